"""Retrieve cubes: all of them, for one time point and a cube, or for two without one (AZ-A37, AZ-A38)."""

from rulebound.games.auztralia.damage import fill_hq
from rulebound.games.auztralia.state import BOXES, RETRIEVE_BOX, AuztraliaState
from rulebound.games.auztralia.track import advance


def can_retrieve(s: AuztraliaState, seat: int) -> bool:
    """With a cube and the gold for its box; or with no cube at all."""
    player = s.players[seat]
    return not player.hq or player.gold >= player.boxes[RETRIEVE_BOX]


def retrieve(s: AuztraliaState, seat: int) -> None:
    """All cubes go home."""
    player = s.players[seat]
    time = 1 if player.hq else 2
    if player.hq:
        player.gold -= player.boxes[RETRIEVE_BOX]
    player.boxes = [0] * len(BOXES)
    fill_hq(s, seat)
    s.emit("retrieved", seat)
    advance(s, seat, time)
