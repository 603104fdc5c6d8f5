"""Why a region can or cannot be conquered now, with the rule's number."""

from rulebound.games.small_world_underground.ability import RELICS, immune_regions
from rulebound.games.small_world_underground.attack import MOST
from rulebound.games.small_world_underground.conquest import Campaign, barred_regions, is_lone, taken_up
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import Value, Why


def explain(s: UndergroundState, seat: int, what: str) -> Why | None:
    """Answer `r07` or `conquer r07`."""
    region = what.split()[-1] if what.split() else ""
    r = s.board.number.get(region)
    if r is None:
        return None
    slot, troop = 2 * seat, s.races[2 * seat]
    if s.seat != seat or s.phase != "conquest" or troop is None:
        return Why("not-now", {}, "SU-022")
    if s.turn.ended:
        return Why("rolled", {}, "SU-061")
    return _never(s, seat, r) or _reason(s, slot, r, troop.hand, troop.hammers)


def _never(s: UndergroundState, seat: int, r: int) -> Why | None:
    """What shuts the region whatever the tokens."""
    region: dict[str, Value] = {"region": s.board.ids[r]}
    if s.board.chasms >> r & 1:
        return Why("chasm", region, "SU-041")
    if s.holder[r] == 2 * seat:
        return Why("own", region, "SU-042")
    if r == s.balrog:
        return Why("balrog", region, "SU-086")
    if immune_regions(s, seat) >> r & 1:
        return Why("immune", region, "SU-084")
    if barred_regions(s, seat) >> r & 1:
        return Why("barred", region, "SU-104")
    return None


def _reason(s: UndergroundState, slot: int, r: int, hand: int, hammers: int) -> Why:
    region: dict[str, Value] = {"region": s.board.ids[r]}
    if not hand:
        return Why("no-tokens", region, "SU-043")
    campaign, means = Campaign(s, slot), taken_up(s)
    for target, cost, plain in campaign.now:
        if target == r:
            if any(RELICS[relic].swaps for relic in means):
                return Why("lone" if is_lone(s, r, slot >> 1) else "not-lone", region, "SU-153")
            strength = hand if plain else hand + hammers
            priced: dict[str, Value] = {**region, "cost": cost, "tokens": strength}
            if cost <= strength:
                return Why("open", priced, "SU-045")
            return Why("die" if cost <= strength + MOST else "too-dear", priced, "SU-058")
    if campaign.wide & campaign.guarded & 1 << r:
        return Why("guarded", region, "SU-095")
    if not campaign.held:
        return Why("no-entry", region, "SU-037")
    return Why("not-adjacent", region, "SU-039")
