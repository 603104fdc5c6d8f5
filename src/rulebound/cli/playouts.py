"""Runs many games of bots, in one process or in several."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import Any, Final, TypeAlias

from rulebound.bots import keep_for, make_bot, play_out
from rulebound.cli.app import find_game, one_line
from rulebound.cli.files import write_record
from rulebound.cli.seats import bot_rng
from rulebound.kernel import Game, Match, Option, Record, Rng, RuleboundError, SetupValues
from rulebound.kernel.contract import check_match, check_result

Pick: TypeAlias = tuple[int, Option]

MAX_SHOWN: Final = 5  # failures that are listed
FORK_MATCHES, FORK_SECONDS, FORKS_PER_SAMPLE = 20, 0.5, 5


class WorkerDied(RuleboundError):
    """A process that played games died."""


@dataclass(slots=True, frozen=True)
class Plan:
    """What to play: one game, set-up and list of bots (one for each seat), with consecutive seeds."""

    game: str
    setup: SetupValues
    bots: tuple[str, ...]
    seed: int
    games: int
    check: bool = False
    save_failures: Path | None = None


@dataclass(slots=True, order=True)
class Failure:
    """A game that failed."""

    seed: int
    error: str
    file: str | None = None


@dataclass(slots=True)
class Tally:
    """The sums over a number of games; tallies can be added in any order."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    finished: int = 0
    failed: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    first_failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.finished += other.finished
        self.failed += other.failed
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.first_failures = sorted([*self.first_failures, *other.first_failures])[:MAX_SHOWN]


def empty_tally(seat_count: int) -> Tally:
    """A tally of no games."""
    return Tally(scores=[0] * seat_count, wins=[0] * seat_count)


def tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    """Play the plan and yield the tally of each part when it is done; the sum does not depend on `jobs`."""
    size = max(1, min(100, plan.games // (20 * jobs)))
    last = plan.seed + plan.games
    parts = [range(first, min(first + size, last)) for first in range(plan.seed, last, size)]
    if jobs == 1:
        yield from (play_part(plan, part) for part in parts)
    else:
        yield from _in_processes(plan, parts, jobs)


def pool_context() -> tuple[SpawnContext, Callable[[], None]]:
    """How processes that play games are started, and what each does first."""
    return multiprocessing.get_context("spawn"), _ignore_sigint


def _in_processes(plan: Plan, parts: list[range], jobs: int) -> Iterator[Tally]:
    context, initializer = pool_context()
    with ProcessPoolExecutor(min(jobs, len(parts)), context, initializer) as pool:
        try:
            for done in as_completed([pool.submit(play_part, plan, part) for part in parts]):
                yield done.result()
        except BrokenProcessPool as error:
            raise WorkerDied("a process that played games died; --jobs 1 may show why") from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _ignore_sigint() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_part(plan: Plan, seeds: range) -> Tally:
    """Play the games of these seeds."""
    game = find_game(plan.game)
    tally = empty_tally(plan.setup["seats"])
    for seed in seeds:
        _play_one(plan, game, seed, tally)
    return tally


def _play_one(plan: Plan, game: Game[Any], seed: int, tally: Tally) -> None:
    tally.games += 1
    picks: list[Pick] = []
    started = time.process_time()
    try:
        match = (_checked if plan.check else _playout)(plan, game, seed, picks)
        check_result(match)
    except Exception as error:
        tally.failed += 1
        failure = Failure(seed, f"{type(error).__name__}: {one_line(error)}")
        if plan.save_failures is not None:
            failure.file = str(_save_failure(plan.save_failures, plan, game, seed, picks))
        tally.first_failures = [*tally.first_failures, failure][:MAX_SHOWN]
        return
    tally.seconds += time.process_time() - started
    tally.decisions += len(match.picks)
    tally.finished += 1
    result = match.result()
    tally.scores = [total + score for total, score in zip(tally.scores, result.scores, strict=True)]
    for winner in result.winners:
        tally.wins[winner] += 1


def _checked(plan: Plan, game: Game[Any], seed: int, picks: list[Pick]) -> Match:
    return check_match(game, plan.setup, seed, watch=lambda seat, option: picks.append((seat, option)))


def _playout(plan: Plan, game: Game[Any], seed: int, picks: list[Pick]) -> Match:
    """Play one game; `picks` is filled while playing, so that it is known when the match fails."""
    rng = bot_rng(seed)
    bots = [make_bot(name, rng.bits()) for name in plan.bots]
    match = Match(game, plan.setup, seed, keep_for(bots))
    match.picks = picks
    play_out(match, bots, rng)
    return match


def _save_failure(folder: Path, plan: Plan, game: Game[Any], seed: int, picks: list[Pick]) -> Path:
    """Write the record up to the pick that failed."""
    texts = [f"{seat} {option.text}" for seat, option in picks]
    record = Record(game=game.id, rules=game.rules, setup=plan.setup, seed=seed, picks=texts, hashes={})
    path = folder / f"{game.id}-{seed}.json"
    write_record(path, record)
    return path


def forks_per_second(plan: Plan) -> float | None:
    """Forks per second of one process, measured at random decisions of a few live matches."""
    game = find_game(plan.game)
    forks, seconds = 0, 0.0
    for seed in range(plan.seed, plan.seed + min(plan.games, FORK_MATCHES)):
        if seconds > FORK_SECONDS:
            break
        try:
            match = Match(game, plan.setup, seed)
            rng = bot_rng(seed)
            bots = [make_bot(name, rng.bits()) for name in plan.bots]
            for _ in _sample_decisions(match, bots, rng):
                started = time.process_time()
                for _ in range(FORKS_PER_SAMPLE):
                    match.fork()
                seconds += time.process_time() - started
                forks += FORKS_PER_SAMPLE
        except Exception:
            continue  # already reported by the playouts
    return forks / seconds if seconds else None


def _sample_decisions(match: Match, bots: list[Any], rng: Rng) -> Iterator[None]:
    """Play a match to its end; yields at the first and then at about every eighth decision."""
    wait = 0
    while (ask := match.pending) is not None:
        if wait == 0:
            yield
            wait = 1 + rng.below(15)
        wait -= 1
        seat = rng.choice(ask.seats)
        match.pick(seat, bots[seat].choose(match.handle(seat)))
