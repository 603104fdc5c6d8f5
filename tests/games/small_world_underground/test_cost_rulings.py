"""Rulings on conquest and its cost."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule

DOORMAT, SOCKS, ORB, SWORD = "flying-doormat", "stinky-trolls-socks", "shiny-orb", "sword-of-killer-rabbit"
PIPE, RING = "great-brass-pipe", "froggys-ring"


@rule("SU-188")
def test_discounts_and_surcharges_add_up_before_the_minimum_of_one() -> None:
    table = Table().race(0, "mummies", hand=5).hold(0, "r02").find(SWORD, "r02")
    play = table.begin().pick(f"use {SWORD}", "conquer r03")
    assert play.tokens("r03") == 1  # 1 + 1 - 2 is 0; the Sword first and the Mummies after would make it 2


@rule("SU-188")
def test_several_discounts_serve_one_conquest() -> None:
    table = Table().race(0, "ogres", hand=5).hold(0, "r02").find(SWORD, "r02").hold(1, "r09", 4, race="shrooms")
    assert table.begin().pick(f"use {SWORD}", "conquer r09").tokens("r09") == 2 + 4 - 1 - 2


@rule("SU-189")
def test_a_price_as_if_empty_leaves_out_monsters_and_tokens_only() -> None:
    table = Table().race(0, "drow", hand=6).hold(0, "r09").find(SOCKS, "r09")
    table.hold(1, "r12", 4, race="shrooms").armor("r12", 1).monsters("r08", find="altar-of-souls")
    table.hold(1, "r13", 4).find("keep-on-motherland", "r13")
    taken = {
        region: table.begin().pick(f"use {SOCKS}", f"conquer {region}").tokens(region)
        for region in ("r12", "r08", "r13")
    }
    assert taken == {"r12": 2 + 1 + 1, "r08": 2, "r13": 2 + 1}


@rule("SU-190")
def test_tokens_of_the_conquerors_own_race_in_decline_add_nothing_to_the_cost() -> None:
    table = Table().race(0, "drow", hand=6).hold(0, "r09")
    table.hold_declined(0, "r13", 3, race="shrooms", power="tomb").hold_declined(0, "r12", 1)
    play = table.begin().pick("conquer r13", "conquer r12")
    assert (play.tokens("r13"), play.tokens("r12")) == (2, 3)


@rule("SU-191")
def test_own_tokens_in_decline_are_lost_as_if_an_opponent_had_come() -> None:
    table = Table().race(0, "drow", hand=6).hold(0, "r09").hold_declined(0, "r05", race="shrooms", power="tomb")
    play = table.hold_declined(0, "r13", 3).begin().pick("conquer r13")
    assert play.tray("shrooms") == 10 - 1 - 3 + 1
    play.to_end_of_turn()
    assert play.tokens("r05") == 1 + 2


@rule("SU-191")
def test_no_tax_and_no_vengeance_follow_a_conquest_of_ones_own_region() -> None:
    table = Table().race(0, "drow", "vengeful", hand=6).hold(0, "r09").coins(0, 0)
    play = table.hold_declined(0, "r13", race="liches").hold_declined(0, "r05").begin().pick("conquer r13")
    assert play.coins(0) == 0
    assert not play.events("taxed") + play.events("marked") + play.events("martyred")
    assert play.tray("liches") == 9


@rule("SU-192")
def test_a_conquest_takes_exactly_its_cost() -> None:
    play = Table().race(0, "drow", hand=8).hold(0, "r09").begin().pick("conquer r13", "conquer r12")
    assert (play.tokens("r13"), play.tokens("r12")) == (2, 3)
    assert play.hand(0) == 3


@rule("SU-193")
def test_several_relics_serve_one_conquest_and_all_move_there() -> None:
    table = Table().race(0, "drow", hand=1).hold(0, "r09").find(DOORMAT, "r09").find(SOCKS, "r09")
    table.find(SWORD, "r09").hold(1, "r06", 4, race="shrooms")
    play = table.begin().pick(f"use {DOORMAT}", f"use {SOCKS}", f"use {SWORD}", "conquer r06")
    assert play.tokens("r06") == 1
    assert {play.lies(relic) for relic in (DOORMAT, SOCKS, SWORD)} == {"r06"}


@rule("SU-194")
def test_a_relic_used_by_its_holder_may_be_used_by_whoever_conquers_it_next() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r02").find(SWORD, "r02")
    table.race(1, "drow", hand=0).hold(1, "r12", 7)
    play = table.begin().pick(f"use {SWORD}", "conquer r09", "done", "place r02 2")
    assert play.lies(SWORD) == "r09"
    play.pick("go-on", "conquer r09")
    assert f"use {SWORD}" in play.options
    play.pick(f"use {SWORD}", "conquer r13")
    assert play.tokens("r13") == 1
    assert f"use {SWORD}" not in play.options  # once in this turn too


@rule("SU-195")
@pytest.mark.parametrize("relic", [DOORMAT, SOCKS, SWORD])
def test_a_relic_used_in_a_failed_attempt_stays_where_it_was(relic: str) -> None:
    table = Table().race(0, "drow", hand=1).hold(0, "r02").find(relic, "r02").hold(1, "r12", race="shrooms")
    table.armor("r12", 1).hold(1, "r09", 1).armor("r09", 1)
    play = table.begin().pick(f"use {relic}").die(0).pick("attempt r09")
    assert play.events("failed")
    assert play.lies(relic) == "r02"


@rule("SU-196")
def test_a_race_that_holds_nothing_but_river_takes_its_tokens_up_and_enters_again() -> None:
    play = Table().race(0, "drow", hand=4).hold(1, "r05", race="shrooms").begin().pick("conquer r03")
    play.to_end_of_turn()
    assert play.holder("r03") is None
    assert play.hand(0) == 4
    assert play.coins(0) == 5
    play.to_end_of_turn().pick("go-on")
    assert {"r03", "r02"} <= set(play.regions("conquer"))
    assert "r09" not in play.regions("conquer")


@rule("SU-196")
def test_tokens_of_a_race_without_a_region_stay_in_hand() -> None:
    play = Table().race(0, "drow", hand=4).hold(1, "r05", race="shrooms").begin().done()
    assert play.seat == 1
    assert play.hand(0) == 4


@rule("SU-197")
def test_reach_great_ancient_crystals_and_chain_use_the_widened_adjacency() -> None:
    cultists = Table().race(0, "cultists", hand=5).hold(0, "r11").find(PIPE, "r11").marker("ancient", "r11")
    assert cultists.begin().pick("conquer r26").tokens("r26") == 1  # reach and discount through the Pipe
    wisps = Table().race(0, "will-o-wisps", hand=5).hold(0, "r13").hold(0, "r06").find(PIPE, "r13")
    assert "roll r22" in wisps.begin().options
    flames = Table().race(0, "flames", hand=5).hold(0, "r07").find(PIPE, "r07").marker("volcano", "r01")
    play = flames.hold(0, "r22").hold(1, "r26", 5, race="shrooms").begin()
    assert play.pick("conquer r26").tokens("r26") == 2  # r07 at the Volcano, r22 linked to it by the Pipe


@rule("SU-197")
def test_flames_far_from_the_volcano_pay_in_full_without_the_pipe() -> None:
    table = Table().race(0, "flames", hand=5).hold(0, "r07").marker("volcano", "r01").hold(0, "r22")
    assert "r26" not in table.hold(1, "r26", 5, race="shrooms").begin().regions("conquer")


@rule("SU-197")
@pytest.mark.parametrize(("power", "with_pipe", "without"), [("flocking", 2, 0), ("quarreling", 2, 2)])
def test_flocking_uses_the_widened_adjacency_and_quarreling_does_not(
    power: str, with_pipe: int, without: int
) -> None:
    table = Table().race(0, "ogres", power).hold(0, "r11").hold(0, "r26")
    assert table.begin(0, "scoring").coins(0) == 5 + 2 + without
    assert table.find(PIPE, "r11").begin(0, "scoring").coins(0) == 5 + 2 + with_pipe


@rule("SU-197")
def test_thieving_and_ring_look_over_borders_only() -> None:
    table = Table().race(0, "spiderines", "thieving").hold(0, "r02").hold(0, "r05").find(RING, "r02")
    play = table.hold(1, "r27", race="shrooms").begin(0, "end").pick("ring r02")
    assert not play.events("robbed")
    near = Table().race(0, "spiderines", "thieving").hold(0, "r02").hold(0, "r05").find(RING, "r02")
    play = near.hold(1, "r09", race="shrooms").begin(0, "end").pick("ring r02")
    assert play.coins(1) == 3  # one for the Ring, one for Thieving


@rule("SU-197")
def test_drow_and_balrog_look_over_borders_only() -> None:
    drow = Table().race(0, "drow", "vampire").hold(0, "r11").find(PIPE, "r11").hold(1, "r26", race="shrooms")
    assert drow.begin(0, "scoring").coins(0) == 5 + 2  # the Mines are linked, yet nobody lives next door
    ogres = Table().race(0, "spiderines").hold(0, "r11").find(PIPE, "r11").find("wickedest-pentacle", "r11")
    play = ogres.marker("balrog", "r26").begin()
    assert set(play.regions("balrog")) == {"r21", "r22", "r25", "r27"}


@rule("SU-198")
def test_all_tokens_of_a_race_in_decline_without_tomb_return_to_the_tray() -> None:
    table = Table().race(0, "drow", hand=6).hold(0, "r09").hold_declined(1, "r13", 3, race="shrooms")
    play = table.hold_declined(1, "r26").begin().pick("conquer r13")
    assert play.tray("shrooms") == 9
    assert play.s.troop(3).hand == 0
