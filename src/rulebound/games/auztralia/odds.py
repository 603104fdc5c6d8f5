"""How a combat is likely to go, by how often the Old One cards hit and hurt."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from rulebound.games.auztralia.pack import AIRSHIP, KINDS, UNITS, pack_of
from rulebound.games.auztralia.state import World

WORTH: Final = (0.7, 1.3, 2.0, 1.6, 2.0)  # a unit of each kind, in points
AGAIN: Final = 0.7  # a further unit of a kind only absorbs damage


@cache
def rates(pack: str) -> dict[str, tuple[list[float], float, float]]:
    """Kind of Old One -> how often each unit hits it, damage and sanity that a card costs."""
    cards = pack_of(pack).cards
    found = {}
    for kind in KINDS:
        rows = [card.rows[kind] for card in cards]
        hits = [sum(unit in row.hits for row in rows) / len(rows) for unit in range(len(UNITS))]
        damage = sum(row.damage for row in rows) / len(rows)
        sanity = sum(row.sanity for row in rows) / len(rows)
        found[kind] = (hits, damage, sanity)
    return found


def worth_of(force: Sequence[int]) -> float:
    """Units in points; those after the first of a kind count less."""
    return sum(worth * (1 + AGAIN * (number - 1)) for worth, number in zip(WORTH, force, strict=True) if number)


def chance(s: World, force: Sequence[int], foes: Sequence[tuple[str, int]], sanity: int) -> tuple[float, float]:
    """How likely a force destroys these foes, given by kind and damage to deal; and the damage it will take."""
    table = rates(s.pack)
    cards = damage = madness = 0.0
    for kind, left in foes:
        hits, hurt, fear = table[kind]
        power = sum(hit for hit, number in zip(hits, force, strict=True) if number)
        cards = max(cards, left / max(power, 0.05))
        damage += hurt
        madness += fear
    ground = sum(force) - force[AIRSHIP]
    if not ground:
        damage *= 0.5
    body = 2 * ground + 2 * force[AIRSHIP]
    lasts = min(body / max(damage, 0.05), (sanity + 0.7) / max(madness, 0.05))
    likely = 1 / (1 + (cards / max(lasts, 0.05)) ** 3)
    return likely, min(cards, lasts) * damage


def prize(s: World, force: Sequence[int], foes: Sequence[tuple[str, int, int]], sanity: int) -> float:
    """What a fight is worth in points; foes by kind, damage to deal and points."""
    if not any(force):
        return 0.0
    likely, taken = chance(s, force, [(kind, left) for kind, left, _ in foes], sanity)
    units = worth_of(force)
    lost = min(1.0, taken / (2 * sum(force)))
    points = sum(vp for _, _, vp in foes)
    return likely * (1.35 * points + 0.4 * len(foes)) - units * (likely * lost * 0.5 + (1 - likely) * 0.6)
