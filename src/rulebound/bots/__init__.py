"""Bots: programs that play a seat, using only what the seat may know.

`random` picks at random, `greedy` looks one pick ahead, `rival` does so with an eye on the others, `beam` searches
sequences of picks, `tree` a tree of them, `foresight` plays its best few options on. People play against three
strengths: `apprentice`, `journeyman` and `master`.
"""

from rulebound.bots.beam_bot import BeamBot
from rulebound.bots.bot import Bot, UnknownBot, keep_for, play_out
from rulebound.bots.budget import Budget
from rulebound.bots.foresight_bot import ForesightBot
from rulebound.bots.greedy_bot import GreedyBot, RivalBot
from rulebound.bots.ladder import rating_of
from rulebound.bots.names import BOTS, STRENGTHS, StrengthBot, bots_for, make_bot
from rulebound.bots.random_bot import RandomBot
from rulebound.bots.tree_bot import PlainTreeBot, TreeBot

__all__ = [
    "BOTS",
    "STRENGTHS",
    "BeamBot",
    "Bot",
    "Budget",
    "ForesightBot",
    "GreedyBot",
    "PlainTreeBot",
    "RandomBot",
    "RivalBot",
    "StrengthBot",
    "TreeBot",
    "UnknownBot",
    "bots_for",
    "keep_for",
    "make_bot",
    "play_out",
    "rating_of",
]
