"""How a combat is likely to go, card by card: each of the forty Old One cards is as likely as any other."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.combat import starting_sanity
from rulebound.games.auztralia.kinds import BLANK, KINDS, STAYING
from rulebound.games.auztralia.pack import AIRSHIP, UNITS, pack_of
from rulebound.games.auztralia.state import AuztraliaState

WORTH: Final[tuple[float, ...]] = (1.0, 1.6, 3.2, 2.7, 2.7)  # what it takes to replace a unit, in points
KEPT: Final = 0.15  # how much of a prize the damage on a foe that lives on is worth
GROUND: Final = tuple(kind for kind in range(len(UNITS)) if kind != AIRSHIP)
FLYING: Final = (AIRSHIP,)
UNHURT: Final = (0,) * len(UNITS)
FEW: Final = 2  # of more units of a kind than this it makes little odds how many they are
CROWD: Final = 0.75  # a foe that is not alone is the harder

Foes = tuple[tuple[str, int], ...]  # kind and damage still to deal
Outcome = tuple[float, int, int, int, int]  # chance, hits on the foe, damage, airship damage, sanity


class Rung(NamedTuple):
    """A force after so much damage: the kinds left, the worth that is lost, and lost if it is defeated now."""

    kinds: int
    lost: float
    beaten: float


@cache
def effects(pack: str, foe: str, kinds: int) -> tuple[Outcome, ...]:
    """All that a card can do when such a foe meets units of these kinds, given as a bit mask."""
    tally: Counter[tuple[int, int, int, int]] = Counter()
    cards = pack_of(pack).cards
    on_foot, flying = kinds & ~(1 << AIRSHIP), kinds >> AIRSHIP & 1
    for card in cards:
        row = card.rows[foe]
        hits = sum(kinds >> unit & 1 for unit in row.hits)
        tally[hits, row.damage if on_foot else 0, row.airship if flying else 0, row.sanity] += 1
    return tuple((number / len(cards), *what) for what, number in sorted(tally.items()) if any(what))


def _ladder(force: Sequence[int], hurt: Sequence[int], capacity: Sequence[int], of: Sequence[int]) -> list[Rung]:
    """The force after each further point of damage, put where it does least harm."""
    units, wounds, lost = list(force), list(hurt), 0.0
    rungs: list[Rung] = []
    while True:
        left = [kind for kind in of if units[kind]]
        damaged = sum(WORTH[kind] for kind in left if wounds[kind])
        rungs.append(Rung(sum(1 << kind for kind in left), lost, lost + damaged))
        if not left:
            return rungs
        kind = min(left, key=lambda k: (wounds[k] + 1 >= capacity[k], units[k] == 1, WORTH[k]))
        wounds[kind] += 1
        if wounds[kind] >= capacity[kind]:
            units[kind] -= 1
            wounds[kind] = 0
            lost += WORTH[kind]


class Battle:
    """A force against one foe, fought to the end: from each state, how likely it wins and what it loses."""

    def __init__(self, pack: str, foe: str, force: Sequence[int], hurt: Sequence[int], capacity: Sequence[int]):
        self.pack, self.foe = pack, foe
        self.ground, self.air = _ladder(force, hurt, capacity, GROUND), _ladder(force, hurt, capacity, FLYING)
        self.known: dict[tuple[int, int, int, int], tuple[float, float]] = {}

    def reckon(self, left: int, sanity: int, down: int = 0, shot: int = 0) -> tuple[float, float]:
        """The chance to win and the worth lost, after so much damage to the units on the ground and in the air."""
        key = (left, sanity, down, shot)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._turn_a_card(left, sanity, down, shot)
        return found

    def _turn_a_card(self, left: int, sanity: int, down: int, shot: int) -> tuple[float, float]:
        ground, air = self.ground, self.air
        last, last_air = len(ground) - 1, len(air) - 1
        win = loss = sure = 0.0
        for chance, hits, damage, airship, madness in effects(
            self.pack, self.foe, ground[down].kinds | air[shot].kinds
        ):
            sure += chance
            now, now_air = min(last, down + damage), min(last_air, shot + airship)
            if madness > sanity or not ground[now].kinds | air[now_air].kinds:
                loss += chance * (ground[now].beaten + air[now_air].beaten)
                win += chance * (hits >= left)
            elif hits >= left:
                loss += chance * (ground[now].lost + air[now_air].lost)
                win += chance
            else:
                after = self.reckon(left - hits, sanity - madness, now, now_air)
                win += chance * after[0]
                loss += chance * after[1]
        return (win / sure, loss / sure) if sure else (0.0, 0.0)


@lru_cache(maxsize=20_000)
def battle(
    pack: str, foe: str, force: tuple[int, ...], hurt: tuple[int, ...], capacity: tuple[int, ...]
) -> Battle:
    """One for each force and foe."""
    return Battle(pack, foe, force, hurt, capacity)


class Troop(NamedTuple):
    """A force of a seat, and what helps it in every combat."""

    pack: str
    force: tuple[int, ...]
    hurt: tuple[int, ...]
    capacity: tuple[int, ...]
    sanity: int
    shots: int  # damage that characters deal without a card

    def against(self, kind: str, left: int) -> tuple[float, float]:
        """The chance to win, and the worth lost."""
        one = battle(self.pack, kind, self.force, self.hurt, self.capacity)
        return one.reckon(max(1, left - self.shots), self.sanity)


def troop_of(s: AuztraliaState, seat: int, force: Sequence[int]) -> Troop:
    """The force as it would set out."""
    few = tuple([FEW if number > FEW else number for number in force])
    return Troop(s.pack, few, UNHURT, _capacities(s, seat), starting_sanity(s, seat), _shots(s, seat, force, ()))


def troop_in_fight(s: AuztraliaState) -> Troop:
    """The force in the combat under way."""
    f = s.fight
    assert f is not None
    shots = _shots(s, f.seat, f.force, f.used)
    return Troop(s.pack, tuple(f.force), tuple(f.hurt), _capacities(s, f.seat), f.sanity, shots)


def _shots(s: AuztraliaState, seat: int, force: Sequence[int], used: Sequence[str]) -> int:
    return sum(each.shot(force) for each in held(s, seat, "shot") if each.id not in used)


def _capacities(s: AuztraliaState, seat: int) -> tuple[int, ...]:
    hardening = held(s, seat, "capacity")
    if not hardening:
        return _usual_capacities(s.pack)
    return tuple(
        unit.capacity + sum(each.capacity(kind) for each in hardening) for kind, unit in enumerate(s.tables.units)
    )


@cache
def _usual_capacities(pack: str) -> tuple[int, ...]:
    return tuple(unit.capacity for unit in pack_of(pack).units)


def holds(troop: Troop, foes: Foes) -> float:
    """How likely a force at the port, fighting to the end, leaves none of these foes alive."""
    if foes and not any(troop.force):
        return 0.0
    chance = 1.0
    for number, (kind, left) in enumerate(foes):
        chance *= troop.against(kind, left)[0] * (CROWD if number else 1)
    return chance


def venture(troop: Troop, foes: Foes, prizes: Sequence[float], dear: float) -> float:
    """What an attack is worth to one who may withdraw; `dear`: how much of a unit's worth still counts."""
    if not any(troop.force):
        return 0.0
    win, gain, loss = 1.0, 0.0, 0.0
    for number, ((kind, left), prize) in enumerate(zip(foes, prizes, strict=True)):
        chance, lost = troop.against(kind, left)
        win *= chance * (CROWD if number else 1)
        gain += win * prize + (0.0 if KINDS[kind].recovers else (1 - win) * KEPT * prize)
        loss += lost
    return max(0.0, gain - dear * loss)


class Secret(NamedTuple):
    """A tile that lies face down: what it may be, and what follows when it comes to light."""

    unseen: tuple[int, ...]
    asleep: float  # how likely it would stay face down
    farms: float  # what it costs in farms when it walks
    arrives: float  # how likely it comes to the port
    stake: float  # what the port is worth


@lru_cache(maxsize=50_000)
def surprise(troop: Troop, secret: Secret, theirs: float, dear: float) -> float:
    """What an attack on a face-down tile is worth; `theirs`: what a point of the Old Ones costs."""
    tiles = pack_of(troop.pack).tiles
    unseen, asleep, farms, arrives, stake = secret
    total = 0.0
    for its in (tiles[n] for n in unseen):
        if its.kind == BLANK:
            continue
        danger = 0.0
        if its.kind not in STAYING:
            fall = arrives * (1 - holds(troop, ((its.kind, its.capacity),))) if arrives else 0.0
            danger = farms + stake * fall
        total += theirs * its.vp * asleep - (1 + asleep) / 2 * danger
        total += venture(troop, ((its.kind, its.capacity),), (its.vp * (1 + theirs) + danger,), dear)
    return total / len(unseen) if unseen else 0.0
