"""Rebirth tokens: where the Old One player can place tiles, until somebody removes them (RV-R11 to RV-R15)."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.auztralia.state import AuztraliaState

TOKENS: Final = 26  # in the box
STURDY, STURDIER = 2, 3  # the damage that removes a token that fights, and a dangerous one (RV-D3)
SHARED: Final = 1  # the points that each gets for a token that several have cleared
HEROIC: Final = "heroic"


def remove_token(s: AuztraliaState, h: int) -> None:
    """The token leaves the map."""
    s.tokens &= ~(1 << h)
    s.dangerous &= ~(1 << h)


def take_token(s: AuztraliaState, seat: int, h: int) -> None:
    """The player keeps the token, for a point at the end (RV-R11)."""
    remove_token(s, h)
    s.players[seat].tokens += 1
    s.emit("token-taken", seat, s.board.ids[h])


def clear_token(s: AuztraliaState, h: int, hunters: Sequence[int]) -> None:
    """With the last Old One there the token goes: to the one who did it, or as points to all (RV-R12, RV-R13)."""
    if not s.tokens >> h & 1 or s.tiles_at(h) or not hunters:
        return
    if len(hunters) == 1:
        take_token(s, hunters[0], h)
        return
    remove_token(s, h)
    for seat in hunters:
        s.players[seat].vp += SHARED
        s.emit("share", seat, SHARED)


def sturdiness(s: AuztraliaState, h: int) -> int:
    """The damage that removes an empty token there; 0: it does not fight (RV-D3)."""
    if s.difficulty != HEROIC:
        return 0
    return STURDIER if s.dangerous >> h & 1 else STURDY
