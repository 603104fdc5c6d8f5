"""The Old Ones' turn on a table set up by hand."""

from tests.games.auztralia.harness import Played, Table


def activate(table: Table, space: int = 23) -> Played:
    """One activation: the purple disc lies on top of all others on `space` and moves to the next one.

    Space 23 leads to 24, where there is no Revelation; 22 leads to 23, where there is one.
    """
    return wake(table, space, space)


def wake(table: Table, purple: int, players: int) -> Played:
    """Begin with the purple disc here and all others there; the purple one on top if that is the same space."""
    s = table.s
    for seat in range(s.seat_count):
        s.space[seat], s.came[seat] = players, s.seat_count - seat
    s.space[s.old_ones], s.came[s.old_ones] = purple, s.seat_count + 1
    s.arrivals = s.seat_count + 1
    return table.begin()


def moves(play: Played) -> list[tuple[object, ...]]:
    """Who has moved, from where to where."""
    return play.events("moved")
