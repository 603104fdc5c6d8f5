"""Private notes of a seat."""

from typing import Any, Final

from sqlalchemy import ColumnElement, select, update

from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.schema import seats, tables
from rulebound.server.tables.table import NoSuchTable, Refused, check_id
from rulebound.server.worker import Worker

MAX_NOTES_LENGTH: Final = 10_000


async def _own_seat(server: Worker, table: str, account: Account) -> ColumnElement[Any]:
    mine = (seats.c.table_id == check_id(table)) & (seats.c.account_id == account.id)
    query = select(seats.c.number).where(mine, seats.c.kind == "person").order_by(seats.c.number)
    async with server.database.read() as connection:
        first = (await connection.execute(query)).scalar()
        if (await connection.execute(select(tables.c.id).where(tables.c.id == table))).first() is None:
            raise NoSuchTable("no-such-table", "there is no such table")
    if first is None:
        raise NotAllowed("players-notes", "only players of this table have notes")
    own: ColumnElement[Any] = mine & (seats.c.number == first)
    return own


async def read_notes(server: Worker, table: str, account: Account) -> str:
    """The caller's notes."""
    mine = await _own_seat(server, table, account)
    async with server.database.read() as connection:
        return (await connection.execute(select(seats.c.notes).where(mine))).scalar() or ""


async def write_notes(server: Worker, table: str, account: Account, text: str) -> str:
    """Replace the caller's notes; return them as stored."""
    if len(text) > MAX_NOTES_LENGTH:
        raise Refused(
            "too-long", "too long: {letters} letters, at most {most}", letters=len(text), most=MAX_NOTES_LENGTH
        )
    kept = "".join(char for char in text if char in "\n\t" or char.isprintable())
    mine = await _own_seat(server, table, account)
    async with server.database.write() as connection:
        await connection.execute(update(seats).where(mine).values(notes=kept))
    return kept
