"""The adversary of Feather & Flame: the Kingdom of Scotland."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import Adversary, Level, adversary, foes_of, plan_of
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.each import each_land, together
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.invader_deck import COASTAL, COASTAL_CARD, coastal_as, replaced
from rulebound.games.spirit_island.invaders import matching, slot_under_way, took_place
from rulebound.games.spirit_island.island import bits, island
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, EXPLORER, INVADERS, TOWN, kind_of
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, reasons
from rulebound.games.spirit_island.state import BUILD, EXPLORE, RAVAGE, IslandState
from rulebound.kernel import Flow, Option, plain_class

PORT: Final = "trading-port"  # a land where the coastal card has brought a town
PORTS: Final = 2  # of a board, by the coastal card
HARBOUR: Final = 2  # the land that gets a city at set-up, and where a city may stay
INLAND_CITY: Final = "inland-city"  # one that an adversary beside it puts into an inland land
HUBS: Final = 2  # coastal lands with cities, for each board, that are not too many
reasons("trade-hub")
lasting(PORT)


@plain_class
class TradingPort(Level):
    """Explore cards bring towns to the coast."""

    def explorers(self, s: IslandState, its: Effect, land: int, kinds: list[int]) -> list[int]:
        """One town instead of one explorer; by the coastal card in 2 lands of a board."""
        if not _is_exploring(s) or not s.island.coastal >> land & 1 or EXPLORER not in kinds:
            return kinds
        if s.card == COASTAL_CARD and not s.has(PORT, land):
            if _ports_on(s, s.island.board_of(land)) >= PORTS:
                return kinds
            s.effects.append(Effect(PORT, land, source=its.kind, until=f"next-{EXPLORE}"))
        place = kinds.index(EXPLORER)
        return [*kinds[:place], TOWN, *kinds[place + 1 :]]

    def order_matters(self, s: IslandState, its: Effect) -> bool:
        """Which lands of the coastal card are the first ones."""
        if not _is_exploring(s) or s.card != COASTAL_CARD:
            return False
        boards = [s.island.board_of(land) for land in {*s.todo} if s.island.coastal >> land & 1]
        return any(boards.count(board) > PORTS for board in boards)


def _is_exploring(s: IslandState) -> bool:
    """Whether the invaders explore with a card."""
    slot = slot_under_way(s)
    return slot is not None and s.done_by(slot) == EXPLORE


def _ports_on(s: IslandState, board: int) -> int:
    return sum(s.island.board_of(each.land) == board for each in s.lasting(PORT))


@plain_class
class SeizeOpportunity(Level):
    """A city at set-up, and the coastal card has its place."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Everybody knows where it lies."""
        super().set_up(s, its)
        if COASTAL in plan_of(foes_of(s)):
            s.invader_shown.append(COASTAL_CARD)


@plain_class
class ChartTheCoastline(Level):
    """Coasts are built on from next door."""

    def card_lands(self, s: IslandState, its: Effect, does: str, card: str, lands: int) -> int:
        """Build cards also affect coastal lands without invaders next to a city."""
        if does != BUILD:
            return lands
        empty = bits(matching(s, card, BUILD) & s.island.coastal & ~s.where(*INVADERS))
        cities = s.where(CITY)
        return lands | sum(1 << land for land in empty if s.near_for_invaders(land) & cities)


@plain_class
class RunoffAndBilgewater(Level):
    """Blight of the coast runs into the ocean."""

    def holds_blight(self, s: IslandState, its: Effect) -> int:
        """Oceans are coastal wetlands for that."""
        return s.island.oceans

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Each time that a ravage has added blight to a coastal land; the ocean counts as one."""
        if act.kind != "invader" or act.source != RAVAGE:
            return
        s = act.s
        for land in act.blighted:
            if (s.island.coastal | s.island.oceans) >> land & 1:
                ocean = s.island.ocean_at(land)
                spill = Action(s, "adversary", land=ocean, source=its.kind, cause=act)
                yield from resolve(spill, add_blight(spill, ocean, cascade=False))


@plain_class
class ExportsFuelInwardGrowth(Level):
    """What is ravaged inland is settled."""

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """A town for each inland land of a ravage card with a building there or next to it."""
        if step != RAVAGE or not took_place(s, RAVAGE):
            return
        settled, found = s.where(*BUILDINGS), 0
        for card in s.slot(RAVAGE).cards:
            for land in bits(matching(s, card, RAVAGE) & s.inland):
                found |= bool(settled & (1 << land | s.near_for_invaders(land))) << land
        yield from each_land("adversary", s, its.kind, found, _grow)


def _grow(act: Action) -> None:
    act.add(TOWN)


@adversary(
    "scotland",
    Level(1, (3, 3, 3)),
    TradingPort(3, (3, 4, 3)),
    SeizeOpportunity(4, (4, 4, 3), pieces=((HARBOUR, CITY),), deck=coastal_as(3)),
    ChartTheCoastline(6, (4, 5, 4)),
    Level(7, (5, 5, 4), deck=replaced("1", "3")),
    RunoffAndBilgewater(8, (5, 6, 4)),
    ExportsFuelInwardGrowth(10, (6, 6, 4)),
    box="promo",
)
class Scotland(Adversary):
    """Its traders take the coast, and win by its cities."""

    loss = "scotland"

    def set_up_elsewhere(self, s: IslandState, its: Effect, land: int, kind: int) -> bool:
        """Cities of another adversary for other coastal lands go inland (SI-155)."""
        harbour = s.island.land_of(s.island.board_of(land), HARBOUR)
        if kind != CITY or land == harbour or not s.island.coastal >> land & 1:
            return False
        s.enforce(Effect(INLAND_CITY, land, until="game"))
        return True

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Ports Sprawl Outward: towns for the board that has the most buildings at its coast."""
        yield from together("adversary", s, its.kind, _sprawl)

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """Coastal lands with cities."""
        return _hubs(s), HUBS * len(s.island.boards_left) + 1

    def lost(self, s: IslandState, its: Effect) -> str:
        """Trade Hub."""
        return "trade-hub" if _hubs(s) > HUBS * len(s.island.boards_left) else ""


def _hubs(s: IslandState) -> int:
    """How many coastal lands have a city, be they there or not."""
    found = (s.island.coastal & s.where(CITY)).bit_count()
    for each in s.absent:
        coastal = island(s.boards, s.layout).coastal >> each.land & 1
        found += bool(coastal) and any(kind_of(code) == CITY for code in each.pieces)
    return found


def _sprawl(act: Action) -> Flow[None]:
    """A town for each of the lands with the fewest towns, as many as there are players."""
    s = act.s
    coast = {
        board: sum(s.count(land, *BUILDINGS) for land in bits(s.island.of_board(board) & s.island.coastal))
        for board in s.island.boards_left
    }
    greatest = [board for board in coast if coast[board] == max(coast.values())]
    pick = yield from act.ask("sprawling-board", [Option("board", s.boards[board]) for board in greatest])
    board = s.boards.index(pick.args[0])
    act.chooser = s.owner_of(board)
    left = s.island.of_board(board)
    towns = {land: s.count(land, TOWN) for land in bits(left)}
    for _ in range(min(s.seat_count, len(towns))):
        fewest = min(towns[land] for land in bits(left))
        land = yield from act.choose_land("sprawl", sum(1 << each for each in bits(left) if towns[each] == fewest))
        act.add(TOWN, land=land)
        left &= ~(1 << land)


@rule(INLAND_CITY)
class InlandCity(Rule):
    """A city that comes to an inland land next to the one it was meant for."""

    def laid_out(self, s: IslandState, its: Effect) -> Flow[None]:
        """Which one is chosen."""
        act = Action(s, "adversary", land=its.land, source=INLAND_CITY)
        land = yield from act.choose_land("inland-city", s.near(its.land) & s.inland)
        s.end(its)
        if land != NOWHERE:
            act.add(CITY, land=land)
