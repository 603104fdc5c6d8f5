"""How fast random play is beside an older revision: `make bench AGAINST=REV`.

The older revision is checked out into a temporary work tree. Each of the two has a process of its own, and they
take turns: a round of one, then a round of the other from the same seeds, so that a machine that slows down slows
both. Where its objects lie in memory makes a process a few hundredths faster or slower for as long as it lives, so
both begin again every few rounds. Times are the processor's. The speed has to stay above nine tenths of before.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
LEAST: Final = 0.9  # of the older revision's decisions per second
SEEDS: Final = 1000  # from the first seed of a round to the first of the next
FRESH: Final = 3  # rounds after which both have a new process
# The set-ups that are compared; a revision ignores the answers that it does not ask for.
SETUPS: Final[dict[str, tuple[range, dict[str, Any]]]] = {
    "small-world-underground": (range(2, 6), {}),
    "auztralia": (range(1, 5), {"mode": "base"}),
    "spirit-island": (range(1, 7), {"boxes": ["base"], "progression": False, "adversary": "none"}),
}

PlayRound = Callable[["Case", int, float], float]


class Refused(Exception):
    """A revision cannot play a set-up."""


@dataclass(slots=True)
class Case:
    """A game with a number of seats, and the rates of its rounds in decisions per second."""

    game: str
    seat_count: int
    answers: dict[str, Any]
    new: list[float] = field(default_factory=list)
    old: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.game}, {self.seat_count}"

    @property
    def ratio(self) -> float:
        """New over old: the median of the pairs of rounds."""
        return median(new / old for new, old in zip(self.new, self.old, strict=True))

    @property
    def best_ratio(self) -> float:
        """New over old: the best round of each."""
        return max(self.new) / max(self.old)


def cases(game: str | None = None) -> list[Case]:
    """The set-ups of one game, or of all."""
    chosen = {name: its for name, its in SETUPS.items() if game in (None, name)}
    return [Case(name, seats, answers) for name, (counts, answers) in chosen.items() for seats in counts]


@contextmanager
def checked_out(revision: str, root: Path = ROOT) -> Iterator[Path]:
    """A temporary work tree of a revision."""
    with tempfile.TemporaryDirectory(prefix="rulebound-against-") as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(root), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), revision], check=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


@contextmanager
def playing(tree: Path) -> Iterator[PlayRound]:
    """A process that plays rounds with the code of a work tree: decisions per second."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, str(HERE / "random_games.py")]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        to, back = child.stdin, child.stdout

        def play_round(case: Case, seed: int, seconds: float) -> float:
            setup = {"seats": case.seat_count, **case.answers}
            line = {"game_id": case.game, "setup": setup, "seed": seed, "seconds": seconds}
            print(json.dumps(line), file=to, flush=True)
            told = json.loads(back.readline())
            if "refused" in told:
                raise Refused(told["refused"])
            return float(told["decisions"] / told["seconds"])

        yield play_round
        to.close()


def compare(case: Case, new: PlayRound, old: PlayRound, rounds: int, seconds: float) -> None:
    """Play so many more rounds of a case; which of the two begins changes from round to round."""
    sides = [(new, case.new), (old, case.old)]
    for play_round, _ in sides:  # so that the first round is not the one that warms up
        play_round(case, 0, seconds / 5)
    played = len(case.new)
    for number in range(played + 1, played + rounds + 1):
        for play_round, rates in sides:
            rates.append(play_round(case, number * SEEDS, seconds))
        sides.reverse()


def refusal(case: Case, tree: Path) -> str | None:
    """Why the code of a work tree cannot play a case, if it cannot."""
    with playing(tree) as play_round:
        try:
            play_round(case, 0, 0.0)
        except Refused as why:
            return str(why)
    return None


def compare_in_turns(case: Case, tree: Path, rounds: int, seconds: float) -> None:
    """Play all rounds of a case with the code here and that of a work tree."""
    while len(case.new) < rounds:
        with playing(ROOT) as new, playing(tree) as old:
            compare(case, new, old, min(FRESH, rounds - len(case.new)), seconds)


def table_of(compared: list[Case], revision: str) -> Table:
    """Decisions per second of both, and the ratios."""
    heads = ("game, seats", "old/s", "new/s", "median", "best", "kept")
    table = Table(*heads, title=f"Random play, decisions/s: new over old ({revision})")
    for case in compared:
        rates = (f"{median(rates):,.0f}" for rates in (case.old, case.new))
        kept = "yes" if case.ratio >= LEAST else "NO"
        table.add_row(str(case), *rates, f"{case.ratio:.3f}", f"{case.best_ratio:.3f}", kept)
    return table


def main(
    revision: Annotated[str, typer.Argument(help="A commit, a tag or a branch.")],
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of each revision.")] = 15,
    seconds: Annotated[float, typer.Option(help="How long a round lasts.")] = 1.0,
) -> None:
    """Compare the speed with an older revision, and fail if a game is too slow."""
    if game not in (None, *SETUPS):
        raise typer.BadParameter(f"there are: {', '.join(SETUPS)}", param_hint="--game")
    console, compared = Console(), []
    with checked_out(revision) as tree:
        for case in track(cases(game), console=Console(stderr=True)):
            why = refusal(case, tree)
            if why is not None:
                console.print(f"Skipped: {revision} cannot play {case}: {why}", soft_wrap=True)
                continue
            compare_in_turns(case, tree, rounds, seconds)
            compared.append(case)
    console.print(table_of(compared, revision))
    raise typer.Exit(any(case.ratio < LEAST for case in compared))


if __name__ == "__main__":
    typer.run(main)
