"""`make check` runs the tests that belong to what is changed."""

from pathlib import Path

import pytest

from workshop.touched import ROOT, belongs_to, commands


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A small working copy."""
    for name in (
        "tests/browser/test_phone.py",
        "tests/docs/test_readme.py",
        "tests/games/auztralia/test_setup.py",
        "tests/server/test_chat.py",
        "tests/workshop/test_rules_tool.py",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


@pytest.mark.parametrize(
    ("name", "tests"),
    [
        ("src/rulebound/server/tables/chat.py", "tests/server/test_chat.py"),
        ("src/rulebound/server/tables/table.py", "tests/server"),
        ("src/rulebound/server/migrations/versions/0001.py", "tests/server"),
        ("src/rulebound/games/auztralia/setup.py", "tests/games/auztralia/test_setup.py"),
        ("src/rulebound/games/auztralia/actions/recruit.py", "tests/games/auztralia"),
        ("tests/server/test_chat.py", "tests/server/test_chat.py"),
        ("tests/server/test_gone.py", "tests/server"),
        ("tests/server/live.py", "tests/server"),
        ("tests/facts/auztralia/cards.json", "tests/games/auztralia"),
        ("docs/rules/auztralia.md", "tests/docs"),
        ("workshop/docs_site.py", "tests/docs"),
        ("workshop/venv.sh", "tests/workshop"),
        ("Makefile", "tests/workshop"),
        ("pyproject.toml", "tests/workshop"),
        ("web/src/App.svelte", None),
    ],
)
def test_a_file_belongs_to_the_tests_at_its_place(copy: Path, name: str, tests: str | None) -> None:
    found = belongs_to(name, copy)
    assert (None if found is None else str(found)) == tests


def test_what_the_tests_need_is_made_first_and_the_browser_is_on_its_own(copy: Path) -> None:
    names = [
        "src/rulebound/server/tables/chat.py",
        "tests/server/live.py",
        "tests/browser/test_phone.py",
        "web/index.html",
    ]
    assert commands(names, copy, jobs="3") == [
        ["make", "--no-print-directory", "postgres", "docs", "web", "chromium", "web-test"],
        [".venv/bin/pytest", "-n", "3", "tests/server"],
        [".venv/bin/pytest", "-n", "3", "tests/browser/test_phone.py"],
    ]


def test_the_docs_are_built_for_their_tests(copy: Path) -> None:
    for name in ("docs/rules/auztralia.md", "tests/docs/test_readme.py"):
        assert commands([name], copy)[0] == ["make", "--no-print-directory", "docs"]


def test_where_nothing_is_changed_nothing_runs(copy: Path) -> None:
    assert commands([], copy) == []


def test_every_module_belongs_to_tests_that_are_there() -> None:
    modules = [path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.py")]
    places = [ROOT / (belongs_to(name) or "nowhere") for name in modules]
    assert len(places) > 100
    assert [place for place in places if not place.is_file() and not any(place.rglob("test_*.py"))] == []
