"""The foresight bot: a quick first answer, then its best few options played on in common worlds."""

import math
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.bots.bot import Bot
from rulebound.bots.budget import Budget, Thinking
from rulebound.bots.value import lead
from rulebound.kernel import Match, Option, Rng, SeatHandle

WORLDS: Final = 2  # for the first look at an option whose result depends on random or hidden things
CANDIDATES: Final = 4  # options that are played on, the best at first look
CLOCKS: Final = 1  # how often the clock of the game's judge goes on before a world is judged
LONGEST: Final = 150  # picks after which it is judged where it stands
LEAST: Final = 3  # common worlds before an option may be preferred to the first answer, or dropped
ENOUGH: Final = 8  # and after which no more are needed
PLAYED_ON: Final = Budget(iterations=20)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForesightBot(Bot):
    """Answers as one who looks one pick ahead, unless another option is clearly better when the turn is over.

    Its best options are played on until the clock goes on, all in the same worlds; every seat answers there at
    once, by what it sees one pick ahead. After each world the worst of the others is dropped, and the search ends
    when the last one is clearly behind the first answer. One iteration of its budget is one option played on; the
    first look at all options takes time, but is not counted.
    """

    searches = True

    def __init__(self, seed: int, budget: Budget = PLAYED_ON) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, seat: SeatHandle) -> Option:
        """The best option at first look, or one that came out clearly better."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        thinking = self.budget.begin()
        return self._preferred(seat, self._ranked(seat, thinking)[:CANDIDATES], thinking)

    def _ranked(self, seat: SeatHandle, thinking: Thinking) -> list[Option]:
        """The options, the one after which the seat stands best first; equals in random order."""
        me, seeds = seat.seat, [self.rng.bits() for _ in range(WORLDS)]
        options = list(seat.options)
        self.rng.shuffle(options)
        found: list[tuple[float, Option]] = []
        for option in options:
            total, looks = 0.0, 0
            for seed in seeds:
                world = seat.imagine(Rng(seed))
                before = world.state.rng.count
                world.step(me, option)
                total += lead(world, me)
                looks += 1
                if world.state.rng.count == before or thinking.late:
                    break
            found.append((total / looks, option))
        found.sort(key=lambda each: -each[0])
        return [option for _, option in found]

    def _preferred(self, seat: SeatHandle, ranked: Sequence[Option], thinking: Thinking) -> Option:
        """The first of these, unless another is ahead of it by more than chance explains."""
        first, others = ranked[0], {option: _Gain() for option in ranked[1:]}
        for left in range(CANDIDATES - 2, CANDIDATES - 2 - ENOUGH, -1):
            if not others or thinking.spent:
                break
            seed = self.rng.bits()
            base = self._played_on(seat, first, seed, thinking)
            values = [self._played_on(seat, option, seed, thinking) for option in others]
            for gain, value in zip(others.values(), values, strict=True):
                if base is None or value is None:
                    return self._ahead(first, others)
                gain.add(value - base)
            while len(others) > max(1, left):
                del others[min(others, key=lambda each: others[each].mean)]
            if all(gain.number >= LEAST and gain.mean <= -gain.error for gain in others.values()):
                break
        return self._ahead(first, others)

    @staticmethod
    def _ahead(first: Option, others: "dict[Option, _Gain]") -> Option:
        """The best of those that are clearly better than the first answer, else that."""
        ahead = [option for option, gain in others.items() if gain.number >= LEAST and gain.mean > gain.error]
        return max(ahead, key=lambda option: others[option].mean, default=first)

    def _played_on(self, seat: SeatHandle, option: Option, seed: int, thinking: Thinking) -> float | None:
        """What a world is worth when the clock has gone on after this pick; None: time was up before."""
        if thinking.spent:
            return None
        thinking.take()
        me, judge, end = seat.seat, seat.game.judge, seat.clock + CLOCKS
        world = seat.imagine(Rng(seed), "stable")
        world.step(me, option)
        for _ in range(LONGEST):
            if (ask := world.pending) is None or judge.clock(world.state, me) >= end:
                break
            if thinking.late:
                return None
            world = quickly(world, ask.seats[0])
        return lead(world, me)


class _Gain:
    """By how much an option was ahead of the first answer in the worlds that both were played in."""

    __slots__ = ("number", "squares", "total")

    def __init__(self) -> None:
        self.number, self.total, self.squares = 0, 0.0, 0.0

    def add(self, gain: float) -> None:
        self.number += 1
        self.total += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        return self.total / self.number

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = max(0.0, self.squares - self.total * self.mean) / (self.number - 1)
        return math.sqrt(spread / self.number)


def quickly(world: Match, seat: int) -> Match:
    """The world after the seat's pick that looks best one pick ahead; the world given may be changed."""
    options = world.options(seat)
    if len(options) == 1:
        world.step(seat, options[0])
        return world
    best, best_value = world, -math.inf
    for option in options:
        tried = world.fork("stable")
        tried.step(seat, option)
        value = lead(tried, seat)
        if value > best_value:
            best, best_value = tried, value
    return best
