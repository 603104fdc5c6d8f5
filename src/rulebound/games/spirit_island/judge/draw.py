"""The island as a simple picture, drawn from what all see. Thematic boards have no outlines."""

from typing import Final

from rulebound.games.spirit_island.island import TERRAINS, THEMATIC, Island
from rulebound.games.spirit_island.seen import island_view
from rulebound.games.spirit_island.shapes import drawn
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.view import LandView
from rulebound.kernel.drawing import Area, Drawing, Mark

COLOURS: Final = dict(zip(TERRAINS, ("#a5c68c", "#b9b4ae", "#ecd9a0", "#9fd0cb", "#a8c8e6"), strict=True))


def drawing(s: IslandState) -> Drawing:
    """Every land and ocean that is there, with what lies in it."""
    island = s.island
    if s.layout == THEMATIC:
        return Drawing()
    seen = {land.id: land for land in island_view(s).lands}
    there = island.lands | island.oceans
    return Drawing(
        [_area(island, land, seen.get(island.names[land])) for land in range(island.size) if there >> land & 1]
    )


def _area(island: Island, land: int, seen: LandView | None) -> Area:
    outline, at = drawn(island, land)
    return Area(island.names[land], outline, at, COLOURS[TERRAINS[island.terrain[land]]], _marks(seen))


def _marks(seen: LandView | None) -> list[Mark]:
    if seen is None:
        return []
    found = [Mark(f"{each.number} {each.kind}") for each in seen.pieces]
    found += [Mark(f"{number} {kind}") for kind, number in seen.tokens.items()]
    found += [Mark(f"{seen.blight} blight")] * bool(seen.blight)
    return found + [Mark(f"{number} presence", seat) for seat, number in enumerate(seen.presence) if number]
