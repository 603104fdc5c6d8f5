"""How fast Rulebound is: random play beside catanatron, forks, views, hashes, replays and memory.

`make bench` runs it whole; `--quick` gives a rough idea in seconds. One process plays at a time, on one core.
Every round of a game is played right after a round of catanatron, and the ratio is taken between the two, so
that a machine that slows down slows both. Times are the processor's, not the wall clock's. Figures are medians
over the rounds, with the lowest and the highest.
"""

import json
import os
import platform
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.costs import Contender, Costs, measure_costs, microseconds
from benchmarks.plain import Plain, plain_process
from rulebound.games import game_names, load_game
from rulebound.kernel import COMPILED, Match
from workshop.modes import plain_sources

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
EXAMPLES: Final = ("pearl_divers", "bucket_brigade")
# Decisions per second over catanatron's, for a game or a game with so many seats: the dice example shows what
# the kernel costs, then each game's own share.
WANTED_RATIO: Final = {
    "pearl-divers": 8.0,
    "small-world-underground": 1.5,
    "auztralia": 1.0,
    "spirit-island, 1": 0.7,
}
WANTED_FORKS: Final = {"small-world-underground": 3_000}  # a second, on the machine of reference
MOST_FORK_US: Final = {"spirit-island": 2_000}  # wherever in a power's choices, on that machine
MOST_LOAD_MS: Final = {"spirit-island": (2_000, 100)}  # a whole game from its record, and from its snapshot
MOST_KIB: Final = 3 * 1024  # of a match with its history
CALIBRATION_US: Final = 23.0  # a hundred options as slotted dataclasses, on the machine of reference
FORK_LIMIT_US: Final = 150.0  # a fork of 300 small objects and five picks, on that machine
FORK_PICKS: Final = 5


@dataclass(slots=True)
class Spread:
    """A figure over several rounds."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, figures: list[float]) -> "Spread":
        """The median, the lowest and the highest of `figures`."""
        return cls(median(figures), min(figures), max(figures))

    def __str__(self) -> str:
        return f"{_figure(self.median)} ({_figure(self.low)} to {_figure(self.high)})"


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" if value < 10 else f"{value:.1f}"


def contenders() -> list[Contender]:
    """Every game with the most and the fewest seats, and the examples with the most."""
    found = []
    for name in game_names():
        game = load_game(name)
        sizes = dict.fromkeys((game.setup.seats.high, game.setup.seats.low))
        found += [Contender(name, game, seats) for seats in sizes]
    for name in EXAMPLES:
        path = str(ROOT / "examples" / f"{name}.py")
        game = load_game(path)
        found.append(Contender(game.id, game, game.setup.seats.high, path))
    return found


@contextmanager
def catanatron(script: str = "catanatron_random.py") -> Iterator[Callable[[float], float]]:
    """A process that plays catanatron when told to: seconds in, decisions per second out."""
    python = ROOT / ".venv-bench" / "bin" / "python"
    if not python.exists():
        raise typer.BadParameter("catanatron is not installed here: run `make bench` once")
    command = [str(python), str(HERE / script)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        to, back = child.stdin, child.stdout

        def play_for(seconds: float) -> float:
            to.write(f"{seconds}\n")
            to.flush()
            told = json.loads(back.readline())
            return float(told["decisions"] / told["seconds"])

        yield play_for
        to.close()


@dataclass(slots=True)
class _Choice:
    verb: str
    target: int


def calibrate() -> float:
    """The time to build a list of 100 slotted dataclass instances with two fields."""
    return microseconds(lambda: [_Choice("conquer", target) for target in range(100)], 400)


def fork_of_pieces() -> float:
    """The time to fork 300 small objects with five picks since the stable point."""
    match = Match(load_game(str(HERE / "pieces.py")), {}, 1)
    for number in range(FORK_PICKS):
        match.pick(number % 2, f"touch {number * 7}")
    assert len(match.picks) - match.last_stable().picks == FORK_PICKS
    return microseconds(match.fork, 200)


def _promise(promise: str, figure: float, least: float = 0.0, most: float = float("inf")) -> dict[str, Any]:
    limit = most if least == 0.0 else least
    return {"promise": promise, "figure": figure, "limit": limit, "kept": least <= figure <= most}


@dataclass(slots=True)
class Figures:
    """All that one run has measured."""

    rounds: int
    seconds: float
    contenders: list[Contender]
    catanatron: list[float] = field(default_factory=list)
    calibration: list[float] = field(default_factory=list)
    fork: list[float] = field(default_factory=list)
    costs: list[Costs] = field(default_factory=list)

    @property
    def factor(self) -> float:
        """How much slower than the machine of reference this run was."""
        return median(self.calibration) / CALIBRATION_US

    def promises(self) -> list[dict[str, Any]]:
        """What the kernel and the games must reach, with the figures of this run."""
        fork, limit = median(self.fork), FORK_LIMIT_US * self.factor
        made = [
            _promise(
                f"fork of 300 objects and {FORK_PICKS} picks, us, under {FORK_LIMIT_US:g} x calibration",
                fork,
                most=limit,
            )
        ]
        for contender, costs in zip(self.contenders, self.costs, strict=True):
            ratio = WANTED_RATIO.get(str(contender), WANTED_RATIO.get(contender.name))
            if ratio is not None:
                made.append(
                    _promise(f"{contender}: decisions/s over catanatron's", median(contender.ratios), least=ratio)
                )
            if (forks := WANTED_FORKS.get(contender.name)) is not None:
                least = forks / self.factor
                made.append(
                    _promise(f"{contender}: forks/s, {forks:,} / calibration", costs.forks_per_s, least=least)
                )
            if (slowest := MOST_FORK_US.get(contender.name)) is not None:
                most = slowest * self.factor
                made.append(
                    _promise(
                        f"{contender}: slowest fork, us, {slowest:,} x calibration", costs.worst_fork_us, most=most
                    )
                )
            if (loading := MOST_LOAD_MS.get(contender.name)) is not None:
                made.append(_promise(f"{contender}: ms to load a record", costs.load_ms, most=loading[0]))
                made.append(_promise(f"{contender}: ms to load a snapshot", costs.thaw_ms, most=loading[1]))
            made.append(_promise(f"{contender}: KiB of a match", costs.live_match_kib, most=MOST_KIB))
        return made

    def as_json(self) -> dict[str, Any]:
        """The run as it is kept in a file."""
        return {
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "python": platform.python_version(),
            "mode": "compiled" if COMPILED else "plain",
            "machine": platform.machine(),
            "cpus": os.cpu_count(),
            "rounds": self.rounds,
            "seconds_per_round": self.seconds,
            "calibration_us": asdict(Spread.of(self.calibration)),
            "calibration_factor": self.factor,
            "catanatron_decisions_per_s": asdict(Spread.of(self.catanatron)),
            "games": [
                {
                    "game": contender.name,
                    "seats": contender.seat_count,
                    "decisions_per_s": asdict(Spread.of(contender.rates)),
                    "over_catanatron": asdict(Spread.of(contender.ratios)),
                    "with_forks_over_catanatron": asdict(Spread.of(contender.fork_ratios)),
                    **_plain_figures(contender),
                    **asdict(costs),
                }
                for contender, costs in zip(self.contenders, self.costs, strict=True)
            ],
            "fork_of_300_objects_us": asdict(Spread.of(self.fork)),
            "promises": self.promises(),
        }


@contextmanager
def plain_mode() -> Iterator[Plain | None]:
    """The plain mode too, where this one is compiled."""
    if not COMPILED:
        yield None
        return
    with plain_sources() as sources, plain_process(sources) as plain:
        yield plain


def play_rounds(figures: Figures, plain: Plain | None, step: Callable[[str], None]) -> None:
    """All the rounds of play: catanatron, then this mode and the plain one, each without and with forks."""
    with catanatron() as catanatron_for:
        catanatron_for(figures.seconds / 5)  # so that its first round is not the one that warms up
        for number in range(1, figures.rounds + 1):
            figures.calibration.append(calibrate())
            figures.fork.append(fork_of_pieces())
            for contender in figures.contenders:
                step(f"round {number}: {contender} seats")
                beside = catanatron_for(figures.seconds)
                rate = contender.play_for(figures.seconds)
                figures.catanatron.append(beside)
                contender.rates.append(rate)
                contender.ratios.append(rate / beside)
                contender.fork_ratios.append(contender.play_for(figures.seconds, forking=True) / beside)
                if plain is not None:
                    contender.plain_ratios.append(plain.play_for(contender, figures.seconds) / beside)
                    forked = plain.play_for(contender, figures.seconds, forking=True)
                    contender.plain_fork_ratios.append(forked / beside)


def run(figures: Figures, matches: int, step: Callable[[str], None]) -> None:
    """All the rounds, then the costs of each game."""
    with plain_mode() as plain:
        play_rounds(figures, plain, step)
    for contender in figures.contenders:
        step(f"costs: {contender} seats")
        figures.costs.append(measure_costs(contender, matches))


def _plain_figures(contender: Contender) -> dict[str, Any]:
    if not COMPILED:
        return {}
    return {
        "plain_over_catanatron": asdict(Spread.of(contender.plain_ratios)),
        "plain_with_forks_over_catanatron": asdict(Spread.of(contender.plain_fork_ratios)),
    }


def speed_table(figures: Figures) -> Table:
    """Decisions per second, beside catanatron."""
    heads = ["game, seats", "decisions/s", "over catanatron", "with a fork each"]
    title = f"Random play, one core, {'compiled' if COMPILED else 'plain'}"
    table = Table(*heads, *(("plain", "with a fork each") if COMPILED else ()), title=title)
    table.add_row("catanatron, 4", str(Spread.of(figures.catanatron)), "1")
    for contender in figures.contenders:
        columns = [contender.rates, contender.ratios, contender.fork_ratios]
        columns += [contender.plain_ratios, contender.plain_fork_ratios] if COMPILED else []
        table.add_row(str(contender), *(str(Spread.of(column)) for column in columns))
    return table


def costs_table(figures: Figures) -> Table:
    """What forks and the rest cost."""
    heads = ("game, seats", "forks/s", "after", "view", "hash", "replay", "KiB", "picks")
    table = Table(*heads, title="Live matches at random decisions")
    table.caption = "after: picks since the stable point; times in us, replay for a pick; KiB of a whole match"
    for contender, costs in zip(figures.contenders, figures.costs, strict=True):
        timed = (costs.view_us, costs.hash_us, costs.replay_us_per_pick)
        cells = (costs.forks_per_s, costs.picks_since_stable, *timed, costs.live_match_kib, costs.picks)
        table.add_row(str(contender), *(_figure(cell) for cell in cells))
    return table


def show(console: Console, figures: Figures) -> None:
    """The tables and the promises."""
    console.print(speed_table(figures), costs_table(figures))
    calibration = Spread.of(figures.calibration)
    console.print(f"Calibration: 100 options in {calibration} us, factor {figures.factor:.2f}")
    for kept in figures.promises():
        verdict = "kept" if kept["kept"] else "NOT KEPT"
        figure, limit = _figure(kept["figure"]), _figure(kept["limit"])
        console.print(f"{verdict}: {kept['promise']}: {figure} (limit {limit})", soft_wrap=True)


def main(
    quick: bool = typer.Option(False, "--quick", help="Three short rounds: a rough idea only."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object and nothing else."),
) -> None:
    """Measure everything, show it and keep it under benchmarks/results."""
    rounds, seconds, matches = (3, 0.3, 3) if quick else (15, 0.7, 20)
    figures = Figures(rounds, seconds, contenders())
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(figures.contenders) * (rounds + 1))

        def step(what: str) -> None:
            progress.update(task, description=what)
            progress.advance(task)

        run(figures, matches, step)
    text = json.dumps(figures.as_json(), indent=1)
    kept_in = HERE / "results" / f"{datetime.now(UTC):%Y%m%d-%H%M%S}.json"
    kept_in.parent.mkdir(exist_ok=True)
    kept_in.write_text(text + "\n", "utf-8")
    if as_json:
        print(text)
        return
    console = Console()
    show(console, figures)
    console.print(f"Kept in {kept_in.relative_to(ROOT)}")


if __name__ == "__main__":
    typer.run(main)
