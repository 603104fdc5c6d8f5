"""Starlight Seeks Its Form: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import open_groups, spirit_phase
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.against_facts import spirit_facts
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

STAR = "starlight-seeks-its-form"
AIR, FIRE = "air-moves-earth-endures", "fire-burns-water-soothes"
WOOD, GUIDE, STARS = "wood-seeks-growth-humans-seek-freedom", "sidereal-guidance", "stars-blaze-in-the-daytime-sky"
BOON, LIGHT = "boon-of-reimagining", "gather-the-scattered-light-of-stars"
ANEW, PEACE = "shape-the-self-anew", "peace-of-the-nighttime-sky"
FIRST = ("group 1", "grow reclaim-1")
ENERGY = ("group 3", "grow energy-1")
ADD = ("group 2", "grow presence-0")
STAY = ("group 4", "grow move-3", "done")


def empty_rows(table: Table, **chosen: int) -> Table:
    """The rows that are named are empty, and these groups were chosen for them."""
    its = table.s.spirits[0]
    for name, group in chosen.items():
        place = PANELS[STAR].place_of(name.replace("_", "-"))
        its.open[place] = len(PANELS[STAR].tracks[place].spaces)
        its.notes[name.replace("_", "-")] = group
    return table


# The panel.


@shows(STAR)
@pytest.mark.parametrize("board", "ABCDEF")
def test_it_starts_in_a_land_with_blight(board: str) -> None:
    printed = island(spirit=STAR, boards=(board,)).s.island
    lands = zip(printed.names, printed.setup, strict=True)
    sick = [name for name, land in lands if land.get("setup", {}).get("blight")]
    assert first_presence(STAR, board) == {sick[0]: 1}


@shows(STAR)
def test_its_panel_and_its_tracks() -> None:
    printed = spirit_facts(STAR)
    assert [track.name for track in PANELS[STAR].tracks][2:] == [row["id"] for row in printed["growth_tracks"]]
    locks = [each.get("locked_by") for each in printed["growth"]["groups"]]
    assert locks == [None] * 4 + [row["id"] for row in printed["growth_tracks"] for _ in range(2)]
    assert sum(len(track.spaces) - track.bare for track in PANELS[STAR].tracks) == 12
    assert incomes(STAR) == [1, 2, 2, 4]
    assert plays(STAR) == [2, 2, 2, 3]


@shows(STAR, f"{STAR}-group-1", f"{STAR}-group-2", f"{STAR}-group-3", f"{STAR}-group-4")
def test_it_picks_three_growth_groups() -> None:
    table = growing(STAR)
    table.spirit_phase(*FIRST, *ENERGY, "group 4", "grow move-3", "shift A5 A3", "ready")
    table.expect("A5:; A3: 1P", energy=2)
    assert table.s.spirits[0].discard == []
    assert reach(growing(STAR), *ADD) == {"A5"}
    assert open_groups(growing(STAR).s, 0) == [1, 2, 3, 4]


@shows(STAR, f"{STAR}-group-3", f"{STAR}-group-4", f"{STAR}-group-5", f"{STAR}-group-6")
def test_the_groups_of_the_first_row() -> None:
    table = empty_rows(growing(STAR), row_1=5)
    its = table.s.spirits[0]
    its.hand, its.discard = [], [BOON, LIGHT, ANEW]
    halved = ("group 5", "grow half", f"reclaim {BOON}", f"reclaim {ANEW}")
    table.spirit_phase(*halved, *ENERGY, *STAY, "ready")
    assert (its.hand, its.discard) == ([BOON, ANEW], [LIGHT])
    other = empty_rows(growing(STAR), row_1=6)
    cards = ("group 6", "grow card", "draw minor", "keep natures-resilience", "grow move-1", "shift A5 A4")
    other.spirit_phase(*cards, *ENERGY, *STAY, "ready").expect("A4: 1P", energy=2)
    assert other.s.spirits[0].hand[-1] == "natures-resilience"


@shows(STAR, f"{STAR}-group-1", f"{STAR}-group-3", f"{STAR}-group-4", f"{STAR}-group-7", f"{STAR}-group-8")
def test_the_groups_of_the_second_row() -> None:
    table = empty_rows(growing(STAR), row_2=7)
    table.spirit_phase("group 7", "grow energy-3", *ENERGY, *STAY, "ready").expect(energy=5)
    other = empty_rows(growing(STAR), row_2=8)
    other.s.step = ""
    grown = ("group 8", "grow play-1", "grow move-2", "shift A5 A3")
    other.spirit_phase(*grown, *ENERGY, *FIRST, "ready").expect("A3: 1P")
    assert other.s.spirits[0].plays == 3


@shows(STAR, f"{STAR}-group-3", f"{STAR}-group-4", f"{STAR}-group-9", f"{STAR}-group-10")
def test_the_groups_of_the_third_row() -> None:
    table = empty_rows(growing(STAR), row_3=9)
    table.s.spirits[0].discard.append(table.s.spirits[0].hand.pop())
    table.spirit_phase("group 9", "grow reclaim", *ENERGY, *STAY, "ready")
    assert table.s.spirits[0].discard == []
    other = empty_rows(growing(STAR), row_3=10)
    cards = ("group 10", "grow card", "draw minor", "keep natures-resilience", "grow energy-1")
    other.spirit_phase(*cards, *ENERGY, *STAY, "ready").expect(energy=3)


@shows(STAR, f"{STAR}-group-3", f"{STAR}-group-4", f"{STAR}-group-11", f"{STAR}-group-12")
def test_the_groups_of_the_fourth_row() -> None:
    table = empty_rows(growing(STAR, "A5: 1P 1T; A4: 1E; A2: 1C"), row_4=11)
    table.spirit_phase("group 11", "grow damage-2", *ENERGY, *STAY, "ready").expect("A5: 1P; A4: 1E", fear=1)
    nobody = empty_rows(growing(STAR), row_4=11)
    nobody.spirit_phase("group 11", "grow damage-2", *ENERGY, *STAY, "ready").expect(fear=0)
    other = empty_rows(growing(STAR), row_4=12)
    other.spirit_phase("group 12", "grow play-1", "grow fast-1", *ENERGY, *STAY, f"play {ANEW}", "ready")
    assert [option.text for option in options(other.s, 0, "fast")] == [f"hasten {ANEW}"]
    assert other.s.spirits[0].plays == 2


# Special rules.


@rule("SI-190")
@shows("growth-begets-growth")
def test_a_group_unlocked_by_presence_may_be_chosen_at_once() -> None:
    table = growing(STAR)
    added = (*ADD, "presence row-2 A5", "group 7")
    table.spirit_phase(*added, "group 7", "grow energy-3", *ENERGY, "ready").expect("A5: 2P", energy=5)
    assert open_groups(table.s, 0) == []


@shows("growth-begets-growth")
def test_the_other_group_of_a_row_stays_locked_for_ever() -> None:
    table = growing(STAR)
    table.spirit_phase(*ADD, "presence row-1 A5", "group 6", *ENERGY, *STAY, "ready")
    assert table.s.spirits[0].notes == {"row-1": 6}
    assert GAME.view(table.s, 0).spirits[0].locked == [5, 7, 8, 9, 10, 11, 12]
    table.s.spirits[0].groups = 0
    assert open_groups(table.s, 0) == [1, 2, 3, 4, 6]


@shows("growth-begets-growth")
def test_presence_from_some_spaces_brings_energy_and_two_empty_a_longer_row() -> None:
    table = growing(STAR)
    table.spirit_phase(*ADD, "presence row-4 A5", *FIRST, *STAY, "ready").expect(energy=2)
    assert table.s.spirits[0].notes == {}
    table.spirit_phase(*ADD, "presence row-4 A5", "group 11", "group 11", "grow damage-2", *STAY, "ready")
    table.expect("A5: 3P", energy=4)


def returned(act: Action) -> Flow[None]:
    return act.return_presence(0, act.land)


def added(act: Action) -> Flow[int]:
    return act.add_presence(0, 1 << act.land)


@rule("SI-190", "SI-068")
def test_a_row_that_is_covered_again_locks_its_group_and_the_choice_stands() -> None:
    table = empty_rows(growing(STAR, "A5: 3P; A2: 1C"), row_1=6)
    table.action(returned, kind="spirit", seat=0, land="A5").expect("A5: 2P")
    assert open_groups(table.s, 0) == [1, 2, 3, 4]
    table.action(added, "presence row-1 A5", kind="spirit", seat=0, land="A5")
    assert open_groups(table.s, 0) == [1, 2, 3, 4, 6]


@shows("slowly-coalescing-nature")
def test_a_slot_gets_an_element_of_choice_for_good() -> None:
    table = island("A5: 1P; A2: 1C", spirit=STAR)
    table.action(added, "presence cards A5", "element fire", kind="spirit", seat=0, land="A5")
    table.action(added, "presence cards A5", "element fire", kind="spirit", seat=0, land="A5")
    assert elements(table) == {"fire": 2}
    assert GAME.view(table.s, 0).spirits[0].slots == {"cards 1": "fire", "cards 2": "fire"}
    table.time_passes()
    assert elements(table) == {"fire": 2}


@rule("SI-190", "SI-068")
@shows("slowly-coalescing-nature")
def test_a_marker_stays_where_presence_covers_it_again() -> None:
    table = island("A5: 1P; A2: 1C", spirit=STAR)
    table.s.spirits[0].open[0] = 2
    table.action(added, "presence energy A5", "element sun", kind="spirit", seat=0, land="A5")
    table.action(returned, kind="spirit", seat=0, land="A5")
    assert elements(table) == {}
    table.action(added, "presence energy A5", kind="spirit", seat=0, land="A5")
    assert elements(table) == {"sun": 1}


@shows("slowly-coalescing-nature")
def test_the_slot_of_the_third_row_brings_energy_as_well() -> None:
    table = island("A5: 1P; A2: 1C", spirit=STAR)
    table.s.spirits[0].open[4] = 1
    table.action(added, "presence row-3 A5", "group 9", "element moon", kind="spirit", seat=0, land="A5")
    table.expect(energy=1)
    assert elements(table) == {"moon": 1}


# Innate powers.


@shows(f"{AIR}-level-1", f"{AIR}-level-2")
def test_air_moves_earth_endures() -> None:
    table = island("A5: 1P; A4: 3E 2T", spirit=STAR)
    answers = ("target A4", "choose push-explorer", "push explorer A3", "push explorer A3")
    table.use(AIR, *answers, elements="3 air").expect("A4: 1E 2T; A3: 2E", defend={"A4": 0})
    town = island("A5: 1P; A4: 3E 2T", spirit=STAR)
    town.use(AIR, "target A4", "choose push-town", "push town A3", elements="3 air").expect("A4: 3E 1T; A3: 1T")
    stone = island("A5: 1P; A4: 3E", spirit=STAR)
    stone.use(AIR, "target A4", elements="3 earth").expect("A4: 3E", defend={"A4": 5})
    both = island("A5: 1P; A4: 1E", spirit=STAR)
    both.use(AIR, "target A4", "choose push-explorer", "done", elements="3 air 3 earth").expect(defend={"A4": 5})


@shows(f"{FIRE}-level-1", f"{FIRE}-level-2")
def test_fire_burns_water_soothes() -> None:
    table = island("A5: 2P; A4: 1T 1B; A2: 1C", spirit=STAR)
    table.use(FIRE, "target A4", elements="3 fire").expect("A4: 1B", fear=2)
    water = island("A5: 2P; A4: 1T 1B; A2: 1C", spirit=STAR)
    water.use(FIRE, "target A4", elements="3 water").expect("A4: 1T", fear=0)
    assert island("A5: 1P; A3: 2P; A2: 1C", spirit=STAR).targets(FIRE) == {"A2", "A3", "A4"}


@shows(f"{WOOD}-level-1")
def test_wood_seeks_growth() -> None:
    table = island("A5: 1P; A4: 1P 1Q; A2: 1C", spirit=STAR, others=(RIVER,))
    table.s.minors = ["natures-resilience"]
    table.use(WOOD, "target A4", "spirit 1", "draw minor", elements="3 plant")
    assert table.s.spirits[1].hand[-1] == "natures-resilience"
    nobody = island("A5: 1P; A2: 1C", spirit=STAR)
    nobody.use(WOOD, "target A4", elements="3 plant")
    assert len(nobody.s.spirits[0].hand) == 4


@shows(f"{WOOD}-level-2")
def test_humans_seek_freedom() -> None:
    table = island("A5: 1P; A4: 3D 1C; A2: 1C", spirit=STAR)
    table.use(WOOD, "target A4", "choose damage-per-dahan", elements="3 animal").expect("A4: 3D", fear=2)
    push = island("A5: 1P; A4: 4D 1C; A2: 1C", spirit=STAR)
    push.use(WOOD, "target A4", "choose push-dahan", *["push dahan A3"] * 3, elements="3 animal")
    push.expect("A4: 1D 1C; A3: 3D")


@shows(f"{GUIDE}-level-1", f"{GUIDE}-level-2")
def test_sidereal_guidance() -> None:
    table = island("A5: 1P; A4: 4E 2D", spirit=STAR)
    table.use(GUIDE, "target A5", "gather dahan A4", elements="2 moon").expect("A5: 1P 1D; A4: 4E 1D")
    more = island("A5: 1P; A4: 4E 2D", spirit=STAR)
    more.use(GUIDE, "target A5", *["gather explorer A4"] * 3, elements="3 moon").expect("A5: 1P 3E; A4: 1E 2D")
    lesser = island("A5: 1P; A4: 4E 2D", spirit=STAR)
    lesser.use(GUIDE, "target A5", "gather dahan A4", elements="3 moon", level=1).expect("A5: 1P 1D")


@shows(f"{STARS}-level-1")
def test_stars_blaze_in_the_daytime_sky() -> None:
    table = island("A5: 1P; A2: 1C", spirit=STAR)
    its = table.s.spirits[0]
    its.hand, its.played, its.discard = [], [BOON], [ANEW]
    table.use(STARS, f"reclaim {BOON}", elements="4 sun").expect(fear=3, energy=1)
    assert (its.hand, its.played, its.discard) == ([BOON], [], [ANEW])
    table.use(STARS, f"reclaim {ANEW}", elements="4 sun")
    assert its.hand == [BOON, ANEW]
    none = island("A5: 1P; A2: 1C", spirit=STAR)
    none.s.spirits[0].discard = [none.s.spirits[0].hand.pop()]
    none.use(STARS, "done", elements="4 sun")
    assert len(none.s.spirits[0].discard) == 1


# Unique powers.

SIX = [
    "call-of-the-dahan-ways",
    "natures-resilience",
    "voracious-growth",
    "shadows-of-the-burning-forest",
    "dark-and-tangled-woods",
    "drought",
]


@shows(BOON)
def test_boon_of_reimagining() -> None:
    table = island("A5: 1P; A4: 1Q; A2: 1C", spirit=STAR, others=(RIVER,))
    table.s.minors = ["veil-the-nights-hunt", *SIX]
    answers = ("spirit 1", "forget rivers-bounty", "keep drought", "keep natures-resilience")
    table.use(BOON, *answers).expect(energy=1, seat=1)
    its = table.s.spirits[1]
    assert its.hand[-2:] == ["drought", "natures-resilience"]
    assert "rivers-bounty" not in its.hand
    assert (table.s.minors, len(table.s.minors_discard)) == (["veil-the-nights-hunt"], 4)
    own = island("A5: 1P; A2: 1C", spirit=STAR)
    own.use(BOON, "done").expect(energy=0)
    assert len(own.s.spirits[0].hand) == 4


@shows(LIGHT)
def test_gather_the_scattered_light_of_stars() -> None:
    table = island("A5: 1P; A2: 1C", spirit=STAR)
    its = table.s.spirits[0]
    its.hand, its.played, its.discard = [], [LIGHT, BOON], [ANEW, "drought"]
    table.use(LIGHT)
    forgets = ("reclaim drought", f"reclaim {LIGHT}", f"forget {BOON}", f"reclaim {ANEW}")
    table.time_passes(*forgets)
    assert (its.hand, its.discard) == (["drought", LIGHT, ANEW], [])
    few = island("A5: 1P; A2: 1C", spirit=STAR)
    its = few.s.spirits[0]
    its.hand, its.played, its.discard = [], [LIGHT], ["drought", BOON]
    few.use(LIGHT).time_passes(f"reclaim {LIGHT}", "done", "done")
    assert (its.hand, its.discard) == ([LIGHT], ["drought", BOON])


@shows(ANEW)
def test_shape_the_self_anew_gains_a_minor_and_may_be_forgotten_for_energy() -> None:
    table = island("A5: 1P; A2: 1C", spirit=STAR)
    table.s.minors = SIX.copy()
    table.use(ANEW, "keep drought", "choose forget-for-energy").expect(energy=3)
    assert table.s.spirits[0].hand == [BOON, LIGHT, PEACE, "drought"]
    kept = island("A5: 1P; A2: 1C", spirit=STAR)
    kept.s.minors = SIX.copy()
    kept.use(ANEW, "keep drought", "decline").expect(energy=0)
    assert ANEW in kept.s.spirits[0].hand


@rule("SI-042")
@shows(ANEW, f"{ANEW}-threshold-1")
def test_with_four_moon_it_may_be_a_major_and_what_is_forgotten_for_it_pays_nothing_else() -> None:
    table = island("A5: 1P; A2: 1C", spirit=STAR)
    table.s.majors = ["accelerated-rot"]
    table.use(ANEW, "choose major", f"forget {ANEW}", elements="4 moon").expect(energy=0)
    assert table.s.spirits[0].hand == [BOON, LIGHT, PEACE, "accelerated-rot"]
    both = island("A5: 1P; A2: 1C", spirit=STAR)
    both.s.majors = ["accelerated-rot"]
    both.use(ANEW, "choose major", f"forget {BOON}", "choose forget-for-energy", elements="4 moon")
    both.expect(energy=3)
    assert both.s.spirits[0].hand == [LIGHT, PEACE, "accelerated-rot"]
    minor = island("A5: 1P; A2: 1C", spirit=STAR)
    minor.s.minors = SIX.copy()
    minor.use(ANEW, "choose gain-minor", "keep drought", "decline", elements="4 moon")
    assert minor.s.spirits[0].hand[-1] == "drought"


@shows(PEACE)
def test_peace_of_the_nighttime_sky_skips_a_ravage() -> None:
    table = island("A5: 2P; A4: 2T; A1: 2T", spirit=STAR)
    table.use(PEACE, "target A4", "decline").ravage("A4").expect("A4: 2T").ravage("A1").expect("A1: 2T 1B")
    afraid = island("A5: 2P; A4: 2T", spirit=STAR)
    afraid.s.earned, afraid.s.fear_deck = afraid.s.fear_deck[:4], afraid.s.fear_deck[4:]
    assert afraid.s.terror == 2
    afraid.use(PEACE, "target A4", "decline").ravage("A4").expect("A4: 2T 1B")


@rule("SI-057")
@shows(PEACE)
def test_peace_of_the_nighttime_sky_may_be_forgotten_to_be_repeated_once() -> None:
    table = island("A5: 2P; A4: 2T; A1: 2T", spirit=STAR)
    table.use(PEACE, "target A4", "choose repeat-and-forget", "target A1")
    table.ravage("A4").expect("A4: 2T").ravage("A1").expect("A1: 2T")
    assert PEACE not in table.s.spirits[0].hand
    assert elements(table) == {"moon": 1}


# The whole.


def test_it_is_offered_its_growth_in_the_order_of_the_panel() -> None:
    table = empty_rows(growing(STAR), row_4=12)
    table.s.step = ""
    assert offered(spirit_phase(table.s)) == {"group 1", "group 2", "group 3", "group 4", "group 12"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_run_clean(seed: int) -> None:
    play_out([STAR, RIVER], seed)
