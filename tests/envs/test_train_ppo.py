"""The example that learns: it runs, and its arithmetic holds."""

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from examples import train_ppo


def test_it_trains_and_tells_how_often_it_wins() -> None:
    app = typer.Typer()
    app.command()(train_ppo.main)
    told = CliRunner().invoke(app, ["--rounds", "1", "--envs", "4", "--steps", "8", "--games", "4"])
    assert told.exit_code == 0, told.output
    assert "32 steps; won" in told.output


def test_advantages_stop_at_the_end_of_a_match() -> None:
    worth = np.array([[0.5], [0.2], [0.1]], np.float32)
    rewards = np.array([[0.0], [1.0], [0.0]], np.float32)
    ends = np.array([[False], [True], [False]])
    found = train_ppo.advantages(worth, rewards, ends, np.array([0.3], np.float32))
    assert found[1, 0] == pytest.approx(0.8)
    assert found[2, 0] == pytest.approx(train_ppo.GAMMA * 0.3 - 0.1)
    first = train_ppo.GAMMA * 0.2 - 0.5
    assert found[0, 0] == pytest.approx(first + train_ppo.GAMMA * train_ppo.LAMBDA * 0.8)


def test_wilsons_interval() -> None:
    low, high = train_ppo.wilson(90, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)
