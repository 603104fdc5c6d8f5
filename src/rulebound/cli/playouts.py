"""Games that bots play in bulk, in one process or in several."""

import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from rulebound.bots import make_bot, play_out
from rulebound.cli.app import find_game, one_line
from rulebound.cli.files import write_record
from rulebound.cli.seats import bots_chance
from rulebound.kernel import Game, Match, Option, Record, Rng, RuleboundError, SetupValues
from rulebound.kernel.contract import check_match, check_result

Pick: TypeAlias = tuple[int, Option]

TOLD: Final = 5  # failures that are told one by one
FORK_MATCHES, FORK_SECONDS, FORKS_AT_ONCE = 20, 0.5, 5


class WorkerDied(RuleboundError):
    """A process that played games ended without a word."""


@dataclass(slots=True, frozen=True)
class Plan:
    """What is played: the same game, set-up and bots (one for each seat) over and over, from one seed on."""

    game: str
    setup: SetupValues
    bots: tuple[str, ...]
    seed: int
    games: int
    check: bool = False
    save_failures: Path | None = None


@dataclass(slots=True, order=True)
class Failure:
    """A game that could not be played to its end."""

    seed: int
    error: str
    file: str | None = None


@dataclass(slots=True)
class Tally:
    """What a run of games came to; sums alone, so that runs can be added in any order."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    finished: int = 0
    failed: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    told: list[Failure] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count another run in."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.finished += other.finished
        self.failed += other.failed
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.told = sorted([*self.told, *other.told])[:TOLD]


def empty_tally(seats: int) -> Tally:
    """Nothing played yet."""
    return Tally(scores=[0] * seats, wins=[0] * seats)


def tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    """Play the plan and give the tally of each part as it is done; the parts add up to the same for any `jobs`."""
    size = max(1, min(100, plan.games // (20 * jobs)))
    last = plan.seed + plan.games
    parts = [range(first, min(first + size, last)) for first in range(plan.seed, last, size)]
    if jobs == 1:
        yield from (play_part(plan, part) for part in parts)
    else:
        yield from _in_processes(plan, parts, jobs)


def _in_processes(plan: Plan, parts: list[range], jobs: int) -> Iterator[Tally]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(parts)), context, _leave_ctrl_c_to_the_parent) as pool:
        try:
            for done in as_completed([pool.submit(play_part, plan, part) for part in parts]):
                yield done.result()
        except BrokenProcessPool as error:
            raise WorkerDied("a process that played games died; --jobs 1 may show why") from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_ctrl_c_to_the_parent() -> None:
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
        tally.told = [*tally.told, failure][:TOLD]
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
    """One quick game; `picks` becomes the match's own list, so that it is at hand when the match fails."""
    chance = bots_chance(seed)
    bots = [make_bot(name, chance.bits()) for name in plan.bots]
    match = Match(game, plan.setup, seed, live=any(bot.imagines for bot in bots))
    match.picks = picks
    play_out(match, bots, chance)
    return match


def _save_failure(folder: Path, plan: Plan, game: Game[Any], seed: int, picks: list[Pick]) -> Path:
    """Write the game as far as it went, with the pick that broke it."""
    texts = [f"{seat} {option.text}" for seat, option in picks]
    record = Record(game=game.id, rules=game.rules, setup=plan.setup, seed=seed, picks=texts, hashes={})
    path = folder / f"{game.id}-{seed}.json"
    write_record(path, record)
    return path


def forks_per_second(plan: Plan) -> float | None:
    """How many forks a second one process makes, at random decisions of a few live matches."""
    game = find_game(plan.game)
    forks, seconds = 0, 0.0
    for seed in range(plan.seed, plan.seed + min(plan.games, FORK_MATCHES)):
        if seconds > FORK_SECONDS:
            break
        try:
            match = Match(game, plan.setup, seed)
            chance = bots_chance(seed)
            bots = [make_bot(name, chance.bits()) for name in plan.bots]
            for _ in _stops(match, bots, chance):
                started = time.process_time()
                for _ in range(FORKS_AT_ONCE):
                    match.fork()
                seconds += time.process_time() - started
                forks += FORKS_AT_ONCE
        except Exception:
            continue  # told by the playouts already
    return forks / seconds if seconds else None


def _stops(match: Match, bots: list[Any], chance: Rng) -> Iterator[None]:
    """Play on, stopping at the first and then at about every eighth decision."""
    wait = 0
    while (ask := match.pending) is not None:
        if wait == 0:
            yield
            wait = 1 + chance.below(15)
        wait -= 1
        seat = chance.choice(ask.seats)
        match.pick(seat, bots[seat].choose(match, seat))
