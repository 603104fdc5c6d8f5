"""What the next card of a combat may bring, counted over the cards that can come; for the screen only."""

from rulebound.games.auztralia.combat import hits_of, stacks_to_hit, starting_sanity
from rulebound.games.auztralia.kinds import TOKEN_KIND
from rulebound.games.auztralia.pack import AIRSHIP
from rulebound.games.auztralia.state import TOKEN, AuztraliaState, Fight
from rulebound.kernel import Value


def next_card(s: AuztraliaState, f: Fight) -> dict[str, Value]:
    """In how many per cent an Old One falls, the force is hurt, or sanity is lost, by the card alone.

    Everybody has seen the discards, so which cards are left in the deck is known, and nothing of their order.
    """
    cards = s.deck or s.discard
    counts = {"falls": 0, "hurts": 0, "maddens": 0}
    for card in cards:
        falls, hurts, maddens = _brings(s, f, card)
        counts["falls"] += falls
        counts["hurts"] += hurts
        counts["maddens"] += maddens
    return {what: round(100 * number / max(1, len(cards))) for what, number in counts.items()}


def first_card(s: AuztraliaState, seat: int) -> dict[str, Value]:
    """The same for the first card of an attack whose units are being chosen; nothing if a foe is unknown."""
    tiles = s.tiles_at(s.aim)
    if not tiles or not all(s.is_up(tile) for tile in tiles):
        return {}
    force = list(s.going)
    hurt = [damage if number else 0 for damage, number in zip(s.players[seat].hurt, force, strict=True)]
    return next_card(s, Fight(seat, s.aim, force, hurt, starting_sanity(s, seat)))


def _brings(s: AuztraliaState, f: Fight, card: int) -> tuple[bool, bool, bool]:
    """Whether with this card an Old One falls, the force takes damage, and sanity is lost."""
    rows, tiles = s.tables.cards[card].rows, s.tables.tiles
    if f.place == TOKEN:
        row = rows[TOKEN_KIND]
        met, falls = [row], f.wall_hurt + hits_of(f, row) >= f.wall
    else:
        foes = s.tiles_at(f.hex)
        met = [rows[tiles[tile].kind] for tile in foes]
        falls = any(
            s.damage_on(tile) + hits_of(f, row) >= tiles[tile].capacity
            for tile, row in zip(foes, met, strict=True)
        )
    hurts = bool(stacks_to_hit(f)) and any(row.damage for row in met)
    shot = f.force[AIRSHIP] > 0 and any(row.airship for row in met)
    return falls, hurts or shot, any(row.sanity for row in met)
