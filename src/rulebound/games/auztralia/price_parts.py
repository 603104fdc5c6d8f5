"""How prices and numbers are made up, as facts `part-<what>-<cause>`; for the screen only.

`what` is what is paid or counted (time, gold, coal, iron, cube, range, capacity, pieces), `cause` a word or the
character to whom the number is due.
"""

from typing import Final

from rulebound.games.auztralia.actions import mine
from rulebound.games.auztralia.actions.farm import MOST_FARMS
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.prices import TIMES, box_gold
from rulebound.games.auztralia.state import (
    ATTACK_BOX,
    FARM_BOX,
    HILLS_BOX,
    RAIL_BOX,
    RETRIEVE_BOX,
    AuztraliaState,
)
from rulebound.kernel import Value

Parts = dict[str, Value]
RAIL_BOXES: Final = (RAIL_BOX, HILLS_BOX)


def parts_of_box(s: AuztraliaState, seat: int, box: int) -> Parts:
    """What beginning an action takes: a cube, gold for the cubes in its box, time, and what rails are made of."""
    player = s.players[seat]
    if box == RETRIEVE_BOX and not player.hq:
        return {"part-time-action": 1, "part-time-no-cube": 1}  # AZ-A38
    found: Parts = {"part-cube-box": 1, **_more({"part-gold-cubes": box_gold(s, seat, box)})}  # AZ-T3, AZ-T4
    if box in RAIL_BOXES:
        flat = TIMES[RAIL_BOX]
        hills = _more({"part-time-hills": TIMES[box] - flat})
        return {"part-time-rails": flat, **hills, **found, "part-coal-rails": 1, "part-iron-rails": 1}  # AZ-A2
    if box == FARM_BOX:
        return {"part-time-farm": 1, **found, "part-most-farms": MOST_FARMS}  # AZ-A22
    if box == ATTACK_BOX:
        return {"part-time-kinds": 1, **_spared(s, seat), **found}  # AZ-A34
    return {"part-time-action": TIMES.get(box, 1), **found}


def parts_of_dig(s: AuztraliaState, seat: int, h: int, kind: int) -> Parts:
    """What a mine yields and takes: the pieces there, what characters add, and the toll of others' rails."""
    helps = {f"part-pieces-{each.id}": each.mined(kind) for each in held(s, seat, "mined")}
    toll = mine.time_of(s, seat, h) - 1
    return {
        "part-time-action": 1,
        **_more({"part-time-toll": toll}),  # AZ-K2
        "part-pieces-there": s.ore[kind][h],
        **_more(helps),
    }


def parts_of_unit(s: AuztraliaState, seat: int, kind: int) -> Parts:
    """A unit's price with this map, and its range and capacity: as printed, and what characters add."""
    unit = s.tables.units[kind]
    ranges = {f"part-range-{each.id}": each.unit_range(s, kind) for each in held(s, seat, "unit_range")}
    capacities = {f"part-capacity-{each.id}": each.capacity(kind) for each in held(s, seat, "capacity")}
    return {
        "part-gold-unit": s.prices[kind],
        "part-range-printed": unit.range,
        **_more(ranges),
        "part-capacity-printed": unit.capacity,
        **_more(capacities),
    }


def _spared(s: AuztraliaState, seat: int) -> Parts:
    return _more({f"part-time-{each.id}": -each.attack_time() for each in held(s, seat, "attack_time")})


def _more(parts: dict[str, int]) -> Parts:
    """Without what adds nothing."""
    return {name: number for name, number in parts.items() if number}
