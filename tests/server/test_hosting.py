"""What the hosting page promises of a server that strangers can reach."""

import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import QueuePool

from rulebound.server.accounts import credentials
from rulebound.server.accounts.account import make_token
from rulebound.server.database import Database
from rulebound.server.limits import LIMITS, Limit, Limiter
from rulebound.server.live import entrance, hub, viewer
from rulebound.server.live.server import Server
from rulebound.server.play import replay, studies, votes
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables import seats, starting
from rulebound.server.web import health
from rulebound.server.web.hosts import WrongHost, check_host
from tests.server.conftest import MakeLive
from tests.server.guests import Seated
from tests.server.sockets import PATIENCE, Client, Site, open_site

OURS = {"X-Rulebound": "1"}
pytestmark = pytest.mark.anyio
HOSTING = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")


# A session or a token that has ended.


@pytest.mark.parametrize("how", ["log-out", "log-out-everywhere", "password", "account"])
async def test_a_session_that_has_ended_ends_its_open_sockets_at_once(site: Site, how: str) -> None:
    base = f"http://127.0.0.1:{site.port}/api"
    async with httpx.AsyncClient(headers=OURS, timeout=PATIENCE, trust_env=False) as browser:
        named = {"name": "Anna", "password": "a long enough one"}
        (await browser.post(f"{base}/register", json=named)).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        new = {"game": "small-world-underground", "seats": seats, "setup": {"seats": 2}, "access": "unlisted"}
        table = (await browser.post(f"{base}/tables", json=new)).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        async with site.line(table, headers={"Cookie": cookie}) as client, site.client(table) as stranger:
            await client.send(type="hello", v=2)
            await client.of("present")
            if how == "password":
                body = {"old": "a long enough one", "new": "another long one"}
                (await browser.post(f"{base}/password", json=body)).raise_for_status()
            elif how == "account":
                body = {"password": "a long enough one"}
                (await browser.request("DELETE", f"{base}/account", json=body)).raise_for_status()
            else:
                (await browser.post(f"{base}/{how}")).raise_for_status()
            assert await client.closed() == viewer.POLICY
            if how != "account":  # with the account goes its table
                assert await stranger.is_alive()


async def test_a_revoked_token_ends_its_open_sockets_at_once_and_no_others(site: Site, seated: Seated) -> None:
    account = seated.accounts[0]
    one, other = [await make_token(site.server.database, account, label) for label in ("one", "other")]
    cookie = await site.cookie(account)

    async def greeted(client: Client) -> None:
        await client.send(type="hello", v=2)
        await client.of("present")

    headers = [{"Authorization": f"Bearer {secret}"} for _, secret in (one, other)]
    async with site.line(seated.table, headers=headers[0]) as first:
        await greeted(first)
        async with site.line(seated.table, headers=headers[1]) as second:
            await greeted(second)
            async with httpx.AsyncClient(headers={**OURS, **cookie}, timeout=PATIENCE, trust_env=False) as browser:
                address = f"http://127.0.0.1:{site.port}/api/tokens/{one[0]}"
                (await browser.delete(address)).raise_for_status()
            assert await first.closed() == viewer.POLICY
            assert await second.is_alive()


# A database that is lost, and a disk that is full.


async def test_a_pick_over_a_socket_while_the_database_is_lost_is_not_saved(
    site: Site, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await site.server.rooms.get(seated.table)
    match = room.playing()
    assert match.pending is not None
    seat = match.pending.seats[0]
    picked = match.options(seat)[0].text
    async with site.client(seated.table, seated.accounts[seat]) as client:
        await client.of("present")

        def lost(*_: object) -> Any:
            raise OSError("no way to the database")

        for number in range(2):  # with the table in memory, and without
            with monkeypatch.context() as broken:
                broken.setattr(type(site.server.database.engine), "connect", lost)
                await site.server.committer._hang_up()
                answer = await client.ask("pick", seq=0, pick=picked)
                assert (answer["type"], answer["code"]) == ("refused", "not-saved"), number
                said = await client.ask("chat", text="is anybody there?")
                assert (said["type"], said["code"]) == ("refused", "not-saved"), number
        assert (await client.ask("pick", seq=0, pick=picked))["type"] == "ack"


async def test_a_call_while_the_database_is_lost_is_not_saved(
    client: httpx.AsyncClient, application: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> Any:
        raise OSError("no way to the database")

    monkeypatch.setattr(type(application.state.server.database.engine), "connect", lost)
    pick = {"seq": 0, "pick": "x"}
    for answer in (await client.get("/api/tables"), await client.post("/api/tables/x/picks", json=pick)):
        assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")


async def test_health_tells_of_a_database_that_can_be_read_but_not_written(
    client: httpx.AsyncClient, application: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> Any:
        raise OperationalError("UPDATE", {}, Exception("database or disk is full"))

    monkeypatch.setattr(health, "KEPT_SECONDS", 0.0)
    assert (await client.get("/api/health")).status_code == 200
    monkeypatch.setattr(application.state.server.database, "write", full)
    answer = await client.get("/api/health")
    assert (answer.status_code, answer.json()["database"]) == (503, "cannot be written")


async def test_health_warns_of_a_disk_that_is_nearly_full(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await client.get("/api/health")).json()["disk"] == "ok"
    monkeypatch.setattr(health, "FREE_BYTES", 1 << 80)
    answer = await client.get("/api/health")
    assert (answer.status_code, answer.json()["disk"]) == (200, "nearly full")


async def test_health_costs_one_transaction_a_second_however_many_ask(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def count(_: Server) -> str:
        asked.append(1)
        return "ok"

    monkeypatch.setattr(health, "_ask_database", count)
    monkeypatch.setattr(health, "KEPT_SECONDS", 1000.0)
    await asyncio.gather(*(client.get("/api/health") for _ in range(20)))
    assert len(asked) == 1


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of another process")
def test_a_real_server_on_a_full_disk_is_not_well_until_there_is_space(
    make_live_server: MakeLive, sqlite_url: str
) -> None:
    live = make_live_server(sqlite_url)
    assert live.process is not None
    limits = resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))  # no file grows any more
    wait_for_health(live.url, 503, "cannot be written")
    with httpx.Client(base_url=live.url, headers=OURS, timeout=PATIENCE, trust_env=False) as visitor:
        answer = visitor.post("/api/guest", json={"name": "Anna"})
        assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
        resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE, limits)
        wait_for_health(live.url, 200, "ok")
        visitor.post("/api/guest", json={"name": "Anna"}).raise_for_status()


def wait_for_health(url: str, status: int, said: str) -> None:
    end = time.monotonic() + PATIENCE
    while (answer := httpx.get(f"{url}/api/health", timeout=PATIENCE, trust_env=False)).status_code != status:
        assert time.monotonic() < end, answer.text
        time.sleep(0.05)
    assert answer.json()["database"] == said


# Callers who are slow on purpose.


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """Most of this does not depend on the database."""
    return make_settings(database=sqlite_url, data=tmp_path / "data")


@pytest.fixture
async def impatient(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setattr(entrance, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(entrance, "BODY_SECONDS", 0.2)
    async with open_site(settings) as opened:
        yield opened


GOOD = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET /api/hea",
        b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        GOOD + b"GET /api/hea",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{",
    ],
)
async def test_who_does_not_finish_a_call_is_let_go(impatient: Site, start: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
    writer.write(start)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    assert (b"200 OK" in answer) == start.startswith(GOOD)


async def test_a_call_that_waits_for_news_and_a_socket_are_not_cut_off(impatient: Site) -> None:
    table = "nowhere"
    async with site_client(impatient) as client:
        assert (await client.get("/api/health")).status_code == 200
    async with impatient.line(table) as line:
        await asyncio.get_running_loop().run_in_executor(None, time.sleep, 0.4)  # longer than either limit
        await line.send(type="hello", v=2)
        assert (await line.of("error"))["code"] == "no-such-table"


def site_client(site: Site) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{site.port}", timeout=PATIENCE, trust_env=False)


# Which server a call is for.

PUBLIC = "https://games.example.org"


@pytest.mark.parametrize(
    "host", ["games.example.org", "Games.Example.Org:443", "127.0.0.1:8000", "192.0.2.7", "[::1]:80"]
)
def test_the_servers_own_names_and_addresses_are_answered(host: str, settings: Settings) -> None:
    check_host([host.encode()], replace(settings, public_url=PUBLIC))


@pytest.mark.parametrize("host", ["evil.example", "games.example.org.evil.example", "example.org"])
def test_another_name_is_refused_when_the_server_knows_its_own(host: str, settings: Settings) -> None:
    check_host([host.encode()], settings)
    with pytest.raises(WrongHost):
        check_host([host.encode()], replace(settings, public_url=PUBLIC))


@pytest.mark.parametrize(
    "hosts", [[], [b""], [b"a", b"b"], [b"a b"], [b"a:b"], [b"a/b"], [b"me@a"], [b"[::1"], [b"\xff"]]
)
def test_a_call_has_one_host_and_a_good_one(hosts: list[bytes], settings: Settings) -> None:
    with pytest.raises(WrongHost):
        check_host(hosts, settings)


async def test_a_call_for_another_server_is_told_so_and_gets_no_socket(settings: Settings) -> None:
    async with open_site(replace(settings, public_url=PUBLIC)) as site:
        async with site_client(site) as client:
            for path in ("/api/health", "/", "/api/tables"):
                answer = await client.get(path, headers={"Host": "evil.example"})
                assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
            assert (await client.get("/api/health", headers={"Host": "games.example.org"})).status_code == 200
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(
            b"GET /api/tables/x/socket HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        async with asyncio.timeout(PATIENCE):
            assert not (await reader.readline()).startswith(b"HTTP/1.1 101")
        writer.close()


# Limits, and where a call comes from.

FREE = Limit(1e9, 1e9)
ONCE = Limit(1, 0.000_1)


@pytest.mark.parametrize("kind", ["log-in", "register", "create", "pick", "chat"])
async def test_what_strangers_could_do_too_often_has_a_limit(
    client: httpx.AsyncClient, application: Litestar, kind: str
) -> None:
    new: dict[str, object] = {"game": "small-world-underground", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await client.post("/api/tables", json=new)).raise_for_status().json()["id"]
    calls: dict[str, list[tuple[str, dict[str, object]]]] = {
        "log-in": [("log-in", {"name": "Anna", "password": "a wrong one"})],
        "register": [("register", {"name": "Anna", "password": "a long enough one"}), ("guest", {"name": "Bert"})],
        "create": [("tables", new)],
        "pick": [(f"tables/{table}/picks", {"seq": 0, "pick": "x"})],
        "chat": [(f"tables/{table}/chat", {"text": "hello"})],
    }
    for path, body in calls[kind]:
        application.state.server.limiter = Limiter({**dict.fromkeys(LIMITS, FREE), kind: ONCE})
        first, second = [(await client.post(f"/api/{path}", json=body)).status_code for _ in range(2)]
        assert (first != 429, second) == (True, 429), path


async def test_the_proxy_is_believed_only_on_this_machine_or_by_its_name(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def calls_as_three_visitors(proxy: str) -> list[int]:
        """Through a proxy with this address."""
        async with open_site(settings) as site:
            site.server.limiter = Limiter({"anything": ONCE})
            transport = httpx.AsyncHTTPTransport(local_address=proxy)
            async with httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{site.port}") as client:
                visitors = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(3)]
                return [(await client.get("/api", headers=each)).status_code for each in visitors]

    assert await calls_as_three_visitors("127.0.0.1") == [200, 200, 200]
    assert await calls_as_three_visitors("127.0.0.2") == [200, 429, 429]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.2")
    assert await calls_as_three_visitors("127.0.0.2") == [200, 200, 200]


# The description of the API.


async def test_the_description_is_made_once_cached_and_limited(
    client: httpx.AsyncClient, application: Litestar
) -> None:
    for path in ("/api", "/api/schema/openapi.json"):
        answer = await client.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=3600"
        assert "/api/tables" in answer.json()["paths"]
    assert (await client.get("/api/me")).headers["cache-control"] == "no-store"
    application.state.server.limiter = Limiter({"anything": Limit(2, 0.001)})
    statuses = [(await client.get(path)).status_code for path in ("/api", "/api/schema/openapi.json", "/api")]
    assert statuses == [200, 200, 429]


# What is logged.


def test_a_process_that_crashes_says_where_it_stood() -> None:
    crash = "import os; from rulebound.server.logs import start_log; start_log('info'); os.abort()"
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONFAULTHANDLER"}
    ended = subprocess.run([sys.executable, "-c", crash], env=plain, capture_output=True, text=True, check=False)
    assert ended.returncode == -signal.SIGABRT
    assert ended.stderr.startswith("Fatal Python error: Aborted")


# The page itself.

WORDS: dict[float, str] = {1: "minute", 3: "three", 5: "five", 10: "ten"}


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    pool = Database("postgresql+asyncpg://nowhere/x").engine.pool
    assert isinstance(pool, QueuePool)
    plain = Settings(Path(), "")
    said = [
        f"accept {hub.SPECTATORS:,} sockets of spectators together: {hub.SPECTATORS_OF_A_TABLE} at a table",
        f"{hub.SPECTATORS_OF_AN_ADDRESS} from an address, {hub.SPECTATORS_OF_AN_ACCOUNT} of an account",
        f"{hub.WINDOWS_AT_A_TABLE} windows at a table and {hub.WINDOWS} in all",
        f"with the code {viewer.TRY_LATER}",
        f"When {credentials.MOST_WAITING} log-ins wait",
        f"{studies.SECONDS:g} seconds at most for each; when {studies.MOST_WAITING} wait",
        f"{replay.UPLOADS_A_DAY} records a day, {replay.UPLOADS} in all",
        f"{entrance.HEAD_SECONDS:g} seconds for the head of a call",
        f"{WORDS[entrance.BODY_SECONDS / 60]} minutes for the rest",
        f"an account can have {WORDS[starting.BOT_TABLES]} of them under way",
        f"for {WORDS[seats.AWAY_GRACE / 60]} minutes",
        f"after a {WORDS[votes.PAUSE / 60_000]}",
        f"less than {health.FREE_BYTES // 1_000_000} MB left",
        f"{pool.size() + pool._max_overflow} connections of PostgreSQL at most",
        f"| {plain.room_megabytes} in each worker",
        f"| {plain.bot_processes} in each worker |",
        f"| {plain.bot_seconds:g}; a bot that thinks longer",
    ]
    assert [each for each in said if each not in HOSTING] == []


def test_the_unit_and_the_proxy_say_what_the_page_promises() -> None:
    unit = HOSTING.partition("```ini rulebound.service\n")[2].partition("```")[0]
    lines = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    assert int(lines["LimitNOFILE"]) >= 3 * 5_000
    assert (lines["Restart"], lines["StartLimitIntervalSec"]) == ("always", "0")
    hardened = {
        "NoNewPrivileges",
        "ProtectSystem",
        "ProtectHome",
        "PrivateTmp",
        "UMask",
        "RestrictAddressFamilies",
    }
    assert hardened <= set(lines)
    assert "proxy_set_header Host $http_host;" in HOSTING
    assert "$host;" not in HOSTING
    named = set(re.findall(r"`(RULEBOUND_[A-Z_]+)`", HOSTING))
    source = "".join(path.read_text() for path in (Path(health.__file__).parents[2]).rglob("*.py"))
    assert {name for name in named if name not in source} == set()
