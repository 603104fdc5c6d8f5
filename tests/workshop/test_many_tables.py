"""`make bench-many`, with a handful of tables."""

import asyncio
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.many_tables import SEATS, measure


def test_every_table_is_opened_once_and_the_active_ones_are_played(tmp_path: Path) -> None:
    with Progress(console=Console(quiet=True)) as progress:
        found = asyncio.run(measure(tmp_path, number=6, active=2, rate=10.0, seconds=0.5, progress=progress))
    assert (found["tables"], found["active"], found["sockets"]) == (6, 2, 2 * SEATS)
    assert found["loads_opening"] == 6
    assert found["loads_connecting"] == found["loads_playing"] == 0
    assert found["paced"]["picks"] == 5
    assert found["fastest"]["picks"] > 0
    assert found["refused"] == 0
    assert 0 < found["mib_empty"] < found["mib_played"]
