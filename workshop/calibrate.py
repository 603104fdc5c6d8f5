"""Plays AuZtralia with greedy bots in every mode and writes the results to docs/auztralia-reconstruction.md.

With `--alone` it plays solo games with the beam bot instead, the strongest one, and writes their table; with
`--revenge` the games of the expansion.
The seeds are fixed: the same number of games gives the same tables on every machine.
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, Final

from rich.progress import Progress

from rulebound.bots import make_bot, play_out
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.scoring import old_ones_score, scores
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.kernel import Match, Rng

PAGE: Final = Path(__file__).parent.parent / "docs" / "auztralia-reconstruction.md"
BEGIN, END = MARKERS = "<!-- calibration: begin -->", "<!-- calibration: end -->"
ALONE: Final = ("<!-- alone: begin -->", "<!-- alone: end -->")
ALONE_GAMES: Final = (
    ("east", "hard", 1),
    ("west", "easy", 1),
    ("west", "hard", 2),
)  # and how often each is played
REVENGE: Final = ("<!-- revenge: begin -->", "<!-- revenge: end -->")
GAMES: Final = 10
SOLO, PLAIN = 4, 2  # factors for the number of games: solo games are quick, plain ones matter most
Z: Final = 1.96  # standard deviations to either side for 95 %
SEED: Final = 1889
HEAD: Final = (
    "| mode | games | players' mean | their quartiles | Old Ones' mean | their quartiles | Old Ones win "
    "| a port falls | tiles destroyed |\n|---|---|---|---|---|---|---|---|---|"
)
DUELS: Final = ((2, "two players, one and one"), (4, "four players, two and two"))
Setup = dict[str, Any]


@dataclass(slots=True, frozen=True)
class Job:
    """A game to be played, and by which bots."""

    setup: Setup
    seed: int
    names: list[str]


@dataclass(slots=True, frozen=True)
class Outcome:
    """The result of a game."""

    scores: list[int]
    old_ones: int
    lost: bool  # the Old Ones have won
    port: bool  # a port has fallen
    destroyed: int


def play(job: Job) -> Outcome:
    """One game."""
    match = Match(GAME, job.setup, job.seed)
    match.hashing = False
    bots = [make_bot(name, 10 * job.seed + seat) for seat, name in enumerate(job.names)]
    play_out(match, bots, Rng(job.seed))
    state = match.state
    assert isinstance(state, AuztraliaState)
    lost = not {*match.result().winners} & {
        *range(state.seat_count)
    }  # the Old One player's seat comes after these
    return Outcome(scores(state), old_ones_score(state), lost, state.lost_port != NOBODY, len(state.destroyed))


def row(name: str, games: list[Outcome]) -> str:
    """One line of the table."""
    players = [score for game in games for score in game.scores]
    old_ones = [game.old_ones for game in games]
    cells = [
        name,
        str(len(games)),
        f"{fmean(players):.1f}",
        _quartiles(players),
        f"{fmean(old_ones):.1f}",
        _quartiles(old_ones),
        share(sum(game.lost for game in games), len(games)),
        share(sum(game.port for game in games), len(games)),
        f"{fmean(game.destroyed for game in games):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def share(number: int, of: int) -> str:
    """A share in per cent with its 95 % interval (Wilson's)."""
    low, high = wilson(number, of)
    return f"{100 * number / of:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def wilson(number: float, of: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's)."""
    part, square = number / of, Z * Z / of
    middle = part + square / 2
    spread = Z * sqrt(part * (1 - part) / of + square / (4 * of))
    return (middle - spread) / (1 + square), (middle + spread) / (1 + square)


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


def _times(setup: Setup) -> int:
    """How many times the usual number of games a mode gets."""
    if setup["seats"] == 1:
        return SOLO
    return 1 if setup.get("coop") or "challenge" in setup else PLAIN


def duels(seat_count: int, games: int) -> list[Job]:
    """Greedy and random bots at one table; their seats alternate."""
    found = []
    for game in range(games):
        names = ["greedy" if (seat + game) % 2 == 0 else "random" for seat in range(seat_count)]
        found.append(Job({"seats": seat_count, "map": ("east", "west")[game // 2 % 2]}, SEED + game, names))
    return found


def above_random(jobs: list[Job], games: list[Outcome]) -> tuple[int, int]:
    """How many greedy seats have more than every random seat of their game, and of how many."""
    better = held = 0
    for job, game in zip(jobs, games, strict=True):
        seats = list(zip(game.scores, job.names, strict=True))
        best = max(score for score, name in seats if name == "random")
        mine = [score for score, name in seats if name == "greedy"]
        better += sum(score > best for score in mine)
        held += len(mine)
    return better, held


def report(games: int, duelled: int, processes: int) -> str:
    """The tables as Markdown."""
    wanted = [
        (name, [Job(setup, SEED + n, ["greedy"] * setup["seats"]) for n in range(games * _times(setup))])
        for name, setup in modes()
    ]
    fights = [(name, duels(seats, duelled)) for seats, name in DUELS]
    jobs = [job for _, some in (*wanted, *fights) for job in some]
    with Progress() as progress, ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        outcomes = iter(progress.track(pool.map(play, jobs), total=len(jobs), description="games"))
        rows = [row(name, [next(outcomes) for _ in some]) for name, some in wanted]
        shares = [(name, above_random(some, [next(outcomes) for _ in some])) for name, some in fights]
    return "\n".join(
        [
            f"Made by `make calibrate GAMES={games} DUELS={duelled}`: games of every mode by greedy bots, and",
            f"{duelled} of each kind of greedy against random, seeds from {SEED} on, always the same. After each",
            "share stands its 95 % interval (Wilson's).",
            "",
            HEAD,
            *rows,
            "",
            "| greedy against random | greedy seats | above every random seat |",
            "|---|---|---|",
            *(f"| {name} | {held} | {share(better, held)} |" for name, (better, held) in shares),
        ]
    )


def alone(games: int, processes: int) -> str:
    """The table of the beam bot's solo games."""
    wanted = [
        (
            f"{side.capitalize()}, solo, {level}",
            [Job({"seats": 1, "map": side, "solo": level}, SEED + n, ["beam"]) for n in range(games * times)],
        )
        for side, level, times in ALONE_GAMES
    ]
    return _table(f"--alone {games}", wanted, processes)


def _table(asked: str, wanted: list[tuple[str, list[Job]]], processes: int) -> str:
    jobs = [job for _, some in wanted for job in some]
    with Progress() as progress, ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        outcomes = iter(progress.track(pool.map(play, jobs), total=len(jobs), description="games"))
        rows = [row(name, [next(outcomes) for _ in some]) for name, some in wanted]
    made = f"Made by `python -m workshop.calibrate {asked}`, seeds from {SEED} on."
    return "\n".join([made, "", HEAD, *rows])


def revenge_modes() -> Iterable[tuple[str, Setup, list[str]]]:
    """The games of the expansion, with the bots of the humans and, where there is one, of the Old One player."""
    for side in ("east", "west"):
        for humans in (1, 2, 3, 4):
            setup = {"seats": humans + 1, "mode": "revenge", "map": side}
            yield f"{side.capitalize()}, {humans} against the Old Ones", setup, ["greedy"] * (humans + 1)
    three = {"seats": 3, "mode": "revenge"}
    for difficulty in ("hard", "harder", "heroic"):
        yield f"East, 2 against the Old Ones, {difficulty}", {**three, "difficulty": difficulty}, ["greedy"] * 3
    yield "East, 2 together against the Old Ones", {**three, "coop": True}, ["greedy"] * 3
    yield "East, 2 against random Old Ones", three, ["greedy", "greedy", "random"]
    yield "East, 2 random against the Old Ones", three, ["random", "random", "greedy"]
    for level in ("easy", "hard", "insane"):
        yield f"East, Mythos solo, {level}", {"seats": 1, "mode": "mythos", "solo": level}, ["greedy"]
    yield "East, Mythos solo, easy, 30 cards", {"seats": 1, "mode": "mythos", "deck": "thirty"}, ["greedy"]
    for seats in (2, 3, 4):
        yield f"East, Empowered, {seats} players", {"seats": seats, "mode": "empowered"}, ["greedy"] * seats


def revenge(games: int, processes: int) -> str:
    """The table of the expansion's games."""
    wanted = [(name, [Job(setup, SEED + n, bots) for n in range(games)]) for name, setup, bots in revenge_modes()]
    return _table(f"--revenge {games}", wanted, processes)


def write(page: Path, text: str, markers: tuple[str, str] = MARKERS) -> None:
    """Put the tables between the markers of the page."""
    before, begin, rest = page.read_text("utf-8").partition(markers[0])
    _, end, after = rest.partition(markers[1])
    if not begin or not end:
        raise SystemExit(f"{page} has no place for the tables: {' ... '.join(markers)}")
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of a mode, several times that of some")
    parser.add_argument("--duels", type=int, default=GAMES, help="games of greedy against random")
    parser.add_argument("--alone", type=int, default=0, help="only solo games by the beam bot, so many of a mode")
    parser.add_argument("--revenge", type=int, default=0, help="only games of the expansion, so many of each kind")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play at once")
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(arguments)
    if given.alone:
        write(given.page, alone(given.alone, given.jobs), ALONE)
    elif given.revenge:
        write(given.page, revenge(given.revenge, given.jobs), REVENGE)
    else:
        write(given.page, report(given.games, given.duels, given.jobs))


if __name__ == "__main__":
    main()
