"""Bots: programs that play a seat, using only what the seat may know.

`random` picks at random, `greedy` looks one pick ahead, `beam` searches sequences of picks. `BOTS` lists them.
"""

from collections.abc import Mapping
from typing import Final

from rulebound.bots.beam_bot import BeamBot
from rulebound.bots.bot import Bot, UnknownBot, keep_for, play_out
from rulebound.bots.greedy_bot import GreedyBot
from rulebound.bots.random_bot import RandomBot

BOTS: Final[Mapping[str, type[Bot]]] = {"beam": BeamBot, "greedy": GreedyBot, "random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """Create a bot with its own random numbers; raise `UnknownBot` for an unknown name."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name[:60]!r} (there are: {', '.join(sorted(BOTS))})")
    return BOTS[name](seed)


__all__ = ["BOTS", "BeamBot", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "keep_for", "make_bot", "play_out"]
