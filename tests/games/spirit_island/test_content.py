"""All components against an independent table of what is printed: tests/facts/spirit_island.

Event cards are compared in test_event_cards.py, aspects in test_aspects.py.
"""

import pytest

from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.fear_cards import BOX_OF
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.setup import SPIRITS
from tests.games.spirit_island.against_facts import (
    as_built,
    as_printed,
    box_of,
    costs,
    english,
    facts,
    groups,
    innate_as_printed,
    slug,
    spirit_facts,
    tracks,
)

BOXES = ("base", "branch-and-claw", "jagged-earth")

# Powers.


@pytest.mark.parametrize(("kind", "box"), [(kind, box) for kind in ("minor", "major") for box in BOXES])
def test_power_cards_agree_with_the_facts(kind: str, box: str) -> None:
    built = {power.id: as_built(power) for power in POWERS.values() if power.kind == kind and power.box == box}
    printed = {known["id"]: as_printed(known) for known in facts(f"{kind}-powers") if known["set"] == box}
    assert sorted(built) == sorted(printed)
    for name, card in printed.items():
        assert built[name] == card


def test_no_power_card_is_of_another_box() -> None:
    decks = [power for power in POWERS.values() if power.kind in ("minor", "major")]
    assert {power.box for power in decks} == {*BOXES}
    assert len(decks) == len(facts("minor-powers")) + len(facts("major-powers"))


def test_every_unique_and_innate_power_is_on_a_panel_or_an_aspect() -> None:
    own = sorted(power.id for power in POWERS.values() if power.spirit)
    panels = [name for its in PANELS.values() for name in (*its.uniques, *its.innates)]
    assert own == sorted([*panels, *(name for its in ASPECTS.values() for name in its.innates)])


@pytest.mark.parametrize("kind", ["minor", "major", "unique", "innate"])
def test_every_power_has_a_text(kind: str) -> None:
    names = [power.id for power in POWERS.values() if power.kind == kind]
    assert names
    assert [name for name in names if not english().get(f"power-{name}-text")] == []


# Spirits.


def test_the_spirits_are_those_of_the_boxes() -> None:
    assert {known["id"]: box_of(known) for known in facts("spirits")} == {
        name: its.box for name, its in PANELS.items()
    }
    assert sorted(SPIRITS) == sorted(PANELS)


@pytest.mark.parametrize("name", SPIRITS)
def test_unique_powers_agree_with_the_facts(name: str) -> None:
    known = [as_printed(card) for card in spirit_facts(name)["uniques"]]
    assert [as_built(POWERS[card]) for card in PANELS[name].uniques] == known
    assert {(POWERS[card].kind, POWERS[card].spirit) for card in PANELS[name].uniques} == {("unique", name)}


@pytest.mark.parametrize("name", SPIRITS)
def test_innate_powers_agree_with_the_facts(name: str) -> None:
    known = [innate_as_printed(each, PANELS[name].box) for each in spirit_facts(name)["innates"]]
    assert [as_built(POWERS[power]) for power in PANELS[name].innates] == known
    assert {(POWERS[power].kind, POWERS[power].spirit) for power in PANELS[name].innates} == {("innate", name)}


@pytest.mark.parametrize("name", SPIRITS)
def test_growth_agrees_with_the_facts(name: str) -> None:
    panel, growth = PANELS[name], spirit_facts(name)["growth"]
    assert panel.groups == groups(growth)
    assert panel.costs == costs(growth)
    assert (panel.always,) == (groups({"groups": growth.get("always", [])}) or ((),))
    if "pick_sets" in growth:
        sizes = [len(numbers) for numbers in panel.sets]
        assert sizes == [len(one["groups"]) for one in growth["pick_sets"]]
        assert [number for numbers in panel.sets for number in numbers] == [*range(1, len(panel.groups) + 1)]
        assert {one["pick"] for one in growth["pick_sets"]} == {1}
    else:
        assert (panel.pick, panel.sets) == (growth["pick"], ())


@pytest.mark.parametrize("name", SPIRITS)
def test_tracks_agree_with_the_facts(name: str) -> None:
    panel, known = PANELS[name], spirit_facts(name)
    spaces = [sorted(each.split()) for track in panel.tracks for each in track.spaces]
    assert spaces == tracks(known)
    counted = {track.counts: [*track.spaces] for track in panel.tracks if len(track.spaces) > 1}
    if len(panel.tracks) == 2:
        lengths = {"energy": len(known["energy_track"]), "plays": len(known["card_play_track"])}
        assert {what: len(each) for what, each in counted.items()} == lengths


@pytest.mark.parametrize("name", SPIRITS)
def test_names_of_spirits_and_special_rules_agree_with_the_facts(name: str) -> None:
    panel, known = PANELS[name], spirit_facts(name)
    assert (english()[f"spirit-{name}"], panel.complexity) == (known["name"], known["complexity"])
    rules = [each["name"] for each in known["special_rules"]]
    assert [english()[f"rule-{rule}"] for rule in panel.rules] == rules
    assert list(panel.rules) == [slug(each) for each in rules]


@pytest.mark.parametrize("name", SPIRITS)
def test_power_progression_agrees_with_the_facts(name: str) -> None:
    known = [each.partition(" (major)") for each in spirit_facts(name).get("power_progression", [])]
    kinds = ["major" if major else "minor" for _, major, _ in known]
    assert [english()[f"power-{card}"] for card in PANELS[name].progression] == [each for each, _, _ in known]
    assert [POWERS[card].kind for card in PANELS[name].progression] == kinds


# Fear and blight cards.


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
