"""`rulebound backup` and `rulebound restore`: copies of the server's database."""

import asyncio
from pathlib import Path
from typing import Annotated, Final

import typer

from rulebound.cli.app import app

DATABASE_HELP: Final = "sqlite:///FILE or postgresql://...; also DATABASE_URL."
DATA_HELP: Final = "The server's data folder; also RULEBOUND_DATA."


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    database: Annotated[str | None, typer.Option(metavar="URL", help=DATABASE_HELP)] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help=DATA_HELP)] = None,
) -> None:
    """Copy the server's database into a file; the server may run."""
    from rulebound.server.backup import back_up
    from rulebound.server.settings import make_settings

    back_up(make_settings(database=database, data=data).database, file)
    typer.echo(f"Written: {file} ({file.stat().st_size:,} bytes). It holds everything hidden: keep it safe.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `rulebound backup` has written.")],
    database: Annotated[str | None, typer.Option(metavar="URL", help=DATABASE_HELP)] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help=DATA_HELP)] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before the present content is lost.")] = False,
) -> None:
    """Put a backup in the place of the server's database; the server must be stopped."""
    from rulebound.server.backup import restore as restore_database
    from rulebound.server.settings import make_settings

    url = make_settings(database=database, data=data).database
    if not yes:
        typer.confirm("Everything in the database is replaced by the backup. Go on?", abort=True)
    asyncio.run(restore_database(url, file))
    typer.echo("Restored. Start the server: every table continues as it was, and clocks with it.")
