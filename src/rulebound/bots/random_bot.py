"""The random bot."""

from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.bots.bot import Bot
from rulebound.kernel import Option, SeatHandle

MIN_BITS: Final = 1 << 32  # below this, draw again: with 100 options the bias stays below 1e-7


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Picks with equal probability. One draw of 64 bits serves several choices."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._bits = 0

    def choose(self, seat: SeatHandle) -> Option:
        """A random option."""
        options = seat.options
        if self._bits < MIN_BITS:
            self._bits = self.rng.bits()
        self._bits, which = divmod(self._bits, len(options))
        return options[which]
