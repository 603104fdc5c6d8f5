"""The panel of a spirit against the facts: its growth, its tracks, its innate and unique powers."""

import re
from typing import Any

from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from tests.games.spirit_island.test_content import as_built, as_printed, english, slug, spirit_facts

BOXES = {"promo(feather-and-flame)": "promo"}
LANDS = {"M": "mountain", "W": "wetland"}
SYMBOLS = {
    "reclaim all": "reclaim",
    "reclaim 1": "reclaim-1",
    "+1 power card": "card",
    "+1 play this turn": "play-1",
    "move P 1": "move-1",
    "gain 2 earth": "earth-2",
    "add P range 3 to M or land with own P": "presence-3-mountain-own",
    "+2 En and +1 En per fire showing on P tracks": "kindle-2",
}


def symbol(words: str) -> str:
    """The symbol for what the facts write."""
    if words in SYMBOLS:
        return SYMBOLS[words]
    if energy := re.fullmatch(r"\+(\d) En", words):
        return f"energy-{energy[1]}"
    presence = re.fullmatch(r"add P range (\d)(?: to (.+))?", words)
    assert presence, words
    limits = [LANDS[word] for word in presence[2].split("/")] if presence[2] else []
    return "-".join(["presence", presence[1], *limits])


def space(known: dict[str, Any]) -> str:
    """A space of a track as panels write it."""
    found = []
    for what, value in known.items():
        if what in ("energy", "plays"):
            found.append(str(value))
        elif what == "elements":
            found += value
        elif what == "plus_plays":
            found.append(f"+{value}-plays")
        elif what == "action":
            found.append(symbol(value))
        else:
            assert what == "first_uncover"  # a special rule, which has a test of its own
    return " ".join(found)


def in_our_box(card: dict[str, Any]) -> dict[str, Any]:
    return {**card, "set": BOXES.get(card["set"], card["set"])}


def agrees(name: str) -> None:
    """All that is printed in numbers and symbols is as the facts say."""
    panel, known = PANELS[name], spirit_facts(name)
    growth = known["growth"]
    assert panel.box == in_our_box(known)["set"]
    assert panel.complexity == known["complexity"]
    assert english()[f"spirit-{name}"] == known["name"]
    assert panel.groups == tuple(tuple(map(symbol, group["options"])) for group in growth["groups"])
    assert (panel.pick, panel.always, panel.costs) == (growth["pick"], (), ())
    assert panel.tracks[0].spaces == tuple(map(space, known["energy_track"]))
    assert panel.tracks[1].spaces == tuple(map(space, known["card_play_track"]))
    assert [english()[f"rule-{rule}"] for rule in panel.rules] == [each["name"] for each in known["special_rules"]]
    assert [as_built(POWERS[card]) for card in panel.uniques] == [
        in_our_box(as_printed(card)) for card in known["uniques"]
    ]
    assert [as_built(POWERS[power]) for power in panel.innates] == [
        {
            "id": slug(each["name"]),
            "name": each["name"],
            "set": panel.box,
            "cost": 0,
            "speed": each["speed"],
            "elements": [],
            "range": each["range"],
            "target": each["target"],
            "needs": [_elements(level["need"]) for level in each["levels"]],
        }
        for each in known["innates"]
    ]
    assert {POWERS[power].spirit for power in (*panel.uniques, *panel.innates)} == {name}


def _elements(need: dict[str, int]) -> dict[str, int]:
    return {what: number for what, number in need.items() if what != "presence_destroyed"}
