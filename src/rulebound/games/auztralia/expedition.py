"""An expedition: which units go, what it takes, and the fight (AZ-A28 to AZ-A34, AZ-A36)."""

from rulebound.games.auztralia.actions.cost import can_pay_box, pay_box
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.combat import fight
from rulebound.games.auztralia.network import flies, in_reach, in_reach_of_any, range_of, unit_range
from rulebound.games.auztralia.pack import AIRSHIP, UNITS
from rulebound.games.auztralia.revenge.tokens import sturdiness, take_token
from rulebound.games.auztralia.state import ATTACK_BOX, NOBODY, TOKEN, AuztraliaState
from rulebound.games.auztralia.toll import toll_to_attack
from rulebound.games.auztralia.track import advance, has_time
from rulebound.kernel import DONE, Decide, Flow, Option, known_option


def reach(s: AuztraliaState, seat: int, force: list[int]) -> int:
    """The hexes that this force can attack: as far as its slowest units (AZ-A29)."""
    return in_reach(s, seat, range_of(s, seat, force), flies(force))


def targets(s: AuztraliaState, seat: int) -> int:
    """The hexes with Old Ones or rebirth tokens that some force can attack; one kind alone goes farthest."""
    kinds = [kind for kind, number in enumerate(s.players[seat].barracks) if number]
    if not kinds:
        return 0
    ranges = {(unit_range(s, seat, kind), kind == AIRSHIP) for kind in kinds}
    return in_reach_of_any(s, seat, ranges) & (s.haunted() | s.tokens)  # RV-R11


def time_of(s: AuztraliaState, seat: int, h: int, force: list[int]) -> int:
    """The kinds that take time, less what characters spare, at least one; and the toll (AZ-A34, AZ-K2)."""
    kinds = sum(unit.time for unit, number in zip(s.tables.units, force, strict=True) if number)
    time = max(1, kinds - sum(each.attack_time() for each in held(s, seat, "attack_time")))
    return time + toll_to_attack(s, seat, h, range_of(s, seat, force), flies(force))


def muster(s: AuztraliaState, seat: int, h: int) -> Flow[list[int]]:
    """Choose units, kind by kind, as long as the force still reaches the hex (AZ-A28, AZ-A29)."""
    barracks = s.players[seat].barracks
    force = [0] * len(UNITS)
    s.aim = h
    while True:
        options = [
            known_option("send", UNITS[kind], number)
            for kind, most in enumerate(barracks)
            if most and not force[kind] and reach(s, seat, _with(force, kind, 1)) >> h & 1
            for number in range(1, most + 1)
        ]
        if any(force):
            options.append(DONE)
        time = time_of(s, seat, h, force) if any(force) else 0
        pick: Option = yield Decide(seat, "send", options, hex=s.board.ids[h], time=time)
        if pick is DONE:
            return force
        force[UNITS.index(pick.args[0])] = s.going[UNITS.index(pick.args[0])] = pick.args[1]


def _with(force: list[int], kind: int, number: int) -> list[int]:
    more = force.copy()
    more[kind] = number
    return more


def set_out(s: AuztraliaState, seat: int, h: int) -> Flow[list[int]]:
    """Choose the force and pay its time, before anything comes to light or to blows (AZ-T3)."""
    force = yield from muster(s, seat, h)
    s.emit("attacked", seat, s.board.ids[h])
    advance(s, seat, time_of(s, seat, h, force))
    s.aim, s.going = NOBODY, [0] * len(UNITS)
    return force


def march(s: AuztraliaState, seat: int, h: int, force: list[int], flipped: bool) -> Flow[None]:
    """The units leave the barracks, fight if there is anything to fight, and come home.

    A rebirth token under what was turned up stays, even if that was a blank (RV-R14); an empty one is taken, or
    fights (RV-R11, RV-D3).
    """
    if s.tiles_at(h):
        _leave(s, seat, force)
        yield from fight(s, seat, h, force, flipped=flipped)
    elif s.tokens >> h & 1 and not flipped:
        strength = sturdiness(s, h)
        if strength:
            _leave(s, seat, force)
            yield from fight(s, seat, h, force, TOKEN, strength)
        else:
            take_token(s, seat, h)


def _leave(s: AuztraliaState, seat: int, force: list[int]) -> None:
    barracks = s.players[seat].barracks
    for kind, number in enumerate(force):
        barracks[kind] -= number


def can_attack_at(s: AuztraliaState, seat: int, h: int) -> bool:
    """Whether the seat could take an attack action against this hex now."""
    return has_time(s, seat) and can_pay_box(s, seat, ATTACK_BOX) and bool(targets(s, seat) >> h & 1)


def attack_at(s: AuztraliaState, seat: int, h: int) -> Flow[None]:
    """A whole attack action against Old Ones that lie face up: cube, gold, units, time, combat."""
    pay_box(s, seat, ATTACK_BOX)
    force = yield from set_out(s, seat, h)
    yield from march(s, seat, h, force, flipped=False)
