"""Characters that help once in the game (AZ-H1 to AZ-H3)."""

from collections import Counter

import pytest

from rulebound.games.auztralia.character import AT, CHARACTERS, playable
from rulebound.games.auztralia.movement import first_steps, targets
from rulebound.games.auztralia.scoring import scores
from rulebound.games.auztralia.state import GONE
from tests.games.auztralia.fighting import attack, front, home, purple_acts, trophies, wounds, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule, shows


def table_with(*names: str) -> Table:
    """Seat 0 at turn with these characters."""
    return Table(2).clock(10, 12).hand(0, *names)


def stores(play: Played) -> tuple[int, int, int]:
    """Coal, iron and gold of seat 0."""
    player = play.s.players[0]
    return player.coal, player.iron, player.gold


@rule("AZ-H1")
def test_there_are_thirty_six_characters_of_four_kinds() -> None:
    kinds = Counter(character.kind for character in CHARACTERS.values())
    assert kinds == {"persistent": 10, "once-per-combat": 9, "one-use": 12, "end-scoring": 5}
    assert {name for name in CHARACTERS if playable(name)} == {each.id for each in AT["play"]}


@rule("AZ-H1", "AZ-A16")
def test_any_number_of_cards_may_be_played_before_an_action_and_they_leave_the_game() -> None:
    play = table_with("carter", "quilla").begin()
    assert play.options("play") == ["play carter", "play quilla"]
    play.pick("play carter", "play quilla")
    assert (play.s.players[0].hand, play.s.players[0].spent) == ([], ["carter", "quilla"])
    assert (play.s.space[0], play.s.seat, play.s.players[0].hq) == (10, 0, 20)  # no time, no cube


@rule("AZ-H1")
def test_a_card_is_not_played_in_the_turn_of_another() -> None:
    play = Table(2).clock(12, 10).hand(0, "carter").begin()
    assert play.s.seat == 1
    assert play.options("play") == []


@rule("AZ-H1")
def test_a_card_may_be_played_in_the_middle_of_ones_own_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("temple", hand=("lrog",), infantry=1).tile("zombie", "b2")
    play = attack(write(monkeypatch, table, "temple IA/", "temple I/"))
    play.pick("fight", "play lrog", "bombard j4 temple 1", "fight")
    assert trophies(play) == ["temple"]  # its capacity is 4


@rule("AZ-H1")
def test_a_card_is_not_played_in_the_defence_of_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    table = purple_acts(Table(2), 23, 24).hand(0, "lrog", "khouri").units(0, infantry=1).tile("mi-go", "j4")
    play = write(monkeypatch, table, "mi-go!", "-").begin()
    assert play.options() == ["fight", "use khouri"]


@rule("AZ-H10")
def test_a_card_recruited_on_52_comes_too_late_unless_kitchener_brings_it() -> None:
    table = Table(2).clock(52, 53, 53).display("carter", "jago", "castro", "zhu", "davies")
    play = table.begin().pick("help", "recruit carter")
    assert (play.match.pending, play.s.players[0].hand) == (None, ["carter"])
    table = Table(2).clock(52, 53, 53).hand(0, "kitchener").display("carter", "jago", "castro", "zhu", "davies")
    play = table.begin().pick("play kitchener", "recruit carter")
    assert play.options("play") == ["play carter"]


@rule("AZ-H10", "AZ-H2")
def test_a_card_is_not_played_in_an_attack_whose_time_was_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    for space, open_to in ((51, ["play carter"]), (52, [])):
        table = front("temple", hand=("carter",), infantry=1).clock(space, 53, 53)
        play = attack(write(monkeypatch, table, "-", "-"))
        assert play.asked == "fight"
        assert play.options("play") == open_to


@rule("AZ-H9")
@shows("character-appleseed")
def test_jenny_appleseed_restores_a_farm_on_which_an_old_one_stands() -> None:
    table = table_with("appleseed").rail(0, "k4", "j4", "i4").farm(0, "i4", "cattle", blighted=True)
    play = table.tile("mi-go", "i4").begin().pick("play appleseed")
    assert (play.s.blighted, play.kinds_at("i4")) == (0, ["mi-go"])
    goals = targets(play.s)
    assert play.at("i4") in goals  # for others; the one that stands there goes on
    assert play.at("j4") in first_steps(play.s, play.at("i4"), goals)


@rule("AZ-H2")
def test_nobody_plays_a_card_after_his_time() -> None:
    play = Table(2).clock(52, 50, 53).hand(0, "carter").hand(1, "quilla").begin()
    play.pick("play quilla", "trade", "import coal", "import coal")  # seat 1, now on 51
    play.pick("trade", "import coal", "import coal")  # 52, on top of seat 0
    play.pick("trade", "import coal", "import coal")  # 53: its time is over
    assert play.options("play") == ["play carter"]  # seat 0 on 52
    play.pick("trade", "import coal", "import coal")
    assert play.match.pending is None
    assert play.s.players[0].hand == ["carter"]


@rule("AZ-H3")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        pytest.param("mcdonald", (2, 2, 2), marks=shows("character-mcdonald")),
        pytest.param("carter", (4, 0, 0), marks=shows("character-carter")),
        pytest.param("quilla", (0, 4, 0), marks=shows("character-quilla")),
        pytest.param("blackstock", (0, 0, 4), marks=shows("character-blackstock")),
    ],
)
def test_goods_from_the_supply(name: str, gain: tuple[int, int, int]) -> None:
    play = table_with(name).begin()
    before = stores(play)
    play.pick(f"play {name}")
    assert tuple(now - then for now, then in zip(stores(play), before, strict=True)) == gain


@rule("AZ-H3")
@shows("character-davies")
def test_agent_davies_turns_up_two_tiles_for_two_points() -> None:
    table = table_with("davies").tile("zombie", "b2", up=False).tile("blank", "d4", up=False)
    table.tile("temple", "f4", up=False).tile("mi-go", "h4")
    play = table.begin().pick("play davies")
    assert play.options() == ["uncover b2", "uncover d4", "uncover f4"]
    play.pick("uncover d4", "uncover b2")
    assert sorted(play.events("revealed")) == [("b2", "zombie"), ("d4", "blank")]
    assert (play.kinds_at("b2"), play.kinds_at("d4")) == (["zombie"], [])  # a blank leaves the game
    assert play.s.is_up(play.s.tiles_at(play.at("b2"))[0])
    assert not play.s.is_up(play.s.tiles_at(play.at("f4"))[0])
    assert (play.s.players[0].vp, scores(play.s)[0]) == (2, 2)
    assert play.s.seat == 0


@rule("AZ-H3", "AZ-G2")
def test_agent_davies_wakes_a_spawning_temple() -> None:
    table = Table(3, challenge="medium").clock(10, 12, 12).hand(0, "davies")
    play = table.tile("temple", "f4", up=False, mark="XX").begin().pick("play davies")
    assert len(play.events("spawned")) == 3


@rule("AZ-H3")
@shows("character-flounder")
def test_captain_flounder_takes_a_unit_free() -> None:
    table = table_with("flounder").units(1, artillery=3)
    play = table.begin().pick("play flounder")
    assert play.options() == ["enlist infantry", "enlist armoured-car", "enlist airship", "enlist armoured-train"]
    before = stores(play)
    play.pick("enlist armoured-train")
    assert (home(play), stores(play), play.s.units[4]) == ({"armoured-train": 1}, before, 3)


@rule("AZ-H3")
@shows("character-danger")
def test_desta_danger_removes_a_temple_and_all_on_it_for_nothing() -> None:
    table = table_with("danger").tile("temple", "f4", damage={0: 3}).tile("shoggoth", "f4", damage={1: 2})
    table.tile("temple", "d4", up=False).tile("temple", "h4").tile("zombie", "b2")
    play = table.begin().pick("play danger")
    assert play.options() == ["demolish f4", "demolish h4"]  # only those that lie face up
    gone = play.s.tiles_at(play.at("f4"))
    play.pick("demolish f4")
    assert play.kinds_at("f4") == []
    assert [play.s.at[tile] for tile in gone] == [GONE, GONE]
    assert [(player.tiles, player.vp, player.hq) for player in play.s.players] == [([], 0, 20)] * 2
    assert play.s.destroyed == []


@rule("AZ-H3")
def test_desta_danger_needs_a_temple_in_the_open() -> None:
    assert table_with("danger").tile("temple", "d4", up=False).begin().options("play") == []


@rule("AZ-H5")
@shows("character-cassan")
def test_ferdi_cassan_places_two_farms_without_time() -> None:
    table = table_with("cassan").rail(0, "k4", "j4", "i4", "h4")
    before = table.s.players[0].gold
    play = table.begin().pick("play cassan")
    assert set(play.options()) == {"farm j4 cattle", "farm i4 cattle", "farm h4 sheep"}
    play.pick("farm j4 cattle")
    assert play.options() == ["farm h4 sheep", "done"]  # of another kind, as in any action
    play.pick("farm h4 sheep")
    assert (play.s.players[0].gold, play.s.space[0], play.asked) == (before + 2, 10, "act")
    assert play.s.players[0].farms == [6, 6, 7]


@rule("AZ-H5")
@shows("character-cassan", "character-krauss")
def test_with_dagmar_krauss_ferdi_cassan_places_two_of_a_kind() -> None:
    table = table_with("cassan", "krauss").rail(0, "k4", "j4", "i4", "h4")
    play = table.begin().pick("play cassan", "farm j4 cattle", "farm i4 cattle")
    assert (play.s.players[0].farms, play.asked) == ([7, 5, 7], "act")


@rule("AZ-H3")
@shows("character-brassey")
def test_timothy_brassey_lays_two_rails_without_time() -> None:
    table = table_with("brassey").give(0, coal=1, iron=1)
    play = table.begin().pick("play brassey")
    assert "rail j4 k4" in play.options()  # into the hills, too
    play.pick("rail j4 k4", "rail i4 j4")
    assert (play.s.players[0].rails, stores(play)[:2], play.s.space[0]) == (18, (0, 0), 10)


@rule("AZ-H3")
@pytest.mark.parametrize("lacking", ["coal", "iron"])
def test_timothy_brassey_needs_coal_and_iron(lacking: str) -> None:
    assert table_with("brassey").give(0, **{lacking: 0}).begin().options("play") == []


@rule("AZ-H3")
@shows("character-appleseed")
def test_jenny_appleseed_restores_one_or_two_farms_of_her_player() -> None:
    def blight() -> Played:
        table = table_with("appleseed").rail(0, "k4", "j4", "i4", "h4")
        for name in ("j4", "i4"):
            table.farm(0, name, "cattle", blighted=True)
        table.farm(0, "h4", "sheep", blighted=True).rail(1, "c8", "d8").farm(1, "d8", "corn", blighted=True)
        return table.begin().pick("play appleseed")

    play = blight()
    assert play.options() == ["restore h4", "restore i4", "restore j4"]
    play.pick("restore i4", "done")
    assert scores(play.s)[0] == 2
    play = blight().pick("restore i4", "restore h4")
    assert (scores(play.s)[0], play.asked) == (4, "act")


@rule("AZ-K5", "AZ-H3")
def test_jenny_appleseed_restores_anybodys_farms_when_all_help() -> None:
    table = Table(2, coop=True).clock(10, 12).hand(0, "appleseed").rail(1, "c8", "d8")
    play = table.farm(1, "d8", "corn", blighted=True).begin().pick("play appleseed")
    assert play.s.blighted == 0


@rule("AZ-H3")
@shows("character-kitchener")
def test_kitchener_takes_a_character_from_the_display() -> None:
    table = table_with("kitchener").display("bones", "castro", "singh", "zhu", "krupp")
    play = table.begin().pick("play kitchener")
    assert len(play.options()) == 5
    play.pick("recruit singh")
    assert play.s.players[0].hand == ["singh"]
    assert (len(play.s.display), play.s.display[1:]) == (5, ["bones", "castro", "zhu", "krupp"])
    assert play.s.space[0] == 10


@rule("AZ-H3")
@shows("character-lrog")
def test_the_long_range_group_damages_anything_in_the_open() -> None:
    table = table_with("lrog").tile("temple", "b2").tile("zombie", "d4").tile("mi-go", "f4", up=False)
    play = table.begin().pick("play lrog")
    assert [text.split()[1:3] for text in play.options()] == [["b2", "temple"], ["d4", "zombie"]]
    play.pick(play.options()[0])
    assert (wounds(play, "temple"), play.s.players[0].hq) == ([2], 18)


@rule("AZ-H3")
@shows("character-lrog")
def test_the_long_range_group_can_destroy() -> None:
    play = table_with("lrog").tile("zombie", "b2").begin().pick("play lrog")
    assert trophies(play) == ["zombie"]
