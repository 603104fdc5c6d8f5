"""Learning a value: positions of matches that bots play against themselves, then a network."""

from pathlib import Path

import numpy as np
import pytest

from rulebound.bots.learned import Network, numbers_of
from rulebound.games import load_game
from rulebound.kernel import Match
from workshop import learn_value


def test_positions_are_the_ends_of_turns_with_the_lead_in_the_end() -> None:
    seen, numbers, leads = learn_value.positions_of("small-world-underground", 2, 4, 2)
    assert len(seen) == len(numbers) == len(leads) == 19  # ten turns each, but for the one that ends the match
    assert {*np.abs(leads)} == {abs(leads[0])}  # one seat's lead is the other's deficit
    match = Match(load_game("small-world-underground"), {"seats": 2}, 4)
    assert numbers.shape[1] == len(numbers_of(match, 0))


def test_a_network_is_fitted_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_value, "BATCH", 8)
    matches = [learn_value.positions_of("small-world-underground", 2, seed, 2) for seed in range(2)]
    seen, numbers, leads = (np.concatenate(parts) for parts in zip(*matches, strict=True))
    which = np.repeat(np.arange(2), [len(each[2]) for each in matches])
    np.savez_compressed(tmp_path / "positions.npz", seen=seen, numbers=numbers, leads=leads, match=which)
    learn_value.fit(tmp_path / "positions.npz", tmp_path / "weights.npz", hidden=4, epochs=4)
    match = Match(load_game("small-world-underground"), {"seats": 2}, 1)
    assert np.isfinite(Network(tmp_path / "weights.npz").value(match, 0))
