"""Farming (AZ-A22 to AZ-A27)."""

from rulebound.games.auztralia.state import FARM_BOX
from tests.games.auztralia.harness import Table
from tests.marks import rule


def line() -> Table:
    """Rails of seat 0 from its port k4 over the hills j4 and i4 to the outback h4, and along the coast."""
    return Table().rail(0, "k4", "j4", "i4", "h4").rail(0, "j4", "j5").clock(4, 20)


@rule("AZ-A22", "AZ-A26")
def test_up_to_three_farms_of_different_kinds_for_one_time_each() -> None:
    play = line().begin().pick("farming", "farm h4 sheep", "farm i4 cattle")
    assert play.options() == ["farm j5 corn", "done"]
    play.pick("farm j5 corn")
    assert play.s.space[0] == 7
    assert play.s.players[0].gold == 7
    assert play.s.players[0].boxes[FARM_BOX] == 1
    assert play.events("farmed") == [(0, "h4", "sheep"), (0, "i4", "cattle"), (0, "j5", "corn")]


@rule("AZ-A22")
def test_one_may_stop_after_the_first_farm() -> None:
    play = line().begin().pick("farming")
    assert "done" not in play.options()
    play.pick("farm h4 sheep", "done")
    assert (play.s.space[0], play.s.players[0].gold) == (5, 5)


@rule("AZ-A23")
def test_sheep_in_the_outback_cattle_in_the_hills_corn_on_the_coast() -> None:
    play = line().begin().pick("farming")
    assert sorted(play.options()) == ["farm h4 sheep", "farm i4 cattle", "farm j4 cattle", "farm j5 corn"]


@rule("AZ-A22", "AZ-A24", "AZ-A26")
def test_two_hills_and_one_outback_take_one_cattle_and_one_sheep() -> None:
    table = Table().rail(0, "k4", "j4", "i4", "h4", "h5").ore("h5", iron=3).clock(4, 20)
    play = table.begin().pick("farming", "farm j4 cattle", "farm h4 sheep")
    assert play.asked == "act"
    assert (play.s.players[0].gold, play.s.space[0]) == (6, 6)
    assert play.s.farm[play.at("i4")] == -1


@rule("AZ-A24")
def test_no_farm_where_anything_but_rails_lies() -> None:
    table = line().farm(1, "h4", "sheep").ore("i4", gold=3).tile("zombie", "j5", level=1)
    play = table.begin().pick("farming")
    assert play.s.farm[play.at("j4")] == 1  # the only place left, so nothing was asked
    assert play.s.farm[play.at("k4")] == -1


@rule("AZ-A24")
def test_no_farm_on_anybodys_port() -> None:
    play = line().port(1, "j5").begin().pick("farming")
    assert sorted(play.options()) == ["farm h4 sheep", "farm i4 cattle", "farm j4 cattle"]


@rule("AZ-A24")
def test_no_farm_off_the_railway() -> None:
    assert not Table().begin().options("farming")


@rule("AZ-A25")
def test_no_farm_behind_an_old_one() -> None:
    play = line().tile("zombie", "i4", level=1).begin().pick("farming")
    assert sorted(play.options()) == ["farm j4 cattle", "farm j5 corn"]


@rule("AZ-A27", "AZ-S2")
def test_seven_farms_of_a_kind_are_all_there_are() -> None:
    table = line()
    for name in ("a1", "a2", "b1", "b2", "c1", "c2", "d1"):
        table.farm(0, name, "sheep")
    assert table.s.players[0].farms == [0, 7, 7]
    play = table.begin().pick("farming")
    assert sorted(play.options()) == ["farm i4 cattle", "farm j4 cattle", "farm j5 corn"]
