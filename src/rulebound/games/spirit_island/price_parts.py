"""How costs and ranges of powers are made up, as facts `part-<what>-<cause>`; for the screen only.

Nothing is told where the number is the printed one.
"""

from rulebound.games.spirit_island.power import Power
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.use import HASTEN_PAYING, price_of
from rulebound.games.spirit_island.values import cost_of, range_of, range_with_elements
from rulebound.kernel import Value

Parts = dict[str, Value]


def parts_of_cost(s: IslandState, seat: int, power: Power) -> Parts:
    """What a card costs: as printed, and what rules change."""
    return _unless_printed("cost", power.cost, {"rules": cost_of(s, seat, power) - power.cost})


def parts_of_price(s: IslandState, seat: int, power: Power, verb: str) -> Parts:
    """What using a power takes: to repeat it, and to make it fast."""
    hasten = power.fast_for if verb.startswith(HASTEN_PAYING) else 0
    repeat = price_of(s, seat, power, verb) - hasten
    return {f"part-price-{cause}": n for cause, n in (("repeat", repeat), ("fast", hasten)) if n}


def parts_of_range(s: IslandState, seat: int, power: Power, level: int) -> Parts:
    """How far a power reaches: as printed, with elements, by rules, and by what lasts for this turn."""
    assert power.within is not None
    met, lasting = range_with_elements(s, seat, power, level), s.total("range", seat=seat)
    rules = range_of(s, seat, power, level) - met - lasting
    return _unless_printed(
        "range", power.within, {"elements": met - power.within, "rules": rules, "lasting": lasting}
    )


def _unless_printed(what: str, printed: int, changes: dict[str, int]) -> Parts:
    changed = {f"part-{what}-{cause}": number for cause, number in changes.items() if number}
    return {f"part-{what}-printed": printed, **changed} if changed else {}
