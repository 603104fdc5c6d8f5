"""Giving what one gets to somebody else, in a co-operative game (AZ-K4, AZ-K5)."""

from rulebound.games.auztralia.state import AuztraliaState
from rulebound.kernel import Decide, Flow, Option


def for_whom(s: AuztraliaState, seat: int) -> Flow[int]:
    """Who gets it: the seat itself, unless all play together."""
    if not s.coop:
        return seat
    pick: Option = yield Decide(seat, "for-whom", [Option("give", other) for other in range(s.seat_count)])
    to: int = pick.args[0]
    return to
