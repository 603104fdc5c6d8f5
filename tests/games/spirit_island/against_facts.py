"""A spirit of the program against the table of what is printed: cards, innate powers, growth and tracks."""

from collections.abc import Mapping
from typing import Any

from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.state import ELEMENTS
from tests.games.spirit_island.test_content import (
    as_built,
    as_elements,
    as_printed,
    english,
    growth_symbol,
    slug,
    spirit_facts,
)

COMMON = {f"gain {element}": element for element in ELEMENTS}


def compare(name: str, symbols: Mapping[str, tuple[str, ...]]) -> None:
    """All of it; `symbols` says which growth symbols and bonuses stand for words that no other spirit has."""
    known, panel = spirit_facts(name), PANELS[name]
    _compare_powers(name, known)
    groups = tuple(
        tuple(each for words in group["options"] for each in _symbols(words, symbols))
        for group in known["growth"]["groups"]
    )
    assert panel.groups == groups
    costs = tuple(group["cost_energy"] for group in known["growth"]["groups"])
    assert panel.costs == costs or (not panel.costs and not any(costs))
    assert (panel.pick, panel.always) == (known["growth"]["pick"], ())
    assert panel.tracks[0].spaces == _track(known["energy_track"], "energy", symbols)
    assert panel.tracks[1].spaces == _track(known["card_play_track"], "plays", symbols)
    assert (panel.complexity, panel.box) == (known["complexity"], known["set"])
    assert english()[f"spirit-{name}"] == known["name"]
    assert [english()[f"rule-{rule}"] for rule in panel.rules] == [each["name"] for each in known["special_rules"]]
    assert list(panel.rules) == [slug(each["name"]) for each in known["special_rules"]]


def _compare_powers(name: str, known: dict[str, Any]) -> None:
    panel = PANELS[name]
    assert [as_built(POWERS[card]) for card in panel.uniques] == [as_printed(card) for card in known["uniques"]]
    assert {(POWERS[card].kind, POWERS[card].spirit) for card in panel.uniques} == {("unique", name)}
    assert [as_built(POWERS[power]) for power in panel.innates] == [
        {
            "id": slug(each["name"]),
            "name": each["name"],
            "set": known["set"],
            "cost": 0,
            "speed": each["speed"],
            "elements": [],
            "range": each["range"],
            "target": each["target"],
            "needs": [_needs(level)[0] for level in each["levels"]],
        }
        for each in known["innates"]
    ]
    for power, each in zip(panel.innates, known["innates"], strict=True):
        for number, level in enumerate(each["levels"], 1):
            assert [as_elements(need) for need in POWERS[power].needs_of(number)] == _needs(level)


def _needs(level: dict[str, Any]) -> list[dict[str, int]]:
    """What meets a level, without what is asked of the land."""
    ways = level.get("need_any") or [level["need"]]
    return [{name: number for name, number in way.items() if name in ELEMENTS} for way in ways]


def _symbols(words: str, symbols: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    if words in symbols:
        return symbols[words]
    if words in COMMON:
        return (COMMON[words],)
    if words.startswith("move P "):
        return (f"move-{words[-1]}",)
    return (growth_symbol(words),)


def _track(spaces: list[dict[str, Any]], number: str, symbols: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    found = []
    for space in spaces:
        parts = [str(space[number])] if number in space else []
        parts += space.get("elements", [])
        parts += _symbols(space["action"], symbols) if "action" in space else ()
        assert len(parts) == len(space)
        found.append(" ".join(parts))
    return tuple(found)
