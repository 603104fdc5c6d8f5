"""Whole random games with certain spirits: nothing fails, and the laws of the box hold at every decision."""

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import random_pick


def play_out(spirits: list[str], seed: int, shy_of: str = "-") -> IslandState:
    """One random game to its end, with the boxes of these spirits; an option with this word is seldom picked."""
    boxes = sorted({"base", *(PANELS[spirit].box for spirit in spirits)})
    setup = {"seats": len(spirits), "spirits": spirits, "boxes": boxes}
    match, rng = Match(GAME, setup, seed, live=False), Rng(seed)
    while match.pending is not None:
        assert isinstance(match.state, IslandState)
        assert list(GAME.invariants(match.state)) == [], f"seed {seed}, after pick {len(match.picks)}"
        seat, option = random_pick(match, rng)
        if shy_of in option.text.split():
            seat, option = random_pick(match, rng)
        match.pick(seat, option)
    assert isinstance(match.state, IslandState)
    assert match.state.won or match.state.lost
    assert list(GAME.invariants(match.state)) == []
    return match.state
