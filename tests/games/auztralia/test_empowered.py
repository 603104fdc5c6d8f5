"""Empowered: several players against the solo Mythos deck (RV-Q1 to RV-Q8)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.scoring import final_result, old_ones_parts
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import GONE, AuztraliaState
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.fighting import attack, home, sanity
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.mythos_solo import STILL, before, deck, discarded, seen, together, trophy, turn, waiting
from tests.games.auztralia.night import activate, wake
from tests.marks import rule


def world(seats: int = 3, seed: int = 1, **setup: object) -> AuztraliaState:
    """A game as it is dealt; the first seat begins."""
    return new_world(GAME.setup.check({"seats": seats, "mode": "empowered", "first": "seat-1", **setup}), seed)


def next_is(table: Table, seat: int) -> Table:
    """The purple disc steps from 23 to 24 now, and this seat acts after it; the others are on 30."""
    spaces = [30] * table.s.seat_count
    spaces[seat] = 23
    table.clock(*spaces, 23)
    table.s.came[table.s.old_ones] = table.s.arrivals = 9
    return table


@rule("RV-Q1")
def test_the_map_is_that_of_the_base_game_and_the_deck_has_all_cards_by_level() -> None:
    s = world()
    assert any(at >= 0 for at in s.at)
    assert s.tokens == 0
    levels = [s.tables.solo_mythos[card].level for card in reversed(s.mythos)]
    assert levels == [1] * 10 + [2] * 10 + [3] * 10
    assert len({tuple(world(seed=seed).mythos[-10:]) for seed in range(5)}) == 5  # shuffled


@rule("RV-Q2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_the_stock_a_strong_port_and_two_infantry(seats: int) -> None:
    s = world(seats)
    assert s.space[-1] == 22
    for player in s.players:
        assert (player.gold, player.iron, player.coal, player.vp) == (4, 2, 2, 0)
        assert player.barracks == [2, 0, 0, 0, 0]
        assert (player.strength, player.outposts) == (4, [])


@rule("RV-Q2")
def test_characters_are_taken_in_turn_order() -> None:
    setup = {"seats": 3, "mode": "empowered", "first": "seat-2"}
    play = Played(Match(GAME, setup, 1))
    for seat in (1, 2, 0):
        assert play.asked == "recruit"
        assert play.match.pending is not None
        assert play.match.pending.seats == (seat,)
        play.pick(play.options()[0])
    assert [len(player.hand) for player in play.s.players] == [1, 1, 1]
    assert play.asked == "port"


@rule("RV-Q1", "RV-Q6", "RV-RG1")
def test_a_card_is_turned_on_lit_spaces_too_after_the_revelation() -> None:
    play = turn(together().revelation("nothing"), "solo-zoogs", to=23)
    order = [e.kind for e in play.match.events if e.kind in ("awakened", "revelation", "mythos")]
    assert order == ["awakened", "revelation", "mythos"]


@rule("RV-Q3", "RV-RG20")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_combat_card_lies_before_who_will_act_next(seat: int) -> None:
    play = deck(next_is(together(), seat), "solo-ghosts").begin()
    assert before(play, seat) == ["solo-ghosts"]
    assert before(play, 1 - seat) == []
    assert play.events("mythos-waits") == [(seat, "solo-ghosts")]


@rule("RV-Q3")
def test_it_waits_for_a_combat_of_that_player_and_no_other() -> None:
    table = together().clock(10, 12).rail(0, "k4", "j4").units(0, infantry=1)
    table.tile("temple", "j4", up=False)
    play = attack(waiting(waiting(table, "solo-ghosts", seat=1), "solo-the-colour-out-of-space"))
    assert sanity(play) == 1
    assert before(play, 1) == ["solo-ghosts"]
    assert discarded(play) == ["solo-the-colour-out-of-space"]


@rule("RV-Q4")
@pytest.mark.parametrize(("behind", "first"), [(0, "k4"), (1, "c8")])
def test_combats_of_several_players_follow_the_turn_order(behind: int, first: str) -> None:
    table = together(difficulty="hard").tile("zombie", "j4").tile("zombie", "c7")
    table.units(0, infantry=2).units(1, infantry=2)
    next_is(table, behind).cards(1, *STILL)
    play = deck(table, "solo-zoogs").begin()
    while play.asked not in ("", "act"):
        play.pick(play.options()[0])
    assert play.events("combat")[0][1] == first


@rule("RV-Q5")
def test_a_blighted_farm_is_worth_three_to_the_old_ones() -> None:
    table = together().farm(0, "i4", "cattle", blighted=True).tile("temple", "e4", level=1)
    table.tile("temple", "e5", up=False, level=1)
    assert old_ones_parts(table.s) == (3, 6, 3, 0)


@rule("RV-Q5")
def test_a_port_that_fell_is_worth_ten_to_the_old_ones_and_units_nothing() -> None:
    table = together(difficulty="harder").tile("zombie", "j4", level=3).cards(1, *STILL)
    play = activate(table)
    assert play.s.phase == "over"
    assert old_ones_parts(play.s)[2:] == (0, 10)
    play = attack(
        waiting(
            together().clock(10, 12).rail(0, "k4", "j4").units(0, infantry=2).tile("temple", "j4"), "solo-ghoul"
        )
    )
    assert old_ones_parts(play.s)[3] == 0


@rule("RV-Q6")
def test_ports_and_outposts_are_those_of_the_expansion() -> None:
    """Seat 0 holds its port with the strength of the port alone, and has its two sanity more."""
    table = together().rail(0, "k4", "j4").clock(5, 6).give(0, gold=2)
    play = table.begin().pick("military", "only-outpost")
    assert play.s.players[0].outposts == [play.at("j4")]
    table = waiting(together().tile("zombie", "j4"), "solo-deep-ones").cards(1, *STILL)
    play = activate(deck(table, "solo-zoogs"))
    assert play.events("unit-hurt")[0] == (0, "port", 1)


@rule("RV-Q7")
@pytest.mark.parametrize(("difficulty", "strength"), [("hard", 2), ("harder", 0), ("heroic", 0)])
def test_the_levels_of_difficulty_can_be_chosen(difficulty: str, strength: int) -> None:
    assert [player.strength for player in world(difficulty=difficulty).players] == [strength] * 3


@rule("RV-Q7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_challenges_can_be_chosen(seats: int) -> None:
    s = world(seats, challenge="insane")
    assert all(s.at[n] == GONE for n, tile in enumerate(s.tables.tiles) if tile.kind == "blank")


@rule("RV-Q8", "RV-RG19")
def test_all_can_play_together_and_begin_where_the_others_do() -> None:
    assert world(2, coop=True).space == world(2).space == [2, 2, 22]
    assert new_world(GAME.setup.check({"seats": 2, "coop": True, "first": "seat-1"}), 1).space == [6, 6, 22]


@rule("RV-Q8", "RV-RG19")
def test_together_each_must_have_more_than_the_old_ones() -> None:
    table = together(coop=True).tile("temple", "e4", level=1).give(0, vp=9).give(1, vp=3)
    assert final_result(table.s).winners == ()
    assert final_result(table.give(1, vp=4).s).winners == (0, 1)
    apart = together().tile("temple", "e4", level=1).give(0, vp=9).give(1, vp=3)
    assert final_result(apart.s).winners == (0,)


@rule("RV-Q8")
def test_nobody_plays_the_old_ones() -> None:
    assert world().dark is None
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.setup.check({"seats": seats, "mode": "empowered"})


@rule("RV-N3")
def test_what_players_hold_is_lost_by_who_acts_next() -> None:
    table = together().give(0, gold=3).give(1, gold=3)
    play = deck(next_is(table, 1), "solo-zoogs").begin()
    assert [player.gold for player in play.s.players] == [3, 2]
    table = together().hand(0, "zhu").hand(1, "johnson").units(0, infantry=1).units(1, airship=1)
    play = deck(next_is(table, 1), "solo-nyarlathotep").begin()
    assert [player.hand for player in play.s.players] == [["zhu"], []]
    assert (home(play, 0), home(play, 1)) == ({"infantry": 1}, {})


@rule("RV-N3")
def test_when_nobody_acts_any_more_it_is_the_rearmost_who_loses() -> None:
    table = deck(together().give(0, gold=3).give(1, gold=3), "solo-zoogs")
    table.clock(55, 53, 51)
    assert [player.gold for player in table.begin().s.players] == [3, 2]


@rule("RV-N14")
def test_the_disc_of_who_acts_next_is_moved_on_top_of_what_lies_there() -> None:
    play = deck(next_is(together(), 1), "solo-keziah-mason").begin()
    assert play.s.space == [30, 24, 24]
    assert play.s.seat == 1


@rule("RV-N10")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_equal_tiles_one_of_who_acts_next_comes_back(seat: int) -> None:
    table = trophy(trophy(together(), "loyalist", 2, seat=0), "loyalist", 2, seat=1)
    play = deck(next_is(table, seat), "solo-yog-sothoth").begin()
    assert [len(player.tiles) for player in play.s.players] == [int(seat == 1), int(seat == 0)]
    assert play.s.players[seat].vp == 3


@rule("RV-N16")
@pytest.mark.parametrize(("seat", "left"), [(0, [0, 1]), (1, [1, 0])])
def test_cubes_go_back_to_who_has_most_on_the_old_one_then_to_who_acts_next(seat: int, left: list[int]) -> None:
    table = together().tile("temple", "i4", damage={0: 1, 1: 2})
    play = deck(next_is(table, seat), "solo-elder-things").begin()
    assert play.s.wounds[24] == left


@rule("RV-N7", "RV-RG20")
def test_a_newcomer_rises_where_it_is_nearest_to_any_port() -> None:
    """d6 is two steps from c8, i3 is two from k4: from c8 it lies to the north-east, from k4 to the north-west."""
    play = turn(together().remove_blanks(), "solo-abhoth")
    assert seen(play) == ["d6"]


@rule("RV-Y5", "RV-Q6")
def test_thirty_cards_last_from_23_to_52() -> None:
    table = together()
    s = table.s
    for pile in s.piles:
        for tile in pile:
            s.put_tile(tile, GONE)
        pile.clear()
    play = wake(deck(table, *(card.id for card in s.tables.solo_mythos if "race" not in card.id)), 22, 53)
    while play.asked:
        play.pick(play.options()[0])
    assert play.events("awakened")[:29] == [(space,) for space in range(23, 52)]
    assert len(play.events("mythos")) == 30
    assert play.s.mythos == []
