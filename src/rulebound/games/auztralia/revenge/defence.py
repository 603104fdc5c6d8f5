"""The combats that follow when Old Ones have reached ports and outposts (RV-R22 to RV-R27, RV-F8 to RV-F10)."""

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.combat import defend_port, fight
from rulebound.games.auztralia.network import joined
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.revenge.outposts import HELPERS, OUTPOST_STRENGTH
from rulebound.games.auztralia.state import NOBODY, OUTPOST, AuztraliaState
from rulebound.games.auztralia.track import turn_order
from rulebound.kernel import DONE, Decide, Flow, Option


def defend(s: AuztraliaState) -> Flow[None]:
    """One combat after the other at what was reached; damage is mended when all are over (RV-F8, RV-RG6)."""
    while due := [h for h in bits(s.raided) if s.tiles_at(h)]:
        if s.lost_port != NOBODY and s.dark is None:  # AZ-P2; with an Old One player all are fought (RV-F10)
            break
        h = yield from _next(s, due)
        seat = owner(s, h)
        if h == s.players[seat].port:
            yield from defend_port(s, seat)
        else:
            yield from defend_outpost(s, seat, h)
        s.raided &= ~(1 << h)
    s.raided = 0
    for player in s.players:
        player.hurt = [0] * len(UNITS)


def owner(s: AuztraliaState, h: int) -> int:
    """Whose port or outpost stands there."""
    for seat, player in enumerate(s.players):
        if h == player.port or h in player.outposts:
            return seat
    return NOBODY


def _next(s: AuztraliaState, due: list[int]) -> Flow[int]:
    """The Old One player sets the order; else it is that of the players, who order their own (AZ-P4, RV-Q4)."""
    asked, choice = s.old_ones, due
    if s.dark is None:
        asked = next(seat for seat in turn_order(s) if any(owner(s, h) == seat for h in due))
        choice = [h for h in due if owner(s, h) == asked]
    options = s.board.options("battle")
    pick: Option = yield Decide(asked, "battle", [options[h] for h in choice])
    return s.board.number_of[pick.args[0]]


def defend_outpost(s: AuztraliaState, seat: int, h: int) -> Flow[None]:
    """Up to three units help the outpost, at no cost, if its line to the port is open (RV-R23)."""
    force = yield from _reinforce(s, seat, h)
    barracks = s.players[seat].barracks
    for kind, number in enumerate(force):
        barracks[kind] -= number
    yield from fight(s, seat, h, force, OUTPOST, OUTPOST_STRENGTH)


def _reinforce(s: AuztraliaState, seat: int, h: int) -> Flow[list[int]]:
    barracks, force = s.players[seat].barracks, [0] * len(UNITS)
    at_the_ends = 1 << h | 1 << s.players[seat].port
    if not joined(s, seat, s.haunted() & ~at_the_ends) >> h & 1:  # RV-RG4
        return force
    s.aim = h
    while left := HELPERS - sum(force):
        options = [
            Option("send", UNITS[kind], number)
            for kind, most in enumerate(barracks)
            if not force[kind]
            for number in range(1, min(most, left) + 1)
        ]
        if not options:
            break
        pick: Option = yield Decide(seat, "reinforce", [*options, DONE], hex=s.board.ids[h], left=left)
        if pick is DONE:
            break
        kind = UNITS.index(pick.args[0])
        force[kind] = s.going[kind] = pick.args[1]
    s.aim, s.going = NOBODY, [0] * len(UNITS)
    return force
