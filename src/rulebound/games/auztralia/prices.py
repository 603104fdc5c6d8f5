"""What things take of a player as the table stands: the action boxes and the units, for views and explanations."""

from typing import Final, NamedTuple

from rulebound.games.auztralia.actions.farm import MOST_FARMS
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.combat import capacity
from rulebound.games.auztralia.network import unit_range
from rulebound.games.auztralia.state import (
    ATTACK_BOX,
    FARM_BOX,
    HILLS_BOX,
    MILITARY_BOX,
    MINE_BOX,
    NOBODY,
    RAIL_BOX,
    RECRUIT_BOX,
    RETRIEVE_BOX,
    TRADE_BOX,
    AuztraliaState,
)

TIMES: Final = {RAIL_BOX: 2, HILLS_BOX: 3, MINE_BOX: 1, RECRUIT_BOX: 1, MILITARY_BOX: 1, TRADE_BOX: 1}


def box_time(s: AuztraliaState, seat: int, box: int) -> tuple[int, int]:
    """The least and the most time of an action, before any toll (AZ-A22, AZ-A34, AZ-A37, AZ-A38)."""
    if box == RETRIEVE_BOX:
        time = 1 if s.players[seat].hq else 2
        return time, time
    if box == FARM_BOX:
        return 1, MOST_FARMS
    if box == ATTACK_BOX:
        spared = sum(each.attack_time() for each in held(s, seat, "attack_time"))
        return 1, max(1, sum(unit.time for unit in s.tables.units) - spared)
    return TIMES[box], TIMES[box]


def box_gold(s: AuztraliaState, seat: int, box: int) -> int:
    """One gold for each cube that lies in the box; retrieving without a cube is free (AZ-T4, AZ-A38)."""
    player = s.players[seat]
    return 0 if box == RETRIEVE_BOX and not player.hq else player.boxes[box]


class UnitTerms(NamedTuple):
    """What a kind of unit costs, how far it goes off the rails, what destroys it, and its time in an attack."""

    cost: int
    range: int
    capacity: int
    time: int


def unit_terms(s: AuztraliaState, seat: int, kind: int) -> UnitTerms:
    """A kind of unit as it is for this seat, its characters counted; as it is printed for NOBODY."""
    unit, cost = s.tables.units[kind], s.prices[kind]
    if seat == NOBODY:
        return UnitTerms(cost, unit.range, unit.capacity, unit.time)
    return UnitTerms(cost, unit_range(s, seat, kind), capacity(s, seat, kind), unit.time)
