"""The machine's own player: who has started the server, on a machine of their own.

The first browser that comes to a server that only its own machine can reach plays as the host, without a name. Any
other browser comes under a name of its own, unless it opens a link that the server's terminal shows, which is good
for one browser.
"""

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.server.accounts import (
    SESSION_LASTS,
    Account,
    NotAllowed,
    account_of_row,
    add_session,
    digest,
)
from rulebound.server.credentials import LOCAL
from rulebound.server.database import Database, now
from rulebound.server.schema import accounts, sessions

LINK_LASTS: Final = 86_400_000  # milliseconds until a link is worthless


async def host_account(database: Database) -> Account:
    """The machine's own player: without a name at first, and the same account under the name that it takes."""
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


async def is_free(database: Database) -> bool:
    """Whether no browser plays as the machine's own player, and no name protects it."""
    host = await host_account(database)
    async with database.read() as connection:
        return await _is_free(connection, host)


async def _is_free(connection: AsyncConnection, host: Account) -> bool:
    mine = (sessions.c.account_id == host.id) & sessions.c.link.is_(False) & (sessions.c.expires > now())
    return host.kind == "local" and (await connection.execute(select(sessions.c.key).where(mine))).first() is None


async def claim(database: Database) -> tuple[Account, str]:
    """The machine's own player and a new session of it, for the first browser that comes."""
    query = select(accounts).where(accounts.c.id == (await host_account(database)).id)
    async with database.write() as connection:
        host = account_of_row((await connection.execute(query.with_for_update())).one())  # one claims, others wait
        if not await _is_free(connection, host):
            raise NotAllowed("another browser is this machine's own player: come as a guest, or use a new link")
        return host, await add_session(connection, host.id, SESSION_LASTS)


async def make_link(database: Database) -> str:
    """The secret of a link that lets one browser in as the machine's own player, once."""
    host = await host_account(database)
    async with database.write() as connection:
        return await add_session(connection, host.id, LINK_LASTS, link=True)


async def open_link(database: Database, secret: str) -> Account:
    """The machine's own player, by a link that is worthless from now on."""
    good = (sessions.c.key == digest(secret)) & sessions.c.link.is_(True) & (sessions.c.expires > now())
    async with database.write() as connection:
        used = await connection.execute(delete(sessions).where(good).returning(sessions.c.account_id))
        account = used.scalar_one_or_none()
        if account is None:
            raise NotAllowed("this link has been used or is too old: start the server again for a new one")
        return account_of_row((await connection.execute(select(accounts).where(accounts.c.id == account))).one())
