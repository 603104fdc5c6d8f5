"""Bots at tables: they play whole games, and whatever they do, the table goes on."""

import logging
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import pytest

from rulebound.games import load_game
from rulebound.kernel import Match
from rulebound.server import bot_process
from rulebound.server.bot_process import BotJob
from rulebound.server.bots import Bots, Think
from rulebound.server.server import Server
from tests.server.divers import (
    DIVERS,
    SEED,
    babble,
    crash,
    dawdle,
    deal,
    die,
    moves_made,
    row_of,
    seats_of,
    until,
    until_over,
)

pytestmark = pytest.mark.anyio
MakeBots = Callable[..., Bots]


@pytest.fixture
async def make_bots(server: Server) -> AsyncIterator[MakeBots]:
    made: list[Bots] = []

    def make(think: Think = bot_process.think, seconds: float = 30.0) -> Bots:
        server.settings = replace(server.settings, bot_seconds=seconds)
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
