"""Logging in: failures alone are counted, nobody is locked out on a device of their own, the queue is bounded."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import func, select

from rulebound.server.accounts import credentials, devices
from rulebound.server.accounts.account import register
from rulebound.server.accounts.callers import COOKIE, DEVICE_COOKIE
from rulebound.server.limits import LIMITS, Limit, Limiter, TooFast
from rulebound.server.live.server import Server
from rulebound.server.schema import devices as device_rows
from rulebound.server.settings import Settings, make_settings
from tests.server.guests import seat_guests

pytestmark = pytest.mark.anyio
PASSWORD = "a long enough one"


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """None of this depends on the database."""
    return make_settings(database=sqlite_url, data=tmp_path / "data")


@pytest.fixture
def server(application: Litestar, client: httpx.AsyncClient) -> Server:
    """The server behind the client, who is signed in already, where a caller may fail three times."""
    assert client is not None
    made: Server = application.state.server
    hardly = Limit(3, 0.001)
    made.limiter = Limiter({**LIMITS, "log-in": hardly, "log-in-name": hardly, "log-in-device": hardly})
    return made


async def log_in(client: httpx.AsyncClient, password: str = PASSWORD, device: str | None = None) -> int:
    client.cookies.clear()
    known = {"Cookie": f"{DEVICE_COOKIE}={device}"} if device is not None else {}
    answer = await client.post("/api/log-in", json={"name": "Anna", "password": password}, headers=known)
    return answer.status_code


async def test_who_knows_the_password_logs_in_as_often_as_they_like(
    server: Server, client: httpx.AsyncClient
) -> None:
    await register(server.database, "Anna", PASSWORD)
    assert [await log_in(client) for _ in range(6)] == [200] * 6
    assert [await log_in(client, "wrong") for _ in range(4)] == [401, 401, 401, 429]


async def test_strangers_who_fail_do_not_keep_anybody_from_a_device_of_their_own(
    server: Server, client: httpx.AsyncClient
) -> None:
    await register(server.database, "Anna", PASSWORD)
    assert await log_in(client) == 200
    device = client.cookies[DEVICE_COOKIE]
    assert [await log_in(client, "wrong") for _ in range(4)][-1] == 429
    assert await log_in(client) == 429  # from elsewhere nobody gets in for a while
    assert await log_in(client, device="made up") == 429
    assert await log_in(client, device=device) == 200
    assert client.cookies[DEVICE_COOKIE] == device
    assert [await log_in(client, "wrong", device) for _ in range(4)] == [401, 401, 401, 429]  # it may not guess


async def test_a_device_is_known_for_its_own_accounts_alone_and_signs_nobody_in(
    server: Server, client: httpx.AsyncClient
) -> None:
    anna = await register(server.database, "Anna", PASSWORD)
    await register(server.database, "Bert", PASSWORD)
    secret = await devices.remember(server.database, anna, None)
    assert await devices.is_known(server.database, " ANNA ", secret)
    assert not await devices.is_known(server.database, "Bert", secret)
    client.cookies.clear()
    known = {"Cookie": f"{DEVICE_COOKIE}={secret}"}
    assert (await client.get("/api/me", headers=known)).json()["you"] is None
    for _ in range(devices.MOST + 5):
        await devices.remember(server.database, anna, None)
    async with server.database.read() as connection:
        assert (await connection.execute(select(func.count()).select_from(device_rows))).scalar() == devices.MOST


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Passwords that are not compared until the event is set."""
    free = threading.Event()

    def wait(*_: object) -> bool:
        return free.wait(60) and False

    monkeypatch.setattr(credentials, "_verify", wait)
    yield free
    free.set()


async def test_the_queue_is_bounded(stuck: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(credentials, "MOST_WAITING", 5)
    waiting = [asyncio.create_task(credentials.verify_password(None, "x")) for _ in range(5)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await credentials.verify_password(None, "x")
    stuck.set()
    assert await asyncio.gather(*waiting) == [False] * 5
    assert await credentials.verify_password(None, "x") is False


# Guests.


async def test_guests_are_marked_as_guests(server: Server, client: httpx.AsyncClient) -> None:
    seated = await seat_guests(server)
    anna = await register(server.database, "Anna", PASSWORD)
    assert await log_in(client) == 200
    assert COOKIE in client.cookies
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = {"game": "small-world-underground", "seats": seats, "setup": {"seats": 2}}
    table = (await client.post("/api/tables", json=new)).json()
    assert [player["guest"] for player in table["players"]] == [False, False]
    told = (await client.get(f"/api/tables/{seated.table}")).json()["table"]
    assert [player["guest"] for player in told["players"]] == [True, True]
    await client.post(f"/api/tables/{table['id']}/chat", json={"text": "hello"})
    assert [line["guest"] for line in (await client.get(f"/api/tables/{table['id']}/chat")).json()] == [False]
    assert anna.kind == "person"
