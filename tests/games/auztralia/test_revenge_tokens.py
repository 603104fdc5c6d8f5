"""Rebirth tokens (RV-R11 to RV-R15, RV-F5, RV-F11, RV-D3, RV-RG10 to RV-RG12, RV-RG15)."""

from typing import Any

import pytest

from rulebound.games.auztralia.scoring import score_of
from tests.games.auztralia.dusk import dusk
from tests.games.auztralia.fighting import home, send, trophies, wounds, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule


def at_a_token(*foes: str, up: bool = True, **setup: Any) -> Table:
    """Seat 0 with two infantry beside a token on h4, with these Old Ones on it."""
    table = dusk(**setup).rail(0, "k4", "j4", "i4").units(0, infantry=2).token("h4")
    for foe in foes:
        table.tile(foe, "h4", up=up, level=1)
    return table


def tokens(play: Played) -> tuple[bool, int, int]:
    """Whether one lies on h4, and how many the humans have."""
    s = play.s
    return bool(s.tokens >> play.at("h4") & 1), s.players[0].tokens, s.players[1].tokens


@rule("RV-R11", "RV-F11", "RV-RG11", "RV-R50")
def test_an_empty_token_is_taken_by_an_attack_without_a_card_and_counts_a_point() -> None:
    play = at_a_token().begin()
    before = score_of(play.s, 0)
    play.pick("attack")
    send(play, "infantry 1")
    assert tokens(play) == (False, 1, 0)
    assert score_of(play.s, 0) == before + 1
    assert (play.s.space[0], play.s.players[0].hq) == (11, 19)  # the time and the cube of an attack
    assert (play.events("combat"), home(play)) == ([], {"infantry": 2})
    assert play.events("token-taken") == [(0, "h4")]


@rule("RV-R12")
def test_the_token_goes_with_the_last_old_one_to_who_alone_has_damaged_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play = write(monkeypatch, at_a_token("zombie"), "zombie I/", "zombie I/").begin().pick("attack")
    send(play).pick("fight")
    assert trophies(play) == ["zombie"]
    assert tokens(play) == (False, 1, 0)


@rule("RV-R12")
def test_the_token_stays_while_another_old_one_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = write(monkeypatch, at_a_token("zombie", "mi-go"), "zombie I/", "zombie I/")
    play = send(table.begin().pick("attack")).pick("fight", "withdraw all")
    assert trophies(play) == ["zombie"]
    assert tokens(play) == (True, 0, 0)


@rule("RV-R13")
def test_for_a_shared_kill_each_gets_a_point_at_once_and_the_token_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dusk().rail(0, "k4", "j4", "i4").units(0, infantry=2).token("h4")
    table.tile("mi-go", "h4", damage={1: 2}, level=1)
    vp = next(tile.vp for tile in table.s.tables.tiles if tile.kind == "mi-go" and tile.level == 1)
    play = send(write(monkeypatch, table, "mi-go I/").begin().pick("attack"))
    assert tokens(play) == (False, 0, 0)
    assert play.s.players[0].vp + play.s.players[1].vp == vp + 2
    assert play.events("share")[-2:] == [(0, 1), (1, 1)]


@rule("RV-R14", "RV-RG11")
def test_a_blank_goes_the_token_stays_and_the_action_is_spent() -> None:
    play = send(at_a_token("blank", up=False).begin().pick("attack"))
    assert (play.s.tiles_at(play.at("h4")), tokens(play)) == ([], (True, 0, 0))
    assert play.s.space[0] == 11


@rule("RV-R15")
def test_no_rail_leads_into_a_hex_with_a_token() -> None:
    play = at_a_token().give(0, coal=1, iron=1).begin().pick("hills")
    assert play.options("rail")
    assert not [text for text in play.options("rail") if "h4" in text]


@rule("RV-RG10")
def test_an_empty_token_does_not_bar_the_way_of_a_force() -> None:
    table = dusk().rail(0, "k4", "j4", "i4").units(0, armoured_car=1).token("h4").tile("zombie", "g4", level=1)
    assert "target g4" in table.begin().pick("attack").options("target")


@rule("RV-F5")
def test_desta_danger_gives_the_token_under_a_temple_to_the_active_player() -> None:
    table = dusk(hand=("danger",)).token("h4").tile("temple", "h4")
    play = table.begin().pick("play danger")
    assert (play.s.tiles_at(play.at("h4")), tokens(play)) == ([], (False, 1, 0))


@rule("RV-RG12")
def test_an_old_one_destroyed_outside_a_combat_gives_its_token_too() -> None:
    table = dusk(hand=("lrog",)).token("h4").tile("zombie", "h4", level=1)
    play = table.begin().pick("play lrog")
    assert (trophies(play), tokens(play)) == (["zombie"], (False, 1, 0))


@rule("RV-D3", "RV-RG15")
def test_in_the_heroic_game_an_empty_token_fights_as_a_zombie_and_keeps_no_damage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = write(monkeypatch, at_a_token(difficulty="heroic"), "zombie I/S", "zombie I/P")
    play = send(table.begin().pick("attack"))
    assert play.asked == "fight"
    play.pick("withdraw all")
    assert tokens(play) == (True, 0, 0)
    assert wounds(play, "zombie") == []
    table = write(monkeypatch, at_a_token(difficulty="heroic"), "zombie I/", "zombie I/P")
    play = send(table.begin().pick("attack")).pick("fight")
    assert (tokens(play), trophies(play)) == ((False, 1, 0), [])


@rule("RV-D3")
def test_a_dangerous_token_takes_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_token(difficulty="heroic")
    table.token("h4", dangerous=True)
    play = send(write(monkeypatch, table, "zombie I/", "zombie I/", "zombie I/").begin().pick("attack"))
    play.pick("fight")
    assert play.asked == "fight"
    play.pick("fight")
    assert tokens(play) == (False, 1, 0)


@rule("RV-RG15")
def test_a_gunner_may_break_a_token_that_fights() -> None:
    table = dusk(hand=("khouri", "takanashi"), difficulty="heroic").rail(0, "k4", "j4", "i4")
    play = send(table.units(0, infantry=2).token("h4").begin().pick("attack"), "infantry 2")
    play.pick("use takanashi")
    assert (tokens(play), home(play)) == ((False, 1, 0), {"infantry": 1})
