"""Lure of the Deep Wilderness: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.invaders import acted_on
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.ravage import ravage_damage
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.frames import asks, texts
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import beginning, elements, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

LURE = "lure-of-the-deep-wilderness"
HOME, ENTHRALL = "home-of-the-islands-heart", "enthrall-the-foreign-explorers"
FORSAKE, NEVER = "forsake-society-to-chase-after-dreams", "never-heard-from-again"
PERILS, BECKON = "perils-of-the-deepest-island", "softly-beckon-ever-inward"
GIFT, SWALLOWED = "gift-of-the-untamed-wild", "swallowed-by-the-wilderness"
INLAND = {"A4", "A5", "A6", "A7", "A8"}


def phase(table: Table) -> Flow[None]:
    table.s.step = ""
    return spirit_phase(table.s)


@shows(LURE)
@pytest.mark.parametrize("board", list("ABCDEF"))
def test_it_starts_deep_inland_with_beasts(board: str) -> None:
    assert beginning(LURE, board) == f"{board}7: 1Q; {board}8: 2Q 1beasts"


@shows(LURE)
def test_its_tracks() -> None:
    assert incomes(LURE) == [1, 2, 2, 3, 4, 5]
    assert plays(LURE) == [1, 2, 2, 3, 4, 5]
    table = island("A5: 1P", spirit=LURE)
    table.s.spirits[0].open = [4, 3]
    assert elements(table) == {"moon": 1, "plant": 1, "animal": 1}
    table.s.spirits[0].open = [5, 2]
    assert elements(table) == {"moon": 1, "plant": 1, "air": 1}


@shows(LURE)
def test_the_ends_of_its_tracks_reclaim_a_card_each() -> None:
    for open_, often in (([5, 5], 0), ([6, 5], 1), ([5, 6], 1), ([6, 6], 2)):
        table = growing(LURE)
        table.s.spirits[0].open = open_
        table.s.spirits[0].discard = ["rivers-bounty", "words-of-warning", "voice-of-thunder"]
        taken = [word for card in ("rivers-bounty", "words-of-warning")[:often] for word in _reclaim(card)]
        assert "bonus reclaim-1" not in offered(phase(table), *taken)
        assert len(table.s.spirits[0].discard) == 3 - often


def _reclaim(card: str) -> tuple[str, str]:
    return "bonus reclaim-1", f"reclaim {card}"


@shows(f"{LURE}-group-1", f"{LURE}-group-3")
@rule("SI-029")
def test_it_grows_by_one_group_of_each_set() -> None:
    assert offered(phase(growing(LURE))) == {"group 1", "group 2", "group 3", "group 4"}
    table = growing(LURE)
    assert offered(phase(table), "group 1", "grow energy-1", "grow reclaim") == {"group 3", "group 4"}
    table = growing(LURE)
    first = ("group 3", "grow gain-moon-air-plant", "element air", "grow energy-2")
    assert offered(phase(table), *first) == {"group 1", "group 2"}
    assert elements(table) == {"air": 1}


@shows(LURE, f"{LURE}-group-1", f"{LURE}-group-3")
def test_its_first_and_third_growth_reclaim_and_gain_energy_and_an_element() -> None:
    table = growing(LURE)
    first = ("group 1", "grow reclaim", "grow energy-1")
    third = ("group 3", "grow energy-2", "grow gain-moon-air-plant", "element plant")
    table.spirit_phase(*first, *third, "ready").expect("A5: 1P", energy=1 + 2 + 1)
    assert table.s.spirits[0].hand[-1] == SWALLOWED
    assert elements(table) == {"plant": 1}
    assert offered(phase(growing(LURE)), "group 3", "grow gain-moon-air-plant") == {
        "element moon",
        "element air",
        "element plant",
    }


@shows(LURE, f"{LURE}-group-2", f"{LURE}-group-4")
def test_its_second_and_fourth_growth_add_presence_inland_and_gain_a_card() -> None:
    table = growing(LURE)
    fourth = ("group 4", "grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 2", "grow presence-4-inland", "presence energy A8", *fourth, "ready")
    table.expect("A5: 1P; A8: 1P", energy=2)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    assert reach(growing(LURE), "group 2", "grow presence-4-inland") == INLAND


@shows(HOME)
def test_it_neither_comes_nor_goes_to_the_coast() -> None:
    table = island("A4: 1P; A2: 1C", spirit=LURE)
    ask = asks(Action(table.s, "spirit", 0, land=4).push(1, presence=(0,)))
    assert texts(ask) == ["push-presence 0 A5"]
    ask = asks(Action(table.s, "spirit", 0).add_presence(0, -1 & table.s.in_play))
    assert {text.split()[2] for text in texts(ask)} == INLAND


@shows(ENTHRALL)
@rule("SI-105")
def test_two_explorers_for_each_presence_need_not_ravage() -> None:
    table = island("A5: 1P 3E 1T; A2: 1C", spirit=LURE)
    table.s.defend[5] = 2
    table.ravage("A5", "sit-out explorer A5", "sit-out explorer A5").expect("A5: 1P 3E 1T")  # 1 + 2 damage
    table = island("A5: 2P 5E; A2: 1C", spirit=LURE)
    table.ravage("A5", *["sit-out explorer A5"] * 4).expect("A5: 2P 5E")
    elsewhere = island("A5: 2E; A4: 1P; A2: 1C", spirit=LURE)
    elsewhere.ravage("A5").expect("A5: 2E 1B")


@shows(ENTHRALL)
@rule("SI-105")
def test_explorers_that_sit_out_cannot_be_hit_and_the_spirit_may_have_fewer_sit_out() -> None:
    aside = island("A5: 1P 2E 1T 2D; A2: 1C", spirit=LURE)
    aside.ravage("A5", "sit-out explorer A5", "sit-out explorer A5").expect("A5: 2E 1D 1B", fear=1)
    fighting = island("A5: 1P 2E 1D; A2: 1C", spirit=LURE)
    fighting.ravage("A5", "sit-out explorer A5", "done").expect("A5: 1P 1E 1D/1")


@shows(ENTHRALL)
@rule("SI-105")
def test_where_all_sit_out_nobody_ravages() -> None:
    table = island("A5: 1P 2E 1D; A2: 1C", spirit=LURE)
    table.ravage("A5", "sit-out explorer A5", "sit-out explorer A5").expect("A5: 1P 2E 1D")
    assert "ravaged" not in [event.kind for event in table.heard]
    assert ravage_damage(table.s, 5) == 0
    assert table.s.names(acted_on(table.s, "ravage", "1-wetland")) == ["A2", "A5"]


@shows(ENTHRALL)
def test_the_choice_is_the_spirits_wherever_the_land_lies() -> None:
    table = island("B6: 1Q 1E; A5: 1P; A2: 1C", spirit=RIVER, others=(LURE,))
    table.ravage("B6", "sit-out explorer B6").expect("B6: 1Q 1E")
    table = island("A5: 1P 1Q 3E; A2: 1C", spirit=RIVER, others=(LURE,))
    table.ravage("A5", "sit-out explorer A5", "sit-out explorer A5").expect("A5: 1P 1Q 3E")


@shows(f"{FORSAKE}-level-1")
def test_forsake_society_leads_an_explorer_away() -> None:
    table = island("A5: 1E 1T; A8: 1P; A4: 1P; A2: 1C", spirit=LURE)
    table.use(FORSAKE, "target A5", "move explorer A4", elements="2 moon").expect("A5: 1T; A4: 1P 1E", fear=1)
    alone = island("A5: 3E; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    alone.use(FORSAKE, "target A5", "move explorer A8", elements="2 moon").expect("A5: 2E; A8: 1P 1E", fear=0)
    staying = island("A5: 1E; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    staying.use(FORSAKE, "target A5", "done", elements="2 moon").expect("A5: 1E; A8: 1P", fear=0)
    assert island("A8: 1P 1E; A5: 1T; A6: 1D; A4: 1C", spirit=LURE).targets(FORSAKE) == {"A5", "A8"}


@shows(f"{FORSAKE}-level-2", f"{FORSAKE}-level-3")
def test_forsake_society_turns_a_town_or_a_city_into_explorers() -> None:
    table = island("A5: 1C 2T; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    answers = ("replace town A5", "move explorer A8", "move explorer A8")
    table.use(FORSAKE, "target A5", *answers[1:], elements="2 moon 1 air").expect("A5: 1C 1T; A8: 1P 2E", fear=1)
    table.use(
        FORSAKE, "target A5", "replace city A5", "move explorer A8", "done", elements="3 moon 2 air 1 animal"
    )
    table.expect("A5: 1T 2E; A8: 1P 3E", fear=2)
    fewer = island("A5: 1C 1T; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    fewer.use(FORSAKE, "target A5", *answers, elements="3 moon 2 air 1 animal").expect("A5: 1C; A8: 1P 2E", fear=1)
    last = island("A5: 1T; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    last.use(FORSAKE, "target A5", "done", elements="2 moon 1 air").expect("A5: 2E", fear=0)
    nothing = island("A5: 1T; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    nothing.use(FORSAKE, "target A5", elements="2 moon").expect("A5: 1T", fear=0)


@shows(f"{FORSAKE}-level-1", f"{FORSAKE}-level-3")
@rule("SI-064")
def test_only_the_new_explorers_are_led_away_with_what_lay_on_the_old_piece() -> None:
    table = island("A5: 1C/2*1 2E*2; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    answers = ("replace-marked city 2 1 A5", "hit explorer A5", "hit explorer A5", "move-marked explorer 0 1 A8")
    table.use(FORSAKE, "target A5", *answers, elements="3 moon 2 air 1 animal")
    table.expect("A5: 2E*2; A8: 1P 1E*1", fear=0)


@shows(f"{FORSAKE}-level-2", f"{FORSAKE}-level-4")
@rule("SI-057")
def test_with_four_air_forsake_society_is_repeated() -> None:
    table = island("A5: 2T; A8: 1P; A6: 1E; A2: 1C", spirit=LURE)
    moved = ("move explorer A8", "move explorer A8")
    table.use(FORSAKE, "target A5", *moved, "target A5", *moved, elements="2 moon 4 air")
    table.expect("A5:; A8: 1P 4E", fear=1)
    table.s.spirits[0].gained = [0, 0, 0, 4, 0, 0, 0, 0, 0]
    assert options(table.s, 0, "slow") == []


@shows(f"{NEVER}-level-2")
def test_never_heard_from_again_loses_explorers_to_the_dangers_of_the_land() -> None:
    table = island("A5: 1P 9E 1Be 1Di 1Wi 1Ba; A2: 1C", spirit=LURE)
    table.use(NEVER, *["destroy explorer A5"] * 8, elements="2 plant").expect("A5: 1P 1E 1Be 1Di 1Wi 1Ba", fear=2)
    some = island("A5: 1P 9E 1Be 1Wi; A2: 1C", spirit=LURE)
    some.use(NEVER, *["destroy explorer A5"] * 4, elements="2 plant").expect("A5: 1P 5E 1Be 1Wi", fear=1)
    none = island("A5: 1P 9E 1Be 1Wi; A2: 1C", spirit=LURE)
    none.use(NEVER, "done", elements="2 plant").expect("A5: 1P 9E 1Be 1Wi", fear=0)
    assert island("A5: 1P; A1: 1P; A8: 1P; A2: 1C", spirit=LURE).targets(NEVER) == {"A5", "A8"}


@shows(f"{NEVER}-level-1", f"{NEVER}-level-2", f"{NEVER}-level-3")
def test_never_heard_from_again_adds_badlands_and_does_damage() -> None:
    table = island("A5: 1P 3E; A2: 1C", spirit=LURE)
    table.use(NEVER, *["destroy explorer A5"] * 2, elements="1 fire 3 plant").expect("A5: 1P 1E 1Ba", fear=1)
    strong = island("A5: 1P 2C 1E; A2: 1C", spirit=LURE)
    answers = ("destroy explorer A5", "hit city A5")
    strong.use(NEVER, *answers, elements="1 fire 4 plant 1 animal").expect("A5: 1P 1C 1Ba", fear=2 + 1)
    struck = island("A5: 1P 2E 1T; A2: 1C", spirit=LURE)
    struck.use(NEVER, "hit explorer A5", "hit explorer A5", elements="4 plant 1 animal").expect(
        "A5: 1P 1T", fear=1
    )


@shows(f"{NEVER}-level-2", f"{NEVER}-level-4")
def test_with_six_plant_never_heard_from_again_is_repeated() -> None:
    table = island("A5: 1P 9E 1Be; A8: 1P 1E 1Wi; A2: 1C", spirit=LURE)
    lost = ["destroy explorer A5"] * 2
    table.use(NEVER, "target A5", *lost, "target A8", "destroy explorer A8", elements="6 plant")
    table.expect("A5: 1P 7E 1Be; A8: 1P 1Wi", fear=2)
    once = island("A5: 1P 9E 1Be; A8: 1P 1E 1Wi; A2: 1C", spirit=LURE)
    once.use(NEVER, "target A5", *lost, elements="5 plant").expect("A5: 1P 7E 1Be; A8: 1P 1E 1Wi", fear=1)


@shows(PERILS)
def test_perils_of_the_deepest_island_bring_badlands_and_beasts_and_drive_dahan_away() -> None:
    table = island("A4: 1P 3D; A2: 1C", spirit=LURE)
    table.use(PERILS, "land A1", "push dahan A5", "done").expect("A4: 1P 2D 1Ba; A1: 1Be; A5: 1D", fear=1)
    both = island("A4: 1P 3D; A2: 1C", spirit=LURE)
    both.use(PERILS, "land A4", "push dahan A5", "push dahan A5").expect("A4: 1P 1D 1Ba 1Be; A5: 2D")
    assert offered(_aimed(island("A7: 1P 1D; A2: 1C", spirit=LURE))) == {"land A5", "land A7", "land A8"}
    assert island("A4: 1P; A2: 1P 1C", spirit=LURE).targets(PERILS) == {"A4"}


def _aimed(table: Table) -> Flow[None]:
    doing = POWERS[PERILS].use(Action(table.s, "spirit", 0, land=7, power=POWERS[PERILS]))
    assert doing is not None
    return doing


@shows(BECKON)
def test_softly_beckon_ever_inward_gathers_two_of_each() -> None:
    table = island("A5: 1P; A4: 3E 3T 3D 3Be 1C; A2: 1C", spirit=LURE)
    came = [f"gather {kind} A4" for kind in ("explorer", "explorer", "town", "town")]
    came += ["gather-token beasts A4"] * 2 + ["gather dahan A4"] * 2
    table.use(BECKON, *came).expect("A5: 1P 2E 2T 2D 2Be; A4: 1E 1T 1D 1Be 1C")
    few = island("A5: 1P; A4: 3E 3T 3D 3Be 1C; A2: 1C", spirit=LURE)
    few.use(BECKON, "gather explorer A4", "done", "done", "done", "gather dahan A4", "done")
    few.expect("A5: 1P 1E 1D; A4: 2E 3T 2D 3Be 1C")
    assert few.targets(BECKON) == {"A5"}


@shows(GIFT)
def test_gift_of_the_untamed_wild_adds_wilds_in_a_land_of_the_target() -> None:
    table = island("A5: 1P; A8: 1P; A4: 1Q; A6: 1Q; A2: 1C", spirit=LURE, others=(RIVER,))
    table.use(GIFT, "spirit 1", "choose untamed-wilds", "land A6").expect("A6: 1Q 1Wi")
    table.use(GIFT, "spirit 0", "choose untamed-wilds", "land A8").expect("A8: 1P 1Wi")


@shows(GIFT)
@rule("SI-067")
def test_gift_of_the_untamed_wild_replaces_presence_which_counts_as_destroyed() -> None:
    table = island("A5: 1P; A4: 1Q; A6: 2Q; A2: 1C", spirit=LURE, others=(RIVER,))
    table.use(GIFT, "spirit 1", "choose untamed-disease", "land A6").expect("A6: 1Q 1Di")
    assert table.s.spirits[1].destroyed == 1


@shows(SWALLOWED)
@rule("SI-058")
def test_a_danger_that_is_two_things_counts_once() -> None:
    """With Settle Into Hunting-Grounds presence is badlands and beasts, and still 1 danger."""
    table = island("A5: 2P 2C 1Di; A2: 1C", spirit=LURE)
    table.use("settle-into-hunting-grounds")
    table.use(SWALLOWED, "hit city A5")  # 3 damage, and 2 by badlands
    table.expect("A5: 2P 1C/2 1Di")


@shows(SWALLOWED)
def test_swallowed_by_the_wilderness_does_damage_for_each_token_up_to_five() -> None:
    table = island("A5: 1P 1C 1T 1Be 1Di 1Wi; A2: 1C", spirit=LURE)
    table.use(SWALLOWED, "hit city A5").expect("A5: 1P 1T 1Be 1Di 1Wi", fear=4)
    many = island("A5: 1P 4T 2Be 2Di 3Wi; A2: 1C", spirit=LURE)
    many.use(SWALLOWED, "hit town A5", "hit town A5").expect("A5: 1P 1T 1T/1 2Be 2Di 3Wi", fear=4)
    rough = island("A5: 1P 1C 1Ba; A2: 1C", spirit=LURE)  # 1, and 1 of the badlands themselves
    rough.use(SWALLOWED).expect("A5: 1P 1C/2 1Ba", fear=2)
    assert island("A5: 1P; A1: 1P; A2: 1C", spirit=LURE).targets(SWALLOWED) == {"A5"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(LURE, seed)
