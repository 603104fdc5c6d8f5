"""Rooms: the tables this worker has in memory. The database is the truth; a room catches up with it.

To make a move: hold the room, which catches up with the database if another worker has moved, try the move on the
match in memory, commit it, and only then let anybody hear of it. A move that is overtaken or cannot be saved
leaves the room to be loaded anew.
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
READINGS: Final = 100  # of a table that other workers keep moving on, until we give up


class NoSuchTable(RuleboundError):
    """There is no table of this name."""


def check_id(table: str) -> str:
    """The name of a table, if it can be one: strangers send anything."""
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
        self.listeners: list[Listener] = []  # told (table, seq) after every commit, by whatever worker
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._doors: dict[str, asyncio.Lock] = {}  # of rooms that are being loaded
        self._behind: set[str] = set()  # rooms that another worker has moved on
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Finding a room.

    async def enter(self, table: str) -> Room:
        """The room of this table, as new as the last news of it; never to be called by who holds the room."""
        while True:
            room = self._rooms.get(table)
            if room is None:
                await self._load_once(table)
            elif table in self._behind:
                async with room.lock:
                    if self._is_current(room) and table in self._behind:
                        await self._catch_up(room)
            else:
                self._rooms.move_to_end(table)
                return room

    @asynccontextmanager
    async def hold(self, table: str, seen: int = 0) -> AsyncIterator[Room]:
        """The room, locked and up to date: the way to make a move, and to look while no move is under way."""
        room = await self.take(table, seen)
        try:
            yield room
        finally:
            room.lock.release()

    async def take(self, table: str, seen: int = 0) -> Room:
        """The room, locked and up to date; whoever takes it releases its lock.

        While one waits for the lock, the room may have been left for a newer one, its match ahead of the truth.
        A caller who has `seen` more moves than the room has heard of them from a worker that is quicker than the
        news.
        """
        resting = self.at_rest(table)
        if (resting or await self.enter(table)).seq < seen:
            self._behind.add(table)
        while True:
            room = self.at_rest(table) or await self.enter(table)
            await room.lock.acquire()
            if self._is_current(room) and table not in self._behind:
                return room
            room.lock.release()

    def at_rest(self, table: str) -> Room | None:
        """The room if it is here, up to date and unlocked: good to be looked at until the next `await`."""
        room = self._rooms.get(table)
        if room is None or table in self._behind or room.lock.locked():
            return None
        return room

    def known(self) -> list[str]:
        """The tables this worker has in memory, or is about to."""
        return [*self._rooms, *self._doors]

    def _is_current(self, room: Room) -> bool:
        return self._rooms.get(room.id) is room

    async def _load_once(self, table: str) -> None:
        door = self._doors.setdefault(table, asyncio.Lock())
        try:
            async with door:
                if table not in self._rooms:
                    self._behind.discard(table)
                    self._rooms[table] = await self._load(table)
                    self._forget_old()
        finally:
            self._doors.pop(table, None)
            if table not in self._rooms:
                self._behind.discard(table)

    def _forget_old(self) -> None:
        while len(self._rooms) > ROOMS_KEPT:
            oldest = next(iter(self._rooms))
            if self._rooms[oldest].lock.locked():
                return
            self.forget(oldest)

    def forget(self, table: str) -> None:
        """Read the table anew from the database next time."""
        self._rooms.pop(table, None)
        self._behind.discard(table)

    async def _load(self, table: str) -> Room:
        row, sitting, made = await self._read(check_id(table), 0)
        room = Room(table, row, sitting, load_game(row["game"]), None)
        if room.status == "open":
            return room
        query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table)
        async with self.database.read() as connection:
            kept = (await connection.execute(query)).first()
        await asyncio.to_thread(rebuild, room, made, Snapshot(kept.seq, kept.data) if kept else None)
        room.told = room.seq
        return room

    async def _read(self, table: str, since: int) -> tuple[dict[str, Any], list[Seat], list[dict[str, Any]]]:
        """The row, the seats and the moves from `since` on; read again if a move came in between."""
        async with self.database.read() as connection:
            for _ in range(READINGS):
                row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
                if row is None:
                    self.forget(table)
                    raise NoSuchTable("there is no such table")
                query = select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
                sitting = [seat_of_row(seat) for seat in (await connection.execute(query)).mappings()]
                log_of_moves = select(moves).where(moves.c.table_id == table, moves.c.seq >= since)
                made = (await connection.execute(log_of_moves.order_by(moves.c.seq))).mappings()
                missing = [dict(move) for move in made]
                if row["seq"] == since + len(missing):
                    return dict(row), sitting, missing
        raise NotSaved("the table is too busy to be read; try again")

    async def _catch_up(self, room: Room) -> None:
        """Apply the moves that other workers have made, and read who sits where."""
        self._behind.discard(room.id)
        try:
            if room.match is None:
                self._rooms[room.id] = await self._load(room.id)
                return
            row, sitting, missing = await self._read(room.id, room.seq)
            for move in missing:
                apply_move(room, move["kind"], move["seat"], move["text"])
        except BaseException:
            self.forget(room.id)
            raise
        room.row, room.seats = row, sitting

    # Moving.

    async def move(self, room: Room, kind: str, seat: int, text: str) -> None:
        """Make a move in a room that the caller holds; on return it is committed and will be told."""
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
            # Whoever made the move is gone, and it may be saved all the same: then the others must hear of it.
            self.forget(room.id)
            self._later(self._hear_when_saved(change.done, room.id, room.seq))
            raise
        except BaseException:
            self.forget(room.id)
            raise
        room.row.update(columns, seq=room.seq)
        # Not here and now: whoever made the move is answered first, with the new state.
        asyncio.get_running_loop().call_soon(self.tell, room.id, room.seq)

    async def _hear_when_saved(self, saving: "asyncio.Future[None]", table: str, seq: int) -> None:
        try:
            await saving
        except (Overtaken, NotSaved) as error:
            log.info("a move at table %s, whose maker is gone, was not made: %s", table, error)
            return
        await self.hear(table, seq)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def rest(self) -> None:
        """Return when everybody has been told."""
        await asyncio.sleep(0)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Telling.

    def tell(self, table: str, seq: int) -> None:
        """Let everybody in this worker know that a table has moved on. Listeners take note and look later."""
        room = self._rooms.get(table)
        if room is not None:
            room.told = max(room.told, seq)
        for news in self._waiting.get(table, ()):
            news.set()
        for listener in list(self.listeners):
            try:
                listener(table, seq)
            except Exception:
                log.exception("a listener failed at the news of table %s", table)

    async def hear(self, table: str, seq: int) -> None:
        """Another worker (or this one) has committed move `seq`; seq 0: the table's seats or terms changed."""
        room = self._rooms.get(table)
        if room is None:
            if table in self._doors:  # what is being read may be older than the news
                self._behind.add(table)
        elif seq == 0 or room.seq < seq:
            self._behind.add(table)
        elif seq <= room.told:
            return
        self.tell(table, seq)

    @contextmanager
    def news(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set at the next news of this table."""
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
    """A seat as the database keeps it."""
    return Seat(
        row["number"],
        row["kind"],
        row["account_id"],
        row["bot"],
        bool(row["away"]),
        row["away_since"],
        row["label"],
    )
