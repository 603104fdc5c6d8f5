"""A cost that all spirits pay together, perhaps aided by an element (SI-140, SI-141)."""

from collections.abc import Collection, Sequence
from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.cards import discard_card, forget_card
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.panel import elements_of
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import ANY, ELEMENTS, IslandState
from rulebound.kernel import Anyone, Decide, Flow, Option

DISCARDED: Final = 2  # what a card counts
FORGOTTEN: Final = 4


def can_pay(s: IslandState, cost: int, aided_by: str = "") -> bool:
    """Whether the spirits have enough, with all that an element can do for them."""
    return _most(s, aided_by, ()) >= cost


def pay(s: IslandState, cost: int, aided_by: str = "") -> Flow[None]:
    """Whoever wants to gives something, until it is enough: that is an action, apart from what is paid for."""
    act = Action(s, "event", source=s.event)
    yield from resolve(act, collect(s, cost, aided_by))


def collect(s: IslandState, cost: int, aided_by: str = "") -> Flow[None]:
    """Pay together as part of another action; elements in play count by themselves."""
    given, served = 0, list[str]()
    while (left := cost - given - _in_play(s, aided_by)) > 0:
        spare = _most(s, aided_by, served) - (cost - given)
        offers = {seat: _offers(s, seat, aided_by, served, left, spare) for seat in s.all_seats}
        seat, pick = yield Anyone(offers, "event-cost", number=left)
        if pick.verb == "pay":
            s.spirits[seat].energy -= pick.args[0]
            s.emit("paid", seat, pick.args[0])
            given += pick.args[0]
            continue
        if pick.verb == "spend":
            spend_marker(s, seat, pick.args[0])
            given += 1
            continue
        served.append(pick.args[0])
        if pick.verb == "discard":
            discard_card(s, seat, pick.args[0])
            given += DISCARDED
        else:
            yield from forget_card(s, seat, pick.args[0])
            given += FORGOTTEN


def offers(
    prompt: str, holds: Sequence[tuple[int, int]], need: int, first: str = ""
) -> Flow[list[tuple[int, int]]]:
    """Who gives something, by the place in `holds`, and how much, if together it is enough; nobody has to.

    One is asked after the other, as long as it can still become enough; the first may be asked something else.
    """
    given, left = list[tuple[int, int]](), need
    for place, (seat, held) in enumerate(holds):
        rest = sum(number for _, number in holds[place + 1 :])
        numbers = range(max(1, left - rest), min(held, left) + 1)
        if numbers:
            options = [Option("offer", number) for number in (0, *numbers)]
            asked = first if first and not place else prompt
            pick: Option = yield Decide(seat, asked, options, number=left)
            if pick.args[0]:
                given.append((place, pick.args[0]))
                left -= pick.args[0]
        if not left:
            return given
        if left > rest:
            break
    return []


def _in_play(s: IslandState, element: str) -> int:
    """How often the spirits have an element, and what else counts as it; "any element" is it as well."""
    if not element:
        return 0
    place = ELEMENTS.index(element)
    others = sum(rule.aids(s, its, element) for rule, its in at(s, "aids"))
    return others + sum(have[place] + have[ANY] for have in (elements_of(s, seat) for seat in s.all_seats))


def spend_marker(s: IslandState, seat: int, element: str) -> None:
    """A prepared element marker is used up."""
    markers = s.spirits[seat].markers
    markers[element] -= 1
    if not markers[element]:
        del markers[element]
    s.emit("spent", seat, element)


def _gives(card: str, element: str) -> int:
    """How often an element is printed on a card."""
    return POWERS[card].elements[ELEMENTS.index(element)] if element else 0


def _most(s: IslandState, element: str, served: Collection[str]) -> int:
    """All that can still be given: energy, elements, and every card with the element forgotten."""
    total = sum(spirit.energy for spirit in s.spirits) + _in_play(s, element)
    for spirit in s.spirits:
        kept = [card for card in (*spirit.hand, *spirit.discard) if card not in served and _gives(card, element)]
        total += FORGOTTEN * len(kept) + spirit.markers.get(element, 0)
        total += sum(FORGOTTEN - _gives(card, element) for card in spirit.played if _gives(card, element))
    return total


def _offers(
    s: IslandState, seat: int, element: str, served: Collection[str], left: int, spare: int
) -> list[Option]:
    """What a spirit can give; a card is discarded only if the rest can be paid without forgetting it."""
    spirit = s.spirits[seat]
    found = [Option("pay", number) for number in range(1, min(spirit.energy, left) + 1)]
    if spirit.markers.get(element):
        found.append(Option("spend", element))
    if spare >= FORGOTTEN - DISCARDED:
        found += [Option("discard", card) for card in spirit.hand if _gives(card, element)]
    cards = (*spirit.hand, *spirit.played, *spirit.discard)
    return found + [Option("forget", card) for card in cards if _gives(card, element) and card not in served]
