"""What is nearest to a port, and the compass where several are equally near (RV-N2, RV-Y11)."""

from collections.abc import Iterable
from fractions import Fraction
from typing import TypeAlias

from rulebound.games.auztralia.board import Board
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.games.auztralia.track import turn_order

Bearing: TypeAlias = tuple[int, int, Fraction]
Rank: TypeAlias = tuple[list[int], Bearing, int, int]


def nearest_hex(s: AuztraliaState, hexes: Iterable[int]) -> int:
    """The first of these hexes; NOBODY if there is none."""
    return min(hexes, key=lambda h: _rank(s, h), default=NOBODY)


def nearest_tile(s: AuztraliaState, tiles: Iterable[int]) -> int:
    """The first of these tiles on the map, of several on one hex the one worth most; NOBODY if there is none."""
    return min(tiles, key=lambda tile: (_rank(s, s.at[tile]), -s.tables.tiles[tile].vp), default=NOBODY)


def nearest_edge(s: AuztraliaState, edges: Iterable[int]) -> int:
    """The first of these edges, by the nearer of its hexes, then by the other (RV-N6); NOBODY if there is none."""
    return min(edges, key=lambda edge: _rank(s, *s.board.edges[edge]), default=NOBODY)


def _rank(s: AuztraliaState, *hexes: int) -> Rank:
    """How near a hex, or an edge between two, lies to the port that counts for it: less is nearer."""
    return min(
        _seen_from(s.board, s.players[seat].port, hexes, number) for number, seat in enumerate(turn_order(s))
    )


def _seen_from(board: Board, port: int, hexes: tuple[int, ...], number: int) -> Rank:
    """Steps over land, bearing, distance as the crow flies, and which port it is; of an edge its middle counts."""
    row, column = board.places[port]
    east = south = 0  # a column is the root of 3 halves wide, and odd columns sit half a hex lower
    for h in hexes:
        its_row, its_column = board.places[h]
        east += its_column - column
        south += 2 * (its_row - row) + (its_column & 1) - (column & 1)
    steps = sorted(board.distance[port][h] for h in hexes)
    return steps, _bearing(east, south), 3 * east * east + south * south, number


def _bearing(east: int, south: int) -> Bearing:
    """A bearing that grows clockwise from north, direction 1: exact, so that equal ones are equal."""
    half = 0 if east > 0 or (east == 0 and south < 0) else 1
    return (half, 1, Fraction(south, east)) if east else (half, 0, Fraction(0))
