"""`rulebound worker`: does what the server's workers have put into the queue, on this machine."""

import asyncio
import logging
import secrets
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

import msgspec
from pgqueuer import AsyncpgDriver, Queries, QueueManager
from pgqueuer.adapters.persistence.qb import QueryBuilderEnvironment
from pgqueuer.domain.settings import DBSettings, Durability
from pgqueuer.models import Job as Entry
from pgqueuer.ports.driver import Driver

from rulebound.server.database import Database
from rulebound.server.play.process import START_SECONDS, ChildProcess, FreeProcesses, TaskFailed
from rulebound.server.play.tasks import BEGUN, CHANNEL, DONE, QUEUE, SESSIONS, Job, load_games, perform

log = logging.getLogger(__name__)
RETRY: Final = (0.1, 5.0)  # seconds before the first new attempt to connect, and the maximum
CLEAN_SECONDS: Final = 60.0
SET_UP_LOCK: Final = 7_206_123  # an advisory lock: one worker makes the tables, the others wait
KEEPALIVES: Final = "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3"
ANSWERS: Final = """
    CREATE UNLOGGED TABLE IF NOT EXISTS rulebound_answers
    (job text PRIMARY KEY, data bytea NOT NULL, at timestamptz NOT NULL DEFAULT now())
"""
CLEAN: Final = "DELETE FROM rulebound_answers WHERE at < now() - interval '2 minutes'"
NOTIFY: Final = "SELECT pg_notify($1, $2)"
ANSWER: Final = """
    WITH kept AS (INSERT INTO rulebound_answers (job, data) VALUES ($1, $2))
    SELECT pg_notify($3, $4)
"""


class Helping:
    """The work of this process: jobs out of the queue, each in a process of its own."""

    def __init__(self, database: Database, processes: int) -> None:
        self.database = database
        self.name = SESSIONS + secrets.token_hex(4)  # of this worker's session; PostgreSQL forgets it with us
        self._processes = [ChildProcess() for _ in range(processes)]
        self._free = FreeProcesses(self._processes)
        self._manager: QueueManager | None = None
        self._stopping = False

    async def run(self) -> None:
        """Work until `stop` is called; connects again when the database was away."""
        await asyncio.gather(*(each.ask(load_games, seconds=START_SECONDS) for each in self._processes))
        wait = RETRY[0]
        while not self._stopping:
            try:
                await self._work()
                wait = RETRY[0]
            except Exception as error:
                log.warning("the database cannot be used now: %s", error)
            if not self._stopping:
                await asyncio.sleep(wait)
                wait = min(2 * wait, RETRY[1])
        for process in self._processes:
            process.end()

    def stop(self) -> None:
        """Finish what is under way, and take nothing more."""
        self._stopping = True
        if self._manager is not None:
            self._manager.shutdown.set()

    async def _work(self) -> None:
        async with self.database.engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            made = QueryBuilderEnvironment(DBSettings(durability=Durability.volatile))
            queries = Queries(AsyncpgDriver(line), made)
            self._manager = manager = QueueManager(queries)
            line.add_termination_listener(lambda *_: manager.shutdown.set())
            cleaning = None
            try:
                await _set_up(queries)
                await line.execute("SELECT set_config('application_name', $1, false)", self.name)
                await line.execute(KEEPALIVES)
                cleaning = asyncio.create_task(_keep_clean(queries))
                manager.entrypoint(QUEUE)(self._handler(queries.driver))
                if self._stopping:
                    return
                log.info("this worker is ready, with %s processes", len(self._processes))
                await manager.run(
                    batch_size=1,
                    max_concurrent_tasks=max(2, len(self._processes)),
                    log_aggregation_interval=timedelta(0),
                )
            finally:
                self._manager = None
                if cleaning is not None:
                    cleaning.cancel()
                with suppress(Exception):
                    await connection.invalidate()

    def _handler(self, driver: Driver) -> Any:
        async def do(entry: Entry) -> None:
            job = msgspec.msgpack.decode(entry.payload or b"", type=Job)
            if (entry.updated - entry.created).total_seconds() > job.begin:
                return  # nobody waits for it any more
            process = await self._free.get(patient=entry.priority == 0)
            try:
                await driver.fetch(NOTIFY, CHANNEL, f"{BEGUN} {job.id} {self.name}")
                answer = await process.ask(perform, job.task, job.arguments, seconds=job.seconds)
            except (TimeoutError, BrokenExecutor, TaskFailed) as error:
                log.warning("a %s failed: %s", job.task, error or type(error).__name__)
                await driver.fetch(NOTIFY, CHANNEL, f"{DONE} {job.id}")
            else:
                await driver.fetch(ANSWER, job.id, answer, CHANNEL, f"{DONE} {job.id}")
            finally:
                self._free.put(process)

        return do


async def _set_up(queries: Queries) -> None:
    """Make the tables of the queue, or bring them up to date. They need not outlive a crash of the database."""
    await queries.driver.execute("SELECT pg_advisory_lock($1)", SET_UP_LOCK)
    try:
        await queries.driver.execute(ANSWERS)
        if await queries.schema_is_installed():
            await queries.upgrade()
        else:
            await queries.install()
    finally:
        await queries.driver.execute("SELECT pg_advisory_unlock($1)", SET_UP_LOCK)


async def _keep_clean(queries: Queries) -> None:
    """The queue writes a log that nobody reads here; answers that nobody has taken are removed too."""
    while True:
        await asyncio.sleep(CLEAN_SECONDS)
        try:
            await queries.clear_queue_log()
            await queries.driver.execute(CLEAN)
        except Exception as error:
            log.warning("the queue's log could not be cleared: %s", error)
