"""Fear: the pool, the cards that are earned, and the terror they bring (SI-080 to SI-084)."""

from rulebound.games.spirit_island.pieces import FEAR
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import IslandState


def for_destroying(s: IslandState, kind: int) -> int:
    """The fear for destroying a piece of a kind (SI-063)."""
    number = FEAR[kind]
    for rule, its in at(s, "fear_for"):
        number = rule.fear_for(s, its, kind, number)
    return number


def card_taken(s: IslandState) -> None:
    """Let rules follow what has been taken from the top of the fear deck."""
    for rule, its in at(s, "fear_card_taken"):
        rule.fear_card_taken(s, its)


def generate(s: IslandState, number: int) -> None:
    """Fear from the pool; each time it is used up a card is earned, and what is over counts on."""
    if not number or _is_spent(s):
        return
    s.fear += number
    s.emit("fear", number)
    while s.fear >= s.fear_pool and s.fear_deck:
        s.fear -= s.fear_pool
        before = s.terror
        card = s.fear_deck.pop()
        s.earned.append(card)
        s.emit("fear-card")
        if s.terror > before:
            s.emit("terror", s.terror)
        card_taken(s)
        if not s.fear_deck:
            run_out(s)


def _is_spent(s: IslandState) -> bool:
    """Whether the game goes on without a fear card that could be earned."""
    return not s.fear_deck and not s.won and bool(at(s, "fear_deck_over"))


def run_out(s: IslandState) -> None:
    """The last fear card has left the deck: that is a win (SI-081), unless a rule has the game go on."""
    if not any(rule.fear_deck_over(s, its) for rule, its in at(s, "fear_deck_over")):
        s.fear = 0
        reach_victory(s, "fear")


def reach_victory(s: IslandState, reason: str) -> None:
    """The highest terror level is reached: that is a win, unless a rule has the game go on."""
    if not any(rule.instead_of_fear_victory(s, its) for rule, its in at(s, "instead_of_fear_victory")):
        s.won = reason
