"""Bots at tables. They run in separate processes; if a bot fails, the stand-in picks for it."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from rulebound.kernel import IllegalPick, Lesson, Match, RulesFault
from rulebound.server.database import now
from rulebound.server.play import picks
from rulebound.server.play.bot_process import BotJob, get_ready, think
from rulebound.server.play.commit import NotSaved, Overtaken
from rulebound.server.play.elsewhere import NoAnswer
from rulebound.server.play.process import ChildProcess, FreeProcesses, TaskFailed
from rulebound.server.play.room import Room
from rulebound.server.play.worker import PlayWorker
from rulebound.server.publication import News
from rulebound.server.tables.games import named_bots
from rulebound.server.tables.seats import STAND_IN
from rulebound.server.tables.table import NoSuchTable, Refused

log = logging.getLogger(__name__)
TRIES: Final = 4  # for one move; then the clock wakes the bots again later

ANSWER_WITHIN: Final = (
    0.5  # of the time that a bot has: then one that searches answers, however busy the machine is
)

ELSEWHERE: Final = 0.6  # of the time that a bot has is for other machines; what is left must do for this one

Think = Callable[[BotJob], str]


@dataclass(slots=True)
class BotTurn:
    """A decision that a bot has to make, and what its process needs to make it."""

    seq: int
    seat: int
    options: tuple[str, ...]
    job: BotJob
    scripted: str | None = None  # the pick by the script of a lesson
    people: bool = True  # whether somebody plays at the table; who only watches bots can wait


class Bots:
    """All bots of this worker."""

    def __init__(self, server: PlayWorker, think: Think = think) -> None:
        self.server = server
        self._think = think
        self._processes = [ChildProcess() for _ in range(max(1, server.settings.bot_processes))]
        self._free = FreeProcesses(self._processes)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._overdue: dict[str, int] = {}  # tables where a bot makes one move for a person: at which seq
        self._readying: set[asyncio.Task[None]] = set()
        self._closed = False
        server.publication.listeners.append(self.on_news)

    def on_news(self, news: News) -> None:
        """Move if a change here, or of the seats of an own table, leaves a bot to move; else get ready."""
        if self._closed or not (news.here or (news.seq == 0 and self.server.owners.owns(news.table))):
            return
        room = self.server.rooms.idle_room(news.table)
        if room is None or _asks_bot(room):  # a room that is not up to date is looked at when it is
            self.wake(news.table)
        elif self.server.settings.ready_bots:
            self._start_getting_ready(room)

    def wake(self, table: str) -> None:
        """Start a task that moves if this table waits for a bot; returns at once."""
        if self._closed:
            return
        if table in self._tasks:
            self._again.add(table)
        else:
            self._tasks[table] = asyncio.create_task(self._run(table))

    def move_for_person(self, table: str, seq: int) -> None:
        """Make one move for a person who is out of time, if the table is still at `seq`."""
        self._overdue[table] = seq
        self.wake(table)

    def busy(self) -> set[str]:
        """The tables where a bot is about to move."""
        return set(self._tasks)

    async def close(self) -> None:
        """Cancel all tasks and end the processes; another worker takes the tables over."""
        self._closed = True
        with suppress(ValueError):  # closed before
            self.server.publication.listeners.remove(self.on_news)
        tasks = [*self._tasks.values(), *self._readying]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            process.end()

    # One table.

    async def _run(self, table: str) -> None:
        try:
            while True:
                self._again.discard(table)
                if not await self.server.owners.claim(table):
                    return  # its owner's bots move
                await self._play(table)
                if table not in self._again:
                    return
        except NoSuchTable:
            return
        except NotSaved as error:
            log.warning("a bot at table %s could not move: %s", table, error)
        except Exception:
            log.exception("the bots of table %s have stopped; the clock will wake them", table)
        finally:
            self._overdue.pop(table, None)
            del self._tasks[table]

    async def _play(self, table: str) -> None:
        """Make moves until the table no longer waits for a bot."""
        tries = 0
        while (turn := await self._turn(table)) is not None:
            text = secrets.choice(turn.options) if tries else await self._pick_for(turn)
            try:
                await picks.pick_as_bot(self.server, table, turn.seat, turn.seq, text)
            except (Refused, Overtaken, IllegalPick, RulesFault) as error:
                tries += 1
                if not isinstance(error, Refused | Overtaken):
                    log.error("table %s, seat %s: a bot's pick failed: %s", table, turn.seat, error)
                if tries == TRIES:
                    log.error("table %s, seat %s: the bots give up for now: %s", table, turn.seat, error)
                    return
                continue
            tries = 0
            self.server.metrics.add("bot_moves_total")

    async def _turn(self, table: str) -> BotTurn | None:
        """The decision that a bot has to make at this table now, if any."""
        async with self.server.rooms.locked(table) as room:
            match = room.match
            if match is None or match.pending is None or room.status != "playing":
                return None
            found = self._next_bot(room, match.pending.seats)
            if found is None:
                return None
            seat, bot = found
            job = self._job(room, match, seat, bot)
            options = tuple(option.text for option in match.options(seat))
            lesson = _lesson_at(room)
            scripted = lesson.scripted(match, seat) if lesson is not None else None
            people = any(each.is_person and each.acting_bot(now()) is None for each in room.seats)
            return BotTurn(room.seq, seat, options, job, scripted, people)

    def _job(self, room: Room, match: Match, seat: int, bot: str) -> BotJob:
        picks = tuple((picker, option.text) for picker, option in match.picks)
        bot = named_bots(self.server.settings.bots).get(bot, bot)
        wait = ANSWER_WITHIN * self.server.settings.bot_seconds
        lesson = _lesson_at(room)  # the same picks of the learner are met with the same answers
        bot_seed = secrets.randbits(64) if lesson is None else lesson.seed + len(picks)
        return BotJob(room.id, room.row["game"], match.setup, match.seed, picks, seat, bot, bot_seed, wait)

    def _next_bot(self, room: Room, asked: Sequence[int]) -> tuple[int, str] | None:
        time = now()
        bots = [(seat, bot) for seat in asked if (bot := room.seats[seat].acting_bot(time)) is not None]
        if bots:
            return secrets.choice(bots)
        if self._overdue.get(room.id) == room.seq:
            return secrets.choice(asked), STAND_IN
        return None

    # Before a bot is asked.

    def _start_getting_ready(self, room: Room) -> None:
        """While people are asked, let a process that has nothing to do get ready for the table's bots."""
        if not self._free.idle or room.id in self._tasks or room.match is None or self.server.elsewhere.connected:
            return
        time = now()
        bots = {seat.number: bot for seat in room.seats if (bot := seat.acting_bot(time)) is not None}
        pending = room.match.pending
        if room.status != "playing" or pending is None or not bots:
            return
        job = self._job(room, room.match, *next(iter(bots.items())))
        task = asyncio.create_task(self._get_ready(self._free.idle.pop(), job))
        self._readying.add(task)
        task.add_done_callback(self._readying.discard)

    async def _get_ready(self, process: "ChildProcess", job: BotJob) -> None:
        try:
            await process.ask(get_ready, job, seconds=self.server.settings.bot_seconds, game=job.game)
        except (TimeoutError, BrokenExecutor, TaskFailed) as error:
            log.warning("bot %s could not get ready for table %s: %s", job.bot, job.table, error)
        finally:
            self._free.put(process)

    # One pick.

    async def _pick_for(self, turn: BotTurn) -> str:
        """The bot's pick; if the bot fails, the stand-in's; if that fails too, a random one."""
        if turn.scripted is not None:
            return turn.scripted
        bot = turn.job.bot
        text = await self._ask(turn, bot, STAND_IN if bot != STAND_IN else "random")
        if text is None and bot != STAND_IN:
            text = await self._ask(turn, STAND_IN, "random")
        return secrets.choice(turn.options) if text is None else text

    async def _ask(self, turn: BotTurn, bot: str, instead: str) -> str | None:
        """What this bot picks; None if it fails."""
        started = time.monotonic()
        job = replace(turn.job, bot=bot)
        text = await self._ask_elsewhere(turn, job)
        if text in turn.options:
            return text
        seconds = self.server.settings.bot_seconds - (time.monotonic() - started)
        process = await self._free.get(patient=not turn.people)
        failure: Exception | None = None
        try:
            job = replace(job, wait=ANSWER_WITHIN * seconds)
            text = await process.ask(self._think, job, seconds=seconds, game=job.game)
            if text in turn.options:
                return text
            reason = "nonsense"
        except TimeoutError:
            reason = "time-out"
        except BrokenExecutor:
            reason = "death"
        except Exception as error:
            reason, failure = "crash", error
        finally:
            self._free.put(process)
            self.server.metrics.add("bot_seconds_total", time.monotonic() - started)
        self.server.metrics.add("bot_failures_total", reason=reason)
        log.error(
            "bot %s failed (%s) at table %s, seat %s, move %s: %s picks instead",
            *(bot, reason, turn.job.table, turn.seat, turn.seq, instead),
            exc_info=failure,
        )
        return None

    async def _ask_elsewhere(self, turn: BotTurn, job: BotJob) -> str | None:
        """What this bot picks on another machine; None if there is none."""
        seconds = ELSEWHERE * self.server.settings.bot_seconds
        job = replace(job, wait=ANSWER_WITHIN * seconds)
        try:
            return await self.server.elsewhere.ask(self._think, job, seconds=seconds, urgent=turn.people)
        except NoAnswer:
            return None


def _asks_bot(room: Room) -> bool:
    pending = room.match.pending if room.match is not None and room.status == "playing" else None
    return pending is not None and any(room.seats[seat].acting_bot(now()) for seat in pending.seats)


def _lesson_at(room: Room) -> Lesson | None:
    return room.game.lesson if room.row["lesson"] is not None else None
