"""The hub: who watches which table in this worker."""

import asyncio
from typing import Final, Protocol

from rulebound.server.accounts import Account
from rulebound.server.rooms import Refused

GOODBYE_SECONDS: Final = 5.0
# Of those who only look on. Who has a seat is never refused and never counted here.
SPECTATORS: Final = 5_000
SPECTATORS_OF_A_TABLE: Final = 200
SPECTATORS_OF_AN_ADDRESS: Final = 60  # a household, or a class behind one address
SPECTATORS_OF_AN_ACCOUNT: Final = 20
# Of one account that has a seat. One more, and the oldest is closed: it may be a window that was left open.
WINDOWS_AT_A_TABLE: Final = 20
WINDOWS: Final = 100


class NoRoom(Refused):
    """Nobody can be admitted just now; later somebody may."""


class Watcher(Protocol):
    """One who is told that a table has news, and fetches them in its own time."""

    @property
    def seated(self) -> bool:
        """Whether the table is the watcher's own: a seat there, or the table itself."""

    @property
    def account(self) -> Account | None:
        """Who watches, if that is known."""

    @property
    def address(self) -> str:
        """Where the watcher's connection comes from."""

    def wake(self, seq: int) -> None:
        """The table stands at `seq`; 0: its seats, its terms or its chat have changed."""

    def stop(self) -> None:
        """The server stops: say goodbye."""

    def give_way(self) -> None:
        """Another window of the same account takes the place: say goodbye."""


class Hub:
    """All watchers of this worker. It keeps no news: a slow watcher finds only the newest."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._table_of: dict[Watcher, str] = {}  # the oldest first
        self._stopping = False
        self._nobody = asyncio.Event()
        self._nobody.set()

    def __len__(self) -> int:
        return len(self._table_of)

    def tables(self) -> list[str]:
        """The tables that are watched here."""
        return list(self._watchers)

    def add(self, table: str, watcher: Watcher) -> None:
        """Tell this watcher of the table from now on."""
        if self._stopping:
            raise NoRoom("the server stops: come back in a moment")
        if watcher.seated:
            self._close_old_windows(table, watcher)
        else:
            self._check_room(table, watcher)
        self._watchers.setdefault(table, set()).add(watcher)
        self._table_of[watcher] = table
        self._nobody.clear()

    def _check_room(self, table: str, watcher: Watcher) -> None:
        """Refuse one who only looks on when there are too many; a stranger must not use up all the room."""
        others = [each for each in self._table_of if not each.seated]
        here = sum(self._table_of[each] == table for each in others)
        if len(others) >= SPECTATORS or here >= SPECTATORS_OF_A_TABLE:
            raise NoRoom("too many are watching here now")
        near = sum(each.address == watcher.address for each in others)
        same = sum(each.account == watcher.account for each in others) if watcher.account is not None else 0
        if near >= SPECTATORS_OF_AN_ADDRESS or same >= SPECTATORS_OF_AN_ACCOUNT:
            raise NoRoom("you are watching in too many windows now")

    def _close_old_windows(self, table: str, watcher: Watcher) -> None:
        own = [each for each in self._table_of if each.seated and each.account == watcher.account]
        here = [each for each in own if self._table_of[each] == table]
        for windows, most in ((here, WINDOWS_AT_A_TABLE), (own, WINDOWS)):
            if len(windows) >= most:
                self.remove(self._table_of[windows[0]], windows[0])
                windows[0].give_way()
                return

    def remove(self, table: str, watcher: Watcher) -> None:
        """Tell this watcher nothing more."""
        if self._table_of.pop(watcher, None) is None:
            return
        here = self._watchers[table]
        here.remove(watcher)
        if not here:
            del self._watchers[table]
        if not self._table_of:
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
