"""Serpent Slumbering Beneath the Island: panel, special rule, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import coverable_tracks, open_tracks
from rulebound.kernel import Event, Flow
from tests.games.spirit_island.against_facts import spirit_facts
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, plays, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

SERPENT = "serpent-slumbering-beneath-the-island"
POWER, ANGER = "serpent-wakes-in-power", "serpent-rouses-in-anger"
FIVE = "A5: 1P; A4: 1P; A6: 1P; A7: 1P; A8: 1P; A2: 1C"


def with_river(position: str, absorbed: int = 0) -> Table:
    """A second spirit, of which so much presence is absorbed."""
    table = island(position, spirit=SERPENT, others=(RIVER,))
    table.s.spirits[1].notes["absorbed"] = absorbed
    return table


# The panel.


@shows(SERPENT)
@pytest.mark.parametrize("board", "ABCDEF")
def test_it_starts_in_land_five(board: str) -> None:
    assert first_presence(SERPENT, board) == {f"{board}5": 1}


@shows(SERPENT)
def test_its_tracks() -> None:
    assert incomes(SERPENT) == [1, 1, 1, 1, 1, 6, 6, 12]
    assert plays(SERPENT) == [1, 1, 2, 2, 4, 5]
    table = island("A5: 1P", spirit=SERPENT)
    table.s.spirits[0].open = [8, 6]
    assert elements(table) == {"fire": 1, "moon": 1, "water": 1, "earth": 1}
    assert GAME.view(table.s, 0).spirits[0].elements["any"] == 2


@pytest.mark.parametrize(
    ("uncovered", "tracks"),
    [
        ([1, 1], [0, 1]),
        ([4, 3], [1]),  # the earth of both tracks waits for the water
        ([3, 4], [0]),  # and for the card to reclaim
        ([4, 4], [0]),
        ([5, 4], [0, 1]),
        ([8, 5], [1]),
        ([8, 6], []),
    ],
)
def test_both_tracks_lead_to_one_space(uncovered: list[int], tracks: list[int]) -> None:
    table = island("A5: 1P", spirit=SERPENT)
    table.s.spirits[0].open = uncovered
    assert open_tracks(table.s, 0) == tracks


@rule("SI-068")
@pytest.mark.parametrize(
    ("uncovered", "tracks"), [([1, 1], []), ([2, 3], [0, 1]), ([5, 4], [0]), ([5, 5], [1]), ([6, 4], [0])]
)
def test_presence_returned_leaves_no_open_space_behind_it(uncovered: list[int], tracks: list[int]) -> None:
    table = island("A5: 1P", spirit=SERPENT)
    table.s.spirits[0].open = uncovered
    assert coverable_tracks(table.s, 0) == tracks


@rule("SI-029")
@shows(SERPENT, f"{SERPENT}-group-1", f"{SERPENT}-group-3")
def test_it_picks_two_growth_groups() -> None:
    table = growing(SERPENT)
    moved = ("group 1", "grow reclaim", "grow move-1", "shift A5 A4")
    table.spirit_phase(*moved, "group 3", "grow energy-4", "ready").expect("A5:; A4: 1P", energy=5)
    assert table.s.spirits[0].discard == []


@shows(SERPENT, f"{SERPENT}-group-2", f"{SERPENT}-group-4")
def test_its_other_growth_groups() -> None:
    table = growing(SERPENT)
    cards = ("group 2", "grow energy-1", "grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase(*cards, "group 4", "grow presence-3-unblighted", "presence cards A5", "ready")
    table.expect("A5: 2P", energy=2)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    sick = growing(SERPENT, "A5: 1P; A4: 1B; A2: 1C")
    grown = reach(sick, "group 4", "grow presence-3-unblighted")
    assert grown == {"A1", "A2", "A3", "A5", "A6", "A7", "A8"}


@shows(SERPENT, f"{SERPENT}-group-1", f"{SERPENT}-group-3")
def test_its_tracks_reclaim_a_card_each() -> None:
    table = growing(SERPENT)
    its = table.s.spirits[0]
    its.open, its.discard = [4, 6], ["absorb-essence", "elemental-aegis"]
    its.hand.remove("absorb-essence")
    growth = ("group 3", "grow energy-4", "group 1", "grow move-1", "done")
    table.spirit_phase(
        *growth, "bonus reclaim-1", "reclaim absorb-essence", "bonus reclaim-1", "grow reclaim", "ready"
    )
    assert its.discard == []


# Its special rule.


def add(act: Action) -> Flow[int]:
    return act.add_presence(0, act.around(act.s.presence_of(0), 1))


@shows("deep-slumber")
def test_with_five_presence_on_the_island_it_adds_none_but_may_move_one() -> None:
    still = island(FIVE, spirit=SERPENT)
    still.action(add, "done", kind="spirit", seat=0).expect(FIVE)
    moving = island(FIVE, spirit=SERPENT)
    moving.action(add, "shift A8 A5", kind="spirit", seat=0).expect("A5: 2P; A8:")
    assert moving.s.spirits[0].open == [1, 1]


@shows("deep-slumber")
@pytest.mark.parametrize(("absorbed", "most"), list(enumerate(spirit_facts(SERPENT)["special_rules"][0]["track"])))
def test_the_more_it_has_absorbed_the_more_presence_it_may_have(absorbed: int, most: int) -> None:
    table = island(f"A5: {most - 1}P; A2: 1C", spirit=SERPENT)
    table.s.spirits[0].notes["absorbed"] = absorbed
    table.action(add, "presence energy A5", kind="spirit", seat=0).expect(f"A5: {most}P")
    table.action(add, "done", kind="spirit", seat=0).expect(f"A5: {most}P")


@shows("deep-slumber")
def test_destroyed_presence_comes_back_only_as_far_as_the_limit_allows() -> None:
    table = island("A5: 4P; A2: 1C", spirit=SERPENT)
    table.s.spirits[0].destroyed = 2

    def restore(act: Action) -> Flow[int]:
        return act.restore_presence(0, 1 << act.land, 2)

    table.action(restore, "done", kind="spirit", seat=0, land="A4").expect("A5: 4P; A4: 1P")
    table.action(restore, "shift A5 A4", kind="spirit", seat=0, land="A4").expect("A5: 3P; A4: 2P")
    assert table.s.spirits[0].destroyed == 1


# Innate powers.


@shows(f"{POWER}-level-1")
def test_serpent_wakes_with_energy() -> None:
    wake = "2 fire 1 water 1 plant"
    with_river("A5: 1P; A4: 1Q; A2: 1C").use(POWER, elements=wake).expect(energy=1).expect(energy=0, seat=1)
    with_river("A5: 1P; A4: 1Q; A2: 1C", 1).use(POWER, elements=wake).expect(energy=1).expect(energy=1, seat=1)


@shows(f"{POWER}-level-2")
def test_serpent_wakes_with_presence() -> None:
    wake = "2 water 3 earth 2 plant"
    table = with_river("A5: 1P; A3: 1Q; A2: 1C", 2)
    table.use(POWER, "presence energy A4", "presence energy A2", elements=wake).expect("A4: 1P; A2: 1C 1Q")
    unwilling = with_river("A5: 1P; A3: 1Q; A2: 1C", 2)
    unwilling.use(POWER, "presence energy A4", "done", elements=wake).expect("A4: 1P; A3: 1Q", energy=0)
    alone = with_river("A5: 1P; A3: 1Q; A2: 1C", 1)
    alone.use(POWER, "presence energy A4", elements=wake).expect("A4: 1P; A3: 1Q")


@shows(f"{POWER}-level-2", f"{POWER}-level-3")
def test_serpent_wakes_with_major_powers() -> None:
    wake, majors = "3 fire 3 water 3 earth 3 plant", ["accelerated-rot", "cleansing-floods"]
    more = ["vengeance-of-the-dead", "blazing-renewal", "indomitable-claim", "paralyzing-fright"]
    table = with_river("A5: 1P; A3: 1Q; A2: 1C", 3)
    table.s.majors = [*majors, *more]
    first = ("presence energy A4", "done", "keep indomitable-claim")
    table.use(POWER, *first, "choose gain-major", "keep accelerated-rot", elements=wake)
    assert [spirit.hand[-1] for spirit in table.s.spirits] == ["indomitable-claim", "accelerated-rot"]
    assert [len(spirit.hand) for spirit in table.s.spirits] == [5, 5]
    few = with_river("A5: 1P; A3: 1Q; A2: 1C", 2)
    few.s.majors = majors.copy()
    few.use(POWER, "presence energy A4", "done", "keep accelerated-rot", elements=wake)
    assert [len(spirit.hand) for spirit in few.s.spirits] == [5, 4]


@shows(f"{ANGER}-level-1")
def test_serpent_rouses_against_buildings() -> None:
    table = island("A5: 1P 1T 1C 1E", spirit=SERPENT)
    table.use(ANGER, "hit town A5", elements="3 fire 4 earth").expect("A5: 1P 1C/1 1E", fear=1)
    lesser = island("A5: 1P 1T 1C 1E", spirit=SERPENT)
    lesser.use(ANGER, "hit city A5", elements="3 fire 1 earth").expect("A5: 1P 1T 1C/1 1E")


@shows(f"{ANGER}-level-2")
def test_serpent_rouses_with_fear_and_pushes_towns() -> None:
    table = island("A5: 1P 3T 1C", spirit=SERPENT)
    table.use(ANGER, "push town A4", "done", elements="5 moon 4 earth").expect("A5: 1P 2T 1C; A4: 1T", fear=4)


@shows(f"{ANGER}-level-1", f"{ANGER}-level-2")
def test_any_element_stands_for_one_thing_in_a_use() -> None:
    table = island("A5: 1P 1T 1C", spirit=SERPENT)
    table.use(ANGER, "element earth", "hit town A5", "done", elements="2 moon 1 fire 1 earth 1 any")
    table.expect("A5: 1P 1T/1 1C", fear=2)
    other = island("A5: 1P 1T 1C", spirit=SERPENT)
    other.use(ANGER, "element fire", "hit city A5", elements="2 moon 1 fire 1 earth 1 any").expect(fear=0)


@rule("SI-055")
@shows(f"{ANGER}-level-2", f"{ANGER}-level-3")
def test_the_last_level_of_its_anger_costs_seven_energy() -> None:
    position, need = "A5: 2P; A4: 1P 1C; A8: 1T; A3: 1E 1C; A2: 1C", "5 moon 6 fire 6 earth"
    table = island(position, spirit=SERPENT)
    table.s.spirits[0].energy = 8
    table.use(ANGER, "target A5", "choose pay-for-level", "hit explorer A3", elements=need)
    table.expect("A4: 1P; A8:; A3: 1C; A2: 1C/1", energy=1, fear=4 + 2 + 1)
    poor = island(position, spirit=SERPENT)
    poor.s.spirits[0].energy = 6
    poor.use(ANGER, "target A5", elements=need).expect(position, energy=6, fear=4)
    unwilling = island(position, spirit=SERPENT)
    unwilling.s.spirits[0].energy = 7
    unwilling.use(ANGER, "target A5", "decline", elements=need).expect(position, energy=7)


# Unique powers.


@shows("gift-of-the-primordial-deeps")
def test_gift_of_the_primordial_deeps() -> None:
    table = with_river("A5: 1P; A4: 1Q; A2: 1C")
    table.s.minors, table.s.spirits[1].energy = ["natures-resilience", "call-of-the-dahan-ways"], 1
    table.use("gift-of-the-primordial-deeps", "keep natures-resilience", "play natures-resilience")
    its = table.s.spirits[1]
    assert (its.played, its.energy, its.gained) == (["natures-resilience"], 0, [0] * 9)
    other = with_river("A5: 1P; A4: 1Q; A2: 1C")
    other.s.minors = ["natures-resilience"]
    other.use("gift-of-the-primordial-deeps")
    its = other.s.spirits[1]
    assert its.hand[-1] == "natures-resilience"
    assert (its.gained[1], its.gained[5]) == (1, 1)


@shows("gift-of-flowing-power")
def test_gift_of_flowing_power() -> None:
    table = with_river("A5: 1P; A4: 1Q; A2: 1C")
    table.use("gift-of-flowing-power", "play rivers-bounty")
    its = table.s.spirits[1]
    assert (its.played, its.energy, its.plays) == (["rivers-bounty"], 1, 0)
    other = with_river("A5: 1P; A4: 1Q; A2: 1C")
    other.use("gift-of-flowing-power", "decline").expect(energy=1, seat=1)
    assert (other.s.spirits[1].gained[2], other.s.spirits[1].gained[4]) == (1, 1)


@rule("SI-067")
@shows("absorb-essence")
def test_absorb_essence_takes_presence_for_good() -> None:
    table = with_river("A5: 1P; A4: 1Q; A3: 1Q; A2: 1C")
    table.use("absorb-essence", "land A3").expect("A4: 1Q; A3:", energy=3).expect(energy=1, seat=1)
    its = table.s.spirits[1]
    assert (its.gone, its.destroyed, its.notes["absorbed"], its.gained[8]) == (1, 0, 1, 1)
    assert Event("note", (1, "absorbed", 1)) in list(GAME.status(table.s, 0))
    alone = island("A5: 1P; A4: 1P; A2: 1C", spirit=SERPENT)
    alone.use("absorb-essence", "land A4").expect("A5: 1P; A4:", energy=4)


@shows("absorb-essence")
def test_when_the_slumber_track_is_full_nothing_more_is_absorbed() -> None:
    table = with_river("A5: 1P; A4: 1Q; A3: 1Q; A2: 1C", 6)
    table.use("absorb-essence").expect("A4: 1Q; A3: 1Q", energy=3).expect(energy=1, seat=1)


@shows("elemental-aegis")
def test_elemental_aegis_defends_all_around() -> None:
    table = with_river("A5: 1P; A3: 1Q; A2: 1C", 2)
    table.use("elemental-aegis")
    assert {table.s.island.names[land]: n for land, n in enumerate(table.s.defend) if n} == dict.fromkeys(
        ("A1", "A4", "A5", "A6", "A7", "A8", "B3"), 4
    )
    island("A5: 1P; A2: 1C", spirit=SERPENT).use("elemental-aegis").expect(defend={"A5": 2, "A4": 2, "A3": 0})


# The whole.


@pytest.mark.parametrize("seed", range(3))
def test_random_games_run_clean(seed: int) -> None:
    play_out([SERPENT, RIVER], seed)
