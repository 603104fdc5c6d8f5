"""The beam bot: a beam search over sequences of its own picks; the best are compared in several worlds."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.bots.bot import Bot
from rulebound.bots.budget import Budget, Thinking
from rulebound.kernel import Option, Rng, SeatHandle

WIDTHS: Final = (2, 4, 8, 16, 32)  # unfinished plans that are extended: each pass of the search is wider
PER_START: Final = 3  # of them at most so many begin with the same pick
MAX_PICKS: Final = 10  # in one plan
WORLDS_TRIED: Final = Budget(iterations=400)  # worlds imagined for one plan
SEARCH: Final = 0.6  # how much of the budget the search may take; the rest is for the comparison
FINALISTS: Final = 6  # plans that are compared in several worlds, and the best certain one
WORLDS: Final = 24  # the most in which they are compared
ROUND: Final = 4  # worlds after which the worse half of the finalists drops out

Picks = tuple[Option, ...]


class Plan(NamedTuple):
    """A sequence of picks of one seat, and what became of it in the first world."""

    picks: Picks
    rank: float  # its hint; of a plan with a random result the hint just before that
    certain: bool  # no random or hidden information was used
    options: Sequence[Option]  # the next options; empty if the plan is finished


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
            self._rest = list(self._best_plan(seat))
        chosen = self._rest.pop(0)
        self._expected = (seat.pick_count + 1, chosen)
        return chosen

    def _follows_plan(self, seat: SeatHandle) -> bool:
        as_expected = self._expected == (seat.pick_count, seat.last_pick)
        return as_expected and bool(self._rest) and self._rest[0] in seat.options

    def _best_plan(self, seat: SeatHandle) -> Picks:
        """The plan with the highest mean gain in worlds that are the same for all."""
        thinking = self.budget.begin()
        seed = self.rng.bits()
        search = Search(seat, seed, self.budget.part(SEARCH).begin())
        finalists = search.best(FINALISTS)
        thinking.take(len(search.tried))
        return self._compare(seat, finalists, seed, thinking)

    def _compare(self, seat: SeatHandle, plans: list[Plan], seed: int, thinking: Thinking) -> Picks:
        """World by world; after every few of them the worse half drops out. A certain plan needs only one."""
        totals = dict.fromkeys((plan.picks for plan in plans), 0.0)
        sure: dict[Picks, float] = {}
        for number in range(WORLDS):
            if len(plans) == 1 or (number and (thinking.spent or all(plan.certain for plan in plans))):
                break
            start = _hint_after(seat, (), seed)
            for plan in plans:
                gain = sure.get(plan.picks)
                if gain is None:
                    thinking.take()
                    gain = _hint_after(seat, plan.picks, seed) - start
                    if plan.certain:
                        sure[plan.picks] = gain
                totals[plan.picks] += gain
            if (number + 1) % ROUND == 0:
                plans = sorted(plans, key=lambda plan: -totals[plan.picks])[: max(2, (len(plans) + 1) // 2)]
            seed = self.rng.bits()
        return max(plans, key=lambda plan: totals[plan.picks]).picks


class Search:
    """Plans in one world: a beam that is widened pass by pass, so that every start is thought to its end first."""

    def __init__(self, seat: SeatHandle, seed: int, thinking: Thinking) -> None:
        self.seat, self.seed, self.thinking = seat, seed, thinking
        self.tried: dict[Picks, Plan] = {}
        self.starts: list[Plan] = []

    def best(self, number: int) -> list[Plan]:
        """The best plans, one of them certain if there is any, and each start with a random result."""
        root = Plan((), 0.0, True, self.seat.options)
        self.starts = [self._try(root, option) for option in root.options]
        for width in WIDTHS:
            known = len(self.tried)
            self._pass(width)
            if self.thinking.spent or len(self.tried) == known:
                break
        extended = {plan.picks[:-1] for plan in self.tried.values()}
        ends = [plan for plan in self.tried.values() if plan.picks not in extended]
        ends.sort(key=lambda plan: -plan.rank)
        best = ends[:number]
        if not any(plan.certain for plan in best):  # many ways to one tempting gamble
            best += [plan for plan in ends if plan.certain][:1]
        return best + [plan for plan in ends if plan not in best and not plan.certain and len(plan.picks) == 1]

    def _pass(self, width: int) -> None:
        """Extend the best plans, pick by pick, until they are finished or the time is up."""
        found = self.starts
        for _ in range(MAX_PICKS - 1):
            beam = _prune(found, width)
            found = []
            known: set[tuple[str, ...]] = set()
            for plan in beam:
                for option in plan.options:
                    key = tuple(sorted([each.text for each in plan.picks] + [option.text]))
                    if key in known:
                        continue  # the same picks in another order
                    known.add(key)
                    if self.thinking.spent:
                        return
                    found.append(self._try(plan, option))
            if not found:
                return

    def _try(self, before: Plan, option: Option) -> Plan:
        picks = (*before.picks, option)
        found = self.tried.get(picks)
        if found is None:
            self.thinking.take()
            world = self.seat.imagine(Rng(self.seed), halt=True)
            count = world.state.rng.count
            for pick in picks:
                world.step(self.seat.seat, pick)
            certain = world.state.rng.count == count
            rank = world.score_hint(self.seat.seat) if certain or not before.picks else before.rank
            options = world.options(self.seat.seat) if certain else ()
            found = self.tried[picks] = Plan(picks, rank, certain, options)
        return found


def _prune(found: list[Plan], width: int) -> list[Plan]:
    """The best unfinished plans, of each start only a few: hints of plans with other starts compare badly."""
    kept: list[Plan] = []
    kept_of: Counter[Option] = Counter()
    for plan in sorted(found, key=lambda each: -each.rank):
        if plan.options and kept_of[plan.picks[0]] < PER_START:
            kept_of[plan.picks[0]] += 1
            kept.append(plan)
            if len(kept) == width:
                break
    return kept


def _hint_after(seat: SeatHandle, picks: Picks, seed: int) -> float:
    """The hint after these picks in the world of this seed, stopped at the next stable point."""
    world = seat.imagine(Rng(seed), halt=True)
    for pick in picks:
        world.step(seat.seat, pick)
    return world.score_hint(seat.seat)
