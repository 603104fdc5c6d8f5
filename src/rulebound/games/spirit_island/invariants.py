"""The conservation laws of the box."""

from collections import Counter
from collections.abc import Iterator

from rulebound.games.spirit_island.island import island
from rulebound.games.spirit_island.panel import PANELS, PRESENCE_OF_A_SPIRIT
from rulebound.games.spirit_island.pieces import damage_of
from rulebound.games.spirit_island.power import deck
from rulebound.games.spirit_island.rule import RULES, at
from rulebound.games.spirit_island.setup import events_of
from rulebound.games.spirit_island.state import IslandState


def broken_laws(s: IslandState) -> Iterator[str]:
    """What is wrong with this table."""
    yield from _pieces(s)
    yield from _presence(s)
    yield from _cards(s)
    yield from _kept_ready(s)
    if s.blight_left < 0 or min(s.blight) < 0:
        yield "there is less than no blight"
    if s.fear >= s.fear_pool and s.fear_deck:
        yield "a fear card should have been earned"
    if any(spirit.energy < 0 for spirit in s.spirits):
        yield "a spirit owes energy"


def _kept_ready(s: IslandState) -> Iterator[str]:
    """The rules kept ready are those in force, of the spirits and of the game; the island is the one of now."""
    if s.kept is None:
        return
    if s.kept.island is not island(s.boards, s.layout, s.changes):
        yield "another island is kept ready"
    own = {name for spirit in s.spirits for name in spirit.rules}
    kinds = own | {effect.kind for effect in s.rules}
    for table in (s.kept.points, *s.kept.seats):
        for point, found in table.items():
            if any(each.its.kind not in kinds for each in found):
                yield f"rules are kept ready for {point} that are not in force"
    for kind in kinds:
        for point in RULES.points_at(kind):
            if all(each.its.kind != kind for each in s.kept.points[point]):
                yield f"a rule in force is not asked at {point}"


def _pieces(s: IslandState) -> Iterator[str]:
    ashore_soon = s.island.oceans if at(s, "in_play") else 0
    for land, there in enumerate(s.pieces):
        for code, number in there.items():
            if number <= 0:
                yield f"{number} of a piece in {s.island.names[land]}"
            if damage_of(code) >= s.health_of(land, code):
                yield f"a piece in {s.island.names[land]} should have been destroyed"
        # An ocean can leave the game while an action goes on: who is in it then comes ashore at its end (SI-070).
        if there and not (s.in_play | ashore_soon) >> land & 1:
            yield f"pieces lie in {s.island.names[land]}, which is not in play"
    if any(number < 0 for kind in s.tokens for number in kind):
        yield "there are fewer than no tokens"


def _presence(s: IslandState) -> Iterator[str]:
    if s.phase == "setup":
        return
    for seat, spirit in enumerate(s.spirits):
        its = PANELS[spirit.id]
        covered = sum(len(track.spaces) - number for track, number in zip(its.tracks, spirit.open, strict=True))
        aside = sum(each.presence[seat] for each in s.absent)
        total = sum(spirit.presence) + covered + spirit.destroyed + spirit.gone + spirit.kept + aside
        if total != PRESENCE_OF_A_SPIRIT:
            yield f"{spirit.id} has {total} presence"
        if min(*spirit.presence, spirit.destroyed, spirit.kept) < 0:
            yield f"{spirit.id} has less than no presence somewhere"


def _cards(s: IslandState) -> Iterator[str]:
    piles = [s.minors, s.majors, s.minors_discard, s.majors_discard, s.offered, s.set_aside]
    for spirit in s.spirits:
        piles += [spirit.hand, spirit.played, spirit.face_down, spirit.discard]
        piles += [spirit.lent, spirit.drawn, spirit.reserve]
    counts = Counter(card for pile in piles for card in pile)
    yield from (f"{card} is there {number} times" for card, number in counts.items() if number > 1)
    for kind in ("minor", "major"):
        missing = [card for card in deck(kind, s.boxes, persistent=s.persistent) if card not in counts]
        progress = (
            {card for spirit in s.spirits for card in PANELS[spirit.id].progression} if s.progression else ()
        )
        yield from (f"{card} is gone" for card in missing if card not in progress)
    if len({*s.fear_deck, *s.earned, *s.fear_discard}) != sum(s.fear_levels):
        yield "a fear card is gone"
    invaders = [*s.invader_deck, *s.cards_in_slots, *s.invader_discard, *s.invader_gone, *s.under_fear.values()]
    if len(set(invaders)) != len(invaders) or len(invaders) != s.invader_cards + s.invader_cards_besides:
        yield "the invader cards are not those of the deck"
    if not {*s.face_down} <= {*s.invader_discard}:
        yield "a face-down invader card is not in the discard pile"
    if sorted([*s.event_deck, *s.event_discard, *([s.event] if s.event else [])]) != sorted(events_of(s)):
        yield "the event cards are not those of the box"
