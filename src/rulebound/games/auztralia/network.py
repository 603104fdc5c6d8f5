"""Railways: what a player is linked to, and how far a force can go (AZ-A3 to AZ-A8, AZ-A29 to AZ-A33)."""

from collections.abc import Iterable, Iterator, Sequence

from rulebound.games.auztralia.board import Board, bits
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.pack import AIRSHIP
from rulebound.games.auztralia.state import NOBODY, AuztraliaState


def linked(s: AuztraliaState, seat: int) -> int:
    """The hexes joined to the seat's port by its own rails, over hexes free of Old Ones."""
    return _follow(s, seat, s.haunted(), 1 << seat)


def network(s: AuztraliaState, seat: int) -> int:
    """All hexes that the seat's rails and its port touch, whatever stands there."""
    return _follow(s, seat, 0, 1 << seat)


def usable(s: AuztraliaState, seat: int) -> int:
    """The hexes that are linked, in a co-operative game over the rails of others too (AZ-K2)."""
    return joined(s, seat, s.haunted())


def joined(s: AuztraliaState, seat: int, shut: int) -> int:
    """The hexes to which rails that the seat may use lead from its port, not through these shut ones."""
    return _follow(s, seat, shut, _owners(s, seat))


def _owners(s: AuztraliaState, seat: int) -> int:
    """The seats whose rails the seat may use: its own alone unless all help each other."""
    return (1 << s.seat_count) - 1 if s.coop else 1 << seat


def _follow(s: AuztraliaState, seat: int, shut: int, owners: int) -> int:
    port = s.players[seat].port
    if port == NOBODY or shut >> port & 1:
        return 0
    reached = s.ready.reached
    found = reached.get((port, shut, owners))
    if found is None:
        found = reached[port, shut, owners] = _reached(s.board, s.rails, port, shut, owners)
    return found


def _reached(board: Board, rails: list[int], port: int, shut: int, owners: int) -> int:
    ways = board.ways
    seen, todo = shut | 1 << port, [port]
    for h in todo:
        for edge, other in ways[h]:
            owner = rails[edge]
            if owner != NOBODY and owners >> owner & 1 and not seen >> other & 1:
                seen |= 1 << other
                todo.append(other)
    return seen ^ shut


def _edge_of_network(s: AuztraliaState, start: int, owners: int, haunted: int) -> int:
    """The haunted hexes to which a rail leads from a hex that is linked (AZ-A33)."""
    board = s.board
    rails, ways, next_to = s.rails, board.ways, board.next_to
    found = 0
    for h in bits(start):
        if next_to[h] & haunted:
            for edge, other in ways[h]:
                owner = rails[edge]
                if owner != NOBODY and owners >> owner & 1 and haunted >> other & 1:
                    found |= 1 << other
    return found


def in_reach(s: AuztraliaState, seat: int, distance: int, flying: bool) -> int:
    """The hexes that a force can attack: by rail, then so far off it, not through Old Ones unless all fly."""
    haunted, owners = s.haunted(), _owners(s, seat)
    start = _follow(s, seat, haunted, owners)
    return around(s, start, distance, 0 if flying else haunted) | _edge_of_network(s, start, owners, haunted)


def in_reach_of_any(s: AuztraliaState, seat: int, ranges: Iterable[tuple[int, bool]]) -> int:
    """The hexes that a force with one of these ranges, flying or not, can attack."""
    haunted, owners = s.haunted(), _owners(s, seat)
    start = _follow(s, seat, haunted, owners)
    found = _edge_of_network(s, start, owners, haunted)
    for distance, flying in ranges:
        found |= around(s, start, distance, 0 if flying else haunted)
    return found


def around(s: AuztraliaState, start: int, distance: int, shut: int) -> int:
    """All hexes within a distance, on ways that do not go on from a shut one."""
    next_to = s.board.next_to
    found = ring = start
    for _ in range(distance):
        step = 0
        for h in bits(ring & ~shut):
            step |= next_to[h]
        ring = step & ~found
        found |= step
        if not ring:
            break
    return found


def range_of(s: AuztraliaState, seat: int, force: list[int]) -> int:
    """How far from the rails a force can go: as far as its slowest units (AZ-A29, AZ-A30)."""
    return min(unit_range(s, seat, kind) for kind, number in enumerate(force) if number)


def unit_range(s: AuztraliaState, seat: int, kind: int) -> int:
    """How far a unit goes off the rails."""
    return s.tables.units[kind].range + sum(each.unit_range(s, kind) for each in held(s, seat, "unit_range"))


def flies(force: list[int]) -> bool:
    """Whether the force is airships alone (AZ-A32)."""
    return force[AIRSHIP] > 0 and sum(force) == force[AIRSHIP]


def rail_edges(s: AuztraliaState, seat: int, hills: bool) -> Sequence[int]:
    """Where the seat can lay a rail now (AZ-A1 to AZ-A8)."""
    start, shut = _rail_ground(s, seat, hills)
    known = s.ready.free_edges
    found = known.get((start, shut, hills))
    if found is None:
        found = known[start, shut, hills] = tuple(sorted({*_free_edges(s, start, shut, hills)}))
    return found


def has_rail_edge(s: AuztraliaState, seat: int, hills: bool) -> bool:
    """Whether the seat can lay a rail anywhere."""
    start, shut = _rail_ground(s, seat, hills)
    return any(True for _ in _free_edges(s, start, shut, hills))


def _rail_ground(s: AuztraliaState, seat: int, hills: bool) -> tuple[int, int]:
    """The hexes from which the seat can lay rails, and those to which it cannot."""
    haunted = s.haunted()
    shut = (haunted if hills else haunted | s.board.hills) | s.tokens  # RV-R15
    return _follow(s, seat, haunted, 1 << seat), shut


def _free_edges(s: AuztraliaState, start: int, shut: int, hills: bool) -> Iterator[int]:
    """The edges without rails that lead from the start to hexes that are not shut."""
    board, rails = s.board, s.rails
    for h in bits(start):
        if not hills and board.hills >> h & 1:
            continue
        for edge, other in board.ways[h]:
            if rails[edge] == NOBODY and not shut >> other & 1 and not (start >> other & 1 and other < h):
                yield edge
