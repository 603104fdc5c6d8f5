"""Downpour Drenches the World: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.island import WETLAND
from rulebound.games.spirit_island.pieces import DAHAN, TOWN
from rulebound.games.spirit_island.ravage import defence_of
from rulebound.games.spirit_island.use import options
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

DOWNPOUR = "downpour-drenches-the-world"
MUD, LIFE = "rain-and-mud-suppress-conflict", "water-nourishes-lifes-growth"


def can(table: Table, speed: str = "fast") -> list[str]:
    table.s.step = speed
    return [option.text for option in options(table.s, 0, speed)]


# The panel.


@shows(DOWNPOUR)
@pytest.mark.parametrize("land", ["A2", "B1", "C5", "D1", "E4", "F3"])
def test_it_starts_in_the_lowest_wetland(land: str) -> None:
    assert first_presence(DOWNPOUR, land[0]) == {land: 1}


@shows(DOWNPOUR)
def test_its_tracks() -> None:
    assert incomes(DOWNPOUR) == [1, 1, 1, 1, 2, 2, 2, 2]
    assert plays(DOWNPOUR) == [1, 1, 1, 2, 2, 3]
    table = island("A5: 1P", spirit=DOWNPOUR)
    table.s.spirits[0].open = [8, 6]
    assert elements(table) == {"water": 6, "plant": 1, "air": 1, "earth": 1}
    table.s.spirits[0].open = [5, 1]
    assert elements(table) == {"water": 2, "plant": 1, "air": 1}


@shows(DOWNPOUR, f"{DOWNPOUR}-group-1")
def test_its_first_growth_reclaims_gains_a_card_and_moves() -> None:
    table = growing(DOWNPOUR)
    answers = ("grow reclaim", "grow card", "draw minor", "keep natures-resilience", "grow move-2", "shift A5 A3")
    table.spirit_phase("group 1", *answers, "ready").expect("A5:; A3: 1P", energy=1)
    assert table.s.spirits[0].hand[-2:] == ["dark-skies-loose-a-stinging-rain", "natures-resilience"]


@shows(DOWNPOUR, f"{DOWNPOUR}-group-2")
def test_its_second_growth_adds_presence_twice_and_gives_water_for_two_cards() -> None:
    table = growing(DOWNPOUR)
    adds = ("grow presence-2", "presence energy A5", "grow presence-2", "presence energy A6")
    cards = ("grow discard-2", "discard gift-of-abundance", "discard unbearable-deluge")
    table.spirit_phase("group 2", *adds, "grow water-2", *cards, "ready")
    table.expect("A5: 2P; A6: 1P", energy=1)
    assert elements(table) == {"water": 3, "plant": 1}
    its = table.s.spirits[0]
    assert its.hand == ["foundations-sink-into-mud"]
    assert its.discard[1:] == ["gift-of-abundance", "unbearable-deluge"]
    assert "A3" in reach(growing(DOWNPOUR), "group 2", "grow presence-2")
    table.time_passes()
    assert elements(table) == {"water": 1, "plant": 1}


@shows(f"{DOWNPOUR}-group-2")
def test_with_fewer_cards_all_of_them_are_discarded() -> None:
    table = growing(DOWNPOUR)
    table.s.spirits[0].hand = ["unbearable-deluge"]
    adds = ("grow presence-2", "presence energy A5", "grow presence-2", "presence energy A6")
    table.spirit_phase("group 2", "grow discard-2", *adds, "grow water-2", "ready")
    assert table.s.spirits[0].hand == []


@shows(DOWNPOUR, f"{DOWNPOUR}-group-3")
def test_its_third_growth_gains_a_card_presence_and_energy() -> None:
    table = growing(DOWNPOUR)
    cards = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 3", *cards, "grow presence-3", "presence cards A2", "grow energy-1", "ready")
    table.expect("A5: 1P; A2: 1C 1P", energy=2)


@rule("SI-037")
@shows(DOWNPOUR, f"{DOWNPOUR}-group-2")
def test_its_card_track_moves_presence_also_between_two_adds() -> None:
    table = growing(DOWNPOUR)
    table.s.spirits[0].open = [1, 2]
    adds = ("presence energy A5", "bonus move-1", "shift A5 A4", "grow presence-2", "presence energy A2")
    table.s.spirits[0].hand = []
    table.spirit_phase("group 2", "grow presence-2", *adds, "grow water-2", "grow discard-2", "ready")
    table.expect("A5: 1P; A4: 1P; A2: 1C 1P")
    again = growing(DOWNPOUR)
    again.s.spirits[0].open = [1, 5]
    again.s.step = ""
    twice = offered(spirit_phase(again.s), "bonus move-1", "done")
    assert "bonus move-1" in twice
    again.s.step = ""
    assert "bonus move-1" not in offered(spirit_phase(again.s), "bonus move-1", "done", "bonus move-1", "done")


# Special rules.


@shows("drench-the-landscape")
def test_its_sacred_sites_are_wetlands_for_spirits() -> None:
    table = island("A6: 2P; A8: 1P", spirit=DOWNPOUR, others=(RIVER,))
    wet = set(table.s.names(table.s.of_terrain(WETLAND) & table.s.island.lands))
    printed = set(table.s.names(table.s.island.of_terrain(WETLAND)))
    assert wet - printed == {"A6"}
    assert "A6" not in printed
    assert "A8" not in wet

    def wet_there(act: Action) -> None:
        assert act.is_terrain(WETLAND) == (act.kind == "spirit")

    table.action(wet_there, kind="spirit", seat=1, land="A6")
    table.action(wet_there, kind="event", land="A6")


@shows("pour-down-power-across-the-island")
def test_two_water_are_one_energy() -> None:
    table = island("A5: 1P; A2: 1C", spirit=DOWNPOUR)
    table.s.spirits[0].gained[4] = 5
    table.fast("own pour-energy", "own pour-energy").expect(energy=2)
    assert "own pour-energy" not in can(table, "slow")
    table.time_passes()
    table.s.spirits[0].gained[4] = 2
    assert "own pour-energy" in can(table, "slow")
    table.s.spirits[0].gained[4] = 1
    assert "own pour-energy" not in can(table, "slow")
    table.s.spirits[0].gained[8] = 1
    assert "own pour-energy" in can(table, "slow")


@shows("pour-down-power-across-the-island")
def test_it_pours_five_times_a_turn_at_most_and_only_while_powers_are_used() -> None:
    table = island("A5: 1P; A2: 1C", spirit=DOWNPOUR)
    table.s.spirits[0].gained[4] = 20
    table.fast(*["own pour-energy"] * 5).expect(energy=5)
    other = growing(DOWNPOUR)
    other.s.spirits[0].gained[4] = 20
    other.s.step = ""
    assert not any(text.startswith("own") for text in offered(spirit_phase(other.s)))


@rule("SI-057")
@shows("pour-down-power-across-the-island")
def test_two_water_repeat_a_card_that_targets_a_land_for_its_cost() -> None:
    table = island("A5: 1P; A8: 1P; A2: 1C; A4: 2D", spirit=DOWNPOUR)
    its = table.s.spirits[0]
    its.hand, its.played, its.energy = [], ["dark-skies-loose-a-stinging-rain", "gift-of-abundance"], 1
    its.gained[4] = 0
    its.presence[table.s.island.number_of["A2"]] = 1
    first = ("use dark-skies-loose-a-stinging-rain", "target A3")
    table.fast(*first, "repeat dark-skies-loose-a-stinging-rain", "target A1", "ready").expect(energy=0)
    assert table.s.names(table.s.isolated) == ["A1", "A3"]
    assert its.notes == {"poured": 1}


@shows("pour-down-power-across-the-island")
def test_cards_for_spirits_are_not_repeated_by_water_nor_without_energy() -> None:
    table = island("A5: 1P; A2: 1C", spirit=DOWNPOUR, others=(RIVER,))
    its = table.s.spirits[0]
    its.hand, its.played = [], ["gift-of-abundance", "unbearable-deluge", "dark-skies-loose-a-stinging-rain"]
    its.used, its.gained[4] = [*its.played, MUD, LIFE], 6
    its.presence[table.s.island.number_of["A2"]] = 1
    assert can(table) == ["own pour-energy", "repeat unbearable-deluge"]
    its.energy = 1
    assert can(table)[1:] == ["repeat unbearable-deluge", "repeat dark-skies-loose-a-stinging-rain"]
    its.notes["poured"] = 5
    assert can(table) == []


# Innate powers.


@shows(f"{MUD}-level-1", f"{MUD}-level-2")
def test_rain_and_mud_let_each_presence_defend_and_hold_the_dahan_back() -> None:
    table = island("A5: 2P 1T 1C 2D; A2: 1C", spirit=DOWNPOUR)
    table.use(MUD, elements="1 air 3 water")
    assert defence_of(table.s, table.s.island.number_of["A5"]) == 2
    table.ravage("A5", "hit town A5").expect("A5: 1P 1T/1 1C 1D/1 1B")
    strong = island("A5: 2P 1T 1D; A2: 1C", spirit=DOWNPOUR)
    strong.use(MUD, elements="1 air 5 water 1 earth").ravage("A5").expect("A5: 2P 1T 1D")
    second = island("A5: 1P; A2: 1C", spirit=DOWNPOUR)
    second.use(MUD, elements="5 water 1 earth")
    assert defence_of(second.s, second.s.island.number_of["A5"]) == 1
    second.time_passes()
    assert defence_of(second.s, second.s.island.number_of["A5"]) == 0


@shows(f"{MUD}-level-3")
def test_rain_and_mud_take_health_where_its_presence_is() -> None:
    table = island("A5: 1P 1T/1 1E 1D; A4: 1T 1D/1; A2: 1C", spirit=DOWNPOUR)
    table.use(MUD, elements="3 air 9 water 2 earth")
    table.expect("A5: 1P 1E 1D; A4: 1T 1D/1", fear=3)
    assert table.s.health_of(table.s.island.number_of["A5"], DAHAN) == 1
    assert table.s.health_of(table.s.island.number_of["A4"], DAHAN) == 2

    def go(act: Action) -> None:
        act.move_presence(0, *(act.s.island.number_of[name] for name in ("A5", "A4")))

    table.action(go, kind="spirit", seat=0).expect("A4: 1P 1T")
    assert table.s.health_of(table.s.island.number_of["A5"], TOWN) == 2


@shows(f"{LIFE}-level-1", f"{LIFE}-level-2", f"{LIFE}-level-3")
def test_water_nourishes_life() -> None:
    table = island("A5: 1P 1B; A4: 1P 1D; A2: 1C", spirit=DOWNPOUR)
    table.use(LIFE, "target A5", "choose heal", elements="3 water 2 plant").expect("A5:; A4: 1P 1D", energy=1)
    assert table.s.spirits[0].destroyed == 1
    kept = island("A5: 1P 1B; A4: 1P 1D; A2: 1C", spirit=DOWNPOUR)
    kept.use(LIFE, "target A5", "decline", elements="3 water 2 plant").expect("A5: 1P 1B", energy=1)
    more = island("A5: 1P; A4: 1D; A2: 1C", spirit=DOWNPOUR)
    more.use(LIFE, "gather dahan A4", elements="5 water 1 earth 2 plant").expect("A5: 1P 1D; A4:", energy=2)
    assert not more.s.has("no-blight", more.s.island.number_of["A5"])
    whole = island("A5: 1P 2T; A2: 1C", spirit=DOWNPOUR)
    whole.use(LIFE, elements="7 water 2 earth 3 plant").expect(energy=2)
    whole.ravage("A5").expect("A5: 1P 2T")


# Unique powers.


@shows("foundations-sink-into-mud")
def test_foundations_sink_into_mud() -> None:
    dry = island("A6: 1P 2T 1C", spirit=DOWNPOUR)
    dry.use("foundations-sink-into-mud", "hit town A6").expect("A6: 1P 1T 1C", fear=1)
    wet = island("A5: 1P 2T 1C", spirit=DOWNPOUR)
    wet.use("foundations-sink-into-mud", "choose damage-each-building").expect("A5: 1P 2T/1 1C/1")
    towns = island("A5: 1P 1T 1C", spirit=DOWNPOUR)
    towns.use("foundations-sink-into-mud", "choose damage-towns").expect("A5: 1P 1C", fear=1)
    drenched = island("A6: 2P 2T 1C", spirit=DOWNPOUR)
    drenched.use("foundations-sink-into-mud", "choose damage-each-building").expect("A6: 2P 2T/1 1C/1")


@shows("gift-of-abundance")
def test_gift_of_abundance_gives_energy_or_a_repeat() -> None:
    table = island("A5: 1P; A4: 1Q; A2: 1C", spirit=DOWNPOUR, others=(RIVER,))
    table.use("gift-of-abundance", "choose two-energy").expect(energy=2, seat=1)
    other = island("A5: 1P; A4: 1Q; A2: 1C", spirit=DOWNPOUR, others=(RIVER,))
    other.use("gift-of-abundance", "choose repeat-for-cost")
    assert other.s.total("repeat-paying", seat=1) == 1


@shows("gift-of-abundance")
def test_gift_of_abundance_brings_destroyed_presence_back_into_a_wetland() -> None:
    table = island("A5: 1P; A6: 1P; A4: 1Q; A2: 1C", spirit=DOWNPOUR, others=(RIVER,))
    table.s.spirits[0].destroyed = table.s.spirits[1].destroyed = 1
    table.use("gift-of-abundance", "choose two-energy", "choose restore-its").expect("A5: 1P 1Q")
    table.use("gift-of-abundance", "choose two-energy", "choose restore-own").expect("A5: 2P 1Q")
    none = island("A5: 1P; A4: 1Q; A2: 1C", spirit=DOWNPOUR, others=(RIVER,))
    none.s.spirits[0].destroyed = 1
    none.use("gift-of-abundance", "choose two-energy", "choose nothing").expect("A5: 1P")
    alone = island("A5: 1P; A2: 1C", spirit=DOWNPOUR)
    alone.s.spirits[0].destroyed = 1
    alone.use("gift-of-abundance", "choose two-energy", "choose restore-own").expect("A5: 2P", energy=2)


@shows("unbearable-deluge")
def test_unbearable_deluge() -> None:
    table = island("A5: 1P 3D; A2: 1C", spirit=DOWNPOUR)
    table.use("unbearable-deluge", "push dahan A4", "push dahan A6")
    table.expect("A5: 1P 1D; A4: 1D; A6: 1D", fear=1, defend={"A5": 3})
    assert table.s.names(table.s.isolated) == ["A5"]
    dry = island("A6: 1P; A2: 1C", spirit=DOWNPOUR)
    dry.use("unbearable-deluge").expect(fear=1, defend={"A6": 3})
    assert not dry.s.isolated


@shows("dark-skies-loose-a-stinging-rain")
def test_dark_skies_loose_a_stinging_rain() -> None:
    table = island("A5: 1P; A6: 1P; A4: 2E 2D", spirit=DOWNPOUR)
    answers = ("target A4", "push explorer A3", "push dahan A3", "done")
    table.use("dark-skies-loose-a-stinging-rain", *answers).expect("A4: 1E 1D; A3: 1E 1D")
    assert table.s.names(table.s.isolated) == ["A4"]
    dry = island("A6: 1P; A8: 2P; A2: 1C", spirit=DOWNPOUR)
    assert dry.targets("dark-skies-loose-a-stinging-rain") == set(
        dry.s.names(dry.s.near(dry.s.island.number_of["A8"]) | 1 << dry.s.island.number_of["A8"])
    )


# The whole.


@pytest.mark.parametrize("seed", range(3))
def test_random_games_run_clean(seed: int) -> None:
    play_out([DOWNPOUR, RIVER], seed)
