"""What Mythos cards do in a combat, those of the Old One player and those of the solo deck (RV-M22 to RV-M30)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

# Modules, not names: combat asks for what stands here.
from rulebound.games.auztralia import combat
from rulebound.games.auztralia.damage import heal
from rulebound.games.auztralia.mythos_cards import CardEffect
from rulebound.games.auztralia.pack import AIRSHIP, UNITS
from rulebound.games.auztralia.revenge.unused import arise, least_of, take_least_of, take_unused, unused_level
from rulebound.games.auztralia.state import ABROAD, NOBODY, PORT, TOKEN, AuztraliaState, Fight
from rulebound.kernel import Decide, Flow, Option

ANY: Final = "any"
_LOSE: Final = tuple(Option("lose", name) for name in UNITS)


@dataclass(slots=True, frozen=True)
class CombatVerb:
    """An effect in a combat: whether it can do anything now, and what it does. Who played it is not known."""

    can: Callable[[AuztraliaState, Fight, CardEffect], bool]
    do: Callable[[AuztraliaState, Fight, CardEffect], Flow[None]]


def carry_out(s: AuztraliaState, f: Fight, effects: Sequence[CardEffect]) -> Flow[None]:
    """All effects of a card that can be done, in their order; then see who is beaten (RV-M3, RV-M30).

    A port of the base game without units is not beaten by the card: characters can still help there (AZ-C14).
    """
    stood = any(f.force) or f.wall > 0
    for effect in effects:
        verb = IN_COMBAT[effect.do]
        if verb.can(s, f, effect):
            yield from verb.do(s, f, effect)
    if stood:
        combat.check_defeat(f)


def _wounded(s: AuztraliaState, f: Fight) -> list[int]:
    return [tile for tile in s.stack(f.hex) if s.damage_on(tile)]


def _can_heal(s: AuztraliaState, f: Fight, _effect: CardEffect) -> bool:
    return bool(_wounded(s, f))


def _heal(s: AuztraliaState, f: Fight, effect: CardEffect) -> Flow[None]:
    """Off one that is fought; nobody chooses but the Old One player, else it is the one with most (RV-N16)."""
    if s.dark is None:
        heal(s, max(_wounded(s, f), key=s.damage_on), effect.number)
        return
    name, tiles = s.board.ids[f.hex], s.tables.tiles
    options = [
        Option("soothe", name, tiles[tile].kind, place)
        for place, tile in enumerate(s.stack(f.hex), 1)
        if s.damage_on(tile)
    ]
    pick: Option = yield Decide(s.old_ones, "heal", options, number=effect.number)
    heal(s, s.stack(f.hex)[pick.args[2] - 1], effect.number)


def _kinds(f: Fight, effect: CardEffect) -> list[int]:
    """The kinds of unit in the force that the effect can take."""
    return [kind for kind, number in enumerate(f.force) if number and effect.unit in (UNITS[kind], ANY)]


def _can_lose_unit(_s: AuztraliaState, f: Fight, effect: CardEffect) -> bool:
    return bool(_kinds(f, effect))


def _lose_unit(s: AuztraliaState, f: Fight, effect: CardEffect) -> Flow[None]:
    """The top one of the stack; no character saves it, for it is not combat that destroys it (RV-M23)."""
    for left in range(effect.number, 0, -1):
        kinds = _kinds(f, effect)
        if not kinds:
            return
        pick: Option = yield Decide(f.seat, "lose-unit", [_LOSE[kind] for kind in kinds], left=left)
        kind = UNITS.index(pick.args[0])
        combat.remove(s, f, kind)
        if kind == AIRSHIP:
            f.airships_taken += 1


def _can_damage(_s: AuztraliaState, f: Fight, _effect: CardEffect) -> bool:
    return bool(combat.stacks_to_hit(f))


def _damage(s: AuztraliaState, f: Fight, effect: CardEffect) -> Flow[None]:
    """The human places it (RV-F3, RV-M24)."""
    lost = [0] * len(UNITS)
    yield from combat.hurt_others(s, f, effect.number, lost)
    yield from combat.see_to(s, f, lost)


def _can_hurt_airships(_s: AuztraliaState, f: Fight, _effect: CardEffect) -> bool:
    return f.force[AIRSHIP] > 0


def _hurt_airships(s: AuztraliaState, f: Fight, effect: CardEffect) -> Flow[None]:
    lost = [0] * len(UNITS)
    combat.hurt_airships(s, f, effect.number, lost)
    yield from combat.see_to(s, f, lost)


def _always(_s: AuztraliaState, _f: Fight, _effect: CardEffect) -> bool:
    return True


def _lose_sanity(s: AuztraliaState, f: Fight, effect: CardEffect) -> Flow[None]:
    combat.lose_sanity(s, f, effect.number)
    yield from ()


def _can_join(s: AuztraliaState, _f: Fight, effect: CardEffect) -> bool:
    return least_of(s, effect.kind) != NOBODY if effect.kind else unused_level(s, effect.level) > 0


def _join(s: AuztraliaState, f: Fight, effect: CardEffect) -> Flow[None]:
    """It is fought from now on. A rebirth token does not fight beside a tile (RV-RG15)."""
    s.rng.reveal()
    tile = take_least_of(s, effect.kind) if effect.kind else take_unused(s, unused_level(s, effect.level))
    yield from arise(s, tile, f.hex)
    if f.place == TOKEN and s.tiles_at(f.hex):
        f.place, f.wall, f.wall_hurt = ABROAD, 0, 0


def _can_bind(s: AuztraliaState, f: Fight, _effect: CardEffect) -> bool:
    """Whether units could withdraw before the next card has been carried out."""
    if f.place == PORT or f.bound or not any(f.force):
        return False
    return combat.may_withdraw(f) or bool(combat.unused(s, f, "card_turned"))


def _bind(s: AuztraliaState, f: Fight, _effect: CardEffect) -> Flow[None]:
    f.bound = True
    s.emit("bound", f.seat)
    yield from ()


def _shield(s: AuztraliaState, f: Fight, effect: CardEffect) -> Flow[None]:
    f.shield += effect.number
    s.emit("shielded", effect.number)
    yield from ()


IN_COMBAT: Final[dict[str, CombatVerb]] = {
    "heal": CombatVerb(_can_heal, _heal),
    "lose-unit": CombatVerb(_can_lose_unit, _lose_unit),
    "damage": CombatVerb(_can_damage, _damage),
    "airship-damage": CombatVerb(_can_hurt_airships, _hurt_airships),
    "sanity": CombatVerb(_always, _lose_sanity),
    "join": CombatVerb(_can_join, _join),
    "no-withdrawal": CombatVerb(_can_bind, _bind),
    "shield": CombatVerb(_always, _shield),
}
