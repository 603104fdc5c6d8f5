"""Lessons at a table: they are started by one call, follow the account, and wait for what they speak of."""

import pytest

from rulebound.kernel import UnknownGame
from rulebound.server.accounts.account import Account, NotAllowed, make_guest
from rulebound.server.live.server import Server
from rulebound.server.play import picks, votes
from rulebound.server.play.lessons import LessonView, NoLesson, lesson_view, mark_read, start_lesson
from rulebound.server.tables.table import Refused
from tests.server.guests import seat_guests

pytestmark = pytest.mark.anyio

GAME = "small-world-underground"


async def learner_at(server: Server) -> tuple[Account, str]:
    """A guest, and the table of their lesson."""
    guest = await make_guest(server.database, "Anna")
    return guest, (await start_lesson(server, guest, GAME)).id


async def step_at(server: Server, table: str) -> LessonView:
    """The step of the lesson that is on."""
    async with server.rooms.locked(table) as room:
        view = lesson_view(room, 0)
    assert view is not None
    return view


async def test_a_lesson_starts_at_its_first_step_with_its_own_deal(server: Server) -> None:
    guest, table = await learner_at(server)
    room = await server.rooms.get(table)
    assert room.match is not None
    assert room.game.lesson is not None
    assert (room.status, room.match.seed) == ("playing", room.game.lesson.seed)
    assert [seat.kind for seat in room.seats] == ["person", "bot"]
    assert room.seats[0].account == guest.id
    step = await step_at(server, table)
    assert (step.step, step.number, step.at, step.waits, step.pick) == ("welcome", 1, "board", False, None)


async def test_what_is_read_and_done_is_kept_with_the_table(server: Server) -> None:
    guest, table = await learner_at(server)
    await mark_read(server, table, guest, "welcome")
    step = await step_at(server, table)
    assert (step.step, step.waits) == ("combo", True)
    assert step.at.startswith("combo:"), "it speaks of what it advises"
    assert (step.pick or "").startswith("choose "), "and says which pick that is"
    with pytest.raises(Refused):
        await mark_read(server, table, guest, "combo")
    room = await server.rooms.get(table)
    assert room.match is not None
    await picks.pick(server, table, guest, room.seq, room.match.options(0)[0].text)
    assert (await step_at(server, table)).step == "enter"
    server.rooms.drop(table)  # as after a restart
    assert (await step_at(server, table)).step == "enter"
    await votes.undo(server, table, guest)
    assert (await step_at(server, table)).step == "combo"


async def test_an_explanation_need_not_be_read(server: Server) -> None:
    """Who acts at once is not held up."""
    guest, table = await learner_at(server)
    room = await server.rooms.get(table)
    assert room.match is not None
    await picks.pick(server, table, guest, 0, room.match.options(0)[0].text)
    assert (await step_at(server, table)).step == "enter"


async def test_only_the_learner_is_taught(server: Server) -> None:
    _, table = await learner_at(server)
    other = await make_guest(server.database, "Bea")
    with pytest.raises(NotAllowed):
        await mark_read(server, table, other, "welcome")
    room = await server.rooms.get(table)
    assert lesson_view(room, None) is None
    assert lesson_view(room, 1) is None


async def test_an_ordinary_table_is_no_lesson(server: Server) -> None:
    seated = await seat_guests(server, game=GAME)
    room = await server.rooms.get(seated.table)
    assert lesson_view(room, 0) is None
    with pytest.raises(NoLesson):
        await mark_read(server, seated.table, seated.accounts[0], "welcome")
    with pytest.raises(UnknownGame):
        await start_lesson(server, seated.accounts[0], "chess")
