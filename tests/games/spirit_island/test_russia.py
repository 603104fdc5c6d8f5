"""The Tsardom of Russia, level by level, its escalation and its loss condition."""

from functools import partial
from typing import Any

import pytest

from rulebound.games.spirit_island import each
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.content.jagged_earth.russia import SWARM
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.fear_cards import add_card, remove_card
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invader_deck import invader_cards
from rulebound.games.spirit_island.invaders import acting_lands, advance, invader_phase, lay_into, stage_of
from rulebound.games.spirit_island.pieces import BEASTS, EXPLORER, TOWN
from rulebound.games.spirit_island.scoring import score
from rulebound.games.spirit_island.setup import ALL_BOXES, SETUP, check
from rulebound.games.spirit_island.state import BUILD, RAVAGE, IslandState
from rulebound.games.spirit_island.view import CounterView, FoeView, UnderFearView
from rulebound.kernel import BadSetup, Decide, Flow, Match, Rng
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
    texts,
    told,
    watch,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

RUSSIA = "russia"
BRINGER = "bringer-of-dreams-and-nightmares"
OCEAN = "oceans-hungry-grasp"
MANY_MINDS = "many-minds-move-as-one"
MELT = "melt-earth-into-quicksand"
BOXES = ["base", "jagged-earth"]


def level(number: int) -> str:
    return f"{RUSSIA}-level-{number}"


def hunted(position: str, at_level: int = 0, **more: Any) -> Table:
    """A position against this adversary, without its cards in the fear deck."""
    table = against(RUSSIA, position, at_level, turn=2, **more)
    table.s.under_fear, table.s.invader_cards_besides = {}, 0
    return table


def swarm(table: Table) -> int:
    return next(its.amount for its in table.s.rules if its.kind == SWARM)


def number(table: Table, land: str) -> int:
    return table.s.island.number_of[land]


def lose_beasts(land: str, act: Action) -> None:
    act.remove_token(BEASTS, land=act.s.island.number_of[land])


# Before the game.


@rule("SI-203", "SI-163")
def test_it_needs_beasts() -> None:
    names = {"seats": 1, "boxes": BOXES, "adversary": RUSSIA}
    check(SETUP.check(names))
    check(SETUP.check({**names, "tokens": ["beasts"]}))
    with pytest.raises(BadSetup, match="russia needs beasts"):
        check(SETUP.check({**names, "tokens": ["wilds", "disease", "badlands", "strife"]}))
    others = {**names, "adversary": "brandenburg-prussia", "tokens": ["wilds"]}
    check(SETUP.check(others))
    with pytest.raises(BadSetup, match="russia needs beasts"):
        check(SETUP.check({**others, "supporting": RUSSIA}))


def test_it_comes_with_its_box() -> None:
    with pytest.raises(BadSetup):
        check(SETUP.check({"seats": 1, "boxes": ["base"], "adversary": RUSSIA}))


@rule("SI-018")
@shows(level(1))
@pytest.mark.parametrize("at_level", range(7))
def test_hunters_and_beasts_begin_where_no_building_is(at_level: int) -> None:
    setup: dict[str, Any] = {"boxes": BOXES, "boards": ["A", "B", "C"]}
    plain, s = world(3, **setup), world(3, **setup, adversary=RUSSIA, level=at_level)
    more = {
        s.island.names[land]: (s.tokens[BEASTS][land] - plain.tokens[BEASTS][land], s.count(land, EXPLORER))
        for land in range(s.island.size)
        if (s.pieces[land], s.tokens[BEASTS][land]) != (plain.pieces[land], plain.tokens[BEASTS][land])
    }
    assert more == (dict.fromkeys(("A7", "B8", "C8"), (1, 1)) if at_level else {})  # a town is in A8


@rule("SI-155", "SI-018")
@shows(level(1))
def test_of_two_adversaries_the_leading_one_lays_its_pieces_first() -> None:
    s = world(boxes=BOXES, boards=["A"], adversary=RUSSIA, level=1, supporting="brandenburg-prussia")
    assert s.count(7, EXPLORER) == 1


@rule("SI-155")
@shows(level(4))
def test_e15_a_combined_invader_deck() -> None:
    s = world(boxes=BOXES, adversary="brandenburg-prussia", level=4, supporting=RUSSIA, **{"supporting-level": 4})
    assert "".join(str(stage_of(card)) for card in reversed(s.invader_deck)) == "1133232323"


@rule("SI-004", "SI-153")
@shows(level(4))
def test_a_card_of_stage_three_lies_under_each_of_stage_two() -> None:
    for seed in range(10):
        s = world(seed=seed, boxes=BOXES, adversary=RUSSIA, level=4)
        assert "".join(str(stage_of(card)) for card in reversed(s.invader_deck)) == "111232323233"


# The loss condition.


@rule("SI-086")
@shows(f"{RUSSIA}-panel")
def test_more_beasts_on_the_panel_than_on_the_island_are_a_loss() -> None:
    table = hunted("A5: 1P; A6: 1Be; A7: 1C 1Be; A4: 1C 1Be")
    its = next(each for each in table.s.rules if each.kind == SWARM)
    its.amount = 3
    table.action(lambda act: act.fear(1))
    assert not table.over
    assert GAME.view(table.s, 0).counters == [CounterView(SWARM, 3, 4)]
    assert "Hunters Swarm the Island: 3, lost at 4" in [WORDS.status(line) for line in GAME.status(table.s, None)]
    table.action(partial(lose_beasts, "A4"))
    assert (table.over, table.s.lost) == (True, "beasts")


@rule("SI-086")
@shows(f"{RUSSIA}-panel", level(1))
def test_beasts_that_a_ravage_kills_are_counted() -> None:
    table = hunted("A5: 1P; A7: 1C 2Be; A8: 1C", 1)
    table.ravage("A7").expect("A7: 1C 1Be 1B")
    assert (swarm(table), table.over) == (1, False)
    table.ravage("A7", "land A8").expect("A7: 1C 2B")
    assert (swarm(table), table.over, table.s.lost) == (2, True, "beasts")


@shows(f"{RUSSIA}-panel")
def test_only_beasts_destroyed_by_the_adversary_are_counted() -> None:
    table = hunted("A5: 1P; A7: 1C 1Be", 1)
    table.action(partial(lose_beasts, "A7"))
    assert (swarm(table), table.over) == (0, False)
    assert GAME.view(table.s, 0).counters == [CounterView(SWARM, 0, 1)]


@rule("SI-058")
@shows(f"{RUSSIA}-panel")
def test_what_counts_as_beasts_counts_as_left() -> None:
    table = hunted("A5: 2P; A7: 1C", spirit=MANY_MINDS)
    its = next(each for each in table.s.rules if each.kind == SWARM)
    its.amount = 1
    table.action(lambda act: act.fear(1))
    assert not table.over
    table.action(lambda act: act.remove_presence(0, 5))
    assert table.s.lost == "beasts"


@shows(f"{RUSSIA}-panel")
def test_beasts_of_a_land_that_is_not_there_for_a_while_count() -> None:
    table = hunted("A5: 1P; A7: 1C; A4: 1Be")
    next(each for each in table.s.rules if each.kind == SWARM).amount = 1
    table.s.lay_aside(4)
    assert GAME.view(table.s, 0).counters == [CounterView(SWARM, 1, 2)]
    table.action(lambda act: act.fear(1))
    assert not table.over


# Stalk the Predators.


def stalk(table: Table, *answers: str, card: str = "2-mountain") -> Table:
    table.s.invader_deck, table.s.step = [card], ""
    return table.run(invader_phase(table.s), *answers)


def first_asked(table: Table) -> list[str]:
    table.s.invader_deck, table.s.step = ["2-mountain"], ""
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.seat, ask.prompt) == (0, "stalk")
    return texts(ask)


@rule("SI-108", "SI-143", "SI-144")
@shows(RUSSIA)
def test_each_board_gets_two_explorers_among_its_beasts(monkeypatch: pytest.MonkeyPatch) -> None:
    where = "A5: 1P; A4: 1Be; A7: 2Be; B5: 1Q; B8: 1Be; B7: 1Wi"
    assert first_asked(hunted(where, others=(LIGHTNING,))) == ["land A4", "land A7"]
    table = hunted(where, others=(LIGHTNING,))
    seen = watch(monkeypatch, table)
    stalk(table, "land A4", "land A7").expect("A4: 1E 1Be; A7: 1E 2Be; B8: 2E 1Be")
    assert seen.count(f"adversary {RUSSIA} -") == 2


@shows(RUSSIA)
def test_both_may_go_to_one_land() -> None:
    table = hunted("A5: 1P; A4: 1Be; A7: 1Be")
    stalk(table, "land A4", "land A4").expect("A4: 2E 1Be; A7: 1Be")


@shows(RUSSIA)
def test_a_board_without_beasts_sends_both_to_one_other_board() -> None:
    where = "A5: 1P; B4: 1Be; B8: 1Be; B5: 1Q; C1: 1C; C6: 1Be; C8: 1Be"

    def three() -> Table:
        table = hunted(where, others=(LIGHTNING, "thunderspeaker"))
        table.s.spirits[2].presence[number(table, "C5")] = 1
        return table

    assert first_asked(three()) == ["land B4", "land B8", "land C6", "land C8"]
    # Board A first: its explorers go to board C, both of them.
    table = three()
    stalk(table, "land C8", "land C6", "land B4", "land B8", "land C8", "land C8")
    table.expect("B4: 1E 1Be; B8: 1E 1Be; C6: 1E 1Be; C8: 3E 1Be")


@shows(RUSSIA)
def test_the_second_explorer_goes_to_the_same_other_board() -> None:
    table = hunted("A5: 1P; B5: 1Q; C1: 1C; C6: 1Be; B8: 1Be", others=(LIGHTNING, "thunderspeaker"))
    table.s.spirits[2].presence[number(table, "C5")] = 1
    # The only beasts of board C get the second as well, without a question.
    stalk(table, "land C6").expect("C6: 4E 1Be; B8: 2E 1Be")


def test_without_beasts_nobody_stalks() -> None:
    table = stalk(hunted("A5: 1P; A7: 1C"))
    assert told(table, "escalated") == [(RUSSIA,)]
    assert table.s.where(EXPLORER) & ~table.s.island.of_terrain(1) == 0


@rule("SI-058")
@shows(RUSSIA)
def test_presence_draws_stalkers_only_where_it_is_wanted() -> None:
    table = hunted("A5: 2P; A7: 1C", spirit=MANY_MINDS)
    stalk(table, "done").expect("A5: 2P")
    table = hunted("A5: 2P; A7: 1C", spirit=MANY_MINDS)
    stalk(table, "land A5", "land A5").expect("A5: 2E 2P")
    table = hunted("A5: 2P; A7: 1C 1Be", spirit=MANY_MINDS)
    stalk(table, "land A7", "land A7").expect("A5: 2P; A7: 2E 1C 1Be")


@rule("SI-155")
@shows(RUSSIA)
def test_as_a_supporting_adversary_it_stalks_with_stage_three() -> None:
    table = fear_deck(island("A5: 1P; A7: 1Be", adversary="brandenburg-prussia", supporting=RUSSIA))
    stalk(table, card="2-mountain").expect("A7: 1Be")
    table = fear_deck(island("A5: 1P; A7: 1Be", adversary="brandenburg-prussia", supporting=RUSSIA))
    stalk(table, card="3-jungle-mountain").expect("A7: 2E 1Be")


# Level 1: Hunters Bring Home Shell and Hide.


@rule("SI-101")
@shows(level(1))
def test_explorers_do_one_more_damage() -> None:
    hunted("A5: 1P; A8: 1C; A7: 1E", 1).ravage("A7").expect("A7: 1E 1B")
    hunted("A5: 1P; A8: 1C; A7: 1E", 0).ravage("A7").expect("A7: 1E")
    hunted("A5: 1P; A8: 1C; A7: 1E 1T 2D", 1).ravage("A7").expect("A7: 1E 1T 1B")


@rule("SI-092")
@shows(level(1))
def test_a_ravage_kills_one_beasts_also_where_its_blight_spreads_to() -> None:
    table = hunted("A5: 1P; A8: 1C 2Be; A7: 1T 3Be 1B; A3: 5Be", 1)
    table.ravage("A7", "land A8").expect("A7: 1T 2Be 2B; A8: 1C 1Be 1B")
    assert swarm(table) == 2
    assert told(table, "beasts-fallen") == [("A7", 1), ("A8", 1)]


@shows(level(1))
def test_other_blight_kills_no_beasts() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 1T 1Be", 1)
    table.action(lambda act: add_blight(act, act.land), land="A7").expect("A7: 1T 1Be 1B")
    table.ravage("A7", "land A5").expect("A7: 1T 2B; A5: 1B")
    assert swarm(table) == 1


@shows(level(1))
def test_a_ravage_without_blight_kills_no_beasts() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 1E 1Be", 1)
    table.s.defend[7] = 2
    table.ravage("A7").expect("A7: 1E 1Be")
    table.s.defend[7] = 0
    table.ravage("A7").expect("A7: 1E 1B")


@rule("SI-058", "SI-069")
@shows(level(1))
def test_presence_may_be_taken_for_the_beasts() -> None:
    table = hunted("A5: 3P; A8: 1C; A7: 4P 1T 1Be", 1, spirit=MANY_MINDS)
    table.ravage("A7", "remove-together 0 beasts A7").expect("A7: 1P 1T 1Be 1B")
    assert swarm(table) == 0


# Level 2: A Sense for Impending Disaster.


def destroy(number: int, act: Action) -> Flow[None]:
    yield from act.destroy(number, (EXPLORER,))


@rule("SI-147")
@shows(level(2))
def test_the_first_explorer_that_an_action_would_destroy_is_pushed() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 3E", 2)
    table.action(partial(destroy, 2), "push explorer A5", land="A7").expect("A7: 1E; A5: 1P 1E", fear=1)
    table.action(partial(destroy, 2), "push explorer A8", land="A7").expect("A7:; A8: 1C 1E", fear=2)


@rule("SI-147")
@shows(level(2))
def test_damage_is_escaped_in_the_same_way() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 3E 1T", 2)
    table.action(lambda act: act.damage(2), *["hit explorer A7", "push explorer A5", "hit explorer A7"], land="A7")
    table.expect("A7: 1E 1T; A5: 1P 1E", fear=1)


@rule("SI-077")
@shows(level(2))
def test_who_has_fled_is_unhurt_and_safe_from_the_same_action() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 1E", 2)
    table.action(lambda act: act.change_health((EXPLORER,), 1))
    table.action(lambda act: act.damage(1), land="A7").expect("A7: 1E/1")

    def everywhere(act: Action) -> Flow[None]:
        for land in (7, 5):
            yield from act.damage_each(2, (EXPLORER,), land)

    table.action(everywhere, "push explorer A5").expect("A7:; A5: 1E 1P", fear=1)


@shows(level(2))
def test_dahan_that_strike_back_let_one_flee() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 2E 4D", 2)
    table.ravage("A7", "push explorer A8").expect("A7: 2D 1B; A8: 1C 1E", fear=1)


@shows(level(2))
def test_who_can_go_nowhere_is_destroyed() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 2E", 2)
    table.s.isolated = 1 << 7
    table.action(partial(destroy, 2), "done", land="A7").expect("A7:", fear=0)
    table = hunted("A5: 1P; A8: 1C; A7: 2E", 2)
    table.s.isolated = 1 << 7
    table.action(partial(destroy, 2), "push explorer A5", land="A7").expect("A7:; A5: 1P 1E", fear=1)


@shows(level(2))
def test_only_explorers_flee() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 1E 1T", 2)
    table.action(lambda act: act.destroy_all((EXPLORER, TOWN)), "push explorer A5", land="A7")
    table.expect("A7:; A5: 1P 1E", fear=2)


@rule("SI-143", "SI-144")
@shows(level(2))
def test_e17_each_board_is_an_action_of_its_own() -> None:
    table = hunted("A5: 1P; A8: 1C; A7: 2E; B5: 1Q; B8: 2E", 2, others=(LIGHTNING,))

    def kill(act: Action, lands: int) -> Flow[None]:
        yield from act.destroy(2, (EXPLORER,), land=7 if lands >> 7 & 1 else number(table, "B8"))

    table.run(each.each_board("fear", table.s, "test", kill), "push explorer A5", "push explorer B7")
    table.expect("A7:; A5: 1P 1E; B8:; B7: 1E", fear=2)


@rule("SI-146", "SI-147")
@shows(level(2))
def test_e16_triggered_and_modifying() -> None:
    table = hunted("A1: 3E 1P; A2: 1P; A0: 1P; A5: 1C", 2, spirit=OCEAN)
    table.use(MELT, "target A2").expect(fear=1)
    pushed = ["push explorer A2"] * 3
    # Quicksand: one flees into the ocean, two are destroyed. The ocean: it flees back, and quicksand is done.
    table.use("song-of-sanctity", "target A1", *pushed, "push explorer A0", "push explorer A2")
    table.expect("A1: 1P; A2: 1P 1E; A0: 1P", fear=1 + 1 + 1)


@rule("SI-172")
@shows(level(2))
def test_with_the_bringer_the_player_picks_which_rule_goes_first() -> None:
    def nightmare(*answers: str) -> Table:
        table = hunted("A5: 2P; A4: 2E 1C; A8: 1T", 2, spirit=BRINGER)
        return table.use("predatory-nightmares", "target A4", *answers)

    hits = ["hit explorer A4"]
    table = nightmare(*hits, "choose flee-first", "push explorer A5", *hits, "push explorer A3")
    table.expect("A4: 1C; A5: 2P 1E; A3: 1E", fear=1)
    # As long as the dream comes first nothing would be destroyed: the other rule still waits.
    table = nightmare(
        *hits, "choose only-dream", "push explorer A5", *hits, "choose only-dream", "push explorer A3"
    )
    table.expect("A4: 1C; A5: 2P 1E; A3: 1E", fear=0)
    table = nightmare(
        *hits, "choose only-dream", "push explorer A5", *hits, "choose flee-first", "push explorer A3"
    )
    table.expect("A4: 1C; A5: 2P 1E; A3: 1E", fear=1)


@rule("SI-172")
def test_nobody_is_asked_where_only_one_rule_steps_in() -> None:
    table = hunted("A5: 2P; A4: 2T 1C; A8: 1T", 2, spirit=BRINGER)
    table.use("predatory-nightmares", "target A4", "hit town A4", "push town A5").expect("A5: 2P 1T", fear=2)
    table = hunted("A5: 2P; A4: 2E; A8: 1T", 2, spirit=BRINGER)
    table.action(partial(destroy, 2), "push explorer A5", land="A4").expect("A4:; A5: 2P 1E", fear=1)


# Level 3: Competition Among Hunters.


@rule("SI-100")
@shows(level(3))
def test_ravage_cards_also_match_lands_with_three_explorers() -> None:
    table = hunted("A5: 1P; A8: 3E; A4: 2E; A7: 3E; A3: 1C", 3)
    assert acting_lands(table.s, RAVAGE, "1-sands") == [4, 7, 8]
    assert acting_lands(table.s, BUILD, "1-sands") == [4, 7]
    invaders_from(table, RAVAGE, "in-order", ravage=["1-sands"], deck=["1-mountain"])
    table.expect("A8: 3E 1B; A4: 2E 1B; A7: 3E 1B; A3: 1C")


@shows(level(3))
def test_each_ravage_card_matches_them() -> None:
    table = hunted("A5: 1P; A8: 3E; A3: 1C", 3)
    cards = ["1-sands", "1-wetland"]
    invaders_from(table, RAVAGE, "land A5", ravage=cards, deck=["1-mountain"]).expect("A8: 3E 2B; A5: 1B")


@rule("SI-100")
@shows(level(3))
def test_it_is_explained_and_shown() -> None:
    table = hunted("A5: 1P; A8: 3E; A3: 1C", 3)
    table.s.slot(RAVAGE).cards = ["1-sands"]
    assert reason(table, "ravage A8")[0] == "will-blight"
    assert GAME.view(table.s, 0).slots[0].lands == ["A8"]


# Level 5: Entrench in the Face of Fear.


def entrenched(seats: int = 1, **more: Any) -> Table:
    setup = {"spirits": [RIVER, LIGHTNING][:seats], "boxes": BOXES, "adversary": RUSSIA, "level": 5, **more}
    return Table(world(seats, **setup))


def earn(table: Table, cards: int) -> Table:
    return table.action(lambda act: act.fear(cards * table.s.fear_pool))


@rule("SI-155", "SI-004")
@shows(level(5))
def test_two_unused_invader_cards_lie_in_the_fear_deck() -> None:
    met: set[str] = set()
    for seed in range(30):
        table = entrenched(seed=seed)
        s = table.s
        assert [stage_of(s.under_fear[below]) for below in (13 - 3, 13 - 7)] == [2, 3]
        assert not {*s.under_fear.values()} & {*s.invader_deck}
        assert list(GAME.invariants(s)) == []
        met |= {*s.under_fear.values()}
    assert met == {*invader_cards()[2], *invader_cards()[3]}


@rule("SI-083")
@shows(level(5))
def test_a_card_that_lies_open_goes_to_the_build_slot_at_once() -> None:
    table = entrenched()
    s = table.s
    s.phase, s.spirits[0].presence[5] = "fast", 2
    second, third = s.under_fear[10], s.under_fear[6]
    earn(table, 2)
    assert s.slot(BUILD).cards == []
    assert GAME.view(s, 0).under_fear == [UnderFearView(1, 2), UnderFearView(5, 3)]
    earn(table, 1)
    assert s.slot(BUILD).cards == [second]
    assert told(table, "card-laid") == [(second, BUILD)]
    earn(table, 4)
    assert s.slot(BUILD).cards == [second, third]
    s.phase = "setup"  # when presence is not counted
    assert list(GAME.invariants(s)) == []


@shows(level(5))
def test_several_fear_cards_at_once_bring_both() -> None:
    table = entrenched()
    s = table.s
    s.phase, s.spirits[0].presence[5] = "fast", 2
    both = [s.under_fear[10], s.under_fear[6]]
    earn(table, 8)
    assert s.slot(BUILD).cards == both
    assert s.under_fear == {}


@rule("SI-003")
@shows(level(5))
@pytest.mark.parametrize("scenario", ["ward-the-shores", "rituals-of-terror", "elemental-invocation"])
def test_they_are_counted_from_the_top_of_a_fear_deck_that_a_scenario_makes_larger(scenario: str) -> None:
    table = entrenched(scenarios=[scenario], boxes=list(ALL_BOXES))
    s = table.s
    assert len(s.fear_deck) > 13
    assert GAME.view(s, 0).under_fear == [UnderFearView(3, 2), UnderFearView(7, 3)]
    s.phase, s.spirits[0].presence[5] = "fast", 2
    earn(table, 2)
    assert s.slot(BUILD).cards == []
    earn(table, 1)
    assert [stage_of(card) for card in s.slot(BUILD).cards] == [2]
    earn(table, 4)
    assert [stage_of(card) for card in s.slot(BUILD).cards] == [2, 3]


@shows(level(5))
def test_cards_that_leave_or_join_the_fear_deck_are_counted() -> None:
    table = entrenched()
    s = table.s
    s.phase, s.spirits[0].presence[5] = "fast", 2
    table.action(lambda act: add_card(act.s))
    earn(table, 3)
    assert s.slot(BUILD).cards == []
    table.action(lambda act: remove_card(act.s))
    assert len(s.slot(BUILD).cards) == 1


@rule("SI-111")
@shows(level(5))
def test_it_builds_with_the_other_cards_and_advances_with_them() -> None:
    table = hunted("A5: 1P; A7: 1T; A8: 1T; A3: 1C", 5)
    table.s.under_fear, table.s.invader_cards_besides = {8: "3-jungle-sands"}, 1
    earn(table, 1)
    invaders_from(table, BUILD, build=["1-wetland", *table.s.slot(BUILD).cards], deck=["1-mountain"])
    table.expect("A7: 1T 1C; A8: 1T 1C")
    assert table.s.slot(RAVAGE).cards == ["1-wetland", "3-jungle-sands"]


@rule("SI-112", "SI-111")
@shows(level(5), RUSSIA)
def test_it_escalates_when_it_is_resolved_for_the_first_time() -> None:
    table = hunted("A5: 1P; A7: 1T 1Be; A3: 1C; A8: 1Be", 5)
    table.s.under_fear, table.s.invader_cards_besides = {8: "2-sands"}, 1
    earn(table, 1)
    assert reason(table, "escalation") == ("escalates-later", "SI-112", {"escalation": RUSSIA, "card": "2-sands"})
    # The escalation comes before its lands are found, and not with the card that was there.
    invaders_from(table, BUILD, "land A7", "land A7", build=["2-wetland", "2-sands"], deck=["1-mountain"])
    table.expect("A7: 2E 1T 1C 1Be")
    kinds = [(event.kind, *event.args) for event in table.heard if event.kind in ("escalated", "invaders")]
    assert kinds == [
        ("invaders", "build", "2-wetland"),
        ("escalated", RUSSIA),
        ("invaders", "build", "2-sands"),
        ("invaders", "explore", "1-mountain"),
    ]
    table.heard.clear()
    ravaging(table)
    assert told(table, "escalated") == []


@rule("SI-112")
@shows(RUSSIA)
def test_a_card_that_was_not_built_with_escalates_when_it_ravages() -> None:
    table = hunted("A5: 1P; A7: 1T 1Be; A3: 1C")
    table.s.phase, table.s.step = "invaders", "explore"
    lay_into(table.s, table.s.slot(BUILD), "2-sands")
    advance(table.s)
    table.s.invader_deck = ["1-mountain"]
    invaders_from(table, RAVAGE, deck=["1-mountain"]).expect("A7: 2E 1T 1Be 1B")
    assert told(table, "escalated") == [(RUSSIA,)]


@rule("SI-112")
@shows(RUSSIA)
def test_a_card_without_the_symbol_does_not_escalate_there() -> None:
    for card in ("3-jungle-sands", "2-coastal"):
        table = hunted("A5: 1P; A7: 1T 1Be; A3: 1C")
        lay_into(table.s, table.s.slot(BUILD), card)
        invaders_from(table, BUILD, deck=["1-mountain"])
        assert told(table, "escalated") == []
    plain = hunted("A5: 1P; A7: 1T 1Be; A3: 1C")
    invaders_from(plain, BUILD, build=["2-sands"], deck=["1-mountain"])
    assert told(plain, "escalated") == []
    lay_into(plain.s, plain.s.slot(BUILD), "2-jungle")
    invaders_from(plain, BUILD, deck=["1-mountain"])
    assert told(plain, "escalated") == [(RUSSIA,)]


@rule("SI-112")
def test_a_card_that_comes_while_its_slot_acts_is_done_in_that_step() -> None:
    table = hunted("A5: 1P; A7: 1T; A8: 1T; A3: 1C")
    s = table.s
    s.phase, s.step, s.begun = "invaders", BUILD, True
    s.slot(BUILD).cards, s.acting, s.todo, s.in_order = ["1-sands"], [], [7], True
    lay_into(s, s.slot(BUILD), "3-jungle-mountain")
    s.invader_deck = ["1-wetland"]
    table.run(invader_phase(s)).expect("A7: 1T 1C; A8: 1T 1C")


@rule("SI-088")
@shows(level(5))
def test_cards_of_the_fear_deck_do_not_count_for_the_score() -> None:
    table = entrenched()
    s = table.s
    s.phase, s.spirits[0].presence[5] = "fast", 2
    s.pieces = [{} for _ in s.pieces]
    s.put(8, TOWN)
    s.blight = [0] * len(s.blight)
    assert (len(s.under_fear), score(s)) == (2, 2 * 9)
    earn(table, 3)
    assert (len(s.under_fear), score(s)) == (1, 2 * 9)


@shows(level(5))
def test_nobody_knows_which_cards_lie_in_the_fear_deck() -> None:
    real = entrenched(2, seed=5).s
    state = real.copy()
    met: list[set[str]] = [set(), set()]
    for n in range(120):
        GAME.determinize(state, (0,), Rng(n))
        assert list(GAME.invariants(state)) == []
        assert view_bytes(GAME.view(state, 0)) == view_bytes(GAME.view(real, 0))
        for place, below in enumerate((10, 6)):
            met[place].add(state.under_fear[below])
    assert met == [set(invader_cards()[2]), set(invader_cards()[3])]


def test_the_table_tells_of_them() -> None:
    table = entrenched()
    said = [WORDS.status(line) for line in GAME.status(table.s, None)]
    assert "An invader card of stage 2 lies under 3 fear cards." in said
    assert "An invader card of stage 3 lies under 7 fear cards." in said


# Level 6: Pressure for Fast Profit.


def ravaging(table: Table, *answers: str, card: str = "1-sands") -> Table:
    """An invader phase in which nobody explores."""
    table.s.isolated = table.s.island.lands
    return invaders_from(table, RAVAGE, *answers, ravage=[card] if card else [], deck=["1-mountain"])


@rule("SI-143", "SI-115")
@shows(level(6))
def test_boards_without_new_blight_get_an_explorer_and_a_town(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hunted("A5: 1P; A7: 1T; A8: 2E; B5: 1Q; B8: 2E; B6: 1E", 6, others=(LIGHTNING,))
    seen = watch(monkeypatch, table)
    ravaging(table).expect("A7: 1T 1B; A8: 2E; B8: 3E 1T; B6: 1E")
    assert [each for each in seen if each.startswith("adversary")] == [f"adversary {level(6)} -"]


@shows(level(6))
def test_of_several_lands_with_most_explorers_one_is_chosen() -> None:
    table = hunted("A5: 1P; A2: 2E; A8: 2E; A6: 1E; A3: 1C", 6)
    ravaging(table, "land A2").expect("A2: 3E 1T; A8: 2E; A6: 1E")


@shows(level(6))
def test_blight_that_spreads_spares_the_other_board_too() -> None:
    table = hunted("A1: 1P; A7: 1T 1B; A8: 2E; B5: 1Q; B6: 2E; B8: 1C", 6, others=(LIGHTNING,))
    ravaging(table, "land A5").expect("A8: 2E; B6: 3E 1T")
    table = hunted("A1: 1P; A7: 1T 1B; A8: 2E; B5: 1Q; B6: 2E; B8: 1C", 6, others=(LIGHTNING,))
    ravaging(table, "land B3").expect("A8: 2E; B3: 1B; B6: 2E")


@shows(level(6))
def test_blight_of_before_the_step_does_not_count() -> None:
    table = hunted("A5: 1P; A7: 1T; A8: 1E; A3: 1C", 6)
    table.ravage("A7")
    table.s.defend = [9] * len(table.s.defend)
    ravaging(table).expect("A7: 1T 1B; A8: 2E 1T")


@shows(level(6))
def test_skipped_ravages_do_not_stop_it() -> None:
    table = hunted("A5: 1P; A7: 1T; A8: 1E; A3: 1C", 6)
    table.action(lambda act: act.skip(), land="A7")
    ravaging(table).expect("A7: 1T; A8: 2E 1T")


@rule("SI-111", "SI-114")
@shows(level(6))
def test_without_a_ravage_step_there_is_no_pressure() -> None:
    table = hunted("A5: 1P; A8: 1E; A3: 1C", 6)
    ravaging(table, card="").expect("A8: 1E")
    table.s.effects.append(Effect("ravage-becomes-build", until="next-ravage"))
    ravaging(table).expect("A8: 1E")
    ravaging(table).expect("A8: 2E 1T")


@shows(level(6))
def test_there_is_none_in_the_first_turn() -> None:
    table = hunted("A5: 1P; A8: 1E; A3: 1C", 6)
    table.s.turn = 1
    ravaging(table).expect("A8: 1E")
    table.s.turn = 2
    ravaging(table).expect("A8: 2E 1T")


def test_a_board_without_explorers_gets_nothing() -> None:
    ravaging(hunted("A5: 1P; A8: 1T; A3: 1C", 6)).expect("A8: 1T; A3: 1C")


# What is told, and whole games.


def test_the_panel_is_told() -> None:
    table = island("A5: 1P", adversary=RUSSIA, level=2)
    assert (GAME.view(table.s, 0).foes, GAME.view(table.s, 0).difficulty) == ([FoeView(RUSSIA, 2)], 4)
    looks = [WORDS.status(line) for line in GAME.look(table.s, 0, RUSSIA)]
    assert looks == [
        "Escalation: Stalk the Predators",
        "Level 1: Hunters Bring Home Shell and Hide",
        "Level 2: A Sense for Impending Disaster",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_random_games_run_clean(seed: int) -> None:
    setup = {
        "seats": seed + 1,
        "boxes": ["base", "branch-and-claw", "jagged-earth"],
        "adversary": RUSSIA,
        "level": 6,
    }
    match, rng = Match(GAME, setup, seed, keep="nothing"), Rng(seed)
    while match.pending is not None:
        match.pick(*random_pick(match, rng))
        assert isinstance(match.state, IslandState)
        if len(match.picks) % 25 == 0:
            assert list(GAME.invariants(match.state)) == []
    assert isinstance(match.state, IslandState)
    assert list(GAME.invariants(match.state)) == []
