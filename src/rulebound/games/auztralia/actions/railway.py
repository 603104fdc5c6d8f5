"""Build a railway: two rails for one coal and one iron (AZ-A1 to AZ-A9)."""

from rulebound.games.auztralia.network import has_rail_edge, rail_edges
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.games.auztralia.track import advance
from rulebound.kernel import DONE, Decide, Flow, Option

RAILS_BUILT = 2


def can_build(s: AuztraliaState, seat: int) -> bool:
    """Whether a rail can be laid over coast and outback."""
    return _can(s, seat, hills=False)


def can_build_in_hills(s: AuztraliaState, seat: int) -> bool:
    """Whether a rail can be laid anywhere."""
    return _can(s, seat, hills=True)


def _can(s: AuztraliaState, seat: int, hills: bool) -> bool:
    return can_pay_rails(s, seat) and has_rail_edge(s, seat, hills)


def can_pay_rails(s: AuztraliaState, seat: int) -> bool:
    """A rail in stock, a coal and an iron."""
    player = s.players[seat]
    return player.rails > 0 and player.coal > 0 and player.iron > 0


def build(s: AuztraliaState, seat: int) -> Flow[None]:
    """Two time points, no hills."""
    yield from lay_rails(s, seat, hills=False)
    advance(s, seat, 2)


def build_in_hills(s: AuztraliaState, seat: int) -> Flow[None]:
    """Three time points, anywhere."""
    yield from lay_rails(s, seat, hills=True)
    advance(s, seat, 3)


def lay_rails(s: AuztraliaState, seat: int, hills: bool) -> Flow[None]:
    """Pay, and lay one or two rails (AZ-A2)."""
    player, board = s.players[seat], s.board
    player.coal -= 1
    player.iron -= 1
    options = board.rail_options()
    for left in range(RAILS_BUILT, 0, -1):
        edges = rail_edges(s, seat, hills) if player.rails else []
        if not edges:
            return
        found = [options[edge] for edge in edges]
        pick: Option = yield Decide(seat, "rail", found if left == RAILS_BUILT else [*found, DONE], rails=left)
        if pick is DONE:
            return
        edge = board.edge_between[board.number_of[pick.args[0]], board.number_of[pick.args[1]]]
        s.put_rail(edge, seat)
        player.rails -= 1
        s.emit("rail", seat, *pick.args)
