"""Fear: the pool, the cards that are earned, and the terror they bring (SI-080 to SI-084)."""

from rulebound.games.spirit_island.state import IslandState


def generate(s: IslandState, number: int) -> None:
    """Fear from the pool; each time it is used up a card is earned, and what is over counts on."""
    if not number:
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
        if not s.fear_deck:
            s.won = "fear"  # SI-081
            s.fear = 0
