"""What the Old One player gets at once for what the players lose (RV-R45, RV-R46)."""

from typing import Final

from rulebound.games.auztralia.state import AuztraliaState

FOR_UNITS: Final = (1, 1, 2, 2, 2)  # by kind
FOR_OUTPOST: Final = 2
FOR_PORT: Final = 10


def reward(s: AuztraliaState, points: int) -> None:
    """Points for the Old One player; where nobody plays the Old Ones nothing is paid."""
    if s.dark is not None:
        s.dark.points += points
        s.emit("old-ones-gain", points)
