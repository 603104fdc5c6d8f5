"""Publication: "table N is at seq M", told to all listeners of this worker and to the other workers.

Rooms, hub, bots and clock listen to it. On PostgreSQL the other workers are told with NOTIFY on the channel
`rulebound` (see `notices`); on SQLite there is only one worker.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.server.database import Database

log = logging.getLogger(__name__)
CHANNEL: Final = "rulebound"
NOTICE_LIMIT: Final = 7_900  # bytes: PostgreSQL takes less than 8,000


class News(NamedTuple):
    """A table is at `seq`; 0: its seats, terms, chat or marks have changed. `here`: by this worker."""

    table: str
    seq: int
    here: bool = True


Listener = Callable[[News], None]
PointedListener = Callable[[str, int, str], None]
AccountListener = Callable[[int | None], None]


class Publication:
    """The changes of all tables, as this worker hears of them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = secrets.token_hex(4)  # our own notices come back to us: this tells them apart
        self.listeners: list[Listener] = []
        self.pointed_listeners: list[PointedListener] = []
        self.account_listeners: list[AccountListener] = []  # with None: of any account
        self.wanted_listeners: list[Callable[[str], None]] = []  # another worker asks for a group of tables
        self._waiting: dict[str, set[asyncio.Event]] = {}

    def publish(self, table: str, seq: int, here: bool = True) -> None:
        """Tell this worker's listeners that a table has changed; they must return at once."""
        for waiting in self._waiting.get(table, ()):
            waiting.set()
        news = News(table, seq, here)
        for listener in list(self.listeners):
            try:
                listener(news)
            except Exception:
                log.exception("a listener failed for table %s", table)

    async def announce(self, table: str) -> None:
        """Tell all workers that a table's seats, terms, chat or marks have changed."""
        if not self.database.is_sqlite:
            async with self.database.write() as connection:
                await self.notify(connection, [(table, 0)])
        self.publish(table, 0)

    async def announce_pointed(self, table: str, seat: int, target: str) -> None:
        """Tell all workers what a player points at."""
        if not self.database.is_sqlite:
            async with self.database.write() as connection:
                await _send(connection, f"{self.worker} pointed {table} {seat} {target}")
        self.publish_pointed(table, seat, target)

    async def announce_account(self, account: int) -> None:
        """Tell all workers that a session or a token of this account has ended, or what it may do has changed."""
        if not self.database.is_sqlite:
            async with self.database.write() as connection:
                await _send(connection, f"{self.worker} account {account}")
        self.publish_account(account)

    def publish_account(self, account: int | None) -> None:
        """Tell this worker's listeners that a session or a token has ended; None: they may have missed some."""
        for listener in self.account_listeners:
            listener(account)

    async def ask_for(self, group: str) -> None:
        """Ask the worker that owns a group of tables, and cannot be reached from here, to give it up."""
        async with self.database.write() as connection:
            await _send(connection, f"{self.worker} wanted {group}")

    def publish_pointed(self, table: str, seat: int, target: str) -> None:
        """Tell this worker's listeners what a player points at."""
        for listener in self.pointed_listeners:
            listener(table, seat, target)

    async def notify(self, connection: AsyncConnection, changes: Sequence[tuple[str, int]]) -> None:
        """Tell the other workers, when this transaction commits: one notice for all changes."""
        for notice in notices(self.worker, changes):
            await _send(connection, notice)

    @contextmanager
    def next_change(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set at the next change of this table."""
        event = asyncio.Event()
        self._waiting.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            waiting = self._waiting[table]
            waiting.discard(event)
            if not waiting:
                del self._waiting[table]


def notices(worker: str, changes: Sequence[tuple[str, int]]) -> Iterator[str]:
    """The text for the other workers, `WORKER tables ID SEQ ID SEQ ...`; more than one only if it is too long."""
    notice = start = f"{worker} tables"
    for table, seq in changes:
        more = f" {table} {seq}"
        if len(notice) + len(more) > NOTICE_LIMIT:
            yield notice
            notice = start
        notice += more
    if notice != start:
        yield notice


async def _send(connection: AsyncConnection, payload: str) -> None:
    await connection.execute(
        text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
    )
