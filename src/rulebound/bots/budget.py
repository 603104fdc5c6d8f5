"""How much a bot may think about one decision."""

import time
from typing import NamedTuple


class Budget(NamedTuple):
    """So many iterations, or so many seconds of processor time if that comes first; None: no limit."""

    iterations: int | None = None
    seconds: float | None = None

    def part(self, share: float) -> "Budget":
        """So much of it."""
        iterations = None if self.iterations is None else round(share * self.iterations)
        return Budget(iterations, None if self.seconds is None else share * self.seconds)

    def begin(self) -> "Thinking":
        """Start to think about a decision."""
        return Thinking(self)


class Thinking:
    """The budget of one decision, as far as it is not spent."""

    __slots__ = ("_end", "_left")

    def __init__(self, budget: Budget) -> None:
        self._left = budget.iterations if budget.iterations is not None else 1 << 60
        self._end = None if budget.seconds is None else time.thread_time() + budget.seconds

    def take(self, iterations: int = 1) -> None:
        """Spend one iteration, or so many."""
        self._left -= iterations

    @property
    def spent(self) -> bool:
        """Whether it is time to decide."""
        return self._left <= 0 or (self._end is not None and time.thread_time() >= self._end)
