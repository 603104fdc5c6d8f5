"""Commands that players use speak the language of the terminal: help, the list of games, the game itself."""

import pytest

from rulebound.cli.languages import languages
from rulebound.messages import FOLDER
from tests.cli.program import run
from workshop.languages import read

PLAYERS = ("play", "replay", "serve", "games")


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "Użycie: "),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "Uso: "),
        ({"LANG": "pt_PT"}, "Uso: "),
        ({"LANG": "fr_CA@euro"}, "Utilisation: "),
        ({"LANG": "C"}, "Usage: "),
        ({"LANG": "de_DE.UTF-8"}, "Usage: "),
        ({}, "Usage: "),
    ],
)
def test_help_is_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, setting: dict[str, str], said: str
) -> None:
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    result = run("play", "--help")
    assert result.exit_code == 0
    assert result.stdout.replace("\N{NO-BREAK SPACE}", "").startswith(said)


@pytest.mark.parametrize("command", PLAYERS)
def test_every_option_says_what_it_is_for_in_every_language(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    shown = {}
    for language in languages():
        monkeypatch.setenv("LANG", language.replace("-", "_"))
        shown[language] = " ".join(run(command, "--help").stdout.split())
        for name, message in read(FOLDER / language / "terminal-help.ftl", []).items():
            assert message.has_text, name
    english = read(FOLDER / "en" / "terminal-help.ftl", [])
    options = [name for name in english if name.startswith(f"help-{command}")]
    assert len(options) > 2
    assert len({*shown.values()}) == len(languages())
    monkeypatch.setenv("LANG", "pl_PL")
    assert "Pokaż tę pomoc i zakończ." in run(command, "--help").stdout


def test_the_program_s_own_help_says_what_players_commands_are_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    shown = run("--help").stdout
    assert shown.startswith("Utilisation\N{NO-BREAK SPACE}: rulebound [OPTIONS] COMMANDE [ARGUMENTS]...")
    assert "Lancer le serveur." in shown
    assert "Commandes\N{NO-BREAK SPACE}:" in shown


def test_the_list_of_games_is_in_the_language_that_is_asked_for() -> None:
    shown = run("games", "--language", "pl").stdout
    assert "gracze" in shown
    assert "Żeby zagrać: rulebound play auztralia" in shown
    assert run("games", "--language", "xx").exit_code == 2
