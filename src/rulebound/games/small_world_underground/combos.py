"""Choosing a combo: the column of races and powers, what they cost, and how it fills up again."""

from collections.abc import Iterable

from rulebound.games.small_world_underground.ability import POWERS, RACES, gain, tokens_from_tray
from rulebound.games.small_world_underground.state import COMBOS, FOUND, PRICE, Combo, Troop, UndergroundState
from rulebound.kernel import Decide, Flow, Option


def choose_combo(s: UndergroundState) -> Flow[None]:
    """A player without an active race takes one of the combos on offer (SU-029 to SU-036)."""
    seat = s.seat
    # SU-176: the coins lying on a combo do not help to pay for it.
    options = [
        Option("choose", combo.race, combo.power, price) for price, combo in priced(s) if price <= s.coins[seat]
    ]
    pick: Option = yield Decide(seat, "choose", options, always_ask=True)
    price = pick.args[2]
    combo = s.combos.pop(price)
    for above in s.combos[:price]:
        above.coins += 1
    gain(s, seat, -price, PRICE)
    gain(s, seat, combo.coins, FOUND)
    s.emit("chose", seat, combo.race, combo.power, price, combo.coins)
    troop = Troop(combo.race, combo.power)
    s.races[2 * seat] = troop
    s.turn.picked = True
    yield from RACES[combo.race].ability.when_picked(s, seat)
    troop.hand = tokens_from_tray(s, troop.race, RACES[troop.race].tokens + POWERS[troop.power].tokens)
    refill(s)


def priced(s: UndergroundState) -> Iterable[tuple[int, Combo]]:
    """The combos on offer with their prices: one coin for each combo above (SU-030)."""
    return enumerate(s.combos)


def refill(s: UndergroundState) -> None:
    """New combos come from the stacks while there are fewer than six (SU-034)."""
    while len(s.combos) < COMBOS and s.banners:
        s.rng.reveal()
        banner = s.banners.pop(0)
        s.known_banners = min(s.known_banners, len(s.banners))
        combo = Combo(banner, draw_badge(s))
        s.combos.append(combo)
        s.emit("offered", combo.race, combo.power)


def draw_badge(s: UndergroundState) -> str:
    """The next badge of the stack; spent badges are shuffled into a new stack when it is used up (SU-035)."""
    if not s.badges:
        s.badges, s.spent_badges = s.spent_badges, []
        s.rng.shuffle(s.badges)
    return s.badges.pop(0)


def spend_badge(s: UndergroundState, power: str) -> None:
    """A badge leaves play until the stack is used up."""
    if power:
        s.spent_badges.append(power)


def return_banner(s: UndergroundState, race: str) -> None:
    """The banner goes under its stack; everybody sees it go there (SU-074)."""
    s.banners.append(race)
    s.known_banners += 1
    refill(s)
