"""What bots ask of AuZtralia."""

from collections.abc import Sequence
from typing import ClassVar

from rulebound.games.auztralia.judge.dark import action_done
from rulebound.games.auztralia.judge.draw import drawing
from rulebound.games.auztralia.judge.encode import AuztraliaEncoder
from rulebound.games.auztralia.judge.hint import score_hint
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.kernel import Decide, Judge
from rulebound.kernel.drawing import Drawing


class AuztraliaJudge(Judge[AuztraliaState]):
    """Judges by the points to be expected; an action is planned as a whole."""

    search: ClassVar[str] = "beam"
    encoder_type = AuztraliaEncoder

    def hint(self, s: AuztraliaState, seat: int, ask: Decide | None = None) -> float:
        """Points to be expected by the end."""
        return score_hint(s, seat)

    def settled(self, asked: AuztraliaState, now: AuztraliaState, ask: Decide | None = None) -> bool:
        """Whether an action of the Old One player has been carried out; those of the players show at once."""
        return action_done(asked, now)

    def clock(self, s: AuztraliaState, seat: int) -> int:
        """The space of the seat's disc on the time track."""
        return s.space[seat]

    def rivals(self, s: AuztraliaState, seat: int) -> Sequence[int]:
        """All others; who plays together has only the Old Ones against them."""
        others = [other for other in range(s.seat_count) if other != seat]
        if not s.coop or seat == s.old_ones:
            return others
        return [other for other in others if other == s.old_ones]

    def drawing(self, s: AuztraliaState, seat: int | None) -> Drawing:
        """The map with what lies on it."""
        return drawing(s, seat)
