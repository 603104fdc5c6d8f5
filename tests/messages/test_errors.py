"""Whatever is refused is said by a message, which says the same as the code, in every language."""

import pickle
import string
from pathlib import Path

import pytest

from rulebound.games import load_game
from rulebound.kernel import BadRecord, BadSetup, Defect, RuleboundError, Sentence
from rulebound.messages import ENGLISH, FOLDER
from rulebound.messages.errors import Errors
from tests.messages.finder import read
from tests.messages.raised import english_in, faults_of, raised_in
from workshop.languages import languages

SOURCE = FOLDER.parent
SAID = raised_in(SOURCE)


def test_every_error_has_a_message_that_says_what_the_code_says() -> None:
    assert len(SAID) > 250
    assert list(faults_of(SAID, english_in(FOLDER / ENGLISH))) == []


def test_no_error_has_the_name_of_a_message_of_the_client() -> None:
    errors = read(FOLDER / ENGLISH / "errors.ftl", [])
    for path in (FOLDER / ENGLISH).glob("web-*.ftl"):
        assert errors.keys() & read(path, []).keys() == set(), path.name


@pytest.mark.parametrize("language", languages())
def test_every_error_can_be_said_in_every_language(language: str) -> None:
    words = Errors(language)
    for each in SAID:
        names = {name for _, name, _, _ in string.Formatter().parse(each.english) if name}
        for value in (1, 2, 5, 22):
            text = words.text(Sentence(each.kind, each.english, dict.fromkeys(names, value)))
            assert "{" not in text, each.kind
        if language != ENGLISH and each.english.count(" ") > 4:
            assert text != Errors().text(Sentence(each.kind, each.english, dict.fromkeys(names, 22))), each.kind


# The finder, on planted code.

CODE = """
class RuleboundError(Exception): ...
class Defect(RuleboundError): ...
class Refused(RuleboundError): ...
class Broken(Defect): ...
class Late(Refused):
    def __init__(self, seq):
        super().__init__("late", "too late: {seq}", seq=seq)

def sit(seats):
    raise Refused("full", "only {seats} seats", seats=seats)
    raise Late(3)
    raise Broken("a programmer reads this")
"""
WORDS = """
error-full = only { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
error-late = too late: { $seq }
"""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("", "", None),
        (
            '"full", "only {seats} seats", seats=seats',
            'f"only {seats} seats"',
            "tables.py:11 says a sentence",
        ),
        ("raise Late(3)", "raise Refused", "tables.py:12 says nothing"),
        ("raise Late(3)", 'raise HTTPException(detail="no")', "tables.py:12 says a sentence"),
        (
            '"late", "too late: {seq}"',
            '"late", "late: {seq}"',
            "error-late says something else: 'too late",
        ),
        (", seq=seq", "", "tables.py:8 late speaks of ['seq'], and is given []"),
        ('"full"', '"all"', "error-all is missing"),
        ('"full"', '"late"', "errors error-full is not used"),
    ],
)
def test_the_finder_tells_what_is_wrong(tmp_path: Path, old: str, new: str, fault: str | None) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "tables.py").write_text(CODE.replace(old, new, 1) if old else CODE, "utf-8")
    (tmp_path / "errors.ftl").write_text(WORDS, "utf-8")
    faults = list(faults_of(raised_in(tmp_path / "src"), english_in(tmp_path)))
    assert faults == [] if fault is None else any(fault in each for each in faults), faults


def test_what_only_the_terminal_says_lies_in_its_own_file(tmp_path: Path) -> None:
    (tmp_path / "src" / "cli").mkdir(parents=True)
    (tmp_path / "src" / "cli" / "play.py").write_text(CODE, "utf-8")
    (tmp_path / "errors.ftl").write_text(WORDS, "utf-8")
    faults = list(faults_of(raised_in(tmp_path / "src"), english_in(tmp_path)))
    assert faults == [f"errors error-{each} belongs into the other file" for each in ("full", "late")]


# What is said.


def test_an_error_reads_as_a_sentence_and_says_its_message() -> None:
    error = BadSetup("setup-same", "{field}: {value} is there twice", field="hat", value="{red}")
    assert str(error) == "hat: {red} is there twice"
    assert repr(error) == "BadSetup('hat: {red} is there twice')"
    assert Errors("pl").text(error) == "hat: {red} występuje dwa razy"


def test_a_plain_sentence_is_said_as_it_stands() -> None:
    error = BadSetup("hat: {red} or none")
    assert str(error) == Errors("pl").text(error) == "hat: {red} or none"
    assert str(Defect("{}")) == "{}"


def test_a_sentence_in_a_sentence_is_said_in_the_same_language() -> None:
    with pytest.raises(BadSetup) as refused:
        load_game("spirit-island").setup.check({"seats": 1, "level": 3})
    error = BadRecord("record-setup", "bad set-up: {error}", error=refused.value)
    assert Errors().text(error) == str(error)
    assert str(error).startswith("bad set-up: level: asked only with adversary")
    assert " or " in str(error)
    assert Errors("pl").text(error).startswith("złe przygotowanie gry: level: o to pyta się tylko z adversary")
    assert " lub " in Errors("pl").text(error)


def test_an_error_keeps_its_message_on_the_way_to_another_process() -> None:
    error = BadRecord.saying(BadSetup("seed", "the seed must be {what}", what=3).said)
    sent = pickle.loads(pickle.dumps(error))
    assert isinstance(sent, BadRecord)
    assert (sent.said.kind, sent.said.about, str(sent)) == ("seed", {"what": 3}, "the seed must be 3")


def test_an_error_that_a_language_cannot_say_is_said_in_english() -> None:
    assert Errors("pl").text(RuleboundError("no-such-kind", "no {thing}", thing="hat")) == "no hat"
    assert Errors("xx").text(BadSetup("seed", "seed")).startswith("the seed must be")
    assert Errors("pl").text(BadSetup("setup-same", "twice")) == "twice"  # what it is about is not given
