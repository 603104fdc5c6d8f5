"""Undo and redo: back to before a pick, unless others have seen or done something since."""

from typing import Any

import pytest

from examples.bucket_brigade import GAME as BRIGADE
from examples.pearl_divers import GAME as PEARLS
from rulebound.kernel import STABLE, Decide, Flow, Game, IllegalPick, Match, Option, Rng, UndoRefused
from rulebound.kernel.history import SNAPSHOTS_KEPT
from tests.kernel.picture import picture, play
from tests.kernel.toy import A, B, C, ToyState, log, toy


def turns(s: ToyState) -> Flow[None]:
    """Each seat picks twice in its turn: b rolls a die, c turns a card."""
    while s.step < 200:
        yield STABLE
        for _ in range(2):
            pick: Option = yield Decide(s.step % s.seats, "turn", [A, B, C])
            if pick is B:
                s.tell(f"b{s.rng.roll(6)}")
            elif pick is C:
                s.rng.reveal()
                s.tell("c")
            else:
                s.tell("a")
        s.step += 1


def refused(match: Match, seat: int | None = None, force: bool = False) -> str:
    before = picture(match)
    with pytest.raises(UndoRefused) as reason:
        match.undo(seat, force)
    assert picture(match) == before
    return str(reason.value)


def test_a_pick_is_undone_as_if_it_had_never_been() -> None:
    match = toy(turns)
    start = picture(match)
    match.pick(0, A)
    match.undo(0)
    assert picture(match) == start
    assert log(match) == []


def test_several_picks_are_undone_one_after_another_even_past_a_stable_point() -> None:
    match = toy(turns, seats=1)
    before = []
    for _ in range(5):
        before.append(picture(match))
        match.pick(0, A)
    for then in reversed(before):
        match.undo(0)
        assert picture(match) == then
    assert refused(match, 0) == "there is nothing to undo"


def test_undo_is_refused_when_nothing_has_been_picked() -> None:
    assert refused(toy(turns), 0) == "there is nothing to undo"
    assert refused(toy(turns), force=True) == "there is nothing to undo"


def test_undo_is_refused_when_another_seat_has_picked_since() -> None:
    match = toy(turns)
    for seat in (0, 0, 1):
        match.pick(seat, A)
    assert refused(match, 0) == "another player has picked since"
    match.undo(1)
    match.undo(0)
    assert len(match.picks) == 1


def test_undo_is_refused_when_something_random_was_drawn_since() -> None:
    match = toy(turns)
    match.pick(0, B)
    assert refused(match, 0) == "something random or hidden has come to light since"
    match.pick(0, A)
    match.undo(0)
    assert refused(match, 0) == "something random or hidden has come to light since"


def test_undo_is_refused_when_something_hidden_was_revealed_since() -> None:
    match = toy(turns)
    match.pick(0, C)
    assert refused(match, 0) == "something random or hidden has come to light since"


def test_landing_a_pearl_reveals_a_card_and_keeping_it_reveals_the_next_roll() -> None:
    match = Match(PEARLS, {}, 3)
    match.pick(0, "done")
    match.undo(0)
    match.pick(0, "done")
    match.pick(0, match.options(0)[0])
    assert "come to light" in refused(match, 0)


def test_undo_without_a_seat_needs_force() -> None:
    match = toy(turns)
    match.pick(0, A)
    assert refused(match, None) == "a pick is taken back by the seat that made it, or by force"
    match.undo(force=True)
    assert match.picks == []


def test_undo_is_refused_in_a_playout_and_in_an_imagined_match() -> None:
    playout = toy(turns, keep="nothing")
    playout.pick(0, A)
    assert "only a live match" in refused(playout, 0)
    assert "only a live match" in refused(playout, force=True)
    imagined = Match(PEARLS, {}, 1).imagine(0, Rng(1), keep="all")
    imagined.pick(0, "done")
    assert "only a live match" in refused(imagined, force=True)


def test_force_undoes_dice_and_the_picks_of_others() -> None:
    match = toy(turns)
    start = picture(match)
    for seat, pick in [(0, B), (0, C), (1, B), (1, A)]:
        match.pick(seat, pick)
    after = picture(match)
    match.undo(0, force=True)
    assert match.picks == [(0, B)]
    match.undo(0, force=True)
    assert picture(match) == start
    match.redo()
    match.redo()
    assert picture(match) == after


def test_force_cannot_undo_for_a_seat_that_has_not_picked() -> None:
    match = toy(turns)
    match.pick(0, A)
    assert refused(match, 1, force=True) == "there is nothing of yours to undo"


def test_what_was_undone_by_force_falls_the_same_when_redone() -> None:
    match = toy(turns)
    match.pick(0, B)
    rolled = log(match)[-1]
    match.undo(force=True)
    match.pick(0, B)
    assert log(match) == [rolled]


@pytest.mark.parametrize("game", [PEARLS, BRIGADE], ids=lambda game: str(game.id))
def test_undo_leads_back_to_the_start_and_redo_to_the_end(game: Game[Any]) -> None:
    match, rng = Match(game, {"rounds": 10}, 8), Rng(8)
    before = []
    while not match.over:
        before.append(picture(match))
        play(match, seed=rng.bits(), picks=1)
    after = picture(match)
    for then in reversed(before):
        match.undo(force=True)
        assert picture(match) == then
    for then in [*before[1:], after]:
        match.redo()
        assert picture(match) == then


def test_step_by_step_undo_reaches_beyond_all_kept_snapshots() -> None:
    match, other = toy(turns), toy(turns)
    match.pick(0, B)
    other.pick(0, B)
    match.pick(0, A)
    for _ in range(2 * SNAPSHOTS_KEPT):
        match.pick(1, B)
        match.pick(1, A)
        match.pick(0, B)
        match.pick(0, A)
    assert len(match.hashes) > SNAPSHOTS_KEPT
    while len(match.picks) > 1:
        match.undo(force=True)
    assert picture(match) == picture(other)
    assert match.history is not None
    assert len(match.history.snapshots) <= SNAPSHOTS_KEPT


def test_one_forced_undo_of_a_seat_reaches_beyond_all_kept_snapshots() -> None:
    def once_then_other(s: ToyState) -> Flow[None]:
        yield STABLE
        if s.step == 0:
            first: Option = yield Decide(0, "first", [A, B])
            s.tell(first.text)
            s.step = 1
        while s.step < 100:
            yield STABLE
            pick: Option = yield Decide(1, "then", [A, B])
            s.tell(pick.text)
            s.step += 1

    match = toy(once_then_other)
    start = picture(match)
    match.pick(0, A)
    for _ in range(SNAPSHOTS_KEPT + 10):
        match.pick(1, B)
    after = picture(match)
    match.undo(0, force=True)
    assert picture(match) == start
    match.redo()
    assert picture(match) == after


def test_redo_makes_the_picks_again() -> None:
    match = toy(turns)
    match.pick(0, A)
    match.pick(0, A)
    after = picture(match)
    match.undo(0)
    match.undo(0)
    match.redo()
    match.redo()
    assert picture(match) == after
    with pytest.raises(UndoRefused, match="nothing to redo"):
        match.redo()


def test_a_new_pick_takes_the_redo_away() -> None:
    match = toy(turns)
    match.pick(0, A)
    match.undo(0)
    match.pick(0, A)
    with pytest.raises(UndoRefused, match="nothing to redo"):
        match.redo()


def test_an_illegal_pick_does_not_take_the_redo_away() -> None:
    match = toy(turns)
    match.pick(0, A)
    after = picture(match)
    match.undo(0)
    with pytest.raises(IllegalPick):
        match.pick(0, "never")
    match.redo()
    assert picture(match) == after


def test_after_an_undo_events_and_hashes_are_those_of_a_match_that_never_went_there() -> None:
    for seed in range(20):
        straight, bent = Match(PEARLS, {}, seed), Match(PEARLS, {}, seed)
        rng = Rng(seed)
        while straight.pending is not None:
            seat = straight.pending.seats[0]
            options = bent.options(seat)
            bent.pick(seat, rng.choice(options))
            bent.undo(force=True)
            option = rng.choice(options)
            straight.pick(seat, option)
            bent.pick(seat, option)
            assert picture(bent) == picture(straight), f"seed {seed}"
        assert bent.record().dump() == straight.record().dump(), f"seed {seed}"
