"""What bots ask of Small World Underground."""

from pathlib import Path
from typing import ClassVar, Final

from rulebound.games.small_world_underground.judge.draw import drawing
from rulebound.games.small_world_underground.judge.encode import UndergroundEncoder
from rulebound.games.small_world_underground.judge.hint import score_hint
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import Decide, Judge, SetupValues
from rulebound.kernel.drawing import Drawing

WEIGHTS: Final = Path(__file__).parent / "weights"  # by the number of seats; workshop/learn_value.py makes them


class UndergroundJudge(Judge[UndergroundState]):
    """Judges by the coins to be expected; a turn is planned as a whole."""

    search: ClassVar[str] = "tree"
    encoder_type = UndergroundEncoder

    def hint(self, s: UndergroundState, seat: int, ask: Decide | None = None) -> float:
        """Coins to be expected by the end."""
        return score_hint(s, seat)

    def clock(self, s: UndergroundState, seat: int) -> int:
        """How many turns the seat has ended."""
        if s.phase == "over":
            return s.board.turns
        ended = (seat - s.first) % s.seat_count < (s.seat - s.first) % s.seat_count
        return s.round - 1 + ended

    def drawing(self, s: UndergroundState, seat: int | None) -> Drawing:
        """The map with what lies on it."""
        return drawing(s, seat)

    def network(self, setup: SetupValues) -> Path | None:
        """What was learned for this number of seats."""
        found = WEIGHTS / f"{setup['seats']}.npz"
        return found if found.exists() else None
