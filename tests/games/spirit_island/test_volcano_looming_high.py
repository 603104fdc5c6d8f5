"""Volcano Looming High: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.content.jagged_earth.spirits.volcano_looming_high import ERUPTED
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.setup import new_world
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.against_facts import spirit_facts
from tests.games.spirit_island.harness import RIVER, Table, island, unboxed
from tests.games.spirit_island.panels import elements, growing, incomes, plays, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

VOLCANO = "volcano-looming-high"
ERUPTION, FURNACE = "explosive-eruption", "powered-by-the-furnace-of-the-earth"
COLLAPSE = "collapse-in-a-blast-of-lava-and-steam"
PEAKS = "volcanic-peaks-tower-over-the-landscape"
EXALTATION, BOMBARDMENT = "exaltation-of-molten-stone", "pyroclastic-bombardment"


def usable(table: Table, speed: str = "fast") -> list[str]:
    return [option.text for option in options(table.s, 0, speed)]


# Panel.


def test_what_its_eruption_needs_agrees_with_the_facts() -> None:
    levels = spirit_facts(VOLCANO)["innates"][0]["levels"]
    assert tuple(level["need"]["presence_destroyed"] for level in levels) == ERUPTED


@shows(VOLCANO)
@pytest.mark.parametrize(
    ("board", "mountains", "dahan"), [("A", ("A1", "A6"), 1), ("C", ("C3", "C7"), 0), ("F", ("F4", "F6"), 2)]
)
def test_it_starts_with_badlands_on_a_mountain_of_choice(
    board: str, mountains: tuple[str, str], dahan: int
) -> None:
    s = new_world(unboxed({"seats": 1, "spirits": [VOLCANO], "boards": [board]}), 1)
    table, there = Table(s), s.island.number_of[mountains[1]]
    goal = s.names(s.near(there))[0]
    table.run(PANELS[VOLCANO].set_up(s, 0), f"land {mountains[1]}", *[f"push dahan {goal}"] * dahan)
    assert "D" not in table.at(mountains[1])
    assert sorted(set(table.at(mountains[1]).split()) & {"1P", "1Ba"}) == ["1Ba", "1P"]
    assert sum(s.spirits[0].presence) == 1
    other = new_world(unboxed({"seats": 1, "spirits": [VOLCANO], "boards": [board]}), 1)
    flow = PANELS[VOLCANO].set_up(other, 0)
    assert flow is not None
    assert tuple(option.args[0] for option in next(flow).options) == mountains  # type: ignore[union-attr]


@shows(VOLCANO)
def test_its_tracks() -> None:
    assert incomes(VOLCANO) == [1, 2, 2, 3, 4, 5]
    assert plays(VOLCANO) == [1, 1, 1, 2, 2, 3, 3, 4]
    table = island("A1: 1P", spirit=VOLCANO)
    table.s.spirits[0].open = [6, 8]
    assert elements(table) == {"earth": 2, "fire": 2, "air": 1}
    table.s.spirits[0].open = [2, 2]
    assert elements(table) == {"fire": 1}


@shows(VOLCANO, f"{VOLCANO}-group-1")
def test_its_first_growth_reclaims_and_gains_a_card_and_energy() -> None:
    table = growing(VOLCANO, "A1: 1P; A2: 1C")
    table.spirit_phase(
        "group 1", "grow reclaim", "grow energy-3", "grow card", "draw minor", "keep natures-resilience", "ready"
    )
    assert table.s.spirits[0].hand[-2:] == [BOMBARDMENT, "natures-resilience"]
    table.expect("A1: 1P", energy=4)


@shows(VOLCANO, f"{VOLCANO}-group-2")
def test_its_second_growth_adds_presence_twice_where_it_is() -> None:
    table = growing(VOLCANO, "A1: 1P; A6: 1P; A2: 1C")
    table.spirit_phase(
        "group 2", "grow presence-0", "presence energy A1", "grow presence-0", "presence cards A6", "ready"
    )
    table.expect("A1: 2P; A6: 2P", energy=2)
    assert elements(table) == {"fire": 1}


@shows(VOLCANO, f"{VOLCANO}-group-3", "mountain-home")
def test_its_third_growth_adds_presence_far_away_and_gives_a_card_a_play_and_energy() -> None:
    table = growing(VOLCANO, "A1: 1P; A2: 1C")
    grown = ("grow presence-4", "presence energy A6", "grow play-1", "grow energy-2", "grow card", "draw minor")
    table.spirit_phase(
        "group 3", *grown, "keep natures-resilience", "play rain-of-ash", "play lava-flows", "ready"
    )
    table.expect("A1: 1P; A6: 1P", energy=1)
    assert table.s.spirits[0].played == ["rain-of-ash", "lava-flows"]
    assert reach(growing(VOLCANO, "A1: 1P; A2: 1C"), "group 3", "grow presence-4") == {"A1", "A6"}


# Special rules.


@shows("mountain-home")
def test_powers_move_its_presence_only_into_mountains() -> None:
    table = island("A1: 2P; A6: 1P; A2: 1C", spirit=VOLCANO)
    table.action(lambda act: act.push(1, presence=[0]), land="A1").expect("A1: 1P; A6: 2P")
    table.action(lambda act: act.gather(1, presence=[0]), land="A5").expect("A1: 1P; A6: 2P; A5:")
    table.s.spirits[0].destroyed = 1
    table.action(lambda act: act.restore_presence(0, 0b111111110), "land A6", seat=0).expect("A6: 3P")


@shows(COLLAPSE)
def test_destroyed_presence_hurts_invaders_and_dahan_of_its_land() -> None:
    table = island("A1: 3P 1T 1E 2D; A6: 1P 1T; A2: 1C", spirit=VOLCANO)
    answers = ("hit town A1", "hit dahan A1")
    table.action(lambda act: act.lose_presence(0, 1, 2), *answers).expect("A1: 1P 1E 1D; A6: 1P 1T", fear=1)
    alone = island("A1: 2P; A6: 1P; A2: 1C", spirit=VOLCANO)
    alone.action(lambda act: act.lose_presence(0, 1)).expect("A1: 1P", fear=0)


def test_the_presence_of_others_does_not_collapse() -> None:
    table = island("A1: 2P 2Q 1T 1D; A8: 1Q; A2: 1C", spirit=VOLCANO, others=(RIVER,))
    table.action(lambda act: act.lose_presence(1, 1)).expect("A1: 2P 1Q 1T 1D")


@rule("SI-147")
@shows(COLLAPSE)
def test_blight_of_a_ravage_makes_it_collapse_before_the_dahan_strike_back() -> None:
    table = island("A1: 2P 1C 2D; A6: 1P; A2: 1C", spirit=VOLCANO)
    # 3 damage kill one dahan and hurt the other; the blast kills that one, so that nobody strikes back.
    table.ravage("A1").expect("A1: 1P 1C/1 1B")


@rule("SI-124")
@shows(COLLAPSE)
def test_badlands_add_once_to_a_collapse_and_to_the_rest_of_the_action() -> None:
    table = island("A1: 3P 3C 1Ba; A6: 1P; A2: 1C", spirit=VOLCANO)
    answers = ("destroy-presence 2", "hit city A1", "land A1", "hit city A1")
    # 2 + 1 of the badlands destroy a city, 2 more hurt another.
    table.use(ERUPTION, "target A1", *answers, elements="2 fire 2 earth").expect("A1: 1P 1C 1C/2 1Ba")


@shows(PEAKS)
def test_power_cards_reach_farther_from_three_presence() -> None:
    low = island("A1: 2P; A2: 1C", spirit=VOLCANO)
    high = island("A1: 3P; A2: 1C", spirit=VOLCANO)
    near = {"A1", "A2", "A4", "A5", "A6"}
    assert low.targets("lava-flows") == near
    assert high.targets("lava-flows") == {*near, "A3", "A7", "A8"}
    mixed = island("A6: 3P; A1: 1P; A2: 1C", spirit=VOLCANO)
    assert mixed.targets("lava-flows") == {"A1", "A2", "A4", "A5", "A6", "A7", "A8"}
    assert high.targets(ERUPTION) == high.targets(FURNACE) == {"A1"}


# Explosive Eruption.


@rule("SI-167")
@shows(ERUPTION, f"{ERUPTION}-level-1", f"{ERUPTION}-level-2")
def test_an_eruption_needs_no_level() -> None:
    table = island("A1: 3P 2E 2D; A2: 1C", spirit=VOLCANO)
    assert usable(table) == [f"use {ERUPTION}"]
    table.use(ERUPTION, "destroy-presence 1")
    table.expect("A1: 2P 1E 1D 1D/1", fear=0)
    assert table.s.spirits[0].destroyed == 1
    table.s.spirits[0].used = []
    table.s.spirits[0].gained = [0, 0, 3, 0, 0, 3, 0, 0, 0]
    assert usable(table) == [f"use {ERUPTION}", f"use-less {ERUPTION} 0", f"use-less {ERUPTION} 1"]
    assert usable(table, "slow")[:1] == [f"use {FURNACE}"]


@shows(ERUPTION, f"{ERUPTION}-level-1")
def test_its_first_level_does_damage_to_a_land_nearby_and_its_dahan() -> None:
    table = island("A1: 3P; A5: 1C 1T 2D; A6: 1P 1E; A2: 1C", spirit=VOLCANO)
    answers = ("target A1", "destroy-presence 2", "land A5", "hit town A5", "hit dahan A5")
    table.use(ERUPTION, *answers, elements="2 fire 2 earth").expect("A1: 1P; A5: 1C 1D; A6: 1P 1E", fear=1)
    itself = island("A1: 3P 1C; A2: 1C", spirit=VOLCANO)
    itself.use(ERUPTION, "destroy-presence 2", "land A1", elements="2 fire 2 earth").expect("A1: 1P", fear=2)
    weak = island("A1: 3P; A5: 1T; A2: 1C", spirit=VOLCANO)
    weak.use(ERUPTION, "destroy-presence 1", elements="2 fire 2 earth").expect("A1: 2P; A5: 1T")


@shows(ERUPTION, f"{ERUPTION}-level-1")
def test_the_distances_of_an_eruption_do_not_grow() -> None:
    table = island("A1: 5P; A7: 1T; A8: 1T; A2: 1C", spirit=VOLCANO)
    table.s.effects.append(Effect("molten-range", seat=0, amount=1))
    answers = ("target A1", "destroy-presence 2")
    with pytest.raises(AssertionError, match="'land A7' is none of"):
        table.use(ERUPTION, *answers, "land A7", elements="2 fire 2 earth")


@shows(ERUPTION, f"{ERUPTION}-level-1", f"{ERUPTION}-level-2")
def test_its_second_level_frightens_for_each_destroyed_presence() -> None:
    table = island("A1: 6P; A5: 1T; A2: 1C", spirit=VOLCANO)
    table.use(ERUPTION, "destroy-presence 4", "land A4", elements="3 fire 3 earth").expect("A1: 2P", fear=4)
    less = island("A1: 6P; A2: 1C", spirit=VOLCANO)
    less.use(ERUPTION, "destroy-presence 3", "land A4", elements="3 fire 3 earth").expect("A1: 3P", fear=0)
    unfit = island("A1: 6P; A2: 1C", spirit=VOLCANO)
    unfit.use(ERUPTION, "destroy-presence 4", "land A4", elements="2 fire 2 earth").expect("A1: 2P", fear=0)


THIRD, FOURTH = "4 fire 2 air 4 earth", "5 fire 3 air 5 earth"


@shows(ERUPTION, f"{ERUPTION}-level-1", f"{ERUPTION}-level-3")
def test_its_third_level_burns_all_lands_nearby_and_brings_blight() -> None:
    table = island("A1: 8P 1B; A5: 1C 1T 3D; A6: 2D 1P; A8: 1C; A2: 1C", spirit=VOLCANO)
    answers = ("destroy-presence 6", "land A4", "hit city A5", "hit dahan A5", "hit dahan A5", "land A4")
    table.use(ERUPTION, "target A1", *answers, elements=THIRD)
    # The blight of the target spreads, and destroys no presence of the volcano there.
    table.expect("A1: 2P 2B; A4: 1B; A5: 1T/1 1D; A6: 1P; A8: 1C; A2:")


@shows(ERUPTION, f"{ERUPTION}-level-1", f"{ERUPTION}-level-3")
def test_blight_of_the_third_level_that_spreads_destroys_presence() -> None:
    table = island("A1: 7P 1B; A6: 2P; A2: 1C; A8: 1C", spirit=VOLCANO)
    table.use(ERUPTION, "target A1", "destroy-presence 6", "land A4", "land A6", elements=THIRD)
    table.expect("A1: 1P 2B; A6: 1P 1B")


@shows(ERUPTION, f"{ERUPTION}-level-1", f"{ERUPTION}-level-3", f"{ERUPTION}-level-4")
def test_its_fourth_level_burns_even_more() -> None:
    table = island("A1: 11P; A6: 1P; A5: 3C; A4: 1B; A3: 2C; A7: 2D 1C; A8: 1C; A2: 1C", spirit=VOLCANO)
    table.s.blight_left = 20
    answers = ("land A2", "hit city A5", "hit city A3", "hit city A5")
    table.use(ERUPTION, "target A1", "destroy-presence 10", *answers, elements=FOURTH)
    # 8 damage in A5, 4 in A3, A7 and A8; blight in A1, and next to it where none was.
    assert table.at("A5") == "1C/2 1B"
    table.expect("A3: 1C/1; A7:; A8:; A4: 1B; A2: 1B; A6: 1B; A1: 1P 1B")


@rule("SI-191")
@shows(ERUPTION)
def test_saved_presence_does_not_count_for_the_levels() -> None:
    table = island("A1: 3P; A6: 1P; A5: 1T; A2: 1C", spirit=VOLCANO)
    table.s.effects.append(Effect("darting-by", land=1))
    answers = ("target A1", "destroy-presence 2", "push-presence 0 A6", "decline")
    table.use(ERUPTION, *answers, elements="2 fire 2 earth").expect("A1: 1P; A6: 2P; A5: 1T")


# Powered by the Furnace of the Earth.


@shows(f"{FURNACE}-level-1")
def test_the_furnace_brings_back_destroyed_presence() -> None:
    table = island("A1: 1P; A6: 1P; A2: 1C", spirit=VOLCANO)
    table.s.spirits[0].destroyed = 2
    table.use(FURNACE, "target A1", elements="3 earth").expect("A1: 2P; A6: 1P")
    assert table.s.spirits[0].destroyed == 1


@rule("SI-054")
@shows(f"{FURNACE}-level-2")
def test_e7_the_second_level_gains_a_card_only_if_it_is_paid_for() -> None:
    table = growing(VOLCANO, "A1: 1P; A2: 1C")
    table.s.spirits[0].energy = 3
    table.use(FURNACE, "pay 2", "draw minor", "keep natures-resilience", elements="3 fire")
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    table.expect(energy=1)
    unwilling = growing(VOLCANO, "A1: 1P; A2: 1C")
    unwilling.s.spirits[0].energy = 2
    hand = list(unwilling.s.spirits[0].hand)
    unwilling.use(FURNACE, "decline", elements="3 fire").expect(energy=2)
    assert unwilling.s.spirits[0].hand == hand
    poor = growing(VOLCANO, "A1: 1P; A2: 1C")
    poor.s.spirits[0].energy = 1
    poor.use(FURNACE, elements="3 fire").expect(energy=1)
    assert poor.s.spirits[0].hand == hand


@shows(f"{FURNACE}-level-3")
def test_its_third_level_moves_presence_from_anywhere() -> None:
    table = island("A1: 1P; A6: 2P; B7: 1P; A2: 1C", spirit=VOLCANO, others=(RIVER,))
    table.s.spirits[1].presence[3] = 1
    answers = ("target A1", "land B7", "land A6")
    table.use(FURNACE, *answers, elements="4 fire 4 earth").expect("A1: 3P; A6: 1P; B7:")
    staying = island("A1: 1P; A6: 2P; A2: 1C", spirit=VOLCANO)
    staying.use(FURNACE, "target A1", "land A6", "done", elements="4 fire 4 earth").expect("A1: 2P; A6: 1P")


@shows(f"{FURNACE}-level-4")
def test_its_fourth_level_lays_destroyed_presence_on_tracks_again() -> None:
    table = island("A1: 1P; A2: 1C", spirit=VOLCANO)
    spirit = table.s.spirits[0]
    spirit.destroyed, spirit.open = 3, [3, 2]
    table.use(FURNACE, "cover energy", "cover cards", elements="5 fire")
    assert (spirit.destroyed, spirit.open) == (1, [2, 1])
    table.s.spirits[0].used = []
    table.use(FURNACE, "done", elements="5 fire")
    assert (spirit.destroyed, spirit.open) == (1, [2, 1])
    bare = island("A1: 1P; A2: 1C", spirit=VOLCANO)
    bare.s.spirits[0].destroyed = 1
    bare.use(FURNACE, elements="5 fire")
    assert bare.s.spirits[0].destroyed == 1


# Unique powers.


@shows("rain-of-ash")
def test_rain_of_ash_frightens_and_drives_away_from_the_volcano() -> None:
    table = island("A5: 3D 2E 2T; A1: 1P; A6: 1P; A2: 1C", spirit=VOLCANO)
    answers = ("push dahan A4", "push dahan A7", "push town A8", "push explorer A4")
    table.use("rain-of-ash", "target A5", *answers)
    table.expect("A5: 1D 1E 1T; A4: 1D 1E; A7: 1D; A8: 1T", fear=2)
    quiet = island("A5: 1D; A1: 1P; A6: 1P; A2: 1C", spirit=VOLCANO)
    with pytest.raises(AssertionError, match="'push dahan A6' is none of"):
        quiet.use("rain-of-ash", "target A5", "push dahan A6")
    quiet.expect(fear=0)


@shows("lava-flows")
def test_lava_flows_leave_badlands_and_wilds_or_burn() -> None:
    table = island("A1: 1P; A5: 1T; A2: 1C", spirit=VOLCANO)
    table.use("lava-flows", "target A5", "choose add-badlands-and-wilds").expect("A5: 1T 1Ba 1Wi")
    table.use("lava-flows", "target A2", "choose damage").expect("A2: 1C/1")


@shows(EXALTATION)
def test_exaltation_shares_energy_for_fire_and_lets_powers_reach_farther_from_mountains() -> None:
    table = island("A1: 1P; A6: 1Q; A4: 1Q; A2: 1C", spirit=VOLCANO, others=(RIVER,))
    before = table.targets("flash-floods", seat=1)
    assert "A7" not in before
    assert "A3" in before
    table.use(EXALTATION, "spirit 1", elements="5 fire")
    table.expect(energy=2).expect(energy=3, seat=1)
    after = table.targets("flash-floods", seat=1)
    assert after - before == {"A2", "A7"} - before
    assert "A7" in after
    table.time_passes()
    assert table.targets("flash-floods", seat=1) == before


@shows(EXALTATION)
def test_exaltation_for_oneself_alone() -> None:
    table = island("A1: 1P; A2: 1C", spirit=VOLCANO)
    table.use(EXALTATION, elements="3 fire").expect(energy=3)
    assert "A3" in table.targets("lava-flows")
    even = island("A1: 1P; A6: 1Q; A2: 1C", spirit=VOLCANO, others=(RIVER,))
    even.use(EXALTATION, elements="4 fire").expect(energy=2).expect(energy=2, seat=1)


@shows(BOMBARDMENT)
def test_pyroclastic_bombardment_hurts_buildings_and_dahan() -> None:
    table = island("A1: 2P; A8: 1C 1T 1E 3D; A2: 1C", spirit=VOLCANO)
    table.use(BOMBARDMENT, "target A8", "hit-marked town 1 0 A8")
    table.expect("A8: 1C/1 1E 2D/1", fear=1)
    assert table.targets(BOMBARDMENT) == {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}
    assert island("A1: 1P", spirit=VOLCANO).targets(BOMBARDMENT) == set()


@rule("SI-124")
@shows(BOMBARDMENT)
def test_badlands_add_to_one_of_the_damages_of_a_bombardment() -> None:
    table = island("A1: 2P; A8: 1T 2E 1Ba; A2: 1C", spirit=VOLCANO)
    table.use(BOMBARDMENT, "target A8", "choose badlands-later", "hit explorer A8", "hit explorer A8")
    table.expect("A8: 1T/1 1Ba")
    now = island("A1: 2P; A8: 1T 2E 1Ba; A2: 1C", spirit=VOLCANO)
    now.use(BOMBARDMENT, "target A8", "choose badlands-now").expect("A8: 1E 1Ba")


def test_blight_by_its_own_powers_can_destroy_its_presence() -> None:
    table = island("A1: 2P; A6: 1P; A2: 1C", spirit=VOLCANO)

    def blight(act: Action) -> Flow[None]:
        return add_blight(act, 1)

    table.action(blight, kind="spirit", seat=0).expect("A1: 1P 1B")


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_it(seed: int) -> None:
    play_out([VOLCANO, "thunderspeaker"][: 1 + seed % 2], seed, shy_of=ERUPTION)
