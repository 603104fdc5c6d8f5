"""Rooms: the tables that this worker has in memory. The database is the source of truth.

To make a move: lock the room (which applies the moves of other workers first), apply the move to the match in
memory, commit it, and only then publish it. If the move is overtaken or cannot be saved, the room is dropped and
loaded again from the database.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from sqlalchemy import select

from rulebound.games import load_game
from rulebound.kernel import RuleboundError
from rulebound.server.commit import Change, Committer, NotSaved, Overtaken
from rulebound.server.database import Database, now
from rulebound.server.room import (
    BOT_GRACE,
    Refused,
    Room,
    Seat,
    Snapshot,
    apply_move,
    progress,
    rebuild,
    whose_turn,
)
from rulebound.server.schema import moves, seats, snapshots, tables

__all__ = [
    "BOT_GRACE",
    "DAY",
    "NoSuchTable",
    "Refused",
    "Room",
    "Rooms",
    "Seat",
    "apply_move",
    "check_id",
    "progress",
    "seat_of_row",
    "whose_turn",
]

log = logging.getLogger(__name__)
ROOMS_KEPT: Final = 400
SNAPSHOT_EVERY: Final = 50  # moves
DAY: Final = 86_400
READ_ATTEMPTS: Final = 100  # of a table that other workers keep changing


class NoSuchTable(RuleboundError):
    """There is no table with this id."""


def check_id(table: str) -> str:
    """Return the id if it is well-formed, else raise `NoSuchTable`."""
    if _TABLE_ID.fullmatch(table) is None:
        raise NoSuchTable("there is no such table")
    return table


_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
Listener = Callable[[str, int], None]


class Rooms:
    """All rooms of this worker."""

    def __init__(self, database: Database, committer: Committer) -> None:
        self.database = database
        self.committer = committer
        self.listeners: list[Listener] = []  # called with (table, seq) after every commit of any worker
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}  # locks of rooms that are being loaded
        self._outdated: set[str] = set()  # rooms that must catch up with the database
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Finding a room.

    async def get(self, table: str) -> Room:
        """The room of this table, up to date; must not be called while holding its lock."""
        while True:
            room = self._rooms.get(table)
            if room is None:
                await self._load_once(table)
            elif table in self._outdated:
                async with room.lock:
                    if self._is_current(room) and table in self._outdated:
                        await self._catch_up(room)
            else:
                self._rooms.move_to_end(table)
                return room

    @asynccontextmanager
    async def locked(self, table: str, seen: int = 0) -> AsyncIterator[Room]:
        """The room, locked and up to date, for making a move or for reading it between moves."""
        room = await self.acquire(table, seen)
        try:
            yield room
        finally:
            room.lock.release()

    async def acquire(self, table: str, seen: int = 0) -> Room:
        """The room, locked and up to date; the caller must release its lock.

        While waiting for the lock, the room may have been replaced by a newer one. A caller that has `seen` more
        moves than the room knows them from another worker whose notification has not arrived yet.
        """
        resting = self.idle_room(table)
        if (resting or await self.get(table)).seq < seen:
            self._outdated.add(table)
        while True:
            room = self.idle_room(table) or await self.get(table)
            await room.lock.acquire()
            if self._is_current(room) and table not in self._outdated:
                return room
            room.lock.release()

    def idle_room(self, table: str) -> Room | None:
        """The room if it is loaded, up to date and unlocked; may be read until the next `await`."""
        room = self._rooms.get(table)
        if room is None or table in self._outdated or room.lock.locked():
            return None
        return room

    def loaded(self) -> list[str]:
        """The ids of the tables in memory or being loaded."""
        return [*self._rooms, *self._loading]

    def _is_current(self, room: Room) -> bool:
        return self._rooms.get(room.id) is room

    async def _load_once(self, table: str) -> None:
        loading = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with loading:
                if table not in self._rooms:
                    self._outdated.discard(table)
                    self._rooms[table] = await self._load(table)
                    self._drop_oldest()
        finally:
            self._loading.pop(table, None)
            if table not in self._rooms:
                self._outdated.discard(table)

    def _drop_oldest(self) -> None:
        while len(self._rooms) > ROOMS_KEPT:
            oldest = next(iter(self._rooms))
            if self._rooms[oldest].lock.locked():
                return
            self.drop(oldest)

    def drop(self, table: str) -> None:
        """Remove the room; the next access reads it from the database."""
        self._rooms.pop(table, None)
        self._outdated.discard(table)

    async def _load(self, table: str) -> Room:
        row, seats_now, made = await self._read(check_id(table), 0)
        room = Room(table, row, seats_now, load_game(row["game"]), None)
        if room.status == "open":
            return room
        query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table)
        async with self.database.read() as connection:
            kept = (await connection.execute(query)).first()
        await asyncio.to_thread(rebuild, room, made, Snapshot(kept.seq, kept.data) if kept else None)
        room.published_seq = room.seq
        return room

    async def _read(self, table: str, since: int) -> tuple[dict[str, Any], list[Seat], list[dict[str, Any]]]:
        """The row, the seats and the moves from `since` on; reads again if a move was made meanwhile."""
        async with self.database.read() as connection:
            for _ in range(READ_ATTEMPTS):
                row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
                if row is None:
                    self.drop(table)
                    raise NoSuchTable("there is no such table")
                query = select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
                seats_now = [seat_of_row(seat) for seat in (await connection.execute(query)).mappings()]
                moves_made = select(moves).where(moves.c.table_id == table, moves.c.seq >= since)
                made = (await connection.execute(moves_made.order_by(moves.c.seq))).mappings()
                missing = [dict(move) for move in made]
                if row["seq"] == since + len(missing):
                    return dict(row), seats_now, missing
        raise NotSaved("the table is too busy to be read; try again")

    async def _catch_up(self, room: Room) -> None:
        """Apply the moves of other workers and read the seats."""
        self._outdated.discard(room.id)
        try:
            if room.match is None:
                self._rooms[room.id] = await self._load(room.id)
                return
            row, seats_now, missing = await self._read(room.id, room.seq)
            for move in missing:
                apply_move(room, move["kind"], move["seat"], move["text"])
        except BaseException:
            self.drop(room.id)
            raise
        room.row, room.seats = row, seats_now

    # Moves.

    async def move(self, room: Room, kind: str, seat: int, text: str) -> None:
        """Make a move in a room that the caller has locked; returns after the commit."""
        if not self._is_current(room):
            raise Overtaken("the table has moved on")
        seq = room.seq
        apply_move(room, kind, seat, text)
        columns = progress(room, kind)
        row = {"table_id": room.id, "seq": seq, "kind": kind, "seat": seat, "text": text, "at": now()}
        snapshot = room.playing().freeze() if room.seq % SNAPSHOT_EVERY == 0 else None
        change = Change(room.id, seq, row, columns, snapshot)
        try:
            await asyncio.shield(self.committer.commit(change))
        except asyncio.CancelledError:
            # The request was cancelled but the move may still be saved: then it must be published.
            self.drop(room.id)
            self._later(self._publish_when_saved(change.done, room.id, room.seq))
            raise
        except BaseException:
            self.drop(room.id)
            raise
        room.row.update(columns, seq=room.seq)
        # Scheduled, not called: the player who made the move is answered first.
        asyncio.get_running_loop().call_soon(self.publish, room.id, room.seq)

    async def _publish_when_saved(self, saving: "asyncio.Future[None]", table: str, seq: int) -> None:
        try:
            await saving
        except (Overtaken, NotSaved) as error:
            log.info("a move of a cancelled request at table %s was not saved: %s", table, error)
            return
        await self.on_change(table, seq)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self) -> None:
        """Wait until all pending changes are published."""
        await asyncio.sleep(0)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Publishing.

    def publish(self, table: str, seq: int) -> None:
        """Notify this worker's listeners that a table has changed; they must return at once."""
        room = self._rooms.get(table)
        if room is not None:
            room.published_seq = max(room.published_seq, seq)
        for news in self._waiting.get(table, ()):
            news.set()
        for listener in list(self.listeners):
            try:
                listener(table, seq)
            except Exception:
                log.exception("a listener failed for table %s", table)

    async def on_change(self, table: str, seq: int) -> None:
        """Handle a notification: move `seq` was committed; seq 0: seats, terms or chat changed."""
        room = self._rooms.get(table)
        if room is None:
            if table in self._loading:  # what is being read may be older than this change
                self._outdated.add(table)
        elif seq == 0 or room.seq < seq:
            self._outdated.add(table)
        elif seq <= room.published_seq:
            return
        self.publish(table, seq)

    @contextmanager
    def news(self, table: str) -> Iterator[asyncio.Event]:
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


def seat_of_row(row: Any) -> Seat:
    """Build a seat from its database row."""
    return Seat(
        row["number"],
        row["kind"],
        row["account_id"],
        row["bot"],
        bool(row["away"]),
        row["away_since"],
        row["label"],
        row["colour"],
    )
