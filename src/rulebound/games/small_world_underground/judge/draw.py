"""The board of Small World Underground as a simple picture, drawn from what a seat sees."""

from typing import Final

from rulebound.games.small_world_underground.seen import underground_view
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.games.small_world_underground.view import RegionView
from rulebound.kernel.drawing import Area, Drawing, Mark

COLOURS: Final = {
    "black-mountain": "#8d8a92",
    "mine": "#c9a26b",
    "mudpool": "#b98e72",
    "mushroom-forest": "#a9c08f",
    "mystic-crystal": "#c6a9d6",
    "river": "#9cc3dc",
    "chasm": "#55505c",
}


def drawing(s: UndergroundState, seat: int | None) -> Drawing:
    """Every region with what lies there."""
    board, seen = s.board, {region.id: region for region in underground_view(s, seat).regions}
    return Drawing(
        [
            Area(name, board.outlines[r], board.labels[r], COLOURS[board.terrain[r]], _marks(seen.get(name)))
            for r, name in enumerate(board.ids)
        ]
    )


def _marks(region: RegionView | None) -> list[Mark]:
    if region is None:
        return []
    found = [Mark(each) for each in (*region.finds, *region.markers)]
    if region.seat is not None:
        race = f"{region.tokens} {region.race}" + " (declined)" * region.in_decline
        found.append(Mark(race, region.seat))
    counts = {"monsters": region.monsters, "armor": region.armor, "hammers": region.hammers}
    return found + [Mark(f"{number} {what}") for what, number in counts.items() if number]
