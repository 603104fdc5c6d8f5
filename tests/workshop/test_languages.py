"""Translations are compared with the English: `make languages` finds what is missing or different."""

from pathlib import Path

import pytest

from rulebound.messages import ENGLISH, FOLDER
from workshop import languages
from workshop.languages import (
    RULES,
    Entries,
    check_forms,
    check_rules,
    check_translations,
    compare,
    forms_asked,
    progress,
    read,
)


def entries(tmp_path: Path, name: str, words: str) -> Entries:
    path = tmp_path / f"{name}.ftl"
    path.write_text(words, "utf-8")
    faults: list[str] = []
    found = read(path, faults)
    assert faults == []
    return found


@pytest.mark.parametrize(
    ("english", "own", "faults"),
    [
        ("a = Push 2 dahan.\n", "a = Przesuń 2 Dahan.\n", []),
        ("a = Push 2 dahan.\n", 'a = Prze{"\\u00AD"}suń { "2" } Dahan.\n', []),
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
    found = compare("x", "pl", entries(tmp_path, "english", english), entries(tmp_path, "own", own))
    assert list(found) == [f"x: {fault}" for fault in faults]


def test_a_form_that_a_name_lacks_is_found(tmp_path: Path) -> None:
    words = (
        'event-gone = { NAME($from-lamp, case: "genitive") }\nlamp-oil = lampa\n    .genitive = lampy\n'
        "lamp-wax = świeca\nlamp-wax-text = Świeca.\n"
    )
    found = list(forms_asked("x", entries(tmp_path, "moths", words), {"lamp": ("oil", "wax")}))
    assert found == ["x: lamp-wax has no genitive, which event-gone asks for"]


@pytest.mark.parametrize("language", languages.languages())
def test_every_language_says_everything_and_the_same_as_the_english(language: str) -> None:
    counts, faults = progress(FOLDER, language)
    assert all(of for _, of in counts.values())
    rules, other = check_rules(RULES, language)
    faults += [
        f"{language}/{page}.md: {of - done} rules are missing" for page, (done, of) in rules.items() if done < of
    ]
    assert [*faults, *check_translations(FOLDER, language), *check_forms(FOLDER, language), *other] == []


def test_a_message_that_is_missing_or_has_only_forms_is_found(tmp_path: Path) -> None:
    for language, words in ((ENGLISH, "lamp = Lamp\nwick = Wick\n"), ("pl", "lamp =\n    .genitive = lampy\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "moths.ftl").write_text(words, "utf-8")
    counts, faults = progress(tmp_path, "pl")
    assert counts[languages.FRAME] == (0, 2)
    assert faults == ["pl/moths.ftl: lamp is said in English", "pl/moths.ftl: wick is said in English"]


def test_a_language_begins_with_its_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words" / ENGLISH).mkdir(parents=True)
    (tmp_path / "words" / ENGLISH / "moths.ftl").write_text("lamp = Lamp\n", "utf-8")
    (tmp_path / "rules").mkdir()
    monkeypatch.setattr(languages, "FOLDER", tmp_path / "words")
    monkeypatch.setattr(languages, "RULES", tmp_path / "rules")
    languages.start("de")
    assert read(tmp_path / "words" / "de" / "moths.ftl", []) == {}
    assert (tmp_path / "rules" / "de").is_dir()
    with pytest.raises(SystemExit, match="de is there already"):
        languages.start("de")
