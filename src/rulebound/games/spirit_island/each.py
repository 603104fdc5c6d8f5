"""What fear cards, events and adversaries do for each player, land or board: an action each (SI-143, SI-144)."""

from collections.abc import Callable, Iterable

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.power import Effect
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow


def together(kind: str, s: IslandState, card: str, does: Effect) -> Flow[None]:
    """One action for all players."""
    act = Action(s, kind, source=card)
    yield from resolve(act, does(act))


def each_player(
    kind: str, s: IslandState, card: str, does: Effect, seats: Iterable[int] | None = None
) -> Flow[None]:
    """One action for each player, or for those who were found beforehand to meet a condition."""
    for seat in s.all_seats if seats is None else tuple(seats):
        act = Action(s, kind, seat, source=card)
        yield from resolve(act, does(act))


def each_land(kind: str, s: IslandState, card: str, lands: int, does: Effect) -> Flow[None]:
    """One action for each of these lands, found beforehand."""
    for land in (yield from _without_one(kind, s, often(s, lands), s.island.board_of)):
        act = Action(s, kind, land=land, source=card)
        yield from resolve(act, does(act))


def each_board(
    kind: str,
    s: IslandState,
    card: str,
    does: Callable[[Action, int], Flow[None] | None],
    boards: Iterable[int] | None = None,
) -> Flow[None]:
    """One action for each board, told its lands; the spirit whose board it is chooses (SI-026, SI-134).

    Or only for the boards that were found beforehand to meet a condition.
    """
    for board in (yield from acting_boards(kind, s, boards)):
        act = Action(s, kind, source=card)
        act.chooser = s.owner_of(board)
        yield from resolve(act, does(act, s.island.of_board(board)))


def acting_boards(kind: str, s: IslandState, boards: Iterable[int] | None = None) -> Flow[list[int]]:
    """The boards where an action of this kind happens, each as often as it does there."""
    acting = list(s.island.boards_left if boards is None else boards)
    for rule, its in at(s, "acting_boards"):
        acting = rule.acting_boards(s, its, acting)
    return (yield from _without_one(kind, s, acting, int))


def _without_one(kind: str, s: IslandState, where: list[int], board_of: Callable[[int], int]) -> Flow[list[int]]:
    return (yield from spare_one(s, where, board_of)) if kind == "adversary" else where


def spare_one(s: IslandState, where: list[int], board_of: Callable[[int], int]) -> Flow[list[int]]:
    """These lands or boards without those of the boards that rules leave out."""
    for rule, its in at(s, "leaves_out"):
        if where:
            spared = yield from rule.leaves_out(s, its, sorted({board_of(each) for each in where}))
            where = [each for each in where if board_of(each) != spared]
    return where


def often(s: IslandState, lands: int) -> list[int]:
    """These lands, each as often as its board acts."""
    found = bits(lands)
    rules = at(s, "acting_boards")
    if not rules:
        return found
    boards = s.island.boards_left
    for rule, its in rules:
        boards = rule.acting_boards(s, its, boards)
    return [land for land in found for _ in range(boards.count(s.island.board_of(land)))]


def where_possible(lands: int, number: int, able: Callable[[int], int]) -> int:
    """Where an instruction can be done: so often in one land, or else at least in part (SI-137)."""
    whole = part = 0
    for land in bits(lands):
        times = able(land)
        whole |= (times >= number) << land
        part |= (times > 0) << land
    return whole or part
