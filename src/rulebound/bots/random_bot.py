"""The bot that picks anything."""

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option


class RandomBot(Bot):
    """Every option is as good as another."""

    def choose(self, match: Match, seat: int) -> Option:
        """Any option at all."""
        return self.rng.choice(match.options(seat))
