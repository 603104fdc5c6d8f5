"""Writes the table of figures into the README: `make bench-table`, after `make compile` on an idle machine.

Every figure is measured in this one run, in both modes. Rounds are played as `make bench` plays them; hints,
imagined worlds and views are taken at the same decisions of the same matches in both modes. Figures are medians
over the rounds.
"""

import os
import platform
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Final

import typer
from rich.console import Console
from rich.progress import Progress

from benchmarks.costs import Contender, Services, measure_services
from benchmarks.plain import Plain
from benchmarks.run import ROOT, Figures, plain_mode, play_rounds
from rulebound.games import load_game
from rulebound.kernel import COMPILED

README: Final = ROOT / "README.md"
BEGIN, END = "<!-- make bench-table writes from here -->", "<!-- to here -->"
ROWS: Final = (
    ("Small World Underground, 5 players", "small-world-underground", 5),
    ("AuZtralia, 4 players", "auztralia", 4),
    ("Spirit Island, 1 spirit", "spirit-island", 1),
    ("Spirit Island, 6 spirits", "spirit-island", 6),
)
HEADS: Final = ("", "plain", "compiled", "plain, forks", "compiled, forks", "hint", "world", "view")


@dataclass(slots=True)
class Row:
    """A line of the table: the rounds of play, and how many times as quick each service is when compiled."""

    title: str
    contender: Contender
    quicker: list[Services] = field(default_factory=list)

    def measure_services(self, plain: Plain, seed: int) -> None:
        """Both modes at the decisions of the match from this seed."""
        ours, theirs = measure_services(self.contender, seed), plain.services(self.contender, seed)
        times = (getattr(theirs, name) / getattr(ours, name) for name in Services.__slots__)
        self.quicker.append(Services(*times))

    def cells(self) -> Iterator[str]:
        """What the table says."""
        yield self.title
        played = self.contender
        for ratios in (played.plain_ratios, played.ratios, played.plain_fork_ratios, played.fork_ratios):
            yield f"{median(ratios):.2f}"
        for name in Services.__slots__:
            yield f"{median(getattr(each, name) for each in self.quicker):.1f}"


def markdown(rows: list[Row], rounds: int) -> str:
    """The table, and what it says of what."""
    python, machine = platform.python_version(), f"{platform.system()}, {platform.machine()}"
    lines = [
        f"Medians of {rounds} rounds on {datetime.now(UTC):%Y-%m-%d}, CPython {python}, a machine with "
        f"{os.cpu_count()} cores ({machine}). The first four figures: decisions per second of random play on one "
        "core, as a multiple of [catanatron](https://github.com/bcollazo/catanatron)'s in the same round; with "
        "forks: with an unused fork at each decision. The last three: how many times as quick a hint, an imagined "
        "world and a view are when compiled.",
        "",
        table_line(HEADS),
        table_line(["---"] + ["---:"] * (len(HEADS) - 1)),
        *(table_line(row.cells()) for row in rows),
    ]
    return "\n".join(lines)


def table_line(cells: Iterator[str] | list[str] | tuple[str, ...]) -> str:
    """A line of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def write(page: Path, text: str) -> None:
    """Put the text between the two marks of a page."""
    before = page.read_text("utf-8")
    after, places = re.subn(
        f"({re.escape(BEGIN)}\n).*?({re.escape(END)}\n)",
        lambda found: found[1] + text + "\n" + found[2],
        before,
        flags=re.DOTALL,
    )
    assert places == 1, f"{page.name} must have the lines {BEGIN} and {END} once"
    page.write_text(after, "utf-8")


def main(
    quick: bool = typer.Option(False, "--quick", help="Two short rounds, printed and not written."),
) -> None:
    """Measure both modes and write the table."""
    if not COMPILED:
        sys.exit("there is no compiled build: run `make compile` first")
    rounds, seconds = (2, 0.3) if quick else (15, 0.7)
    rows = [Row(title, Contender(name, load_game(name), seats)) for title, name, seats in ROWS]
    figures = Figures(rounds, seconds, [row.contender for row in rows])
    with Progress(console=Console(stderr=True)) as progress, plain_mode() as plain:
        assert plain is not None
        task = progress.add_task("", total=2 * rounds * len(rows))

        def step(what: str) -> None:
            progress.update(task, description=what)
            progress.advance(task)

        play_rounds(figures, plain, step)
        for seed in range(1, rounds + 1):
            for row in rows:
                step(f"hints, worlds and views {seed}: {row.contender} seats")
                row.measure_services(plain, seed)
    text = markdown(rows, rounds)
    print(text)
    if not quick:
        write(README, text)


if __name__ == "__main__":
    typer.run(main)
