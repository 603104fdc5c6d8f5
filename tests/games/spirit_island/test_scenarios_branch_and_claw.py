"""The scenarios of Branch & Claw: Ward the Shores, and Rituals of the Destroying Flame."""

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.cards import forget, reclaim_all
from rulebound.games.spirit_island.content.branch_and_claw.scenarios import FLAME, WARD
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.events import EVENTS
from rulebound.games.spirit_island.fear import generate
from rulebound.games.spirit_island.fear_cards import cards_for, remove_card
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.invaders import ravage
from rulebound.games.spirit_island.panel import elements_of
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.power import counted
from rulebound.games.spirit_island.ravage import defence_of
from rulebound.games.spirit_island.scenario import SCENARIOS
from rulebound.games.spirit_island.setup import ALL_BOXES
from rulebound.games.spirit_island.state import PLAYING, READY, IslandState, ScenarioMarker
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.use import options
from rulebound.games.spirit_island.view import MarkerView
from rulebound.kernel import Anyone, Decide, Flow, Match, Rng
from rulebound.kernel.contract import check_match, random_pick
from rulebound.messages import Messages
from tests.games.spirit_island.against_facts import facts
from tests.games.spirit_island.frames import (
    LIGHTNING,
    WORDS,
    asks,
    fear_deck,
    invaders_from,
    reply,
    texts,
    told,
    why,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.words import say_everything
from tests.marks import rule, shows

SHORES, FLAMES = "ward-the-shores", "rituals-of-the-destroying-flame"
BOXES = ["base", "branch-and-claw"]
BRINGER, OCEAN, SHADOWS = (
    "bringer-of-dreams-and-nightmares",
    "oceans-hungry-grasp",
    "shadows-flicker-like-flame",
)
LAY = "own play-for-warding"
RITUAL = "own ritual-of-flame"
PAY = "pay 2"
QUICKSAND = "melt-earth-into-quicksand"
SHATTER, TALONS, BRINY = "shatter-homesteads", "talons-of-lightning", "cast-down-into-the-briny-deep"


def mark(table: Table, kind: str, *lands: str) -> Table:
    """Scenario markers lie in these lands."""
    for land in lands:
        table.s.scenario_markers.append(ScenarioMarker(kind, table.s.island.number_of[land]))
    return table


def marked(table: Table, kind: str) -> list[str]:
    """The lands with such markers, each as often as it has one."""
    s = table.s
    return sorted(s.island.names[each.land] for each in s.scenario_markers if each.kind == kind and each.land >= 0)


def broken(s: IslandState) -> list[str]:
    """The laws of the box that do not hold, but for presence that a position has left out."""
    return [law for law in GAME.invariants(s) if "presence" not in law]


@pytest.mark.parametrize("name", [SHORES, FLAMES])
def test_the_scenario_agrees_with_the_facts(name: str) -> None:
    known = next(each for each in facts("scenarios") if each["id"] == name)
    its = SCENARIOS[name]
    assert (its.box, its.difficulty) == (known["set"], int(known["difficulty"]))
    assert WORDS.text(f"scenario-{name}") == known["name"]
    assert WORDS.text(f"setup-scenarios-{name}") == known["name"]


@rule("SI-154", "SI-001")
def test_the_difficulty_of_scenarios_counts_with_that_of_the_adversary() -> None:
    s = world(boxes=BOXES, scenarios=[FLAMES], adversary="brandenburg-prussia", level=2)
    assert GAME.view(s, 0).difficulty == 4 + 3
    assert GAME.view(s, 0).scenarios == [FLAMES]


# Ward the Shores.


def shores(position: str, *, spirit: str = RIVER, others: tuple[str, ...] = (), terror: int = 1) -> Table:
    """A position in which the shores are to be warded; far inland the invaders have a city."""
    table = island(f"{position}; A8: 1C", spirit=spirit, others=others, scenarios=[SHORES])
    del table.s.fear_deck[len(table.s.fear_deck) - 3 * (terror - 1) :]
    return table


def warding(table: Table, *answers: str, energy: int = 0, seat: int = 0) -> Table:
    """Use Warding in the slow phase with a card that lies face down."""
    spirit = table.s.spirits[seat]
    spirit.energy = energy
    spirit.face_down = [spirit.hand.pop()]
    table.s.phase = "slow"
    return table.slow("use warding", *answers)


@shows(SHORES)
@pytest.mark.parametrize("seats", [1, 3])
def test_there_are_four_wards_for_each_board(seats: int) -> None:
    s = world(seats, boxes=BOXES, scenarios=[SHORES])
    assert [(each.kind, each.land) for each in s.scenario_markers] == [(WARD, -1)] * 4 * seats
    assert all(land.markers == [] for land in GAME.view(s, 0).lands)


@shows(SHORES)
@rule("SI-159", "SI-164")
def test_an_extra_board_has_its_wards_too() -> None:
    s = world(2, boxes=BOXES, scenarios=[SHORES], **{"extra-board": True})
    assert len(s.scenario_markers) == 4 * 3


@shows(SHORES)
def test_all_other_fear_cards_lie_under_the_fear_deck() -> None:
    plain, s = world(boxes=BOXES), world(boxes=BOXES, scenarios=[SHORES])
    assert s.fear_deck[-9:] == plain.fear_deck
    assert sorted(s.fear_deck) == sorted(cards_for(BOXES, ()))
    terror = ""
    while len(s.fear_deck) > 10:
        terror += str(s.terror)
        s.fear_deck.pop()
    assert terror[:9] == "111222333"
    assert set(terror[6:]) == {"3"}


@shows(SHORES)
def test_the_cards_under_the_fear_deck_lie_in_any_order_and_are_redealt() -> None:
    orders = {tuple(world(seed=seed, boxes=BOXES, scenarios=[SHORES]).fear_deck[:6]) for seed in range(4)}
    assert len(orders) == 4
    s = world(boxes=BOXES, scenarios=[SHORES])
    before = s.fear_deck.copy()
    GAME.determinize(s, [0], Rng(5))
    assert s.fear_deck != before
    assert sorted(s.fear_deck) == sorted(before)


@shows(SHORES)
@rule("SI-081")
def test_earning_all_fear_cards_is_no_victory_and_they_are_shuffled_again() -> None:
    table = shores("A5: 2P", terror=3)
    s, all_cards = table.s, sorted(cards_for(["base"], ()))
    del s.fear_deck[2:]
    s.fear_discard = [card for card in all_cards if card not in s.fear_deck]
    left, discarded = s.fear_deck.copy(), s.fear_discard.copy()
    generate(s, 2 * s.fear_pool)
    assert (s.won, s.terror, len(s.earned)) == ("", 3, 2)
    assert (s.earned, s.fear_discard) == ([*reversed(left)], [])
    assert s.fear_deck != discarded
    assert sorted(s.fear_deck) == sorted(discarded)
    assert broken(s) == []
    generate(s, s.fear_pool + 1)
    assert (s.terror, len(s.earned), s.fear) == (3, 3, 1)
    GAME.determinize(s, [0], Rng(1))
    assert broken(s) == []


@shows(SHORES)
def test_a_last_fear_card_that_is_taken_away_is_no_victory_either() -> None:
    table = shores("A5: 2P", terror=3)
    del table.s.fear_deck[1:]
    table.s.fear_discard = ["belief-takes-root"]
    remove_card(table.s)
    assert (table.s.won, table.s.terror, table.s.fear_deck) == ("", 3, ["belief-takes-root"])


def test_without_the_scenario_the_last_fear_card_wins() -> None:
    table = island("A5: 2P; A8: 1C")
    del table.s.fear_deck[1:]
    generate(table.s, table.s.fear_pool)
    assert table.s.won == "fear"


# The card that is played face down.


@shows(SHORES)
def test_a_card_is_played_face_down_for_a_card_play_and_no_energy() -> None:
    table = shores("A5: 2P")
    spirit = table.s.spirits[0]
    table.s.phase, spirit.open[1] = "spirits", 3
    grow = ("group 2", "grow presence-1", "presence energy A5", "grow presence-1", "presence energy A5")
    table.spirit_phase(*grow, LAY, "face-down flash-floods", "play boon-of-vigor", "ready")
    assert (spirit.face_down, spirit.played, spirit.energy) == (["flash-floods"], ["boon-of-vigor"], 2)
    assert elements_of(table.s, 0) == list(counted("sun water plant"))
    assert told(table, "played-face-down") == [(0, "flash-floods")]
    assert GAME.view(table.s, 0).spirits[0].face_down == ["flash-floods"]
    assert why(table, "use flash-floods") == ("face-down", "SI-038")
    table.time_passes()
    assert (spirit.face_down, spirit.hand) == ([], ["wash-away", "rivers-bounty"])
    assert sorted(spirit.discard) == ["boon-of-vigor", "flash-floods"]


def playing(table: Table, seat: int = 0) -> list[str]:
    """What a spirit can do while it plays cards."""
    table.s.phase, table.s.step = "spirits", "growth"
    for spirit in table.s.spirits:
        spirit.stage = READY
    table.s.spirits[seat].stage = PLAYING
    return texts(asks(spirit_phase(table.s)))


@shows(SHORES)
def test_one_card_a_turn_and_only_with_a_card_play_and_a_card() -> None:
    table = shores("A5: 2P")
    spirit = table.s.spirits[0]
    spirit.plays = 1
    assert LAY in playing(table)
    spirit.plays = 0
    assert LAY not in playing(table)
    spirit.plays, spirit.face_down = 1, [spirit.hand.pop()]
    assert LAY not in playing(table)
    spirit.face_down, spirit.hand = [], []
    assert LAY not in playing(table)


@shows(SHORES)
def test_each_spirit_has_its_own_card() -> None:
    table = shores("A5: 2P; B5: 2Q", others=(LIGHTNING,))
    table.s.spirits[0].face_down = ["flash-floods"]
    table.s.spirits[1].plays = 1
    assert LAY in playing(table, seat=1)


def test_a_face_down_card_can_be_neither_forgotten_nor_reclaimed() -> None:
    table = shores("A5: 2P")
    spirit = table.s.spirits[0]
    spirit.hand, spirit.face_down, spirit.discard = ["wash-away"], ["flash-floods"], ["boon-of-vigor"]
    ask = asks(forget(table.s, 0))
    assert texts(ask) == ["forget wash-away", "forget boon-of-vigor"]
    reclaim_all(table.s, 0)
    assert spirit.hand == ["wash-away", "boon-of-vigor"]


def test_without_the_scenario_nothing_is_played_face_down() -> None:
    table = island("A5: 2P")
    table.s.spirits[0].plays = 1
    assert LAY not in playing(table)


# Warding.


@shows(SHORES, "warding")
def test_warding_adds_a_ward_to_a_coastal_sacred_site() -> None:
    table = warding(shores("A1: 2P; A2: 2P; A3: 1P; A4: 2P"), "target A2")
    assert marked(table, WARD) == ["A2"]
    assert told(table, "marker-added") == [(WARD, "A2")]
    land = next(each for each in GAME.view(table.s, 0).lands if each.id == "A2")
    assert land.markers == [MarkerView(WARD, 1)]
    assert "A2: ward, 1" in [WORDS.status(line) for line in GAME.status(table.s, None)]


def test_only_a_coastal_sacred_site_can_be_warded() -> None:
    table = shores("A1: 2P; A2: 2P; A3: 1P; A4: 2P")
    assert table.targets("warding") == {"A1", "A2"}
    assert why(table, "target A4 warding") == ("needs-coast-and-energy", "SI-047")
    assert why(table, "target A3 warding")[1] == "SI-046"


@shows(SHORES, "warding")
def test_each_blight_and_each_building_costs_two_energy() -> None:
    table = warding(shores("A1: 2P 1B 1T 1C 3E 2D"), energy=7)
    assert marked(table, WARD) == ["A1"]
    table.expect(energy=1)
    assert told(table, "paid") == [(0, 6)]
    poor = shores("A1: 2P 1B 1T 1C; A2: 2P")
    poor.s.spirits[0].energy = 5
    assert poor.targets("warding") == {"A2"}


@shows(SHORES)
def test_a_far_target_is_paid_for_as_well() -> None:
    table = shores("A7: 2P; A2: 1T 1D", spirit=SHADOWS)
    warding(table, energy=2)
    assert marked(table, WARD) == []
    table.expect(energy=1)
    assert marked(warding(shores("A7: 2P; A2: 1T 1D", spirit=SHADOWS), energy=3), WARD) == ["A2"]


@shows(SHORES)
def test_warding_is_slow_and_used_once_and_needs_its_card() -> None:
    table = shores("A1: 2P")
    spirit = table.s.spirits[0]

    def usable(phase: str) -> bool:
        table.s.phase = phase
        return any(option.args[:1] == ("warding",) for option in options(table.s, 0, phase))

    assert not usable("slow")
    spirit.face_down = ["flash-floods"]
    assert usable("slow")
    assert not usable("fast")
    spirit.used = ["warding"]
    table.s.effects.append(Effect("repeat", seat=0, amount=9))
    assert not usable("slow")
    spirit.used, table.s.scenario_markers = [], []
    assert not usable("slow")


@shows(SHORES)
@rule("SI-056")
def test_what_makes_slow_powers_fast_does_so_with_warding() -> None:
    table = shores("A1: 2P", spirit=LIGHTNING)
    table.s.spirits[0].face_down = ["raging-storm"]
    table.s.spirits[0].gained = list(counted("air"))
    table.fast("hasten warding")
    assert marked(table, WARD) == ["A1"]


# What wards do.


@shows(SHORES)
def test_each_ward_defends_its_land_by_three() -> None:
    table = mark(shores("A1: 1P 1C 2T; A5: 2P"), WARD, "A1", "A1")
    assert [defence_of(table.s, land) for land in (1, 2)] == [6, 0]
    table.ravage("A1").expect("A1: 1P 1C 2T")
    assert marked(table, WARD) == ["A1", "A1"]


@shows(SHORES)
@rule("SI-092")
def test_wards_are_destroyed_when_blight_is_added_and_can_be_used_again() -> None:
    table = shores("A1: 1P 2C 1B; A5: 2P; A2: 1P")
    for land in ("A1", "A1", "A2", "A3"):
        table.s.lay_marker(WARD, table.s.island.number_of[land])
    assert not table.s.lay_marker(WARD, 1)
    table.action(lambda act: add_blight(act, act.land), "land A2", kind="invader", land="A1")
    table.expect("A1: 2C 2B; A2: 1B")
    assert marked(table, WARD) == ["A3"]
    assert told(table, "marker-gone") == [(WARD, "A1"), (WARD, "A1"), (WARD, "A2")]
    assert table.s.lay_marker(WARD, 1)


def blight_moves(act: Action) -> Flow[None]:
    act.move_blight(1, 2)
    yield from ()


@shows(SHORES)
def test_blight_that_only_moves_destroys_no_ward() -> None:
    table = mark(shores("A1: 1B; A5: 2P"), WARD, "A2")
    table.action(blight_moves, kind="spirit", seat=0).expect("A2: 1B")
    assert marked(table, WARD) == ["A2"]
    assert defence_of(table.s, 2) == 3


@shows(SHORES)
@pytest.mark.parametrize(
    ("card", "comes"), [("1-wetland", "1E"), ("2-wetland", "1E"), ("3-jungle-wetland", "1E 1T")]
)
def test_in_stage_three_an_explore_adds_a_town_besides(card: str, comes: str) -> None:
    table = shores("A1: 1T; A6: 2P")
    invaders_from(fear_deck(table), "explore", deck=["3-mountain-sands", card])
    table.expect(f"A2: {comes}; A5: {comes}")


@shows(SHORES)
def test_of_several_explore_cards_each_counts_by_its_own_stage() -> None:
    table = fear_deck(shores("A1: 1T; A6: 2P"))
    table.s.slot("explore").cards = ["2-wetland"]
    invaders_from(table, "explore", deck=["3-jungle-sands"])
    table.expect("A2: 1E; A5: 1E; A3: 1E 1T; A4: 1E 1T")


@shows(SHORES)
@rule("SI-131")
def test_where_no_card_has_them_explore_the_next_card_tells_the_stage() -> None:
    for card, comes in (("2-sands", "1E"), ("3-jungle-sands", "1E 1T")):
        table = shores("A1: 1T; A6: 2P")
        table.s.phase, table.s.step, table.s.invader_deck = "invaders", "event", [card]
        table.explore("1-wetland").expect(f"A2: {comes}; A5: {comes}")


@shows(SHORES)
def test_the_first_explore_of_a_hard_adversary_brings_towns_too() -> None:
    s = world(
        boxes=BOXES, boards=["A"], spirits=[RIVER], scenarios=[SHORES], adversary="brandenburg-prussia", level=6
    )
    s.invader_deck[-1] = "3-mountain-wetland"
    before = s.count(2, TOWN)
    asks(play(s))
    assert (s.count(2, TOWN), s.count(2, EXPLORER)) == (before + 1, 1)


# Winning and losing.


@shows(SHORES)
@rule("SI-085")
def test_with_a_ward_in_every_coastal_land_the_spirits_win_from_terror_two_on() -> None:
    for terror, won in ((1, ""), (2, "warded"), (3, "warded")):
        table = mark(shores("A1: 2P", terror=terror), WARD, "A2", "A3")
        warding(table)
        assert marked(table, WARD) == ["A1", "A2", "A3"]
        assert (table.over, table.s.won) == (bool(won), won)
    assert GAME.result(table.s).winners == (0,)
    assert WORDS.text("reason-warded") == "every coastal land is warded"


@shows(SHORES)
def test_every_coastal_land_of_every_board_needs_a_ward() -> None:
    table = mark(shores("A1: 2P; B5: 1Q", others=(LIGHTNING,), terror=2), WARD, "A2", "A3", "B1", "B2")
    warding(table)
    assert not table.over
    mark(table, WARD, "B3").action(lambda _: None)
    assert (table.over, table.s.won) == (True, "warded")


@shows(SHORES)
def test_terror_that_rises_can_win_as_well() -> None:
    table = mark(shores("A5: 2P"), WARD, "A1", "A2", "A3")
    table.action(lambda act: act.fear(3 * act.s.fear_pool))
    assert (table.over, table.s.won) == (True, "warded")


def test_the_other_victories_and_all_defeats_stay() -> None:
    table = island("A5: 2P 1E", scenarios=[SHORES])
    table.action(lambda act: act.destroy_all((EXPLORER,), 5))
    assert (table.over, table.s.won) == (True, "no-invaders")
    table = shores("A5: 1P 1B")
    table.s.blight_left, table.s.flipped, table.s.blight_card = 1, True, "downward-spiral"
    table.action(lambda act: add_blight(act, 1))
    assert (table.over, table.s.lost) == (True, "blight")
    table = shores("A5: 1P")
    invaders_from(fear_deck(table), "explore", deck=[])
    assert (table.over, table.s.lost) == (True, "deck")


# Where the island changes.


@shows(SHORES)
@rule("SI-180", "SI-199")
def test_wards_of_woven_lands_are_in_the_one_land_and_part_with_it() -> None:
    table = mark(shores("A1: 2P; A6: 1E"), WARD, "A1", "A1")
    table.use("weave-together-the-fabric-of-place", "target A6", "land A1")
    assert marked(table, WARD) == ["A6", "A6"]
    assert defence_of(table.s, 6) == 6
    table.time_passes("move-marker ward A1", "done")
    assert marked(table, WARD) == ["A1", "A6"]
    assert told(table, "marker-moved") == [(WARD, "A6", "A1")]


@shows(SHORES)
def test_wards_of_a_board_that_goes_under_go_back() -> None:
    table = shores("A1: 2P; B1: 1Q 1C", others=(LIGHTNING,))
    table.s.lay_marker(WARD, 1)
    table.use(BRINY, "target A1", elements="12 any")
    assert marked(table, WARD) == []
    assert told(table, "marker-gone") == [(WARD, "A1")]


# Rituals of the Destroying Flame.


def flames(
    position: str, *lands: str, spirit: str = RIVER, others: tuple[str, ...] = (), energy: int = 0
) -> Table:
    """A position with flames in these lands; far away the invaders have a city."""
    table = island(f"{position}; A8: 1C", spirit=spirit, others=others, scenarios=[FLAMES])
    for each in table.s.spirits:
        each.energy = energy
    return mark(fear_deck(table), FLAME, *lands)


@shows(FLAMES)
def test_without_a_flame_and_without_energy_invaders_are_not_harmed() -> None:
    table = flames("A4: 1T 1C; A5: 2P", energy=1)
    table.use(SHATTER, "target A4").expect("A4: 1T 1C", energy=1)
    assert told(table, "spared") == [("A4",)]


@shows(FLAMES)
@pytest.mark.parametrize(("flame", "falls"), [("A2", True), ("A1", True), ("A5", False)])
def test_a_flame_reaches_its_land_and_those_next_to_it(flame: str, falls: bool) -> None:
    table = flames("A2: 1C 1T; A1: 2P; A8: 1C", flame, energy=0)
    table.use(SHATTER, "target A2").expect("A2: 1C" if falls else "A2: 1C 1T", energy=0)
    assert bool(told(table, "spared")) == (not falls)
    assert table.s.rules[-1].kind == FLAMES


@shows(FLAMES)
def test_other_effects_of_a_power_happen_all_the_same() -> None:
    table = flames("A4: 1T 1C; A5: 2P")
    table.use(SHATTER, "target A4").expect("A4: 1T 1C", fear=1)
    pushed = flames("A4: 1E 1D; A5: 2P")
    pushed.action(lambda act: act.push(1, (EXPLORER,)), "push explorer A5", kind="spirit", land="A4", seat=0)
    pushed.expect("A4: 1D; A5: 1E 2P")
    removed = flames("A4: 1E 1D; A5: 2P")
    removed.action(lambda act: act.remove(1, INVADERS), kind="spirit", land="A4", seat=0).expect("A4: 1D")


@shows(FLAMES)
def test_the_acting_spirit_pays_two_energy_for_a_power() -> None:
    table = flames("A4: 1T 1C; A5: 2P", energy=3)
    table.use(SHATTER, "target A4", PAY).expect("A4: 1C", energy=1, fear=2)
    assert told(table, "paid") == [(0, 2)]
    refused = flames("A4: 1T 1C; A5: 2P", energy=3)
    refused.use(SHATTER, "target A4", "decline").expect("A4: 1T 1C", energy=3)


@shows(FLAMES)
def test_nobody_else_pays_for_a_power() -> None:
    table = flames("A4: 1T 1C; A5: 2P; B5: 1Q", others=(LIGHTNING,))
    table.s.spirits[1].energy = 9
    table.use(SHATTER, "target A4").expect("A4: 1T 1C").expect(energy=9, seat=1)


@shows(FLAMES)
def test_it_is_asked_before_anything_is_chosen_and_only_where_invaders_are() -> None:
    table = flames("A4: 1T 1C 1D; A5: 2P", energy=2)
    table.action(lambda act: act.damage(2), PAY, "hit town A4", kind="spirit", land="A4", seat=0)
    table.expect("A4: 1C 1D", energy=0)
    empty = flames("A4: 1D; A5: 2P", energy=2)
    empty.action(lambda act: act.damage(2), kind="spirit", land="A4", seat=0).expect(energy=2)
    assert told(empty, "spared") == []


@shows(FLAMES)
@rule("SI-142")
def test_two_energy_are_paid_once_for_a_use_of_a_power_in_many_lands() -> None:
    position = "A5: 1E 1P; A1: 1T; A4: 1T 1D; A7: 1T"
    table = flames(position, energy=4)
    table.use(TALONS, "target A5", PAY, elements="3 fire 3 air").expect("A5: 1P; A1:; A4: 1D; A7:", energy=2)
    refused = flames(position, energy=4)
    refused.use(TALONS, "target A5", "decline", elements="3 fire 3 air")
    refused.expect("A5: 1E 1P; A1: 1T; A4: 1T 1D; A7: 1T", energy=4)


@shows(FLAMES)
def test_each_use_is_paid_for_anew() -> None:
    table = flames("A4: 2T 1C; A5: 2P", energy=4)
    table.use(SHATTER, "target A4", PAY).expect("A4: 1T 1C", energy=2)
    table.use(SHATTER, "target A4", PAY).expect("A4: 1C", energy=0)


@shows(FLAMES)
def test_of_several_lands_those_near_a_flame_cost_nothing() -> None:
    table = flames("A5: 1E 1P; A1: 1T; A6: 1T; A7: 1T", "A2")
    table.use(TALONS, "target A5", elements="3 fire 3 air").expect("A5: 1E 1P; A1:; A6: 1T; A7: 1T")


def test_dahan_are_harmed_as_ever() -> None:
    table = flames("A4: 1T 2D; A5: 2P")
    table.action(lambda act: act.destroy_all((*INVADERS, DAHAN)), kind="spirit", land="A4", seat=0)
    table.expect("A4: 1T")
    table = flames("A4: 1T 2D; A5: 2P")
    table.action(lambda act: act.damage(2, (DAHAN,)), "hit dahan A4", kind="spirit", land="A4", seat=0)
    table.expect("A4: 1T 1D")


HARMING: dict[str, Callable[[Action], Flow[Any]]] = {
    "damage": lambda act: act.damage(9),
    "damage to each": lambda act: act.damage_each(1),
    "damage to each its own": lambda act: act.damage_each_by(lambda _: 1),
    "damage to these": lambda act: act.damage_these(1, [EXPLORER]),
    "damage apart": lambda act: act.damage_apart(9),
    "damage to this one": lambda act: act.strike(4, EXPLORER, 1),
    "damage to each other": lambda act: act.strike_others(lambda _: 1),
    "damage to who is with the dahan": lambda act: act.strike_dahan(4, 9, (DAHAN, *INVADERS)),
    "destroy": lambda act: act.destroy(2, INVADERS),
    "destroy all": lambda act: act.destroy_all(INVADERS),
}


@shows(FLAMES)
@pytest.mark.parametrize("how", sorted(HARMING))
def test_no_way_of_harming_works_far_from_all_flames(how: str) -> None:
    table = flames("A4: 2E; A5: 2P", energy=2)
    table.action(HARMING[how], "decline", kind="spirit", land="A4", seat=0).expect("A4: 2E", energy=2)
    near = flames("A4: 2E; A5: 2P", "A5")
    near.action(HARMING[how], kind="spirit", land="A4", seat=0)
    assert near.s.count(4, EXPLORER) < 2


@rule("SI-075")
def test_invaders_fall_without_a_flame_when_their_health_sinks_to_their_damage() -> None:
    table = flames("A4: 1C/2 1T; A5: 2P", energy=2)
    table.action(lambda act: act.change_health((CITY,), -1), kind="spirit", land="A4", seat=0)
    table.expect("A4: 1T", energy=2)


# What is no power.


@shows(FLAMES)
def test_any_spirit_may_pay_for_the_dahan_to_strike_back() -> None:
    position = "A4: 1E 2D; A5: 2P; B5: 1Q"
    nobody = flames(position, others=(LIGHTNING,), energy=1)
    nobody.ravage("A4").expect("A4: 1E 1D 1D/1")
    first = flames(position, others=(LIGHTNING,), energy=2)
    first.ravage("A4", PAY).expect("A4: 1D 1D/1", energy=0).expect(energy=2, seat=1)
    second = flames(position, others=(LIGHTNING,), energy=2)
    second.ravage("A4", "decline", PAY).expect("A4: 1D 1D/1", energy=2).expect(energy=0, seat=1)
    neither = flames(position, others=(LIGHTNING,), energy=2)
    neither.ravage("A4", "decline", "decline").expect("A4: 1E 1D 1D/1", energy=2)


def test_near_a_flame_the_dahan_strike_back_for_nothing() -> None:
    table = flames("A4: 1E 1D; A5: 2P", "A5", energy=2)
    table.ravage("A4").expect("A4: 1D/1", energy=2)


@shows(FLAMES)
@rule("SI-026")
def test_the_spirit_of_the_board_is_asked_first() -> None:
    table = flames("B4: 1E 1D; A5: 2P; B5: 1Q", others=(LIGHTNING,), energy=2)
    ask = asks(ravage(table.s, table.s.island.number_of["B4"]))
    assert isinstance(ask, Decide)
    assert (ask.seat, texts(ask)) == (1, [PAY, "decline"])


@shows(FLAMES)
def test_of_a_fear_card_each_land_is_paid_for() -> None:
    table = flames("A4: 1E 1D; A5: 2P; B5: 1Q; B4: 1E 1D", others=(LIGHTNING,), energy=3)
    table.fear("dahan-raid", 1, "land A4", PAY, "decline")
    table.expect("A4: 1D; B4: 1E 1D", energy=1).expect(energy=3, seat=1)


def _harm_three_lands(act: Action) -> Flow[None]:
    for land in (1, 6, 7):
        yield from act.damage(1, land=land)


@shows(FLAMES)
@pytest.mark.parametrize("kind", ["event", "blight", "adversary", "invader"])
def test_of_anything_else_each_land_is_paid_for_as_well(kind: str) -> None:
    table = flames("A1: 1E; A6: 1E; A7: 1E; A5: 2P", energy=5)
    table.action(_harm_three_lands, PAY, "decline", PAY, kind=kind).expect("A1:; A6: 1E; A7:", energy=1)


@shows(FLAMES)
@rule("SI-147")
def test_what_a_rule_of_a_spirit_does_within_its_power_is_paid_for_with_it() -> None:
    def erupt(act: Action) -> Flow[None]:
        yield from act.damage(1)
        yield from act.lose_presence(0, 6)

    table = flames("A5: 1E; A6: 1E 2P", spirit="volcano-looming-high", energy=5)
    table.action(erupt, PAY, kind="spirit", land="A5", seat=0).expect("A5:; A6: 1P", energy=3)


@shows(FLAMES)
@rule("SI-142", "SI-146")
def test_what_a_power_triggers_is_paid_for_anew() -> None:
    table = flames("A7: 1T; A4: 1E; A5: 2P", energy=5)
    table.s.spirits[0].gained = list(counted("12 any"))
    table.use(QUICKSAND, "target A7", PAY).expect("A7: 1Ba 1Wi", energy=3)
    table.action(lambda act: act.move(EXPLORER, 4, 7), PAY, kind="spirit", seat=0).expect("A7: 1Ba 1Wi", energy=1)


@shows(FLAMES)
def test_an_event_that_destroys_whoever_is_hurt_asks_too() -> None:
    table = flames("A4: 1T/1 1C 1Be; A5: 2P", energy=2)
    table.run(token_event(table), "decline").expect("A4: 1T/1 1C 1Be")
    paid = flames("A4: 1T/1 1C 1Be; A5: 2P", energy=2)
    paid.run(token_event(paid), PAY).expect("A4: 1C 1Be", energy=0)


def token_event(table: Table) -> Flow[None] | None:
    """An event that destroys a damaged invader where beasts are."""
    part = EVENTS["hard-working-settlers"].token
    assert part is not None
    table.s.event = "hard-working-settlers"
    return part.text(table.s)


# Instead of harming.


@shows(FLAMES)
@rule("SI-147")
def test_bringer_dreams_only_near_a_flame_or_for_energy() -> None:
    far = flames("A4: 1T; A5: 2P", spirit=BRINGER, energy=1)
    far.use("predatory-nightmares", "target A4").expect("A4: 1T", fear=0)
    paid = flames("A4: 1T; A5: 2P", spirit=BRINGER, energy=2)
    paid.use("predatory-nightmares", "target A4", PAY, "push town A3").expect("A3: 1T; A4:", energy=0, fear=2)
    near = flames("A4: 1T; A5: 2P", "A1", spirit=BRINGER)
    near.use("predatory-nightmares", "target A4", "push town A3").expect("A3: 1T; A4:", fear=2)


@shows(FLAMES)
@rule("SI-070")
def test_invaders_that_do_not_drown_come_ashore() -> None:
    def into_the_sea(act: Action) -> Flow[None]:
        yield from act.move(EXPLORER, 1, 0)

    table = flames("A1: 1E 1P; A0: 1P", spirit=OCEAN, energy=1)
    table.action(into_the_sea, "land A3", kind="spirit", seat=0).expect("A3: 1E; A0: 1P")
    near = flames("A1: 1E 1P; A0: 1P", "A2", spirit=OCEAN)
    near.action(into_the_sea, kind="spirit", seat=0).expect("A1: 1P; A0: 1P")
    assert near.s.spirits[0].notes["drowned"] == 1


@shows(FLAMES)
@rule("SI-070")
def test_invaders_of_a_board_that_goes_under_come_to_the_nearest_land() -> None:
    table = flames("A1: 2P 1C; B1: 1Q 1D", others=(LIGHTNING,), energy=9)
    table.s.pieces[8] = {}
    table.use(BRINY, "target A1", "decline", elements="12 any").expect("B3: 1C; B1: 1Q 1D")
    paid = flames("A1: 2P 1C; B1: 1Q 1C", others=(LIGHTNING,), energy=9)
    paid.use(BRINY, "target A1", PAY, elements="12 any").expect("B1: 1C 1Q", energy=7)


# The ritual.


def ritual(table: Table, *answers: str, seat: int = 0) -> Table:
    """A spirit that plays its cards holds a ritual."""
    table.s.phase, table.s.step = "spirits", "growth"
    for each in table.s.spirits:
        each.stage = READY
    table.s.spirits[seat].stage = PLAYING
    return table.run(spirit_phase(table.s), RITUAL, *answers, "ready")


@shows(FLAMES)
def test_a_ritual_lights_a_flame_for_a_card_that_grants_fire() -> None:
    table = flames("A5: 2P; A4: 1P", spirit=SHADOWS)
    spirit = table.s.spirits[0]
    spirit.hand, spirit.played = ["concealing-shadows", "mantle-of-dread"], ["favors-called-due"]
    spirit.discard = ["crops-wither-and-fade"]
    ritual(table, "forget crops-wither-and-fade", "land A5").expect("A5: 1P 1B; A4: 1P")
    assert marked(table, FLAME) == ["A5"]
    assert (spirit.hand, spirit.discard) == (["concealing-shadows", "mantle-of-dread"], [])
    assert told(table, "marker-added") == [(FLAME, "A5")]
    table.time_passes()
    assert marked(table, FLAME) == ["A5"]


@shows(FLAMES)
def test_only_cards_with_fire_and_lands_with_own_presence_are_offered() -> None:
    table = flames("A5: 2P; A4: 1P; A2: 1Q", spirit=SHADOWS, others=(LIGHTNING,))
    table.s.spirits[0].played = ["mantle-of-dread"]
    table.s.spirits[0].hand = ["concealing-shadows", "crops-wither-and-fade"]
    table.s.spirits[0].stage, table.s.spirits[1].stage = PLAYING, READY
    table.s.phase, table.s.step = "spirits", "growth"
    flow = spirit_phase(table.s)
    ask = reply(flow, asks(flow), RITUAL)
    assert texts(ask) == ["forget crops-wither-and-fade", "forget mantle-of-dread"]
    ask = reply(flow, ask, "forget mantle-of-dread")
    assert texts(ask) == ["land A4", "land A5"]


@shows(FLAMES)
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_a_ritual_gives_energy_by_the_invader_stage(stage: int) -> None:
    table = flames("A5: 2P", spirit=SHADOWS)
    table.s.invader_deck = [f"{stage}-sands" if stage < 3 else "3-jungle-sands"]
    ritual(table, "forget mantle-of-dread").expect("A5: 1P 1B", energy=stage, fear=0)


@shows(FLAMES)
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_among_invaders_a_ritual_frightens_and_the_dahan_strike(stage: int) -> None:
    table = flames("A5: 2P 1T 1C 2D", spirit=SHADOWS)
    table.s.fear_pool = 50
    table.s.invader_deck = [f"{stage}-sands" if stage < 3 else "3-jungle-sands"]
    ritual(table, "forget mantle-of-dread", "hit town A5").expect("A5: 1P 1B 1C 2D", energy=stage, fear=stage + 1)
    alone = flames("A5: 2P 2D", spirit=SHADOWS)
    ritual(alone, "forget mantle-of-dread").expect("A5: 1P 1B 2D", fear=0)


@shows(FLAMES)
def test_the_ritual_of_bringer_is_no_dream() -> None:
    table = flames("A5: 2P 1T 2D", spirit=BRINGER)
    ritual(table).expect("A5: 1P 1B 2D", fear=2)


@shows(FLAMES)
@rule("SI-091", "SI-092")
def test_the_blight_of_a_ritual_destroys_presence_and_spreads_as_usual() -> None:
    table = flames("A5: 2P 1Q 1B; A4: 1P; B5: 1Q", spirit=SHADOWS, others=(LIGHTNING,))
    ritual(table, "forget mantle-of-dread", "land A5", "land A4").expect("A5: 1P 2B; A4: 1B; B5: 1Q")


@shows(FLAMES)
@rule("SI-086")
def test_a_ritual_can_cost_the_game() -> None:
    table = flames("A5: 1P", spirit=SHADOWS)
    table.s.phase, table.s.step, table.s.spirits[0].stage = "spirits", "growth", PLAYING
    table.run(spirit_phase(table.s), RITUAL, "forget mantle-of-dread")
    assert (table.over, table.s.lost) == (True, "presence")


@shows(FLAMES)
def test_each_spirit_may_hold_one_ritual_a_turn_if_it_can() -> None:
    table = flames("A5: 2P; B5: 2Q", spirit=SHADOWS, others=(LIGHTNING,))
    assert RITUAL in playing(table)
    ritual(table, "forget mantle-of-dread")
    assert RITUAL not in playing(table)
    assert RITUAL in playing(table, seat=1)
    table.time_passes()
    assert RITUAL in playing(table)
    table.s.spirits[0].hand, table.s.spirits[0].discard = ["concealing-shadows"], []
    assert RITUAL not in playing(table)


@shows(FLAMES)
def test_rituals_come_after_the_growth_of_all_spirits_and_nobody_plays_before() -> None:
    table = flames("A5: 2P; B5: 2Q", spirit=SHADOWS, others=(LIGHTNING,))
    first = ("0: group 3", "grow presence-3", "presence energy A5", "grow energy-3")
    table.s.phase, table.s.step = "spirits", ""
    flow = spirit_phase(table.s)
    ask = asks(flow)
    for each in first:
        ask = reply(flow, ask, each.removeprefix("0: "))
    assert table.s.spirits[0].stage == PLAYING
    assert {each.split()[0] for each in texts(ask)} == {"group"}
    assert set(ask.asks if isinstance(ask, Anyone) else [ask.seat]) == {1}
    for each in ("group 3", "grow presence-1", "presence energy B5", "grow energy-3"):
        ask = reply(flow, ask, each, seat=1)
    assert isinstance(ask, Anyone)
    assert all(RITUAL in [option.text for option in own.options] for own in ask.asks.values())
    assert len(ask.asks) == 2


def test_without_the_scenario_a_spirit_plays_while_others_grow() -> None:
    table = island("A5: 2P; B5: 2Q; A8: 1C", spirit=SHADOWS, others=(LIGHTNING,))
    table.s.phase, table.s.step = "spirits", ""
    flow = spirit_phase(table.s)
    ask = asks(flow)
    for each in ("group 3", "grow presence-3", "presence energy A5", "grow energy-3"):
        ask = reply(flow, ask, each)
    assert isinstance(ask, Anyone)
    assert set(ask.asks) == {0, 1}
    assert RITUAL not in texts(ask)


@rule("SI-085", "SI-086")
def test_the_game_of_flames_is_won_and_lost_as_usual() -> None:
    table = island("A5: 2P 1T", scenarios=[FLAMES])
    mark(fear_deck(table, earned=3), FLAME, "A5").use(SHATTER, "target A5")
    assert (table.over, table.s.won) == (True, "no-buildings")
    table = flames("A5: 2P")
    invaders_from(table, "explore", deck=[])
    assert (table.over, table.s.lost) == (True, "deck")


# Both together, and whole games.


@rule("SI-206")
def test_both_scenarios_can_be_played_together() -> None:
    s = world(2, boxes=BOXES, scenarios=[FLAMES, SHORES])
    assert GAME.view(s, 0).scenarios == [FLAMES, SHORES]
    assert GAME.view(s, 0).difficulty == 5
    table = mark(shores("A1: 2P 1E"), FLAME, "A1")
    s = table.s
    s.enforce(Effect(FLAMES, until="game"))
    s.lay_marker(WARD, 1)
    land = next(each for each in GAME.view(s, 0).lands if each.id == "A1")
    assert sorted(each.kind for each in land.markers) == [FLAME, WARD]


@pytest.mark.parametrize(("name", "seats", "seed"), [(SHORES, 2, 1), (FLAMES, 2, 2), (FLAMES, 4, 3)])
def test_random_games_keep_the_laws_of_the_box(name: str, seats: int, seed: int) -> None:
    setup = {"seats": seats, "boxes": list(ALL_BOXES), "scenarios": [name]}
    match, rng = Match(GAME, setup, seed, keep="nothing"), Rng(seed)
    while match.pending is not None:
        assert isinstance(match.state, IslandState)
        assert list(GAME.invariants(match.state)) == [], f"after pick {len(match.picks)}"
        match.pick(*random_pick(match, rng))
    assert isinstance(match.state, IslandState)
    assert match.state.won or match.state.lost
    assert list(GAME.invariants(match.state)) == []


@pytest.mark.parametrize("name", [SHORES, FLAMES])
def test_games_keep_the_contract_and_have_words_for_all(name: str) -> None:
    setup = {"seats": 2, "boxes": BOXES, "scenarios": [name]}
    check_match(GAME, setup, 4, depth=1)
    assert say_everything(Match(GAME, setup, 4), Messages(GAME), 4) > 0
