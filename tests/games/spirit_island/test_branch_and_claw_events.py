"""The event cards of Branch & Claw."""

from rulebound.games.spirit_island.adversary import Foe
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.judge.outlook import Outlook
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, EXPLORER
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.seen import island_view
from rulebound.games.spirit_island.setup import event_cards, event_deck
from rulebound.kernel import Rng
from tests.games.spirit_island.forecasts import damage, defence, health
from tests.games.spirit_island.frames import fear_deck, reason, told
from tests.games.spirit_island.happenings import dahan, here, on_top, pair, question, step, token, way, whole
from tests.games.spirit_island.harness import Table
from tests.marks import rule, shows

RAIN = "years-of-little-rain"
FARMERS = "farmers-seek-the-dahan-for-aid"
SPECIES = "new-species-spread"
WAR = "war-touches-the-islands-shores"
SACRED = "sacred-sites-under-threat"
OUTPACED = "outpaced"
MISSION = "missionaries-arrive"
MADNESS = "a-strange-madness-among-the-beasts"
WATER, DRY = "call-to-tend", "drought"  # minor powers with and without water
FAST, SLOW = "call-to-isolation", "call-to-migrate"


# Years of Little Rain.


@shows(f"{RAIN}-way-1")
def test_years_of_little_rain_blights_sands_for_each_card_without_water() -> None:
    table = on_top(here("A1: 1T 1D", "A7: 1P 1E; A8: 1C"), DRY)
    way(table, RAIN, 1, "land A4").expect("A4: 1B")
    assert [health(table, "A1", kind) for kind in (*BUILDINGS, DAHAN, EXPLORER)] == [1, 2, 1, 1]
    assert told(table, "turned-up") == [(DRY,)]
    wet = on_top(here("A1: 1T"), WATER)
    way(wet, RAIN, 1).expect("A4: ; A7: 1P 1E")
    assert (sum(wet.s.blight), wet.s.minors_discard[-1]) == (0, WATER)


@shows(f"{RAIN}-way-1")
@rule("SI-181")
def test_a_card_that_can_give_any_element_has_none_when_it_is_turned_up() -> None:
    gift = "gift-of-natures-connection"
    assert not any(POWERS[gift].elements)
    table = on_top(here("A1: 1T 1D", "A7: 1P 1E; A8: 1C", boxes=["base", "jagged-earth"]), gift)
    way(table, RAIN, 1, "land A4").expect("A4: 1B")
    assert told(table, "turned-up") == [(gift,)]


@shows(f"{RAIN}-way-1")
def test_years_of_little_rain_turns_up_a_card_for_each_board() -> None:
    table = on_top(pair("A1: 1T"), WATER, DRY)
    way(table, RAIN, 1, "land B3")
    table.expect("B3: 1B; A4: ; A7: 1P 1E")


@shows(f"{RAIN}-way-2")
def test_easing_the_drought_adds_presence_among_dahan() -> None:
    table = here("A3: 1P 1D; A5: 1P; A6: 1D")
    way(table, RAIN, 2, "presence energy A3").expect("A3: 2P 1D")
    way(here("A3: 1P 1D"), RAIN, 2, "done").expect("A3: 1P 1D")


@shows(f"{RAIN}-way-2")
def test_the_drought_is_eased_for_energy_and_water() -> None:
    table = here("A3: 1P 1D")
    table.s.spirits[0].energy = 5
    whole(table, RAIN, "agree act-to-ease-the-drought", "pay 4", "presence energy A3").expect(energy=1)
    poor = on_top(here("A3: 1P 1D"), WATER)
    whole(poor, RAIN).expect("A3: 1P 1D")


@shows(f"{RAIN}-token")
def test_beasts_that_destroy_a_building_are_gone() -> None:
    table = here("A5: 2Be 1T 2E; A8: 1Be 1C")
    token(table, RAIN, "hit town A5").expect("A5: 1Be; A8: 1Be 1C/2", fear=1)


@shows(f"{RAIN}-dahan")
def test_canny_defense_goes_by_the_dahan_at_the_ravage() -> None:
    table = dahan(here("A5: 2D 1T; A6: 1T"), RAIN)
    assert [defence(table, land) for land in ("A5", "A6")] == [2, 0]
    table.ravage("A5").expect("A5: 2D")


# Farmers Seek the Dahan for Aid.


@shows(f"{FARMERS}-way-1")
def test_spurned_farmers_harm_dahan_and_land() -> None:
    table = here("A5: 1T 2D; A6: 2T")
    way(table, FARMERS, 1).expect("A5: 1T 1D; A6: 2T 1B")
    assert [health(table, "A5", kind) for kind in (*BUILDINGS, DAHAN)] == [1, 2, 2]


@shows(f"{FARMERS}-way-2")
@rule("SI-114")
def test_taught_farmers_build_instead_of_the_next_normal_ravage() -> None:
    table = way(here("A5: 1D 1E; A2: 1E"), FARMERS, 2).expect("A5: 1D 1E 1T")
    table.time_passes()
    step(table, "ravage", ravage=["1-wetland"]).expect("A5: 1D 1E 1T 1C; A2: 1E 1T")
    step(table, "ravage", "in-order", ravage=["1-wetland"]).expect("A2: 1E 1T 1B")


@shows(f"{FARMERS}-way-2")
@rule("SI-114")
def test_a_ravage_step_that_becomes_a_build_is_foretold_as_one() -> None:
    table = here("A5: 1D 1E; A2: 1T; A1: 1E 1Di")
    s = table.s
    s.slot("ravage").cards, s.slot("build").cards = ["1-wetland"], ["1-mountain"]
    assert [(slot.does, slot.lands) for slot in island_view(s).slots[:2]] == [
        ("ravage", ["A2", "A5"]),
        ("build", ["A1"]),
    ]
    assert reason(table, "A2")[:2] == ("will-blight", "SI-101")
    way(table, FARMERS, 2)
    assert [(slot.name, slot.does, slot.lands) for slot in island_view(s).slots[:2]] == [
        ("ravage", "build", ["A2", "A5"]),
        ("build", "build", ["A1"]),
    ]
    kind, number_of_rule, about = reason(table, "A2")
    assert (kind, number_of_rule, about["piece"]) == ("will-build", "SI-106", "city")
    assert reason(table, "build A2")[0] == "will-build"
    assert reason(table, "ravage A2")[:2] == ("no-card", "SI-111")
    assert reason(table, "build A1")[0] == "disease"
    lines = [(line.kind, line.args) for line in GAME.status(s, 0)]
    assert ("build-at", ("A2",)) in lines
    assert not any(kind == "ravage-at" for kind, _ in lines)
    outlook = Outlook(s)
    assert s.names(outlook.ravages) == []
    assert s.names(outlook.builds) == ["A2", "A5", "A6"]  # A1 has disease


@shows(f"{FARMERS}-token")
def test_new_diseases_come_to_half_of_the_boards() -> None:
    table = pair("A5: 1E 2D; B6: 1T 1D; A6: 1D")
    token(table, FARMERS, "land A5").expect("A5: 1E 1D 1Di; B6: 1T 1D")
    token(here("A5: 1E 1D"), FARMERS).expect("A5: 1E 1Di")


# New Species Spread.


@shows(f"{SPECIES}-way-1")
def test_an_invasive_species_blights_for_each_fast_card_and_comes_back() -> None:
    table = on_top(here("A5: 1T; A3: 1D"), FAST)
    table.s.event_deck = ["first", "second", "third"]
    whole(table, SPECIES).expect("A5: 1T 1B")
    assert table.s.event_deck == ["first", SPECIES, "second", "third"]
    assert (table.s.event_shown, table.s.event_discard) == ([SPECIES], [])
    slow = on_top(here("A5: 1T"), SLOW)
    whole(slow, SPECIES).expect("A5: 1T")


@shows(f"{SPECIES}-way-2")
def test_a_transmuted_species_is_beasts() -> None:
    table = way(pair("A5: 1T; B6: 1C"), SPECIES, 2).expect("A5: 1T 1Be; B6: 1C 1Be", fear=2)
    assert table.s.event_shown == []


@shows(f"{SPECIES}-token", f"{SPECIES}-dahan")
def test_new_species_bring_diseases_and_offerings() -> None:
    token(here("A5: 1E 1D"), SPECIES).expect("A5: 1E 1Di")
    dahan(here("A5: 1D 1P; A6: 1D 1P"), SPECIES).expect(energy=1)
    dahan(here("A5: 1D 1P; A6: 1D"), SPECIES).expect(energy=0)


# War Touches the Island's Shores.


@shows(f"{WAR}-way-1")
def test_attacks_from_the_sea_hurt_invaders_and_land() -> None:
    table = on_top(here("A1: 1T 1D; A2: 1T 1C 1D; A8: 3C"), "accelerated-rot")
    way(table, WAR, 1, "hit city A2").expect("A2: 1T/1 1D 1B; A1: 1T 1D", fear=2)


@shows(f"{WAR}-way-1")
def test_defend_lowers_what_an_attack_does() -> None:
    table = on_top(here("A2: 1T 1C"), "accelerated-rot")
    table.s.defend[2] = 3
    way(table, WAR, 1, "hit town A2").expect("A2: 1T/1 1C")


@shows(f"{WAR}-way-2")
def test_repelling_the_newcomers_brings_a_fear_card() -> None:
    table = here("A5: 1C")
    table.s.fear_deck = ["isolation", "retreat"]
    way(table, WAR, 2)
    assert (len(table.s.fear_deck), table.s.fear_levels) == (3, [3, 3, 4])
    assert table.s.fear_deck[:2] == ["isolation", "retreat"]
    assert table.s.fear_deck[2] not in ("isolation", "retreat")
    table = here("A5: 1D")
    way(table, WAR, 2)
    assert (len(table.s.fear_deck), table.s.fear_levels, table.s.terror) == (10, [4, 3, 3], 1)


@shows(f"{WAR}-token")
def test_beasts_find_new_homes_without_blight() -> None:
    token(here("A6: 1Be; A1: 1B; A5: 1E"), WAR, "push-token beasts A5").expect("A5: 1E 1Be; A6: ", fear=1)
    token(here("A6: 1Be; A1: 1B; A5: 1B"), WAR).expect("A8: 1Be; A6: ", fear=0)


@shows(f"{WAR}-dahan")
def test_dahan_reclaim_territory() -> None:
    table = here("A5: 1D; A8: 1T")
    dahan(table, WAR, "land A5", "push dahan A8").expect("A8: 1T/1 1D; A5: ")
    dahan(here("A5: 1D"), WAR, "done").expect("A5: 1D")


# Sacred Sites under Threat.


@shows(f"{SACRED}-way-1")
def test_the_islands_strength_repulses_them_for_blight() -> None:
    table = here("A5: 2P 1T 1E; A3: 1P 1E")
    way(table, SACRED, 1, "push town A8").expect("A5: 2P 1E; A8: 1T; A3: 1P 1E")
    assert table.s.blight_left == 8


@shows(f"{SACRED}-way-2")
def test_sacred_sites_are_guarded_for_energy_or_presence() -> None:
    table = here("A5: 2P 1C; A3: 2P 1T; A1: 2P")
    table.s.spirits[0].energy = 4
    answers = ("agree guard-them-yourself-for-well-or-ill", "choose two-damage", "pay 3")
    whole(table, SACRED, *answers).expect("A3: 2P; A5: 1P 1C; A1: 2P", energy=1, fear=1)


@shows(f"{SACRED}-token")
def test_beasts_prowl() -> None:
    table = here("A5: 2Be 1E; A6: 1Be")
    token(table, SACRED, "push-token beasts A8").expect("A5: 2Be 1E; A8: 1Be; A6: ", fear=2)
    twice = here("A1: 1Be; A6: 1E")
    token(twice, SACRED, "push-token beasts A6").expect("A6: 1E 1Be", fear=0)


@shows(f"{SACRED}-dahan")
def test_spirit_speakers_solve_riddles_of_power() -> None:
    table = here("A5: 4D 1P")
    table.s.minors[-4:] = [WATER, DRY, FAST, SLOW]
    dahan(table, SACRED, f"keep {FAST}")
    assert table.s.spirits[0].hand == [FAST]
    dahan(here("A5: 3D 1P"), SACRED)


# Outpaced.


def outpaced(position: str = "A5: 2P 1T 1D; A6: 1P", energy: int = 0) -> Table:
    table = here(position)
    table.s.spirits[0].played, table.s.spirits[0].energy = ["drought", "call-to-isolation"], energy
    return table


@shows(f"{OUTPACED}-main", f"{OUTPACED}-token")
def test_who_stays_slow_discards_slow_cards_for_energy() -> None:
    table = whole(outpaced(), OUTPACED, "choose steady", "land A8").expect(energy=2)
    assert (table.s.spirits[0].played, table.s.spirits[0].discard) == (["call-to-isolation"], ["drought"])


@shows(f"{OUTPACED}-main", f"{OUTPACED}-token")
def test_who_pays_energy_or_presence_may_use_a_slow_card_now() -> None:
    table = outpaced(energy=3)
    answers = ("choose match-paying", "use drought", "target A5", "land A8")
    whole(table, OUTPACED, *answers).expect("A5: 1P 1D 1B", energy=0)
    assert table.s.spirits[0].used == ["drought"]
    losing = outpaced()
    losing.s.spirits[0].played = ["drought"]
    given = ("choose match-losing", "lose A5", "lose A6", "decline", "land A8")
    whole(losing, OUTPACED, *given).expect("A5: 1P 1T 1D; A6: ")
    assert (losing.s.spirits[0].used, losing.s.spirits[0].played) == ([], ["drought"])


@shows(f"{OUTPACED}-token")
def test_lingering_plagues_stop_no_build() -> None:
    table = token(here("A5: 1E 1Di"), OUTPACED, "land A8").expect("A8: 1Di")
    table.build("A5").expect("A5: 1E 1T 1Di")
    table.s.phase = "slow"
    table.build("A5").expect("A5: 1E 1T")


@shows(f"{OUTPACED}-dahan")
def test_raids_in_force_choose_different_lands() -> None:
    table = pair("A5: 1C 2D; B6: 1T 2D; A8: 3T 2D; A6: 4D")
    dahan(table, OUTPACED, "land A5").expect("A5: 1C/2 2D; B6: 2D; A8: 3T 2D")


# Missionaries Arrive.


@shows(f"{MISSION}-way-1", f"{MISSION}-token")
def test_missionaries_are_driven_off_or_win_a_dahan_over() -> None:
    table = on_top(pair("A5: 1E 1D; B6: 1D; B8: 1E"), DRY, SLOW)
    table.s.event_deck = ["first", "second", "third"]
    whole(table, MISSION, "push explorer A8", "land B5").expect("A5: 1D; A8: 1E; B6: 1T; B8: 1E")
    assert table.s.event_deck == ["first", MISSION, "second", "third"]


@shows(f"{MISSION}-way-2")
def test_cursed_tongues_bring_disease_fear_and_angry_cities() -> None:
    table = way(pair("A5: 1C; A8: 1T"), MISSION, 2).expect("A5: 1C 2Di", fear=4)
    assert (damage(table, "A5"), damage(table, "A8")) == (6, 2)
    table.time_passes()
    assert damage(table, "A5") == 6
    step(table, "ravage", ravage=["1-wetland"])
    assert damage(table, "A5") == 3


@shows(f"{MISSION}-token")
def test_beasts_prey_on_the_unwary_and_come_to_a_board_without_any() -> None:
    table = pair("A5: 2Be 3E 1T")
    token(table, MISSION, "land B8").expect("A5: 2Be 1E 1T; B8: 1Be")
    token(here("A5: 1Be 1T"), MISSION).expect("A5: 1Be 1T")


# A Strange Madness among the Beasts.


@shows(f"{MADNESS}-way-1")
def test_mad_beasts_destroy_dahan_and_die() -> None:
    table = here("A5: 2Be 3D; A6: 1Be 1D")
    way(table, MADNESS, 1, "land A5").expect("A5: 1Be 1D; A6: 1Be")


@shows(f"{MADNESS}-way-1", f"{MADNESS}-way-2")
def test_the_madness_is_guided_for_what_stays() -> None:
    table = here("A5: 2Be; A6: 1Be")
    table.s.spirits[0].energy = 7
    answers = ("agree guide-the-madness", "land A5", "done", "pay 6", "land A6", "push-token beasts A8")
    whole(table, MADNESS, *answers).expect("A5: 1Be; A8: 1Be; A6: ", energy=1)
    last = here("A5: 2Be")
    last.s.spirits[0].energy = 3
    whole(last, MADNESS, "agree guide-the-madness", "done", "pay 3", "done").expect("A5: 1Be", energy=0)
    poor = here("A5: 1Be 1D")
    poor.s.spirits[0].energy = 2
    whole(poor, MADNESS).expect("A5: ")


@shows(f"{MADNESS}-token")
def test_savage_frenzy() -> None:
    token(here("A5: 1Be 2E 1C"), MADNESS, "hit city A5").expect("A5: 1Be 1E 1C/2")


@shows(f"{MADNESS}-dahan")
def test_dahan_seek_a_safer_home() -> None:
    table = here("A6: 3D 1Wi; A1: 1Be; A5: 1Di; A3: 2D")
    dahan(table, MADNESS).expect("A6: 1D 1Wi; A8: 2D; A3: 2D")


@rule("SI-013")
def test_the_strange_madness_is_left_out_with_many_minds() -> None:
    boxes = ("base", "branch-and-claw")
    assert MADNESS in event_cards(boxes, ["thunderspeaker"])
    assert MADNESS not in event_cards(boxes, ["many-minds-move-as-one"])
    assert MADNESS not in event_cards(boxes, (), [Foe("russia", 1)])


# By the invader stage.

INTERIOR = "seeking-the-interior-local-diaspora"
WAVE = "wave-of-reconnaissance-urbanization"
DISCOVERIES = "interesting-discoveries-increasing-aggression"
TALES = "strange-tales-attract-explorers-fortification"


@shows(f"{INTERIOR}-way-1")
def test_explorers_seek_the_interior() -> None:
    table = here("A1: 2E; A3: 1E; A5: 1E")
    way(table, INTERIOR, 1, "push explorer A6").expect("A1: 1E; A6: 1E; A4: 1E; A3: ; A5: 1E")


@shows(f"{INTERIOR}-way-2")
def test_a_local_diaspora_reaches_each_land_around() -> None:
    table = here("A6: 2T 1E 1C; A5: 2E")
    way(table, INTERIOR, 2, "push town A1", "push town A5").expect("A6: 1C; A1: 1T; A5: 2E 1T; A8: 1E")


@shows(f"{INTERIOR}-token", f"{INTERIOR}-dahan")
def test_interior_parts() -> None:
    token(here("A5: 1Be 1E"), INTERIOR).expect(fear=1)
    dahan(here("A6: 3D 1B; A5: 1B"), INTERIOR, "push dahan A1", "push dahan A8").expect(
        "A6: 1D 1B; A1: 1D; A8: 1D"
    )


@shows(f"{WAVE}-way-1")
def test_a_wave_of_reconnaissance_adds_an_explorer() -> None:
    table = way(here(""), WAVE, 1).explore("1-mountain")
    table.expect("A1: 2E; A6: ")


@shows(f"{WAVE}-way-2")
def test_urbanization_replaces_half_of_the_towns() -> None:
    way(here("A5: 3T; A6: 1T"), WAVE, 2).expect("A5: 1T 2C; A6: 1T")


@shows(f"{WAVE}-token")
def test_the_stricken_do_not_ravage() -> None:
    table = token(here("A5: 1T 1Di; A6: 1T*1 1C; A8: 1T"), WAVE)
    for land in ("A5", "A6", "A8"):
        table.ravage(land)
    table.expect("A5: 1T 1Di; A6: 1T*1 1C; A8: 1T 1B")
    assert told(table, "skipped-by-event") == [("ravage", "A5", WAVE), ("ravage", "A6", WAVE)]


@shows(f"{WAVE}-dahan")
def test_dahan_retreat_from_cities() -> None:
    table = here("A6: 2D 1C; A5: 1C; A1: 1C")
    dahan(table, WAVE).expect("A6: 1C; A8: 2D")


@shows(f"{DISCOVERIES}-way-1")
def test_explorers_are_drawn_to_a_sacred_site() -> None:
    table = here("A5: 2P; A6: 1E; A3: 2P")
    way(table, DISCOVERIES, 1, "land A5", "gather explorer A6").expect("A5: 2P 2E; A6: ; A3: 2P")


@shows(f"{DISCOVERIES}-way-2")
def test_increasing_aggression() -> None:
    table = way(here("A5: 1E; A6: 1E*1"), DISCOVERIES, 2)
    assert [damage(table, land) for land in ("A5", "A6")] == [2, 0]


@shows(f"{DISCOVERIES}-token", f"{DISCOVERIES}-dahan")
def test_wheezelung_and_tended_land() -> None:
    token(here("A5: 1T; A3: 2T; A6: 3C"), DISCOVERIES).expect("A3: 2T 1Di; A5: 1T")
    dahan(here("A5: 2D 1B; A6: 1D 1B"), DISCOVERIES).expect("A5: 2D; A6: 1D 1B")


@shows(f"{TALES}-way-1")
def test_strange_tales_attract_explorers_after_the_advance() -> None:
    table = way(here("A5: 2P; A3: 1P"), TALES, 1).expect("A5: 2P", fear=1)
    step(table, "advance").expect("A5: 2P 1E; A3: 1P")


@shows(f"{TALES}-way-2")
@rule("SI-113")
def test_fortification_builds_in_a_terrain_that_no_card_shows() -> None:
    table = way(here("A6: 1T; A5: 1E"), TALES, 2)
    step(table, "advance", "terrain mountain", ravage=["1-sands"], build=["1-wetland"], explore=["1-jungle"])
    table.expect("A6: 1T 1C; A1: 1T; A5: 1E")
    none = way(here("A6: 1T"), TALES, 2)
    step(none, "advance", build=["3-jungle-sands"], explore=["3-mountain-wetland"]).expect("A6: 1T")


@shows(f"{TALES}-token", f"{TALES}-dahan")
def test_tales_parts() -> None:
    token(here("A5: 1Be 1T"), TALES).expect("A5: ", fear=1)
    dahan(here("A6: 1D; A5: 1D"), TALES).expect("A6: 2D; A5: 1D")


# By the terror level.

CULTURE = "cultural-assimilation-reprisal-against-the-dahan"
DANGERS = "investigation-of-dangers-destroy-the-unnatural"
DISTANT = "distant-exploration-fearful-mobs"


@shows(f"{CULTURE}-way-1")
def test_a_lone_dahan_near_a_city_is_assimilated() -> None:
    way(here("A5: 1D; A8: 1C 2D; A3: 1D"), CULTURE, 1).expect("A5: 1T; A8: 1C 2D; A3: 1D")


@shows(f"{CULTURE}-way-2")
def test_reprisal_ignores_defence() -> None:
    table = here("A5: 2D 1T; A6: 2D 1E")
    table.s.defend[5] = 9
    way(table, CULTURE, 2).expect("A5: 1D/1 1T; A6: 2D 1E")


@shows(f"{CULTURE}-token", f"{CULTURE}-dahan")
def test_culture_parts() -> None:
    token(here("A5: 1Be 1T"), CULTURE).expect("A5: ", fear=1)
    table = dahan(here("A5: 2D 2T 1C; A6: 1D 2T"), CULTURE, "destroy city A5")
    table.expect("A5: 2D 1T 1B; A6: 1D 2T", fear=3)


@shows(f"{DANGERS}-way-1")
def test_dangers_are_investigated_where_nobody_is() -> None:
    lands = "A1: 1D; A2: 1E; A3: 1D; A4: 1T; A5: 1D; A6: 1D"
    way(here(lands), DANGERS, 1).expect("A8: 1E")


@shows(f"{DANGERS}-way-2")
def test_the_unnatural_is_destroyed_where_presence_is() -> None:
    table = way(here("A5: 1E 1P; A6: 1E"), DANGERS, 2)
    assert [damage(table, land) for land in ("A5", "A6")] == [4, 1]


@shows(f"{DANGERS}-token", f"{DANGERS}-dahan")
@rule("SI-149")
def test_dangers_parts() -> None:
    token(here("A5: 1Be 1E"), DANGERS).expect("A5: 1Be")
    table = here("A5: 3D 1P 1T")
    table.s.spirits[0].played = ["drought"]
    dahan(table, DANGERS, "use drought", "target A5").expect("A5: 3D 1B")
    few = here("A5: 2D 1P 1T")
    few.s.spirits[0].played = ["drought"]
    dahan(few, DANGERS).expect("A5: 2D 1P 1T")


@shows(f"{DISTANT}-way-1")
def test_explorers_go_farther() -> None:
    table = way(here("A8: 1D"), DISTANT, 1).explore("1-mountain").explore("1-sands")
    table.expect("A1: 1E; A6: 1E; A4: 1E; A7: 1P 1E")


@shows(f"{DISTANT}-way-2")
def test_fearful_mobs() -> None:
    table = way(here("A5: 3E; A6: 2E"), DISTANT, 2)
    assert [damage(table, land) for land in ("A5", "A6")] == [6, 2]


@shows(f"{DISTANT}-token", f"{DISTANT}-dahan")
def test_distant_parts() -> None:
    token(here("A5: 1Di 1C 2D; A6: 1D"), DISTANT).expect("A5: 1Di 1C/2 1D; A6: 1D")
    dahan(here("A5: 2D 1T; A6: 1D 1E; A8: 1D 1T; A3: 1D"), DISTANT).expect(fear=2)


# Rising Interest in the Island.

RISING = "rising-interest-in-the-island"


@shows(f"{RISING}-way-1")
def test_the_next_invader_card_goes_and_towns_come() -> None:
    table = here("A5: 1T", "A7: 1P 1T; A1: 1T; A2: 1T; A3: 1T; A4: 1T; A6: 1T")
    table.s.invader_deck = ["3-coastal", "2-sands", "1-jungle"]
    way(table, RISING, 1).expect("A8: 1T; A5: 1T")
    assert (table.s.invader_deck, table.s.invader_gone) == (["3-coastal", "2-sands"], ["1-jungle"])


@shows(f"{RISING}-way-1")
def test_a_card_that_was_put_before_lower_stages_stays() -> None:
    table = here("A5: 1T")
    table.s.invader_deck = ["3-coastal", "2-sands", "2-jungle", "3-jungle-sands"]
    way(table, RISING, 1, "land A8")
    assert table.s.invader_deck == ["3-coastal", "2-sands", "3-jungle-sands"]


@shows(f"{RISING}-way-2")
@rule("SI-081")
def test_lies_cost_a_fear_card_and_make_buildings_stronger() -> None:
    table = way(here("A5: 1T 1C 1E"), RISING, 2)
    assert (len(table.s.fear_deck), table.s.fear_levels, table.s.terror) == (8, [2, 3, 3], 1)
    assert damage(table, "A5") == 8
    close = fear_deck(here("A5: 1T"), 2)
    way(close, RISING, 2)
    assert (close.s.fear_levels, close.s.terror) == ([2, 3, 3], 2)


@shows(f"{RISING}-token", f"{RISING}-dahan")
def test_rising_parts() -> None:
    token(here("A8: 1E; A3: 1B"), RISING).expect("A8: 1E 1Be", fear=1)
    token(here("A8: 1B"), RISING).expect("A3: 1Be", fear=0)
    dahan(here("A5: 1D"), RISING).expect("A5: 1D 1Wi")


# By the health of the island.

ROOTS = "putting-down-roots-the-center-crumbles"
SEARCH = "search-for-new-lands-devastated-shores"
SURGE = "invaders-surge-inland-widening-destruction"
TIGHT = "tight-knit-communities-blight-spreads"
PREPARED = "well-prepared-explorers-blight-spreads"
POPULATION = "population-rises-power-fades"
URBAN = "urban-development-festering-pits-of-blight"
FARMING = "heavy-farming-overcrowded-cities"
PROMISING = "promising-farmland-new-cash-crops-take-hold"
REBELLION = "slave-rebellion"


@shows(f"{ROOTS}-way-1")
def test_explorers_put_down_roots_inland() -> None:
    way(here("A5: 1E; A1: 1E", "A7: 1P"), ROOTS, 1).expect("A5: 1T; A1: 1E")


@shows(f"{ROOTS}-way-2")
def test_the_center_crumbles() -> None:
    table = pair("A5: 1P; B6: 1Q")
    way(table, ROOTS, 2, "land A8").expect("A8: 1B; B6: 1Q; B8: ; A5: 1P")
    assert sum(table.s.blight) == 1
    four = here("A5: 3P")
    way(four, ROOTS, 2, "offer 3", "lose A5", "lose A5", "lose A5").expect("A7: 1P 1E; A5: ")
    assert sum(four.s.blight) == 0
    left = here("A5: 3P")
    way(left, ROOTS, 2, "offer 0", "land A8").expect("A8: 1B; A5: 3P")


@shows(f"{ROOTS}-way-2")
@rule("SI-140")
def test_spirits_prevent_something_together() -> None:
    table = pair("A5: 2P 2Q; B6: 1Q")
    way(table, ROOTS, 2, "offer 2", "offer 1", "lose A5", "lose A5").expect("A5: 1Q; A7: 1P 1E")
    assert sum(table.s.blight) == 0
    table = pair("A5: 1P 2Q; B6: 1Q")
    way(table, ROOTS, 2, "offer 1", "offer 0", "land A8").expect("A8: 1B; A5: 1P 2Q")


@shows(f"{ROOTS}-token", f"{ROOTS}-dahan")
def test_roots_parts() -> None:
    table = token(here("A5: 1T 1Di"), ROOTS).ravage("A5")
    table.expect("A5: 1T 1Di")
    dahan(here("A5: 1T 1D; A6: 1T"), ROOTS, "land A5", "push town A8").expect("A5: 1D; A8: 1T; A6: 1T")


@shows(f"{SEARCH}-way-1")
def test_explorers_search_for_new_lands() -> None:
    table = here("A6: 2E; A8: 1E; A1: 1T")
    way(table, SEARCH, 1).expect("A6: 1E; A5: 1E")


@shows(f"{SEARCH}-way-2")
def test_devastated_shores() -> None:
    way(here("A5: 1P"), SEARCH, 2, "offer 0", "land A1").expect("A1: 1B")
    way(here("A5: 2P"), SEARCH, 2, "offer 2", "lose A5", "lose A5").expect("A1: ; A5: ")


@shows(f"{SEARCH}-token", f"{SEARCH}-dahan")
def test_search_parts() -> None:
    token(here("A6: 1Be; A5: 1T; A1: 1B"), SEARCH, "push-token beasts A5").expect("A5: 1T/1 1Be")
    assert defence(dahan(here("A5: 3D"), SEARCH), "A5") == 3


@shows(f"{SURGE}-way-1")
def test_a_town_surges_inland() -> None:
    table = here("A1: 1T; A5: 1T")
    way(table, SURGE, 1, "move town A8").expect("A1: ; A8: 1T; A5: 1T")
    assert question(here("A2: 1T"), SURGE, 1, "land A2") == ["move town A4", "move town A5"]


@shows(f"{SURGE}-way-1")
@rule("SI-127")
def test_a_town_does_not_have_to_leave_an_isolated_land() -> None:
    table = here("A1: 1T")
    table.s.isolated = 1 << 1
    way(table, SURGE, 1, "done").expect("A1: 1T")


@shows(f"{SURGE}-way-2")
def test_widening_destruction() -> None:
    table = here("A3: 1T", "A6: 1P 1E")
    way(table, SURGE, 2, "land A4").expect("A4: 1B")
    way(here("A3: 1T; A5: 2P"), SURGE, 2, "offer 2", "lose A5", "lose A5").expect("A5: ; A4: ")


@shows(f"{SURGE}-token", f"{SURGE}-dahan")
def test_surge_parts() -> None:
    token(here("A5: 1Di 1T 1D"), SURGE).expect("A5: 1Di", fear=1)
    assert defence(dahan(here("A5: 2D"), SURGE), "A5") == 2


@shows(f"{TIGHT}-way-1")
def test_tight_knit_communities() -> None:
    table = way(here("A5: 1T"), TIGHT, 1)
    assert [health(table, "A5", kind) for kind in (*BUILDINGS, EXPLORER, DAHAN)] == [3, 4, 1, 2]


@shows(f"{TIGHT}-way-2", f"{PREPARED}-way-2")
def test_blight_spreads() -> None:
    for card in (TIGHT, PREPARED):
        way(here("A6: 1B"), card, 2, "land A8").expect("A8: 1B; A6: 1B")
        table = way(here("A6: 1B; A5: 2P"), card, 2, "offer 2", "lose A5", "lose A5").expect("A5: ")
        assert sum(table.s.blight) == 1


@shows(f"{TIGHT}-token", f"{TIGHT}-dahan")
def test_tight_parts() -> None:
    token(here("A5: 1Be 1E"), TIGHT).expect("A5: 1Be")
    dahan(here("A5: 1D; A3: 1D"), TIGHT).expect("A5: 1D; A3: 2D")


@shows(f"{PREPARED}-way-1")
def test_well_prepared_explorers() -> None:
    table = way(here("A5: 1E"), PREPARED, 1)
    assert [health(table, "A5", kind) for kind in (*BUILDINGS, EXPLORER)] == [2, 3, 2]


@shows(f"{PREPARED}-token", f"{PREPARED}-dahan")
def test_prepared_parts() -> None:
    token(here("A5: 1Be 1E"), PREPARED).expect(fear=1)
    dahan(here("A5: 1D; A3: 1D"), PREPARED).expect("A5: 2D; A3: 1D")


@shows(f"{POPULATION}-way-1")
def test_population_rises() -> None:
    way(here("A5: 1C; A6: 1T", "A7: 1P"), POPULATION, 1).expect("A5: 1C; A6: 2T")


@shows(f"{POPULATION}-way-2")
def test_power_fades() -> None:
    table = way(here("A5: 2P"), POPULATION, 2, "choose lose-two", "lose A5", "lose A5").expect("A5: ")
    assert table.s.blight_left == 9
    table = way(here("A5: 1D"), POPULATION, 2)
    assert table.s.blight_left == 8
    table = here("A5: 1D")
    table.s.spirits[0].hand = ["drought", "call-to-tend", "call-to-isolation"]
    way(table, POPULATION, 2, "choose forget-two", "forget drought", "forget call-to-tend")
    assert table.s.spirits[0].hand == ["call-to-isolation"]
    assert table.s.blight_left == 9


@shows(f"{POPULATION}-token", f"{POPULATION}-dahan")
def test_population_parts() -> None:
    token(here("A6: 2T; A4: 1T; A5: 3T"), POPULATION).expect("A6: 2T 1Di; A4: 1T; A5: 3T")
    dahan(here("A5: 2D 1P"), POPULATION).expect(energy=1)


@shows(f"{URBAN}-way-1")
@rule("SI-114")
def test_urban_development_waits_for_the_next_normal_ravage() -> None:
    table = way(here("A5: 1C; A8: 1T"), URBAN, 1)
    assert (damage(table, "A5"), damage(table, "A8")) == (5, 2)
    step(table, "ravage", ravage=[])
    assert damage(table, "A5") == 5
    step(table, "ravage", ravage=["1-sands"])
    assert damage(table, "A5") == 3


@shows(f"{URBAN}-way-2")
def test_festering_pits_do_not_spread() -> None:
    table = way(here("A5: 2B; A6: 1B"), URBAN, 2).expect("A5: 3B; A6: 1B")
    assert sum(table.s.blight) == 4


@shows(f"{URBAN}-token", f"{URBAN}-dahan")
def test_urban_parts() -> None:
    table = token(here("A5: 1E 1Di"), URBAN, "land A8").expect("A8: 1Di")
    table.build("A5").expect("A5: 1E 1T 1Di")
    dahan(here("A5: 2D 1T"), URBAN).expect(fear=1)


@shows(f"{FARMING}-way-1")
def test_heavy_farming() -> None:
    table = way(here("A5: 2T 1C"), FARMING, 1)
    assert damage(table, "A5") == 9


@shows(f"{FARMING}-way-1")
@rule("SI-114")
def test_a_ravage_of_an_event_is_not_the_next_normal_one() -> None:
    table = way(here("A5: 1E 1T", "A7: 1P 1E"), FARMING, 1)
    table.s.slot("build").cards = ["3-jungle-mountain"]
    table.s.slot("ravage").cards = ["2-sands"]
    way(table, PROMISING, 2)
    assert told(table, "ravaged") == [("A5", 3, 3, 0)]
    assert damage(table, "A5") == 4


@shows(f"{FARMING}-way-2")
def test_overcrowded_cities() -> None:
    way(here("A5: 1C; A6: 1T"), FARMING, 2).expect("A5: 1C 1B; A6: 1T")
    way(here("A5: 1C; A6: 2P"), FARMING, 2, "offer 2", "lose A6", "lose A6").expect("A5: 1C; A6: ")


@shows(f"{FARMING}-token", f"{FARMING}-dahan")
def test_farming_parts() -> None:
    token(here("A5: 1Be 1E"), FARMING).expect("A5: 1Be")
    dahan(here("A5: 1D; A4: 1D"), FARMING).expect("A5: 2D; A4: 1D")


@shows(f"{PROMISING}-way-1")
def test_once_on_each_board_an_explore_adds_a_town() -> None:
    table = way(pair("A8: 1T; B7: 1T"), PROMISING, 1)
    table.s.invader_deck = ["1-jungle"]
    step(table, "explore", "decline", "choose town-instead").expect("A3: 1E; A8: 2T; B4: 1T; B8: 1E")


@shows(f"{PROMISING}-way-1")
def test_wilds_stop_no_promise() -> None:
    table = way(here("A8: 1T; A3: 1Wi"), PROMISING, 1)
    table.s.invader_deck = ["1-jungle"]
    step(table, "explore").expect("A3: ; A8: 2T")


@shows(f"{PROMISING}-way-2")
def test_new_cash_crops_are_ravage() -> None:
    table = pair("A5: 1T; B6: 1T; A2: 1T; B1: 2Q")
    table.s.slot("ravage").cards, table.s.slot("build").cards = ["2-sands"], ["3-jungle-mountain"]
    way(table, PROMISING, 2, "offer 2", "lose B1", "lose B1").expect("A5: 1T 1B; A2: 1T 1B; B6: 1T; B1: ")


@shows(f"{PROMISING}-token", f"{PROMISING}-dahan")
def test_promising_parts() -> None:
    token(here("A5: 1T; A6: 1T 1B"), PROMISING).expect("A5: 1T 1Be; A6: 1T 1B")
    assert defence(dahan(here("A5: 2D"), PROMISING), "A5") == 2


# Slave Rebellion.


@shows(f"{REBELLION}-way-1")
def test_a_small_uprising_comes_back_and_another_event_follows() -> None:
    table = pair("A5: 1T; B6: 1T 1C")
    table.s.invader_deck = ["2-sands"]
    table.s.event_deck = ["outpaced", "outpaced", "outpaced", WAVE]
    whole(table, REBELLION).expect("A5: 1T*1; B6: 1T*1 1C")
    assert table.s.event_deck == ["outpaced", REBELLION, "outpaced", "outpaced"]
    assert table.s.event_discard == [WAVE]


@shows(f"{REBELLION}-way-2")
def test_a_rebellion_destroys_and_divides() -> None:
    table = here("A5: 2T; A6: 1T 1C")
    answers = ("land A6", "strife town A5", "strife city A6")
    way(table, REBELLION, 2, *answers).expect("A5: 1T 1T/1*1; A6: 1C/1*1", fear=1)
    one = way(here("A5: 2T"), REBELLION, 2)
    one.expect("A5: 1T/1*1", fear=1)


@shows(f"{REBELLION}-dahan")
def test_dahan_aid_the_uprising() -> None:
    table = here("A5: 1T*1 1C*2 1E 2D; A6: 1T*1")
    dahan(table, REBELLION).expect("A5: 1C/2*2 1E 3D; A6: 1T*1", fear=1)


@rule("SI-013")
def test_the_rebellion_is_only_with_france_and_under_three_cards() -> None:
    boxes = ("base", "branch-and-claw")
    assert REBELLION not in event_cards(boxes)
    assert REBELLION not in event_cards(boxes, (), [Foe("france", 1)])
    assert event_deck(Rng(1), boxes, (), [Foe("france", 2)])[-4] == REBELLION
    assert len(event_cards(boxes, (), [Foe("france", 2)])) == 26
