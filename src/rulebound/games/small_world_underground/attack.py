"""The conquest step: one conquest after another, relics taken up for them, the die, and the end of it."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulebound.games.small_world_underground.ability import RELICS, abilities, settle
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.conquest import Campaign, Target, is_lone, take_region, taken_up
from rulebound.games.small_world_underground.redeployment import abandon
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import DONE, Decide, Flow, Option

DIE: Final = (0, 0, 0, 1, 2, 3)
MOST: Final = max(DIE)


def conquest_step(s: UndergroundState) -> Flow[bool]:
    """Ask for the next conquest and carry it out; whether the player is done with it all."""
    slot = 2 * s.seat
    campaign = Campaign(s, slot)
    options = conquest_options(campaign)
    troop = s.troop(slot)
    # Whether a player can pay the Liches must not show by his being asked or not.
    secret = bool(troop.hand) and not s.open_coins and not s.turn.ended
    prompt = "conquer-with" if taken_up(s) else "conquer"
    pick: Option = yield Decide(s.seat, prompt, options, secret, tokens=troop.hand, hammers=troop.hammers)
    if pick.verb == "abandon":
        abandon(s, slot, s.board.number[pick.args[0]])
        s.emit("abandoned", s.seat, *pick.args)
        settle(s)
    elif pick.verb == "use":
        s.turn.armed.append(pick.args[0])
    elif pick.verb == "use-bag":
        s.turn.bag, s.turn.bag_armed = pick.args[0], True
    elif pick.verb in _WAYS:
        yield from _WAYS[pick.verb](campaign, s.board.number[pick.args[0]])
    elif pick is not DONE:
        yield from accept(s, slot, pick)
    return pick is DONE


def conquest_options(campaign: Campaign) -> list[Option]:
    """Everything the player may do now in the conquest step; after a roll only what abilities offer (SU-061)."""
    s, slot = campaign.s, campaign.slot
    if s.turn.ended:
        return [*offers(s, slot), DONE]
    means = taken_up(s)
    options = attacks(campaign, campaign.now, means)
    if s.relics and s.troop(slot).hand:
        options += _relics_to_take_up(campaign, means)
    if means:
        return options
    if not s.turn.conquests:  # SU-187
        give_up = s.board.options("abandon")
        options += [give_up[r] for r in bits(campaign.held)]
    for ability in campaign.helps:
        options += ability.offers(s, slot)
    options.append(DONE)
    return options


def attacks(campaign: Campaign, targets: list[Target], means: Sequence[str]) -> list[Option]:
    """Every way to attack these targets with these relics taken up."""
    s, slot = campaign.s, campaign.slot
    troop, seat, option = s.troop(slot), slot >> 1, s.board.options
    hand = troop.hand
    if means and any(RELICS[relic].swaps for relic in means):
        swap = option("swap")
        return [swap[r] for r, _, plain in targets if not plain and is_lone(s, r, seat)]
    dice, bites = 0, False
    for ability in campaign.helps:
        dice |= ability.rolls_for(s, slot)
        bites = bites or ability.bites(s, slot)
    conquer, attempt, found = option("conquer"), option("attempt"), []
    for r, cost, plain in targets:
        strength = hand if plain else hand + troop.hammers
        rolls = dice >> r & 1 and not plain
        if cost <= strength:
            found.append(conquer[r])
        elif cost <= strength + MOST and not rolls:
            found.append(attempt[r])
        if rolls and cost <= hand + MOST:
            found.append(option("roll")[r])
    if bites and all(RELICS[relic].anywhere for relic in means):
        bite = option("bite")
        lone = (r for r, _, plain in targets if not plain and is_lone(s, r, seat))
        found += [bite[r] for r in lone if s.holder[r] >> 1 not in s.turn.bitten]
    return found


def _relics_to_take_up(campaign: Campaign, means: Sequence[str]) -> Iterator[Option]:
    """Relics, and the Bag, that would let the race attack something (SU-144, SU-146, SU-193)."""
    s, slot = campaign.s, campaign.slot
    copier = next((ability for ability in campaign.helps if ability.copies_relics), None)
    twice = copier is not None and copier.copies_alongside(s)
    for relic, r in s.relics.items():
        held = s.holder[r] == slot and relic not in s.turn.used and relic not in s.turn.armed
        bag = copier is not None and _bag_is_free(s, relic)
        if not (held or bag) or not RELICS[relic].for_conquest or _clash(relic, means):
            continue
        if relic in means and not twice:  # SU-121
            continue
        more = [*means, relic]
        if not attacks(campaign, campaign.targets(more), more):
            continue
        if held:
            yield Option("use", relic)
        if bag:
            yield Option("use-bag", relic)


def _bag_is_free(s: UndergroundState, relic: str) -> bool:
    """The Bag serves once a turn, for the relic chosen at its first use (SU-218)."""
    return not s.turn.bag_used and not s.turn.bag_armed and s.turn.bag in ("", relic)


def _clash(relic: str, means: Sequence[str]) -> bool:
    """A swap has no price: only what extends the reach goes with it (SU-214)."""
    kinds = [RELICS[name] for name in (*means, relic)]
    return any(kind.swaps for kind in kinds) and not all(kind.swaps or kind.anywhere for kind in kinds)


def offers(s: UndergroundState, slot: int) -> list[Option]:
    """What abilities offer at any moment before redeployment."""
    return [option for ability in abilities(s, slot) for option in ability.offers(s, slot)]


def accept(s: UndergroundState, slot: int, pick: Option) -> Flow[None]:
    """Let the ability that offered this carry it out."""
    for ability in abilities(s, slot):
        if pick in ability.offers(s, slot):
            yield from ability.accept(s, slot, pick)
            return


def conquer(campaign: Campaign, r: int) -> Flow[None]:
    """Pay for the region: one token first, then Hammers, then more tokens (SU-192, SU-210)."""
    s = campaign.s
    cost, plain = campaign.price(r)
    hammers = 0 if plain else min(s.troop(campaign.slot).hammers, cost - 1)
    yield from take_region(s, r, cost - hammers, hammers)


def attempt(campaign: Campaign, r: int) -> Flow[None]:
    """The last attempt with the die (SU-058 to SU-061)."""
    s = campaign.s
    cost, plain = campaign.price(r)
    troop = s.troop(campaign.slot)
    hammers = 0 if plain else troop.hammers
    rolled = s.rng.choice(DIE)
    s.emit("rolled", s.seat, s.board.ids[r], rolled)
    s.turn.ended = True
    if troop.hand + hammers + rolled >= cost:
        yield from take_region(s, r, troop.hand, hammers)
    else:
        _fail(s, r)


def roll(campaign: Campaign, r: int) -> Flow[None]:
    """The Wisps' roll: a conquest that must be made if it suffices (SU-113, SU-211, SU-212)."""
    s = campaign.s
    cost, _ = campaign.price(r)
    rolled = s.rng.choice(DIE)
    s.emit("rolled", s.seat, s.board.ids[r], rolled)
    if s.troop(campaign.slot).hand + rolled >= cost:
        yield from take_region(s, r, max(1, cost - rolled))
    else:
        s.turn.ended = True
        _fail(s, r)


def _fail(s: UndergroundState, r: int) -> None:
    """The relics taken up stay where they were (SU-195)."""
    s.turn.armed = []
    s.turn.bag_armed = False
    s.emit("failed", s.seat, s.board.ids[r])


def bite(campaign: Campaign, r: int) -> Flow[None]:
    """The Vampire's swap (SU-138)."""
    campaign.s.turn.bitten.append(campaign.s.holder[r] >> 1)
    yield from swap(campaign, r)


def swap(campaign: Campaign, r: int) -> Flow[None]:
    """Replace a lone token by one of the race's own."""
    yield from take_region(campaign.s, r, 1, swap=True)


_WAYS: Final = {"conquer": conquer, "attempt": attempt, "roll": roll, "bite": bite, "swap": swap}
