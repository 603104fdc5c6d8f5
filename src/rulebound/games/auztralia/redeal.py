"""Another world that a seat holds possible: whatever it cannot know is dealt again."""

from collections.abc import Collection

from rulebound.games.auztralia.state import AuztraliaState
from rulebound.kernel import Rng


def redeal(s: AuztraliaState, seats: Collection[int], rng: Rng) -> None:
    """Tiles that lie face down, and the decks."""
    if s.phase == "over":
        return  # everything has been turned up
    if s.dark is not None and s.old_ones in seats:
        _redeal_for_old_ones(s, rng)
    else:
        _redeal_tiles(s, rng)
        _redeal_mythos(s, rng)
    rng.shuffle(s.deck)
    _redeal_revelations(s, rng)
    _redeal_characters(s, seats, rng)


def _redeal_for_old_ones(s: AuztraliaState, rng: Rng) -> None:
    """Who plays the Old Ones knows its tiles, its cards, and those it has put under the deck (RV-R9, RV-R34)."""
    for pile in s.piles:
        rng.shuffle(pile)
    unseen = s.mythos[s.sunk :]
    rng.shuffle(unseen)
    s.mythos[s.sunk :] = unseen


def _redeal_mythos(s: AuztraliaState, rng: Rng) -> None:
    """The deck, and what the Old One player holds unseen or looks at; of the solo deck the cards of each level."""
    if s.dark is None:
        _redeal_solo(s, rng)
        return
    dark = s.dark
    hidden = [card for card in dark.hand if card not in dark.known]
    unseen = s.mythos + hidden + dark.drawn
    rng.shuffle(unseen)
    dark.hand = [*dark.known, *(unseen.pop() for _ in hidden)]
    dark.drawn = [unseen.pop() for _ in dark.drawn]
    s.mythos = unseen


def _redeal_solo(s: AuztraliaState, rng: Rng) -> None:
    """The cards of a level that have not been seen, those left in the box among them (RV-Y3)."""
    cards = s.tables.solo_mythos
    seen = {*s.played, *(card for player in s.players for card in player.waiting)}
    for level in (1, 2, 3):
        unseen = [n for n, card in enumerate(cards) if card.level == level and n not in seen]
        rng.shuffle(unseen)
        for place, card in enumerate(s.mythos):
            if cards[card].level == level:
                s.mythos[place] = unseen.pop()


def _redeal_tiles(s: AuztraliaState, rng: Rng) -> None:
    """The backs show the level: tiles of a level change places among the map, the pile and the Old Ones' own."""
    tiles, up = s.tables.tiles, s.face_up
    lying: dict[int, list[int]] = {}  # level -> tiles face down on the map
    for tile, at in enumerate(s.at):
        if at >= 0 and not up >> tile & 1:
            lying.setdefault(tiles[tile].level, []).append(tile)
    for level, pile in enumerate(s.piles, 1):
        hoard = s.dark.piles[level - 1] if s.dark is not None else []
        unseen = pile + hoard + lying.get(level, [])
        places = [s.at[tile] for tile in unseen]
        rng.shuffle(unseen)
        for tile, at in zip(unseen, places, strict=True):
            s.put_tile(tile, at)
        s.piles[level - 1] = unseen[: len(pile)]
        hoard[:] = unseen[len(pile) : len(pile) + len(hoard)]


def _redeal_revelations(s: AuztraliaState, rng: Rng) -> None:
    """The cards of a level that have not been seen, those left in the box among them."""
    cards = s.tables.revelations
    for level in (1, 2, 3):
        unseen = [n for n, card in enumerate(cards) if card.level == level and n not in s.revealed]
        rng.shuffle(unseen)
        for place, card in enumerate(s.revelations):
            if cards[card].level == level:
                s.revelations[place] = unseen.pop()


def _redeal_characters(s: AuztraliaState, seats: Collection[int], rng: Rng) -> None:
    """The deck; what a player is looking at belongs to it for everybody else."""
    top: list[str] = []
    if s.characters and s.top_known_by in seats:
        top.append(s.characters.pop())
    hidden = 0 if s.seat in seats else len(s.looking)
    unseen = s.characters + s.looking[len(s.looking) - hidden :]
    rng.shuffle(unseen)
    if hidden:
        s.looking = unseen[len(unseen) - hidden :]
        unseen = unseen[: len(unseen) - hidden]
    s.characters = unseen + top
