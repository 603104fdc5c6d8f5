"""How much a bot may think about one decision."""

import time
from typing import NamedTuple


class Budget(NamedTuple):
    """So many iterations, or so many seconds of processor time if that comes first; None: no limit."""

    iterations: int | None = None
    seconds: float | None = None

    def begin(self) -> "Thinking":
        """Start to think about a decision."""
        return Thinking(self)


class Thinking:
    """The budget of one decision, as far as it is not spent."""

    __slots__ = ("_end", "_left")

    def __init__(self, budget: Budget) -> None:
        self._left = budget.iterations if budget.iterations is not None else 1 << 60
        self._end = None if budget.seconds is None else time.thread_time() + budget.seconds

    def take(self) -> None:
        """Spend one iteration."""
        self._left -= 1

    @property
    def spent(self) -> bool:
        """Whether it is time to decide."""
        return self._left <= 0 or (self._end is not None and time.thread_time() >= self._end)
