"""Notices of other workers: received with LISTEN on PostgreSQL, and published in this worker.

On SQLite there is one worker, but the host's commands (`rulebound moderate`) run in processes of their own. They
cannot send notices there; what they have done is seen in the audit log.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import func, select

from rulebound.server.metrics import Metrics
from rulebound.server.publication import CHANNEL, Publication
from rulebound.server.schema import REPORT, audit

log = logging.getLogger(__name__)
HEARTBEAT: Final = 10.0  # seconds between checks of the connection
RETRY: Final = (0.1, 5.0)  # seconds before the first new attempt, and the maximum
LOOK_SECONDS: Final = 1.0  # between looks into the audit log


class Listener:
    """Receives notifications of other workers; reconnects when the connection is lost."""

    def __init__(
        self, publication: Publication, metrics: Metrics, tables: Callable[[], Iterable[str]] = tuple
    ) -> None:
        self.publication = publication
        self.database = publication.database
        self.metrics = metrics
        self.tables = tables  # those in memory
        self.listening = asyncio.Event()
        self._news: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection is lost
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start listening."""
        self._task = asyncio.create_task(self._watch_host() if self.database.is_sqlite else self._run())

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait, most = RETRY
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("the connection for database notifications is lost: %s", error)
            if self.listening.is_set():
                wait = RETRY[0]
                self.metrics.add("listener_losses_total")
            self.listening.clear()
            await asyncio.sleep(wait)
            wait = min(2 * wait, most)

    async def _listen(self) -> None:
        """Handle notifications until the connection is lost."""
        async with self.database.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            self._news = asyncio.Queue()
            news = self._news
            try:
                driver.add_termination_listener(lambda *_: news.put_nowait(None))
                await driver.add_listener(
                    CHANNEL, lambda _line, _process, _channel, payload: news.put_nowait(payload)
                )
                self.listening.set()
                self._refresh_all()
                await self._forward(driver, news)
            finally:
                # The pool must never reuse a connection that still listens.
                with suppress(Exception):
                    await connection.invalidate()

    async def _forward(self, driver: Any, news: "asyncio.Queue[str | None]") -> None:
        while True:
            try:
                # Not `wait_for`: in Python 3.11 it swallows a cancellation that arrives together with an item.
                async with asyncio.timeout(HEARTBEAT):
                    payload = await news.get()
            except TimeoutError:
                await driver.execute("SELECT 1", timeout=HEARTBEAT)
                continue
            if payload is None:
                raise ConnectionError("the database has closed the connection")
            self.handle(payload)

    def handle(self, payload: str) -> None:
        """Publish what another worker has told; our own notices are known already."""
        worker, *words = payload.split(" ")
        if worker == self.publication.worker:
            return
        match words:
            case ["pointed", table, seat, target] if seat.isdecimal():
                self.publication.publish_pointed(table, int(seat), target)
            case ["account", account] if account.isdecimal():
                self.publication.publish_account(int(account))
            case ["wanted", group]:
                for listener in self.publication.wanted_listeners:
                    listener(group)
            case ["tables", *changes] if len(changes) % 2 == 0 and all(map(str.isdecimal, changes[1::2])):
                for table, seq in zip(changes[::2], changes[1::2], strict=True):
                    self.publication.publish(table, int(seq), here=False)
            case _:
                log.warning("unknown notification: %r", payload[:80])

    async def _watch_host(self) -> None:
        """On SQLite: look at everything again when the host has done something."""
        seen = -1  # the number of the last act; the first look is at what was done before the start
        while True:
            try:
                newest = await self._last_act(seen)
            except Exception as error:
                log.warning("the audit log cannot be read: %s", error)
            else:
                if newest > seen >= 0:
                    self._refresh_all()
                seen = newest
            await asyncio.sleep(LOOK_SECONDS)

    async def _last_act(self, seen: int) -> int:
        """The number of the last thing that the host has done; what players report is no such thing."""
        newest = func.coalesce(func.max(audit.c.id), max(seen, 0))
        query = select(newest).where(audit.c.id > seen, audit.c.action != REPORT)
        async with self.database.read() as connection:
            last: int = (await connection.execute(query)).scalar_one()
        return last

    def _refresh_all(self) -> None:
        """Notices may have been missed, or could not be sent: look again at tables in memory and at callers."""
        self.publication.publish_account(None)
        for table in set(self.tables()):
            self.publication.publish(table, 0, here=False)
