"""`rulebound serve`: start the server."""

import asyncio
import contextlib
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from rulebound.bots import make_bot
from rulebound.cli.app import app
from rulebound.cli.help import PlayersCommand, help_text
from rulebound.cli.languages import language_of
from rulebound.kernel import RuleboundError

if TYPE_CHECKING:
    from rulebound.server.settings import Settings

WORKER_SECONDS: Final = 30
FACTORY: Final = "rulebound.server.web.app:app_from_environment"


class CannotListen(RuleboundError):
    """The address or port cannot be used."""


@app.command(cls=PlayersCommand)
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="FILE.py:CLASS")] = None,
    ready_bots: Annotated[bool, typer.Option("--ready-bots")] = False,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    open_page: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Start the server."""
    # Imported here: other commands and the bot processes do not need the server's libraries.
    from rulebound.server.settings import settings_from_environment

    given = {
        "RULEBOUND_HOST": host,
        "RULEBOUND_PORT": port,
        "DATABASE_URL": database,
        "RULEBOUND_DATA": data,
        "RULEBOUND_PUBLIC_URL": public_url,
        "RULEBOUND_BOTS": ",".join(bot) if bot else None,
        "RULEBOUND_READY_BOTS": 1 if ready_bots else None,
    }
    os.environ.update({name: str(value) for name, value in given.items() if value is not None})
    os.environ.setdefault("RULEBOUND_LOG", "warning" if sys.stderr.isatty() else "info")
    settings = settings_from_environment()
    for name in settings.bots:
        make_bot(name, 0)
    if workers > 1 and settings.database.startswith("sqlite"):
        raise CannotListen(
            "workers-postgresql",
            "--workers {workers} needs PostgreSQL: give its address with --database postgresql://...",
            workers=workers,
        )
    with _listen(settings.host, settings.port) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        os.environ["RULEBOUND_PORT"] = str(settings.port)
        address = _address(settings.host, settings.port)
        links = [f"{address}?me={key}" for key in _prepare(settings)]
        _print_addresses(settings, address, links[0], language_of(context))
        if open_page:
            threading.Thread(target=_open_page, args=(links[1],), daemon=True).start()
        _run(listener, workers)


def _print_addresses(settings: "Settings", address: str, link: str, language: str) -> None:
    """Print the server's address, its address for others, and the link that signs the host in."""
    from rulebound.server.web.reach import network_url

    typer.echo(help_text(language, "serve-at", address=address))
    others = settings.public_url or network_url(settings)
    if others is not None:
        typer.echo(help_text(language, "serve-others", address=f"{others}/"))
    elif not settings.local:
        typer.echo(help_text(language, "serve-nobody-else"))
    if _on_terminal():  # the link is a secret: not into a log
        typer.echo(help_text(language, "serve-host", address=link))
    sys.stdout.flush()


def _listen(host: str, port: int) -> socket.socket:
    """Bind the port; raise `CannotListen` with the reason if that fails."""
    try:
        family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as error:
        raise CannotListen("no-address", "{host} is no address of this machine", host=host) from error
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # on Windows it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(2048)
    except PermissionError as error:
        listener.close()
        raise CannotListen(
            "port-not-allowed",
            "port {port} is not allowed to you: choose one above 1023 with --port",
            port=str(port),
        ) from error
    except OSError as error:
        listener.close()
        if error.errno in (98, 48, 10048):  # in use: Linux, macOS, Windows
            raise CannotListen(
                "port-taken",
                "port {port} is taken: is the server running already? Choose another with --port",
                port=str(port),
            ) from error
        raise CannotListen(
            "port-unusable",
            "{host} port {port} cannot be used: {cause}",
            host=host,
            port=str(port),
            cause=error.strerror or str(error),
        ) from error
    listener.set_inheritable(True)
    return listener


def _on_terminal() -> bool:
    return sys.stdout.isatty()


def _prepare(settings: "Settings") -> list[str]:
    """Migrate the database first, so that a database error is one line.

    Returns the keys of two single-use links for the host: one is printed, the other opened in the browser.
    """
    from rulebound.server.accounts.host import make_link
    from rulebound.server.database import migrated

    async def prepare() -> list[str]:
        database = await migrated(settings.database)
        try:
            return [await make_link(database) for _ in range(2)]
        finally:
            await database.close()

    return asyncio.run(prepare())


def _address(host: str, port: int) -> str:
    reachable = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{reachable}:{port}/"


def _open_page(address: str) -> None:
    """Open the browser if there is one; the address is printed anyway."""
    if _has_display():
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(address)  # the port is already bound: the browser waits for the server


def _has_display() -> bool:
    """True with a graphical display; without one `webbrowser` would start a text browser in this terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _run(listener: socket.socket, workers: int) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from rulebound.server.logs import start_log
    from rulebound.server.web.app import WEB_SERVER

    start_log(os.environ["RULEBOUND_LOG"])
    # A worker that only starts slowly on a busy machine must not be taken for one that hangs.
    config = uvicorn.Config(
        FACTORY, factory=True, workers=workers, timeout_worker_healthcheck=WORKER_SECONDS, **WEB_SERVER
    )
    if workers > 1:
        with _place_to_meet():
            Multiprocess(config, sockets=[listener]).run()
        return
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise typer.Exit(3)


@contextlib.contextmanager
def _place_to_meet() -> Iterator[None]:
    """A folder where the workers find each other; only this user can open it."""
    if os.environ.get("RULEBOUND_RUN"):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="rulebound-") as folder:
        os.environ["RULEBOUND_RUN"] = folder
        yield
