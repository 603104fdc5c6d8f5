"""What each seat and a spectator sees: coins hidden or open, stacks only counted, the table laid out."""

import pytest

from rulebound.games.small_world_underground import GAME
from rulebound.games.small_world_underground.view import UndergroundView
from rulebound.kernel.view import view_bytes
from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule


def seen(play: Play, seat: int | None) -> UndergroundView:
    """The table as this seat, or a spectator, sees it."""
    view = play.match.view(seat).view
    assert isinstance(view, UndergroundView)
    return view


def coins(play: Play, seat: int | None) -> list[int | None]:
    """Everybody's coins as this seat sees them."""
    return [player.coins for player in seen(play, seat).players]


def purses(kind: str) -> Table:
    """Three players with 7, 8 and 9 coins."""
    return Table(3, coins=kind).coins(0, 7).coins(1, 8).coins(2, 9)


@rule("SU-020")
def test_hidden_coins_are_seen_by_their_owner_alone() -> None:
    play = purses("hidden").begin(0, "pick")
    assert coins(play, 0) == [7, None, None]
    assert coins(play, 1) == [None, 8, None]
    assert coins(play, None) == [None, None, None]


@rule("SU-020")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_coins_are_seen_by_all(seat: int | None) -> None:
    assert coins(purses("open").begin(0, "pick"), seat) == [7, 8, 9]


@rule("SU-020", "SU-082")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_hidden_coins_are_shown_when_the_game_ends(seat: int | None) -> None:
    table = purses("hidden").race(2, "ogres", "vampire").hold(2, "r02")
    play = table.begin(2, "scoring", round_=10)
    assert play.match.over
    assert coins(play, seat) == [7, 8, 10]


@rule("SU-020")
def test_the_coins_scored_are_told_to_their_owner_alone() -> None:
    play = purses("hidden").race(0, "ogres", "vampire").hold(0, "r02").begin(0, "scoring")
    heard = {seat: [event.kind for event in play.match.events_for(seat)] for seat in (0, 1, None)}
    assert "counted" in heard[0]
    assert "counted" not in heard[1] + heard[None]
    assert "collected" in heard[1]
    assert "collected" in heard[None]
    assert "collected" not in heard[0]  # one line is enough


@rule("SU-020")
def test_the_lines_of_the_table_tell_only_the_coins_that_are_seen() -> None:
    play = purses("hidden").begin(0, "pick")
    told = {seat: [line.args for line in GAME.status(play.s, seat) if line.kind == "coins"] for seat in (1, None)}
    assert told == {1: [(1, 8)], None: []}


@rule("SU-014", "SU-015", "SU-017")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_stacks_are_counted_and_never_shown(seat: int | None) -> None:
    play = Table(2, monsters=True).begin(0, "pick")
    view = seen(play, seat)
    assert (view.banners_left, view.badges_left, view.finds_left) == (9, 15, 4)
    assert len(view.combos) == 6
    text = view_bytes(play.match.view(seat)).decode()
    hidden = [*play.s.banners, *play.s.badges, *play.s.finds, *play.s.aside]
    assert [name for name in hidden if f'"{name}"' in text] == []
    assert all(f'"{combo.race}"' in text for combo in play.s.combos)


def test_the_options_of_a_decision_are_seen_by_the_player_asked_alone() -> None:
    play = purses("hidden").begin(0, "pick")
    asked = {seat: play.match.view(seat).ask for seat in (0, 1, None)}
    assert {seat: len(ask.options) if ask else 0 for seat, ask in asked.items()} == {0: 6, 1: 0, None: 0}


def test_a_region_shows_who_stands_there_and_what_lies_there() -> None:
    table = Table().hold(0, "r02", 2, race="ogres", power="royal").marker("queen", "r02").armor("r02", 1)
    table.find("shiny-orb", "r02").find("altar-of-souls", "r02").hold_declined(1, "r09", race="drow").monsters(
        "r08"
    )
    play = table.begin()
    regions = {region.id: region for region in seen(play, None).regions}
    ours, theirs, wild = regions["r02"], regions["r09"], regions["r08"]
    assert (ours.seat, ours.race, ours.in_decline, ours.tokens, ours.armor) == (0, "ogres", False, 2, 1)
    assert ours.finds == ["altar-of-souls", "shiny-orb"]
    assert ours.markers == ["queen"]
    assert (theirs.seat, theirs.race, theirs.in_decline) == (1, "drow", True)
    assert (wild.seat, wild.tokens, wild.monsters) == (None, 0, 2)


def test_a_player_shows_his_races() -> None:
    table = Table().race(0, "iron-dwarves", "vampire", hand=3, hammers=2).hold(0, "r11", 2)
    play = table.hold_declined(0, "r02", race="drow", power="tomb").begin()
    me, other = seen(play, 1).players
    assert me.active is not None
    assert me.declined is not None
    active, declined = me.active, me.declined
    assert (active.race, active.power, active.hand, active.hammers, active.tray) == (
        "iron-dwarves",
        "vampire",
        3,
        2,
        7,
    )
    assert (declined.race, declined.in_decline, declined.together) == ("drow", True, True)
    assert other.active is None


def test_relics_taken_up_are_seen() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r02").find("sword-of-killer-rabbit", "r02")
    play = table.begin()
    assert seen(play, 1).taken_up == []
    assert seen(play.pick("use sword-of-killer-rabbit"), 1).taken_up == ["sword-of-killer-rabbit"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_says_when_its_map_is_reconstructed(seats: int) -> None:
    lines = [line.kind for line in GAME.status(Table(seats).s, 0)]
    assert ("reconstructed" in lines) == (seats == 5)


@rule("SU-030")
def test_a_combo_says_its_price() -> None:
    view = seen(Table(2).begin(0, "pick"), None)
    assert [combo.price for combo in view.combos] == [0, 1, 2, 3, 4, 5]
