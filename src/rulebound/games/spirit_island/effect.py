"""What lasts: for the turn, or for the whole game."""

from dataclasses import dataclass
from typing import Final

from rulebound.kernel.state import State

NOBODY: Final = -1
NOWHERE: Final = -1


@dataclass(slots=True)
class Effect(State):
    """Something that lasts: for the turn unless `until` says otherwise. What it means is known by its kind.

    With neither land nor seat it holds everywhere.
    """

    kind: str
    land: int = NOWHERE
    seat: int = NOBODY
    amount: int = 0
    source: str = ""  # the power, or whatever brought it
    until: str = "turn"

    def copy(self) -> "Effect":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Effect.__new__(Effect)
        new.kind = self.kind
        new.land = self.land
        new.seat = self.seat
        new.amount = self.amount
        new.source = self.source
        new.until = self.until
        return new
