"""Outposts: where they can stand, and losing one (RV-R20 to RV-R27)."""

from typing import Final

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.network import linked
from rulebound.games.auztralia.revenge.reward import FOR_OUTPOST, reward
from rulebound.games.auztralia.state import BASE, NOBODY, AuztraliaState

OUTPOSTS: Final = 2  # of each player
PRICE: Final = 2  # gold
OUTPOST_STRENGTH: Final = 2
HELPERS: Final = 3  # units that may be sent


def has_outposts(s: AuztraliaState) -> bool:
    """Whether outposts belong to this game."""
    return s.mode != BASE


def outpost_sites(s: AuztraliaState, seat: int) -> int:
    """Linked hexes with nothing but rails (RV-R21, RV-R51)."""
    found = 0
    for h in bits(linked(s, seat) & ~s.tokens & ~occupied(s)):
        if not any(pieces[h] for pieces in s.ore):
            found |= 1 << h
    return found


def occupied(s: AuztraliaState) -> int:
    """The hexes with a port, a farm or an outpost."""
    found = outposts(s)
    for player in s.players:
        if player.port != NOBODY:
            found |= 1 << player.port
    for h, farm in enumerate(s.farm):
        if farm != NOBODY:
            found |= 1 << h
    return found


def outposts(s: AuztraliaState) -> int:
    """The hexes with an outpost."""
    found = 0
    for player in s.players:
        for h in player.outposts:
            found |= 1 << h
    return found


def place_outpost(s: AuztraliaState, seat: int, h: int) -> None:
    """It is placed at once (RV-R21)."""
    s.players[seat].outposts.append(h)
    s.emit("outpost", seat, s.board.ids[h])


def lose_outpost(s: AuztraliaState, seat: int, h: int) -> None:
    """It goes back to its owner, who may build it again (RV-R27)."""
    s.players[seat].outposts.remove(h)
    s.emit("outpost-lost", seat, s.board.ids[h])
    reward(s, FOR_OUTPOST)
