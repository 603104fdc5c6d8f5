"""The blight cards of Branch & Claw."""

import pytest

from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.cards import forget
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import elements_of
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.frames import (
    LIGHTNING,
    Plain,
    fear_deck,
    play_as,
    take_last_blight,
    told,
    turn_blight_card,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

NUMBERS = {
    "a-pall-upon-the-land": 3,
    "aid-from-lesser-spirits": 2,
    "back-against-the-wall": 2,
    "disintegrating-ecosystem": 5,
    "erosion-of-will": 3,
    "promising-farmlands": 4,
    "tipping-point": 5,
}


def alone(position: str) -> Table:
    return fear_deck(island(position + "; A7: 1P; A8: 1C"))


def two(position: str) -> Table:
    return fear_deck(island(position + "; A7: 1P; A8: 1C; B8: 1Q", others=(LIGHTNING,)))


@rule("SI-095")
def test_each_card_brings_its_blight_for_each_player() -> None:
    cards = {name: card.per_player for name, card in CARDS.items() if card.box == "branch-and-claw"}
    assert cards == NUMBERS
    assert not any(CARDS[name].healthy for name in NUMBERS)
    table = take_last_blight(two(""), "promising-farmlands", "land A4", "land B4")
    assert (table.s.blight_left, table.s.flipped, table.s.blighted) == (8, True, True)


@shows("back-against-the-wall")
def test_with_the_back_against_the_wall_spirits_play_more(monkeypatch: pytest.MonkeyPatch) -> None:
    for turned, energy, plays in ((False, 2, 1), (True, 3, 2)):
        table = play_as(monkeypatch, alone("A5: 1P"), Plain())
        if turned:
            turn_blight_card(table, "back-against-the-wall")
        table.spirit_phase("group 1", "grow energy-1").expect(energy=energy)
        assert table.s.spirits[0].plays == plays


@shows("promising-farmlands")
def test_promising_farmlands_are_settled() -> None:
    table = take_last_blight(two("A5: 1T; B5: 1E"), "promising-farmlands", "land A4", "land B5")
    table.expect("A4: 1T 1C; B5: 1E 1T 1C; A5: 1T")
    for wrong in ("land A5", "land A3"):
        with pytest.raises(AssertionError, match="is none of"):
            take_last_blight(two("A5: 1T"), "promising-farmlands", wrong)


@shows("disintegrating-ecosystem")
def test_the_ecosystem_disintegrates() -> None:
    table = two("A5: 1T; A4: 2Be; A3: 1Be; B5: 1C; B4: 1T")
    table = take_last_blight(table, "disintegrating-ecosystem", "land A4", "land A5", "land B4")
    table.expect("A4: 1Be; A3: 1Be; A5: 1T 1B; B5: 1C; B4: 1T 1B; A1: 1B")
    assert table.s.blight_left == 10 - 2


@shows("disintegrating-ecosystem")
@rule("SI-096")
def test_blight_of_the_card_is_there_before_the_blight_that_turned_it() -> None:
    table = take_last_blight(alone("A1: 1T 1P"), "disintegrating-ecosystem", "land A1", "land A4", land="A1")
    table.expect("A1: 1T 2B; A4: 1B")
    assert table.s.spirits[0].destroyed == 1


# Aid from Lesser Spirits.


def aided(*drawn: str) -> Table:
    """The last blight is gone, and each of two spirits takes the first of these minor powers that is left."""
    table = two("A5: 1P; B5: 1Q")
    table.s.minors += reversed(drawn)
    for card in drawn:
        table.s.minors.remove(card)
    return take_last_blight(table, "aid-from-lesser-spirits", f"keep {drawn[0]}", f"keep {drawn[1]}")


DRAWN = ("call-of-the-dahan-ways", "drift-down-into-slumber", "steam-vents")


@shows("aid-from-lesser-spirits")
def test_each_spirit_is_lent_a_minor_power_and_the_last_is_discarded() -> None:
    table = aided(*DRAWN)
    assert [spirit.lent for spirit in table.s.spirits] == [[DRAWN[0]], [DRAWN[1]]]
    assert table.s.minors_discard == [DRAWN[2]]
    assert not any(spirit.drawn for spirit in table.s.spirits)
    assert table.s.blight_left == 4
    assert told(table, "lent") == [(0, DRAWN[0]), (1, DRAWN[1])]
    laws = [law for law in GAME.invariants(table.s) if "presence" not in law]
    assert [law for law in laws if "is gone" in law or "times" in law] == []
    table.s.spirits[0].lent.clear()
    assert f"{DRAWN[0]} is gone" in GAME.invariants(table.s)


@shows("aid-from-lesser-spirits")
def test_what_is_lent_is_used_every_turn_for_nothing() -> None:
    table = aided(*DRAWN)
    table.s.spirits[0].energy = 0
    for _ in range(2):
        table.s.phase = "slow"
        table.s.pieces[5] = {0: 1, 3: 1}
        table.slow(f"use {DRAWN[0]}").expect("A5: 2D 1P")
        assert DRAWN[0] in table.s.spirits[0].used
        table.time_passes()
        assert (table.s.spirits[0].lent, table.s.spirits[0].used) == ([DRAWN[0]], [])
    table.expect(energy=0)


@shows("aid-from-lesser-spirits")
def test_what_is_lent_has_its_elements_and_is_no_card_of_the_spirit() -> None:
    table = aided(*DRAWN)
    spirit = table.s.spirits[0]
    have = dict(zip(ELEMENTS, elements_of(table.s, 0), strict=False))
    assert [have[element] for element in ("moon", "water", "animal")] == [1, 1, 1]
    table.run(forget(table.s, 0), f"forget {spirit.hand[0]}")
    assert DRAWN[0] in spirit.lent
    with pytest.raises(AssertionError, match="is none of"):
        table.run(forget(table.s, 0), f"forget {DRAWN[0]}")


@shows("aid-from-lesser-spirits")
def test_what_is_lent_is_seen() -> None:
    table = aided(*DRAWN)
    view = GAME.view(table.s, 0)
    assert [each.lent for each in view.spirits] == [[DRAWN[0]], [DRAWN[1]]]
    lines = [event for event in GAME.status(table.s, 0) if event.kind == "lent"]
    assert [event.args for event in lines] == [(0, DRAWN[0], "slow"), (1, DRAWN[1], "fast")]


# The others.


@shows("tipping-point")
def test_the_tipping_point_costs_three_presence() -> None:
    table = take_last_blight(
        two("A5: 2P; A4: 2P; B5: 4Q"), "tipping-point", "lose A4", "lose A4", "lose A5", *["lose B5"] * 3
    )
    table.expect("A5: 1P; A4:; A7: 1P; B5: 1Q; B8: 1Q")
    assert [spirit.destroyed for spirit in table.s.spirits] == [3, 3]


@shows("tipping-point")
@rule("SI-086")
def test_the_tipping_point_can_lose_the_game() -> None:
    table = take_last_blight(alone("A5: 2P"), "tipping-point", "lose A5", "lose A5")
    assert (table.over, table.s.lost) == (True, "presence")


@shows("erosion-of-will")
def test_the_will_erodes() -> None:
    table = two("A5: 1P; B5: 1Q")
    table.s.spirits[0].energy = 2
    take_last_blight(table, "erosion-of-will", "lose A5", "lose B8").expect("A5:; B5: 1Q; B8:", fear=4, energy=1)
    assert table.s.spirits[1].energy == 0
    assert told(table, "energy-lost") == [(0, 1)]


@shows("a-pall-upon-the-land")
def test_a_pall_falls_upon_the_land() -> None:
    table = two("A5: 1P 1T; A4: 1Q 1T; B5: 1T; B6: 1C")
    take_last_blight(table, "a-pall-upon-the-land", "spirit 0", "lose A5", "remove town A4")
    table.expect("A5: 1T; A4: 1Q; A7: 1P; B5:; B8:; B6: 1C", fear=0)
    assert [spirit.destroyed for spirit in table.s.spirits] == [1, 1]


@pytest.mark.parametrize("card", NUMBERS)
def test_games_with_this_card_run_clean(card: str) -> None:
    match = Match(GAME, {"seats": 2, "boxes": ["base", "branch-and-claw", "jagged-earth"]}, 7)
    rng, s = Rng(3), match.state
    assert isinstance(s, IslandState)
    s.blight_deck.remove(card) if card in s.blight_deck else s.blight_deck.pop()
    s.blight_card, s.blight_left = card, 1
    while match.pending is not None:
        match.pick(*random_pick(match, rng))
        assert isinstance(match.state, IslandState)
        assert list(GAME.invariants(match.state)) == []
    assert isinstance(match.state, IslandState)
    assert match.state.flipped
