"""How Old Ones move and what they do where they come (AZ-O12 to AZ-O21)."""

import pytest

from rulebound.games.auztralia.movement import first_steps, targets
from rulebound.games.auztralia.pack import pack_of
from tests.games.auztralia.harness import Table
from tests.games.auztralia.night import activate, moves, wake
from tests.marks import rule, shows

# Cards by what they move; the first of each pair of numbers below is turned first.
MI_GO, NOBODY_MOVES = 19, 10  # 19: direction 1, clockwise
CARDS = {card.number: card for card in pack_of("standard").cards}


def card_that(moves: set[str], *never: str, direction: int | None = None, turn: int | None = None) -> int:
    """A card that moves these kinds and none of the others, by its printed number."""
    for number, card in CARDS.items():
        if not moves <= card.moves or card.moves & set(never):
            continue
        if direction in (None, card.direction + 1) and turn in (None, card.turn):
            return number
    raise AssertionError("there is no such card")


@rule("AZ-O2", "AZ-O3", "AZ-O6", "AZ-O12", "AZ-O14", "AZ-O15", "AZ-O17")
def test_example_a_mi_go_is_found_and_walks_to_the_blue_farm() -> None:
    """EX16: two farms are equally far; the card says 1, clockwise, and the blue one lies in direction 2."""
    table = Table(2).farm(1, "g3", "sheep").farm(0, "c5", "sheep").tile("mi-go", "e4", up=False)
    table.revelation("reveal").cards(19, 17, 12, 4)
    play = wake(table, purple=22, players=23)
    assert play.events("revealed") == [("e4", "mi-go")]
    assert [space for (space,) in play.events("awakened")] == [23, 24]
    assert len(play.events("revelation")) == 1
    assert play.events("movement") == [(19,), (17,), (12,), (4,)]
    assert moves(play) == [("mi-go", "e4", "f3"), ("mi-go", "f3", "g3")]
    assert play.events("blighted") == [(1, "g3")]
    assert play.s.blighted == 1 << play.at("g3")


@rule("AZ-O12")
def test_all_tiles_of_the_kinds_in_a_circle_move_one_hex_and_no_others() -> None:
    number = card_that({"mi-go"}, "zombie", "shoggoth")
    table = Table(2).tile("mi-go", "e4").tile("mi-go", "a1").tile("zombie", "f4").tile("shoggoth", "g4")
    play = activate(table.tile("mi-go", "b1", up=False).cards(number, NOBODY_MOVES))
    assert [kind for kind, _, _ in moves(play)] == ["mi-go", "mi-go"]
    assert play.kinds_at("f4") == ["zombie"]
    assert play.kinds_at("g4") == ["shoggoth"]
    assert play.kinds_at("b1") == ["mi-go"]
    distance = play.s.board.distance
    for _, start, end in moves(play):
        assert distance[play.at(str(start))][play.at(str(end))] == 1


@rule("AZ-O12")
def test_a_card_that_circles_two_kinds_moves_both() -> None:
    number = card_that({"mi-go", "zombie"})
    play = activate(Table(2).tile("mi-go", "e4").tile("zombie", "a1").cards(number, NOBODY_MOVES))
    assert sorted(str(kind) for kind, _, _ in moves(play)) == ["mi-go", "zombie"]


@rule("AZ-O12")
def test_they_all_move_from_where_they_were_when_the_card_was_turned() -> None:
    """The farm that one of them blights is still a goal of the other, which leaves with the same card."""
    table = Table(2).farm(0, "e4", "sheep").tile("mi-go", "e3").tile("mi-go", "e2").cards(MI_GO, NOBODY_MOVES)
    play = activate(table)
    assert moves(play) == [("mi-go", "e3", "e4"), ("mi-go", "e2", "e3")]


@rule("AZ-O13")
@pytest.mark.parametrize(
    ("farm", "step"),
    [("e3", "e3"), ("c5", "d4"), ("g3", "f3"), ("f5", "f4")],
)
def test_an_old_one_takes_a_step_to_the_nearest_farm(farm: str, step: str) -> None:
    play = activate(Table(2).farm(0, farm, "sheep").tile("mi-go", "e4").cards(card_that({"mi-go"}), NOBODY_MOVES))
    s = play.s
    before = s.board.distance[play.at(farm)][play.at("e4")]
    ((_, _, end),) = moves(play)
    assert s.board.distance[play.at(farm)][play.at(str(end))] == before - 1
    if before <= 2 and farm != "f5":
        assert end == step


@rule("AZ-O13")
def test_a_port_draws_them_like_a_farm() -> None:
    table = Table(2).farm(0, "e4", "sheep").tile("mi-go", "i4").cards(MI_GO, NOBODY_MOVES)
    play = activate(table)
    ((_, _, end),) = moves(play)
    assert end in ("j3", "j4")  # to the port k4, two hexes away


@rule("AZ-O13")
def test_a_blighted_farm_is_no_goal() -> None:
    table = Table(2).farm(0, "e3", "sheep", blighted=True).farm(1, "g3", "sheep").tile("mi-go", "e4")
    play = activate(table.cards(MI_GO, NOBODY_MOVES))
    assert moves(play) == [("mi-go", "e4", "f3")]


@rule("AZ-O13")
def test_a_farm_that_was_restored_under_an_old_one_does_not_hold_it() -> None:
    table = Table(2).farm(0, "e4", "sheep").farm(1, "g3", "sheep").tile("mi-go", "e4")
    play = activate(table.cards(MI_GO, NOBODY_MOVES))
    assert moves(play) == [("mi-go", "e4", "f3")]
    assert not play.s.blighted


@rule("AZ-O13")
def test_the_way_is_counted_over_land_and_not_across_the_gaps_of_the_map() -> None:
    """West: j6 is no land; from i6 the only short way to k6 is north about it."""
    table = Table(2, side="west")
    s = table.s
    i6, k6 = table.hex("i6"), table.hex("k6")
    steps = first_steps(s, i6, [k6])
    assert [s.board.ids[h] for h in steps] == ["j5"]


@rule("AZ-O14")
@pytest.mark.parametrize(("direction", "end"), [(1, "e3"), (4, "e5"), (5, "d4"), (2, "f3")])
def test_the_number_on_the_card_decides_between_equal_steps(direction: int, end: str) -> None:
    """Farms two hexes to the north, north-east, south and south-west: all are equally near."""
    table = Table(2).farm(0, "e2", "sheep").farm(0, "g3", "sheep").farm(0, "e6", "sheep").farm(0, "c5", "sheep")
    number = card_that({"mi-go"}, direction=direction)
    play = activate(table.tile("mi-go", "e4").cards(number, NOBODY_MOVES))
    assert moves(play) == [("mi-go", "e4", end)]


@rule("AZ-O14")
def test_two_equally_short_ways_to_one_farm_are_a_tie_too() -> None:
    """From e4 to f2 there are two ways: by e3 (1) and by f3 (2)."""
    table = Table(2).farm(0, "f2", "sheep")
    s = table.s
    steps = {s.board.ids[h] for h in first_steps(s, table.hex("e4"), [table.hex("f2")])}
    assert steps == {"e3", "f3"}
    for direction, end in ((1, "e3"), (2, "f3")):
        number = card_that({"mi-go"}, direction=direction)
        table = Table(2).farm(0, "f2", "sheep").tile("mi-go", "e4").cards(number, NOBODY_MOVES)
        assert moves(activate(table)) == [("mi-go", "e4", end)]


@rule("AZ-O15")
@pytest.mark.parametrize(("turn", "end"), [(1, "f3"), (-1, "d4")])
def test_a_card_that_points_elsewhere_is_turned_as_it_says(turn: int, end: str) -> None:
    """Farms in directions 2 and 5; the card points to 1 or 6."""
    direction = next(
        c.direction + 1 for c in CARDS.values() if c.turn == turn and "mi-go" in c.moves and c.direction in (0, 5)
    )
    number = card_that({"mi-go"}, direction=direction, turn=turn)
    table = Table(2).farm(0, "g3", "sheep").farm(0, "c5", "sheep").tile("mi-go", "e4").cards(number, NOBODY_MOVES)
    assert moves(activate(table)) == [("mi-go", "e4", end)]


@rule("AZ-O16")
def test_direction_one_is_north_and_the_others_follow_clockwise() -> None:
    board = Table(2).s.board
    for name, around in (("e4", "e3 f3 f4 e5 d4 d3"), ("f4", "f3 g4 g5 f5 e5 e4")):
        assert [board.ids[h] for h in board.neighbours[board.number_of[name]]] == around.split()


@rule("AZ-O17")
def test_a_farm_they_enter_is_blighted_and_rails_take_no_harm() -> None:
    table = Table(2).rail(0, "k4", "j4", "i4").farm(0, "i4", "cattle").tile("zombie", "h3")
    number = card_that({"zombie"})
    play = activate(table.cards(number, NOBODY_MOVES))
    assert play.events("blighted") == [(0, "i4")]
    assert play.s.rails.count(0) == 2
    assert play.s.farm[play.at("i4")] == 1
    assert play.s.players[0].farms == [7, 6, 7]


@rule("AZ-O18")
def test_damage_goes_along_with_an_old_one() -> None:
    table = Table(2).farm(0, "g3", "sheep").tile("mi-go", "e4", damage={0: 1, 1: 1}).cards(MI_GO, NOBODY_MOVES)
    play = activate(table)
    (tile,) = play.s.tiles_at(play.at("f3"))
    assert play.s.wounds[tile] == [1, 1]


@rule("AZ-O19")
def test_two_that_come_to_a_farm_with_one_card_enter_it_together() -> None:
    """So Alanza Castro hurts both, and the second does not turn away from a farm that is already blighted."""
    table = Table(2).farm(0, "e4", "sheep").hand(0, "castro").tile("mi-go", "e3").tile("mi-go", "e5")
    play = activate(table.cards(MI_GO, NOBODY_MOVES))
    tiles = play.s.tiles_at(play.at("e4"))
    assert [play.s.wounds[tile] for tile in tiles] == [[2, 0], [2, 0]]
    assert play.events("blighted") == [(0, "e4")]


@rule("AZ-O19")
@shows("character-castro")
def test_castro_saves_the_farm_when_she_kills_all_who_come() -> None:
    table = Table(2).farm(0, "e4", "sheep").hand(0, "castro").tile("mi-go", "e3", level=1, damage={1: 1})
    play = activate(table.cards(MI_GO, NOBODY_MOVES))
    assert play.kinds_at("e4") == []
    assert not play.s.blighted
    assert play.events("spared") == [(0, "e4")]
    assert play.s.destroyed


@shows("character-castro")
@rule("AZ-O17")
def test_castro_does_not_save_it_when_one_of_them_lives() -> None:
    table = Table(2).farm(0, "e4", "sheep").hand(0, "castro")
    table.tile("mi-go", "e3", level=1, damage={0: 1}).tile("mi-go", "e5", level=3)
    play = activate(table.cards(MI_GO, NOBODY_MOVES))
    assert play.kinds_at("e4") == ["mi-go"]
    assert play.events("blighted") == [(0, "e4")]


@rule("AZ-O20")
def test_an_old_one_in_a_port_does_not_move_on_with_later_cards() -> None:
    """Two cards move it: the first into the port k4; the second would lead it on to a farm next door."""
    table = Table(2).units(0, infantry=10).farm(0, "k5", "corn", blighted=True).farm(1, "k3", "cattle")
    table.tile("mi-go", "j4").cards(card_that({"mi-go"}, direction=2), card_that({"mi-go"}, "zombie", direction=1))
    play = activate(table)
    assert moves(play) == [("mi-go", "j4", "k4")]
    assert play.events("at-port") == [(0, "k4", "mi-go")]
    assert play.events("combat") == [(0, "k4")]


@rule("AZ-O21")
def test_temples_never_move() -> None:
    assert not any("temple" in card.moves for card in CARDS.values())
    table = Table(2).farm(0, "e3", "sheep").tile("temple", "e4").tile("mi-go", "a1")
    play = activate(table)
    assert play.kinds_at("e4") == ["temple"]


@rule("AZ-O21")
def test_zombies_are_slow_mi_go_fast_and_the_others_in_between() -> None:
    often = {
        kind: sum(kind in card.moves for card in CARDS.values()) for kind in pack_of("standard").cards[0].rows
    }
    for kind in ("cthulhu", "shoggoth", "loyalist"):
        assert often["zombie"] < often[kind] < often["mi-go"]


def test_the_goals_are_all_ports_and_sound_farms() -> None:
    table = Table(3).farm(0, "e4", "sheep").farm(2, "e5", "sheep", blighted=True)
    names = {table.s.board.ids[h] for h in targets(table.s)}
    assert names == {"k4", "c8", "i8", "e4"}
