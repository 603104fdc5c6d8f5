"""Adversaries: what their levels change before the game, and their escalation (SI-001, SI-018, SI-153, SI-154).

An adversary lies in the world as an effect that lasts for the whole game: its kind is the adversary, its amount
the level. So what lasting effects can do, by their kind, an adversary can do as well.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from rulebound.games.spirit_island.invader_deck import escalates
from rulebound.games.spirit_island.state import Effect, World
from rulebound.kernel import Flow

Escalation: TypeAlias = Callable[[World], Flow[None]]
NONE: Final = "none"
HIGHEST: Final = 6


@dataclass(slots=True, frozen=True)
class Level:
    """What a level says; for the order of the invader deck a level may leave the one below it as it is."""

    difficulty: int
    fear: tuple[int, int, int]  # fear cards for each terror level
    order: str = ""  # the stages of the invader deck from its top
    pieces: tuple[tuple[int, int], ...] = ()  # at set-up, on each board: a land's number and the kind that it gets


# The game without an adversary (SI-003, SI-004).
PLAIN: Final = Level(0, (3, 3, 3), "111-2222-33333")


@dataclass(slots=True, frozen=True)
class Adversary:
    """An adversary with its levels from 0."""

    id: str
    box: str
    levels: tuple[Level, ...]
    escalation: Escalation


ADVERSARIES: Final[dict[str, Adversary]] = {}


def adversary(name: str, *levels: Level, box: str = "base") -> Callable[[Escalation], Escalation]:
    """Register an adversary with its escalation, the function below."""

    def register(escalation: Escalation) -> Escalation:
        ADVERSARIES[name] = Adversary(name, box, levels, escalation)
        return escalation

    return register


def levels_to(name: str, level: int) -> tuple[Level, ...]:
    """All that holds at a level, the plain game first: levels add up (SI-153)."""
    return (PLAIN, *ADVERSARIES[name].levels[: level + 1]) if name in ADVERSARIES else (PLAIN,)


def order_of(levels: tuple[Level, ...]) -> str:
    """How the invader deck is stacked: as the highest level that speaks of it says."""
    return next(each.order for each in reversed(levels) if each.order)


def add_pieces(s: World, levels: tuple[Level, ...]) -> None:
    """The pieces that set-up adds on each board, level by level (SI-018)."""
    for level in levels:
        for board in range(len(s.boards)):
            for number, kind in level.pieces:
                s.put(s.island.land_of(board, number), kind)


# In the game.


def playing(s: World) -> Effect | None:
    """The adversary of this game."""
    return next((effect for effect in s.effects if effect.kind in ADVERSARIES), None)


def in_force(s: World) -> tuple[Level, ...]:
    """The levels of this game."""
    foe = playing(s)
    return levels_to(NONE, 0) if foe is None else levels_to(foe.kind, foe.amount)


def difficulty(s: World) -> int:
    """The number of the level; no scenario adds to it (SI-154)."""
    return in_force(s)[-1].difficulty


def escalate(s: World, card: str) -> Flow[None]:
    """An explore card with the symbol sets off the adversary's escalation before it is done (SI-108)."""
    foe = playing(s)
    if foe is not None and escalates(card):
        s.emit("escalated", foe.kind)
        yield from ADVERSARIES[foe.kind].escalation(s)
