"""Set-up (SI-001 to SI-020)."""

import pytest

from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.fear_cards import BOX_OF
from rulebound.games.spirit_island.invaders import explored, stage_of
from rulebound.games.spirit_island.island import bits, layouts_for
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.power import deck
from rulebound.games.spirit_island.setup import SETUP
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.turn import play
from rulebound.kernel import BadSetup, Flow
from tests.games.spirit_island.frames import LIGHTNING, asks, blight_double, world
from tests.games.spirit_island.harness import RIVER, Table
from tests.marks import rule


@rule("SI-002")
def test_the_fear_pool_has_four_markers_for_each_player() -> None:
    assert [
        world(seats, spirits=spirits).fear_pool for seats, spirits in ((1, [RIVER]), (2, [RIVER, LIGHTNING]))
    ] == [
        4,
        8,
    ]


@rule("SI-003")
def test_nine_random_fear_cards_in_three_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(12):
        monkeypatch.setitem(BOX_OF, f"test-fear-{number}", "base")
    s = world()
    assert len(set(s.fear_deck)) == len(s.fear_deck) == 9
    levels = [s.terror]
    while s.fear_deck:
        s.fear_deck.pop()
        levels.append(s.terror)
    assert levels == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert world(seed=1).fear_deck != world(seed=2).fear_deck


@rule("SI-004")
def test_the_invader_deck_is_stacked_by_stages_and_one_card_of_each_is_left_out() -> None:
    decks = [world(seed=seed).invader_deck for seed in range(20)]
    for cards in decks:
        assert [stage_of(card) for card in reversed(cards)] == [1] * 3 + [2] * 4 + [3] * 5
        assert len(set(cards)) == 12
    for stage, number in ((1, 4), (2, 5), (3, 6)):
        assert len({card for cards in decks for card in cards if stage_of(card) == stage}) == number


@rule("SI-005")
def test_the_simple_game_has_five_blight_for_each_player_and_one_more() -> None:
    alone, together = world(blight="none"), world(2, blight="none")
    assert (alone.blight_card, alone.blight_left, together.blight_left) == ("", 6, 11)


@rule("SI-006")
def test_a_blight_card_begins_healthy_with_two_blight_for_each_player_and_one_more() -> None:
    s = world(2, blight="card")
    assert (s.blight_left, s.flipped, s.blighted) == (5, False, False)
    assert s.blight_card in CARDS


def _no_text(s: IslandState) -> Flow[None]:
    del s
    yield from ()


@rule("SI-008")
def test_all_blight_cards_but_the_top_one_wait_below(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(4):
        name = f"test-blight-{number}"
        blight_double(monkeypatch, name, 2)
    all_cards = sorted(name for name, card in CARDS.items() if card.box == "base")
    s = world()
    assert sorted([s.blight_card, *s.blight_deck]) == all_cards
    assert len({world(seed=seed).blight_card for seed in range(40)}) > 2


@rule("SI-009")
def test_the_island_has_a_random_board_for_each_player_in_the_layout_for_that_number() -> None:
    boards = {world(2, seed=seed).boards for seed in range(12)}
    assert len(boards) > 3
    assert all(len(set(pair)) == 2 for pair in boards)
    s = world(2, boards=["A", "B"])
    assert s.boards == ("A", "B")
    assert s.layout == "standard-2"
    place = s.island
    assert place.near[place.number_of["A3"]] >> place.number_of["B3"] & 1
    assert not place.near[place.number_of["A1"]] >> place.number_of["B1"] & 1


@rule("SI-009", "SI-156")
def test_another_layout_for_as_many_boards_may_be_chosen() -> None:
    joined = world(2, boards=["A", "B"], layout="opposite-shores").island
    assert not joined.near[joined.number_of["A3"]] >> joined.number_of["B3"] & 1
    assert joined.near[joined.number_of["A8"]] & joined.of_board(1)
    wrong = {"seats": 2, "spirits": ["random"] * 2, "boards": ["random"] * 2, "layout": layouts_for(3)[0]}
    with pytest.raises(BadSetup, match="goes only with seats 3"):
        SETUP.check(wrong)


@rule("SI-020")
def test_a_random_draw_keeps_boards_apart_that_should_not_be_joined() -> None:
    apart = ({"B", "E"}, {"D", "F"})
    for seats in (2, 3, 4):
        drawn = [set(world(seats, seed=seed).boards) for seed in range(40)]
        assert not any(pair <= boards for boards in drawn for pair in apart)
        assert set("ABCDEF") == set().union(*drawn)
    named = [set(world(3, seed=seed, boards=["E", "random", "F"]).boards) for seed in range(20)]
    assert {"".join(sorted(boards - {"E", "F"})) for boards in named} == {"A", "C"}
    assert world(2, boards=["B", "E"]).boards == ("B", "E")
    assert set(world(4, boards=["B", "random", "E", "random"]).boards) >= {"B", "E"}
    assert {"B", "E"} <= set(world(6).boards)


@rule("SI-205")
def test_all_minor_and_major_powers_of_a_box_are_in_the_decks() -> None:
    s = world()
    assert (len(set(s.minors)), len(set(s.majors))) == (36, 22)


@rule("SI-010")
def test_printed_pieces_are_placed_and_their_blight_does_not_come_from_the_card() -> None:
    s = world(boards=["A"])
    there = {s.island.names[land]: s.pieces[land] for land in range(s.island.size) if s.pieces[land]}
    assert there == {
        "A2": {CITY: 1, DAHAN: 1},
        "A3": {DAHAN: 2},
        "A6": {DAHAN: 1},
        "A7": {DAHAN: 2},
        "A8": {TOWN: 1},
    }
    assert s.names(s.blighted_lands()) == ["A4"]
    assert s.blight_left == 3


@rule("SI-014")
def test_minor_and_major_powers_are_two_shuffled_decks() -> None:
    s = world()
    assert sorted(s.minors) == deck("minor", ("base",))
    assert sorted(s.majors) == deck("major", ("base",))
    assert world(seed=1).minors != world(seed=2).minors
    assert world(seed=1).majors != world(seed=2).majors


@rule("SI-015")
def test_a_spirit_starts_on_its_own_board_with_its_unique_cards() -> None:
    s = world(2, spirits=[LIGHTNING, RIVER], boards=["A", "B"])
    asks(play(s))
    river = s.spirits[1]
    assert river.hand == ["flash-floods", "wash-away", "boon-of-vigor", "rivers-bounty"]
    assert river.open == [1, 1]
    assert [s.island.names[land] for land in bits(s.presence_of(1))] == ["B6"]
    assert {s.island.board_of(land) for land in bits(s.presence_of(0))} == {0}


@rule("SI-019")
def test_at_last_the_invaders_explore_with_the_first_card() -> None:
    s = world(spirits=[RIVER], boards=["A"])
    first = s.invader_deck[-1]
    before = [dict(there) for there in s.pieces]
    reached = explored(s, first)
    table = Table(s)
    asks(play(table.s))
    for land, there in enumerate(before):
        more = s.count(land, EXPLORER) - there.get(EXPLORER, 0)
        assert more == (reached >> land & 1)
    assert reached
    assert (s.slot("build").cards, s.slot("explore").cards, s.slot("ravage").cards) == ([first], [], [])
    assert (s.turn, s.phase, len(s.invader_deck)) == (1, "spirits", 11)


@rule("SI-008")
def test_the_blight_cards_of_all_boxes_in_play_make_one_deck() -> None:
    for boxes, number in ((["base"], 2), (["base", "branch-and-claw"], 9), (["base", "jagged-earth"], 9)):
        s = world(boxes=boxes)
        assert len({s.blight_card, *s.blight_deck}) == 1 + len(s.blight_deck) == number
        assert all(CARDS[card].box in boxes for card in (s.blight_card, *s.blight_deck))
    both = ["base", "branch-and-claw", "jagged-earth"]
    assert len({world(seed=seed, boxes=both).blight_card for seed in range(40)}) > 9


@rule("SI-003")
def test_the_fear_deck_is_drawn_from_all_boxes_in_play() -> None:
    boxes = ["base", "branch-and-claw", "jagged-earth", "promo"]
    decks = [world(seed=seed, boxes=boxes).fear_deck for seed in range(20)]
    assert {len(cards) for cards in decks} == {9}
    assert {BOX_OF[card] for cards in decks for card in cards} == set(boxes)
    assert {BOX_OF[card] for card in world(boxes=["base", "promo"]).fear_deck} <= {"base", "promo"}
