"""Larger and other islands: an extra board, archipelagos and thematic boards (SI-017, SI-158 to SI-160)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, take_from_card
from rulebound.games.spirit_island.each import each_board, each_player
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.fewer_tokens import all_kinds
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.geometry import corners
from rulebound.games.spirit_island.island import (
    BOARDS,
    FAR,
    MAPS,
    TERRAINS,
    THEMATIC_BOARDS,
    Island,
    _data,
    all_layouts,
    bits,
    is_archipelago,
    layouts_for,
)
from rulebound.games.spirit_island.island import island as laid_out
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    BEASTS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    TOKENS,
    TOWN,
    piece,
)
from rulebound.games.spirit_island.power import ANOTHER_SPIRIT, ANY_LAND, ANY_SPIRIT, FAST, POWERS, Power, Target
from rulebound.games.spirit_island.reshape import attach_board, places_for_board, spare_boards
from rulebound.games.spirit_island.scoring import Part, difficulty, difficulty_parts, score
from rulebound.games.spirit_island.setup import ALL_BOXES, SETUP, SPIRITS
from rulebound.games.spirit_island.state import FIRST, IslandState
from rulebound.games.spirit_island.status import look
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.use import oceans_between, options, target_seats, targets
from rulebound.games.spirit_island.view import DifficultyView
from rulebound.kernel import BadSetup, Decide, Match, Rng
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
        told = ask.options[0] if isinstance(ask, Decide) else None
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
    foe: dict[str, Any] = {} if level is None else {"adversary": PRUSSIA, "level": level}
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
    assert "Difficulty of the game: 4, hard" in said


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
    match, rng = Match(GAME, setup, seed, keep="nothing"), Rng(seed)
    while match.pending is not None:
        assert isinstance(match.state, IslandState)
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


# Archipelagos.

ARCHIPELAGOS = [name for name in all_layouts() if is_archipelago(name)]
LETTERS = ("A", "B", "C", "D", "E", "F")
OCEAN = "oceans-hungry-grasp"
GIFT = "test-gift"


def islets(name: str) -> Island:
    """The islets of a layout, with the boards from A on."""
    number = next(number for number in range(1, 7) if name in layouts_for(number))
    return laid_out(LETTERS[:number], name)


def distance(place: Island, one: str, other: str) -> int:
    """The steps from one land to another."""
    return place.distance[place.number_of[one]][place.number_of[other]]


def archipelago(position: str, layout: str = "two-islets", spirits: tuple[str, ...] = PLAIN[:2]) -> Table:
    """A position on islets: P and Q are the first two spirits, whose boards are A and B."""
    number = len(spirits)
    s = world(number, spirits=list(spirits), boards=list(LETTERS[:number]), layout=layout)
    s.pieces, s.blight = [{} for _ in s.pieces], [0] * s.island.size
    for part in position.split(";"):
        land, _, there = part.partition(":")
        for entry in there.split():
            s.spirits["PQRSTU".index(entry[-1])].presence[s.island.number_of[land.strip()]] += int(entry[:-1])
    s.phase = "fast"
    return Table(s)


def gift(patch: pytest.MonkeyPatch, target: Target = ANY_SPIRIT, **more: Any) -> Power:
    """A fast power on a spirit that gains 3 energy."""
    power = Power(GIFT, "minor", "base", FAST, target, lambda act: act.gain_energy(act.target, 3), **more)
    patch.setitem(POWERS, GIFT, power)
    return power


@rule("SI-158")
def test_there_are_archipelagos_for_two_to_six_boards() -> None:
    for boards in range(2, 7):
        assert [name for name in layouts_for(boards) if is_archipelago(name)]
    assert not [name for name in layouts_for(1) if is_archipelago(name)]
    assert not is_archipelago("standard-4")
    assert {len(islets(name).oceans_between) for name in ARCHIPELAGOS} == {2, 3}


@rule("SI-158")
@pytest.mark.parametrize("name", ARCHIPELAGOS)
def test_facing_boards_look_at_each_other_with_their_oceans(name: str) -> None:
    place, layout = islets(name), next(each for each in _data("layouts")["layouts"] if each["id"] == name)
    assert sorted(board for islet in layout["islets"] for board in islet) == list(range(len(place.boards)))
    for one, other in layout["facing"]:
        assert place.islet_of[one] != place.islet_of[other]
        here, there = (corners(place.places[board]) for board in (one, other))
        shores = [{at["SW"], at["NW"]} for at in (here, there)]
        assert shores[0] == shores[1] or len(shores[0] & shores[1]) == 1  # at one side, or around a lagoon
    for board, number in enumerate(place.islet_of):
        lands = place.of_board(board)
        for other, its in enumerate(place.islet_of):
            if its != number:
                assert not any(place.near[land] & place.of_board(other) for land in bits(lands))


@rule("SI-158")
def test_coastal_lands_of_facing_boards_are_two_steps_apart() -> None:
    place = islets("two-islets")
    coasts = [(f"A{one}", f"B{other}") for one in (1, 2, 3) for other in (1, 2, 3)]
    assert {distance(place, one, other) for one, other in coasts} == {2}
    assert distance(place, "A4", "B2") == 3  # A4 is next to the coast
    assert distance(place, "A8", "B8") == distance(place, "A8", "A1") + 2 + distance(place, "B1", "B8")
    assert not place.near[place.number_of["A1"]] & place.of_board(1)


@rule("SI-158")
def test_only_boards_that_face_each_other_are_near_over_the_sea() -> None:
    place = islets("two-pairs")  # A and B, C and D; B faces C
    assert distance(place, "B2", "C2") == 2
    assert distance(place, "A2", "D2") > 4
    assert distance(place, "A2", "C2") == 2 + min(distance(place, "A2", f"B{coast}") for coast in (1, 2, 3))


@rule("SI-158")
def test_oceans_in_play_that_face_each_other_are_two_steps_apart() -> None:
    place = islets("two-islets")
    assert distance(place, "A0", "B0") == 2
    assert (distance(place, "A0", "B1"), distance(place, "A1", "B0")) == (3, 3)
    table = archipelago("A0: 1P; A1: 1P", spirits=(OCEAN, PLAIN[0]))
    reached = reach(table.s, 0, 2)
    assert {"B1", "B2", "B3"} <= {*table.s.names(reached)}
    table = archipelago("A0: 1P", spirits=(OCEAN, PLAIN[0]))
    assert not reach(table.s, 0, 2) & table.s.island.of_board(1)


def reach(s: IslandState, seat: int, steps: int) -> int:
    """What lies so many steps from presence of a spirit."""
    found = 0
    for land in bits(s.presence_of(seat)):
        found |= s.island.within(land, steps)
    return found


@rule("SI-158")
def test_powers_and_growth_reach_over_the_sea() -> None:
    table = archipelago("A1: 2P; B8: 1Q")
    s = table.s
    power = replace(POWERS["call-of-the-dahan-ways"], within=2, target=ANY_LAND)
    assert {*s.names(targets(s, 0, power))} >= {"B1", "B2", "B3", "A2"}
    assert "B4" not in s.names(targets(s, 0, power))


@rule("SI-158")
def test_a_land_that_is_gone_is_out_of_reach_over_the_sea() -> None:
    whole = laid_out(("A", "B"), "two-islets")
    gone = f"gone {whole.number_of['B1']}"
    less = laid_out(("A", "B"), "two-islets", (gone,))
    assert distance(whole, "A1", "B6") == 3
    assert (distance(less, "A1", "B1"), distance(less, "A1", "B2")) == (99, 2)


@rule("SI-158")
def test_a_power_on_a_spirit_of_another_islet_costs_energy_as_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    gift(monkeypatch)
    table = archipelago("A8: 1P; B8: 1Q")
    table.s.spirits[0].energy = 1
    table.use(GIFT, "spirit-far 1 1").expect(energy=0).expect(energy=3, seat=1)
    assert [event.kind for event in table.heard][:2] == ["paid", "used-on"]


@rule("SI-158")
def test_it_costs_nothing_where_both_have_presence_on_one_islet(monkeypatch: pytest.MonkeyPatch) -> None:
    gift(monkeypatch)
    table = archipelago("A8: 1P; B3: 1P; B8: 1Q")
    table.s.spirits[0].energy = 1
    table.use(GIFT, "spirit 1").expect(energy=1).expect(energy=3, seat=1)


@rule("SI-158")
def test_nobody_pays_for_itself_or_on_one_island(monkeypatch: pytest.MonkeyPatch) -> None:
    power = gift(monkeypatch)
    table = archipelago("A8: 1P; B8: 1Q")
    assert target_seats(table.s, 0, power) == [0]  # there is no energy
    joined = archipelago("A8: 1P; B8: 1Q", "standard-2")
    assert target_seats(joined.s, 0, power) == [0, 1]


@rule("SI-158")
def test_who_cannot_pay_does_not_reach_over_the_sea_and_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    power = gift(monkeypatch, ANOTHER_SPIRIT)
    table = archipelago("A8: 1P; B8: 1Q")
    s = table.s
    s.spirits[0].played, s.spirits[0].energy = [GIFT], 0
    assert options(s, 0, FAST) == []
    why = GAME.explain(s, 0, f"use {GIFT}", None)
    assert why is not None
    assert (why.kind, why.rule) == ("spirits-over-the-sea", "SI-158")
    s.spirits[0].energy = 1
    assert [option.text for option in options(s, 0, FAST)] == [f"use {GIFT}"]
    assert target_seats(s, 0, power, price=1) == []


@rule("SI-158")
def test_example_e11_a_and_f_are_two_oceans_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    gift(monkeypatch)
    six = (*PLAYERS, "thunderspeaker")
    table = archipelago("A8: 1P; B8: 1Q; C8: 1R; D8: 1S; E8: 1T; F8: 1U", "three-pairs", six)
    s = table.s
    s.spirits[5].energy = 2
    assert [oceans_between(s, 5, other) for other in range(6)] == [2, 2, 1, 1, 0, 0]
    table.use(GIFT, "spirit-far 0 2", seat=5).expect(energy=0, seat=5).expect(energy=3, seat=0)


@rule("SI-158")
def test_around_a_lagoon_all_islets_are_one_ocean_apart() -> None:
    place = islets("lagoon")
    assert [[place.oceans_between[a][b] for b in range(3)] for a in range(3)] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


@rule("SI-158")
@rule("SI-159")
def test_an_archipelago_counts_one_for_the_difficulty_and_for_that_of_an_extra_board() -> None:
    s = world(2, layout="two-islets")
    assert difficulty_parts(s) == [Part("variant", "archipelago", 1)]
    s = larger(1, layout="two-islets", adversary=PRUSSIA, level=1)
    assert [part.number for part in difficulty_parts(s)] == [2, 1, 3]
    assert difficulty(s) == 6


@rule("SI-177")
def test_a_new_board_belongs_to_its_islet_and_touches_no_other() -> None:
    for name in ARCHIPELAGOS:
        number = len(islets(name).boards)
        if number == 6:
            continue
        s = world(number, boards=list(LETTERS[:number]), layout=name)
        for board, side, other_side in [each for at in range(number) for each in places_for_board(s, at)]:
            change = f"attach {board} {side} {other_side}"
            place = laid_out((*s.boards, "F"), name, (change,))
            islet = [its for its in range(number) if place.islet_of[its] == place.islet_of[board]]
            assert place.islet_of[number] == place.islet_of[board]
            beside = {
                place.board_of(near) for land in bits(place.of_board(number)) for near in bits(place.near[land])
            }
            assert beside <= {*islet, number}
            assert board in beside


@rule("SI-158")
def test_a_land_tells_what_lies_over_the_sea() -> None:
    s = archipelago("A8: 1P").s
    said = [WORDS.status(line) for line in look(s, "A1")]
    assert [line for line in said if line.startswith("Over the sea")] == [
        f"Over the sea, 2 steps away, lies B{number} {terrain}"
        for number, terrain in ((1, "wetland"), (2, "mountain"), (3, "sands"))
    ]
    assert not [line for line in look(s, "A8") if line.kind == "over-the-sea"]


@rule("SI-177")
def test_the_view_tells_at_which_board_a_new_one_lies() -> None:
    s = archipelago("A8: 1P").s
    board, side, other_side = places_for_board(s, 1)[0]
    attach_board(s, "C", 0, board, side, other_side)
    place = s.island.places[2]
    assert GAME.view(s, 0).added == [[*place.offset, place.rotation, 1]]


@pytest.mark.parametrize("name", ARCHIPELAGOS)
def test_random_games_on_archipelagos(name: str) -> None:
    seats = len(islets(name).boards)
    s = play_out({"seats": seats, "boxes": list(ALL_BOXES), "layout": name}, seats)
    assert s.won or s.lost


# Thematic boards.

FACTS = json.loads((Path(__file__).parents[2] / "facts" / "spirit_island" / "thematic.json").read_text("utf-8"))
NAMES = {"NW": "NW", "NE": "NE", "W": "WE", "E": "EA", "SW": "SW", "SE": "SE"}  # as the facts and as we call them
TOKEN_BOXES = ["base", "branch-and-claw", "jagged-earth"]


def thematic(seats: int = 6, seed: int = 1, **setup: Any) -> IslandState:
    """The thematic map for so many players, before any presence."""
    return world(seats, seed, **{"map": "thematic", "boxes": TOKEN_BOXES, **setup})


def renamed(land: str) -> str:
    """A land of the facts by our name."""
    board = land.rstrip("0123456789")
    return NAMES[board] + land[len(board) :]


@pytest.mark.parametrize("name", NAMES)
def test_thematic_boards_are_those_of_the_facts(name: str) -> None:
    place = thematic().island
    board = place.boards.index(NAMES[name])
    facts = FACTS["boards"][name]["lands"]
    assert len(bits(place.of_board(board))) == len(facts)
    for land in facts:
        here = place.land_of(board, land["land"])
        assert TERRAINS[place.terrain[here]] == land["terrain"]
        assert bool(place.coastal >> here & 1) == land["coastal"]
        own = [each - place.ocean_of(board) for each in bits(place.near[here] & place.of_board(board))]
        assert own == sorted(land["adjacent"])
        assert bool(place.near[here] >> place.ocean_of(board) & 1) == land["coastal"]


@rule("SI-012")
@pytest.mark.parametrize("name", NAMES)
def test_pieces_and_tokens_of_thematic_boards_lie_as_printed(name: str) -> None:
    s = thematic()
    board = s.boards.index(NAMES[name])
    for land in FACTS["boards"][name]["lands"]:
        here, printed = s.island.land_of(board, land["land"]), dict(land["setup"])
        strife = printed.pop("townWithStrife", 0)
        found = {
            "explorer": s.count(here, EXPLORER),
            "town": s.pieces[here].get(TOWN, 0),
            "city": s.count(here, CITY),
            "dahan": s.count(here, DAHAN),
            "blight": s.blight[here],
            **{kind: s.tokens[number][here] for number, kind in enumerate(TOKENS)},
        }
        assert {kind: number for kind, number in found.items() if number} == printed
        assert s.pieces[here].get(piece(TOWN, strife=1), 0) == strife


@rule("SI-012")
def test_badlands_come_to_three_thematic_boards_by_the_rulebook() -> None:
    s = thematic()
    for name, lands in FACTS["badlandsAddedByRulebook"].items():
        for number, expected in lands.items():
            assert s.tokens[BADLANDS][s.island.number_of[f"{NAMES[name]}{number}"]] == expected
    used = [kind for kind in all_kinds() if kind != "badlands"]
    assert not any(thematic(spirits=[RIVER, *["random"] * 5], tokens=used).tokens[BADLANDS])


@rule("SI-012")
def test_without_tokens_a_thematic_town_has_no_strife() -> None:
    s = thematic(boxes=["base"])
    east = s.island.number_of["EA3"]
    assert (s.pieces[east][TOWN], s.pieces[east].get(piece(TOWN, strife=1))) == (1, None)
    assert not any(any(kind) for kind in s.tokens)
    s = thematic(tokens=[kind for kind in all_kinds() if kind != "strife"], spirits=[RIVER, *["random"] * 5])
    assert s.pieces[east].get(piece(TOWN, strife=1)) is None


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_thematic_boards_for_so_many_players(seats: int) -> None:
    expected = [NAMES[name] for name in FACTS["mapByPlayers"][str(seats)]]
    assert {*thematic(seats).boards} == {*expected}
    assert thematic(seats, boards=expected).boards == tuple(expected)
    if seats > 1:
        assert len({thematic(seats, seed).boards for seed in range(12)}) > 1  # by lot
        s = thematic(seats - 1, **{"extra-board": True})
        assert {*s.boards} == {*expected}
    place = thematic(seats).island
    assert max(place.distance[bits(place.lands)[0]][land] for land in bits(place.lands)) < FAR


@rule("SI-065")
def test_lands_of_thematic_boards_meet_as_reconstructed() -> None:
    place = thematic().island
    pairs = {
        frozenset((place.names[land], place.names[other]))
        for land in bits(place.lands)
        for other in bits(place.near[land])
        if place.board_of(land) != place.board_of(other)
    }
    assert pairs == {frozenset((renamed(each["a"]), renamed(each["b"]))) for each in FACTS["crossAdjacent"]}
    two = thematic(2).island
    assert two.near[two.number_of["WE7"]] >> two.number_of["EA10"] & 1
    assert not [name for name in two.names if name.startswith("N")]


@rule("SI-065")
def test_the_drawing_has_a_border_exactly_where_thematic_lands_are_adjacent() -> None:
    place = thematic().island
    corners_of = {
        f"{board}{land['number']}": {tuple(point) for point in land["polygon"]}
        for board, lands in _data("shapes")["thematic"].items()
        for land in lands
    }
    assert {*corners_of} == {*place.names}
    for land in bits(place.lands):
        drawn = {name for name in place.names if len(corners_of[name] & corners_of[place.names[land]]) > 1}
        assert drawn - {place.names[land]} == {place.names[other] for other in bits(place.near[land])}, (
            place.names[land]
        )


def test_a_pair_that_hardly_touches_closes_a_gap_between_four_lands() -> None:
    place = thematic().island
    for each in FACTS["crossAdjacent"]:
        if each["border"] < 3:
            one, other = (place.number_of[renamed(each[end])] for end in "ab")
            between = bits(place.near[one] & place.near[other])
            # Two lands lie at both, and not at each other: without this pair the four would leave a gap.
            assert [(a, b) for a in between for b in between if a < b and not place.near[a] >> b & 1], each


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"seats": 2, "map": "thematic", "boards": ["A", "random"]}, "boards: A goes only with map balanced"),
        ({"seats": 2, "boards": ["WE", "random"]}, "boards: WE goes only with map thematic"),
        ({"seats": 2, "map": "thematic", "boards": ["NW", "random"]}, "boards: NW goes only with map thematic"),
        ({"seats": 2, "map": "thematic", "layout": "fragment"}, "layout: asked only with map balanced"),
        ({"seats": 6, "map": "thematic", "extra-board": True}, "extra-board: asked only with seats"),
    ],
)
def test_thematic_answers_that_do_not_go_together_are_refused(setup: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        SETUP.check(setup)


def test_thematic_boards_are_labelled_as_partly_reconstructed() -> None:
    assert SETUP.notes["status-reconstructed"].holds({"map": "thematic"})
    assert not SETUP.notes["status-reconstructed"].holds({"map": "balanced"})
    said = [WORDS.status(line) for line in GAME.status(thematic(1), 0)]
    assert any("partly reconstructed" in line for line in said)
    assert not any("reconstructed" in WORDS.status(line) for line in GAME.status(world(1), 0))
    for message in ("setup-map-help", "setup-map-thematic"):
        assert "reconstruct" in WORDS.text(message)


@rule("SI-160")
@pytest.mark.parametrize(
    ("seats", "extra", "expected"),
    [
        (3, "NE", [(1, CITY, 1)]),
        (3, "WE", [(1, TOWN, 1)]),  # no coastal city is printed there
        (4, "NE", [(5, TOWN, 1)]),
        (4, "WE", [(5, EXPLORER, 1)]),  # nor an inland town
        (4, "SE", [(6, TOWN, 1)]),  # of two
    ],
)
def test_invaders_of_an_extra_thematic_board(seats: int, extra: str, expected: list[tuple[int, int, int]]) -> None:
    boards = [board for board in MAPS[seats] if board != extra]
    s = thematic(seats, boards=boards, **{"extra-board": True})
    assert s.boards[-1] == extra
    assert invaders_on(s, extra_lands(s)) == expected


@rule("SI-017")
def test_where_several_lands_fit_the_player_chooses() -> None:
    spirits = ["thunderspeaker", *["random"] * 3]
    s = thematic(4, spirits=spirits, boards=["NW", "NE", "WE", "EA"])
    table = Table(s)
    placing = PANELS["thunderspeaker"].set_up(s, 0)
    table.run(placing, "land NW8")  # NW6 has 2 dahan; four other lands have 1
    assert s.names(s.presence_of(0)) == ["NW6", "NW8"]


@rule("SI-017")
def test_presence_that_fits_nowhere_goes_to_any_land() -> None:
    s = thematic(1, spirits=["stones-unyielding-defiance"], boards=["NE"])
    table = Table(s)
    # NE6 is the first mountain; neither blight nor sands lie next to it.
    table.run(PANELS["stones-unyielding-defiance"].set_up(s, 0), "land NE2")
    assert s.names(s.presence_of(0)) == ["NE2", "NE6"]


@rule("SI-017")
@pytest.mark.parametrize("spirit", SPIRITS)
def test_every_spirit_can_begin_on_every_thematic_board(spirit: str) -> None:
    for board in THEMATIC_BOARDS:
        setup = {"seats": 6, "boxes": list(ALL_BOXES), "map": "thematic", "spirits": [spirit, *["random"] * 5]}
        match, rng = Match(GAME, {**setup, "boards": [board, *["random"] * 5]}, 1, keep="nothing"), Rng(1)
        s = match.state
        while isinstance(s, IslandState) and s.phase == "setup":
            match.pick(*random_pick(match, rng))
            s = match.state
        assert isinstance(s, IslandState)
        assert list(GAME.invariants(s)) == []
        assert s.presence_of(0)


@rule("SI-177")
def test_a_new_thematic_board_comes_to_its_own_place() -> None:
    s = thematic(2, boards=["EA", "WE"])
    assert spare_boards(s, 0) == ["NE", "SW", "SE"]
    assert spare_boards(s, 1) == ["NW", "SW"]
    place = places_for_board(s, 0)[0]
    attach_board(s, "SE", 0, *place)
    assert s.island.near[s.island.number_of["EA3"]] >> s.island.number_of["SE6"] & 1
    assert GAME.view(s, 0).added == []
    assert s.boards[-1] == "SE"
    assert spare_boards(thematic(6), 0) == []


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_on_thematic_boards(seats: int) -> None:
    s = play_out({"seats": seats, "boxes": list(ALL_BOXES), "map": "thematic"}, seats)
    assert s.layout == "thematic"
