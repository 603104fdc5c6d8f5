"""The Kingdom of Scotland, level by level, its escalation and its loss condition."""

import inspect
from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import Foe, plan_of
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invader_deck import coastal_as, invader_cards, replaced, shown
from rulebound.games.spirit_island.invaders import acting_lands, explore, invader_phase, stage_of
from rulebound.games.spirit_island.pieces import BEASTS, CITY, DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.state import BUILD, EXPLORE, RAVAGE, IslandState
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.view import CounterView, FoeView
from rulebound.kernel import COMPILED, BadSetup, Decide, Flow, Match, Rng
from rulebound.kernel.contract import random_pick
from rulebound.kernel.view import view_bytes
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
    why,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

SCOTLAND = "scotland"
PANEL = f"{SCOTLAND}-panel"
PRUSSIA, ENGLAND, RUSSIA = "brandenburg-prussia", "england", "russia"
OCEAN = "oceans-hungry-grasp"
THUNDER = "thunderspeaker"
COAST = "2-coastal"
BOXES = ["base", "promo"]


def level(number: int) -> str:
    return f"{SCOTLAND}-level-{number}"


def traded(position: str, at_level: int = 0, **more: Any) -> Table:
    return against(SCOTLAND, position, at_level, turn=2, **more)


def exploring(table: Table, card: str, *answers: str) -> Table:
    return invaders_from(table, EXPLORE, *answers, deck=[card])


def stages(table: Table) -> str:
    return "".join(str(stage_of(card)) for card in reversed(table.s.invader_deck))


# Before the game.


def test_it_comes_with_its_box() -> None:
    with pytest.raises(BadSetup):
        Match(GAME, {"seats": 1, "boxes": ["base"], "adversary": SCOTLAND}, 1)


@rule("SI-018")
@shows(level(2))
@pytest.mark.parametrize("at_level", range(7))
def test_land_two_of_each_board_has_a_city_more(at_level: int) -> None:
    setup: dict[str, Any] = {"boxes": BOXES, "boards": ["A", "B", "C"]}
    plain, s = world(3, **setup), world(3, **setup, adversary=SCOTLAND, level=at_level)
    more = {
        s.island.names[land]: s.count(land, CITY) - plain.count(land, CITY)
        for land in range(s.island.size)
        if s.pieces[land] != plain.pieces[land]
    }
    assert more == (dict.fromkeys(("A2", "B2", "C2"), 1) if at_level >= 2 else {})


@rule("SI-004", "SI-153")
@shows(level(2), level(4))
@pytest.mark.parametrize(
    ("at_level", "order", "place"), [(2, "112212233333", 5), (4, "11223223333", 5), (6, "11223223333", 5)]
)
def test_the_coastal_card_has_its_place(at_level: int, order: str, place: int) -> None:
    for seed in range(20):
        table = Table(world(seed=seed, boxes=BOXES, adversary=SCOTLAND, level=at_level))
        assert stages(table) == order
        assert table.s.invader_deck[-1 - place] == COAST
        assert len({*table.s.invader_deck}) == len(order)
        assert list(GAME.invariants(table.s)) == []


@rule("SI-155")
@shows(level(2), level(4))
def test_its_changes_fit_the_decks_of_others() -> None:
    def joint(leading: str, at_level: int, supporting: str, its_level: int) -> str:
        return shown(plan_of([Foe(leading, at_level), Foe(supporting, its_level)]))

    # What lies above the two cards of stage II that move up, whatever it is, comes under them.
    assert joint(SCOTLAND, 2, PRUSSIA, 4) == "11-22-3-C-3333"
    assert joint(SCOTLAND, 4, PRUSSIA, 4) == "1-3-22-3-C-333"
    assert joint(SCOTLAND, 2, RUSSIA, 4) == "11-2-1-2-33-C-3-2-33"
    assert joint(SCOTLAND, 2, PRUSSIA, 6) == "22-3-C-3333"
    assert joint(PRUSSIA, 4, SCOTLAND, 4) == "1-3-2-3-C2-333"
    assert joint(RUSSIA, 4, SCOTLAND, 2) == "11-2-3-2-3-1-C-3-2-33"


@rule("SI-155")
def test_what_cannot_be_done_to_the_deck_is_left_out() -> None:
    for cards in ("1122333", "33", "C2233"):
        plan = list(cards)
        coastal_as(3)(plan)
        assert "".join(plan) == cards
    for cards in ("2233", "1122"):
        plan = list(cards)
        replaced("1", "3")(plan)
        assert "".join(plan) == cards
    plan = list("222233")
    coastal_as(3)(plan)
    assert "".join(plan) == "22C233"


@shows(level(2))
def test_everybody_knows_where_the_coastal_card_lies() -> None:
    real = world(2, 5, spirits=[RIVER, LIGHTNING], boxes=BOXES, adversary=SCOTLAND, level=2)
    view = GAME.view(real, 0)
    assert view.invader_shown == {COAST: 5}
    said = [WORDS.status(line) for line in GAME.status(real, None)]
    assert f"{WORDS.text(f'card-{COAST}')} lies in the invader deck under 5 other cards." in said
    state = real.copy()
    met: set[str] = set()
    for n in range(60):
        GAME.determinize(state, (0,), Rng(n))
        assert state.invader_deck[-6] == COAST
        assert list(GAME.invariants(state)) == []
        assert view_bytes(GAME.view(state, 0)) == view_bytes(view)
        met.add(state.invader_deck[-3])
    assert met == set(invader_cards()[2]) - {COAST}


def test_without_the_level_nobody_knows_it() -> None:
    real = world(2, 5, spirits=[RIVER, LIGHTNING], boxes=BOXES, adversary=SCOTLAND, level=1)
    assert GAME.view(real, 0).invader_shown == {}
    state, met = real.copy(), set()
    for n in range(60):
        GAME.determinize(state, (0,), Rng(n))
        met.add(state.invader_deck[-4])
    assert met == set(invader_cards()[2])


# Two adversaries.


@rule("SI-155")
@shows(PANEL)
@pytest.mark.parametrize("leading", [True, False])
def test_cities_of_another_adversary_go_inland_from_the_coast(leading: bool) -> None:
    names: dict[str, Any] = {"adversary": ENGLAND, "level": 2, "supporting": SCOTLAND}
    if leading:
        names = {"adversary": SCOTLAND, "supporting": ENGLAND, "supporting-level": 2}
    both = world(2, boxes=BOXES, boards=["A", "B"], spirits=[RIVER, LIGHTNING], **names)
    alone = world(2, boards=["A", "B"], spirits=[RIVER, LIGHTNING], adversary=ENGLAND, level=2)
    assert (alone.count(1, CITY), both.count(1, CITY), both.count(2, TOWN)) == (1, 0, 1)
    flow = play(both)
    ask = asks(flow)
    assert isinstance(ask, Decide)
    assert (ask.seat, ask.prompt) == (0, "inland-city")
    assert texts(ask) == ["land A4", "land A5", "land A6"]  # not the coast beside it
    reply(flow, reply(flow, ask, "land A5"), "land B6")
    assert (both.count(1, CITY), both.count(5, CITY), both.count(both.island.number_of["B6"], CITY)) == (0, 1, 1)
    assert not any(its.kind == "inland-city" for its in both.rules)


@rule("SI-155")
def test_a_city_for_land_two_or_the_inland_stays() -> None:
    names: dict[str, Any] = {"adversary": "sweden", "level": 2, "supporting": SCOTLAND, "supporting-level": 2}
    s = world(boxes=BOXES, boards=["A"], **names)
    assert (s.count(4, CITY), s.count(2, CITY)) == (1, 2)
    assert not any(its.kind == "inland-city" for its in s.rules)


# The loss condition.


@rule("SI-086")
@shows(PANEL)
def test_more_coastal_lands_with_cities_than_two_for_each_board_are_a_loss() -> None:
    table = traded("A5: 1P; A1: 2C; A2: 1C; A8: 3C; B5: 1Q; B1: 1C; B2: 1C; B3: 1T", others=(LIGHTNING,))
    table.action(lambda act: act.add(TOWN), land="A3")
    assert not table.over
    assert GAME.view(table.s, 0).counters == [CounterView(SCOTLAND, 4, 5)]
    assert "Trade Hub: 4, lost at 5" in [WORDS.status(line) for line in GAME.status(table.s, None)]
    table.action(lambda act: act.add(CITY), land="B3")
    assert (table.over, table.s.lost) == (True, "trade-hub")


@shows(PANEL)
def test_a_coastal_land_that_is_not_there_for_a_while_counts() -> None:
    table = traded("A5: 1P; A1: 1C; A2: 1C; A3: 1C; A8: 1C")
    table.s.lay_aside(1)
    assert GAME.view(table.s, 0).counters == [CounterView(SCOTLAND, 3, 3)]
    table.action(lambda act: act.fear(1))
    assert table.s.lost == "trade-hub"


# Ports Sprawl Outward.


@rule("SI-108", "SI-142")
@shows(SCOTLAND)
def test_the_board_with_the_most_coastal_buildings_gets_a_town_for_each_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where = "A5: 1P; A1: 2T; A8: 3C; B5: 1Q; B1: 1T; B2: 1C; B3: 1T; B4: 1T; B6: 2T; B7: 1C"
    table = traded(where, others=(LIGHTNING,))
    seen = watch(monkeypatch, table)
    # Board B has three at its coast, board A two. Its lands 2, 5, 7 and 8 have no town.
    exploring(table, "2-mountain", "land B7", "land B8")
    table.expect("B1: 1T; B2: 1C 1E; B3: 1T; B4: 1T; B6: 2T; B7: 1T 1C 1E; B8: 1T; A1: 2T 1E")
    assert seen.count(f"adversary {SCOTLAND} -") == 1
    assert told(table, "escalated") == [(SCOTLAND,)]


@rule("SI-026")
@shows(SCOTLAND)
def test_of_several_boards_one_is_chosen_and_its_spirit_chooses_the_lands() -> None:
    table = traded("A5: 1P; A1: 1T; B5: 1Q; B1: 1T", others=(LIGHTNING,))
    table.s.invader_deck, table.s.step = ["2-mountain"], ""
    flow = invader_phase(table.s)
    ask = asks(flow)
    assert isinstance(ask, Decide)
    assert (ask.seat, ask.prompt, texts(ask)) == (0, "sprawling-board", ["board A", "board B"])
    after = flow.send(ask.options[1])
    assert isinstance(after, Decide)
    assert (after.seat, after.prompt, texts(after)) == (1, "sprawl", [f"land B{n}" for n in range(2, 9)])


@shows(SCOTLAND)
def test_the_next_fewest_come_when_the_fewest_are_all_taken() -> None:
    lands = "; ".join(f"A{n}: 1T" for n in range(2, 8))
    table = traded(f"{lands}; A8: 2T; B5: 1Q; A1: 1P", others=(LIGHTNING,))
    exploring(table, "2-sands", "land A3").expect("A1: 1P 1T; A3: 2T; A2: 1T; A8: 2T")


# Level 1: Trading Port.


@rule("SI-108")
@shows(level(1))
def test_explore_cards_bring_a_town_to_the_coast() -> None:
    table = traded("A5: 1P; A8: 1C", 1)
    exploring(table, "1-mountain").expect("A1: 1T; A6: 1E")
    exploring(traded("A5: 1P; A8: 1C", 0), "1-mountain").expect("A1: 1E; A6: 1E")


@rule("SI-019")
@shows(level(1))
def test_at_set_up_explorers_come() -> None:
    coasts = 0
    for seed in range(6):
        s = world(seed=seed, spirits=[RIVER], boxes=BOXES, boards=["A"], adversary=SCOTLAND, level=1)
        before = s.where(TOWN)
        asks(play(s))
        assert s.where(TOWN) == before
        coasts |= s.where(EXPLORER) & s.island.coastal
    assert coasts
    table = traded("A5: 1P; A8: 1C", 1)
    exploring(table, "1-jungle").expect("A3: 1T; A8: 1C 1E")


@rule("SI-114")
@shows(level(1))
def test_an_explore_without_a_card_brings_an_explorer() -> None:
    table = traded("A5: 1P; A8: 1C", 1)
    table.run(explore(table.s, 1)).expect("A1: 1E")
    exploring(table, "1-mountain").expect("A1: 1E 1T")


@shows(level(1))
def test_an_explore_of_two_explorers_gives_one_town_and_one_explorer() -> None:
    table = traded("A5: 1P; A8: 1C", 1)
    table.s.effects.append(Effect("wave-of-reconnaissance"))
    exploring(table, "1-mountain").expect("A1: 1T 1E; A6: 2E")


@rule("SI-100")
@shows(level(1))
def test_the_coastal_card_does_so_in_two_lands_of_each_board() -> None:
    table = traded("A5: 1P; A8: 1C; B5: 1Q", 1, others=(LIGHTNING,))
    exploring(table, COAST, "land A3", "land A2", "land B2", "land B1", "land A1")
    table.expect("A1: 1E; A2: 1T; A3: 1T; B1: 1T; B2: 1T; B3: 1E")
    assert not table.s.lasting("trading-port")
    table = traded("A5: 1P; A8: 1C", 1)
    exploring(table, COAST, "in-order").expect("A1: 1T; A2: 1T; A3: 1E")


@shows(level(1))
def test_an_explore_that_does_not_happen_does_not_count() -> None:
    table = traded("A5: 1P; A8: 1C; A1: 1Wi", 1)
    exploring(table, COAST, "in-order").expect("A1:; A2: 1T; A3: 1T")
    table = traded("A5: 1P; A8: 1C", 1)
    table.action(lambda act: act.skip(), land="A2")
    exploring(table, COAST, "land A2", "in-order").expect("A1: 1T; A2:; A3: 1T")


@shows(level(1))
def test_nobody_is_asked_for_the_order_where_it_does_not_matter() -> None:
    table = traded("A5: 1P; A8: 1C", 1)
    table.s.isolated = 1 << 1
    exploring(table, COAST).expect("A1:; A2: 1T; A3: 1T")
    exploring(traded("A5: 1P; A8: 1C; A4: 1T", 1), "3-mountain-wetland").expect(
        "A1: 1T; A2: 1T; A5: 1E 1P; A6: 1E"
    )


# Level 3: Chart the Coastline.


@rule("SI-106")
@shows(level(3))
def test_build_cards_build_on_an_empty_coast_beside_a_city() -> None:
    table = traded("A5: 1P; A4: 1C; A8: 1T", 3)
    assert acting_lands(table.s, BUILD, COAST) == [1, 2, 3]
    invaders_from(table, BUILD, build=[COAST], deck=["1-mountain"])
    table.expect("A1: 2T; A2: 1T; A3: 1T")  # and a town of the explore in land 1
    assert acting_lands(table.s, RAVAGE, "1-jungle") == [3, 8]


@shows(level(3))
def test_only_the_coast_and_only_beside_a_city() -> None:
    table = traded("A1: 1P; A5: 1C; A3: 1T", 3)
    assert acting_lands(table.s, BUILD, "1-mountain") == [1]  # not land 6, which is inland
    assert acting_lands(table.s, BUILD, "1-wetland") == [5]  # land 2 is next to a town only
    table.s.isolated = 1 << 5
    assert acting_lands(table.s, BUILD, "1-mountain") == []


@rule("SI-152")
@shows(level(3))
def test_such_lands_are_found_before_the_first_build_of_a_card() -> None:
    table = traded("A5: 1P; A1: 1T; A8: 1E", 3)
    invaders_from(table, BUILD, build=[COAST], deck=["1-sands"]).expect("A1: 1T 1C; A2:; A3:")
    table = traded("A5: 1P; A1: 1T; A8: 1E", 3)
    invaders_from(table, BUILD, build=[COAST, "3-mountain-wetland"], deck=["1-sands"])
    table.expect("A1: 2T 1C; A2: 1T; A3:")


@shows(level(3))
def test_it_is_explained_and_shown() -> None:
    table = traded("A5: 1P; A4: 1C", 3)
    table.s.slot(BUILD).cards = ["1-mountain"]
    assert reason(table, "build A1")[0] == "will-build"
    assert GAME.view(table.s, 0).slots[1].lands == ["A1"]


# Level 5: Runoff and Bilgewater.


@rule("SI-146")
@shows(level(5))
def test_blight_of_a_coastal_ravage_runs_into_the_ocean(monkeypatch: pytest.MonkeyPatch) -> None:
    table = traded("A5: 1P; A1: 1T; A8: 1C", 5)
    seen = watch(monkeypatch, table)
    table.ravage("A1").expect("A1: 1T 1B; A0: 1B")
    assert seen == [f"adversary {level(5)} A0", "invader ravage A1"]
    assert table.s.blight_left == 18
    table.ravage("A8").expect("A8: 1C 1B; A0: 1B")


@rule("SI-092")
@shows(level(5))
def test_it_does_not_spread_and_each_coastal_land_counts() -> None:
    table = traded("A5: 1P; A1: 1T 1B; A0: 1B; A8: 1C", 5)
    table.ravage("A1", "land A2").expect("A1: 1T 2B; A2: 1B; A0: 3B")
    table = traded("A5: 1P; A1: 1T 1B; A8: 1C", 5)
    table.ravage("A1", "land A6").expect("A1: 1T 2B; A6: 1B; A0: 1B")


@shows(level(5))
def test_it_is_the_ocean_of_that_board() -> None:
    table = traded("A5: 1P; A3: 1T 1B; A8: 1C; B5: 1Q", 5, others=(LIGHTNING,))
    table.ravage("A3", "land B3").expect("A3: 1T 2B; B3: 1B; A0: 1B; B0: 1B")


@shows(level(5))
def test_only_ravages_do_so() -> None:
    table = traded("A5: 1P; A1: 1T; A8: 1C", 5)
    table.action(lambda act: add_blight(act, act.land), land="A1").expect("A1: 1T 1B; A0:")
    table.ravage("A1", "land A2").expect("A0: 2B")


@shows(level(5))
def test_presence_in_the_ocean_is_lost_and_blight_that_spreads_there_counts() -> None:
    table = traded("A1: 1T 2P; A0: 3P; A8: 1C", 5, spirit=OCEAN)
    table.ravage("A1").expect("A1: 1T 1B 1P; A0: 1B 2P")
    table.ravage("A1", "land A0", "land A2")  # where blight lies, it spreads on
    table.expect("A1: 1T 2B; A2: 1B")
    assert table.s.blight[0] == 1 + 1 + 3  # one by spreading, and one for each of three coastal lands


@rule("SI-094")
@shows(level(5))
def test_powers_that_remove_blight_reach_the_ocean() -> None:
    table = traded("A5: 1P; A1: 2P; A0: 2B; A8: 1C", 5)
    assert "A0" in table.targets("uncanny-melting")
    table.use("uncanny-melting", "target A0").expect("A0: 1B")
    assert table.s.blight_left == 21
    assert "A0" in table.targets("cycles-of-time-and-tide")
    assert "A0" not in table.targets("wrap-in-wings-of-sunlight")  # any land, but no blight
    plain = fear_deck(island("A5: 1P; A1: 2P; A0: 2B; A8: 1C", adversary=SCOTLAND, level=4))
    assert "A0" not in plain.targets("uncanny-melting")


@shows(level(5))
def test_they_need_blight_there_and_the_threshold_that_removes_it() -> None:
    table = traded("A5: 1P; A1: 2P; A8: 1C", 5)
    assert "A0" not in table.targets("uncanny-melting")
    table.s.blight[0] = 1
    assert "A0" not in table.targets("natures-resilience")
    assert "A0" in table.targets("natures-resilience", elements="2 water")
    assert "A0" not in table.targets("song-of-sanctity")  # a wetland is neither jungle nor mountain
    assert "A0" not in table.targets("purifying-flame")  # which removes blight from other terrains


@rule("SI-071")
@shows(level(5))
def test_blight_moves_into_the_ocean_and_out_of_it() -> None:
    table = traded("A5: 1P; A1: 2P 1B; A0: 1B; A8: 1C", 5)
    table.use("flow-downriver-blow-downwind", "target A1", "push-blight A0").expect("A1: 2P; A0: 2B")
    table.use("flow-downriver-blow-downwind", "target A0", "push-blight A2").expect("A2: 1B; A0: 1B")
    table.use("entrap-the-forces-of-corruption", "target A1", "gather-blight A0").expect("A1: 2P 1B; A0:")
    table.use("entrap-the-forces-of-corruption", "target A0", "gather-blight A1").expect("A1: 2P; A0: 1B")
    assert not table.s.isolated & 1  # explorers still come by sea


@shows(level(5))
def test_nothing_but_blight_comes_into_the_ocean() -> None:
    table = traded("A5: 1P; A1: 2P 1D 1E; A0: 1B; A8: 1C", 5)
    table.use("skies-herald-the-season-of-return", "target A0", "push-blight A2")
    table.expect("A0:; A1: 2P 1D 1E; A2: 1B")
    table.s.blight[0] = 1

    def everything(act: Action) -> Flow[None]:
        act.add_token(BEASTS)
        act.add(DAHAN)
        yield from act.gather(2, (DAHAN, EXPLORER))

    table.action(everything, land="A0", kind="spirit", seat=0).expect("A0: 1B; A1: 2P 1D 1E")
    assert not table.s.blighted_lands() & 1
    assert why(table, "target A0 uncanny-melting")[0] == "target-open"
    assert why(table, "target A0 flash-floods")[0] == "ocean-out"


@shows(level(5))
def test_other_ways_to_remove_blight_reach_it_as_well() -> None:
    table = traded("A5: 1P; A1: 2P; A0: 1B; A8: 1C", 5)
    table.use("infinite-vitality", "target A1", elements="4 earth").expect("A0:")
    table = traded("A5: 1P; A1: 2P; A0: 1B; A8: 1C", 5)
    table.action(lambda act: remove_blight(act, act.land) and None, land="A0").expect("A0:")


@pytest.mark.skipif(COMPILED, reason="compiled functions do not know their source")
def test_every_power_that_touches_blight_of_its_land_says_so() -> None:
    """Whoever calls these verbs for its target land has to be marked, or has a target that is no ocean."""
    unmarked = {
        "call-to-tend",  # where dahan are
        "purifying-flame",  # from mountains and sands
        "renewing-rain",  # from jungle and sands
        "song-of-sanctity",  # jungle or mountain
        "thickets-erupt-with-every-touch-of-breeze",  # inland
        "water-nourishes-lifes-growth",  # where own presence is
        "infinite-vitality",  # next to its land
    }
    found = set()
    for each in POWERS.values():
        source = inspect.getsource(each.use)
        if not each.at_spirits and ("remove_blight(act, act.land" in source or "blight=True" in source):
            found.add(each.id)
    marked = {each.id for each in POWERS.values() if each.heals is not None or each.gathers_blight}
    assert found - marked <= unmarked
    assert len(marked) == 22


# Level 6: Exports Fuel Inward Growth.


def ravaging(table: Table, *answers: str, card: str = "1-sands") -> Table:
    """An invader phase in which nobody explores."""
    table.s.effects.append(Effect("explorers-are-reluctant-3", until="next-explore"))
    return invaders_from(table, RAVAGE, *answers, ravage=[card] if card else [], deck=["1-jungle"])


@rule("SI-143", "SI-144", "SI-115")
@shows(level(6))
def test_inland_lands_of_the_ravage_card_near_a_building_get_a_town(monkeypatch: pytest.MonkeyPatch) -> None:
    table = traded("A1: 1P; A8: 1T", 6)
    seen = watch(monkeypatch, table)
    ravaging(table).expect("A7: 1T; A4:; A8: 1T")  # land 4 is near no building
    assert [each for each in seen if each.startswith("adversary")] == [f"adversary {level(6)} A7"]
    ravaging(traded("A1: 1P; A7: 1T", 6)).expect("A7: 2T 1B; A4:")
    ravaging(traded("A1: 1P; A2: 1T", 6), card="1-jungle").expect("A3:; A2: 1T; A8:")


@rule("SI-144")
@shows(level(6))
def test_the_lands_are_found_before_the_first_town_comes() -> None:
    table = traded("A1: 1P; A3: 1C", 6)
    ravaging(table, card="3-sands-wetland").expect("A4: 1T; A5:; A7:; A2:")


@shows(level(6))
def test_skipped_ravages_do_not_stop_it() -> None:
    table = traded("A1: 1P; A7: 1T", 6)
    table.action(lambda act: act.skip(), land="A7")
    ravaging(table).expect("A7: 2T")


@rule("SI-111", "SI-114")
@shows(level(6))
def test_without_a_ravage_step_nothing_grows() -> None:
    ravaging(traded("A1: 1P; A8: 1T", 6), card="").expect("A7:")
    table = traded("A1: 1P; A8: 1T", 6)
    table.s.effects.append(Effect("ravage-becomes-build", until="next-ravage"))
    ravaging(table).expect("A7:")
    ravaging(table).expect("A7: 1T")


@rule("SI-155", "SI-100")
@shows(level(6), f"{RUSSIA}-level-3")
def test_lands_that_a_ravage_card_also_matches_are_settled_too() -> None:
    names = {"supporting": RUSSIA, "supporting-level": 3}
    table = traded("A1: 1P; A8: 3E; A5: 1T", 6, **names)
    table.s.defend = [9] * len(table.s.defend)
    ravaging(table).expect("A8: 3E 1T; A7: 1T; A6:")


# What is told, and whole games.


def test_the_panel_is_told() -> None:
    table = island("A5: 1P", adversary=SCOTLAND, level=2)
    assert (GAME.view(table.s, 0).foes, GAME.view(table.s, 0).difficulty) == ([FoeView(SCOTLAND, 2)], 4)
    looks = [WORDS.status(line) for line in GAME.look(table.s, 0, SCOTLAND)]
    assert looks == ["Escalation: Ports Sprawl Outward", "Level 1: Trading Port", "Level 2: Seize Opportunity"]


@pytest.mark.parametrize("seed", range(3))
def test_random_games_run_clean(seed: int) -> None:
    setup = {"seats": seed + 1, "boxes": ["base", "jagged-earth", "promo"], "adversary": SCOTLAND, "level": 6}
    match, rng = Match(GAME, setup, seed, keep="nothing"), Rng(seed)
    while match.pending is not None:
        match.pick(*random_pick(match, rng))
        assert isinstance(match.state, IslandState)
        if len(match.picks) % 25 == 0:
            assert list(GAME.invariants(match.state)) == []
    assert isinstance(match.state, IslandState)
    assert list(GAME.invariants(match.state)) == []
