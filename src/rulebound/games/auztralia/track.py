"""The time track: whose turn it is, and moving on (AZ-T1 to AZ-T7)."""

from rulebound.games.auztralia.state import NOBODY, AuztraliaState


def put(s: AuztraliaState, disc: int, space: int) -> None:
    """Set a disc on a space, on top of what lies there (AZ-T2)."""
    s.space[disc] = space
    s.arrivals += 1
    s.came[disc] = s.arrivals


def advance(s: AuztraliaState, seat: int, time: int) -> None:
    """Spend time."""
    if time:
        put(s, seat, s.space[seat] + time)
        s.emit("time", seat, time, s.space[seat])


def active_disc(s: AuztraliaState) -> int:
    """The rearmost disc, the top one of a stack; NOBODY when all have come to the end (AZ-T1, AZ-T6, AZ-E1)."""
    best, least, last = NOBODY, s.tables.end, s.arrivals + 1  # no disc that has come to the end goes before this
    for disc, space in enumerate(s.space):
        if space < least or (space == least and s.came[disc] > last):
            best, least, last = disc, space, s.came[disc]
    return best


def has_time(s: AuztraliaState, seat: int) -> bool:
    """Whether the seat may still act (AZ-T6)."""
    return s.space[seat] < s.tables.end


def turn_order(s: AuztraliaState) -> list[int]:
    """The seats as they will act, the next first; those without time last."""
    return sorted(range(s.seat_count), key=lambda seat: (s.space[seat], -s.came[seat]))
