"""Tables of Revenge set up by hand: two humans, and seat 2 plays the Old Ones."""

from typing import Any

import pytest

from rulebound.games.auztralia.state import Dark
from tests.games.auztralia.fighting import write
from tests.games.auztralia.harness import Played, Table

OLD_ONES = 2


def dusk(*spaces: int, hand: tuple[str, ...] = (), **setup: Any) -> Table:
    """The discs of both humans and the purple one; the first given lies on top. The Old Ones hold no cards."""
    return Table(3, mode="revenge", **setup).clock(*(spaces or (10, 12, 30))).mythos().hand(0, *hand)


def night(*cards: str, **setup: Any) -> Table:
    """The Old Ones are at turn, with these Mythos cards."""
    table = Table(3, mode="revenge", **setup).clock(12, 12, 10)
    return table.mythos(*cards)


def marching(monkeypatch: pytest.MonkeyPatch, table: Table, *cards: str) -> Played:
    """MOVE: these are the four cards for it and the ones after."""
    return write(monkeypatch, table, *cards).begin().pick("move")


def dark(play: Played) -> Dark:
    """What the Old One player has."""
    assert play.s.dark is not None
    return play.s.dark


def asked_seat(play: Played) -> int:
    """Who is asked now."""
    assert play.match.pending is not None
    return play.match.pending.seats[0]
