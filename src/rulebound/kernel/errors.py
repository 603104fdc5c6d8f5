"""The few ways in which a match, a set-up or a record can be refused."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final, Self, TypeAlias, Union

AboutValue: TypeAlias = Union[str, int, "Sentence"]


class Sentence:
    """Something said to a person: the message `error-KIND` with what it is about, and the same in English.

    In `english` the names of what it is about stand in braces: `{seats} players are enough`. A sentence without a
    kind has no message, and is said as it stands in every language.
    """

    __slots__ = ("about", "english", "kind")

    def __init__(self, kind: str, english: str, about: Mapping[str, AboutValue]) -> None:
        self.kind: Final = kind
        self.english: Final = english
        self.about: Final = about

    def __str__(self) -> str:
        return self.english.format_map(self.about) if self.kind else self.english


def either(each: "Sequence[AboutValue]") -> "AboutValue":
    """One of these, in words: `seat 1 or 2 or 3`."""
    return _joined("or", "{one} or {other}", each)


def all_of(each: "Sequence[AboutValue]") -> "AboutValue":
    """All of these, in words."""
    return _joined("and", "{one} and {other}", each)


def any_case(each: "Sequence[AboutValue]") -> "AboutValue":
    """One of these cases of a condition, in words: `asked only with mode solo, or with seats 2`."""
    return _joined("or-with", "{one}, or with {other}", each)


def _joined(kind: str, english: str, each: "Sequence[AboutValue]") -> "AboutValue":
    return reduce(lambda one, other: Sentence(kind, english, {"one": one, "other": other}), each)


class RuleboundError(Exception):
    """Anything Rulebound refuses, with a message a person can act on.

    `BadSetup("deck-unknown", "no deck is called {deck}", deck="tarot")` is shown by the message
    `error-deck-unknown` in the reader's language. `BadSetup("no deck is called tarot")` has no message: a game of
    your own may say a plain sentence. What a sentence is about may be another error, or a `Sentence`.
    """

    said: Sentence

    def __init__(self, kind: str, english: str | None = None, /, **about: "AboutValue | RuleboundError") -> None:
        super().__init__(kind, english)
        values = {name: each.said if isinstance(each, RuleboundError) else each for name, each in about.items()}
        self.said = Sentence("", kind, {}) if english is None else Sentence(kind, english, values)

    @classmethod
    def saying(cls, said: Sentence) -> Self:
        """An error of this kind that says what another one has said."""
        error = cls(str(said))
        error.said = said
        return error

    def __str__(self) -> str:
        return str(self.said)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class Defect(RuleboundError):
    """What only programmers can act on; it is said in English alone."""


class IllegalPick(RuleboundError):
    """A pick that is not open: wrong seat, wrong option, or too late. The match is unchanged."""


class UndoRefused(RuleboundError):
    """An undo or redo that would take back something others have seen or done."""


class ForkRefused(Defect):
    """A fork of an imagined match before its next stable point."""


class UnknownGame(RuleboundError):
    """A game name that nothing here answers to."""


class BadSetup(RuleboundError):
    """A set-up that the game does not know or allow."""


class BadRecord(RuleboundError):
    """A record that is damaged, of another format, or not a game by the rules."""


class RulesFault(Defect):
    """A game's own rules failed: a defect of the game, never of the player."""
