"""An undo over chance deals again what nobody knows, and records keep that."""

from itertools import combinations

import pytest

from examples.pearl_divers import GAME as PEARLS
from rulebound.kernel import BadRecord, IllegalPick, Match, Rng, load_record
from rulebound.kernel.redeal import MOST_REDEALS, NOBODY, redeal_number
from tests.kernel.picture import picture, play


def rolled(match: Match) -> list[int]:
    """The dice on the table."""
    return list(match.state.dice)  # type: ignore[attr-defined]


def after_a_roll(seed: int) -> Match:
    """A match in which seat 0 has just rolled a die again."""
    match = Match(PEARLS, {"seats": 2}, seed)
    match.pick(0, "again 0")
    return match


def test_the_same_die_does_not_come_again() -> None:
    same = twice = 0
    for seed in range(60):
        match = after_a_roll(seed)
        seen = [rolled(match)]
        for _ in range(3):
            match.undo(0, force=True, redeal=True)
            match.pick(0, "again 0")
            seen.append(rolled(match))
        same += sum(dice == seen[0] for dice in seen[1:])
        twice += sum(one == other for one, other in combinations(seen[1:], 2))
    assert 10 < same < 60  # one in six by chance: 30 of 180
    assert 10 < twice < 60  # and no redeal repeats the one before


def test_without_a_redeal_the_same_die_comes_again() -> None:
    match = after_a_roll(5)
    dice = rolled(match)
    match.undo(0, force=True)
    match.pick(0, "again 0")
    assert rolled(match) == dice


def test_a_redeal_changes_nothing_that_somebody_knows() -> None:
    match = Match(PEARLS, {"seats": 3}, 4)
    before = [match.view(seat).view for seat in (0, 1, 2, None)]
    deck = list(match.state.deck)  # type: ignore[attr-defined]
    match.pick(0, "again 0")
    match.undo(0, force=True, redeal=True)
    assert [match.view(seat).view for seat in (0, 1, 2, None)] == before
    assert list(match.state.deck) != deck  # type: ignore[attr-defined]
    assert sorted(match.state.deck) == sorted(deck)  # type: ignore[attr-defined]


def test_undo_over_a_redeal_keeps_it() -> None:
    match = Match(PEARLS, {"seats": 2}, 8)
    match.pick(0, "done")
    match.pick(0, match.options(0)[0])  # lands a pearl, which brings a card to light
    after = picture(match)
    match.undo(0, force=True, redeal=True)
    assert [seat for seat, _ in match.picks] == [0, NOBODY]
    match.undo(0)  # nothing has come to light since "done"
    assert [f"{seat} {option}" for seat, option in match.picks] == ["-1 redeal 1"]
    match.pick(0, "done")
    match.undo(0)
    assert [f"{seat} {option}" for seat, option in match.picks] == ["-1 redeal 1"]
    match.redo()
    match.undo(0, force=True, redeal=True)
    assert [f"{seat} {option}" for seat, option in match.picks] == ["-1 redeal 2"]
    assert picture(match) != after


def test_redo_brings_back_exactly_what_was_taken_back() -> None:
    match = play(Match(PEARLS, {"seats": 2}, 3), seed=1, picks=6)
    after = picture(match)
    match.undo(force=True, redeal=True)
    match.redo()
    assert picture(match) == after


def test_records_forks_and_snapshots_repeat_redeals() -> None:
    for seed in range(10):
        match = Match(PEARLS, {"seats": 3}, seed)
        rng = Rng(seed)
        while match.pending is not None:
            seat = match.pending.seats[0]
            match.pick(seat, rng.choice(match.options(seat)))
            if rng.below(3) == 0:
                match.undo(force=True, redeal=rng.below(2) == 0)
            assert picture(match.fork(keep="all")) == picture(match)
            thawed = Match.thaw(match.game, match.setup, match.seed, match.picks, match.freeze())
            assert picture(thawed) == picture(match)
        again = load_record(match.record().dump()).replay(PEARLS)
        assert picture(again) == picture(match)
        assert any(seat == NOBODY for seat, _ in match.picks)


def test_nobody_can_pick_a_redeal() -> None:
    match = Match(PEARLS, {}, 1)
    for seat in (0, NOBODY):
        with pytest.raises(IllegalPick):
            match.pick(seat, "redeal 1")


@pytest.mark.parametrize("text", ["redeal", "redeal 0", "redeal 01", "redeal -1", "redeal 1 2", "done"])
def test_a_broken_redeal_in_a_record_is_refused(text: str) -> None:
    record = after_a_roll(1).record()
    record.picks.append(f"- {text}")
    with pytest.raises(BadRecord, match="no redeal"):
        record.replay(PEARLS)


def test_a_record_cannot_ask_for_any_number() -> None:
    assert redeal_number(f"redeal {MOST_REDEALS}") == MOST_REDEALS
    assert redeal_number(f"redeal {MOST_REDEALS + 1}") is None
