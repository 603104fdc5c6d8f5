"""Which tables this worker owns: on PostgreSQL a table belongs to one worker at a time.

Tables are owned in groups, by the first two characters of their ids: at most 4,096 locks, however many tables
there are, and a proxy can hash by the same characters. A group belongs to the worker whose database session holds
its advisory lock. PostgreSQL frees the locks of a dead worker at once, and the name of its session with them: so
there is no list of owners that could be wrong. Ownership keeps work in one place; that two workers never both
commit is still ensured by the row lock and `seq`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from rulebound.server.publication import Publication

log = logging.getLogger(__name__)
LOCK_CLASS: Final = 7_206_122
NAME: Final = "rulebound "  # the names of sessions that own tables begin like this
RETRY: Final = (0.05, 1.0)  # seconds before the first new attempt to connect, and the maximum
IDLE_SECONDS: Final = 60.0  # a group that is not in memory and was not asked for that long is given up
ANSWER_SECONDS: Final = 5.0
# A machine that vanishes is noticed within seconds, not hours; does nothing on a socket file.
KEEPALIVES: Final = "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3"
TRY_LOCK: Final = "SELECT pg_try_advisory_lock($1::int4, $2::int4)"
UNLOCK: Final = "SELECT pg_advisory_unlock($1::int4, $2::int4)"
HOLDER: Final = """
    SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = $1::int8::oid AND objid = $2::int8::oid AND objsubid = 2
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class SessionLost(ConnectionError):
    """The session that holds the locks is no longer to be relied on."""


def group_of(table: str) -> str:
    """The group that a table belongs to."""
    return table[:2]


def key_of(group: str) -> int:
    """The number of the group's lock."""
    return int.from_bytes(group.encode(), "big")


class Owners:
    """The groups that this worker owns. Until it is started, and on SQLite, it owns every table."""

    def __init__(self, publication: Publication) -> None:
        self.publication = publication
        self.me = publication.worker  # the name of this worker's session
        self.lost: list[Callable[[set[str]], None]] = []  # called with the groups that are not ours any more
        self._mine: dict[str, float] = {}  # group -> when it was last asked for
        self._others: dict[str, str] = {}  # group -> the name of its owner, as far as we know
        self._driver: Any = None
        self._gone = asyncio.Event()  # the session is lost
        self._finding: dict[str, asyncio.Task[str | None]] = {}  # by group: who owns it?
        self._connected = asyncio.Event()
        self._asking = asyncio.Lock()
        self._giving: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self, name: str) -> None:
        """Own tables from now on only by their locks; `name` tells other workers where we are."""
        if not self.publication.database.is_sqlite:
            self.me = name
            self.publication.wanted_listeners.append(self._on_wanted)
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Give all tables up."""
        if self._task is not None:
            tasks = [self._task, *self._finding.values(), *self._giving]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def started(self) -> bool:
        """Whether tables are owned by locks."""
        return self._task is not None

    def owns(self, table: str) -> bool:
        """Whether this worker owns the table now; does not ask the database."""
        if not self.started:
            return True
        group = group_of(table)
        if group not in self._mine:
            return False
        self._mine[group] = time.monotonic()
        return True

    async def claim(self, table: str) -> bool:
        """Whether this worker owns the table; takes it if nobody does."""
        return self.owns(table) or await self.owner_of(table, fresh=True) == self.me

    async def owner_of(self, table: str, fresh: bool = False) -> str | None:
        """The name of the table's owner, this worker if nobody else; None if the database does not say.

        What is known of other workers may be old; with `fresh` the database is asked.
        """
        if self.owns(table):
            return self.me
        group = group_of(table)
        if not fresh and group in self._others:
            return self._others[group]
        asking = self._finding.get(group)
        if asking is None:
            asking = self._finding[group] = asyncio.create_task(self._find(group))
            asking.add_done_callback(lambda _: self._finding.pop(group))
        try:
            # Who waits gives up, not the question: a lock that was got and forgotten would be ours for ever.
            async with asyncio.timeout(ANSWER_SECONDS):
                return await asyncio.shield(asking)
        except TimeoutError:
            log.warning("the owner of table %s is not known: the database does not answer", table)
            return None

    async def _find(self, group: str) -> str | None:
        async with self._asking:
            await self._connected.wait()
            try:
                return self.me if group in self._mine else await self._ask(group)
            except SessionLost as error:
                log.warning("the database session that owns this worker's tables does not answer: %s", error)
                return None

    async def _ask(self, group: str) -> str | None:
        if await self._fetch(TRY_LOCK, LOCK_CLASS, key_of(group)):
            self._others.pop(group, None)
            self._mine[group] = time.monotonic()
            log.info("this worker owns the tables %s", group)
            return self.me
        name: str | None = await self._fetch(HOLDER, LOCK_CLASS, key_of(group))
        if name is None or not name.startswith(NAME):
            return None  # given up in this moment
        self._others[group] = name
        return name

    async def _fetch(self, statement: str, *words: object) -> Any:
        gone = self._gone
        try:
            answer = await self._driver.fetchval(statement, *words)
        except Exception as error:
            # The driver may close a connection without a word, and what the session still holds is not known.
            gone.set()
            raise SessionLost(str(error)) from error
        if gone.is_set():
            raise SessionLost("the answer came too late")
        return answer

    # Giving up.

    def _on_wanted(self, group: str) -> None:
        task = asyncio.create_task(self.give_up(group))
        self._giving.add(task)
        task.add_done_callback(self._giving.discard)

    async def give_up(self, group: str) -> None:
        """Let another worker have a group that it asks for."""
        if group not in self._mine:
            return
        async with self._asking:
            await self._connected.wait()
            if self._mine.pop(group, None) is not None:
                self._forget({group})
                # Said first: once the lock is free, another worker may say that it owns them.
                log.info("this worker gives up the tables %s", group)
                with suppress(SessionLost):
                    await self._fetch(UNLOCK, LOCK_CLASS, key_of(group))

    async def give_up_idle(self, in_memory: set[str]) -> None:
        """Give up the groups that have no table in memory and were not asked for lately."""
        used = {group_of(table) for table in in_memory}
        old = time.monotonic() - IDLE_SECONDS
        for group in [group for group, asked in self._mine.items() if asked < old and group not in used]:
            await self.give_up(group)

    def _forget(self, groups: set[str]) -> None:
        for listener in self.lost:
            listener(groups)

    # The session that holds the locks.

    async def _run(self) -> None:
        wait, most = RETRY
        while True:
            try:
                await self._hold()
            except Exception as error:
                log.warning("the database session that owns this worker's tables is lost: %s", error)
            finally:
                was_connected = self._connected.is_set()
                self._connected.clear()
                groups = set(self._mine)
                self._mine.clear()
                self._others.clear()
            if groups:
                log.warning("this worker owns no tables any more: it lost %s groups", len(groups))
                self._forget(groups)
            wait = RETRY[0] if was_connected else min(2 * wait, most)
            await asyncio.sleep(wait)

    async def _hold(self) -> None:
        """Hold the locks until the connection is lost."""
        async with self.publication.database.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            gone = self._gone = asyncio.Event()
            try:
                driver.add_termination_listener(lambda *_: gone.set())
                await driver.execute("SELECT set_config('application_name', $1, false)", self.me)
                await driver.execute(KEEPALIVES)
                self._driver = driver
                self._connected.set()
                await gone.wait()
                raise ConnectionError("the connection to the database is closed")
            finally:
                # The pool must never reuse a connection that holds locks.
                with suppress(Exception):
                    await connection.invalidate()
