"""A fourth slot of the invader board, which builds before the ravage: the game plays on with it."""

import pytest

from rulebound.games.spirit_island.explain import explain
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import advance, invader_phase, steps
from rulebound.games.spirit_island.setup import SPIRITS
from rulebound.games.spirit_island.state import BUILD, IslandState, Slot
from tests.games.spirit_island.doubles import fresh, play_to_the_end
from tests.games.spirit_island.harness import RIVER, Table, island

EARLY = "early-build"


def with_early_build(s: IslandState) -> IslandState:
    s.slots.insert(0, Slot(EARLY, BUILD))
    return s


def here(position: str) -> Table:
    """A position with the fourth slot, in the invader phase, with one card left in the deck."""
    table = island(position)
    with_early_build(table.s)
    table.s.phase, table.s.invader_deck = "invaders", ["1-jungle"]
    return table


def test_the_slots_act_in_their_order_after_fear_and_before_the_advance() -> None:
    s = with_early_build(fresh(("A",), (RIVER,)))
    assert steps(s) == ["blighted", "event", "fear", EARLY, "ravage", "build", "explore", "advance"]


def test_the_fourth_slot_builds_before_the_ravage() -> None:
    table = here("A5: 1E; A7: 1P")
    table.s.slot(EARLY).cards, table.s.slot("ravage").cards = ["1-wetland"], ["3-mountain-wetland"]
    table.run(invader_phase(table.s)).expect("A5: 1E 1T 1B")
    told = [event.args for event in table.heard if event.kind == "invaders"]
    assert told == [("build", "1-wetland"), ("ravage", "3-mountain-wetland"), ("explore", "1-jungle")]


def test_cards_move_on_to_the_slot_before_and_from_the_first_to_the_discard() -> None:
    s = here("").s
    for slot, card in zip(s.slots, ("1-sands", "1-wetland", "2-coastal", "1-jungle"), strict=True):
        slot.cards = [card]
    advance(s)
    assert [slot.cards for slot in s.slots] == [["1-wetland"], ["2-coastal"], ["1-jungle"], []]
    assert s.invader_discard == ["1-sands"]


def test_the_view_and_the_lines_tell_of_the_fourth_slot() -> None:
    table = here("A5: 1E; A1: 1T")
    table.s.slot(EARLY).cards, table.s.slot(BUILD).cards = ["1-wetland"], ["1-mountain"]
    slots = GAME.view(table.s, None).slots
    assert [(slot.name, slot.does, slot.lands) for slot in slots] == [
        (EARLY, "build", ["A5"]),
        ("ravage", "ravage", []),
        ("build", "build", ["A1"]),
        ("explore", "explore", []),
    ]
    lines = [(line.kind, *line.args) for line in GAME.status(table.s, None) if line.kind in ("slot", "build-at")]
    assert lines == [
        ("slot", EARLY, "1-wetland"),
        ("slot", "build", "1-mountain"),
        ("build-at", "A5"),
        ("build-at", "A1"),
    ]


def test_a_land_that_was_skipped_in_one_slot_may_be_built_in_by_the_other() -> None:
    table = here("A5: 1E; A7: 1P")
    table.s.slot(EARLY).cards, table.s.slot(BUILD).cards = ["1-wetland"], ["3-mountain-wetland"]
    table.s.skipped["build A5"] = "flash-floods"
    table.s.step = "ravage"
    why = explain(table.s, 0, "build A5")
    assert why is not None
    assert why.kind == "will-build"
    table.s.step = "explore"
    why = explain(table.s, 0, "build A5")
    assert why is not None
    assert why.kind == "skipped"


def test_bots_know_when_the_fourth_slot_has_acted() -> None:
    worth = []
    for step in (EARLY, "ravage"):
        table = here("A5: 1E; A7: 2P")
        table.s.slot(EARLY).cards, table.s.step = ["1-wetland"], step
        worth.append(GAME.judge.hint(table.s, 0))
    assert worth[0] < worth[1]  # a town is still to come


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_with_a_fourth_slot_come_to_their_end(seed: int) -> None:
    s = with_early_build(fresh(("A", "D"), (SPIRITS[seed], SPIRITS[seed + 3]), seed))
    end = play_to_the_end(s, seed)
    assert end.turn > 1
    assert [slot.name for slot in end.slots] == [EARLY, "ravage", "build", "explore"]
