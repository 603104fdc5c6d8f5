"""The bot that looks one pick ahead."""

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option, Rng


class GreedyBot(Bot):
    """Tries every option in a world it holds possible and takes what `score_hint` likes best."""

    imagines = True

    def choose(self, match: Match, seat: int) -> Option:
        """The option with the best outlook; among equals any."""
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        luck = self.rng.bits()
        best: list[Option] = []
        height = float("-inf")
        for option in options:
            # The same luck for all: options are compared in one and the same imagined world.
            world = match.imagine(seat, Rng(luck))
            world.pick(seat, option)
            hint = match.game.score_hint(world.state, seat)
            if hint > height:
                height, best = hint, []
            if hint == height:
                best.append(option)
        return self.rng.choice(best)
