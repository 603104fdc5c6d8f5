"""Private notes of a seat."""

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, select, update

from rulebound.server.accounts import Account, NotAllowed
from rulebound.server.rooms import Refused
from rulebound.server.schema import seats

if TYPE_CHECKING:
    from rulebound.server.server import Server

MAX_NOTES_LENGTH: Final = 10_000


async def _own_seat(server: "Server", table: str, account: Account) -> ColumnElement[Any]:
    held = (await server.rooms.get(table)).seats_of(account.id)
    if not held:
        raise NotAllowed("only players of this table have notes")
    return (seats.c.table_id == table) & (seats.c.number == held[0]) & (seats.c.account_id == account.id)


async def read_notes(server: "Server", table: str, account: Account) -> str:
    """The caller's notes."""
    mine = await _own_seat(server, table, account)
    async with server.database.read() as connection:
        return (await connection.execute(select(seats.c.notes).where(mine))).scalar() or ""


async def write_notes(server: "Server", table: str, account: Account, text: str) -> str:
    """Replace the caller's notes; return them as stored."""
    if len(text) > MAX_NOTES_LENGTH:
        raise Refused(f"too long: {len(text)} letters, at most {MAX_NOTES_LENGTH}")
    kept = "".join(char for char in text if char in "\n\t" or char.isprintable())
    mine = await _own_seat(server, table, account)
    async with server.database.write() as connection:
        await connection.execute(update(seats).where(mine).values(notes=kept))
    return kept
