"""`rulebound moderate`: what a host does about reports, players and tables; the server may run."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from rulebound.cli.app import app
from rulebound.cli.backup import DATA_HELP, DATABASE_HELP

if TYPE_CHECKING:
    from rulebound.server.publication import Publication

T = TypeVar("T")
moderate = typer.Typer(help="Look at reports; mute, block and remove; the server may run.", no_args_is_help=True)
app.add_typer(moderate, name="moderate")

NAME_HELP: Final = "A name, or a number such as '#7'."
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=DATABASE_HELP)]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=DATA_HELP)]
Name = Annotated[str, typer.Argument(metavar="WHO", help=NAME_HELP)]


def _run(database: str | None, data: Path | None, work: "Callable[[Publication], Awaitable[T]]") -> T:
    from rulebound.server.database import migrated
    from rulebound.server.publication import Publication
    from rulebound.server.settings import make_settings

    async def run() -> T:
        opened = await migrated(make_settings(database=database, data=data).database)
        try:
            return await work(Publication(opened))
        finally:
            await opened.close()

    return asyncio.run(run())


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@moderate.command("reports")
def list_reports(database: Database = None, data: Data = None) -> None:
    """List the reports that nobody has dealt with."""
    from rulebound.server.tables import moderation

    found = _run(database, data, moderation.open_reports)
    for each in found:
        typer.echo(f"{each.id}  {_time(each.at)}  table {each.table}  by {each.reporter}  about {each.about}")
        typer.echo(f"    {each.text}")
    if not found:
        typer.echo("No reports.")


@moderate.command()
def done(number: int, database: Database = None, data: Data = None) -> None:
    """Close a report."""
    from rulebound.server.tables import moderation

    _run(database, data, lambda publication: moderation.close_report(publication, number))


@moderate.command()
def mute(
    who: Name,
    days: Annotated[int, typer.Option(min=0, max=3650, help="For how long; 0: let them chat again.")] = 7,
    database: Database = None,
    data: Data = None,
) -> None:
    """Let somebody chat no more."""
    from rulebound.server.tables import moderation

    async def work(publication: "Publication") -> None:
        await moderation.mute(publication, await moderation.find_account(publication, who), days)

    _run(database, data, work)


@moderate.command()
def block(
    who: Name,
    undo: Annotated[bool, typer.Option("--undo", help="Let them in again.")] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Sign somebody out everywhere, and let them in no more."""
    from rulebound.server.tables import moderation

    async def work(publication: "Publication") -> None:
        await moderation.block(publication, await moderation.find_account(publication, who), not undo)

    _run(database, data, work)


@moderate.command()
def remove_table(table: str, database: Database = None, data: Data = None) -> None:
    """Delete a table with its game, chat and notes."""
    from rulebound.server.tables import moderation

    _run(database, data, lambda publication: moderation.remove_table(publication, table))


@moderate.command()
def remove_account(
    who: Name,
    erase_chat: Annotated[bool, typer.Option("--erase-chat", help="Delete all that it has said, too.")] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Delete an account; bots play its seats."""
    from rulebound.server.tables import moderation

    async def work(publication: "Publication") -> None:
        account = await moderation.find_account(publication, who)
        await moderation.remove_account(publication, account, erase_chat)

    _run(database, data, work)


@moderate.command("log")
def show_log(database: Database = None, data: Data = None) -> None:
    """Show what was reported and done."""
    from rulebound.server.tables import moderation

    for each in _run(database, data, moderation.actions):
        typer.echo(f"{_time(each.at)}  {each.action}  {each.subject}  {each.detail}".rstrip())
