"""One ravage: invaders strike land and dahan, the surviving dahan strike back (SI-089, SI-101 to SI-105)."""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import NOBODY, Effect
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    DAHAN,
    INVADERS,
    KIND,
    KIND_OF,
    KINDS,
    STRENGTH,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.rule import InForce, at, holds
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import DONE, Flow

BLIGHT_AT = 2  # damage to the land
SITS_OUT = "sits-out-"  # and kinds of pieces, as in `sits-out-explorer-town`: so many of them take no part there
DAMAGED = "damaged"  # instead of kinds: up to so many invaders with damage
SOME_KINDS = [kinds for size in (1, 2, 3) for kinds in combinations(INVADERS, size)]


class LetOff(NamedTuple):
    """So many pieces of some kinds sit out a ravage; a spirit that is free to may choose fewer."""

    kinds: tuple[int, ...]
    number: int
    seat: int
    free: bool = False
    damaged: bool = False  # only those with damage

    def concerns(self, code: int) -> bool:
        """Whether such a piece may sit out."""
        return kind_of(code) in self.kinds and (not self.damaged or damage_of(code) > 0)


def ravage_action(act: Action) -> Flow[None]:
    """The whole sequence in one land."""
    s, land = act.s, act.land
    let_off = _letting_off(s, land)
    aside = (yield from _choose_aside(act, let_off)) if let_off else []
    some_fight = not aside or bool(s.invaders(land))
    if some_fight and not (at(s, "instead_of_ravage") and (yield from _something_else_happens(act))):
        yield from _fight(act)
    for code in aside:
        s.put(land, code)


def _something_else_happens(act: Action) -> Flow[bool]:
    for rule, its in at(act.s, "instead_of_ravage"):
        if (yield from rule.instead_of_ravage(act, its)):
            return True
    return False


def _fight(act: Action) -> Flow[None]:
    """The damage of both sides."""
    s, land = act.s, act.land
    eager = at(s, "dahan_first")
    first = bool(eager) and any(rule.dahan_first(s, its, land) for rule, its in eager)
    if first:
        yield from dahan_strike(act, land)
    total = _for_the_land(s, land, _damage_of(s, land, s.pieces[land].items()))
    at_dahan = total
    if at(s, "aimed_damage"):
        at_dahan = _for_the_land(s, land, _damage_of(s, land, s.pieces[land].items(), at_dahan=True))
    wear_off_strife(act)
    defence = defence_of(s, land)
    act.dealt = dealt = max(0, total - defence)
    s.emit("ravaged", s.island.names[land], total, dealt, defence)
    at_once = _fighters(s, land) if s.has("dahan-at-once", land) else None
    struck = max(0, at_dahan - defence)
    for rule, its in at(s, "struck_dahan"):
        struck = rule.struck_dahan(s, its, land, struck)
    yield from _strike_dahan(act, struck)
    if dealt >= blight_at(s, land):
        yield from add_blight(act, land, blight_by(s, land, dealt))
    for rule, its in at(s, "ravaged"):
        yield from rule.ravaged(act, its, dealt)
    fighting = _fighters(s, land) if at_once is None else at_once
    act.chooser = NOBODY
    if not first:
        yield from _strike_back(act, land, fighting)


def blight_by(s: IslandState, land: int, dealt: int) -> int:
    """How much blight so much damage to a land adds."""
    number = 1
    for rule, its in at(s, "ravage_blight"):
        number = rule.ravage_blight(s, its, land, dealt, number)
    return number


def dahan_strike(act: Action, land: int) -> Flow[None]:
    """The dahan of a land, and who is on their side, strike there as after a ravage."""
    yield from _strike_back(act, land, _fighters(act.s, land))


def _strike_back(act: Action, land: int, fighting: dict[int, int]) -> Flow[None]:
    """The damage of the dahan and of those on their side."""
    s = act.s
    damage = strike_back(s, land, fighting.pop(DAHAN))
    foes: tuple[int, ...] = INVADERS
    if fighting:
        foes = tuple(kind for kind in INVADERS if kind not in fighting)
        damage += sum(number * strength_of(s, land, kind) for kind, number in fighting.items())
    if damage > 0 and s.count(land, *foes):
        s.emit("struck-back", s.island.names[land], damage)
    if damage > 0:
        yield from act.damage(damage, foes, land)


def _fighters(s: IslandState, land: int) -> dict[int, int]:
    """How many dahan fight there, and how many invaders of each kind on their side."""
    fighting = {DAHAN: s.count(land, DAHAN)}
    for kind in beside_dahan(s, land):
        fighting[kind] = s.count(land, kind)
    return fighting


def beside_dahan(s: IslandState, land: int) -> tuple[int, ...]:
    """The kinds of invaders that fight on the dahan's side there."""
    rules = at(s, "beside_dahan")
    if not rules:
        return ()
    rules = tuple(each for each in rules if holds(each.its, land))
    return tuple(kind for kind in INVADERS if any(rule.beside_dahan(s, its, land, kind) for rule, its in rules))


def strike_back(s: IslandState, land: int, dahan: int) -> int:
    """What so many dahan do when they strike back (SI-101)."""
    each = STRENGTH[DAHAN]
    for rule, its in at(s, "damage_of"):
        each = rule.damage_of(s, its, land, DAHAN, each)
    damage = dahan * max(0, each)
    for rule, its in at(s, "strike_back"):
        damage = rule.strike_back(s, its, land, damage)
    return max(0, damage)


def taking_part(s: IslandState) -> int:
    """The lands with invaders that do not all sit out (SI-105)."""
    found = s.where(*INVADERS)
    if not at(s, "sitting_out") and not any(effect.kind.startswith(SITS_OUT) for effect in s.effects):
        return found
    return sum(1 << land for land in bits(found) if _some_fight(s, land))


def _some_fight(s: IslandState, land: int) -> bool:
    """Whether some invaders are left, whoever sits out: more of some kinds than what concerns them lets off."""
    bound = [each for each in _letting_off(s, land) if not each.free]
    return any(
        s.count(land, *kinds) > sum(each.number for each in bound if set(kinds) & set(each.kinds))
        for kinds in SOME_KINDS
    )


def _letting_off(s: IslandState, land: int) -> list[LetOff]:
    """What lets pieces there sit out."""
    found = [_let_off(each) for each in s.effects if each.kind.startswith(SITS_OUT) and holds(each, land)]
    for rule, its in at(s, "sitting_out"):
        found += [LetOff(kinds, number, its.seat) for kinds, number in rule.sitting_out(s, its, land)]
    for rule, its in at(s, "sits_out"):
        kinds, number = rule.sits_out(s, its, land)
        if number:
            found.append(LetOff(kinds, number, its.seat, free=True))
    return found


def _let_off(effect: Effect) -> LetOff:
    words = effect.kind.removeprefix(SITS_OUT)
    if words == DAMAGED:
        return LetOff(INVADERS, effect.amount, effect.seat, free=True, damaged=True)
    return LetOff(tuple(KIND_OF[kind] for kind in words.split("-")), effect.amount, effect.seat)


def blight_at(s: IslandState, land: int) -> int:
    """How much damage to the land brings blight (SI-089, SI-090)."""
    damage = BLIGHT_AT + s.total("blight-threshold", land)
    for rule, its in at(s, "blight_at"):
        damage = rule.blight_at(s, its, land, damage)
    return max(1, damage)


def ravage_damage(s: IslandState, land: int) -> int:
    """What the invaders do to the land before defence, with what changes it for all of them (SI-101, SI-104)."""
    return _for_the_land(s, land, _damage_of(s, land, _likely_part(s, land).items()))


def _for_the_land(s: IslandState, land: int, total: int) -> int:
    """With what changes the damage of all of them together, if they do any."""
    if total <= 0:
        return total
    total += s.total("ravage-bonus", land)
    for rule, its in at(s, "land_damage"):
        total = rule.land_damage(s, its, land, total)
    return max(0, total)


def _likely_part(s: IslandState, land: int) -> dict[int, int]:
    """Who most likely takes part: before it is chosen, those who would do most are taken to sit out."""
    left = s.pieces[land]
    for each in _letting_off(s, land):
        left = left.copy()
        for _ in range(each.number):
            codes = [code for code, number in left.items() if number and each.concerns(code)]
            if codes:
                left[max(codes, key=lambda code: (_damage_of(s, land, [(code, 1)]), -code))] -= 1
    return left


def _damage_of(s: IslandState, land: int, pieces: Iterable[tuple[int, int]], at_dahan: bool = False) -> int:
    """What these pieces do; those with strife do nothing."""
    changing, aimed, beside = at(s, "damage_of"), at(s, "aimed_damage"), beside_dahan(s, land)
    total, ignored, changed = 0, s.strife_ignored, changing or s.effects
    for code, number in pieces:
        kind = code & KIND
        if kind in INVADERS and kind not in beside and strife_of(code) <= ignored:
            each = _strength(s, land, kind, changing) if changed else STRENGTH[kind]
            for rule, its in aimed:
                each = rule.aimed_damage(s, its, land, kind, each, at_dahan)
            total += max(0, each) * number
    return total


def all_damage_to_invaders(s: IslandState, land: int) -> int:
    """What all invaders there do to other invaders in a ravage; strife does not matter for it (SI-104, SI-121)."""
    kinds = (kind for kind in INVADERS if kind not in beside_dahan(s, land))
    return _for_the_land(s, land, sum(s.count(land, kind) * strength_of(s, land, kind) for kind in kinds))


def strength_of(s: IslandState, land: int, kind: int) -> int:
    """What one invader of a kind does there, whether it has strife or not."""
    return _strength(s, land, kind, at(s, "damage_of"))


def _strength(s: IslandState, land: int, kind: int, changing: tuple[InForce, ...]) -> int:
    each = STRENGTH[kind]
    if s.effects:
        each += s.total(f"{KINDS[kind]}-strength", land)
    for rule, its in changing:
        each = rule.damage_of(s, its, land, kind, each)
    return max(0, each)


def defence_of(s: IslandState, land: int) -> int:
    """Everything that defends a land now (SI-102); a rule may count the whole in its own way."""
    total = s.defend[land] + standing_defence(s, land)
    for effect in s.effects:
        if effect.kind == "ward" and s.spirits[effect.seat].presence[land]:
            total += effect.amount
    for rule, its in at(s, "defended"):
        total = rule.defended(s, its, land, total)
    return total


def standing_defence(s: IslandState, land: int) -> int:
    """What defends there by standing rules, turn after turn."""
    total = 0
    for rule, its in at(s, "defence"):
        total = rule.defence(s, its, land, total)
    return total


def wear_off_strife(act: Action, kinds: tuple[int, ...] = INVADERS) -> None:
    """Each invader of these kinds with strife loses one (SI-101), if it is not on the dahan's side (SI-121)."""
    s, land = act.s, act.land
    with_strife = [(code, number) for code, number in s.pieces[land].items() if strife_of(code)]
    if not with_strife:
        return
    beside, ignored = beside_dahan(s, land), s.strife_ignored
    for code, number in with_strife:
        if kind_of(code) in kinds and strife_of(code) > ignored and kind_of(code) not in beside:
            act.changed.add(land)
            s.take(land, code, number)
            s.put(land, piece(kind_of(code), damage_of(code), strife_of(code) - 1), number)


def _choose_aside(act: Action, let_off: list[LetOff]) -> Flow[list[int]]:
    """Who does not take part is chosen; they are not there until the action is over (SI-105)."""
    s, land = act.s, act.land
    aside: list[int] = []
    for each in let_off:
        act.chooser = each.seat
        there = [code for code in s.codes(land, each.kinds) if each.concerns(code)]
        if not each.free and sum(s.pieces[land][code] for code in there) <= each.number:
            for code in there:
                aside += [code] * s.pieces[land][code]
                s.take(land, code, s.pieces[land][code])
            continue
        for _ in range(each.number):
            codes = [code for code in s.codes(land, each.kinds) if each.concerns(code)]
            options = [piece_option("sit-out", code, s.island.names[land]) for code in codes]
            if not options:
                break
            pick = yield from act.ask("sit-out", [*options, DONE] if each.free else options, land)
            if pick is DONE:
                break
            code, _ = picked(pick)
            s.take(land, code)
            aside.append(code)
    act.chooser = NOBODY
    return aside


def _strike_dahan(act: Action, dealt: int) -> Flow[None]:
    """Damage to dahan; badlands add to any (SI-101)."""
    s, land = act.s, act.land
    if dealt <= 0:
        return
    kinds = beside_dahan(s, land)
    if not s.has("dahan-hidden", land) and not s.has("dahan-safe", land):
        kinds = (DAHAN, *kinds)
    if s.count(land, *kinds):
        yield from act.strike_dahan(land, dealt + s.token_count(BADLANDS, land), kinds)
