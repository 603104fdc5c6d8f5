"""Work for other machines: what is thought out or replayed can be done by `rulebound worker`, on any machine.

It goes through a queue (PgQueuer) in the PostgreSQL database that all of them share. Where no such worker is
connected, or none answers in time, whoever has asked does the work in a process of its own, as without a queue.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from rulebound.server.database import Database
from rulebound.server.metrics import Metrics
from rulebound.server.play.tasks import BEGUN, CHANNEL, DONE, QUEUE, SESSIONS, Job, is_for_others, read_answer

if TYPE_CHECKING:
    from pgqueuer import Queries

T = TypeVar("T")
log = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0  # how often it is seen who is connected
RETRY_SECONDS: Final = 2.0
BEGIN_SECONDS: Final = 1.0  # a job that nobody has begun by then is taken back
CONNECTED: Final = """
    SELECT application_name FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, $1)
"""
TAKE_ANSWER: Final = "DELETE FROM rulebound_answers WHERE job = $1 RETURNING data"


class NoAnswer(Exception):  # not an error: the work is done here
    """No other machine has done it."""


@dataclass(slots=True)
class Asked:
    """A job that was given away."""

    begun: asyncio.Event = field(default_factory=asyncio.Event)
    by: str = ""  # the name of the session of its worker
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Elsewhere:
    """Gives work to the workers of other machines. On SQLite there are none."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.connected: frozenset[str] = frozenset()  # the names of the workers' sessions
        self._queries: Queries | None = None
        self._asked: dict[str, Asked] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for workers from now on."""
        if not self.database.is_sqlite:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Give nothing away any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, task: Callable[..., T], *arguments: Any, seconds: float, urgent: bool = True) -> T:
        """What another machine answers; raises `NoAnswer` if none does, after `seconds` at most."""
        if not self.connected or not is_for_others(task, arguments):
            raise NoAnswer
        begin = min(BEGIN_SECONDS, seconds / 4)
        written = msgspec.msgpack.encode(arguments)
        job = Job(secrets.token_hex(8), task.__name__, written, seconds - begin, begin)
        asked = self._asked[job.id] = Asked()
        try:
            answer = await self._answer(job, asked, urgent)
        except NoAnswer:
            self.metrics.add("jobs_elsewhere_total", answered="no")
            raise
        finally:
            del self._asked[job.id]
        self.metrics.add("jobs_elsewhere_total", answered="yes")
        return read_answer(task, answer)  # type: ignore[no-any-return]

    async def _answer(self, job: Job, asked: Asked, urgent: bool) -> bytes:
        """The answer to a job, written down."""
        queries, number = self._queries, None
        if queries is None:
            raise NoAnswer
        try:
            async with asyncio.timeout(job.begin):
                [number] = await queries.enqueue(QUEUE, msgspec.msgpack.encode(job), priority=int(urgent))
                await asked.begun.wait()
            async with asyncio.timeout(job.seconds):
                await asked.done.wait()
                [row] = await queries.driver.fetch(TAKE_ANSWER, job.id)
        except Exception as error:
            log.info("no other machine has done a %s: %r", job.task, error)
            if number is not None:
                with suppress(Exception):
                    await queries.mark_job_as_cancelled([number])
            raise NoAnswer from error
        answer = row["data"]
        assert isinstance(answer, bytes)
        return answer

    # The session by which the others are seen and heard.

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("the connection to other machines is lost: %s", error)
            finally:
                self._see(frozenset())
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        from pgqueuer import Queries  # not needed on SQLite

        async with self.database.engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            try:
                await line.add_listener(CHANNEL, lambda _line, _process, _channel, said: self._hear(said))
                self._queries = queries = Queries.from_asyncpg_connection(line)
                while True:
                    async with asyncio.timeout(10 * LOOK_SECONDS):
                        rows = await queries.driver.fetch(CONNECTED, SESSIONS)
                    self._see(frozenset(str(row["application_name"]) for row in rows))
                    await asyncio.sleep(LOOK_SECONDS)
            finally:
                self._queries = None
                with suppress(Exception):  # the pool must never reuse a connection that listens
                    await connection.invalidate()

    def _hear(self, said: str) -> None:
        word, job, *by = said.split(" ", 2)
        asked = self._asked.get(job)
        if asked is None:  # another worker's, or too late
            return
        if word == BEGUN and by:
            asked.by = by[0]
            asked.begun.set()
        elif word == DONE:
            asked.begun.set()
            asked.done.set()

    def _see(self, connected: frozenset[str]) -> None:
        """Who is connected now; what the others were doing is done here."""
        for gone in self.connected - connected:
            log.info("%s is gone", gone)
        self.connected = connected
        for asked in self._asked.values():
            if asked.by and asked.by not in connected:
                asked.done.set()  # there is no answer
