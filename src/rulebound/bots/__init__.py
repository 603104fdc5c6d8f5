"""Bots: programs that play a seat, using only what the seat may know.

`random` picks at random, `greedy` looks one pick ahead, `rival` does so with an eye on the others, `beam` searches
sequences of picks, `tree` a tree of them. `BOTS` lists them.
"""

from collections.abc import Mapping
from typing import Final

from rulebound.bots.beam_bot import BeamBot
from rulebound.bots.bot import Bot, UnknownBot, keep_for, play_out
from rulebound.bots.budget import Budget
from rulebound.bots.greedy_bot import GreedyBot, RivalBot
from rulebound.bots.random_bot import RandomBot
from rulebound.bots.tree_bot import TreeBot

BOTS: Final[Mapping[str, type[Bot]]] = {
    "beam": BeamBot,
    "greedy": GreedyBot,
    "random": RandomBot,
    "rival": RivalBot,
    "tree": TreeBot,
}


def make_bot(name: str, seed: int) -> Bot:
    """Create a bot with its own random numbers; raise `UnknownBot` for an unknown name."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name[:60]!r} (there are: {', '.join(sorted(BOTS))})")
    return BOTS[name](seed)


__all__ = [
    "BOTS",
    "BeamBot",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "RivalBot",
    "TreeBot",
    "UnknownBot",
    "keep_for",
    "make_bot",
    "play_out",
]
