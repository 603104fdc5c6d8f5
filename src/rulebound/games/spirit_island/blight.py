"""Blight: where it falls, what it destroys, how it spreads, and the card it comes from (SI-089 to SI-098)."""

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOBODY, Effect
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import at, points_of, rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow, plain_class


@plain_class
class BlightCard(Rule):
    """A blight card: a rule that is in force from when it is turned."""

    box: ClassVar[str] = "base"
    per_player: ClassVar[int]  # blight that it brings for each player
    healthy: ClassVar[bool] = False  # the island stays healthy


CARDS: Final[dict[str, BlightCard]] = {}
LITTLE: Final = 2  # blight for each player
C = TypeVar("C", bound=type[BlightCard])


def blight_card(name: str, per_player: int, box: str = "base", healthy: bool = False) -> Callable[[C], C]:
    """Declare a blight card: `@blight_card("downward-spiral", 5)` above a class."""

    def declare(cls: C) -> C:
        cls.per_player, cls.box, cls.healthy = per_player, box, healthy
        rule(name)(cls)
        CARDS[name] = cls()
        return cls

    return declare


def is_for_events(card: BlightCard) -> bool:
    """Whether it is left out without events: it has little blight, or only happens when it is turned (SI-161)."""
    return not card.healthy and (card.per_player <= LITTLE or points_of(card) <= {"turned"})


def add_blight(
    act: Action,
    land: int,
    number: int = 1,
    *,
    cascade: bool = True,
    from_box: bool = False,
    sparing: int = NOBODY,
) -> Flow[None]:
    """Blight from the card: presence there is lost, and where blight lay already it spreads (SI-091, SI-092).

    A card that is emptied by it is turned and read before the blight is placed (SI-096). The presence of one
    spirit in that land may be spared.
    """
    s = act.s
    while True:
        if is_kept_away(s, land):
            s.emit("blight-kept", s.island.names[land])
            return
        from_box = from_box or bool(at(s, "blight_from_box") and (yield from _from_box(act, land, number)))
        if not from_box:
            yield from take_from_card(act, number)
        had = s.blight[land]
        s.blight[land] += number
        s.emit("blight", s.island.names[land], number)
        act.blighted.append(land)
        act.changed.add(land)
        if at(s, "durable"):
            yield from act.collapse(land)  # what is durable without blight is so no longer
        act.blighting = True
        for seat in s.all_seats:
            if s.spirits[seat].presence[land] and seat != sparing and not is_spared(act, seat, land):
                yield from act.lose_presence(seat, land)
        for each, its in at(s, "blight_added"):
            yield from each.blight_added(act, its, land)
        act.blighting = False
        if s.effects or at(s, "health"):
            yield from act.collapse(land)  # what hangs on blight or presence may have changed
        if not had or s.lost or not cascade or _stays(act, land):  # or there is no blight left that could spread
            return
        options = s.near(land)
        if not options:
            return
        before = act.chooser
        land = yield from _cascade(act, land, options)
        act.chooser, number, from_box, sparing = before, 1, False, NOBODY


def is_kept_away(s: IslandState, land: int) -> bool:
    """Whether blight that would come there stays on its card."""
    rules = at(s, "no_blight")
    return s.has("no-blight", land) or (bool(rules) and any(each.no_blight(s, its, land) for each, its in rules))


def _from_box(act: Action, land: int, number: int) -> Flow[bool]:
    for each, its in at(act.s, "blight_from_box"):
        if (yield from each.blight_from_box(act, its, land, number)):
            return True
    return False


def is_spared(act: Action, seat: int, land: int) -> bool:
    """Whether blight that is added there destroys no presence of this spirit."""
    rules = at(act.s, "spared_by_blight")
    return bool(rules) and any(each.spared_by_blight(act, its, seat, land) for each, its in rules)


def _stays(act: Action, land: int) -> bool:
    rules = at(act.s, "stops_cascade")
    return bool(rules) and any(each.stops_cascade(act, its, land) for each, its in rules)


def _cascade(act: Action, land: int, options: int) -> Flow[int]:
    """Where it spreads to is the players' choice (SI-093)."""
    act.s.emit("cascade", act.s.island.names[land])
    act.chooser = act.seat if act.kind == "spirit" else act.s.owner_at(land)
    chosen = yield from act.choose_land("cascade", options)
    return chosen


def remove_blight(act: Action, land: int, number: int = 1, *, to_box: bool = False) -> int:
    """Blight goes back to the card, or out of the game; how much (SI-094)."""
    s = act.s
    taken = min(number, s.blight[land])
    if taken:
        s.blight[land] -= taken
        if not to_box and not any(each.keeps_blight(act, its, taken) for each, its in at(s, "keeps_blight")):
            s.blight_left += taken
        act.healed.append(land)
        act.changed.add(land)
        s.emit("healed", s.island.names[land], taken)
    return taken


def take_blight(act: Action, number: int = 1) -> Flow[None]:
    """Blight goes from the card out of the game."""
    act.s.emit("blight-taken", number)
    yield from take_from_card(act, number)


def take_from_card(act: Action, number: int) -> Flow[None]:
    """The card gives blight; an empty one is turned, or the island is lost (SI-086, SI-095, SI-097)."""
    s = act.s
    for each, its in at(s, "blight_taken"):
        each.blight_taken(act, its, number)
    s.blight_left -= number
    while s.blight_left <= 0:
        owed = -s.blight_left
        if not s.blight_card or (s.flipped and not (CARDS[s.blight_card].healthy and s.blight_deck)):
            s.blight_left = 0
            s.lost = s.lost or "blight"
            return
        s.rng.reveal()
        if s.flipped:
            s.lift(s.blight_card)
            s.blight_spent.append(s.blight_card)
            s.blight_card = s.blight_deck.pop()
        s.flipped = True
        card = CARDS[s.blight_card]
        s.blighted = s.blighted or not card.healthy
        number = card.per_player * s.share
        for each, changed in at(s, "blight_on_card"):
            number = each.blight_on_card(s, changed, card.healthy, number)
        s.blight_left = number - owed
        s.emit("blight-card", card.id)
        its = Effect(card.id, until="game")
        s.enforce(its)
        yield from card.turned(s, its)
        yield from act.collapse(*range(s.island.size))  # either card may change the health of pieces (SI-075)
