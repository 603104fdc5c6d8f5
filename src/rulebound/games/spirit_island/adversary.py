"""Adversaries: what their levels change before the game, and their escalation (SI-001, SI-018, SI-153, SI-154).

An adversary and each of its levels in force are rules, which lie in the world as effects that last for the whole
game. The amount of the adversary's own is the level.
"""

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.invader_deck import escalates
from rulebound.games.spirit_island.rule import RULES, Rule, at, rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

NONE: Final = "none"
HIGHEST: Final = 6


class Level(Rule):
    """What a level says of the set-up; what it changes in the game is written in a class of its own.

    For the order of the invader deck a level may leave the one below it as it is.
    """

    def __init__(
        self,
        difficulty: int,
        fear: tuple[int, int, int],
        order: str = "",
        pieces: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.difficulty = difficulty
        self.fear = fear  # fear cards for each terror level
        self.order = order  # the stages of the invader deck from its top
        self.pieces = pieces  # at set-up, on each board: a land's number and the kind that it gets

    def set_up(self, s: IslandState, its: Effect) -> None:
        """The pieces that it adds on each board (SI-018)."""
        for board in range(len(s.boards)):
            for number, kind in self.pieces:
                s.put(s.island.land_of(board, number), kind)


# The game without an adversary (SI-003, SI-004).
PLAIN: Final = Level(0, (3, 3, 3), "111-2222-33333")


class Adversary(Rule):
    """An adversary with its levels from 0; its escalation is the point `escalate`."""

    box: ClassVar[str] = "base"
    levels: ClassVar[tuple[Level, ...]] = ()


ADVERSARIES: Final[dict[str, Adversary]] = {}
A = TypeVar("A", bound=type[Adversary])


def adversary(name: str, *levels: Level, box: str = "base") -> Callable[[A], A]:
    """Declare an adversary with its levels, by the class below."""

    def declare(cls: A) -> A:
        cls.levels, cls.box = levels, box
        rule(name)(cls)
        ADVERSARIES[name] = cls()
        for number, level in enumerate(levels):
            RULES[level_id(name, number)] = level
        return cls

    return declare


def level_id(name: str, number: int) -> str:
    """The rule of a level."""
    return f"{name}-level-{number}"


def rules_of(name: str, level: int) -> list[Effect]:
    """What lies in the world of an adversary at this level: levels add up (SI-153)."""
    if name not in ADVERSARIES:
        return []
    levels = [Effect(level_id(name, number), until="game") for number in range(level + 1)]
    return [Effect(name, amount=level, until="game"), *levels]


def levels_to(name: str, level: int) -> tuple[Level, ...]:
    """All that holds at a level, the plain game first: levels add up (SI-153)."""
    return (PLAIN, *ADVERSARIES[name].levels[: level + 1]) if name in ADVERSARIES else (PLAIN,)


def order_of(levels: tuple[Level, ...]) -> str:
    """How the invader deck is stacked: as the highest level that speaks of it says."""
    return next(each.order for each in reversed(levels) if each.order)


# In the game.


def playing(s: IslandState) -> Effect | None:
    """The adversary of this game."""
    return next((effect for effect in s.rules if effect.kind in ADVERSARIES), None)


def in_force(s: IslandState) -> tuple[Level, ...]:
    """The levels of this game."""
    foe = playing(s)
    return levels_to(NONE, 0) if foe is None else levels_to(foe.kind, foe.amount)


def difficulty(s: IslandState) -> int:
    """The number of the level; no scenario adds to it (SI-154)."""
    return in_force(s)[-1].difficulty


def escalate(s: IslandState, card: str) -> Flow[None]:
    """An explore card with the symbol sets off the adversary's escalation before it is done (SI-108)."""
    if escalates(card):
        for each, its in at(s, "escalate"):
            s.emit("escalated", its.kind)
            yield from each.escalate(s, its)
