"""Notifications between workers: `table seq` after a move, `table 0` after a change of seats, terms, chat or
marks, and `table pointed SEAT TARGET` when a player points at something.

On PostgreSQL they are sent with LISTEN and NOTIFY on the channel `rulebound`. On SQLite there is only one worker,
and they stay in memory.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import text

if TYPE_CHECKING:
    from rulebound.server.server import Server

log = logging.getLogger(__name__)
CHANNEL: Final = "rulebound"
HEARTBEAT: Final = 10.0  # seconds between checks of the connection
RETRY: Final = (0.1, 5.0)  # seconds before the first new attempt, and the maximum


async def notify(server: "Server", table: str) -> None:
    """Notify all workers that a table's seats, terms, chat or marks have changed."""
    if not server.database.is_sqlite:
        await _send(server, f"{table} 0")
    await server.rooms.on_change(table, 0)


async def publish_pointed(server: "Server", table: str, seat: int, target: str) -> None:
    """Show those who watch the table, in all workers, what a player points at."""
    if server.database.is_sqlite:
        server.hub.on_pointed(table, seat, target)
    else:  # this worker hears it too, and only so shows it once
        await _send(server, f"{table} pointed {seat} {target}")


async def _send(server: "Server", payload: str) -> None:
    async with server.database.write() as connection:
        await connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )


class Listener:
    """Receives notifications of other workers; reconnects when the connection is lost."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.listening = asyncio.Event()
        self._news: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection is lost
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start listening, if there can be other workers."""
        if not self.server.database.is_sqlite:
            self._task = asyncio.create_task(self._run())

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
                self.server.metrics.add("listener_losses_total")
            self.listening.clear()
            await asyncio.sleep(wait)
            wait = min(2 * wait, most)

    async def _listen(self) -> None:
        """Handle notifications until the connection is lost."""
        async with self.server.database.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            self._news = asyncio.Queue()
            news = self._news
            try:
                driver.add_termination_listener(lambda *_: news.put_nowait(None))
                await driver.add_listener(
                    CHANNEL, lambda _line, _process, _channel, payload: news.put_nowait(payload)
                )
                self.listening.set()
                await self._refresh_all()
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
            await self._handle(payload)

    async def _handle(self, payload: str) -> None:
        table, _, seq = payload.partition(" ")
        match seq.split(" "):
            case ["pointed", seat, target] if seat.isdecimal():
                self.server.hub.on_pointed(table, int(seat), target)
                return
        if not seq.isdecimal():
            log.warning("unknown notification: %r", payload[:80])
            return
        try:
            await self.server.rooms.on_change(table, int(seq))
        except Exception:
            log.exception("a notification of table %s could not be handled", table)

    async def _refresh_all(self) -> None:
        """Notifications may have been missed while disconnected: refresh every room."""
        for table in {*self.server.rooms.loaded(), *self.server.hub.tables()}:
            await self._handle(f"{table} 0")
