"""Conquest: where a race can go, what it costs, and what taking a region brings with it."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from rulebound.games.small_world_underground.ability import (
    PLACES,
    RACES,
    RELICS,
    Ability,
    abilities,
    adjacent,
    immune,
    settle,
    tokens_from_tray,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.losses import oust
from rulebound.games.small_world_underground.state import OFF, World
from rulebound.kernel import Flow


class Target(NamedTuple):
    """A region that could be conquered if there are tokens enough."""

    region: int
    cost: int
    plain: bool  # Gnomes: only plain tokens count, nothing that helps


def reach(s: World, slot: int, held: int, helps: list[Ability]) -> int:
    """Where the race may conquer: next to what it holds, or where it may enter (SU-037 to SU-041)."""
    if not held:
        mask = s.board.edge
        for ability in helps:
            mask = ability.entry(s, slot, mask)
        return mask
    mask = 0
    for r in bits(held):
        mask |= adjacent(s, slot, r, helps)
    return mask


def plain_reach(s: World, held: int, wide: int) -> int:
    """The part of the reach that needs no help: by border, or from the edge (SU-096, SU-203)."""
    return wide & (s.board.next_to(held) if held else s.board.edge)


def defended_plainly(s: World, r: int) -> bool:
    """Whether no help counts against this region (SU-095)."""
    holder = s.holder[r]
    return holder >= 0 and not holder & 1 and RACES[s.troop(holder).race].ability.plain_only


def barred(s: World, r: int, seat: int) -> bool:
    """Whether the holder's ability keeps this seat out (SU-104)."""
    holder = s.holder[r]
    if holder < 0 or holder >> 1 == seat:
        return False
    return RACES[s.troop(holder).race].ability.bars(s, seat)


def targets(s: World, slot: int, means: Collection[str] = ()) -> Iterator[Target]:
    """Every region the race could conquer with the relics taken up, at which cost."""
    board, seat = s.board, slot >> 1
    helps = abilities(s, slot)
    held = s.held(slot)
    wide = reach(s, slot, held, helps)
    plain = plain_reach(s, held, wide)
    if held and any(RELICS[relic].anywhere for relic in means):
        wide = board.all  # SU-220: not for an entry
    prices = Prices(s, slot, helps, means)
    for r in bits(wide & ~board.chasms & ~held):
        if immune(s, r, seat) or barred(s, r, seat):
            continue
        if defended_plainly(s, r):
            if plain >> r & 1 and not means:
                yield Target(r, prices.plain(r), True)
        else:
            yield Target(r, prices.cost(r), False)


class Prices:
    """What a conquest costs a race, worked out for all regions at once."""

    __slots__ = ("discounts", "empty", "s", "seat", "surcharge")

    def __init__(self, s: World, slot: int, helps: list[Ability], means: Collection[str]) -> None:
        self.s = s
        self.seat = slot >> 1
        self.surcharge = sum(ability.surcharge(s, slot) for ability in helps)
        self.empty = 0
        self.discounts = [(s.board.all, RELICS[relic].cut) for relic in means]
        if any(RELICS[relic].empty_price for relic in means):
            self.empty = s.board.all
        anywhere = any(RELICS[relic].anywhere for relic in means)
        for ability in helps:
            self.empty |= ability.as_if_empty(s, slot)
            mask, amount = ability.discount(s, slot, anywhere)
            if amount:
                self.discounts.append((mask, amount))

    def plain(self, r: int) -> int:
        """The price without any help."""
        return max(1, self._defence(r, False) + self.surcharge)

    def cost(self, r: int) -> int:
        """The price with all that helps; never below 1 (SU-053, SU-188)."""
        cost = self._defence(r, bool(self.empty >> r & 1)) + self.surcharge
        for mask, amount in self.discounts:
            if mask >> r & 1:
                cost -= amount
        return max(1, cost)

    def _defence(self, r: int, as_if_empty: bool) -> int:
        """SU-045 to SU-052, SU-189, SU-190."""
        s = self.s
        cost = 1 if s.board.rivers >> r & 1 else 2
        cost += (s.board.mountains >> r & 1) + s.armor[r]
        if s.places.get("keep-on-motherland") == r:
            cost += 1
        if not as_if_empty:
            cost += s.monsters[r]
            if s.holder[r] >= 0 and s.holder[r] >> 1 != self.seat:
                cost += s.tokens[r]
        return cost


def is_lone(s: World, r: int, seat: int) -> bool:
    """Whether a lone active token of an opponent stands here (SU-138)."""
    holder = s.holder[r]
    return holder >= 0 and not holder & 1 and holder >> 1 != seat and s.tokens[r] == 1


def take_region(s: World, r: int, tokens: int, hammers: int = 0, swap: bool = False) -> Flow[None]:
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


def taken_up(s: World) -> list[str]:
    """The relics whose power serves the next conquest."""
    return [*s.turn.armed, *([s.turn.bag] if s.turn.bag_armed else [])]


def _bring_relics(s: World, r: int) -> None:
    """Relics used for a conquest move to the conquered region (SU-145, SU-193)."""
    for relic in s.turn.armed:
        s.relics[relic] = r
        s.emit("relic-moved", s.seat, relic, s.board.ids[r])
    s.turn.used += s.turn.armed
    s.turn.armed = []
    if s.turn.bag_armed:
        s.turn.bag_armed, s.turn.bag_used, s.bag = False, True, r
        s.emit("bag-moved", s.seat, s.turn.bag, s.board.ids[r])


def occupied(s: World, r: int, loser: int | None) -> Flow[None]:
    """A region was taken, by a race or by the Balrog: Monsters leave, something may be found (SU-056)."""
    if s.places.get("crypt-of-tomb-raider") == r and s.ghost != OFF and loser != s.seat:
        s.ghost = OFF  # SU-160, SU-237
        s.emit("ghost-left")
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
