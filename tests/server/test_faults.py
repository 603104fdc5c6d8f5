"""Thirty faults of all kinds befall three workers and their database while people play: `make test-long`."""

import math
import os
import random
import signal
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import pytest
from anyio import sleep, to_thread
from sqlalchemy import select

from rulebound.server.owners import LOCK_CLASS, group_of, key_of
from rulebound.server.schema import moves
from tests.server.conftest import MakeLive, migrate
from tests.server.live import OWNS, LiveServer, owned_twice, owners_in_log, takeovers
from tests.server.played import Played, playing, set_up
from tests.server.postgres import SAFE, Cluster

pytestmark = [pytest.mark.anyio, pytest.mark.long]

SEED: Final = 22
WORKERS, TABLES, GAMES, THINK = 3, 24, 6, 0.6  # tables at once, games one after the other, seconds of thought
FAULTS: Final = {  # by name, how often
    "kill": 12,  # of a worker
    "stop": 3,  # of a worker, for a while
    "stop_and_end_session": 3,  # meanwhile others get its tables, of which it knows nothing when it goes on
    "end_session": 3,  # the one that owns a worker's tables
    "end_all_sessions": 3,
    "restart_database": 3,
    "crash_database": 3,
}
GONE: Final = 10_000  # milliseconds until a session that is ended must be gone
STOPPED: Final = (0.5, 4.0)  # seconds for which a worker stands still
DOWN: Final = (0.0, 4.0)  # seconds for which there is no database
TAKEOVER: Final = 5.0  # seconds from the death of a worker to a pick at each of its tables


@pytest.fixture
def safe_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server to be crashed: what it has committed, it keeps."""
    made = Cluster(SAFE)
    try:
        made.start()
        yield made
    finally:
        made.stop()


class Faults:
    """What befalls the workers, and when each of them has lost its tables by it."""

    def __init__(self, live: LiveServer, cluster: Cluster, rng: random.Random) -> None:
        self.live, self.cluster, self.rng = live, cluster, rng
        self.dead: dict[int, float] = {}
        self.ends: dict[int, list[tuple[float, float]]] = defaultdict(list)  # deaths, and sessions that were ended

    def _owned(self) -> dict[int, list[str]]:
        """By worker that runs: the groups that it owns by the log."""
        running, found = self.live.worker_ids(), defaultdict(list)
        for group, told in owners_in_log(self.live).items():
            if told[-1].word == OWNS and told[-1].worker in running:
                found[told[-1].worker].append(group)
        return found

    def _victim(self) -> int:
        return self.rng.choice(sorted(self._owned()))

    @contextmanager
    def _losing_their_tables(self, *victims: int) -> Iterator[None]:
        before = time.time()
        yield
        for victim in victims:
            self.ends[victim].append((before, time.time()))

    async def kill(self) -> None:
        """SIGKILL."""
        victim = self._victim()
        self.dead[victim] = time.time()
        with self._losing_their_tables(victim):
            await to_thread.run_sync(self.live.kill_worker, victim)

    async def stop(self) -> None:
        """SIGSTOP, and SIGCONT later."""
        await self._stop(self._victim(), end_session=False)

    async def stop_and_end_session(self) -> None:
        """Others get the tables of a worker that is still there, and goes on later."""
        await self._stop(self._victim(), end_session=True)

    async def _stop(self, victim: int, end_session: bool) -> None:
        os.kill(victim, signal.SIGSTOP)
        try:
            if end_session:
                self._end_session_of(victim)
            await sleep(self.rng.uniform(*STOPPED))
        finally:
            os.kill(victim, signal.SIGCONT)

    async def end_session(self) -> None:
        """The database closes the session that owns a worker's tables."""
        self._end_session_of(self._victim())

    def _end_session_of(self, victim: int) -> None:
        lock = f"locktype = 'advisory' AND classid = {LOCK_CLASS} AND objid = {key_of(self._owned()[victim][0])}"
        with self._losing_their_tables(victim):
            self.cluster.say(f"SELECT pg_terminate_backend(pid, {GONE}) FROM pg_locks WHERE {lock} AND granted")

    async def end_all_sessions(self) -> None:
        """The database closes every connection of the server."""
        other = "datname IS NOT NULL AND pid <> pg_backend_pid()"
        with self._losing_their_tables(*self.live.worker_ids()):
            self.cluster.say(f"SELECT pg_terminate_backend(pid, {GONE}) FROM pg_stat_activity WHERE {other}")

    async def restart_database(self) -> None:
        """The database is stopped in good order and started again."""
        await to_thread.run_sync(self._restart, "fast")

    async def crash_database(self) -> None:
        """The database dies and is started again."""
        await to_thread.run_sync(self._restart, "immediate")

    def _restart(self, mode: str) -> None:
        with self._losing_their_tables(*self.live.worker_ids()), self.cluster.down(mode):
            time.sleep(self.rng.uniform(*DOWN))


async def until_picks(played: Played, dead: dict[int, float]) -> list[float]:
    """For each takeover after a kill and each table of the group: seconds to its first pick with the new owner.

    Of tables at which a game was on.
    """
    times = played.ledger.times
    found = []
    async with played.database.read() as connection:
        rows = (await connection.execute(select(moves.c.table_id, moves.c.seq, moves.c.at))).all()
    made = sorted((row.at / 1000, row.table_id, row.seq) for row in rows)
    for taken in takeovers(played.live, dead):
        killed = taken.at - taken.after
        for table in (each for each in played.tables if group_of(each) == taken.group):
            if times.get((table, 0), math.inf) > killed:
                continue
            told = (
                times[table, seq]
                for at, where, seq in made
                if where == table and at >= taken.at and (table, seq) in times
            )
            first = next(told, None)
            if first is not None:  # else the game was over by then
                found.append(first - killed)
    return found


async def test_thirty_faults_lose_nothing_and_no_table_has_two_owners(
    make_live_server: MakeLive, safe_cluster: Cluster, tmp_path: Path
) -> None:
    rng = random.Random(SEED)
    url = safe_cluster.url(safe_cluster.make())
    await to_thread.run_sync(migrate, url)
    sitting = await set_up(url, tmp_path, TABLES * GAMES)
    live = make_live_server(url, workers=WORKERS)
    faults = Faults(live, safe_cluster, rng)
    names = [name for name, number in FAULTS.items() for _ in range(number)]
    rng.shuffle(names)
    async with playing(live, sitting, rng, THINK, GAMES) as played:
        for name in names:
            await to_thread.run_sync(live.wait_for_workers)
            await played.every_table_continues()
            await played.more_picks(rng.randrange(2 * TABLES))
            await getattr(faults, name)()
            await played.every_table_continues()
            await played.nothing_is_lost()
        waits = await until_picks(played, faults.dead)
        assert len(played.tables_now()) == TABLES  # else the last faults hit nothing
    print(f"{len(played.ledger.picks)} picks acknowledged, {played.ledger.broken} calls and connections broken")
    print(
        f"{len(waits)} tables of killed workers: to the next pick {median(waits):.2f} s, at most {max(waits):.2f}"
    )
    assert owned_twice(live, faults.ends) == []
    assert len(waits) > FAULTS["kill"]
    assert max(waits) < TAKEOVER
