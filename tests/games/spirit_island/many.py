"""Random games with given spirits, in which the laws of the box are checked at every decision."""

from rulebound.bots import RandomBot
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng


def random_game(seed: int, *spirits: str) -> IslandState:
    """One game of these spirits, with the boxes that they come from."""
    boxes = sorted({"base", *(PANELS[spirit].box for spirit in spirits)})
    match = Match(GAME, {"seats": len(spirits), "boxes": boxes, "spirits": list(spirits)}, seed, live=False)
    bot, rng = RandomBot(seed), Rng(seed)
    while match.pending is not None:
        assert isinstance(match.state, IslandState)
        wrong = list(GAME.invariants(match.state))
        assert not wrong, f"seed {seed}, after pick {len(match.picks)}: {wrong}"
        seat = rng.choice(match.pending.seats)
        match.pick(seat, bot.choose(match, seat))
    state = match.state
    assert isinstance(state, IslandState)
    assert list(GAME.invariants(state)) == []
    return state
