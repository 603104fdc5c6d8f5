"""Buy military: one unit, or one or two infantry (AZ-A17 to AZ-A20)."""

from rulebound.games.auztralia.actions.cost import gold_after_box
from rulebound.games.auztralia.pack import INFANTRY, UNITS
from rulebound.games.auztralia.state import MILITARY_BOX, World
from rulebound.games.auztralia.track import advance
from rulebound.kernel import Decide, Flow, Option


def can_buy(s: World, seat: int) -> bool:
    """Whether there is a unit that the player can pay."""
    gold = gold_after_box(s, seat, MILITARY_BOX)
    return any(left and price <= gold for left, price in zip(s.units, s.prices, strict=True))


def buy(s: World, seat: int) -> Flow[None]:
    """One time point and the price."""
    player, prices = s.players[seat], s.prices
    options = [
        Option("buy", UNITS[kind], number)
        for kind, price in enumerate(prices)
        for number in ((1, 2) if kind == INFANTRY else (1,))
        if s.units[kind] >= number and price * number <= player.gold
    ]
    pick: Option = yield Decide(seat, "buy", options)
    kind, number = UNITS.index(pick.args[0]), pick.args[1]
    player.gold -= prices[kind] * number
    gain_unit(s, seat, kind, number)
    advance(s, seat, 1)


def gain_unit(s: World, seat: int, kind: int, number: int = 1) -> None:
    """Units go to the barracks."""
    s.units[kind] -= number
    s.players[seat].barracks[kind] += number
    s.emit("enlisted", seat, UNITS[kind], number)
