"""The rule counter tells the truth, and refuses what it cannot trust."""

import json
from pathlib import Path

import pytest

from workshop.rules import main

PAGE = """# Moths

**MO-001** A moth flies.
**MO-S1** A solo moth flies alone. See **MO-001** too.
**MO-002** It lands.
"""


class Tree:
    """A working copy with one game and one test file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.pages = root / "docs" / "rules"
        self.pages.mkdir(parents=True)
        (root / "tests").mkdir()

    def page(self, text: str, name: str = "moths_and_lanterns") -> None:
        (self.pages / f"{name}.md").write_text(text, encoding="utf-8")

    def test(self, text: str) -> None:
        (self.root / "tests" / "test_moths.py").write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> int:
        return main(["--root", str(self.root), *arguments])

    @property
    def kept(self) -> dict[str, list[int]]:
        kept: dict[str, list[int]] = json.loads((self.pages / "reached.json").read_text())
        return kept


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_without_rules_there_is_nothing_to_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "no rules yet\n"


def test_lists_the_numbers_without_a_test(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    tree.test('@rule("MO-001")\ndef test_flies(): ...\n')
    assert tree.run() == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["moths-and-lanterns 1/3", "  MO-S1 MO-002"]


def test_an_expansion_has_a_page_and_a_count_of_its_own(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    tree.page("**DU-RG1** Dusk rules.\n**DU-R1** It dawns.\n", "moths_and_lanterns-dusk")
    tree.test('@rule("DU-RG1", "MO-001")\ndef test_flies(): ...\n')
    assert tree.run() == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:4] == ["moths-and-lanterns 1/3", "  MO-S1 MO-002", "moths-and-lanterns-dusk 1/2", "  DU-R1"]


@pytest.mark.parametrize(
    "text",
    [
        '@rule("MO-001", "MO-002")\ndef test_it(): ...',
        '@pytest.mark.rule("MO-001")\n@rule("MO-002")\nasync def test_it(): ...',
        '@rule("MO-001", "MO-002")\nclass TestIt: ...',
        'pytestmark = rule("MO-001", "MO-002")',
        'pytestmark = [pytest.mark.long, rule("MO-001", "MO-002")]',
        'class TestIt:\n    pytestmark = rule("MO-001", "MO-002")',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("MO-001")), '
        'pytest.param(2, marks=[rule("MO-002")])])\ndef test_it(n): ...',
    ],
)
def test_finds_marks_wherever_they_may_stand(tree: Tree, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    tree.test(text)
    assert tree.run() == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["moths-and-lanterns 2/3", "  MO-S1"]


def test_a_number_in_passing_counts_for_nothing(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    tree.test('"""Shows MO-001."""\n# MO-002\ndef test_it():\n    rule("MO-S1")\n')
    assert tree.run() == 0
    assert capsys.readouterr().out.startswith("moths-and-lanterns 0/3\n")


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ('rule("MO-009")', "tests/test_moths.py:1: no rule has the number MO-009"),
        ("rule(NUMBER)", "tests/test_moths.py:1: write rule numbers as plain strings, not NUMBER"),
        ("rule()", "tests/test_moths.py:1: rule() names no number"),
    ],
)
def test_a_mark_that_points_nowhere_fails(
    tree: Tree, mark: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.page(PAGE)
    tree.test(f"@{mark}\ndef test_it(): ...\n")
    assert tree.run() == 1
    assert complaint in capsys.readouterr().err


def test_a_number_defined_twice_fails(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    tree.page("**MO-002** Again.\n", name="other")
    assert tree.run() == 1
    assert "other.md:1: MO-002 is already defined at moths_and_lanterns.md:5" in capsys.readouterr().err


def test_a_falling_share_fails_and_is_not_kept_by_accident(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    tree.test('@rule("MO-001", "MO-002")\ndef test_it(): ...\n')
    assert tree.run("--save") == 0
    assert tree.kept == {"moths-and-lanterns": [2, 3]}

    tree.test('@rule("MO-001")\ndef test_it(): ...\n')
    assert tree.run() == 1
    assert "the share fell to 1/3; reached.json keeps 2/3" in capsys.readouterr().err
    assert tree.run("--save") == 1
    assert tree.kept == {"moths-and-lanterns": [2, 3]}

    assert tree.run("--save", "--force") == 0
    assert tree.kept == {"moths-and-lanterns": [1, 3]}


def test_new_rules_without_tests_lower_the_share(tree: Tree) -> None:
    tree.page("**MO-001** A moth flies.\n")
    tree.test('@rule("MO-001")\ndef test_it(): ...\n')
    assert tree.run("--save") == 0
    tree.page(PAGE)
    assert tree.run() == 1


def test_rules_that_vanish_fail(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    assert tree.run("--save") == 0
    tree.page("nothing here\n")
    assert tree.run() == 1
    assert "its rules are gone" in capsys.readouterr().err


def test_a_rising_share_is_kept_on_request(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    assert tree.run("--save") == 0
    tree.test('@rule("MO-001")\ndef test_it(): ...\n')
    assert tree.run() == 0
    assert "--save" in capsys.readouterr().out
    assert tree.kept == {"moths-and-lanterns": [0, 3]}
    assert tree.run("--save") == 0
    assert tree.kept == {"moths-and-lanterns": [1, 3]}


def test_every_language_has_every_number_once(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.page(PAGE)
    (tree.pages / "pl").mkdir()
    own = tree.pages / "pl" / "moths_and_lanterns.md"
    own.write_text("**MO-001** Ćma lata.\n**MO-002** Siada.\n**MO-002** Znów siada.\n**MO-003** Śpi.\n", "utf-8")
    assert tree.run() == 1
    assert capsys.readouterr().err.splitlines() == [
        "pl/moths_and_lanterns.md: MO-S1 is missing",
        "pl/moths_and_lanterns.md: MO-003 is unknown",
        "pl/moths_and_lanterns.md: MO-002 stands there twice",
    ]
    own.write_text("**MO-001** Ćma lata.\n**MO-S1** Sama.\n**MO-002** Siada.\n", "utf-8")
    assert tree.run() == 0
