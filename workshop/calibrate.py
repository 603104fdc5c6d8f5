"""Plays AuZtralia with greedy bots in every mode and writes what came of it into docs/auztralia-reconstruction.md.

The seeds are fixed: the same number of games gives the same tables on every machine.
"""

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, Final

from rich.progress import Progress

from rulebound.bots import make_bot, play_out
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.scoring import old_ones_score, scores
from rulebound.games.auztralia.state import NOBODY, World
from rulebound.kernel import Match, Rng

PAGE: Final = Path(__file__).parent.parent / "docs" / "auztralia-reconstruction.md"
BEGIN, END = "<!-- calibration: begin -->", "<!-- calibration: end -->"
GAMES: Final = 20
SEED: Final = 1889
HEAD: Final = (
    "| mode | players' mean | their quartiles | Old Ones' mean | their quartiles | Old Ones win | a port falls "
    "| tiles destroyed |\n|---|---|---|---|---|---|---|---|"
)
Setup = dict[str, Any]


@dataclass(slots=True)
class Tally:
    """What the games of one mode came to."""

    players: list[int] = field(default_factory=list)
    old_ones: list[int] = field(default_factory=list)
    lost: int = 0  # games that the Old Ones won
    ports: int = 0
    destroyed: list[int] = field(default_factory=list)

    def add(self, match: Match) -> None:
        """Count one finished game."""
        state = match.state
        assert isinstance(state, World)
        self.players += scores(state)
        self.old_ones.append(old_ones_score(state))
        self.lost += not match.result().winners
        self.ports += state.lost_port != NOBODY
        self.destroyed.append(len(state.destroyed))

    def row(self, name: str) -> str:
        """One line of the table."""
        games = len(self.old_ones)
        cells = [
            name,
            f"{fmean(self.players):.1f}",
            _quartiles(self.players),
            f"{fmean(self.old_ones):.1f}",
            _quartiles(self.old_ones),
            f"{100 * self.lost / games:.0f} %",
            f"{100 * self.ports / games:.0f} %",
            f"{fmean(self.destroyed):.1f}",
        ]
        return f"| {' | '.join(cells)} |"


def _quartiles(numbers: list[int]) -> str:
    if len(numbers) < 2:
        return str(numbers[0])
    return " / ".join(f"{cut:.0f}" for cut in quantiles(numbers, n=4, method="inclusive"))


def modes() -> Iterable[tuple[str, Setup]]:
    """Every mode that has a line of its own, on both maps."""
    for side in ("east", "west"):
        name = side.capitalize()
        for seats in (2, 3, 4):
            yield f"{name}, {seats} players", {"seats": seats, "map": side}
        for level in ("easy", "hard", "insane"):
            yield f"{name}, solo, {level}", {"seats": 1, "map": side, "solo": level}
        for seats in (2, 4):
            yield f"{name}, {seats} together", {"seats": seats, "map": side, "coop": True}
        for challenge in ("medium", "hard", "insane"):
            for seats in (3, 4):
                yield (
                    f"{name}, {seats} players, {challenge} challenge",
                    {"seats": seats, "map": side, "challenge": challenge},
                )


def play(setup: Setup, seed: int, names: list[str]) -> Match:
    """One game, by bots of these names."""
    match = Match(GAME, setup, seed)
    match.hashing = False
    play_out(match, [make_bot(name, 10 * seed + seat) for seat, name in enumerate(names)], Rng(seed))
    return match


def above_random(seats: int, games: int, done: Callable[[], None]) -> tuple[int, int]:
    """Of how many greedy seats how many have more than every random seat of their game; seats alternate."""
    better = held = 0
    for game in range(games):
        names = ["greedy" if (seat + game) % 2 == 0 else "random" for seat in range(seats)]
        side = ("east", "west")[game // 2 % 2]
        found = play({"seats": seats, "map": side}, SEED + game, names).result().scores
        best = max(score for score, name in zip(found, names, strict=True) if name == "random")
        mine = [score for score, name in zip(found, names, strict=True) if name == "greedy"]
        better += sum(score > best for score in mine)
        held += len(mine)
        done()
    return better, held


def report(games: int, duels: int) -> str:
    """The tables as Markdown."""
    wanted = list(modes())
    lines = [
        f"Made by `make calibrate GAMES={games}`: {games} games of each mode by greedy bots, seeds from {SEED}.",
        "",
        HEAD,
    ]
    with Progress() as progress:
        bar = progress.add_task("games", total=len(wanted) * games + 2 * duels)
        for name, setup in wanted:
            tally = Tally()
            for game in range(games):
                tally.add(play(setup, SEED + game, ["greedy"] * setup["seats"]))
                progress.advance(bar)
            lines.append(tally.row(name))
        lines += ["", "| greedy against random | games | greedy seats above every random seat |", "|---|---|---|"]
        for seats, name in ((2, "two players, one and one"), (4, "four players, two and two")):
            better, held = above_random(seats, duels, lambda: progress.advance(bar))
            lines.append(f"| {name} | {duels} | {100 * better / held:.1f} % |")
    return "\n".join(lines)


def write(page: Path, text: str) -> None:
    """Put the tables between the markers of the page."""
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page} has no place for the tables: {BEGIN} ... {END}")
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each mode")
    parser.add_argument("--duels", type=int, help="games of greedy against random (as many, unless given)")
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(arguments)
    write(given.page, report(given.games, given.games if given.duels is None else given.duels))


if __name__ == "__main__":
    main()
