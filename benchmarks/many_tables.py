"""A host with many tables: how much memory they take, how fast the active ones are played, and what is read again.

The tables are real ones, written straight into the database. Every one is opened once, and at the active ones each
seat has a socket. The load comes from this machine, over the loopback, and shares its processors with the server.
"""

import asyncio
import json
import os
import random
import re
import secrets
import tempfile
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import httpx
import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import insert
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.players import (
    GAME,
    SOON,
    Board,
    Crowd,
    Seat,
    Sitting,
    database_of,
    memory_of,
    processor_time_of,
    running,
)
from benchmarks.server import percentile
from rulebound.games import load_game
from rulebound.kernel import Match
from rulebound.server.accounts.account import secret_hash
from rulebound.server.database import migrated, now
from rulebound.server.schema import accounts, seats, tables, tokens
from rulebound.server.settings import make_settings

SEATS: Final = 4
BATCH: Final = 500  # tables or people in one transaction
AT_ONCE: Final = 40  # calls that are under way together
KIB: Final = 1024
T = TypeVar("T")


def batches(things: Sequence[T]) -> list[Sequence[T]]:
    """The things in order, some at a time."""
    return [things[start : start + BATCH] for start in range(0, len(things), BATCH)]


def visitor(number: int) -> dict[str, str]:
    """The headers of a visitor with an address of their own, as a proxy tells it: limits count by address."""
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


# The tables.


async def write_tables(folder: Path, number: int, active: int, progress: Progress) -> Sitting:
    """Games that have begun; those that nobody plays share the guests in their seats."""
    database = await migrated(make_settings(data=folder, database=database_of(folder)).database)
    keys = {each: secrets.token_urlsafe(16) for each in range(1, SEATS * (active + 1) + 1)}
    for some in batches(list(keys)):
        async with database.write() as connection:
            await connection.execute(insert(accounts), [_guest(each) for each in some])
            await connection.execute(insert(tokens), [_token(each, keys[each]) for each in some])
    sitting: Sitting = []
    task = progress.add_task("writing tables", total=number)
    for batch in batches(range(number)):
        made = [_game(each, SEATS * min(each, active) + 1) for each in batch]
        async with database.write() as connection:
            await connection.execute(insert(tables), [row for row, _ in made])
            await connection.execute(insert(seats), [seat for _, sits in made for seat in sits])
        sitting += [(row["id"], [keys[seat["account_id"]] for seat in sits]) for row, sits in made]
        progress.advance(task, len(batch))
    await database.close()
    return sitting


def _guest(number: int) -> dict[str, Any]:
    return {"id": number, "name": f"Guest {number}", "kind": "guest", "created": now()}


def _token(account: int, secret: str) -> dict[str, Any]:
    own = {"id": str(account), "account_id": account, "label": "bench", "created": now()}
    return {"key": secret_hash(secret), **own}


def _game(number: int, first: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The rows of a table and of its seats; `first` is the account in the first of them."""
    match = Match(load_game(GAME), {"seats": SEATS}, number)
    assert match.pending is not None
    row = {
        "id": secrets.token_urlsafe(9),
        "game": GAME,
        "rules": match.game.rules,
        "setup": msgspec.json.encode(match.setup).decode(),
        "seed": str(number),
        "status": "playing",
        "access": "public",
        "invitation": secrets.token_urlsafe(24),
        "owner": first,
        "pace": "live",
        "on_timeout": "move",
        "seq": 0,
        "waiting": ",".join(map(str, match.pending.seats)),
        **dict.fromkeys(("created", "started", "moved"), now()),
    }
    sits = [
        {"table_id": row["id"], "number": seat, "kind": "person", "account_id": first + seat}
        for seat in range(SEATS)
    ]
    return row, sits


# The visitors.


async def all_of(work: Sequence[Coroutine[Any, Any, None]], progress: Progress, what: str) -> float:
    """Do all this, some at a time; returns how many seconds it took."""
    task, gate, began = progress.add_task(what, total=len(work)), asyncio.Semaphore(AT_ONCE), time.perf_counter()

    async def one(each: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await each
        progress.advance(task)

    await asyncio.gather(*map(one, work))
    return time.perf_counter() - began


class Player(Seat):
    """A player with an address of their own."""

    def __init__(self, crowd: Crowd, board: Board, token: str, number: int) -> None:
        super().__init__(crowd, board, token)
        self.headers = {"Authorization": f"Bearer {token}", **visitor(number)}
        self.welcomed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Connect and stay; returns when the table has been seen."""
        self.task = asyncio.create_task(self.play())
        await self.welcomed.wait()

    async def play(self) -> None:
        """Stay connected and keep the table's news."""
        address = f"{self.crowd.url.replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket"
        while not self.table.over:
            try:
                async with connect(
                    address, additional_headers=self.headers, proxy=None, compression=None, ping_interval=None
                ) as line:
                    self.line = line
                    await line.send('{"type":"hello","v":2,"since":null,"changes":true}')
                    async for text in line:
                        self.hear(self.crowd.decoder.decode(text))
                        self.welcomed.set()
            except (OSError, WebSocketException):
                await asyncio.sleep(SOON)

    async def go(self) -> None:
        """Disconnect."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


class Watch:
    """What the server says of itself between the phases."""

    def __init__(self, url: str, process: int) -> None:
        self.url, self.process = url, process

    def memory(self) -> float:
        """In MiB."""
        return memory_of(self.process) / KIB

    def busy(self) -> float:
        """Seconds of a processor."""
        return processor_time_of(self.process)

    async def loads(self) -> float:
        """How many tables were read from the database."""
        async with httpx.AsyncClient(timeout=60.0) as client:
            told = (await client.get(f"{self.url}/api/metrics")).text
        found = re.search(r"^rulebound_room_loads_total (\S+)$", told, re.MULTILINE)
        return float(found[1]) if found else 0.0


async def measure(
    folder: Path, number: int, active: int, rate: float, seconds: float, progress: Progress
) -> dict[str, Any]:
    """Write the tables, open them all, play at the active ones."""
    sitting = await write_tables(folder, number, active, progress)
    with running("serve", folder) as server:
        watch = Watch(server.url, server.process.pid)
        found: dict[str, Any] = {"tables": number, "active": active, "mib_empty": watch.memory()}
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
        async with httpx.AsyncClient(base_url=server.url, timeout=120.0, limits=limits) as client:

            async def look(at: int, table: str) -> None:
                answer = await client.get(f"/api/tables/{table}", headers=visitor(at))
                answer.raise_for_status()

            looks = [look(at, table) for at, (table, _) in enumerate(sitting)]
            found["opening_s"] = await all_of(looks, progress, "opening every table")
        found |= {"mib_opened": watch.memory(), "loads_opening": await watch.loads()}
        crowd = Crowd(server.url, sitting[:active], random.Random(1))
        players = [
            Player(crowd, board, token, SEATS * at + seat)
            for at, (board, (_, each)) in enumerate(zip(crowd.boards, sitting, strict=False))
            for seat, token in enumerate(each)
        ]
        found["sockets"] = len(players)
        found["connecting_s"] = await all_of([each.come() for each in players], progress, "connecting")
        found |= {
            "mib_connected": watch.memory(),
            "loads_connecting": await watch.loads() - found["loads_opening"],
        }
        before, busy = await watch.loads(), watch.busy()
        task = progress.add_task(f"playing at {rate:g} picks/s, then as fast as it goes", total=2)
        waits = await crowd.open_loop(rate, seconds)
        found["paced"] = _told(waits, rate, watch.busy() - busy)
        progress.advance(task)
        busy = watch.busy()
        fastest, waits = await crowd.closed_loop(seconds)
        found["fastest"] = _told(waits, fastest, watch.busy() - busy)
        progress.advance(task)
        found |= {
            "mib_played": watch.memory(),
            "loads_playing": await watch.loads() - before,
            "refused": crowd.refused,
        }
        await asyncio.gather(*(each.go() for each in players))
    return found


def _told(waits: list[float], rate: float, busy: float) -> dict[str, float]:
    return {
        "picks": len(waits),
        "picks_per_s": rate,
        "p50_ms": 1000 * percentile(waits, 0.5),
        "p99_ms": 1000 * percentile(waits, 0.99),
        "processor_ms_per_pick": 1000 * busy / max(1, len(waits)),
    }


def main(
    number: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 10_000,
    active: Annotated[int, typer.Option(min=1, help="At how many of them there are players.")] = 2_000,
    rate: Annotated[float, typer.Option(help="Picks a second, over all tables.")] = 100.0,
    seconds: Annotated[float, typer.Option(help="How long each way of playing lasts.")] = 30.0,
    room_megabytes: Annotated[int, typer.Option(help="Memory for tables that are being played.")] = 512,
) -> None:
    """Measure a host with many tables; SQLite, one worker, and no bots."""
    os.environ["RULEBOUND_ROOM_MEGABYTES"] = str(room_megabytes)
    with (
        tempfile.TemporaryDirectory(prefix="rulebound-bench-") as folder,
        Progress(console=Console(stderr=True)) as progress,
    ):
        found = asyncio.run(measure(Path(folder), number, min(active, number), rate, seconds, progress))
    found = {"room_megabytes": room_megabytes, "seconds": seconds, **found}
    results = Path(__file__).parent / "results"
    results.mkdir(exist_ok=True)
    path = results / f"many-tables-{time.strftime('%Y%m%d-%H%M%S')}.json"
    path.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    typer.echo(json.dumps(found, indent=2))


if __name__ == "__main__":
    typer.run(main)
