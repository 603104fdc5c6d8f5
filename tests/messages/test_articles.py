# ruff: noqa: RUF001
"""The small words before names, in French and Brazilian Portuguese, as they are read at the table."""

import re
from functools import cache
from pathlib import Path

import pytest

from rulebound.games import load_game
from rulebound.kernel import Event, Option
from rulebound.messages import FOLDER, Messages

SMALL, OZ, ISLAND = "small-world-underground", "auztralia", "spirit-island"
# A word that loses its last letter before a vowel, and what may be anybody's name.
NOT_ELIDED = re.compile(
    r"\b(?:de|que|le|la|ne|se|si) \{ \$(?:\w+-)?(?:seat|player|name|names|who|winners)\b", re.IGNORECASE
)
LOOSE = re.compile(r"(?<=\S) [:;!?»%](?=[\s.,]|$)|« ")


@cache
def words(game: str, language: str) -> Messages:
    return Messages(load_game(game), language, ("Ana", "Bo"))


@pytest.mark.parametrize(
    ("game", "event", "said"),
    [
        (OZ, Event("port-held", (0,)), "Le port d’Ana tient."),
        (OZ, Event("port-held", (1,)), "Le port de Bo tient."),
        (SMALL, Event("ancient-moved", (0, "r05")), "Le Grand Ancien d’Ana est dans la région r05."),
        (SMALL, Event("taxed", (1, 0)), "Bo paie une pièce aux Liches d’Ana."),
        (ISLAND, Event("presence-lost", (0, "A5")), "Une présence d’Ana en A5 est détruite."),
        (OZ, Event("slain", (0, "davies")), "Mort chez Ana : Agent Davies."),
    ],
)
def test_a_french_word_before_a_player_is_shortened_where_it_must_be(game: str, event: Event, said: str) -> None:
    assert words(game, "fr").event(event) == said.replace(" :", "\u00a0:")


@pytest.mark.parametrize("path", sorted((FOLDER / "fr").glob("*.ftl")), ids=lambda path: path.stem)
def test_no_french_sentence_forgets_to_shorten_a_word_before_a_name(path: Path) -> None:
    assert NOT_ELIDED.findall(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", sorted((FOLDER / "fr").glob("*.ftl")), ids=lambda path: path.stem)
def test_a_french_sign_stays_with_its_word_at_the_end_of_a_line(path: Path) -> None:
    """What stands before a colon, and within quotation marks, is a space that does not break."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if LOOSE.search(line)] == []


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("recruited", (0, "davies")), "Ana recruta o Agente Davies."),
        (Event("recruited", (0, "bradshaw")), "Ana recruta a Sra. Bradshaw."),
        (Event("recruited", (0, "castro")), "Ana recruta Alanza Castro."),
        (Event("helped", (1, "lrog")), "A Patrulha do Outback ajuda Bo."),
        (Event("moved", ("shoggoth", "K5", "K6")), "O Shoggoth vai de K5 para K6."),
        (Event("moved", ("cthulhu", "K5", "K6")), "Cthulhu vai de K5 para K6."),
    ],
)
def test_a_portuguese_name_has_its_article(event: Event, said: str) -> None:
    assert words(OZ, "pt-BR").event(event) == said


@pytest.mark.parametrize(
    ("option", "said"),
    [(Option("keep", "jones"), "Ficar com o Cabo Jones"), (Option("kill", "singh"), "Matar o Tenente Singh")],
)
def test_a_portuguese_choice_has_the_article_of_its_name(option: Option, said: str) -> None:
    assert words(OZ, "pt-BR").option(option) == said
