"""What the commands that players use say of themselves, in the reader's language: `terminal-help.ftl`."""

from functools import cache
from typing import Any, Final

from typer.core import TyperCommand

from rulebound.cli.languages import choose_language, language_named, language_of, languages
from rulebound.messages import ENGLISH, FOLDER
from rulebound.messages.names import Words

FILE: Final = "terminal-help.ftl"
HEADINGS: Final = ("Arguments", "Options", "Commands")
USAGE: Final = {"help-usage-options": "[OPTIONS]", "help-usage-command": "COMMAND [ARGS]..."}
MARKS: Final = ("required", "default")


@cache
def _words(language: str) -> Words:
    words = Words(language)
    path = FOLDER / language / FILE
    if path.is_file():
        words.add(path.read_text("utf-8"))
    return words


def has_help(name: str) -> bool:
    """Whether there is a message of this name."""
    return _words(ENGLISH).has(name)


def help_text(language: str, name: str, **about: object) -> str:
    """The message of this name; in English if this language lacks it."""
    spoken = [language] if language in languages() else []
    words = next(each for each in map(_words, (*spoken, ENGLISH)) if each.has(name))
    text, errors = words.format(name, about)
    if errors:
        raise errors[0]
    return text or ""


def translate(command: Any, context: Any) -> None:
    """Give a command and its options the help of their messages, `help-COMMAND` and `help-COMMAND-OPTION`."""
    language = language_of(context)
    name = f"help-{command.name or 'rulebound'}"
    if has_help(name):
        command.help = help_text(language, name)
    for each in command.params:
        own = f"{name}-{each.name.strip('_').replace('_', '-')}"
        if has_help(own):
            each.help = help_text(language, own)
    for option in command.get_params(context):
        if option.name == "help":
            option.help = help_text(language, "help-help")


def with_headings(text: str, language: str) -> str:
    """A help text with its headings and marks in this language."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if line.startswith("Usage:"):
            typed = line.removeprefix("Usage:")
            for name, english in USAGE.items():
                typed = typed.replace(english, help_text(language, name))
            lines[at] = f"{help_text(language, 'help-usage')}:{typed}"
        for heading in HEADINGS:
            if line == f"{heading}:":
                lines[at] = f"{help_text(language, f'help-{heading.lower()}')}:"
        for mark in MARKS:
            lines[at] = lines[at].replace(f"[{mark}", f"[{help_text(language, f'help-{mark}')}")
    return "\n".join(lines)


class PlayersCommand(TyperCommand):
    """A command whose help is in the reader's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the options; the language first, in which they may be refused."""
        choose_language(ctx, language_named(args))
        return super().parse_args(ctx, args)

    def get_help(self, ctx: Any) -> str:
        """The whole help text."""
        translate(self, ctx)
        return with_headings(super().get_help(ctx), language_of(ctx))
