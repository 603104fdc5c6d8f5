"""The West side of the board (AZ-X1 to AZ-X5)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import COAL, GOLD, IRON, PHOSPHATE, VP, AuztraliaState
from rulebound.kernel import Match
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.test_setup import lying
from tests.marks import rule

WEST = pack_of("standard").boards["west"]


def west(seed: int = 1) -> AuztraliaState:
    """A table on the West before the ports are placed."""
    return new_world(GAME.setup.check({"seats": 3, "map": "west"}), seed)


def surveyed(monkeypatch: pytest.MonkeyPatch, layout: str) -> AuztraliaState:
    """The West surveyed with twenty tiles of one and the same layout."""
    monkeypatch.setattr(pack_of("standard"), "survey", dict.fromkeys(range(1, 21), (layout, False)))
    return west()


@rule("AZ-X1")
def test_the_west_has_a_board_of_its_own() -> None:
    s = west()
    assert s.board is WEST
    assert WEST.size == 69
    assert set(WEST.terrain) == {"desert", "farmland"}
    play = Table(2, side="west").rail(0, "a2", "b2").clock(5, 9).begin().pick("railway")
    assert "rail b2 c3" in play.options()


@rule("AZ-X2")
def test_the_survey_puts_out_neither_coal_nor_phosphate(monkeypatch: pytest.MonkeyPatch) -> None:
    for layout in ("CCCCCCC", "PPPPPPP"):
        s = surveyed(monkeypatch, layout)
        assert not any(s.ore[COAL])
        assert not any(s.ore[PHOSPHATE])


@rule("AZ-X2")
def test_the_survey_lays_twelve_tiles_and_resources_on_farmland(monkeypatch: pytest.MonkeyPatch) -> None:
    s = surveyed(monkeypatch, "G------")
    numbers = {WEST.printed[WEST.number_of[name]] for name in lying(s, GOLD)}
    assert numbers == {11, 20, 29, 37, 49, 5, 23, 39, 47, 16, 34, 18}
    s = surveyed(monkeypatch, "IIIIIII")
    assert {WEST.terrain[WEST.number_of[name]] for name in lying(s, IRON)} == {"desert", "farmland"}


@rule("AZ-X2")
def test_point_tokens_lie_on_the_marked_hexes() -> None:
    for seed in range(3):
        tokens = {WEST.printed[WEST.number_of[name]]: vp for name, vp in lying(west(seed), VP).items()}
        assert tokens == {35: 3, 41: 3, 43: 3, 48: 5, 50: 5}
    east = new_world(GAME.setup.check({"seats": 3}), 1)
    assert not any(east.ore[VP])


@rule("AZ-X2")
def test_old_ones_start_in_the_desert_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    s = surveyed(monkeypatch, "OOOOOOO")
    assert {WEST.terrain[at] for at in s.at if at >= 0} == {"desert"}


@rule("AZ-X3")
def test_ports_may_be_next_to_each_other() -> None:
    play = Played(Match(GAME, {"seats": 3, "map": "west"}, 1)).pick("port a3")
    assert {"port a2", "port a4"} <= set(play.options())
    assert "port a3" not in play.options()


@rule("AZ-X4")
def test_any_farm_may_stand_on_farmland_and_none_in_the_desert() -> None:
    table = Table(2, side="west").port(0, "a3").rail(0, "a3", "b3", "c3").clock(5, 9)
    play = table.begin().pick("farming")
    assert play.options() == ["farm b3 sheep", "farm b3 cattle", "farm b3 corn"]


@rule("AZ-X6")
def test_the_hex_of_ones_own_port_is_mined_without_rails() -> None:
    play = Table(2, side="west").port(0, "a3").ore("a3", iron=3).clock(5, 9).begin()
    assert play.pick("mine").s.players[0].iron == 5
    other = Table(2, side="west").port(0, "a3").port(1, "b6").ore("b6", iron=3).clock(5, 9).begin()
    assert not other.options("mine")


@rule("AZ-X5")
def test_point_tokens_are_mined_like_a_resource() -> None:
    table = Table(2, side="west").port(0, "a3").rail(0, "a3", "b3", "c3").ore("c3", vp=5, gold=3).hand(0, "bones")
    play = table.clock(5, 9).begin().pick("mine")
    assert play.options() == ["dig c3 gold", "dig c3 vp"]
    play.pick("dig c3 vp")
    player = play.s.players[0]
    assert player.vp == 5
    assert player.gold == 4
    assert play.s.space[0] == 6
    assert lying(play.s, VP) == {}
    assert lying(play.s, GOLD) == {"c3": 3}
