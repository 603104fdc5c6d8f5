"""Bots at tables: they play whole games, and whatever they do, the table goes on."""

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from rulebound.games import load_game
from rulebound.kernel import Match
from rulebound.server.accounts.account import Account, make_guest
from rulebound.server.live.server import Server
from rulebound.server.play import bot_process
from rulebound.server.play.bot_process import BotJob
from rulebound.server.play.bots import Bots, Think
from rulebound.server.play.picks import pick_as_bot
from rulebound.server.play.process import ChildProcess, FreeProcesses
from rulebound.server.publication import News
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest
from rulebound.server.tables.starting import BOT_TABLES, start
from rulebound.server.tables.table import Refused
from tests.server.divers import (
    DIVERS,
    PATIENCE,
    SEED,
    babble,
    crash,
    dawdle,
    deal,
    die,
    kept_picks,
    moves_made,
    row_of,
    seats_of,
    until,
    until_over,
)
from tests.server.guests import GAME

pytestmark = pytest.mark.anyio
MakeBots = Callable[..., Bots]


@pytest.fixture
async def make_bots(server: Server) -> AsyncIterator[MakeBots]:
    made: list[Bots] = []

    def make(think: Think = bot_process.think, seconds: float = 30.0, ready: bool = False) -> Bots:
        server.settings = replace(server.settings, bot_seconds=seconds, ready_bots=ready)
        server.bots = Bots(server, think)
        made.append(server.bots)
        return server.bots

    yield make
    for bots in made:
        await bots.close()


async def test_bots_alone_play_a_whole_game(server: Server, make_bots: MakeBots) -> None:
    bots = make_bots()
    table = await deal(server, "greedy", "random", "greedy", rounds=4)
    bots.wake(table)
    row = await until_over(server, table)
    assert row["result"] is not None
    assert row["bot_due"] is None
    assert row["seq"] == await moves_made(server, table) == server.metrics.get("bot_moves_total")
    assert server.metrics.total("bot_failures_total") == 0


async def test_bots_play_at_many_tables_at_once(server: Server, make_bots: MakeBots) -> None:
    bots = make_bots()
    dealt = [await deal(server, "random", "random", table=f"table{number}") for number in range(5)]
    for table in dealt:
        bots.wake(table)
        bots.wake(table)
    for table in dealt:
        assert (await until_over(server, table))["seq"] == await moves_made(server, table)


async def test_a_bot_waits_for_people(server: Server, make_bots: MakeBots) -> None:
    bots = make_bots()
    table = await deal(server, "random", "person")
    bots.wake(table)

    async def waits_for_the_person() -> bool:
        return (await row_of(server, table))["waiting"] == "1" and not bots.busy()

    await until(waits_for_the_person, "the person's turn")
    before = await moves_made(server, table)
    bots.wake(table)

    async def idle() -> bool:
        return not bots.busy()

    await until(idle, "the bots to look")
    assert await moves_made(server, table) == before


@pytest.mark.parametrize(("think", "reason"), [(crash, "crash"), (die, "death"), (babble, "nonsense")])
async def test_a_bot_that_fails_is_replaced_by_a_random_pick(
    server: Server, make_bots: MakeBots, think: Think, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    bots = make_bots(think)
    table = await deal(server, "greedy", "greedy", rounds=1)
    bots.wake(table)
    row = await until_over(server, table)
    assert server.metrics.get("bot_failures_total", reason=reason) == row["seq"] > 0
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(told) == row["seq"]
    assert f"bot greedy failed ({reason}) at table divers" in told[0].getMessage()


async def test_a_slow_bot_is_cut_short_and_the_others_still_think(server: Server, make_bots: MakeBots) -> None:
    bots = make_bots(dawdle, seconds=1.0)
    table = await deal(server, "greedy", "greedy", rounds=1)
    started = time.monotonic()
    bots.wake(table)
    await until_over(server, table)
    late = server.metrics.get("bot_failures_total", reason="time-out")
    assert late >= 1
    assert time.monotonic() - started >= late  # each had its whole second
    assert server.metrics.total("bot_failures_total") < server.metrics.get("bot_moves_total")


BAD_BOTS = Path(__file__).with_name("bad_bots.py")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Sleeps", "time-out"),
        ("Loops", "time-out"),
        ("Dies", "death"),
        ("Raises", "crash"),
        ("Quits", "crash"),
        ("Cancels", "crash"),
        ("Stops", "crash"),
        ("Mumbles", "crash"),
    ],
)
async def test_for_a_bot_that_fails_the_stand_in_picks(
    server: Server, make_bots: MakeBots, bot: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    # What fails must not be late as well, on a machine that is busy.
    bots = make_bots(seconds=1.0 if reason == "time-out" else PATIENCE)
    table = await deal(server, f"{BAD_BOTS}:{bot}", "random", rounds=1)
    bots.wake(table)
    await until_over(server, table)
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert told
    assert server.metrics.get("bot_failures_total", reason=reason) == len(told)
    for line in told:
        assert f"{bot} failed ({reason}) at table divers, seat 0" in line
        assert "greedy picks instead" in line


@pytest.mark.parametrize("ready", [True, False])
async def test_a_process_follows_the_game_while_people_are_asked_if_the_host_wants_it(
    server: Server, make_bots: MakeBots, ready: bool, caplog: pytest.LogCaptureFixture
) -> None:
    bots = make_bots(ready=ready)
    table = await deal(server, "person", "greedy", bot_due=None)
    await server.rooms.get(table)
    bots.on_news(News(table, 0))
    assert len(bots._readying) == ready
    await asyncio.gather(*bots._readying)
    process = bots._free.idle.pop()
    assert (process._process is not None) == ready
    if not ready:
        return
    room = await server.rooms.get(table)
    assert room.match is not None
    job = bots._job(room, room.match, 1, "greedy")
    assert await process.ask(kept_picks, job, seconds=30.0) == "0"
    text = room.match.options(0)[0].text
    bots._free.put(process)
    await pick_as_bot(server, table, 0, 0, text)
    await server.rooms.drain()
    await asyncio.gather(*bots._readying)
    assert await process.ask(kept_picks, job, seconds=30.0) == "1"
    assert not caplog.records


async def test_a_bot_that_cannot_get_ready_harms_nobody(
    server: Server, make_bots: MakeBots, caplog: pytest.LogCaptureFixture
) -> None:
    bots = make_bots(ready=True)
    table = await deal(server, "person", "nowhere.py:Nobody", bot_due=None)
    await server.rooms.get(table)
    bots.on_news(News(table, 0))
    await asyncio.gather(*bots._readying)
    assert "could not get ready for table divers" in caplog.text
    assert len(bots._free.idle) == 1


async def is_gone(process: int) -> bool:
    """Whether the process has ended; whoever started it may have taken note of that already."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def test_no_process_is_left_behind(server: Server, make_bots: MakeBots) -> None:
    bots = make_bots(dawdle, seconds=600)
    table = await deal(server, "greedy", "greedy")
    bots.wake(table)

    async def thinking_began() -> bool:
        return bool(multiprocessing.active_children())

    await until(thinking_began, "a process that thinks")
    (process,) = multiprocessing.active_children()
    number = process.pid
    assert number is not None
    await bots.close()
    await until(lambda: is_gone(number), "the end of the process")
    assert not bots.busy()
    bots.wake(table)
    assert not bots.busy()


async def test_an_unknown_table_harms_nobody(make_bots: MakeBots) -> None:
    bots = make_bots()
    bots.wake("nowhere")

    async def idle() -> bool:
        return not bots.busy()

    await until(idle, "the bots to look")


async def test_a_late_person_is_helped_with_one_move_alone(server: Server, make_bots: MakeBots) -> None:
    bots = make_bots()
    table = await deal(server, "person", "person", bot_due=None)
    bots.move_for_person(table, 5)
    bots.move_for_person(table, 0)

    async def moved() -> bool:
        return await moves_made(server, table) > 0 and not bots.busy()

    await until(moved, "one move")
    assert await moves_made(server, table) == 1
    assert not any(seat["away"] for seat in await seats_of(server, table))


def _job(match: Match, picks: int) -> BotJob:
    made = tuple((seat, option.text) for seat, option in match.picks[:picks])
    return BotJob("table", DIVERS, match.setup, match.seed, made, 0, "random", 1)


def test_a_match_that_is_kept_is_caught_up_or_begun_anew() -> None:
    match = Match(load_game(DIVERS), {"seats": 2, "rounds": 2}, SEED)
    while match.pending is not None:
        seat = match.pending.seats[0]
        match.pick(seat, match.options(seat)[0])
    half = len(match.picks) // 2
    for picks in (half, half + 2, half - 1, half):
        job = _job(match, picks)
        caught_up = bot_process.catch_up(job)
        bot_process._kept["table"] = caught_up
        assert [(seat, option.text) for seat, option in caught_up.picks] == list(job.picks)
    other = replace(_job(match, 0), seed=SEED + 1)
    assert bot_process.catch_up(other).seed == SEED + 1


async def test_tables_of_bots_alone_wait_behind_tables_with_people() -> None:
    process = ChildProcess()
    free = FreeProcesses([process])
    assert await free.get(patient=True) is process
    got: list[str] = []

    async def wait(name: str, patient: bool) -> None:
        found = await free.get(patient)
        got.append(name)
        free.put(found)

    waiting = [asyncio.create_task(wait(name, name.startswith("bots"))) for name in ("bots 1", "people", "bots 2")]
    gone = asyncio.create_task(wait("gone", patient=False))
    await asyncio.sleep(0)
    gone.cancel()
    free.put(process)
    await asyncio.gather(*waiting)
    assert got == ["people", "bots 1", "bots 2"]
    assert free.idle == [process]


async def test_an_account_has_so_many_tables_of_bots_alone_at_once(server: Server) -> None:
    anna, bert = [await make_guest(server.database, name) for name in ("Anna", "Bert")]

    async def begin(account: Account, *kinds: Literal["me", "bot"]) -> None:
        new = NewTable(game=GAME, setup={"seats": 2}, seats=[SeatRequest(kind) for kind in kinds])
        await start(server, (await create_table(server, account, new)).id, account)

    for _ in range(BOT_TABLES):
        await begin(anna, "bot", "bot")
    with pytest.raises(Refused, match="bots alone"):
        await begin(anna, "bot", "bot")
    await begin(anna, "me", "bot")
    await begin(bert, "bot", "bot")
