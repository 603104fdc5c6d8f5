"""Scenarios: rules of their own for one game, with a difficulty that adds to the adversary's (SI-001, SI-154)."""

from collections.abc import Callable, Collection
from typing import ClassVar, Final, TypeVar

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import plain_class


@plain_class
class Scenario(Rule):
    """A scenario: a rule that is in force for the whole game."""

    box: ClassVar[str] = "base"
    difficulty: ClassVar[int] = 0
    follows: ClassVar[str] = ""  # by which rule it begins, if it is played on what a finished game has left
    in_a_column: ClassVar[bool] = False  # the boards lie below each other, with all oceans on the west side

    def difficulty_in(self, s: IslandState, its: Effect) -> int:
        """What it adds to the difficulty of this game."""
        return self.difficulty


SCENARIOS: Final[dict[str, Scenario]] = {}
MOST: Final = 2  # scenarios in one game (SI-206)
S = TypeVar("S", bound=type[Scenario])


def scenario(name: str, difficulty: int, box: str = "base") -> Callable[[S], S]:
    """Declare a scenario: `@scenario("blitz", 0)` above a class."""

    def declare(cls: S) -> S:
        cls.difficulty, cls.box = difficulty, box
        rule(name)(cls)
        SCENARIOS[name] = cls()
        return cls

    return declare


def scenarios_of(s: IslandState) -> list[str]:
    """The scenarios of this game."""
    return [effect.kind for effect in s.rules if effect.kind in SCENARIOS]


def is_sequel(s: IslandState) -> bool:
    """Whether this game is played on what a finished one has left, without what is printed on the boards."""
    return any(SCENARIOS[name].follows for name in scenarios_of(s))


def following() -> str:
    """The scenario that is played on what a finished game has left."""
    return next(name for name, its in SCENARIOS.items() if its.follows)


def in_a_column(names: Collection[str]) -> bool:
    """Whether one of these scenarios has the boards lie below each other."""
    return any(SCENARIOS[name].in_a_column for name in names)


def difficulty_of(s: IslandState, name: str) -> int:
    """What a scenario of this game adds to the difficulty (SI-154)."""
    return next(SCENARIOS[name].difficulty_in(s, its) for its in s.rules if its.kind == name)
