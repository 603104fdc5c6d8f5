"""`rulebound worker`: thinks for bots and replays games for a server, on another machine."""

import asyncio
import os
import signal
import sys
from typing import Annotated

import typer

from rulebound.cli.app import app
from rulebound.cli.help import PlayersCommand, help_text
from rulebound.cli.languages import language_of
from rulebound.kernel import RuleboundError


class NoQueue(RuleboundError):
    """There is no database with a queue."""


@app.command(cls=PlayersCommand)
def worker(
    context: typer.Context,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=1024)] = None,
) -> None:
    """Think for the bots of a server, on another machine."""
    from rulebound.server.database import Database
    from rulebound.server.logs import start_log
    from rulebound.server.play.helping import Helping
    from rulebound.server.settings import async_url

    url = database or os.environ.get("DATABASE_URL") or "sqlite:///"
    if url.startswith("sqlite"):
        raise NoQueue(
            "worker-postgresql",
            "rulebound worker needs the server's PostgreSQL: give its address with --database postgresql://USER@HOST/NAME",
        )
    start_log(os.environ.get("RULEBOUND_LOG", "info"))
    helping = Helping(Database(async_url(url)), processes or os.cpu_count() or 1)

    async def work() -> None:
        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, helping.stop)
        await helping.run()

    typer.echo(help_text(language_of(context), "worker-runs"))
    sys.stdout.flush()
    asyncio.run(work())
