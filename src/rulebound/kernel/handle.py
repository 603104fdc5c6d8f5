"""A seat's side of a match: all that a bot gets. It leads to imagined worlds, never to the true state."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from rulebound.kernel.ask import Decide, Option
from rulebound.kernel.rng import Rng
from rulebound.kernel.view import MatchView

if TYPE_CHECKING:
    from rulebound.kernel.core import Keep
    from rulebound.kernel.game import Game
    from rulebound.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatHandle:
    """What a seat may know of a match, now and after every pick that follows.

    The match itself stays in the closures below: no attribute of a handle, and none of a world that it imagines,
    leads to what the seat cannot know.
    """

    __slots__ = (
        *("_clock", "_imagine", "_last_pick", "_pick_count", "_question", "_view"),
        *("game", "roles", "seat", "setup"),
    )

    def __init__(self, match: "Match", seat: int) -> None:
        self.game: Game[Any] = match.game
        self.setup = match.setup
        self.roles = match.roles
        self.seat = seat

        def question() -> Decide | None:
            ask = match.pending
            if ask.__class__ is Decide:
                return ask if ask.seat == seat else None
            return ask.shown_to(seat) if ask is not None and seat in ask.seats else None

        def last_pick() -> Option | None:
            return match.picks[-1][1] if match.picks and match.picks[-1][0] == seat else None

        def pick_count() -> int:
            return len(match.picks)

        def clock() -> int:
            return match.game.judge.clock(match.state, seat)

        def imagine(rng: Rng, keep: "Keep", halt: bool) -> "Match":
            return match.imagine(seat, rng, keep, halt)

        def view() -> MatchView:
            return match.view(seat)

        self._question, self._last_pick, self._pick_count = question, last_pick, pick_count
        self._clock, self._imagine, self._view = clock, imagine, view

    @property
    def question(self) -> Decide | None:
        """What the seat is asked; None while it is not."""
        return self._question()

    @property
    def options(self) -> Sequence[Option]:
        """What the seat may pick now."""
        asked = self._question()
        return asked.options if asked is not None else ()

    @property
    def pick_count(self) -> int:
        """How many picks have been made in the match."""
        return self._pick_count()

    @property
    def last_pick(self) -> Option | None:
        """The last pick of the match, if this seat has made it: what others pick may be hidden."""
        return self._last_pick()

    @property
    def clock(self) -> int:
        """How far the game has come, as the game counts it for bots; public."""
        return self._clock()

    def view(self) -> MatchView:
        """The match as the seat sees it."""
        return self._view()

    def imagine(self, rng: Rng, keep: "Keep" = "nothing", halt: bool = False) -> "Match":
        """A world that the seat holds possible (see `Match.imagine`)."""
        return self._imagine(rng, keep, halt)
