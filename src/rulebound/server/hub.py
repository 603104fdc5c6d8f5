"""The hub: who watches which table in this worker."""

import asyncio
from typing import Final, Protocol

from rulebound.server.rooms import Refused

VIEWERS_OF_A_TABLE: Final = 200
VIEWERS: Final = 5_000
GOODBYE_SECONDS: Final = 5.0


class Watcher(Protocol):
    """One who is told that a table has news, and fetches them in its own time."""

    def wake(self, seq: int) -> None:
        """The table stands at `seq`; 0: its seats, its terms or its chat have changed."""

    def stop(self) -> None:
        """The server stops: say goodbye."""


class Hub:
    """All watchers of this worker. It keeps no news: a slow watcher finds only the newest."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._count = 0
        self._stopping = False
        self._nobody = asyncio.Event()
        self._nobody.set()

    def __len__(self) -> int:
        return self._count

    def tables(self) -> list[str]:
        """The tables that are watched here."""
        return list(self._watchers)

    def add(self, table: str, watcher: Watcher) -> None:
        """Tell this watcher of the table from now on."""
        if self._stopping:
            raise Refused("the server stops: come back in a moment")
        here = self._watchers.get(table, ())
        if self._count >= VIEWERS or len(here) >= VIEWERS_OF_A_TABLE:
            raise Refused("too many are watching here now")
        self._watchers.setdefault(table, set()).add(watcher)
        self._count += 1
        self._nobody.clear()

    def remove(self, table: str, watcher: Watcher) -> None:
        """Tell this watcher nothing more."""
        here = self._watchers.get(table)
        if here is None or watcher not in here:
            return
        here.remove(watcher)
        self._count -= 1
        if not here:
            del self._watchers[table]
        if not self._count:
            self._nobody.set()

    def hear(self, table: str, seq: int) -> None:
        """Pass the news on; nobody is waited for."""
        for watcher in self._watchers.get(table, ()):
            watcher.wake(seq)

    async def close(self) -> None:
        """Say goodbye to all, and wait a little until they are gone."""
        self._stopping = True
        for here in list(self._watchers.values()):
            for watcher in list(here):
                watcher.stop()
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._nobody.wait()
        except TimeoutError:
            return
