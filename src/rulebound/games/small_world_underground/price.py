"""How the price of a conquest is made up, and how likely the die is to pay the rest; for the screen only."""

from rulebound.games.small_world_underground.ability import PLACES, RELICS
from rulebound.games.small_world_underground.attack import DIE
from rulebound.games.small_world_underground.conquest import Campaign, taken_up


def parts_of_price(campaign: Campaign, r: int) -> dict[str, int]:
    """What a region's price consists of, by cause; causes that add nothing are left out (SU-045 to SU-053)."""
    s, low = campaign.s, 1 << r
    plain = bool(campaign.guarded & low)
    mountain = int(s.board.terrain[r] == "black-mountain")
    parts = {"ground": s.board.ground[r] - mountain, "mountain": mountain, "armor": s.armor[r]}
    for name, at in s.places.items():
        if at == r:
            parts[name] = PLACES[name].walls
    if plain or not _as_if_empty(campaign) & low:
        parts["monsters"] = s.monsters[r]
        if s.holder[r] >= 0 and s.holder[r] >> 1 != campaign.slot >> 1:
            parts["tokens"] = s.tokens[r]
    _add(parts, {ability.id: ability.surcharge(s, campaign.slot) for ability in campaign.helps})
    if not plain:
        _add(parts, _discounts(campaign, r))
    total = sum(parts.values())
    parts["least"] = max(0, 1 - total)
    return {cause: number for cause, number in parts.items() if number}


def _add(parts: dict[str, int], more: dict[str, int]) -> None:
    for cause, number in more.items():
        parts[cause] = parts.get(cause, 0) + number


def _as_if_empty(campaign: Campaign) -> int:
    """The regions that cost as if nobody stood there."""
    s, empty = campaign.s, 0
    for relic in taken_up(s):
        empty |= s.board.all if RELICS[relic].empty_price else 0
    for ability in campaign.helps:
        empty |= ability.as_if_empty(s, campaign.slot)
    return empty


def _discounts(campaign: Campaign, r: int) -> dict[str, int]:
    s, means, found = campaign.s, taken_up(campaign.s), dict[str, int]()
    for relic in means:
        found[relic] = found.get(relic, 0) - RELICS[relic].cut
    anywhere = any(RELICS[relic].anywhere for relic in means)
    for ability in campaign.helps:
        mask, amount = ability.discount(s, campaign.slot, anywhere)
        if mask >> r & 1:
            found[ability.id] = found.get(ability.id, 0) - amount
    return found


def faces_that_suffice(campaign: Campaign, r: int, verb: str) -> int:
    """With how many of the die's six faces the tokens in hand take the region (SU-059, SU-113)."""
    cost, plain = campaign.price(r)
    troop = campaign.s.troop(campaign.slot)
    hammers = 0 if plain or verb == "roll" else troop.hammers
    return sum(troop.hand + hammers + face >= cost for face in DIE)
