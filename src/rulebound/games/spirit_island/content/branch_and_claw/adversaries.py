"""The adversary of Branch & Claw: the Kingdom of France."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import Adversary, Level, adversary, foes_of, terrain_of
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.each import each_board
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.invaders import built, slot_under_way
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, EXPLORER, TOWN, kind_of, piece_option
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import reasons
from rulebound.games.spirit_island.state import BUILD, EXPLORE, IslandState
from rulebound.kernel import DONE, Flow, plain_class

FRANCE: Final = "france"
PLANTATIONS: Final = "sprawling-plantations"
TOWNS: Final = 7  # in the supply, for each player
SHARED: Final = 2  # the level from which on a second adversary brings towns of its own (SI-155)
HEALED: Final = 3  # blight on the panel, for each player, that goes to its card
reasons(PLANTATIONS)


@rule(PLANTATIONS)
class SprawlingPlantations(Rule):
    """The supply of towns is as large as the amount says, and the game is lost when it does not suffice."""

    def from_supply(self, s: IslandState, its: Effect, kind: int, number: int) -> int:
        """Towns that are not on the island."""
        left = its.amount - s.on_island(TOWN)
        if kind != TOWN or number <= left:
            return number
        s.lost = s.lost or PLANTATIONS
        return max(0, left)

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """The towns on the island; one more than there are cannot be placed."""
        return s.on_island(TOWN), its.amount + 1


@plain_class
class FrontierExplorers(Level):
    """Explorers come in pairs where nothing is built yet."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """After each explore that brought anybody to a land without towns and cities, but for set-up."""
        s = act.s
        came = _brought(act, EXPLORE)
        if not came or s.phase == "setup":
            return
        if s.count(act.land, *BUILDINGS) == sum(kind in BUILDINGS for kind in came):  # none was there before
            more = Action(s, "adversary", land=act.land, source=its.kind, cause=act)
            more.add(EXPLORER)
            yield from resolve(more, None)


@plain_class
class SlaveLabor(Level):
    """Explorers of a built-up land settle, all but one."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """After each build."""
        if _brought(act, BUILD) and act.count(EXPLORER) > 1:
            labor = Action(act.s, "adversary", land=act.land, source=its.kind, cause=act)
            yield from resolve(labor, _settle_all_but_one(labor))


def _settle_all_but_one(act: Action) -> Flow[None]:
    for _ in range(act.count(EXPLORER) - 1):
        yield from act.replace([(EXPLORER, (TOWN,))])


def _brought(act: Action, what: str) -> list[int]:
    """The kinds of pieces that an explore or a build has added to its land."""
    if act.kind != "invader" or act.source != what:
        return []
    return [kind for land, kind in act.added if land == act.land]


@plain_class
class EarlyPlantation(Level):
    """A town far inland, besides the one that is printed for all boards."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """On each board in the highest-numbered land without towns."""
        for board in s.home_boards:
            s.put(max(land for land in bits(s.island.of_board(board)) if not s.count(land, TOWN)), TOWN)
        super().set_up(s, its)


@plain_class
class TriangleTrade(Level):
    """A city at the coast brings a town to its surroundings."""

    def order_matters(self, s: IslandState, its: Effect) -> bool:
        """The town may change what is built next (SI-100)."""
        slot = slot_under_way(s)
        if slot is None or s.done_by(slot) != BUILD:
            return False
        coast = [land for land in s.todo if s.island.coastal >> land & 1]
        return any(CITY in built(s, land) or coast.count(land) > 1 for land in coast)

    def has_built(self, act: Action, its: Effect, kinds: list[int]) -> Flow[None]:
        """In the adjacent land with the fewest towns."""
        s = act.s
        if CITY not in kinds or not act.coastal:
            return
        near, sure = s.near(act.land) & s.island.lands, s.near_for_invaders(act.land) & s.island.lands
        fewest = min((s.count(land, TOWN) for land in bits(sure or near)), default=0)
        few = sum(1 << land for land in bits(near) if s.count(land, TOWN) <= fewest)
        land = yield from act.choose_land("triangle-trade", few, optional=not sure)
        if land != NOWHERE:
            act.add(TOWN, land=land)


@plain_class
class SlowHealingEcosystem(Level):
    """Blight from the island lies here, as much as the amount says, until it is enough."""

    def keeps_blight(self, act: Action, its: Effect, number: int) -> bool:
        """All of it goes to its card at once when it is 3 for each player."""
        its.amount += number
        if its.amount >= HEALED * act.s.seat_count:
            act.s.blight_left += its.amount
            act.s.emit("blight-returned", its.amount)
            its.amount = 0
        return True

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """What lies here."""
        return its.amount, 0


@plain_class
class PersistentExplorers(Level):
    """Explorers come to more lands, and do not fear enough to leave."""

    def card_done(self, s: IslandState, its: Effect, does: str, card: str) -> Flow[None]:
        """After each explore card one more comes to a land without explorers on each board."""
        if does == EXPLORE:
            yield from each_board("adversary", s, its.kind, _persist)

    def instead_of_removing(self, act: Action, its: Effect, land: int, code: int) -> Flow[bool]:
        """A fear card may push an explorer that it would remove."""
        if act.kind != "fear" or kind_of(code) != EXPLORER:
            return False
        s = act.s
        goals = s.names(act.open_to(EXPLORER, s.near(land)) & s.island.lands)
        pick = yield from act.ask("push", [*(piece_option("push", code, name) for name in goals), DONE], land)
        if pick is not DONE:
            yield from act.move(code, land, s.island.number_of[pick.args[-1]])
        return True


def _persist(act: Action, lands: int) -> Flow[None]:
    land = yield from act.choose_land("persistent-explorers", lands & ~act.s.where(EXPLORER))
    if land != NOWHERE:
        act.add(EXPLORER, land=land)


@adversary(
    FRANCE,
    Level(2, (3, 3, 3)),
    FrontierExplorers(3, (3, 3, 3)),
    SlaveLabor(5, (3, 4, 3)),
    EarlyPlantation(7, (4, 4, 3), pieces=((1, TOWN),)),
    TriangleTrade(8, (4, 4, 4)),
    SlowHealingEcosystem(9, (4, 5, 4)),
    PersistentExplorers(10, (4, 5, 5)),
    box="branch-and-claw",
)
class France(Adversary):
    """Its plantations sprawl, until there is no room for another."""

    loss = PLANTATIONS
    needs_events = True
    after_exploring = True

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Only so many towns are in the supply; from level 2 on more with a second adversary (SI-155)."""
        others = sum(foe.level for foe in foes_of(s) if foe.name != its.kind) if its.amount >= SHARED else 0
        s.enforce(Effect(PLANTATIONS, amount=(TOWNS + others) * s.share, until="game"))

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Demand for New Cash Crops: on each board in a land of the card's terrain."""
        lands = s.island.of_terrain(terrain_of(s, card))

        def plant(act: Action, board: int) -> Flow[None]:
            land = yield from act.choose_land("cash-crops", board & lands)
            if land == NOWHERE:
                return
            if s.count(land, *BUILDINGS):
                yield from add_blight(act, land)
            else:
                act.add(TOWN, land=land)

        yield from each_board("adversary", s, its.kind, plant)
