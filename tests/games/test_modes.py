"""The compiled mode plays the same games as the plain one. It needs a build: `make compile`."""

import pytest

from rulebound.kernel import COMPILED
from workshop.modes import games, plain_games


@pytest.mark.skipif(not COMPILED, reason="there is no compiled build")
def test_both_modes_play_the_same_games() -> None:
    assert games() == plain_games()
