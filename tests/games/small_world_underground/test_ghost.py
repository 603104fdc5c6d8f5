"""The Crypt of the Tomb-raider and its Ghost, and immunity by the Queen where one ruling covers both."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

CRYPT = "crypt-of-tomb-raider"


def crypt(hand: int = 0, edition: str = "polish") -> Table:
    """Ogres hold the Crypt in r02 and r13 beyond; Drow stand between them in r09, with 5 tokens in hand."""
    table = Table(edition=edition).race(0, "ogres", "vampire", hand=hand).hold(0, "r02").hold(0, "r13")
    table.find(CRYPT, "r02")
    return table.race(1, "drow", "martyr", hand=5).hold(1, "r09")


@rule("SU-158")
@shows("place-crypt-of-tomb-raider")
def test_the_ghost_makes_a_region_immune_but_never_that_of_the_crypt() -> None:
    play = crypt(edition="english").begin(0, "end")
    assert "r02" not in play.regions("ghost")
    play.pick("ghost r13", "go-on")
    assert play.marker("ghost") == "r13"
    assert "r13" not in play.regions("conquer")
    assert "r02" in play.regions("conquer")


@rule("SU-158")
@shows("place-crypt-of-tomb-raider")
def test_the_ghost_may_stay_where_it_is() -> None:
    play = crypt().marker("ghost", "r13").begin(0, "end").done()
    assert play.marker("ghost") == "r13"
    assert play.pick("go-on").why("r13", 1) == ("immune", "SU-084")


@rule("SU-159")
def test_a_crypt_in_decline_keeps_the_ghost_where_it_is() -> None:
    play = crypt().marker("ghost", "r13").begin(0, "choose").pick("decline")
    assert play.seat == 1  # nobody was asked to move it
    assert play.marker("ghost") == "r13"
    play.pick("go-on")
    assert "r13" not in play.regions("conquer")
    assert "r02" in play.regions("conquer")


@rule("SU-160")
@shows("place-crypt-of-tomb-raider")
def test_the_ghost_leaves_when_another_player_conquers_the_crypt() -> None:
    play = crypt(edition="english").marker("ghost", "r13").begin(1).pick("conquer r02")
    assert play.marker("ghost") is None
    assert "attempt r13" in play.options  # at once
    play.pick("done", "done", "place r09 2")
    assert play.prompt == "ghost"
    play.pick("ghost r09")
    assert play.marker("ghost") == "r09"


@rule("SU-232")
@pytest.mark.parametrize("marker", ["queen", "ghost"])
def test_a_player_may_conquer_his_own_immune_region_in_decline(marker: str) -> None:
    table = Table().race(0, "ogres", "vampire", hand=4).hold(0, "r02")
    table.hold_declined(0, "r09", race="shrooms", power="royal").hold_declined(0, "r13").find(CRYPT, "r13")
    table.race(1, "drow", "martyr", hand=5).hold(1, "r12").marker(marker, "r09")
    assert "r09" in table.begin(0).regions("conquer")
    play = table.begin(1)
    assert "r09" not in play.regions("conquer")
    assert "r13" in play.regions("conquer")


@rule("SU-233")
@shows("place-crypt-of-tomb-raider")
def test_the_ghost_goes_anywhere_but_chasms_the_crypt_the_balrog_and_regions_immune_to_its_player() -> None:
    table = Table(edition="english").race(0, "ogres", "royal").hold(0, "r02").hold(0, "r26").find(CRYPT, "r02")
    table.race(1, "cultists", "martyr").hold(1, "r09").hold(1, "r13")
    table.marker("balrog", "r10").marker("ancient", "r09").monsters("r14")
    play = table.begin(0, "end").pick("queen r26")
    chasms = {"r01", "r15", "r17", "r24", "r28"}
    everywhere = {f"r{number:02}" for number in range(1, 29)}
    assert set(play.regions("ghost")) == everywhere - chasms - {"r02", "r10", "r09"}


@rule("SU-234")
def test_an_empty_region_of_the_ghost_is_open_to_the_holder_of_the_crypt_alone() -> None:
    table = crypt(hand=3).marker("ghost", "r12")
    assert "r12" in table.begin(0).regions("conquer")
    play = table.begin(1)
    assert "r12" not in play.regions("conquer")
    assert "r08" in play.regions("conquer")


@rule("SU-234")
def test_a_crypt_in_decline_opens_the_empty_region_of_its_ghost_too() -> None:
    table = Table().race(0, "ogres", "vampire", hand=3).hold(0, "r13").hold_declined(0, "r02", race="shrooms")
    assert "r12" in table.find(CRYPT, "r02").marker("ghost", "r12").begin(0).regions("conquer")


@rule("SU-235")
def test_a_ghost_in_an_opponents_region_shuts_its_sender_out_too() -> None:
    play = crypt().hold(0, "r02", 4).begin(0, "end").pick("ghost r09").to_end_of_turn().pick("go-on")
    assert play.seat == 0
    assert "r09" not in play.regions("conquer")
    assert play.why("r09") == ("immune", "SU-084")


@rule("SU-235")
def test_a_ghost_in_an_opponents_region_does_not_shut_that_opponent_out() -> None:
    table = crypt().hold_declined(1, "r12", race="shrooms").marker("ghost", "r12")
    assert "r12" in table.begin(1).regions("conquer")
    assert "r12" not in table.hold(0, "r18").race(0, "flames", decline=True).begin(0).regions("conquer")


@rule("SU-236")
def test_the_ghost_stays_while_nobody_holds_the_crypt_and_leaves_when_it_is_conquered() -> None:
    play = crypt(hand=2, edition="english").marker("ghost", "r12").begin(0).pick("abandon r02", "conquer r03")
    assert play.marker("ghost") == "r12"
    assert play.why("r12") == ("immune", "SU-084")  # not even its former player passes
    play.pick("conquer r02")
    assert play.marker("ghost") is None


@rule("SU-236")
def test_the_ghost_of_an_abandoned_crypt_shuts_everybody_out() -> None:
    table = Table().race(0, "ogres", "vampire", hand=3).hold(0, "r13").find(CRYPT, "r02").marker("ghost", "r12")
    table.race(1, "drow", "martyr", hand=3).hold(1, "r09")
    for seat in (0, 1):
        assert "r12" not in table.begin(seat).regions("conquer")
    assert table.begin(0, "end").marker("ghost") == "r12"


@rule("SU-237")
@shows("place-crypt-of-tomb-raider")
def test_the_ghost_stays_when_the_crypt_passes_to_its_players_active_race_and_may_move() -> None:
    table = Table().race(0, "ogres", "vampire", hand=3).hold(0, "r09").hold_declined(0, "r02", race="shrooms")
    play = table.find(CRYPT, "r02").marker("ghost", "r13").begin().pick("conquer r02")
    assert play.marker("ghost") == "r13"
    play.pick("done", "place r02 2", "ghost r09")
    assert play.marker("ghost") == "r09"
