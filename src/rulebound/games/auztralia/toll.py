"""The time that the rails of others take in a co-operative game (AZ-K2)."""

from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import Final

from rulebound.games.auztralia.board import Board, bits, mask_of
from rulebound.games.auztralia.network import around
from rulebound.games.auztralia.state import NOBODY, POLISH, AuztraliaState

Rails = dict[int, int]  # hex -> the fewest rails of others on the way there
FAR: Final = 99


def toll(s: AuztraliaState, seat: int, hexes: int, shut: int) -> int:
    """What an action takes more for the rails that lead to all these hexes, not through the shut ones."""
    if not s.coop or not hexes:
        return 0
    return _due(s, _fewest_rails(s, seat, list(bits(hexes)), shut))


def toll_to_attack(s: AuztraliaState, seat: int, h: int, distance: int, flying: bool) -> int:
    """What an attack takes more for the rails with which a force comes near enough to this hex."""
    if not s.coop:
        return 0
    board, haunted = s.board, s.haunted()
    reached = _from_port(board, tuple(s.rails), s.players[seat].port, seat, haunted)
    last = [(reached[other], s.rails[edge]) for edge, other in board.ways[h] if other in reached]
    best = min((rails + (owner != seat) for rails, owner in last if owner != NOBODY), default=FAR)
    for rails in sorted({*reached.values()}):
        start = mask_of(other for other, needed in reached.items() if needed <= rails)
        if rails < best and around(s, start, distance, 0 if flying else haunted) >> h & 1:
            best = rails
    return _due(s, best)


def _due(s: AuztraliaState, rails: int) -> int:
    """One for each rail; by the Polish rules one for each time that rails of others are used, however many."""
    return min(1, rails) if s.edition == POLISH else rails


def _fewest_rails(s: AuztraliaState, seat: int, hexes: list[int], shut: int) -> int:
    """The fewest rails of others that join all these hexes to the port, each counted once.

    For every set of the hexes, from small to large, `best` has the rails that join it to any hex: two smaller
    sets meet somewhere and go on from there together (the method of Dreyfus and Wagner).
    """
    board, rails = s.board, tuple(s.rails)
    best: dict[int, Rails] = {}
    for wanted in range(1, 1 << len(hexes)):
        if wanted.bit_count() == 1:
            start = {hexes[wanted.bit_length() - 1]: 0}
        else:
            start = {}
            for part in range(1, wanted):
                if part & ~wanted == 0:
                    one, other = best[part], best[wanted ^ part]
                    for h in one.keys() & other.keys():
                        start[h] = min(start.get(h, FAR), one[h] + other[h])
        best[wanted] = _spread(board, rails, seat, shut, start)
    return best[(1 << len(hexes)) - 1][s.players[seat].port]


@lru_cache(maxsize=256)
def _from_port(board: Board, rails: tuple[int, ...], port: int, seat: int, shut: int) -> Rails:
    """A force that is put together asks again and again."""
    return _spread(board, rails, seat, shut, {port: 0})


def _spread(board: Board, rails: tuple[int, ...], seat: int, shut: int, start: Rails) -> Rails:
    """Where rails lead on from these hexes, and how many of others that takes; one's own take nothing."""
    found: Rails = {}
    todo = [(needed, h) for h, needed in start.items()]
    heapify(todo)
    while todo:
        needed, h = heappop(todo)
        if h in found:
            continue
        found[h] = needed
        for edge, other in board.ways[h]:
            owner = rails[edge]
            if owner != NOBODY and other not in found and not shut >> other & 1:
                heappush(todo, (needed + (owner != seat), other))
    return found
