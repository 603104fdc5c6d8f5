"""Clients of a table's websocket, and the whole application behind a real socket in the test's own process."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, cast

import uvicorn
from litestar import Litestar
from uvicorn.config import LOGGING_CONFIG
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rulebound.server.accounts.account import Account, open_session
from rulebound.server.accounts.callers import COOKIE
from rulebound.server.limits import LIMITS, Limit, Limiter
from rulebound.server.live.server import Server
from rulebound.server.play.picks import pick
from rulebound.server.settings import Settings
from rulebound.server.web.app import WEB_SERVER, create_app
from tests.server.guests import Seated

PATIENCE = 60.0  # seconds until a test gives up: long, for machines that are busy
Message = dict[str, Any]


@dataclass(slots=True)
class Client:
    """One connection: what it has received, whole and in order, and what nobody has looked at yet."""

    connection: ClientConnection
    raw: list[str] = field(default_factory=list)
    unread: list[Message] = field(default_factory=list)
    brought: Message | None = None
    number: int = 1000  # above the ids that rubbish may have

    async def send(self, **message: object) -> None:
        """Send a chat line."""
        await self.connection.send(json.dumps(message))

    async def hear(self) -> Message:
        """The next message of all; the state that comes with an acknowledgement is the one after it."""
        if self.brought is not None:
            told, self.brought = self.brought, None
            return told
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        heard: Message = json.loads(text)
        if heard["type"] == "ack":
            self.brought = heard.pop("state")
        return heard

    async def get(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message like this; the others stay for later."""
        for at, told in enumerate(self.unread):
            if wanted(told):
                return self.unread.pop(at)
        while True:
            told = await self.hear()
            if wanted(told):
                return told
            self.unread.append(told)

    async def of(self, kind: str) -> Message:
        """The first message of this type."""
        return await self.get(lambda told: told["type"] == kind)

    async def state(self, seq: int = 0) -> Message:
        """The first state, or changes, not older than `seq`."""
        return await self.get(lambda told: told["type"] in ("state", "changes") and told["seq"] >= seq)

    async def ask(self, kind: str, **more: object) -> Message:
        """Ask for something and give the answer."""
        self.number += 1
        number = self.number
        await self.send(type=kind, id=number, **more)
        return await self.get(lambda told: told.get("id") == number)

    async def is_alive(self) -> bool:
        """Whether the server still answers here."""
        kind: str = (await self.ask("ping"))["type"]
        return kind == "pong"

    async def closed(self) -> int | None:
        """Wait until the connection ends, and give the code."""
        with suppress(ConnectionClosed):
            while True:
                self.unread.append(await self.hear())
        return self.connection.close_code


@dataclass(slots=True)
class Site:
    """A server that runs, and the way to it."""

    app: Litestar
    port: int
    program: uvicorn.Server

    @property
    def server(self) -> Server:
        """The one worker of the site."""
        server: Server = self.app.state.server
        return server

    async def cookie(self, account: Account) -> dict[str, str]:
        """What a browser sends after a log-in."""
        return {"Cookie": f"{COOKIE}={await open_session(self.server.database, account)}"}

    @asynccontextmanager
    async def line(
        self, table: str, account: Account | None = None, headers: dict[str, str] | None = None
    ) -> AsyncIterator[Client]:
        """A connection that has said nothing yet."""
        sent = {**(await self.cookie(account) if account is not None else {}), **(headers or {})}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        # No pings of its own and no limit: what is tested is the server.
        async with connect(
            address, additional_headers=sent, proxy=None, max_size=None, ping_interval=None, close_timeout=1
        ) as connection:
            yield Client(connection)

    @asynccontextmanager
    async def client(
        self, table: str, account: Account | None = None, since: int | None = None, changes: bool = False
    ) -> AsyncIterator[Client]:
        """A connection that has said hello; with `changes` it understands these."""
        async with self.line(table, account) as client:
            await client.send(type="hello", v=2, since=since, changes=changes)
            yield client


@asynccontextmanager
async def open_site(settings: Settings, limited: bool = True) -> AsyncIterator[Site]:
    """The whole application on a free port; without rate limits if a test has to be quick."""
    app = create_app(settings)
    options = {
        **WEB_SERVER,
        "log_config": LOGGING_CONFIG,
        "log_level": "warning",
        "timeout_graceful_shutdown": None,
    }
    config = uvicorn.Config(cast("Any", app), host="127.0.0.1", port=0, **options)
    program = uvicorn.Server(config)
    serving = asyncio.create_task(program.serve())
    try:
        async with asyncio.timeout(PATIENCE):
            while not program.started:
                assert not serving.done(), serving.exception()
                await asyncio.sleep(0.005)
        site = Site(app, program.servers[0].sockets[0].getsockname()[1], program)
        if not limited:
            site.server.limiter = Limiter({kind: Limit(1e12, 1e12) for kind in LIMITS})
        yield site
    finally:
        program.should_exit = True
        await serving


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition, with a time limit."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def pick_on_server(server: Server, seated: Seated, picks: int) -> None:
    """Make picks without any socket."""
    for _ in range(picks):
        seq, seat, options = await standing(server, seated)
        await pick(server, seated.table, seated.accounts[seat], seq, options[0])


async def standing(server: Server, seated: Seated) -> tuple[int, int, list[str]]:
    """At which seq a table stands, the seat that is asked there, and what it may pick."""
    async with server.rooms.locked(seated.table) as room:
        ask = room.playing().pending
        assert ask is not None
        return room.seq, ask.seats[0], [option.text for option in ask.options_of(ask.seats[0])]
