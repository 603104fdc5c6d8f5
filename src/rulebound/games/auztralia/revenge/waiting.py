"""Solo Mythos cards with the combat symbol: they wait before a player for a combat that fits (RV-N4)."""

# A module, not a name: what the cards do is done with what stands in combat.
from rulebound.games.auztralia import combat
from rulebound.games.auztralia.mythos_cards import MythosCard
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.revenge import in_combat
from rulebound.games.auztralia.state import AuztraliaState, Fight
from rulebound.kernel import Flow


def apply_waiting(s: AuztraliaState, f: Fight) -> Flow[None]:
    """All cards that fit this combat are carried out as it begins, in the order in which they came (RV-Y6, RV-Q3).

    What a card cannot do is left out; once the combat is decided the others do nothing any more.
    """
    cards, waiting = s.tables.solo_mythos, s.players[f.seat].waiting
    for number in [number for number in waiting if fits(cards[number], f)]:
        waiting.remove(number)
        s.played.append(number)
        s.emit("mythos-applies", f.seat, cards[number].id)
        if combat.goes_on(s, f):
            yield from in_combat.carry_out(s, f, cards[number].effects)


def fits(card: MythosCard, f: Fight) -> bool:
    """Whether the force has the unit that the card waits for."""
    return card.pending not in UNITS or f.force[UNITS.index(card.pending)] > 0
