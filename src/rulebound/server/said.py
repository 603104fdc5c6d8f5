"""What the server says to people: a message with what it is about, and the same in English."""

import re
from functools import cache
from typing import Final, TypeAlias

import msgspec

from rulebound.kernel import IllegalPick, RuleboundError, RulesFault, Sentence
from rulebound.messages.errors import Errors

TEXT_LIMIT: Final = 400


class SentenceView(msgspec.Struct, frozen=True):
    """A sentence: the message `error-KIND` with its variables, and the text in English.

    A sentence without a kind is said in English alone. A variable may be a sentence itself.
    """

    kind: str
    args: dict[str, "str | int | SentenceView"]
    text: str


ArgView: TypeAlias = str | int | SentenceView


def said_by(error: RuleboundError) -> Sentence:
    """What an error says to people; details of a `RulesFault` could reveal hidden things and are left out."""
    if isinstance(error, RulesFault):
        return Sentence("rules-failed", "the rules of this game failed here; nothing has happened", {})
    if isinstance(error, IllegalPick):  # the kernel's message has ids and seat numbers
        return Sentence("not-pickable", "this cannot be picked now", {})
    return error.said


def view_of(said: Sentence) -> SentenceView:
    """The sentence as it is sent."""
    args: dict[str, ArgView] = {}
    for name, value in said.about.items():
        if isinstance(value, Sentence):
            args[name] = view_of(value)
        else:
            args[name] = one_line(value) if isinstance(value, str) else value
    return SentenceView(said.kind, args, one_line(_english().text(said)))


@cache
def _english() -> Errors:
    return Errors()


def code_of(error: RuleboundError) -> str:
    """The error code for programs: `IllegalPick` is `illegal-pick`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()


def one_line(text: str) -> str:
    """The text as one printable line of limited length."""
    return "".join(char if char.isprintable() else " " for char in text[:TEXT_LIMIT])
