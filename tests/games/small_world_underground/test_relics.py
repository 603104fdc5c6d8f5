"""The Righteous Relics: who uses them, when, what they do, and where they lie afterwards."""

import pytest

from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule, shows

DOORMAT, SOCKS, ORB, SWORD = "flying-doormat", "stinky-trolls-socks", "shiny-orb", "sword-of-killer-rabbit"
RING, SCEPTER = "froggys-ring", "scepter-of-avarice"


def drow_with(relic: str, hand: int = 6) -> Table:
    """Drow with this relic in r02, next to lone Shrooms in r08 and r09."""
    table = Table().race(0, "drow", "vampire", hand=hand).hold(0, "r02").find(relic, "r02")
    return table.hold(1, "r08", 1, race="shrooms", power="immortal").hold(1, "r09", 1).hold(1, "r26", 2)


def use(relic: str) -> str:
    """The pick that takes a relic up."""
    return f"use {relic}"


@rule("SU-144")
def test_a_race_in_decline_uses_no_relic() -> None:
    table = Table().race(0, "ogres", hand=5).hold(0, "r02").hold_declined(0, "r04", race="drow")
    table.find(SWORD, "r04").find(DOORMAT, "r02")
    play = table.begin()
    assert use(DOORMAT) in play.options
    assert use(SWORD) not in play.options


@rule("SU-144")
def test_end_of_turn_relics_serve_no_race_in_decline() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").hold(1, "r09", race="shrooms")
    table.hold_declined(0, "r04", race="drow").find(RING, "r04").find(SCEPTER, "r04")
    play = table.begin(0, "end")
    assert play.seat == 1
    assert play.coins(0) == 7
    assert play.coins(1) == 5


@rule("SU-144", "SU-145")
def test_a_relic_need_not_be_used_and_then_stays_where_it_lies() -> None:
    play = drow_with(SWORD).begin()
    assert use(SWORD) in play.options
    play.pick("conquer r09")
    assert play.tokens("r09") == 3
    assert play.lies(SWORD) == "r02"


@rule("SU-144", "SU-145")
@pytest.mark.parametrize(("relic", "stays"), [(RING, "ring r02"), (SCEPTER, "scepter r02")])
def test_an_end_of_turn_relic_may_be_refused(relic: str, stays: str) -> None:
    play = drow_with(relic, hand=0).hold(0, "r04").begin(0, "end")
    assert {stays, "done"} <= set(play.options)
    play.done()
    assert play.lies(relic) == "r02"
    assert (play.coins(0), play.coins(1)) == (8, 5)  # r04 is lonely: 1 + 2


@rule("SU-145")
@pytest.mark.parametrize(
    ("relic", "pick"),
    [(DOORMAT, "conquer r05"), (SOCKS, "conquer r09"), (ORB, "swap r09"), (SWORD, "conquer r09")],
)
def test_a_relic_used_for_a_conquest_moves_to_the_conquered_region(relic: str, pick: str) -> None:
    play = drow_with(relic).begin().pick(use(relic), pick)
    assert play.lies(relic) == pick.split()[1]


def next_turn(play: Play) -> Play:
    """Both players finish their turns; the first chooses to go on."""
    return play.to_end_of_turn().to_end_of_turn().pick("go-on")


@rule("SU-146")
@pytest.mark.parametrize(
    ("relic", "pick"),
    [(DOORMAT, "conquer r05"), (SOCKS, "conquer r09"), (ORB, "swap r09"), (SWORD, "conquer r09")],
)
def test_each_conquest_relic_serves_once_a_turn(relic: str, pick: str) -> None:
    play = drow_with(relic).begin().pick(use(relic), pick)
    assert use(relic) not in play.options
    assert play.hand(0) >= 3  # there would be tokens for it
    assert use(relic) in next_turn(play).options


@rule("SU-147")
@shows("relic-flying-doormat")
def test_the_doormat_reaches_any_region_at_its_usual_cost() -> None:
    table = drow_with(DOORMAT, hand=4)
    play = table.begin()
    assert "conquer r26" not in play.options
    play.pick(use(DOORMAT))
    assert {"r04", "r08", "r26", "r11"} <= set(play.regions("conquer"))
    assert not {"r01", "r15", "r02"} & set(play.regions("conquer"))  # Chasms, and the race's own
    play.pick("conquer r26")
    assert play.holder("r26") == (0, "active")
    assert play.tokens("r26") == 4
    assert play.hand(0) == 0


@rule("SU-147")
@shows("relic-flying-doormat")
def test_the_doormat_stays_where_it_was_when_its_attempt_fails() -> None:
    play = drow_with(DOORMAT, hand=2).begin().pick(use(DOORMAT)).die(0).pick("attempt r26")
    assert play.events("failed")
    assert play.lies(DOORMAT) == "r02"
    assert play.tokens("r26") == 2


@rule("SU-147")
@shows("relic-flying-doormat")
def test_the_doormat_moves_when_its_attempt_succeeds() -> None:
    play = drow_with(DOORMAT, hand=2).begin().pick(use(DOORMAT)).die(2).pick("attempt r26")
    assert play.lies(DOORMAT) == "r26"
    assert play.holder("r26") == (0, "active")


@rule("SU-148")
@shows("relic-froggys-ring")
def test_the_ring_takes_a_coin_from_each_player_with_an_active_token_next_to_its_region() -> None:
    table = Table(4).race(0, "ogres", "vampire").hold(0, "r16").hold(0, "r03").find(RING, "r03")
    table.hold(1, "r09", 2, race="shrooms").hold(1, "r17").hold(2, "r23", race="gnomes")
    table.hold_declined(3, "r24", race="mummies")
    play = table.begin(0, "end")
    assert play.regions("ring") == ["r03", "r16"]  # regions of the active race alone
    play.pick("ring r16")
    assert play.lies(RING) == "r16"
    assert [event.args for event in play.events("robbed")] == [(0, 1), (0, 2)]
    assert [play.coins(seat) for seat in range(4)] == [5 + 2 + 2, 4, 4, 5]


@rule("SU-148")
@shows("relic-froggys-ring")
def test_the_ring_takes_nothing_from_a_player_without_coins() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").find(RING, "r02").hold(0, "r05")
    play = table.hold(1, "r09", race="shrooms").coins(1, 0).begin(0, "end").pick("ring r02")
    assert (play.coins(0), play.coins(1)) == (5 + 2, 0)
    assert play.lies(RING) == "r02"


@rule("SU-149")
@shows("relic-scepter-of-avarice")
def test_the_scepter_doubles_the_coins_of_its_region() -> None:
    table = Table().race(0, "ogres", "mining").hold(0, "r02").hold(0, "r11").find(SCEPTER, "r02")
    play = table.begin(0, "end")
    assert play.regions("scepter") == ["r02", "r11"]
    play.pick("scepter r11")
    assert play.lies(SCEPTER) == "r11"
    assert play.coins(0) == 5 + 1 + 2 * 2  # a Mine gives Mining 2


@rule("SU-150")
@shows("relic-scepter-of-avarice")
def test_the_scepter_does_not_double_coins_of_other_players() -> None:
    table = Table().race(0, "ogres", "thieving").hold(0, "r02").find(SCEPTER, "r02")
    play = table.hold(1, "r09", race="shrooms").begin(0, "end").pick("scepter r02")
    assert play.coins(1) == 4
    assert play.coins(0) == 5 + 2 + 1


@rule("SU-150")
def test_the_scepter_has_no_effect_in_the_mine_of_the_lost_dwarf() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").hold(0, "r05")
    table.find(SCEPTER, "r02").find("mine-of-lost-dwarf", "r02")
    assert table.begin(0, "end").pick("scepter r02").coins(0) == 5 + 3 + 1
    assert table.begin(0, "end").pick("scepter r05").coins(0) == 5 + 3 + 2


@rule("SU-151")
@shows("relic-stinky-trolls-socks")
def test_the_socks_conquer_an_occupied_region_at_the_price_of_an_empty_one() -> None:
    table = Table().race(0, "drow", hand=3).hold(0, "r02").find(SOCKS, "r02")
    table.hold(1, "r09", 6, race="shrooms").monsters("r08")
    play = table.begin()
    assert "conquer r09" not in play.options
    play.pick(use(SOCKS))
    assert {"r08", "r09"} <= set(play.regions("conquer"))
    play.pick("conquer r09")
    assert play.tokens("r09") == 2
    assert play.hand(0) == 1


@rule("SU-152")
@shows("relic-stinky-trolls-socks")
def test_an_opponent_ousted_by_the_socks_loses_no_token() -> None:
    table = Table().race(0, "drow", hand=2).hold(0, "r02").find(SOCKS, "r02")
    table.hold(1, "r09", 3, race="shrooms").hold(1, "r26")
    play = table.begin().pick(use(SOCKS), "conquer r09")
    assert play.hand(1) == 3
    play.to_end_of_turn()
    assert play.tokens("r26") == 4


@rule("SU-152")
@shows("relic-stinky-trolls-socks")
def test_tokens_ousted_by_the_socks_stay_in_hand_if_their_race_holds_no_region() -> None:
    table = Table().race(0, "drow", hand=2).hold(0, "r02").find(SOCKS, "r02").hold(1, "r09", 1, race="shrooms")
    play = table.begin().pick(use(SOCKS), "conquer r09").to_end_of_turn()
    assert play.hand(1) == 1
    assert play.tray("shrooms") == 9


@rule("SU-153")
@shows("relic-shiny-orb")
def test_the_orb_replaces_a_lone_active_token_of_an_opponent() -> None:
    table = Table().race(0, "drow", "mining", hand=1).hold(0, "r02").find(ORB, "r02")
    table.hold(1, "r09", 1, race="shrooms", power="immortal").hold(1, "r08", 2).hold(1, "r26")
    play = table.armor("r09", 2).hold(0, "r04").hold(1, "r10").begin()
    tray = play.tray("drow")
    play.pick(use(ORB))
    assert play.options == ["swap r09", "swap r10"]  # not r08 with two tokens, nor r26 out of reach
    play.pick("swap r09")
    assert play.holder("r09") == (0, "active")
    assert play.tokens("r09") == 1
    assert play.tray("drow") == tray - 1
    assert play.hand(0) == 1
    assert play.hand(1) == 0  # Immortal does not help
    assert play.tray("shrooms") == 6


@rule("SU-153")
@shows("relic-shiny-orb")
def test_the_orb_takes_a_token_from_the_hand_when_the_tray_has_none() -> None:
    table = Table().race(0, "drow", "mining", hand=2).hold(0, "r02", 7).find(ORB, "r02")
    play = table.hold(1, "r09", race="shrooms").hold(1, "r08").begin().pick(use(ORB), "swap r09")
    assert play.hand(0) == 1
    assert play.tokens("r09") == 1


@rule("SU-153")
def test_the_orb_does_not_work_on_a_race_in_decline() -> None:
    table = Table().race(0, "drow", "mining", hand=3).hold(0, "r02").find(ORB, "r02")
    table.hold_declined(1, "r09", race="shrooms")
    assert use(ORB) not in table.begin().options
    play = table.hold(1, "r08", race="gnomes").begin()
    assert use(ORB) not in play.options  # no help against Gnomes
    assert "conquer r08" in play.options


@rule("SU-154")
@shows("relic-sword-of-killer-rabbit")
def test_the_sword_makes_one_conquest_cost_two_tokens_less() -> None:
    play = drow_with(SWORD, hand=4).begin().pick(use(SWORD), "conquer r09")
    assert play.tokens("r09") == 1
    assert play.hand(0) == 3
    play.pick("conquer r08")  # the next one at full price
    assert play.tokens("r08") == 3
