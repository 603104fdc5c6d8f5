"""Replays, timelines and records: dear work, done by other machines or in a process of its own, one by one."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from rulebound.server.limits import TooFast
from rulebound.server.metrics import Metrics
from rulebound.server.play.elsewhere import Elsewhere, NoAnswer
from rulebound.server.play.process import ChildProcess, TaskFailed
from rulebound.server.tables.table import Refused

T = TypeVar("T")
log = logging.getLogger(__name__)
SECONDS: Final = 30.0  # for one piece of work
MOST_WAITING: Final = 50  # with more, callers are asked to come back


class Studies:
    """The process of this worker for replays and records. What it does holds up no move, and no bot."""

    def __init__(self, metrics: Metrics, elsewhere: Elsewhere) -> None:
        self.metrics = metrics
        self.elsewhere = elsewhere
        self.process = ChildProcess()
        self._free = asyncio.Lock()
        self._waiting = 0

    async def ask(self, task: Callable[..., T], *arguments: Any) -> T:
        """What the task returns; raises `TooFast` if too many wait, and `Refused` if it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise TooFast("many-replays", "too many look at replays now: try again in a few seconds")
        self._waiting += 1
        try:
            with suppress(NoAnswer):
                return await self.elsewhere.ask(task, *arguments, seconds=SECONDS / 2, urgent=False)
            async with self._free:
                started = time.monotonic()
                try:
                    return await self.process.ask(task, *arguments, seconds=SECONDS)
                finally:
                    self.metrics.add("study_seconds_total", time.monotonic() - started)
        except (TimeoutError, BrokenExecutor, TaskFailed) as error:
            log.error("a replay or a record failed: %r", error)
            raise Refused(
                "not-replayed", "this game cannot be replayed here: it takes too long, or the rules fail"
            ) from error
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the process."""
        self.process.end()
