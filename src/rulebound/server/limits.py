"""Rate limits: how often a caller may do what.

What is done at a table is counted by the worker that owns it; all else by all workers of a machine together.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol

from rulebound.kernel import RuleboundError


class TooFast(RuleboundError):
    """Too many requests in a short time."""


@dataclass(slots=True, frozen=True)
class Limit:
    """A token bucket: `burst` requests at once, then `per_second`."""

    burst: float
    per_second: float


LIMITS: Final[Mapping[str, Limit]] = {
    "log-in": Limit(10, 1 / 6),
    "log-in-name": Limit(100, 1 / 6),  # over all addresses: one address alone cannot lock a person out
    "log-in-device": Limit(10, 1 / 6),  # from where the person has logged in before
    "register": Limit(20, 1 / 30),
    "create": Limit(30, 1 / 4),
    "pick": Limit(100, 30),
    "chat": Limit(10, 1),
    "why": Limit(60, 10),
    "point": Limit(5, 1),  # of a seat
    "mark": Limit(24, 2),  # of a seat
    "message": Limit(300, 50),  # over a socket
    "anything": Limit(300, 50),
}
AT_A_TABLE: Final = frozenset({"pick", "chat", "why", "point", "mark", "message"})
BUCKETS_KEPT: Final = 10_000  # of each kind


class Buckets(Protocol):
    """Tokens by caller, and since when they have them. It is entered around each change."""

    def __enter__(self) -> object:
        """Nobody else changes anything now."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Others may."""

    def get(self, who: str) -> tuple[float, float] | None:
        """What is kept for this caller."""

    def put(self, who: str, tokens: float, since: float) -> None:
        """Keep this."""


class OwnBuckets(nullcontext[None]):
    """The buckets of one kind in this worker; at most `kept`."""

    def __init__(self, kept: int) -> None:
        super().__init__()
        self._kept = kept
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def get(self, who: str) -> tuple[float, float] | None:
        """What is kept for this caller."""
        return self._buckets.get(who)

    def put(self, who: str, tokens: float, since: float) -> None:
        """Keep this."""
        self._buckets[who] = (tokens, since)
        self._buckets.move_to_end(who)
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)  # the least recent caller


class Limiter:
    """One token bucket per kind of request and caller. With a file they are shared, but for those at a table."""

    def __init__(
        self,
        limits: Mapping[str, Limit] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
        kept: int = BUCKETS_KEPT,
        shared: Path | None = None,
    ) -> None:
        self.limits = limits
        self._clock = clock
        self._buckets: dict[str, Buckets] = {kind: OwnBuckets(kept) for kind in limits}
        if shared is not None:
            from rulebound.server.shared import SharedBuckets  # not on Windows

            together = SharedBuckets(shared)
            self._buckets.update(dict.fromkeys(limits.keys() - AT_A_TABLE, together))

    def check(self, kind: str, who: str) -> None:
        """Count one request; raise `TooFast` with the time to wait if there are too many."""
        limit = self.limits[kind]
        left = self._add(kind, who, -1)
        if left < 0:
            wait = math.ceil(-left / limit.per_second)
            raise TooFast("too-fast", "too many calls: try again in {seconds} seconds", seconds=wait)

    def give_back(self, kind: str, who: str) -> None:
        """Take a request back that turned out to be none to count."""
        self._add(kind, who, 1)

    def _add(self, kind: str, who: str, number: int) -> float:
        """Add to the tokens of a caller and return how many these are; below zero nothing is taken."""
        limit, buckets, key = self.limits[kind], self._buckets[kind], f"{kind} {who}"
        with buckets:
            time = self._clock()
            tokens, since = buckets.get(key) or (limit.burst, time)
            if since > time:  # of another boot of the machine
                tokens, since = limit.burst, time
            tokens = min(limit.burst, tokens + (time - since) * limit.per_second + max(number, 0))
            left = tokens + min(number, 0)
            buckets.put(key, left if left >= 0 else tokens, time)
        return left
