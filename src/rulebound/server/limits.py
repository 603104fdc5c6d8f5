"""Rate limits: how often a caller may do what."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

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
    "anything": Limit(300, 50),
}
BUCKETS_KEPT: Final = 10_000  # of each kind


class Limiter:
    """One token bucket per kind of request and caller, in memory; at most `kept` per kind."""

    def __init__(
        self,
        limits: Mapping[str, Limit] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
        kept: int = BUCKETS_KEPT,
    ) -> None:
        self.limits = limits
        self._clock = clock
        self._kept = kept
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in limits}

    def check(self, kind: str, who: str) -> None:
        """Count one request; raise `TooFast` with the time to wait if there are too many."""
        limit, buckets, time = self.limits[kind], self._buckets[kind], self._clock()
        tokens, since = buckets.get(who, (limit.burst, time))
        tokens = min(limit.burst, tokens + (time - since) * limit.per_second)
        allowed = tokens >= 1
        buckets[who] = (tokens - 1 if allowed else tokens, time)
        buckets.move_to_end(who)
        if len(buckets) > self._kept:
            buckets.popitem(last=False)  # the least recent caller
        if not allowed:
            wait = math.ceil((1 - tokens) / limit.per_second)
            raise TooFast("too-fast", "too many calls: try again in {seconds} seconds", seconds=wait)

    def give_back(self, kind: str, who: str) -> None:
        """Take a request back that turned out to be none to count."""
        tokens, since = self._buckets[kind].get(who, (self.limits[kind].burst, self._clock()))
        self._buckets[kind][who] = (min(self.limits[kind].burst, tokens + 1), since)
