"""All powers and panels against an independent table of what is printed: tests/facts/spirit_island."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.fear_cards import BOX_OF
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.setup import SPIRITS
from rulebound.games.spirit_island.state import ANY, ELEMENTS

ROOT = Path(__file__).parents[3]
FACTS = ROOT / "tests" / "facts" / "spirit_island"
MESSAGES = ROOT / "src" / "rulebound" / "messages" / "en"
BASE_SPIRITS = (
    "a-spread-of-rampant-green",
    "bringer-of-dreams-and-nightmares",
    "lightnings-swift-strike",
    "oceans-hungry-grasp",
    "river-surges-in-sunlight",
    "shadows-flicker-like-flame",
    "thunderspeaker",
    "vital-strength-of-the-earth",
)


@cache
def facts(name: str) -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = json.loads((FACTS / f"{name}.json").read_text("utf-8"))
    return loaded


@cache
def english() -> dict[str, str]:
    """The messages of the game that are plain text."""
    found = {}
    for path in sorted(MESSAGES.glob("spirit-island*.ftl")):
        for node in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(node, ftl.Message) and node.value is not None:
                parts = node.value.elements
                found[node.id.name] = "".join(part.value for part in parts if isinstance(part, ftl.TextElement))
    return found


def slug(name: str) -> str:
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", ""))


# Powers.


def as_elements(counts: tuple[int, ...]) -> dict[str, int]:
    names = (*ELEMENTS, "any")
    assert len(counts) == ANY + 1
    return {name: number for name, number in zip(names, counts, strict=True) if number}


def as_built(power: Power) -> dict[str, Any]:
    """A power of the program, as the facts write one."""
    elements = as_elements(power.elements)
    return {
        "id": power.id,
        "name": english().get(f"power-{power.id}"),
        "set": power.box,
        "cost": power.cost,
        "speed": power.speed,
        "elements": [name for name in elements for _ in range(elements[name])],
        "range": None if power.within is None else {"from": power.source, "n": _steps(power)},
        "target": power.target.name,
        "needs": [as_elements(each) for each in power.needs],
    }


def _steps(power: Power) -> int | list[int | None] | None:
    return power.within if power.second is None else [power.within, power.second]


def as_printed(known: dict[str, Any]) -> dict[str, Any]:
    """A card of the facts, without what is written in words."""
    kept = ("id", "name", "set", "cost", "speed", "range", "target")
    return {
        **{key: known[key] for key in kept},
        "elements": sorted(known["elements"], key=ELEMENTS.index),
        "needs": [level["need"] for level in known["threshold"]],
    }


@pytest.mark.parametrize(
    ("kind", "box"),
    [(kind, box) for kind in ("minor", "major") for box in ("base", "branch-and-claw", "jagged-earth")],
)
def test_minor_powers_agree_with_the_facts(kind: str, box: str) -> None:
    built = {power.id: as_built(power) for power in POWERS.values() if power.kind == kind and power.box == box}
    printed = {known["id"]: as_printed(known) for known in facts(f"{kind}-powers") if known["set"] == box}
    assert sorted(built) == sorted(printed)
    for name, card in printed.items():
        assert built[name] == card


@pytest.mark.parametrize("kind", ["minor", "major", "unique", "innate"])
def test_every_power_has_a_text(kind: str) -> None:
    names = [power.id for power in POWERS.values() if power.kind == kind]
    assert names
    assert [name for name in names if not english().get(f"power-{name}-text")] == []


# Spirits.


def spirit_facts(name: str) -> dict[str, Any]:
    return next(known for known in facts("spirits") if known["id"] == name)


def test_the_base_box_has_its_eight_spirits() -> None:
    assert tuple(sorted(known["id"] for known in facts("spirits") if known["set"] == "base")) == BASE_SPIRITS
    assert tuple(name for name in SPIRITS if PANELS[name].box == "base") == BASE_SPIRITS


@pytest.mark.parametrize("name", BASE_SPIRITS)
def test_unique_powers_agree_with_the_facts(name: str) -> None:
    known = [as_printed(card) for card in spirit_facts(name)["uniques"]]
    assert [as_built(POWERS[card]) for card in PANELS[name].uniques] == known
    assert {POWERS[card].kind for card in PANELS[name].uniques} == {"unique"}
    assert {POWERS[card].spirit for card in PANELS[name].uniques} == {name}


@pytest.mark.parametrize("name", BASE_SPIRITS)
def test_innate_powers_agree_with_the_facts(name: str) -> None:
    known = [
        {
            "id": slug(each["name"]),
            "name": each["name"],
            "set": "base",
            "cost": 0,
            "speed": each["speed"],
            "elements": [],
            "range": each["range"],
            "target": each["target"],
            "needs": [level["need"] for level in each["levels"]],
        }
        for each in spirit_facts(name)["innates"]
    ]
    assert [as_built(POWERS[power]) for power in PANELS[name].innates] == known
    assert {POWERS[power].kind for power in PANELS[name].innates} == {"innate"}
    assert {POWERS[power].spirit for power in PANELS[name].innates} == {name}


SPACES = {"D": "dahan", "inv": "invaders", "J": "jungle", "W": "wetland", "coastal": "coastal"}
GROWTH = {
    "reclaim all": "reclaim",
    "reclaim 1": "reclaim-1",
    "+1 power card": "card",
    "+1 play this turn": "play-1",
    "gather 1 own P into each O": "tide-in",
    "push 1 own P from each O": "tide-out",
    "add P to any O": "ocean",
}


def growth_symbol(words: str) -> str:
    """The symbol for what the facts write of growth."""
    if words in GROWTH:
        return GROWTH[words]
    energy = re.fullmatch(r"\+(\d) En", words)
    if energy:
        return f"energy-{energy[1]}"
    presence = re.fullmatch(r"add P range (\d)(?: to (?:land with )?(.+))?", words)
    assert presence, words
    limits = [SPACES[word] for word in presence[2].split("/")] if presence[2] else []
    return "-".join(["presence", presence[1], *limits])


def growth_groups(groups: list[dict[str, Any]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(growth_symbol(words) for words in group["options"]) for group in groups)


@pytest.mark.parametrize("name", BASE_SPIRITS)
def test_growth_agrees_with_the_facts(name: str) -> None:
    panel, growth = PANELS[name], spirit_facts(name)["growth"]
    assert panel.groups == growth_groups(growth["groups"])
    assert (panel.always,) == (growth_groups(growth.get("always", [])) or ((),))
    assert panel.pick == growth["pick"]
    assert not any(panel.costs)
    assert not any(group["cost_energy"] for group in growth["groups"])


def track(spaces: list[dict[str, Any]], number: str) -> tuple[str, ...]:
    """A track of the facts as panels write it: a number, an element or a bonus on each space."""
    found = []
    for space in spaces:
        ((what, value),) = space.items()
        if what == "elements":
            (value,) = value
        elif what == "action":
            value = growth_symbol(value)
        else:
            assert what == number
        found.append(str(value))
    return tuple(found)


@pytest.mark.parametrize("name", BASE_SPIRITS)
def test_tracks_agree_with_the_facts(name: str) -> None:
    panel, known = PANELS[name], spirit_facts(name)
    assert panel.tracks[0].spaces == track(known["energy_track"], "energy")
    assert panel.tracks[1].spaces == track(known["card_play_track"], "plays")
    assert panel.complexity == known["complexity"]


@pytest.mark.parametrize("name", BASE_SPIRITS)
def test_power_progression_agrees_with_the_facts(name: str) -> None:
    known = [each.partition(" (major)") for each in spirit_facts(name).get("power_progression", [])]
    kinds = ["major" if major else "minor" for _, major, _ in known]
    assert [english()[f"power-{card}"] for card in PANELS[name].progression] == [each for each, _, _ in known]
    assert [POWERS[card].kind for card in PANELS[name].progression] == kinds


# Fear and blight cards.


def box_of(known: dict[str, Any]) -> str:
    return str(known["set"]).partition("(")[0]


def test_fear_cards_agree_with_the_facts() -> None:
    printed = {known["id"]: (known["name"], box_of(known)) for known in facts("fear-cards")}
    assert printed == {name: (english()[f"fear-{name}"], box) for name, box in BOX_OF.items()}


def test_blight_cards_agree_with_the_facts() -> None:
    printed = {
        known["id"]: (known["name"], box_of(known), known["blightPerPlayer"], known["type"])
        for known in facts("blight-cards")
    }
    types = {False: "blighted", True: "still-healthy"}
    assert printed == {
        name: (english()[f"blight-{name}"], card.box, card.per_player, types[card.healthy])
        for name, card in CARDS.items()
    }
