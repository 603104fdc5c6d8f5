"""The course of the game: ports, then whoever is rearmost on the time track, until all have come to the end."""

from rulebound.games.auztralia.actions import menu
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.modes import after_a_turn, after_the_ports, before_the_ports, ports_apart
from rulebound.games.auztralia.old_ones import activation, settle
from rulebound.games.auztralia.revenge.old_one_player import act_as_old_ones
from rulebound.games.auztralia.scoring import old_ones_score
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.games.auztralia.track import active_disc
from rulebound.kernel import STABLE, Decide, Flow, Option


def play(s: AuztraliaState) -> Flow[None]:
    """The whole game, from any stable point."""
    if s.phase == "ports":
        yield STABLE
        yield from before_the_ports(s)
        yield from _place_ports(s)
        yield from after_the_ports(s)
        s.phase = "play"
    while s.phase == "play":
        yield STABLE
        disc = active_disc(s)
        if disc == NOBODY:
            s.phase = "over"
        elif disc == s.old_ones and s.dark is None:
            s.seat = NOBODY
            yield from activation(s)
        else:
            if s.seat != disc:
                s.seat = disc
                s.emit("turn", disc, s.space[disc])
            yield from (act_as_old_ones(s) if disc == s.old_ones else menu.act(s, disc))
            yield from settle(s)  # Old Ones have moved, or a spawning temple was turned up
        after_a_turn(s)
        if s.lost_port != NOBODY:  # AZ-E1, AZ-P2
            s.phase = "over"
    s.rng.reveal()  # the tiles that still lie face down are turned up and counted
    s.emit("ended", old_ones_score(s))


def _place_ports(s: AuztraliaState) -> Flow[None]:
    """From the last player to the first (AZ-S21)."""
    for seat in reversed(s.order):
        if s.players[seat].port != NOBODY:
            continue
        yield STABLE
        options = s.board.options("port")
        pick: Option = yield Decide(seat, "port", [options[h] for h in bits(port_sites(s))])
        s.players[seat].port = s.board.number_of[pick.args[0]]
        s.emit("port", seat, pick.args[0])


def port_sites(s: AuztraliaState) -> int:
    """Where a port can be placed: on a site far enough from every other port (AZ-S22, AZ-X3)."""
    board = s.board
    taken = [player.port for player in s.players if player.port != NOBODY]
    least = ports_apart(s)
    found = 0
    for h in bits(board.ports):
        if all(board.distance[h][port] >= least for port in taken):
            found |= 1 << h
    return found
