"""Clocks of players stand still while the server is down, and when the machine's clock is set."""

import pytest
from sqlalchemy import update

from rulebound.server.database import now
from rulebound.server.live.server import Server
from rulebound.server.play import clock as clock_module
from rulebound.server.play.bots import Bots
from rulebound.server.play.clock import Clock
from rulebound.server.schema import heartbeat, seats
from tests.server.divers import deal, row_of, seats_of

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


async def test_the_time_for_which_the_server_was_down_is_given_back(server: Server) -> None:
    clock = Clock(server, Bots(server))
    await clock.sweep()
    began = now()
    left = began - HOUR + 60_000  # a minute was left when the server went down, an hour ago
    table = await deal(server, "person", "person", clock=60, deadline=left, bot_due=None, on_timeout="seat")
    async with server.database.write() as connection:
        await connection.execute(update(heartbeat).values(at=now() - HOUR))
        await connection.execute(update(seats).where(seats.c.number == 1).values(away_since=now() - HOUR))
    await clock.sweep()
    assert began + 60_000 <= (await row_of(server, table))["deadline"] <= now() + 60_000
    held = await seats_of(server, table)
    assert [bool(seat["away"]) for seat in held] == [False, False]
    assert began <= held[1]["away_since"] <= now()
    assert server.metrics.get("timeouts_total") == 0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_jump_of_the_machines_clock_takes_nobodys_seat(
    server: Server, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    clock, began = Clock(server, Bots(server)), now()
    await clock.sweep()
    left = now() + 60_000
    table = await deal(server, "person", "person", clock=60, deadline=left, bot_due=None, on_timeout="seat")
    monkeypatch.setattr(clock_module, "now", lambda: now() + jump)
    await clock.sweep()
    room = await server.rooms.get(table)  # what is shown
    took = now() - began  # is given back too
    assert left <= room.row["deadline"] - jump <= left + took
    assert not any(seat["away"] for seat in await seats_of(server, table))


async def test_a_short_restart_is_given_back_too(server: Server) -> None:
    left = now() + 60_000
    table = await deal(server, "person", "person", clock=60, deadline=left, bot_due=None)
    await Clock(server, Bots(server)).sweep()
    async with server.database.write() as connection:
        await connection.execute(update(heartbeat).values(at=now() - 5_000))
    await Clock(server, Bots(server)).sweep()  # of the next process
    assert 5_000 <= (await row_of(server, table))["deadline"] - left < 10_000


async def test_a_worker_that_is_only_slow_changes_no_clock(server: Server) -> None:
    clock = Clock(server, Bots(server))
    await clock.sweep()
    left = now() + 60_000
    table = await deal(server, "person", "person", clock=60, deadline=left, bot_due=None)
    async with server.database.write() as connection:
        await connection.execute(update(heartbeat).values(at=now() - 5_000))
    await clock.sweep()
    assert (await row_of(server, table))["deadline"] == left
