"""Rules at named points: what content changes about the game.

A special rule of a spirit, a blight card, an adversary and each of its levels, a fear card or power that lasts:
each is a `Rule`, an object with a method for every named point (`points.py`) at which it steps in. Which of them
are in force lies in the state as ids: those of a spirit with the spirit, those of the whole game in `rules`, all
others among the effects of the turn. The chapters ask `at` who steps in at a point; where nobody does, nothing is
called.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from rulebound.games.spirit_island.effect import NOBODY, NOWHERE, Effect
from rulebound.games.spirit_island.island import Island, island
from rulebound.games.spirit_island.points import Rule
from rulebound.kernel import plain_class

if TYPE_CHECKING:
    from rulebound.games.spirit_island.state import IslandState

__all__ = [
    "POINTS",
    "RULES",
    "InForce",
    "Kept",
    "Rule",
    "at",
    "at_seat",
    "holds",
    "keep",
    "may_end",
    "points_of",
    "rule",
    "skips",
]


class InForce(NamedTuple):
    """A rule, and for whom, where and how much it is in force."""

    rule: Rule
    its: Effect


POINTS: Final = tuple(name for name, what in vars(Rule).items() if callable(what) and name[0] != "_")


# Where rules decide whether the game is over: asked after every action, and few games have any.
ENDINGS: Final = frozenset({"won", "terror_level", "lost"})

# By point: whoever steps in there. Few points are in it, so that it stays small and quick to look into.
Points: TypeAlias = dict[str, tuple[InForce, ...]]


class Kept:
    """What is kept ready beside a state (`s.kept`), until the rules of the game or the island change.

    What is in force for the whole game: for all, and for each seat. And the island as its changes have left it.
    """

    __slots__ = ("endings", "island", "points", "seats")

    def __init__(self, points: Points, seats: list[Points], its_island: Island) -> None:
        self.points = points
        self.seats = seats
        self.endings = not ENDINGS.isdisjoint(points)
        self.island = its_island


class Registry(dict[str, Rule]):
    """All rules by their ids, and who of them steps in at each point."""

    def __init__(self) -> None:
        super().__init__()
        self._forget()

    def __setitem__(self, name: str, made: Rule) -> None:
        super().__setitem__(name, made)
        self._forget()

    def __delitem__(self, name: str) -> None:
        super().__delitem__(name)
        self._forget()

    def _forget(self) -> None:
        self.at: dict[str, set[str]] = {}
        self.points: dict[str, frozenset[str]] = {}
        self.standing: dict[tuple[tuple[str, ...], ...], tuple[Points, list[Points]]] = {}

    def who(self, point: str) -> set[str]:
        """The ids of all rules that step in at this point, in force or not."""
        if not self.at:
            self.at = {each: set() for each in POINTS}
            for name in self:
                for each in self.points_at(name):
                    self.at[each].add(name)
        return self.at[point]

    def points_at(self, name: str) -> frozenset[str]:
        """The points at which a rule steps in; none for what is no rule."""
        known = self.points.get(name)
        if known is None:
            known = self.points[name] = points_of(self[name]) if name in self else frozenset()
        return known

    def of_spirits(self, rules: tuple[tuple[str, ...], ...]) -> tuple[Points, list[Points]]:
        """What the special rules of the spirits say, by seat: for all, and for each. It is never changed."""
        known = self.standing.get(rules)
        if known is None:
            points: Points = {}
            seats: list[Points] = [{} for _ in rules]
            for seat, names in enumerate(rules):
                for name in names:
                    self.add(Effect(name, seat=seat, until="game"), points, seats)
            known = self.standing[rules] = points, seats
        return known

    def add(self, effect: Effect, points: Points, seats: list[Points]) -> None:
        """A rule is in force besides others, for one seat or for all of them."""
        concerned = seats if effect.seat == NOBODY else (seats[effect.seat],)
        for point in self.points_at(effect.kind):
            each = InForce(self[effect.kind], effect)
            for table in (points, *concerned):
                table[point] = (*table.get(point, ()), each)


RULES: Final = Registry()
R = TypeVar("R", bound=type[Rule])


def rule(name: str) -> Callable[[R], R]:
    """Declare a rule: `@rule("rivers-domain")` above a class."""

    def declare(cls: R) -> R:
        cls.id = name
        RULES[name] = cls()
        return cls

    return declare


def points_of(made: Rule) -> frozenset[str]:
    """The named points at which a rule steps in: those that its class says anything about."""
    cls = made.__class__
    return frozenset(name for name in POINTS if getattr(cls, name) is not getattr(Rule, name))


def keep(s: "IslandState") -> Kept:
    """Make it ready: games of the same spirits share what stands while no rules besides theirs are in force."""
    points, seats = RULES.of_spirits(tuple(spirit.rules for spirit in s.spirits))
    if s.rules:
        points, seats = points.copy(), [table.copy() for table in seats]
        for effect in s.rules:
            RULES.add(effect, points, seats)
    s.kept = kept = Kept(points, seats, island(s.boards, s.layout, s.changes))
    return kept


# Both functions below are asked about twenty times in a decision, mostly while nothing lasts: hence no calls then.


def at(s: "IslandState", point: str) -> tuple[InForce, ...]:
    """Whatever steps in at this point: the spirits' own rules in the order of their seats, then what lasts."""
    kept: Kept = s.kept or keep(s)
    if not s.effects:
        return kept.points[point] if point in kept.points else ()  # noqa: SIM401 - quicker than `get`
    found, known = kept.points.get(point, ()), RULES.who(point)
    for effect in s.effects:
        if effect.kind in known:
            found = (*found, InForce(RULES[effect.kind], effect))
    return found


def at_seat(s: "IslandState", seat: int, point: str) -> tuple[InForce, ...]:
    """The same for one spirit: its own rules, and what lasts for it or for everybody."""
    kept: Kept = s.kept or keep(s)
    points = kept.seats[seat]
    if not s.effects:
        return points[point] if point in points else ()  # noqa: SIM401 - quicker than `get`
    found, known = points.get(point, ()), RULES.who(point)
    for effect in s.effects:
        if effect.kind in known and effect.seat in (seat, NOBODY):
            found = (*found, InForce(RULES[effect.kind], effect))
    return found


def may_end(s: "IslandState") -> bool:
    """Whether any rule may have a say in whether the game is over."""
    kept: Kept = s.kept or keep(s)
    return kept.endings or bool(s.effects)


def holds(its: Effect, land: int) -> bool:
    """Whether something that lasts is in force in this land."""
    return its.land in (land, NOWHERE)


@plain_class
class Skips(Rule):
    """A condition under which invader actions do not happen."""

    def __init__(self, condition: Callable[[Any, int, str], bool]) -> None:
        self.condition = condition

    def skips(self, s: "IslandState", its: Effect, land: int, what: str) -> bool:
        """As the condition says."""
        return self.condition(s, land, what)


def skips(name: str) -> Callable[[Callable[[Any, int, str], bool]], Callable[[Any, int, str], bool]]:
    """Declare the lands and actions that a lasting effect has skipped, by the function below."""

    def declare(condition: Callable[[Any, int, str], bool]) -> Callable[[Any, int, str], bool]:
        RULES[name] = Skips(condition)
        return condition

    return declare
