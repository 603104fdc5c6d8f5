"""How many connections a spectator, an address or an account has: to all workers of a machine together."""

from contextlib import AbstractContextManager, nullcontext
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

from rulebound.server.accounts.account import Account

WATCHING: Final = b"watching"
PLAYING: Final = b"playing!"
WORD: Final = 8  # bytes
LENGTH: Final = 3 * WORD  # of what is kept of a connection: one of the words above, the address, the account
NOTHING: Final = bytes(LENGTH)


class Connection(Protocol):
    """A connection that is counted."""

    @property
    def seated(self) -> bool:
        """Whether it is a player's."""

    @property
    def account(self) -> Account | None:
        """Whose it is; None: a spectator's without an account."""

    @property
    def address(self) -> str:
        """Where it comes from."""


class Counts:
    """Three words for each connection, in memory; with a folder in a file too, which the other workers read.

    To count a word in all of them takes microseconds, so nothing is added up that could become wrong.
    """

    def __init__(self, folder: Path | None, worker: str) -> None:
        self._words = bytearray()  # of this worker's connections, each in its place
        self._places: dict[Connection, tuple[int, bool]] = {}  # with whether it had a seat
        self._free: list[int] = []
        self._shared = None
        if folder is not None:
            from rulebound.server.shared import SharedWords  # not on Windows

            self._shared = SharedWords(folder, worker)

    def alone(self) -> AbstractContextManager[None]:
        """Meanwhile no other worker lets anybody in."""
        return nullcontext() if self._shared is None else self._shared.alone()

    def note(self, watcher: Connection) -> None:
        """Count this connection from now on, as that of a spectator or of a player."""
        seated = watcher.seated
        place, before = self._places.get(watcher, (None, None))
        if before is seated:
            return
        if place is None:
            place = self._free.pop() if self._free else len(self._words)
        address, account = _digest(f"address {watcher.address}"), _account(watcher, seated)
        self._write(place, (PLAYING if seated else WATCHING) + address + account)
        self._places[watcher] = (place, seated)

    def forget(self, watcher: Connection) -> None:
        """Do not count this connection any more."""
        place, _ = self._places.pop(watcher)
        self._write(place, NOTHING)
        self._free.append(place)

    def _write(self, place: int, words: bytes) -> None:
        self._words[place : place + LENGTH] = words
        if self._shared is not None:
            self._shared.write(place, words)

    def spectators(self, watcher: Connection) -> tuple[int, int, int]:
        """How many spectators there are, how many of them from this address, and how many of this account."""
        words = self._all()
        account = 0 if watcher.account is None else _count(words, _account(watcher, seated=False))
        near = WATCHING + _digest(f"address {watcher.address}")
        return _count(words, WATCHING), _count(words, near), account

    def windows(self, watcher: Connection) -> int:
        """How many connections to its seats this account has."""
        return _count(self._all(), _account(watcher, seated=True))

    def _all(self) -> list[bytes | bytearray]:
        return [self._words, *(self._shared.of_others() if self._shared is not None else ())]

    def close(self) -> None:
        """This worker's connections count no more."""
        if self._shared is not None:
            self._shared.close()


def _account(watcher: Connection, seated: bool) -> bytes:
    if watcher.account is None:
        return bytes(WORD)
    return _digest(f"{'plays' if seated else 'watches'} {watcher.account.id}")


def _digest(text: str) -> bytes:
    return blake2b(text.encode(errors="surrogatepass"), digest_size=WORD).digest()


def _count(all_words: list[bytes | bytearray], word: bytes) -> int:
    return sum(words.count(word) for words in all_words)
