"""Translations are compared with the English: `make languages` finds what is missing or different."""

from pathlib import Path

import pytest

from workshop.languages import Entries, compare, forms_asked, read


def entries(tmp_path: Path, words: str) -> Entries:
    path = tmp_path / "moths.ftl"
    path.write_text(words, "utf-8")
    faults: list[str] = []
    found = read(path, faults)
    assert faults == []
    return found


@pytest.mark.parametrize(
    ("english", "own", "faults"),
    [
        ("a = Push 2 dahan.\n", "a = Przesuń 2 Dahan.\n", []),
        (
            "a = Push 2 dahan.\n",
            "a = Przesuń 3 Dahan.\n",
            ["a has other numbers than the English (3 instead of 2)"],
        ),
        (
            "a = 1 fear, 1 damage.\n",
            "a = 1 strach.\n",
            ["a has other numbers than the English (1 instead of 1 1)"],
        ),
        (
            "a = { $n ->\n    [one] 1 coin\n   *[other] { $n } coins\n  }\n",
            "a = { $n ->\n    [one] moneta\n    [few] { $n } monety\n    [many] { $n } monet\n"
            "   *[other] { $n } monety\n  }\n",
            [],
        ),
        (
            "a = { $n ->\n    [one] 1 coin\n   *[other] { $n } coins\n  }\n",
            "a = { $n ->\n    [one] moneta\n   *[other] { $n } monet\n  }\n",
            ["a does not tell few and many apart"],
        ),
    ],
)
def test_other_numbers_and_missing_plurals_are_found(
    tmp_path: Path, english: str, own: str, faults: list[str]
) -> None:
    found = compare("x", "pl", entries(tmp_path, english), entries(tmp_path, own))
    assert list(found) == [f"x: {fault}" for fault in faults]


def test_a_form_that_a_name_lacks_is_found(tmp_path: Path) -> None:
    words = (
        'event-gone = { NAME($from-lamp, case: "genitive") }\nlamp-oil = lampa\n    .genitive = lampy\n'
        "lamp-wax = świeca\nlamp-wax-text = Świeca.\n"
    )
    found = list(forms_asked("x", entries(tmp_path, words), {"lamp": ("oil", "wax")}))
    assert found == ["x: lamp-wax has no genitive, which event-gone asks for"]
