"""Runs many games of bots, in one process or in several."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from rulebound.bots import Bot, keep_for, make_bot, play_out
from rulebound.cli.app import find_game, one_line
from rulebound.cli.files import write_record
from rulebound.cli.seats import bot_rng
from rulebound.kernel import Decide, Game, Match, Option, Record, Rng, RuleboundError, SetupValues
from rulebound.kernel.contract import ContractBroken, check_match, check_position, check_result
from rulebound.kernel.record import MAX_PICKS

Pick: TypeAlias = tuple[int, Option]
Done = TypeVar("Done")

MAX_SHOWN: Final = 5  # failures that are listed
FORK_MATCHES, FORK_SECONDS, FORKS_PER_SAMPLE = 20, 0.5, 5


class WorkerDied(RuleboundError):
    """A process that played games died."""


@dataclass(slots=True, frozen=True)
class Plan:
    """What to play: one game, set-up and list of bots (one for each seat), with consecutive seeds.

    With `check` all promises of a game are checked; with `laws` its invariants and options, once in so many picks.
    """

    game: str
    setup: SetupValues
    bots: tuple[str, ...]
    seed: int
    games: int
    check: bool = False
    save_failures: Path | None = None
    laws: int = 0


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
    return in_parts(partial(play_part, plan), range(plan.seed, plan.seed + plan.games), jobs)


def in_parts(play: Callable[[range], Done], seeds: range, jobs: int) -> Iterator[Done]:
    """Play parts of these seeds in so many processes and yield what each part gives when it is done."""
    size = max(1, min(100, len(seeds) // (20 * jobs)))
    parts = [seeds[first : first + size] for first in range(0, len(seeds), size)]
    if jobs == 1 or len(parts) < 2:
        yield from map(play, parts)
    else:
        yield from _in_processes(play, parts, jobs)


def _in_processes(play: Callable[[range], Done], parts: list[range], jobs: int) -> Iterator[Done]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(parts)), context, _ignore_sigint) as pool:
        try:
            for done in as_completed([pool.submit(play, part) for part in parts]):
                yield done.result()
        except BrokenProcessPool as error:
            raise WorkerDied("worker-died", "a process that played games died; --jobs 1 may show why") from error
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
        play_one(plan, game, seed, tally)
    return tally


def play_one(plan: Plan, game: Game[Any], seed: int, tally: Tally) -> Match | None:
    """Play the game of this seed and add it to the tally; gives the finished match, or None if it failed."""
    tally.games += 1
    picks: list[Pick] = []
    started = time.process_time()
    try:
        match = (_checked if plan.check else _playout)(plan, game, seed, picks)
        check_result(match)
    except Exception as error:
        tally.failed += 1
        failure = Failure(seed, f"{type(error).__name__}: {one_line(str(error))}")
        if plan.save_failures is not None:
            failure.file = str(_save_failure(plan.save_failures, plan, game, seed, picks))
        tally.first_failures = [*tally.first_failures, failure][:MAX_SHOWN]
        return None
    tally.seconds += time.process_time() - started
    tally.decisions += len(match.picks)
    tally.finished += 1
    result = match.result()
    tally.scores = [total + score for total, score in zip(tally.scores, result.scores, strict=True)]
    for winner in result.winners:
        tally.wins[winner] += 1
    return match


def _checked(plan: Plan, game: Game[Any], seed: int, picks: list[Pick]) -> Match:
    return check_match(game, plan.setup, seed, watch=lambda seat, option: picks.append((seat, option)))


def _playout(plan: Plan, game: Game[Any], seed: int, picks: list[Pick]) -> Match:
    """Play one game; `picks` is filled while playing, so that it is known when the match fails."""
    rng = bot_rng(seed)
    bots = [make_bot(name, rng.bits()) for name in plan.bots]
    match = Match(game, plan.setup, seed, keep_for(bots))
    match.picks = picks
    if plan.laws:
        _play_by_the_laws(match, bots, rng, plan.laws)
    else:
        play_out(match, bots, rng)
    return match


def _play_by_the_laws(match: Match, bots: list[Bot], rng: Rng, every: int) -> None:
    """Play the same game as `play_out`; the position is checked at every so many picks and at the end."""
    handles = [match.handle(seat) for seat in range(len(bots))]
    while (ask := match.pending) is not None:
        if len(match.picks) % every == 0:
            check_position(match)
        if len(match.picks) >= MAX_PICKS:
            raise ContractBroken(f"the match goes on after {MAX_PICKS} picks")
        seat = ask.seat if isinstance(ask, Decide) else rng.choice(ask.seats)
        match.pick(seat, bots[seat].choose(handles[seat]))
    check_position(match)


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
