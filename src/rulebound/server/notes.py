"""A private pad of notes for each seat."""

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, select, update

from rulebound.server.accounts import Account, NotAllowed
from rulebound.server.rooms import Refused
from rulebound.server.schema import seats

if TYPE_CHECKING:
    from rulebound.server.server import Server

LONGEST_NOTES: Final = 10_000


async def _own_seat(server: "Server", table: str, account: Account) -> ColumnElement[Any]:
    held = (await server.rooms.enter(table)).seats_of(account.id)
    if not held:
        raise NotAllowed("only those who sit at the table have notes here")
    return (seats.c.table_id == table) & (seats.c.number == held[0]) & (seats.c.account_id == account.id)


async def read_notes(server: "Server", table: str, account: Account) -> str:
    """What the caller has written down."""
    mine = await _own_seat(server, table, account)
    async with server.database.read() as connection:
        return (await connection.execute(select(seats.c.notes).where(mine))).scalar() or ""


async def write_notes(server: "Server", table: str, account: Account, text: str) -> str:
    """Write the pad anew."""
    if len(text) > LONGEST_NOTES:
        raise Refused(f"too long: {len(text)} letters, at most {LONGEST_NOTES}")
    kept = "".join(sign for sign in text if sign in "\n\t" or sign.isprintable())
    mine = await _own_seat(server, table, account)
    async with server.database.write() as connection:
        await connection.execute(update(seats).where(mine).values(notes=kept))
    return kept
