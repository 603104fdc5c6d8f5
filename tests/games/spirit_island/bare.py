"""Each piece of content by a name, and how to take away all that it does: what `conftest.py` does to it.

Pieces of a power are the card itself and its thresholds, or the levels of an innate power; of a spirit its panel
and its growth groups; of an event card its ways, its token and its dahan event; of a fear card its three texts; of
an adversary its escalation, what else its panel says (its loss condition), and each level that does anything. A
scenario is one piece with all its rules.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import ADVERSARIES, Adversary, Level, level_id
from rulebound.games.spirit_island.aspect import ASPECTS, Aspect
from rulebound.games.spirit_island.blight import CARDS, BlightCard
from rulebound.games.spirit_island.events import EACH_SPIRIT, EVENTS, EventCard, Part, Way
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.game import SPECIAL_RULES
from rulebound.games.spirit_island.panel import PANELS, Panel
from rulebound.games.spirit_island.power import POWERS, Power, counted
from rulebound.games.spirit_island.rule import RULES, Rule, points_of
from rulebound.games.spirit_island.scenario import SCENARIOS, Scenario
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

Empty = Callable[[pytest.MonkeyPatch], None]
Piece = tuple[str, Empty]
NEVER = counted("999 sun")  # more than any rule counts
VERBS = {"fragments-of-shattered-time": ("keep_presence", "spend_kept")}  # a rule that only these verbs speak of


def _nothing(*_: object) -> None:
    """Do nothing."""


def _nothing_at_all(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way | None]:
    """A main event that does nothing."""
    del s, ways
    yield from ()
    return None


def _pieces() -> Iterator[Piece]:
    for power in POWERS.values():
        yield from _of_power(power)
    for panel in PANELS.values():
        yield from _of_panel(panel)
    for name in sorted({rule for rules in SPECIAL_RULES for rule in rules}):
        yield name, _rule(name)
    for aspect in ASPECTS.values():
        yield aspect.id, _aspect(aspect)
    for event in EVENTS.values():
        yield from _of_event(event)
    for name, texts in FEAR_CARDS.items():
        for level in texts:
            yield f"{name}-{level}", _fear(name, level)
    for blight in CARDS.values():
        yield blight.id, _blight(blight)
    for name, foe in ADVERSARIES.items():
        yield from _of_adversary(name, foe)
    for name, its in SCENARIOS.items():
        yield name, _scenario(name, its)


# Powers.


def _of_power(power: Power) -> Iterator[Piece]:
    if not power.innate or power.bare:
        yield power.id, lambda patch: patch.setitem(POWERS, power.id, replace(power, use=_nothing))
    word = "level" if power.innate else "threshold"
    for level in range(1, len(power.needs) + 1):
        yield f"{power.id}-{word}-{level}", _level(power, level)


def _level(power: Power, level: int) -> Empty:
    """Never met; an innate power does nothing without a level that is."""
    needs = tuple(NEVER if number == level else need for number, need in enumerate(power.needs, 1))
    either = tuple(each for each in power.either if each[0] != level)
    doing = [number for number in range(1, len(needs) + 1) if number != level and power.does(number)]

    def use(act: Action) -> Flow[None] | None:
        met = not power.innate or power.bare or any(act.threshold(number) for number in doing)
        return power.use(act) if met else None

    return lambda patch: patch.setitem(POWERS, power.id, replace(power, needs=needs, either=either, use=use))


# Spirits.


def _of_panel(panel: Panel) -> Iterator[Piece]:
    blank = tuple(replace(track, spaces=("",) * len(track.spaces)) for track in panel.tracks)
    yield panel.id, _panel(panel, tracks=blank, set_up=_nothing)
    if panel.always:
        yield f"{panel.id}-always", _panel(panel, always=())
    for group in range(1, len(panel.groups) + 1):
        groups = tuple(() if number == group else each for number, each in enumerate(panel.groups, 1))
        yield f"{panel.id}-group-{group}", _panel(panel, groups=groups)


def _panel(panel: Panel, **changes: Any) -> Empty:
    bare = type("Bare", (type(panel),), changes)()
    return lambda patch: patch.setitem(PANELS, panel.id, bare)


def _rule(name: str) -> Empty:
    bare = type("Bare", (Rule,), {"id": name})()

    def empty(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(RULES, name, bare)
        for verb in VERBS.get(name, ()):
            patch.setattr(Action, verb, _never)

    return empty


def _never(*_: object, **__: object) -> Flow[bool]:
    """A verb that does nothing."""
    yield from ()
    return False


def _scenario(name: str, its: Scenario) -> Empty:
    """Neither its own rules nor the one by which it begins do anything, and it is not difficult."""
    bare = type("Bare", (Scenario,), {"id": name, "box": its.box, "follows": its.follows})()
    without = [_rule(each) for each in (name, its.follows) if each]

    def empty(patch: pytest.MonkeyPatch) -> None:
        for rule in without:
            rule(patch)
        patch.setitem(SCENARIOS, name, bare)

    return empty


def _aspect(aspect: Aspect) -> Empty:
    bare = type("Bare", (Aspect,), {"id": aspect.id, "spirit": aspect.spirit, "box": aspect.box})()
    return lambda patch: patch.setitem(ASPECTS, aspect.id, bare)


# Event, fear and blight cards.


def _of_event(card: EventCard) -> Iterator[Piece]:
    if card.kind == EACH_SPIRIT:
        yield f"{card.id}-main", _event(card, main=_nothing_at_all)
    else:
        for number, way in enumerate(card.parts, 1):
            dull = replace(way, text=_nothing)
            yield (
                f"{card.id}-way-{number}",
                _event(card, ways=tuple(dull if each == way else each for each in card.ways)),
            )
    for name, part in (("token", card.token), ("dahan", card.dahan)):
        if part is not None:
            yield f"{card.id}-{name}", _event(card, **{name: Part(part.name, _nothing)})


def _event(card: EventCard, **changes: Any) -> Empty:
    return lambda patch: patch.setitem(EVENTS, card.id, replace(card, **changes))


def _fear(name: str, level: int) -> Empty:
    return lambda patch: patch.setitem(FEAR_CARDS[name], level, _nothing)


def _blight(card: BlightCard) -> Empty:
    same = {name: getattr(card, name) for name in ("id", "box", "per_player", "healthy")}
    bare = type("Bare", (BlightCard,), same)()

    def empty(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(CARDS, card.id, bare)
        patch.setitem(RULES, card.id, bare)

    return empty


# Adversaries.


def _of_adversary(name: str, foe: Adversary) -> Iterator[Piece]:
    yield name, _adversary(name, foe, escalate=Rule.escalate)
    others = points_of(foe) - {"escalate"}
    if others:
        yield f"{name}-panel", _adversary(name, foe, **{point: getattr(Rule, point) for point in others})
    for number, level in enumerate(foe.levels):
        if type(level) is not Level or level.deck or level.pieces:
            yield level_id(name, number), _adversary_level(name, foe, number)


def _adversary(name: str, foe: Adversary, **changes: Any) -> Empty:
    bare = type("Bare", (type(foe),), changes)()

    def empty(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(ADVERSARIES, name, bare)
        patch.setitem(RULES, name, bare)

    return empty


def _adversary_level(name: str, foe: Adversary, number: int) -> Empty:
    """Nothing but its difficulty and its fear cards is left."""
    bare = Level(foe.levels[number].difficulty, foe.levels[number].fear)
    without = _adversary(name, foe, levels=(*foe.levels[:number], bare, *foe.levels[number + 1 :]))

    def empty(patch: pytest.MonkeyPatch) -> None:
        without(patch)
        patch.setitem(RULES, level_id(name, number), bare)

    return empty


PIECES = dict(_pieces())
