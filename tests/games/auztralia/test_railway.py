"""Building railways (AZ-A1 to AZ-A9), on the coast around the port k4 and inland from it."""

from rulebound.games.auztralia.network import linked
from rulebound.games.auztralia.state import HILLS_BOX, RAIL_BOX
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule


def edges(play: Played) -> set[frozenset[str]]:
    """The edges on offer."""
    return {frozenset(text.split()[1:]) for text in play.options("rail")}


def coast() -> Table:
    """The port of seat 0 at k5: coast at k4 and j5, hills at j4."""
    return Table().port(0, "k5")


def sprawl(table: Table, number: int) -> Table:
    """So many rails of seat 0, always to a hex that is not linked yet."""
    board = table.s.board
    while table.s.rails.count(0) < number:
        reach = linked(table.s, 0)
        one, other = next((one, other) for one, other in board.edges if (reach >> one & 1) != (reach >> other & 1))
        table.rail(0, board.ids[one], board.ids[other])
    return table


@rule("AZ-A1", "AZ-A4")
def test_the_first_box_takes_two_time_and_stays_out_of_the_hills() -> None:
    play = coast().clock(4, 20).begin().pick("railway")
    assert edges(play) == {frozenset(("k5", "k4")), frozenset(("k5", "j5"))}
    play.pick("rail j5 k5", "rail j5 j6")
    assert play.s.space[0] == 6
    assert play.s.players[0].boxes[RAIL_BOX] == 1


@rule("AZ-A1")
def test_the_second_box_takes_three_time_and_goes_anywhere() -> None:
    play = coast().clock(4, 20).begin().pick("hills")
    assert frozenset(("k5", "j4")) in edges(play)
    play.pick("rail j4 k5", "rail j4 i5")
    assert play.s.space[0] == 7
    assert play.s.players[0].boxes[HILLS_BOX] == 1


@rule("AZ-A1")
def test_the_first_box_leads_neither_into_hills_nor_out_of_them() -> None:
    play = coast().rail(0, "k5", "j4").clock(4, 20).begin().pick("railway")
    assert edges(play) == {frozenset(("k5", "k4")), frozenset(("k5", "j5"))}


@rule("AZ-A2")
def test_a_railway_costs_a_coal_and_an_iron_and_lays_two_rails() -> None:
    play = coast().begin().pick("railway", "rail k4 k5", "rail j5 k5")
    player = play.s.players[0]
    assert (player.coal, player.iron, player.gold, player.rails) == (1, 1, 4, 18)
    assert play.events("rail") == [(0, "k4", "k5"), (0, "j5", "k5")]


@rule("AZ-A2")
def test_the_second_rail_may_be_left_out() -> None:
    play = coast().clock(4, 20).begin().pick("railway")
    assert "done" not in play.options()
    play.pick("rail k4 k5", "done")
    player = play.s.players[0]
    assert (player.coal, player.iron, player.rails, play.s.space[0]) == (1, 1, 19, 6)


@rule("AZ-A2")
def test_without_coal_or_iron_there_is_no_railway() -> None:
    for lack in ("coal", "iron"):
        play = coast().give(0, **{lack: 0}).begin()
        assert not {"railway", "hills"} & set(play.options())


@rule("AZ-A2")
def test_where_there_is_room_for_one_rail_only_one_is_laid() -> None:
    table = coast().tile("zombie", "k4").tile("zombie", "j6", level=1)
    table.tile("temple", "i6", level=1).tile("temple", "i5", level=1).tile("temple", "i4", level=1)
    play = table.tile("mi-go", "j4", level=1).clock(4, 20).begin().pick("railway")
    assert play.asked == "act"
    assert play.s.players[0].rails == 19
    assert play.s.space[0] == 6


@rule("AZ-A3")
def test_rails_link_hexes_for_their_owner_only() -> None:
    table = coast().rail(0, "k5", "j5")
    assert linked(table.s, 0) >> table.hex("j5") & 1
    assert not linked(table.s, 1) >> table.hex("j5") & 1


@rule("AZ-A4")
def test_later_rails_join_the_port_or_ones_own_rails() -> None:
    play = coast().rail(0, "k5", "j5").port(1, "c6").rail(1, "c6", "d6").begin().pick("railway")
    assert edges(play) == {frozenset(("k5", "k4")), frozenset(("j5", "j6"))}


@rule("AZ-A5", "AZ-A6")
def test_an_edge_takes_one_rail_but_a_hex_takes_those_of_several() -> None:
    play = coast().port(1, "k4").rail(1, "k4", "k5").begin().pick("hills")
    assert edges(play) == {frozenset(("k5", "j4")), frozenset(("k5", "j5"))}
    play.pick("rail j5 k5", "rail j5 j6")
    assert play.s.rails.count(0) == 2


@rule("AZ-A7")
def test_no_rail_leads_to_an_old_one_face_up_or_down() -> None:
    table = coast().tile("zombie", "j5", level=1).tile("temple", "j6", up=False, level=1)
    play = table.clock(4, 20).begin().pick("railway")
    assert play.events("rail") == [(0, "k4", "k5")]


@rule("AZ-A8")
def test_rails_behind_an_old_one_cannot_be_extended() -> None:
    table = coast().rail(0, "k5", "j5", "j6").tile("zombie", "j5", level=1)
    play = table.begin().pick("hills")
    assert edges(play) == {frozenset(("k5", "k4")), frozenset(("k5", "j4"))}


@rule("AZ-A9", "AZ-S2")
def test_twenty_rails_are_all_there_are() -> None:
    table = sprawl(coast().clock(4, 20), 19)
    play = table.begin().pick("railway")
    play.pick(play.options("rail")[0])
    assert play.s.players[0].rails == 0
    assert play.s.rails.count(0) == 20
    assert play.asked == "act"
    assert (play.s.players[0].coal, play.s.players[0].iron) == (1, 1)
    assert not {"railway", "hills"} & set(play.options())


@rule("AZ-A2", "AZ-A3")
def test_two_rails_reach_iron_two_hexes_away() -> None:
    play = Table().port(0, "e8").ore("e6", iron=3).begin()
    play.pick("railway", "rail e7 e8", "rail e6 e7")
    s = play.s
    assert linked(s, 0) >> play.at("e6") & 1
    assert (s.players[0].coal, s.players[0].iron) == (1, 1)
