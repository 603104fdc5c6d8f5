"""Panels of the facts, written as the program writes them."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from tests.games.spirit_island.test_content import as_built, as_printed, slug

FACTS = Path(__file__).parents[2] / "facts" / "spirit_island" / "spirits.json"
BOXES = {"promo(feather-and-flame)": "promo"}
SYMBOLS = {
    "reclaim all": "reclaim",
    "reclaim half (round up)": "half",
    "+1 power card": "card",
    "discard 2 power cards": "discard-2",
    "may ignore range this turn": "ignore-range",
    "add P to any land": "anywhere",
    "2 dmg in a land at range 0": "damage-2",
    "one own power is fast this turn": "fast-1",
    "push 1 T/C from one own land": "push-building",
    "add P range 3 to land without B": "presence-3-unblighted",
}
PATTERNS = {
    r"reclaim (\d)": "reclaim-{}",
    r"\+(\d) En": "energy-{}",
    r"\+(\d) play this turn": "play-{}",
    r"add P range (\d)": "presence-{}",
    r"move P (\d)": "move-{}",
    r"gain 2 (water)": "{}-2",
}


@cache
def known(spirit: str) -> dict[str, Any]:
    """What the facts say of a spirit."""
    return next(each for each in json.loads(FACTS.read_text("utf-8")) if each["id"] == spirit)


def symbol(words: str) -> str:
    """The symbol for what the facts write of growth or of a space with an action."""
    for pattern, name in PATTERNS.items():
        if match := re.fullmatch(pattern, words):
            return name.format(match[1])
    return SYMBOLS[words]


def space(printed: dict[str, Any]) -> str:
    """A space of a track."""
    found = [str(printed[number]) for number in ("energy", "plays") if number in printed]
    found += [f"+{printed[f'plus_{what}']}-{what}" for what in ("energy", "plays") if f"plus_{what}" in printed]
    found += ["slot"] * printed.get("element_slot", False)
    found += printed.get("elements", [])
    found += [symbol(printed["action"])] if "action" in printed else []
    found += ["range-1"] if printed.get("bonus") == "+1 range on everything" else []
    found += ["added-energy"] if printed.get("on_add") == "+1 En" else []
    return " ".join(found) or "growth-row"


def check_panel(spirit: str) -> None:
    """Growth, uniques and innate powers are those of the facts."""
    panel, printed = PANELS[spirit], known(spirit)
    growth = printed["growth"]
    assert panel.groups == tuple(tuple(symbol(words) for words in each["options"]) for each in growth["groups"])
    assert not any(each["cost_energy"] for each in growth["groups"])
    assert (panel.pick, panel.costs, panel.always) == (growth["pick"], (), ())
    assert panel.complexity == printed["complexity"]
    box = BOXES.get(printed["set"], printed["set"])
    assert panel.box == box
    assert panel.rules == tuple(slug(each["name"]) for each in printed["special_rules"])
    uniques = [as_printed(each) | {"set": box} for each in printed["uniques"]]
    assert [as_built(POWERS[name]) for name in panel.uniques] == uniques
    innates = [
        {
            "id": slug(each["name"]).strip("-"),
            "name": each["name"],
            "set": box,
            "cost": 0,
            "speed": each["speed"],
            "elements": [],
            "range": each["range"],
            "target": each["target"],
            "needs": [level["need"] for level in each["levels"]],
        }
        for each in printed["innates"]
    ]
    assert [as_built(POWERS[name]) for name in panel.innates] == innates
    assert {POWERS[name].spirit for name in (*panel.uniques, *panel.innates)} == {spirit}
