"""Group commit: moves of many tables share one transaction, and are published only after it."""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.kernel import RuleboundError
from rulebound.server.database import Database
from rulebound.server.metrics import Metrics
from rulebound.server.play import commit_postgresql
from rulebound.server.play.commit_sqlite import SqliteWriter
from rulebound.server.publication import Publication

log = logging.getLogger(__name__)
MAX_BATCH: Final = 150  # a notice that names so many tables is still short enough for PostgreSQL


class Overtaken(RuleboundError):
    """Another worker has committed a move at this table first."""


class NotSaved(RuleboundError):
    """The database did not accept the change; nothing has changed."""


@dataclass(slots=True)
class Change:
    """One move at one table, valid only while the table is at `seq`."""

    table: str
    seq: int
    move: dict[str, Any]
    columns: dict[str, Any]  # new values of the table's row
    snapshot: bytes | None = None  # the match after the move, stored every SNAPSHOT_EVERY moves
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Committer:
    """Queues changes and commits in one transaction those that arrived while the last one ran."""

    def __init__(self, database: Database, publication: Publication, metrics: Metrics | None = None) -> None:
        self.database = database
        self.publication = publication
        self.metrics = metrics or Metrics()
        self._queue: asyncio.Queue[Change | None] = asyncio.Queue()  # None: stop
        self._closed = False
        self._connection: AsyncConnection | None = None  # to PostgreSQL
        self._writer: SqliteWriter | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the background task."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Accept no more changes, commit the queued ones, and stop."""
        self._closed = True
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
        await self._hang_up()

    def commit(self, change: Change) -> "asyncio.Future[None]":
        """A future that is done when the change is on disk, or fails with `Overtaken` or `NotSaved`."""
        if self._closed:
            raise NotSaved("closing", "the server is closing; nothing has happened, try again")
        self._queue.put_nowait(change)
        return change.done

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                change = self._queue.get_nowait()
                if change is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(change)
            await self._commit(batch)

    async def _commit(self, batch: list[Change]) -> None:
        started = time.monotonic()
        was_kept = self._connection is not None or self._writer is not None
        try:
            good = await self._save(batch)
        except Exception as error:
            await self._hang_up()
            # One bad change must not fail the others, and a connection that was kept may have died meanwhile.
            if len(batch) > 1 or was_kept:
                for change in batch:
                    await self._commit([change])
                return
            log.error("a move was not saved: %s", error)
            self.metrics.add("not_saved_total")
            _finish(
                batch, NotSaved("move-not-saved", "the move could not be saved; nothing has happened, try again")
            )
            return
        self.metrics.add("moves_total", len(good))
        self.metrics.add("commits_total")
        self.metrics.add("commit_seconds_total", time.monotonic() - started)
        _finish(good, None)
        _finish(batch, Overtaken("quicker", "somebody else was quicker"))  # the others

    async def _save(self, batch: list[Change]) -> list[Change]:
        """Write the batch in one transaction; return the changes that were not overtaken."""
        first = {change.table: change for change in reversed(batch)}  # a second one of a table is overtaken
        changes = list(first.values())
        moves_made, columns = [change.move for change in changes], [change.columns for change in changes]
        data = [change.snapshot for change in changes]
        if self.database.is_sqlite:
            if self._writer is None:
                self._writer = SqliteWriter(str(self.database.engine.url.database))
            saved = await self._writer.save(moves_made, columns, data)
        else:
            driver = await self._connected()
            saved = await commit_postgresql.save(driver, self.publication.worker, moves_made, columns, data)
        return [change for change in changes if change.table in saved]

    async def _connected(self) -> Any:
        """The driver of a connection that is kept: to take one from the pool costs as much as a move."""
        if self._connection is None:
            self._connection = await self.database.engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _hang_up(self) -> None:
        """Close what is kept; the next batch opens it again."""
        connection, self._connection = self._connection, None
        writer, self._writer = self._writer, None
        with suppress(Exception):
            if connection is not None:
                await connection.invalidate()
                await connection.close()
            if writer is not None:
                await writer.close()


def _finish(changes: list[Change], error: Exception | None) -> None:
    for change in changes:
        if change.done.done():
            continue
        if error is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(error)
