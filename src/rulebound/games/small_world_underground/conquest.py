"""Conquest: where a race can go, what it costs, and what taking a region brings with it."""

from collections.abc import Collection
from typing import TypeAlias

from rulebound.games.small_world_underground.ability import (
    PLACES,
    RACES,
    RELICS,
    Ability,
    abilities,
    immune_regions,
    settle,
    tokens_from_tray,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.losses import oust
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import Flow

# A region that can be attacked, what it costs, and whether only plain tokens count there (Gnomes).
Target: TypeAlias = tuple[int, int, bool]


def reach(s: UndergroundState, slot: int, held: int, helps: list[Ability]) -> int:
    """Where the race may conquer: next to what it holds, or where it may enter (SU-037 to SU-041)."""
    if not held:
        mask = s.board.edge
        for ability in helps:
            mask = ability.entry(s, slot, mask)
        return mask
    mask = s.board.next_to(held)
    for ability in helps:
        if ability.widens:
            for r in bits(held):
                mask |= ability.widen(s, slot, r)
    return mask


def plainly_defended(s: UndergroundState) -> int:
    """The regions against which no help counts (SU-095)."""
    mask = 0
    for slot in range(0, len(s.races), 2):
        troop = s.races[slot]
        if troop is not None and RACES[troop.race].ability.plain_only:
            mask |= s.held(slot)
    return mask


def barred_regions(s: UndergroundState, seat: int) -> int:
    """The regions that their holder's race keeps this seat out of for want of a coin (SU-104)."""
    mask = 0
    if not s.coins[seat]:
        for slot, troop in enumerate(s.races):
            if troop is not None and slot >> 1 != seat and RACES[troop.race].ability.wants_coin:
                mask |= s.held(slot)
    return mask


class Campaign:
    """Where the race in a slot can attack now and at what price, worked out for all regions at once."""

    __slots__ = ("closed", "guarded", "held", "helps", "now", "plain", "s", "slot", "wide")

    def __init__(self, s: UndergroundState, slot: int) -> None:
        seat, board = slot >> 1, s.board
        self.s, self.slot = s, slot
        self.helps = abilities(s, slot)
        self.held = s.held(slot)
        self.wide = reach(s, slot, self.held, self.helps)
        # Without help: by border, or from the edge (SU-096, SU-203).
        self.plain = self.wide & (board.next_to(self.held) if self.held else board.edge)
        self.closed = board.chasms | self.held | immune_regions(s, seat) | barred_regions(s, seat)
        self.guarded = plainly_defended(s)
        self.now = self.targets(taken_up(s)) if s.troop(slot).hand else []  # SU-043

    def targets(self, means: Collection[str]) -> list[Target]:
        """Every region the race could conquer with these relics taken up, if it has tokens enough."""
        s, board = self.s, self.s.board
        empty, surcharge, cut, discounts, anywhere = 0, 0, 0, [], False
        for name in means:
            relic = RELICS[name]
            anywhere = anywhere or relic.anywhere
            empty |= board.all if relic.empty_price else 0
            cut += relic.cut
        for ability in self.helps:
            if not ability.prices:
                continue
            surcharge += ability.surcharge(s, self.slot)
            empty |= ability.as_if_empty(s, self.slot)
            cheaper = ability.discount(s, self.slot, anywhere)
            if cheaper[1]:
                discounts.append(cheaper)
        wide = self.wide
        if anywhere:  # SU-220: not for an entry
            wide = board.all if self.held else 0
        if self.guarded:  # against Gnomes nothing helps, and with a relic in hand they are left alone
            wide = wide & ~self.guarded | (0 if means else self.plain & self.guarded)
        ground, holder, tokens, monsters, armor = board.ground, s.holder, s.tokens, s.monsters, s.armor
        for name, at in s.places.items():
            if PLACES[name].walls:  # SU-049
                ground = (*ground[:at], ground[at] + PLACES[name].walls, *ground[at + 1 :])
        seat, guarded = self.slot >> 1, self.guarded
        found = []
        left = wide & ~self.closed
        while left:  # `bits` written out: this loop is the hottest of the game
            low = left & -left
            left ^= low
            r = low.bit_length() - 1
            plain = bool(guarded & low)
            cost = ground[r] + armor[r] + surcharge  # SU-045 to SU-048
            if plain or not empty & low:  # SU-189
                cost += monsters[r]
                if holder[r] >= 0 and holder[r] >> 1 != seat:  # SU-190
                    cost += tokens[r]
            if not plain:
                cost -= cut
                for mask, amount in discounts:
                    if mask & low:
                        cost -= amount
            found.append((r, cost if cost > 1 else 1, plain))  # SU-053, SU-188
        return found

    def price(self, r: int) -> tuple[int, bool]:
        """The cost of one region with the relics that are taken up, and whether only plain tokens count."""
        return next((cost, plain) for target, cost, plain in self.now if target == r)


def is_lone(s: UndergroundState, r: int, seat: int) -> bool:
    """Whether a lone active token of an opponent stands here (SU-138)."""
    holder = s.holder[r]
    return holder >= 0 and not holder & 1 and holder >> 1 != seat and s.tokens[r] == 1


def take_region(s: UndergroundState, r: int, tokens: int, hammers: int = 0, swap: bool = False) -> Flow[None]:
    """The player whose turn it is conquers a region with these tokens and the relics taken up."""
    seat, slot = s.seat, 2 * s.seat
    troop = s.troop(slot)
    means = taken_up(s)
    loser = s.holder[r] >> 1 if s.holder[r] >= 0 else None
    if loser is not None:
        oust(s, r, seat, spare=any(RELICS[relic].empty_price for relic in means), swap=swap)
    if swap:  # the new token comes from the tray first
        tokens -= tokens_from_tray(s, troop.race, 1)
        s.tokens[r] = 1
    else:
        s.tokens[r] = tokens
    troop.hand -= tokens
    troop.hammers -= hammers
    s.hammers[r] = hammers
    s.holder[r] = slot
    s.armor[r] = 0
    s.turn.conquests += 1
    s.emit("conquered", seat, troop.race, s.board.ids[r], s.tokens[r] + hammers)
    _bring_relics(s, r)
    yield from occupied(s, r, loser)
    for ability in abilities(s, slot):
        ability.conquered(s, slot, r)


def taken_up(s: UndergroundState) -> list[str]:
    """The relics whose power serves the next conquest."""
    return [*s.turn.armed, *([s.turn.bag] if s.turn.bag_armed else [])]


def _bring_relics(s: UndergroundState, r: int) -> None:
    """Relics used for a conquest move to the conquered region (SU-145, SU-193)."""
    for relic in s.turn.armed:
        s.relics[relic] = r
        s.emit("relic-moved", s.seat, relic, s.board.ids[r])
    s.turn.used += s.turn.armed
    s.turn.armed = []
    if s.turn.bag_armed:
        s.turn.bag_armed, s.turn.bag_used, s.bag = False, True, r
        s.emit("bag-moved", s.seat, s.turn.bag, s.board.ids[r])


def occupied(s: UndergroundState, r: int, loser: int | None) -> Flow[None]:
    """A region was taken, by a race or by the Balrog: Monsters leave, something may be found (SU-056)."""
    for name, at in s.places.items():
        if at == r:
            PLACES[name].taken(s, r, loser)
    settle(s)
    if not s.monsters[r]:
        return
    s.monsters[r] = 0
    s.rng.reveal()
    found = s.finds.pop(0)
    if found in RELICS:
        s.relics[found] = r
        s.emit("found-relic", s.seat, found, s.board.ids[r])
        return
    s.places[found] = r
    s.emit("found-place", s.seat, found, s.board.ids[r])
    yield from PLACES[found].found(s, s.seat)
