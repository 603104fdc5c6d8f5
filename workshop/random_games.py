"""Plays random games of one game over all its set-ups and tells what failed and how often each answer was met.

Game k has the seed k, and its set-up is drawn from that seed too: it is the same game whatever the number of
processes. Answers are drawn from the game's own schema (`workshop/setups.py`); `--set NAME=VALUE`, which can be
repeated, limits a question to the values given. Picks are random. Invariants and options are checked at every
tenth pick and at the end. Where a game offers a sequel on what it has left, that is played too and counted beside
the games. Records of games that fail go to build/failures.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rulebound.cli.app import find_game
from rulebound.cli.files import make_folder
from rulebound.cli.playouts import Failure, Plan, empty_tally, in_parts, play_one
from rulebound.games import load_game
from rulebound.kernel import Asked, BadSetup, Choice, Game, Match, Rng, SetupValues, When
from rulebound.kernel.rng import SEED_LIMIT
from workshop.setups import Only, draw, values_of

LAWS: Final = 10  # picks between two checks
LEAST: Final = 3  # so many of the least met answers are printed for each field
FOLDER: Final = Path("build/failures")
SEQUELS: Final = "sequels"  # a folder in it

Answer = tuple[str, str]  # to one question or two: (`map`, `east`), (`adversary, level`, `england 3`)


@dataclass(slots=True)
class Played:
    """The sums over some games."""

    games: int = 0
    sequels: int = 0
    picks: int = 0
    failures: list[Failure] = field(default_factory=list)
    met: Counter[Answer] = field(default_factory=Counter)

    def add(self, other: "Played") -> None:
        """Add the sums over other games."""
        self.games += other.games
        self.sequels += other.sequels
        self.picks += other.picks
        self.failures = sorted([*self.failures, *other.failures])
        self.met.update(other.met)


def setup_of(game: Game[Any], seed: int, only: Only) -> SetupValues:
    """The set-up of the game with this seed."""
    return draw(game, Rng(SEED_LIMIT - 1 - seed), only)


def play(name: str, only: Only, folder: Path, seeds: range) -> Played:
    """Play the games of these seeds."""
    game, played = load_game(name), Played()
    for seed in seeds:
        setup = setup_of(game, seed, only)
        played.games += 1
        played.met.update(answers_of(game, game.setup.check(setup)))
        match = _play_one(name, game, setup, seed, folder, played)
        following = None if match is None else game.sequel(match.state)
        if following is not None:
            played.sequels += 1
            _play_one(name, game, following, seed, folder / SEQUELS, played)
    return played


def _play_one(
    name: str, game: Game[Any], setup: SetupValues, seed: int, folder: Path, played: Played
) -> Match | None:
    plan = Plan(name, setup, ("random",) * setup["seats"], seed, 1, save_failures=folder, laws=LAWS)
    tally = empty_tally(setup["seats"])
    match = play_one(plan, game, seed, tally)
    played.picks += tally.decisions
    played.failures += tally.first_failures
    return match


# What is met.


def answers_of(game: Game[Any], setup: SetupValues) -> Iterator[Answer]:
    """The answers of a checked set-up to all that is asked, alone and beside the answers that they depend on."""
    yield "seats", str(setup["seats"])
    for asked in game.setup.asked():
        if asked.when is not None and not asked.when.holds(setup):
            continue
        yield from {(asked.name, _word(value)) for value in _flat(setup[asked.name])}
        for other in _depends_on(game, asked):
            yield _beside(asked, other), f"{_word(setup[other])} {_word(setup[asked.name])}"


def _flat(value: object) -> Iterator[object]:
    if not isinstance(value, list):
        yield value
        return
    for each in value:
        yield from _flat(each)
    if not value:
        yield "nothing"


def _word(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _beside(asked: Asked, other: str) -> str:
    return f"{other}, {asked.name}"


def _conditions(asked: Asked) -> list[When]:
    return [*([asked.when] if asked.when else []), *(asked.only.values() if isinstance(asked, Choice) else ())]


def _depends_on(game: Game[Any], asked: Asked) -> list[str]:
    """The questions with one answer that the question with one answer depends on."""
    if not _is_single(asked):
        return []
    names = {name for condition in _conditions(asked) for name in condition.fields()}
    single = {each.name for each in game.setup.asked() if _is_single(each)} | {"seats"}
    return sorted(names & single)


def _is_single(asked: Asked) -> bool:
    return not (isinstance(asked, Choice) and (asked.many or asked.per_seat))


def known_answers(game: Game[Any], only: Only) -> Iterator[Answer]:
    """All answers to each question; beside another, where only that one decides what is asked and offered."""
    values = {each.name: values_of(each) for each in (game.setup.seats, *game.setup.asked())}
    values |= {name: given for name, given in only.items() if _is_single(_field(game, name))}
    yield from ((name, _word(value)) for name in values for value in values[name])
    for asked in game.setup.asked():
        others = {name for condition in _conditions(asked) for name in condition.fields()}
        if len(others) != 1 or not _depends_on(game, asked):
            continue
        (other,) = others
        for given, value in product(values[other], values[asked.name]):
            offer = asked.only.get(str(value)) if isinstance(asked, Choice) else None
            if all(condition is None or condition.holds({other: given}) for condition in (asked.when, offer)):
                yield _beside(asked, other), f"{_word(given)} {_word(value)}"


def _field(game: Game[Any], name: str) -> Asked:
    every = {each.name: each for each in (game.setup.seats, *game.setup.asked())}
    if name not in every:
        raise BadSetup(f"{name} is not asked by this game ({', '.join(every)})")
    return every[name]


# Telling.


def tell_met(game: Game[Any], only: Only, met: Counter[Answer]) -> Iterator[str]:
    """One line for each question: how many answers were met, which least often, and which never."""
    known = [*known_answers(game, only)]
    for name in dict.fromkeys(name for name, _ in (*known, *met)):
        times = {answer: number for (of, answer), number in met.items() if of == name}
        never = [answer for of, answer in known if of == name and answer not in times]
        least = sorted(times, key=lambda answer: (times[answer], answer))[:LEAST]
        told = ", ".join(f"{answer} ({times[answer]})" for answer in least)
        yield f"{name}: {len(times)} of {len(times) + len(never)} met, least often {told or '-'}"
        if never:
            yield f"    never: {', '.join(never)}"


def play_all(name: str, only: Only, folder: Path, seeds: range, jobs: int, seconds: float) -> Played:
    """Play the games of all these seeds, or those that there is time for."""
    total, end = Played(), time.monotonic() + seconds
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=len(seeds))
        for played in in_parts(partial(play, name, only, folder), seeds, jobs):
            total.add(played)
            bar.advance(task, played.games)
            if time.monotonic() > end:
                break
    return total


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="of the records of games that fail")
    given = parser.parse_args(words)
    game = find_game(given.game)
    only: dict[str, list[Any]] = {}
    for text in given.set:
        name, _, value = text.partition("=")
        only.setdefault(name, []).append(_field(game, name).parse(value))
    make_folder(given.folder / SEQUELS)
    seeds = range(given.seed, given.seed + given.games)
    total = play_all(given.game, only, given.folder, seeds, given.jobs, 60 * given.minutes)
    figures = (
        f"{total.games:,} games, {total.sequels:,} sequels, {total.picks:,} picks, {len(total.failures)} failures"
    )
    print(f"{game.id} from seed {given.seed}: {figures}")
    print(*tell_met(game, only, total.met), sep="\n")
    for failure in total.failures:
        print(f"failed: seed {failure.seed}: {failure.error} (record: {failure.file})")
        print(f"    {game.setup.shown(game.setup.check(setup_of(game, failure.seed, only)))}")
    raise SystemExit(1 if total.failures else 0)


if __name__ == "__main__":
    main()
