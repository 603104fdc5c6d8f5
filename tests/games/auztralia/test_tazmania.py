"""The fixed side of TaZmania (AZ-Z1 to AZ-Z10)."""

from itertools import combinations
from typing import Any

import pytest

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.modes import ports_apart
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.revelation import draw
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import COAL, GOLD, IRON, PHOSPHATE, AuztraliaState
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.test_data import facts, hexes
from tests.games.auztralia.test_setup import lying
from tests.marks import rule

ISLAND = pack_of("standard").boards["tazmania"]


def island(seed: int = 1, **setup: Any) -> AuztraliaState:
    """A table on TaZmania before the ports are placed."""
    return new_world(GAME.setup.check({"seats": 2, "map": "tazmania", **setup}), seed)


def surveyed(monkeypatch: pytest.MonkeyPatch, layout: str, **setup: Any) -> AuztraliaState:
    """TaZmania surveyed with twenty tiles of one and the same layout."""
    monkeypatch.setattr(pack_of("standard"), "survey", dict.fromkeys(range(1, 21), (layout, False)))
    return island(**setup)


def ground(s: AuztraliaState, kind: int) -> set[str]:
    """The kinds of ground where a resource lies."""
    return {ISLAND.terrain[h] for h, pieces in enumerate(s.ore[kind]) if pieces}


def table(seats: int = 2) -> Table:
    """A bare island; the first player's port is on c8."""
    return Table(seats, side="tazmania").clock(5, 9)


@rule("AZ-Z1")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_play_on_the_island(seats: int) -> None:
    assert new_world(GAME.setup.check({"seats": seats, "map": "tazmania"}), 1).board is ISLAND


@rule("AZ-Z1")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_cannot_play_on_the_island(seats: int) -> None:
    with pytest.raises(BadSetup, match="tazmania goes only with seats 1 or 2"):
        GAME.setup.check({"seats": seats, "map": "tazmania"})


def test_every_hex_has_the_recorded_terrain_level_and_survey() -> None:
    land, known = hexes("tazmania"), facts("maps")["tazmania"]
    recorded = {name: terrain for terrain in ("outback", "hills", "cornlands", "lake") for name in known[terrain]}
    assert {each["id"]: each["terrain"] for each in land.values()} == recorded
    levels = dict(zip(known["outback"], map(int, known["outback_levels"]), strict=True))
    assert {each["id"]: each["level"] for each in land.values() if each["terrain"] == "outback"} == levels
    assert [each["id"] for each in land.values() if each["survey"]] == known["survey"]


@rule("AZ-Z2")
def test_the_survey_puts_out_no_phosphate_and_nothing_on_cornlands_or_lakes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not any(surveyed(monkeypatch, "PPPPPPP").ore[PHOSPHATE])
    for symbol, kind in (("C", COAL), ("I", IRON), ("G", GOLD)):
        assert ground(surveyed(monkeypatch, symbol * 7), kind) == {"outback", "hills"}


@rule("AZ-Z2")
def test_a_survey_tile_lies_on_each_survey_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    s = surveyed(monkeypatch, "G------")
    on_corn = {"h2"}  # nothing lies there, but its tile reaches the hexes around
    assert set(lying(s, GOLD)) == {ISLAND.ids[h] for h in ISLAND.survey} - on_corn


@rule("AZ-Z3")
def test_each_ground_has_its_farm_and_a_lake_has_none() -> None:
    play = table().port(0, "j5").port(1, "a1").rail(0, "j5", "i5", "h4", "i4").rail(0, "j5", "i6").begin()
    farms = play.pick("farming").options()
    assert farms == ["farm h4 sheep", "farm i4 cattle", "farm i6 corn"]
    why = GAME.explain(play.s, 0, "farm i5")
    assert why is not None
    assert (why.kind, why.rule) == ("no-ground", "AZ-Z3")


@rule("AZ-Z3")
def test_rails_over_a_lake_need_the_second_railway_box() -> None:
    low = table().port(0, "j5").port(1, "a1").begin().pick("railway")
    assert not [text for text in low.options() if "i5" in text.split()]
    high = table().port(0, "j5").port(1, "a1").begin().pick("hills")
    assert "rail i5 j5" in high.options()


@rule("AZ-Z4")
def test_old_ones_start_in_the_outback_and_on_cornlands(monkeypatch: pytest.MonkeyPatch) -> None:
    s = surveyed(monkeypatch, "OOOOOOO")
    assert {ISLAND.terrain[at] for at in s.at if at >= 0} == {"outback", "cornlands"}


@rule("AZ-Z4")
def test_on_cornlands_the_level_is_that_of_the_nearest_outback_hex() -> None:
    outback = [h for h in range(ISLAND.size) if ISLAND.terrain[h] == "outback"]
    corn = [h for h in range(ISLAND.size) if ISLAND.terrain[h] == "cornlands"]
    for h in corn:
        near = min(ISLAND.distance[h][other] for other in outback)
        assert {ISLAND.level[other] for other in outback if ISLAND.distance[h][other] == near} == {ISLAND.level[h]}
    assert {ISLAND.ids[h] for h in corn if ISLAND.level[h] == 2} == {"j5", "i6"}


@rule("AZ-Z4")
def test_a_tile_on_cornlands_is_of_the_level_of_its_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    s = surveyed(monkeypatch, "--O----")  # one symbol for each tile, north-east of it
    there = {ISLAND.ids[at]: s.tables.tiles[n].level for n, at in enumerate(s.at) if at >= 0}
    assert there["i2"] == there["c2"] == 1
    assert there["g5"] == 3


@rule("AZ-Z5")
def test_the_east_side_of_the_player_board_goes_with_the_island() -> None:
    s, east = island(), new_world(GAME.setup.check({"seats": 2}), 1)
    assert s.prices == east.prices
    assert pack_of("standard").prices["tazmania"] == (1, 2, 5, 4, 4)
    mine = s.players[0]
    assert (mine.coal, mine.iron, mine.gold) == (2, 2, 4)


@rule("AZ-Z6", "AZ-Z7")
def test_of_tazmania_the_fixed_side_alone_is_offered() -> None:
    """Neither the side with terrain tiles nor the campaign is something that the lobby asks for."""
    asked = GAME.setup.fields
    assert getattr(asked["map"], "values", ()) == ("east", "west", "tazmania")
    assert set(asked) == {
        *("mode", "map", "first", "coop", "edition", "difficulty", "challenge", "solo", "objective", "variants"),
        *("deck", "pack"),
    }


@rule("AZ-Z1", "AZ-Z5")
def test_a_third_seat_is_only_for_the_old_ones() -> None:
    assert len(new_world(GAME.setup.check({"seats": 3, "mode": "revenge", "map": "tazmania"}), 1).players) == 2
    for wrong in ({"seats": 3}, {"seats": 4, "mode": "revenge"}, {"seats": 3, "mode": "empowered"}):
        with pytest.raises(BadSetup, match="map"):
            GAME.setup.check({"map": "tazmania", **wrong})


@rule("AZ-Z8")
def test_no_survey_tile_reaches_a_port_site() -> None:
    reached = {h for site in ISLAND.survey for h in (site, *ISLAND.neighbours[site])}
    sites = bits(ISLAND.ports)
    assert len(sites) == 10
    assert not reached & set(sites)


@rule("AZ-Z8")
def test_ports_are_three_apart_and_there_is_room_for_three() -> None:
    play = Played(Match(GAME, {"seats": 2, "map": "tazmania"}, 1)).pick("port b6")
    assert ports_apart(play.s) == 3
    assert {"port a1", "port d8"} <= set(play.options())
    assert not {"port b5", "port b6", "port c8"} & set(play.options())
    sites = bits(ISLAND.ports)
    for one, other in combinations(sites, 2):
        if ISLAND.distance[one][other] >= 3:
            assert any(min(ISLAND.distance[h][one], ISLAND.distance[h][other]) >= 3 for h in sites)


@rule("AZ-Z9")
def test_numbers_go_round_the_island_from_the_coast_inwards() -> None:
    order = ISLAND.by_printed
    assert [ISLAND.printed[h] for h in order] == list(range(1, 51))
    assert {ISLAND.terrain[h] for h in order} == {"outback", "cornlands"}
    levels = [ISLAND.level[h] for h in order]
    assert levels == sorted(levels)
    names = [ISLAND.ids[h] for h in order]
    assert names[:4] == ["f2", "g3", "h2", "i2"]  # north, then clockwise
    assert names[44:] == ["f4", "g5", "g6", "f6", "e6", "f5"]


@rule("AZ-Z9")
def test_a_revelation_turns_up_cornlands_in_the_order_of_the_numbers() -> None:
    play = table().tile("zombie", "i2", up=False).tile("mi-go", "g7", up=False)
    assert ISLAND.printed[play.hex("i2")] < ISLAND.printed[play.hex("g7")]
    play.s.revelations = [n for n, card in enumerate(play.s.tables.revelations) if card.kind == "reveal"][:1]
    assert list(draw(play.s)) == []
    assert play.s.is_up(play.s.tiles_at(play.hex("i2"))[0])
    assert not play.s.is_up(play.s.tiles_at(play.hex("g7"))[0])


@rule("AZ-Z10")
def test_nobody_is_asked_for_phosphate_that_is_not_there() -> None:
    offered = island(seats=1, objective="chosen").offered
    assert "rich-seam" not in offered
    assert len(offered) == 9
    assert "rich-seam" not in {island(seed, seats=1, objective="drawn").objective for seed in range(60)}


@rule("AZ-Z10")
@pytest.mark.parametrize("level", ["easy", "hard", "insane"])
def test_no_survey_hex_is_left_out_of_a_solo_game(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    s = surveyed(monkeypatch, "G------", seats=1, solo=level)
    assert len(lying(s, GOLD)) == 12  # thirteen but the one on cornlands


def test_about_as_many_old_ones_are_put_out_as_on_the_east() -> None:
    counts = [sum(at >= 0 for at in island(seed).at) for seed in range(200)]
    assert sum(counts) / len(counts) == pytest.approx(18.8, abs=0.6)


@rule("AZ-W1")
@pytest.mark.parametrize(("variant", "apart"), [("far-ports", 5), ("near-ports", 1)])
def test_the_variants_for_two_change_the_distance_of_ports_on_the_island_too(variant: str, apart: int) -> None:
    s = island()
    s.variants = [variant]
    assert ports_apart(s) == apart
