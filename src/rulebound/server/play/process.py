"""A process beside the worker, for what takes long: the thoughts of bots, replays and records."""

import asyncio
import faulthandler
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from typing import Any, Final, TypeVar

from rulebound.games import load_game
from rulebound.kernel import Defect

T = TypeVar("T")
START_SECONDS: Final = 60.0  # a new process has to load Python and the games


class TaskFailed(Defect):
    """The task has raised an exception; the message is its traceback."""


class ChildProcess:
    """A process that does one thing at a time; started on first use, and again after it died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None

    @property
    def started(self) -> bool:
        """Whether the process runs."""
        return self._process is not None

    async def ask(self, task: Callable[..., T], *arguments: Any, seconds: float, game: str | None = None) -> T:
        """Run a task; kill the process if it takes longer than `seconds`."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
                ready = loop.run_in_executor(self._pool, start_process, task, game)
                async with asyncio.timeout(START_SECONDS):
                    self._process = await ready
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._pool, run, task, *arguments)
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


class FreeProcesses:
    """The processes that have nothing to do. Tables of bots alone wait behind tables with people."""

    def __init__(self, processes: Sequence[ChildProcess]) -> None:
        # The one that was used last comes first: it has the latest matches, and others are started only if needed.
        self.idle = list(processes)
        self._waiting: dict[bool, deque[asyncio.Future[ChildProcess]]] = {False: deque(), True: deque()}

    async def get(self, patient: bool) -> ChildProcess:
        """A process, as soon as one is free; those who are `patient` get it last."""
        if self.idle:
            return self.idle.pop()
        waiter: asyncio.Future[ChildProcess] = asyncio.get_running_loop().create_future()
        self._waiting[patient].append(waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.put(waiter.result())
            raise

    def put(self, process: ChildProcess) -> None:
        """Give a process back."""
        for patient in (False, True):
            while self._waiting[patient]:
                waiter = self._waiting[patient].popleft()
                if not waiter.done():
                    waiter.set_result(process)
                    return
        self.idle.append(process)


# In the process.


def start_process(_task: Callable[..., object], game: str | None) -> int:
    """Initialize a new process: load the game; return its process id.

    The process exits with the server, however the server ends.
    """
    # Ctrl-C and systemd ask every process to end; this one ends with the server, or with its task.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    faulthandler.enable()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if game is not None:
        load_game(game)
    return os.getpid()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def run(task: Callable[..., T], *arguments: Any) -> T:
    """What the task returns; whatever it raises is a `TaskFailed`.

    A `SystemExit` or `CancelledError` of a bot would end the server's event loop, and not every exception can be
    sent to another process.
    """
    try:
        return task(*arguments)
    except BaseException as error:
        raise TaskFailed("".join(traceback.format_exception(error))) from None
