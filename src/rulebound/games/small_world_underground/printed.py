"""What is printed on the banners, badges, places and relics."""

from typing import Any

from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS


def printed() -> dict[str, Any]:
    """The pieces by their kinds, with their numbers."""
    return {
        "race": {
            name: {"tokens": its.tokens, "tray": its.tray, "lasts": its.ability.lasts}
            for name, its in sorted(RACES.items())
        },
        "power": {
            name: {"tokens": its.tokens, "lasts": its.ability.lasts} for name, its in sorted(POWERS.items())
        },
        "place": {name: {"coins": its.coins, "lasts": its.lasts} for name, its in sorted(PLACES.items())},
        "relic": {name: {"for_conquest": its.for_conquest} for name, its in sorted(RELICS.items())},
    }
