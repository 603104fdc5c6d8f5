"""The named points: the chapters ask only at points that rules can have."""

import ast
from collections.abc import Iterator
from pathlib import Path

from rulebound.games import spirit_island
from rulebound.games.spirit_island.rule import POINTS

ASKING = ("at", "at_seat")


def asked_in(source: str) -> Iterator[str]:
    """The points at which this source asks who steps in."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING:
            point = node.args[-1]
            if isinstance(point, ast.Constant) and isinstance(point.value, str):
                yield point.value


def test_a_chapter_asks_at_a_point_by_the_name_of_a_method_of_rule() -> None:
    """A point that no rule can have would be asked without an answer, and nothing would fail."""
    folder = Path(spirit_island.__file__).parent
    asked = {
        point: path.name for path in sorted(folder.rglob("*.py")) for point in asked_in(path.read_text("utf-8"))
    }
    assert len(asked) > 100
    assert {point: file for point, file in asked.items() if point not in POINTS} == {}


def test_a_misspelt_point_is_found() -> None:
    """What the test above goes by."""
    assert [*asked_in('for rule, its in at(s, "fist"):\n    at_seat(s, 0, "second")')] == ["fist", "second"]
