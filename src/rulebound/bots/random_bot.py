"""The bot that picks anything."""

from typing import Final

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option

ENOUGH: Final = 1 << 32  # with this much luck left, no option of a hundred is favoured by one in ten million


class RandomBot(Bot):
    """Every option is as good as another. One draw of 64 bits serves several choices."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._luck = 0

    def choose(self, match: Match, seat: int) -> Option:
        """Any option at all."""
        options = match.options(seat)
        if self._luck < ENOUGH:
            self._luck = self.rng.bits()
        self._luck, which = divmod(self._luck, len(options))
        return options[which]
