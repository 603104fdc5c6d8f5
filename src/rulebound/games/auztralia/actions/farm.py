"""Farm: up to three farms of different kinds, one time point and one gold for each (AZ-A22 to AZ-A27, AZ-X4)."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.auztralia.board import Board, bits
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.network import usable
from rulebound.games.auztralia.revenge.outposts import outposts
from rulebound.games.auztralia.state import FARMS, NOBODY, AuztraliaState
from rulebound.games.auztralia.toll import toll
from rulebound.games.auztralia.track import advance
from rulebound.kernel import DONE, Decide, Flow, Option, known_option

MOST_FARMS = 3
NONE_YET: Final = (0, 0, 0)


def can_farm(s: AuztraliaState, seat: int) -> bool:
    """Whether a farm can be placed."""
    sites, farmland = farm_sites(s, seat), s.board.farmland
    return any(sites & farmland.get(FARMS[kind], 0) for kind in _open_kinds(s, seat, NONE_YET))


def farm(s: AuztraliaState, seat: int) -> Flow[None]:
    """As much time as farms."""
    placed = yield from place_farms(s, seat, MOST_FARMS)
    advance(s, seat, placed)


def place_farms(s: AuztraliaState, seat: int, most: int) -> Flow[int]:
    """Place farms until there are enough, or the player stops, and pay the toll; how many were placed."""
    counts, hexes = [0, 0, 0], 0
    while sum(counts) < most:
        options = farm_options(s, seat, counts)
        if not options:
            break
        if any(counts):
            options.append(DONE)
        pick: Option = yield Decide(seat, "farm", options, left=most - sum(counts))
        if pick is DONE:
            break
        h, kind = s.board.number_of[pick.args[0]], FARMS.index(pick.args[1])
        place_farm(s, seat, h, kind)
        counts[kind] += 1
        hexes |= 1 << h
    advance(s, seat, toll(s, seat, hexes, s.haunted()))  # AZ-K2
    return sum(counts)


def place_farm(s: AuztraliaState, seat: int, h: int, kind: int) -> None:
    """One farm, and its gold."""
    player = s.players[seat]
    player.farms[kind] -= 1
    player.gold += 1
    s.farm[h] = 3 * seat + kind
    s.emit("farmed", seat, s.board.ids[h], FARMS[kind])


def farm_options(s: AuztraliaState, seat: int, counts: list[int]) -> list[Option]:
    """Where which farm can go, if so many of each kind have been placed in this action."""
    board, kinds = s.board, _open_kinds(s, seat, counts)
    return [
        known_option("farm", board.ids[h], FARMS[kind])
        for h in bits(farm_sites(s, seat))
        for kind in kinds
        if suits(board, h, kind)
    ]


def _open_kinds(s: AuztraliaState, seat: int, counts: Sequence[int]) -> list[int]:
    """The kinds of farms that can be placed, if so many of each have been placed in this action."""
    player = s.players[seat]
    more = sum(each.same_farms() for each in held(s, seat, "same_farms"))  # of one kind only (AZ-H3)
    most = 1 + more if max(counts) <= more else 1
    return [kind for kind in range(3) if player.farms[kind] and counts[kind] < most]


def suits(board: Board, h: int, kind: int) -> bool:
    """Whether the map has ground for this kind of farm there (AZ-A23, AZ-X4)."""
    return FARMS[kind] in board.farms[h]


def farm_sites(s: AuztraliaState, seat: int) -> int:
    """The linked hexes with nothing but rails."""
    ports = {player.port for player in s.players}
    farm, (coal, iron, gold, phosphate, vp) = s.farm, s.ore
    found = 0
    for h in bits(usable(s, seat) & ~outposts(s) & ~s.tokens):
        if farm[h] == NOBODY and not (coal[h] or iron[h] or gold[h] or phosphate[h] or vp[h]) and h not in ports:
            found |= 1 << h
    return found
