"""The chat of a table: short lines of text, stored in the database."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, func, insert, select

from rulebound.server.accounts import Account, NotAllowed
from rulebound.server.credentials import FORMER
from rulebound.server.database import now
from rulebound.server.rooms import NoSuchTable, Refused
from rulebound.server.schema import accounts, chat, seats, tables
from rulebound.server.wire import CHAT_LIMIT, ChatLine

if TYPE_CHECKING:
    from rulebound.server.server import Server

MAX_LINES: Final = 100


async def say(server: "Server", table: str, account: Account, text: str) -> None:
    """Add a chat line; the author must have a seat or own the table. The caller then calls `notify`."""
    line = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not line:
        raise Refused("there is nothing to say")
    if len(line) > CHAT_LIMIT:
        raise Refused(f"too long: {len(line)} letters, at most {CHAT_LIMIT}")
    async with server.rooms.locked(table) as room:
        if room.seat_of(account.id) is None and room.row["owner"] != account.id:
            raise NotAllowed("only players of this table can chat")
    async with server.database.write() as connection:
        # The lock keeps line numbers in commit order, so that no reader skips a line.
        found = await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
        if found.first() is None:
            raise NoSuchTable("there is no such table")
        await connection.execute(insert(chat).values(table_id=table, account_id=account.id, text=line, at=now()))


async def chat_since(server: "Server", table: str, after: int = 0, most: int = MAX_LINES) -> list[ChatLine]:
    """The last lines with a number above `after`, oldest first."""
    sits = and_(seats.c.table_id == chat.c.table_id, seats.c.account_id == chat.c.account_id)
    first = select(func.min(seats.c.number)).where(sits).scalar_subquery()
    wanted = (
        select(chat.c.id, chat.c.text, chat.c.at, accounts.c.name, first.label("number"))
        .outerjoin(accounts, accounts.c.id == chat.c.account_id)
        .where(chat.c.table_id == table, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(most)
    )
    async with server.database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    return [
        ChatLine(number=row.id, name=row.name or FORMER, seat=row.number, text=row.text, at=row.at)
        for row in reversed(rows)
    ]
