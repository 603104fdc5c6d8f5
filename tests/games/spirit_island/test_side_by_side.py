"""Two spirits that grow and draw at the same time: every order replays, undo leaves the other's picks alone."""

from itertools import combinations
from typing import Final

import pytest

from rulebound.games.spirit_island import GAME
from rulebound.kernel import Match, UndoRefused, load_record, state_hash
from tests.kernel.picture import picture

SPIRITS: Final = ["lightnings-swift-strike", "thunderspeaker"]
# One draws and keeps a card, the other places presence; each is inside a sub-choice twice.
WAYS: Final = (
    ("group 1", "grow card", "draw minor", "keep"),
    ("group 2", "grow presence-2", "presence", "grow presence-1"),
)
PICKS: Final = sum(map(len, WAYS))
ORDERS: Final = [
    tuple(0 if at in mine else 1 for at in range(PICKS)) for mine in combinations(range(PICKS), len(WAYS[0]))
]


def table() -> Match:
    return Match(GAME, {"seats": 2, "spirits": SPIRITS}, seed=1)


def pick_next(match: Match, seat: int) -> None:
    """The next step of this seat's way: its first option of that name."""
    way = WAYS[seat][sum(each == seat for each, _ in match.picks)]
    match.pick(seat, next(each for each in match.options(seat) if each.text.startswith(way)))


def test_every_order_of_a_short_phase_replays_from_its_record() -> None:
    inside = 0
    for order in ORDERS:
        match = table()
        for seat in order:
            pick_next(match, seat)
            assert match.pending is not None
            assert match.pending.seats == (0, 1)  # neither ever waits
            inside += sum(match.pending.shown_to(each).prompt != "spirit-phase" for each in (0, 1)) == 2
        again = load_record(match.record().dump()).replay(GAME)
        assert picture(again) == picture(match)
    assert len(ORDERS) == 70
    assert inside > len(ORDERS)


def test_a_fork_goes_back_no_further_than_to_where_cards_are_gained_or_presence_is_placed() -> None:
    behind = 0
    for order in ORDERS:
        match = table()
        for seat in order:
            pick_next(match, seat)
            behind += len(match.picks) - match.last_stable().picks
            twin = match.fork()
            assert [twin.options(each) for each in (0, 1)] == [match.options(each) for each in (0, 1)]
            assert state_hash(twin.state) == state_hash(match.state)
    assert behind == 0


def picks_of(match: Match) -> list[tuple[int, str]]:
    return [(seat, pick.text) for seat, pick in match.picks]


@pytest.mark.parametrize("seat", [0, 1])
def test_undo_in_every_order_leaves_the_others_picks_alone(seat: int) -> None:
    for order in ORDERS:
        match = table()
        for each in order:
            pick_next(match, each)
        before = picks_of(match)
        last = max(at for at, (each, _) in enumerate(before) if each == seat)
        match.undo(seat)
        assert picks_of(match) == before[:last] + before[last + 1 :]


def test_undo_is_refused_with_the_reason_where_cards_have_come_to_light() -> None:
    match = table()
    for seat in (0, 0, 0, 1):
        pick_next(match, seat)
    before = picture(match)
    with pytest.raises(UndoRefused, match="come to light"):
        match.undo(0)
    assert picture(match) == before
