"""The solo game: levels, the display, objectives (AZ-L1 to AZ-L5)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.modes import OBJECTIVES, met
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.scoring import scores
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import TAKEN
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.night import activate
from tests.games.auztralia.test_movement import NOBODY_MOVES, card_that
from tests.marks import rule


def solo(objective: str = "") -> Table:
    """A table for one, with an objective."""
    table = Table(1, solo="hard")
    table.s.objective = objective
    table.s.players[0].vp = 0
    return table.clock(5)


def taken(table: Table, kind: str, level: int, number: int = 1) -> Table:
    """The player has destroyed such tiles."""
    s = table.s
    for _ in range(number):
        tile = next(
            n for n, its in enumerate(s.tables.tiles) if (its.kind, its.level) == (kind, level) and s.at[n] == -1
        )
        s.piles[level - 1].remove(tile)
        s.put_tile(tile, TAKEN)
        s.players[0].tiles.append(tile)
    return table


@rule("AZ-L1")
def test_the_only_disc_starts_on_space_1() -> None:
    s = new_world(GAME.setup.check({"seats": 1}), 1)
    assert s.space == [1, 22]
    play = Played(Match(GAME, {"seats": 1}, 1))
    play.pick(play.options()[0])
    assert play.s.seat == 0


@rule("AZ-L2")
def test_for_a_gold_the_display_is_cleared_before_recruiting() -> None:
    table = solo().display("bones", "jago", "castro", "zhu", "davies").give(0, gold=2)
    play = table.begin().pick("help")
    assert play.asked == "sweep"
    play.pick("sweep", "clear jago", "clear davies", "done")
    assert play.s.players[0].gold == 1
    assert play.s.display[2:] == ["bones", "castro", "zhu"]
    assert len(play.s.display) == 5
    assert play.s.removed == ["jago", "davies"]
    play.pick("recruit castro")
    assert play.s.players[0].hand == ["castro"]
    assert play.s.space[0] == 6


@rule("AZ-L2")
def test_nobody_is_asked_to_clear_without_gold_or_in_company() -> None:
    assert solo().give(0, gold=0).begin().pick("help").asked == "recruit"
    assert Table(2).clock(5, 6).begin().pick("help").asked == "recruit"
    assert solo().begin().pick("help", "done").asked == "recruit"


@rule("AZ-L3")
@pytest.mark.parametrize(
    ("level", "gold", "iron", "coal", "vp"),
    [("easy", 6, 4, 4, 8), ("hard", 4, 3, 3, 4), ("insane", 4, 2, 2, 0)],
)
def test_a_level_says_what_one_starts_with(level: str, gold: int, iron: int, coal: int, vp: int) -> None:
    s = new_world(GAME.setup.check({"seats": 1, "solo": level}), 1)
    player = s.players[0]
    assert (player.gold, player.iron, player.coal, player.vp) == (gold, iron, coal, vp)
    assert scores(s) == [vp]


@rule("AZ-L3", "AZ-L4")
def test_the_level_of_a_solo_game_changes_nothing_in_company() -> None:
    s = new_world(GAME.setup.check({"seats": 2, "solo": "easy"}), 1)
    assert (s.players[0].gold, s.players[0].vp) == (4, 0)


@rule("AZ-L4")
@pytest.mark.parametrize(("level", "there"), [("easy", False), ("hard", False), ("insane", True)])
def test_hex_14_is_surveyed_on_the_insane_level_alone(
    monkeypatch: pytest.MonkeyPatch, level: str, there: bool
) -> None:
    tables = pack_of("standard")
    monkeypatch.setattr(tables, "survey", dict.fromkeys(range(1, 21), ("G------", False)))
    s = new_world(GAME.setup.check({"seats": 1, "solo": level}), 1)
    h14 = s.board.number_of["h3"]
    assert s.board.printed[h14] == 14
    assert bool(s.ore[2][h14]) == there
    assert sum(map(bool, s.ore[2])) == (13 if there else 12)
    s = new_world(GAME.setup.check({"seats": 2}), 1)
    assert s.ore[2][h14]
    west = new_world(GAME.setup.check({"seats": 1, "solo": level, "map": "west"}), 1)
    assert sum(map(bool, west.ore[2])) == 12


@rule("AZ-L5")
def test_an_objective_is_drawn_or_chosen_or_left() -> None:
    assert new_world(GAME.setup.check({"seats": 1}), 1).objective == ""
    drawn = {new_world(GAME.setup.check({"seats": 1, "objective": "drawn"}), seed).objective for seed in range(99)}
    assert drawn == set(pack_of("standard").objectives) == set(OBJECTIVES)
    play = Played(Match(GAME, {"seats": 1, "objective": "chosen"}, 1))
    assert play.asked == "objective"
    assert len(play.options()) == 10
    play.pick("objective rich-seam")
    assert play.s.objective == "rich-seam"
    assert play.asked == "port"
    with pytest.raises(BadSetup):
        Match(GAME, {"seats": 2, "objective": "drawn"}, 1)


@rule("AZ-L5")
def test_an_objective_that_is_met_is_worth_its_points() -> None:
    table = solo("far-station")
    assert scores(table.s) == [0]
    table.s.objective = "nothing-hidden"
    assert scores(table.s) == [5]


@rule("AZ-L5")
def test_quiet_port_is_broken_by_an_old_one_seen_within_three_hexes_after_a_turn() -> None:
    def after(table: Table) -> bool:
        return met(activate(table.cards(NOBODY_MOVES, 23)).s, "quiet-port")

    assert after(solo("quiet-port"))
    assert after(solo("quiet-port").tile("temple", "h3", up=False))
    assert after(solo("quiet-port").tile("temple", "g4"))  # four hexes
    assert not after(solo("quiet-port").tile("temple", "h3"))
    table = solo("quiet-port").tile("mi-go", "g4").cards(card_that({"mi-go"}), NOBODY_MOVES)
    assert not met(activate(table).s, "quiet-port")


@rule("AZ-L5")
def test_the_quiet_does_not_come_back_when_the_old_one_goes_away() -> None:
    table = solo("quiet-port").revelation("nothing").farm(0, "f4", "sheep").tile("mi-go", "h3").clock(23, 22)
    play = table.cards(NOBODY_MOVES, 23, card_that({"mi-go"}), card_that({"mi-go"}, "zombie")).begin()
    (_, _, end) = play.events("moved")[-1]
    assert play.s.board.distance[play.at("k4")][play.at(str(end))] > 3
    assert not met(play.s, "quiet-port")


@rule("AZ-L5")
def test_quiet_port_does_not_mind_what_is_destroyed_in_the_turn_in_which_it_is_seen() -> None:
    table = solo("quiet-port").tile("blank", "j4", up=False).units(0, infantry=1)
    play = table.begin().pick("attack")
    assert play.events("revealed") == [("j4", "blank")]
    assert met(play.s, "quiet-port")


@rule("AZ-L5")
def test_rich_seam() -> None:
    assert not met(solo("rich-seam").give(0, phosphate=2).s, "rich-seam")
    assert met(solo("rich-seam").give(0, phosphate=3).s, "rich-seam")
    table = Table(1, side="west", bare=False)
    s = table.s
    marked = [h for h, vp in enumerate(s.board.vp) if vp]
    for number, h in enumerate(marked, 1):
        s.ore[4][h] = 0
        assert met(s, "rich-seam") == (number >= 3)


@rule("AZ-L5")
def test_mixed_farming() -> None:
    table = solo()
    for kind, places in (("sheep", "e4 e5 f4"), ("cattle", "i4 j4 i5"), ("corn", "j5 k5")):
        for name in places.split():
            table.farm(0, name, kind)
    assert not met(table.s, "mixed-farming")
    table.farm(0, "i7", "corn")
    assert met(table.s, "mixed-farming")
    table.s.blighted = 1 << table.hex("i7")
    assert not met(table.s, "mixed-farming")


@rule("AZ-L5")
def test_clean_fields() -> None:
    table = solo()
    for name in ["e4", "e5", "f4", "f5", "g4", "g5"]:
        table.farm(0, name, "sheep")
    assert not met(table.s, "clean-fields")
    table.farm(0, "i4", "cattle")
    assert met(table.s, "clean-fields")
    table.farm(0, "i5", "cattle", blighted=True)
    assert not met(table.s, "clean-fields")


@rule("AZ-L5")
def test_big_game_many_trophies_and_temple_breaker() -> None:
    table = taken(solo(), "zombie", 1, 4)
    assert not met(table.s, "big-game")
    assert met(taken(table, "mi-go", 3).s, "big-game")
    assert not met(table.s, "many-trophies")
    assert met(taken(table, "mi-go", 1).s, "many-trophies")
    assert not met(table.s, "temple-breaker")
    assert met(taken(table, "temple", 1).s, "temple-breaker")
    assert met(table.tile("temple", "e4", up=False).s, "temple-breaker")
    assert not met(table.tile("temple", "e5").s, "temple-breaker")


@rule("AZ-L5")
def test_nothing_hidden() -> None:
    table = solo().tile("zombie", "e4", up=False).tile("zombie", "e5", up=False).tile("zombie", "e6")
    assert met(table.s, "nothing-hidden")
    assert not met(table.tile("zombie", "e7", up=False).s, "nothing-hidden")


@rule("AZ-L5")
def test_far_station() -> None:
    table = solo().port(0, "k1").rail(0, "k1", "j1", "i1", "h1")
    assert not met(table.s, "far-station")
    assert met(table.rail(0, "h1", "g1").s, "far-station")


@rule("AZ-L5")
def test_standing_army() -> None:
    table = solo().units(0, infantry=4, artillery=2)
    assert not met(table.s, "standing-army")
    assert met(table.units(0, airship=1).s, "standing-army")
    assert not met(solo().units(0, infantry=3, artillery=1, airship=1).s, "standing-army")
