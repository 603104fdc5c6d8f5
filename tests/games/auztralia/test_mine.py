"""Mining (AZ-A10 to AZ-A13)."""

import pytest

from rulebound.games.auztralia.game import GAME
from tests.games.auztralia.harness import Table
from tests.marks import rule


def line() -> Table:
    """Rails of seat 0 from its port e8 to e7 and e6."""
    return Table().port(0, "e8").rail(0, "e8", "e7", "e6")


@rule("AZ-A10")
@pytest.mark.parametrize("goods", ["coal", "iron", "gold"])
def test_mining_takes_all_pieces_of_a_kind_from_one_hex(goods: str) -> None:
    table = line().ore("e6", **{goods: 6}).ore("e7", **{goods: 3}).clock(4, 20)
    before = getattr(table.s.players[0], goods)
    play = table.begin().pick("mine", f"dig e6 {goods}")
    assert getattr(play.s.players[0], goods) == before + 6
    assert play.s.space[0] == 5
    assert [pieces[play.at("e6")] for pieces in play.s.ore] == [0] * 5
    assert play.events("dug") == [(0, "e6", goods, 6)]
    assert play.options("mine")


@rule("AZ-A10")
def test_what_is_not_linked_cannot_be_mined() -> None:
    assert not line().ore("e5", iron=3).begin().options("mine")


@rule("AZ-A11", "AZ-S10")
def test_of_three_iron_and_three_gold_one_takes_either() -> None:
    table = line().ore("e6", iron=3, gold=3)
    play = table.clock(4, 20).begin().pick("mine")
    assert play.options() == ["dig e6 iron", "dig e6 gold"]
    play.pick("dig e6 gold")
    player = play.s.players[0]
    assert (player.iron, player.gold) == (2, 7)
    assert play.s.ore[1][play.at("e6")] == 3


@rule("AZ-A12")
def test_a_phosphate_brings_a_gold() -> None:
    play = line().ore("e6", phosphate=1).begin().pick("mine")
    player = play.s.players[0]
    assert (player.phosphate, player.gold) == (1, 5)


@rule("AZ-A12")
def test_two_phosphates_of_one_mining_bring_one_gold() -> None:
    play = line().ore("e6", phosphate=2).begin().pick("mine")
    player = play.s.players[0]
    assert (player.phosphate, player.gold) == (2, 5)


@rule("AZ-A13")
@pytest.mark.parametrize("haunted", ["e6", "e7"])
def test_by_the_polish_rules_old_ones_do_not_close_a_mine(haunted: str) -> None:
    table = Table(edition="polish").port(0, "e8").rail(0, "e8", "e7", "e6").ore("e6", iron=3)
    play = table.tile("zombie", haunted, level=1).begin()
    why = GAME.explain(play.s, 0, "dig e6")
    assert why is not None
    assert why.kind == "dig-open"
    assert play.pick("mine").s.players[0].iron == 5


@rule("AZ-A13")
def test_the_line_to_the_hex_must_be_free_of_old_ones() -> None:
    assert not line().ore("e6", iron=3).tile("zombie", "e7", level=1).begin().options("mine")


@rule("AZ-A13")
def test_a_hex_that_an_old_one_has_entered_cannot_be_mined() -> None:
    assert not line().ore("e6", iron=3).tile("zombie", "e6", level=1).begin().options("mine")
