"""The host: the account of the person who started the server.

If only this machine can reach the server, its first browser is signed in as the host and needs no name. Every
other browser needs a name, unless it opens a link that the server printed on its terminal; a link works once.
"""

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.server.accounts.account import (
    SESSION_MS,
    Account,
    NotAllowed,
    account_of_row,
    add_session,
    secret_hash,
)
from rulebound.server.accounts.credentials import LOCAL
from rulebound.server.database import Database, now
from rulebound.server.schema import accounts, sessions

LINK_MS: Final = 86_400_000  # milliseconds until a link expires


async def host_account(database: Database) -> Account:
    """Return the host's account, creating it if needed; it keeps its id when it takes a name."""
    query = select(accounts).where(accounts.c.host.is_(True))
    async with database.read() as connection:
        row = (await connection.execute(query)).first()
    if row is not None:
        return account_of_row(row)
    dialect = sqlite if database.is_sqlite else postgresql
    values = {"name": LOCAL, "kind": "local", "created": now(), "host": True}
    async with database.write() as connection:
        await connection.execute(dialect.insert(accounts).values(values).on_conflict_do_nothing())
        return account_of_row((await connection.execute(query)).one())


async def is_unclaimed(database: Database) -> bool:
    """True while no browser is signed in as the host and the host has no password."""
    host = await host_account(database)
    async with database.read() as connection:
        return await _is_unclaimed(connection, host)


async def _is_unclaimed(connection: AsyncConnection, host: Account) -> bool:
    mine = (sessions.c.account_id == host.id) & sessions.c.link.is_(False) & (sessions.c.expires > now())
    return host.kind == "local" and (await connection.execute(select(sessions.c.key).where(mine))).first() is None


async def claim(database: Database) -> tuple[Account, str]:
    """Sign the first browser in as the host; return the account and the new session."""
    query = select(accounts).where(accounts.c.id == (await host_account(database)).id)
    async with database.write() as connection:
        host = account_of_row((await connection.execute(query.with_for_update())).one())  # one claims, others wait
        if not await _is_unclaimed(connection, host):
            raise NotAllowed(
                "host-taken", "another browser is signed in as the host: sign in as a guest, or use a new link"
            )
        return host, await add_session(connection, host.id, SESSION_MS)


async def make_link(database: Database) -> str:
    """Create a link that signs one browser in as the host, once; return its secret."""
    host = await host_account(database)
    async with database.write() as connection:
        return await add_session(connection, host.id, LINK_MS, link=True)


async def open_link(database: Database, secret: str) -> Account:
    """Use up a link and return the host's account."""
    good = (sessions.c.key == secret_hash(secret)) & sessions.c.link.is_(True) & (sessions.c.expires > now())
    async with database.write() as connection:
        used = await connection.execute(delete(sessions).where(good).returning(sessions.c.account_id))
        account = used.scalar_one_or_none()
        if account is None:
            raise NotAllowed(
                "link-used", "this link has been used or is too old: start the server again for a new one"
            )
        return account_of_row((await connection.execute(select(accounts).where(accounts.c.id == account))).one())
