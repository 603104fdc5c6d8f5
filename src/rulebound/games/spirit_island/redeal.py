"""What nobody can know is dealt again: decks, face-down fear cards, the blight card, invader cards left out."""

from rulebound.games.spirit_island.fear_cards import cards_for
from rulebound.games.spirit_island.invader_deck import invader_cards
from rulebound.games.spirit_island.invaders import stage_of
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Rng


def redeal(s: IslandState, rng: Rng) -> None:
    """Hands, discards and everything on the island are open; all seats know the same."""
    rng.shuffle(s.minors)
    rng.shuffle(s.majors)
    _redeal_events(s, rng)
    _redeal_fear(s, rng)
    _redeal_invaders(s, rng)
    _redeal_blight(s, rng)
    _redeal_markers(s, rng)


def _redeal_blight(s: IslandState, rng: Rng) -> None:
    """A card that is known from an earlier game keeps its place."""
    turned = [] if s.blight_card and not s.flipped else [s.blight_card]
    cards = [*s.blight_deck] if turned else [s.blight_card, *s.blight_deck]
    unseen = [card for card in cards if card not in s.blight_shown]
    rng.shuffle(unseen)
    unseen.reverse()
    cards = [card if card in s.blight_shown else unseen.pop() for card in cards]
    s.blight_card, *s.blight_deck = [*turned, *cards]


def _redeal_markers(s: IslandState, rng: Rng) -> None:
    """The faces of scenario markers that lie face down change places."""
    for kind in {each.kind for each in s.scenario_markers}:
        hidden = [each for each in s.scenario_markers if each.kind == kind and each.hidden]
        faces = sorted(each.face for each in hidden)
        rng.shuffle(faces)
        for each, face in zip(hidden, faces, strict=True):
            each.face = face


def _redeal_events(s: IslandState, rng: Rng) -> None:
    """Cards that went back into the deck keep their places."""
    unseen = [card for card in s.event_deck if card not in s.event_shown]
    rng.shuffle(unseen)
    s.event_deck = [card if card in s.event_shown else unseen.pop() for card in s.event_deck]


def _redeal_fear(s: IslandState, rng: Rng) -> None:
    """The cards of the deck, the earned ones and those that are not in this game change places."""
    seen = {*s.fear_discard, *s.fear_shown}
    unseen = sorted(card for card in cards_for(s.boxes, s.unused_tokens) if card not in seen)
    rng.shuffle(unseen)
    for pile in (s.fear_deck, s.earned):
        for place, card in enumerate(pile):
            if card not in s.fear_shown:
                pile[place] = unseen.pop()


def _redeal_invaders(s: IslandState, rng: Rng) -> None:
    """Of each stage at least one card was left out; the stages of the deck are known, in whatever order."""
    seen = {*s.invader_discard, *s.cards_in_slots} - {*s.face_down}
    known = seen | {*s.invader_shown}
    left = {stage: [card for card in cards if card not in known] for stage, cards in invader_cards().items()}
    for cards in left.values():
        rng.shuffle(cards)

    def dealt(card: str) -> str:
        return card if card in s.invader_shown else left[stage_of(card)].pop()

    s.invader_deck = [dealt(card) for card in s.invader_deck]
    s.invader_gone = [dealt(card) for card in s.invader_gone]
    s.under_fear = {below: dealt(card) for below, card in s.under_fear.items()}
    for place, card in enumerate(s.invader_discard):
        if card in s.face_down:
            s.invader_discard[place] = dealt(card)
    s.face_down = [card for card in s.invader_discard if card not in seen]
