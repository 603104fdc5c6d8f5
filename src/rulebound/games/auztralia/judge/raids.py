"""What the Old Ones are likely to do by the end: which tiles come to light, which farms and ports they reach."""

from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from rulebound.games.auztralia.board import Board
from rulebound.games.auztralia.judge.lair import Lair, lair_of
from rulebound.games.auztralia.judge.odds import Foes, Secret, Troop, holds, surprise
from rulebound.games.auztralia.kinds import BLANK, CALLED, KINDS, STAYING
from rulebound.games.auztralia.modes import movement_cards
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.scoring import PER_FARM
from rulebound.games.auztralia.state import NOBODY, AuztraliaState

PER_REVEAL: Final = 2.7  # steps of the purple disc from one tile to the next
SLEEPERS: Final = 8  # how many of those to come are looked at
NEWCOMERS: Final[tuple[Foes, ...]] = tuple(((name, KINDS[name].called),) for name in CALLED)
NEWCOMER_STEPS: Final = 0.7  # of one that has not been seen, in an activation
PREPARE: Final = 7.0  # activations in which a threatened player can do much about it
LATE: Final = 6  # hexes by which the way may be misjudged


@dataclass(slots=True)
class Raids:
    """What is to be feared, in points of one seat."""

    farms: float = 0.0
    port: float = 0.0  # the chance that it falls
    of_tile: dict[int, float] = field(default_factory=dict)  # what each face-up tile adds


class Target(NamedTuple):
    """What Old Ones move to, and whom that concerns."""

    board: Board
    farms: tuple[int, ...]  # as in the state
    blighted: int
    ports: tuple[int, ...]  # by seat
    seat: int
    coop: bool
    theirs: float  # what a point of the Old Ones costs the seat


class Ways:
    """Where each Old One walks by the end: all of it that no unit of the seat changes, worked out once."""

    def __init__(self, lair: Lair, target: Target, end: int, cards: int, revelations: int) -> None:
        self.lair, self.end, self.revelations = lair, end, revelations
        self._target = target
        self._goals = {
            h: farm // 3 for h, farm in enumerate(target.farms) if farm != NOBODY and not target.blighted >> h & 1
        }
        self._ports = {port: owner for owner, port in enumerate(target.ports) if port != NOBODY}
        self._safe = dict.fromkeys(self._goals, 1.0)  # farm -> how likely it survives
        self._from: dict[int, tuple[float, float]] = {}
        self._surprises: dict[tuple[Troop, float, float], dict[int, float]] = {}
        self.walkers: list[
            tuple[int, float, float, float]
        ] = []  # tile, loss, how likely it comes to the port, when
        self.newcomers: list[tuple[float, float, int]] = []  # how likely at the port, when, rank
        self.farms = 0.0  # lost by all that walk or will, in points
        if end:
            self._follow_walkers(cards)
            self._follow_newcomers()

    def _follow_walkers(self, cards: int) -> None:
        lair, speed = self.lair, pace(self.lair.pack)
        tiles = pack_of(lair.pack).tiles
        for n, at in lair.face_up:
            if tiles[n].kind in STAYING or at in self._ports:
                continue
            loss, arrives, when = self._walk(at, cards * speed[tiles[n].kind], self.end, self._safe, 1.0)
            self.walkers.append((n, loss, arrives, when))
            self.farms += loss

    def _follow_newcomers(self) -> None:
        """Those that still lie face down."""
        lair = self.lair
        for rank, (h, level) in enumerate(lair.sleepers[:SLEEPERS]):
            steps = self.end - PER_REVEAL * (rank + 1)
            likely = lair.wakes(self.revelations, rank) * share_of_movers(lair.pack, lair.unseen[level - 1])
            if steps <= 0 or not likely:
                continue
            loss, arrives, when = self._walk(h, NEWCOMER_STEPS, int(steps), self._safe, likely)
            self.farms += loss
            if arrives:
                self.newcomers.append((arrives, when, rank))

    def _walk(
        self, h: int, a_step: float, end: int, safe: dict[int, float], likely: float
    ) -> tuple[float, float, float]:
        """From farm to farm until a port: what the seat loses, how likely its port is reached, and when."""
        board, _, _, _, seat, coop, theirs = self._target
        goals, ports, distance = self._goals, self._ports, board.distance
        budget, walked, loss = a_step * end, 0, 0.0
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
                mine = ports[goal] == seat or coop
                return loss, chance if mine else 0.0, walked / max(a_step, 0.1)
            loss += chance * safe[goal] * (theirs + (PER_FARM if goals[goal] == seat else 0))
            safe[goal] *= 1 - chance
            gone.add(goal)
            h = goal

    def surprises(self, troop: Troop, dear: float, stake: float) -> dict[int, float]:
        """What an attack on each face-down tile is worth; `dear`, `stake`: of a unit's and the port's worth."""
        key = (troop, dear, stake)
        found = self._surprises.get(key)
        if found is None:
            theirs = self._target.theirs
            found = self._surprises[key] = {
                h: surprise(troop, self._secret(h, stake), theirs, dear) if h not in self.lair.open else 0.0
                for h in self.lair.hidden
            }
        return found

    def _secret(self, h: int, stake: float) -> Secret:
        rank, level = self.lair.hidden[h]
        asleep = round(4 * self.lair.times_counted(self.revelations, rank) - 4) / 4
        farms, arrives = self._walk_from(h)
        return Secret(self.lair.unseen[level - 1], asleep, float(round(farms)), round(4 * arrives) / 4, stake)

    def _walk_from(self, h: int) -> tuple[float, float]:
        """What an Old One that came to light here now would cost in farms, and how likely it comes to the port."""
        if h not in self._from:
            safe = dict.fromkeys(self._goals, 1.0)
            loss, arrives, _ = self._walk(h, NEWCOMER_STEPS, self.end, safe, 1.0)
            self._from[h] = loss, arrives
        return self._from[h]


@cache
def pace(pack: str) -> dict[str, float]:
    """How often a card moves each kind."""
    cards = pack_of(pack).cards
    return {kind: sum(kind in card.moves for card in cards) / len(cards) for kind in KINDS}


@cache
def share_of_movers(pack: str, unseen: tuple[int, ...]) -> float:
    """How likely a tile that may be any of these walks."""
    tiles = pack_of(pack).tiles
    return sum(tiles[n].kind not in {BLANK, *STAYING} for n in unseen) / len(unseen) if unseen else 0.0


def ways_of(s: AuztraliaState, seat: int, theirs: float) -> Ways:
    """Where the Old Ones walk, as far as it concerns the seat."""
    ports = tuple([player.port for player in s.players])
    target = Target(s.board, tuple(s.farm), s.blighted, ports, seat, s.coop, theirs)
    end = max(0, s.tables.end - s.space[s.old_ones])  # how often the Old Ones will still act
    return _ways(lair_of(s), target, end, movement_cards(s), len(s.revelations))


_ways = lru_cache(maxsize=1024)(Ways)


def foresee(s: AuztraliaState, ways: Ways, stake: float, troop: Troop) -> Raids:
    """What the Old Ones on their ways do to a seat with this force at home, whose port is worth the stake."""
    raids = Raids(ways.farms)
    if not ways.end:
        return raids
    tiles, stands = s.tables.tiles, 1.0
    for n, loss, arrives, when in ways.walkers:
        fall = 0.0
        if arrives:
            left = max(1, tiles[n].capacity - s.damage_on(n))
            fall = arrives * (1 - holds(troop, ((tiles[n].kind, left),))) * exp(-when / PREPARE)
            stands *= 1 - fall
        raids.of_tile[n] = loss + stake * fall
    raids.port = 1 - stands * _outlives_newcomers(s, ways, troop)
    return raids


def _outlives_newcomers(s: AuztraliaState, ways: Ways, troop: Troop) -> float:
    """How likely the port outlives those that still lie face down."""
    if not ways.newcomers:
        return 1.0
    stands, weak = 1.0, weakness(troop)
    asleep = max(0, s.space[s.old_ones] - min(s.space[: s.seat_count]))  # until the Old Ones wake
    for arrives, when, rank in ways.newcomers:
        stands *= 1 - arrives * weak * exp(-(when + (PER_REVEAL * rank + asleep)) / PREPARE)
    return stands


@lru_cache(maxsize=20_000)
def weakness(troop: Troop) -> float:
    """How likely a port with this force falls to an Old One that has not been seen yet."""
    return 1 - sum(holds(troop, each) for each in NEWCOMERS) / len(NEWCOMERS)
