"""`rulebound serve`: the server, for oneself or for others."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from rulebound.cli.app import app
from rulebound.kernel import RuleboundError

if TYPE_CHECKING:
    from rulebound.server.settings import Settings

FACTORY: Final = "rulebound.server.app:app_from_environment"
GOODBYE_SECONDS: Final = 10


class CannotListen(RuleboundError):
    """The address cannot be served."""


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 127.0.0.1 (this machine alone) if not given.")
    ] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="8000 if not given; 0: any free one.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; also DATABASE_URL.")
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where everything is kept; also RULEBOUND_DATA."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where others reach it, for invitations; also RULEBOUND_PUBLIC_URL."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; more than one needs PostgreSQL.")
    ] = 1,
    open_page: Annotated[bool, typer.Option("--open", help="Open the browser when the server is up.")] = False,
) -> None:
    """Start the server."""
    # Loaded here: no other command needs the server's libraries, and neither do the bots' processes.
    from rulebound.server.settings import settings_from_environment

    given = {
        "RULEBOUND_HOST": host,
        "RULEBOUND_PORT": port,
        "DATABASE_URL": database,
        "RULEBOUND_DATA": data,
        "RULEBOUND_PUBLIC_URL": public_url,
    }
    os.environ.update({name: str(value) for name, value in given.items() if value is not None})
    os.environ.setdefault("RULEBOUND_LOG", "warning" if sys.stderr.isatty() else "info")
    settings = settings_from_environment()
    if workers > 1 and settings.database.startswith("sqlite"):
        raise CannotListen(
            f"--workers {workers} needs PostgreSQL: give its address with --database postgresql://..."
        )
    with _listen(settings.host, settings.port) as listening:
        settings = replace(settings, port=listening.getsockname()[1])
        os.environ["RULEBOUND_PORT"] = str(settings.port)
        address = _address(settings.host, settings.port)
        links = [f"{address}?me={key}" for key in _prepare(settings)]
        _tell(settings, address, links[0])
        if open_page:
            threading.Thread(target=_open_page, args=(links[1],), daemon=True).start()
        _run(listening, workers)


def _tell(settings: "Settings", address: str, link: str) -> None:
    """Say where the server is, where others reach it, and by which link the host is known again."""
    from rulebound.server.reach import network_url

    typer.echo(f"Rulebound is at {address} (stop with Ctrl-C)")
    others = settings.public_url or network_url(settings)
    if others is not None:
        typer.echo(f"Others reach it at {others}/")
    elif not settings.local:
        typer.echo("Others cannot reach it: this machine is on no network")
    if _on_terminal():  # a log is no place for a key
        typer.echo(f"Your own way in, for one browser, once: {link}")
    sys.stdout.flush()


def _listen(host: str, port: int) -> socket.socket:
    """Take the port, or say who cannot have it."""
    try:
        family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as error:
        raise CannotListen(f"{host} is no address of this machine") from error
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # where it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
    except PermissionError as error:
        listening.close()
        raise CannotListen(f"port {port} is not allowed to you: choose one above 1023 with --port") from error
    except OSError as error:
        listening.close()
        if error.errno in (98, 48, 10048):  # in use: Linux, macOS, Windows
            raise CannotListen(
                f"port {port} is taken: is the server running already? Choose another with --port"
            ) from error
        raise CannotListen(f"{host} port {port} cannot be used: {error.strerror}") from error
    listening.set_inheritable(True)
    return listening


def _on_terminal() -> bool:
    return sys.stdout.isatty()


def _prepare(settings: "Settings") -> list[str]:
    """Bring the database up to date before anything runs, so that what is wrong with it is one line.

    Gives the keys of two links for the host: one is shown, the other opened, and each is good once.
    """
    from rulebound.server.database import migrated
    from rulebound.server.host import make_link

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
    """Open the browser if there is one; whoever has none reads the address."""
    if _has_screen():
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(address)  # the port is taken already: the browser waits until it is served


def _has_screen() -> bool:
    """Without a screen `webbrowser` would start a text browser in this very terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _run(listening: socket.socket, workers: int) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from rulebound.server.logs import start_log
    from rulebound.server.wire import FRAME_LIMIT

    start_log(os.environ["RULEBOUND_LOG"])
    config = uvicorn.Config(
        FACTORY,
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,  # addresses can hold invitations; /api/metrics counts the requests
        server_header=False,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # it costs more memory and time than the small messages are worth
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    if workers > 1:
        Multiprocess(config, sockets=[listening]).run()
        return
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise typer.Exit(3)
