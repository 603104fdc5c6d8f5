"""Rooms: the tables that this worker has in memory. The database is the source of truth.

To make a move: lock the room (which applies the moves of other workers first), apply the move to the match in
memory, commit it, and only then publish it. If the move is overtaken or cannot be saved, the room is dropped and
loaded again from the database.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import select

from rulebound.games import load_game
from rulebound.server.database import Database, now
from rulebound.server.play.commit import Change, Committer, NotSaved, Overtaken
from rulebound.server.play.room import Room, Snapshot, apply_move, bytes_in_memory, rebuild
from rulebound.server.publication import News, Publication
from rulebound.server.schema import moves, seats, snapshots, tables
from rulebound.server.tables.seats import Seat, progress, seat_of_row
from rulebound.server.tables.table import NoSuchTable, check_id

log = logging.getLogger(__name__)
MEGABYTE: Final = 1 << 20
SNAPSHOT_EVERY: Final = 50  # moves
READ_ATTEMPTS: Final = 100  # of a table that other workers keep changing


class Rooms:
    """All rooms of this worker."""

    def __init__(
        self, database: Database, committer: Committer, publication: Publication, megabytes: int = 512
    ) -> None:
        self.database = database
        self.committer = committer
        self.publication = publication
        publication.listeners.append(self.on_news)
        self.most_bytes = megabytes * MEGABYTE
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the least recently used first
        self._loading: dict[str, asyncio.Lock] = {}  # locks of rooms that are being loaded
        self._outdated: set[str] = set()  # rooms that must catch up with the database
        self._catching_up: set[str] = set()  # rooms that are doing so
        self._tasks: set[asyncio.Task[None]] = set()

    # Finding a room.

    async def get(self, table: str) -> Room:
        """The room of this table, up to date; must not be called while holding its lock."""
        while True:
            room = self._rooms.get(table)
            if room is None:
                await self._load_once(table)
            elif table in self._outdated or table in self._catching_up:
                async with room.lock:
                    if self._is_current(room) and table in self._outdated:
                        await self._catch_up(room)
            else:
                return self._used(room)

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
                return self._used(room)
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
                    self._make_space(table)
        finally:
            self._loading.pop(table, None)
            if table not in self._rooms:
                self._outdated.discard(table)

    def _used(self, room: Room) -> Room:
        self._rooms.move_to_end(room.id)
        return room

    def _make_space(self, new: str) -> None:
        """Drop the rooms that were not used for the longest time, until the others fit into memory."""
        over = sum(room.size for room in self._rooms.values()) - self.most_bytes
        for table, room in list(self._rooms.items()):
            if over <= 0:
                return
            if table != new and not room.lock.locked():
                over -= room.size
                self.drop(table)

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
        self.committer.metrics.add("room_loads_total")
        await asyncio.to_thread(rebuild, room, made, Snapshot(kept.seq, kept.data) if kept else None)
        self._snapshot(room)
        return room

    async def _read(self, table: str, since: int) -> tuple[dict[str, Any], list[Seat], list[dict[str, Any]]]:
        """The row, the seats and the moves from `since` on; reads again if a move was made meanwhile."""
        async with self.database.read() as connection:
            for _ in range(READ_ATTEMPTS):
                row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
                if row is None:
                    self.drop(table)
                    raise NoSuchTable("no-such-table", "there is no such table")
                query = select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
                seats_now = [seat_of_row(seat) for seat in (await connection.execute(query)).mappings()]
                moves_made = select(moves).where(moves.c.table_id == table, moves.c.seq >= since)
                made = (await connection.execute(moves_made.order_by(moves.c.seq))).mappings()
                missing = [dict(move) for move in made]
                if row["seq"] == since + len(missing):
                    return dict(row), seats_now, missing
        raise NotSaved("busy", "the table is too busy to be read; try again")

    async def _catch_up(self, room: Room) -> None:
        """Apply the moves of other workers and read the seats."""
        self._outdated.discard(room.id)
        self._catching_up.add(room.id)
        try:
            if room.match is None:
                self._rooms[room.id] = await self._load(room.id)
                return
            row, seats_now, missing = await self._read(room.id, room.seq)
            for move in missing:
                apply_move(room, move["kind"], move["seat"], move["text"])
            room.row, room.seats = row, seats_now
        except BaseException:
            self.drop(room.id)
            raise
        finally:
            self._catching_up.discard(room.id)

    # Moves.

    async def move(self, room: Room, kind: str, seat: int, text: str) -> None:
        """Make a move in a room that the caller has locked; returns after the commit."""
        if not self._is_current(room):
            raise Overtaken("moved-on", "the table has moved on")
        seq = room.seq
        apply_move(room, kind, seat, text)
        columns = progress(room.row, room.seats, room.playing(), kind)
        row = {"table_id": room.id, "seq": seq, "kind": kind, "seat": seat, "text": text, "at": now()}
        snapshot = self._snapshot(room) if room.seq % SNAPSHOT_EVERY == 0 else None
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
        asyncio.get_running_loop().call_soon(self.publication.publish, room.id, room.seq)

    def _snapshot(self, room: Room) -> bytes:
        data = room.playing().freeze()
        room.size = bytes_in_memory(data)
        return data

    async def _publish_when_saved(self, saving: "asyncio.Future[None]", table: str, seq: int) -> None:
        try:
            await saving
        except (Overtaken, NotSaved) as error:
            log.info("a move of a cancelled request at table %s was not saved: %s", table, error)
            return
        self.publication.publish(table, seq)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self) -> None:
        """Wait until all pending changes are published."""
        await asyncio.sleep(0)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Listening.

    def on_news(self, news: News) -> None:
        """A table has changed: if this worker's room does not have the change yet, it must catch up."""
        room = self._rooms.get(news.table)
        if room is None:
            if news.table in self._loading:  # what is being read may be older than this change
                self._outdated.add(news.table)
        elif news.seq == 0 or room.seq < news.seq:
            self._outdated.add(news.table)
