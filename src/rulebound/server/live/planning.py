"""Planning together: players point at things on the table, and set marks on them.

Neither is part of the game or of its record. Pointing is shown to those who look at the table at that moment, and
is not stored. Marks are stored with their seat until their owner removes them or the game ends.
"""

from typing import Final

import msgspec
from sqlalchemy import select, update

from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.live.server import Server
from rulebound.server.play.room import Room
from rulebound.server.schema import seats, tables
from rulebound.server.tables.table import Refused

MAX_MARKS: Final = 12  # of a seat


class Mark(msgspec.Struct, frozen=True):
    """A plan mark of a seat."""

    seat: int
    target: str


async def point(
    server: Server, table: str, account: Account, target: str, preferred_seat: int | None = None
) -> None:
    """Show everybody at the table what the caller's seat points at."""
    async with server.rooms.locked(table) as room:
        seat = _seat_of(room, account, preferred_seat)
    server.limiter.check("point", f"{table} {seat}")
    await server.publication.announce_pointed(table, seat, target)


async def set_mark(
    server: Server, table: str, account: Account, target: str, on: bool, preferred_seat: int | None = None
) -> None:
    """Set or remove a mark of the caller's seat; one that is so already stays so."""
    async with server.rooms.locked(table) as room:
        seat = _seat_of(room, account, preferred_seat)
    server.limiter.check("mark", f"{table} {seat}")
    mine = (seats.c.table_id == table) & (seats.c.number == seat) & (seats.c.account_id == account.id)
    async with server.database.write() as connection:
        found = await connection.execute(select(seats.c.marks).where(mine).with_for_update())
        others = [each for each in (found.scalar() or "").split() if each != target]
        if on and len(others) >= MAX_MARKS:
            raise Refused("marks", "you have {most} marks: remove one first", most=MAX_MARKS)
        kept = [*others, target] if on else others
        await connection.execute(update(seats).where(mine).values(marks=" ".join(kept)))
    await server.publication.announce(table)


async def clear_marks(server: Server, table: str, account: Account) -> None:
    """Remove the marks of all seats of the caller."""
    async with server.rooms.locked(table) as room:
        seat = _seat_of(room, account, None)
    server.limiter.check("mark", f"{table} {seat}")
    mine = (seats.c.table_id == table) & (seats.c.account_id == account.id)
    async with server.database.write() as connection:
        await connection.execute(update(seats).where(mine).values(marks=None))
    await server.publication.announce(table)


async def marks_of(server: Server, table: str) -> list[Mark]:
    """All marks of a table, by seat; none before the game and after it."""
    wanted = (
        select(seats.c.number, seats.c.marks)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id == table, tables.c.status == "playing")
        .order_by(seats.c.number)
    )
    async with server.database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    return [Mark(row.number, target) for row in rows for target in (row.marks or "").split()]


def _seat_of(room: Room, account: Account, preferred_seat: int | None) -> int:
    seat = room.seat_of(account.id, preferred_seat)
    if seat is None:
        raise NotAllowed("players-point", "only players of this table can point at things and mark them")
    if room.status != "playing":
        raise Refused("no-game-played", "no game is being played here")
    return seat
