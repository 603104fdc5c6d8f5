"""Immunity: SU-084 to SU-086."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule

GUARDS = ("", "ancient", "queen", "ghost")


def _guarded(guard: str, power: str = "martyr", tokens: int = 1) -> Table:
    """Seat 1 holds r05 under some guard and r26 with the Crypt; seat 0 stands next door in r04."""
    table = Table().race(0, "ogres", power, hand=8).hold(0, "r04")
    table.race(1, "cultists", "royal").hold(1, "r05", tokens).hold(1, "r26", 2)
    table.find("crypt-of-tomb-raider", "r26")
    return table.marker(guard, "r05") if guard else table


@rule("SU-084")
@pytest.mark.parametrize("guard", GUARDS)
def test_a_guarded_region_cannot_be_conquered_by_opponents(guard: str) -> None:
    play = _guarded(guard).begin()
    assert ("r05" in play.regions("conquer")) is (not guard)
    assert "r11" in play.regions("conquer")
    assert play.why("r05") == (("immune", "SU-084") if guard else ("open", "SU-045"))


@rule("SU-084")
@pytest.mark.parametrize("guard", GUARDS)
def test_a_guarded_region_is_no_goal_for_a_last_attempt(guard: str) -> None:
    play = _guarded(guard, tokens=8).begin()
    assert ("r05" in play.regions("attempt")) is (not guard)


@rule("SU-084")
def test_immunity_works_against_opponents_only() -> None:
    table = Table().race(0, "ogres", hand=5).hold(0, "r04").hold_declined(0, "r05", race="drow", power="royal")
    play = table.marker("queen", "r05").begin().pick("conquer r05")
    assert play.holder("r05") == (0, "active")


@rule("SU-085")
@pytest.mark.parametrize("guard", GUARDS)
def test_opposing_powers_relics_and_races_do_nothing_to_a_guarded_region(guard: str) -> None:
    table = _guarded(guard, power="vampire").find("flying-doormat", "r04").find("shiny-orb", "r04")
    play = table.begin()
    open_ = not guard
    assert ("r05" in play.regions("bite")) is open_
    assert ("use shiny-orb" in play.options) is open_
    play.pick("use flying-doormat")
    assert ("r05" in play.regions("conquer")) is open_
    assert "r26" in play.regions("conquer")


@rule("SU-085")
@pytest.mark.parametrize("guard", GUARDS)
def test_thieves_take_nothing_from_a_guarded_region(guard: str) -> None:
    play = _guarded(guard, power="thieving").begin(0, "scoring")
    assert play.coins(1) == (5 if guard else 4)


@rule("SU-085")
@pytest.mark.parametrize("guard", GUARDS)
def test_the_balrog_does_not_enter_a_guarded_region(guard: str) -> None:
    play = _guarded(guard).find("wickedest-pentacle", "r04").begin()
    assert ("r05" in play.regions("balrog")) is (not guard)
    assert "r11" in play.regions("balrog")


@rule("SU-086")
def test_nobody_conquers_the_region_of_the_balrog_until_it_has_left() -> None:
    table = Table().race(0, "gnomes", hand=6).hold(0, "r04").find("wickedest-pentacle", "r04")
    play = table.marker("balrog", "r05").begin()
    assert "r05" not in play.regions("conquer")
    assert play.why("r05") == ("balrog", "SU-086")
    play.pick("balrog r11")
    assert "r05" in play.regions("conquer")
    assert "r11" not in play.regions("conquer")
    play.to_end_of_turn()


@rule("SU-086")
def test_opponents_of_its_sender_cannot_conquer_the_region_of_the_balrog_either() -> None:
    table = Table().race(0, "gnomes", hand=6).hold(0, "r04")
    table.hold(1, "r10", race="drow").find("wickedest-pentacle", "r10").marker("balrog", "r11")
    play = table.begin()
    assert "r11" not in play.regions("conquer")
    assert "r05" in play.regions("conquer")


@rule("SU-086")
def test_immunity_ends_when_the_queen_leaves_the_region() -> None:
    table = Table().race(0, "ogres", "royal").hold(0, "r04").hold(0, "r05").marker("queen", "r04")
    table.race(1, "shrooms", hand=6).hold(1, "r11")
    play = table.begin(0, "end").pick("queen r05", "go-on")
    assert "r04" in play.regions("conquer")
    assert "r05" not in play.regions("conquer")


@rule("SU-086")
def test_immunity_ends_when_the_great_ancient_leaves_the_region() -> None:
    table = Table().race(0, "cultists").hold(0, "r04").hold(0, "r05").marker("ancient", "r04")
    table.race(1, "shrooms", hand=6).hold(1, "r11")
    play = table.begin(0, "start").pick("ancient r05").to_end_of_turn().pick("go-on")
    assert "r04" in play.regions("conquer")
    assert "r05" not in play.regions("conquer")
