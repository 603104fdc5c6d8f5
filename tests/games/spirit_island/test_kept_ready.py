"""What is kept ready beside a state, so that it need not be worked out at every look."""

import ast
from pathlib import Path

from rulebound.games import spirit_island
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.rule import ENDINGS, RULES, may_end
from tests.games.spirit_island.harness import island
from tests.games.spirit_island.test_points import asked_in


def test_a_changed_island_is_laid_out_at_once() -> None:
    s = island("A5: 1P").s
    gone = s.island.number_of["A7"]
    s.lay_out((f"gone {gone}",))
    assert gone not in bits(s.island.lands)
    assert list(GAME.invariants(s)) == []


def test_the_laws_notice_an_island_that_has_changed_unseen() -> None:
    s = island("A5: 1P").s
    s.changes = (f"gone {s.island.number_of['A7']}",)
    assert "another island is kept ready" in list(GAME.invariants(s))


def _function(file: str, name: str) -> str:
    """The source of the function of this name."""
    tree = ast.parse((Path(spirit_island.__file__).parent / file).read_text("utf-8"))
    (found,) = (each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.name == name)
    return ast.unparse(found)


def test_whether_rules_may_end_the_game_is_asked_for_all_points_where_they_can() -> None:
    """A point that is missing there would not be asked, and nothing would fail."""
    sources = (_function("ending.py", "check"), _function("state.py", "terror"))
    assert {point for source in sources for point in asked_in(source)} == ENDINGS


def test_rules_may_end_the_game_that_stand_or_that_last() -> None:
    s = island("A5: 1P").s
    assert not may_end(s)
    s.effects.append(Effect("any"))
    assert may_end(s)
    s.effects.clear()
    s.enforce(Effect(min(RULES.who("lost")), until="game"))
    assert may_end(s)
