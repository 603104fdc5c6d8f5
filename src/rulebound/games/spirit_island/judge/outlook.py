"""What becomes of each land in this turn and the next, for bots: only what lies open to all."""

from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from rulebound.games.spirit_island.invader_deck import invader_cards
from rulebound.games.spirit_island.invaders import (
    acted_on,
    has_acted,
    matching,
    slot_under_way,
    stage_of,
    with_source,
)
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    FEAR,
    HEALTH,
    INVADERS,
    KIND,
    STRENGTH,
    TOWN,
)
from rulebound.games.spirit_island.ravage import (
    BLIGHT_AT,
    blight_at,
    blight_by,
    defence_of,
    ravage_damage,
    standing_defence,
)
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import BUILD, EXPLORE, GROWING, RAVAGE, IslandState

PIECE: Final[tuple[float, ...]] = (1.1, 2.9, 4.8)  # an explorer, a town, a city that stands
LESSER: Final = 0.75  # of it, for those that no longer stand between us and victory
HUNTED: Final[tuple[float, ...]] = (1.0, 1.0, 1.2, 1.7)  # of it at each terror level, for those that do
A_FEAR: Final = 4.8
A_DAHAN: Final = 1.3
A_PRESENCE: Final = 3.5
A_STOP: Final = 1.5  # presence that is given up to keep invaders from acting
SPREADING: Final = 1.1  # blight where blight lies already, besides its own price
SOON, THEN, SOME_TIME = 0.75, 0.45, 0.15  # how much a ravage counts that comes next turn, the turn after, or later
COMING_BLIGHT: Final = 4  # what a blight card gives
ANY_BLIGHT, SCARCE_BLIGHT, LAST_BLIGHT = 9.0, 40.0, 60.0
MANY_BLIGHTS: Final = 10
NEVER: Final = 30  # more damage than a ravage does
KEPT: Final = 50_000  # of what was worked out for lands like these
NO_RAVAGE, NO_BUILD, HIDDEN, AT_ONCE, NO_BLIGHT = (1 << place for place in range(5))
STOP: Final = {
    "skip-ravage": NO_RAVAGE,
    "skip-build": NO_BUILD,
    "dahan-hidden": HIDDEN,
    "dahan-safe": HIDDEN,
    "dahan-at-once": AT_ONCE,
    "no-blight": NO_BLIGHT,
}


def price(left: int, seat_count: int, final: bool) -> float:
    """What the next blight costs: more the fewer are left; after the very last the island is lost."""
    if final and left <= 1:
        return LAST_BLIGHT
    each = left / seat_count + (0 if final else COMING_BLIGHT)
    return ANY_BLIGHT + SCARCE_BLIGHT / max(each, 0.5) ** 2


@cache
def blight_cost(left: int, seat_count: int, final: bool) -> float:
    """What all the blight has cost that lies on the island by now."""
    most = (MANY_BLIGHTS - (0 if final else COMING_BLIGHT)) * seat_count
    return sum(price(each, seat_count, final) for each in range(left + 1, most + 1))


def falling(left: int, number: int, seat_count: int, final: bool) -> float:
    """What each of so many blights costs on average that fall one after the other.

    Those beyond the last cost as much as the last: to prevent any of them is a step towards preventing enough.
    """
    total = 0.0
    for _ in range(number):
        if left <= 0 and not final:
            left, final = left + COMING_BLIGHT * seat_count, True
        total += price(left, seat_count, final)
        left -= 1
    return total / number


def is_final(s: IslandState) -> bool:
    """Whether no other card can give more blight."""
    return s.blighted or not s.blight_card


def at_dawn(s: IslandState) -> bool:
    """Before any growth, when a turn is judged like the end of the one before, which led to it."""
    if s.phase != "spirits":
        return False
    return all(
        spirit.stage == GROWING and not spirit.groups and len(spirit.growth) == len(panel_of(s, seat).always)
        for seat, spirit in enumerate(s.spirits)
    )


class Place(NamedTuple):
    """What powers do not change in a land: when the invaders act there, and what that would cost."""

    ravages: bool  # this turn, and it is still to come
    builds: bool
    soon: float  # how much the ravage after that counts
    built_soon: bool  # the next build comes before that one
    explored: float  # how likely the card is that is still to be turned up
    lured: bool  # explorers find a way there
    price: float  # of a blight that falls this turn
    next_price: float  # and of one that falls later
    mourned: float  # presence that is lost with it
    standing: int  # defence that stays
    more: int  # damage that the pieces do beyond their strength
    limit: int  # damage to the land that brings blight
    heavy: int  # damage to the land that brings twice as much
    settled: bool  # it is built there though no invaders are there
    sworn: float  # the price of presence that goes with a dahan
    terror: int
    seat_count: int
    stoppers: int = 0  # how often a spirit can keep the invaders there from acting, by giving up presence


class There(NamedTuple):
    """What stands in a land before the invaders act."""

    pieces: tuple[int, int, int, int]
    blight: int
    guard: int = 0
    stops: int = 0


def strength_of(pieces: tuple[int, int, int, int]) -> int:
    """What these invaders do to a land, each by its strength alone."""
    explorers, towns, cities, _ = pieces
    return STRENGTH[EXPLORER] * explorers + STRENGTH[TOWN] * towns + STRENGTH[CITY] * cities


@lru_cache(KEPT)
def course(there: There, place: Place) -> tuple[float, There]:
    """What this turn's ravage and build cost there, and what stands there afterwards."""
    pieces, blight, guard, stops = there
    cost, stoppers = 0.0, place.stoppers
    if place.ravages and not stops & NO_RAVAGE and any(pieces[:DAHAN]):
        harm, after, blighted = _ravage(pieces, blight, guard, stops, place, place.price)
        if stoppers and harm > A_STOP:
            cost, stoppers = A_STOP, stoppers - 1
        else:
            cost, pieces, blight = harm, after, blighted
    if place.builds and not stops & NO_BUILD and (place.settled or any(pieces[:DAHAN])):
        if stoppers:
            cost += A_STOP
        else:
            pieces = _built(pieces)
    return cost, There(pieces, blight)


def _ravage(
    pieces: tuple[int, int, int, int], blight: int, guard: int, stops: int, place: Place, price: float
) -> tuple[float, tuple[int, int, int, int], int]:
    explorers, towns, cities, dahan = pieces
    dealt = strength_of(pieces) + place.more - guard
    cost = 0.0
    if dealt >= place.limit and not stops & NO_BLIGHT:
        number = 1 + (dealt >= place.heavy)
        cost += price * (number + SPREADING * (blight > 0)) + place.mourned
        blight += number
    fighting = dahan
    if dealt > 0 and not stops & HIDDEN:
        dead = min(dahan, dealt // HEALTH[DAHAN])
        dahan -= dead
        cost += place.sworn * dead
    if not stops & AT_ONCE:
        fighting = dahan
    left = [explorers, towns, cities]
    damage, fear = STRENGTH[DAHAN] * fighting, 0
    for kind in (CITY, TOWN, EXPLORER):
        fallen = min(left[kind], damage // HEALTH[kind])
        left[kind] -= fallen
        damage -= fallen * HEALTH[kind]
        fear += fallen * FEAR[kind]
    return cost - A_FEAR * fear / place.seat_count, (left[0], left[1], left[2], dahan), blight


def _built(pieces: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    explorers, towns, cities, dahan = pieces
    if towns > cities:
        return explorers, towns, cities + 1, dahan
    return explorers, towns + 1, cities, dahan


@lru_cache(KEPT)
def burden(there: There, place: Place) -> float:
    """What it costs that this stands there when the invaders are done for the turn."""
    quiet = _burden(there.pieces, there.blight, place, place.soon, place.built_soon)
    if not place.explored:
        return quiet
    explorers, towns, cities, dahan = there.pieces
    more = explorers + (place.lured or towns + cities > 0)
    found = _burden((more, towns, cities, dahan), there.blight, place, max(THEN, place.soon), True)
    return quiet + place.explored * (found - quiet)


def _burden(pieces: tuple[int, int, int, int], blight: int, place: Place, soon: float, built: bool) -> float:
    total = -A_DAHAN * pieces[DAHAN]
    if not any(pieces[:DAHAN]):
        return total
    for kind in range(DAHAN):
        total += PIECE[kind] * pieces[kind] * (HUNTED[place.terror] if kind >= place.terror - 1 else LESSER)
    grown, stoppers = pieces, place.stoppers
    if built and stoppers > 1:
        total += SOON * A_STOP
        stoppers -= 1
    elif built:
        grown = _built(pieces)
        total += SOON * PIECE[TOWN if grown[TOWN] > pieces[TOWN] else CITY]
    if soon:
        cost, left, _ = _ravage(grown, blight, place.standing, 0, place, place.next_price)
        if stoppers and cost > A_STOP:
            return total + soon * A_STOP
        killed = sum(PIECE[kind] * (grown[kind] - left[kind]) for kind in range(DAHAN))
        total += soon * (cost - killed + A_DAHAN * (grown[DAHAN] - left[DAHAN]))
    return total


class Outlook:
    """All lands: what stands there, when the invaders act there, and what that costs."""

    def __init__(self, s: IslandState, spreading: int = 0) -> None:
        self.s = s
        size = s.island.size
        self.soon = [SOME_TIME] * size
        self.ravages = self.builds = self.built_soon = self.coming = 0
        self.explored = [0.0] * size
        self._time()
        self.settled = self._settled()
        self.there = [self._there(land) for land in range(size)]
        left = s.blight_left - spreading
        self.price = self.next_price = price(left, s.share, is_final(s))
        self.sworn = 0  # the lands in or next to which presence goes with a dahan
        for rule, its in at(s, "falls_with_dahan"):
            if rule.falls_with_dahan(s, its):
                for land in bits(s.presence_of(its.seat)):
                    self.sworn |= s.island.near[land] | 1 << land
        self.stopping = at(s, "stoppers")
        self._rules()
        self.places = [self._place(land) for land in range(size)]
        self._price(left)
        self.after = [There(there.pieces, there.blight) for there in self.there]
        for land in bits(self.ravages | self.builds):
            self.after[land] = course(self.there[land], self.places[land])[1]

    def _rules(self) -> None:
        """What is the same for all lands, and what no rule changes in any of them: asked once."""
        s = self.s
        self.lured = with_source(s, sum(1 << land for land, likely in enumerate(self.explored) if likely))
        self.defended = bool(at(s, "defence"))
        self.plain_limit = not s.effects and not at(s, "blight_at")
        self.twice = bool(at(s, "ravage_blight"))
        self.terror = s.terror
        self.presence = [0] * len(self.there)
        for spirit in s.spirits:
            for land, number in enumerate(spirit.presence):
                if number:
                    self.presence[land] += 1

    def _price(self, left: int) -> None:
        """The more blight falls at a time, the dearer is each, up to the last."""
        s, final = self.s, is_final(self.s)
        falls = coming = 0
        for land in bits(self.ravages | self.coming):
            there, place = self.there[land], self.places[land]
            if not any(there.pieces[:DAHAN]):
                continue
            if not place.ravages:
                place = place._replace(ravages=True)
            number = course(there, place)[1].blight - there.blight
            if number > 0:
                number += there.blight > 0
                falls += number * (self.ravages >> land & 1)
                coming += number * (self.coming >> land & 1)
        if falls > 1:
            self.price = falling(left, falls, s.share, final)
        self.next_price = falling(left, falls + max(1, coming), s.share, final)
        if falls or coming:
            self.places = [place._replace(price=self.price, next_price=self.next_price) for place in self.places]

    def _time(self) -> None:
        """Which lands ravage and build, and when."""
        s = self.s
        behind = [card for one, slot in pairwise(s.slots) if one.does == RAVAGE for card in slot.cards]
        ravages_next = _lands(s, behind, RAVAGE)
        if s.phase in ("slow", "time", "over") or at_dawn(s):
            ravage, build = (_lands(s, s.cards_that(does), does) for does in (RAVAGE, BUILD))
            self._mark(ravages_next, THEN)
            self._mark(ravage, SOON)
            self.built_soon, self.coming = build & ~ravage, ravage
            return
        self._mark(ravages_next, SOON)
        self.ravages, self.builds = self._to_come(RAVAGE), self._to_come(BUILD)
        self._expect()
        for rule, its in at(s, "skips"):
            for land in bits(self.ravages | self.builds):
                if rule.skips(s, its, land, RAVAGE):
                    self.ravages &= ~(1 << land)
                if rule.skips(s, its, land, BUILD):
                    self.builds &= ~(1 << land)
        for land in bits(self.builds):
            if s.tokens[DISEASE][land]:
                self.builds &= ~(1 << land)

    def _settled(self) -> int:
        """The lands without invaders where rules have the invaders build all the same."""
        s = self.s
        if not self.builds or not at(s, "card_lands"):
            return 0
        cards = [card for slot in s.slots if s.done_by(slot) == BUILD for card in slot.cards]
        found = 0
        for card in cards:
            found |= acted_on(s, BUILD, card)
        return found & self.builds & ~s.where(*INVADERS)

    def _to_come(self, does: str) -> int:
        """The lands where the invaders are still to do this in this turn."""
        s, found = self.s, 0
        for slot in s.slots:
            if s.done_by(slot) == does and not has_acted(s, slot):
                lands = _lands(s, slot.cards, does)
                if slot is slot_under_way(s) and s.begun:
                    lands &= sum(1 << land for land in s.todo) | _lands(s, s.acting, does)
                found |= lands
        return found

    def _expect(self) -> None:
        """How likely each land is on the next invader card."""
        s = self.s
        exploring = s.cards_that(EXPLORE)
        if exploring or not s.invader_deck:
            explored = _lands(s, exploring, EXPLORE)
            self.explored = [float(explored >> land & 1) for land in range(s.island.size)]
            return
        seen = {*s.invader_discard, *s.cards_in_slots} - {*s.face_down} | {*s.invader_shown}
        cards = [card for card in invader_cards()[stage_of(s.invader_deck[-1])] if card not in seen]
        if s.invader_deck[-1] in s.invader_shown:
            cards = s.invader_deck[-1:]
        for card in cards:
            for land in bits(matching(s, card, EXPLORE)):
                self.explored[land] += 1 / len(cards)

    def _mark(self, lands: int, weight: float) -> None:
        for land in bits(lands):
            self.soon[land] = weight

    def _there(self, land: int) -> There:
        s = self.s
        if not s.pieces[land]:
            return There((0, 0, 0, 0), s.blight[land])
        counts = [0, 0, 0, 0]
        for code, number in s.pieces[land].items():
            if code & KIND <= DAHAN:
                counts[code & KIND] += number
        stops = 0
        for effect in s.effects:
            if effect.land == land:
                stops |= STOP.get(effect.kind, 0)
        return There((counts[0], counts[1], counts[2], counts[3]), s.blight[land], defence_of(s, land), stops)

    def _place(self, land: int) -> Place:
        s = self.s
        pieces = self.there[land].pieces
        strength = strength_of(pieces)
        explored = self.explored[land]
        limit = BLIGHT_AT if self.plain_limit else blight_at(s, land)
        return Place(
            bool(self.ravages >> land & 1),
            bool(self.builds >> land & 1),
            self.soon[land],
            bool(self.built_soon >> land & 1),
            explored,
            bool(self.lured >> land & 1),
            self.price,
            self.next_price,
            A_PRESENCE * self.presence[land],
            standing_defence(s, land) if self.defended else 0,
            ravage_damage(s, land) - strength if strength else 0,
            limit,
            _heavy(s, land, limit) if self.twice else NEVER,
            bool(self.settled >> land & 1),
            A_PRESENCE if self.sworn >> land & 1 else 0.0,
            self.terror,
            s.seat_count,
            sum(rule.stoppers(s, its, land) for rule, its in self.stopping) if self.stopping else 0,
        )

    def cost(self, land: int) -> float:
        """What becomes of this land, in full."""
        if not any(self.there[land].pieces) and not self.explored[land] and not self.settled >> land & 1:
            return 0.0
        return course(self.there[land], self.places[land])[0] + burden(self.after[land], self.places[land])

    def threats(self) -> float:
        """What becomes of all lands if nobody does anything."""
        return sum(self.cost(land) for land in bits(self.s.island.lands))


def _heavy(s: IslandState, land: int, limit: int) -> int:
    """The least damage of a ravage for which rules add more blight than one."""
    return next((dealt for dealt in range(limit, NEVER) if blight_by(s, land, dealt) > 1), NEVER)


def _lands(s: IslandState, cards: list[str], does: str) -> int:
    found = 0
    for card in cards:
        found |= matching(s, card, does)
    return found
