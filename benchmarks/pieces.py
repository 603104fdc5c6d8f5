"""A game made to be forked: three hundred small objects, and a stable point only at the start."""

from collections.abc import Collection
from dataclasses import dataclass

from rulebound.kernel import (
    STABLE,
    Decide,
    Flow,
    Game,
    GameState,
    Option,
    Result,
    Rng,
    Setup,
    SetupValues,
    State,
    View,
)

PIECES = 300
TOUCH = [Option("touch", number) for number in range(PIECES)]


@dataclass(slots=True)
class Piece(State):
    """One of the small objects."""

    owner: int
    strength: int
    tired: bool = False


@dataclass(slots=True)
class Pile(GameState):
    """All of them, in one list."""

    pieces: list[Piece]


class PileView(View, frozen=True, kw_only=True):
    """How many pieces have been touched."""

    tired: int


class Pieces(Game[Pile]):
    """Touch any piece that is not tired, until all are."""

    id = "pieces"
    setup = Setup((2, 2))
    state_type, view_type = Pile, PileView
    verbs = {"touch": "piece"}

    def new(self, setup: SetupValues, seed: int) -> Pile:
        """Two colours of pieces, of several strengths."""
        return Pile(Rng(seed), [Piece(number % setup["seats"], number % 7) for number in range(PIECES)])

    def flow(self, s: Pile) -> Flow[None]:
        """The seats take turns at touching."""
        yield STABLE
        for turn in range(PIECES):
            pick: Option = yield Decide(turn % 2, "touch", TOUCH)
            s.pieces[pick.args[0]].tired = True

    def view(self, s: Pile, seat: int | None) -> PileView:
        """Everything is open."""
        return PileView(tired=sum(piece.tired for piece in s.pieces))

    def result(self, s: Pile) -> Result:
        """Nobody wins."""
        return Result((), (0, 0), "none")

    def determinize(self, s: Pile, seats: Collection[int], rng: Rng) -> None:
        """Nothing is hidden."""


GAME = Pieces()
