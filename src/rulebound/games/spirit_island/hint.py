"""How well the spirits stand, for bots: what they fear, what stands, and what can still be done."""

from typing import Final

from rulebound.games.spirit_island.invaders import matching
from rulebound.games.spirit_island.panel import elements_of, panel_of, sacred_sites
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, INVADERS, TOWN, damage_of, kind_of
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.ravage import defence, invader_damage
from rulebound.games.spirit_island.state import World
from rulebound.games.spirit_island.use import levels_met

PIECE: Final = {EXPLORER: 1.0, TOWN: 2.6, CITY: 4.6}
HURT: Final = 0.25  # a point of damage
FEAR: Final = 0.75  # a point of fear
FEAR_CARD: Final = 1.5  # a card that was earned
TERROR: Final = 4.0
BLIGHT: Final = 5.0
NEAR_RUIN: Final = 3.0
DAHAN_WORTH: Final = 1.2
PRESENCE: Final = 1.5
SACRED: Final = 0.5
SPACE: Final = 2.2  # an uncovered space of a track
ENERGY: Final = 0.45
CARD: Final = 0.7
ELEMENT: Final = 0.12
LEVEL: Final = 1.2
RAVAGE: Final = 4.0
BUILD: Final = 1.1
DONE: Final = 500.0


def score_hint(s: World, seat: int) -> float:
    """What all have reached together, and a little of what this spirit has at hand."""
    if s.won:
        return DONE
    if s.lost:
        return -DONE
    value = _fear(s) - _invaders(s) - _blight(s) - _threats(s)
    value += sum(_spirit(s, each) * (1.0 if each == seat else 0.6) for each in s.seats)
    return value / s.players


def _fear(s: World) -> float:
    earned = sum(s.fear_levels) - len(s.fear_deck)
    return FEAR * (earned * s.fear_pool + s.fear) + FEAR_CARD * len(s.earned) + TERROR * s.players * s.terror


def _invaders(s: World) -> float:
    """Pieces on the island; at higher terror levels only the greater ones stand between us and victory."""
    weights = {kind: PIECE[kind] * (1.0 if kind >= s.terror - 1 else 0.7) for kind in INVADERS}
    total = 0.0
    for there in s.pieces:
        for code, number in there.items():
            kind = kind_of(code)
            if kind == DAHAN:
                total -= (DAHAN_WORTH - HURT * damage_of(code)) * number
            else:
                total += (weights[kind] - HURT * damage_of(code)) * number
    return total


def _blight(s: World) -> float:
    lost = BLIGHT * sum(s.blight)
    left = s.blight_left / s.players
    return lost + (NEAR_RUIN * s.players * max(0.0, 3 - left) if s.blighted or not s.blight_card else 0.0)


def _threats(s: World) -> float:
    """Ravages and builds that are coming, as far as nothing stops them."""
    total = 0.0
    slots = [(s.ravage, 1.0), (s.build, 0.35)]
    passed = s.phase in ("slow", "time") or (s.phase == "invaders" and s.step not in ("blighted", "event", "fear"))
    if passed:
        slots = [(s.ravage, 0.5)] if s.phase != "invaders" else []
    for cards, weight in slots:
        for card in cards:
            lands = matching(s, card)
            for land, there in enumerate(s.pieces):
                if lands >> land & 1 and there and not s.has("skip-ravage", land):
                    total += weight * _ravage(s, land)
    if not passed:
        for card in s.build:
            lands = matching(s, card) & s.where(*INVADERS)
            total += BUILD * sum(
                1 for land in range(s.island.size) if lands >> land & 1 and not s.has("skip-build", land)
            )
    return total


def _ravage(s: World, land: int) -> float:
    raw = invader_damage(s, land)
    if not raw:
        return 0.0
    dealt = max(0, raw - defence(s, land))
    lost = RAVAGE * (1.0 + 0.8 * bool(s.blight[land])) if dealt >= 2 else 0.0
    dahan = s.count(land, DAHAN)
    dead = min(dahan, dealt // 2)
    lost += DAHAN_WORTH * dead
    if dealt >= 2:
        lost += PRESENCE * sum(1 for spirit in s.spirits if spirit.presence[land])
    return lost - 0.8 * min(2 * (dahan - dead), raw + 1)


def _spirit(s: World, seat: int) -> float:
    spirit = s.spirits[seat]
    value = PRESENCE * sum(spirit.presence) ** 0.8 + SACRED * sacred_sites(s, seat).bit_count()
    value += SPACE * sum(spirit.open)
    value += ENERGY * min(spirit.energy, 8) + CARD * len(spirit.hand) + 0.3 * len(spirit.discard)
    have = elements_of(s, seat)
    value += ELEMENT * sum(have)
    value += LEVEL * sum(
        len(levels_met(POWERS[name], have)) for name in panel_of(s, seat).innates if name not in spirit.used
    )
    for name in spirit.played:
        if name not in spirit.used:
            value += 0.9 + 0.5 * POWERS[name].cost
    return float(value + 0.8 * len(spirit.growth))
