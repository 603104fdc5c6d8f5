"""The eight spirits of the base box, one module each: panel, innate powers, unique cards."""

from rulebound.games.spirit_island.content.base.spirits import (
    a_spread_of_rampant_green,
    bringer_of_dreams_and_nightmares,
    lightnings_swift_strike,
    oceans_hungry_grasp,
    river_surges_in_sunlight,
    shadows_flicker_like_flame,
    thunderspeaker,
    vital_strength_of_the_earth,
)

__all__ = [
    "a_spread_of_rampant_green",
    "bringer_of_dreams_and_nightmares",
    "lightnings_swift_strike",
    "oceans_hungry_grasp",
    "river_surges_in_sunlight",
    "shadows_flicker_like_flame",
    "thunderspeaker",
    "vital_strength_of_the_earth",
]
