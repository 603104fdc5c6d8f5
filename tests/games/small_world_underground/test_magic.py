"""The Magic power: the Bag copies a relic."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

SWORD, SOCKS, ORB, DOORMAT = "sword-of-killer-rabbit", "stinky-trolls-socks", "shiny-orb", "flying-doormat"
SCEPTER, RING = "scepter-of-avarice", "froggys-ring"


def magicians(hand: int = 1, edition: str = "polish") -> Table:
    """Magic Kraken in r05, next to r04, the mountain r06 and r11."""
    return Table(edition=edition).race(0, "kraken", "magic", hand=hand).hold(0, "r05")


@rule("SU-120")
def test_the_bag_copies_a_relic_that_lies_anywhere_on_the_board() -> None:
    table = magicians().find(SWORD, "r20").hold(1, "r20", race="gnomes")
    play = table.begin()
    assert f"use-bag {SWORD}" in play.options
    assert f"use {SWORD}" not in play.options
    assert "conquer r04" not in play.options
    play.pick(f"use-bag {SWORD}", "conquer r04")
    assert (play.holder("r04"), play.hand(0), play.marker("bag")) == ((0, "active"), 0, "r04")
    assert play.s.board.ids[play.s.relics[SWORD]] == "r20"


@rule("SU-120")
def test_the_bag_copies_only_relics_that_lie_face_up() -> None:
    table = magicians().monsters("r20", find=SWORD).find(SOCKS, "r13")
    play = table.monsters("r06", find="fountain-of-youth").begin()
    assert [text for text in play.options if text.startswith("use-bag")] == [f"use-bag {SOCKS}"]


@rule("SU-120")
def test_the_bag_serves_once_a_turn_and_its_relic_is_chosen_anew_each_turn() -> None:
    table = magicians(hand=6).find(SWORD, "r20").find(DOORMAT, "r13").race(1, "gnomes")
    play = table.begin()
    assert {f"use-bag {SWORD}", f"use-bag {DOORMAT}"} <= set(play.options)
    play.pick(f"use-bag {SWORD}", "conquer r11")
    assert play.hand(0) == 5
    assert not [text for text in play.options if text.startswith("use-bag")]
    play.to_end_of_turn().to_end_of_turn().pick("go-on", f"use-bag {DOORMAT}", "conquer r19")
    assert play.marker("bag") == "r19"


@rule("SU-120")
@shows("power-magic")
def test_the_bag_copies_scepter_and_ring_at_the_end_of_the_turn() -> None:
    table = magicians(hand=0).hold(0, "r11").hold(1, "r06", race="gnomes").find(SCEPTER, "r20").find(RING, "r13")
    play = table.begin().done()
    assert play.options == [f"bag {r} {at}" for r in (SCEPTER, RING) for at in ("r05", "r11")] + ["done"]
    play.pick(f"bag {SCEPTER} r11")
    assert (play.coins(0), play.marker("bag")) == (5 + 2 + 1, "r11")
    table = magicians(hand=0).hold(0, "r11").hold(1, "r06", race="gnomes").find(SCEPTER, "r20").find(RING, "r13")
    play = table.begin().pick("done", f"bag {RING} r11")
    assert (play.coins(0), play.coins(1)) == (5 + 2 + 1, 4)


@rule("SU-121")
def test_relic_and_bag_serve_two_conquests_but_not_the_same_one() -> None:
    table = magicians(hand=4, edition="english").find(SWORD, "r05").find(SOCKS, "r13")
    play = table.begin().pick(f"use {SWORD}")
    assert f"use-bag {SWORD}" not in play.options
    assert f"use-bag {SOCKS}" in play.options
    play.pick("conquer r04")
    assert play.hand(0) == 3
    play.pick(f"use-bag {SWORD}")
    assert f"use {SWORD}" not in play.options
    play.pick("conquer r11")
    assert play.hand(0) == 2


@rule("SU-121")
@pytest.mark.parametrize("relic", [SCEPTER, RING])
@pytest.mark.parametrize("place", ["fountain-of-youth", "mine-of-lost-dwarf"])
def test_the_bag_does_not_copy_scepter_or_ring_where_the_relic_itself_was_used(relic: str, place: str) -> None:
    verb = {SCEPTER: "scepter", RING: "ring"}[relic]
    table = magicians(hand=0, edition="english").hold(0, "r11").find(relic, "r11").find(place, "r05")
    play = table.begin().pick("done", f"{verb} r05")
    assert play.options == [f"bag {relic} r11", "done"]
    table = magicians(hand=0, edition="english").hold(0, "r11").find(relic, "r11").find(place, "r05")
    play = table.begin().pick("done", "done")  # the relic lies in r11, but unused
    assert play.options == [f"bag {relic} r05", f"bag {relic} r11", "done"]


@rule("SU-122")
@shows("power-magic")
def test_the_bag_returns_to_its_owner_when_its_region_is_conquered() -> None:
    table = magicians(hand=3).find(SWORD, "r20").hold(1, "r10", 7, race="ogres")
    play = table.begin().pick(f"use-bag {SWORD}", "conquer r04", "done", "place r05 2")
    assert play.pick("go-on").marker("bag") == "r04"
    play.pick("conquer r04")
    assert play.marker("bag") is None
    assert not [text for text in play.options if text.startswith("use-bag")]
    play.to_end_of_turn().pick("go-on")
    assert play.pick(f"use-bag {SWORD}", "conquer r11").marker("bag") == "r11"


@rule("SU-122")
@shows("power-magic")
def test_the_bag_returns_when_its_region_is_abandoned_and_can_be_used_again() -> None:
    table = magicians().hold(0, "r04").marker("bag", "r04").find(SWORD, "r20")
    play = table.begin().pick("abandon r04")
    assert play.marker("bag") is None
    assert play.pick(f"use-bag {SWORD}", "conquer r11").marker("bag") == "r11"


@rule("SU-122")
def test_the_bag_does_not_stay_on_a_river_that_is_left() -> None:
    table = Table().race(0, "mudmen", "magic", hand=2).hold(0, "r04").find(SWORD, "r20")
    play = table.begin().pick(f"use-bag {SWORD}", "conquer r03")
    assert play.marker("bag") == "r03"
    assert play.to_end_of_turn().marker("bag") is None


@rule("SU-217")
def test_the_bag_leaves_the_board_when_the_magic_race_declines() -> None:
    table = magicians(hand=0).marker("bag", "r05").find(SWORD, "r20").race(1, "ogres")
    play = table.begin(0, "choose").pick("decline")
    assert (play.holder("r05"), play.marker("bag")) == ((0, "decline"), None)


@rule("SU-218")
def test_the_bag_copies_relics_under_the_balrog_and_of_anybody() -> None:
    table = magicians().find(SWORD, "r20").marker("balrog", "r20").find(SOCKS, "r13").hold(1, "r13", race="ogres")
    play = table.begin()
    assert {f"use-bag {SWORD}", f"use-bag {SOCKS}"} <= set(play.options)
    assert play.pick(f"use-bag {SWORD}", "conquer r04").holder("r04") == (0, "active")


@rule("SU-218", "SU-195")
def test_the_first_use_of_the_bag_settles_its_relic_for_the_turn_even_if_it_fails() -> None:
    table = magicians().hold_declined(1, "r11", 4, race="ogres", power="tomb").find(SWORD, "r20").find(RING, "r13")
    play = table.begin().die(0).pick(f"use-bag {SWORD}", "attempt r11")
    assert play.marker("bag") is None
    assert (play.seat, play.prompt) == (1, "choose")  # the Ring was not offered any more
    table = magicians().hold_declined(1, "r11", 4, race="ogres", power="tomb").find(SWORD, "r20").find(RING, "r13")
    assert table.begin().die(0).pick("attempt r04").prompt == "bag"


@rule("SU-219")
def test_the_bag_helps_a_race_that_holds_no_region_to_enter() -> None:
    table = Table().race(0, "kraken", "magic", hand=1).find(SWORD, "r20")
    play = table.begin()
    assert "conquer r05" not in play.options
    play.pick(f"use-bag {SWORD}", "conquer r05")
    assert (play.holder("r05"), play.marker("bag")) == ((0, "active"), "r05")


@rule("SU-219")
def test_ring_and_bag_rob_the_same_neighbour_one_after_the_other() -> None:
    table = magicians(hand=0).hold(0, "r11").hold(1, "r06", race="gnomes").find(RING, "r05")
    play = table.begin().pick("done", "ring r05", f"bag {RING} r11")
    assert (play.coins(0), play.coins(1)) == (5 + 2 + 2, 3)


@rule("SU-220")
def test_a_doormat_in_the_bag_is_no_help_to_a_race_that_must_enter() -> None:
    table = Table().race(0, "kraken", "magic", hand=4).find(DOORMAT, "r20").find(SWORD, "r13")
    play = table.begin()
    assert f"use-bag {SWORD}" in play.options
    assert f"use-bag {DOORMAT}" not in play.options
    play.pick("conquer r05")
    assert f"use-bag {DOORMAT}" in play.options
    assert "r19" in play.pick(f"use-bag {DOORMAT}").regions("conquer")


@rule("SU-220")
def test_the_doormat_cannot_join_another_relic_for_an_entry() -> None:
    table = Table().race(0, "kraken", "magic", hand=4).hold(0, "r05").find(DOORMAT, "r05").find(SWORD, "r13")
    play = table.begin().pick("abandon r05", f"use-bag {SWORD}")
    assert all(text.startswith("conquer") for text in play.options)
    assert "r19" not in play.regions("conquer")
    assert "r26" in play.regions("conquer")
