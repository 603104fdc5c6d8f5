"""What the Old Ones on the map are worth to a seat that attacks them, with which units, from where."""

from collections.abc import Iterable, Sequence, Set
from functools import lru_cache
from itertools import combinations
from typing import Final

from rulebound.games.auztralia.board import Board, bits, mask_of
from rulebound.games.auztralia.expedition import time_of
from rulebound.games.auztralia.judge.odds import Foes, Troop, troop_of, venture
from rulebound.games.auztralia.judge.raids import Raids, Ways
from rulebound.games.auztralia.kinds import TOKEN_KIND
from rulebound.games.auztralia.network import flies, in_reach, range_of
from rulebound.games.auztralia.pack import AIRSHIP, TRAIN, UNITS
from rulebound.games.auztralia.revenge.tokens import sturdiness
from rulebound.games.auztralia.state import NOBODY, AuztraliaState

PREY: Final = 0.7  # how much of an attack counts before it is made, next to a site for a farm
PREY_BY_AIR: Final = 0.5
FEWER: Final = 0.85  # each further target, as time is short
FLIGHT: Final = 4
REBORN: Final = 1.2  # the points that a rebirth token is good for to the Old Ones
PREPARED: Final = 0.6  # how much of the danger is left when one has time to meet it


class Hunt:
    """The haunted hexes as targets."""

    def __init__(
        self, s: AuztraliaState, seat: int, theirs: float, dear: float, stake: float, ways: Ways, raids: Raids
    ) -> None:
        self.s, self.seat, self.theirs, self.dear, self.fear = s, seat, theirs, dear, raids.of_tile
        self.ways, self.lair = ways, ways.lair
        self.stake = float(round(stake / 4) * 4) * PREPARED
        self.left = max(0, s.tables.end - s.space[seat])
        self.on_foot: dict[int, float] = {}

    def open_foes(self, h: int) -> tuple[Foes, list[float]]:
        """Those that lie face up on a hex, and what destroying each is worth."""
        tiles = self.s.tables.tiles
        here = [n for n in self.lair.open.get(h, ()) if tiles[n].kind != "blank"]
        foes = tuple((tiles[n].kind, max(1, tiles[n].capacity - self.s.damage_on(n))) for n in here)
        return foes, [tiles[n].vp * (1 + self.theirs) + self.fear.get(n, 0.0) for n in here]

    def gains(self, targets: Iterable[int], troop: Troop) -> dict[int, float]:
        """What an attack on each of these hexes is worth, its time not counted."""
        surprises = self.ways.surprises(troop, self.dear, self.stake)
        return {h: surprises[h] if h in surprises else self._open_gain(h, troop) for h in targets}

    def _open_gain(self, h: int, troop: Troop) -> float:
        """The same for a hex where nothing lies face down."""
        token = 1 + self.theirs * REBORN if self.s.tokens >> h & 1 else 0.0
        if h not in self.lair.open:
            return self._empty_token(h, troop, token)
        foes, prizes = self.open_foes(h)
        return venture(troop, foes, [*prizes[:-1], prizes[-1] + token], self.dear)

    def _empty_token(self, h: int, troop: Troop, worth: float) -> float:
        """A rebirth token falls to any unit, unless it fights."""
        strength = sturdiness(self.s, h)
        return venture(troop, ((TOKEN_KIND, strength),), (worth,), self.dear) if strength else worth

    def targets(self) -> Set[int]:
        """All haunted hexes, and those with a rebirth token."""
        return self.lair.haunted.union(bits(self.s.tokens)) if self.s.tokens else self.lair.haunted

    def by_land(self, force: Sequence[int], time: float) -> dict[int, float]:
        """What an attack with all that leaves the rails is worth, hex by hex, where it is worth anything."""
        units = [0 if kind == TRAIN else number for kind, number in enumerate(force)]
        if not sum(units) - units[AIRSHIP]:
            return {}
        troop = troop_of(self.s, self.seat, units)
        spent = time * sum(unit.time for unit, number in zip(self.s.tables.units, units, strict=True) if number)
        gains = self.gains(self.targets(), troop)
        return {h: gain - spent for h, gain in gains.items() if gain - spent > 0}

    def by_air(self, force: Sequence[int], time: float, start: int) -> float:
        """What airships alone can still get, on hexes that no other unit is near."""
        if not force[AIRSHIP]:
            return 0.0
        troop = troop_of(self.s, self.seat, only(AIRSHIP, force[AIRSHIP]))
        near = within(self.s.board, start, FLIGHT)
        values = []
        for h, gain in self.gains(self.targets(), troop).items():
            value = gain - time - 0.3
            if value > 0 and near >> h & 1 and h not in self.on_foot:
                values.append(value)
        values.sort(reverse=True)
        return PREY_BY_AIR * sum(value * FEWER**n for n, value in enumerate(values[: self.left]))

    def best(self, barracks: Sequence[int], time: float) -> float:
        """The best attack that the seat can make now, with the units that have been chosen for it, if any."""
        s, seat = self.s, self.seat
        targets = self.targets() if s.aim == NOBODY else {s.aim}
        kinds = [kind for kind, number in enumerate(barracks) if number]
        reach: dict[tuple[int, bool], int] = {}
        best = -99.0
        for size in range(1, len(kinds) + 1):
            for some in combinations(kinds, size):
                if any(chosen and kind not in some for kind, chosen in enumerate(s.going)):
                    continue
                force = [(s.going[kind] or barracks[kind]) if kind in some else 0 for kind in range(len(UNITS))]
                how = (range_of(s, seat, force), flies(force))
                if how not in reach:
                    reach[how] = in_reach(s, seat, *how)
                troop = troop_of(s, seat, force)
                near = [h for h in targets if reach[how] >> h & 1]
                for h, gain in self.gains(near, troop).items():
                    value = gain - time * min(self.left, time_of(s, seat, h, force))
                    best = max(best, value - 0.8 * PREY * self.on_foot.get(h, 0.0))
        return best


@lru_cache(maxsize=4096)
def within(board: Board, start: int, distance: int) -> int:
    """The hexes at most so far from one of these, over land."""
    rows = [board.distance[h] for h in bits(start)]
    return mask_of(h for h in range(board.size) if any(row[h] <= distance for row in rows))


def only(kind: int, number: int) -> list[int]:
    """A force of one kind."""
    return [number if each == kind else 0 for each in range(len(UNITS))]
