"""How well the spirits stand, for bots: what is won and lost, what threatens, and what can still be done."""

from functools import cache
from itertools import product
from math import sqrt
from operator import add, le
from typing import Final, NamedTuple

from rulebound.games.spirit_island.acting import EVERY
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.judge.outlook import A_FEAR, Outlook, at_dawn, blight_cost, is_final
from rulebound.games.spirit_island.judge.plan import Plan, Use, best_cards, general_worth, levels, uses_of
from rulebound.games.spirit_island.judge.trial import stored
from rulebound.games.spirit_island.panel import (
    COUNTS_ENERGY,
    COUNTS_PLAYS,
    PANELS,
    bonuses_left,
    card_plays,
    counted_by,
    elements_of,
    income,
)
from rulebound.games.spirit_island.pieces import DAHAN, KIND, damage_of, kind_of
from rulebound.games.spirit_island.power import FAST, POWERS
from rulebound.games.spirit_island.state import GROWING, PLAYING, IslandState
from rulebound.games.spirit_island.use import sources
from rulebound.games.spirit_island.values import cost_of
from rulebound.kernel import Decide, Value

HURT: Final = 0.2  # a point of damage
FEAR_CARD: Final = 1.2  # a card that was earned
TERROR: Final = 3.0
HUNT: Final = 8.0  # the root of what still stands between us and victory
INCOME: Final = 1.5  # energy of a turn
PLAYS: Final = 0.7  # card plays of a turn
PAID: Final = 5.0  # card plays that the energy of a turn pays for
FREE, A_PLAY = 0.6, 1.3  # plays that cost nothing, and the energy for each other one
SPREADS: Final = 60.0  # blight that is about to fall on a land, perhaps not the last one
RUIN: Final = 400.0  # the last blight is about to fall
COVER: Final = 1.2  # a land that powers reach
INNATE: Final = 3.0  # how much more it counts for innate powers than for a card
ALONE: Final = 8.0  # the last presence
GROWN: Final = 0.4  # how often growth is chosen for its energy
AHEAD: Final = 5.0  # what the tracks are worth at first
LAST_TURN: Final = 9  # and when nothing any more
SPACE: Final = 1.0  # an uncovered space of a track
HELD: Final[tuple[float, ...]] = (0.0, 1.5, 2.2, 2.4)  # a land with so much presence
STANDING: Final = 2.5  # presence that will come to the island
NEW_CARD: Final = 4.0  # a card that growth brings
TIDE: Final = {"in": -2.0, "out": 3.0}  # presence that leaves the coast, or comes to it
SYMBOL: Final = 0.8  # an element or a bonus of a track
ENERGY: Final = 0.45
STORED: Final = 6  # energy beyond that is worth little
LATER: Final = 0.42  # a card of the hand that must wait
DISCARDED: Final = 0.12
TURNS_AHEAD: Final = 2  # of plays for which cards in the hand count in full
USING: Final = 0.05
CASCADE: Final = "cascade"  # what is asked when blight is about to spread
FITTING: Final = 0.5  # an element that an innate power needs
SAVED: Final = 1.0  # energy of other turns that pays for a card
COST: Final = 0.9  # of a card, for each energy
NEEDED: Final = 3  # energy beyond that lies idle
IDLE: Final = 0.5  # how much of it pays for a card
EASE: Final = 0.3  # and makes its cost count less
DONE: Final = 500.0

About = dict[str, Value]


def score_hint(s: IslandState, seat: int, ask: Decide | None = None) -> float:
    """What all have reached together, and what this spirit has at hand; `ask`: the pending question."""
    if s.won:
        return DONE
    if s.lost:
        return -DONE
    spreading = int(ask is not None and ask.prompt == CASCADE)
    outlook = Outlook(s, spreading)
    value = _fear(s) - _hurt(s) - _blight(s, spreading) - outlook.threats() - _hunted(s)
    for each in s.all_seats:
        value += _standing(s, each)
    return value + _at_hand(s, seat, outlook, ask.about if ask is not None and ask.seat == seat else {})


def _fear(s: IslandState) -> float:
    earned = sum(s.fear_levels) - len(s.fear_deck)
    fear = (earned * s.fear_pool + s.fear) / s.seat_count
    return A_FEAR * fear + FEAR_CARD * len(s.earned) + TERROR * s.terror


def _blight(s: IslandState, spreading: int) -> float:
    """What lies on the island, and the piece that is about to come."""
    left = s.blight_left - spreading
    if left <= 0 and is_final(s):
        return RUIN
    return blight_cost(max(0, left), s.share, is_final(s)) + SPREADS * spreading


def _hurt(s: IslandState) -> float:
    """Damage that lies on pieces until the turn is over."""
    total = 0.0
    for there in s.pieces:
        for code, number in there.items():
            damage = damage_of(code)
            if damage:
                total += HURT * damage * number * (1 if kind_of(code) == DAHAN else -1)
    return total


def _hunted(s: IslandState) -> float:
    """How far it is to victory: the pieces that must go, the last ones most of all."""
    if s.terror == 1:
        return 0.0
    number = sum(n for there in s.pieces for code, n in there.items() if s.terror - 1 <= code & KIND < DAHAN)
    return HUNT * sqrt(number / s.seat_count)


# A spirit.


def _standing(s: IslandState, seat: int) -> float:
    """Presence, tracks, energy: what will still be there next turn."""
    spirit = s.spirits[seat]
    held = sum(spirit.presence)
    value = sum(HELD[min(number, 3)] for number in spirit.presence) - (ALONE if held <= 1 else 0.0)
    value += COVER * _cover(s, seat)
    value += _ahead(s) * _tracks(spirit.id, tuple(spirit.open), _richer(spirit.id))
    energy = spirit.energy + stored(s, seat)
    return value + ENERGY * min(energy, STORED) + 0.1 * energy


def _cover(s: IslandState, seat: int) -> float:
    """How many lands its powers reach, innate ones first."""
    spirit = s.spirits[seat]
    total, known = 0.0, {}
    innates = spirit.innates
    for name in (*innates, *spirit.hand, *spirit.discard, *spirit.played):
        power = POWERS[name]
        if power.within is None:
            continue
        key = power.source, power.within
        if key not in known:
            found = 0
            for land in bits(sources(s, seat, power)):
                found |= s.island.within(land, power.within)
            known[key] = (found & s.island.lands).bit_count()
        total += known[key] * (INNATE if power.innate else 1.0)
    return total / (len(spirit.hand) + len(spirit.discard) + len(spirit.played) + INNATE * len(innates))


def _ahead(s: IslandState) -> float:
    """What is gained for every turn counts most at first."""
    return AHEAD * max(0.0, LAST_TURN - s.turn + at_dawn(s)) / LAST_TURN


@cache
def _richer(spirit: str) -> float:
    """Energy that growth brings in a turn, beside the track."""
    its = PANELS[spirit]
    brought = [int(symbol[7:]) for group in its.groups for symbol in group if symbol.startswith("energy-")]
    return GROWN * its.pick * sum(brought) / len(its.groups)


@cache
def _tracks(spirit: str, uncovered: tuple[int, ...], richer: float) -> float:
    """What so many uncovered spaces of all tracks are worth."""
    tracks = list(zip(PANELS[spirit].tracks, uncovered, strict=True))
    spaces = [symbol for track, number in tracks for symbol in " ".join(track.spaces[:number]).split()]
    value = SPACE * len(spaces) + SYMBOL * sum(1 for space in spaces if not space.isdigit())
    heights = {
        what: max((_height(track.spaces, number) for track, number in tracks if track.counts == what), default=0.0)
        for what in (COUNTS_ENERGY, COUNTS_PLAYS)
    }
    earned, played = heights[COUNTS_ENERGY] + richer, heights[COUNTS_PLAYS]
    return value + INCOME * earned + PLAYS * played + PAID * min(played, FREE + earned / A_PLAY)


def _height(track: tuple[str, ...], uncovered: int) -> float:
    """The highest number so far, and half of it for being on the way to the last one."""
    numbers = [int(space.split()[0]) if space.split()[0].isdigit() else 0 for space in track]
    steady = (max(numbers) - numbers[0]) * max(0, uncovered - 1) / max(1, len(track) - 1)
    return 0.5 * max(numbers[:uncovered], default=0) + 0.5 * (numbers[0] + steady)


@cache
def _placings(spirit: str, uncovered: tuple[int, ...], number: int) -> tuple[tuple[int, ...], ...]:
    """How many spaces of each track can be uncovered with so much presence."""
    most = [len(track.spaces) for track in PANELS[spirit].tracks]
    more = (each for each in product(range(number + 1), repeat=len(most)) if sum(each) == number)
    ways = [tuple(map(add, uncovered, each)) for each in more]
    return tuple(way for way in ways if all(map(le, way, most))) or (uncovered,)


@cache
def _counted(spirit: str, uncovered: tuple[int, ...], what: str) -> int:
    return counted_by(PANELS[spirit].tracks, uncovered, what)


class Turn(NamedTuple):
    """What a spirit has for the rest of its turn."""

    elements: list[int]
    hand: list[str]
    plays: int
    energy: int
    growth: list[str]  # symbols still to be done
    about: About  # what its pending question is about


def _at_hand(s: IslandState, seat: int, outlook: Outlook, about: About) -> float:
    """What its powers and cards are good for, those first that can be used at once."""
    spirit, have = s.spirits[seat], elements_of(s, seat)
    growth = [*spirit.growth, *([str(about["symbol"])] if "symbol" in about else [])]
    plays, energy, value = _growing(s, seat, growth)
    plan = Plan(outlook)
    back = spirit.discard if "reclaim" in growth else []
    hand = [*spirit.hand, *back]
    if not at_dawn(s):
        value += _turn(s, seat, plan, Turn(have, hand, plays, energy, growth, about))
    ranked = sorted((_card(s, seat, card) for card in hand), reverse=True)
    enough = TURNS_AHEAD * card_plays(s, seat)
    gone = [] if back else spirit.discard
    value += LATER * sum(ranked[:enough]) + DISCARDED * sum(ranked[enough:])
    value += DISCARDED * sum(_card(s, seat, card) for card in (*gone, *spirit.played))
    if spirit.drawn:
        value += LATER * max(_card(s, seat, card) for card in spirit.drawn)
        if POWERS[spirit.drawn[0]].kind == "major":
            value -= LATER * min((_card(s, seat, card) for card in (*hand, *spirit.discard)), default=0.0)
    return value


def _turn(s: IslandState, seat: int, plan: Plan, turn: Turn) -> float:
    """What the turn can gain, with presence still to be placed on whichever track serves best."""
    spirit = s.spirits[seat]
    placing = sum(1 for symbol in turn.growth if symbol.startswith(("presence", "ocean")))
    if not placing or spirit.stage != GROWING:
        return _planned(s, seat, plan, turn)
    name, now = spirit.id, tuple(spirit.open)
    richer = _richer(name)
    planned: dict[tuple[int, int], float] = {}
    best = float("-inf")
    for way in _placings(name, now, placing):
        more = (
            turn.plays + _counted(name, way, COUNTS_PLAYS) - _counted(name, now, COUNTS_PLAYS),
            turn.energy + _counted(name, way, COUNTS_ENERGY) - _counted(name, now, COUNTS_ENERGY),
        )
        if more not in planned:
            planned[more] = _planned(s, seat, plan, turn._replace(plays=more[0], energy=more[1]))
        best = max(best, planned[more] + _ahead(s) * _tracks(name, way, richer))
    ashore = sum(1 for symbol in turn.growth if symbol.startswith("presence"))
    return best - _ahead(s) * _tracks(name, now, richer) + STANDING * ashore


def _planned(s: IslandState, seat: int, plan: Plan, turn: Turn) -> float:
    """What the powers of this turn can gain."""
    early = s.phase in ("spirits", "fast", "setup")
    others: list[Use] = []
    for each in s.all_seats:
        its = s.spirits[each]
        if s.phase not in ("spirits", "fast", "setup", "invaders") and its.done:
            continue
        names = [name for name in (*its.in_use, *its.innates) if name not in its.used]
        others += uses_of(plan, each, names, elements_of(s, each), early and not its.done)
    total, first = 0.0, None
    use = _under_way(s, seat, turn)
    if use is not None:
        if use.land == NOWHERE or POWERS[use.power].at_spirits:
            others.append(use)
            total += USING if plan.alone(use) > 0 else -1.0
        else:
            first = use
            total += USING
    if not turn.plays or not turn.hand:
        return total + plan.together(others, first)
    prices = {
        card: ENERGY * cost_of(s, seat, POWERS[card]) + (LATER - DISCARDED) * _card(s, seat, card) - 0.1
        for card in turn.hand
    }
    if first is not None:
        total += plan.together([], first)
    return total + best_cards(plan, seat, prices, turn.plays, turn.energy, turn.elements, others)


def _under_way(s: IslandState, seat: int, turn: Turn) -> Use | None:
    """The power for which something is still to be chosen."""
    name, used = str(turn.about.get("power", "")), s.spirits[seat].used
    if not used or name != used[-1]:
        return None
    met = levels(POWERS[name], turn.elements)
    level = min(met[-1] if met else 0, int(turn.about.get("level", EVERY)))  # perhaps with fewer elements
    goal = s.island.number_of.get(str(turn.about.get("land", "")), NOWHERE)
    return Use(seat, name, level, s.phase == FAST, goal, str(turn.about.get("way", "")))


def _growing(s: IslandState, seat: int, growth: list[str]) -> tuple[int, int, float]:
    """The plays and energy that this spirit phase brings, and what else growth has in store."""
    spirit = s.spirits[seat]
    plays, energy, value = spirit.plays, spirit.energy, 0.0
    if s.phase != "spirits":
        return 0, 0, value
    if spirit.stage == GROWING:
        plays, energy = plays + card_plays(s, seat), energy + income(s, seat)
    elif spirit.stage != PLAYING:
        plays = 0
    value -= 0.3 * len(bonuses_left(s, seat))
    for symbol in growth:
        name, _, rest = symbol.partition("-")
        if name == "energy":
            energy += int(rest)
            value += ENERGY * int(rest)
        elif name == "play":
            plays += int(rest)
        elif name == "card" and not spirit.drawn:
            value += NEW_CARD * _wanted(s, seat)
        elif name == "tide":
            value += TIDE[rest]
    return plays, energy, value


def _wanted(s: IslandState, seat: int) -> float:
    """How much another card is needed: little with more cards than can be played in three turns."""
    spirit, plays = s.spirits[seat], card_plays(s, seat)
    owned = len(spirit.hand) + len(spirit.discard) + len(spirit.played)
    return min(1.0, max(0.1, (3 * plays + 2 - owned) / (plays + 2)))


def _card(s: IslandState, seat: int, card: str) -> float:
    """What a card is good for in turns to come; a dear one can be played but seldom, unless energy lies idle."""
    spirit, cost = s.spirits[seat], cost_of(s, seat, POWERS[card])
    idle = max(0, spirit.energy - NEEDED)
    often = min(1.0, (income(s, seat) + SAVED + IDLE * idle) / max(1, cost))
    worth = _card_worth(card, spirit.id, innate_elements(s, seat))
    return 1.0 + often * (worth - COST * cost / (1 + EASE * idle))


def innate_elements(s: IslandState, seat: int) -> tuple[int, ...]:
    """The elements that the spirit's innate powers need."""
    return _needed(s.spirits[seat].innates)


@cache
def _needed(innates: tuple[str, ...]) -> tuple[int, ...]:
    needs = [need for name in innates for need in POWERS[name].needs]
    return tuple(max(each) for each in zip(*needs, strict=True))


@cache
def _card_worth(card: str, spirit: str, needed: tuple[int, ...]) -> float:
    power = POWERS[card]
    fitting = sum(number for number, need in zip(power.elements, needed, strict=True) if need)
    return general_worth(card, spirit) + FITTING * fitting
