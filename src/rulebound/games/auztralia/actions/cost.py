"""What an action costs before it begins: a cube, and gold for a box that is in use (AZ-T3, AZ-T4)."""

from rulebound.games.auztralia.state import AuztraliaState


def can_pay_box(s: AuztraliaState, seat: int, box: int) -> bool:
    """Whether the player has a cube for the box, and the gold."""
    player = s.players[seat]
    return player.hq > 0 and player.gold >= player.boxes[box]


def pay_box(s: AuztraliaState, seat: int, box: int) -> None:
    """Put a cube into the box; one gold for each that lies there already."""
    player = s.players[seat]
    player.gold -= player.boxes[box]
    player.hq -= 1
    player.boxes[box] += 1


def gold_after_box(s: AuztraliaState, seat: int, box: int) -> int:
    """The gold that is left for the action itself."""
    player = s.players[seat]
    return player.gold - player.boxes[box]
