"""Who is away has a say for a while: nobody undoes their game or ends it behind their back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from rulebound.server.accounts.account import make_guest
from rulebound.server.database import now
from rulebound.server.live.server import Server
from rulebound.server.play.bots import Bots
from rulebound.server.play.clock import Clock
from rulebound.server.play.heartbeat import beat
from rulebound.server.play.votes import agree, propose_end, undo
from rulebound.server.schema import seats, tables
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.former import delete_account
from rulebound.server.tables.info import NewTable, Proposal, SeatRequest, table_info
from rulebound.server.tables.seating import join, leave, take_back
from rulebound.server.tables.seats import AWAY_GRACE
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import Refused
from tests.server.guests import GAME, Seated, seat_guests
from tests.server.sockets import until
from tests.server.table_play import asked_seat, long_ago, pick_any

pytestmark = pytest.mark.anyio
DAYS = 3 * 86_400


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """Votes do not depend on the database."""
    return make_settings(database=sqlite_url, data=tmp_path / "data")


@pytest.fixture
async def clock(server: Server) -> AsyncIterator[Clock]:
    made = Clock(server, Bots(server))
    yield made
    await made.bots.close()


async def picks_by_both(server: Server) -> tuple[Seated, int]:
    """A game of two in which the one has picked, then the other, and the seat that picked first."""
    seated = await seat_guests(server)
    first = await asked_seat(server, seated)
    while await asked_seat(server, seated) == first:
        await pick_any(server, seated)
    await pick_any(server, seated)
    return seated, first


async def proposal(server: Server, seated: Seated) -> Proposal | None:
    return (await table_info(server, seated.table, None)).proposal


async def status(server: Server, seated: Seated) -> str:
    return (await table_info(server, seated.table, None)).status


async def test_a_forced_undo_waits_for_one_who_has_just_left(server: Server) -> None:
    seated, first = await picks_by_both(server)
    await leave(server, seated.table, seated.accounts[1 - first])
    left = now()
    seq = (await server.rooms.get(seated.table)).seq
    room = await undo(server, seated.table, seated.accounts[first])
    assert room.seq == seq
    asked = await proposal(server, seated)
    assert asked is not None
    assert (asked.kind, asked.agreed, asked.awaited) == ("undo", [first], [1 - first])
    assert asked.until is not None
    assert left - 60_000 < asked.until - 1000 * AWAY_GRACE <= left


async def test_nobody_ends_the_game_while_another_is_gone_for_a_moment(server: Server, clock: Clock) -> None:
    seated = await seat_guests(server, seats=3)
    away = seated.accounts[2]
    await leave(server, seated.table, away)
    await propose_end(server, seated.table, seated.accounts[0])
    await agree(server, seated.table, seated.accounts[1], True)
    await clock.sweep()
    assert await status(server, seated) == "playing"
    await take_back(server, seated.table, away)  # and sees what is proposed
    asked = await proposal(server, seated)
    assert asked is not None
    assert (asked.agreed, asked.awaited, asked.until) == ([0, 1], [], None)
    await agree(server, seated.table, away, False)
    assert (await proposal(server, seated), await status(server, seated)) == (None, "playing")


@pytest.mark.parametrize("yes", [True, False])
async def test_one_who_is_away_can_vote_without_taking_the_seat_back(server: Server, yes: bool) -> None:
    seated = await seat_guests(server)
    await leave(server, seated.table, seated.accounts[1])
    await propose_end(server, seated.table, seated.accounts[0])
    await agree(server, seated.table, seated.accounts[1], yes)
    assert await proposal(server, seated) is None
    assert await status(server, seated) == ("ended" if yes else "playing")


async def test_when_the_time_is_over_the_others_decide(server: Server, clock: Clock) -> None:
    seated = await seat_guests(server, seats=3)
    await leave(server, seated.table, seated.accounts[2])
    await propose_end(server, seated.table, seated.accounts[0])
    await long_ago(server, seated.table)
    await clock.sweep()
    assert await status(server, seated) == "playing"  # the second has not agreed
    with pytest.raises(Refused, match="take your seat back"):
        await agree(server, seated.table, seated.accounts[2], False)
    await agree(server, seated.table, seated.accounts[1], True)
    assert await status(server, seated) == "ended"


async def test_what_the_others_have_agreed_to_is_done_when_the_time_is_over(server: Server, clock: Clock) -> None:
    seated, first = await picks_by_both(server)
    await leave(server, seated.table, seated.accounts[1 - first])
    room = await undo(server, seated.table, seated.accounts[first])
    picks = len(room.playing().picks)
    await clock.sweep()
    assert len((await server.rooms.get(seated.table)).playing().picks) == picks
    await long_ago(server, seated.table)
    await clock.sweep()
    room = await server.rooms.get(seated.table)
    assert len(room.playing().picks) < picks
    assert await proposal(server, seated) is None


async def test_by_correspondence_the_time_for_a_move_is_the_time_to_object(server: Server, clock: Clock) -> None:
    seated = await seat_guests(server)
    async with server.database.write() as connection:
        await connection.execute(update(tables).values(pace="correspondence", clock=DAYS))
    await server.publication.announce(seated.table)
    await leave(server, seated.table, seated.accounts[1])
    await long_ago(server, seated.table, DAYS - 60)
    await propose_end(server, seated.table, seated.accounts[0])
    await clock.sweep()
    assert await status(server, seated) == "playing"
    await long_ago(server, seated.table, 60)
    await clock.sweep()
    assert await status(server, seated) == "ended"


async def test_one_who_is_out_of_time_has_a_say_too(server: Server, clock: Clock) -> None:
    seated = await seat_guests(server)
    late = await asked_seat(server, seated)
    async with server.database.write() as connection:
        await connection.execute(update(tables).values(clock=60, on_timeout="seat", deadline=now() - 1))
    await clock.bots.close()  # nobody moves: the vote alone is looked at
    await clock.sweep()
    await propose_end(server, seated.table, seated.accounts[1 - late])
    asked = await proposal(server, seated)
    assert asked is not None
    assert asked.awaited == [late]


async def test_one_whose_account_is_gone_has_no_say(server: Server) -> None:
    seated = await seat_guests(server)
    await leave(server, seated.table, seated.accounts[1])
    await delete_account(server.database, seated.accounts[1])
    await server.publication.announce(seated.table)
    await propose_end(server, seated.table, seated.accounts[0])
    assert await status(server, seated) == "ended"


# What a table does when somebody is away is its own choice.


async def with_terms(server: Server, **terms: object) -> Seated:
    """A game of two that has just begun, at a table with these terms."""
    accounts = [await make_guest(server.database, name) for name in ("Anna", "Bert")]
    wishes = [SeatRequest("me"), SeatRequest("open")]
    new = NewTable(game=GAME, setup={"seats": 2}, seats=wishes, access="public", **terms)  # type: ignore[arg-type]
    made = await create_table(server, accounts[0], new)
    await join(server, made.id, accounts[1])
    await start(server, made.id, accounts[0])
    return Seated(made.id, accounts)


@pytest.mark.parametrize("away_vote", [0, 60, 7 * 86_400])
async def test_a_table_says_for_how_long_who_is_away_can_vote(
    server: Server, clock: Clock, away_vote: int
) -> None:
    seated = await with_terms(server, away_vote=away_vote)
    assert (await table_info(server, seated.table, None)).away_vote == away_vote
    await leave(server, seated.table, seated.accounts[1])
    if away_vote:
        await long_ago(server, seated.table, away_vote - 30)
        await propose_end(server, seated.table, seated.accounts[0])
        await clock.sweep()
        assert await status(server, seated) == "playing"
        await long_ago(server, seated.table, 30)
        await clock.sweep()
    else:
        await propose_end(server, seated.table, seated.accounts[0])
    assert await status(server, seated) == "ended"


async def test_a_bot_takes_a_seat_that_was_left_only_after_the_time_that_the_table_says(
    server: Server, clock: Clock
) -> None:
    seated = await with_terms(server, bot_after=3600, take_back="never")
    gone = await asked_seat(server, seated)
    before = now()
    info = await leave(server, seated.table, seated.accounts[gone])
    bot_from = info.players[gone].bot_from
    assert bot_from is not None
    assert before + 3_600_000 <= bot_from <= now() + 3_600_000
    clock.bots.wake(seated.table)
    await clock.sweep()
    await until(lambda: not clock.bots.busy())
    assert (await server.rooms.get(seated.table)).seq == 0  # the bot waits
    await take_back(server, seated.table, seated.accounts[gone])  # it has not taken the seat yet
    assert (await table_info(server, seated.table, None)).players[gone].bot_from is None
    await leave(server, seated.table, seated.accounts[gone])
    async with server.database.write() as connection:
        await connection.execute(update(seats).where(seats.c.bot_from.is_not(None)).values(bot_from=now() - 1))
        await connection.execute(update(tables).values(bot_due=now() - 1))
    await server.publication.announce(seated.table)
    await clock.sweep()
    await until(lambda: not clock.bots.busy())
    assert (await server.rooms.get(seated.table)).seq > 0
    with pytest.raises(Refused, match="to the end"):
        await take_back(server, seated.table, seated.accounts[gone])


async def test_the_clock_wakes_the_bot_when_its_time_has_come(server: Server) -> None:
    seated = await with_terms(server, bot_after=3600)
    gone = await asked_seat(server, seated)
    info = await leave(server, seated.table, seated.accounts[gone])
    row = (await server.rooms.get(seated.table)).row
    assert row["bot_due"] == info.players[gone].bot_from


async def test_the_time_until_a_bot_plays_stands_still_with_the_server(server: Server) -> None:
    seated = await with_terms(server, bot_after=3600)
    info = await leave(server, seated.table, seated.accounts[1])
    before = info.players[1].bot_from
    assert before is not None
    time = now()
    await beat(server, time)
    await beat(server, time + 60_000)
    assert (await table_info(server, seated.table, None)).players[1].bot_from == before + 60_000


async def test_the_terms_go_on_to_the_rematch(server: Server) -> None:
    seated = await with_terms(server, bot_after=60, away_vote=120, take_back="never")
    await propose_end(server, seated.table, seated.accounts[0])
    await agree(server, seated.table, seated.accounts[1], True)
    again = await rematch(server, seated.table, seated.accounts[0])
    assert (again.bot_after, again.away_vote, again.take_back) == (60, 120, "never")
