"""The challenges for three and four players (AZ-G1 to AZ-G5)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import ASIDE, GONE
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.harness import Table
from tests.games.auztralia.night import activate, moves
from tests.games.auztralia.test_movement import CARDS, NOBODY_MOVES
from tests.marks import rule

TILES = pack_of("standard").tiles
TEMPLES = [n for n, tile in enumerate(TILES) if tile.mark == "XX"]
RISERS = [n for n, tile in enumerate(TILES) if tile.mark == "X"]


def going(direction: int) -> int:
    """A card with this number on top."""
    return next(n for n, card in CARDS.items() if card.direction == direction - 1)


def temple(spawn: str, at: str = "e4", coop: bool = False) -> tuple[Table, int]:
    """A table with a face-down spawning temple."""
    table = Table(3, challenge="medium", coop=coop)
    number = next(n for n in TEMPLES if TILES[n].spawn == spawn)
    table.s.piles[1].remove(number)
    table.s.put_tile(number, table.hex(at))
    return table.revelation("reveal"), number


@rule("AZ-G1")
def test_medium_shuffles_the_two_temples_into_level_two_and_lays_six_tiles_ready() -> None:
    places = set()
    for seed in range(30):
        s = new_world(GAME.setup.check({"seats": 3, "challenge": "medium"}), seed)
        assert all(s.at[n] == ASIDE for n in RISERS)
        for n in TEMPLES:
            assert s.at[n] >= 0 or n in s.piles[1]
            places.add(s.at[n] if s.at[n] >= 0 else -s.piles[1].index(n) - 1)
        assert sum(TILES[n].kind == "blank" and s.at[n] != GONE for n in range(len(TILES))) == 6
    assert len(places) > 10
    s = new_world(GAME.setup.check({"seats": 3}), 1)
    assert all(s.at[n] == ASIDE for n in TEMPLES + RISERS)


@rule("AZ-G2")
@pytest.mark.parametrize("kind", ["mi-go", "zombie"])
def test_a_temple_that_is_turned_up_calls_its_three_tiles(kind: str) -> None:
    table, number = temple(kind)
    play = activate(table.cards(going(1), going(3), going(5), NOBODY_MOVES, 23), 22)
    assert play.s.is_up(number)
    assert play.events("spawned") == [("e4", kind)] * 3
    ends = [play.s.board.ids[play.s.at[n]] for n in RISERS if TILES[n].kind == kind]
    assert ends == ["e2", "g5", "c5"]
    assert all(play.s.is_up(n) for n in RISERS if TILES[n].kind == kind)
    assert all(play.s.at[n] == ASIDE for n in RISERS if TILES[n].kind != kind)
    assert play.kinds_at("e4") == ["temple"]


@rule("AZ-G2")
def test_example_a_card_that_shows_four_sends_the_tile_two_hexes_south() -> None:
    """EX17; each of the three has a card of its own."""
    table, _ = temple("mi-go")
    play = activate(table.cards(1, going(2), going(6), NOBODY_MOVES, 23), 22)
    assert moves(play)[:2] == [("mi-go", "e4", "e5"), ("mi-go", "e5", "e6")]
    assert len(play.events("movement")) == 5
    assert play.kinds_at("e6") == ["mi-go"]
    assert play.kinds_at("g3") == ["mi-go"]
    assert play.kinds_at("c3") == ["mi-go"]


@rule("AZ-G2")
def test_the_edge_of_the_map_stops_them() -> None:
    table, _ = temple("zombie", "a2")
    play = activate(table.cards(going(1), going(6), going(4), NOBODY_MOVES, 23), 22)
    assert play.kinds_at("a1") == ["zombie"]
    assert play.kinds_at("a2") == ["temple", "zombie"]
    assert play.kinds_at("a4") == ["zombie"]


@rule("AZ-G2")
def test_they_blight_the_farms_they_enter_and_fight_for_the_ports() -> None:
    table, _ = temple("zombie", "i4")
    table.farm(0, "i3", "sheep").port(0, "k5")
    play = activate(table.cards(going(1), going(6), going(3), NOBODY_MOVES, 23), 22)
    assert play.events("blighted") == [(0, "i3")]
    assert play.events("at-port") == [(0, "k5", "zombie")]
    assert play.events("port-lost") == [(0,)]


@rule("AZ-G2")
def test_an_attack_that_turns_a_temple_up_lets_them_loose_too() -> None:
    table, _ = temple("zombie", "i4")
    table.port(0, "k5").rail(0, "k5", "j4").units(0, infantry=2).cards(going(1), going(6), going(3))
    play = table.clock(5, 5, 5).begin()
    play.pick("attack", "send infantry 2")
    assert play.events("spawned") == [("i4", "zombie")] * 3
    assert play.asked == "fight"
    play.pick("withdraw all")
    assert play.events("combat")[-1] == (0, "k5")  # when the attack is over


@rule("AZ-G3")
def test_it_spawns_once_and_is_an_ordinary_temple_from_then_on() -> None:
    table, number = temple("mi-go")
    table.remove_blanks().revelation("reveal", "feed-temples")
    table.s.space = [24, 24, 24, 22]
    table.cards(going(1), going(3), going(5), NOBODY_MOVES, 23, 31, 36)
    play = table.begin()
    assert len(play.events("spawned")) == 3
    assert [where for where, _ in play.events("revealed")] == [
        "e4",
        "e4",
    ]  # itself, and what a Revelation put on it
    assert play.s.at[number] == play.at("e4")


@rule("AZ-G4")
def test_hard_takes_the_blank_tiles_out_before_the_survey() -> None:
    for challenge in ("hard", "insane"):
        for seed in range(10):
            s = new_world(GAME.setup.check({"seats": 4, "challenge": challenge}), seed)
            assert all(s.at[n] == GONE for n, tile in enumerate(TILES) if tile.kind == "blank")
            assert sum(len(pile) for pile in s.piles) + sum(at >= 0 for at in s.at) == 31
            assert all(s.at[n] >= 0 or n in s.piles[1] for n in TEMPLES)


@rule("AZ-G4")
def test_an_empty_level_is_filled_from_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without blanks there are 11 tiles of level 1; one symbol on each of more hexes of level 1 than that."""
    tables = pack_of("standard")
    monkeypatch.setattr(tables, "survey", dict.fromkeys(range(1, 21), ("OOOOOOO", False)))
    board = tables.boards["east"]
    monkeypatch.setattr(board, "level", tuple(1 if printed else 0 for printed in board.printed))
    monkeypatch.setattr(board, "survey", tuple(h for h in board.survey if board.printed[h] in (43, 24, 6, 22)))
    s = new_world(GAME.setup.check({"seats": 4, "challenge": "hard"}), 1)
    levels = [TILES[n].level for n, at in enumerate(s.at) if at >= 0]
    assert not s.piles[0]
    assert levels.count(1) == 11
    assert len(levels) > 20  # so the others come from level 2


@rule("AZ-G5")
def test_insane_takes_out_the_survey_tiles_with_a_red_clip(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = pack_of("standard")
    assert sum(red for _, red in tables.survey.values()) == 7
    marked = {n: ("I------" if red else "G------", red) for n, (_, red) in tables.survey.items()}
    monkeypatch.setattr(tables, "survey", marked)
    for seed in range(5):
        s = new_world(GAME.setup.check({"seats": 3, "challenge": "insane"}), seed)
        assert sum(s.ore[1]) == 0
        assert sum(s.ore[2]) == 3 * 13
    assert sum(new_world(GAME.setup.check({"seats": 3, "challenge": "hard"}), 1).ore[1]) > 0


@rule("AZ-G1")
@pytest.mark.parametrize("seats", [1, 2])
def test_challenges_are_for_three_or_four(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, {"seats": seats, "challenge": "medium"}, 1)
    Match(GAME, {"seats": 4, "challenge": "insane"}, 1)


@rule("AZ-G2", "AZ-K2")
def test_tiles_that_cut_the_line_behind_a_force_do_not_save_it_the_toll() -> None:
    table, _ = temple("zombie", "h2", coop=True)
    table.port(0, "k4").rail(0, "k4", "j4").port(1, "k1").rail(1, "k1", "j1", "j2", "j3", "j4")
    table.units(0, armoured_car=1).cards(going(3), going(1), going(6))
    play = table.clock(10, 20, 20).begin().pick("attack", "withdraw all")
    assert play.kinds_at("j3") == ["zombie"]
    assert play.s.space[0] == 12
