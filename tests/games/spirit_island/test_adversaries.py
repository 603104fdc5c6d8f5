"""What every adversary says of itself, against the facts: difficulty, fear cards, deck and names of each level."""

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, Foe, plan_of
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invader_deck import shown
from rulebound.games.spirit_island.rule import RULES
from tests.games.spirit_island.frames import WORDS, world

FACTS = Path(__file__).parents[2] / "facts" / "spirit_island" / "adversaries.json"
KNOWN: dict[str, dict[str, Any]] = {each["id"]: each for each in json.loads(FACTS.read_text("utf-8"))}
LEVELS = [(name, level) for name in KNOWN for level in range(7)]


def test_all_of_them_are_known() -> None:
    assert sorted(KNOWN) == sorted(ADVERSARIES)


@pytest.mark.parametrize("name", KNOWN)
def test_the_panel_agrees_with_the_facts(name: str) -> None:
    known, its = KNOWN[name], ADVERSARIES[name]
    assert (known["set"], len(known["levels"])) == (its.box, len(its.levels))
    assert WORDS.text(f"adversary-{name}") == known["name"]
    assert WORDS.text(f"escalation-{name}") == known["escalation"]["name"]


@pytest.mark.parametrize("name", KNOWN)
def test_a_loss_condition_is_counted_for_all_to_see(name: str) -> None:
    s = world(boxes=sorted({"base", ADVERSARIES[name].box}), adversary=name)
    counted = [WORDS.text(f"counter-{each.name}") for each in GAME.view(s, 0).counters]
    loss = KNOWN[name]["loss"]
    assert counted == ([loss["name"]] if loss else [])
    assert any("lost" in RULES.points_at(its.kind) for its in s.rules) == bool(loss)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_each_level_agrees_with_the_facts(name: str, level: int) -> None:
    known = KNOWN[name]["levels"][level]
    its = ADVERSARIES[name].levels[level]
    assert (known["level"], known["difficulty"], known["fear"]) == (level, its.difficulty, list(its.fear))
    assert known["deck"] == shown(plan_of([Foe(name, level)]))
    if level:
        assert WORDS.text(f"adversary-{name}-level-{level}") == known["name"]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_level_adds_something_to_the_board_exactly_if_the_facts_say_so(name: str, level: int) -> None:
    boxes = sorted({"base", "jagged-earth", ADVERSARIES[name].box})
    worlds = [world(2, boxes=boxes, boards=["A", "B"], adversary=name, level=each) for each in range(level + 1)]
    found = [(s.pieces, s.tokens, s.blight, len(s.under_fear)) for s in worlds]
    assert bool(KNOWN[name]["levels"][level]["setup"]) == (level > 0 and found[level] != found[level - 1])
