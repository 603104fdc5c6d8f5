"""The fixed numbering of the actions of AuZtralia, for one set-up."""

from collections.abc import Mapping
from itertools import product
from typing import Final

from rulebound.games.auztralia.board import Board
from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.pack import Pack
from rulebound.games.auztralia.state import FARMS, OUTPOST, PORT, RESOURCES
from rulebound.kernel import Defect, Option

LEVELS: Final = (1, 2, 3)
GROUPS: Final = ("airships", "all", "ground")  # that withdraw
AT_A_TILE: Final = ("bombard", "soothe", "rouse")  # never open at the same time: they share their numbers
STACK: Final = 12  # tiles in a hex; 2,686 random matches of 30 set-ups reached 4
EDGES: Final = "hex to-hex"


def listed(verbs: Mapping[str, str], tables: Pack, board: Board, seat_count: int) -> list[str]:
    """Every option, but a tile by its place in the stack without its kind."""
    kinds = {
        "hex": board.ids,
        "goods": RESOURCES,
        "farm": FARMS,
        "character": sorted(CHARACTERS),
        "unit": [unit.name for unit in tables.units],
        "who": GROUPS,
        "seat": range(seat_count),
        "objective": sorted(tables.objectives),
        "variant": sorted(tables.variants),
        "mythos": sorted({card.id for card in (*tables.mythos, *tables.solo_mythos)}),
        "tile": range(1, len(tables.tiles) + 1),
        "foe": sorted({tile.kind for tile in tables.tiles}),
    }
    found = ["done", *(f"hit {wall}" for wall in (PORT, OUTPOST))]
    found += [f"tile {name} {place}" for name, place in product(board.ids, range(1, STACK + 1))]
    for verb, args in verbs.items():
        if verb in AT_A_TILE:
            continue
        if args == EDGES:
            found += [f"{verb} {board.ids[one]} {board.ids[other]}" for one, other in board.edges]
        elif args == "unit number":
            found += [
                f"{verb} {unit.name} {number}" for unit in tables.units for number in range(1, unit.count + 1)
            ]
        elif args == "hex number":
            found += [f"{verb} {name} {level}" for name, level in product(board.ids, LEVELS)]
        else:
            words = [kinds[kind] for kind in args.split() if kind != "foe" or "tile" not in args]
            found += [" ".join((verb, *map(str, each))) for each in product(*words)]
    return found


def name_of(option: Option) -> str:
    """The name of an option in the list."""
    if option.verb in AT_A_TILE:
        name, _, place = option.args
        if place > STACK:
            raise Defect(f"{place} tiles lie in {name}, more than are listed: use actions='slots'")
        return f"tile {name} {place}"
    if option.verb == "strike":
        return f"strike {option.args[1]}"
    if option.verb == "reclaim":
        return f"reclaim {option.args[0]} {option.args[2]}"
    return option.text
