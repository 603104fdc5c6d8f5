"""Fear cards: three texts each, and the step in which the earned ones are resolved (SI-082, SI-083)."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Final, TypeAlias

from rulebound.games.spirit_island import each, fear
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import STABLE, Flow

FearText: TypeAlias = Callable[[IslandState], Flow[None] | None]
FEAR_CARDS: Final[dict[str, dict[int, FearText]]] = {}
BOX_OF: Final[dict[str, str]] = {}
RESTS_ON: Final[dict[str, tuple[str, ...]]] = {}  # kinds of tokens without which a card does nothing
together = partial(each.together, "fear")
each_player = partial(each.each_player, "fear")
each_land = partial(each.each_land, "fear")
each_board = partial(each.each_board, "fear")


def fear_card(
    name: str, level: int, box: str = "base", rests_on: tuple[str, ...] = ()
) -> Callable[[FearText], FearText]:
    """Register the text of a fear card for a terror level; one of them may say on which tokens all rest."""

    def register(text: FearText) -> FearText:
        FEAR_CARDS.setdefault(name, {})[level] = text
        BOX_OF[name] = box
        if rests_on:
            RESTS_ON[name] = rests_on
        return text

    return register


def resolve_fear(s: IslandState) -> Flow[None]:
    """All earned cards in the order in which they were earned, also those earned meanwhile (SI-082, SI-083)."""
    while s.earned and not are_kept(s):
        yield STABLE
        yield from resolve_next(s)


def are_kept(s: IslandState) -> bool:
    """Whether a rule has earned cards wait for something else than the invader phase."""
    return any(rule.keeps_fear(s, its) for rule, its in at(s, "keeps_fear"))


def resolve_next(s: IslandState) -> Flow[None]:
    """The card that was earned first, at the terror level of now."""
    card = s.earned.pop(0)
    s.rng.reveal()
    s.fear_discard.append(card)
    if card in s.fear_shown:
        s.fear_shown.remove(card)
    s.emit("fear-resolved", card, s.terror)
    for rule, its in at(s, "fear_resolved"):
        rule.fear_resolved(s, its, card)
    text = FEAR_CARDS[card][s.terror](s)
    if text is not None:
        yield from text


# The deck.


def cards_for(boxes: Collection[str], unused_tokens: Collection[str]) -> list[str]:
    """All cards of these boxes, without those that rest wholly on tokens that are not in use (SI-163)."""
    found = [card for card, box in BOX_OF.items() if box in boxes]
    if not unused_tokens:
        return found
    return [card for card in found if card not in RESTS_ON or not {*RESTS_ON[card]} <= {*unused_tokens}]


def add_card(s: IslandState) -> None:
    """A card that was not in this game comes on top of the fear deck, unseen."""
    known = {*s.fear_deck, *s.earned, *s.fear_discard}
    unused = sorted(card for card in cards_for(s.boxes, s.unused_tokens) if card not in known)
    if not unused or not s.fear_deck:
        return
    s.fear_levels[s.terror_by_fear - 1] += 1
    s.fear_deck.append(s.rng.choice(unused))
    s.emit("fear-card-added")


def deepen(s: IslandState, more: int) -> None:
    """So many cards have joined the fear deck at set-up: what lies in it keeps its place from the top."""
    s.under_fear = {below + more: card for below, card in s.under_fear.items()}


def remove_card(s: IslandState) -> None:
    """The top card of the fear deck goes back to the box, unseen; it may end a terror level (SI-081)."""
    if not s.fear_deck:
        return
    before = s.terror
    s.fear_levels[s.terror_by_fear - 1] -= 1
    card = s.fear_deck.pop()
    if card in s.fear_shown:
        s.fear_shown.remove(card)
    s.emit("fear-card-removed")
    if s.terror > before:
        s.emit("terror", s.terror)
    fear.card_taken(s)
    if not s.fear_deck:
        fear.run_out(s)
