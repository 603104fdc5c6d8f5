"""Set-up schemas: what a game asks before it starts, and the check of the answers."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from pathlib import Path
from typing import Any, Final, TypeAlias

from rulebound.kernel.errors import AboutValue, BadSetup, RulesFault, Sentence, all_of, any_case, either

SetupValues: TypeAlias = dict[str, Any]
STANDARD: Final = "standard"  # the answer that asks for a game's own content


@dataclass(slots=True, frozen=True)
class Answered:
    """An answer, named by its field, is one of `values`; `seats` is a field too.

    Where a field has several answers, one of them is enough.
    """

    field: str
    values: tuple[str | int | bool, ...]

    def holds(self, answers: Mapping[str, object]) -> bool:
        """Whether it holds with these answers."""
        given = answers.get(self.field)
        return any(each in self.values for each in given) if isinstance(given, list) else given in self.values

    def said(self) -> Sentence:
        """The condition in words."""
        values = either([_word(value) for value in self.values])
        return Sentence("answered", "{field} {values}", {"field": self.field, "values": values})


@dataclass(slots=True, frozen=True, init=False)
class When:
    """A condition on other answers: any of these cases, of which each needs all its answers.

    `When("seats", (3, 4))` is one answer; `&` and `|` join conditions:
    `When("seats", (3, 4)) & When("mode", ("base",)) | When("mode", ("solo",))`.
    """

    any_of: tuple[tuple[Answered, ...], ...]

    def __init__(self, field: str, values: tuple[str | int | bool, ...]) -> None:
        object.__setattr__(self, "any_of", ((Answered(field, values),),))

    def __and__(self, other: "When") -> "When":
        return _any_of(tuple((*mine, *theirs) for mine in self.any_of for theirs in other.any_of))

    def __or__(self, other: "When") -> "When":
        return _any_of(self.any_of + other.any_of)

    def holds(self, answers: Mapping[str, object]) -> bool:
        """Whether it holds with these answers."""
        for case in self.any_of:
            for each in case:
                if not each.holds(answers):
                    break
            else:
                return True
        return False

    def fields(self) -> set[str]:
        """The names of the answers that it looks at."""
        return {each.field for case in self.any_of for each in case}

    def said(self) -> AboutValue:
        """The condition in words."""
        return any_case([all_of([each.said() for each in case]) for case in self.any_of])


def _any_of(cases: tuple[tuple[Answered, ...], ...]) -> When:
    made = When("", ())
    object.__setattr__(made, "any_of", cases)
    return made


@dataclass(slots=True, frozen=True)
class Role:
    """What one seat plays as, where `when` holds: the last seat, or the next before it that has no role yet."""

    name: str
    when: When | None = None


@dataclass(slots=True, frozen=True)
class Choice:
    """One of `values`; one for each seat with `per_seat`; any number of them with `many`.

    A field of each seat is answered by who sits there. With `distinct` no two seats give the same answer, but for
    the default. `only` names the values that are offered only with certain other answers; where the default is not
    offered, the first value that is takes its place. `before` is what a table or record meant that was made before
    this field, of one answer, was there. With `many` the default may be several values.
    """

    name: str
    values: tuple[str, ...]
    default: str | tuple[str, ...] | None = None
    per_seat: bool = False
    many: bool = False
    distinct: bool = False
    only: Mapping[str, When] = dataclass_field(default_factory=dict)
    when: When | None = None
    before: str | None = None

    def standard(self, seat_count: int, answers: Mapping[str, object]) -> object:
        """The answer when none is given."""
        return [self.usual(answers) for _ in range(seat_count)] if self.per_seat else self.usual(answers)

    def usual(self, answers: Mapping[str, object] | None = None) -> object:
        """The answer of one seat, or of the table, when none is given; with `answers`, one that goes with them."""
        usual = (self.default,) if isinstance(self.default, str) else self.default or ()
        if self.many:
            return [each for each in usual if self._goes_with(each, answers)]
        first = usual[0] if usual else self.values[0]
        if self._goes_with(first, answers):
            return first
        offered = self.values if answers is None else self.offered(answers)
        return offered[0] if offered else first

    def _goes_with(self, value: str, answers: Mapping[str, object] | None) -> bool:
        """Whether a value is one of the field's own and goes with the other answers, if there are any."""
        if answers is not None and value in self.only and not self.only[value].holds(answers):
            return False
        return value in self.values

    def offered(self, answers: Mapping[str, object]) -> tuple[str, ...]:
        """The values that go with the other answers."""
        if not self.only:
            return self.values
        return tuple(each for each in self.values if each not in self.only or self.only[each].holds(answers))

    def check(self, value: object, seat_count: int) -> object:
        """The value if it is one the game knows."""
        if self.per_seat:
            if not isinstance(value, list) or len(value) != seat_count:
                raise BadSetup(
                    "setup-each-seat",
                    "{field}: wants a list with one entry for each seat, {seats} in all",
                    field=self.name,
                    seats=seat_count,
                )
            return [self._one(entry) for entry in value]
        return self._one(value)

    def _one(self, value: object) -> object:
        if not self.many:
            return self._known(value)
        if not isinstance(value, list):
            raise BadSetup("setup-list", "{field}: wants a list", field=self.name)
        known = [self._known(entry) for entry in value]
        if len(set(known)) != len(known):
            raise BadSetup("setup-twice", "{field}: names something twice", field=self.name)
        return sorted(known, key=self.values.index)

    def _known(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise BadSetup(
                "setup-not-one-of",
                "{field}: {value} is not one of {values}",
                field=self.name,
                value=_short(value),
                values=", ".join(self.values),
            )
        return value

    def check_among(self, value: object, answers: Mapping[str, object]) -> None:
        """Raise `BadSetup` where the value does not go with the other answers, or two seats give the same."""
        given = value if isinstance(value, list) else [value]
        for one in given:
            if isinstance(one, str) and one in self.only and not self.only[one].holds(answers):
                raise BadSetup(
                    "setup-goes-with",
                    "{field}: {value} goes only with {condition}",
                    field=self.name,
                    value=one,
                    condition=self.only[one].said(),
                )
        if self.distinct:
            usual = self.usual(answers)
            named = [one for one in given if one != usual]
            twice = [one for one in named if named.count(one) > 1]
            if twice:
                raise BadSetup(
                    "setup-same", "{field}: {value} is there twice", field=self.name, value=str(twice[0])
                )

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
    when: When | None = None

    def standard(self, _seat_count: int, answers: Mapping[str, object]) -> object:
        """The answer when none is given."""
        return self.usual(answers)

    def usual(self, _answers: Mapping[str, object] | None = None) -> object:
        """The answer when none is given, whatever the others are."""
        return self.default

    def check(self, value: object, _seat_count: int) -> object:
        """The value if it lies within the limits."""
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadSetup(
                "setup-not-within",
                "{field}: {value} is not a whole number from {low} to {high}",
                field=self.name,
                value=_short(value),
                low=self.low,
                high=self.high,
            )
        return value

    def parse(self, text: str) -> object:
        """The value a person typed."""
        try:
            return int(text if len(text) <= 20 else "")
        except ValueError:
            raise BadSetup(
                "setup-not-a-number", "{field}: {value} is not a whole number", field=self.name, value=_short(text)
            ) from None


@dataclass(slots=True, frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool = False
    when: When | None = None

    def standard(self, _seat_count: int, answers: Mapping[str, object]) -> object:
        """The answer when none is given."""
        return self.usual(answers)

    def usual(self, _answers: Mapping[str, object] | None = None) -> object:
        """The answer when none is given, whatever the others are."""
        return self.default

    def check(self, value: object, _seat_count: int) -> object:
        """The value if it is true or false."""
        if not isinstance(value, bool):
            raise BadSetup(
                "setup-not-a-flag",
                "{field}: {value} is neither true nor false",
                field=self.name,
                value=_short(value),
            )
        return value

    def parse(self, text: str) -> object:
        """The value a person typed."""
        if text in ("yes", "true", "on"):
            return True
        if text in ("no", "false", "off"):
            return False
        raise BadSetup(
            "setup-yes-or-no", "{field}: say yes or no, not {value}", field=self.name, value=_short(text)
        )


@dataclass(slots=True, frozen=True)
class Content:
    """The word `standard`, or the whole tables of a content pack.

    `take` checks tables and makes them known to the game (`BadSetup` if they are not sound); `read` gives the
    tables in a folder and what is wrong with them, a line for each fault; `template` puts a pack into a folder;
    `whole` gives all tables that an answer stands for, the standard ones too: screens draw by them.
    """

    name: str
    take: Callable[[object], object]
    read: Callable[[Path], tuple[Any, list[str]]]
    template: Callable[[Path], None]
    whole: Callable[[object], Any]
    when: When | None = None

    def standard(self, _seat_count: int, answers: Mapping[str, object]) -> object:
        """The answer when none is given."""
        return self.usual(answers)

    def usual(self, _answers: Mapping[str, object] | None = None) -> object:
        """The answer when none is given, whatever the others are."""
        return STANDARD

    def check(self, value: object, _seat_count: int) -> object:
        """The value if it is `standard` or sound tables, which the game knows from then on."""
        if value == STANDARD:
            return value
        if isinstance(value, str):
            raise BadSetup(
                "setup-no-pack",
                "{field}: {value} is neither the word standard nor the tables of a pack",
                field=self.name,
                value=_short(value),
            )
        return self.take(value)

    def parse(self, text: str) -> object:
        """The value a person typed: `standard`, or the folder of a pack, which is read."""
        if text == STANDARD:
            return text
        folder = Path(text)
        if not _is_folder(folder):
            raise BadSetup(
                "setup-no-folder",
                "{field}: {value} is neither the word standard nor a folder",
                field=self.name,
                value=_short(text),
            )
        tables, faults = self.read(folder)
        if len(faults) > 1:
            raise BadSetup(
                "setup-pack-faults",
                "{field}: {fault} and {more} more; see `rulebound validate {folder}`",
                field=self.name,
                fault=faults[0],
                more=len(faults) - 1,
                folder=text,
            )
        if faults:
            raise BadSetup(
                "setup-pack-fault",
                "{field}: {fault}; see `rulebound validate {folder}`",
                field=self.name,
                fault=faults[0],
                folder=text,
            )
        return tables

    def label(self, value: object) -> str:
        """A checked value in one word: `standard`, or the hash of the tables."""
        return STANDARD if value == STANDARD else content_hash(value)


@dataclass(slots=True, frozen=True)
class Left:
    """What a finished game left for the next one, as `Game.sequel` gives it: nothing if it is empty.

    It is not asked in a lobby. `take` checks it and gives it as it is kept (`BadSetup` if it is not sound).
    """

    name: str
    take: Callable[[Mapping[str, Any]], dict[str, Any]]
    when: When | None = None

    def standard(self, _seat_count: int, answers: Mapping[str, object]) -> object:
        """The answer when none is given."""
        return self.usual(answers)

    def usual(self, _answers: Mapping[str, object] | None = None) -> object:
        """The answer when none is given, whatever the others are."""
        return {}

    def check(self, value: object, _seat_count: int) -> object:
        """The value if it is empty or sound."""
        if not isinstance(value, dict):
            raise BadSetup(
                "setup-not-left",
                "{field}: {value} is not what a finished game has left",
                field=self.name,
                value=_short(value),
            )
        return self.take(value) if value else {}

    def label(self, value: object) -> str:
        """A checked value in one word: nothing, or a hash."""
        return content_hash(value) if value else ""

    def parse(self, text: str) -> object:
        """The value a person typed, as JSON."""
        try:
            return json.loads(text)
        except ValueError:
            raise BadSetup(
                "setup-not-json", "{field}: {value} is not JSON", field=self.name, value=_short(text)
            ) from None


Asked: TypeAlias = Choice | Number | Flag | Content  # what people answer
Field: TypeAlias = Asked | Left


def content_hash(tables: object) -> str:
    """Sixteen hexadecimal digits that name exactly these tables."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # a name that no disk takes
        return False


class Setup:
    """What the lobby asks: how many seats, and the game's own fields.

    A field may depend on the number of seats and on fields before it. `notes` are messages of the game that people
    must know before they choose, each with the answers that it goes with. `roles` are those that a seat may have.
    """

    __slots__ = ("fields", "notes", "possible_roles", "seats")

    def __init__(
        self,
        seats: tuple[int, int],
        *fields: Field,
        notes: Mapping[str, When] | None = None,
        roles: Sequence[Role] = (),
    ) -> None:
        self.seats = Number("seats", seats[0], seats[1], seats[0])
        self.fields = {field.name: field for field in fields}
        self.notes = dict(notes or {})
        self.possible_roles = tuple(roles)
        _check_order(fields)
        _check_roles(self.possible_roles, {"seats", *self.fields})

    def check(self, raw: object) -> SetupValues:
        """The whole set-up, with defaults for what was left out; `BadSetup` for anything unknown."""
        if not isinstance(raw, dict):
            raise BadSetup("setup-not-a-setup", "a set-up is a set of names and values")
        unknown = [name for name in raw if name != "seats" and name not in self.fields]
        if unknown:
            known = ", ".join(["seats", *self.fields])
            raise BadSetup(
                "setup-unknown",
                "{field} is not a set-up name of this game ({known})",
                field=_short(unknown[0]),
                known=known,
            )
        seats = self.seats.check(raw.get("seats", self.seats.default), 0)
        assert isinstance(seats, int)
        values: SetupValues = {"seats": seats}
        for name, field in self.fields.items():
            value = field.check(raw[name], seats) if name in raw else field.standard(seats, values)
            if field.when is not None and not field.when.holds(values):
                if name in raw and value != field.standard(seats, values):
                    raise BadSetup(
                        "setup-not-asked",
                        "{field}: asked only with {condition}",
                        field=name,
                        condition=field.when.said(),
                    )
            elif isinstance(field, Choice):
                field.check_among(value, values)
            values[name] = value
        return values

    def roles(self, values: SetupValues) -> tuple[str, ...]:
        """The role of each seat; `""` for a plain player, who is any seat without a role."""
        seat_count: int = values["seats"]
        answers = self._with_usual(values)
        taken = [role.name for role in self.possible_roles if role.when is None or role.when.holds(answers)]
        if len(taken) > seat_count:
            raise RulesFault(f"the set-up gives {len(taken)} roles to {seat_count} seats")
        return ("",) * (seat_count - len(taken)) + tuple(reversed(taken))

    def _with_usual(self, answers: Mapping[str, object]) -> dict[str, object]:
        """The answers, with the usual ones for what was left out, as conditions look at them."""
        known: dict[str, object] = {"seats": answers.get("seats", self.seats.default)}
        for name, field in self.fields.items():
            known[name] = answers[name] if name in answers else field.usual(known)
        return known

    def answer_for_seat(self, values: SetupValues, seat: int, answers: Mapping[str, object]) -> SetupValues:
        """The set-up with other answers of one seat; `BadSetup` for a field that is not for each seat."""
        changed = self.check(values)
        for name, answer in answers.items():
            if not any(field.name == name for field in self.per_seat()):
                raise BadSetup(
                    "setup-not-per-seat",
                    "{field} is not a question to each seat of this game",
                    field=_short(name),
                )
            changed[name] = [answer if at == seat else other for at, other in enumerate(changed[name])]
        return self.check(changed)

    def clear_seats(self, values: SetupValues, seats: Sequence[int]) -> SetupValues:
        """The set-up with the usual answers of these seats, for whoever sits down there next."""
        values = self.check(values)
        usual = {field.name: field.usual(values) for field in self.per_seat()}
        for seat in seats:
            values = self.answer_for_seat(values, seat, usual)
        return values

    def swap_seats(self, values: SetupValues, one: int, other: int) -> SetupValues:
        """The set-up when those who sit in two seats change places, each with their own answers."""
        changed = self.check(values)
        for field in self.per_seat():
            given = changed[field.name]
            given[one], given[other] = given[other], given[one]
        return self.check(changed)

    def per_seat(self) -> list[Choice]:
        """The fields that each seat answers for itself."""
        return [field for field in self.fields.values() if isinstance(field, Choice) and field.per_seat]

    def kept(self, raw: SetupValues) -> SetupValues:
        """A stored set-up as it was meant: it may be older than a field, or answer what is not asked now."""
        older = {name: f.before for name, f in self.fields.items() if isinstance(f, Choice) and f.before}
        answers = {**older, **raw}
        for name, field in self.fields.items():
            if field.when is not None and not field.when.holds(self._with_usual(answers)):
                answers.pop(name, None)
        return answers

    def parse(self, texts: Sequence[str], seat_count: int | None = None) -> SetupValues:
        """A set-up from what a person typed as `name=value`."""
        raw: dict[str, object] = {} if seat_count is None else {"seats": seat_count}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadSetup("setup-name-value", "{text}: write name=value", text=_short(text))
            field = self.seats if name == "seats" else self.fields.get(name)
            raw[name] = field.parse(value) if field is not None else value
        return self.check(raw)

    def shown(self, values: SetupValues) -> SetupValues:
        """A checked set-up as it is told to people: of content and of what a game has left only its label."""
        named = {field.name: field for field in self.fields.values() if isinstance(field, Content | Left)}
        return {name: named[name].label(value) if name in named else value for name, value in values.items()}

    def asked(self) -> list[Asked]:
        """The fields that people answer: all but what a finished game has left."""
        return [field for field in self.fields.values() if not isinstance(field, Left)]

    def content(self) -> Content | None:
        """The field that asks for content, if the game has one."""
        return next((field for field in self.fields.values() if isinstance(field, Content)), None)


def _check_order(fields: Sequence[Field]) -> None:
    """What a field depends on must be asked before it."""
    known = {"seats"}
    for each in fields:
        needed = [] if each.when is None else [each.when]
        if isinstance(each, Choice):
            needed += each.only.values()
        for need in needed:
            for missing in sorted(need.fields() - known):
                raise RulesFault(f"the set-up field {each.name} depends on {missing}: ask that first")
        known.add(each.name)


def _check_roles(roles: Sequence[Role], known: set[str]) -> None:
    """Roles have names of their own, and depend on what is asked."""
    names = [role.name for role in roles]
    if "" in names or len(set(names)) != len(names):
        raise RulesFault("every role of a set-up needs a name of its own")
    for role in roles:
        for missing in sorted(role.when.fields() - known) if role.when is not None else ():
            raise RulesFault(f"the role {role.name} depends on {missing}, which is not asked")


def _word(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


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
