"""The page that counts the components of Spirit Island is what its command writes, and the list says the same."""

import json

from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.power import POWERS
from tests.cli.program import run
from workshop.components import PAGE, page

IN_THE_BOXES = {
    "spirit": 24,
    "minor": 100,
    "major": 66,
    "unique": 99,
    "innate": 47,
    "event": 56,
    "fear": 41,
    "blight": 16,
    "aspect": 6,
    "adversary": 7,
    "level": 7 * 6,
    "scenario": 10,
    "layout": 31,
}


def test_the_page_is_what_the_command_writes() -> None:
    """After a change: `make components`."""
    assert PAGE.read_text("utf-8") == page()
    assert "| minor powers | 36 | 31 | 33 |  | 100 |" in page()


def test_the_list_counts_what_is_in_the_boxes() -> None:
    (game,) = json.loads(run("games", "spirit-island", "--json").stdout)["games"]
    assert (game["id"], game["components"]) == ("spirit-island", IN_THE_BOXES)


def test_innate_powers_are_counted_on_panels_alone() -> None:
    of_aspects = [name for its in ASPECTS.values() for name in its.innates]
    innates = [power.id for power in POWERS.values() if power.innate and power.spirit]  # a scenario may lend one
    assert len(innates) == sum(GAME.components()["innate"].values()) + len(of_aspects)


def test_a_game_that_counts_nothing_has_no_components() -> None:
    (game,) = json.loads(run("games", "auztralia", "--json").stdout)["games"]
    assert game["components"] == {}
