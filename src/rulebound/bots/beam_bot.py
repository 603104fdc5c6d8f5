"""The beam bot: a beam search over sequences of its own picks; the best are compared in several worlds."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option, Rng

BEAM_WIDTH: Final = 3  # unfinished plans that are extended, for each first pick
MAX_PICKS: Final = 10  # in one plan
MAX_WORLDS: Final = 400  # imagined for one decision; then the search stops
FINALISTS: Final = 8  # plans that are compared in several worlds
WORLDS: Final = 8  # for a plan whose result depends on random or hidden things


class Plan(NamedTuple):
    """A sequence of picks of one seat, and its score hint in the first world."""

    hint: float
    picks: list[Option]
    certain: bool  # no random or hidden information was used
    options: Sequence[Option]  # the next options; empty if the plan is finished


class BeamBot(Bot):
    """Searches for the best plan and makes its picks one by one.

    A plan is finished at the next stable point, when another seat is asked, or after a random or hidden result:
    what is revealed in an imagined world must not influence later picks.
    """

    needs_live_match = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._rest: list[Option] = []  # the remaining picks of the current plan
        self._expected: tuple[int, Option] | None = None  # number of picks and last pick, if nothing else happened

    def choose(self, match: Match, seat: int) -> Option:
        """The next pick of the current plan, or the first pick of a new best plan."""
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        if not self._follows_plan(match, seat):
            self._rest = self._best_plan(match, seat)
        chosen = self._rest.pop(0)
        self._expected = (len(match.picks) + 1, chosen)
        return chosen

    def _follows_plan(self, match: Match, seat: int) -> bool:
        if not self._rest or self._expected is None or not match.picks:
            return False
        number, last = self._expected
        as_expected = len(match.picks) == number and match.picks[-1] == (seat, last)
        return as_expected and self._rest[0] in match.options(seat)

    def _best_plan(self, match: Match, seat: int) -> list[Option]:
        """The finalist with the highest mean gain over all worlds; a certain plan needs only one world."""
        seeds = [self.rng.bits() for _ in range(WORLDS)]
        finalists = _plans(match, seat, seeds[0])[:FINALISTS]
        if len(finalists) == 1:
            return finalists[0].picks
        start = [_imagined(match, seat, [], seed).score_hint(seat) for seed in seeds]
        best, best_gain = finalists[0], float("-inf")
        for plan in finalists:
            gain = plan.hint - start[0]
            if not plan.certain:
                for seed, before in zip(seeds[1:], start[1:], strict=True):
                    gain += _imagined(match, seat, plan.picks, seed).score_hint(seat) - before
                gain /= len(seeds)
            if gain > best_gain:
                best, best_gain = plan, gain
        return best.picks


def _plans(match: Match, seat: int, seed: int) -> list[Plan]:
    """Plans from best to worst: finished ones, and those that were unfinished when the search stopped."""
    finished: list[Plan] = []
    unfinished = [Plan(0.0, [], True, match.options(seat))]
    worlds = 0
    for _ in range(MAX_PICKS):
        found: list[Plan] = []
        known: set[tuple[str, ...]] = set()
        for number, plan in enumerate(unfinished):
            if worlds >= MAX_WORLDS:  # every first pick has been tried by then
                finished += unfinished[number:]
                break
            for option in plan.options:
                picks = [*plan.picks, option]
                key = tuple(sorted(each.text for each in picks))
                if key in known:
                    continue  # the same picks in another order
                known.add(key)
                worlds += 1
                one = _try(match, seat, picks, seed)
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


def _try(match: Match, seat: int, picks: list[Option], seed: int) -> Plan:
    world = match.imagine(seat, Rng(seed), halt=True)
    before = world.state.rng.count
    for pick in picks:
        world.pick(seat, pick)
    certain = world.state.rng.count == before
    options = world.options(seat) if certain else ()
    return Plan(world.score_hint(seat), picks, certain, options)


def _imagined(match: Match, seat: int, picks: list[Option], seed: int) -> Match:
    """The world imagined with this seed after these picks, stopped at the next stable point."""
    world = match.imagine(seat, Rng(seed), halt=True)
    for pick in picks:
        world.pick(seat, pick)
    return world
