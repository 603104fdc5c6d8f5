"""The language of the terminal."""

import pytest

from rulebound.cli.languages import language_of_terminal
from tests.cli.program import DIVERS, play, refused

BAD_SETUP = ("play", DIVERS, "--set", "rounds=99")
IN_POLISH = "rulebound: rounds: 99 nie jest liczbą całkowitą od 1 do 12"


def test_a_bad_set_up_is_told_in_the_language_asked_for() -> None:
    assert refused(*BAD_SETUP) == "rulebound: rounds: 99 is not a whole number from 1 to 12"
    assert refused(*BAD_SETUP, "--language", "pl") == IN_POLISH


def test_a_bad_set_up_is_told_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert refused(*BAD_SETUP) == IN_POLISH
    assert "nie ma gry o nazwie 'go'" in refused("sim", "go")  # a command without --language
    assert refused(*BAD_SETUP, "--language", "en").endswith("from 1 to 12")
    assert refused("play", DIVERS, "--language", "xx").startswith("rulebound: nie ma komunikatów w języku 'xx'")


def test_a_game_is_played_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Pour choisir, tape un numéro" in play("small-world-underground", "--seats", "me,random", typed="q\n\n")
    assert "To choose, type a number" in play(
        "small-world-underground", "--seats", "me,random", "--language", "en", typed="q\n\n"
    )


def test_a_game_that_cannot_be_saved_says_why_in_its_language() -> None:
    typed = "save /no/where.json\nq\n\n"
    told = play("small-world-underground", "--seats", "me,random", "--language", "pl", typed=typed)
    assert "nie ma folderu /no" in told


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT"}, "pt-BR"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "fr_FR", "LC_ALL": "en_GB"}, "en"),
    ],
)
def test_the_terminal_speaks_what_the_system_asks_for(
    monkeypatch: pytest.MonkeyPatch, setting: dict[str, str], language: str
) -> None:
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert language_of_terminal() == language
