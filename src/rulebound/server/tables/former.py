"""Deleting an account: its seats become free, or bots play them from now on."""

from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.server.accounts.account import Account, check_own_password
from rulebound.server.accounts.credentials import FORMER
from rulebound.server.database import Database, now
from rulebound.server.schema import accounts, chat, devices, invited, seats, sessions, tables, tokens
from rulebound.server.tables.seats import STAND_IN


async def delete_account(
    database: Database, account: Account, password: str | None = None, erase_chat: bool = False
) -> list[str]:
    """Delete an account, and its chat if asked to; bots play its seats. Returns the ids of the changed tables."""
    if account.kind == "person":
        await check_own_password(database, account, password)
    async with database.write() as connection:
        return await remove_account(connection, account, erase_chat)


async def remove_account(connection: AsyncConnection, account: Account, erase_chat: bool = False) -> list[str]:
    """The same without a password, in a transaction."""
    changed = await _leave_tables(connection, account)
    for table in (sessions, tokens, invited, devices):
        await connection.execute(delete(table).where(table.c.account_id == account.id))
    if erase_chat:
        said = delete(chat).where(chat.c.account_id == account.id).returning(chat.c.table_id)
        changed += sorted(set((await connection.execute(said)).scalars()) - set(changed))
    gone = {"name": FORMER, "kind": "former", **dict.fromkeys(("name_key", "password", "host", "language"))}
    await connection.execute(update(accounts).where(accounts.c.id == account.id).values(gone))
    return changed


async def _leave_tables(connection: AsyncConnection, account: Account) -> list[str]:
    """Free the seats at open tables; give the seats of running games to a bot."""
    mine = seats.c.account_id == account.id
    numbers: dict[str, set[str]] = {}
    for row in await connection.execute(select(seats).where(mine)):
        numbers.setdefault(row.table_id, set()).add(str(row.number))
    query = (
        select(tables.c.id, tables.c.status, tables.c.owner, tables.c.waiting)
        .where(tables.c.id.in_(list(numbers)) | (tables.c.owner == account.id))
        .where(tables.c.status.in_(("open", "playing")))
        .order_by(tables.c.id)  # locked in the order in which moves lock them
        .with_for_update()
    )
    rows = (await connection.execute(query)).all()
    dropped = [row.id for row in rows if row.status == "open" and row.owner == account.id]
    left = [row.id for row in rows if row.status == "open" and row.owner != account.id]
    playing = [row.id for row in rows if row.status == "playing"]
    waits = {row.id: set(row.waiting.split(",")) for row in rows}
    asked = [name for name in playing if waits[name] & numbers.get(name, set())]

    async def change_seats(names: list[str], values: dict[str, Any]) -> None:
        await connection.execute(update(seats).where(mine, seats.c.table_id.in_(names)).values(values))

    async def change_tables(names: list[str], values: dict[str, Any]) -> None:
        await connection.execute(update(tables).where(tables.c.id.in_(names)).values(values))

    await connection.execute(delete(tables).where(tables.c.id.in_(dropped)))
    await connection.execute(update(seats).where(mine).values(notes="", marks=None, label=None))
    await change_seats(left, {"kind": "open", "account_id": None})
    gone = {"away": True, "away_since": None, "bot_from": None, "bot": func.coalesce(seats.c.bot, STAND_IN)}
    await change_seats(playing, gone)  # `away_since` None: they do not vote any more
    await change_tables(playing, {"proposal": None})
    await change_tables(asked, {"bot_due": now(), "deadline": None})
    return [row.id for row in rows]
