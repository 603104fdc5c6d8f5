"""The greedy bot: it looks one pick ahead, and further if the game asks for it (`steps`, `settled`)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.bots.bot import Bot
from rulebound.bots.value import lead
from rulebound.kernel import Match, Option, Rng, SeatHandle

WORLDS: Final = 4  # for a pick whose result depends on random or hidden things
BEAM_WIDTH: Final = 5  # plans that are extended, the best ones
MAX_PICKS: Final = 4  # in one plan


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Tries every option in imagined worlds and takes the one with the highest hint of the game's judge."""

    searches = True

    def value(self, world: Match, seat: int) -> float:
        """What a world is worth to the seat."""
        return world.score_hint(seat)

    def choose(self, seat: SeatHandle) -> Option:
        """The option with the highest expected hint; a random one of equals."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        # The same seeds for all options: they are compared in the same imagined worlds.
        seeds = [self.rng.bits() for _ in range(WORLDS)]
        asked = seat.question
        if asked is not None and asked.prompt in seat.game.judge.steps:
            return self._first_step(seat, seeds[0])
        start = seat.imagine(Rng(seeds[0]))
        best: list[Option] = []
        best_hint = float("-inf")
        for option in options:
            hint = self._expected_hint(seat, start, option, seeds)
            if hint > best_hint:
                best_hint, best = hint, []
            if hint == best_hint:
                best.append(option)
        return self.rng.choice(best)

    def _expected_hint(self, seat: SeatHandle, start: Match, option: Option, seeds: list[int]) -> float:
        """The hint after the pick; the mean over several worlds if the pick has a random or hidden result."""
        total = 0.0
        for number, seed in enumerate(seeds, 1):
            world = seat.imagine(Rng(seed))
            before = world.state.rng.count
            world.step(seat.seat, option)
            if not seat.game.judge.settled(start.state, world.state, seat.question):
                return self._hint_after_playing_on(seat, start, option, seed)
            total += self.value(world, seat.seat)
            if number == 1 and world.state.rng.count == before:
                return total
        return total / len(seeds)

    def _hint_after_playing_on(self, seat: SeatHandle, start: Match, option: Option, seed: int) -> float:
        """The hint when the game is settled or others are asked; until then the seat plays greedily."""
        judge, asked, me = seat.game.judge, seat.question, seat.seat
        world = _imagined(seat, [option], seed)
        while (options := world.options(me)) and not judge.settled(start.state, world.state, asked):
            if len(options) == 1:
                world.step(me, options[0])
                continue
            best, best_hint = world, float("-inf")
            for each in options:
                tried = world.fork()
                tried.step(me, each)
                hint = self.value(tried, me)
                if hint > best_hint:
                    best, best_hint = tried, hint
            world = best
        return self.value(world, me)

    def _first_step(self, seat: SeatHandle, seed: int) -> Option:
        """The first pick of the best plan; the order of its picks does not matter."""
        me, steps = seat.seat, seat.game.judge.steps
        best, best_hint = seat.options[0], float("-inf")
        unfinished: list[tuple[list[Option], Sequence[Option]]] = [([], seat.options)]
        for _ in range(MAX_PICKS):
            found: list[tuple[float, list[Option], Sequence[Option]]] = []
            known: set[tuple[str, ...]] = set()
            for picks, options in unfinished:
                for option in options:
                    plan = [*picks, option]
                    world = _imagined(seat, plan, seed)
                    hint = self.value(world, me)
                    if hint > best_hint:
                        best, best_hint = plan[0], hint
                    key = tuple(sorted(each.text for each in plan))
                    asked = world.question(me)
                    if key not in known and asked is not None and asked.prompt in steps:
                        known.add(key)
                        found.append((hint, plan, world.options(me)))
            found.sort(key=lambda each: -each[0])
            unfinished = [(plan, options) for _, plan, options in found[:BEAM_WIDTH]]
        return best


class RivalBot(GreedyBot):
    """A greedy bot that also wants its rivals to stand badly."""

    def value(self, world: Match, seat: int) -> float:
        """The lead over the best rival."""
        return lead(world, seat)


def _imagined(seat: SeatHandle, picks: list[Option], seed: int) -> Match:
    """The world imagined with this seed after these picks."""
    world = seat.imagine(Rng(seed))
    for pick in picks:
        world.step(seat.seat, pick)
    return world
