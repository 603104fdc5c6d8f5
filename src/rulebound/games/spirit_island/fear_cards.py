"""Fear cards: three texts each, and the step in which the earned ones are resolved (SI-082, SI-083)."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from rulebound.games.spirit_island import each
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import STABLE, Flow

FearText: TypeAlias = Callable[[IslandState], Flow[None] | None]
FEAR_CARDS: Final[dict[str, dict[int, FearText]]] = {}
BOX_OF: Final[dict[str, str]] = {}
together = partial(each.together, "fear")
each_player = partial(each.each_player, "fear")
each_land = partial(each.each_land, "fear")
each_board = partial(each.each_board, "fear")


def fear_card(name: str, level: int, box: str = "base") -> Callable[[FearText], FearText]:
    """Register the text of a fear card for a terror level."""

    def register(text: FearText) -> FearText:
        FEAR_CARDS.setdefault(name, {})[level] = text
        BOX_OF[name] = box
        return text

    return register


def resolve_fear(s: IslandState) -> Flow[None]:
    """All earned cards in the order in which they were earned, also those earned meanwhile (SI-082, SI-083)."""
    while s.earned:
        yield STABLE
        card = s.earned.pop(0)
        s.rng.reveal()
        s.fear_discard.append(card)
        if card in s.fear_shown:
            s.fear_shown.remove(card)
        s.emit("fear-resolved", card, s.terror)
        text = FEAR_CARDS[card][s.terror](s)
        if text is not None:
            yield from text
