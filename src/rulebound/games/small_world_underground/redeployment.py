"""Readying, abandoning and redeployment: tokens into the hand and back onto the board."""

from rulebound.games.small_world_underground.ability import abilities, settle
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.state import NOBODY, UndergroundState
from rulebound.kernel import DONE, Decide, Flow, Option


def ready(s: UndergroundState, slot: int) -> None:
    """Take into hand every token beyond the first of each region (SU-067)."""
    troop = s.troop(slot)
    for r in bits(s.held(slot)):
        troop.hand += s.tokens[r] - 1
        s.tokens[r] = 1


def abandon(s: UndergroundState, slot: int, r: int) -> None:
    """Take all tokens of a region into hand; it is nobody's then, and its Armor is lost (SU-066, SU-132)."""
    troop = s.troop(slot)
    troop.hand += s.tokens[r]
    troop.hammers += s.hammers[r]
    s.holder[r] = NOBODY
    s.tokens[r] = s.armor[r] = s.hammers[r] = 0


def redeploy(s: UndergroundState) -> Flow[None]:
    """Leave the rivers, take what the regions give, and spread the tokens (SU-068 to SU-070)."""
    slot = 2 * s.seat
    troop = s.troop(slot)
    held = s.held(slot)
    wet = held & s.board.rivers
    if wet and not any(ability.stays_on_river() for ability in abilities(s, slot)):
        for r in bits(wet):
            abandon(s, slot, r)
            s.emit("left-river", s.seat, s.board.ids[r])
        settle(s)
        held &= ~wet
    for r in bits(held):  # SU-099: hammers come off the board
        troop.hammers += s.hammers[r]
        s.hammers[r] = 0
    for ability in abilities(s, slot):
        yield from ability.gain(s, slot, held)
    yield from spread(s, slot, "redeploy", "redeploy-take")


def spread(s: UndergroundState, slot: int, prompt: str, take_prompt: str) -> Flow[None]:
    """Take up spare tokens where wanted, then place all that are in hand."""
    troop = s.troop(slot)
    take = s.board.options("take")
    several = s.held(slot).bit_count() > 1
    while several:
        spare = [take[r] for r, holder in enumerate(s.holder) if holder == slot and s.tokens[r] > 1]
        pick: Option = yield Decide(slot >> 1, take_prompt, [*spare, DONE], tokens=troop.hand)
        if pick is DONE:
            break
        r = s.board.number[pick.args[0]]
        troop.hand += s.tokens[r] - 1
        s.tokens[r] = 1
    yield from place_tokens(s, slot, prompt)


def place_tokens(s: UndergroundState, slot: int, prompt: str) -> Flow[None]:
    """Place the tokens in hand in regions the race holds, one by one or all the rest at once (SU-069)."""
    troop = s.troop(slot)
    board = s.board
    regions = bits(s.held(slot))
    while troop.hand and regions:
        rest = troop.hand
        all_here = board.placings(rest)
        options = [all_here[r] for r in regions]
        if rest > 1 and len(regions) > 1:
            one_here = board.placings(1)
            options = [one_here[r] for r in regions] + options
        pick: Option = yield Decide(slot >> 1, prompt, options, tokens=rest)
        number = pick.args[1]
        s.tokens[board.number[pick.args[0]]] += number
        troop.hand -= number
        s.emit("placed", slot >> 1, troop.race, *pick.args)
