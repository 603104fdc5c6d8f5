"""What the Old Ones on the map are worth to a seat that attacks them, with which units, from where."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.expedition import time_of
from rulebound.games.auztralia.judge.odds import Foes, Secret, Troop, surprise, troop_of, venture
from rulebound.games.auztralia.judge.raids import sleepers, times_counted, unseen_tiles, walk_from
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
        self, s: AuztraliaState, seat: int, theirs: float, dear: float, stake: float, fear: dict[int, float]
    ) -> None:
        self.s, self.seat, self.theirs, self.dear, self.fear = s, seat, theirs, dear, fear
        self.stake = float(round(stake / 4) * 4) * PREPARED
        self.left = max(0, s.tables.end - s.space[seat])
        self.unseen = unseen_tiles(s)
        self.hidden = {h: (rank, level) for rank, (h, level) in enumerate(sleepers(s))}
        self.on_foot: dict[int, float] = {}
        self._secrets: dict[int, Secret] = {}
        self._open: dict[int, list[int]] = {}
        for n, at in enumerate(s.at):
            if at >= 0 and s.face_up >> n & 1:
                self._open.setdefault(at, []).append(n)

    def open_foes(self, h: int) -> tuple[Foes, list[float]]:
        """Those that lie face up on a hex, and what destroying each is worth."""
        tiles = self.s.tables.tiles
        here = [n for n in self._open.get(h, ()) if tiles[n].kind != "blank"]
        foes = tuple((tiles[n].kind, max(1, tiles[n].capacity - self.s.damage_on(n))) for n in here)
        return foes, [tiles[n].vp * (1 + self.theirs) + self.fear.get(n, 0.0) for n in here]

    def gain(self, h: int, troop: Troop) -> float:
        """What an attack on the hex is worth, its time not counted."""
        token = 1 + self.theirs * REBORN if self.s.tokens >> h & 1 else 0.0
        if token and h not in self.hidden and h not in self._open:
            return self._empty_token(h, troop, token)
        if h in self.hidden:
            if h in self._open:
                return 0.0
            if h not in self._secrets:
                self._secrets[h] = self._secret(h)
            return surprise(troop, self._secrets[h], self.theirs, self.dear)
        foes, prizes = self.open_foes(h)
        return venture(troop, foes, [*prizes[:-1], prizes[-1] + token], self.dear)

    def _empty_token(self, h: int, troop: Troop, worth: float) -> float:
        """A rebirth token falls to any unit, unless it fights."""
        strength = sturdiness(self.s, h)
        return venture(troop, ((TOKEN_KIND, strength),), (worth,), self.dear) if strength else worth

    def _secret(self, h: int) -> Secret:
        rank, level = self.hidden[h]
        asleep = round(4 * times_counted(self.s, rank) - 4) / 4
        farms, arrives = walk_from(self.s, self.seat, h, self.theirs)
        return Secret(self.unseen[level - 1], asleep, float(round(farms)), round(4 * arrives) / 4, self.stake)

    def targets(self) -> set[int]:
        """All haunted hexes, and those with a rebirth token."""
        return self.hidden.keys() | self._open.keys() | set(bits(self.s.tokens))

    def by_land(self, force: Sequence[int], time: float) -> dict[int, float]:
        """What an attack with all that leaves the rails is worth, hex by hex, where it is worth anything."""
        units = [0 if kind == TRAIN else number for kind, number in enumerate(force)]
        if not sum(units) - units[AIRSHIP]:
            return {}
        troop = troop_of(self.s, self.seat, units)
        spent = time * sum(unit.time for unit, number in zip(self.s.tables.units, units, strict=True) if number)
        found = {h: self.gain(h, troop) - spent for h in self.targets()}
        return {h: value for h, value in found.items() if value > 0}

    def by_air(self, force: Sequence[int], time: float, start: int) -> float:
        """What airships alone can still get, on hexes that no other unit is near."""
        if not force[AIRSHIP]:
            return 0.0
        troop = troop_of(self.s, self.seat, only(AIRSHIP, force[AIRSHIP]))
        distance = self.s.board.distance
        rails = list(bits(start))
        values = []
        for h in self.targets():
            if any(distance[r][h] <= FLIGHT for r in rails):
                value = self.gain(h, troop) - time - 0.3
                if value > 0 and h not in self.on_foot:
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
                for h in targets:
                    if reach[how] >> h & 1:
                        value = self.gain(h, troop) - time * min(self.left, time_of(s, seat, h, force))
                        best = max(best, value - 0.8 * PREY * self.on_foot.get(h, 0.0))
        return best


def only(kind: int, number: int) -> list[int]:
    """A force of one kind."""
    return [number if each == kind else 0 for each in range(len(UNITS))]
