"""Costs, speeds and ranges of powers as they are now, the only readers of what is printed: rules can change it.

Health is read by `IslandState.health_of`, defence by `ravage.defence_of`.
"""

from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import elements_for, elements_of, farther, levels_used, meets
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW, Power
from rulebound.games.spirit_island.rule import at_seat
from rulebound.games.spirit_island.state import IslandState


def cost_of(s: IslandState, seat: int, power: Power) -> int:
    """What the spirit pays for a card."""
    cost = power.cost
    for rule, its in at_seat(s, seat, "cost"):
        cost = rule.cost(s, its, power, cost)
    return max(0, cost)


def affordable(s: IslandState, seat: int) -> list[str]:
    """The cards of the spirit's hand that it can pay now."""
    spirit, powers = s.spirits[seat], [POWERS[card] for card in s.spirits[seat].hand]
    if at_seat(s, seat, "cost"):
        return [power.id for power in powers if cost_of(s, seat, power) <= spirit.energy]
    return [power.id for power in powers if power.cost <= spirit.energy]


def speed_of(s: IslandState, seat: int, power: Power) -> str:
    """How fast a power of the spirit is."""
    speed = own_speed(s, seat, power)
    return FAST if speed == SLOW and all_fast(s, seat) else speed


def all_fast(s: IslandState, seat: int) -> bool:
    """Whether all powers of the spirit are fast."""
    rules = at_seat(s, seat, "all_fast")
    return bool(rules) and any(rule.all_fast(s, its) for rule, its in rules) and not only_slow(s, seat)


def own_speed(s: IslandState, seat: int, power: Power) -> str:
    """How fast a power of the spirit is by itself, even if all powers are fast."""
    speed = power.speed
    for rule, its in at_seat(s, seat, "speed"):
        speed = rule.speed(s, its, power, speed)
    return SLOW if speed != SLOW and only_slow(s, seat) else speed


def only_slow(s: IslandState, seat: int) -> bool:
    """Whether nothing can make a power of the spirit fast."""
    rules = at_seat(s, seat, "only_slow")
    return bool(rules) and any(rule.only_slow(s, its) for rule, its in rules)


def ignores_range(s: IslandState, seat: int) -> bool:
    """Whether the spirit ignores range now, and so also whence it is counted."""
    rules = at_seat(s, seat, "ignores_range")
    return bool(rules) and any(rule.ignores_range(s, its) for rule, its in rules)


def range_of(s: IslandState, seat: int, power: Power, level: int) -> int:
    """How far a power of the spirit reaches, with thresholds up to this level."""
    steps = range_with_elements(s, seat, power, level)
    for rule, its in at_seat(s, seat, "reach"):
        steps = rule.reach(s, its, power, steps)
    return farther(s, seat, steps) + s.total("range", seat=seat)


def range_with_elements(s: IslandState, seat: int, power: Power, level: int) -> int:
    """The printed range, or the one that the elements of the spirit unlock."""
    assert power.within is not None
    steps = power.within
    if power.farther is not None and power.farther[0] <= level:
        need = power.needs[power.farther[0] - 1]
        if meets(elements_for(s, seat, power, elements_of(s, seat)), need):
            steps = power.farther[1]
    if power.reaching:
        used = levels_used(power, elements_of(s, seat), level)
        steps += sum(each in used for each in power.reaching)
    return steps


def farther_to(s: IslandState, seat: int, power: Power) -> list[tuple[int, int]]:
    """Lands to which a power of the spirit reaches farther than to others, and how much."""
    found = [rule.farther_to(s, its, power) for rule, its in at_seat(s, seat, "farther_to")]
    if power.farther_to is not None:
        target, more = power.farther_to
        found.append((target.fits(s, seat), more))
    return found


def in_range(s: IslandState, seat: int, power: Power, level: int, origins: int) -> int:
    """The lands within range of these origins."""
    steps, changing = range_of(s, seat, power, level), at_seat(s, seat, "reach_from")
    reaches = []
    for land in bits(origins):
        far = steps
        for rule, its in changing:
            far = rule.reach_from(s, its, power, land, far)
        reaches.append((land, far))
    found = _within(s, reaches, 0)
    others = farther_to(s, seat, power)
    for some in range(1, 1 << len(others)):  # what reaches farther adds up where a land is one of several such
        lands, more = -1, 0
        for place in bits(some):
            lands, more = lands & others[place][0], more + others[place][1]
        found |= _within(s, reaches, more) & lands
    return found


def _within(s: IslandState, reaches: list[tuple[int, int]], more: int) -> int:
    """The lands so far, and so much farther, from each of these."""
    found, within = 0, s.island.within
    for land, steps in reaches:
        found |= within(land, steps + more)
    return found
