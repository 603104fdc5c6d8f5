"""What a command line that cannot be understood is told: messages in place of Typer's English."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, Final

import typer

from rulebound.kernel import RuleboundError, Sentence

# Typer takes it from Click, or has its own, and exports its child alone.
USAGE_ERROR: Final[Any] = typer.BadParameter.__bases__[0]


class BadUsage(RuleboundError):
    """A command line that cannot be understood."""


@contextmanager
def usage_as_messages(context: Any) -> Iterator[None]:
    """Raise `BadUsage` for what Typer refuses in the program of this context."""
    try:
        yield
    except USAGE_ERROR as error:
        typed = context.command.commands.get(context.invoked_subcommand)
        names = [context.command_path, *([typed.name] if typed else [])]
        raise bad_usage(_said(error, typed or context.command), *names) from error


def bad_usage(said: Sentence, *command: str) -> BadUsage:
    """The error with this reason, and with the command whose help tells more."""
    return BadUsage("usage", "{error} (see {command})", error=said, command=" ".join([*command, "--help"]))


def no_such_command(name: str, known: Sequence[str]) -> Sentence:
    """That there is no such command, and which is meant, perhaps."""
    near = get_close_matches(name, known, n=2)
    if not near:
        return Sentence("usage-command", "there is no command {command}", {"command": name})
    return Sentence(
        "usage-command-near",
        "there is no command {command}: perhaps {near}?",
        {"command": name, "near": ", ".join(near)},
    )


def _said(error: Any, command: Any) -> Sentence:
    param = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return _no_such_option(error)
        case "BadOptionUsage":
            if any(error.option_name in each.opts and getattr(each, "is_flag", False) for each in command.params):
                return Sentence("usage-no-value", "{option} takes no value", {"option": error.option_name})
            return Sentence("usage-value", "{option} needs a value", {"option": error.option_name})
        case "MissingParameter" if param:
            return Sentence("usage-missing", "{name} is missing", {"name": _name(param)})
        case "BadParameter" if param:
            return _bad_value(param)
        case "UsageError":  # nothing else is left that a command of ours refuses so
            return Sentence("usage-many", "too many arguments", {})
    return Sentence("usage-other", "the command cannot be understood: {fault}", {"fault": error.format_message()})


def _no_such_option(error: Any) -> Sentence:
    option = error.option_name
    near = ", ".join(sorted(error.possibilities or ()))
    if not near:
        return Sentence("usage-option", "there is no option {option}", {"option": option})
    return Sentence(
        "usage-option-near", "there is no option {option}: perhaps {near}?", {"option": option, "near": near}
    )


def _bad_value(param: Any) -> Sentence:
    numbers = param if hasattr(param, "min") else param.type
    low, high = getattr(numbers, "min", None), getattr(numbers, "max", None)
    if low is None:
        return Sentence("usage-bad-value", "{option} does not take this value", {"option": _name(param)})
    if high is None:
        return Sentence(
            "usage-number",
            "{option} takes a whole number, at least {low}",
            {"option": _name(param), "low": str(low)},
        )
    return Sentence(
        "usage-number-to",
        "{option} takes a whole number from {low} to {high}",
        {"option": _name(param), "low": str(low), "high": str(high)},
    )


def _name(param: Any) -> str:
    """How a parameter is typed; an argument's name."""
    return str(max(param.opts, key=len))
