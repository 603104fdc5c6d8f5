"""What things take of a player is told by the view, so that no screen works it out."""

import pytest

from rulebound.games.auztralia.prices import box_time
from rulebound.games.auztralia.revenge.reasons import ACTIONS
from rulebound.games.auztralia.state import ATTACK_BOX, BOXES
from rulebound.games.auztralia.view import AuztraliaView, BoxView, FightView, UnitView
from tests.games.auztralia.dusk import marching, night
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.revenge import DarkTable
from tests.marks import rule


def seen(play: Played, seat: int | None = 0) -> AuztraliaView:
    """The table as this seat sees it."""
    view = play.match.view(seat).view
    assert isinstance(view, AuztraliaView)
    return view


def boxes(play: Played) -> dict[str, BoxView]:
    return {box.id: box for box in seen(play).boxes}


def unit(table: Table, name: str, seat: int | None = 0) -> UnitView:
    return next(each for each in seen(table.begin(), seat).units if each.id == name)


def combat(play: Played, seat: int | None = 0) -> FightView:
    fight = seen(play, seat).fight
    assert fight is not None
    return fight


@rule("AZ-A1", "AZ-A22", "AZ-A34")
def test_every_box_says_how_much_time_it_takes() -> None:
    told = {box.id: (box.least, box.most) for box in boxes(Table().begin()).values()}
    assert tuple(told) == BOXES
    assert (told["railway"], told["hills"]) == ((2, 2), (3, 3))
    assert (told["farming"], told["attack"]) == ((1, 3), (1, 3))
    assert {told[box] for box in ("mine", "help", "military", "trade", "retrieve")} == {(1, 1)}


@rule("AZ-A34", "AZ-H3")
def test_an_attack_takes_less_time_at_the_most_with_who_spares_some() -> None:
    table = Table().hand(0, "guyonne")
    assert box_time(table.s, 0, ATTACK_BOX) == (1, 2)
    assert box_time(table.s, 1, ATTACK_BOX) == (1, 3)


@rule("AZ-T4")
def test_a_box_costs_a_gold_for_each_cube_in_it_and_says_whether_that_is_too_much() -> None:
    play = Table().give(0, gold=1).begin()
    play.s.players[0].boxes[BOXES.index("mine")] = 1
    play.s.players[0].boxes[BOXES.index("help")] = 2
    told = boxes(play)
    assert [(told[box].gold, told[box].dear) for box in ("trade", "mine", "help")] == [
        (0, False),
        (1, False),
        (2, True),
    ]


@rule("AZ-A38")
def test_retrieving_without_a_cube_takes_longer() -> None:
    play = Table().begin()
    play.s.players[0].hq = 0
    retrieve = boxes(play)["retrieve"]
    assert (retrieve.least, retrieve.most, retrieve.gold) == (2, 2, 0)


@pytest.mark.parametrize("seat", [None, 2])
def test_who_has_no_player_board_has_no_boxes_and_sees_units_as_printed(seat: int | None) -> None:
    play = DarkTable().hand(0, "zhu").begin()
    assert seen(play, seat).boxes == []
    assert unit(DarkTable().hand(0, "zhu"), "airship", seat).capacity == 2


@rule("AZ-A19", "AZ-A30", "AZ-H3")
def test_a_unit_is_told_as_it_is_for_who_looks_on() -> None:
    assert unit(Table(), "airship") == UnitView("airship", 4, 4, 2, 0)
    assert unit(Table().hand(0, "zhu"), "airship").capacity == 3
    assert unit(Table().hand(1, "zhu"), "airship").capacity == 2
    assert unit(Table().hand(0, "kneebone"), "airship").range == 5
    east, west = (unit(Table(side=side), "armoured-car").cost for side in ("east", "west"))
    assert east != west


@rule("AZ-C2", "AZ-C10", "AZ-H3")
def test_a_combat_tells_the_sanity_it_began_with_and_what_its_units_bear() -> None:
    table = (
        Table().port(0, "k4").units(0, infantry=1, armoured_train=1).hand(0, "jago", "krupp").rail(0, "k4", "j4")
    )
    play = table.tile("temple", "j4", level=1).begin().pick("attack", "send infantry 1", "send armoured-train 1")
    for seat in (0, 1, None):
        fight = combat(play, seat)
        assert (fight.most_sanity, fight.capacity) == (4, {"infantry": 2, "armoured-train": 4})


@rule("RV-R19")
def test_a_strong_port_gives_its_combat_more_sanity(monkeypatch: pytest.MonkeyPatch) -> None:
    table = night().units(0, infantry=1).give(0, strength=4).tile("zombie", "j4", level=1)
    play = marching(monkeypatch, table, "zombie!", "-", "-", "-", "zombie /P")
    assert (combat(play).most_sanity, combat(play).wall) == (5, 4)


@rule("AZ-O8")
def test_the_two_oldest_of_the_display_are_exposed() -> None:
    view = seen(Table().display("zhu", "bones", "jago", "krupp", "proust").begin())
    assert view.exposed == ["krupp", "proust"]


@rule("RV-R50")
def test_nobody_is_exposed_where_somebody_plays_the_old_ones() -> None:
    assert seen(DarkTable().begin()).exposed == []


@rule("RV-R20", "RV-R21")
def test_outposts_have_a_price_and_two_are_all_there_are() -> None:
    view = seen(DarkTable().port(0, "k4").outpost(0, "j4").begin())
    assert view.outpost_cost == 2
    assert [player.outposts_left for player in view.players] == [1, 2]
    assert (seen(Table().begin()).outpost_cost, seen(Table().begin()).players[0].outposts_left) == (0, 0)


@rule("AZ-T1", "AZ-T6")
def test_the_time_is_where_the_disc_stands_that_acts_and_never_past_the_end() -> None:
    assert seen(Table(3).clock(6, 4, 5).begin()).now == 4
    late = Table(2).clock(53, 60, 53).begin()
    assert seen(late).now == seen(late).end


def test_the_deeds_of_the_old_one_player_say_their_time_and_what_is_left() -> None:
    table = DarkTable("dagon").token("a1").tile("zombie", "b1", up=False, level=1)
    dark = seen(table.begin()).dark
    assert dark is not None
    assert [action.id for action in dark.actions] == list(ACTIONS)
    left = {action.id: action.left for action in dark.actions}
    assert left == {"place": sum(dark.left), "reveal": 1, "move": None, "summon": len(table.s.mythos)}
    assert {action.time for action in dark.actions} == {1}


@rule("RV-R47")
def test_what_lies_face_down_counts_for_the_old_one_player_and_is_known_to_nobody_else() -> None:
    table = DarkTable().tile("mi-go", "a1", up=False, level=2).tile("zombie", "b1", level=1)
    worth = next(tile.vp for tile in table.s.tables.tiles if (tile.kind, tile.level) == ("mi-go", 2))
    play = table.begin()
    told = [view.dark.face_down for view in (seen(play, seat) for seat in (0, 1, 2, None)) if view.dark]
    assert told == [0, 0, worth, 0]


@rule("RV-D3")
def test_a_token_that_fights_has_the_row_of_the_zombies() -> None:
    assert seen(DarkTable().begin()).token_kind == "zombie"
