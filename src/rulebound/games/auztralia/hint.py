"""How well a seat stands, in points it can expect by the end: what search bots steer by."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.auztralia.actions.farm import suits
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.expedition import time_of
from rulebound.games.auztralia.network import in_reach, linked, rail_edges, range_of
from rulebound.games.auztralia.odds import chance, prize, worth_of
from rulebound.games.auztralia.pack import AIRSHIP, UNITS
from rulebound.games.auztralia.scoring import old_ones_score, score_of, seen_old_ones_score
from rulebound.games.auztralia.state import (
    ATTACK_BOX,
    FARM_BOX,
    FARMS,
    HILLS_BOX,
    MILITARY_BOX,
    MINE_BOX,
    NOBODY,
    RAIL_BOX,
    RECRUIT_BOX,
    SANITY,
    TRADE_BOX,
    World,
)

TIME: Final = 0.4  # what a space of the time track is worth
GOLD: Final = 0.4
PIECE: Final = (0.4, 0.4, 0.45, 3.4, 1.0)  # coal, iron, gold, phosphate, a point token
FARM: Final = 2.4  # points and gold of a farm that may stand
OFF_RAILS: Final = (0.5, 0.27, 0.13, 0.06)  # how much of what lies at this distance from the railway counts
HIDDEN_VP: Final = (0.0, 1.4, 2.7, 4.4)  # a face-down tile by level, on average
THEIRS: Final = 0.35  # a point of the Old Ones
BOX: Final = 0.15
PORT: Final = 16.0  # the end of everything
SLEEPER: Final = 0.35  # a face-down tile near the port
NEAR: Final = 6
USUAL: Final = (("zombie", 2), ("mi-go", 3))  # what wakes first
ONE_USE: Final = {
    "davies": 3.0,
    "mcdonald": 2.4,
    "cassan": 3.2,
    "blackstock": 1.6,
    "flounder": 1.9,
    "danger": 1.5,
    "lrog": 1.3,
    "carter": 1.2,
    "quilla": 1.3,
    "brassey": 1.3,
    "appleseed": 1.6,
    "kitchener": 1.4,
}
OTHERS: Final = 0.8


def score_hint(s: World, seat: int) -> float:
    """Points, what is in store and within reach, less what the Old Ones threaten."""
    if s.phase == "over":
        return score_of(s, seat) - THEIRS * old_ones_score(s)
    player = s.players[seat]
    left = max(0, s.tables.end - s.space[seat])
    value = score_of(s, seat) - THEIRS * _their_score(s)
    if player.port == NOBODY:
        return value
    hurry = min(1.0, left / 12)
    value += TIME * left
    value += hurry * (_stock(player.coal, player.iron, player.rails, left) + _gold(player.gold))
    value += hurry * sum(ONE_USE.get(name, OTHERS) for name in player.hand)
    value -= BOX * hurry * sum(cubes * cubes for cubes in player.boxes) + (0.4 if not player.hq else 0)
    haunted = s.haunted()
    start = linked(s, seat)
    values = _hex_values(s, seat)
    within = _potential(s, start, haunted, values)
    value += min(within, 0.8 * left)
    force = _all_units(s, seat)
    value += worth_of(force) * min(1.0, (s.tables.end - s.space[s.purple]) / 12)
    value -= _danger(s, seat, force)
    if s.fight is not None and s.fight.seat == seat:
        value += max(_fight(s), -0.5)
    elif s.seat == seat and s.doing != NOBODY:
        value += _promise(s, seat, start, haunted, values, within)
    elif s.aim != NOBODY and s.seat == NOBODY:
        value += _attack(s, seat)
    return value


def _all_units(s: World, seat: int) -> list[int]:
    barracks = s.players[seat].barracks
    if s.fight is not None and s.fight.seat == seat:
        return [one + other for one, other in zip(barracks, s.fight.force, strict=True)]
    return barracks


def _their_score(s: World) -> float:
    tiles = s.tables.tiles
    hidden = sum(HIDDEN_VP[tiles[n].level] for n, at in enumerate(s.at) if at >= 0 and not s.is_up(n))
    return seen_old_ones_score(s) + 2 * hidden


def _stock(coal: int, iron: int, rails: int, left: int) -> float:
    """Coal and iron: in pairs they are railways, what is over can be sold."""
    pairs = min(coal, iron, (rails + 1) // 2, left // 3 + 1)
    return 1.3 * pairs + 0.2 * (coal + iron - 2 * pairs)


def _gold(gold: int) -> float:
    return GOLD * min(gold, 6) + 0.2 * max(0, gold - 6)


def _hex_values(s: World, seat: int) -> list[float]:
    """What can be got from each hex, the time for it taken off."""
    player, board = s.players[seat], s.board
    ports = {other.port for other in s.players}
    kinds = [kind for kind in range(len(FARMS)) if player.farms[kind]]
    values = [0.0] * board.size
    for kind, pieces in enumerate(s.ore):
        worth = PIECE[kind]
        for h, number in enumerate(pieces):
            if number:
                values[h] += max(0.1, worth * number - TIME)
    for h, terrain in enumerate(board.terrain):
        if s.farm[h] == NOBODY and h not in ports and any(suits(terrain, kind) for kind in kinds):
            values[h] += FARM - TIME if not values[h] else 0.5 * (FARM - TIME)
    return values


def _potential(s: World, start: int, haunted: int, values: Sequence[float]) -> float:
    """What lies on the railway and near it, on hexes free of Old Ones."""
    next_to = s.board.next_to
    found, ring, total = start, start, 0.0
    for weight in OFF_RAILS:
        step = 0
        for h in bits(ring):
            total += weight * values[h]
            step |= next_to[h]
        ring = step & ~found & ~haunted
        found |= ring
    return total


def _danger(s: World, seat: int, force: Sequence[int]) -> float:
    """Farms that will be blighted, and the port if those who defend it are too weak."""
    to_come = s.tables.end - s.space[s.purple]
    board, tiles = s.board, s.tables.tiles
    from_port = board.distance[s.players[seat].port]
    movers = [n for n, at in enumerate(s.at) if at >= 0 and s.is_up(n) and tiles[n].kind != "temple"]
    danger = 0.0
    for n in movers:
        away = from_port[s.at[n]]
        if 0 <= away <= min(9, to_come + 1):
            danger += PORT * _weakness(s, force, tiles[n].kind, tiles[n].capacity - s.damage_on(n)) / (away + 2)
    soon = min(1.0, to_come / 10)
    sleepers = sum(1 for n, at in enumerate(s.at) if at >= 0 and not s.is_up(n) and from_port[at] <= NEAR)
    danger += SLEEPER * soon * min(sleepers, 8) * sum(_weakness(s, force, kind, body) for kind, body in USUAL)
    for h, farm in enumerate(s.farm):
        if farm != NOBODY and farm // 3 == seat and not s.blighted >> h & 1:
            near = min((board.distance[h][s.at[n]] for n in movers), default=99)
            danger += 2 * soon * max(0.0, 0.6 - 0.12 * near)
    return min(danger, 30.0)


def _weakness(s: World, force: Sequence[int], kind: str, body: int) -> float:
    """How likely these units fail against such a foe."""
    return 1 - chance(s, force, [(kind, body)], SANITY)[0] if any(force) else 1.0


def _foes(s: World, h: int) -> list[tuple[str, int, int]]:
    tiles = s.tables.tiles
    return [
        (tiles[n].kind, tiles[n].capacity - s.damage_on(n), tiles[n].vp)
        for n in s.tiles_at(h)
        if s.is_up(n) and tiles[n].kind != "blank"
    ]


def _fight(s: World) -> float:
    fight = s.fight
    assert fight is not None
    return prize(s, fight.force, _foes(s, fight.hex), fight.sanity)


def _prize_at(s: World, seat: int, h: int, force: list[int]) -> float:
    """A fight on this hex; of a face-down tile only the level is known, and one may still withdraw."""
    sanity = SANITY + (1 if s.has(seat, "jago") else 0)
    tiles = s.tables.tiles
    foes = _foes(s, h)
    hidden = [tiles[n].level for n in s.tiles_at(h) if not s.is_up(n)]
    if not hidden:
        return prize(s, force, foes, sanity) - TIME * time_of(s, seat, h, force)
    level = hidden[0]
    unseen = [
        tiles[n]
        for n, at in enumerate(s.at)
        if tiles[n].level == level and not s.is_up(n) and (at >= 0 or n in s.piles[level - 1])
    ]
    total = 0.0
    for its in unseen:
        total += THEIRS * its.vp  # face up it counts only once for them
        if its.kind != "blank":
            total += max(-0.2, prize(s, force, [*foes, (its.kind, its.capacity, its.vp)], sanity))
    return total / len(unseen) - TIME * time_of(s, seat, h, force)


def _attack(s: World, seat: int) -> float:
    """What the attack that is being prepared may bring, with all units that have not been chosen or left out."""
    barracks = s.players[seat].barracks
    units = [chosen or number for chosen, number in zip(s.going, barracks, strict=True)]
    haunted = s.haunted() if s.aim == NOBODY else 1 << s.aim
    kinds = [kind for kind, number in enumerate(units) if number]
    afoot = {kind: in_reach(s, seat, range_of(s, seat, _only(kind, 1)), False) for kind in kinds}
    by_air = in_reach(s, seat, range_of(s, seat, _only(AIRSHIP, 1)), True) if units[AIRSHIP] else 0
    best = [0.0] if s.aim == NOBODY else []
    for h in bits(haunted):
        force = [number if kind in afoot and afoot[kind] >> h & 1 else 0 for kind, number in enumerate(units)]
        if any(force):
            best.append(_prize_at(s, seat, h, force))
        elif by_air >> h & 1:
            best.append(_prize_at(s, seat, h, _only(AIRSHIP, units[AIRSHIP])))
    return max(best, default=0.0)


def _only(kind: int, number: int) -> list[int]:
    return [number if each == kind else 0 for each in range(len(UNITS))]


def _promise(s: World, seat: int, start: int, haunted: int, values: Sequence[float], within: float) -> float:
    """What the action that is under way will bring."""
    player, box = s.players[seat], s.doing
    if box in (RAIL_BOX, HILLS_BOX):
        ends = {end for edge in rail_edges(s, seat, box == HILLS_BOX) for end in s.board.edges[edge]}
        gain = max((_potential(s, start | 1 << h, haunted, values) for h in ends), default=within) - within
        return 1.6 * gain - TIME * (3 if box == HILLS_BOX else 2)
    if box == MINE_BOX:
        lying = [PIECE[kind] * pieces[h] for kind, pieces in enumerate(s.ore) for h in bits(start) if pieces[h]]
        return (1 - OFF_RAILS[0]) * (max(lying, default=0.0) - TIME)
    if box == FARM_BOX:
        bare = [h for h in bits(start) if values[h] and not any(pieces[h] for pieces in s.ore)]
        grounds = len({s.board.terrain[h] for h in bare})
        if any(s.board.terrain[h] == "farmland" for h in bare):
            grounds = min(3, len(bare))
        return (1 - OFF_RAILS[0]) * grounds * (FARM - TIME)
    if box == RECRUIT_BOX:
        return max((ONE_USE.get(name, OTHERS) for name in s.display), default=OTHERS) - TIME
    if box == MILITARY_BOX:
        return _military(s, seat)
    if box == TRADE_BOX:
        now = _stock(player.coal, player.iron, player.rails, 9)
        swaps = ((1, 1), (2, 0), (0, 2))
        return max(_stock(player.coal + c, player.iron + i, player.rails, 9) for c, i in swaps) - now - TIME
    return _attack(s, seat) if box == ATTACK_BOX else 0.0


def _military(s: World, seat: int) -> float:
    """The best unit that can be paid."""
    barracks = s.players[seat].barracks
    now = worth_of(barracks)
    danger = _danger(s, seat, barracks)
    best = 0.0
    for kind, unit in enumerate(s.tables.units):
        if s.units[kind] and unit.cost <= s.players[seat].gold:
            more = [number + (each == kind) for each, number in enumerate(barracks)]
            then = worth_of(more)
            best = max(best, then - now + danger - _danger(s, seat, more) - GOLD * unit.cost)
    return best - TIME
