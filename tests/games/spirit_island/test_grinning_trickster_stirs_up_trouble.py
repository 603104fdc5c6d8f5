"""Grinning Trickster Stirs Up Trouble: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.growth import open_groups
from rulebound.games.spirit_island.growth import options as growth_options
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER
from rulebound.games.spirit_island.power import ANY_LAND, FAST, POWERS, Power
from rulebound.games.spirit_island.state import ANY
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

TRICKSTER = "grinning-trickster-stirs-up-trouble"
SEE, FIGHT = "lets-see-what-happens", "why-dont-you-and-them-fight"
DISCORD, MESSES = "a-real-flair-for-discord", "cleaning-up-messes-is-a-drag"
TIGERS, AUTHORITY, MOB, ARSON = (
    "unexpected-tigers",
    "impersonate-authority",
    "incite-the-mob",
    "overenthusiastic-arson",
)


def trickster(position: str, others: tuple[str, ...] = (), minors: tuple[str, ...] = ()) -> Table:
    """The last of the minors is the top card."""
    table = island(position, spirit=TRICKSTER, others=others)
    if minors:
        table.s.minors = list(minors)
    return table


@shows(TRICKSTER)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A7": 1, "A4": 1}),
        ("B", {"B8": 1, "B4": 1}),
        ("C", {"C6": 1, "C4": 1}),
        ("D", {"D7": 1, "D4": 1}),
    ],
)
def test_it_starts_where_the_last_dahan_are_and_in_the_fourth_land(board: str, lands: dict[str, int]) -> None:
    assert first_presence(TRICKSTER, board) == lands


@shows(TRICKSTER)
def test_its_tracks() -> None:
    assert incomes(TRICKSTER) == [1, 1, 2, 2, 2, 3]
    assert plays(TRICKSTER) == [2, 2, 3, 3, 4, 4, 5]
    table = trickster("A5: 1P")
    table.s.spirits[0].open = [5, 6]
    assert elements(table) == {"moon": 1, "fire": 1, "air": 1}
    table.s.spirits[0].open = [4, 5]
    assert elements(table) == {"moon": 1}


@shows(TRICKSTER, f"{TRICKSTER}-group-2", f"{TRICKSTER}-group-4")
@rule("SI-037")
def test_its_card_track_pushes_a_dahan_between_growth_symbols() -> None:
    table = growing(TRICKSTER, "A5: 1P 1D; A4: 1D; A2: 1C")
    table.s.spirits[0].open = [1, 2]
    table.spirit_phase(
        "bonus drive-dahan",
        "push dahan A8",
        "group 4",
        "grow earn-plays",
        "group 2",
        "grow presence-2",
        "presence energy A5",
        "ready",
    )
    table.expect("A5: 2P; A8: 1D; A4: 1D", energy=3)
    nobody = growing(TRICKSTER, "A5: 1P; A4: 1D; A2: 1C")
    nobody.s.spirits[0].open, nobody.s.spirits[0].stage = [1, 2], 1
    assert "bonus drive-dahan" not in [option.text for option in growth_options(nobody.s, 0)]
    nobody.s.put(5, DAHAN)
    assert "bonus drive-dahan" in [option.text for option in growth_options(nobody.s, 0)]


@shows(TRICKSTER, f"{TRICKSTER}-group-1", f"{TRICKSTER}-group-4")
@rule("SI-029", "SI-030")
def test_energy_of_one_growth_group_pays_for_the_next() -> None:
    table = growing(TRICKSTER)
    its = table.s.spirits[0]
    assert its.energy == 0
    assert open_groups(table.s, 0) == [2, 3, 4]
    table.spirit_phase(
        "group 4", "grow earn-plays", "group 1", "grow reclaim", "grow move-1", "shift A5 A6", "ready"
    )
    table.expect("A5:; A6: 1P", energy=2)
    assert "overenthusiastic-arson" in its.hand
    assert its.discard == []


@shows(TRICKSTER, f"{TRICKSTER}-group-2", f"{TRICKSTER}-group-3")
def test_its_second_and_third_growth_add_presence_and_a_card() -> None:
    table = growing(TRICKSTER)
    table.spirit_phase(
        "group 2",
        "grow presence-2",
        "presence cards A3",
        "group 3",
        "grow card",
        "draw minor",
        "keep natures-resilience",
        "ready",
    )
    table.expect("A5: 1P; A3: 1P", energy=1)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    assert reach(growing(TRICKSTER), "group 2", "grow presence-2") == {f"A{number}" for number in range(1, 9)}


@shows(TRICKSTER, f"{TRICKSTER}-group-2", f"{TRICKSTER}-group-4")
def test_its_fourth_growth_gives_energy_for_its_card_plays() -> None:
    table = growing(TRICKSTER)
    table.s.spirits[0].open = [1, 5]
    table.spirit_phase(
        "group 4", "grow earn-plays", "group 2", "grow presence-2", "presence energy A5", "ready"
    ).expect(energy=4 + 1)


@shows(DISCORD)
def test_its_strife_spreads_for_energy() -> None:
    table = trickster("A5: 1P; A4: 1T; A3: 1E; A8: 1E; A2: 1C")
    table.s.spirits[0].energy = 2
    table.use(AUTHORITY, "target A4", "land A3").expect("A4: 1T*1; A3: 1E*1; A8: 1E", energy=1)
    assert table.s.spirits[0].energy == 1
    again = trickster("A5: 1P; A4: 1T; A2: 1C")
    again.s.spirits[0].energy = 1
    again.use(AUTHORITY, "target A4", "land A4").expect("A4: 1T*2", energy=0)


@shows(DISCORD)
@rule("SI-146")
def test_spread_strife_spreads_no_further_and_need_not_be_paid_for() -> None:
    table = trickster("A5: 1P; A4: 1T; A3: 1E; A2: 1C")
    table.s.spirits[0].energy = 9
    table.use(AUTHORITY, "target A4", "done").expect("A4: 1T*1; A3: 1E", energy=9)
    table.use(AUTHORITY, "target A4", "land A4").expect("A4: 1T*3; A3: 1E", energy=8)
    poor = trickster("A5: 1P; A4: 1T; A3: 1E; A2: 1C")
    poor.use(AUTHORITY, "target A4").expect("A4: 1T*1; A3: 1E", energy=0)


def test_strife_of_others_does_not_spread() -> None:
    table = trickster("A5: 1P; A4: 1T; A2: 1C", others=(RIVER,))
    table.s.spirits[0].energy = 5
    table.action(lambda act: act.add_strife(), land="A4").expect("A4: 1T*1", energy=5)
    table.s.spirits[1].presence[5] = 1
    table.s.spirits[1].hand.append(AUTHORITY)
    table.use(AUTHORITY, "target A4", seat=1).expect("A4: 1T*2", energy=5)


@shows(MESSES)
def test_removing_blight_by_its_powers_costs_presence() -> None:
    table = trickster("A5: 2P 1B; A4: 1P; A2: 1C")
    table.use("natures-resilience", "target A5", "choose heal", "lose A4", elements="2 water")
    table.expect("A5: 2P; A4:")
    assert table.s.spirits[0].destroyed == 1


def test_blight_that_others_remove_costs_nothing() -> None:
    table = trickster("A5: 2P 2B 1Q; A2: 1C", others=(RIVER,))
    table.s.spirits[1].gained[4] = 2
    table.use("natures-resilience", "target A5", "choose heal", seat=1).expect("A5: 2P 1B 1Q")


def all_at_once(act: Action) -> Flow[None]:
    """Either is both, and up to two are two."""
    for way in (yield from act.ways("fear", "push-explorer")):
        if way == "fear":
            act.fear(2)
        else:
            yield from act.push(2, (EXPLORER,), up_to=True)


def heal(act: Action) -> None:
    """Remove blight."""
    remove_blight(act, act.land)


def sow(act: Action) -> Flow[None]:
    """Add strife."""
    yield from act.add_strife()


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> str:
    """A minor power with an "or" and an "up to", out of range of everything."""
    power = Power("chance", "minor", "base", FAST, ANY_LAND, all_at_once, within=0)
    monkeypatch.setitem(POWERS, "chance", power)
    return "chance"


@shows(f"{SEE}-level-1")
def test_lets_see_does_the_next_minor_for_a_land_in_full(chance: str) -> None:
    table = trickster("A5: 1P; A4: 3E; A2: 1C", minors=("drought", chance, "elemental-boon", "encompassing-ward"))
    table.use(SEE, "push explorer A3", "push explorer A3", elements="1 moon 1 fire 2 air")
    table.expect("A4: 1E; A3: 2E", fear=2)
    assert table.s.minors == ["drought"]
    assert table.s.minors_discard[-3:] == ["encompassing-ward", "elemental-boon", chance]
    assert table.s.spirits[0].played == []
    assert table.s.spirits[0].used == [SEE]
    assert table.targets(SEE) == {"A4"}


@shows(f"{SEE}-level-1")
def test_lets_see_uses_the_thresholds_of_the_card_and_ignores_its_target() -> None:
    table = trickster("A5: 1P; A4: 1E 1T; A2: 1C", minors=("call-of-the-dahan-ways",))
    table.use(SEE, "replace town A4", elements="2 moon 1 fire 2 air", level=1)
    table.expect("A4: 1E 1D")


@shows(f"{SEE}-level-1")
def test_lets_see_makes_the_deck_again_and_gives_up_without_a_card_for_a_land() -> None:
    table = trickster("A5: 1P; A4: 1E; A2: 1C", minors=("elemental-boon",))
    table.s.minors_discard = ["dark-and-tangled-woods"]
    table.use(SEE, elements="1 moon 1 fire 2 air").expect(fear=2)
    none = trickster("A5: 1P; A4: 1E; A2: 1C", minors=("elemental-boon",))
    none.s.minors_discard = ["encompassing-ward"]
    none.use(SEE, elements="2 moon 1 fire 2 air").expect("A4: 1E", fear=0)


@shows(f"{SEE}-level-2")
def test_lets_see_may_take_the_minor_for_a_forgotten_card() -> None:
    table = trickster("A5: 1P; A4: 1E; A2: 1C", minors=("dark-and-tangled-woods",))
    table.use(SEE, f"forget {MOB}", elements="2 moon 1 fire 2 air").expect(fear=2, energy=1)
    hand = table.s.spirits[0].hand
    assert "dark-and-tangled-woods" in hand
    assert MOB not in hand
    assert table.s.minors_discard == []
    keeping = trickster("A5: 1P; A4: 1E; A2: 1C", minors=("dark-and-tangled-woods",))
    keeping.use(SEE, "done", elements="2 moon 1 fire 2 air").expect(fear=2, energy=0)
    assert keeping.s.minors_discard == ["dark-and-tangled-woods"]
    lesser = trickster("A5: 1P; A4: 1E; A2: 1C", minors=("dark-and-tangled-woods",))
    lesser.use(SEE, elements="2 moon 1 fire 2 air", level=1).expect(energy=0)


@shows(f"{SEE}-level-1")
def test_blight_removed_by_chance_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(POWERS, "healed", Power("healed", "minor", "base", FAST, ANY_LAND, heal, within=0))
    table = trickster("A5: 2P 1B 1E; A2: 1C", minors=("healed",))
    table.use(SEE, elements="1 moon 1 fire 2 air").expect("A5: 2P 1E")
    assert table.s.spirits[0].destroyed == 0


@shows(f"{SEE}-level-1", DISCORD)
def test_strife_of_chance_spreads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(POWERS, "sown", Power("sown", "minor", "base", FAST, ANY_LAND, sow, within=0))
    table = trickster("A5: 1P; A4: 1T; A2: 1C", minors=("sown",))
    table.s.spirits[0].energy = 1
    table.use(SEE, "land A4", elements="1 moon 1 fire 2 air").expect("A4: 1T*2", energy=0)


@shows(f"{FIGHT}-level-3")
@pytest.mark.parametrize("have", ["3 sun", "3 fire"])
def test_an_invader_and_a_dahan_fight_with_sun_or_fire(have: str) -> None:
    table = trickster("A5: 1P 1C 1T 2D; A2: 1C")
    table.use(FIGHT, "fight city A5", elements=have).expect("A5: 1P 1C/2 1T 1D", fear=0)
    town = trickster("A5: 1P 1T 1D; A2: 1C")
    town.use(FIGHT, elements=have).expect("A5: 1P", fear=1)
    assert town.targets(FIGHT) == set()
    assert table.targets(FIGHT) == {"A5"}


@shows(f"{FIGHT}-level-3")
def test_any_element_makes_up_for_sun_or_fire() -> None:
    table = trickster("A5: 1P 1E 1D; A2: 1C")
    table.s.spirits[0].gained[2], table.s.spirits[0].gained[ANY] = 2, 1
    table.use(FIGHT).expect("A5: 1P 1D/1")
    short = trickster("A5: 1P 1E 1D; A2: 1C")
    short.s.spirits[0].gained[:3] = [2, 0, 2]
    assert options(short.s, 0, "fast") == []


@shows(f"{FIGHT}-level-3")
def test_defence_strife_and_badlands_count_in_the_fight() -> None:
    table = trickster("A5: 1P 1T 1D; A2: 1C")
    table.s.defend[5] = 1
    table.use(FIGHT, elements="3 sun").expect("A5: 1P 1D/1", fear=1)
    strife = trickster("A5: 1P 1C*1 1D; A2: 1C")
    strife.use(FIGHT, elements="3 sun").expect("A5: 1P 1C/2 1D")
    rough = trickster("A5: 1P 1C 1E 2D 1Ba; A2: 1C")
    rough.use(FIGHT, "fight explorer A5", elements="3 fire").expect("A5: 1P 1C 1D 1Ba")
    hurt = trickster("A5: 1P 1E 1D 1D/1; A2: 1C")
    hurt.use(FIGHT, "fight dahan A5", elements="3 fire").expect("A5: 1P 2D/1")
    nobody = trickster("A5: 1P 1E; A2: 1C").use(FIGHT, elements="3 fire").expect("A5: 1P 1E")
    assert nobody.s.fear == 0


@shows(f"{FIGHT}-level-2", f"{FIGHT}-level-3")
def test_the_second_level_adds_strife_before_the_fight() -> None:
    table = trickster("A5: 1P 1T 1D; A2: 1C")
    table.use(FIGHT, elements="3 air 3 fire").expect("A5: 1P 1D", fear=1)
    alone = trickster("A5: 1P 1T 1D; A2: 1C")
    alone.use(FIGHT, elements="3 air").expect("A5: 1P 1T*1 1D")


@shows(f"{FIGHT}-level-4")
def test_the_fourth_level_hurts_where_beasts_are_or_gathers_one() -> None:
    table = trickster("A5: 1P 1T 1Be; A2: 1C").use(FIGHT, elements="3 animal").expect("A5: 1P 1Be", fear=1)
    assert table.s.fear == 1
    without = trickster("A5: 1P 1T; A4: 1Be; A2: 1C")
    without.use(FIGHT, "gather-token beasts A4", elements="3 animal").expect("A5: 1P 1T 1Be; A4:", fear=0)
    staying = trickster("A5: 1P 1T; A4: 1Be; A2: 1C")
    staying.use(FIGHT, "done", elements="3 animal").expect("A5: 1P 1T; A4: 1Be", fear=0)


@shows(f"{FIGHT}-level-1", f"{FIGHT}-level-2")
def test_with_three_moon_it_may_fight_in_the_slow_phase() -> None:
    table = trickster("A5: 1P 1T; A2: 1C")
    table.s.spirits[0].gained = [0, 0, 0, 3, 0, 0, 0, 0, 0]
    assert [option.text for option in options(table.s, 0, "fast")] == [f"use {FIGHT}"]
    assert options(table.s, 0, "slow") == []
    table.s.spirits[0].gained[1] = 3
    assert [option.text for option in options(table.s, 0, "fast")] == [f"use {FIGHT}"]
    assert [option.text for option in options(table.s, 0, "slow")] == [f"use {FIGHT}"]
    table.s.spirits[0].gained[3] = 0
    assert options(table.s, 0, "slow") == options(table.s, 0, "fast") == []


@shows(TIGERS)
def test_unexpected_tigers_come_and_push_or_are_new() -> None:
    table = trickster("A5: 1P 2E; A4: 1Be; A2: 1C")
    table.use(TIGERS, "target A5", "push explorer A6").expect("A5: 1P 1E 1Be; A4:; A6: 1E", fear=1)


@shows(TIGERS)
def test_unexpected_tigers_are_new_where_none_are_near() -> None:
    table = trickster("A5: 1P 1E 1Be; A3: 1Be; A2: 1C")
    table.use(TIGERS, "target A5").expect("A5: 1P 1E 2Be; A3: 1Be", fear=1)
    empty = trickster("A5: 1P; A4: 1Be; A2: 1C").use(TIGERS, "target A5").expect("A5: 1P 1Be; A4:", fear=0)
    assert empty.targets(TIGERS) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(AUTHORITY)
def test_impersonate_authority_adds_strife() -> None:
    table = trickster("A5: 1P; A4: 1T 1E; A2: 1C")
    table.use(AUTHORITY, "target A4", "strife town A4").expect("A4: 1T*1 1E")
    assert table.targets(AUTHORITY) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(MOB)
@rule("SI-121")
def test_an_incited_invader_strikes_the_others() -> None:
    table = trickster("A5: 1P 1C*1 2E 1T; A2: 1C")
    table.use(MOB, "hit explorer A5", "hit town A5").expect("A5: 1P 1C*1 1E", fear=1 + 2)
    badlands = trickster("A5: 1P 1E*1 1E 1T 1Ba; A2: 1C")
    badlands.use(MOB, "hit town A5").expect("A5: 1P 1E*1 1E 1Ba", fear=1 + 1)


@shows(MOB)
def test_who_incites_the_mob_chooses_among_those_with_strife() -> None:
    table = trickster("A5: 1P 1T*1 1E*1 1C; A2: 1C")
    table.use(MOB, "fight-marked town 0 1 A5", "hit city A5").expect("A5: 1P 1T*1 1E*1 1C/2", fear=0)
    both = trickster("A5: 1P 2T*1; A2: 1C").use(MOB).expect("A5: 1P 1T*1", fear=1 + 1)
    calm = trickster("A5: 1P 1T 1E; A2: 1C").use(MOB).expect("A5: 1P 1T 1E", fear=0)
    assert calm.targets(MOB) == {"A5"}
    assert both.targets(MOB) == {"A5"}


@shows(ARSON)
def test_arson_burns_the_land_only_with_fire() -> None:
    table = trickster("A5: 1P; A4: 2T 1C; A2: 1C", minors=("drought",))
    table.use(ARSON, "target A4", "hit town A4").expect("A4: 1C 1B", fear=1 + 1 + 1)
    assert table.s.minors_discard == ["drought"]
    wet = trickster("A5: 1P; A4: 2T; A2: 1C", minors=("call-of-the-dahan-ways",))
    wet.use(ARSON, "target A4").expect("A4: 1T", fear=1)
    assert wet.s.minors_discard == ["call-of-the-dahan-ways"]
    assert wet.targets(ARSON) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(TRICKSTER, seed)
