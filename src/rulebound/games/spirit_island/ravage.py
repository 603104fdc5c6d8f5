"""One ravage: invaders strike land and dahan, the surviving dahan strike back (SI-089, SI-101 to SI-105)."""

from collections.abc import Iterable

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    DAHAN,
    INVADERS,
    KINDS,
    STRENGTH,
    damage_of,
    kind_of,
    piece,
    strife_of,
)
from rulebound.games.spirit_island.state import NOBODY, World
from rulebound.kernel import Flow

BLIGHT_AT = 2  # damage to the land
SITS_OUT = "sits-out-"  # and a kind of piece: so many of them do not take part in ravages there


def ravage_action(act: Action) -> Flow[None]:
    """The whole sequence in one land."""
    s, land = act.s, act.land
    total = ravage_damage(s, land)
    aside = _sitting_out(s, land)
    for code, number in aside:
        s.take(land, code, number)
    _wear_off_strife(s, land)
    dealt = max(0, total - defence(s, land))
    s.emit("ravaged", s.island.names[land], total, dealt)
    at_once = s.count(land, DAHAN) if s.has("dahan-at-once", land) else None
    yield from _strike_dahan(act, dealt)
    if dealt >= blight_at(s, land):
        yield from add_blight(act, land)
    fighting = s.count(land, DAHAN) if at_once is None else at_once
    act.chooser = NOBODY
    yield from act.damage(fighting * STRENGTH[DAHAN])
    for code, number in aside:
        s.put(land, code, number)


def taking_part(s: World) -> int:
    """The lands with invaders that do not all sit out (SI-105)."""
    found = s.where(*INVADERS)
    if not _some_sit_out(s):
        return found
    return sum(1 << land for land in bits(found) if any(_fights(s, land, kind) for kind in INVADERS))


def _some_sit_out(s: World) -> bool:
    return any(effect.kind.startswith(SITS_OUT) for effect in s.effects)


def _fights(s: World, land: int, kind: int) -> bool:
    return s.count(land, kind) > s.total(f"{SITS_OUT}{KINDS[kind]}", land)


def blight_at(s: World, land: int) -> int:
    """How much damage to the land brings blight (SI-089, SI-090)."""
    return max(1, BLIGHT_AT + s.total("blight-threshold", land))


def ravage_damage(s: World, land: int) -> int:
    """What the invaders do to the land before defence, with what changes it for all of them (SI-101, SI-104)."""
    total = invader_damage(s, land)
    return max(0, total + s.total("ravage-bonus", land)) if total > 0 else total


def invader_damage(s: World, land: int) -> int:
    """What the invaders do before defence, without those that sit out (SI-101, SI-105)."""
    return _damage_of(s, land, s.pieces[land].items()) - _damage_of(s, land, _sitting_out(s, land))


def _damage_of(s: World, land: int, pieces: Iterable[tuple[int, int]]) -> int:
    """What these pieces do; those with strife do nothing."""
    total = 0
    for code, number in pieces:
        kind = kind_of(code)
        if kind in INVADERS and not strife_of(code):
            each = STRENGTH[kind]
            if s.effects:
                each = max(0, each + s.total(f"{KINDS[kind]}-strength", land))
            total += each * number
    return total


def defence(s: World, land: int) -> int:
    """Everything that defends a land now (SI-102)."""
    total = s.defend[land] + standing_defence(s, land)
    for effect in s.effects:
        if effect.kind == "ward" and s.spirits[effect.seat].presence[land]:
            total += effect.amount
    return total


def standing_defence(s: World, land: int) -> int:
    """What the spirits' own rules defend there, turn after turn."""
    total = 0
    for seat in s.seats:
        if s.spirits[seat].presence[land]:
            total += panel_of(s, seat).defends(s, seat, land)
    return total


def _wear_off_strife(s: World, land: int) -> None:
    """Each invader with strife loses one (SI-101)."""
    for code, number in list(s.pieces[land].items()):
        if strife_of(code):
            s.take(land, code, number)
            s.put(land, piece(kind_of(code), damage_of(code), strife_of(code) - 1), number)


def _sitting_out(s: World, land: int) -> list[tuple[int, int]]:
    """The pieces that do not take part: they are not there until the action is over (SI-105)."""
    aside: list[tuple[int, int]] = []
    if not _some_sit_out(s):
        return aside
    for kind, name in enumerate(KINDS):
        left = s.total(f"{SITS_OUT}{name}", land)
        for code in s.codes(land, (kind,)):
            number = min(left, s.pieces[land][code])
            if number:
                aside.append((code, number))
                left -= number
    return aside


def _strike_dahan(act: Action, dealt: int) -> Flow[None]:
    """Damage to dahan destroys as many as it can; badlands add to any damage (SI-074, SI-101)."""
    s, land = act.s, act.land
    if dealt <= 0 or not s.count(land, DAHAN) or s.has("dahan-hidden", land) or s.has("dahan-safe", land):
        return
    dealt += s.tokens[BADLANDS][land]
    while dealt > 0:
        codes = act.open_codes(land, (DAHAN,))
        if not codes:
            return
        weakest = max(codes, key=damage_of)
        needed = s.health(land, weakest) - damage_of(weakest)
        given = min(dealt, needed)
        yield from act.wound(land, weakest, given)
        dealt -= given
