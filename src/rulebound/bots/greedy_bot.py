"""The bot that looks one pick ahead."""

from typing import Final

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option, Rng

WORLDS: Final = 4  # how many are looked at when a pick meets chance or hidden things


class GreedyBot(Bot):
    """Tries every option in worlds it holds possible and takes what `score_hint` likes best."""

    imagines = True

    def choose(self, match: Match, seat: int) -> Option:
        """The option with the best outlook; among equals any."""
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        # The same luck for all: options are compared in the same imagined worlds.
        luck = [self.rng.bits() for _ in range(WORLDS)]
        best: list[Option] = []
        height = float("-inf")
        for option in options:
            hint = self._outlook(match, seat, option, luck)
            if hint > height:
                height, best = hint, []
            if hint == height:
                best.append(option)
        return self.rng.choice(best)

    def _outlook(self, match: Match, seat: int, option: Option, luck: list[int]) -> float:
        """The hint after the pick; the mean over several worlds if the pick leaves anything to chance."""
        total = 0.0
        for number, seed in enumerate(luck, 1):
            world = match.imagine(seat, Rng(seed))
            before = world.state.rng.count
            world.pick(seat, option)
            total += match.game.score_hint(world.state, seat)
            if number == 1 and world.state.rng.count == before:
                return total
        return total / len(luck)
