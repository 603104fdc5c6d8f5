"""News between workers on PostgreSQL; on SQLite it stays in memory."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import text

from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.notices import Listener
from rulebound.server.play.commit import Change
from rulebound.server.publication import News
from rulebound.server.settings import Settings
from tests.server.divers import PATIENCE, until
from tests.server.guests import seat_guests
from tests.server.table_play import pick_any

pytestmark = pytest.mark.anyio


class Ear:
    """Remembers what a worker has heard."""

    def __init__(self, server: Server) -> None:
        self.heard: list[tuple[str, int]] = []
        server.publication.listeners.append(self.listen)

    def listen(self, news: News) -> None:
        self.heard.append((news.table, news.seq))

    async def until_heard(self, *news: tuple[str, int]) -> None:
        async def told() -> bool:
            return set(news) <= set(self.heard)

        await until(told, f"{news} among {self.heard}")


@pytest.fixture
async def other(settings: Settings) -> AsyncIterator[Server]:
    opened = await open_server(settings)
    listener = Listener(opened.publication, opened.metrics, opened.tables_in_memory)
    listener.start()
    if not opened.database.is_sqlite:
        await listener.listening.wait()
    yield opened
    await listener.stop()
    await close_server(opened)


async def test_this_worker_hears_its_own_news_at_once(server: Server) -> None:
    ear = Ear(server)
    await server.publication.announce("abc")
    assert ear.heard == [("abc", 0)]


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_other_workers_hear_of_it(server: Server, other: Server) -> None:
    ear = Ear(other)
    await server.publication.announce("abc")
    await ear.until_heard(("abc", 0))


@pytest.mark.usefixtures("other")
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_commit_is_told_by_one_notice_however_many_moves_it_has(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await seat_guests(server, name=f"Guest {number}") for number in range(8)]
    told: list[list[str]] = []  # by notice of moves: the tables

    def handle(_: Listener, notice: str) -> None:
        _worker, _what, *changes = notice.split(" ")
        if "0" not in changes[1::2]:  # else of seats
            told.append(changes[::2])

    monkeypatch.setattr(Listener, "handle", handle)
    committer, all_wait = server.committer, asyncio.Event()
    commit = committer._commit
    batches: list[int] = []  # how many moves each commit has; those that come together are in the first already

    async def when_all_wait(batch: list[Change]) -> None:
        batches.append(len(batch))
        await all_wait.wait()
        await commit(batch)

    async def they_wait() -> bool:
        return sum(batches) + committer._queue.qsize() == len(games)

    monkeypatch.setattr(committer, "_commit", when_all_wait)
    picks = [asyncio.create_task(pick_any(server, seated)) for seated in games]
    try:
        await until(they_wait, "the picks to wait")
    finally:
        all_wait.set()  # else the server could not stop
    await asyncio.gather(*picks)

    async def all_are_told() -> bool:
        return {table for notice in told for table in notice} == {seated.table for seated in games}

    await until(all_are_told, f"all tables in {told}")
    assert len(batches) <= 2
    assert [len(notice) for notice in told] == batches


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_lost_line_is_found_again_and_nonsense_is_passed_over(server: Server, other: Server) -> None:
    ear = Ear(other)
    hang_up = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN rulebound'"
        " OR query LIKE 'LISTEN %rulebound%'"
    )
    async with server.database.write() as connection:
        assert len((await connection.execute(hang_up)).all()) >= 1

    async def lost() -> bool:
        return other.metrics.get("listener_losses_total") >= 1

    await until(lost, "the line to break")
    async with server.database.write() as connection:
        await connection.execute(text("SELECT pg_notify('rulebound', 'what is this')"))

    async def hears_again() -> bool:
        await server.publication.announce("again")
        return ("again", 0) in ear.heard

    await until(hears_again, "the line to come back")


async def test_a_listener_stops_even_when_news_come_at_that_very_moment() -> None:
    listener = Listener(cast("Any", SimpleNamespace(database=None, worker="t")), cast("Any", None))
    news: asyncio.Queue[str | None] = asyncio.Queue()
    listener._task = asyncio.create_task(listener._forward(None, news))
    await asyncio.sleep(0)
    news.put_nowait("t 1")
    async with asyncio.timeout(PATIENCE):
        await listener.stop()
