"""The eight spirits of the base box, one module each: panel, innate powers, unique cards."""

from rulebound.games.spirit_island.content.base.spirits import (
    lightnings_swift_strike,
    river_surges_in_sunlight,
)

__all__ = ["lightnings_swift_strike", "river_surges_in_sunlight"]
