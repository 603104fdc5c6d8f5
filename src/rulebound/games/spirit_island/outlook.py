"""What threatens the island and what powers can do about it, for bots: only what lies open to all."""

from functools import cache
from typing import Final

from rulebound.games.spirit_island.invaders import SKIPS, matching
from rulebound.games.spirit_island.island import OCEAN, WETLAND, bits
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.pieces import CITY, DAHAN, DISEASE, EXPLORER, FEAR, HEALTH, STRENGTH, TOWN
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.ravage import defence, invader_damage
from rulebound.games.spirit_island.state import World
from rulebound.games.spirit_island.trial import Promise, promises

PIECE: Final = (0.9, 2.4, 4.0)  # an explorer, a town, a city that stands
A_FEAR: Final = 1.1
A_DAHAN: Final = 1.3
A_PRESENCE: Final = 2.0
AN_ENERGY: Final = 0.5
A_CARD: Final = 1.6
AN_EFFECT: Final = 1.0
STRIKE: Final = 0.8  # a point of damage by dahan who strike back
SPREADING: Final = 0.7  # blight where blight lies already, besides its own price
NOW, SOON, THEN, SOME_TIME = 1.0, 0.55, 0.3, 0.08  # how much a ravage counts that comes so late
BLIGHT_LIMIT: Final = 2
COMING_BLIGHT: Final = 3  # what a blight card gives at least, or nearly
ANY_BLIGHT, SCARCE_BLIGHT, LAST_BLIGHT = 4.5, 20.0, 60.0
MANY_BLIGHTS: Final = 10


def price(left: int, players: int, final: bool) -> float:
    """What the next blight costs: more the fewer are left; after the very last the island is lost."""
    if final and left <= 1:
        return LAST_BLIGHT
    each = left / players + (0 if final else COMING_BLIGHT)
    return ANY_BLIGHT + SCARCE_BLIGHT / max(each, 0.5) ** 2


@cache
def blight_cost(left: int, players: int, final: bool) -> float:
    """What all the blight has cost that lies on the island by now."""
    most = (MANY_BLIGHTS - (0 if final else COMING_BLIGHT)) * players
    return sum(price(each, players, final) for each in range(left + 1, most + 1))


def is_final(s: World) -> bool:
    """Whether no other card can give more blight."""
    return s.blighted or not s.blight_card


class Outlook:
    """The lands as they are, and how soon the invaders ravage and build there."""

    def __init__(self, s: World) -> None:
        self.s = s
        size = s.island.size
        self.price = price(s.blight_left, s.players, is_final(s))
        self.soon = [SOME_TIME] * size  # how much a later ravage counts
        self.now = [0.0] * size  # and one of this turn
        self.builds = 0  # lands that are built in before that
        self._time()
        self.raw = [invader_damage(s, land) if there else 0 for land, there in enumerate(s.pieces)]
        self.health = [0] * size
        self.dahan = [0] * size
        for land, there in enumerate(s.pieces):
            for code, number in there.items():
                if code & 3 == DAHAN:
                    self.dahan[land] += number
                else:
                    self.health[land] += number * (HEALTH[code & 3] - (code >> 2 & 31))
        self.guard = [defence(s, land) if self.raw[land] else 0 for land in range(size)]
        self.standing = [self.guard[land] - s.defend[land] for land in range(size)]
        self.mourned = [
            A_PRESENCE * sum(1 for spirit in s.spirits if spirit.presence[land]) for land in range(size)
        ]
        self.kept: dict[tuple[int, int, int], tuple[float, int, int]] = {}

    def _time(self) -> None:
        """Which lands ravage and build, and when."""
        s = self.s
        ravage, build = _lands(s, s.ravage), _lands(s, s.build)
        if s.phase in ("slow", "time", "over"):
            self._mark(self.soon, ravage, SOON)
            self._mark(self.soon, build & ~ravage, THEN)
            self.builds = build
            return
        self._mark(self.soon, build, SOON)
        self.builds = build
        if s.phase == "invaders":
            left = sum(1 << land for land in s.todo) | _lands(s, s.acting) if s.begun else -1
            if s.step == "ravage":
                ravage &= left
            elif s.step in ("build", "explore", "advance"):
                ravage = 0
                self.builds = build & left if s.step == "build" else 0
        self._mark(self.now, ravage, NOW)
        for effect in s.effects:
            if effect.kind == "skip-ravage":
                self.now[effect.land] = 0.0
            elif effect.kind == "skip-build":
                self.builds &= ~(1 << effect.land)
            elif effect.kind in SKIPS:
                self._skip(SKIPS[effect.kind])

    def _skip(self, condition: object) -> None:
        assert callable(condition)
        for land in bits(self.s.island.lands):
            if self.now[land] and condition(self.s, land, "ravage"):
                self.now[land] = 0.0
            if self.builds >> land & 1 and condition(self.s, land, "build"):
                self.builds &= ~(1 << land)

    @staticmethod
    def _mark(weights: list[float], lands: int, weight: float) -> None:
        for land in bits(lands):
            weights[land] = weight

    # What is to be feared.

    def threats(self) -> float:
        """Everything that ravages and builds will cost if nobody does anything."""
        total = 0.0
        for land, raw in enumerate(self.raw):
            if raw or self.health[land]:
                total += self.risk(land, raw, self.guard[land], self.dahan[land])
                if self.builds >> land & 1:
                    total += self._building(land)
        return total

    def risk(self, land: int, raw: int, guard: int, dahan: int, stopped: bool = False) -> float:
        """What ravages there will cost, now and later."""
        total = 0.0
        if self.now[land] and not stopped:
            total = self.now[land] * self._ravage(land, raw, guard, dahan)
        if self.soon[land]:
            grown = raw + (STRENGTH[self._next(land)] if raw and self.builds >> land & 1 else 0)
            total += self.soon[land] * self._ravage(land, grown, self.standing[land], dahan)
        return total

    def _ravage(self, land: int, raw: int, guard: int, dahan: int) -> float:
        if raw <= 0:
            return 0.0
        dealt = raw - guard
        lost = 0.0
        if dealt >= BLIGHT_LIMIT:
            lost = self.price * (1 + SPREADING * (self.s.blight[land] > 0)) + self.mourned[land]
        if dahan:
            dead = min(dahan, max(0, dealt) // 2)
            lost += A_DAHAN * dead - STRIKE * min(2 * (dahan - dead), self.health[land])
        return lost

    def _next(self, land: int) -> int:
        """What a build brings."""
        return CITY if self.s.count(land, TOWN) > self.s.count(land, CITY) else TOWN

    def _building(self, land: int) -> float:
        if self.s.tokens[DISEASE][land]:
            return 0.0
        return PIECE[self._next(land)] * (NOW if self.s.phase not in ("slow", "time") else SOON)

    # What can be done.

    def worth(self, power: Power, spirit: str, level: int, land: int, early: bool, way: str = "") -> float:
        """What the power is good for in this land, if it is used before the ravages or after them."""
        island = self.s.island
        terrain = island.terrain[land]
        coastal = terrain == OCEAN or bool(island.coastal >> land & 1)
        ways = promises(power.id, spirit, level, WETLAND if terrain == OCEAN else terrain, coastal)
        fitting = [each for each in ways if not way or each.way == way]
        return max((self._good(each, land, early) for each in fitting), default=0.0)

    def _good(self, does: Promise, land: int, early: bool) -> float:
        s = self.s
        gain = _plain(does)
        raw, dahan, guard = self.raw[land], self.dahan[land], self.guard[land]
        blight = s.blight[land]
        if does.healed > 0:
            gain += (self.price - 1.0) * min(does.healed, blight)
        elif does.healed < 0:
            gain -= self.price * (1 + SPREADING * (blight > 0)) + self.mourned[land]
        fewer = 0
        if self.health[land]:
            killed, fewer = self._killed(does, land, dahan)
            gain += killed
            if does.pushed:
                fewer += self._strongest(land, does.pushed, does.moving)
        more = min(does.dahan, 3) - min(does.dahan_lost, dahan)
        if does.dahan_lost:
            gain -= A_DAHAN * min(does.dahan_lost, dahan)
        if does.dahan and not self._dahan_near(land):
            more = 0
        stopped = early and "ravage" in does.stops
        if early and "build" in does.stops and self.builds >> land & 1 and self.health[land]:
            gain += self._building(land)
        if fewer or more or stopped or (does.defend and early):
            before = self.risk(land, raw, guard, dahan)
            left = max(0, raw - fewer)
            after = self.risk(land, left, guard + does.defend * early, dahan + more, stopped)
            if not early:  # this turn's ravage comes first
                before -= self.now[land] and self.now[land] * self._ravage(land, raw, guard, dahan)
                after -= self.now[land] and self.now[land] * self._ravage(land, left, guard, dahan + more)
            gain += before - after
        return gain

    def _killed(self, does: Promise, land: int, dahan: int) -> tuple[float, int]:
        """What the damage destroys: what that is worth, and how much strength goes with it."""
        value, strength = 0.0, 0
        damage = does.damage + int(does.per_dahan * dahan)
        if damage:
            value, strength = self._destroyed_by(land, damage, does.hurt)
        for mask in does.destroyed:
            for kind in (CITY, TOWN, EXPLORER):
                if mask >> kind & 1 and self.s.count(land, kind):
                    value += PIECE[kind] + A_FEAR * FEAR[kind]
                    strength += STRENGTH[kind]
                    break
        return value, strength

    def _destroyed_by(self, land: int, damage: int, kinds: int) -> tuple[float, int]:
        value, strength = 0.0, 0
        for code, number in sorted(self.s.pieces[land].items(), key=lambda each: -(each[0] & 3)):
            kind = code & 3
            if kind == DAHAN or not kinds >> kind & 1:
                continue
            needed = HEALTH[kind] - (code >> 2 & 31)
            fallen = min(number, damage // needed)
            damage -= fallen * needed
            value += fallen * (PIECE[kind] + A_FEAR * FEAR[kind])
            strength += fallen * STRENGTH[kind]
        return value, strength

    def _strongest(self, land: int, number: int, kinds: int) -> int:
        """How much strength leaves with so many pieces."""
        strength = 0
        for kind in (CITY, TOWN, EXPLORER):
            if kinds >> kind & 1 and number:
                gone = min(number, self.s.count(land, kind))
                number -= gone
                strength += gone * STRENGTH[kind]
        return strength

    def _dahan_near(self, land: int) -> bool:
        return any(self.dahan[other] for other in bits(self.s.island.near[land]))


def _lands(s: World, cards: list[str]) -> int:
    found = 0
    for card in cards:
        found |= matching(s, card)
    return found


def _plain(does: Promise) -> float:
    """What it is good for wherever it is used."""
    return (
        A_FEAR * does.fear
        + AN_ENERGY * does.energy
        + A_PRESENCE * does.presence
        + A_CARD * does.cards
        + AN_EFFECT * (does.others - len(does.stops) > 0)
        - 0.5 * does.lured
        + 0.2 * does.dahan
    )


@cache
def general_worth(card: str, spirit: str, level: int = 0) -> float:
    """What a power is good for on the whole, without its price."""
    power = POWERS[card]
    found = []
    for terrain in range(OCEAN):
        ways = promises(card, spirit, level, terrain, False)
        found.append(max(_on_the_whole(each) for each in ways))
    return sum(found) / len(found) - (0.4 if power.within == 0 else 0.0)


def _on_the_whole(does: Promise) -> float:
    return (
        _plain(does)
        + 1.3 * min(8.0, does.damage + 1.5 * does.per_dahan)
        + sum(2.0 + 0.5 * mask.bit_length() for mask in does.destroyed)
        + 0.5 * min(8, does.defend)
        + 0.7 * does.pushed
        + 3.0 * does.healed
        - A_DAHAN * does.dahan_lost
        + 3.0 * len(does.stops)
    )


def innate_elements(s: World, seat: int) -> tuple[int, ...]:
    """The elements that the spirit's innate powers need."""
    return _needed(panel_of(s, seat).innates)


@cache
def _needed(innates: tuple[str, ...]) -> tuple[int, ...]:
    needs = [need for name in innates for need in POWERS[name].needs]
    return tuple(max(each) for each in zip(*needs, strict=True))
