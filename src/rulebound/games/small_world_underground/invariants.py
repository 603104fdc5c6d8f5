"""The laws of the box: nothing is lost and nothing is made, whatever happens."""

from collections.abc import Iterator

from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS, abilities
from rulebound.games.small_world_underground.state import ALL_COINS, ARMORS, COMBOS, HAMMERS, OFF, UndergroundState


def broken_laws(s: UndergroundState) -> Iterator[str]:
    """Every law that does not hold."""
    yield from _token_laws(s)
    yield from _stack_laws(s)
    yield from _region_laws(s)
    on_combos = sum(combo.coins for combo in s.combos)
    if s.bank + sum(s.coins) + on_combos != ALL_COINS or min(s.coins) < 0:
        yield f"coins: bank {s.bank}, players {s.coins}, on combos {on_combos}"
    if sum(s.armor) > ARMORS:
        yield f"{sum(s.armor)} Mushroom Armors"
    hammers = sum(s.hammers) + sum(t.hammers for t in s.races if t is not None)
    if hammers > HAMMERS:
        yield f"{hammers} Silver Hammers"


def _token_laws(s: UndergroundState) -> Iterator[str]:
    count = dict(s.tray)
    for slot, troop in enumerate(s.races):
        if troop is not None:
            count[troop.race] += troop.hand
            if troop.hand < 0 or troop.hammers < 0:
                yield f"{troop.race}: {troop.hand} in hand, {troop.hammers} hammers"
            count[troop.race] += sum(s.tokens[r] for r, holder in enumerate(s.holder) if holder == slot)
    for name, facts in RACES.items():
        if count[name] != facts.tray:
            yield f"{count[name]} tokens of {name}, not {facts.tray}"


def _stack_laws(s: UndergroundState) -> Iterator[str]:
    troops = [troop for troop in s.races if troop is not None]
    banners = [*s.banners, *(c.race for c in s.combos), *(t.race for t in troops)]
    if sorted(banners) != sorted(RACES):
        yield f"banners: {sorted(banners)}"
    badges = [*s.badges, *s.spent_badges, *(c.power for c in s.combos), s.hedge, *(t.power for t in troops)]
    if sorted(filter(None, badges)) != sorted(POWERS):
        yield f"badges: {sorted(badges)}"
    finds = [*s.finds, *s.aside, *s.places, *s.relics]
    if sorted(finds) != sorted([*PLACES, *RELICS]):
        yield f"finds: {sorted(finds)}"
    if len(s.combos) > COMBOS:
        yield f"{len(s.combos)} combos"


def _region_laws(s: UndergroundState) -> Iterator[str]:
    resting = s.phase in ("withdrawal", "scoring", "pick")
    for r, holder in enumerate(s.holder):
        name = s.board.ids[r]
        if (holder >= 0) != (s.tokens[r] > 0):
            yield f"{name}: holder {holder} with {s.tokens[r]} tokens"
        if holder >= 0 and s.races[holder] is None:
            yield f"{name}: held by nobody's race"
        if holder >= 0 and (s.monsters[r] or r == s.balrog or s.board.chasms >> r & 1):
            yield f"{name}: tokens where none can be"
        if s.armor[r] and holder < 0:
            yield f"{name}: Armor without a race"
        if resting and s.board.rivers >> r & 1 and not _may_stay(s, holder):
            yield f"{name}: a race that cannot stay on a river"
    for marker, at in (("great ancient", s.ancient), ("queen", s.queen), ("bag", s.bag)):
        if at != OFF and s.holder[at] < 0:
            yield f"{marker} in a region without a race"


def _may_stay(s: UndergroundState, holder: int) -> bool:
    return holder < 0 or any(ability.stays_on_river() for ability in abilities(s, holder))
