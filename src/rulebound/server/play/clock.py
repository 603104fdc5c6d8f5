"""The clock: each second a worker looks for bots that did not move, overdue moves, and votes to close."""

import asyncio
import logging
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, cast, func, or_, select, update

from rulebound.kernel import RuleboundError
from rulebound.server.database import now
from rulebound.server.play.bots import Bots
from rulebound.server.play.heartbeat import beat
from rulebound.server.play.votes import end_vote
from rulebound.server.play.worker import PlayWorker
from rulebound.server.schema import seats, tables
from rulebound.server.tables.seats import AWAY_GRACE, BOT_GRACE, STAND_IN

log = logging.getLogger(__name__)
TICK: Final = 1.0  # seconds
MAX_BATCH: Final = 200


class Clock:
    """Checks the tables that this worker owns, and those that nobody owns; row locks are the last word."""

    def __init__(self, server: PlayWorker, bots: Bots) -> None:
        self.server = server
        self.bots = bots
        self._has_beaten = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the periodic check."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop the periodic check."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("the clock could not look at the tables: %s", error)
            await asyncio.sleep(TICK)

    async def sweep(self) -> None:
        """Run the check once."""
        time = now()
        await beat(self.server, time, first=not self._has_beaten)
        self._has_beaten = True
        await self.server.owners.give_up_idle(set(self.server.rooms.loaded()))
        await self._end_votes(time)
        late = await self._late(time)
        if not late:
            return
        for row in await self._take(tables.c.bot_due, time, late):
            self.bots.wake(row["id"])
        for row in await self._take(tables.c.deadline, time, late):
            self.server.metrics.add("timeouts_total")
            if row["on_timeout"] == "seat":
                await self._hand_over(row, time)
            else:
                self.bots.move_for_person(row["id"], row["seq"])

    async def _end_votes(self, time: int) -> None:
        """Close votes that only wait for people who have been away for too long."""
        query = (
            select(tables.c.id)
            .distinct()
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "playing", tables.c.proposal.is_not(None))
            .where(
                seats.c.away_since + 1000 * cast(func.coalesce(tables.c.away_vote, AWAY_GRACE), BigInteger) <= time
            )
        )
        async with self.server.database.read() as connection:
            found = list((await connection.execute(query)).scalars())
        for table in found:
            if not await self.server.owners.claim(table):
                continue
            try:
                await end_vote(self.server, table)
            except RuleboundError as error:  # overtaken, or gone
                log.info("the vote at table %s was not ended: %s", table, error)

    async def _late(self, time: int) -> list[str]:
        """The tables of this worker at which something is due."""
        late = or_(tables.c.bot_due <= time, tables.c.deadline <= time)
        due = func.coalesce(tables.c.bot_due, tables.c.deadline)
        query = select(tables.c.id).where(tables.c.status == "playing", late).order_by(due).limit(MAX_BATCH)
        async with self.server.database.read() as connection:
            found = list((await connection.execute(query)).scalars())
        return [table for table in found if await self.server.owners.claim(table)]

    async def _take(self, column: ColumnElement[Any], time: int, late: list[str]) -> list[dict[str, Any]]:
        """The tables that are due; postponed, so that no other worker takes them while a bot thinks."""
        query = (
            select(tables.c.id, tables.c.seq, tables.c.waiting, tables.c.on_timeout)
            .where(tables.c.status == "playing", column <= time)
            .where(tables.c.id.in_([table for table in late if table not in self.bots.busy()]))
            .order_by(tables.c.id)  # locked in the order in which moves lock them
            .limit(MAX_BATCH)
            .with_for_update(skip_locked=True)
        )
        async with self.server.database.write() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            if rows:
                taken = tables.c.id.in_([row["id"] for row in rows])
                await connection.execute(update(tables).where(taken).values({column: self._later(time)}))
        return rows

    def _later(self, time: int) -> int:
        """When another worker may take over a table that a bot of this worker thinks about."""
        return time + BOT_GRACE + int(1000 * self.server.settings.bot_seconds)

    async def _hand_over(self, row: dict[str, Any], time: int) -> None:
        """Let a bot play the seats that did not answer, until their people come back."""
        asked = [int(seat) for seat in row["waiting"].split(",") if seat]
        table = row["id"]
        gone = {"away": True, "bot": STAND_IN, "away_since": time, "bot_from": None}
        silent = (seats.c.table_id == table) & seats.c.number.in_(asked) & (seats.c.kind == "person")
        async with self.server.database.write() as connection:
            query = select(tables.c.seq).where(tables.c.id == table).with_for_update()
            if (await connection.execute(query)).scalar() != row["seq"]:
                return  # a move was made meanwhile
            await connection.execute(update(seats).where(silent).values(gone))
            due = {"bot_due": self._later(time), "deadline": None}
            await connection.execute(update(tables).where(tables.c.id == table).values(due))
        await self.server.publication.announce(table)
