"""Costs, speeds and ranges of powers as they are now, the only readers of what is printed: rules can change it.

Health is read by `IslandState.health_of`, defence by `ravage.defence_of`.
"""

from rulebound.games.spirit_island.panel import elements_of, meets
from rulebound.games.spirit_island.power import SLOW, Power
from rulebound.games.spirit_island.rule import at_seat
from rulebound.games.spirit_island.state import IslandState


def cost_of(s: IslandState, seat: int, power: Power) -> int:
    """What the spirit pays for a card."""
    cost = power.cost
    for rule, its in at_seat(s, seat, "cost"):
        cost = rule.cost(s, its, power, cost)
    return max(0, cost)


def speed_of(s: IslandState, seat: int, power: Power) -> str:
    """How fast a power of the spirit is."""
    speed = power.speed
    for rule, its in at_seat(s, seat, "speed"):
        speed = rule.speed(s, its, power, speed)
    return SLOW if only_slow(s, seat) else speed


def only_slow(s: IslandState, seat: int) -> bool:
    """Whether nothing can make a power of the spirit fast."""
    return any(rule.only_slow(s, its) for rule, its in at_seat(s, seat, "only_slow"))


def range_of(s: IslandState, seat: int, power: Power, level: int) -> int:
    """How far a power of the spirit reaches, with thresholds up to this level."""
    assert power.within is not None
    steps = power.within
    if power.farther is not None and power.farther[0] <= level:
        need = power.needs[power.farther[0] - 1]
        if meets(elements_of(s, seat), need):
            steps = power.farther[1]
    for rule, its in at_seat(s, seat, "reach"):
        steps = rule.reach(s, its, power, steps)
    return steps + s.total("range", seat=seat)
