"""The beam bot: a beam search over sequences of its own picks; the best are compared in several worlds."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from rulebound.bots.bot import Bot
from rulebound.bots.budget import Budget, Thinking
from rulebound.kernel import Match, Option, Rng, SeatHandle

BEAM_WIDTH: Final = 3  # unfinished plans that are extended, for each first pick
MAX_PICKS: Final = 10  # in one plan
WORLDS_TRIED: Final = Budget(iterations=400)  # worlds imagined while searching; then the search stops
FINALISTS: Final = 8  # plans that are compared in several worlds
WORLDS: Final = 8  # for a plan whose result depends on random or hidden things


class Plan(NamedTuple):
    """A sequence of picks of one seat, and its score hint in the first world."""

    hint: float
    picks: list[Option]
    certain: bool  # no random or hidden information was used
    options: Sequence[Option]  # the next options; empty if the plan is finished


@mypyc_attr(allow_interpreted_subclasses=True)
class BeamBot(Bot):
    """Searches for the best plan and makes its picks one by one.

    A plan is finished at the next stable point, when another seat is asked, or after a random or hidden result:
    what is revealed in an imagined world must not influence later picks.
    """

    searches = True

    def __init__(self, seed: int, budget: Budget = WORLDS_TRIED) -> None:
        super().__init__(seed)
        self.budget = budget
        self._rest: list[Option] = []  # the remaining picks of the current plan
        self._expected: tuple[int, Option] | None = None  # number of picks and last pick, if nothing else happened

    def choose(self, seat: SeatHandle) -> Option:
        """The next pick of the current plan, or the first pick of a new best plan."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        if not self._follows_plan(seat):
            self._rest = self._best_plan(seat)
        chosen = self._rest.pop(0)
        self._expected = (seat.pick_count + 1, chosen)
        return chosen

    def _follows_plan(self, seat: SeatHandle) -> bool:
        as_expected = self._expected == (seat.pick_count, seat.last_pick)
        return as_expected and bool(self._rest) and self._rest[0] in seat.options

    def _best_plan(self, seat: SeatHandle) -> list[Option]:
        """The finalist with the highest mean gain over all worlds; a certain plan needs only one world."""
        seeds = [self.rng.bits() for _ in range(WORLDS)]
        finalists = _plans(seat, seeds[0], self.budget.begin())[:FINALISTS]
        if len(finalists) == 1:
            return finalists[0].picks
        start = [_imagined(seat, [], seed).score_hint(seat.seat) for seed in seeds]
        best, best_gain = finalists[0], float("-inf")
        for plan in finalists:
            gain = plan.hint - start[0]
            if not plan.certain:
                for seed, before in zip(seeds[1:], start[1:], strict=True):
                    gain += _imagined(seat, plan.picks, seed).score_hint(seat.seat) - before
                gain /= len(seeds)
            if gain > best_gain:
                best, best_gain = plan, gain
        return best.picks


def _plans(seat: SeatHandle, seed: int, thinking: Thinking) -> list[Plan]:
    """Plans from best to worst: finished ones, and those that were unfinished when the search stopped."""
    finished: list[Plan] = []
    unfinished = [Plan(0.0, [], True, seat.options)]
    for _ in range(MAX_PICKS):
        found: list[Plan] = []
        known: set[tuple[str, ...]] = set()
        for number, plan in enumerate(unfinished):
            if plan.picks and thinking.spent:
                finished += unfinished[number:]
                break
            for option in plan.options:
                picks = [*plan.picks, option]
                key = tuple(sorted(each.text for each in picks))
                if key in known:
                    continue  # the same picks in another order
                known.add(key)
                thinking.take()
                one = _try(seat, picks, seed)
                (found if one.options else finished).append(one)
        unfinished = _prune(found)
        if not unfinished:
            break
    return sorted([*finished, *unfinished], key=lambda each: -each.hint)


def _prune(found: list[Plan]) -> list[Plan]:
    """The best plans for each first pick: hints of unfinished plans with other starts are not comparable."""
    kept: list[Plan] = []
    kept_of: Counter[Option] = Counter()
    for plan in sorted(found, key=lambda each: -each.hint):
        kept_of[plan.picks[0]] += 1
        if kept_of[plan.picks[0]] <= BEAM_WIDTH:
            kept.append(plan)
    return kept


def _try(seat: SeatHandle, picks: list[Option], seed: int) -> Plan:
    world = seat.imagine(Rng(seed), halt=True)
    before = world.state.rng.count
    for pick in picks:
        world.step(seat.seat, pick)
    certain = world.state.rng.count == before
    options = world.options(seat.seat) if certain else ()
    return Plan(world.score_hint(seat.seat), picks, certain, options)


def _imagined(seat: SeatHandle, picks: list[Option], seed: int) -> Match:
    """The world imagined with this seed after these picks, stopped at the next stable point."""
    world = seat.imagine(Rng(seed), halt=True)
    for pick in picks:
        world.step(seat.seat, pick)
    return world
