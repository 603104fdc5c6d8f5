"""A table belongs to one worker at a time: by locks of the database, and handed on to whoever has it."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from litestar import Litestar, Request, post
from sqlalchemy import text
from websockets.asyncio.client import connect

from rulebound.server.live.entrance import Entrance, hand_over, table_of
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.notices import Listener
from rulebound.server.owners import NAME, UNLOCK, group_of
from rulebound.server.settings import make_settings
from rulebound.server.web.app import WEB_SERVER
from tests.server.conftest import MakeLive
from tests.server.guests import seat_guests, tokens_of
from tests.server.live import GIVES_UP, owners_in_log
from tests.server.postgres import Cluster
from tests.server.sockets import PATIENCE, until

pytestmark = pytest.mark.anyio
WAITS = "the worker waits for the database"


@pytest.fixture
async def workers(postgres_url: str, tmp_path: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two workers that own tables, and hear what is wanted."""
    settings = make_settings(database=postgres_url, data=tmp_path / "data")
    opened = [await open_server(settings) for _ in range(2)]
    listeners = [Listener(each.publication, each.metrics) for each in opened]
    for number, (worker, listener) in enumerate(zip(opened, listeners, strict=True)):
        worker.owners.start(f"{NAME}worker {number}")
        listener.start()
        await listener.listening.wait()
    yield opened[0], opened[1]
    for worker, listener in zip(opened, listeners, strict=True):
        await listener.stop()
        await worker.owners.stop()
        await close_server(worker)


async def test_a_table_has_one_owner_and_the_others_know_it(workers: tuple[Server, Server]) -> None:
    one, two = workers
    assert await one.owners.claim("abc")
    assert not await two.owners.claim("abc")
    assert await two.owners.owner_of("abc") == one.owners.me
    assert await two.owners.claim("xyz")
    assert (one.owners.owns("abc"), two.owners.owns("abc")) == (True, False)


async def test_of_many_who_claim_at_once_one_gets_it(workers: tuple[Server, Server]) -> None:
    for number in range(20):
        table = f"{number:02}"
        claims = await asyncio.gather(*(worker.owners.claim(table) for worker in workers for _ in range(3)))
        assert claims in ([True] * 3 + [False] * 3, [False] * 3 + [True] * 3)


class Window:
    """A connection to a table, as the hub sees it."""

    seated, account, address = True, None, "203.0.113.1"
    stopped = False

    def stop(self) -> None:
        """Another worker has the table."""
        self.stopped = True

    def wake(self, seq: int) -> None:
        """There is nothing to show."""

    def show_pointed(self, seat: int, target: str) -> None:
        """There is nothing to show."""

    def show_present(self) -> None:
        """There is nothing to show."""

    def check_caller(self) -> None:
        """It is nobody's."""

    def close_replaced(self) -> None:
        """It is the only one."""


async def test_a_worker_that_loses_its_session_loses_its_tables_at_once(workers: tuple[Server, Server]) -> None:
    one, two = workers
    lost: list[set[str]] = []
    one.owners.lost.append(lost.append)
    seated = await seat_guests(one)
    assert await one.owners.claim(seated.table)
    await one.rooms.get(seated.table)
    window = Window()
    one.hub.add(seated.table, window)
    ends = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = :name"
    hang_up = text(ends)  # returns when the session is gone
    async with two.database.write() as connection:
        assert len((await connection.execute(hang_up, {"name": one.owners.me})).all()) == 1
    assert await two.owners.claim(seated.table)
    await until(lambda: window.stopped)
    await until(lambda: lost == [{group_of(seated.table)}])
    assert (one.owners.owns(seated.table), one.rooms.loaded()) == (False, [])
    assert not await one.owners.claim(seated.table)
    assert await one.owners.claim("other")  # it has another session


async def test_a_session_that_breaks_without_a_word_is_replaced(workers: tuple[Server, Server]) -> None:
    one, two = workers
    assert await one.owners.claim("abc")
    one.owners._driver._protocol.abort()  # as after an error in the driver: no listener is told
    async with asyncio.timeout(PATIENCE):
        while not await one.owners.claim("xyz"):
            await asyncio.sleep(0.01)
    assert not one.owners.owns("abc")
    assert await two.owners.claim("abc")


async def test_what_is_answered_too_late_is_not_forgotten(
    workers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = workers
    assert await one.owners.claim("xyz")  # it is connected
    driver, answered = one.owners._driver, asyncio.Event()

    class Slow:
        async def fetchval(self, *words: object) -> object:
            answer = await driver.fetchval(*words)
            await answered.wait()
            return answer

    with monkeypatch.context() as slow:
        slow.setattr(one.owners, "_driver", Slow())
        slow.setattr("rulebound.server.owners.ANSWER_SECONDS", 0.05)
        assert not await one.owners.claim("abc")
        answered.set()
        async with asyncio.timeout(PATIENCE):
            while not await one.owners.claim("abc"):
                await asyncio.sleep(0.01)
    await one.owners.give_up("ab")
    assert await two.owners.claim("abc")  # the lock was taken once


async def test_a_group_that_is_wanted_and_cannot_be_handed_on_to_is_given_up(
    workers: tuple[Server, Server],
) -> None:
    one, two = workers
    assert await one.owners.claim("abc")
    await two.publication.ask_for(group_of("abc"))
    async with asyncio.timeout(PATIENCE):
        while not await two.owners.claim("abc"):  # the other worker still hears of it, or unlocks the group
            pass
    assert not one.owners.owns("abc")


async def test_the_log_says_that_a_group_is_given_up_before_another_worker_can_own_it(
    workers: tuple[Server, Server], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = workers
    assert await one.owners.claim("abc")
    said_before: list[str] = []

    class Driver:
        async def fetchval(self, statement: str, *_: object) -> bool:
            assert statement == UNLOCK
            said_before.extend(record.getMessage() for record in caplog.records)
            return True

    caplog.set_level("INFO", "rulebound.server.owners")
    monkeypatch.setattr(one.owners, "_driver", Driver())
    await one.owners.give_up("ab")
    assert f"{GIVES_UP}ab" in said_before


async def test_what_nobody_asks_for_is_given_up(
    workers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = workers
    assert await one.owners.claim("abc")
    assert await one.owners.claim("xyz")
    await one.owners.give_up_idle(set())
    assert one.owners.owns("abc")
    monkeypatch.setattr("rulebound.server.owners.IDLE_SECONDS", -1.0)
    await one.owners.give_up_idle({"xyz1"})
    assert (one.owners.owns("abc"), one.owners.owns("xyz")) == (False, True)
    assert await two.owners.claim("abc")


async def test_before_the_start_and_on_sqlite_a_worker_owns_all(server: Server) -> None:
    assert server.owners.owns("abc")
    assert await server.owners.claim("abc")


@pytest.mark.parametrize(
    ("start", "table"),
    [
        (b"GET /api/tables/abc/socket?x=1 HTTP/1.1\r\n", "abc"),
        (b"POST /api/tables/abc HTTP/1.1\r\nHost: x\r\n", "abc"),
        (b"GET /api/tables/a%62c HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables HTTP/1.1\r\n", ""),
        (b"GET /api/tables?x=/api/tables/abc HTTP/1.1\r\n", ""),
        (b"GET /tables/abc HTTP/1.1\r\n", ""),
        (b"GET /api/tables/ab", None),
        (b"GE", None),
        (b"\x16\x03\x01\x02", ""),
        (b"", ""),
    ],
)
async def test_the_table_of_a_call_is_in_its_first_line(start: bytes, table: str | None) -> None:
    assert table_of(start) == table


def test_a_body_that_arrives_while_its_call_is_handed_on_is_part_of_it(tmp_path: Path, sqlite_url: str) -> None:
    head = b"POST /length HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 7\r\n\r\n"

    @post("/length", status_code=200)
    async def length(request: Request[Any, Any, Any]) -> str:
        return str(await request.body())

    async def hand_on() -> bytes:
        server = await open_server(make_settings(database=sqlite_url, data=tmp_path / "data"))
        entrance = Entrance(server.owners, server.publication, tmp_path)
        await entrance.open(Litestar([length]), WEB_SERVER)
        visitor, ours = socket.socketpair()
        with visitor, ours:
            visitor.sendall(b"7 bytes")  # there before the connection is
            await asyncio.to_thread(hand_over, entrance.name.removeprefix(NAME), ours.fileno(), head)
            ours.close()
            answer = await asyncio.to_thread(visitor.recv, 4096)
        await entrance.close()
        await close_server(server)
        return answer

    with asyncio.Runner(
        loop_factory=uvloop.new_event_loop
    ) as runner:  # the loop of real workers: it reads at once
        assert runner.run(hand_on()).startswith(b"HTTP/1.1 200 ")


# Real workers.


async def test_every_call_and_socket_of_a_table_comes_to_its_owner_and_a_dead_one_is_followed(
    make_live_server: MakeLive, postgres_url: str, tmp_path: Path
) -> None:
    server = await open_server(make_settings(database=postgres_url, data=tmp_path / "data"))
    games = [await seat_guests(server, name=f"Guest {number}") for number in range(4)]
    secrets = [await tokens_of(server, seated) for seated in games]
    await close_server(server)
    live = make_live_server(postgres_url, workers=3)
    live.wait_for_workers()

    async def look(table: str, token: str) -> int:
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=live.url, headers=headers, timeout=30.0) as client:
            for _ in range(2):  # the second call by the same connection, after another table's
                (await client.get(f"/api/tables/{games[0].table}")).raise_for_status()
                answer = (await client.get(f"/api/tables/{table}")).raise_for_status()
        seq: int = answer.json()["table"]["seq"]
        return seq

    async def welcome(table: str, token: str) -> str:
        address = f"ws{live.url.removeprefix('http')}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "v": 2}))
            told = json.loads(await socket.recv())
        return f"{told['type']} {told['you']}"

    calls = [
        what(seated.table, token)
        for what in (look, welcome)
        for seated, tokens in zip(games, secrets, strict=True)
        for token in tokens * 3
    ]
    said = await asyncio.gather(*calls)
    assert set(said) == {0, "welcome 0", "welcome 1"}
    owned = owners_in_log(live)
    assert {group_of(seated.table) for seated in games} <= set(owned)
    assert all(len(told) == 1 for told in owned.values())

    table, token = games[0].table, secrets[0][0]
    dead = owned[group_of(table)][0][0]
    live.kill_worker(dead)
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError):  # it came to the dead worker's connection
                assert await welcome(table, token) == "welcome 0"
                break
    assert owners_in_log(live)[group_of(table)][0][0] == dead
    assert len(owners_in_log(live)[group_of(table)]) == 2


async def test_a_worker_that_is_started_again_while_the_database_is_down_waits_for_it(
    make_live_server: MakeLive, cluster: Cluster, postgres_url: str
) -> None:
    live = make_live_server(postgres_url, workers=2)
    live.wait_for_workers()
    main = live.process
    assert main is not None

    def one_waits() -> bool:
        return WAITS in live.log.read_text()

    with cluster.down():
        live.kill_worker(live.worker_ids()[0])
        await until(one_waits)
    live.wait_for_workers()
    live.wait_until_well()
    live.log.write_text("")
    with cluster.down():
        live.kill_worker(live.worker_ids()[0])
        await until(one_waits)
        main.terminate()  # who is asked to end while it waits, ends
        assert await asyncio.to_thread(main.wait, PATIENCE) == 0
