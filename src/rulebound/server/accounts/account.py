"""Accounts: people with a password, guests with a name only, and the host (see `host`).

Sessions and personal tokens are random texts; the database keeps only their hashes.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.kernel import RuleboundError
from rulebound.server.accounts.credentials import (
    BadName,
    check_password,
    clean_name,
    exact_key,
    hash_password,
    is_outdated,
    name_key,
    verify_password,
)
from rulebound.server.database import Database, now
from rulebound.server.schema import accounts, sessions, tokens

LABEL_LENGTH: Final = 60
MAX_TOKENS: Final = 20
SESSION_MS: Final = 90 * 86_400_000  # milliseconds since it was last renewed


class NotSignedIn(RuleboundError):
    """Nobody is signed in."""


class NotAllowed(RuleboundError):
    """The caller has no permission for this."""


class WrongPassword(RuleboundError):
    """The name or the password is wrong."""


@dataclass(slots=True, frozen=True)
class Account:
    """Somebody who can hold a seat."""

    id: int
    name: str
    kind: str  # person, guest, local
    host: bool = False  # see `host`
    language: str | None = None  # what they read; None: not chosen yet


@dataclass(slots=True, frozen=True)
class Token:
    """A personal token as its owner sees it later: without the secret."""

    id: str
    label: str
    created: int


# Sign-up and log-in.


async def register(database: Database, name: str, password: str) -> Account:
    """Create an account; its name must be unique."""
    shown = clean_name(name)
    check_password(shown, password)
    values = {
        "name": shown,
        "name_key": name_key(shown),
        "password": await hash_password(password),
        "kind": "person",
        "created": now(),
    }
    try:
        async with database.write() as connection:
            return await _new(connection, values)
    except IntegrityError as error:
        raise BadName("name-taken", "this name is taken") from error


async def log_in(database: Database, name: str, password: str) -> Account:
    """Return the account of this name; the error does not say whether the name or the password is wrong."""
    keys = (
        [exact_key(name), name_key(name)] if name.isprintable() else []
    )  # databases reject a NUL character in a text
    async with database.read() as connection:
        query = select(accounts).where(accounts.c.name_key.in_(keys), accounts.c.kind == "person")
        rows = {row.name_key: row for row in await connection.execute(query)}
    row = next((rows[key] for key in keys if key in rows), None)
    stored = row.password if row is not None else None
    if not await verify_password(stored, password) or row is None:
        raise WrongPassword("log-in", "the name or the password is wrong")
    if row.blocked:
        raise NotAllowed("blocked", "the host of this server has blocked this account")
    if is_outdated(row.password):
        fresh = await hash_password(password)
        async with database.write() as connection:
            same = (accounts.c.id == row.id) & (accounts.c.password == row.password)
            await connection.execute(update(accounts).where(same).values(password=fresh))
    return account_of_row(row)


async def make_guest(database: Database, name: str) -> Account:
    """Create an account without a password; only its session identifies it."""
    shown = clean_name(name)
    async with database.write() as connection:
        taken = select(accounts.c.id).where(accounts.c.name_key == name_key(shown))
        if (await connection.execute(taken)).first() is not None:
            raise BadName("name-of-account", "this name belongs to an account: log in, or choose another")
        return await _new(connection, {"name": shown, "kind": "guest", "created": now()})


async def add_password(database: Database, account: Account, name: str, password: str) -> Account:
    """Give a guest or the host a name and a password; the account keeps its seats and tables."""
    shown = clean_name(name)
    check_password(shown, password)
    values = {
        "name": shown,
        "name_key": name_key(shown),
        "password": await hash_password(password),
        "kind": "person",
    }
    change = update(accounts).where(accounts.c.id == account.id, accounts.c.kind.in_(("guest", "local")))
    try:
        async with database.write() as connection:
            changed = await connection.execute(change.values(values))
    except IntegrityError as error:
        raise BadName("name-taken", "this name is taken") from error
    if changed.rowcount != 1:
        raise NotAllowed("has-password", "this account has a name and a password already")
    return Account(account.id, shown, "person", account.host, account.language)


async def change_password(database: Database, account: Account, old: str, new: str) -> None:
    """Set a new password and delete every session."""
    check_password(account.name, new)
    kept = await check_own_password(database, account, old)
    fresh = await hash_password(new)
    async with database.write() as connection:
        same = (accounts.c.id == account.id) & (accounts.c.password == kept)
        changed = await connection.execute(update(accounts).where(same).values(password=fresh))
        if changed.rowcount != 1:
            raise WrongPassword("password-changed", "the password has just been changed by somebody else")
        await connection.execute(delete(sessions).where(sessions.c.account_id == account.id))


async def check_own_password(database: Database, account: Account, password: str | None) -> str:
    """The hash of the account's password; raise `WrongPassword` if this is not the password."""
    async with database.read() as connection:
        query = select(accounts.c.password).where(accounts.c.id == account.id)
        kept: str | None = (await connection.execute(query)).scalar_one_or_none()
    if kept is None:
        raise NotAllowed("no-password", "this account has no password: register first")
    if not await verify_password(kept, password or ""):
        raise WrongPassword("password", "the password is wrong")
    return kept


async def _new(connection: AsyncConnection, values: dict[str, Any]) -> Account:
    made = await connection.execute(insert(accounts).values(values).returning(accounts.c.id))
    return Account(made.scalar_one(), values["name"], values["kind"])


def account_of_row(row: Row[Any]) -> Account:
    """Build an account from its database row."""
    return Account(row.id, row.name, row.kind, bool(row.host), row.language)


async def choose_language(database: Database, account: Account, language: str) -> Account:
    """Keep the language that somebody reads."""
    async with database.write() as connection:
        change = update(accounts).where(accounts.c.id == account.id)
        await connection.execute(change.values(language=language))
    return replace(account, language=language)


# Sessions.


def secret_hash(secret: str) -> str:
    """The hash that the database stores instead of the secret."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


async def open_session(database: Database, account: Account) -> str:
    """Create a session and return the value of its cookie."""
    async with database.write() as connection:
        return await add_session(connection, account.id, SESSION_MS)


async def add_session(connection: AsyncConnection, account: int, lifetime: int, link: bool = False) -> str:
    """Insert a session, or a link that is exchanged for a session later; return its secret."""
    secret, time = secrets.token_urlsafe(32), now()
    old = (sessions.c.account_id == account) & (sessions.c.expires <= time)
    await connection.execute(delete(sessions).where(old))
    values = {
        "key": secret_hash(secret),
        "account_id": account,
        "created": time,
        "expires": time + lifetime,
        "link": link,
    }
    await connection.execute(insert(sessions).values(values))
    return secret


async def account_of_session(database: Database, cookie: str) -> Account | None:
    """Return the account of a valid session, or None; extends a session that is in use."""
    key, time = secret_hash(cookie), now()
    joined = select(accounts, sessions.c.key, sessions.c.expires).select_from(accounts.join(sessions))
    query = joined.where(sessions.c.key == key, sessions.c.link.is_(False))
    row = await _secret_row(database, query, key)
    if row is None or row.expires <= time:
        return None
    if row.expires < time + SESSION_MS // 2:
        async with database.write() as connection:
            renew = update(sessions).where(sessions.c.key == key).values(expires=time + SESSION_MS)
            await connection.execute(renew)
    return account_of_row(row)


async def _secret_row(database: Database, query: Select[Any], key: str) -> Row[Any] | None:
    async with database.read() as connection:
        row = (await connection.execute(query)).first()
    return (
        row
        if row is not None and hmac.compare_digest(row.key, key) and row.kind != "former" and not row.blocked
        else None
    )


async def close_session(database: Database, cookie: str) -> int | None:
    """Delete one session; returns its account."""
    async with database.write() as connection:
        gone = delete(sessions).where(sessions.c.key == secret_hash(cookie)).returning(sessions.c.account_id)
        account: int | None = (await connection.execute(gone)).scalar()
    return account


async def close_all_sessions(database: Database, account: Account) -> None:
    """Delete every session of an account."""
    async with database.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.account_id == account.id))


# Personal tokens.


async def make_token(database: Database, account: Account, label: str) -> tuple[str, str]:
    """Create a token for a program; return its id and its secret, which cannot be read again."""
    shown = " ".join(label.split())
    if not 1 <= len(shown) <= LABEL_LENGTH or not shown.isprintable():
        raise BadName("token-label", "a token's label has 1 to {most} printable characters", most=LABEL_LENGTH)
    identity, secret = secrets.token_urlsafe(9), "rb_" + secrets.token_urlsafe(32)
    values = {
        "key": secret_hash(secret),
        "id": identity,
        "account_id": account.id,
        "label": shown,
        "created": now(),
    }
    async with database.write() as connection:
        count = select(func.count()).select_from(tokens).where(tokens.c.account_id == account.id)
        if (await connection.execute(count)).scalar_one() >= MAX_TOKENS:
            raise NotAllowed("tokens", "an account has at most {most} tokens: revoke one first", most=MAX_TOKENS)
        await connection.execute(insert(tokens).values(values))
    return identity, secret


async def list_tokens(database: Database, account: Account) -> list[Token]:
    """The tokens of an account, oldest first."""
    query = select(tokens).where(tokens.c.account_id == account.id).order_by(tokens.c.created, tokens.c.id)
    async with database.read() as connection:
        return [Token(row.id, row.label, row.created) for row in await connection.execute(query)]


async def revoke_token(database: Database, account: Account, identity: str) -> None:
    """Delete a token."""
    if not identity.isprintable():
        raise NotAllowed("no-token", "there is no such token of yours")
    async with database.write() as connection:
        own = (tokens.c.account_id == account.id) & (tokens.c.id == identity)
        gone = await connection.execute(delete(tokens).where(own))
    if gone.rowcount == 0:
        raise NotAllowed("no-token", "there is no such token of yours")


async def account_of_token(database: Database, secret: str) -> Account | None:
    """Return the account of a token, or None."""
    key = secret_hash(secret)
    query = select(accounts, tokens.c.key).select_from(accounts.join(tokens)).where(tokens.c.key == key)
    row = await _secret_row(database, query, key)
    return account_of_row(row) if row is not None else None
