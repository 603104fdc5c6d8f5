"""What the web client shows in "How to play" is what the scripts give, and its rules and words are there."""

import re
from pathlib import Path

import pytest

from rulebound.games import game_names
from workshop.how_to_play.script import PARTS, Script, text_of
from workshop.how_to_play.scripts import SCRIPTS, file_of

ROOT = Path(__file__).parents[2]
WORDS = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/rulebound/messages/en").glob("web-howto-*.ftl"))
RULES = "\n".join(path.read_text("utf-8") for path in (ROOT / "docs/rules").glob("*.md"))
EACH = pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)


def test_every_game_is_taught() -> None:
    assert set(SCRIPTS) == set(game_names())


@EACH
def test_the_client_has_what_the_script_gives(script: Script) -> None:
    """After a change to the rules or to a script: `make how-to-play`."""
    assert file_of(script.game).read_text("utf-8") == text_of(script)


@EACH
def test_there_are_six_to_ten_steps_and_each_shows_a_part_of_the_table(script: Script) -> None:
    names = [step.name for step in script.steps]
    assert 6 <= len(set(names)) == len(names) <= 10
    assert all(step.shows and set(step.shows) <= set(PARTS) for step in script.steps)


@EACH
def test_every_rule_of_a_step_is_in_the_rules(script: Script) -> None:
    for step in script.steps:
        assert step.rules
        assert [rule for rule in step.rules if f"**{rule}**" not in RULES] == []


def test_every_step_has_a_title_and_a_text_and_no_words_are_left_over() -> None:
    told = set(re.findall(r"^(howto-\S+) =", WORDS, re.MULTILINE))
    steps = {f"howto-{script.game}-{step.name}" for script in SCRIPTS.values() for step in script.steps}
    assert told == steps | {f"{step}-text" for step in steps}
