"""What a game tells bots, so that they can weigh positions. It holds no rules."""

from collections.abc import Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rulebound.kernel.ask import Decide, Option
from rulebound.kernel.drawing import Drawing
from rulebound.kernel.encoder import Encoder
from rulebound.kernel.setup import SetupValues

if TYPE_CHECKING:
    from rulebound.kernel.game import Game, GameState

S = TypeVar("S", bound="GameState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """A game's judgement of positions; this one goes by the points so far."""

    encoder_type: ClassVar[type[Encoder[Any]]] = Encoder
    steps: ClassVar[Set[str]] = frozenset()  # prompts whose picks are evaluated together, in any order
    search: ClassVar[str] = ""  # the kind of bot that plays best when it may think, or none

    def __init__(self, game: "Game[Any]") -> None:
        self.game = game

    def hint(self, s: S, seat: int, ask: Decide | None = None) -> float:
        """How well the seat stands.

        `ask` is the question that is pending, of this seat if it is asked: its `about` tells what is under way.
        """
        del ask
        return float(self.game.result(s).scores[seat])

    def settled(self, asked: S, now: S, ask: Decide | None = None) -> bool:
        """True when the state `now` may be evaluated; otherwise keep simulating.

        `ask` is the question that was pending in the state `asked`.
        """
        del asked, now, ask
        return True

    def clock(self, s: S, seat: int) -> int:
        """A public number that grows whenever something that the seat plans as a whole is over: its turn.

        Positions just after it has grown can be compared with each other.
        """
        del s, seat
        return 0

    def rivals(self, s: S, seat: int) -> Sequence[int]:
        """The seats against which this one plays; the others are friends."""
        if self.game.together:
            return ()
        return [other for other in range(len(self.game.result(s).scores)) if other != seat]

    def weights(self, s: S, seat: int, options: Sequence[Option]) -> Sequence[float] | None:
        """How likely a sensible player is to pick each option, quickly worked out; None: all the same."""
        del s, seat, options
        return None

    def network(self, setup: SetupValues) -> Path | None:
        """The weights of a network that has learned how far hints of this (checked) set-up are off, if any."""
        del setup
        return None

    def encoder(self, setup: SetupValues) -> Encoder[S]:
        """What encodes tables of this (checked) set-up for programs that learn."""
        return self.encoder_type(self.game, setup)

    def drawing(self, s: S, seat: int | None) -> Drawing:
        """The table as the seat, or a spectator, sees it, as a simple picture; made from the game's view."""
        del s, seat
        return Drawing()
