"""The players of the server's benchmark: set-up, sockets, and the programs that are measured."""

import asyncio
import os
import random
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rulebound.server.accounts.account import make_guest, make_token
from rulebound.server.live.server import close_server, open_server
from rulebound.server.settings import make_settings
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest
from rulebound.server.tables.seating import join
from rulebound.server.tables.starting import start

HERE: Final = Path(__file__).parent
BESIDE: Final = HERE / "boardgame_io"
GAME: Final = "small-world-underground"
SEATS: Final = 2
SOON: Final = 0.1
PATIENCE: Final = 60.0
CONNECT_SECONDS: Final = 180.0  # the server lets 50 connections a second in from one address
Sitting = list[tuple[str, list[str]]]  # a table, and the token of each seat


async def set_up(folder: Path, tables: int, database: str | None = None) -> Sitting:
    """Tables that have begun, with a guest in each seat, made before the server starts."""
    server = await open_server(make_settings(data=folder, database=database or database_of(folder)))
    sitting: Sitting = []
    for number in range(tables):
        accounts = [await make_guest(server.database, f"Guest {number} {seat}") for seat in range(SEATS)]
        requests = [SeatRequest("me"), *(SeatRequest("open") for _ in range(SEATS - 1))]
        new = NewTable(game=GAME, setup={"seats": SEATS}, seats=requests, access="public")
        table = (await create_table(server, accounts[0], new)).id
        for account in accounts[1:]:
            await join(server, table, account)
        if (await server.rooms.get(table)).status == "open":
            await start(server, table, accounts[0])
        sitting.append((table, [(await make_token(server.database, each, "bench"))[1] for each in accounts]))
    await close_server(server)
    return sitting


def database_of(folder: Path) -> str:
    """The file that is played in."""
    return f"sqlite:///{folder / 'rulebound.sqlite3'}"


# The programs.


@dataclass(slots=True)
class Running:
    """A program that is measured."""

    url: str
    process: "subprocess.Popen[bytes]"


@contextmanager
def running(what: str, folder: Path, database: str | None = None, workers: int = 1) -> Iterator[Running]:
    """The server, the bare echo or boardgame.io's server, in a process of its own until the block ends."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = database or database_of(folder)
    serve = ["-m", "rulebound", "serve", "--port", str(port), "--database", database, "--workers", str(workers)]
    command, well = {
        "serve": ([sys.executable, *serve], "/api/health"),
        "echo": ([sys.executable, str(HERE / "echo.py"), str(port)], "/api/health"),
        "boardgame.io": ([node(), str(BESIDE / "areas.cjs"), str(port)], "/games"),
    }[what]
    environment = {**os.environ, "RULEBOUND_DATA": str(folder), "NODE_ENV": "production"}
    log = (folder / f"{what}.log").open("ab")
    process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_until_well(f"{url}{well}", process, folder / f"{what}.log")
        yield Running(url, process)
    finally:
        process.terminate()
        process.wait()
        log.close()


def node() -> str:
    """The Node that the workshop uses."""
    script = HERE.parent / "workshop" / "node.sh"
    return f"{subprocess.run([script], check=True, capture_output=True, text=True).stdout.strip()}/node"


def _wait_until_well(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"the program does not answer:\n{log.read_text(errors='replace')[-3000:]}")


def memory_of(process: int) -> float:
    """What a process holds in memory, in KiB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError(f"process {process} has gone")


def processor_time_of(process: int) -> float:
    """The seconds that a process has kept a core busy: on a shared machine a fairer measure than the clock."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def workers_of(process: int) -> list[int]:
    """The processes that a server of several workers has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


async def touch_tables(url: str, sitting: Sitting) -> None:
    """Look at each table once, as each seat."""

    def look(table: str, token: str) -> None:
        request = Request(f"{url}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
        with urlopen(request, timeout=PATIENCE) as answer:
            answer.read()

    for table, tokens in sitting:
        for token in tokens:
            await asyncio.to_thread(look, table, token)
            await asyncio.sleep(0.02)  # no faster than anybody may


# The players.


class _Option(msgspec.Struct):
    text: str


class _Ask(msgspec.Struct):
    options: list[_Option]


class _View(msgspec.Struct):
    ask: _Ask | None
    result: Any = None


class _Change(msgspec.Struct):
    """A change of the view, of which a player reads what is asked."""

    at: list[str | int]
    to: msgspec.Raw
    start: int | None = None
    drop: int = 0


class _Message(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    id: int = -1
    seq: int = -1
    view: _View | None = None
    changes: list[_Change] = []
    state: "_Message | None" = None


_ask_decoder: Final = msgspec.json.Decoder(_Ask | None)
_options_decoder: Final = msgspec.json.Decoder(list[_Option])


class Seat:
    """One player's socket."""

    def __init__(self, crowd: "Crowd", table: "Board", token: str) -> None:
        self.crowd, self.table, self.token = crowd, table, token
        self.line: ClientConnection | None = None
        self.asked: _Ask | None = None

    async def play(self) -> None:
        """Stay connected and keep the table's news."""
        address = f"{self.crowd.url.replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        while not self.table.over:
            try:
                async with connect(address, additional_headers=headers, proxy=None, compression=None) as line:
                    self.line = line
                    await line.send('{"type":"hello","v":2,"since":null,"changes":true}')
                    async for text in line:
                        self.hear(self.crowd.decoder.decode(text))
            except (OSError, WebSocketException):
                await asyncio.sleep(SOON)

    def hear(self, told: _Message) -> None:
        """Keep what is asked of this seat, and note what is acknowledged."""
        if told.type == "ack":
            self.table.acknowledged.set()
            if told.state is None:
                return
            told = told.state
        if told.type == "state" and told.view is not None:
            self.asked = told.view.ask
            self.look(told.seq)
        elif told.type == "changes":
            for change in told.changes:
                self.follow(change)
            self.look(told.seq)
        elif told.type in ("refused", "error"):
            self.crowd.refused += 1
            self.table.acknowledged.set()

    def follow(self, change: _Change) -> None:
        """Keep up with what is asked; only the options of a question can change without the rest."""
        if change.at == ["ask"]:
            self.asked = _ask_decoder.decode(change.to)
        elif change.at == ["ask", "options"]:
            assert self.asked is not None
            assert change.start is not None
            self.asked.options[change.start : change.start + change.drop] = _options_decoder.decode(change.to)

    def look(self, seq: int) -> None:
        """See what is asked after move `seq`."""
        if self.asked is None:
            self.crowd.end(self.table)
        elif self.asked.options and seq >= self.table.seq:
            self.table.ask(self, seq, list(self.asked.options))

    async def pick(self, seq: int, option: Any) -> None:
        """Send a pick and wait for its acknowledgement."""
        assert self.line is not None
        self.table.acknowledged.clear()
        message = {"type": "pick", "id": seq, "seq": seq, "pick": option.text}
        await self.line.send(msgspec.json.encode(message).decode())
        await self.table.acknowledged.wait()


class Board:
    """A table as its players know it."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = 0
        self.over = False
        self.asked: tuple[Seat, int, Sequence[Any]] | None = None
        self.ready = asyncio.Event()
        self.acknowledged = asyncio.Event()

    def ask(self, seat: Seat, seq: int, options: Sequence[Any]) -> None:
        """A seat has been asked: somebody may pick."""
        self.asked = (seat, seq, options)
        self.seq = seq
        self.ready.set()

    async def pick(self, rng: random.Random) -> None:
        """One pick at random, from a seat that is asked, to its acknowledgement."""
        assert self.asked is not None
        seat, seq, options = self.asked
        self.asked, self.seq = None, seq + 1
        self.ready.clear()
        await seat.pick(seq, rng.choice(options))


class Crowd:
    """All players at all tables; `spare` tables of these take the places of those whose games end."""

    def __init__(
        self, url: str, sitting: Sitting, rng: random.Random, seat: type[Seat] = Seat, spare: int = 0
    ) -> None:
        self.url, self.rng = url, rng
        self.refused = 0
        self.decoder = msgspec.json.Decoder(_Message)
        boards = [Board(table) for table, _ in sitting]
        self.boards = boards[: len(boards) - spare]
        self.spare = deque(boards[len(boards) - spare :])
        self.ended = 0
        tokens = zip(boards, (tokens for _, tokens in sitting), strict=True)
        self.seats = [seat(self, board, token) for board, each in tokens for token in each]
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Crowd":
        self._tasks = [asyncio.create_task(seat.play()) for seat in self.seats]
        async with asyncio.timeout(CONNECT_SECONDS):
            for board in (*self.boards, *self.spare):
                await board.ready.wait()
            while any(seat.line is None for seat in self.seats):
                await asyncio.sleep(SOON)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def end(self, board: Board) -> None:
        """A game is over: another table takes its place."""
        if not board.over:
            board.over = True
            board.ready.set()  # nobody need wait for it any more
            self.ended += 1
            if self.spare:
                self.boards[self.boards.index(board)] = self.spare.popleft()

    def check(self) -> None:
        """Raise if there were fewer tables than the figures say."""
        if any(board.over for board in self.boards):
            raise RuntimeError(f"{self.ended} games have ended, and no table is left to take their places")

    async def open_loop(self, rate: float, seconds: float) -> list[float]:
        """Picks at fixed times, whether or not the last ones were answered: the seconds from due to done."""
        waits: list[float] = []
        began = time.perf_counter()
        async with asyncio.timeout(seconds + PATIENCE), asyncio.TaskGroup() as group:
            for number in range(int(rate * seconds)):
                due = began + number / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                group.create_task(self._pick_due(due, waits))
        return waits

    async def _pick_due(self, due: float, waits: list[float]) -> None:
        waiting = [board for board in self.boards if board.asked is not None]
        while not waiting:  # every table is being answered: the time runs on
            await asyncio.sleep(0.001)
            waiting = [board for board in self.boards if board.asked is not None]
        await self.rng.choice(waiting).pick(self.rng)
        waits.append(time.perf_counter() - due)

    async def closed_loop(self, seconds: float) -> tuple[float, list[float]]:
        """Every table picks as soon as it is asked: picks a second, and how long each took."""
        waits: list[float] = []
        end = time.perf_counter() + seconds

        async def play(place: int) -> None:
            while (left := end - time.perf_counter()) > 0 and not self.boards[place].over:
                board = self.boards[place]
                try:
                    await asyncio.wait_for(board.ready.wait(), left)
                except TimeoutError:
                    return
                if board.over:
                    continue
                sent = time.perf_counter()
                await board.pick(self.rng)
                waits.append(time.perf_counter() - sent)

        await asyncio.gather(*map(play, range(len(self.boards))))
        return len(waits) / seconds, waits


@asynccontextmanager
async def _lines(url: str, number: int) -> AsyncIterator[list[ClientConnection]]:
    made = [await connect(url, proxy=None, compression=None) for _ in range(number)]
    yield made
    for line in made:
        await line.close()


async def echo_rate(url: str, number: int, seconds: float) -> float:
    """Messages a second that a bare echo returns to clients who each send the next when they have the last."""
    message = '{"type":"pick","id":12,"seq":12,"pick":"conquer r07"}'
    counted = 0

    async def talk(line: ClientConnection, end: float) -> None:
        nonlocal counted
        while time.perf_counter() < end:
            await line.send(message)
            await line.recv()
            counted += 1

    async with _lines(f"{url.replace('http', 'ws', 1)}/echo", number) as lines:
        end = time.perf_counter() + seconds
        await asyncio.gather(*(talk(line, end) for line in lines))
    return counted / seconds
