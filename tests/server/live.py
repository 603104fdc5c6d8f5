"""A server as people run it: the real program in a process of its own, to be killed and started again."""

import json
import math
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

PATIENCE: Final = 120.0  # seconds until a start is called failed


def free_port() -> int:
    """A port that nobody uses now, from below those that the system gives to outgoing connections.

    One of those could be taken by a browser or a client before the server starts, or while it is down.
    """
    while True:
        port = random.SystemRandom().randrange(10_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class LiveServer:
    """`rulebound serve` on a free port, with its own data folder."""

    def __init__(
        self,
        folder: Path,
        database: str,
        workers: int = 1,
        program: Sequence[str] = ("-m", "rulebound"),
        options: Sequence[str] = (),
    ) -> None:
        self.folder = folder
        self.database = database
        self.workers = workers
        self.program = program
        self.port = free_port()
        self.options = [each.format(port=self.port) for each in options]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the program and wait until it is well."""
        command = [sys.executable, *self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers), *self.options]
        # Where the program crashes, its log says where.
        environment = {**os.environ, "RULEBOUND_DATA": str(self.folder), "PYTHONFAULTHANDLER": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, start_new_session=True
            )
        self.wait_until_well()

    def wait_until_well(self) -> None:
        """Return when the server answers; raise with its log when it does not."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}:\n{self.said()}")
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5.0).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError(f"the server does not answer:\n{self.said()}")

    def said(self) -> str:
        """The end of the server's log: after a crash, where each thread stood."""
        return self.log.read_text(errors="replace")[-20_000:]

    def kill(self) -> None:
        """SIGKILL, with no word of warning; nothing that it started is spared but what ends by itself."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def worker_ids(self) -> list[int]:
        """The processes that serve, when there are several: the main process's children that run our code."""
        assert self.process is not None
        main = self.process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [int(child) for child in children if _is_worker(int(child))]

    def kill_worker(self, worker: int) -> None:
        """SIGKILL to one worker of several, and wait until it is gone."""
        os.kill(worker, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while worker in self.worker_ids():
            if time.monotonic() > end:
                raise RuntimeError(f"worker {worker} does not die")
            time.sleep(0.01)

    def wait_for_workers(self) -> None:
        """Return when as many workers run as were asked for."""
        end = time.monotonic() + PATIENCE
        while len(self.worker_ids()) < self.workers:
            if time.monotonic() > end:
                raise RuntimeError(f"{len(self.worker_ids())} of {self.workers} workers run:\n{self.said()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """End the program and whatever it has started."""
        if self.process is None:
            return
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        finally:
            self.process.wait()


def _is_worker(process: int) -> bool:
    try:
        words = Path(f"/proc/{process}/cmdline").read_bytes()
        alive = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
    return alive and b"resource_tracker" not in words and b"forkserver" not in words


OWNS: Final = "this worker owns the tables "
GIVES_UP: Final = "this worker gives up the tables "


class Told(NamedTuple):
    """What a worker has logged about a group of tables: that it owns it, or gives it up."""

    worker: int
    word: str
    at: float  # seconds since 1970


def owners_in_log(live: LiveServer) -> dict[str, list[Told]]:
    """For each group: which workers have said that they own it or give it up, in order."""
    found: dict[str, list[Told]] = {}
    for line in live.log.read_text().splitlines():
        if not line.startswith("{"):
            continue
        told: dict[str, Any] = json.loads(line)
        said, at = told["says"], datetime.fromisoformat(told["time"]).timestamp()
        for word in (OWNS, GIVES_UP):
            if said.startswith(word):
                found.setdefault(said.removeprefix(word), []).append(Told(told["worker"], word, at))
    return found


# By worker: when it was killed, or the session that owns its tables was ended. Of each the time before and after.
Ends = Mapping[int, Sequence[tuple[float, float]]]


def owned_twice(live: LiveServer, ends: Ends) -> list[str]:
    """By the log, the groups that a worker has taken while another one had them that had not been ended."""
    found = []
    for group, told in owners_in_log(live).items():
        owner: Told | None = None
        for each in told:
            if each.word == GIVES_UP:
                owner = None
                continue
            if owner is not None and owner.worker != each.worker and _still_owns(owner, each.at, ends):
                found.append(f"{group}: {owner.worker}, then {each.worker}")
            owner = each
    return found


def _still_owns(owner: Told, at: float, ends: Ends) -> bool:
    return not any(owner.at <= after and _as_logged(before) <= at for before, after in ends.get(owner.worker, ()))


def _as_logged(at: float) -> float:
    """The log cuts times off after the millisecond."""
    return math.floor(1000 * at) / 1000


class Takeover(NamedTuple):
    """A worker has taken a group whose owner was killed."""

    group: str
    at: float
    after: float  # seconds from the kill


def takeovers(live: LiveServer, dead: Mapping[int, float]) -> list[Takeover]:
    """By the log, each group that another worker took after its owner was killed."""
    return [
        Takeover(group, after.at, after.at - dead[before.worker])
        for group, told in owners_in_log(live).items()
        for before, after in pairwise(told)
        if before.word == OWNS and after.worker != before.worker
        if before.worker in dead and _as_logged(dead[before.worker]) <= after.at  # else it had lost them before
    ]
