"""The Kingdom of France, level by level, its escalation and its supply of towns."""

from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import build, explore, explored, invader_phase
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import EXPLORER, TOWN
from rulebound.games.spirit_island.setup import SETUP, check
from rulebound.games.spirit_island.state import EXTRA_BOARD
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.view import CounterView
from rulebound.kernel import BadSetup, Decide, Flow, Rng
from tests.games.spirit_island.frames import (
    LIGHTNING,
    WORDS,
    against,
    asks,
    fear_deck,
    invaders_from,
    reason,
    reply,
    texts,
    told,
    watch,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

FRANCE = "france"
PLANTATIONS = "sprawling-plantations"
OTHER = "brandenburg-prussia"
BOXES = ["base", "branch-and-claw"]
REBELLION = "slave-rebellion"


def here(position: str, level: int = 0, **setup: Any) -> Table:
    return against(FRANCE, position, level, blight=9, **setup)


def explores(table: Table, card: str, *answers: str) -> Table:
    """An invader phase in which this card is turned up."""
    table.s.invader_deck, table.s.phase, table.s.step = [card], "invaders", ""
    return table.run(invader_phase(table.s), *answers)


def supply(table: Table) -> int:
    return next(effect.amount for effect in table.s.rules if effect.kind == PLANTATIONS)


def limit(table: Table, number: int) -> Table:
    """So many towns are in the game."""
    next(effect for effect in table.s.rules if effect.kind == PLANTATIONS).amount = number
    return table


# Before the game.


@rule("SI-001")
def test_it_needs_the_event_deck() -> None:
    for name in ("adversary", "supporting"):
        foes = {"adversary": OTHER, name: FRANCE}
        check(SETUP.check({"seats": 1, "boxes": BOXES, **foes}))
        with pytest.raises(BadSetup, match="events: france needs the event deck"):
            check(SETUP.check({"seats": 1, "boxes": BOXES, "events": False, **foes}))
        with pytest.raises(BadSetup):
            check(SETUP.check({"seats": 1, **foes}))


@rule("SI-013")
@pytest.mark.parametrize("level", range(7))
def test_from_level_two_on_slave_rebellion_lies_under_the_top_three_events(level: int) -> None:
    alone: dict[str, Any] = {"adversary": FRANCE, "level": level}
    helping: dict[str, Any] = {"adversary": OTHER, "supporting": FRANCE, "supporting-level": level}
    for foes in (alone, helping):
        s = world(boxes=BOXES, **foes)
        assert (REBELLION in s.event_deck) == (level >= 2)
        if level >= 2:
            assert s.event_deck[-4] == REBELLION
        assert list(GAME.invariants(s)) == []


@rule("SI-013")
def test_everybody_knows_where_slave_rebellion_lies() -> None:
    state = world(boxes=BOXES, adversary=FRANCE, level=2).copy()
    tops = set()
    for n in range(40):
        GAME.determinize(state, (0,), Rng(n))
        assert state.event_deck[-4] == REBELLION
        tops.add(state.event_deck[-1])
    assert len(tops) > 5
    table = here("A1: 1P", 2, spirit="fractured-days-split-the-sky", boxes=[*BOXES, "jagged-earth"])
    del table.s.event_deck[-2:]  # Slave Rebellion is the next but one
    table.use("visions-of-a-shifting-future", "choose event-deck", elements="1 sun 2 moon 2 air")
    places = set()
    for n in range(40):
        GAME.determinize(table.s, (0,), Rng(n))
        places.add(table.s.event_deck.index(REBELLION))
    assert len(places) > 5  # after it was shuffled nobody knows


@rule("SI-018")
@shows("france-level-3")
@pytest.mark.parametrize("level", range(7))
def test_from_level_three_on_land_one_and_the_highest_land_without_towns_have_a_town_more(level: int) -> None:
    boards: dict[str, Any] = {
        "spirits": [RIVER, LIGHTNING, "thunderspeaker"],
        "boards": ["A", "B", "C"],
        "boxes": BOXES,
    }
    plain, s = world(3, **boards), world(3, **boards, adversary=FRANCE, level=level)
    more = {
        s.island.names[land]: s.count(land, TOWN) - plain.count(land, TOWN)
        for land in range(s.island.size)
        if s.pieces[land] != plain.pieces[land]
    }
    expected = dict.fromkeys(["A1", "A7", "B1", "B8", "C1", "C8"], 1)  # A8 has a printed one
    assert more == (expected if level >= 3 else {})


# Sprawling Plantations.


@rule("SI-155", "SI-159")
@shows("france-panel")
def test_the_supply_has_seven_towns_for_each_player() -> None:
    assert supply(here("A5: 1P")) == 7
    assert supply(here("A5: 1P; B5: 1Q", others=(LIGHTNING,))) == 14
    larger: dict[str, Any] = {EXTRA_BOARD: True, "boxes": BOXES}
    assert supply(Table(world(2, adversary=FRANCE, **larger))) == 21
    both: dict[str, Any] = {"adversary": OTHER, "level": 3, "supporting": FRANCE, "supporting-level": 2}
    assert supply(Table(world(2, **both, **larger))) == 30


@rule("SI-160")
def test_an_extra_board_gets_no_town_at_set_up() -> None:
    larger: dict[str, Any] = {EXTRA_BOARD: True, "boxes": BOXES}
    plain, s = world(2, **larger), world(2, adversary=FRANCE, level=6, **larger)
    extra = s.island.of_board(2)
    assert [s.count(land, TOWN) for land in bits(extra)] == [plain.count(land, TOWN) for land in bits(extra)]
    assert s.on_island(TOWN) == plain.on_island(TOWN) + 4


@rule("SI-155")
@shows("france-panel")
@pytest.mark.parametrize(("level", "other", "towns"), [(0, 6, 7), (1, 6, 7), (2, 0, 7), (2, 4, 11), (6, 6, 13)])
def test_from_level_two_on_each_level_of_another_adversary_brings_a_town_more(
    level: int, other: int, towns: int
) -> None:
    lead: dict[str, Any] = {"adversary": FRANCE, "level": level, "supporting": OTHER, "supporting-level": other}
    help_: dict[str, Any] = {"adversary": OTHER, "level": other, "supporting": FRANCE, "supporting-level": level}
    for foes in (lead, help_):
        for seats in (1, 3):
            s = world(seats, boxes=BOXES, **foes)
            (found,) = [effect.amount for effect in s.rules if effect.kind == PLANTATIONS]
            assert found == towns * seats


@rule("SI-086", "SI-116")
@shows("france-panel")
def test_the_game_is_lost_when_a_town_has_to_be_placed_and_none_is_left() -> None:
    table = limit(here("A5: 1P; A7: 3T 1C; A8: 1E"), 4)
    table.build("A8").expect("A8: 1E 1T")
    assert not table.over
    table.s.take(8, TOWN)
    table.s.put(6, TOWN)
    table.build("A8").expect("A8: 1E")
    assert (table.over, table.s.lost) == (True, PLANTATIONS)
    assert "a town had to be placed and none was left" in WORDS.text(f"reason-{PLANTATIONS}")


@rule("SI-116")
@shows("france-panel")
def test_other_pieces_are_not_limited() -> None:
    table = limit(here("A5: 1P; A7: 3T 1C; A8: 1T"), 4)
    table.build("A8").expect("A8: 1T 1C")
    table.action(lambda act: act.add(EXPLORER, 5), land="A8").expect("A8: 5E 1T 1C")
    assert not table.over
    table.action(lambda act: act.add(TOWN), land="A8")
    assert table.over


@rule("SI-064", "SI-116")
@shows("france-panel")
def test_a_piece_that_cannot_be_replaced_by_a_town_loses_the_game() -> None:
    table = limit(here("A5: 1P; A7: 1T 1C; A8: 1E 1T"), 3)
    table.action(lambda act: act.replace([(EXPLORER, (TOWN,))]), land="A8").expect("A8: 2T")
    assert not table.over
    table.action(lambda act: act.replace([(TOWN, (EXPLORER, TOWN))]), land="A8").expect("A8: 1E 2T")
    assert not table.over  # the replaced one is back in the supply first
    table.action(lambda act: act.replace([(EXPLORER, (TOWN,))]), land="A8").expect("A8: 2T")
    assert table.s.lost == PLANTATIONS


@rule("SI-087")
@shows("france-panel")
def test_to_win_by_the_same_action_is_a_victory_by_sacrifice() -> None:
    table = limit(here("A5: 1P; A7: 1E"), 0)

    def build_and_vanish(act: Action) -> Flow[None]:
        act.add(TOWN)
        yield from act.remove(1, (EXPLORER,))

    table.action(build_and_vanish, land="A7")
    assert (table.s.won, table.s.lost) == ("no-invaders", PLANTATIONS)
    assert GAME.result(table.s).winners == (0,)


@shows("france-panel")
def test_towns_count_also_where_the_land_is_not_there() -> None:
    table = limit(here("A5: 1P; A7: 2T 1C; A8: 1E"), 2)
    table.s.lay_aside(7)
    table.build("A8")
    assert table.s.lost == PLANTATIONS


@rule("SI-184")
@shows("france-panel")
def test_towns_that_leave_the_island_are_back_in_the_supply() -> None:
    table = limit(here("A5: 1P; A7: 2T 1C; A8: 1E"), 2)
    table.action(lambda act: act.remove(1, (TOWN,)), land="A7").build("A8").expect("A7: 1T 1C; A8: 1E 1T")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A7")
    table.action(lambda act: act.add(TOWN), land="A8").expect("A7: 1C; A8: 1E 2T")
    assert not table.over


@shows("france-panel")
def test_all_see_how_many_towns_are_on_the_island() -> None:
    table = here("A5: 1P; A7: 2T 1C")
    assert "Sprawling Plantations: 2, lost at 8" in [WORDS.status(line) for line in GAME.status(table.s, None)]


# Demand for New Cash Crops.


@rule("SI-108")
@shows(FRANCE)
def test_a_land_of_the_cards_terrain_gets_a_town_when_it_has_been_explored() -> None:
    table = explores(here("A5: 1P; A7: 1C"), "2-jungle", "land A8")
    table.expect("A3: 1E; A8: 1E 1T; A7: 1C")
    order = [event.kind for event in table.heard if event.kind in ("revealed", "added", "escalated")]
    assert order == ["revealed", "added", "added", "escalated", "added"]
    table = here("A5: 1P; A7: 1C")
    table.s.invader_deck, table.s.phase, table.s.step = ["2-jungle"], "invaders", ""
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.prompt, texts(ask)) == ("cash-crops", ["land A3", "land A8"])


@rule("SI-108")
@shows(FRANCE)
def test_a_land_with_towns_or_cities_gets_blight() -> None:
    explores(here("A5: 1P; A7: 1C; A3: 1T"), "2-jungle", "land A3").expect("A3: 1E 1T 1B; A8: 1E")
    table = explores(here("A5: 1P; A7: 1C 1P 1B"), "2-sands", "land A7", "land A8")
    table.expect("A7: 1C 1E 2B; A8: 1B; A4:")
    assert table.s.blight_left == 7


@rule("SI-108")
@pytest.mark.parametrize("card", ["1-jungle", "2-coastal", "3-jungle-sands"])
def test_other_cards_do_not_set_it_off(card: str) -> None:
    table = explores(here("A5: 1P; A7: 1C"), card)
    assert told(table, "escalated") == []
    assert table.s.where(TOWN) == 0


@rule("SI-143", "SI-145", "SI-115")
@shows(FRANCE)
def test_on_each_board_it_is_an_action_of_the_adversary_that_nothing_skips(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = here("A5: 1P; B5: 1Q; A7: 1C; B7: 1C", others=(LIGHTNING,))
    for land in range(table.s.island.size):
        table.s.effects.append(Effect("skip-explore", land))
    seen = watch(monkeypatch, table)
    explores(table, "2-mountain", "land A1", "land B2").expect("A1: 1T; B2: 1T; A6:; B7: 1C")
    assert seen == ["adversary france -"] * 2


@rule("SI-155")
@shows(FRANCE)
def test_as_supporting_adversary_it_draws_one_of_the_terrains_of_a_card_of_stage_three() -> None:
    drawn = set()
    for seed in range(12):
        table = fear_deck(island("A5: 1P; A7: 1C", adversary=OTHER, supporting=FRANCE, seed=seed))
        before = table.s.rng.revealed
        table.s.invader_deck, table.s.phase, table.s.step = ["3-jungle-sands"], "invaders", ""
        ask = asks(invader_phase(table.s))
        assert isinstance(ask, Decide)
        ((terrain,),) = told(table, "terrain-drawn")
        assert texts(ask) == {"jungle": ["land A3", "land A8"], "sands": ["land A4", "land A7"]}[str(terrain)]
        assert table.s.rng.revealed == before + 2  # the card and the lot
        drawn.add(terrain)
    assert drawn == {"jungle", "sands"}
    table = fear_deck(island("A5: 1P; A7: 1C", adversary=OTHER, supporting=FRANCE))
    explores(table, "2-sands", "land A4")
    assert told(table, "escalated") == [(OTHER,)]
    assert told(table, "terrain-drawn") == []


# Level 1: Frontier Explorers.


@shows("france-level-1")
def test_one_more_explorer_comes_where_nothing_was_built() -> None:
    table = here("A5: 1P; A7: 1C; A8: 1T; A3: 1E", 1)
    table.explore("1-jungle").explore("1-sands").expect("A3: 3E; A8: 1T 1E; A7: 1C 1E")
    here("A5: 1P; A7: 1C", 0).explore("1-jungle").expect("A3: 1E; A8: 1E")


@rule("SI-109", "SI-201")
@shows("france-level-1")
def test_only_after_an_explore_that_succeeds() -> None:
    table = here("A5: 1P; A7: 1C; A3: 1Wi", 1)
    table.action(lambda act: act.skip("explore"), land="A8")
    table.explore("1-jungle").explore("1-wetland").expect("A3:; A8:; A2: 2E")


@shows("france-level-1")
def test_not_at_set_up() -> None:
    s = world(spirits=[RIVER], boards=["A"], boxes=BOXES, adversary=FRANCE, level=1)
    asks(play(s))
    assert {s.count(land, EXPLORER) for land in range(s.island.size)} == {0, 1}
    table = Table(s)
    s.phase, land = "invaders", next(land for land in (1, 3, 5) if not s.count(land, EXPLORER))
    table.run(explore(s, land))
    assert s.count(land, EXPLORER) == 2


@rule("SI-145", "SI-146")
@shows("france-level-1")
def test_it_is_triggered_by_any_explore_as_an_action_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A5: 1P; A7: 1C", 1)
    seen = watch(monkeypatch, table)
    table.run(explore(table.s, 6)).expect("A6: 2E")
    assert sorted(seen) == ["adversary france-level-1 A6", "invader explore A6"]
    table.s.effects.append(Effect("wave-of-reconnaissance"))
    table.run(explore(table.s, 1)).expect("A1: 3E")


# Level 2: Slave Labor.


@shows("france-level-2")
def test_after_a_build_all_explorers_but_one_become_towns() -> None:
    here("A5: 1P; A7: 1C; A8: 3E", 2).build("A8").expect("A8: 1E 3T")
    here("A5: 1P; A7: 1C; A8: 2E 1T", 2).build("A8").expect("A8: 1E 2T 1C")
    here("A5: 1P; A7: 1C; A8: 1E", 2).build("A8").expect("A8: 1E 1T")
    here("A5: 1P; A7: 1C; A8: 3E", 1).build("A8").expect("A8: 3E 1T")


@rule("SI-064")
@shows("france-level-2")
def test_who_becomes_a_town_is_chosen_and_keeps_strife() -> None:
    table = here("A5: 1P; A7: 1C; A8: 2E 1E*1", 2)
    table.build("A8", "replace-marked explorer 0 1 A8").expect("A8: 1E 2T 1T*1")
    table = here("A5: 1P; A7: 1C; A8: 1E 1E*1", 2)
    table.build("A8", "replace explorer A8").expect("A8: 1E*1 2T")


@rule("SI-107", "SI-201")
@shows("france-level-2")
def test_nobody_settles_where_nothing_was_built() -> None:
    here("A5: 1P; A7: 1C; A8: 3E 1Di", 2).build("A8").expect("A8: 3E")
    table = here("A5: 1P; A7: 1C; A8: 3E", 2).action(lambda act: act.skip("build"), land="A8")
    table.build("A8").expect("A8: 3E").build("A8")
    table.s.effects = []
    table.build("A8").expect("A8: 1E 3T")


@rule("SI-116")
@shows("france-level-2")
def test_explorers_that_settle_use_up_the_supply() -> None:
    table = limit(here("A5: 1P; A7: 1C; A8: 3E", 2), 2)
    table.build("A8")
    assert table.s.lost == PLANTATIONS


# Level 4: Triangle Trade.


@shows("france-level-4")
def test_a_coastal_city_brings_a_town_to_the_adjacent_land_with_the_fewest() -> None:
    table = here("A8: 1P; A3: 1T; A2: 1T 1E; A4: 2T", 4)
    table.build("A3").expect("A3: 1T 1C; A2: 2T 1E; A4: 2T")
    table = here("A8: 1P; A3: 1T; A2: 1E", 4)
    table.build("A3", "land A4").expect("A3: 1T 1C; A2: 1E; A4: 1T")


@shows("france-level-4")
def test_neither_a_town_nor_an_inland_city_does() -> None:
    table = here("A8: 1P; A3: 1E; A5: 1T", 4).build("A3").build("A5")
    table.expect("A3: 1E 1T; A5: 1T 1C")
    assert table.s.on_island(TOWN) == 2
    table.build("A3", "land A4").expect("A4: 1T")


@rule("SI-107")
@shows("france-level-4")
def test_a_city_that_is_not_built_brings_nothing() -> None:
    table = here("A8: 1P; A3: 1T 1Di", 4).build("A3")
    assert table.s.on_island(TOWN) == 1
    table.fear("overseas-trade-seems-safer", 2).build("A3").expect("A3: 1T")
    assert table.s.on_island(TOWN) == 1
    table.s.effects = []
    table.build("A3", "land A2").expect("A2: 1T; A3: 1T 1C")


@rule("SI-127")
@shows("france-level-4")
def test_isolated_lands_are_adjacent_only_if_the_players_want_it() -> None:
    table = here("A8: 1P; A3: 1T; A2: 1T; A4:", 4)
    table.s.isolated = 1 << 4
    ask = asks(build(table.s, 3))
    assert isinstance(ask, Decide)
    assert texts(ask) == ["land A2", "land A4"]
    table = here("A8: 1P; A3: 1T; A2: 1T; A4: 2T", 4)
    table.s.isolated = 1 << 4
    table.build("A3").expect("A2: 2T; A4: 2T")
    table = here("A8: 1P; A3: 1T; A2: 1T; A4:", 4)
    table.s.isolated = 1 << 3
    table.build("A3", "done").expect("A2: 1T; A4:; A3: 1T 1C")


@rule("SI-100")
@shows("france-level-4")
def test_the_order_of_builds_is_asked_where_a_coastal_city_may_come() -> None:
    table = here("A8: 1P; A2: 1T; A1: 1T 1C 1E; A4: 1T; A3: 1T; A5: 1E", 4)
    table.s.slot("build").cards = ["1-wetland"]
    table.s.phase, table.s.step = "invaders", "build"
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.prompt, texts(ask)) == ("build-order", ["land A2", "land A5", "in-order"])
    calm = here("A8: 1P; A2: 1E; A5: 1T; A7: 1C", 4)
    invaders_from(calm, "build", build=["1-wetland"], deck=["1-mountain"]).expect("A2: 1E 1T; A5: 1T 1C")


@rule("SI-100")
@shows("france-level-4")
def test_a_city_built_first_may_change_what_is_built_next() -> None:
    position = "A6: 1P 1C; A3: 1T; A4: 1E; A2: 1T 1C"
    for first, after in (("land A3", "A3: 1T 1C; A4: 1E 1T 1C"), ("land A4", "A3: 1T 1C; A4: 1E 1T; A2: 2T 1C")):
        table = here(position, 4)
        more = ("land A2",) if first == "land A4" else ()
        invaders_from(table, "build", first, *more, build=["3-jungle-sands"], deck=["1-mountain"])
        table.expect(after)


# Level 5: Slow-healing Ecosystem.


@rule("SI-094")
@shows("france-level-5")
def test_removed_blight_lies_on_the_panel_until_there_is_enough_of_it() -> None:
    table = here("A5: 1P 4B; A7: 1C", 5)
    for left, panel in ((9, 1), (9, 2), (12, 0), (12, 1)):
        table.action(lambda act: remove_blight(act, act.land) and None, land="A5")
        assert table.s.blight_left == left
        assert (f"{FRANCE}-level-5", panel, 0) in [(each.name, each.number, each.limit) for each in view(table)]
    assert told(table, "blight-returned") == [(3,)]
    assert "Slow-healing Ecosystem: 1" in [WORDS.status(line) for line in GAME.status(table.s, None)]
    plain = here("A5: 1P 4B; A7: 1C", 4).action(lambda act: remove_blight(act, act.land) and None, land="A5")
    assert plain.s.blight_left == 10


def view(table: Table) -> list[CounterView]:
    return GAME.view(table.s, 0).counters


@rule("SI-094")
@shows("france-level-5")
def test_the_panel_holds_three_for_each_player_and_gives_back_all() -> None:
    table = here("A5: 1P 9B; B5: 1Q; A7: 1C", 5, others=(LIGHTNING,))
    for number, left in ((5, 9), (2, 16)):
        table.action(lambda act, number=number: remove_blight(act, act.land, number) and None, land="A5")
        assert table.s.blight_left == left


@shows("france-level-5")
def test_blight_that_leaves_the_game_does_not_lie_there() -> None:
    table = here("A5: 1P 9B; A7: 1C", 5)
    table.action(lambda act: remove_blight(act, act.land, 2, to_box=True) and None, land="A5")
    assert [each.number for each in view(table) if each.name == f"{FRANCE}-level-5"] == [0]
    table.action(lambda act: add_blight(act, act.land), "land A8", land="A5")
    assert table.s.blight_left == 7


# Level 6: Persistent Explorers.


@rule("SI-143", "SI-145")
@shows("france-level-6")
def test_after_each_explore_card_an_explorer_comes_to_a_land_without_any(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A5: 1P; B5: 1Q; A7: 1C; A6: 1E", 6, others=(LIGHTNING,))
    for land in range(table.s.island.size):
        table.s.effects.append(Effect("skip-explore", land))
    seen = watch(monkeypatch, table)
    explores(table, "1-jungle", "land A8", "land B2").expect("A8: 1E; B2: 1E; A6: 1E; A7: 1C")
    assert seen == ["adversary france-level-6 -"] * 2
    table = here("A5: 1P; A7: 1C", 6)
    table.s.slot("explore").cards = ["1-jungle"]
    explores(table, "1-mountain", "land A4", "land A7").expect("A3: 2E; A8: 2E; A4: 1E; A1: 2E; A7: 1C 1E")


@shows("france-level-6")
def test_a_board_full_of_explorers_gets_no_more() -> None:
    position = "; ".join(f"A{number}: 1E" for number in range(1, 7))
    explores(here(position + "; A8: 1P 1C", 6), "1-jungle").expect("A8: 1P 1C 1E; A3: 3E; A7: 1E")
    full = explores(here(position + "; A7: 1E; A8: 1P 1C", 6), "1-jungle")
    full.expect("A8: 1P 1C 1E; A3: 3E; A7: 1E; A4: 1E")


@shows("france-level-6")
def test_it_comes_after_the_escalation() -> None:
    table = explores(here("A5: 1P; A7: 1C", 6), "2-jungle", "land A8", "land A1")
    table.expect("A8: 2E 1T; A3: 2E; A1: 1E")


def test_at_set_up_nobody_persists() -> None:
    s = world(spirits=[RIVER], boards=["A"], boxes=BOXES, adversary=FRANCE, level=6)
    before = sum(1 for land in range(s.island.size) if s.count(land, EXPLORER))
    asks(play(s))
    cards = s.slot("build").cards
    found = {land for land in range(s.island.size) if s.count(land, EXPLORER)}
    assert before == 0
    assert found <= {land for land in range(s.island.size) if explored(s, cards[0]) >> land & 1}


@rule("SI-063")
@shows("france-level-6")
def test_a_fear_card_pushes_explorers_instead_of_removing_them() -> None:
    position = "A5: 1P; A3: 1E 1D; A7: 1C"
    table = here(position, 6).fear("tall-tales-of-savagery", 1, "push explorer A4")
    table.expect("A3: 1D; A4: 1E")
    here(position, 6).fear("tall-tales-of-savagery", 1, "done").expect("A3: 1E 1D")
    here(position, 5).fear("tall-tales-of-savagery", 1).expect("A3: 1D")
    flow = FEAR_CARDS["tall-tales-of-savagery"][1](here(position, 6).s)
    assert flow is not None
    ask = reply(flow, asks(flow), "remove explorer A3")
    assert texts(ask) == ["push explorer A2", "push explorer A4", "done"]


@rule("SI-063")
@shows("france-level-6")
def test_towns_are_removed_and_powers_and_events_remove_explorers_as_ever() -> None:
    table = here("A5: 1P; A3: 1E 1T 1D; A7: 1C", 6)
    table.action(lambda act: act.remove(1, (TOWN,)), kind="fear", land="A3").expect("A3: 1E 1D")
    for kind in ("spirit", "event", "adversary"):
        again = here("A5: 1P; A3: 1E 1D; A7: 1C", 6)
        again.action(lambda act: act.remove(1, (EXPLORER,)), kind=kind, land="A3", seat=0).expect("A3: 1D")
    table.action(lambda act: act.destroy(1, (EXPLORER,)), kind="fear", land="A3").expect("A3: 1D")
    table = here("A5: 1P; A3: 1E 1D; A7: 1C", 6)
    table.action(lambda act: act.remove(1, (EXPLORER,)), "push explorer A2", kind="fear", land="A3")
    table.expect("A3: 1D; A2: 1E")


# What is told, and whole games.


def test_its_names_can_be_looked_up() -> None:
    for name in ("Demand for New Cash Crops", "frontier explorers", "Slave Labor", "Triangle Trade"):
        assert len(WORDS.about(name)) == 1


@rule("SI-001", "SI-108")
def test_it_is_explained_when_it_comes() -> None:
    table = here("A5: 1P; A7: 1C")
    table.s.invader_deck = ["2-sands"]
    assert reason(table, "escalation") == ("may-escalate", "SI-108", {"escalation": FRANCE, "stage": 2})


@pytest.mark.parametrize(("seed", "level"), [(1, 6), (2, 2)])
def test_random_games_run_clean(seed: int, level: int) -> None:
    spirits = [RIVER, LIGHTNING][: 1 + seed % 2]
    play_out(spirits, seed, boxes=BOXES, adversary=FRANCE, level=level)
