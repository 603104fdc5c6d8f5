"""What happened, for the log, the animation and the tests; never a sentence."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Event(NamedTuple):
    """`kind` and `args` name a message and its variables.

    `audience` is None for everybody, else the seats that hear it, with None among them for spectators.
    """

    kind: str
    args: tuple[str | int, ...] = ()
    audience: tuple[int | None, ...] | None = None

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may hear of it."""
        return self.audience is None or seat in self.audience


Sink: TypeAlias = Callable[[Event], None]
