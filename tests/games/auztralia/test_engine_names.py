"""The chapters of the rules name no character: each stands in content/ alone, and bots' tastes in judge/."""

import ast
from pathlib import Path

import rulebound.games.auztralia
from rulebound.games import load_game
from rulebound.games.auztralia.character import CHARACTERS
from rulebound.messages import Messages

HOME = Path(rulebound.games.auztralia.__file__).parent
CHAPTERS = sorted(
    path for path in HOME.rglob("*.py") if not {"content", "judge"} & set(path.relative_to(HOME).parts[:-1])
)


def test_the_chapters_name_no_character() -> None:
    words = Messages(load_game("auztralia"))
    names = {words.text(f"character-{each}") for each in CHARACTERS}
    assert "Ivan Karpov" in names
    assert len(CHAPTERS) > 30
    for path in CHAPTERS:
        text = path.read_text("utf-8")
        constants = {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)}
        assert not constants & set(CHARACTERS), path.name
        assert [name for name in names if name in text] == [], path.name
