"""`rulebound games`, `rulebound schema` and the program's own options."""

from importlib.metadata import version

import pytest

from rulebound.kernel import COMPILED, BadSetup
from tests.cli.program import DIVERS, TRAPDOOR, one_object, refused, run, start


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.games.BUILT_IN", {})


@pytest.fixture
def trapdoor_built_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.games.BUILT_IN", {"trapdoor": "tests.cli.games.trapdoor"})


@pytest.mark.usefixtures("no_games")
def test_without_games_the_list_shows_how_to_play_an_example() -> None:
    assert "rulebound play examples/pearl_divers.py" in run("games").stdout
    assert one_object(run("games", "--json").stdout) == {"games": []}


@pytest.mark.usefixtures("trapdoor_built_in")
def test_the_list_tells_name_players_and_what_it_is_about() -> None:
    shown = run("games").stdout
    assert "trapdoor" in shown
    assert "1 to 2" in shown
    assert "old [floor]" in shown  # brackets are text, not a colour


@pytest.mark.usefixtures("trapdoor_built_in")
def test_the_json_list_describes_the_whole_set_up() -> None:
    (game,) = one_object(run("games", "--json").stdout)["games"]
    assert (game["id"], game["rules"]) == ("trapdoor", 1)
    assert game["seats"] == {"kind": "number", "name": "seats", "low": 1, "high": 2, "default": 1, "when": None}
    floor, dark = game["setup"]
    assert floor == {
        "kind": "choice",
        "name": "floor",
        "values": ["oak", "stone"],
        "default": None,
        "per_seat": True,
        "many": False,
        "distinct": False,
        "only": {},
        "when": None,
    }
    assert dark == {
        "kind": "flag",
        "name": "dark",
        "default": False,
        "when": {"any_of": [[{"field": "seats", "values": [2]}]]},
    }
    assert game["roles"] == []


def test_the_json_list_describes_roles_and_conditions_of_several_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.games.BUILT_IN", {"troll-bridge": "tests.cli.games.troll_bridge"})
    (game,) = one_object(run("games", "--json").stdout)["games"]
    four, night = {"field": "seats", "values": [4]}, {"field": "mode", "values": ["night"]}
    assert game["roles"] == [{"name": "old-troll", "when": {"any_of": [[four], [night]]}}]
    three, day = {"field": "seats", "values": [3, 4]}, {"field": "mode", "values": ["day"]}
    assert game["setup"][1]["when"] == {"any_of": [[three, day], [night]]}


@pytest.mark.usefixtures("trapdoor_built_in")
def test_the_schema_has_views_records_and_set_ups() -> None:
    defined = one_object(run("schema").stdout)["$defs"]
    assert {"MatchView", "Record", "GameList", "ChoiceField", "WalkView"} <= set(defined)
    assert "DiveView" not in defined
    assert {"$ref": "#/$defs/MakePick"} in defined["ClientMessage"]["anyOf"]
    assert defined["ServerMessage"]["discriminator"]["mapping"]["state"] == "#/$defs/StateNow"
    assert {"StateNow", "TableInfo", "EventView"} <= set(defined)
    assert "DiveView" in one_object(run("schema", "--game", DIVERS).stdout)["$defs"]


def test_the_schema_names_the_view_of_each_game() -> None:
    views = one_object(run("schema", "--game", DIVERS).stdout)["views"]
    assert views["auztralia"] == "AuztraliaView"
    assert "DiveView" in views.values()


def test_the_schema_has_all_that_travels_over_http() -> None:
    defined = one_object(run("schema").stdout)["$defs"]
    answers = {"Me", "You", "GameInfo", "FieldInfo", "Lobby", "TableState", "ReplayView", "Timeline", "TokenMade"}
    requests = {"Credentials", "NewAccount", "NewTable", "SeatRequest", "JoinTable", "NewPick", "Notes", "Record"}
    assert answers | requests | {"Problem", "Health", "PickAccepted"} <= set(defined)
    assert all(name.isidentifier() for name in defined)  # two structs of one name would have dots in theirs


def test_the_schema_says_what_may_be_left_out() -> None:
    defined = one_object(run("schema").stdout)["$defs"]

    def optional(name: str) -> set[str]:
        return set(defined[name]["properties"]) - set(defined[name]["required"])

    for sent in ("FieldInfo", "Ack", "Problem", "TableInfo", "StateNow", "UndergroundView", "PlayerView"):
        assert optional(sent) == set(), sent
    assert optional("RegionView") >= {"seat", "tokens"}  # the game leaves out what is nothing
    assert optional("NewTable") >= {"setup", "access"}
    assert optional("Hello") == {"since", "invitation", "changes"}


def test_the_version_is_told() -> None:
    mode = "compiled" if COMPILED else "plain"
    assert start("--version").stdout == f"rulebound {version('rulebound')} ({mode})\n"


def test_help_names_every_command() -> None:
    shown = run("--help").output
    for command in ("games", "play", "replay", "schema", "serve", "sim"):
        assert f"\n  {command} " in shown


@pytest.mark.parametrize("command", ["play", "sim"])
@pytest.mark.usefixtures("no_games")
def test_an_unknown_game_is_one_line(command: str) -> None:
    assert "no game is called 'chess'" in refused(command, "chess")
    assert "there is no file nowhere.py" in refused(command, "nowhere.py")


def test_a_file_that_is_no_game_is_one_line(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("files")
    broken, empty = folder / "broken.py", folder / "empty.py"
    broken.write_text("def (:\n")
    empty.write_text("")
    assert "cannot be loaded: SyntaxError" in refused("play", str(broken))
    assert "defines no GAME" in refused("sim", str(empty))


def test_debug_lets_the_traceback_through() -> None:
    words = ("sim", TRAPDOOR, "--seats", "9")
    assert "seats: 9" in refused(*words)
    assert isinstance(run("--debug", *words).exception, BadSetup)
    told = start(*words, RULEBOUND_DEBUG="1").stderr
    assert "Traceback" in told
    assert "BadSetup: seats: 9" in told
