"""Limits and metrics count for all workers of a machine together, not for each apart."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from rulebound.server.limits import Limit, Limiter, TooFast
from rulebound.server.live.counts import Counts
from rulebound.server.live.server import close_server, open_server
from rulebound.server.schema import tables
from rulebound.server.settings import make_settings
from rulebound.server.shared import SETS, WAYS
from tests.server.guests import seat_guests
from tests.server.live import LiveServer, owners_in_log

pytestmark = pytest.mark.anyio


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    """A clock for two limiters."""
    return Clock()


@pytest.fixture
def limiters(tmp_path: Path, clock: Clock) -> list[Limiter]:
    """Those of two workers."""
    limits = {"log-in": Limit(3, 0.5), "pick": Limit(3, 0.5)}
    return [Limiter(limits, clock, shared=tmp_path / "limits") for _ in range(2)]


def test_two_workers_share_the_tokens_of_a_caller(limiters: list[Limiter], clock: Clock) -> None:
    one, two = limiters
    one.check("log-in", "anna")
    two.check("log-in", "anna")
    one.check("log-in", "anna")
    for each in (one, two):
        with pytest.raises(TooFast, match="2 seconds"):
            each.check("log-in", "anna")
    two.check("log-in", "bert")
    one.give_back("log-in", "anna")
    two.check("log-in", "anna")
    clock.time += 2
    two.check("log-in", "anna")
    with pytest.raises(TooFast):
        one.check("log-in", "anna")


def test_what_is_done_at_a_table_is_counted_by_its_worker_alone(limiters: list[Limiter]) -> None:
    for each in limiters:
        for _ in range(3):
            each.check("pick", "anna")


def test_after_a_restart_of_the_machine_old_times_mean_nothing(limiters: list[Limiter], clock: Clock) -> None:
    for _ in range(3):
        limiters[0].check("log-in", "anna")
    clock.time = 1.0
    for _ in range(3):
        limiters[1].check("log-in", "anna")


def test_the_shared_tokens_do_not_grow_and_those_that_were_used_last_are_kept(limiters: list[Limiter]) -> None:
    for _ in range(3):
        limiters[0].check("log-in", "anna")
    for number in range(WAYS * SETS // 4):
        limiters[1].check("log-in", str(number))
    with pytest.raises(TooFast):
        limiters[1].check("log-in", "anna")


class Window:
    """A connection, as the hub sees it."""

    account = None
    address = "203.0.113.1"

    def __init__(self, seated: bool = False) -> None:
        self.seated = seated


def test_a_worker_that_is_gone_counts_no_more_and_who_sits_down_is_no_spectator(tmp_path: Path) -> None:
    one, two = Counts(tmp_path, "one"), Counts(tmp_path, "two")
    windows = [Window(), Window(), Window(seated=True)]
    for window in windows:
        one.note(window)
    assert two.spectators(windows[0]) == (2, 2, 0)
    windows[0].seated = True
    one.note(windows[0])
    assert two.spectators(windows[0]) == (1, 1, 0)
    one.close()
    assert two.spectators(windows[0]) == (0, 0, 0)
    assert [file.name for file in tmp_path.glob("*.connections")] == ["two.connections"]


# Real workers, each with a port of its own.


@pytest.fixture
def workers(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[LiveServer]]:
    """Two of them, with one folder where they find each other."""
    monkeypatch.setenv("RULEBOUND_RUN", str(tmp_path_factory.mktemp("run")))
    made = [LiveServer(tmp_path_factory.mktemp("worker"), postgres_url) for _ in range(2)]
    try:
        for each in made:
            each.start()
        yield made
    finally:
        for each in made:
            each.stop()


async def test_log_ins_fail_as_often_as_the_whole_host_allows(workers: list[LiveServer]) -> None:
    async def try_it(live: LiveServer) -> int:
        async with httpx.AsyncClient(base_url=live.url, headers={"X-Rulebound": "1"}, timeout=60.0) as client:
            wrong = {"name": "Nobody", "password": "not the password"}
            return (await client.post("/api/log-in", json=wrong)).status_code

    said = Counter(await asyncio.gather(*(try_it(workers[number % 2]) for number in range(20))))
    assert set(said) == {401, 429}
    assert said[401] <= 13  # ten at once, and another one every six seconds


async def test_an_address_watches_in_as_many_windows_as_the_whole_host_allows(
    workers: list[LiveServer], postgres_url: str, tmp_path: Path
) -> None:
    server = await open_server(make_settings(database=postgres_url, data=tmp_path / "data"))
    found = [(await seat_guests(server, name=f"Guest {number}")).table for number in range(2)]
    async with server.database.write() as connection:
        await connection.execute(update(tables).values(access="public"))
    await close_server(server)

    async def watch(stack: AsyncExitStack, live: LiveServer, table: str) -> str:
        address = f"ws{live.url.removeprefix('http')}/api/tables/{table}/socket"
        socket = await stack.enter_async_context(connect(address, proxy=None))
        await socket.send(json.dumps({"type": "hello", "v": 2}))
        told = json.loads(await socket.recv())
        return str(told.get("code", told["type"]))

    async with AsyncExitStack() as stack:
        said = Counter([await watch(stack, *each) for _ in range(32) for each in zip(workers, found, strict=True)])
        assert said == {"welcome": 60, "no-room": 4}
        assert all(owners_in_log(live) for live in workers)  # each has served one of the tables
        async with httpx.AsyncClient(base_url=workers[0].url, timeout=30.0) as client:
            assert "\nrulebound_sockets 60.0\n" in (await client.get("/api/metrics")).text


async def test_metrics_are_those_of_all_workers_and_counters_outlive_a_worker(workers: list[LiveServer]) -> None:
    async def refused(live: LiveServer) -> str:
        async with httpx.AsyncClient(base_url=live.url, timeout=30.0) as client:
            told = (await client.get("/api/metrics")).text
        assert told.count('rulebound_tables{status="open"}') == 1
        return told.partition('rulebound_requests_total{status="404"} ')[2].partition("\n")[0]

    for live in (*workers, workers[0]):
        async with httpx.AsyncClient(base_url=live.url, timeout=30.0) as client:
            assert (await client.get("/api/nowhere")).status_code == 404
    assert [await refused(live) for live in workers] == ["3.0", "3.0"]
    workers[0].kill()
    assert await refused(workers[1]) == "3.0"
