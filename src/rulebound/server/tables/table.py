"""A table: its id, its stored set-up, and its row and seats, locked for a change."""

import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.games import load_game
from rulebound.kernel import RuleboundError, SetupValues
from rulebound.server.accounts.account import Account
from rulebound.server.database import Database
from rulebound.server.schema import seats, tables
from rulebound.server.tables.seats import Seat, seat_of_row

_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class NoSuchTable(RuleboundError):
    """There is no table with this id."""


class Refused(RuleboundError):
    """The table does not allow this now; the message says why."""


def new_table_id() -> str:
    """A random id that cannot be guessed."""
    return secrets.token_urlsafe(9)


def check_id(table: str) -> str:
    """Return the id if it is well-formed, else raise `NoSuchTable`."""
    if _TABLE_ID.fullmatch(table) is None:
        raise NoSuchTable("no-such-table", "there is no such table")
    return table


def setup_of(row: Any) -> SetupValues:
    """The set-up stored in a table's row."""
    return load_game(row["game"]).setup.kept(msgspec.json.decode(row["setup"]))


@dataclass(slots=True)
class LockedTable:
    """A table's database row and seats, locked until the transaction ends."""

    connection: AsyncConnection
    row: Any
    seats: list[Seat]

    def require_status(self, *statuses: str) -> None:
        """Raise `Refused` unless the table has one of these statuses."""
        status = self.row["status"]
        if status in statuses:
            return
        if status == "open":
            raise Refused("not-begun", "the game has not begun")
        if status == "playing":
            raise Refused("begun", "the game has begun")
        raise Refused("game-over", "the game is over")

    def seats_of(self, account: Account) -> list[Seat]:
        """The seats of this account, and those reserved for it."""
        return [seat for seat in self.seats if seat.account == account.id]

    async def set_seat(self, number: int, **values: Any) -> None:
        """Update the row of a seat."""
        here = (seats.c.table_id == self.row["id"]) & (seats.c.number == number)
        await self.connection.execute(update(seats).where(here).values(**values))

    async def swap_seats(self, one: int, other: int) -> None:
        """Swap the players of two seats, with their names, bots, notes and colours."""
        here = (seats.c.table_id == self.row["id"]) & seats.c.number.in_((one, other))
        found = {
            row["number"]: dict(row)
            for row in (await self.connection.execute(select(seats).where(here))).mappings()
        }
        for number, origin in ((one, other), (other, one)):
            theirs = {name: value for name, value in found[origin].items() if name not in ("table_id", "number")}
            await self.set_seat(number, **{**theirs, "colour": self.seats[origin].colour})

    async def update_table(self, **values: Any) -> None:
        """Update the row of the table."""
        await self.connection.execute(update(tables).where(tables.c.id == self.row["id"]).values(**values))


@asynccontextmanager
async def locked_table(database: Database, table: str) -> AsyncIterator[LockedTable]:
    """Lock a table's row until the end of a transaction."""
    async with database.write() as connection:
        query = select(tables).where(tables.c.id == check_id(table)).with_for_update()
        row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise NoSuchTable("no-such-table", "there is no such table")
        seat_values = select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
        held = [seat_of_row(seat) for seat in (await connection.execute(seat_values)).mappings()]
        yield LockedTable(connection, row, held)
