"""What the web client has of each game's content is what `rulebound content` prints."""

import json
from typing import Any

import pytest

from rulebound.games import game_names, load_game
from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.pack import standard_tables
from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS as SPIRIT_POWERS
from tests.cli.program import DIVERS, run
from workshop.content import file_of


def printed(game: str, *options: str) -> dict[str, Any]:
    """What the command prints."""
    found: dict[str, Any] = json.loads(run("content", game, *options).stdout)
    return found


@pytest.mark.parametrize("game", game_names())
def test_the_client_has_what_the_command_prints(game: str) -> None:
    """After a change to a card: `make content`."""
    assert file_of(game).read_text("utf-8") == run("content", game, "--no-tables").stdout


@pytest.mark.parametrize("game", game_names())
def test_the_tables_of_packs_are_told_beside_what_no_pack_replaces(game: str) -> None:
    field = load_game(game).setup.content()
    tables = {} if field is None else field.whole("standard")
    fixed = printed(game, "--no-tables")
    assert not fixed.keys() & tables.keys()
    assert printed(game) == {**fixed, **tables}


def test_a_game_that_prints_nothing_has_no_content() -> None:
    assert printed(DIVERS) == {}


def test_every_character_is_there_with_the_kind_of_its_card_and_the_tables_too() -> None:
    content = printed("auztralia")
    assert {name: its["use"] for name, its in content["characters"].items()} == {
        name: its.kind for name, its in CHARACTERS.items()
    }
    assert content["characters"]["zhu"] == {"use": "persistent", "number": 76}
    assert content.keys() - standard_tables().keys() == {"characters", "boxes", "farms"}


def test_every_race_power_place_and_relic_is_there_with_its_numbers() -> None:
    content = printed("small-world-underground")
    assert {kind: set(its) for kind, its in content.items()} == {
        "race": set(RACES),
        "power": set(POWERS),
        "place": set(PLACES),
        "relic": set(RELICS),
    }
    assert content["race"]["drow"]["tokens"] == RACES["drow"].tokens
    assert content["place"]["altar-of-souls"]["coins"] == 3


def test_every_power_and_every_spirit_is_there_with_what_is_printed() -> None:
    content = printed("spirit-island")
    assert set(content["powers"]) == set(SPIRIT_POWERS)
    assert set(content["spirits"]) == set(PANELS)
    storm = content["powers"]["raging-storm"]
    assert (storm["cost"], storm["speed"], storm["elements"]) == (3, "slow", {"fire": 1, "air": 1, "water": 1})
    assert (storm["range"], storm["source"], storm["target"]) == (1, "P", "any")
    lightning = content["spirits"]["lightnings-swift-strike"]
    assert lightning["groups"][0] == ["reclaim", "card", "energy-1"]
    assert lightning["rules"] == ["swiftness-of-lightning"]
    assert all(its["rules"] for its in content["spirits"].values())
