"""How the server grows with its workers: the same tables on PostgreSQL with 1, 2 and 4 workers, in turns.

The database is one of the tests' own kind, without waits for the disk: what is compared is the work of the server.
Processor time is that of all workers together; the players and the database share the machine with them.
"""

import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer

from benchmarks.players import Crowd, processor_time_of, running, set_up, workers_of
from benchmarks.server import percentile
from tests.server.postgres import Cluster

WORKERS: Final = (1, 2, 4)
MOST_GROWTH: Final = 1.25  # processor time of a pick, over that with one worker


async def measure(folder: Path, url: str, workers: int, tables: int, seconds: float) -> dict[str, Any]:
    """Picks a second, their times and their cost with so many workers."""
    sitting = await set_up(folder, tables, url)
    with running("serve", folder, url, workers) as server:
        async with Crowd(server.url, sitting, random.Random(1)) as crowd:
            await crowd.closed_loop(1.0)
            processes = workers_of(server.process.pid) if workers > 1 else [server.process.pid]
            before = sum(map(processor_time_of, processes))
            rate, waits = await crowd.closed_loop(seconds)
            busy = sum(map(processor_time_of, processes)) - before
            return {
                "workers": workers,
                "picks_per_s": rate,
                "p50_ms": 1000 * percentile(waits, 0.5),
                "p99_ms": 1000 * percentile(waits, 0.99),
                "processor_ms_per_pick": 1000 * busy / len(waits),
                "refused": crowd.refused,
            }


def main(
    tables: Annotated[int, typer.Option(help="How many tables.")] = 100,
    seconds: Annotated[float, typer.Option(help="How long each run lasts.")] = 5.0,
    rounds: Annotated[int, typer.Option(help="How often each number of workers is measured.")] = 3,
) -> None:
    """Measure the server with 1, 2 and 4 workers."""
    cluster = Cluster()
    found: list[dict[str, Any]] = []
    try:
        cluster.start()
        for _ in range(rounds):
            for workers in WORKERS:
                with tempfile.TemporaryDirectory(prefix="rulebound-bench-") as folder:
                    url = cluster.url(cluster.make())
                    found.append(asyncio.run(measure(Path(folder), url, workers, tables, seconds)))
                typer.echo(json.dumps(found[-1]))
    finally:
        cluster.stop()
    results = Path(__file__).parent / "results"
    results.mkdir(exist_ok=True)
    path = results / f"workers-{time.strftime('%Y%m%d-%H%M%S')}.json"
    path.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    cost = {
        workers: median(each["processor_ms_per_pick"] for each in found if each["workers"] == workers)
        for workers in WORKERS
    }
    for workers, each in cost.items():
        typer.echo(f"{workers} workers: {each:.2f} ms a pick, {each / cost[1]:.2f} times that of one")
    raise typer.Exit(0 if max(cost.values()) <= MOST_GROWTH * cost[1] else 1)


if __name__ == "__main__":
    typer.run(main)
