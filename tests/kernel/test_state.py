"""State classes: a copy shares nothing, and whatever is shared or doubled is found."""

from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Any, Literal, Optional

import pytest

from rulebound.kernel import GameState, Rng, RulesFault, State, doubled_objects, shared_objects, state_hash


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Level(IntEnum):
    LOW = 1
    HIGH = 2


@dataclass(slots=True)
class Pawn(State):
    where: int
    marks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Everything(State):
    number: int = 7
    word: str = "seven"
    yes: bool = True
    nothing: None = None
    colour: Colour = Colour.RED
    level: Level = Level.LOW
    mode: Literal["day", "night"] = "day"
    either: int | str = "x"
    pair: tuple[int, str] = (1, "one")
    many: tuple[int, ...] = (1, 2, 3)
    nested: tuple[tuple[int, ...], Colour] = ((1,), Colour.BLUE)
    maybe: int | None = None
    old_maybe: Optional[str] = "old"  # noqa: UP045
    pawn: Pawn = field(default_factory=lambda: Pawn(1, ["m"]))
    maybe_pawn: Pawn | None = field(default_factory=lambda: Pawn(2))
    no_pawn: Pawn | None = None
    numbers: list[int] = field(default_factory=lambda: [3, 1, 2])
    grid: list[list[int]] = field(default_factory=lambda: [[1], [2, 3]])
    cube: list[list[list[int]]] = field(default_factory=lambda: [[[1]], [[2], []]])
    pawns: list[Pawn] = field(default_factory=lambda: [Pawn(3), Pawn(4, ["n"])])
    slots: list[Pawn | None] = field(default_factory=lambda: [None, Pawn(5)])
    maybe_list: list[int] | None = field(default_factory=lambda: [9])
    lists_or_none: list[list[int] | None] = field(default_factory=lambda: [None, [1]])
    tuples: list[tuple[int, str]] = field(default_factory=lambda: [(1, "a")])
    words: set[str] = field(default_factory=lambda: {"x", "y"})
    places: set[tuple[int, int]] = field(default_factory=lambda: {(1, 2), (0, 1)})
    colours: set[Colour] = field(default_factory=lambda: {Colour.RED, Colour.BLUE})
    stock: dict[str, int] = field(default_factory=lambda: {"b": 1, "a": 2})
    by_number: dict[int, list[int]] = field(default_factory=lambda: {10: [1], 9: []})
    by_place: dict[tuple[int, int], Pawn] = field(default_factory=lambda: {(0, 1): Pawn(6)})
    by_colour: dict[Colour, dict[str, list[Pawn]]] = field(
        default_factory=lambda: {Colour.BLUE: {"x": [Pawn(7, ["p"])]}}
    )


def test_a_copy_of_every_kind_of_field_is_equal_and_shares_nothing() -> None:
    state = Everything()
    twin = state.copy()
    assert type(twin) is Everything
    assert twin == state
    assert twin is not state
    assert shared_objects(state, twin) == []
    assert doubled_objects(twin) == []
    assert state_hash(twin) == state_hash(state)


def test_changing_a_copy_leaves_the_state_alone() -> None:
    state, untouched = Everything(), Everything()
    twin = state.copy()
    twin.numbers.append(1)
    twin.cube[1][0].append(5)
    twin.words.add("z")
    twin.stock["c"] = 1
    twin.by_number[9].append(4)
    twin.by_colour[Colour.BLUE]["x"][0].marks.append("q")
    twin.pawns[1].marks.clear()
    twin.slots[0] = Pawn(0)
    assert state == untouched
    assert twin != untouched


@dataclass(slots=True)
class Queen(Pawn):
    crowns: list[int] = field(default_factory=list)


def test_a_subclass_is_copied_whole_though_its_base_was_copied_first() -> None:
    assert Pawn(1).copy() == Pawn(1)
    queen = Queen(1, ["m"], [2])
    twin = queen.copy()
    assert type(twin) is Queen
    assert twin == queen
    assert shared_objects(queen, twin) == []


def test_a_subclass_in_a_field_of_its_base_is_copied_whole() -> None:
    state = Everything(pawns=[Queen(1, [], [3])])
    twin = state.copy()
    assert twin == state
    assert type(twin.pawns[0]) is Queen


@dataclass(slots=True)
class HandMade(State):
    kept: list[int]

    def copy(self) -> "HandMade":
        twin = State.copy(self)
        twin.kept.append(0)
        return twin


def test_a_copy_written_by_hand_stays_in_force() -> None:
    state = HandMade([])
    assert state.copy().copy().kept == [0, 0]


@dataclass(slots=True)
class OddList(State):
    fine: int
    odd: list[Any]


@dataclass(slots=True)
class OddBare(State):
    odd: list  # type: ignore[type-arg]


@dataclass(slots=True)
class OddUnion(State):
    odd: Pawn | Everything


@dataclass(slots=True)
class OddSet(State):
    odd: set[Pawn]


@dataclass(slots=True)
class OddKeys(State):
    odd: "dict[Any, int]"


@dataclass(slots=True)
class OddDeep(State):
    odd: dict[str, list[tuple[Pawn, int]]]


@dataclass(slots=True)
class OddObject(State):
    odd: object


@pytest.mark.parametrize(
    ("state", "name"),
    [
        (OddList(1, []), "OddList.odd"),
        (OddBare([]), "OddBare.odd"),
        (OddUnion(Pawn(1)), "OddUnion.odd"),
        (OddSet(set()), "OddSet.odd"),
        (OddKeys({}), "OddKeys.odd"),
        (OddDeep({}), "OddDeep.odd"),
        (OddObject(1), "OddObject.odd"),
    ],
)
def test_a_field_that_cannot_be_copied_is_named(state: State, name: str) -> None:
    with pytest.raises(RulesFault, match=name):
        state.copy()


class Plain(State):
    pass


@dataclass
class Open(State):
    number: int


@pytest.mark.parametrize("state", [Plain(), Open(1)])
def test_a_state_must_be_a_slotted_dataclass(state: State) -> None:
    with pytest.raises(RulesFault, match=type(state).__name__):
        state.copy()


def test_sharing_is_found_at_any_depth() -> None:
    one, other = Everything(), Everything()
    other.by_colour[Colour.BLUE]["x"][0].marks = one.by_colour[Colour.BLUE]["x"][0].marks
    other.cube[1] = one.cube[1]
    other.words = one.words
    found = shared_objects(one, other)
    assert found == [
        "cube[1]",
        "cube[1][0]",
        "cube[1][1]",
        "words",
        "by_colour[<Colour.BLUE: 'blue'>]['x'][0].marks",
    ]


def test_an_object_in_two_places_is_found_at_any_depth() -> None:
    state = Everything()
    state.slots[0] = state.pawns[1]
    state.by_number[11] = state.by_number[10]
    assert doubled_objects(state) == [
        "pawns[1] is slots[0]",
        "pawns[1].marks is slots[0].marks",
        "by_number[10] is by_number[11]",
    ]


def test_equal_constants_in_two_places_are_no_fault() -> None:
    state = Everything(numbers=[1, 1, 1], tuples=[(1, "a"), (1, "a")])
    assert doubled_objects(state) == []


@dataclass(slots=True)
class Table(GameState):
    piles: dict[str, int]


def test_the_listener_is_neither_copied_nor_hashed_nor_compared() -> None:
    quiet, heard = Table(Rng(1), {}), Table(Rng(1), {})
    heard.listen(lambda _event: None)
    assert heard == quiet
    assert state_hash(heard) == state_hash(quiet)
    assert heard.copy().sink is None


def test_the_hash_of_a_state_is_the_same_on_every_machine_and_python() -> None:
    assert state_hash(Table(Rng(5, 3), {"b": 1, "a": 2})) == "bf553f8bd63d9aad"
    assert state_hash(Everything()) == "5503d46cdf42c6bb"


def test_the_order_of_insertion_does_not_change_the_hash() -> None:
    one = Everything(stock={"a": 1, "b": 2}, by_number={9: [1], 10: [2]}, words={"p", "q", "r"})
    other = Everything(stock={"b": 2, "a": 1}, by_number={10: [2], 9: [1]}, words={"r", "q", "p"})
    assert state_hash(one) == state_hash(other)


@pytest.mark.parametrize(
    "changed",
    [
        Everything(number=8),
        Everything(stock={"b": 1, "a": 3}),
        Everything(by_number={10: [1], 9: [0]}),
        Everything(by_number={10: [], 9: [1]}),
        Everything(pawns=[Pawn(4, ["n"]), Pawn(3)]),
        Everything(words={"x"}),
        Everything(colours={Colour.RED}),
        Everything(by_colour={Colour.BLUE: {"x": [Pawn(7, ["p", "p"])]}}),
    ],
)
def test_whatever_changes_in_a_state_changes_its_hash(changed: Everything) -> None:
    assert state_hash(changed) != state_hash(Everything())
