"""Attack: units go out against the Old Ones of one hex (AZ-A28 to AZ-A36)."""

# Modules, not names: both of these import actions in their turn.
from rulebound.games.auztralia import expedition, revelation
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.kernel import Decide, Flow, Option


def can_attack(s: AuztraliaState, seat: int) -> bool:
    """Whether some force can reach some Old One."""
    return bool(expedition.targets(s, seat))


def attack(s: AuztraliaState, seat: int) -> Flow[None]:
    """Choose the hex, then the units; what lies there face down is turned up; then the combat."""
    options = s.board.options("target")
    pick: Option = yield Decide(seat, "target", [options[h] for h in bits(expedition.targets(s, seat))])
    h = s.board.number_of[pick.args[0]]
    force = yield from expedition.set_out(s, seat, h)
    flipped = yield from turn_up_all(s, h)
    yield from expedition.march(s, seat, h, force, flipped)


def turn_up_all(s: AuztraliaState, h: int) -> Flow[bool]:
    """Turn up what lies face down on the hex; whether there was anything (AZ-A35)."""
    hidden = [tile for tile in s.tiles_at(h) if not s.is_up(tile)]
    for tile in hidden:
        yield from revelation.turn_up(s, tile)
    return bool(hidden)
