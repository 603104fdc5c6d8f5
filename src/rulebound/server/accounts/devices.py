"""Devices where somebody has logged in before: what strangers fail at does not keep them from logging in there."""

import secrets

from sqlalchemy import delete, insert, select

from rulebound.server.accounts.account import Account, secret_hash
from rulebound.server.accounts.credentials import exact_key, name_key
from rulebound.server.database import Database, now
from rulebound.server.schema import accounts, devices

MOST = 20  # devices of an account; the oldest is forgotten


async def is_known(database: Database, name: str, secret: str | None) -> bool:
    """Whether the account of this name has logged in on the device with this secret."""
    if not secret or not name.isprintable():
        return False
    query = select(devices.c.key).join(accounts, accounts.c.id == devices.c.account_id)
    keys = (exact_key(name), name_key(name))
    async with database.read() as connection:
        here = (devices.c.key == secret_hash(secret)) & accounts.c.name_key.in_(keys)
        return (await connection.execute(query.where(here))).first() is not None


async def remember(database: Database, account: Account, secret: str | None) -> str:
    """Note that the account has logged in on this device; returns its secret, a new one if it had none."""
    mine = devices.c.account_id == account.id
    async with database.write() as connection:
        if secret:
            here = mine & (devices.c.key == secret_hash(secret))
            if (await connection.execute(select(devices.c.key).where(here))).first() is not None:
                return secret
        made = secrets.token_urlsafe(32)
        values = {"key": secret_hash(made), "account_id": account.id, "created": now()}
        await connection.execute(insert(devices).values(values))
        newest = select(devices.c.key).where(mine).order_by(devices.c.created.desc(), devices.c.key).limit(MOST)
        kept = (await connection.execute(newest)).scalars().all()
        await connection.execute(delete(devices).where(mine, devices.c.key.not_in(kept)))
    return made
