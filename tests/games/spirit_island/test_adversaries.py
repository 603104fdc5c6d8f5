"""All adversaries against the facts: their boxes and names, difficulty, fear cards, decks and printed set-up."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, HIGHEST, Foe, plan_of
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invader_deck import shown
from rulebound.games.spirit_island.pieces import CITY, TOWN
from tests.games.spirit_island.frames import WORDS
from tests.marks import rule

FACTS: Final[dict[str, Any]] = {
    known["id"]: known
    for known in json.loads(
        (Path(__file__).parents[2] / "facts" / "spirit_island" / "adversaries.json").read_text("utf-8")
    )
}
EACH: Final = pytest.mark.parametrize("name", sorted(ADVERSARIES))
PIECES: Final = {"T": TOWN, "C": CITY}
ONLY_PIECES: Final = re.compile(r"on each board add 1 [TC] to land \d(?: and 1 [TC] to land \d)*")


def test_every_adversary_is_in_the_facts() -> None:
    assert {*ADVERSARIES} <= {*FACTS}
    assert {*ADVERSARIES} == {*FACTS}


@EACH
def test_the_panel_agrees_with_the_facts(name: str) -> None:
    known = FACTS[name]
    assert ADVERSARIES[name].box == known["set"]
    assert WORDS.text(f"adversary-{name}") == known["name"]
    assert WORDS.text(f"escalation-{name}") == known["escalation"]["name"]
    if known["loss"]:
        assert known["loss"]["name"] in {WORDS.text(f"counter-{each}") for each in GAME.names["counter"]}


@rule("SI-003", "SI-153", "SI-154")
@EACH
def test_each_level_agrees_with_the_facts(name: str) -> None:
    levels = ADVERSARIES[name].levels
    assert [level["level"] for level in FACTS[name]["levels"]] == [*range(HIGHEST + 1)]
    assert len(levels) == HIGHEST + 1
    for known, its in zip(FACTS[name]["levels"], levels, strict=True):
        assert (its.difficulty, list(its.fear)) == (known["difficulty"], known["fear"]), known["level"]
        assert shown(plan_of([Foe(name, known["level"])])) == known["deck"], known["level"]
        if known["level"]:
            assert WORDS.text(f"adversary-{name}-level-{known['level']}") == known["name"]


@rule("SI-018")
@EACH
def test_the_pieces_of_set_up_agree_with_the_facts(name: str) -> None:
    for known, its in zip(FACTS[name]["levels"], ADVERSARIES[name].levels, strict=True):
        if ONLY_PIECES.fullmatch(known["setup"]):
            found = re.findall(r"1 ([TC]) to land (\d)", known["setup"])
            assert its.pieces == tuple((int(land), PIECES[letter]) for letter, land in found), known["level"]
        elif not known["setup"]:
            assert its.pieces == (), known["level"]
