"""The base class of bots, and a loop in which bots play a match."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rulebound.kernel import Decide, Match, Option, Rng, RuleboundError


class UnknownBot(RuleboundError):
    """There is no bot with this name."""


class Bot(ABC):
    """A program that plays a seat. It may use views and imagined worlds, never the state of the real match."""

    needs_live_match: ClassVar[bool] = False  # it calls `Match.imagine`, which is fast only in a live match

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, match: Match, seat: int) -> Option:
        """Return one of the seat's options."""


def play_out(match: Match, bots: Sequence[Bot], rng: Rng) -> None:
    """Let bots, one for each seat, play to the end; if several seats may act, `rng` chooses one."""
    while (ask := match.pending) is not None:
        seat = ask.seat if isinstance(ask, Decide) else rng.choice(ask.seats)
        match.pick(seat, bots[seat].choose(match, seat))
