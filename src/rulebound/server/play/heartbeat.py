"""The heartbeat of the server: clocks of players stand still while no worker is alive.

All workers write down every few seconds that they are alive. Who finds an old note knows that all of them were
down, that the machine slept, or that somebody has set its clock: then every deadline is moved by that time, and
nobody loses a move or a seat by it.
"""

import logging
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.server.play.worker import PlayWorker
from rulebound.server.schema import heartbeat, seats, tables

log = logging.getLogger(__name__)
BEAT: Final = 2_000  # milliseconds between two notes
STILL: Final = 10_000  # a note that is older, or newer, means that time was lost: a busy worker is not that late
STILL_AT_START: Final = 2 * BEAT  # for a worker that has just started: so short is no restart of all of them


async def beat(server: PlayWorker, time: int, first: bool = False) -> None:
    """Note that the server is alive; give back the time for which it was not. `first`: of this worker."""
    async with server.database.read() as connection:
        last = (await connection.execute(select(heartbeat.c.at))).scalar()
    if last is not None and 0 <= time - last < BEAT:
        return
    async with server.database.write() as connection:
        moved = await _note(connection, time, STILL_AT_START if first else STILL)
        if moved and not server.database.is_sqlite:
            await server.publication.notify(connection, [(table, 0) for table in moved])
    for table in moved:
        server.publication.publish(table, 0)


async def _note(connection: AsyncConnection, time: int, still: int) -> list[str]:
    """Write the note; returns the tables whose deadlines were moved."""
    last = (await connection.execute(select(heartbeat.c.at).with_for_update())).scalar()
    if last is None:
        await connection.execute(insert(heartbeat).values(id=1, at=time))
        return []
    await connection.execute(update(heartbeat).values(at=time))
    if abs(time - last) < still:
        return []
    log.warning("the server was down, or the clock was set: clocks of players are moved by %s ms", time - last)
    return await _move_clocks(connection, time - last)


async def _move_clocks(connection: AsyncConnection, lost: int) -> list[str]:
    """Move all deadlines, the time for which who is away can still vote, and that until a bot takes their seat."""
    running = tables.c.status == "playing"
    moved = (
        update(tables)
        .where(running, tables.c.deadline.is_not(None))
        .values(deadline=tables.c.deadline + lost)
        .returning(tables.c.id)
    )
    found = set((await connection.execute(moved)).scalars())
    games = select(tables.c.id).where(running)
    away = (
        update(seats)
        .where(seats.c.away_since.is_not(None), seats.c.table_id.in_(games))
        .values(away_since=seats.c.away_since + lost, bot_from=seats.c.bot_from + lost)
        .returning(seats.c.table_id)
    )
    return sorted(found | set((await connection.execute(away)).scalars()))
