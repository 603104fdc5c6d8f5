"""The languages of the terminal."""

import os
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import typer

from rulebound.kernel import Game, RuleboundError
from rulebound.messages import ENGLISH, FOLDER, Messages

ASKED_FOR: Final = "rulebound.language"  # where a command's context keeps it


class UnknownLanguage(RuleboundError):
    """There are no messages in this language."""


def languages() -> list[str]:
    """The languages with terminal messages."""
    return sorted(path.parent.name for path in FOLDER.glob("*/terminal.ftl"))


def language_of_terminal() -> str:
    """The language that the system's settings ask for; English if there are no messages in it."""
    asked = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    wanted = asked.partition(".")[0].replace("_", "-")  # `pt_BR.UTF-8`
    there = languages()
    near = [each for each in there if each.partition("-")[0] == wanted.partition("-")[0]]
    return wanted if wanted in there else (near or [ENGLISH])[0]


def choose_language(context: typer.Context, asked: str) -> str:
    """The language of a command: what `--language` names, else that of the terminal. Errors are said in it too."""
    language = asked or language_of_terminal()
    if language in languages():
        context.meta[ASKED_FOR] = language
    return language


def language_named(words: Sequence[str]) -> str:
    """What `--language` names among the words of a command; nothing if it is not there."""
    for word, after in zip(words, [*words, ""][1:], strict=True):
        if word == "--language":
            return after
        if word.startswith("--language="):
            return word.removeprefix("--language=")
    return ""


Language: TypeAlias = Annotated[
    str,
    typer.Option(
        "--language",
        callback=choose_language,
        is_eager=True,  # read before --help
        show_default=False,
        help="The language of the game; else that of the terminal (LANG), or English.",
    ),
]


def language_of(context: typer.Context) -> str:
    """The language in which a command speaks."""
    return str(context.meta.get(ASKED_FOR) or language_of_terminal())


def messages_for(game: Game[Any], language: str, players: Sequence[str] = ()) -> Messages:
    """The messages of a game and of the terminal."""
    if language not in languages():
        raise UnknownLanguage(
            "no-language",
            "no messages in {language} (there are: {known})",
            language=repr(language[:60]),
            known=", ".join(languages()),
        )
    return Messages(game, language, players, also=["terminal"])
