"""What the server's tests share: both databases, an open server, a client of the application, the live program."""

import asyncio
import os
import random
import shutil
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from rulebound.server.database import migrated
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.settings import Settings, async_url, make_settings
from rulebound.server.web.app import create_app
from tests.server.guests import Seated, seat_guests
from tests.server.live import LiveServer
from tests.server.postgres import Cluster
from tests.server.sockets import Site, open_site

MakeLive = Callable[..., LiveServer]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests (`pytest.mark.anyio`) run on asyncio."""
    return "asyncio"


@pytest.fixture(autouse=True)
def same_games_every_day(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of a test begin from seeds of its own, others with `LUCK=1`: what fails can be repeated."""
    name = f"{request.node.name} {os.environ.get('LUCK', '')}"
    monkeypatch.setattr("secrets.randbits", random.Random(zlib.crc32(name.encode())).getrandbits)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of our own, for the whole run."""
    made = Cluster()
    try:
        made.start()
        yield made
    finally:
        made.stop()


def migrate(url: str) -> None:
    async def work() -> None:
        await (await migrated(async_url(url))).close()

    asyncio.run(work())


@pytest.fixture(scope="session")
def postgres_template(cluster: Cluster) -> str:
    """An up-to-date, empty database to copy."""
    name = cluster.make()
    migrate(cluster.url(name))
    return name


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An up-to-date, empty file to copy."""
    path = tmp_path_factory.mktemp("template") / "empty.sqlite3"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """A fresh SQLite file."""
    path = tmp_path / "rulebound.sqlite3"
    shutil.copyfile(sqlite_template, path)
    return f"sqlite:///{path}"


@pytest.fixture
def postgres_url(cluster: Cluster, postgres_template: str) -> Iterator[str]:
    """A fresh PostgreSQL database."""
    name = cluster.make(postgres_template)
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    """The settings of a server on this machine alone, on either database."""
    return make_settings(database=database_url, data=tmp_path / "data")


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    """An open server with no network."""
    opened = await open_server(settings)
    yield opened
    await close_server(opened)


@pytest.fixture
async def application(settings: Settings) -> AsyncIterator[Litestar]:
    """The whole application, started, in this process and loop."""
    made = create_app(settings)
    async with made.lifespan():
        yield made


@pytest.fixture
async def app_client(application: Litestar, settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """The first browser that comes to the whole application; several requests may be under way at once."""
    base = f"http://{settings.host}:{settings.port}"
    transport = httpx.ASGITransport(cast("Any", application))
    async with httpx.AsyncClient(transport=transport, base_url=base, headers={"X-Rulebound": "1"}) as opened:
        (await opened.post("/api/host", json={})).raise_for_status()
        yield opened


@pytest.fixture
def client(app_client: httpx.AsyncClient) -> httpx.AsyncClient:
    """A client of the whole application."""
    return app_client


@pytest.fixture
def make_live_server(tmp_path: Path) -> Iterator[MakeLive]:
    """Starts the real program; whatever it started is ended with the test."""
    started: list[LiveServer] = []

    def make(database: str, workers: int = 1) -> LiveServer:
        live = LiveServer(tmp_path, database, workers)
        started.append(live)
        live.start()
        return live

    yield make
    for live in started:
        live.stop()


@pytest.fixture
def live_server(make_live_server: MakeLive, database_url: str) -> LiveServer:
    """The real program with one worker, on either database."""
    return make_live_server(database_url)


@pytest.fixture
async def site(settings: Settings) -> AsyncIterator[Site]:
    """A server with its websockets on a real port."""
    async with open_site(settings) as opened:
        yield opened


@pytest.fixture
async def seated(site: Site) -> Seated:
    """A game of two guests that has just begun there."""
    return await seat_guests(site.server)
