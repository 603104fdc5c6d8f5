"""Losses and withdrawal: what happens to the tokens of a region that is taken, and where the rest goes."""

from rulebound.games.small_world_underground.ability import abilities
from rulebound.games.small_world_underground.combos import return_banner, spend_badge
from rulebound.games.small_world_underground.redeployment import place_tokens
from rulebound.games.small_world_underground.state import NOBODY, UndergroundState
from rulebound.kernel import Flow


def oust(s: UndergroundState, r: int, by: int, discard: int = 1, spare: bool = False, swap: bool = False) -> None:
    """The holder of a region loses it to this seat: some tokens to the tray, the others in hand (SU-062)."""
    slot = s.holder[r]
    troop, owner, standing = s.troop(slot), slot >> 1, s.tokens[r]
    helps = {own: abilities(s, own) for own in (2 * owner, 2 * owner + 1)}
    spared = any(ability.spares(s, slot) for ability in helps[slot])
    if owner != by:
        for own, mine in helps.items():
            for ability in mine:
                ability.lost(s, own, r, slot, by)
    if swap:
        lost = standing  # SU-139
    elif spare and owner != by:
        lost = 0  # SU-152
    elif slot & 1 and not troop.together:
        lost = standing  # SU-198
    elif spared:
        lost = 0
    else:
        lost = min(standing, discard)
    s.tray[troop.race] += lost
    troop.hand += standing - lost
    troop.hammers += s.hammers[r]
    clear(s, r)
    s.emit("ousted", owner, troop.race, s.board.ids[r], standing, lost)
    if slot & 1:
        fade_if_gone(s, slot)


def clear(s: UndergroundState, r: int) -> None:
    """Nobody stands in the region any more; Armor returns to the supply."""
    s.holder[r] = NOBODY
    s.tokens[r] = s.armor[r] = s.hammers[r] = 0


def fade_if_gone(s: UndergroundState, slot: int) -> None:
    """A race in decline without a token on the board leaves the game; its banner is on offer again (SU-074)."""
    troop = s.races[slot]
    if troop is None or slot in s.holder:
        return
    s.tray[troop.race] += troop.hand  # SU-137
    s.races[slot] = None
    s.emit("faded", slot >> 1, troop.race)
    spend_badge(s, troop.power)
    return_banner(s, troop.race)


def withdraw(s: UndergroundState) -> Flow[None]:
    """Ousted tokens go to regions their race still holds, clockwise from the player of the turn (SU-184)."""
    for step in range(s.seat_count):
        seat = (s.seat + step) % s.seat_count
        for slot in (2 * seat, 2 * seat + 1):
            troop = s.races[slot]
            if troop is not None and troop.hand and slot in s.holder:
                yield from place_tokens(s, slot, "withdraw")
