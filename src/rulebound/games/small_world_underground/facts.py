"""What an option points at, costs or concerns, for the screen."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.small_world_underground.caution import caution
from rulebound.games.small_world_underground.conquest import Campaign
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.games.small_world_underground.view import tokens_of
from rulebound.kernel import Option, Value

WITH_DIE: Final = ("attempt", "roll")
ATTACKS: Final = ("conquer", *WITH_DIE)
_AT_A_REGION: Final = (
    *ATTACKS,
    "volcano",
    "reborn",
    "ancient",
    "bite",
    "swap",
    "abandon",
    "balrog",
    "take",
    "place",
    "armor",
    "queen",
    "ghost",
    "scepter",
    "ring",
    "bag",
    "sacrifice",
)
# A race is on offer once at most.
TARGETS: Final = {
    **dict.fromkeys(_AT_A_REGION, "region:{region}"),
    "choose": "combo:{race}",
    "mimic": "combo:{race}",
}


def facts(s: UndergroundState, seat: int, options: Sequence[Option]) -> list[dict[str, Value]]:
    """The price of an attack; for a combo, the coins on it and the tokens it brings; what one is warned of."""
    prices: dict[int, int] = {}
    if any(option.verb in ATTACKS for option in options):
        prices = {r: cost for r, cost, _ in Campaign(s, 2 * seat).now}
    return [{**_facts(s, option, prices), **caution(s, seat, option, options)} for option in options]


def _facts(s: UndergroundState, option: Option, prices: dict[int, int]) -> dict[str, Value]:
    if option.verb == "choose":
        combo = s.combos[option.args[2]]
        return {"coins": combo.coins, "tokens": tokens_of(s, combo.race, combo.power)}
    r = s.board.number.get(option.args[0]) if option.args else None
    if r is None:
        return {}
    if option.verb in ATTACKS:
        price: dict[str, Value] = {"cost": prices[r], "terrain": s.board.terrain[r]}
        return {**price, "die": 1} if option.verb in WITH_DIE else price
    return {"terrain": s.board.terrain[r]}
