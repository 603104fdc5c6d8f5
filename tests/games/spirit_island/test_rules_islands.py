"""Larger and other islands: an extra board, archipelagos and thematic boards (SI-017, SI-158 to SI-160)."""

from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, take_from_card
from rulebound.games.spirit_island.each import each_board, each_player
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import BOARDS, bits
from rulebound.games.spirit_island.pieces import BEASTS, CITY, DAHAN, DISEASE, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.scoring import Part, difficulty, difficulty_parts, score
from rulebound.games.spirit_island.setup import ALL_BOXES, SETUP
from rulebound.games.spirit_island.state import FIRST, IslandState
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.view import DifficultyView
from rulebound.kernel import STABLE, BadSetup, Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.frames import WORDS, blight_double, world
from tests.games.spirit_island.harness import RIVER, Table
from tests.marks import rule

PRUSSIA = "brandenburg-prussia"
PLAIN = ("river-surges-in-sunlight", "lightnings-swift-strike", "bringer-of-dreams-and-nightmares")
PLAYERS = (*PLAIN, "vital-strength-of-the-earth", "shadows-flicker-like-flame")


def larger(seats: int = 1, seed: int = 1, **setup: Any) -> IslandState:
    """An island with an extra board, before any presence: the players have the boards from A on."""
    named = {"spirits": list(PLAYERS[:seats]), "boards": list(BOARDS[:seats])}
    return world(seats, seed, **{"extra-board": True, **named, **setup})


def extra_lands(s: IslandState) -> list[int]:
    """The lands of the extra board."""
    return bits(s.island.of_board(s.seat_count))


def invaders_on(s: IslandState, lands: list[int]) -> list[tuple[int, int, int]]:
    """Explorers, towns and cities by the lands that have any: number of the land on its board, kind, how many."""
    return [
        (land - s.island.ocean_at(land), kind, s.count(land, kind))
        for land in lands
        for kind in INVADERS
        if s.count(land, kind)
    ]


def printed_on(s: IslandState, lands: list[int], kind: str) -> list[int]:
    """How many of something are printed in each of these lands."""
    return [s.island.setup[land].get("setup", {}).get(kind, 0) for land in lands]


def explored_first(s: IslandState, card: str) -> IslandState:
    """After the end of set-up, in which this invader card is turned up."""
    s.invader_deck.remove(card) if card in s.invader_deck else s.invader_deck.pop()
    s.invader_deck.append(card)
    flow, told = play(s), None
    while s.phase == "setup":
        ask = flow.send(told)
        told = None if ask is STABLE else ask.options[0]
    return s


# An extra board.


@rule("SI-159")
def test_pools_have_a_share_for_each_player_or_for_each_board_with_an_extra_one() -> None:
    plain, large = world(2), larger(2)
    assert (plain.share, plain.extra_board, list(plain.home_boards), len(plain.boards)) == (2, False, [0, 1], 2)
    assert (large.share, large.extra_board, list(large.home_boards), len(large.boards)) == (3, True, [0, 1], 3)


@rule("SI-159")
def test_the_extra_board_is_drawn_by_lot_and_the_first_seat_chooses_for_it() -> None:
    found = {larger(2, seed).boards for seed in range(30)}
    assert {boards[:2] for boards in found} == {("A", "B")}
    assert {boards[2] for boards in found} == {"C", "D", "F"}  # B and E stay apart on a small island (SI-020)
    s = larger(2)
    assert s.owner_of(2) == FIRST
    assert [s.board_of_seat(seat) for seat in s.all_seats] == [0, 1]


@rule("SI-159")
def test_blight_is_counted_by_boards_at_first_and_when_the_card_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [larger(2, blight="none").blight_left, larger(2, blight="card").blight_left] == [5 * 3 + 1, 2 * 3 + 1]
    blight_double(monkeypatch, "test-blight", 4)
    s = larger(2)
    s.blight_card = "test-blight"
    table = Table(s)
    act = Action(s, "invader")
    table.run(resolve(act, take_from_card(act, s.blight_left)))
    assert s.flipped
    assert s.blight_left == 4 * 3
    assert CARDS["test-blight"].per_player == 4


@rule("SI-159")
def test_the_fear_pool_has_one_more_for_each_player() -> None:
    assert [larger(seats).fear_pool for seats in (1, 2, 3)] == [5, 10, 15]


@rule("SI-159")
def test_each_board_is_also_the_extra_one_but_each_player_is_not() -> None:
    s = larger(2)
    boards: list[int] = []
    players: list[int] = []
    table = Table(s)
    table.run(each_board("event", s, "test", lambda _, lands: boards.append(lands)))
    table.run(each_player("event", s, "test", lambda act: players.append(act.seat)))
    assert boards == [s.island.of_board(board) for board in range(3)]
    assert players == [0, 1]


@rule("SI-159")
@pytest.mark.parametrize(("level", "rest", "more"), [(None, 0, 2), (1, 2, 2), (2, 4, 3), (3, 6, 4), (6, 10, 4)])
def test_the_difficulty_rises_more_the_harder_the_game_is(level: int | None, rest: int, more: int) -> None:
    foe = {} if level is None else {"adversary": PRUSSIA, "level": level}
    s = larger(1, **foe)
    assert difficulty(s) == rest + more
    parts = [Part("adversary", PRUSSIA, rest)] if foe else []
    assert difficulty_parts(s) == [*parts, Part("variant", "extra-board", more)]


@rule("SI-088")
@rule("SI-159")
def test_the_score_counts_the_difficulty_and_the_view_says_what_it_is_made_of() -> None:
    plain, large = world(1, boards=["A"]), larger(1, adversary=PRUSSIA, level=1)
    for s in (plain, large):
        s.won, s.pieces, s.blight = "fear", [{} for _ in s.pieces], [0] * s.island.size
        s.invader_deck = s.invader_deck[:4]
    assert score(large) - score(plain) == 5 * (2 + 2)
    view = GAME.view(large, 0)
    assert view.difficulty_parts == [
        DifficultyView("adversary", PRUSSIA, 2),
        DifficultyView("variant", "extra-board", 2),
    ]
    assert GAME.view(plain, 0).difficulty_parts == []
    said = [WORDS.status(line) for line in GAME.status(large, 0)]
    assert "Variant: Extra board, difficulty 2" in said
    assert "Difficulty of the game: 4" in said


@rule("SI-160")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_dahan_blight_and_tokens_come_to_the_extra_board_as_printed(seats: int) -> None:
    s = larger(seats, boxes=["base", "branch-and-claw"])
    lands = extra_lands(s)
    assert [s.count(land, DAHAN) for land in lands] == printed_on(s, lands, "dahan")
    assert [s.blight[land] for land in lands] == printed_on(s, lands, "blight")
    assert [s.tokens[DISEASE][land] for land in lands] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert sum(s.tokens[BEASTS][land] for land in lands) == 1


@rule("SI-160")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(1, []), (2, []), (3, [(2, CITY, 1)]), (4, [(6, TOWN, 1)]), (5, [(2, CITY, 1), (6, TOWN, 1)])],
)
def test_invaders_of_the_extra_board_by_the_number_of_players(
    seats: int, expected: list[tuple[int, int, int]]
) -> None:
    boards = [board for board in BOARDS if board != "B"][:seats]  # so that B is left for many of the seeds
    tables = [larger(seats, seed, boards=boards) for seed in range(60)]
    s = next(s for s in tables if s.boards[-1] == "B")
    assert invaders_on(s, extra_lands(s)) == expected


@rule("SI-160")
def test_players_boards_keep_all_their_invaders() -> None:
    plain, large = world(2, boards=["A", "B"]), larger(2)
    home = bits(plain.island.lands)
    assert [large.pieces[land] for land in home] == [plain.pieces[land] for land in home]


@rule("SI-160")
def test_an_adversary_adds_nothing_to_the_extra_board() -> None:
    plain, hard = larger(2), larger(2, adversary=PRUSSIA, level=1)
    assert plain.boards == hard.boards
    more = [hard.count(hard.island.land_of(board, 3), TOWN) - plain.count(3, TOWN) for board in (0, 1)]
    assert more == [1, 1]
    assert invaders_on(hard, extra_lands(hard)) == invaders_on(plain, extra_lands(plain)) == []


@rule("SI-160")
def test_example_e12_alone_no_invaders_come_to_the_extra_board_by_the_first_explore() -> None:
    for seed in range(8):
        s = explored_first(larger(1, seed, spirits=[RIVER]), "1-sands")
        assert invaders_on(s, extra_lands(s)) == []
        assert any(s.count(land, EXPLORER) for land in bits(s.island.of_board(0)))


@rule("SI-160")
def test_two_players_have_the_first_explore_on_the_extra_board_too() -> None:
    tables = [explored_first(larger(2, seed), "1-jungle") for seed in range(8)]
    found = [invaders_on(s, extra_lands(s)) for s in tables]
    assert {kind for each in found for _, kind, _ in each} == {EXPLORER}


@rule("SI-160")
def test_example_e13_three_players_and_sands_explored_first() -> None:
    s = next(s for s in (larger(3, seed) for seed in range(60)) if s.boards[-1] == "D")
    explored_first(s, "1-sands")
    # D2 has the city, next to it lies the sand of D4; the sand of D7 is out of reach.
    expected = [(2, CITY, 1), (4, EXPLORER, 1)]
    reached = [land for land in extra_lands(s) if s.count(land, EXPLORER)]
    assert invaders_on(s, extra_lands(s))[:2] == expected
    assert all(s.island.terrain[land] == s.island.terrain[s.island.number_of["D4"]] for land in reached)


@rule("SI-159")
def test_with_six_players_there_is_no_board_left() -> None:
    with pytest.raises(BadSetup, match="extra-board: asked only with seats 1 or 2 or 3 or 4 or 5"):
        SETUP.check({"seats": 6, "extra-board": True})


@rule("SI-159")
def test_layouts_are_those_of_all_boards() -> None:
    assert larger(2).layout == "standard-3"
    assert larger(2, layout="coastline").layout == "coastline"
    assert larger(1, layout="fragment").layout == "fragment"
    with pytest.raises(BadSetup, match="layout: standard-2 goes only with"):
        SETUP.check({"seats": 2, "extra-board": True, "layout": "standard-2"})
    with pytest.raises(BadSetup, match="layout: standard-3 goes only with"):
        SETUP.check({"seats": 2, "layout": "standard-3"})


def play_out(setup: dict[str, Any], seed: int) -> IslandState:
    """A random game with the laws of the box checked now and then."""
    match, rng = Match(GAME, setup, seed, live=False), Rng(seed)
    while match.pending is not None:
        if len(match.picks) % 25 == 0:
            assert list(GAME.invariants(match.state)) == [], f"seed {seed}, after pick {len(match.picks)}"
        match.pick(*random_pick(match, rng))
    assert isinstance(match.state, IslandState)
    assert list(GAME.invariants(match.state)) == []
    return match.state


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_random_games_with_an_extra_board(seats: int) -> None:
    s = play_out({"seats": seats, "boxes": list(ALL_BOXES), "extra-board": True}, seats)
    assert s.won or s.lost
