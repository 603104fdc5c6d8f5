"""Plays the ladders of the bots and writes them: docs/ladder.md for people, bots/ladder.json for the lobby.

Each ladder is a contest of `rulebound arena`, kept in a file of its own in build/ladder, so that a run that was
stopped goes on where it was. All ladders grow together, a part at a time, and are written after each part: when
the run is stopped, the page shows what was played, with the number of games. Ratings depend on the machine where
bots think by the clock; the page says how many milliseconds they took.
"""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import typer

from rulebound.bots.ladder import FILE, Ladder, Rung
from rulebound.games import load_game

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
        return f"{self.game}, {self.seat_count} player{'s' * (self.seat_count > 1)}"

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        return KEPT / f"{self.game}-{self.seat_count}.jsonl"

    @property
    def rated(self) -> bool:
        """Whether the bots meet each other, not the game alone."""
        return self.seat_count > 1 and not load_game(self.game).together


# Games of a journeyman or a master take minutes, and those of an apprentice in AuZtralia long: no rung yet.
CONTESTS: Final = (
    Contest("small-world-underground", 2, ("apprentice", "rival", "greedy", "random")),
    Contest("small-world-underground", 3, ("rival", "greedy", "random")),
    Contest("auztralia", 2, ("rival", "greedy", "random")),
    Contest("auztralia", 1, ("greedy", "random")),
    Contest("spirit-island", 1, ("greedy", "random")),
)
PART: Final = 12  # games of each contest, after which what was played is written

Rows = list[dict[str, Any]]


def play(contest: Contest, games: int, jobs: int) -> Rows:
    """The standings of a contest once it has so many games, or more if more were played before."""
    KEPT.mkdir(parents=True, exist_ok=True)
    asked = ["--bots", ",".join(contest.bots), "--seats", str(contest.seat_count), "--games", str(games)]
    command = [sys.executable, "-m", "rulebound", "arena", contest.game, *asked, "--jobs", str(jobs), "--json"]
    done = subprocess.run([*command, "--file", str(contest.file)], check=True, stdout=subprocess.PIPE)
    found: Rows = json.loads(done.stdout)["standings"]
    return found


def table_of(contest: Contest, rows: Rows) -> str:
    """A ladder as a table."""
    return "\n".join((f"## {contest}", "", HEAD, *(_row(row, contest.rated) for row in rows if row["games"])))


def _row(row: dict[str, Any], rated: bool) -> str:
    wins, ahead = (f"{row[of] / row['games']:.0%} ({_ends(row[f'{of}_95'])})" for of in ("wins", "ahead"))
    rating = f"{row['rating']:.0f} ± {row['rating_95']:.0f}" if rated else "-"
    numbers = (f"{row['mean_score']:.1f}", f"{row['ms_a_decision']:.0f}")
    cells = (row["bot"], rating, str(row["games"]), wins, ahead if rated else "-", *numbers)
    return f"| {' | '.join(cells)} |"


def _ends(ends: tuple[float, float]) -> str:
    return f"{ends[0]:.0%} to {ends[1]:.0%}"


def ladder_of(contest: Contest, rows: Rows) -> Ladder:
    """A ladder as the lobby reads it."""
    rungs = (Rung(row["bot"], row["rating"], row["rating_95"], row["games"]) for row in rows if row["games"])
    return Ladder(contest.game, contest.seat_count, tuple(rungs))


def write(played: Mapping[Contest, Rows], page: Path = PAGE, file: Path = FILE) -> None:
    """Write what has been played so far; ratings only where bots met."""
    ladders = [ladder_of(contest, rows) for contest, rows in played.items() if contest.rated]
    file.write_bytes(msgspec.json.format(msgspec.json.encode(ladders), indent=1) + b"\n")
    tables = (table_of(contest, rows) for contest, rows in played.items())
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(before + "\n\n".join((BEGIN, *tables, END)) + after, encoding="utf-8")


def parts(games: int) -> Sequence[int]:
    """How many games each contest has after each part."""
    return [*range(PART, games, PART), games]


def main(
    games: Annotated[int, typer.Option(help="Games of each contest.")] = 600,
    jobs: Annotated[int, typer.Option(help="Processes that play at once.")] = 2,
) -> None:
    """Play every ladder, a part of each in turns, and write them after each part."""
    for number in parts(games):
        played = {}
        for contest in CONTESTS:
            typer.echo(f"{contest}: {number} of {games} games", err=True)
            played[contest] = play(contest, number, jobs)
        write(played)


if __name__ == "__main__":
    typer.run(main)
