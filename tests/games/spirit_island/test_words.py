"""Everything that the game says has its words, and everything that can be said is declared."""

import ast
import re
from pathlib import Path

import pytest

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from rulebound.messages import Messages
from tests.messages.finder import check_game, modules_of

ROOT = Path(__file__).parents[3]
MODULES = modules_of(GAME, ROOT / "src" / "rulebound" / "games")


def calls(name: str) -> list[ast.Call]:
    """All calls of a method of this name."""
    found = []
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name:
                found.append(node)
    return found


def texts(call: ast.Call) -> set[str]:
    return {each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_the_game_has_all_the_messages_it_uses_and_no_other() -> None:
    assert len(MODULES) > 30
    assert check_game(GAME, MODULES) == []


def test_every_way_to_choose_has_a_name() -> None:
    ways = {text for name in ("choose", "may", "ways") for call in calls(name) for text in texts(call)}
    assert len(ways) > 10
    assert ways <= set(GAME.names["way"])


def test_every_prompt_for_a_land_or_a_spirit_has_words() -> None:
    words = Messages(GAME)
    prompts = {
        text for name in ("choose_land", "choose_spirit", "ask") for call in calls(name) for text in texts(call)
    }
    assert "cascade" in prompts
    assert [prompt for prompt in sorted(prompts) if not words.has(f"prompt-{prompt}")] == []


def test_everything_that_lasts_has_a_name() -> None:
    kinds = {text for call in calls("last") for text in texts(call)}
    assert "ward" in kinds
    assert kinds <= set(GAME.names["lasting"])


def test_everything_of_a_panel_has_a_name() -> None:
    words = Messages(GAME)
    for its in PANELS.values():
        for symbol in (*its.always, *(each for group in its.groups for each in group)):
            assert words.has(f"symbol-{symbol}")
        for space in " ".join(each for track in its.tracks for each in track.spaces).split():
            plain = space.isdigit() or space[0] == "+" or space in ("any", "slot")
            assert plain or words.has(f"element-{space}") or words.has(f"symbol-{space}")
        assert its.rules
        for rule in its.rules:
            assert words.text(f"rule-{rule}-text")
        for name in its.innates:
            for level in range(1, len(POWERS[name].needs) + 1):
                assert words.text(f"power-{name}-level-{level}")


@pytest.mark.parametrize(
    "name", ["Massive Flooding", "massive-flooding", "Avoid the Dahan", "River's Domain", "Downward Spiral"]
)
def test_a_name_can_be_looked_up(name: str) -> None:
    assert len(Messages(GAME).about(name)) == 1


def test_every_way_to_win_or_lose_is_told_in_the_log_and_in_the_result() -> None:
    said = "".join(
        path.read_text("utf-8") for path in (ROOT / "src" / "rulebound" / "messages" / "en").glob("spirit-island*")
    )
    told, ends = (set(re.findall(rf"^{kind}-([a-z-]+) =", said, re.MULTILINE)) for kind in ("reason", "result"))
    assert told
    assert ends - {"sacrifice"} == told  # a sacrifice is a win that is told with its own reason
