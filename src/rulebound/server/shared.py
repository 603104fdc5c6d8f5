"""What the workers of one machine count together, in files of the folder where they find each other.

Nothing here is written to a disk for good: the server makes a new folder whenever it starts, and what a dead
worker has left in it counts no more.
"""

import fcntl
import mmap
import os
import secrets
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Final

DIGEST: Final = 8  # bytes
SECRET: Final = 16  # bytes at the start of the file of buckets, so that nobody can choose names that collide
BUCKET: Final = struct.Struct("<8sdd")  # whose it is, tokens, since when
SETS: Final = 8_192
WAYS: Final = 8  # places where a bucket can lie


class SharedBuckets:
    """The token buckets of all workers: a table of fixed size in shared memory. Use it as a lock."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        size = SECRET + SETS * WAYS * BUCKET.size
        with self:
            if os.fstat(self._file).st_size < size:
                os.ftruncate(self._file, size)
                os.pwrite(self._file, secrets.token_bytes(SECRET), 0)
            self._map = mmap.mmap(self._file, size)
        self._secret = self._map[:SECRET]

    def __enter__(self) -> "SharedBuckets":
        fcntl.flock(self._file, fcntl.LOCK_EX)  # a dead worker's lock is gone
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def get(self, who: str) -> tuple[float, float] | None:
        """The tokens of a caller, and since when it has them."""
        digest = self._digest(who)
        for place in self._places(digest):
            owner, tokens, since = BUCKET.unpack_from(self._map, place)
            if owner == digest:
                return tokens, since
        return None

    def put(self, who: str, tokens: float, since: float) -> None:
        """Keep the tokens of a caller, in the place of whoever has not called for the longest time."""
        digest = self._digest(who)
        oldest, found = 0, float("inf")
        for place in self._places(digest):
            owner, _, before = BUCKET.unpack_from(self._map, place)
            if owner == digest:
                oldest = place
                break
            if before < found:
                oldest, found = place, before
        BUCKET.pack_into(self._map, oldest, digest, tokens, since)

    def _digest(self, who: str) -> bytes:
        return blake2b(who.encode(errors="surrogatepass"), digest_size=DIGEST, key=self._secret).digest()

    def _places(self, digest: bytes) -> range:
        first = SECRET + int.from_bytes(digest, "little") % SETS * WAYS * BUCKET.size
        return range(first, first + WAYS * BUCKET.size, BUCKET.size)


class SharedWords:
    """What each worker says of its connections, in a file of its own, which it holds a lock on while it lives."""

    END: Final = ".connections"

    def __init__(self, folder: Path, worker: str) -> None:
        self._folder = folder
        self._own = folder / (worker + self.END)
        self._file = os.open(self._own, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(self._file, fcntl.LOCK_EX)
        self._gate = os.open(folder / "gate", os.O_RDWR | os.O_CREAT, 0o600)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Meanwhile no other worker lets anybody in."""
        fcntl.flock(self._gate, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._gate, fcntl.LOCK_UN)

    def write(self, place: int, words: bytes) -> None:
        """Put words into this worker's file."""
        os.pwrite(self._file, words, place)

    def of_others(self) -> list[bytes]:
        """What the other workers that live have written."""
        return [words for file in self._folder.glob(f"*{self.END}") if (words := self._read(file)) is not None]

    def _read(self, file: Path) -> bytes | None:
        if file == self._own:
            return None
        try:
            handle = os.open(file, os.O_RDWR)
        except FileNotFoundError:
            return None
        try:
            with suppress(BlockingIOError):
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                file.unlink(missing_ok=True)  # its worker is dead
                return None
            return os.pread(handle, os.fstat(handle).st_size, 0)
        finally:
            os.close(handle)

    def close(self) -> None:
        """This worker's connections count no more."""
        self._own.unlink(missing_ok=True)
        os.close(self._file)
        os.close(self._gate)
