"""The conquest step: one conquest after another, relics taken up for them, the die, and the end of it."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulebound.games.small_world_underground.ability import RELICS, abilities, has_power, settle
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.conquest import is_lone, take_region, taken_up, targets
from rulebound.games.small_world_underground.redeployment import abandon
from rulebound.games.small_world_underground.state import World
from rulebound.kernel import DONE, Decide, Flow, Option

DIE: Final = (0, 0, 0, 1, 2, 3)
MOST: Final = max(DIE)


def conquest_step(s: World) -> Flow[None]:
    """Ask for the next conquest, or the end of conquests, and carry it out."""
    slot = 2 * s.seat
    options = conquest_options(s, slot)
    troop = s.troop(slot)
    # Whether a player can pay the Liches must not show by his being asked or not.
    secret = bool(troop.hand) and not s.open_coins
    prompt = "conquer-with" if taken_up(s) else "conquer"
    pick: Option = yield Decide(s.seat, prompt, options, secret, tokens=troop.hand, hammers=troop.hammers)
    if pick is DONE:
        s.turn.ended = True
    elif pick.verb == "abandon":
        abandon(s, slot, s.board.number[pick.args[0]])
        s.emit("abandoned", s.seat, *pick.args)
        settle(s)
    elif pick.verb == "use":
        s.turn.armed.append(pick.args[0])
    elif pick.verb == "use-bag":
        s.turn.bag, s.turn.bag_armed = pick.args[0], True
    elif pick.verb in _WAYS:
        yield from _WAYS[pick.verb](s, slot, s.board.number[pick.args[0]])
    else:
        yield from accept(s, slot, pick)


def conquest_options(s: World, slot: int) -> list[Option]:
    """Everything the player may do now in the conquest step."""
    options = list(attacks(s, slot, taken_up(s)))
    options += _relics_to_take_up(s, slot)
    if taken_up(s):
        return options
    if not s.turn.conquests:  # SU-187
        give_up = s.board.options("abandon")
        options += [give_up[r] for r in bits(s.held(slot))]
    return [*options, *offers(s, slot), DONE]


def attacks(s: World, slot: int, means: Sequence[str]) -> Iterator[Option]:
    """Every way to attack a region with these relics taken up."""
    troop, seat, option = s.troop(slot), slot >> 1, s.board.options
    if not troop.hand:
        return  # SU-043
    swaps = any(RELICS[relic].swaps for relic in means)
    only_reach = all(RELICS[relic].anywhere for relic in means)
    helps = abilities(s, slot)
    dice = 0
    for ability in helps:
        dice |= ability.rolls_for(s, slot)
    bites = only_reach and any(ability.bites(s, slot) for ability in helps)
    conquer, attempt, roll, bite, swap = (
        option("conquer"),
        option("attempt"),
        option("roll"),
        option("bite"),
        option("swap"),
    )
    for r, cost, plain in targets(s, slot, means):
        lone = not plain and is_lone(s, r, seat)
        if swaps:
            if lone:
                yield swap[r]
            continue
        strength = troop.hand if plain else troop.hand + troop.hammers
        rolls = not plain and dice >> r & 1
        if cost <= strength:
            yield conquer[r]
        elif not rolls and cost <= strength + MOST:
            yield attempt[r]
        if rolls and cost <= troop.hand + MOST:
            yield roll[r]
        if bites and lone and s.holder[r] >> 1 not in s.turn.bitten:
            yield bite[r]


def _relics_to_take_up(s: World, slot: int) -> Iterator[Option]:
    """Relics, and the Bag, that would let the race attack something (SU-144, SU-146, SU-193)."""
    means = taken_up(s)
    for relic, r in s.relics.items():
        if not RELICS[relic].for_conquest or relic in means or _clash(relic, means):
            continue
        if not any(attacks(s, slot, [*means, relic])):
            continue
        if s.holder[r] == slot and relic not in s.turn.used:
            yield Option("use", relic)
        if _bag_is_free(s, relic) and has_power(s, slot, "magic"):
            yield Option("use-bag", relic)


def _bag_is_free(s: World, relic: str) -> bool:
    """The Bag serves once a turn, for the relic chosen at its first use (SU-218)."""
    return not s.turn.bag_used and not s.turn.bag_armed and s.turn.bag in ("", relic)


def _clash(relic: str, means: Sequence[str]) -> bool:
    """A swap has no price: only what extends the reach goes with it (SU-214)."""
    kinds = [RELICS[name] for name in (*means, relic)]
    return any(kind.swaps for kind in kinds) and not all(kind.swaps or kind.anywhere for kind in kinds)


def offers(s: World, slot: int) -> list[Option]:
    """What abilities offer at any moment before redeployment."""
    return [option for ability in abilities(s, slot) for option in ability.offers(s, slot)]


def accept(s: World, slot: int, pick: Option) -> Flow[None]:
    """Let the ability that offered this carry it out."""
    for ability in abilities(s, slot):
        if pick in ability.offers(s, slot):
            yield from ability.accept(s, slot, pick)
            return


def _cost(s: World, slot: int, r: int) -> tuple[int, bool]:
    for target in targets(s, slot, taken_up(s)):
        if target.region == r:
            return target.cost, target.plain
    raise ValueError(f"region {r} is no target")


def conquer(s: World, slot: int, r: int) -> Flow[None]:
    """Pay for the region: one token first, then Hammers, then more tokens (SU-192, SU-210)."""
    cost, plain = _cost(s, slot, r)
    hammers = 0 if plain else min(s.troop(slot).hammers, cost - 1)
    yield from take_region(s, r, cost - hammers, hammers)


def attempt(s: World, slot: int, r: int) -> Flow[None]:
    """The last attempt with the die (SU-058 to SU-061)."""
    cost, plain = _cost(s, slot, r)
    troop = s.troop(slot)
    hammers = 0 if plain else troop.hammers
    rolled = s.rng.choice(DIE)
    s.emit("rolled", s.seat, s.board.ids[r], rolled)
    s.turn.ended = True
    if troop.hand + hammers + rolled >= cost:
        yield from take_region(s, r, troop.hand, hammers)
    else:
        _fail(s, r)


def roll(s: World, slot: int, r: int) -> Flow[None]:
    """The Wisps' roll: a conquest that must be made if it suffices (SU-113, SU-211, SU-212)."""
    cost, _ = _cost(s, slot, r)
    rolled = s.rng.choice(DIE)
    s.emit("rolled", s.seat, s.board.ids[r], rolled)
    if s.troop(slot).hand + rolled >= cost:
        yield from take_region(s, r, max(1, cost - rolled))
    else:
        s.turn.ended = True
        _fail(s, r)


def _fail(s: World, r: int) -> None:
    """The relics taken up stay where they were (SU-195)."""
    s.turn.armed = []
    s.turn.bag_armed = False
    s.emit("failed", s.seat, s.board.ids[r])


def bite(s: World, slot: int, r: int) -> Flow[None]:
    """The Vampire's swap, once a turn against each opponent (SU-138)."""
    s.turn.bitten.append(s.holder[r] >> 1)
    yield from swap(s, slot, r)


def swap(s: World, _slot: int, r: int) -> Flow[None]:
    """Replace a lone token by one of the race's own."""
    yield from take_region(s, r, 1, swap=True)


_WAYS: Final = {"conquer": conquer, "attempt": attempt, "roll": roll, "bite": bite, "swap": swap}
