"""How fast the server is: 200 tables of Small World Underground on one process with SQLite.

`make bench-server` runs it whole; `--quick` gives a rough idea in seconds. The players are in this process, the
server is the real program in another, and a bare websocket echo of the same framework is measured in the same run,
with the same clients, in turns with the closed loop. Time runs from the moment a pick was due until its
acknowledgement, which the server sends after the commit.
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

from benchmarks.players import Crowd, echo_rate, memory_of, processor_time_of, running, set_up, touch_tables

HERE: Final = Path(__file__).parent
MOST_P99_MS: Final = 100.0
MOST_TABLE_KIB: Final = 1024.0
LEAST_OF_ECHO: Final = 1 / 15
ECHO_LINES: Final = 200
ROUNDS, ROUND_SECONDS = 7, 1.0

Say = Callable[[str], None]


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def measure(folder: Path, tables: int, rate: float, seconds: float, seed: int, say: Say) -> dict[str, Any]:
    """The whole run."""
    say(f"setting up {tables} tables")
    sitting = await set_up(folder, tables)
    waits: list[float] = []
    closed: list[float] = []
    echoes: list[float] = []
    with running("echo", folder) as echo, running("serve", folder) as server:
        async with Crowd(server.url, sitting, random.Random(seed)) as crowd:
            say(f"open loop: {rate:g} picks/s for {seconds:g} s")
            late = await crowd.open_loop(rate, seconds)
            busy = processor_time_of(server.process.pid)
            for number in range(1, ROUNDS + 1):  # in turns: the machine's moods must hit both alike
                say(f"closed loop and echo: round {number} of {ROUNDS}")
                echoes.append(await echo_rate(echo.url, ECHO_LINES, ROUND_SECONDS))
                made, waited = await crowd.closed_loop(ROUND_SECONDS)
                closed.append(made)
                waits += waited
            busy = processor_time_of(server.process.pid) - busy
            refused = crowd.refused
    say("memory")
    kib = await idle_memory(folder, sitting)
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cpus": os.cpu_count(),
        "seed": seed,
        "tables": tables,
        "open_loop": {
            "picks_per_s": rate,
            "picks": len(late),
            "p50_ms": 1000 * percentile(late, 0.5),
            "p99_ms": 1000 * percentile(late, 0.99),
            "worst_ms": 1000 * max(late),
        },
        "closed_loop": {
            "picks_per_s": median(closed),
            "rounds": closed,
            "p50_ms": 1000 * percentile(waits, 0.5),
            "p99_ms": 1000 * percentile(waits, 0.99),
            "processor_ms_per_pick": 1000 * busy / len(waits),
        },
        "echo_per_s": echoes,
        "of_echo": median(picks / echo for picks, echo in zip(closed, echoes, strict=True)),
        "refused": refused,
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
    p99, ratio, kib = found["open_loop"]["p99_ms"], found["of_echo"], found["idle_table_kib"]
    rate = found["open_loop"]["picks_per_s"]
    return [
        (f"p99 at {rate:g} picks/s, ms", f"{p99:.1f}", f"under {MOST_P99_MS:g}", p99 < MOST_P99_MS),
        ("picks/s over echoes/s, closed loop", f"1/{1 / ratio:.1f}", "at least 1/15", ratio >= LEAST_OF_ECHO),
        ("memory of an idle table, KiB", f"{kib:.0f}", f"under {MOST_TABLE_KIB:g}", kib < MOST_TABLE_KIB),
    ]


def show(found: dict[str, Any], console: Console) -> bool:
    """Print the figures; tell whether every promise is kept."""
    table = Table("what", "figure", title=f"{found['tables']} tables, one process, SQLite")
    opened, closed = found["open_loop"], found["closed_loop"]
    table.add_row("open loop, picks", f"{opened['picks']:,} at {opened['picks_per_s']:g}/s")
    table.add_row("pick to acknowledgement, p50 / p99 / worst, ms", _three(opened))
    table.add_row("closed loop, picks/s", f"{closed['picks_per_s']:,.0f}")
    table.add_row("closed loop, p50 / p99, ms", f"{closed['p50_ms']:.1f} / {closed['p99_ms']:.1f}")
    table.add_row("processor time of the server, ms a pick", f"{closed['processor_ms_per_pick']:.2f}")
    table.add_row(
        "bare echo in the same rounds, messages/s", " ".join(f"{each:,.0f}" for each in found["echo_per_s"])
    )
    table.add_row("refused", str(found["refused"]))
    console.print(table)
    kept = Table("promise", "figure", "limit", "kept")
    for promise, figure, limit, good in promises(found):
        kept.add_row(promise, figure, limit, "yes" if good else "NO")
    console.print(kept)
    return all(good for *_, good in promises(found))


def _three(opened: dict[str, Any]) -> str:
    return f"{opened['p50_ms']:.1f} / {opened['p99_ms']:.1f} / {opened['worst_ms']:.1f}"


def main(
    quick: Annotated[bool, typer.Option(help="A rough idea in seconds.")] = False,
    tables: Annotated[int, typer.Option(help="How many tables.")] = 200,
    rate: Annotated[float, typer.Option(help="Picks a second in the open loop.")] = 100.0,
    seconds: Annotated[float, typer.Option(help="How long the open loop lasts.")] = 30.0,
    seed: Annotated[int, typer.Option(help="Of the players' choices.")] = 1,
) -> None:
    """Measure the server."""
    console = Console()
    if quick:
        tables, seconds = min(tables, 40), min(seconds, 6.0)
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
