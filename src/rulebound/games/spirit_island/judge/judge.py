"""What bots ask of Spirit Island."""

from collections.abc import Set
from typing import ClassVar

from rulebound.games.spirit_island.growth import SPIRIT_PHASE
from rulebound.games.spirit_island.judge.draw import drawing
from rulebound.games.spirit_island.judge.encode import IslandEncoder
from rulebound.games.spirit_island.judge.hint import score_hint
from rulebound.games.spirit_island.judge.outlook import at_dawn
from rulebound.games.spirit_island.state import PLAYING, IslandState
from rulebound.kernel import Decide, Judge
from rulebound.kernel.drawing import Drawing


class IslandJudge(Judge[IslandState]):
    """Judges how well all stand; pieces that are moved one after the other are judged together."""

    encoder_type = IslandEncoder
    search: ClassVar[str] = "foresight"

    steps: ClassVar[Set[str]] = frozenset(
        {"push", "push-from", "gather", "follow", "damage", "destroy", "remove", "replace"}
    )

    def hint(self, s: IslandState, seat: int, ask: Decide | None = None) -> float:
        """How well all stand."""
        return score_hint(s, seat, ask)

    def settled(self, asked: IslandState, now: IslandState, ask: Decide | None = None) -> bool:
        """Alone, growth and cards are judged by the whole turn; with others it has too many questions."""
        resting = asked.phase == "spirits" and (ask is None or ask.prompt == SPIRIT_PHASE)
        open_question = asked.seat_count == 1 and resting
        if not open_question or now.turn > asked.turn:
            return True
        return not at_dawn(asked) and asked.spirits[0].stage != PLAYING

    def clock(self, s: IslandState, seat: int) -> int:
        """The turn."""
        return s.turn

    def drawing(self, s: IslandState, seat: int | None) -> Drawing:
        """The map with what lies on it."""
        return drawing(s)
