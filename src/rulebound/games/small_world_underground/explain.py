"""Why a region can or cannot be conquered now, with the rule's number; and what an option costs."""

from rulebound.games.small_world_underground.ability import POWERS, RACES, abilities, immune
from rulebound.games.small_world_underground.attack import MOST
from rulebound.games.small_world_underground.conquest import barred, defended_plainly, reach, taken_up, targets
from rulebound.games.small_world_underground.state import World
from rulebound.kernel import Option, Value, Why

ATTACKS = ("conquer", "attempt", "roll")


def explain(s: World, seat: int, what: str) -> Why | None:
    """Answer `r07` or `conquer r07`."""
    region = what.split()[-1] if what.split() else ""
    r = s.board.number.get(region)
    if r is None:
        return None
    if s.seat != seat or s.phase != "conquest":
        return Why("not-now", {}, "SU-022")
    slot, troop = 2 * seat, s.races[2 * seat]
    if troop is None:
        return Why("not-now", {}, "SU-029")
    return _never(s, seat, r) or _reason(s, slot, r, troop.hand, troop.hammers)


def _never(s: World, seat: int, r: int) -> Why | None:
    """What shuts the region whatever the tokens."""
    region: dict[str, Value] = {"region": s.board.ids[r]}
    if s.board.chasms >> r & 1:
        return Why("chasm", region, "SU-041")
    if s.holder[r] == 2 * seat:
        return Why("own", region, "SU-042")
    if r == s.balrog:
        return Why("balrog", region, "SU-086")
    if immune(s, r, seat):
        return Why("immune", region, "SU-084")
    if barred(s, r, seat):
        return Why("barred", region, "SU-104")
    return None


def _reason(s: World, slot: int, r: int, hand: int, hammers: int) -> Why:
    region: dict[str, Value] = {"region": s.board.ids[r]}
    held = s.held(slot)
    if not hand:
        return Why("no-tokens", region, "SU-043")
    for target in targets(s, slot, taken_up(s)):
        if target.region != r:
            continue
        strength = hand if target.plain else hand + hammers
        priced: dict[str, Value] = {**region, "cost": target.cost, "tokens": strength}
        if target.cost <= strength:
            return Why("open", priced, "SU-045")
        return Why("die" if target.cost <= strength + MOST else "too-dear", priced, "SU-058")
    if reach(s, slot, held, abilities(s, slot)) >> r & 1 and defended_plainly(s, r):
        return Why("gnomes", region, "SU-095")
    if not held:
        return Why("no-entry", region, "SU-037")
    return Why("not-adjacent", region, "SU-039")


def facts(s: World, seat: int, option: Option) -> dict[str, Value]:
    """The price of an attack; for a combo, the coins on it and the tokens it brings."""
    if option.verb in ATTACKS:
        r = s.board.number[option.args[0]]
        for target in targets(s, 2 * seat, taken_up(s)):
            if target.region == r:
                return {"cost": target.cost, "terrain": s.board.terrain[r]}
    if option.verb == "choose":
        combo = s.combos[option.args[2]]
        return {"coins": combo.coins, "tokens": _tokens(s, combo.race, combo.power)}
    if option.args and option.args[0] in s.board.number:
        return {"terrain": s.board.terrain[s.board.number[option.args[0]]]}
    return {}


def _tokens(s: World, race: str, power: str) -> int:
    return min(RACES[race].tokens + POWERS[power].tokens, s.tray[race])
