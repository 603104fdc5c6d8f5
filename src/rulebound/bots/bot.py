"""What a bot is, and how bots play a match to its end."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rulebound.kernel import Decide, Match, Option, Rng, RuleboundError


class UnknownBot(RuleboundError):
    """A bot name that nothing here answers to."""


class Bot(ABC):
    """A player without a body. It may look at views and imagined worlds, never at the match's state."""

    imagines: ClassVar[bool] = False  # wants a live match, from which imagining is cheap

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, match: Match, seat: int) -> Option:
        """One of the options this seat holds."""


def play_out(match: Match, bots: Sequence[Bot], rng: Rng) -> None:
    """Let bots, one for each seat, play to the end; where several may act, `rng` says who is first."""
    while (ask := match.pending) is not None:
        seat = ask.seat if isinstance(ask, Decide) else rng.choice(ask.seats)
        match.pick(seat, bots[seat].choose(match, seat))
