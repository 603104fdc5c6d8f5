"""Group commit: moves of many tables share one transaction, and are published only after it."""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.kernel import RuleboundError
from rulebound.server.database import Database
from rulebound.server.metrics import Metrics
from rulebound.server.play import commit_postgresql
from rulebound.server.publication import Publication
from rulebound.server.schema import moves, snapshots, tables

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
        self._connection: AsyncConnection | None = None
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
        started, was_kept = time.monotonic(), self._connection is not None
        try:
            good = await (self._save_sqlite(batch) if self.database.is_sqlite else self._save_postgresql(batch))
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

    async def _save_postgresql(self, batch: list[Change]) -> list[Change]:
        """Write the batch by one statement; return the changes that were not overtaken."""
        first = {change.table: change for change in reversed(batch)}  # a second one of a table is overtaken
        changes = list(first.values())
        moves_made, columns = [change.move for change in changes], [change.columns for change in changes]
        driver = await self._connected()
        data = [change.snapshot for change in changes]
        saved = await commit_postgresql.save(driver, self.publication.worker, moves_made, columns, data)
        return [change for change in changes if change.table in saved]

    async def _connected(self) -> Any:
        """The driver of a connection that is kept: to take one from the pool costs as much as a move."""
        if self._connection is None:
            self._connection = await self.database.engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def _save_sqlite(self, batch: list[Change]) -> list[Change]:
        """Write the batch; return the changes that were not overtaken."""
        async with self.database.write() as connection:
            good = await self._find_good(connection, batch)
            if good:
                await self._write(connection, good)
        return good

    async def _find_good(self, connection: AsyncConnection, batch: list[Change]) -> list[Change]:
        ids = {change.table for change in batch}
        rows = await connection.execute(select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids)))
        seqs: dict[str, int] = {row.id: row.seq for row in rows}
        good = []
        for change in batch:
            if seqs.get(change.table) == change.seq:
                seqs[change.table] += 1
                good.append(change)
        return good

    async def _write(self, connection: AsyncConnection, good: list[Change]) -> None:
        await connection.execute(insert(moves), [change.move for change in good])
        # One statement for each set of columns: executemany wants the same keys in every row.
        by_columns: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for change in good:
            row = {"the_table": change.table, "seq": change.seq + 1, **change.columns}
            by_columns.setdefault(tuple(sorted(row)), []).append(row)
        for columns, rows in by_columns.items():
            values: dict[str, Any] = {name: bindparam(name) for name in columns if name != "the_table"}
            await connection.execute(
                update(tables).where(tables.c.id == bindparam("the_table")).values(values), rows
            )
        kept = [
            {"table_id": change.table, "seq": change.seq + 1, "data": change.snapshot}
            for change in good
            if change.snapshot is not None
        ]
        if kept:
            statement = sqlite.insert(snapshots)
            newer = {"seq": statement.excluded.seq, "data": statement.excluded.data}
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id"], set_=newer), kept
            )


def _finish(changes: list[Change], error: Exception | None) -> None:
    for change in changes:
        if change.done.done():
            continue
        if error is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(error)
