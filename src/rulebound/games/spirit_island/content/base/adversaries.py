"""The adversaries of the base box."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import SUPPORTING, Adversary, Level, adversary, terrain_of
from rulebound.games.spirit_island.each import acting_boards, each_board
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.invader_deck import moved_under, without, without_any
from rulebound.games.spirit_island.invaders import ADVANCE, accelerate, build, matching, stage_of
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, DAHAN, EXPLORER, INVADERS, KIND, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.ravage import blight_at
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, reasons, steps
from rulebound.games.spirit_island.scenario import is_sequel
from rulebound.games.spirit_island.state import BUILD, EXPLORE, LAST_STAGE, RAVAGE, IslandState, Slot
from rulebound.kernel import Flow, plain_class

# Brandenburg-Prussia.


@adversary(
    "brandenburg-prussia",
    Level(1, (3, 3, 3)),
    Level(2, (3, 3, 3), pieces=((3, TOWN),)),
    Level(4, (3, 3, 3), deck=moved_under("3", "1")),
    Level(6, (3, 4, 3), deck=without("1")),
    Level(7, (4, 4, 3), deck=without("2")),
    Level(9, (4, 4, 3), deck=without("1")),
    Level(10, (4, 4, 4), deck=without_any("1")),
)
class Prussia(Adversary):
    """Its invaders settle fast, and its deck hurries."""

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Land Rush: on each board with a building a land without towns gets one."""
        yield from each_board("adversary", s, its.kind, _settle, _settled(s))

    def invader_stage(self, s: IslandState, its: Effect, stage: int) -> int:
        """Its early card of the last stage counts as one of the stage before."""
        early = any(stage_of(card) == LAST_STAGE - 1 for card in s.invader_deck)
        return LAST_STAGE - 1 if stage == LAST_STAGE and early else stage


def _settled(s: IslandState) -> list[int]:
    """The boards with a building."""
    return [board for board in s.island.boards_left if s.where(*BUILDINGS) & s.island.of_board(board)]


def _settle(act: Action, lands: int) -> Flow[None]:
    land = yield from act.choose_land("land-rush", lands & ~act.s.where(TOWN))
    if land != NOWHERE:
        act.add(TOWN, land=land)


# England.

HIGH_IMMIGRATION: Final = "high-immigration"  # its slot of the invader board, and that the slot will go
CAPITAL: Final = 7  # buildings in one land that win the game for it
NEIGHBOURS: Final = 2  # buildings next to a land without invaders that have it built in
reasons("capital")
steps(HIGH_IMMIGRATION)


@plain_class
class IndenturedServants(Level):
    """Land is earned beside what is built already."""

    def card_lands(self, s: IslandState, its: Effect, does: str, card: str, lands: int) -> int:
        """Build cards also affect lands without invaders that are adjacent to enough buildings (SI-152)."""
        if does != BUILD:
            return lands
        empty = bits(matching(s, card) & ~s.where(*INVADERS))
        return lands | sum(1 << land for land in empty if _buildings_beside(s, land) >= NEIGHBOURS)


def _buildings_beside(s: IslandState, land: int) -> int:
    return sum(s.count(other, *BUILDINGS) for other in bits(s.near_for_invaders(land)))


@plain_class
class HighImmigration(Level):
    """A slot in front of the ravage, which builds."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """It will go."""
        super().set_up(s, its)
        s.slots.insert(0, Slot(HIGH_IMMIGRATION, BUILD))
        s.enforce(Effect(HIGH_IMMIGRATION, until="game"))


@rule(HIGH_IMMIGRATION)
class ImmigrationEnds(Rule):
    """The slot is there until a card of stage II comes to it."""

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """That card is discarded."""
        yield from ()
        if step != ADVANCE or all(stage_of(card) != LAST_STAGE - 1 for card in s.slot(HIGH_IMMIGRATION).cards):
            return
        slot = s.slot(HIGH_IMMIGRATION)
        s.slots.remove(slot)
        s.invader_discard += slot.cards
        s.lift(HIGH_IMMIGRATION)


@plain_class
class LastingImmigration(Level):
    """The slot stays."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Nothing takes it away."""
        super().set_up(s, its)
        s.lift(HIGH_IMMIGRATION)


@plain_class
class LocalAutonomy(Level):
    """Buildings are harder to destroy."""

    def health(self, s: IslandState, its: Effect, land: int, kind: int, health: int) -> int:
        """One more."""
        return health + 1 if kind in BUILDINGS else health


@plain_class
class IndependentResolve(Level):
    """Fear takes longer to be felt, and without it more is built. The amount says that a card was resolved."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """More fear for each card."""
        super().set_up(s, its)
        s.fear_pool += s.share

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """None was resolved yet."""
        yield from ()
        its.amount = 0

    def fear_resolved(self, s: IslandState, its: Effect, card: str) -> None:
        """One was."""
        its.amount = 1

    def acting_cards(self, s: IslandState, its: Effect, slot: Slot, cards: list[str]) -> list[str]:
        """The build of the additional slot happens twice if none was."""
        return cards * 2 if slot.name == HIGH_IMMIGRATION and not its.amount else cards


@adversary(
    "england",
    Level(1, (3, 3, 3)),
    IndenturedServants(3, (3, 4, 3)),
    Level(4, (4, 4, 3), pieces=((1, CITY), (2, TOWN))),
    HighImmigration(6, (4, 5, 4)),
    LastingImmigration(7, (4, 5, 5)),
    LocalAutonomy(9, (4, 5, 5)),
    IndependentResolve(11, (4, 5, 4)),
)
class England(Adversary):
    """Its invaders build more than others, and win by one great capital."""

    loss = "england"

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Building Boom: on each board with a building they build where most are (SI-145)."""
        for board in (yield from acting_boards("adversary", s, _settled(s))):
            there = bits(s.island.of_board(board) & s.where(*BUILDINGS))
            most = max((s.count(land, *BUILDINGS) for land in there), default=0)
            act = Action(s, "adversary", source=its.kind)
            act.chooser = s.owner_of(board)
            lands = sum(1 << land for land in there if s.count(land, *BUILDINGS) == most)
            land = yield from act.choose_land("building-boom", lands)
            if land != NOWHERE:
                yield from build(s, land)

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """The most buildings in one land."""
        return _greatest(s), CAPITAL

    def lost(self, s: IslandState, its: Effect) -> str:
        """Proud & Mighty Capital."""
        return "capital" if _greatest(s) >= CAPITAL else ""


def _greatest(s: IslandState) -> int:
    """How many buildings stand in the land that has most, be it there or not."""
    lands = (*s.pieces, *(each.pieces for each in s.absent))
    return max(sum(number for code, number in there.items() if code & KIND in BUILDINGS) for there in lands)


# Sweden.

SWAYED: Final = "swayed-by-the-invaders"
HEAVY: Final = 4  # damage beyond what brings blight that brings more of it
MINED: Final = (4, 5)  # the land that gets a city at set-up, and where blight that is printed there goes
OUTPOST: Final = 8  # the land that gets a town and blight at set-up
MORE_DAMAGE: Final = {TOWN: 1, CITY: 2}
lasting(SWAYED)


@plain_class
class HeavyMining(Level):
    """Hard ravages bring more blight."""

    def ravage_blight(self, s: IslandState, its: Effect, land: int, dealt: int, number: int) -> int:
        """Two at once destroy no more presence than one, and spread once."""
        return number + (dealt >= blight_at(s, land) + HEAVY)


@plain_class
class PopulationPressure(Level):
    """A city at set-up, and no blight beside it."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Printed blight goes elsewhere."""
        super().set_up(s, its)
        for board in s.home_boards:
            here, there = (s.island.land_of(board, number) for number in MINED)
            blight = 0 if is_sequel(s) else s.island.setup[here].get("setup", {}).get("blight", 0)
            s.blight[here] -= blight
            s.blight[there] += blight


@plain_class
class FineSteel(Level):
    """Buildings do more damage."""

    def damage_of(self, s: IslandState, its: Effect, land: int, kind: int, damage: int) -> int:
        """3 for a town, 5 for a city."""
        return damage + MORE_DAMAGE.get(kind, 0)


@plain_class
class RoyalBacking(Level):
    """More towns come at the end of set-up."""

    def set_up_over(self, s: IslandState, its: Effect) -> Flow[None]:
        """On each board to the land of the discarded card that has fewest invaders."""
        card = accelerate(s)

        def back(act: Action, lands: int) -> Flow[None]:
            found = bits(lands & matching(s, card))
            fewest = min((s.invaders(land) for land in found), default=0)
            lands = sum(1 << land for land in found if s.invaders(land) == fewest)
            land = yield from act.choose_land("royal-backing", lands)
            if land != NOWHERE:
                act.add(TOWN, land=land)

        yield from each_board("adversary", s, "sweden", back, s.home_boards if card else ())


@plain_class
class MiningRush(Level):
    """Ravaged land draws settlers."""

    def blight_added(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """Where a ravage adds blight, and not by spreading, a town comes beside it."""
        s = act.s
        if act.kind != "invader" or act.source != RAVAGE or act.blighted != [act.land]:
            return
        lands = s.near_for_invaders(land) & s.island.lands & ~s.where(*BUILDINGS)
        chosen = yield from act.choose_land("mining-rush", lands)
        if chosen != NOWHERE:
            act.add(TOWN, land=chosen)


@plain_class
class ProspectingOutpost(Level):
    """A town at set-up, and blight from the box."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """In the same land."""
        super().set_up(s, its)
        for board in s.home_boards:
            s.blight[s.island.land_of(board, OUTPOST)] += 1


@adversary(
    "sweden",
    Level(1, (3, 3, 3)),
    HeavyMining(2, (3, 3, 3)),
    PopulationPressure(3, (3, 4, 3), pieces=((MINED[0], CITY),)),
    FineSteel(5, (3, 4, 3)),
    RoyalBacking(6, (3, 4, 4)),
    MiningRush(7, (4, 4, 4)),
    ProspectingOutpost(8, (4, 4, 5), pieces=((OUTPOST, TOWN),)),
)
class Sweden(Adversary):
    """Its invaders strike harder, mine, and win the dahan over."""

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Swayed by the Invaders, for the rest of the phase; of a supporting adversary in one terrain (SI-155)."""
        yield from ()
        only = 1 + terrain_of(s, card) if its.source == SUPPORTING else 0
        s.effects.append(Effect(SWAYED, amount=only, source=its.kind))


@rule(SWAYED)
class Swayed(Rule):
    """Who explores wins dahan over. The amount is a terrain and 1, or 0 for all lands."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Where an explorer has come and there are as many invaders as dahan, one becomes a town."""
        s, land = act.s, act.land
        if act.kind != "invader" or act.source != EXPLORE or (land, EXPLORER) not in act.added:
            return
        if its.amount and s.island.terrain[land] != its.amount - 1:
            return
        if s.invaders(land) >= s.count(land, DAHAN):
            own = Action(s, "adversary", land=land, source=its.source, cause=act)
            yield from resolve(own, _sway(own))

    def phase_over(self, s: IslandState, its: Effect, phase: str) -> None:
        """It lasts for the invader phase."""
        s.effects.remove(its)


def _sway(act: Action) -> Flow[None]:
    yield from act.replace([(DAHAN, (TOWN,))])
