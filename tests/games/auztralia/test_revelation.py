"""Revelation cards (AZ-O6 to AZ-O11)."""

from itertools import pairwise

import pytest

from rulebound.games.auztralia.pack import Revelation
from rulebound.games.auztralia.state import GONE, AuztraliaState
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.night import activate, moves, wake
from tests.games.auztralia.test_movement import CARDS, NOBODY_MOVES, card_that
from tests.marks import rule


def reveal(table: Table, kind: str, *cards: int) -> Played:
    """The purple disc comes to 23, where a Revelation of this kind is turned."""
    return activate(table.revelation(kind).cards(*cards or (NOBODY_MOVES, 23)), 22)


def give(s: AuztraliaState, monkeypatch: pytest.MonkeyPatch, gift: dict[str, int]) -> None:
    """The next Revelation is this benefit."""
    card = Revelation("gift", 1, "benefit", gift)
    monkeypatch.setattr(s.tables, "revelations", (card, *s.tables.revelations[1:]))
    s.revelations = [0]


@rule("AZ-O6")
def test_the_tile_on_the_lowest_number_is_turned_up() -> None:
    table = (
        Table(2).tile("zombie", "e4", up=False).tile("shoggoth", "g5", up=False).tile("loyalist", "a1", up=False)
    )
    table.tile("temple", "e7")  # hex 1, but face up already
    play = reveal(table, "reveal")
    assert play.events("revealed") == [("g5", "shoggoth")]  # hex 8
    up = {play.s.board.ids[at] for n, at in enumerate(play.s.at) if at >= 0 and play.s.is_up(n)}
    assert up == {"g5", "e7"}


@rule("AZ-O6")
def test_a_blank_tile_leaves_the_game() -> None:
    table = Table(2).tile("blank", "e4", up=False)
    (tile,) = table.s.tiles_at(table.hex("e4"))
    play = reveal(table, "reveal")
    assert play.s.at[tile] == GONE
    assert play.events("revealed") == [("e4", "blank")]
    assert not play.events("movement")


@rule("AZ-O6")
def test_nothing_happens_when_all_tiles_lie_face_up() -> None:
    for kind in ("reveal", "reveal-rush"):
        assert not reveal(Table(2).tile("temple", "e4"), kind).events("revealed")


@rule("AZ-O6")
def test_turning_a_tile_up_is_a_revelation_that_nobody_can_undo() -> None:
    table = Table(2).tile("zombie", "e4", up=False)
    before = table.s.rng.revealed
    assert reveal(table, "reveal").s.rng.revealed > before + 1


@rule("AZ-O7")
def test_the_newcomer_alone_moves_by_six_cards_and_then_all_by_two() -> None:
    six = [n for n, card in CARDS.items() if "mi-go" in card.moves][:6]
    table = Table(2).tile("mi-go", "a1", up=False).tile("mi-go", "a2")
    play = reveal(table, "reveal-rush", *six, NOBODY_MOVES, card_that({"zombie"}, "mi-go"))
    assert len(play.events("movement")) == 8
    path = moves(play)
    assert len(path) == 6
    assert path[0][1] == "a1"
    for (_, _, end), (_, start, _) in pairwise(path):
        assert start == end  # always the same one
    assert "mi-go" in play.kinds_at("a2")
    play = reveal(
        Table(2).tile("mi-go", "a1", up=False).tile("mi-go", "a2"), "reveal-rush", 10, 23, 31, *six[:3], *six[3:5]
    )
    assert len(moves(play)) == 3 + 2 * 2


@rule("AZ-O7")
def test_a_blank_or_a_temple_that_was_to_rush_stays_and_only_the_others_move() -> None:
    for kind in ("blank", "temple"):
        table = Table(2).tile(kind, "e4", up=False).tile("mi-go", "a1")
        play = reveal(table, "reveal-rush")
        assert len(play.events("movement")) == 2


@rule("AZ-O7")
def test_a_rush_may_end_in_a_port_and_the_fight_comes_after_the_usual_movement() -> None:
    six = [n for n, card in CARDS.items() if "mi-go" in card.moves][:6]
    table = Table(2).tile("mi-go", "i3", up=False)
    play = reveal(table, "reveal-rush", *six, NOBODY_MOVES, 23)
    assert len(play.events("at-port")) == 1
    assert len(play.events("movement")) == 8
    assert play.events("port-lost") == [(0,)]


@rule("AZ-O8")
def test_example_an_assassination_removes_the_two_furthest_from_the_deck() -> None:
    """EX18."""
    table = Table(2).display("bones", "jago", "castro", "zhu", "davies")
    next_two = table.s.characters[-1:-3:-1]
    play = reveal(table, "assassinate")
    assert play.s.display == [next_two[1], next_two[0], "bones", "jago", "castro"]
    assert sorted(play.s.removed) == ["davies", "zhu"]
    assert play.events("assassinated") == [("davies",), ("zhu",)]
    held = [*play.s.characters, *play.s.display]
    assert "davies" not in held
    assert "zhu" not in held


@rule("AZ-O8")
def test_an_assassination_with_a_short_deck_leaves_gaps() -> None:
    table = Table(2)
    table.s.characters = []
    assert len(reveal(table, "assassinate").s.display) == 3


@rule("AZ-O9")
def test_every_face_up_temple_gets_a_level_three_tile_the_lowest_number_first() -> None:
    table = Table(2).remove_blanks().tile("temple", "e4").tile("temple", "e7").tile("temple", "a1", up=False)
    s = table.s
    first, second = s.piles[2][-1], s.piles[2][-2]
    play = reveal(table, "feed-temples", NOBODY_MOVES, 23)
    assert play.s.at[first] == play.at("e7")  # hex 1
    assert play.s.at[second] == play.at("e4")  # hex 18
    assert play.s.is_up(first)
    assert play.s.is_up(second)
    assert play.kinds_at("a1") == ["temple"]
    assert len(play.events("revealed")) == 2


@rule("AZ-O9")
def test_level_two_tiles_serve_when_there_are_none_of_level_three() -> None:
    table = Table(2).remove_blanks().tile("temple", "e4").tile("temple", "e7")
    s = table.s
    for tile in s.piles[2][1:]:
        s.put_tile(tile, GONE)
    s.piles[2] = s.piles[2][:1]
    last, next_one = s.piles[2][0], s.piles[1][-1]
    play = reveal(table, "feed-temples")
    assert play.s.at[last] == play.at("e7")
    assert play.s.at[next_one] == play.at("e4")
    assert not play.s.piles[2]


@rule("AZ-O9")
def test_when_both_piles_are_empty_a_temple_gets_nothing() -> None:
    table = Table(2).tile("temple", "e4")
    s = table.s
    for level in (1, 2):
        for tile in s.piles[level]:
            s.put_tile(tile, GONE)
        s.piles[level] = []
    play = reveal(table, "feed-temples")
    assert play.kinds_at("e4") == ["temple"]


@rule("AZ-O9")
def test_a_blank_tile_on_a_temple_leaves_the_game() -> None:
    table = Table(2).tile("temple", "e4")
    s = table.s
    blank = next(n for n in s.piles[2] if s.tables.tiles[n].kind == "blank")
    s.piles[2].remove(blank)
    s.piles[2].append(blank)
    play = reveal(table, "feed-temples")
    assert play.kinds_at("e4") == ["temple"]
    assert play.s.at[blank] == GONE


@rule("AZ-O10")
def test_a_card_without_event_does_nothing_and_they_still_move() -> None:
    table = Table(2).tile("mi-go", "a1").tile("zombie", "e4", up=False)
    before = table.s.copy()
    play = reveal(table, "nothing", NOBODY_MOVES, 23)
    assert len(play.events("movement")) == 2
    assert play.s.at == before.at
    assert play.s.face_up == before.face_up
    assert play.s.display == before.display
    assert play.s.players == before.players


@rule("AZ-O11")
@pytest.mark.parametrize("gift", [{"coal": 1, "iron": 1}, {"gold": 3}, {"infantry": 1}])
def test_a_benefit_is_for_all_players(gift: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(3)
    s = table.s
    give(s, monkeypatch, gift)
    before = [player.copy() for player in s.players]
    play = wake(table, 22, 22)
    for seat, player in enumerate(play.s.players):
        for what, gain in gift.items():
            if what == "infantry":
                assert player.barracks[0] == before[seat].barracks[0] + gain
            else:
                assert getattr(player, what) == getattr(before[seat], what) + gain


@rule("AZ-O11")
def test_infantry_is_given_as_long_as_there_is_any(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(3).units(0, infantry=8)
    give(table.s, monkeypatch, {"infantry": 1})
    play = wake(table, 22, 22)
    assert [player.barracks[0] for player in play.s.players] == [9, 1, 0]


@rule("AZ-O11")
def test_a_pack_may_give_characters_and_time_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2)
    s = table.s
    give(s, monkeypatch, {"card": 1, "time": 2})
    first, second = s.characters[-1], s.characters[-2]
    table.clock(53, 24, 22)
    play = table.begin()
    assert play.s.space[:2] == [53, 22]  # no time for who has none left
    assert [player.hand for player in play.s.players] == [[second], [first]]


@rule("AZ-O11")
@pytest.mark.parametrize("players", [1, 3])
def test_scouts_turn_up_the_farthest_tiles_of_the_desert_once_for_all_players(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(players, "west").tile("zombie", "e4", up=False).tile("shoggoth", "k3", up=False)
    table.tile("blank", "k1", up=False).tile("temple", "k2")
    give(table.s, monkeypatch, {"scouts": 2, "gold": 1})
    gold = [player.gold for player in table.s.players]
    play = wake(table, 22, 22)
    assert play.events("revealed") == [("k3", "shoggoth"), ("k1", "blank")]  # 50 and 48; 49 lies face up already
    assert play.events("benefit") == [(seat, "gold", 1) for seat in range(players)]
    assert [player.gold for player in play.s.players] == [before + 1 for before in gold]


@rule("AZ-O11")
def test_scouts_find_no_more_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, "west").tile("temple", "k1", up=False)
    give(table.s, monkeypatch, {"scouts": 9})
    assert wake(table, 22, 22).events("revealed") == [("k1", "temple")]


@rule("AZ-O11")
def test_there_is_no_desert_on_the_east_map_to_scout(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2).tile("temple", "a1", up=False)
    give(table.s, monkeypatch, {"scouts": 9})
    assert not wake(table, 22, 22).events("revealed")
