"""The clock wakes forgotten bots and helps people who are out of time."""

from collections.abc import AsyncIterator

import pytest

from rulebound.server.database import now
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.play import bot_process
from rulebound.server.play.bots import Bots
from rulebound.server.play.clock import Clock
from rulebound.server.tables.seats import BOT_GRACE, Seat, whose_turn
from tests.server.divers import deal, moves_made, row_of, seats_of, until, until_over

pytestmark = pytest.mark.anyio


@pytest.fixture
async def clock(server: Server) -> AsyncIterator[Clock]:
    server.bots = Bots(server, bot_process.think)
    made = Clock(server, server.bots)
    yield made
    await made.stop()
    await server.bots.close()


async def rested(clock: Clock) -> bool:
    return not clock.bots.busy()


async def test_a_table_whose_worker_died_is_taken_over(server: Server, clock: Clock) -> None:
    table = await deal(server, "random", "random", bot_due=now() - 1)
    await clock.sweep()
    assert (await until_over(server, table))["result"] is not None


async def test_a_bot_that_is_not_due_is_left_to_its_worker(server: Server, clock: Clock) -> None:
    table = await deal(server, "random", "random", bot_due=now() + 60_000)
    await clock.sweep()
    assert await rested(clock)
    assert await moves_made(server, table) == 0


async def test_the_clock_ticks_by_itself(server: Server, clock: Clock) -> None:
    clock.start()
    await until_over(server, await deal(server, "random", "random", bot_due=now() + 300))


async def test_one_worker_alone_takes_a_table(server: Server, clock: Clock) -> None:
    other = await open_server(server.settings)
    bots = Bots(other, bot_process.think)
    try:
        table = await deal(
            server, "person", "random", deadline=now() - 1, bot_due=None, on_timeout="seat", clock=60
        )
        await Clock(other, bots).sweep()
        assert bots.busy()
        await clock.sweep()
        assert await rested(clock)

        async def idle() -> bool:
            return not bots.busy()

        await until(idle, "the other worker's bots")
        assert (await row_of(server, table))["status"] == "over"
    finally:
        await bots.close()
        await close_server(other)


async def test_a_person_out_of_time_gets_one_move_by_a_bot(server: Server, clock: Clock) -> None:
    table = await deal(server, "person", "person", clock=600, deadline=now() - 1, bot_due=None)
    await clock.sweep()
    await until(lambda: _idle_after(server, clock, table), "one move")
    row = await row_of(server, table)
    assert row["seq"] == 1
    assert row["deadline"] > now() + 300_000
    assert not any(seat["away"] for seat in await seats_of(server, table))
    assert server.metrics.get("timeouts_total") == 1
    await clock.sweep()
    assert await rested(clock)


async def _idle_after(server: Server, clock: Clock, table: str) -> bool:
    return await rested(clock) and await moves_made(server, table) > 0


async def test_a_person_out_of_time_hands_the_seat_to_a_bot(server: Server, clock: Clock) -> None:
    late = now() - 1
    table = await deal(server, "person", "person", clock=600, deadline=late, bot_due=None, on_timeout="seat")
    await server.rooms.get(table)
    await clock.sweep()
    await until(lambda: _idle_after(server, clock, table), "the other person's turn")
    assert [seat["away"] for seat in await seats_of(server, table)] == [True, False]
    assert (await row_of(server, table))["waiting"] == "1"


async def test_a_move_that_came_in_time_is_not_taken_over(server: Server, clock: Clock) -> None:
    table = await deal(server, "person", "person", clock=600, deadline=now() + 60_000, bot_due=None)
    await clock.sweep()
    assert await rested(clock)
    assert await moves_made(server, table) == 0


async def test_tables_that_are_over_are_left_alone(server: Server, clock: Clock) -> None:
    await deal(server, "random", "random", bot_due=now() - 1, deadline=now() - 1, status="over")
    await clock.sweep()
    assert await rested(clock)


@pytest.mark.parametrize("number", range(3))
def test_whichever_seat_a_bot_plays_it_gets_its_time_when_it_is_asked(number: int) -> None:
    """Beside others who are asked too, in whatever order the seats are told."""
    seats = [Seat(each, "person", 7, None, False) for each in range(3)]
    seats[number] = Seat(number, "bot", None, "greedy", False)
    for asked in ((0, 1, 2), (2, 1, 0)):
        turn = whose_turn(seats, asked, 60, 1_000)
        assert (turn["bot_due"], turn["deadline"]) == (1_000 + BOT_GRACE, None)
    others = [each for each in range(3) if each != number]
    turn = whose_turn(seats, others, 60, 1_000)
    assert (turn["bot_due"], turn["deadline"]) == (None, 61_000)
