"""How fast the server is beside boardgame.io's: 200 tables of Small World Underground on one process with SQLite.

`make bench-server` runs it whole; `--quick` gives a rough idea in seconds. The players are in this process, the
server is the real program in another. In turns with it, in the same run, two others are measured: boardgame.io's
server, with a toy game of areas and its matches in memory alone, and a bare websocket echo of the framework that
ours is built on. Time runs from the moment a pick was due until its acknowledgement, which our server sends after
the commit.

What each side does: both have two viewers at a table, who are told of every move. Ours plays a whole game by its
rules, works out what each option would cost, sends each seat what has changed in its own view, and has the move on
disk before it answers. Theirs sets an owner and a number, sends both seats the whole state and keeps it in memory.
Our games end after about a hundred picks and theirs never do, so other tables of ours that have begun, with their
players connected, take the places of those that end: before, fewer and fewer tables of ours were played in a run.
"""

import asyncio
import json
import os
import platform
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from benchmarks.claimants import Claimant, begin_matches
from benchmarks.players import Crowd, echo_rate, memory_of, processor_time_of, running, set_up, touch_tables

HERE: Final = Path(__file__).parent
MOST_P99_MS: Final = 100.0
MOST_TABLE_KIB: Final = 1024.0
LEAST_OF_ECHO: Final = 1 / 15
LEAST_OF_THEIRS: Final = 2.0
ECHO_LINES: Final = 200
ROUNDS, ROUND_SECONDS = 7, 1.0
SPARE: Final = 400  # tables that take the places of those whose games end

Say = Callable[[str], None]


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Side:
    """One of the servers that are compared: its players, and what was measured of it."""

    def __init__(self, crowd: Crowd, process: int) -> None:
        self.crowd, self.process = crowd, process
        self.late: list[float] = []  # the open loop's waits, in seconds
        self.waits: list[float] = []  # the closed loop's
        self.rounds: list[float] = []  # picks a second in the closed loop
        self.busy = self.players = 0.0  # processor time in the closed loop, of the server and of all its players

    async def paced(self, rate: float, seconds: float) -> None:
        """A round of the open loop."""
        self.late += await self.crowd.open_loop(rate, seconds)
        self.crowd.check()

    async def at_full_speed(self) -> None:
        """A round of the closed loop."""
        busy, players = processor_time_of(self.process), time.process_time()
        made, waits = await self.crowd.closed_loop(ROUND_SECONDS)
        self.crowd.check()
        if not waits:
            raise RuntimeError("no pick was answered in a whole round: the machine is too busy")
        self.busy += processor_time_of(self.process) - busy
        self.players += time.process_time() - players
        self.rounds.append(made)
        self.waits += waits

    def found(self, rate: float) -> dict[str, Any]:
        """The figures."""
        return {
            "open_loop": {"picks_per_s": rate, "picks": len(self.late), **_times(self.late)},
            "closed_loop": {
                "picks_per_s": median(self.rounds),
                "rounds": self.rounds,
                **_times(self.waits),
                "processor_ms_per_pick": 1000 * self.busy / len(self.waits),
                "players_ms_per_pick": 1000 * self.players / len(self.waits),
            },
            "refused": self.crowd.refused,
        }


def _times(waits: list[float]) -> dict[str, float]:
    return {
        "p50_ms": 1000 * percentile(waits, 0.5),
        "p99_ms": 1000 * percentile(waits, 0.99),
        "worst_ms": 1000 * max(waits),
    }


async def measure(folder: Path, tables: int, rate: float, seconds: float, seed: int, say: Say) -> dict[str, Any]:
    """The whole run."""
    say(f"setting up {tables} tables, and {SPARE} for when their games end")
    sitting = await set_up(folder, tables + SPARE)
    echoes: list[float] = []
    with (
        running("echo", folder) as echo,
        running("serve", folder) as server,
        running("boardgame.io", folder) as other,
    ):
        matches = await begin_matches(other.url, tables)
        async with (
            Crowd(server.url, sitting, random.Random(seed), spare=SPARE) as people,
            Crowd(other.url, matches, random.Random(seed), Claimant) as claimants,
        ):
            ours, theirs = Side(people, server.process.pid), Side(claimants, other.process.pid)
            for side in (ours, theirs):  # both are warm when it counts
                await side.crowd.closed_loop(ROUND_SECONDS)
            for number in range(1, ROUNDS + 1):  # in turns: the machine's moods must hit all alike
                say(f"open loop: {rate:g} picks/s, round {number} of {ROUNDS}")
                for side in (ours, theirs):
                    await side.paced(rate, seconds / ROUNDS)
            for number in range(1, ROUNDS + 1):
                say(f"closed loop and echo: round {number} of {ROUNDS}")
                echoes.append(await echo_rate(echo.url, ECHO_LINES, ROUND_SECONDS))
                for side in (ours, theirs):
                    await side.at_full_speed()
            found = {"ours": ours.found(rate), "theirs": theirs.found(rate)}
    say("memory")
    kib = await idle_memory(folder, sitting)
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cpus": os.cpu_count(),
        "seed": seed,
        "tables": tables,
        **found,
        "echo_per_s": echoes,
        "of_echo": median(picks / each for picks, each in zip(ours.rounds, echoes, strict=True)),
        "of_theirs": median(picks / each for picks, each in zip(ours.rounds, theirs.rounds, strict=True)),
        "idle_table_kib": kib,
    }


async def idle_memory(folder: Path, sitting: list[tuple[str, list[str]]]) -> float:
    """What a table in the middle of its game costs a server that has just read it, in KiB."""
    with running("serve", folder) as server:
        await touch_tables(server.url, sitting[:1])  # the game's own code is in memory then
        before = memory_of(server.process.pid)
        await touch_tables(server.url, sitting[1:])
        return (memory_of(server.process.pid) - before) / (len(sitting) - 1)


def promises(found: dict[str, Any]) -> list[tuple[str, str, str, bool]]:
    """What the server must reach: the promise, the figure, the limit, and whether it is kept."""
    ours, theirs = found["ours"]["open_loop"], found["theirs"]["open_loop"]
    p99, most, rate = ours["p99_ms"], min(MOST_P99_MS, theirs["p99_ms"]), ours["picks_per_s"]
    beside, ratio, kib = found["of_theirs"], found["of_echo"], found["idle_table_kib"]
    times = f"{LEAST_OF_THEIRS:g} times"
    return [
        ("picks/s over boardgame.io's", f"{beside:.2f} times", f"at least {times}", beside >= LEAST_OF_THEIRS),
        (f"p99 at {rate:g} picks/s, ms", f"{p99:.1f}", f"at most {most:.1f}, as theirs", p99 <= most),
        ("picks/s over echoes/s", f"1/{1 / ratio:.1f}", "at least 1/15", ratio >= LEAST_OF_ECHO),
        ("memory of an idle table, KiB", f"{kib:.0f}", f"under {MOST_TABLE_KIB:g}", kib < MOST_TABLE_KIB),
    ]


def show(found: dict[str, Any], console: Console) -> bool:
    """Print the figures; tell whether every promise is kept."""
    table = Table("what", "ours", "boardgame.io", title=f"{found['tables']} tables, one process; ours with SQLite")

    def row(what: str, figure: Callable[[dict[str, Any]], str]) -> None:
        table.add_row(what, figure(found["ours"]), figure(found["theirs"]))

    rate = found["ours"]["open_loop"]["picks_per_s"]
    row(f"paced at {rate:g} picks/s: p50 / p99 / worst, ms", lambda side: _three(side["open_loop"]))
    row("closed loop, picks/s", lambda side: f"{side['closed_loop']['picks_per_s']:,.0f}")
    row("closed loop: p50 / p99 / worst, ms", lambda side: _three(side["closed_loop"]))
    row("server's processor time, ms a pick", lambda side: f"{side['closed_loop']['processor_ms_per_pick']:.2f}")
    row("players' processor time, ms a pick", lambda side: f"{side['closed_loop']['players_ms_per_pick']:.2f}")
    row("refused", lambda side: str(side["refused"]))
    console.print(table)
    console.print(f"Bare echo in the same rounds, messages/s: {median(found['echo_per_s']):,.0f}")
    kept = Table("promise", "figure", "limit", "kept")
    for promise, figure, limit, good in promises(found):
        kept.add_row(promise, figure, limit, "yes" if good else "NO")
    console.print(kept)
    return all(good for *_, good in promises(found))


def _three(times: dict[str, Any]) -> str:
    return f"{times['p50_ms']:.1f} / {times['p99_ms']:.1f} / {times['worst_ms']:.1f}"


def main(
    quick: Annotated[bool, typer.Option(help="A rough idea in seconds.")] = False,
    tables: Annotated[int, typer.Option(help="How many tables.")] = 200,
    rate: Annotated[float, typer.Option(help="Picks a second in the open loop.")] = 200.0,
    seconds: Annotated[float, typer.Option(help="How long the open loop lasts, for each server.")] = 28.0,
    seed: Annotated[int, typer.Option(help="Of the players' choices.")] = 1,
) -> None:
    """Measure the server."""
    console = Console()
    if quick:
        tables, seconds = min(tables, 40), min(seconds, 7.0)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rulebound-bench-")))
        found = asyncio.run(measure(folder, tables, rate, seconds, seed, lambda text: console.print(f"  {text}")))
    results = HERE / "results"
    results.mkdir(exist_ok=True)
    path = results / f"server-{time.strftime('%Y%m%d-%H%M%S')}.json"
    path.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    kept = show(found, console)
    console.print(f"Kept in {path.relative_to(HERE.parent)}")
    raise typer.Exit(0 if kept or quick else 1)


if __name__ == "__main__":
    typer.run(main)
