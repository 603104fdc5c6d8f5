"""The chat of a table: short lines of text, stored in the database."""

from typing import Final

import msgspec
from sqlalchemy import and_, func, insert, select

from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.accounts.credentials import FORMER
from rulebound.server.database import now
from rulebound.server.schema import accounts, chat, seats
from rulebound.server.tables.table import Refused, locked_table
from rulebound.server.worker import Worker

MAX_LINES: Final = 100
CHAT_LIMIT: Final = 500  # characters of a line


class ChatLine(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A chat line; `number` grows from line to line."""

    number: int
    name: str
    guest: bool
    seat: int | None
    text: str
    at: int


async def say(server: Worker, table: str, account: Account, text: str) -> None:
    """Add a chat line; the author must have a seat or own the table. The caller then announces it."""
    line = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not line:
        raise Refused("nothing-to-say", "there is nothing to say")
    if len(line) > CHAT_LIMIT:
        raise Refused(
            "too-long", "too long: {letters} letters, at most {most}", letters=len(line), most=CHAT_LIMIT
        )
    # The lock keeps line numbers in commit order, so that no reader skips a line.
    async with locked_table(server.database, table) as locked:
        sits = any(seat.kind == "person" for seat in locked.seats_of(account))
        if not sits and locked.row["owner"] != account.id:
            raise NotAllowed("players-chat", "only players of this table can chat")
        muted = select(accounts.c.muted_until).where(accounts.c.id == account.id)
        if ((await locked.connection.execute(muted)).scalar() or 0) > now():
            raise NotAllowed("muted", "the host of this server has muted you for a while")
        await locked.connection.execute(
            insert(chat).values(table_id=table, account_id=account.id, text=line, at=now())
        )


async def chat_since(server: Worker, table: str, after: int = 0, most: int = MAX_LINES) -> list[ChatLine]:
    """The last lines with a number above `after`, oldest first."""
    sits = and_(seats.c.table_id == chat.c.table_id, seats.c.account_id == chat.c.account_id)
    first = select(func.min(seats.c.number)).where(sits).scalar_subquery()
    wanted = (
        select(chat.c.id, chat.c.text, chat.c.at, accounts.c.name, accounts.c.kind, first.label("number"))
        .outerjoin(accounts, accounts.c.id == chat.c.account_id)
        .where(chat.c.table_id == table, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(most)
    )
    async with server.database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    return [
        ChatLine(
            number=row.id,
            name=row.name or FORMER,
            guest=row.kind == "guest",
            seat=row.number,
            text=row.text,
            at=row.at,
        )
        for row in reversed(rows)
    ]
