"""The Old Ones' turn: the purple disc, a Revelation, movement, and the fights that follow (AZ-O1 to AZ-O5)."""

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.expedition import attack_at, can_attack_at
from rulebound.games.auztralia.modes import movement_cards
from rulebound.games.auztralia.movement import blight, check_movement, movers
from rulebound.games.auztralia.revelation import draw
from rulebound.games.auztralia.revenge import solo
from rulebound.games.auztralia.revenge.defence import defend
from rulebound.games.auztralia.revenge.outposts import outposts
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.games.auztralia.track import has_time, put, turn_order
from rulebound.kernel import DONE, Decide, Flow, Option


def activation(s: AuztraliaState) -> Flow[None]:
    """One step of the purple disc and all that comes of it (AZ-O2, RV-Y4)."""
    space = s.space[s.old_ones] + 1
    put(s, s.old_ones, space)
    s.emit("awakened", space)
    yield from stir(s)
    if s.lost_port == NOBODY:
        yield from solo.turn_a_card(s, space)


def stir(s: AuztraliaState) -> Flow[None]:
    """A Revelation if the purple disc is on a lit space, then movement and what follows from it (AZ-O2)."""
    if s.space[s.old_ones] in s.tables.lit:
        yield from draw(s)
    yield from all_move(s)
    yield from settle(s)


def all_move(s: AuztraliaState) -> Flow[None]:
    """The cards that move whoever lies face up (AZ-O2, AZ-O4)."""
    if movers(s):
        for _ in range(movement_cards(s)):
            yield from check_movement(s, movers(s))
        s.raided |= besieged_outposts(s)


def besieged_outposts(s: AuztraliaState) -> int:
    """The outposts beside which Old Ones stand: they fight again whenever Old Ones have moved (RV-RG3)."""
    return outposts(s) & s.haunted()


def settle(s: AuztraliaState) -> Flow[None]:
    """When all have moved: attacks on besieged farms, the blight, then ports and outposts (AZ-P4, AZ-P5)."""
    if s.besieged:
        for seat in turn_order(s):
            yield from _sally(s, seat)
        for h in bits(s.besieged):
            if s.tiles_at(h):
                blight(s, h)
        s.besieged = 0
    if s.raided:
        yield from defend(s)


def _sally(s: AuztraliaState, seat: int) -> Flow[None]:
    """An attack on each farm of the seat that Old Ones have entered, unless its port was attacked as well."""
    held = [h for h in bits(s.besieged) if s.farm[h] // 3 == seat]
    if s.raided >> s.players[seat].port & 1:
        return
    options = s.board.options("sally")
    while True:
        open_to_attack = [options[h] for h in held if has_time(s, seat) and can_attack_at(s, seat, h)]
        if not open_to_attack:
            return
        pick: Option = yield Decide(seat, "sally", [*open_to_attack, DONE])
        if pick is DONE:
            return
        h = s.board.number_of[pick.args[0]]
        held.remove(h)
        yield from attack_at(s, seat, h)
        if not s.tiles_at(h):
            s.besieged &= ~(1 << h)
            s.emit("spared", seat, pick.args[0])
