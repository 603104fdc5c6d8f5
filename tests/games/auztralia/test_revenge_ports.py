"""Ports with a strength of their own (RV-R16 to RV-R19, RV-F4, RV-F10, RV-RG2, RV-RG26)."""

import pytest

from tests.games.auztralia.dusk import dark, marching, night
from tests.games.auztralia.fighting import home, hurt, out, sanity, trophies
from tests.games.auztralia.harness import Played
from tests.marks import rule


def siege(
    monkeypatch: pytest.MonkeyPatch,
    *cards: str,
    foes: tuple[str, ...] = ("zombie",),
    strength: int = 4,
    hand: tuple[str, ...] = (),
    **units: int,
) -> Played:
    """The Old Ones MOVE, those beside the port of seat 0 reach it; then come these cards."""
    table = night().units(0, **units).give(0, strength=strength).hand(0, *hand)
    for foe in foes:
        table.tile(foe, "j4", level=1)
    movers = " ".join(f"{foe}!" for foe in {*foes})
    return marching(monkeypatch, table, movers, "-", "-", "-", *cards)


@rule("RV-R16", "RV-F4")
def test_damage_may_go_to_the_port_instead_of_the_units(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie I/PPA", "zombie /P", infantry=1, airship=1)
    assert play.options("hit") == ["hit infantry", "hit port"]
    play.pick("hit port", "hit infantry")
    assert hurt(play) == {"infantry": 1, "airship": 1}  # airship damage went to the airship
    assert play.s.fight is not None
    assert (play.s.fight.wall, play.s.fight.wall_hurt) == (4, 1)


@rule("RV-F4", "RV-R16")
def test_airship_damage_never_goes_to_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie I/A", "zombie I/", infantry=1)
    assert play.s.players[0].strength == 4
    assert trophies(play) == ["zombie"]


@rule("RV-R17")
def test_a_port_that_took_two_or_more_is_weaker_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie I/PP", "zombie I/", infantry=1).pick("hit port", "hit port")
    assert (play.events("port-held"), play.events("port-weakened")) == ([(0,)], [(0,)])
    assert play.s.players[0].strength == 2
    play = siege(monkeypatch, "zombie I/P", "zombie I/", infantry=1).pick("hit port")
    assert (play.s.players[0].strength, play.events("port-weakened")) == (4, [])


@rule("RV-R18", "RV-RG2")
def test_a_port_without_units_fights_as_infantry(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie I/PP", "zombie CAT/P", "zombie I/")
    assert (trophies(play), play.events("port-lost")) == (["zombie"], [])
    assert play.s.players[0].strength == 2


@rule("RV-RG2")
def test_beside_units_the_port_does_not_fight_as_infantry_until_they_are_dead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = siege(monkeypatch, "zombie I/PP", "zombie I/", "zombie I/", artillery=1)
    play.pick("hit artillery", "hit artillery")  # the first card hit nothing
    assert (trophies(play), home(play)) == (["zombie"], {})


@rule("RV-RG2", "RV-R45", "RV-R49")
def test_a_port_falls_when_its_strength_is_reached_and_the_old_ones_get_ten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = siege(monkeypatch, "zombie /PP", "zombie /PP", strength=4)
    assert (play.events("port-lost"), play.s.phase) == ([(0,)], "over")
    assert dark(play).points == 10
    assert play.match.result().reason == "port-lost-old-ones-win"


@rule("RV-RG2")
def test_a_port_is_lost_by_sanity_too(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie /SSS", "zombie /SSS", infantry=1)
    assert play.events("port-lost") == [(0,)]


@rule("RV-R19", "RV-RG26")
def test_an_attacked_port_gives_sanity_by_its_side(monkeypatch: pytest.MonkeyPatch) -> None:
    for strength, more in ((4, 2), (2, 1), (0, 0)):
        play = siege(monkeypatch, "zombie /P", strength=strength, infantry=2, artillery=1)
        assert sanity(play) == 3 + more
    play = siege(monkeypatch, "zombie /P", hand=("jago",), infantry=2, artillery=1)
    assert sanity(play) == 6


@rule("RV-D2", "RV-RG16")
def test_a_port_of_the_base_game_has_no_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie I/P", strength=0, infantry=2, artillery=1)
    assert play.options("hit") == ["hit infantry", "hit artillery"]
    assert out(play) == {"infantry": 2, "artillery": 1}
    play = siege(monkeypatch, strength=0)
    assert (play.events("port-lost"), dark(play).points) == ([(0,)], 10)


@rule("RV-F10", "RV-F9", "RV-R50")
def test_all_combats_are_fought_in_the_order_of_the_old_ones_even_after_a_port_fell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = night().units(1, infantry=1).give(0, strength=0).give(1, strength=0)
    table.tile("zombie", "j4", level=1).tile("zombie", "d7", level=1)
    play = marching(monkeypatch, table, "zombie!", "-", "-", "-", "zombie I/", "zombie I/")
    assert (play.asked, play.options()) == ("battle", ["battle k4", "battle c8"])
    play.pick("battle k4")
    assert play.events("port-lost") == [(0,)]
    assert (trophies(play, 1), play.events("port-held")) == (["zombie"], [(1,)])
    assert play.s.phase == "over"
