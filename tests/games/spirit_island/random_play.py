"""Whole random games with certain spirits: nothing fails, and the laws of the box hold at every decision."""

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import check_match, random_pick
from rulebound.messages import Messages
from tests.games.words import say_everything

WORDS = Messages(GAME)


def setup_of(spirits: list[str]) -> dict[str, object]:
    """A game of these spirits, with the boxes that they come from."""
    boxes = sorted({"base", *(PANELS[spirit].box for spirit in spirits)})
    return {"seats": len(spirits), "spirits": spirits, "boxes": boxes}


def play_out(spirits: list[str], seed: int, shy_of: str = "-", **setup: object) -> IslandState:
    """One random game to its end; an option with this word is seldom picked."""
    match, rng = Match(GAME, {**setup_of(spirits), **setup}, seed, keep="nothing"), Rng(seed)
    while match.pending is not None:
        assert isinstance(match.state, IslandState)
        wrong = list(GAME.invariants(match.state))
        assert not wrong, f"seed {seed}, after pick {len(match.picks)}: {wrong}"
        seat, option = random_pick(match, rng)
        if shy_of in option.text.split():
            seat, option = random_pick(match, rng)
        match.pick(seat, option)
    assert isinstance(match.state, IslandState)
    assert match.state.won or match.state.lost
    assert list(GAME.invariants(match.state)) == []
    return match.state


def keeps_promises(spirit: str, seed: int) -> None:
    """A random game with this spirit, alone or beside others, keeps the whole contract and has words for all."""
    spirits = [spirit, "thunderspeaker", "river-surges-in-sunlight"][: 1 + seed % 3]
    setup = setup_of(spirits)
    check_match(GAME, setup, seed, depth=1)
    assert say_everything(Match(GAME, setup, seed), WORDS, seed) > 0
