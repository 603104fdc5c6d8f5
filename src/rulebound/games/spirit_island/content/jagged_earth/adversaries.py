"""An adversary of Jagged Earth: the Habsburg Monarchy."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import Adversary, Level, adversary
from rulebound.games.spirit_island.each import each_board, each_land
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.invader_deck import without
from rulebound.games.spirit_island.invaders import matching
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import CITY, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import reasons
from rulebound.games.spirit_island.state import BUILD, IslandState
from rulebound.kernel import Flow, plain_class

DAMAGE: Final = "irreparable-damage"
WAVE: Final = "wave-of-immigration"
MUCH: Final = 8  # damage to the land of a ravage
LITTLE, LEAST = 4, 2  # blight on a board that draws settlers once, and twice
reasons(DAMAGE)


@rule(DAMAGE)
class IrreparableDamage(Rule):
    """Blight of the worst ravages is counted; while one of them is under way, its land is noted."""

    def blight_taken(self, act: Action, its: Effect, number: int) -> None:
        """All that leaves the card during a ravage, also by what that sets off."""
        if act.dealt >= MUCH:
            its.land = act.land
        if its.land != NOWHERE:
            its.amount += number

    def ravaged(self, act: Action, its: Effect, dealt: int) -> Flow[None]:
        """What the damage to the land brought is there; what follows from the ravage is no part of it."""
        yield from ()
        its.land = NOWHERE

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """The ravage is over."""
        yield from ()
        if act.dealt:
            its.land = NOWHERE

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """More than there are players."""
        return its.amount, s.seat_count + 1

    def lost(self, s: IslandState, its: Effect) -> str:
        """As counted."""
        return DAMAGE if its.amount > s.seat_count else ""


@plain_class
class MigratoryHerders(Level):
    """Towns follow the builders."""

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """After the normal build step, whatever was built, each land of its cards gathers a town (SI-169)."""
        if step != BUILD or s.done_by(s.slot(step)) != BUILD:
            return
        lands = 0
        for card in s.slot(step).cards:
            lands |= matching(s, card)

        def herd(act: Action) -> Flow[None]:
            yield from act.gather(1, (TOWN,), origin=~lands)

        yield from each_land("adversary", s, its.kind, lands, herd)


@plain_class
class MoreRuralThanUrban(Level):
    """More towns at first, and hardly a city away from the coast."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Besides land 2 in the highest-numbered land without printed symbols."""
        super().set_up(s, its)
        for board in s.home_boards:
            empty = [land for land in bits(s.island.of_board(board)) if not s.island.setup[land].get("setup")]
            s.put(max(empty), TOWN)

    def builds(self, s: IslandState, its: Effect, land: int, kinds: list[int]) -> list[int]:
        """Two towns for each inland city."""
        if s.island.coastal >> land & 1:
            return kinds
        return [new for kind in kinds for new in ((TOWN, TOWN) if kind == CITY else (kind,))]


@plain_class
class HerdsThrive(Level):
    """Towns are durable where the land is."""

    def durable(self, s: IslandState, its: Effect, land: int, kind: int) -> bool:
        """Where no blight is."""
        return kind == TOWN and not s.blight[land]


@plain_class
class WaveOfImmigration(Level):
    """A reminder card in the invader deck."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Under five others."""
        s.enforce(Effect(WAVE, amount=5, until="game"))


@rule(WAVE)
class Wave(Rule):
    """When the card is met settlers come to each board."""

    reminder = True

    def invader_card_taken(self, s: IslandState, its: Effect, above: int) -> None:
        """It comes up with each card taken from above it."""
        its.amount -= above < its.amount

    def before_reveal(self, s: IslandState, its: Effect) -> Flow[None]:
        """At the top of the deck it is met."""
        if not its.amount:
            s.end(its)
            s.emit("reminder-met", WAVE)
            yield from each_board("adversary", s, WAVE, _immigrate)


def _immigrate(act: Action, lands: int) -> Flow[None]:
    """A city to a coastal land without cities, and a town to each of the three inland lands with least blight."""
    s = act.s
    coast = lands & s.island.coastal
    land = yield from act.choose_land("immigration-city", coast & ~s.where(CITY))
    if land != NOWHERE:
        act.add(CITY, land=land)
    for land in (yield from _least_blighted(act, bits(lands & ~coast), 3)):
        act.add(TOWN, land=land)


def _least_blighted(act: Action, lands: list[int], number: int) -> Flow[list[int]]:
    """So many of these lands with the least blight; which of the equals is chosen."""
    blight = act.s.blight
    if len(lands) <= number:
        return lands
    most = sorted(blight[land] for land in lands)[number - 1]
    sure = [land for land in lands if blight[land] < most]
    equal = [land for land in lands if blight[land] == most]
    left = number - len(sure)
    if len(equal) == left:
        return sure + equal
    mask = sum(1 << land for land in equal)
    return sure + (yield from act.choose_lands("immigration-town", mask, left, up_to=False))


@plain_class
class FarFlungHerds(Level):
    """Towns next to a ravaged land help to ravage it."""

    def land_damage(self, s: IslandState, its: Effect, land: int, damage: int) -> int:
        """2 more in all."""
        return damage + 2 * bool(s.near_for_invaders(land) & s.where(TOWN))


@adversary(
    "habsburg-monarchy",
    Level(2, (3, 3, 3)),
    MigratoryHerders(3, (3, 4, 3)),
    MoreRuralThanUrban(5, (4, 5, 2), pieces=((2, TOWN),)),
    Level(6, (4, 5, 3), deck=without("1")),
    HerdsThrive(8, (4, 5, 3)),
    WaveOfImmigration(9, (4, 6, 3)),
    FarFlungHerds(10, (5, 6, 3)),
    box="jagged-earth",
)
class Habsburg(Adversary):
    """Its herds seek land that is still whole, and leave none of it."""

    loss = DAMAGE

    after_exploring = True

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Blight of the worst ravages is counted."""
        s.enforce(Effect(DAMAGE, until="game"))

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Seek Prime Territory: a town on each board with little blight, and another with least."""
        for most in (LITTLE, LEAST):
            boards = [
                board
                for board in s.island.boards_left
                if sum(s.blight[land] for land in bits(s.island.of_board(board))) <= most
            ]
            yield from each_board("adversary", s, its.kind, _seek, boards)


def _seek(act: Action, lands: int) -> Flow[None]:
    land = yield from act.choose_land("prime-territory", lands & ~act.s.where(TOWN) & ~act.s.blighted_lands())
    if land != NOWHERE:
        act.add(TOWN, land=land)
