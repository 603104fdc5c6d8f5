"""What an option points at, costs or concerns, for the screen."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.small_world_underground.attack import DIE
from rulebound.games.small_world_underground.caution import caution
from rulebound.games.small_world_underground.conquest import Campaign
from rulebound.games.small_world_underground.price import faces_that_suffice, parts_of_price
from rulebound.games.small_world_underground.seen import tokens_of
from rulebound.games.small_world_underground.state import UndergroundState
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
    campaign = Campaign(s, 2 * seat) if any(option.verb in ATTACKS for option in options) else None
    return [{**_facts(s, option, campaign), **caution(s, seat, option, options)} for option in options]


def _facts(s: UndergroundState, option: Option, campaign: Campaign | None) -> dict[str, Value]:
    if option.verb == "choose":
        combo = s.combos[option.args[2]]
        return {"coins": combo.coins, "tokens": tokens_of(s, combo.race, combo.power)}
    r = s.board.number.get(option.args[0]) if option.args else None
    if r is None:
        return {}
    if campaign is not None and option.verb in ATTACKS:
        return _attack(campaign, r, option.verb)
    return {"terrain": s.board.terrain[r]}


def _attack(campaign: Campaign, r: int, verb: str) -> dict[str, Value]:
    """The price, what it is made up of (`part-...`), and with how many faces the die suffices."""
    found: dict[str, Value] = {"cost": campaign.price(r)[0], "terrain": campaign.s.board.terrain[r]}
    if verb in WITH_DIE:
        faces = faces_that_suffice(campaign, r, verb)
        found |= {"die": 1, "faces": faces, "chance": round(100 * faces / len(DIE))}
    return found | {f"part-{cause}": number for cause, number in parts_of_price(campaign, r).items()}
