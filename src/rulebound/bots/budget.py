"""How much a bot may think about one decision."""

import time
from typing import NamedTuple


class Budget(NamedTuple):
    """So many iterations, so many seconds of processor time, or of waiting; what comes first. None: no limit."""

    iterations: int | None = None
    seconds: float | None = None
    wait: float | None = None  # seconds that somebody waits: more than those of processor time on a busy machine

    def begin(self) -> "Thinking":
        """Start to think about a decision."""
        return Thinking(self)


class Thinking:
    """The budget of one decision, as far as it is not spent."""

    __slots__ = ("_end", "_late", "_left")

    def __init__(self, budget: Budget) -> None:
        self._left = budget.iterations if budget.iterations is not None else 1 << 60
        self._end = None if budget.seconds is None else time.thread_time() + budget.seconds
        self._late = None if budget.wait is None else time.monotonic() + budget.wait

    def take(self) -> None:
        """Spend one iteration."""
        self._left -= 1

    @property
    def spent(self) -> bool:
        """Whether it is time to decide."""
        return self._left <= 0 or self.late

    @property
    def late(self) -> bool:
        """Whether there is no time left, even to end what has been begun."""
        if self._end is not None and time.thread_time() >= self._end:
            return True
        return self._late is not None and time.monotonic() >= self._late
