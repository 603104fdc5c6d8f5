"""What the Old Ones are likely to do by the end: which tiles come to light, which farms and ports they reach."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp
from typing import Final

from rulebound.games.auztralia.judge.odds import Foes, Troop, holds, troop_of
from rulebound.games.auztralia.kinds import BLANK, CALLED, KINDS, STAYING
from rulebound.games.auztralia.modes import movement_cards
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.scoring import PER_FARM
from rulebound.games.auztralia.state import NOBODY, AuztraliaState

REVEALS: Final = 0.73  # Revelation cards that turn up a tile
PER_REVEAL: Final = 2.7  # steps of the purple disc from one tile to the next
SLEEPERS: Final = 8  # how many of those to come are looked at
NEWCOMERS: Final[tuple[Foes, ...]] = tuple(((name, KINDS[name].called),) for name in CALLED)
NEWCOMER_STEPS: Final = 0.7  # of one that has not been seen, in an activation
TURNED_UP: Final = 0.5  # how likely who plays the Old Ones turns up a tile
PREPARE: Final = 7.0  # activations in which a threatened player can do much about it
LATE: Final = 6  # hexes by which the way may be misjudged


@dataclass(slots=True)
class Raids:
    """What is to be feared, in points of one seat."""

    farms: float = 0.0
    port: float = 0.0  # the chance that it falls
    of_tile: dict[int, float] = field(default_factory=dict)  # what each face-up tile adds
    safe: dict[int, float] = field(default_factory=dict)  # farm -> how likely it survives


@cache
def pace(pack: str) -> dict[str, float]:
    """How often a card moves each kind."""
    cards = pack_of(pack).cards
    return {kind: sum(kind in card.moves for card in cards) / len(cards) for kind in KINDS}


@cache
def average_vp(pack: str, unseen: tuple[int, ...]) -> float:
    """The points of a tile that may be any of these."""
    tiles = pack_of(pack).tiles
    return sum(tiles[n].vp for n in unseen) / len(unseen) if unseen else 0.0


@cache
def share_of_movers(pack: str, unseen: tuple[int, ...]) -> float:
    """How likely a tile that may be any of these walks."""
    tiles = pack_of(pack).tiles
    return sum(tiles[n].kind not in {BLANK, *STAYING} for n in unseen) / len(unseen) if unseen else 0.0


def unseen_tiles(s: AuztraliaState) -> tuple[tuple[int, ...], ...]:
    """By level, the tiles that lie face down, on the map or in the pile: nobody knows which is where."""
    tiles = s.tables.tiles
    found: tuple[list[int], ...] = ([], [], [])
    for pile in s.piles:
        for n in pile:
            found[tiles[n].level - 1].append(n)
    for n, at in enumerate(s.at):
        if at >= 0 and not s.face_up >> n & 1:
            found[tiles[n].level - 1].append(n)
    return tuple(tuple(sorted(level)) for level in found)


def sleepers(s: AuztraliaState) -> list[tuple[int, int]]:
    """Hex and level of the face-down tiles, in the order in which Revelations turn them up."""
    tiles, printed = s.tables.tiles, s.board.printed
    hidden = [(printed[at], at, tiles[n].level) for n, at in enumerate(s.at) if at >= 0 and not s.face_up >> n & 1]
    return [(at, level) for _, at, level in sorted(hidden)]


def wakes(s: AuztraliaState, rank: int) -> float:
    """How likely a Revelation, or who plays the Old Ones, turns up the tile of this rank."""
    if s.dark is not None:
        return TURNED_UP
    to_come = REVEALS * len(s.revelations)
    return min(1.0, max(0.0, (to_come - rank) / 3 + 0.5))


def times_counted(s: AuztraliaState, rank: int) -> float:
    """How often the tile of this rank counts in the end: face down twice, but not for who plays the Old Ones."""
    return 1.0 if s.dark is not None else 2 - wakes(s, rank)


def activations(s: AuztraliaState) -> int:
    """How often the Old Ones will still act."""
    return max(0, s.tables.end - s.space[s.old_ones])


def foresee(s: AuztraliaState, seat: int, theirs: float, stake: float, force: Sequence[int]) -> Raids:
    """Follow every Old One that walks, or will, from farm to farm; a point of theirs and a port cost so much."""
    raids = Raids()
    tiles, end = s.tables.tiles, activations(s)
    if not end:
        return raids
    goals = {h: farm // 3 for h, farm in enumerate(s.farm) if farm != NOBODY and not s.blighted >> h & 1}
    ports = {player.port: owner for owner, player in enumerate(s.players) if player.port != NOBODY}
    raids.safe = dict.fromkeys(goals, 1.0)
    speed, cards = pace(s.pack), movement_cards(s)
    stands, troop = 1.0, troop_of(s, seat, force)
    for n, at in enumerate(s.at):
        if at < 0 or not s.face_up >> n & 1 or tiles[n].kind in STAYING or at in ports:
            continue
        a_step = cards * speed[tiles[n].kind]
        loss, arrives, when = _walk(s, seat, at, a_step, end, goals, ports, raids.safe, theirs, 1.0)
        fall = 0.0
        if arrives:
            left = max(1, tiles[n].capacity - s.damage_on(n))
            fall = arrives * (1 - holds(troop, ((tiles[n].kind, left),))) * exp(-when / PREPARE)
            stands *= 1 - fall
        raids.of_tile[n] = loss + stake * fall
        raids.farms += loss
    stands *= _newcomers(s, seat, theirs, troop, goals, ports, raids)
    raids.port = 1 - stands
    return raids


def _newcomers(
    s: AuztraliaState,
    seat: int,
    theirs: float,
    troop: Troop,
    goals: dict[int, int],
    ports: dict[int, int],
    raids: Raids,
) -> float:
    """Those that still lie face down; how likely the port outlives them."""
    unseen, stands, weak = unseen_tiles(s), 1.0, -1.0
    asleep = max(0, s.space[s.old_ones] - min(s.space[: s.seat_count]))  # until the Old Ones wake
    for rank, (h, level) in enumerate(sleepers(s)[:SLEEPERS]):
        steps = activations(s) - PER_REVEAL * (rank + 1)
        likely = wakes(s, rank) * share_of_movers(s.pack, unseen[level - 1])
        if steps <= 0 or not likely:
            continue
        loss, arrives, when = _walk(
            s, seat, h, NEWCOMER_STEPS, int(steps), goals, ports, raids.safe, theirs, likely
        )
        raids.farms += loss
        if arrives:
            if weak < 0:
                weak = 1 - sum(holds(troop, each) for each in NEWCOMERS) / len(NEWCOMERS)
            when += PER_REVEAL * rank + asleep
            stands *= 1 - arrives * weak * exp(-when / PREPARE)
    return stands


def _walk(
    s: AuztraliaState,
    seat: int,
    h: int,
    a_step: float,
    end: int,
    goals: dict[int, int],
    ports: dict[int, int],
    safe: dict[int, float],
    theirs: float,
    likely: float,
) -> tuple[float, float, float]:
    """From farm to farm until a port: what the seat loses, how likely its port is reached, and when."""
    distance, budget, walked, loss = s.board.distance, a_step * end, 0, 0.0
    gone: set[int] = set()
    while True:
        far, goal = 99, NOBODY
        row = distance[h]
        for other in goals:
            if 0 < row[other] < far and other not in gone and safe[other] > 0.3:
                far, goal = row[other], other
        for other in ports:
            if 0 <= row[other] < far:
                far, goal = row[other], other
        walked += far
        if goal == NOBODY or walked > budget + 2:
            return loss, 0.0, 0.0
        chance = likely * min(1.0, max(0.1, 0.5 + (budget - walked) / LATE))
        if goal in ports:
            mine = ports[goal] == seat or s.coop
            return loss, chance if mine else 0.0, walked / max(a_step, 0.1)
        loss += chance * safe[goal] * (theirs + (PER_FARM if goals[goal] == seat else 0))
        safe[goal] *= 1 - chance
        gone.add(goal)
        h = goal


def walk_from(s: AuztraliaState, seat: int, h: int, theirs: float) -> tuple[float, float]:
    """What an Old One that came to light here now would cost in farms, and how likely it comes to the port."""
    goals = {at: farm // 3 for at, farm in enumerate(s.farm) if farm != NOBODY and not s.blighted >> at & 1}
    ports = {player.port: owner for owner, player in enumerate(s.players) if player.port != NOBODY}
    safe = dict.fromkeys(goals, 1.0)
    loss, arrives, _ = _walk(s, seat, h, NEWCOMER_STEPS, activations(s), goals, ports, safe, theirs, 1.0)
    return loss, arrives
