"""News between workers: `table seq` after a move, `table 0` after a change of seats or terms.

On PostgreSQL the news travels by LISTEN and NOTIFY on the channel `rulebound`; on SQLite there is one worker and
the news stays in memory.
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
HEARTBEAT: Final = 10.0  # seconds between signs of life on the line
RETRY: Final = (0.1, 5.0)  # seconds until the first new attempt, and at most


async def notify(server: "Server", table: str) -> None:
    """Tell all workers that a table's seats or terms have changed."""
    if not server.database.is_sqlite:
        async with server.database.write() as connection:
            await connection.execute(
                text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": f"{table} 0"}
            )
    await server.rooms.hear(table, 0)


class Listener:
    """Hears what other workers say, and comes back by itself when the line is lost."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.listening = asyncio.Event()
        self._news: asyncio.Queue[str | None] = asyncio.Queue()  # None: the line is lost
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen, if there can be other workers."""
        if not self.server.database.is_sqlite:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait, most = RETRY
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("the line to the database's news is lost: %s", error)
            if self.listening.is_set():
                wait = RETRY[0]
                self.server.metrics.add("listener_losses_total")
            self.listening.clear()
            await asyncio.sleep(wait)
            wait = min(2 * wait, most)

    async def _listen(self) -> None:
        """Pass on the news until the line is lost."""
        async with self.server.database.engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            self._news = asyncio.Queue()
            news = self._news
            try:
                line.add_termination_listener(lambda *_: news.put_nowait(None))
                await line.add_listener(CHANNEL, lambda _line, _process, _channel, told: news.put_nowait(told))
                self.listening.set()
                await self._hear_everything()
                await self._pass_on(line, news)
            finally:
                # The pool must never hand out a connection that still listens.
                with suppress(Exception):
                    await connection.invalidate()

    async def _pass_on(self, line: Any, news: "asyncio.Queue[str | None]") -> None:
        while True:
            try:
                # Not `wait_for`: in Python 3.11 it swallows a cancellation that comes together with news.
                async with asyncio.timeout(HEARTBEAT):
                    told = await news.get()
            except TimeoutError:
                await line.execute("SELECT 1", timeout=HEARTBEAT)
                continue
            if told is None:
                raise ConnectionError("the database has hung up")
            await self._hear(told)

    async def _hear(self, told: str) -> None:
        table, _, seq = told.partition(" ")
        if not seq.isdecimal():
            log.warning("news that nobody understands: %r", told[:80])
            return
        try:
            await self.server.rooms.hear(table, int(seq))
        except Exception:
            log.exception("the news of table %s could not be passed on", table)

    async def _hear_everything(self) -> None:
        """What was said while nobody listened is unknown: every room may be behind."""
        for table in {*self.server.rooms.known(), *self.server.hub.tables()}:
            await self._hear(f"{table} 0")
