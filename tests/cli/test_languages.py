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


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("plya", "nie ma polecenia plya: może play, replay? (zob. rulebound --help)"),
        ("quit", "nie ma polecenia quit (zob. rulebound --help)"),
        ("--fast", "nie ma opcji --fast (zob. rulebound --help)"),
        ("--version=3", "po --version nie podaje się wartości (zob. rulebound --help)"),
        ("play --seats", "po --seats brakuje wartości (zob. rulebound play --help)"),
        (
            "play auztralia --sead 3",
            "nie ma opcji --sead: może --seats, --seed, --set? (zob. rulebound play --help)",
        ),
        ("play auztralia --zzz", "nie ma opcji --zzz (zob. rulebound play --help)"),
        ("play auztralia --seed x", "--seed to liczba całkowita, co najmniej 0 (zob. rulebound play --help)"),
        ("play", "nie podano: game (zob. rulebound play --help)"),
        ("play auztralia 3 4", "za dużo argumentów (zob. rulebound play --help)"),
        ("serve --port 70000", "--port to liczba całkowita od 0 do 65535 (zob. rulebound serve --help)"),
        ("serve --open=yes", "po --open nie podaje się wartości (zob. rulebound serve --help)"),
        ("arena auztralia", "nie podano: --bots (zob. rulebound arena --help)"),
    ],
)
def test_a_command_that_is_typed_wrongly_is_refused_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, typed: str, said: str
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert refused(*typed.split()) == f"rulebound: {said}"


@pytest.mark.parametrize("language", [("--language", "fr"), ("--language=fr",)])
def test_a_command_that_is_typed_wrongly_is_refused_in_the_language_asked_for(language: tuple[str, ...]) -> None:
    said = "rulebound: --seats demande une valeur (voir rulebound play --help)"
    assert refused("play", "auztralia", *language, "--seats") == said


def test_a_switch_in_the_environment_that_is_neither_on_nor_off_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RULEBOUND_DEBUG", "perhaps")
    monkeypatch.setenv("LANG", "pt_BR")
    assert refused("games") == "rulebound: --debug não aceita esse valor (veja rulebound --help)"


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
