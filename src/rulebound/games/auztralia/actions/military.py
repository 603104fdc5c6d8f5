"""Buy military: one unit, or one or two infantry (AZ-A17 to AZ-A20), and an outpost (RV-R20)."""

from rulebound.games.auztralia.actions.cost import gold_after_box
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.pack import INFANTRY, UNITS
from rulebound.games.auztralia.revenge.outposts import OUTPOSTS, PRICE, has_outposts, outpost_sites, place_outpost
from rulebound.games.auztralia.state import MILITARY_BOX, AuztraliaState
from rulebound.games.auztralia.track import advance
from rulebound.kernel import DONE, Decide, Flow, Option, known_option

OUTPOST_ALONE = Option("only-outpost")


def can_buy(s: AuztraliaState, seat: int) -> bool:
    """Whether there is a unit, or an outpost, that the player can pay."""
    gold = gold_after_box(s, seat, MILITARY_BOX)
    for left, price in zip(s.units, s.prices, strict=True):
        if left and price <= gold:
            return True
    return can_place_outpost(s, seat, gold)


def can_place_outpost(s: AuztraliaState, seat: int, gold: int) -> bool:
    """Whether one is left, can be paid, and has a place (RV-R20, RV-R21)."""
    if not has_outposts(s) or len(s.players[seat].outposts) >= OUTPOSTS or gold < PRICE:
        return False
    return outpost_sites(s, seat) != 0


def buy(s: AuztraliaState, seat: int) -> Flow[None]:
    """One time point and the price."""
    player, prices = s.players[seat], s.prices
    options = [
        known_option("buy", UNITS[kind], number)
        for kind, price in enumerate(prices)
        for number in ((1, 2) if kind == INFANTRY else (1,))
        if s.units[kind] >= number and price * number <= player.gold
    ]
    if can_place_outpost(s, seat, player.gold):
        options.append(OUTPOST_ALONE)
    pick: Option = yield Decide(seat, "buy", options)
    if pick is not OUTPOST_ALONE:
        kind, number = UNITS.index(pick.args[0]), pick.args[1]
        player.gold -= prices[kind] * number
        gain_unit(s, seat, kind, number)
    if can_place_outpost(s, seat, player.gold):
        yield from _place_outpost(s, seat, must=pick is OUTPOST_ALONE)
    advance(s, seat, 1)


def _place_outpost(s: AuztraliaState, seat: int, must: bool) -> Flow[None]:
    """An outpost beside the unit, or alone, for two gold more (RV-R20)."""
    options = s.board.options("outpost")
    sites = [options[h] for h in bits(outpost_sites(s, seat))]
    pick: Option = yield Decide(seat, "outpost", sites if must else [*sites, DONE])
    if pick is not DONE:
        s.players[seat].gold -= PRICE
        place_outpost(s, seat, s.board.number_of[pick.args[0]])


def gain_unit(s: AuztraliaState, seat: int, kind: int, number: int = 1) -> None:
    """Units go to the barracks."""
    s.units[kind] -= number
    s.players[seat].barracks[kind] += number
    s.emit("enlisted", seat, UNITS[kind], number)
