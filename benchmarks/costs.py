"""What the services of a live match cost a game: forks, views, hashes, replays, loading and memory."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from math import nan
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any, Final

from rulebound.bots import Bot, RandomBot, play_out
from rulebound.kernel import Game, Match, Record, Rng, load_record, state_hash

RECORDS: Final = Path(__file__).parent.parent / "tests" / "records"


def microseconds(work: Callable[[], object], times: int) -> float:
    """The mean time of one call."""
    began = process_time()
    for _ in range(times):
        work()
    return (process_time() - began) / times * 1e6


@dataclass(slots=True)
class Contender:
    """A game with a number of seats, and the rounds it has played."""

    name: str
    game: Game[Any]
    seat_count: int
    path: str = ""  # by which it is loaded, where that is not its name
    seeds: Iterator[int] = field(default_factory=lambda: count(1))
    rates: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    fork_ratios: list[float] = field(default_factory=list)  # with an unused fork at each decision
    plain_ratios: list[float] = field(default_factory=list)  # of the plain mode, beside a compiled build
    plain_fork_ratios: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.name}, {self.seat_count}"

    def play_one(self, forking: bool = False) -> int:
        """One random match to its end, and how many decisions it took.

        Without history; or with what search pays, an unused fork at each decision.
        """
        seed = next(self.seeds)
        match = Match(self.game, {"seats": self.seat_count}, seed, keep="stable" if forking else "nothing")
        bots: list[Bot] = [RandomBot(seed << 8 | seat) for seat in range(self.seat_count)]
        if forking:
            _play_and_fork(match, bots, Rng(seed))
        else:
            play_out(match, bots, Rng(seed))
        return len(match.picks)

    def play_for(self, seconds: float, forking: bool = False) -> float:
        """Whole matches until the time is up: decisions per second."""
        decisions = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            decisions += self.play_one(forking)
        return decisions / spent


def _play_and_fork(match: Match, bots: list[Bot], rng: Rng) -> None:
    handles = [match.handle(seat) for seat in range(len(bots))]
    while (ask := match.pending) is not None:
        match.fork()
        seat = rng.choice(ask.seats)
        match.pick(seat, bots[seat].choose(handles[seat]))


@dataclass(slots=True)
class Costs:
    """What the services of a live match cost one game."""

    forks_per_s: float
    worst_fork_us: float
    picks_since_stable: float
    view_us: float
    hash_us: float
    replay_us_per_pick: float
    picks: float
    live_match_kib: float
    load_ms: float  # the longest of the kept records, from its picks
    thaw_ms: float  # the same, from its snapshot


def live_match(contender: Contender, seed: int, visit: Callable[[Match], None]) -> Match:
    """A random live match, visited at about one decision in six."""
    rng = Rng(seed)
    match = Match(contender.game, {"seats": contender.seat_count}, seed)
    while match.pending is not None:
        if rng.below(6) == 0:
            visit(match)
        seat = rng.choice(match.pending.seats)
        match.pick(seat, rng.choice(match.options(seat)))
    return match


@dataclass(slots=True)
class Services:
    """What bots and the server ask for at a decision, in microseconds."""

    hint: float
    imagine: float
    view: float


def measure_services(contender: Contender, seed: int) -> Services:
    """The mean of each, over the decisions of a random live match; the same ones from the same seed."""
    found: list[Services] = []

    def visit(match: Match) -> None:
        assert match.pending is not None
        seat, rng = match.pending.seats[0], Rng(len(match.picks))
        hint = microseconds(lambda: match.score_hint(seat), 1)
        imagine = microseconds(lambda: match.imagine(seat, rng), 1)
        found.append(Services(hint, imagine, microseconds(lambda: match.view(seat), 1)))

    live_match(contender, seed, visit)
    return Services(*(mean(getattr(each, name) for each in found) for name in Services.__slots__))


def measure_costs(contender: Contender, matches: int) -> Costs:
    """Forks, views, hashes and replays at random decisions of a few live matches."""
    forks: list[float] = []
    since: list[int] = []
    views: list[float] = []
    hashes: list[float] = []

    def visit(match: Match) -> None:
        assert match.pending is not None
        seat = match.pending.seats[0]
        forks.append(microseconds(match.fork, 10))
        since.append(len(match.picks) - match.last_stable().picks)
        views.append(microseconds(lambda: match.view(seat), 10))
        hashes.append(microseconds(lambda: state_hash(match.state), 10))

    records = [live_match(contender, seed, visit).record() for seed in range(matches)]
    replays = [_replay_us_per_pick(contender.game, record) for record in records]
    load_ms, thaw_ms = _loading(contender)
    return Costs(
        forks_per_s=1e6 / mean(forks),
        worst_fork_us=max(forks),
        picks_since_stable=mean(since),
        view_us=median(views),
        hash_us=median(hashes),
        replay_us_per_pick=median(replays),
        picks=mean(len(record.picks) for record in records),
        live_match_kib=_live_match_kib(contender),
        load_ms=load_ms,
        thaw_ms=thaw_ms,
    )


def _replay_us_per_pick(game: Game[Any], record: Record) -> float:
    data = record.dump()
    return microseconds(lambda: load_record(data).replay(game), 3) / max(1, len(record.picks))


def _loading(contender: Contender) -> tuple[float, float]:
    """Milliseconds to come back to the longest record with so many seats, by its picks and by a snapshot."""
    files = sorted((RECORDS / contender.name).glob(f"{contender.seat_count}-players-*.json"))
    records = [load_record(path.read_bytes()) for path in files]
    if not records:
        return nan, nan
    longest = max(records, key=lambda record: len(record.picks))
    data, match = longest.dump(), longest.replay(contender.game)
    frozen, picks = match.freeze(), list(match.picks)
    load = microseconds(lambda: load_record(data).replay(contender.game), 3)
    thaw = microseconds(lambda: Match.thaw(contender.game, match.setup, match.seed, picks, frozen), 3)
    return load / 1000, thaw / 1000


def _live_match_kib(contender: Contender) -> float:
    """What a finished live match with its whole history holds, beyond what all matches share."""
    live_match(contender, 1, lambda _: None)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    match = live_match(contender, 1, lambda _: None)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert match.over
    return (after - before) / 1024
