"""Names take the form that their sentence asks for; what a language lacks is said in English, and counted."""

import pytest

from rulebound.messages.names import Words

NAMES = """
race-dwarf = Krasnoludy
    .genitive = Krasnoludów
    .instrumental = Krasnoludami
    .gender = masculine
unit-plane = samolot
    .counted = { $number ->
        [one] { $number } samolot
        [few] { $number } samoloty
       *[many] { $number } samolotów
    }
region = region { $id }
    .genitive = regionu { $id }
with = z { NAME($race, case: "instrumental") }
plain = { $race } i { NAME($race) }
accused = widzę { NAME($race, case: "accusative") }
has = masz { NAME($unit, $number, case: "counted") }
from = z { NAME($region, case: "genitive") }
lost = { GENDER($race) ->
    [masculine] stracił
   *[other] straciło
  }
"""


def polish() -> Words:
    words = Words("pl")
    words.add(NAMES)
    return words


def said(words: Words, message: str, **about: object) -> str | None:
    text, errors = words.format(message, about)
    assert errors == []
    return text


def test_a_name_takes_the_case_of_its_sentence() -> None:
    words = polish()
    dwarves = words.name("race-dwarf", "Krasnoludy")
    assert said(words, "with", race=dwarves) == "z Krasnoludami"
    assert said(words, "plain", race=dwarves) == "Krasnoludy i Krasnoludy"
    assert words.missing_forms == {}


@pytest.mark.parametrize(
    ("number", "counted"),
    [(1, "1 samolot"), (2, "2 samoloty"), (5, "5 samolotów"), (12, "12 samolotów"), (22, "22 samoloty")],
)
def test_a_form_may_tell_numbers_apart(number: int, counted: str) -> None:
    words = polish()
    assert said(words, "has", unit=words.name("unit-plane", "samolot"), number=number) == f"masz {counted}"


def test_a_form_knows_what_its_name_is_made_of() -> None:
    words = polish()
    assert said(words, "from", region=words.name("region", "region r07", id="r07")) == "z regionu r07"


def test_a_form_that_is_missing_is_the_plain_name_and_is_counted() -> None:
    words = polish()
    dwarves = words.name("race-dwarf", "Krasnoludy")
    assert said(words, "accused", race=dwarves) == "widzę Krasnoludy"
    assert words.missing_forms == {"race-dwarf.accusative": 1}
    assert said(words, "accused", race="Ana") == "widzę Ana"  # a player has no forms
    assert words.missing_forms.total() == 1


def test_a_sentence_can_tell_genders_apart() -> None:
    words = polish()
    assert said(words, "lost", race=words.name("race-dwarf", "Krasnoludy")) == "stracił"
    assert said(words, "lost", race=words.name("unit-plane", "samolot")) == "straciło"
    assert said(words, "lost", race="Ana") == "straciło"
    assert words.missing_forms == {}


@pytest.mark.parametrize(
    ("name", "port"),
    [
        ("Bo", "le port de Bo"),
        ("Ana", "le port d’Ana"),  # noqa: RUF001
        ("Élodie", "le port d’Élodie"),  # noqa: RUF001
        ("Œdipe", "le port d’Œdipe"),  # noqa: RUF001
        ("Yves", "le port d’Yves"),  # noqa: RUF001
        ("Yann", "le port de Yann"),
        ("7 Nains", "le port de 7 Nains"),
    ],
)
def test_a_word_is_shortened_before_a_vowel(name: str, port: str) -> None:
    words = Words("fr")
    words.add('port = le port { ELIDE("de", $seat) }')
    assert said(words, "port", seat=name) == port
