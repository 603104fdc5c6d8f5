"""The table of Revenge before the first turn (RV-R1 to RV-R10, RV-D1, RV-D2)."""

from collections import Counter

import pytest

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import INFANTRY
from rulebound.games.auztralia.revenge.setup import lay_tokens
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import HOARD, AuztraliaState
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.dusk import dusk
from tests.marks import rule


def world(seats: int = 3, seed: int = 1, **setup: object) -> AuztraliaState:
    first = {"first": "seat-1"} if seats > 2 else {}
    return new_world(GAME.setup.check({"seats": seats, "mode": "revenge", **first, **setup}), seed)


@rule("RV-R2", "RV-RG18")
def test_one_to_four_humans_and_the_last_seat_is_the_old_ones() -> None:
    for seats in (2, 3, 4, 5):
        first = {} if seats == 2 else {"first": "seat-1"}
        setup = GAME.setup.check({"seats": seats, "mode": "revenge", **first})
        assert GAME.setup.roles(setup) == ("",) * (seats - 1) + ("old-ones",)
        assert (len(new_world(setup, 1).players), new_world(setup, 1).old_ones) == (seats - 1, seats - 1)
    for wrong in ({"seats": 1}, {"seats": 6}, {"seats": 3, "variants": "one"}, {"seats": 4, "challenge": "hard"}):
        with pytest.raises(BadSetup):
            GAME.setup.check({"mode": "revenge", **wrong})


@rule("RV-R3")
def test_humans_start_with_more_goods_two_infantry_and_a_character_each_in_turn_order() -> None:
    match = Match(GAME, {"seats": 3, "mode": "revenge", "first": "seat-2"}, 1)
    s = match.state
    assert isinstance(s, AuztraliaState)
    for player in s.players:
        assert (player.gold, player.iron, player.coal, player.vp) == (6, 6, 3, 0)
        assert player.barracks == [2, 0, 0, 0, 0]
    assert s.units[INFANTRY] == 10 - 4
    for seat in (1, 0):
        assert match.pending is not None
        assert (match.pending.seats, match.pending.prompt) == ((seat,), "recruit")
        assert len(s.display) == 5
        match.pick(seat, match.options(seat)[0])
        assert len(s.players[seat].hand) == 1
        s = match.state
        assert isinstance(s, AuztraliaState)
    assert match.pending is not None
    assert (match.pending.seats, match.pending.prompt) == ((0,), "port")  # RV-R5: the last player first


@rule("RV-R4", "RV-RG13")
def test_symbols_of_old_ones_bring_tokens_and_a_second_one_makes_it_dangerous() -> None:
    for seed in range(6):
        s = world(seed=seed)
        assert all(at < 0 for at in s.at)
        assert s.tokens
        assert all(s.board.level[h] for h in bits(s.tokens))
        assert not s.dangerous & ~s.tokens
        assert any(pieces for ore in s.ore for pieces in ore)
    assert any(world(seed=seed).dangerous for seed in range(6))
    called = [0] * s.board.size
    called[s.board.number_of["a1"]], called[s.board.number_of["h1"]] = 2, 1  # of level 3 and 2
    lay_tokens(s, called)
    assert [s.board.ids[h] for h in bits(s.tokens)] == ["a1", "h1"]
    assert [s.board.ids[h] for h in bits(s.dangerous)] == ["a1"]


@rule("RV-RG14", "RV-R1")
def test_there_are_twenty_six_tokens_and_the_lowest_numbers_get_them() -> None:
    s = world()
    lay_tokens(s, [1 if level else 0 for level in s.board.level])
    assert sorted(s.board.printed[h] for h in bits(s.tokens)) == list(range(1, 27))


@rule("RV-R5", "RV-D1", "RV-D2")
def test_ports_have_a_strength_by_the_difficulty() -> None:
    for difficulty, strength in (("normal", 4), ("hard", 2), ("harder", 0), ("heroic", 0)):
        assert {player.strength for player in world(difficulty=difficulty).players} == {strength}


@rule("RV-R6")
def test_there_is_no_revelation_deck_and_lit_spaces_do_nothing() -> None:
    assert world().revelations == []
    play = dusk(30, 30, 24).begin().pick("move")
    assert play.s.space[2] == 25
    assert play.events("revelation") == []


@rule("RV-R7", "RV-R10")
def test_all_discs_start_together_the_purple_one_at_the_bottom() -> None:
    """EX19: with two humans all three discs are on the space for two."""
    s = world(3)
    start = s.tables.starts[2]
    assert s.space == [start] * 3
    assert s.came[2] < min(s.came[:2])
    assert world(2).space == [s.tables.starts[1]] * 2
    play = dusk(10, 12, 11).begin()
    assert play.asked == "act"
    play.pick("trade", "import coal", "import coal")
    assert (play.s.space[0], play.asked) == (11, "act")  # it came last, and lies on top of the purple disc


@rule("RV-R8", "RV-R9", "RV-R40")
def test_the_old_ones_hold_three_cards_and_nineteen_tiles() -> None:
    s = world()
    assert s.dark is not None
    assert (len(s.dark.hand), len(s.mythos)) == (3, 27)
    assert [len(pile) for pile in s.dark.piles] == [9, 6, 4]
    for level, pile in enumerate(s.dark.piles, 1):
        assert {s.tables.tiles[tile].level for tile in pile} == {level}
        assert {s.at[tile] for tile in pile} == {HOARD}
    assert [len(pile) for pile in s.piles] == [6, 4, 6]
    kinds = [Counter(s.tables.tiles[t].kind for t in world(seed=n).dark.piles[0]) for n in range(5)]  # type: ignore[union-attr]
    assert len({str(sorted(each.items())) for each in kinds}) > 1  # drawn at random


@rule("RV-F6", "RV-RG19")
def test_humans_who_play_together_start_on_the_usual_space_and_all_must_beat_the_old_ones() -> None:
    s = world(coop=True)
    assert s.space == [s.tables.starts[2]] * 3
    s.players[0].vp, s.players[1].vp = 9, 5
    assert s.dark is not None
    s.dark.points = 5
    assert GAME.result(s).winners == (2,)
    s.dark.points = 4
    assert GAME.result(s).winners == (0, 1)
