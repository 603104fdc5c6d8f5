"""The base class of bots, and a loop in which bots play a match."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from rulebound.kernel import Decide, Keep, Match, Option, Rng, RuleboundError, SeatHandle


class UnknownBot(RuleboundError):
    """There is no bot with this name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A program that plays a seat. It gets the seat's handle, which leads to imagined worlds alone."""

    searches: ClassVar[bool] = False  # it imagines worlds, which is fast only where stable points are kept

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, seat: SeatHandle) -> Option:
        """Return one of the seat's options."""


def keep_for(bots: Sequence[Bot]) -> Keep:
    """What a match has to keep that these bots play out."""
    return "stable" if any(bot.searches for bot in bots) else "nothing"


def play_out(match: Match, bots: Sequence[Bot], rng: Rng) -> None:
    """Let bots, one for each seat, play to the end; if several seats may act, `rng` chooses one."""
    handles = [match.handle(seat) for seat in range(len(bots))]
    while (ask := match.pending) is not None:
        seat = ask.seat if isinstance(ask, Decide) else rng.choice(ask.seats)
        match.pick(seat, bots[seat].choose(handles[seat]))
