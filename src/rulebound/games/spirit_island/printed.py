"""What is printed on the power cards, the panels, the fear and blight cards and the boards."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from rulebound.games.spirit_island.adversary import ADVERSARIES, Adversary
from rulebound.games.spirit_island.aspect import ASPECTS, Aspect
from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.events import EVENTS, EventCard, Way
from rulebound.games.spirit_island.fear_cards import BOX_OF, FEAR_CARDS
from rulebound.games.spirit_island.island import (
    BOARDS,
    TERRAINS,
    THEMATIC_BOARDS,
    all_layouts,
    island,
    layouts_for,
)
from rulebound.games.spirit_island.panel import PANELS, Panel
from rulebound.games.spirit_island.pieces import HEALTH, KINDS, STRENGTH
from rulebound.games.spirit_island.power import POWERS, Elements, Power
from rulebound.games.spirit_island.scenario import SCENARIOS
from rulebound.games.spirit_island.setup import ALL_BOXES, BASE
from rulebound.games.spirit_island.state import ELEMENTS

CARDS_OF_POWERS: Final = ("minor", "major", "unique")


def printed() -> dict[str, Any]:
    """The components by their kinds, each in the order of its names."""
    return {
        "elements": list(ELEMENTS),
        "pieces": {
            kind: {"health": HEALTH[number], "strength": STRENGTH[number]} for number, kind in KINDS.items()
        },
        "terrain": {board: _terrain(board) for board in (*BOARDS, *THEMATIC_BOARDS)},
        "powers": {name: _power(POWERS[name]) for name in sorted(POWERS)},
        "spirits": {name: _panel(PANELS[name]) for name in sorted(PANELS)},
        "aspects": {name: _aspect(ASPECTS[name]) for name in sorted(ASPECTS)},
        "fear": {name: sorted(FEAR_CARDS[name]) for name in sorted(FEAR_CARDS)},
        "events": {name: _event(EVENTS[name]) for name in sorted(EVENTS)},
        "blight": {
            name: {"perPlayer": card.per_player, "healthy": card.healthy} for name, card in sorted(CARDS.items())
        },
        "adversaries": {name: _adversary(its) for name, its in sorted(ADVERSARIES.items())},
        "scenarios": {name: {"difficulty": its.difficulty} for name, its in sorted(SCENARIOS.items())},
    }


def components() -> dict[str, dict[str, int]]:
    """How many spirits, cards, adversaries ... each box has; levels from 1, innate powers of the panels alone."""
    boxes = {
        "spirit": [its.box for its in PANELS.values()],
        **{kind: [power.box for power in POWERS.values() if power.kind == kind] for kind in CARDS_OF_POWERS},
        "innate": [its.box for its in PANELS.values() for _ in its.innates],
        "event": [card.box for card in EVENTS.values()],
        "fear": list(BOX_OF.values()),
        "blight": [card.box for card in CARDS.values()],
        "aspect": [its.box for its in ASPECTS.values()],
        "adversary": [its.box for its in ADVERSARIES.values()],
        "level": [its.box for its in ADVERSARIES.values() for _ in its.levels[1:]],
        "scenario": [its.box for its in SCENARIOS.values()],
        "layout": [BASE for _ in all_layouts()],  # any box may lie in any of them
    }
    return {kind: {box: found.count(box) for box in ALL_BOXES if box in found} for kind, found in boxes.items()}


def _adversary(its: Adversary) -> dict[str, Any]:
    """The difficulty of each level from 0 on, and what counts towards its loss condition: `counter-LOSS`."""
    printed: dict[str, Any] = {"difficulty": [level.difficulty for level in its.levels]}
    if its.loss:
        printed["loss"] = its.loss
    return printed


def _event(card: EventCard) -> dict[str, Any]:
    """An event card. `when` are the terror levels or stages of a way; 1 is a healthy island, 2 a blighted one.

    A way is named by the message `way-NAME` and its text is `happening-ID-way-1` and so on; token and dahan event
    are named by `part-NAME`, with the text `part-NAME-text`.
    """
    printed: dict[str, Any] = {"kind": card.kind, "box": card.box, "ways": [_way(card, way) for way in card.parts]}
    for name, part in (("token", card.token), ("dahan", card.dahan)):
        if part is not None:
            printed[name] = part.name
    return printed


def _way(card: EventCard, way: Way) -> dict[str, Any]:
    printed: dict[str, Any] = {"name": way.name}
    if card.kind in ("health", "terror", "stage"):
        printed["when"] = [number for number, each in enumerate(card.ways, 1) if each == way]
    if way.energy:
        printed |= {"energy": way.energy, "per": way.per}
    if way.aided_by:
        printed["aidedBy"] = way.aided_by
    return printed


def _terrain(board: str) -> list[str]:
    place = island((board,), layouts_for(1)[0])
    return [TERRAINS[terrain] for terrain in place.terrain]


def _counts(elements: Elements) -> dict[str, int]:
    return {name: number for name, number in zip((*ELEMENTS, "any"), elements, strict=True) if number}


def _power(power: Power) -> dict[str, Any]:
    printed: dict[str, Any] = {
        "kind": power.kind,
        "speed": power.speed,
        "cost": power.cost,
        "elements": _counts(power.elements),
        "range": power.within,
        "source": power.source,
        "target": power.target.name,
        "needs": [_counts(each) for each in power.needs],
    }
    if power.spirit:
        printed["spirit"] = power.spirit
    if power.either:
        printed["either"] = [{"level": level, "need": _counts(need)} for level, need in power.either]
    if power.second is not None:
        printed["second"] = power.second
    if power.farther is not None:
        printed["farther"] = list(power.farther)
    return printed


@cache
def _figures() -> dict[str, dict[str, int]]:
    """What each spirit is good at; `make figures` works it out from the powers."""
    text = (files("rulebound.games.spirit_island") / "data" / "figures.json").read_text("utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)["spirits"]
    return found


def _aspect(aspect: Aspect) -> dict[str, Any]:
    return {
        "spirit": aspect.spirit,
        "replaces": aspect.replaces,
        "rules": list(aspect.rules),
        "innates": list(aspect.innates),
    }


def _panel(panel: Panel) -> dict[str, Any]:
    printed: dict[str, Any] = {
        "box": panel.box,
        "complexity": panel.complexity,
        "figures": _figures().get(panel.id, {}),
        "always": list(panel.always),
        "groups": [list(group) for group in panel.groups],
        "costs": list(panel.costs),
        "pick": panel.pick,
        "sets": [list(each) for each in panel.sets],
        "tracks": [
            {"name": track.name, "counts": track.counts, "spaces": list(track.spaces)} for track in panel.tracks
        ],
        "innates": list(panel.innates),
        "uniques": list(panel.uniques),
        "progression": list(panel.progression),
        "rules": list(panel.rules),
    }
    if panel.keeps:
        printed["keeps"] = panel.keeps
    if panel.links:
        printed["links"] = [list(link) for link in panel.links]
    if panel.crossing is not None:
        track, place, other = panel.crossing
        printed["crossing"] = {"track": track, "space": place, "other": other}
    if panel.opens:
        printed["opens"] = {track: list(groups) for track, groups in panel.opens.items()}
    return printed
