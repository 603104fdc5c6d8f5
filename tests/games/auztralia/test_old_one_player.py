"""What the Old One player does: PLACE, REVEAL, MOVE and SUMMON (RV-R30 to R36, RV-F12, RV-F13, RV-RG8 to RG10)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.state import GONE, HOARD
from tests.games.auztralia.dusk import OLD_ONES, asked_seat, dark, dusk, marching, night
from tests.games.auztralia.fighting import write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule


def keep(table: Table, *numbers: int) -> Table:
    """The Old One player has so many tiles of each level left; the others are out of the game."""
    assert table.s.dark is not None
    for pile, number in zip(table.s.dark.piles, numbers, strict=True):
        for tile in pile[number:]:
            table.s.put_tile(tile, GONE)
        del pile[number:]
    return table


def puts(play: Played) -> list[str]:
    """Where PLACE can put which level; the only place there is takes the tile without a question."""
    found = [text.removeprefix("put ") for text in play.pick("place").options("put")]
    return found or [f"{name} {level}" for name, level in play.events("placed")]


@rule("RV-R30")
def test_place_puts_a_random_tile_of_the_largest_pile_face_down_on_a_free_token() -> None:
    found = set()
    for seed in range(8):
        play = Table(3, mode="revenge", seed=seed).clock(12, 12, 10).mythos().token("h4", "g4").begin()
        assert puts(play) == ["g4 1", "h4 1"]
        before = len(dark(play).piles[0])
        play.pick("put h4 1")
        tile = play.s.tiles_at(play.at("h4"))[0]
        assert (play.s.is_up(tile), len(dark(play).piles[0]), play.s.space[2]) == (False, before - 1, 11)
        assert play.events("placed") == [("h4", 1)]
        seen = [event for event in play.match.events if event.kind == "placed-tile"]
        assert [event.audience for event in seen] == [(OLD_ONES,)]
        found.add(play.s.tables.tiles[tile].kind)
    assert len(found) > 1


@rule("RV-R31")
def test_of_equal_piles_one_is_chosen_and_lower_levels_may_come_before_the_largest() -> None:
    table = night().token("a1", "b1")
    assert puts(keep(table, 4, 4, 3).begin()) == ["a1 1", "b1 1", "a1 2", "b1 2"]
    assert puts(keep(night().token("a1"), 1, 2, 4).begin()) == ["a1 1", "a1 2", "a1 3"]
    assert puts(keep(night().token("a1"), 5, 6, 4).begin()) == ["a1 1", "a1 2"]
    assert puts(keep(night().token("a1"), 0, 2, 3).begin()) == ["a1 2", "a1 3"]


@rule("RV-R32")
def test_a_tile_lies_on_a_hex_of_its_level_or_higher_and_dangerous_counts_one_more() -> None:
    """EX20: a tile of level 3 on a dangerous token of level 2."""
    table = keep(night().token("h4", "h1", "a1"), 1, 1, 1)  # of level 1, 2 and 3
    assert puts(table.begin()) == ["a1 1", "h1 1", "h4 1", "a1 2", "h1 2", "a1 3"]
    table.token("h1", "h4", dangerous=True)
    assert puts(table.begin()) == ["a1 1", "h1 1", "h4 1", "a1 2", "h1 2", "h4 2", "a1 3", "h1 3"]


@rule("RV-R33", "RV-RG9")
def test_an_occupied_token_is_used_only_when_no_empty_one_fits() -> None:
    table = night().token("h4", "g4").tile("zombie", "h4")
    assert puts(table.begin()) == ["g4 1"]
    table.tile("mi-go", "g4")
    assert puts(table.begin()) == ["g4 1", "h4 1"]


@rule("RV-RG10")
def test_a_token_is_free_again_when_its_old_one_has_moved_off(monkeypatch: pytest.MonkeyPatch) -> None:
    table = night().token("g4").tile("zombie", "g4", level=1).farm(0, "j4", "cattle")
    play = marching(monkeypatch, table, "zombie!", "-", "-", "-")
    while play.asked == "step":
        play.pick(play.options()[0])
    assert puts(play) == ["g4 1"]


@rule("RV-F12")
def test_without_tokens_nothing_is_placed() -> None:
    assert "place" not in night().begin().options()
    assert "place" not in keep(night().token("h4"), 0, 0, 0).begin().options()


@rule("RV-F13", "RV-RG9")
def test_when_a_level_has_no_token_and_all_lower_tiles_are_placed_it_goes_one_down() -> None:
    """EX23: every token of level 3 is gone, and all tiles of level 1 and 2 are placed."""
    assert puts(keep(night().token("h1", "h4"), 0, 0, 2).begin()) == ["h1 3"]
    assert puts(keep(night().token("h4"), 0, 0, 2).begin()) == ["h4 3"]  # and one more down
    play = keep(night().token("h1"), 0, 1, 3).begin()
    assert puts(play) == ["h1 2"]  # one of level 2 is left


@rule("RV-R34")
def test_reveal_turns_up_one_tile_and_the_old_ones_know_theirs() -> None:
    table = night().token("h4").tile("mi-go", "h4", up=False, level=1).tile("zombie", "g4", up=False, level=1)
    play = table.begin()
    own, other = GAME.view(play.s, OLD_ONES), GAME.view(play.s, 0)
    faces = {each.id: [(tile.kind, tile.secret) for tile in each.tiles] for each in own.hexes if each.tiles}
    assert faces == {"g4": [("zombie", True)], "h4": [("mi-go", True)]}
    assert {tile.kind for each in other.hexes for tile in each.tiles} == {""}
    play.pick("reveal", "uncover h4")
    assert (play.events("revealed"), play.s.space[2]) == ([("h4", "mi-go")], 11)


@rule("RV-R34")
def test_of_two_in_a_hex_the_old_ones_say_which_even_if_they_are_alike() -> None:
    table = night().tile("mi-go", "h4", up=False, level=1).tile("zombie", "h4", up=False, level=1)
    play = table.begin().pick("reveal")
    assert play.options("turn") == ["turn mi-go", "turn zombie"]
    play.pick("turn zombie")
    assert [play.s.tables.tiles[t].kind for t in play.s.tiles_at(play.at("h4")) if play.s.is_up(t)] == ["zombie"]
    table = night().tile("zombie", "h4", up=False, level=1).tile("zombie", "h4", up=False, level=1)
    assert table.begin().pick("reveal").options() == ["turn zombie"]  # asked, for nobody must learn that they are


@rule("RV-R35", "RV-R50")
def test_move_turns_four_cards_and_who_reaches_a_farm_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    table = night().rail(0, "k4", "j4", "i4", "h4").farm(0, "h4", "sheep").farm(0, "i4", "cattle")
    table.tile("zombie", "g4", level=1).tile("mi-go", "a1", level=1).tile("temple", "b1")
    play = marching(monkeypatch, table, "zombie!", "zombie!", "zombie! temple!", "-")
    assert len(play.events("movement")) == 4
    assert play.events("moved") == [("zombie", "g4", "h4")]
    assert play.events("blighted") == [(0, "h4")]
    play = write(monkeypatch, table, "zombie!", "-", "-", "-", "zombie!").begin().pick("move", "move")
    assert play.kinds_at("i4") == ["zombie"]  # in the next MOVE it goes on


@rule("RV-R35")
def test_the_old_ones_choose_among_equally_good_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    table = night().tile("zombie", "f4", level=1).farm(0, "h4", "sheep").rail(0, "k4", "j4", "i4", "h4")
    play = marching(monkeypatch, table, "zombie!", "-", "-", "-")
    assert (play.asked, asked_seat(play), play.options()) == ("step", OLD_ONES, ["step g4", "step g5"])
    play.pick("step g5")
    assert play.kinds_at("g5") == ["zombie"]


@rule("RV-R36")
def test_summon_keeps_one_of_three_and_puts_two_under_the_deck() -> None:
    play = night().begin()
    deck = play.s.mythos.copy()
    play.pick("summon")
    top = deck[:-4:-1]
    names = [play.s.tables.mythos[card].id for card in top]
    assert play.options("draw") == [f"draw {name}" for name in names]
    play.pick(f"draw {names[1]}")
    assert dark(play).hand == [top[1]]
    assert sorted(play.s.mythos[:2]) == sorted([top[0], top[2]])
    assert len(play.s.mythos) == len(deck) - 1
    assert (play.s.sunk, dark(play).drawn, play.s.space[2]) == (2, [], 11)
    assert GAME.view(play.s, 0).dark.hand == []  # type: ignore[union-attr]


@rule("RV-RG8", "RV-R36")
def test_summon_takes_what_is_left_and_is_not_open_without_cards() -> None:
    table = night()
    gone = table.s.mythos[1:]
    table.s.mythos, table.s.played = table.s.mythos[:1], gone
    play = table.begin().pick("summon")
    assert (len(dark(play).hand), play.s.mythos) == (1, [])
    assert "summon" not in play.options()


@rule("RV-RG8", "RV-R10")
def test_the_old_ones_act_while_they_are_rearmost_and_move_is_always_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX21: move, move, summon takes three time."""
    table = Table(3, mode="revenge").clock(13, 13, 10).mythos()
    play = write(monkeypatch, table, *["-"] * 8).begin()
    assert (play.asked, asked_seat(play)) == ("old-ones", OLD_ONES)
    assert play.options() == ["move", "summon"]  # with no Old One on the map, and no way to pass
    play.pick("move", "move", "summon")
    play.pick(play.options()[0])
    assert (play.s.space[2], play.asked) == (13, "old-ones")  # it came last, and lies on top
    play = dusk(10, 12, 11).begin()
    assert asked_seat(play) == 0


@rule("RV-R49")
def test_the_game_ends_when_all_have_come_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(3, mode="revenge").clock(53, 53, 52).mythos()
    play = write(monkeypatch, table, *["-"] * 4).begin().pick("move")
    assert (play.s.phase, play.match.pending) == ("over", None)


def test_a_tile_of_the_old_ones_is_theirs_until_it_is_placed() -> None:
    play = night().token("h4").begin()
    tile = dark(play).piles[0][0]
    assert play.s.at[tile] == HOARD
