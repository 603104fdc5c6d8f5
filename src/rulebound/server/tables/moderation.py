"""Moderation: reports of players, and what the host does about them; every action is noted in the audit log."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.kernel import RuleboundError
from rulebound.server.accounts.account import Account, account_of_row
from rulebound.server.accounts.credentials import exact_key, name_key
from rulebound.server.database import now
from rulebound.server.publication import Publication
from rulebound.server.schema import REPORT, accounts, audit, reports, seats, sessions, tables, tokens
from rulebound.server.tables.former import remove_account as remove_whole_account
from rulebound.server.tables.table import Refused
from rulebound.server.worker import Worker

REPORT_LENGTH: Final = 1_000  # characters
OPEN_REPORTS: Final = 20  # of one account
DAY_MS: Final = 86_400_000


class NoSuchAccount(RuleboundError):
    """There is no account of this name, or several."""


@dataclass(slots=True, frozen=True)
class Report:
    """What somebody has told the host."""

    id: int
    at: int
    table: str
    reporter: str
    about: str
    text: str


@dataclass(slots=True, frozen=True)
class Action:
    """A line of the audit log."""

    at: int
    action: str
    subject: str
    detail: str


async def note(connection: AsyncConnection, action: str, subject: str, detail: str = "") -> None:
    """Add a line to the audit log."""
    await connection.execute(insert(audit).values(at=now(), action=action, subject=subject, detail=detail))


# By players.


async def report(server: Worker, table: str, account: Account, text: str, seat: int | None = None) -> None:
    """Tell the host about a table, or about who sits in one of its seats. The caller may see the table."""
    said = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not said:
        raise Refused("report-empty", "say what is wrong")
    async with server.database.write() as connection:
        here = (seats.c.table_id == table) & (seats.c.number == seat)
        about = (await connection.execute(select(seats.c.account_id).where(here))).scalar()
        if seat is not None and about is None:
            raise Refused("nobody-sits", "nobody sits there")
        mine = (reports.c.reporter == account.id) & reports.c.done.is_(False)
        if (
            await connection.execute(select(func.count()).select_from(reports).where(mine))
        ).scalar_one() >= OPEN_REPORTS:
            raise Refused("reports", "the host has many reports of yours to look at first")
        values = {"at": now(), "table_id": table, "reporter": account.id, "about": about, "text": said}
        await connection.execute(insert(reports).values(values))
        await note(
            connection, REPORT, f"table {table}", f"by #{account.id}" + (f" about #{about}" if about else "")
        )


# By the host.


async def open_reports(publication: Publication) -> list[Report]:
    """The reports that nobody has dealt with, the oldest first."""
    query = select(reports).where(reports.c.done.is_(False)).order_by(reports.c.id)
    async with publication.database.read() as connection:
        rows = (await connection.execute(query)).all()
        ids = {each for row in rows for each in (row.reporter, row.about) if each is not None}
        named = await connection.execute(select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(ids)))
        names = {row.id: f"{row.name} (#{row.id})" for row in named}
    return [
        Report(row.id, row.at, row.table_id, names.get(row.reporter, "-"), names.get(row.about, "-"), row.text)
        for row in rows
    ]


async def close_report(publication: Publication, number: int) -> None:
    """The host has dealt with a report."""
    async with publication.database.write() as connection:
        closed = await connection.execute(update(reports).where(reports.c.id == number).values(done=True))
        if closed.rowcount != 1:
            raise Refused("no-report", "there is no report {number}", number=number)
        await note(connection, "close report", f"report {number}")


async def find_account(publication: Publication, name: str) -> Account:
    """The account `#7`, or that of a name; guests share names, so for them the number is needed."""
    query = select(accounts).where(accounts.c.kind != "former")
    if name.startswith("#") and name[1:].isdecimal():
        query = query.where(accounts.c.id == int(name[1:]))
    else:
        keys = (exact_key(name), name_key(name))
        query = query.where(accounts.c.name_key.in_(keys) | (accounts.c.name == name))
    async with publication.database.read() as connection:
        found = [account_of_row(row) for row in await connection.execute(query)]
    if len(found) > 1:
        numbers = ", ".join(f"#{each.id}" for each in found[:20])
        raise NoSuchAccount(
            "several-called",
            "several are called {name}: name one by its number ({numbers})",
            name=name,
            numbers=numbers,
        )
    if not found:
        raise NoSuchAccount("nobody-called", "nobody is called {name}", name=name)
    return found[0]


async def mute(publication: Publication, account: Account, days: int) -> None:
    """Let somebody chat no more for so many days; 0: let them chat again."""
    until = now() + days * DAY_MS if days else None
    await _set(
        publication, account, "mute" if days else "unmute", f"{days} days" if days else "", muted_until=until
    )


async def block(publication: Publication, account: Account, blocked: bool = True) -> None:
    """Sign somebody out everywhere, and in no more; or allow it again."""
    if account.host and blocked:
        raise Refused("host-not-blocked", "the host cannot be blocked")
    await _set(publication, account, "block" if blocked else "unblock", blocked=blocked or None)
    await publication.announce_account(account.id)


async def _set(publication: Publication, account: Account, action: str, detail: str = "", **values: Any) -> None:
    async with publication.database.write() as connection:
        await connection.execute(update(accounts).where(accounts.c.id == account.id).values(values))
        if values.get("blocked"):
            for each in (sessions, tokens):
                await connection.execute(delete(each).where(each.c.account_id == account.id))
        await note(connection, action, f"{account.name} (#{account.id})", detail)


async def remove_table(publication: Publication, table: str) -> None:
    """Delete a table with its game, chat and notes."""
    async with publication.database.write() as connection:
        gone = await connection.execute(delete(tables).where(tables.c.id == table))
        if gone.rowcount != 1:
            raise Refused("no-table-called", "there is no table {table}", table=table)
        await note(connection, "remove table", f"table {table}")
    await publication.announce(table)


async def remove_account(publication: Publication, account: Account, erase_chat: bool) -> None:
    """Delete an account as its owner could, with `erase_chat` with all that it has said."""
    if account.host:
        raise Refused("host-not-removed", "the host cannot be removed")
    async with publication.database.write() as connection:
        changed = await remove_whole_account(connection, account, erase_chat)
        await note(connection, "remove account", f"#{account.id}", "with its chat" if erase_chat else "")
    for table in changed:
        await publication.announce(table)
    await publication.announce_account(account.id)


async def actions(publication: Publication, most: int = 100) -> list[Action]:
    """The last lines of the audit log, the newest last."""
    query = select(audit).order_by(audit.c.id.desc()).limit(most)
    async with publication.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return [Action(row.at, row.action, row.subject, row.detail) for row in reversed(rows)]
