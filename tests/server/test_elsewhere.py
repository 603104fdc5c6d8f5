"""Work for other machines: done by `rulebound worker`, and here where none answers in time."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.games import load_game
from rulebound.kernel import Match
from rulebound.server.database import Database
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.play.bot_process import BotJob, think
from rulebound.server.play.bots import Bots
from rulebound.server.play.elsewhere import NoAnswer
from rulebound.server.play.helping import Helping
from rulebound.server.play.process import TaskFailed, run
from rulebound.server.play.study_process import Study, find_position, find_timeline, make_record
from rulebound.server.play.tasks import SESSIONS, is_for_others, perform, read_answer
from rulebound.server.settings import Settings, async_url, make_settings
from tests.server.divers import deal
from tests.server.guests import GAME

pytestmark = pytest.mark.anyio
PATIENCE = 120.0  # seconds: processes have to start


@pytest.fixture
def settings(postgres_url: str, tmp_path: Path) -> Settings:
    """Only PostgreSQL has a queue."""
    return make_settings(database=postgres_url, data=tmp_path / "data", bot_seconds=30.0)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    """A server that looks for other machines."""
    opened = await open_server(settings)
    opened.bots = Bots(opened)
    opened.elsewhere.start()
    yield opened
    await opened.bots.close()
    await opened.elsewhere.stop()
    await close_server(opened)


@pytest.fixture
async def helping(server: Server, postgres_url: str) -> AsyncIterator[Helping]:
    """Another machine, whose process is ready."""
    database = Database(async_url(postgres_url))
    made = Helping(database, 1)
    task = asyncio.create_task(made.run())
    await until(lambda: made.name in server.elsewhere.connected)
    yield made
    made.stop()
    await task
    await database.close()


@contextmanager
def real_worker(url: str, log: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """`rulebound worker`, as a host starts it."""
    command = [sys.executable, "-m", "rulebound", "worker", "--database", url, "--processes", "1"]
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, start_new_session=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


def played(picks: int = 30) -> Match:
    """A game that has gone on for a while."""
    match = Match(load_game(GAME), {"seats": 2}, 7)
    for _ in range(picks):
        assert match.pending is not None
        seat = match.pending.seats[0]
        match.pick(seat, match.options(seat)[0].text)
    return match


def picks_of(match: Match) -> tuple[tuple[int, str], ...]:
    """What was picked."""
    return tuple((seat, option.text) for seat, option in match.picks)


def job_for(match: Match, bot: str) -> BotJob:
    """The next decision, for a bot."""
    assert match.pending is not None
    return BotJob("table", GAME, match.setup, match.seed, picks_of(match), match.pending.seats[0], bot, 1)


async def begun(server: Server) -> None:
    """Return when another machine has begun something."""
    await until(lambda: any(asked.begun.is_set() for asked in server.elsewhere._asked.values()))


async def bots_move(server: Server) -> None:
    """Bots alone make ten moves at a table, and none fails."""
    assert server.bots is not None
    table = await deal(server, "greedy", "random", game=GAME)
    server.bots.wake(table)
    await until(lambda: server.metrics.get("bot_moves_total") >= 10)
    assert server.metrics.total("bot_failures_total") == 0


@pytest.mark.usefixtures("helping")
async def test_another_machine_finds_what_this_one_would(server: Server) -> None:
    match = played()
    study = Study("table", GAME, match.setup, match.seed, picks_of(match))
    ask = server.elsewhere.ask
    position = await ask(find_position, study, 20, 1, seconds=PATIENCE)
    assert msgspec.json.encode(position) == msgspec.json.encode(find_position(study, 20, 1))
    assert await ask(find_timeline, study, seconds=PATIENCE) == find_timeline(study)
    assert await ask(make_record, match.record(), seconds=PATIENCE) == make_record(match.record())
    job = job_for(match, "greedy")
    assert await ask(think, job, seconds=PATIENCE) == think(job)
    assert server.metrics.get("jobs_elsewhere_total", answered="yes") == 4


@pytest.mark.usefixtures("helping")
async def test_bots_think_there_and_no_process_is_started_here(server: Server) -> None:
    await bots_move(server)
    assert server.bots is not None
    assert server.metrics.get("jobs_elsewhere_total", answered="yes") >= 10
    assert not any(process.started for process in server.bots._processes)


async def test_what_a_killed_worker_was_doing_is_done_here_within_the_time_of_the_bot(
    server: Server, postgres_url: str, tmp_path: Path
) -> None:
    with real_worker(postgres_url, tmp_path / "log") as process:
        await until(lambda: bool(server.elsewhere.connected))
        job = job_for(played(), "tree@50s")
        asking = asyncio.create_task(server.elsewhere.ask(think, job, seconds=PATIENCE))
        await begun(server)
        process.kill()
        killed = time.monotonic()
        with pytest.raises(NoAnswer):
            await asking
        assert time.monotonic() - killed < PATIENCE / 4  # long before the time that the task has
    await bots_move(server)


async def test_a_worker_that_is_asked_to_end_finishes_what_it_has_begun(
    server: Server, postgres_url: str, tmp_path: Path
) -> None:
    with real_worker(postgres_url, tmp_path / "log") as process:
        await until(lambda: bool(server.elsewhere.connected))
        job = job_for(played(), "tree@2s")
        asking = asyncio.create_task(server.elsewhere.ask(think, job, seconds=PATIENCE))
        await begun(server)
        os.killpg(process.pid, signal.SIGTERM)  # as systemd does: its processes are asked too
        await asking
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0


async def test_a_job_that_nobody_begins_is_taken_back(server: Server, helping: Helping) -> None:
    long = job_for(played(), "tree@20s")
    hold = asyncio.create_task(server.elsewhere.ask(think, long, seconds=PATIENCE))
    await begun(server)
    with pytest.raises(NoAnswer):
        await server.elsewhere.ask(think, job_for(played(), "greedy"), seconds=PATIENCE)
    async with server.database.read() as connection:
        queued = await connection.execute(text("SELECT count(*) FROM pgqueuer"))
        assert queued.scalar() == 1
    hold.cancel()
    await asyncio.gather(hold, return_exceptions=True)
    helping._processes[0].end()


async def test_without_workers_nothing_is_asked(server: Server) -> None:
    with pytest.raises(NoAnswer):
        await server.elsewhere.ask(think, job_for(played(), "greedy"), seconds=PATIENCE)
    assert server.metrics.total("jobs_elsewhere_total") == 0
    async with server.database.read() as connection:
        assert (await connection.execute(text("SELECT to_regclass('pgqueuer')"))).scalar() is None


async def test_a_worker_is_seen_as_long_as_its_session_lasts(server: Server) -> None:
    name = f"{SESSIONS}test"
    call_it = text("SELECT set_config('application_name', :name, false)")
    async with server.database.read() as connection, server.database.read() as older:
        await older.execute(call_it, {"name": f"rulebound worker 0.0.{version('rulebound')} test"})
        await connection.execute(call_it, {"name": name})
        await until(lambda: name in server.elsewhere.connected)
        assert server.elsewhere.connected == {name}  # none of another version
        await connection.execute(call_it, {"name": "another"})
        await until(lambda: not server.elsewhere.connected)


def test_files_of_this_machine_are_no_work_for_others() -> None:
    job = job_for(played(0), "my_bot.py:Clever")
    assert not is_for_others(think, (job,))
    with pytest.raises(TaskFailed, match="not ours"):
        run(perform, "think", msgspec.msgpack.encode((job,)))
    assert not is_for_others(find_timeline, (Study("table", "my_game.py", {}, 1, ()),))
    assert not is_for_others(os.system, ("true",))
    with pytest.raises(TaskFailed, match="no task"):
        run(perform, "system", msgspec.msgpack.encode(("true",)))


def test_a_job_holds_what_the_process_of_a_bot_gets() -> None:
    job = job_for(played(), "greedy")
    written = msgspec.msgpack.encode((job,))
    read: Any = msgspec.msgpack.decode(written, type=tuple[BotJob])
    assert read == (job,)
    assert read_answer(think, perform("think", written)) == think(job)


def test_a_worker_without_postgresql_says_so() -> None:
    said = CliRunner().invoke(app, ["worker", "--database", "sqlite:///x"])
    assert said.exit_code == 2
    assert "needs the server's PostgreSQL" in said.output
