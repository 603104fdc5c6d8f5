"""Lessons: a first game with a fixed deal, and the step of it that is on.

A table of a lesson has a number in its row: the explanations below it have been read. All else follows from the
moves.
"""

from typing import Any

import msgspec
from sqlalchemy import update

from rulebound.kernel import Game, Lesson, RuleboundError
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.play.room import Room
from rulebound.server.play.worker import PlayWorker
from rulebound.server.schema import tables
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.games import known_game
from rulebound.server.tables.info import NewTable, SeatRequest, TableInfo
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import Refused


class NoLesson(RuleboundError):
    """The game has no lesson, or the table is none."""


class LessonView(msgspec.Struct, frozen=True):
    """The step of a lesson that is on, for the learner: the message `lesson-STEP` of the game.

    It speaks of `at`: a target on the table, or else an area of the screen. If it `waits`, it goes on when what it
    speaks of is done; otherwise when the learner has read it. Of what is open, it advises `pick`.
    """

    step: str
    number: int
    of: int
    at: str
    waits: bool
    pick: str | None


async def start_lesson(server: PlayWorker, account: Account, name: str) -> TableInfo:
    """Start the lesson of a game at a table of its own."""
    lesson = _lesson_of(known_game(name))
    seat_count = int(lesson.setup["seats"])
    requests = [SeatRequest("bot", lesson.bot) for _ in range(seat_count)]
    requests[lesson.seat] = SeatRequest("me")
    new = NewTable(game=name, seats=requests, setup=dict(lesson.setup))
    made = await create_table(server, account, new, lesson)
    return await start(server, made.id, account)


async def mark_read(server: PlayWorker, table: str, account: Account, step: str) -> None:
    """The learner has read the explanation that is on."""
    async with server.rooms.locked(table) as room:
        lesson = _lesson_of(room.game)
        if room.row["lesson"] is None:
            raise NoLesson("not-a-lesson", "this table is no lesson")
        if room.seats[lesson.seat].account != account.id:
            raise NotAllowed("learner", "only the learner can do this")
        now = lesson_view(room, lesson.seat)
        if now is None or now.step != step or now.waits:
            raise Refused("step", "this step is not on, or it waits for something to be done")
        here = tables.c.id == table
        async with server.database.write() as connection:
            await connection.execute(update(tables).where(here).values(lesson=now.number))
        room.row["lesson"] = now.number
    await server.publication.announce(table)


def _lesson_of(game: Game[Any]) -> Lesson:
    if game.lesson is None:
        raise NoLesson("no-lesson", "this game has no lesson")
    return game.lesson


def lesson_view(room: Room, seat: int | None) -> LessonView | None:
    """The step that this seat is at; None: it is in no lesson, or the lesson is over."""
    lesson, read = room.game.lesson, room.row["lesson"]
    if lesson is None or read is None or seat != lesson.seat or room.match is None:
        return None
    number = lesson.at_step(room.match, read)
    if number == len(lesson.steps):
        return None
    step = lesson.steps[number]
    option = lesson.advised(room.match, step)
    at = room.game.target(option) if option is not None else None
    pick = option.text if option is not None else None
    return LessonView(step.id, number + 1, len(lesson.steps), at or step.at, bool(step.until), pick)
