"""Slow callers, guessed passwords, deep JSON, floods of sockets and rubbish, all at once: people play on."""

import asyncio
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.conftest import MakeLive
from tests.server.live import LiveServer

pytestmark = [pytest.mark.anyio, pytest.mark.long]
SECONDS = 40.0  # of attack: longer than the limit on the head of a call
LONGEST = 10.0  # seconds that a pick may take meanwhile, on a busy machine
SLOW, SOCKETS, GUESSERS = 300, 100, 4


async def slow_callers(live: LiveServer, end: float) -> None:
    """Many connections that send a byte of their call now and then."""

    async def one() -> None:
        while time.monotonic() < end:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", live.port)
                for byte in b"GET /api/health HTTP/1.1\r\nX-Slow: " + b"a" * 1000:
                    writer.write(bytes([byte]))
                    await writer.drain()
                    await asyncio.sleep(1.0)
                    if time.monotonic() > end:
                        break
                writer.close()

    await asyncio.gather(*(one() for _ in range(SLOW)))


async def guessers(live: LiveServer, end: float) -> None:
    """Passwords are tried for a name, as fast as it goes."""

    async def one() -> None:
        async with httpx.AsyncClient(base_url=live.url, headers={"X-Rulebound": "1"}, trust_env=False) as client:
            while time.monotonic() < end:
                with suppress(httpx.TransportError):
                    answer = await client.post("/api/log-in", json={"name": "Anna", "password": "123456789"})
                    assert answer.status_code in (401, 429), answer.text

    await asyncio.gather(*(one() for _ in range(GUESSERS)))


async def deep_bodies(live: LiveServer, end: float) -> None:
    """Bodies that are nested, big, or no JSON at all, for every path that takes one."""
    rng = random.Random(7)
    bodies = [
        b"[" * 100_000,
        b'{"a":' * 20_000,
        b"\xff" * 1000,
        b"1" * 300_000,
        b'{"game": "' + b"x" * 200_000 + b'"}',
    ]
    paths = ["guest", "register", "tables", "records", "lessons/x", "tables/x/join", "tables/x/chat", "password"]
    headers = {"X-Rulebound": "1", "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=live.url, headers=headers, trust_env=False) as client:
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                answer = await client.post(f"/api/{rng.choice(paths)}", content=rng.choice(bodies))
                assert 400 <= answer.status_code < 500, answer.text


async def socket_flood(live: LiveServer, end: float, table: str) -> None:
    """Sockets that are opened and closed all the time, say nothing, or rubbish."""
    rng = random.Random(8)
    address = f"{live.url.replace('http', 'ws')}/api/tables/{table}/socket"

    async def one() -> None:
        while time.monotonic() < end:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(address, proxy=None, open_timeout=5, close_timeout=1) as socket:
                    for _ in range(rng.randrange(30)):
                        await socket.send(rng.choice(['{"type":"hello","v":2}', "[" * 5000, "{}", "x" * 60_000]))
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def play(end: float, browser: httpx.AsyncClient, table: str) -> list[float]:
    """Somebody plays; gives how long each pick took."""
    took: list[float] = []
    while time.monotonic() < end:
        info = (await browser.get(f"/api/tables/{table}")).raise_for_status().json()["table"]
        if not info["waiting"]:
            break
        seat = info["waiting"][0]
        shown = await browser.get(f"/api/tables/{table}", params={"seat": seat})  # whoever has the device
        state: dict[str, Any] = shown.raise_for_status().json()
        before = time.monotonic()
        body = {"seq": state["table"]["seq"], "pick": state["view"]["ask"]["options"][0]["text"], "seat": seat}
        (await browser.post(f"/api/tables/{table}/picks", json=body)).raise_for_status()
        took.append(time.monotonic() - before)
        await asyncio.sleep(0.5)
    return took


async def test_people_play_on_while_strangers_try_everything(make_live_server: MakeLive, sqlite_url: str) -> None:
    live = make_live_server(sqlite_url)
    headers = {"X-Rulebound": "1"}
    async with httpx.AsyncClient(base_url=live.url, headers=headers, trust_env=False, timeout=30.0) as browser:
        named = {"name": "Anna", "password": "a long enough one"}
        (await browser.post("/api/register", json=named)).raise_for_status()
        seats = [{"kind": "me", "label": name} for name in ("Anna", "Bert")]
        new = {
            "game": "small-world-underground",
            "seats": seats,
            "setup": {"seats": 2},
            "hot_seat": True,
            "access": "public",
        }
        table = (await browser.post("/api/tables", json=new)).raise_for_status().json()["id"]
        (await browser.post(f"/api/tables/{table}/start", json={})).raise_for_status()
        before = memory(live)
        end = time.monotonic() + SECONDS
        attacks = [
            slow_callers(live, end),
            guessers(live, end),
            deep_bodies(live, end),
            socket_flood(live, end, table),
        ]
        async with asyncio.TaskGroup() as group:
            for attack in attacks:
                group.create_task(attack)
            picks = group.create_task(play(end, browser, table))
        took = picks.result()
        assert len(took) > 3
        assert max(took) < LONGEST, sorted(took)[-3:]
        assert memory(live) < before + 200_000_000
        assert (await browser.get("/api/health")).json()["well"] is True
        answer = await browser.post("/api/log-in", json=named)
        assert answer.status_code in (200, 429)
    assert '"level": "error"' not in live.log.read_text()


def memory(live: LiveServer) -> int:
    """The bytes that the server has in memory."""
    assert live.process is not None
    status = Path(f"/proc/{live.process.pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])
