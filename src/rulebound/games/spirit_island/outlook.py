"""What threatens the island and what powers can do about it, for bots: only what lies open to all."""

from functools import cache
from typing import Final

from rulebound.games.spirit_island.invaders import SKIPS, matching
from rulebound.games.spirit_island.island import OCEAN, bits
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.pieces import CITY, DAHAN, DISEASE, HEALTH, STRENGTH, TOWN
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.ravage import defence, invader_damage
from rulebound.games.spirit_island.state import World
from rulebound.games.spirit_island.trial import MOST, MOST_BLIGHT, MOST_PRESENCE, Promise, Scene, promises

PIECE: Final = (1.1, 2.9, 4.8)  # an explorer, a town, a city that stands
A_FEAR: Final = 2.5
A_DAHAN: Final = 1.3
A_PRESENCE: Final = 2.0
AN_ENERGY: Final = 0.5
A_CARD: Final = 2.0
AN_EFFECT: Final = 1.0
STRIKE: Final = 1.0  # a point of damage by dahan who strike back
SPREADING: Final = 1.1  # blight where blight lies already, besides its own price
NOW, SOON, THEN, SOME_TIME = 1.0, 0.75, 0.45, 0.15  # how much a ravage counts that comes so late
BLIGHT_LIMIT: Final = 2
SWORN: Final = "thunderspeaker"  # a spirit that loses presence with each dahan
COMING_BLIGHT: Final = 4  # what a blight card gives
ANY_BLIGHT, SCARCE_BLIGHT, LAST_BLIGHT = 7.0, 25.0, 38.0
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
        self.price = price(s.blight_left - s.spreading, s.players, is_final(s))
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
        self.sworn = A_PRESENCE * any(spirit.id == SWORN for spirit in s.spirits)
        self.scenes: dict[int, Scene] = {}

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
            lost += (A_DAHAN + self.sworn) * dead - STRIKE * min(2 * (dahan - dead), self.health[land])
        return lost

    def _next(self, land: int) -> int:
        """What a build brings."""
        return CITY if self.s.count(land, TOWN) > self.s.count(land, CITY) else TOWN

    def _building(self, land: int) -> float:
        if self.s.tokens[DISEASE][land]:
            return 0.0
        return PIECE[self._next(land)] * (NOW if self.s.phase not in ("slow", "time") else SOON)

    # What can be done.

    def worth(self, power: Power, seat: int, level: int, land: int, early: bool, way: str = "") -> float:
        """What the power is good for in this land, if it is used before the ravages or after them."""
        ways = promises(power.id, self.s.spirits[seat].id, level, self._scene(seat, land))
        return max((self._good(each, land, early) for each in ways if not way or each.way == way), default=0.0)

    def _scene(self, seat: int, land: int) -> Scene:
        known = self.scenes.get(land)
        if known is None:
            s, there = self.s, [0, 0, 0, 0]
            for code, number in s.pieces[land].items():
                there[code & 3] += number
            terrain = s.island.terrain[land]
            pieces = tuple(min(number, most) for number, most in zip(there, MOST, strict=True))
            known = Scene(
                terrain,
                bool(s.island.coastal >> land & 1),
                (pieces[0], pieces[1], pieces[2], pieces[3]),
                any(self.dahan[other] for other in bits(s.island.near[land])),
                min(s.blight[land], MOST_BLIGHT),
                min(s.spirits[seat].presence[land], MOST_PRESENCE),
            )
            self.scenes[land] = known
        return known

    def _good(self, does: Promise, land: int, early: bool) -> float:
        gain = _plain(does)
        raw, dahan, guard = self.raw[land], self.dahan[land], self.guard[land]
        blight = self.s.blight[land]
        if does.healed > 0:
            gain += (self.price - 1.0) * min(does.healed, blight)
        elif does.healed < 0:
            gain -= self.price * (1 + SPREADING * (blight > 0)) + self.mourned[land]
        fewer = 0
        for kind in range(DAHAN):
            if does.gone[kind] or does.pushed[kind]:
                fewer += does.gone[kind] * STRENGTH[kind]
                gain += PIECE[kind] * (does.gone[kind] - does.pushed[kind])
        stopped = early and "ravage" in does.stops
        if early and "build" in does.stops and self.builds >> land & 1 and self.health[land]:
            gain += self._building(land)
        elif fewer >= raw > 0 and self.builds >> land & 1:
            gain += self._building(land) * (early or self.s.phase == "slow")
        if fewer or does.dahan or stopped or (does.defend and early):
            left = max(0, raw - fewer)
            before = self.risk(land, raw, guard, dahan)
            after = self.risk(land, left, guard + does.defend * early, dahan + does.dahan, stopped)
            if not early and self.now[land]:  # this turn's ravage comes first
                before -= self.now[land] * self._ravage(land, raw, guard, dahan)
                after -= self.now[land] * self._ravage(land, left, guard, dahan + does.dahan)
            gain += before - after
        return gain


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
        - A_DAHAN * does.dahan_lost
        + 0.2 * max(0, does.dahan)
    )


TYPICAL: Final = ((1, 1, 0, 1), (2, 1, 1, 2), (1, 0, 0, 2))


@cache
def general_worth(card: str, spirit: str, level: int = 0) -> float:
    """What a power is good for on the whole, without its price."""
    found = []
    for terrain in range(OCEAN):
        for pieces in TYPICAL:
            ways = promises(card, spirit, level, Scene(terrain, False, pieces, True, 1, 1))
            found.append(max(_on_the_whole(each) for each in ways))
    return sum(found) / len(found) - (0.4 if POWERS[card].within == 0 else 0.0)


def _on_the_whole(does: Promise) -> float:
    value = _plain(does) + 0.6 * min(6, does.defend) + 3.0 * does.healed + 3.0 * len(does.stops)
    for kind in range(DAHAN):
        value += (PIECE[kind] + 0.5) * (does.gone[kind] - 0.7 * does.pushed[kind])
    return value


def innate_elements(s: World, seat: int) -> tuple[int, ...]:
    """The elements that the spirit's innate powers need."""
    return _needed(panel_of(s, seat).innates)


@cache
def _needed(innates: tuple[str, ...]) -> tuple[int, ...]:
    needs = [need for name in innates for need in POWERS[name].needs]
    return tuple(max(each) for each in zip(*needs, strict=True))
