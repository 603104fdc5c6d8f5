"""The table of what is printed, tests/facts/spirit_island, and powers and panels written as it writes them."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rulebound.games.spirit_island.power import Power
from rulebound.games.spirit_island.state import ANY, ELEMENTS

ROOT = Path(__file__).parents[3]
FACTS = ROOT / "tests" / "facts" / "spirit_island"
MESSAGES = ROOT / "src" / "rulebound" / "messages" / "en"


@cache
def facts(name: str) -> list[dict[str, Any]]:
    """One of the tables."""
    loaded: list[dict[str, Any]] = json.loads((FACTS / f"{name}.json").read_text("utf-8"))
    return loaded


def spirit_facts(name: str) -> dict[str, Any]:
    """What the table says of a spirit."""
    return next(known for known in facts("spirits") if known["id"] == name)


def box_of(known: dict[str, Any]) -> str:
    """The box of something; one that came in several boxes has them in brackets."""
    return str(known["set"]).partition("(")[0]


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
    """The id of something with this name."""
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "")).strip("-")


# Powers.


def as_elements(counts: tuple[int, ...]) -> dict[str, int]:
    """Counted elements by their names."""
    assert len(counts) == ANY + 1
    return {name: number for name, number in zip((*ELEMENTS, "any"), counts, strict=True) if number}


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
        "needs": [
            [as_elements(each) for each in power.needs_of(level)] for level in range(1, len(power.needs) + 1)
        ],
    }


def _steps(power: Power) -> int | list[int | None] | None:
    return power.within if power.second is None else [power.within, power.second]


def as_printed(known: dict[str, Any]) -> dict[str, Any]:
    """A card of the facts, without what is written in words."""
    return {
        **{key: known[key] for key in ("id", "name", "cost", "speed", "range", "target")},
        "set": box_of(known),
        "elements": sorted(known["elements"], key=ELEMENTS.index),
        "needs": [_needs(level) for level in known["threshold"]],
    }


def innate_as_printed(known: dict[str, Any], box: str) -> dict[str, Any]:
    """An innate power of the facts, without what is written in words."""
    return {
        **{key: known[key] for key in ("name", "speed", "range", "target")},
        "id": slug(known["name"]),
        "set": box,
        "cost": 0,
        "elements": [],
        "needs": [_needs(level) for level in known["levels"]],
    }


def _needs(level: dict[str, Any]) -> list[dict[str, int]]:
    """The elements that meet a level or threshold: any of these. What it needs besides has tests of its own."""
    ways = level.get("need_any") or [level["need"]]
    return [{name: number for name, number in way.items() if name in ELEMENTS} for way in ways]


# Panels.

SYMBOLS = {
    "reclaim all": ["reclaim"],
    "reclaim half (round up)": ["half"],
    "+1 power card": ["card"],
    "pay 2 En: +1 power card": ["buy-2"],
    "discard 2 power cards": ["discard-2"],
    "+En = highest uncovered plays number": ["earn-plays"],
    "+2 En and +1 En per fire showing on P tracks": ["kindle-2"],
    "gain (moon | air | plant)": ["gain-moon-air-plant"],
    "add P to any O": ["ocean"],
    "add P to any land": ["anywhere"],
    "add 1 P and 1 Be range 3 (same land)": ["swarm-3"],
    "(add P | add 1 Di) range 1": ["plague-1"],
    "gather 1 own P into each O": ["tide-in"],
    "push 1 own P from each O": ["tide-out"],
    "gather <=1 Be into a land at range 2": ["flock-2"],
    "push 1 D from one own land": ["drive-dahan"],
    "push 1 T/C from one own land": ["push-building"],
    "2 dmg in a land at range 0": ["damage-2"],
    "may ignore range this turn": ["ignore-range"],
    "one own power is fast this turn": ["fast-1"],
    "prepare 1 element marker": ["prepare-1"],
    "discard 2 element markers: +1 play": ["markers-2"],
    "gain <=2 Time": ["time-2"],
    "gain 1 card from the Days set": ["days"],
    "x2: (gain 1 Time | +2 plays this turn)": ["moment-plays"] * 2,
    "x3: (gain 1 Time | +2 En)": ["moment-energy"] * 3,
    "+1 range on everything": ["range-1"],
    "+1 En when P is added": ["added-energy"],
}
PATTERNS = {
    r"reclaim (\d)": "reclaim-{}",
    r"\+(\d) En": "energy-{}",
    r"\+(\d) play this turn": "play-{}",
    r"move P (\d)": "move-{}",
    r"gain (\d) ([a-z]+)": "{1}-{0}",
    r"gain ([a-z]+)": "{}",
    r"add P range (\d)": "presence-{}",
}
LANDS = {
    "D": "dahan",
    "inv": "invaders",
    "J": "jungle",
    "M": "mountain",
    "W": "wetland",
    "T/C": "buildings",
    "B": "blight",
    "Be": "beasts",
    "Wi": "wilds",
    "own P": "own",
    "coastal": "coastal",
    "inland": "inland",
}
TO_LANDS = re.compile(r"add P range (\d) to (.+)")


def symbols(words: str) -> list[str]:
    """The growth symbols, or the bonus of a track, for what the facts write."""
    if words in SYMBOLS:
        return SYMBOLS[words]
    for pattern, name in PATTERNS.items():
        if match := re.fullmatch(pattern, words):
            return [name.format(*match.groups())]
    reach = TO_LANDS.fullmatch(words)
    assert reach, words
    return [f"presence-{reach[1]}-{_lands(reach[2])}"]


def _lands(words: str) -> str:
    """`land with T/C/B` or `M or land with own P` as growth symbols name them."""
    if words == "land without B":
        return "unblighted"
    words = words.replace("land with ", "").replace("T/C", "buildings")
    return "-".join(LANDS.get(each, each) for each in re.split(r" or |/", words))


def groups(printed: dict[str, Any]) -> tuple[tuple[str, ...], ...]:
    """The growth groups of a panel."""
    sets = printed.get("pick_sets", [printed])
    return tuple(
        tuple(each for words in group["options"] for each in symbols(words))
        for one in sets
        for group in one["groups"]
    )


def costs(printed: dict[str, Any]) -> tuple[int, ...]:
    """The energy for each growth group, or nothing if none costs any."""
    sets = printed.get("pick_sets", [printed])
    found = tuple(group["cost_energy"] for one in sets for group in one["groups"])
    return found if any(found) else ()


OF_SPACE = (
    "energy",
    "plays",
    "plus_energy",
    "plus_plays",
    "element_slot",
    "elements",
    "action",
    "bonus",
    "on_add",
)
NO_SYMBOLS = {"id", "shared", "requires", "first_uncover"}  # they have tests of their own


def space(printed: dict[str, Any]) -> list[str]:
    """The symbols of a space of a track."""
    assert not {*printed} - {*OF_SPACE, *NO_SYMBOLS}, printed
    found = []
    for what in OF_SPACE:
        value = printed.get(what)
        if value is None:
            continue
        if what in ("energy", "plays"):
            found.append(str(value))
        elif what.startswith("plus"):
            found.append(f"+{value}-{what.removeprefix('plus_')}")
        elif what == "element_slot":
            found.append("slot")
        elif what == "elements":
            found += value
        else:
            found += symbols(f"{value} when P is added" if what == "on_add" else value)
    return found


def tracks(known: dict[str, Any]) -> list[list[str]]:
    """The symbols of all spaces of a panel; one that only holds back a growth group is named so."""
    rows = [row["spaces"] for row in known.get("growth_tracks", [])]
    spaces = [each for track in (known["energy_track"], known["card_play_track"], *rows) for each in track]
    return [sorted(space(each)) or ["growth-row"] for each in spaces]
