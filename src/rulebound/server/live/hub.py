"""The hub: which connections watch which table in this worker."""

import asyncio
from pathlib import Path
from typing import Final, Protocol

from rulebound.server.accounts.account import Account
from rulebound.server.live.counts import Counts
from rulebound.server.publication import News
from rulebound.server.tables.table import Refused

CLOSE_SECONDS: Final = 5.0
# Limits for spectators, over all workers of a machine. A player of the table is never refused and does not count.
SPECTATORS: Final = 5_000
SPECTATORS_OF_A_TABLE: Final = 200
SPECTATORS_OF_AN_ADDRESS: Final = 60  # several people may share one address
SPECTATORS_OF_AN_ACCOUNT: Final = 20
# Limits for one account with a seat. With one more, its oldest connection to this worker is closed.
WINDOWS_AT_A_TABLE: Final = 20
WINDOWS: Final = 100


class NoRoom(Refused):
    """The limit of spectators is reached, or the server stops; try again later."""


class Watcher(Protocol):
    """A connection that is woken when a table changes, and then reads the changes itself."""

    @property
    def seated(self) -> bool:
        """Whether the watcher has a seat at the table or owns it."""

    @property
    def account(self) -> Account | None:
        """The account of the watcher; None for an anonymous spectator."""

    @property
    def address(self) -> str:
        """The IP address or network of the connection."""

    def wake(self, seq: int) -> None:
        """The table is now at `seq`; 0: its seats, its terms, its chat or its marks have changed."""

    def show_pointed(self, seat: int, target: str) -> None:
        """A player points at something."""

    def show_present(self) -> None:
        """Somebody has come to the table, or gone."""

    def check_caller(self) -> None:
        """Close the connection unless its session or token is still valid."""

    def stop(self) -> None:
        """Close the connection because the server stops."""

    def close_replaced(self) -> None:
        """Close the connection because newer windows of the same account replace it."""


class Hub:
    """All watchers of this worker. It queues nothing: a slow watcher reads only the latest state.

    With a folder, limits count the connections to all workers that have the same one.
    """

    def __init__(self, folder: Path | None = None, worker: str = "") -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._table_of: dict[Watcher, str] = {}  # the oldest first
        self._windows: dict[int, dict[Watcher, None]] = {}  # of each account, the oldest first
        self._counts = Counts(folder, worker)
        self._stopping = False
        self._empty = asyncio.Event()
        self._empty.set()

    def __len__(self) -> int:
        return len(self._table_of)

    def tables(self) -> list[str]:
        """The ids of the watched tables."""
        return list(self._watchers)

    def add(self, table: str, watcher: Watcher) -> None:
        """Wake this watcher at every change of the table; raise `NoRoom` at the limit."""
        if self._stopping:
            raise NoRoom("stopping", "the server stops: come back in a moment")
        with self._counts.alone():
            if watcher.seated:
                self._close_old_windows(table, watcher)
            else:
                self._check_spectator_limits(table, watcher)
            self._counts.note(watcher)
        self._tell_present(table)  # the new one is told with its welcome
        self._watchers.setdefault(table, set()).add(watcher)
        self._table_of[watcher] = table
        if watcher.account is not None:
            self._windows.setdefault(watcher.account.id, {})[watcher] = None
        self._empty.clear()

    def _check_spectator_limits(self, table: str, watcher: Watcher) -> None:
        """Raise `NoRoom` if the table, the address or the account has too many."""
        here = sum(not each.seated for each in self._watchers.get(table, ()))
        everywhere, near, same = self._counts.spectators(watcher)
        if everywhere >= SPECTATORS or here >= SPECTATORS_OF_A_TABLE:
            raise NoRoom("too-many-watch", "too many are watching here now")
        if near >= SPECTATORS_OF_AN_ADDRESS or same >= SPECTATORS_OF_AN_ACCOUNT:
            raise NoRoom("too-many-windows", "you are watching in too many windows now")

    def _close_old_windows(self, table: str, watcher: Watcher) -> None:
        account = watcher.account
        own = [] if account is None else [each for each in self._windows.get(account.id, ()) if each.seated]
        here = [each for each in own if self._table_of[each] == table]
        for windows, most, number in (
            (here, WINDOWS_AT_A_TABLE, len(here)),
            (own, WINDOWS, self._counts.windows(watcher)),
        ):
            if windows and number >= most:
                self.remove(self._table_of[windows[0]], windows[0])
                windows[0].close_replaced()
                return

    def remove(self, table: str, watcher: Watcher) -> None:
        """Stop waking this watcher."""
        if self._table_of.pop(watcher, None) is None:
            return
        self._counts.forget(watcher)
        if watcher.account is not None:
            windows = self._windows[watcher.account.id]
            del windows[watcher]
            if not windows:
                del self._windows[watcher.account.id]
        here = self._watchers[table]
        here.remove(watcher)
        self._tell_present(table)
        if not here:
            del self._watchers[table]
        if not self._table_of:
            self._empty.set()

    def accounts_at(self, table: str) -> list[int | None]:
        """The accounts of all connections to the table in this worker; None for an anonymous spectator.

        A table is served by one worker, so these are all.
        """
        here = self._watchers.get(table, ())
        return [None if each.account is None else each.account.id for each in here]

    def _tell_present(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.show_present()

    def on_news(self, news: News) -> None:
        """Wake the watchers of the table; does not wait for them."""
        for watcher in self._watchers.get(news.table, ()):
            self._counts.note(watcher)  # who has taken a seat is no spectator any more
            watcher.wake(news.seq)

    def on_pointed(self, table: str, seat: int, target: str) -> None:
        """Show the watchers of the table what a player points at; does not wait for them."""
        for watcher in self._watchers.get(table, ()):
            watcher.show_pointed(seat, target)

    def on_account(self, account: int | None) -> None:
        """A session or a token of this account, or of any, has ended: connections find out if it was theirs."""
        for watcher in list(self._table_of):
            if watcher.account is not None and account in (None, watcher.account.id):
                watcher.check_caller()

    def close_table(self, table: str) -> None:
        """Close all connections to a table that another worker serves from now on."""
        for watcher in list(self._watchers.get(table, ())):
            watcher.stop()

    async def close(self) -> None:
        """Close all connections and wait for them, at most CLOSE_SECONDS."""
        self._stopping = True
        for here in list(self._watchers.values()):
            for watcher in list(here):
                watcher.stop()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._empty.wait()
        except TimeoutError:
            return
        finally:
            self._counts.close()
