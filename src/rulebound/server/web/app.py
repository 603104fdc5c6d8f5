"""The application: routes, error handlers and background tasks."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from importlib.metadata import version
from multiprocessing import connection
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import Message, Scope

from rulebound.server.accounts.callers import COOKIE, address
from rulebound.server.database import NotOpened
from rulebound.server.live import socket
from rulebound.server.live.entrance import Entrance, TableProtocol
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.live.wire import FRAME_LIMIT
from rulebound.server.logs import start_log
from rulebound.server.notices import Listener
from rulebound.server.play.bots import Bots
from rulebound.server.play.clock import Clock
from rulebound.server.settings import Settings, settings_from_environment
from rulebound.server.web import errors, health, pages, routes_accounts, routes_replay, routes_tables
from rulebound.server.web.bodies import StrictRequest
from rulebound.server.web.description import describe
from rulebound.server.web.headers import add_security_headers
from rulebound.server.web.hosts import HostCheck

log = logging.getLogger(__name__)
BODY_LIMIT: Final = 256 * 1024  # bytes of a request; routes that need more say so themselves


CLOSE_SECONDS: Final = 10
RETRY: Final = (0.1, 2.0)  # seconds before the first new attempt to open the database, and the maximum
DESCRIPTION: Final = "application/vnd.oai.openapi+json"
# The options of the web server, for connections from outside and for those that other workers hand on.
WEB_SERVER: Final[dict[str, Any]] = {
    "http": TableProtocol,
    "log_config": None,
    "access_log": False,  # URLs can contain invitations; /api/metrics counts the requests
    "server_header": False,
    "ws_max_size": FRAME_LIMIT,
    "ws_per_message_deflate": False,  # too much memory and time for small messages
    "timeout_graceful_shutdown": CLOSE_SECONDS,
}


def description(request: Request[Any, Any, State]) -> bytes:
    """The description of the API, OpenAPI 3.1: made once, and limited like any other call."""
    state = request.app.state
    state.server.limiter.check("anything", address(request))
    if state.description is None:
        state.description = msgspec.json.encode(describe(request.app))
    made: bytes = state.description
    return made


@get("/api", media_type=DESCRIPTION, include_in_schema=False, sync_to_thread=False)
def api(request: Request[Any, Any, State]) -> bytes:
    """The description of the API."""
    return description(request)


class Description(JsonRenderPlugin):
    """The same at the address where tools look for it."""

    def render(self, request: Request[Any, Any, State], _schema: dict[str, Any]) -> bytes:
        """The description of the API."""
        return description(request)


def create_app(settings: Settings, client: Path = pages.BUILT, docs: Path = pages.DOCS_BUILT) -> Litestar:
    """The server as an ASGI application, with the web client and the docs; resources are opened at start-up."""

    @asynccontextmanager
    async def open_and_close(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as server:
            app.state.server = server
            async with open_entrance(app, server):
                yield

    return Litestar(
        route_handlers=[
            pages.show_page,
            api,
            health.router,
            routes_accounts.router,
            routes_tables.router,
            routes_replay.router,
            socket.router,
        ],
        state=State(
            {
                "pages": pages.read_pages(client),
                "docs": pages.Docs(docs),
                "health": health.DatabaseCheck(),
                "description": None,
            }
        ),
        middleware=[HostCheck()],
        lifespan=[open_and_close],
        request_class=StrictRequest,
        exception_handlers=errors.HANDLERS,
        before_send=[add_security_headers, count_answer],
        request_max_body_size=BODY_LIMIT,
        openapi_config=_openapi(),
        logging_config=None,
    )


def _tune_garbage_collector() -> None:
    """Collect rarely: states hold no reference cycles, and hundreds of matches are a large heap to scan.

    With the default thresholds a busy worker spent a seventh of its time in collections that found nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def open_when_possible(settings: Settings) -> Server:
    """Open a worker; it waits for a database that cannot be opened now.

    `rulebound serve` has opened it before. A worker that is started again while the database is down, and gave up,
    would be taken for one that can never start, and its supervisor would end the other workers too.
    """
    opened, (wait, most) = await _open(settings), RETRY
    if opened is not None:
        return opened
    with _ended_at_once_by_signals():
        while opened is None:
            await asyncio.sleep(wait)
            opened, wait = await _open(settings), min(2 * wait, most)
    return opened


async def _open(settings: Settings) -> Server | None:
    try:
        return await open_server(settings)
    except NotOpened as error:
        log.warning("the worker waits for the database: %s", error)
        return None


@contextmanager
def _ended_at_once_by_signals() -> Iterator[None]:
    """The web server would act on a signal only when the worker has started."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {each: signal.signal(each, signal.SIG_DFL) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """Run a worker with its background tasks."""
    _tune_garbage_collector()
    async with AsyncExitStack() as stack:
        server = await open_when_possible(settings)
        stack.push_async_callback(close_server, server)
        server.bots = Bots(server)
        stack.push_async_callback(server.bots.close)
        listener = Listener(server.publication, server.metrics, server.tables_in_memory)
        listener.start()
        stack.push_async_callback(listener.stop)
        server.elsewhere.start()
        stack.push_async_callback(server.elsewhere.stop)
        clock = Clock(server, server.bots)
        clock.start()
        stack.push_async_callback(clock.stop)
        log.info("the worker is ready")
        yield server
        log.info("the worker stops")


@asynccontextmanager
async def open_entrance(app: Litestar, server: Server) -> AsyncIterator[None]:
    """Own tables by their locks, if there can be other workers, and hand on what is for those."""
    if server.database.is_sqlite:
        yield
        return
    entrance = Entrance(server.owners, server.publication, server.settings.run)
    await entrance.open(app, WEB_SERVER)
    app.state.entrance = entrance
    try:
        yield
    finally:
        await entrance.close()


async def count_answer(message: Message, scope: Scope) -> None:
    """Count responses by status."""
    if message["type"] == "http.response.start":
        server: Server | None = scope["app"].state.get("server")
        if server is not None:
            server.metrics.add("requests_total", status=str(message["status"]))


def _openapi() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "token": SecurityScheme(type="http", scheme="bearer", description="A personal token."),
        "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
    }
    return OpenAPIConfig(
        title="Rulebound",
        version=version("rulebound"),
        description=(
            "Tables, picks, replays and accounts. Changes by cookie need the header `X-Rulebound: 1`; programs "
            "use a personal token. Errors have a code for programs and a reason for people."
        ),
        path="/api/schema",
        render_plugins=[Description(path="/openapi.json")],
        components=Components(security_schemes=schemes),
        security=[{}, {"session": []}, {"token": []}],
    )


def app_from_environment() -> Litestar:
    """The application of one worker process, with the settings that `rulebound serve` left in the environment."""
    start_log(os.environ.get("RULEBOUND_LOG", "info"))
    threading.Thread(target=_exit_with_supervisor, daemon=True).start()
    return create_app(settings_from_environment())


def _exit_with_supervisor() -> None:
    """A worker whose supervisor was killed must not keep the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
