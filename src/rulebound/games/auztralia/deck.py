"""The deck of Old One cards: turned for combat and for movement (AZ-C4)."""

from rulebound.games.auztralia.state import AuztraliaState


def turn_card(s: AuztraliaState) -> int:
    """The next card, put on the discards; when the deck is used up, the discards are shuffled first."""
    if not s.deck:
        s.deck, s.discard, s.earlier = s.discard, [], s.discard.copy()
        s.rng.shuffle(s.deck)
    s.rng.reveal()
    card = s.deck.pop()
    s.discard.append(card)
    return card
