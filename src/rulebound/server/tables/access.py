"""Who may see a table: anybody, or, if it is private, who has a seat, owns it or has come with the invitation."""

import hmac
from collections.abc import Iterable
from typing import Any, Final, Literal

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.database import Database
from rulebound.server.schema import invited, seats, tables
from rulebound.server.tables.table import NoSuchTable, check_id
from rulebound.server.worker import Worker

Access = Literal["private", "unlisted", "public"]
PRIVATE: Final = "private"  # needs a seat or the invitation
UNLISTED: Final = "unlisted"  # for all who know its address
PUBLIC: Final = "public"  # listed in the lobby


class Private(NotAllowed):
    """The table is private, and the caller has neither a seat nor the invitation."""

    def __init__(self) -> None:
        super().__init__("private", "this table is private: open it by its invitation link")


async def check_access(server: Worker, table: str, account: Account | None, invitation: str | None = None) -> None:
    """Raise `Private` unless the caller may see the table; who has brought the invitation once always may."""
    query = select(tables.c.access, tables.c.owner, tables.c.invitation).where(tables.c.id == check_id(table))
    async with server.database.read() as connection:
        row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise NoSuchTable("no-such-table", "there is no such table")
        held = select(seats.c.account_id).where(seats.c.table_id == table, seats.c.account_id.is_not(None))
        holders = (await connection.execute(held)).scalars().all() if row["access"] == PRIVATE else ()
    await check_row(server.database, table, row, holders, account, invitation)


async def check_row(
    database: Database,
    table: str,
    row: Any,
    holders: Iterable[int | None],
    account: Account | None,
    invitation: str | None = None,
) -> None:
    """The same for a row that has been read, with the accounts that hold seats or have them reserved."""
    if row["access"] != PRIVATE:
        return
    if account is not None and (row["owner"] == account.id or account.id in holders):
        return
    if is_invitation(row, invitation):
        if account is not None and not await _is_invited(database, table, account):
            async with database.write() as connection:
                await remember_invited(connection, table, account.id)
        return
    if account is None or not await _is_invited(database, table, account):
        raise Private


def is_invitation(row: Any, invitation: str | None) -> bool:
    """Whether this is the table's invitation."""
    given = (invitation or "").encode("utf-8", "replace")
    return hmac.compare_digest(given, row["invitation"].encode())


async def _is_invited(database: Database, table: str, account: Account) -> bool:
    async with database.read() as connection:
        return await is_invited(connection, table, account)


async def is_invited(connection: AsyncConnection, table: str, account: Account) -> bool:
    """Whether the account has brought the invitation before."""
    mine = (invited.c.table_id == table) & (invited.c.account_id == account.id)
    return (await connection.execute(select(invited.c.table_id).where(mine))).first() is not None


async def remember_invited(connection: AsyncConnection, table: str, account: int) -> None:
    """The account may see the table from now on, also without a seat."""
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(invited)
    values = {"table_id": table, "account_id": account}
    await connection.execute(insert.values(values).on_conflict_do_nothing())
