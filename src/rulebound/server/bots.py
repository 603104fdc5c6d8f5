"""Bots at tables. They run in separate processes; if a bot fails, a random pick keeps the game going."""

import asyncio
import logging
import os
import secrets
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from rulebound.kernel import IllegalPick, RulesFault
from rulebound.server import play
from rulebound.server.bot_process import BotJob, start_process, think
from rulebound.server.commit import NotSaved, Overtaken
from rulebound.server.games import named_bots
from rulebound.server.room import STAND_IN
from rulebound.server.rooms import NoSuchTable, Refused, Room
from rulebound.server.server import Server

log = logging.getLogger(__name__)
START_SECONDS: Final = 60.0  # a new process has to load Python and the games
TRIES: Final = 4  # for one move; then the clock wakes the bots again later

Think = Callable[[BotJob], str]


@dataclass(slots=True)
class BotTurn:
    """A decision that a bot has to make, and what its process needs to make it."""

    seq: int
    seat: int
    options: tuple[str, ...]
    job: BotJob


class Bots:
    """All bots of this worker."""

    def __init__(self, server: Server, think: Think = think) -> None:
        self.server = server
        self._think = think
        self._processes = [BotProcess() for _ in range(max(1, server.settings.bot_processes))]
        self._free: asyncio.Queue[BotProcess] = asyncio.Queue()
        for process in self._processes:
            self._free.put_nowait(process)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._overdue: dict[str, int] = {}  # tables where a bot makes one move for a person: at which seq
        self._closed = False

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
        tasks = list(self._tasks.values())
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
            text = self._random_pick(turn, "refused") if tries else await self._pick_for(turn)
            try:
                await play.pick_as_bot(self.server, table, turn.seat, turn.seq, text)
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
            picks = tuple((picker, option.text) for picker, option in match.picks)
            bot_seed = secrets.randbits(64)
            bot = named_bots(self.server.settings.bots).get(bot, bot)
            job = BotJob(table, room.row["game"], match.setup, match.seed, picks, seat, bot, bot_seed)
            return BotTurn(room.seq, seat, tuple(option.text for option in match.options(seat)), job)

    def _next_bot(self, room: Room, asked: Sequence[int]) -> tuple[int, str] | None:
        bots = [(seat, bot) for seat in asked if (bot := room.seats[seat].acting_bot) is not None]
        if bots:
            return secrets.choice(bots)
        if self._overdue.get(room.id) == room.seq:
            return secrets.choice(asked), STAND_IN
        return None

    # One pick.

    async def _pick_for(self, turn: BotTurn) -> str:
        """The bot's pick, or a random one if the bot fails."""
        started = time.monotonic()
        process = await self._free.get()
        try:
            text = await process.ask(self._think, turn.job, self.server.settings.bot_seconds)
        except TimeoutError:
            return self._random_pick(turn, "time-out")
        except BrokenExecutor:
            return self._random_pick(turn, "death")
        except Exception as error:
            return self._random_pick(turn, "crash", error)
        finally:
            self._free.put_nowait(process)
            self.server.metrics.add("bot_seconds_total", time.monotonic() - started)
        return text if text in turn.options else self._random_pick(turn, "nonsense")

    def _random_pick(self, turn: BotTurn, reason: str, error: Exception | None = None) -> str:
        job = turn.job
        if reason != "refused":
            self.server.metrics.add("bot_failures_total", reason=reason)
            log.error(
                "bot %s failed (%s) at table %s, seat %s, move %s: a random pick is made instead",
                *(job.bot, reason, job.table, turn.seat, turn.seq),
                exc_info=error,
            )
        return secrets.choice(turn.options)


class BotProcess:
    """A process that handles one job at a time; started on first use, and again after it died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None

    async def ask(self, think: Think, job: BotJob, seconds: float) -> str:
        """Run a job; kill the process if it takes longer than `seconds`."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
                ready = loop.run_in_executor(self._pool, start_process, think, job.game)
                async with asyncio.timeout(START_SECONDS):
                    self._process = await ready
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._pool, think, job)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        """Kill the process."""
        pool, process = self._pool, self._process
        self._pool = self._process = None
        if process is not None:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
