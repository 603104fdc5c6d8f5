"""How a spirit's powers serve best together, for bots: each where it gains most, fast ones first."""

from functools import cache, lru_cache
from itertools import combinations
from operator import add
from typing import Final, NamedTuple

from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.island import OCEAN, bits
from rulebound.games.spirit_island.judge.outlook import (
    A_DAHAN,
    A_FEAR,
    A_PRESENCE,
    KEPT,
    PIECE,
    SPREADING,
    STOP,
    Outlook,
    Place,
    There,
    burden,
    course,
)
from rulebound.games.spirit_island.judge.trial import MOST, MOST_BLIGHT, MOST_PRESENCE, Promise, Scene, promises
from rulebound.games.spirit_island.pieces import DAHAN
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW, Power
from rulebound.games.spirit_island.use import far_targets, haste_left, levels_met, targets
from rulebound.games.spirit_island.values import cost_of, speed_of

AN_ENERGY: Final = 0.5
A_CARD: Final = 2.0
AN_EFFECT: Final = 1.0
LOOKED_AT: Final = 6  # sets of cards that are tried together, of those that promise most


class Use(NamedTuple):
    """A power that can still be used this turn: before the invaders act or after them."""

    seat: int
    power: str
    level: int
    early: bool
    land: int = NOWHERE  # if it is known already
    way: str = ""


class Best(NamedTuple):
    """Where a power gains most."""

    gain: float
    land: int = NOWHERE
    there: There | None = None


class Plan:
    """Powers are given their lands one after the other, the one that gains most first."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.s = outlook, outlook.s
        self.found: dict[tuple[Use, int, There], tuple[float, There]] = {}
        self.reach: dict[tuple[int, str, int], list[int]] = {}
        self.first: dict[Use, Best] = {}
        self.pushes: dict[tuple[int, int, bool], float] = {}
        self.near_dahan: dict[int, int] = {}  # by land: how many stand next to it

    def alone(self, use: Use) -> float:
        """What one power gains where nobody has done anything yet."""
        return self._first(use).gain

    def _first(self, use: Use) -> Best:
        known = self.first.get(use)
        if known is None:
            known = self._best(use, self.outlook.there if use.early else self.outlook.after)
            self.first[use] = known
        return known

    def together(self, uses: list[Use], first: Use | None = None) -> float:
        """What all these powers gain, fast ones before the invaders act and slow ones after that.

        `first` is used before them, in the land that is known, even if it does harm there.
        """
        there = self.outlook.there.copy()
        total, changed = 0.0, set[int]()
        if first is not None and first.early:
            total, there[first.land] = self._gain(first, first.land, there[first.land])
            changed.add(first.land)
        gained, touched = self._assign([use for use in uses if use.early], there, changed)
        total, changed = total + gained, changed | touched
        slow = [use for use in uses if not use.early]
        late = first is not None and not first.early
        if not slow and not late:
            return total
        after = self.outlook.after.copy()
        for land in changed:
            after[land] = course(there[land], self.outlook.places[land])[1]
        if first is not None and late:
            gained, after[first.land] = self._gain(first, first.land, after[first.land])
            total, changed = total + gained, changed | {first.land}
        return total + self._assign(slow, after, changed)[0]

    def _assign(self, uses: list[Use], there: list[There], changed: set[int]) -> tuple[float, set[int]]:
        bests = {use: self._first(use) for use in uses}
        if changed:
            for use in uses:
                if not changed.isdisjoint(self._lands(use)):
                    bests[use] = self._best(use, there)
        total = 0.0
        touched: set[int] = set()
        while bests:
            use = max(bests, key=lambda each: bests[each].gain)
            best = bests.pop(use)
            if best.gain <= 0:
                break
            total += best.gain
            if best.there is None:
                continue
            there[best.land] = best.there
            touched.add(best.land)
            for other in bests:
                if best.land in self._lands(other):
                    bests[other] = self._best(other, there)
        return total, touched

    def _lands(self, use: Use) -> list[int]:
        if use.land != NOWHERE:
            return [use.land]
        key = use.seat, use.power, use.level
        known = self.reach.get(key)
        if known is None:
            power = POWERS[use.power]
            known = []
            if not power.at_spirits:
                known = bits(targets(self.s, use.seat, power, use.level) | far_targets(self.s, use.seat, power))
            self.reach[key] = known
        return known

    def _best(self, use: Use, there: list[There]) -> Best:
        if POWERS[use.power].at_spirits:
            return Best(general_worth(use.power, self.s.spirits[use.seat].id, use.level))
        best = Best(0.0)
        for land in self._lands(use):
            gain, left = self._gain(use, land, there[land])
            if gain > best.gain:
                best = Best(gain, land, left)
        return best

    def _gain(self, use: Use, land: int, there: There) -> tuple[float, There]:
        key = use, land, there
        known = self.found.get(key)
        if known is None:
            scene = self._scene(use.seat, land, there)
            for does in promises(use.power, self.s.spirits[use.seat].id, use.level, scene):
                if use.way and does.way != use.way:
                    continue
                outcome = self._outcome(does, land, there, use.early)
                if known is None or outcome[0] > known[0]:
                    known = outcome
            known = self.found[key] = known or (0.0, there)
        return known

    def _scene(self, seat: int, land: int, there: There) -> Scene:
        island = self.s.island
        pieces = there.pieces
        near = self.near_dahan.get(land)
        if near is None:
            now = self.outlook.there
            near = self.near_dahan[land] = sum(now[other].pieces[DAHAN] for other in bits(island.near[land]))
        return Scene(
            island.terrain[land],
            bool(island.coastal >> land & 1),
            (min(pieces[0], MOST[0]), min(pieces[1], MOST[1]), min(pieces[2], MOST[2]), min(pieces[3], MOST[3])),
            near > 0,
            min(there.blight, MOST_BLIGHT),
            min(self.s.spirits[seat].presence[land], MOST_PRESENCE),
        )

    def _outcome(self, does: Promise, land: int, there: There, early: bool) -> tuple[float, There]:
        """What it gains there, and what stands there then."""
        place = self.outlook.places[land]
        left, came = changed(does, there, early), does.dahan_came
        if came > 0:  # as many as there are, where the model land had some in each land around it
            came = min(came, self.near_dahan[land])
            explorers, towns, cities, dahan = left.pieces
            left = left._replace(pieces=(explorers, towns, cities, max(0, dahan + came - does.dahan_came)))
        gain = _plain(does, place.seat_count) - A_DAHAN * came + _healed(does, there, place)
        for kind in range(DAHAN):
            if does.pushed[kind]:
                gain -= does.pushed[kind] * self._pushed(land, kind, early)
        if left != there:
            gain += self._cost(there, place, early) - self._cost(left, place, early)
        return gain, left

    @staticmethod
    def _cost(there: There, place: Place, early: bool) -> float:
        if not early:
            return burden(there, place)
        cost, left = course(there, place)
        return cost + burden(left, place)

    def _pushed(self, land: int, kind: int, early: bool) -> float:
        """What an invader costs in the land next to this one where it does least harm."""
        key = land, kind, early
        known = self.pushes.get(key)
        if known is None:
            stand = self.outlook.there if early else self.outlook.after
            costs = []
            for other in bits(self.s.near(land)):
                there, place = stand[other], self.outlook.places[other]
                pieces = list(there.pieces)
                pieces[kind] += 1
                more = there._replace(pieces=(pieces[0], pieces[1], pieces[2], pieces[3]))
                costs.append(self._cost(more, place, early) - self._cost(there, place, early))
            known = min(costs, default=PIECE[kind])
            self.pushes[key] = known
        return known


def changed(does: Promise, there: There, early: bool) -> There:
    """The land after a power did this."""
    pieces = there.pieces
    stops = there.stops
    if early:
        for stop in does.stops:
            stops |= STOP[stop]
    return There(
        (
            max(0, pieces[0] - does.gone[0]),
            max(0, pieces[1] - does.gone[1]),
            max(0, pieces[2] - does.gone[2]),
            max(0, pieces[3] + does.dahan),
        ),
        max(0, there.blight - does.healed),
        there.guard + does.defend * early,
        stops,
    )


def _healed(does: Promise, there: There, place: Place) -> float:
    if does.healed > 0:
        return (place.price - 1.0) * min(does.healed, there.blight)
    if does.healed < 0:
        return -(place.price * (1 + SPREADING * (there.blight > 0)) + place.mourned)
    return 0.0


def _plain(does: Promise, seat_count: int) -> float:
    """What it is good for wherever it is used."""
    return (
        A_FEAR * does.fear / seat_count
        + AN_ENERGY * does.energy
        + A_PRESENCE * does.presence
        + A_CARD * does.cards
        + AN_EFFECT * (does.others > 0)
    )


# Powers on the whole.

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
    value = _plain(does, 1) - A_DAHAN * does.dahan_lost + 0.2 * max(0, does.dahan)
    value += 0.6 * min(6, does.defend) + 3.0 * does.healed + 3.0 * len(does.stops)
    for kind in range(DAHAN):
        value += (PIECE[kind] + 0.5) * (does.gone[kind] - 0.7 * does.pushed[kind])
    return value


# Which powers there are.


def levels(power: Power, have: list[int]) -> tuple[int, ...]:
    """The thresholds or levels that these elements meet."""
    return _levels(power.id, tuple(have)) if power.needs else ()


@lru_cache(KEPT)
def _levels(power: str, have: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(levels_met(POWERS[power], list(have)))


def uses_of(plan: Plan, seat: int, names: list[str], have: list[int], early: bool) -> list[Use]:
    """These powers with so many elements; without `early` those that come after the invaders alone."""
    found = []
    haste = haste_left(plan.s, seat) if early else 0
    for name in names:
        power = POWERS[name]
        met = levels(power, have)
        if power.innate and not power.bare and not any(map(power.does, met)):
            continue
        level = met[-1] if met else 0
        hastened = bool(power.hastened and power.hastened in met)
        speed = speed_of(plan.s, seat, power)
        if early and (speed != SLOW or hastened):
            found.append(Use(seat, name, level, True))
        elif speed != FAST:
            use = Use(seat, name, level, False)
            if haste and plan.alone(use._replace(early=True)) > plan.alone(use):
                haste -= 1
                use = use._replace(early=True)
            found.append(use)
    return found


def best_cards(
    plan: Plan, seat: int, hand: dict[str, float], plays: int, energy: int, have: list[int], others: list[Use]
) -> float:
    """What the best set of cards gains together with what is there, less the price of each card in the hand."""
    s, spirit = plan.s, plan.s.spirits[seat]
    innates = [name for name in spirit.innates if name not in spirit.used]
    open_cards = [use.power for use in others if use.seat == seat and use.power not in innates]
    strangers = [use for use in others if use.seat != seat]
    ranked: list[tuple[float, float, list[Use]]] = []
    gained, costs = spirit.gained, {card: cost_of(s, seat, POWERS[card]) for card in hand}
    for number in range(min(plays, len(hand)) + 1):
        for cards in combinations(hand, number):
            if sum(costs[card] for card in cards) > energy:
                continue
            owned = have
            for card in cards:
                owned = list(map(add, owned, POWERS[card].elements))
            spirit.gained = [old + new - was for old, new, was in zip(gained, owned, have, strict=True)]
            uses = uses_of(plan, seat, [*open_cards, *cards, *innates], owned, True)
            spirit.gained = gained
            price = sum(hand[card] for card in cards)
            ranked.append((sum(plan.alone(use) for use in uses) - price, price, uses))
    ranked.sort(key=lambda each: -each[0])
    return max(plan.together([*strangers, *uses]) - price for _, price, uses in ranked[:LOOKED_AT])
