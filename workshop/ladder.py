"""Plays the ladders of the bots and writes them: docs/ladder.md for people, bots/ladder.json for the lobby.

Each ladder is a contest of `rulebound arena`, kept in a file of its own in build/ladder, so that a run that was
stopped goes on where it was. Ratings depend on the machine where bots think by the clock; the page says how many
milliseconds they took.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import typer

from rulebound.bots.ladder import FILE, Ladder, Rung

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
KEPT: Final = ROOT / "build" / "ladder"
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
HEAD: Final = (
    "| bot | rating | games | wins (95 %) | ahead of the others (95 %) | mean score | ms a decision |\n"
    "|---|---|---|---|---|---|---|"
)


class Contest(NamedTuple):
    """Bots that meet in a game with so many seats."""

    game: str
    seat_count: int
    bots: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game}, {self.seat_count} players"

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        return KEPT / f"{self.game}-{self.seat_count}.jsonl"


# A master's game takes minutes: it has no rung yet, and AuZtralia no ladder.
CONTESTS: Final = (
    Contest("small-world-underground", 2, ("journeyman", "apprentice", "rival", "greedy", "random")),
)


def play(contest: Contest, games: int, jobs: int) -> dict[str, Any]:
    """The report of a contest, with as many games as were asked for."""
    KEPT.mkdir(parents=True, exist_ok=True)
    asked = ["--bots", ",".join(contest.bots), "--seats", str(contest.seat_count), "--games", str(games)]
    command = [sys.executable, "-m", "rulebound", "arena", contest.game, *asked, "--jobs", str(jobs), "--json"]
    done = subprocess.run([*command, "--file", str(contest.file)], check=True, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def table_of(contest: Contest, rows: list[dict[str, Any]]) -> str:
    """A ladder as a table."""
    lines = [f"## {contest}", "", HEAD]
    for row in rows:
        shares = (f"{row[of] / row['games']:.0%} ({_ends(row[f'{of}_95'])})" for of in ("wins", "ahead"))
        rating = f"{row['rating']:.0f} ± {row['rating_95']:.0f}"
        numbers = (f"{row['mean_score']:.1f}", f"{row['ms_a_decision']:.0f}")
        lines.append(f"| {' | '.join((row['bot'], rating, str(row['games']), *shares, *numbers))} |")
    return "\n".join(lines)


def _ends(ends: tuple[float, float]) -> str:
    return f"{ends[0]:.0%} to {ends[1]:.0%}"


def main(
    games: Annotated[int, typer.Option(help="Games of each contest.")] = 600,
    jobs: Annotated[int, typer.Option(help="Processes that play at once.")] = 2,
) -> None:
    """Play every ladder and write them."""
    ladders, tables = [], []
    for contest in CONTESTS:
        typer.echo(f"{contest}: {games} games", err=True)
        rows = play(contest, games, jobs)["standings"]
        rungs = tuple(Rung(row["bot"], row["rating"], row["rating_95"], row["games"]) for row in rows)
        ladders.append(Ladder(contest.game, contest.seat_count, rungs))
        tables.append(table_of(contest, rows))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(ladders), indent=1) + b"\n")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + "\n\n".join((BEGIN, *tables, END)) + after, encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
