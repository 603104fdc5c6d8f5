"""Adversaries: what their levels change before the game, and their escalation (SI-001, SI-018, SI-153 to SI-155).

An adversary and each of its levels in force are rules, which lie in the world as effects that last for the whole
game. The amount of the adversary's own is the level. Of two adversaries the leading one comes first.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple, TypeVar

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.invader_deck import PLAIN_PLAN, DeckChange, Plan, escalates
from rulebound.games.spirit_island.island import TERRAINS
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import RULES, at, rule
from rulebound.games.spirit_island.state import LAST_STAGE, IslandState
from rulebound.kernel import Flow, plain_class

NONE: Final = "none"
HIGHEST: Final = 6
SUPPORTING: Final = "supporting"  # the source of the effect of a supporting adversary
PLAIN_FEAR: Final = (3, 3, 3)  # fear cards for each terror level without an adversary (SI-003)
SHARE: Final = (5, 8)  # of the lower of two difficulties: the middle of one half and three quarters (SI-155)


class Foe(NamedTuple):
    """An adversary of a game, with its level."""

    name: str
    level: int


@plain_class
class Level(Rule):
    """What a level says of the set-up; what it changes in the game is written in a class of its own."""

    def __init__(
        self,
        difficulty: int,
        fear: tuple[int, int, int],
        *,
        deck: DeckChange | None = None,
        pieces: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.difficulty = difficulty
        self.fear = fear  # fear cards for each terror level
        self.deck = deck  # how the plan of the invader deck changes
        self.pieces = pieces  # at set-up, on each board: a land's number and the kind that it gets

    def set_up(self, s: IslandState, its: Effect) -> None:
        """What it adds on each player's board (SI-018, SI-160)."""
        for board in s.home_boards:
            self.set_up_board(s, board)

    def set_up_board(self, s: IslandState, board: int) -> None:
        """The pieces that it adds on this board."""
        for number, kind in self.pieces:
            add_at_set_up(s, s.island.land_of(board, number), kind)


def add_at_set_up(s: IslandState, land: int, kind: int) -> None:
    """A piece comes to a land before the game, unless a rule has it come elsewhere."""
    rules = at(s, "set_up_elsewhere")
    if not any(each.set_up_elsewhere(s, its, land, kind) for each, its in rules):
        s.put(land, kind)


@plain_class
class Adversary(Rule):
    """An adversary with its levels from 0; its escalation is the point `escalate`."""

    box: ClassVar[str] = "base"
    levels: ClassVar[tuple[Level, ...]] = ()
    needs_events: ClassVar[bool] = False  # it cannot be played without the event deck
    needs_tokens: ClassVar[tuple[str, ...]] = ()  # kinds of tokens that cannot be left out (SI-163)
    loss: ClassVar[str] = ""  # the rule that counts towards its loss condition, if it has one


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


# Before the game. Levels add up (SI-153); of two adversaries all set-up and rules hold (SI-155).


def rules_of(foes: Sequence[Foe]) -> list[Effect]:
    """What lies in the world of these adversaries."""
    found = []
    for place, (name, level) in enumerate(foes):
        found.append(Effect(name, amount=level, source=SUPPORTING if place else "", until="game"))
        found += [Effect(level_id(name, number), until="game") for number in range(level + 1)]
    return found


def levels_to(foe: Foe) -> tuple[Level, ...]:
    """The levels of an adversary that hold."""
    return ADVERSARIES[foe.name].levels[: foe.level + 1]


def fear_of(foes: Sequence[Foe]) -> tuple[int, int, int]:
    """The fear cards of each terror level: those of the plain game, and what each adversary adds (SI-155)."""
    first, second, third = PLAIN_FEAR
    for foe in foes:
        fear = levels_to(foe)[-1].fear
        first, second, third = (
            had + its - plain for had, its, plain in zip((first, second, third), fear, PLAIN_FEAR, strict=True)
        )
    return first, second, third


def plan_of(foes: Sequence[Foe]) -> Plan:
    """How the invader deck is stacked: the supporting adversary changes it first (SI-155)."""
    plan = list(PLAIN_PLAN)
    for foe in reversed(foes):
        for level in levels_to(foe):
            if level.deck is not None:
                level.deck(plan)
    return plan


def joint_difficulty(foes: Sequence[Foe]) -> int:
    """The number of the level; of two adversaries the higher one and a part of the lower (SI-154, SI-155)."""
    numbers = sorted((levels_to(foe)[-1].difficulty for foe in foes), reverse=True)
    part, whole = SHARE
    return sum(numbers[:1]) + sum((2 * part * number + whole) // (2 * whole) for number in numbers[1:])


# In the game.


def foes_of(s: IslandState) -> list[Foe]:
    """The adversaries of this game, the leading one first."""
    return [Foe(effect.kind, effect.amount) for effect in s.rules if effect.kind in ADVERSARIES]


def playing(s: IslandState) -> Foe | None:
    """The adversary of this game; of two the leading one."""
    return next(iter(foes_of(s)), None)


def escalate(s: IslandState, card: str, *, explored: bool = False) -> Flow[None]:
    """An explore card with the symbol sets off the adversary's escalation before it is done (SI-108).

    Some escalations come when it has been explored with. That of a supporting adversary is set off by the cards of
    the last stage (SI-155).
    """
    for each, its in at(s, "escalate"):
        if each.after_exploring != explored:
            continue
        if int(card[0]) == LAST_STAGE if its.source == SUPPORTING else escalates(card):
            s.emit("escalated", its.kind)
            yield from each.escalate(s, its, card)


def terrain_of(s: IslandState, card: str) -> int:
    """The terrain of a card that an escalation is about; where it shows two, one is drawn at random (SI-155)."""
    first, *others = [TERRAINS.index(word) for word in card.split("-")[1:]]
    if not others:
        return first
    drawn = s.rng.choice((first, *others))
    s.rng.reveal()
    s.emit("terrain-drawn", TERRAINS[drawn])
    return drawn
