"""Aspects: every one of them with each of its sentences, and how they are chosen (SI-016)."""

from typing import Any

import pytest

from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.setup import SETUP, check
from rulebound.games.spirit_island.use import targets
from rulebound.kernel import BadSetup
from tests.games.spirit_island.against_facts import as_built, english, facts, innate_as_printed, slug
from tests.games.spirit_island.frames import LIGHTNING, fear_deck, why
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

SHADOWS, EARTH = "shadows-flicker-like-flame", "vital-strength-of-the-earth"
BOXES = ["base", "jagged-earth"]
OF = {
    "madness": SHADOWS,
    "pandemonium": LIGHTNING,
    "reach": SHADOWS,
    "resilience": EARTH,
    "sunshine": RIVER,
    "wind": LIGHTNING,
}


def play(aspect: str, position: str, *others: str) -> Table:
    """A position for the spirit of this aspect, and perhaps others without one."""
    named = [aspect, *["none"] * len(others)]
    return fear_deck(island(position + "; A8: 1C", spirit=OF[aspect], others=others, boxes=BOXES, aspects=named))


# Choosing one.


@rule("SI-016")
def test_the_aspects_are_those_of_the_box() -> None:
    printed = facts("aspects")
    assert (
        {known["id"]: known["spirit"] for known in printed}
        == OF
        == {name: its.spirit for name, its in ASPECTS.items()}
    )
    assert {its.box for its in ASPECTS.values()} == {"jagged-earth"}
    for known in printed:
        its = ASPECTS[known["id"]]
        assert english()[f"aspect-{its.id}"] == known["name"]
        replaced = "" if known["replaces"] is None else slug(known["replaces"]["name"])
        assert its.replaces == replaced
        panel = PANELS[its.spirit]
        assert not replaced or replaced in (*panel.rules, *panel.innates)
        assert list(its.rules) == [slug(each["name"]) for each in known["special_rules"]]
        assert [as_built(POWERS[name]) for name in its.innates] == [
            innate_as_printed(each, its.box) for each in known["innates"]
        ]


@rule("SI-016")
def test_an_aspect_goes_with_its_own_spirit_and_box_alone() -> None:
    def values(**setup: object) -> dict[str, Any]:
        return SETUP.check({"seats": 1, "boxes": BOXES, **setup})

    check(values(spirits=[RIVER], aspects=["sunshine"]))
    with pytest.raises(BadSetup, match="sunshine is an aspect of river-surges-in-sunlight, not of thunderspeaker"):
        check(values(spirits=["thunderspeaker"], aspects=["sunshine"]))
    with pytest.raises(BadSetup, match="not of random"):
        check(values(spirits=["random"], aspects=["sunshine"]))
    with pytest.raises(BadSetup, match="sunshine goes only with boxes jagged-earth"):
        check(values(spirits=[RIVER], aspects=["sunshine"], boxes=["base"]))
    with pytest.raises(BadSetup, match="aspects: 'moonlight' is not one of"):
        values(spirits=[RIVER], aspects=["moonlight"])


@rule("SI-016")
def test_without_an_aspect_a_spirit_is_as_printed() -> None:
    table = island("A5: 1P", spirit=RIVER, others=(LIGHTNING,), boxes=BOXES, aspects=["none", "wind"])
    one, other = table.s.spirits
    assert (one.aspect, one.rules, one.innates) == ("", PANELS[RIVER].rules, PANELS[RIVER].innates)
    assert (other.aspect, other.rules) == ("wind", ())
    assert other.innates == ("thundering-destruction", "exaltation-of-the-storm-wind")
    assert SETUP.check({"seats": 2})["aspects"] == ["none", "none"]


@rule("SI-016")
def test_an_aspect_is_seen() -> None:
    table = play("madness", "A5: 1P")
    view = GAME.view(table.s, 0).spirits[0]
    assert (view.aspect, view.innates) == ("madness", list(PANELS[SHADOWS].innates))
    assert view.rules == ["shadows-cast-a-subtle-madness", "glimpse-of-the-shadowed-void"]
    assert [event.args for event in GAME.status(table.s, 0) if event.kind == "aspect"] == [(0, "madness")]
    rules = [event.args for event in GAME.look(table.s, 0, SHADOWS) if event.kind == "special-rule"]
    assert rules == [("shadows-cast-a-subtle-madness",), ("glimpse-of-the-shadowed-void",)]


@pytest.mark.parametrize("aspect", sorted(OF))
def test_games_with_an_aspect_run_clean(aspect: str) -> None:
    state = play_out([OF[aspect], "thunderspeaker"], 3, boxes=BOXES, aspects=[aspect, "none"])
    assert state.spirits[0].aspect == aspect


# Pandemonium.

SKIES = "lightning-torn-skies-incite-pandemonium"


@shows("lightning-torn-skies-incite-pandemonium-level-1", "pandemonium")
def test_pandemonium_replaces_thundering_destruction() -> None:
    table = play("pandemonium", "A5: 2P 1T; A4: 1E")
    assert table.s.spirits[0].innates == (SKIES,)
    assert table.s.spirits[0].rules == ("swiftness-of-lightning",)
    assert table.targets(SKIES) == {"A5", "A4", "A8"}
    table.s.spirits[0].gained = [0, 0, 3, 2, 0, 0, 0, 0, 0]
    table.slow(f"use {SKIES}", "target A5").expect("A5: 2P 1T*1", fear=2)


@shows(
    "lightning-torn-skies-incite-pandemonium-level-1",
    "lightning-torn-skies-incite-pandemonium-level-2",
    "lightning-torn-skies-incite-pandemonium-level-3",
    "lightning-torn-skies-incite-pandemonium-level-4",
)
@rule("SI-052")
def test_the_levels_of_pandemonium_add_up() -> None:
    for elements, fear, strife in (
        ("3 fire 2 air", 2, 1),
        ("4 fire 3 air", 4, 2),
        ("5 fire 4 air 1 moon", 7, 3),
        ("5 fire 5 air 2 moon", 11, 4),
    ):
        table = play("pandemonium", "A5: 2P 1T")
        table.use(SKIES, "target A5", elements=elements).expect(f"A5: 2P 1T*{strife}", fear=fear)


# Wind.

WIND = "exaltation-of-the-storm-wind"


def windy(elements: str, position: str = "A5: 2P 1E; B5: 2Q 1E", *answers: str) -> Table:
    """Lightning has used its second innate power on a river."""
    table = play("wind", position, RIVER)
    return table.use(WIND, *answers, elements=elements)


@shows("wind")
def test_wind_takes_the_haste_of_lightning() -> None:
    table = play("wind", "A5: 2P 1T")
    table.s.spirits[0].played, table.s.spirits[0].gained = ["shatter-homesteads"], [0, 0, 0, 9, 0, 0, 0, 0, 0]
    table.s.spirits[0].used = [WIND]
    with pytest.raises(AssertionError, match="nobody asked for"):
        table.fast("hasten shatter-homesteads")


@shows("exaltation-of-the-storm-wind-level-1", "wind")
def test_the_wind_hastens_one_power_of_each_but_no_major() -> None:
    table = windy("1 air")
    one, other = table.s.spirits
    one.played, other.played = ["shatter-homesteads", "raging-storm"], ["wash-away", "tsunami"]
    one.used, one.hand, other.hand = [WIND], [], []
    with pytest.raises(AssertionError, match="is none of"):
        table.fast("hasten tsunami")
    assert why(table, "use tsunami", seat=1) == ("too-early", "SI-024")
    assert why(table, "use wash-away", seat=1)[0] == "use-open"
    table.fast("hasten raging-storm", "target A5", "hasten wash-away", "target B5", "push explorer B6")
    table.expect("A5: 2P; B5: 2Q; B6: 1E")
    assert table.s.effects == []
    with pytest.raises(AssertionError, match="nobody asked for"):
        table.fast("hasten shatter-homesteads")


@shows("exaltation-of-the-storm-wind-level-1")
def test_the_haste_of_the_wind_is_not_that_of_others() -> None:
    table = windy("1 air")
    other = table.s.spirits[1]
    other.played = ["tsunami", "wash-away"]
    table.use("lightnings-boon", "spirit 1")
    table.s.spirits[0].used = [WIND]
    assert [effect.kind for effect in table.s.effects if effect.seat == 1] == ["storm-wind-haste", "slow-as-fast"]
    table.fast("hasten wash-away", "target B5", "done", "ready")
    assert [effect.kind for effect in table.s.effects if effect.seat == 1] == ["slow-as-fast"]
    assert other.notes == {}


@shows("exaltation-of-the-storm-wind-level-2")
def test_the_wind_carries_powers_farther() -> None:
    for elements, lands in (("1 air", {"A5"}), ("3 air", {"A1", "A4", "A5", "A6", "A7", "A8", "B3"})):
        table = windy(elements, "A5: 2P; B8: 1Q")
        assert set(table.s.names(targets(table.s, 1, POWERS["rivers-bounty"]))) == (
            {"B8"} if elements == "1 air" else {"B8", "B6", "B7"}
        )
        table.s.spirits[0].gained = [0] * 9
        assert lands <= table.targets("harbingers-of-the-lightning")
        assert ("A2" in table.targets("harbingers-of-the-lightning")) == (elements == "3 air")


@shows("exaltation-of-the-storm-wind-level-3")
def test_the_wind_pushes_explorers_from_a_land_of_each() -> None:
    answers = ["land A5", "push explorer A6", "push explorer A4", "land B5", "push explorer B6", "done"]
    table = windy("4 air 1 water", "A5: 2P 3E; A7: 1P 1E; B5: 1Q 2E; B7: 1Q 1E; B1: 1E", *answers)
    table.expect("A5: 2P 1E; A6: 1E; A4: 1E; B5: 1Q 1E; B6: 1E")
    table = windy("4 air 1 water", "A5: 2P 3E; B5: 1Q 2E", "done", "done")
    table.expect("A5: 2P 3E; B5: 1Q 2E")


@shows(
    "exaltation-of-the-storm-wind-level-1",
    "exaltation-of-the-storm-wind-level-2",
    "exaltation-of-the-storm-wind-level-4",
)
@rule("SI-057")
def test_the_wind_blows_again() -> None:
    table = windy("5 air 2 water", "A5: 2P; B5: 2Q", "spirit 1")
    kinds = [(effect.kind, effect.seat) for effect in table.s.effects]
    assert kinds.count(("storm-wind-haste", 1)) == kinds.count(("range", 0)) == 2
    table = windy("5 air 2 water", "A5: 2P; B5: 2Q", "decline")
    assert [effect.seat for effect in table.s.effects].count(1) == 2


@shows(
    "exaltation-of-the-storm-wind-level-1",
    "exaltation-of-the-storm-wind-level-2",
    "exaltation-of-the-storm-wind-level-3",
)
@rule("SI-051")
def test_alone_the_wind_counts_for_both() -> None:
    table = play("wind", "A5: 2P 3E; A7: 1P 1E")
    answers = ["land A5", "push explorer A6", "push explorer A6", "land A7", "push explorer A8"]
    table.use(WIND, *answers, elements="4 air 1 water").expect("A5: 2P 1E; A6: 2E; A7: 1P; A8: 1E 1C")
    assert [effect.kind for effect in table.s.effects] == ["storm-wind-haste", "range"] * 2
    assert table.s.total("range", seat=0) == 2


# Sunshine.

SUN = "boon-of-sunshines-promise"


@shows("sunshine")
def test_sunshine_begins_with_energy_and_without_boon_of_vigor() -> None:
    table = play("sunshine", "A5: 1P")
    spirit = table.s.spirits[0]
    assert (spirit.energy, spirit.hand) == (1, ["flash-floods", "wash-away", "rivers-bounty"])
    assert "boon-of-vigor" not in (*table.s.minors_discard, *spirit.discard, *spirit.played)
    assert spirit.innates == ("massive-flooding", SUN)
    assert spirit.rules == ("rivers-domain",)


@shows("boon-of-sunshines-promise-level-1", "boon-of-sunshines-promise-level-2", "sunshine")
def test_sunshine_promises_energy_to_another_spirit() -> None:
    for elements, own in (("2 sun", 1), ("3 sun 1 water", 1 + 3)):
        table = play("sunshine", "A5: 1P; B5: 1Q", LIGHTNING)
        table.s.spirits[0].open = [5, 1]  # 1, 2, 2, 3, 4
        table.use(SUN, elements=elements).expect(energy=own)
        assert table.s.spirits[1].energy == 3
    table = play("sunshine", "A5: 1P; B5: 1Q", LIGHTNING)
    table.use(SUN, elements="3 sun 1 water").expect(energy=1)
    assert table.s.spirits[1].energy == 0


@shows("boon-of-sunshines-promise-level-3")
def test_sunshine_lets_another_spirit_heal_where_dahan_live() -> None:
    position = "A5: 1P 1B 1D; B5: 1Q 1B 1D; B4: 1Q 1B; B6: 1B 1D"
    table = play("sunshine", position, LIGHTNING).use(SUN, "land B5", elements="4 sun 2 water")
    table.expect("A5: 1P 1B 1D; B5: 1Q 1D; B4: 1Q 1B; B6: 1B 1D")
    table = play("sunshine", position, LIGHTNING).use(SUN, "done", elements="4 sun 2 water")
    table.expect("B5: 1Q 1B 1D")


@shows(
    "boon-of-sunshines-promise-level-1",
    "boon-of-sunshines-promise-level-2",
    "boon-of-sunshines-promise-level-3",
    "sunshine",
)
@rule("SI-051")
def test_alone_sunshine_shines_on_itself() -> None:
    table = play("sunshine", "A5: 1P 1B 1D")
    table.s.spirits[0].open = [2, 1]
    table.use(SUN, "land A5", elements="4 sun 2 water").expect("A5: 1P 1D", energy=1 + 1 + 1)


# Madness.


@shows("madness")
def test_madness_replaces_shadows_of_the_dahan() -> None:
    table = play("madness", "A5: 1P; A3: 1D")
    table.s.spirits[0].energy = 9
    assert table.targets("concealing-shadows") == {"A5"}
    table.use("concealing-shadows").expect(energy=9)


@shows("shadows-cast-a-subtle-madness", "madness")
def test_growth_may_bring_strife() -> None:
    grow = ["group 2", "grow presence-1", "presence cards A4"]
    rest = ["grow card", "draw minor"]
    for answer, after in (("choose subtle-madness", "1T*1 1E"), ("decline", "1T 1E")):
        table = play("madness", "A5: 1P; A4: 1T 1E")
        strife = ["strife town A4"] if answer != "decline" else []
        table.s.minors = table.s.minors[:1]
        table.spirit_phase(*grow, answer, *strife, *rest, "ready").expect(f"A4: 1P {after}")
    table = play("madness", "A5: 1P")
    table.s.minors = table.s.minors[:1]
    table.spirit_phase(*grow, *rest, "ready").expect("A4: 1P")


def test_presence_that_no_growth_adds_brings_no_strife() -> None:
    table = play("madness", "A5: 1P 1T")
    table.action(lambda act: act.add_presence(0, 1 << 5), "presence cards A5", kind="spirit", seat=0)
    table.expect("A5: 2P 1T")


@shows("glimpse-of-the-shadowed-void", "madness")
def test_destroyed_presence_frightens_invaders_there() -> None:
    table = play("madness", "A5: 3P 1E; A4: 2P; B5: 2Q 1E", RIVER)
    for land in (5, 5, 4):
        table.action(lambda act, land=land: act.destroy_presence(0, 1 << land))
    table.action(lambda act: act.destroy_presence(1, -1))
    table.expect("A5: 1P 1E; A4: 1P; B5: 1Q 1E", fear=2)


# Reach.


@shows("reach")
def test_reach_replaces_shadows_of_the_dahan() -> None:
    table = play("reach", "A5: 1P; A3: 1D")
    table.s.spirits[0].energy = 9
    assert table.targets("concealing-shadows") == {"A5"}
    assert table.s.spirits[0].rules == ("reach-through-ephemeral-distance",)
    table.use("concealing-shadows").expect(energy=9)


@shows("reach-through-ephemeral-distance", "reach")
def test_a_power_may_ignore_range_once_in_a_turn() -> None:
    table = play("reach", "A5: 1P; A3: 1T 2D; A2: 1E; A7: 1E")
    spirit = table.s.spirits[0]
    spirit.played = ["concealing-shadows", "favors-called-due"]
    table.fast("own ignore-range", "use concealing-shadows", "target A3").expect(fear=1, energy=0)
    assert table.targets("favors-called-due") == {"A5", "A1", "A4", "A6", "A7", "A8"}
    table.s.phase = "slow"
    with pytest.raises(AssertionError, match="is none of"):
        table.slow("own ignore-range")
    table.time_passes()
    assert spirit.notes == {}
    spirit.played, table.s.phase = ["crops-wither-and-fade"], "slow"
    table.slow("own ignore-range", "use crops-wither-and-fade", "target A3").expect("A3: 1E 2D")


@shows("reach-through-ephemeral-distance", "reach")
def test_a_power_of_sacred_sites_needs_none_when_it_ignores_range() -> None:
    table = play("reach", "A5: 1P; A3: 1E")
    darkness = "darkness-swallows-the-unwary"
    assert table.targets(darkness) == set()
    table.s.spirits[0].gained = [0, 2, 1, 0, 0, 0, 0, 0, 0]
    table.fast("own ignore-range", f"use {darkness}", "target A4").expect("A4: 1E; A3:")


@shows("reach-through-ephemeral-distance", "reach")
def test_growth_may_ignore_range() -> None:
    table = play("reach", "A5: 1P; A8: 1P")
    grow = ["own ignore-range", "group 3", "grow presence-3", "presence energy A3", "grow energy-3"]
    table.spirit_phase(*grow, "ready").expect("A3: 1P", energy=3 + 1)
    table = play("reach", "A7: 1P")
    table.s.minors = table.s.minors[:1]
    grow = ["group 2", "grow card", "draw minor", "own ignore-range", "grow presence-1", "presence energy A3"]
    table.spirit_phase(*grow, "ready").expect("A3: 1P")
    assert table.s.spirits[0].notes == {"reaching": 2}


@shows("reach-through-ephemeral-distance", "reach")
def test_what_has_no_range_does_not_use_it_up() -> None:
    table = play("reach", "A5: 1P")
    table.s.minors = table.s.minors[:1]
    grow = ["own ignore-range", "group 2", "grow card", "draw minor", "grow presence-1", "presence energy A3"]
    table.spirit_phase(*grow, "ready").expect("A3: 1P")


@shows("reach-through-ephemeral-distance", "reach")
def test_reach_is_offered_only_while_something_has_a_range() -> None:
    table = play("reach", "A5: 1P")
    table.fast()
    table.s.spirits[0].played = ["favors-called-due"]
    table.fast()
    table.s.phase = "slow"
    table.slow("own ignore-range", "use favors-called-due", "target A3")


# Resilience.


@shows("resilience")
def test_resilience_replaces_earths_vitality() -> None:
    table = play("resilience", "A5: 2P 1T 1D")
    assert table.s.spirits[0].rules == ("anchor-the-lands-resilience",)
    assert GAME.view(table.s, 0).lands[0].defend == 0


@shows("anchor-the-lands-resilience", "resilience")
def test_sacred_sites_bear_eight_more_damage_but_dahan_do_not() -> None:
    play("resilience", "A5: 2P 3C 1D").ravage("A5").expect("A5: 2P 3C")
    play("resilience", "A5: 2P 3C 1E").ravage("A5").expect("A5: 1P 3C 1E 1B")
    play("resilience", "A5: 1P 1T; A7: 1P").ravage("A5").expect("A5: 1T 1B")
    play("resilience", "A5: 2P; A4: 1T").ravage("A4").expect("A4: 1T 1B")
