"""What is printed on the characters and the player boards; the rest stands in the tables of a pack."""

from typing import Any

from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.state import BOXES, FARMS


def printed() -> dict[str, Any]:
    """The characters with the kinds of their cards, the action boxes, the farms."""
    return {
        "characters": {name: {"use": its.kind, "number": its.number} for name, its in sorted(CHARACTERS.items())},
        "boxes": list(BOXES),
        "farms": list(FARMS),
    }
