"""Set-up schemas: what a game asks before it starts, and the check of the answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rulebound.kernel.errors import BadSetup

SetupValues: TypeAlias = dict[str, Any]


@dataclass(slots=True, frozen=True)
class Choice:
    """One of `values`; one for each seat with `per_seat`; any number of them with `many`."""

    name: str
    values: tuple[str, ...]
    default: str | None = None
    per_seat: bool = False
    many: bool = False

    def standard(self, seats: int) -> object:
        """The answer when none is given."""
        return [self._standard() for _ in range(seats)] if self.per_seat else self._standard()

    def _standard(self) -> object:
        if self.many:
            return [] if self.default is None else [self.default]
        return self.values[0] if self.default is None else self.default

    def check(self, value: object, seats: int) -> object:
        """The value if it is one the game knows."""
        if self.per_seat:
            if not isinstance(value, list) or len(value) != seats:
                raise BadSetup(f"{self.name}: wants a list with one entry for each of the {seats} seats")
            return [self._one(entry) for entry in value]
        return self._one(value)

    def _one(self, value: object) -> object:
        if not self.many:
            return self._known(value)
        if not isinstance(value, list):
            raise BadSetup(f"{self.name}: wants a list")
        known = [self._known(entry) for entry in value]
        if len(set(known)) != len(known):
            raise BadSetup(f"{self.name}: names something twice")
        return sorted(known, key=self.values.index)

    def _known(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise BadSetup(f"{self.name}: {_short(value)} is not one of {', '.join(self.values)}")
        return value

    def parse(self, text: str) -> object:
        """The value a person typed: entries with commas, the choices of one seat joined by `+`."""
        if not self.per_seat:
            return _words(text, ",") if self.many else text
        return [_words(entry, "+") if self.many else entry for entry in text.split(",")]


@dataclass(slots=True, frozen=True)
class Number:
    """A whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int

    def standard(self, _seats: int) -> object:
        """The answer when none is given."""
        return self.default

    def check(self, value: object, _seats: int) -> object:
        """The value if it lies within the limits."""
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadSetup(f"{self.name}: {_short(value)} is not a whole number from {self.low} to {self.high}")
        return value

    def parse(self, text: str) -> object:
        """The value a person typed."""
        try:
            return int(text if len(text) <= 20 else "")
        except ValueError:
            raise BadSetup(f"{self.name}: {_short(text)} is not a whole number") from None


@dataclass(slots=True, frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool = False

    def standard(self, _seats: int) -> object:
        """The answer when none is given."""
        return self.default

    def check(self, value: object, _seats: int) -> object:
        """The value if it is true or false."""
        if not isinstance(value, bool):
            raise BadSetup(f"{self.name}: {_short(value)} is neither true nor false")
        return value

    def parse(self, text: str) -> object:
        """The value a person typed."""
        if text in ("yes", "true", "on"):
            return True
        if text in ("no", "false", "off"):
            return False
        raise BadSetup(f"{self.name}: say yes or no, not {_short(text)}")


Field: TypeAlias = Choice | Number | Flag


class Setup:
    """What the lobby asks: how many seats, and the game's own fields."""

    __slots__ = ("fields", "seats")

    def __init__(self, seats: tuple[int, int], *fields: Field) -> None:
        self.seats = Number("seats", seats[0], seats[1], seats[0])
        self.fields = {field.name: field for field in fields}

    def check(self, raw: object) -> SetupValues:
        """The whole set-up, with defaults for what was left out; `BadSetup` for anything unknown."""
        if not isinstance(raw, dict):
            raise BadSetup("a set-up is a set of names and values")
        unknown = [name for name in raw if name != "seats" and name not in self.fields]
        if unknown:
            known = ", ".join(["seats", *self.fields])
            raise BadSetup(f"{_short(unknown[0])} is not a set-up name of this game ({known})")
        seats = self.seats.check(raw.get("seats", self.seats.default), 0)
        assert isinstance(seats, int)
        values: SetupValues = {"seats": seats}
        for name, field in self.fields.items():
            given = name in raw
            values[name] = field.check(raw[name], seats) if given else field.standard(seats)
        return values

    def parse(self, texts: Sequence[str], seats: int | None = None) -> SetupValues:
        """A set-up from what a person typed as `name=value`."""
        raw: dict[str, object] = {} if seats is None else {"seats": seats}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadSetup(f"{_short(text)}: write name=value")
            field = self.seats if name == "seats" else self.fields.get(name)
            raw[name] = field.parse(value) if field is not None else value
        return self.check(raw)


def _words(text: str, mark: str) -> list[str]:
    return [word for word in text.split(mark) if word]


def _short(value: object) -> str:
    """A value as it may stand in a message: a stranger may have sent something huge."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**20:
        return "a huge number"
    if isinstance(value, list | dict | Mapping):
        return f"a {type(value).__name__}"
    text = repr(value[:60] if isinstance(value, str) else value)
    return text[:60]
