"""How fast the learning environments are, beside catanatron's: `make bench-envs`.

A step of ours is one pick of a seat in the AEC environment, with the encoding of the table, the mask and the rows
of all options before it. One process runs at a time; every round comes right after a round of catanatron's
environment, and the ratio is taken between the two. Times are the processor's.
"""

from random import Random
from time import process_time
from typing import Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.run import Spread, catanatron
from rulebound.envs import RuleboundAEC
from rulebound.games import game_names, load_game

# Steps a second on the machine of reference.
WANTED: Final = {"small-world-underground, 2": 12_000}
WANTED_OF_OTHERS: Final = 8_000


class Contender:
    """A game with so many seats, and what was measured of it."""

    def __init__(self, name: str, seat_count: int) -> None:
        self.name = f"{name}, {seat_count}"
        self.env = RuleboundAEC(name, {"seats": seat_count})
        self.env.reset(seed=1)
        self.rates: list[float] = []
        self.ratios: list[float] = []

    def play_for(self, seconds: float) -> float:
        """Random steps until the time is up; steps per second."""
        env, draw, steps = self.env, Random(1).random, 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            if not env.encoded.asked():
                env.reset()
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(draw() * int(mask.sum())))
            steps += 1
        return steps / spent


def contenders() -> list[Contender]:
    """Every game with the fewest and the most seats of its usual mode."""
    found = []
    for name in game_names():
        seats = load_game(name).setup.seats
        most = seats.high if name != "auztralia" else 4  # with five somebody plays the Old Ones
        found += [Contender(name, count) for count in dict.fromkeys((seats.low, most))]
    return found


def main(quick: bool = typer.Option(False, "--quick", help="Three short rounds: a rough idea only.")) -> None:
    """Measure steps per second of every environment, and the ratio to catanatron's."""
    rounds, seconds = (3, 0.5) if quick else (9, 1.0)
    found, beside = contenders(), list[float]()
    with catanatron("catanatron_env.py") as catanatron_for, Progress(console=Console(stderr=True)) as progress:
        catanatron_for(seconds)  # so that its first round is not the one that warms up
        for _ in progress.track(range(rounds), description="rounds"):
            for contender in found:
                theirs, ours = catanatron_for(seconds), contender.play_for(seconds)
                beside.append(theirs)
                contender.rates.append(ours)
                contender.ratios.append(ours / theirs)
    table = Table("environment", "steps/s", "wanted", "over catanatron's", title="Random steps, one core")
    table.add_row("catanatron, 2", str(Spread.of(beside)), "", "1")
    for contender in found:
        wanted = f"{WANTED.get(contender.name, WANTED_OF_OTHERS):,}"
        table.add_row(contender.name, str(Spread.of(contender.rates)), wanted, str(Spread.of(contender.ratios)))
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
