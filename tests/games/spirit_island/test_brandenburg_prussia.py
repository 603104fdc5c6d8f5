"""Brandenburg-Prussia, level by level, and its escalation."""

import pytest

from rulebound.games.spirit_island.fear_cards import BOX_OF
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invader_deck import invader_cards
from rulebound.games.spirit_island.invaders import invader_phase, stage_of
from rulebound.games.spirit_island.pieces import TOWN
from rulebound.games.spirit_island.scoring import score
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.view import FoeView
from rulebound.kernel import Decide, Rng
from rulebound.kernel.view import view_bytes
from tests.games.spirit_island.frames import (
    LIGHTNING,
    WORDS,
    asks,
    fear_deck,
    reason,
    texts,
    told,
    watch,
    why,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

PRUSSIA = "brandenburg-prussia"
LEVELS = range(7)


def stages(s: IslandState) -> str:
    """The stages of the deck from its top."""
    return "".join(str(stage_of(card)) for card in reversed(s.invader_deck))


def rush(position: str, card: str = "2-sands", *, others: tuple[str, ...] = (), level: int = 0) -> Table:
    """A position at the beginning of an invader phase in which this card will be turned up."""
    table = fear_deck(island(position, others=others, adversary=PRUSSIA, level=level))
    table.s.invader_deck, table.s.step = [card], ""
    return table


def land_rush(table: Table, *answers: str) -> Table:
    return table.run(invader_phase(table.s), *answers)


# The levels.


@rule("SI-003")
@pytest.mark.parametrize(
    ("level", "fear"),
    [(0, "333"), (1, "333"), (2, "333"), (3, "343"), (4, "443"), (5, "443"), (6, "444")],
)
def test_higher_levels_need_more_fear(level: int, fear: str) -> None:
    s = world(adversary=PRUSSIA, level=level)
    terror = ""
    assert set(s.fear_deck) <= set(BOX_OF)
    assert len(set(s.fear_deck)) == len(s.fear_deck)
    while s.fear_deck:
        terror += str(s.terror)
        s.fear_deck.pop()
    assert [terror.count(number) for number in "123"] == [int(number) for number in fear]


@shows("brandenburg-prussia-level-1")
@rule("SI-153")
@pytest.mark.parametrize("level", LEVELS)
def test_from_level_one_on_land_three_of_each_board_has_a_town_more(level: int) -> None:
    plain, s = world(3, boards=["A", "B", "C"]), world(3, boards=["A", "B", "C"], adversary=PRUSSIA, level=level)
    more = {
        s.island.names[land]: s.count(land, TOWN) - plain.count(land, TOWN)
        for land in range(s.island.size)
        if s.pieces[land] != plain.pieces[land]
    }
    assert more == ({"A3": 1, "B3": 1, "C3": 1} if level else {})
    assert s.blight == plain.blight


@shows(
    "brandenburg-prussia-level-2",
    "brandenburg-prussia-level-3",
    "brandenburg-prussia-level-4",
    "brandenburg-prussia-level-5",
    "brandenburg-prussia-level-6",
)
@rule("SI-153", "SI-004")
@pytest.mark.parametrize(
    ("level", "order"),
    [
        (0, "111222233333"),
        (1, "111222233333"),
        (2, "111322223333"),
        (3, "11322223333"),
        (4, "1132223333"),
        (5, "132223333"),
        (6, "32223333"),
    ],
)
def test_the_invader_deck_becomes_shorter_and_a_late_card_comes_early(level: int, order: str) -> None:
    decks = [world(seed=seed, adversary=PRUSSIA, level=level) for seed in range(40)]
    met: set[str] = set()
    for s in decks:
        assert stages(s) == order
        assert len(set(s.invader_deck)) == len(order)
        met |= set(s.invader_deck)
    for stage, cards in invader_cards().items():
        assert {card for card in met if stage_of(card) == stage} == set(cards if str(stage) in order else ())


@shows("brandenburg-prussia-panel")
@rule("SI-131")
def test_the_early_card_of_stage_three_counts_as_stage_two_for_events() -> None:
    s = world(adversary=PRUSSIA, level=3)
    found = ""
    while s.invader_deck:
        found += str(s.invader_stage)
        s.invader_deck.pop()
    assert found + str(s.invader_stage) == "112222233333"
    s = world()
    s.invader_deck = ["2-sands", "3-jungle-sands"]
    assert s.invader_stage == 3


@rule("SI-154", "SI-088")
@pytest.mark.parametrize(("level", "number", "cards"), [(0, 1, 12), (2, 4, 12), (4, 7, 10), (6, 10, 8)])
def test_the_score_counts_difficulty_and_the_cards_that_have_left_this_deck(
    level: int, number: int, cards: int
) -> None:
    s = island("A5: 1P; A8: 1C", adversary=PRUSSIA, level=level).s
    assert score(s) == 2 * number
    del s.invader_deck[-3:]
    assert score(s) == 2 * number + 3
    s.won = "fear"
    assert score(s) == 5 * number + 10 + 2 * (cards - 3)


# Land Rush.


@shows("brandenburg-prussia")
@rule("SI-108")
def test_a_land_without_towns_gets_one_and_is_a_source_at_once() -> None:
    table = rush("A1: 1P; A3: 1T; A7: 1C")
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.prompt, texts(ask)) == ("land-rush", [f"land A{number}" for number in (1, 2, 4, 5, 6, 7, 8)])
    table = rush("A1: 1P; A3: 1C", "2-wetland")
    land_rush(table, "land A5").expect("A2: 1E; A5: 1T 1E")
    assert told(table, "escalated") == [(PRUSSIA,)]


@shows("brandenburg-prussia")
@rule("SI-143", "SI-144", "SI-026")
def test_only_boards_with_buildings_are_rushed_each_by_its_own_spirit() -> None:
    table = rush("A5: 1P; B5: 1Q; A7: 1C; B7: 1E", others=(LIGHTNING,))
    land_rush(table, "land A5").expect("A5: 1P 1T")
    assert table.s.where(TOWN) == 1 << 5
    table = rush("A5: 1P; B5: 1Q; A7: 1E; B7: 1T", others=(LIGHTNING,))
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.seat, texts(ask)[0]) == (1, "land B1")


@shows("brandenburg-prussia")
def test_a_board_full_of_towns_gets_no_more() -> None:
    lands = "; ".join(f"A{number}: 1T" for number in range(1, 8))
    land_rush(rush(f"{lands}; A8: 1P", "2-jungle")).expect("A8: 1P 1T 1E; A1: 1T")
    table = land_rush(rush(f"{lands}; A8: 1P 1T", "2-jungle")).expect("A8: 1P 1T 1E; A1: 1T")
    assert told(table, "escalated") == [(PRUSSIA,)]


@shows("brandenburg-prussia")
@rule("SI-142", "SI-143", "SI-145")
def test_on_each_board_it_is_an_action_of_the_adversary(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rush("A5: 1P; B5: 1Q; A7: 1C; B7: 1C", "2-mountain", others=(LIGHTNING,))
    seen = watch(monkeypatch, table)
    land_rush(table, "land A2", "land B2")
    assert [each for each in seen if not each.startswith("invader")] == [f"adversary {PRUSSIA} -"] * 2


@shows("brandenburg-prussia")
@rule("SI-115")
def test_skipped_invader_actions_do_not_stop_it() -> None:
    table = rush("A5: 1P; A7: 1C", "2-sands")
    for number in range(1, 9):
        table.action(lambda act: act.skip(), land=f"A{number}")
    land_rush(table, "land A4").expect("A4: 1T; A7: 1C")


# What is told.


@rule("SI-001", "SI-108")
def test_it_is_explained_when_it_comes() -> None:
    table = rush("A5: 1P; A7: 1C", "2-sands")
    assert reason(table, "escalation") == ("may-escalate", "SI-108", {"escalation": PRUSSIA, "stage": 2})
    for card in ("1-sands", "3-jungle-sands"):
        table.s.invader_deck = [card]
        assert why(table, "escalation") == ("will-not-escalate", "SI-108")
    table.s.slot("explore").cards = ["2-sands"]
    assert reason(table, "escalation") == ("escalates", "SI-108", {"escalation": PRUSSIA, "card": "2-sands"})
    table.s.slot("explore").cards = ["2-coastal"]
    assert why(table, "escalation") == ("does-not-escalate", "SI-108")
    table.s.slot("explore").cards, table.s.invader_deck = [], []
    assert why(table, "escalation") == ("deck-empty", "SI-086")
    assert why(island("A5: 1P"), "escalation") == ("no-adversary", "SI-001")


@rule("SI-108")
def test_while_it_is_asked_for_lands_are_still_to_be_explored() -> None:
    table = rush("A5: 1P; A8: 1C", "2-sands")
    table.s.phase = "invaders"
    asks(invader_phase(table.s))
    assert why(table, "escalation") == ("escalates", "SI-108")
    assert why(table, "explore A7") == ("will-explore", "SI-108")


def test_the_table_tells_of_it() -> None:
    table = island("A5: 1P", adversary=PRUSSIA, level=2)
    said = [WORDS.status(line) for line in GAME.status(table.s, None)]
    assert "Adversary: Kingdom of Brandenburg-Prussia, level 2, difficulty 4" in said
    looks = [WORDS.status(line) for line in GAME.look(table.s, 0, PRUSSIA)]
    assert looks == ["Escalation: Land Rush", "Level 1: Fast Start", "Level 2: Surge of Colonists"]
    plain = island("A5: 1P")
    assert not any(line.kind == "adversary" for line in GAME.status(plain.s, None))
    assert len(list(GAME.look(plain.s, 0, PRUSSIA))) == 7
    view = GAME.view(table.s, 0)
    assert (view.foes, view.difficulty) == ([FoeView(PRUSSIA, 2)], 4)


@pytest.mark.parametrize("name", ["Land Rush", "fast start", "Kingdom of Brandenburg-Prussia", "Efficient"])
def test_its_names_can_be_looked_up(name: str) -> None:
    assert len(WORDS.about(name)) == 1


# What nobody knows.


@pytest.mark.parametrize("level", LEVELS)
def test_a_redealt_deck_keeps_the_order_of_stages_and_nothing_else(level: int) -> None:
    real = world(2, 5, spirits=[RIVER, LIGHTNING], adversary=PRUSSIA, level=level)
    state = real.copy()
    places: list[set[str]] = [set() for _ in real.invader_deck]
    for n in range(120):
        GAME.determinize(state, (0,), Rng(n))
        assert stages(state) == stages(real)
        assert list(GAME.invariants(state)) == []
        assert view_bytes(GAME.view(state, 0)) == view_bytes(GAME.view(real, 0))
        for place, card in zip(places, state.invader_deck, strict=True):
            place.add(card)
    # Anywhere in the deck lies any card of that stage, also one that was removed.
    for met, card in zip(places, real.invader_deck, strict=True):
        assert met == set(invader_cards()[stage_of(card)])
