"""Heart of the Wildfire: panel, special rules, innate powers, unique cards."""

from functools import partial

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import CITY
from rulebound.games.spirit_island.setup import new_world
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.harness import RIVER, Table, island, unboxed
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, plays, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

WILDFIRE = "heart-of-the-wildfire"
VOLCANO, LIGHTNING = "volcano-looming-high", "lightnings-swift-strike"
FIRESTORM, REGROWS = "firestorm", "the-burned-land-regrows"
BLAZING, NATURE = "blazing-presence", "destructive-nature"
FLASH, SMOKE, FURY, THREAT = "flash-fires", "asphyxiating-smoke", "flames-fury", "threatening-flames"


def blighted(land: int) -> partial[Flow[None]]:
    return partial(add_blight, land=land)


def burning(position: str, fire: int, others: tuple[str, ...] = ()) -> Table:
    """A position where its tracks show so much fire."""
    table = island(position, spirit=WILDFIRE, others=others)
    table.s.spirits[0].open = {0: [1, 1], 1: [2, 1], 2: [2, 2], 3: [5, 2], 4: [5, 5]}[fire]
    table.s.blight_left = 20
    return table


def placing(land: int) -> object:
    return lambda act: act.add_presence(0, 1 << land)


# Panel.


@shows(WILDFIRE)
@pytest.mark.parametrize(("board", "land"), [("A", "A7"), ("B", "B5"), ("C", "C6"), ("D", "D7"), ("F", "F8")])
def test_it_starts_in_the_last_sands_with_blight_from_the_box(board: str, land: str) -> None:
    assert first_presence(WILDFIRE, board) == {land: 3}
    s = new_world(unboxed({"seats": 1, "spirits": [WILDFIRE], "boards": [board]}), 1)
    before = s.blight_left
    Table(s).run(PANELS[WILDFIRE].set_up(s, 0))
    assert s.blight[s.island.number_of[land]] == 2
    assert s.blight_left == before


@shows(WILDFIRE)
def test_its_tracks() -> None:
    assert incomes(WILDFIRE) == [0, 0, 1, 2, 2, 3]
    assert plays(WILDFIRE) == [1, 1, 2, 3, 3, 4]
    table = island("A5: 1P", spirit=WILDFIRE)
    table.s.spirits[0].open = [6, 6]
    assert elements(table) == {"fire": 4, "plant": 1}
    table.s.spirits[0].open = [2, 1]
    assert elements(table) == {"fire": 1}


@shows(f"{WILDFIRE}-group-1")
def test_its_first_growth_reclaims_and_gains_a_card_and_energy() -> None:
    table = growing(WILDFIRE)
    grown = ("grow reclaim", "grow energy-1", "grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 1", *grown, "ready").expect("A5: 1P", energy=1)
    assert table.s.spirits[0].hand[-2:] == [THREAT, "natures-resilience"]


@shows(f"{WILDFIRE}-group-2")
def test_its_second_growth_gains_a_card_and_adds_presence_far_away() -> None:
    table = growing(WILDFIRE)
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 2", *drawn, "grow presence-3", "presence cards A3", "ready").expect("A5: 1P; A3: 1P")
    everywhere = {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}
    assert reach(growing(WILDFIRE, "A7: 1P; A2: 1C"), "group 2", "grow presence-3") == everywhere


@shows(WILDFIRE, f"{WILDFIRE}-group-3")
def test_its_third_growth_adds_presence_and_gives_energy_for_fire() -> None:
    table = growing(WILDFIRE)
    table.spirit_phase("group 3", "grow presence-1", "presence energy A6", "grow kindle-2", "ready")
    table.expect("A5: 1P; A6: 1P", energy=3)
    early = growing(WILDFIRE)
    early.spirit_phase("group 3", "grow kindle-2", "grow presence-1", "presence energy A6", "ready")
    early.expect(energy=2)
    assert reach(growing(WILDFIRE), "group 3", "grow presence-1") == {"A1", "A4", "A5", "A6", "A7", "A8"}


# Special rules.


@shows(BLAZING)
def test_presence_that_is_added_burns_the_land() -> None:
    table = burning("A5: 1P; A8: 2E 1T; A2: 1C", 1)
    # The space that is opened shows fire as well, so that there are two.
    table.action(placing(8), "presence cards A8", "hit town A8", seat=0).expect("A8: 1P 2E 1B", fear=1)


@shows(BLAZING)
def test_less_than_two_fire_brings_no_blight() -> None:
    table = burning("A5: 1P; A8: 2E; A2: 1C", 0)
    table.action(placing(8), "presence energy A8", seat=0).expect("A8: 1P 1E")
    cold = burning("A5: 1P; A8: 2E; A2: 1C", 0)
    cold.s.spirits[0].destroyed = 1
    cold.action(lambda act: act.restore_presence(0, 1 << 8)).expect("A8: 1P 2E")


@shows(BLAZING)
def test_it_drives_away_all_beasts_and_any_number_of_dahan() -> None:
    table = burning("A5: 1P; A8: 2D 2Be; A2: 1C", 2)
    away = ("push-token beasts A7", "push-token beasts A6", "push dahan A7", "done")
    table.action(lambda act: _move(act, 5, 8), *away).expect("A8: 1P 1B 1D; A7: 1Be 1D; A6: 1Be")


def _move(act: Action, start: int, goal: int, number: int = 1) -> None:
    for _ in range(number):
        act.move_presence(0, start, goal)


@rule("SI-146")
@shows(BLAZING)
def test_several_presence_that_come_at_once_burn_once() -> None:
    table = burning("A5: 3P; A8: 1C 1T; A2: 1C", 2)
    table.action(lambda act: _move(act, 5, 8, 2), "hit town A8").expect("A5: 1P; A8: 2P 1C 1B")


@rule("SI-142")
@shows(BLAZING)
def test_growth_brings_its_blight_too() -> None:
    table = growing(WILDFIRE, "A5: 1P; A6: 1T; A2: 1C")
    table.s.spirits[0].open, table.s.blight_left = [2, 1], 10
    table.spirit_phase("group 3", "grow presence-1", "presence cards A6", "grow kindle-2", "ready")
    table.expect("A6: 1P 1B", fear=1, energy=4)


def test_the_presence_of_others_does_not_burn() -> None:
    table = burning("A5: 1P; A6: 1Q; A8: 1T; A2: 1C", 3, others=(RIVER,))
    table.action(lambda act: act.add_presence(1, 1 << 8), "presence energy A8", seat=1).expect("A8: 1Q 1T")


@rule("SI-145")
@shows(NATURE)
def test_blight_of_spirits_does_not_destroy_its_presence() -> None:
    table = burning("A5: 2P 1Q 1B; A4: 1P; A6: 1Q; A2: 1C", 0, others=(RIVER,))
    table.action(blighted(5), "land A4", kind="spirit", seat=1).expect("A5: 2P 2B; A4: 1P 1B")
    for kind in ("invader", "event", "fear", "blight", "adversary"):
        table.s.blight[5], table.s.spirits[0].presence[5] = 0, 2
        table.action(blighted(5), kind=kind).expect("A5: 1P 1B")


@shows(BLAZING, NATURE)
def test_its_own_fires_do_not_destroy_it_even_if_they_spread() -> None:
    table = burning("A5: 2P; A8: 1P 1B; A7: 1P; A2: 1C", 2)
    table.action(lambda act: _move(act, 5, 8), "land A7").expect("A8: 2P 2B; A7: 1P 1B")


# Firestorm.


@shows(f"{FIRESTORM}-level-1", f"{FIRESTORM}-level-2")
def test_firestorm_does_damage_for_fire() -> None:
    half = burning("A5: 1P 1B 1C 1T; A2: 1C", 0)
    half.use(FIRESTORM, "hit town A5", elements="5 fire 1 plant").expect("A5: 1P 1B 1C", fear=1)
    whole = burning("A5: 1P 1B 1C 1T; A2: 1C", 0)
    whole.use(FIRESTORM, elements="5 fire 3 plant").expect("A5: 1P 1B", fear=3)
    weak = burning("A5: 1P 1B 1C 1T; A2: 1C", 0)
    weak.use(FIRESTORM, elements="1 fire 2 plant").expect("A5: 1P 1B 1C 1T")
    assert burning("A5: 1P; A4: 1P 1B; A3: 1B", 0).targets(FIRESTORM) == {"A4"}


@shows(f"{FIRESTORM}-level-2", f"{FIRESTORM}-level-3")
def test_its_damage_can_be_split_between_lands_with_blight() -> None:
    table = burning("A5: 1P 1B 1C; A4: 1P 1B 1T; A7: 1P 1T; A8: 1B 1T; A3: 1P 1B; A2: 1C", 0)
    table.use(FIRESTORM, "target A5", "damage-in A4 2", elements="5 fire 3 plant 2 air")
    table.expect("A5: 1P 1B; A4: 1P 1B; A7: 1P 1T; A8: 1B 1T", fear=3)
    held = burning("A5: 1P 1B 1C; A4: 1P 1B 1T; A2: 1C", 0)
    held.use(FIRESTORM, "target A5", elements="3 fire 3 plant 2 air").expect("A5: 1P 1B; A4: 1P 1B 1T")


@rule("SI-124")
@shows(f"{FIRESTORM}-level-1", f"{FIRESTORM}-level-3")
def test_badlands_add_in_each_land_of_a_firestorm() -> None:
    table = burning("A5: 1P 1B 1C 1Ba; A4: 1P 1B 1T 1Ba; A2: 1C", 0)
    table.use(FIRESTORM, "target A5", "damage-in A4 1", elements="4 fire 1 plant 2 air")
    table.expect("A5: 1P 1B 1C/2 1Ba; A4: 1P 1B 1Ba", fear=1)


@shows(f"{FIRESTORM}-level-1", f"{FIRESTORM}-level-4")
def test_splitting_alone_is_no_level() -> None:
    table = burning("A5: 1P 1B 1C", 0)
    table.s.spirits[0].gained = [0, 0, 4, 2, 0, 0, 0, 0, 0]
    assert options(table.s, 0, "fast") == []
    table.s.spirits[0].gained = [0, 0, 7, 2, 0, 0, 1, 0, 0]
    uses = [f"use {FIRESTORM}", f"use-less {FIRESTORM} 1"]
    assert [option.text for option in options(table.s, 0, "fast")] == uses


@shows(f"{FIRESTORM}-level-4")
def test_its_fourth_level_burns_a_land_down() -> None:
    table = burning("A5: 1P 1B; A8: 1P 1B 2C 1E 1D 2Be; A7: 1P 1E; A2: 1C", 0)
    table.use(FIRESTORM, "target A5", "land A8", "push dahan A7", "land A6", elements="7 fire")
    table.expect("A8: 1P 2B; A7: 1P 1E 1D; A6: 1B", fear=4)


# The Burned Land Regrows.


@shows(f"{REGROWS}-level-1", f"{REGROWS}-level-2", f"{REGROWS}-level-3")
def test_burned_land_regrows() -> None:
    table = burning("A5: 1P 3B; A2: 1C", 0)
    left = table.s.blight_left
    table.use(REGROWS, elements="4 fire 1 plant").expect("A5: 1P 2B")
    table.use(REGROWS, elements="4 fire 1 plant").use(REGROWS, elements="4 fire 1 plant").expect("A5: 1P 1B")
    assert table.s.blight_left == left + 2
    table.use(REGROWS, elements="4 fire 2 plant").expect("A5: 1P")
    much = burning("A5: 1P 3B; A2: 1C", 0)
    much.use(REGROWS, elements="5 fire 2 earth 2 plant").expect("A5: 1P 1B")


# Unique powers.


@shows(FLASH, f"{FLASH}-threshold-1")
def test_flash_fires_are_fast_with_air() -> None:
    table = burning("A5: 1P; A6: 1T; A2: 1C", 0)
    table.s.spirits[0].played = [FLASH]
    assert [option.text for option in options(table.s, 0, "fast")] == []
    assert [option.text for option in options(table.s, 0, "slow")] == [f"use {FLASH}"]
    table.s.spirits[0].gained[3] = 1
    assert [option.text for option in options(table.s, 0, "fast")] == [f"use {FLASH}"]
    table.fast(f"use {FLASH}", "target A6", "ready").expect("A6: 1T/1", fear=1)


@shows(SMOKE)
def test_asphyxiating_smoke_destroys_a_town() -> None:
    table = burning("A5: 2P; A3: 2T 2D; A2: 1C", 0)
    table.use(SMOKE, "target A3", "push dahan A4").expect("A3: 1T 1D; A4: 1D", fear=2)
    assert burning("A5: 1P; A3: 2T", 0).targets(SMOKE) == set()
    assert table.targets(SMOKE) == {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}


@shows(FURY)
def test_flames_fury_gives_energy_and_makes_powers_stronger() -> None:
    table = burning("A5: 2P 2Q; A6: 1C; A2: 1C", 0, others=(LIGHTNING,))
    table.use(FURY, "spirit 1").expect(energy=0).expect(energy=1, seat=1)
    table.use(FLASH, "target A6").expect("A6: 1C/1")
    table.use(FLASH, "target A6", "choose more-damage-now", seat=1).expect("A6:")
    table.time_passes().s.put(8, CITY)
    table.use(FLASH, "target A8", seat=1).expect("A8: 1C/1")


@shows(FURY)
def test_it_adds_once_to_each_use_also_where_each_invader_is_hit() -> None:
    table = island("A5: 2P 2T 1E; A2: 1C", spirit="shroud-of-silent-mist")
    table.use(FURY)
    table.use("dissolving-vapors", "target A5", "decline", "choose more-damage-now").expect("A5: 2P 1T/1", fear=2)


@shows(FURY)
def test_it_can_wait_for_a_later_damage_of_the_same_power() -> None:
    table = island("A1: 2P; A8: 1T 2E; A2: 1C", spirit=VOLCANO)
    table.use(FURY)
    answers = ("choose more-damage-later", "choose more-damage-now", "hit explorer A8", "hit explorer A8")
    table.use("pyroclastic-bombardment", "target A8", *answers)
    table.expect("A8: 1T/1")


@shows(FURY)
def test_it_adds_nothing_to_what_destroys_or_to_special_rules() -> None:
    table = burning("A5: 2P; A6: 2T; A2: 1C", 0)
    table.use(FURY).use(SMOKE, "target A6").expect("A6: 1T", fear=2)
    table.action(lambda act: _move(act, 5, 6)).expect("A6: 1P 1T")
    two = burning("A5: 2P; A6: 1C; A2: 1C", 0)
    two.use(FURY).use(FURY).use(FLASH, "target A6", "choose more-damage-now").expect("A6:", energy=2)


@shows(THREAT)
def test_threatening_flames_push_for_the_terror_level() -> None:
    table = burning("A5: 1P 1B 2E 2T; A4: 1P; A2: 1C", 0)
    table.use(THREAT, "push town A8").expect("A5: 1P 1B 2E 1T; A8: 1T", fear=2)
    table.s.fear_deck = table.s.fear_deck[:6]
    assert table.s.terror == 2
    table.use(THREAT, "push explorer A6", "push town A6").expect("A5: 1P 1B 1E; A6: 1E 1T")
    assert burning("A5: 1P 1B; A4: 1P 1B 1E; A6: 1P 1E", 0).targets(THREAT) == {"A4"}


@shows(THREAT)
def test_without_a_way_out_they_are_more_afraid() -> None:
    table = burning("A7: 1P 1B 1E; A5: 1P; A8: 1P; A2: 1C", 0)
    table.s.fear_pool = 9
    table.use(THREAT).expect("A7: 1P 1B 1E", fear=4)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_it(seed: int) -> None:
    play_out([WILDFIRE, "thunderspeaker"][: 1 + seed % 2], seed)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_all_four(seed: int) -> None:
    play_out(
        [WILDFIRE, VOLCANO, "shroud-of-silent-mist", "stones-unyielding-defiance"], seed, "explosive-eruption"
    )
