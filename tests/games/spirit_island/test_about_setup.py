"""What the lobby is told of a set-up: how difficult it is, what that is made of, and what suits a first game."""

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, level_id
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.scenario import SCENARIOS
from rulebound.games.spirit_island.scoring import challenge
from rulebound.games.spirit_island.setup import ALL_BOXES, parts_of_difficulty
from rulebound.kernel import Match, SetupValues
from rulebound.messages import Messages
from tests.marks import rule


def checked(**setup: object) -> SetupValues:
    return GAME.setup.check({"boxes": list(ALL_BOXES), **setup})


def said(setup: SetupValues) -> list[str]:
    words = Messages(GAME)
    return [words.status(each) for each in GAME.about_setup(setup)]


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (0, "gentle"),
        (1, "fair"),
        (3, "fair"),
        (4, "hard"),
        (6, "hard"),
        (7, "very-hard"),
        (9, "very-hard"),
        (10, "expert"),
        (23, "expert"),
    ],
)
def test_each_difficulty_has_a_word(number: int, word: str) -> None:
    assert challenge(number) == word


def test_a_plain_game_is_gentle_and_nothing_counts() -> None:
    assert said(checked(seats=1)) == ["Difficulty of the game: 0, gentle"]


@rule("SI-154", "SI-155", "SI-158")
def test_a_set_up_says_its_difficulty_and_what_it_is_made_of() -> None:
    pair = {"adversary": "russia", "level": 4, "supporting": "habsburg-monarchy", "supporting-level": 1}
    assert said(checked(seats=2, layout="two-islets", **pair)) == [
        "Difficulty of the game: 10, for experts",
        "7 for Tsardom of Russia, level 4",
        "2 for Habsburg Monarchy (Livestock Colony), level 1",
        "1 for the variant Archipelago",
    ]


@rule("SI-154")
def test_scenarios_add_their_own_difficulty() -> None:
    lines = said(checked(seats=1, scenarios=["despicable-theft"]))
    assert lines == ["Difficulty of the game: 2, fair", "2 for the scenario Despicable Theft"]


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 2, "adversary": "england", "level": 3, "extra-board": True},
        {"seats": 3, "layout": "lagoon", "scenarios": ["ward-the-shores"]},
        {"seats": 2, "scenarios": ["the-great-river"], "adversary": "scotland", "level": 6},
    ],
)
def test_the_table_has_the_difficulty_that_the_lobby_told(setup: dict[str, object]) -> None:
    values = checked(**setup)
    view = GAME.view(Match(GAME, values, seed=1).state, 0)  # type: ignore[arg-type]
    parts = [(part.kind, part.name, part.number) for part in view.difficulty_parts]
    assert parts == [tuple(part) for part in parts_of_difficulty(values)]
    number, word = next(iter(GAME.about_setup(values))).args
    assert (view.difficulty, view.challenge) == (number, word)


def test_a_first_game_is_alone_with_a_simple_spirit_and_nothing_that_makes_it_harder() -> None:
    spirits = []
    for setup in map(GAME.setup.check, GAME.first_setups):
        (spirit,) = setup["spirits"]
        spirits.append(spirit)
        assert (setup["seats"], setup["boxes"], setup["progression"]) == (1, ["base"], True)
        assert PANELS[spirit].complexity == "low"
        assert PANELS[spirit].progression
        assert said(setup) == ["Difficulty of the game: 0, gentle"]
    assert sorted(spirits) == [
        "lightnings-swift-strike",
        "river-surges-in-sunlight",
        "shadows-flicker-like-flame",
        "vital-strength-of-the-earth",
    ]


def test_every_counter_is_that_of_an_adversary_a_level_or_a_scenario() -> None:
    """So that the panels can show it where it belongs."""
    losses = [its.loss for its in ADVERSARIES.values() if its.loss]
    levels = [level_id(name, number) for name, its in ADVERSARIES.items() for number in range(len(its.levels))]
    assert set(losses) <= set(GAME.names["counter"])
    assert set(GAME.names["counter"]) <= {*losses, *levels, *SCENARIOS}


def test_what_is_printed_of_adversaries_and_scenarios() -> None:
    printed = GAME.printed()
    assert printed["adversaries"]["russia"] == {
        "difficulty": [1, 3, 4, 6, 7, 9, 11],
        "loss": "hunters-swarm-the-island",
    }
    assert "loss" not in printed["adversaries"]["sweden"]
    assert printed["scenarios"]["the-great-river"] == {"difficulty": SCENARIOS["the-great-river"].difficulty}
