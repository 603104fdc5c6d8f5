"""Stone's Unyielding Defiance: panel, special rules, innate powers, unique cards."""

from functools import partial

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import DAHAN, TOWN
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.setup import new_world
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.harness import RIVER, Table, island, unboxed
from tests.games.spirit_island.panels import elements, growing, incomes, plays, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

STONE = "stones-unyielding-defiance"
HOLD, BREAK = "hold-the-island-fast-with-a-bulwark-of-will", "let-them-break-themselves-against-the-stone"
BEDROCK, LAYERS = "bestow-the-endurance-of-bedrock", "deep-layers-exposed-to-the-surface"
SCARRED, PLOWS = "scarred-and-stony-land", "plows-shatter-on-rocky-ground"
SHARDS, SOLIDITY = "jagged-shards-push-from-the-earth", "stubborn-solidity"


def blighted(land: int, number: int = 1) -> partial[Flow[None]]:
    return partial(add_blight, land=land, number=number)


# Panel.


@shows(STONE)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A1", "A4"}),
        ("B", {"B2", "B4"}),
        ("C", {"C7", "C5"}),
        ("D", {"D8", "D7"}),
        ("E", {"E2", "E1"}),
        ("F", {"F4", "F8"}),
    ],
)
def test_it_starts_in_a_mountain_and_beside_it(board: str, lands: set[str]) -> None:
    s = new_world(unboxed({"seats": 1, "spirits": [STONE], "boards": [board]}), 1)
    Table(s).run(PANELS[STONE].set_up(s, 0))
    assert {s.island.names[land] for land, number in enumerate(s.spirits[0].presence) if number} == lands


@shows(STONE)
def test_its_tracks() -> None:
    assert incomes(STONE) == [2, 3, 3, 4, 4, 6, 6]
    assert plays(STONE) == [1, 1, 1, 1, 1, 2]
    table = island("A5: 1P", spirit=STONE)
    table.s.spirits[0].open = [1, 6]
    assert elements(table) == {"earth": 5}
    assert table.targets(BREAK) == {"A5"}
    table.s.spirits[0].open = [1, 4]
    assert elements(table) == {"earth": 3}


@shows(STONE, f"{STONE}-group-2")
def test_its_energy_track_gives_card_plays() -> None:
    table = growing(STONE)
    table.s.spirits[0].open, table.s.spirits[0].notes[LAYERS] = [5, 1], 2
    grown = ("group 2", "grow energy-3", "grow presence-2", "presence energy A5")
    table.spirit_phase(*grown, f"play {SCARRED}", f"play {PLOWS}", f"play {SHARDS}", "ready")
    assert len(table.s.spirits[0].played) == 3
    table.expect(energy=3 + 6 - 4)


@shows(STONE, f"{STONE}-group-2")
def test_its_card_track_reclaims_a_card_even_while_it_grows() -> None:
    table = growing(STONE)
    table.s.spirits[0].open = [1, 4]
    grown = ("group 2", "bonus reclaim-1", "grow energy-3", "grow presence-2", "presence cards A5")
    table.spirit_phase(*grown, "ready")
    assert table.s.spirits[0].hand[-1] == SOLIDITY


@shows(STONE, f"{STONE}-group-1")
def test_its_first_growth_reclaims_and_gives_earth_and_presence() -> None:
    table = growing(STONE)
    table.spirit_phase(
        "group 1", "grow reclaim", "grow earth-2", "grow presence-3-mountain-own", "presence cards A1", "ready"
    )
    table.expect("A1: 1P; A5: 1P", energy=2)
    assert elements(table) == {"earth": 3}
    assert table.s.spirits[0].hand[-1] == SOLIDITY
    assert reach(growing(STONE), "group 1", "grow presence-3-mountain-own") == {"A1", "A5", "A6"}


@shows(STONE, f"{STONE}-group-2")
def test_its_second_growth_adds_presence_and_gives_energy() -> None:
    table = growing(STONE)
    table.spirit_phase("group 2", "grow energy-3", "grow presence-2", "presence energy A2", "ready")
    table.expect("A2: 1P 1C; A5: 1P", energy=6)
    assert reach(growing(STONE, "A7: 1P; A2: 1C"), "group 2", "grow presence-2") == {
        "A1",
        "A4",
        "A5",
        "A6",
        "A7",
        "A8",
    }


@shows(STONE, f"{STONE}-group-3")
def test_its_third_growth_gains_a_card_and_adds_presence() -> None:
    table = growing(STONE)
    grown = ("grow card", "draw minor", "keep natures-resilience", "grow presence-1", "presence energy A6")
    table.spirit_phase("group 3", *grown, "ready")
    table.expect("A5: 1P; A6: 1P", energy=3)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    assert reach(growing(STONE, "A7: 1P; A2: 1C"), "group 3", "grow presence-1") == {"A5", "A7", "A8"}


# Special rules.


@shows(BEDROCK)
def test_blight_that_does_not_outnumber_it_destroys_nothing_and_does_not_spread() -> None:
    table = island("A5: 2P 2Q 1B; A8: 1Q; A2: 1C", spirit=STONE, others=(RIVER,))
    table.action(blighted(5), kind="invader").expect("A5: 2P 2Q 2B")
    table.action(blighted(5), "land A4", kind="invader").expect("A5: 1P 1Q 3B; A4: 1B")


def test_it_protects_only_lands_with_its_presence() -> None:
    table = island("A5: 1Q 1B; A8: 1Q; A6: 3P; A2: 1C", spirit=STONE, others=(RIVER,))
    table.action(blighted(5), "land A4", kind="invader").expect("A5: 2B; A4: 1B")


@rule("SI-092")
def test_several_blight_at_once_are_counted_together() -> None:
    table = island("A5: 2P 1B; A2: 1C; A1: 1P", spirit=STONE)
    table.action(blighted(5, 2), "land A4", kind="event").expect("A5: 1P 3B; A4: 1B")


@shows(LAYERS)
def test_a_card_play_that_is_open_for_the_first_time_gives_a_minor_power() -> None:
    table = growing(STONE)
    table.s.spirits[0].open = [2, 1]
    grown = ("grow energy-3", "grow presence-2", "presence energy A5")
    table.spirit_phase("group 2", *grown, "keep natures-resilience", "ready")
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    table.s.minors, table.s.minors_discard = ["call-of-the-dahan-ways"], []
    table.s.spirits[0].open[0] = 2  # it was covered again
    table.spirit_phase("group 2", *grown, "ready")
    assert table.s.minors == ["call-of-the-dahan-ways"]
    table.s.spirits[0].open[0] = 4
    table.spirit_phase("group 2", *grown, "ready")
    assert table.s.minors == []
    assert table.s.spirits[0].hand[-1] == "call-of-the-dahan-ways"


# Hold the Island Fast with a Bulwark of Will.


@shows(f"{HOLD}-level-1")
def test_blight_for_its_lands_can_be_paid_for() -> None:
    table = island("A5: 1P; A6: 1P; A2: 1C", spirit=STONE)
    table.s.spirits[0].energy, left = 3, table.s.blight_left
    table.use(HOLD, elements="2 earth").action(blighted(5), "pay 2", kind="invader")
    table.expect("A5: 1P 1B", energy=1)
    assert table.s.blight_left == left
    table.action(blighted(6), kind="invader").expect("A6: 1P 1B", energy=1)
    assert table.s.blight_left == left - 1


@shows(f"{HOLD}-level-1", f"{HOLD}-level-2")
def test_with_more_earth_it_costs_less_and_each_cascade_is_paid_for_on_its_own() -> None:
    table = island("A5: 1P 1B; A6: 1P; A2: 1C", spirit=STONE)
    table.s.spirits[0].energy, left = 5, table.s.blight_left
    table.use(HOLD, elements="4 earth")
    table.action(blighted(5), "pay 1", "land A6", "decline", kind="invader").expect("A5: 2B; A6: 1P 1B", energy=4)
    assert table.s.blight_left == left - 1
    table.action(blighted(5), "land A4", kind="invader").expect("A5: 3B; A4: 1B", energy=4)


@shows(f"{HOLD}-level-1", f"{HOLD}-level-2")
def test_some_of_several_blight_can_be_paid_for() -> None:
    table = island("A5: 3P; A2: 1C", spirit=STONE)
    table.s.spirits[0].energy, left = 5, table.s.blight_left
    table.use(HOLD, elements="4 earth").action(blighted(5, 2), "pay 1", kind="event").expect("A5: 3P 2B", energy=4)
    assert table.s.blight_left == left - 1
    table.action(blighted(5), "pay 1").expect("A5: 3P 3B", energy=3)
    assert table.s.blight_left == left - 1


def test_it_lasts_for_the_turn() -> None:
    table = island("A5: 2P; A2: 1C", spirit=STONE)
    table.s.spirits[0].energy = 5
    table.use(HOLD, elements="2 earth").time_passes().action(blighted(5), kind="invader").expect(energy=5)


@rule("SI-189")
@shows(f"{HOLD}-level-3")
def test_presence_can_be_saved_from_events_and_blight_cards() -> None:
    table = island("A5: 2P 1Q; A8: 1Q; A2: 1C", spirit=STONE, others=(RIVER,))
    table.s.spirits[0].energy = 3
    table.use(HOLD, elements="6 earth 1 plant")
    table.action(lambda act: act.destroy_presence(0), "save-presence 0 A5", seat=0).expect("A5: 2P 1Q", energy=2)
    lose_other = partial(Action.destroy_presence, seat=1, lands=1 << 5)
    table.action(lose_other, "save-presence 1 A5", kind="blight", seat=1).expect("A5: 2P 1Q", energy=1)
    table.action(lose_other, "decline", kind="blight", seat=1).expect("A5: 2P", energy=1)


@rule("SI-189")
def test_presence_that_blight_or_anything_else_destroys_is_not_saved() -> None:
    table = island("A5: 1P 1B; A6: 2P; A2: 1C", spirit=STONE)
    table.s.spirits[0].energy = 1
    table.s.effects.append(Effect("steadfast-presence", seat=0))
    table.action(blighted(5), "land A4", kind="event").expect("A5: 2B; A4: 1B", energy=1)
    for kind in ("invader", "spirit", "fear", "adversary"):
        table.s.spirits[0].presence[6] = 2
        table.action(lambda act: act.lose_presence(0, 6), kind=kind).expect("A6: 1P", energy=1)
    less = island("A5: 2P; A2: 1C", spirit=STONE)
    less.s.spirits[0].energy = 1
    less.use(HOLD, elements="6 earth").action(lambda act: act.lose_presence(0, 5)).expect("A5: 1P", energy=1)


class Weakening(Rule):
    """Added blight destroys more presence, as a blight card can say."""

    def blight_added(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """In the next land."""
        yield from act.lose_presence(0, land + 1)


@rule("SI-189")
def test_what_a_blight_card_adds_to_the_harm_of_blight_is_not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "weakening", Weakening())
    table = island("A5: 2P; A6: 2P; A2: 1C", spirit=STONE)
    table.s.spirits[0].energy = 1
    table.s.effects += [Effect("weakening"), Effect("steadfast-presence", seat=0)]
    table.action(blighted(5), kind="blight").expect("A5: 2P 1B; A6: 1P", energy=1)


# Let Them Break Themselves Against the Stone.


@shows(f"{BREAK}-level-1")
def test_invaders_that_hurt_the_land_are_hurt() -> None:
    table = island("A5: 2P 1C 1T; A2: 1C", spirit=STONE)
    table.use(BREAK, elements="3 earth").ravage("A5", "hit town A5").expect("A5: 2P 1C 1B", fear=1)
    unhurt = island("A5: 2P 1T; A2: 1C", spirit=STONE)
    unhurt.s.defend[5] = 2
    unhurt.use(BREAK, elements="3 earth").ravage("A5").expect("A5: 2P 1T")


@shows(f"{BREAK}-level-1")
def test_they_are_hurt_after_the_dahan_have_struck_back() -> None:
    table = island("A5: 2P 2E 1T 3D; A2: 1C", spirit=STONE)
    # 4 damage kill two dahan; the third kills the town, and then the stone both explorers.
    table.use(BREAK, elements="3 earth").ravage("A5", "hit town A5").expect("A5: 2P 1D 1B")


@rule("SI-189")
@shows(f"{BREAK}-level-1", f"{BREAK}-level-2")
def test_its_second_level_adds_half_of_what_they_did() -> None:
    table = island("A5: 3P 2C 1T; A2: 1C", spirit=STONE)
    table.s.defend[5] = 1  # 7 of 8 damage: 2 + 3
    table.use(BREAK, elements="5 earth").ravage("A5", "hit city A5", "hit town A5").expect("A5: 3P 1C 1B", fear=3)
    table.ravage("A5").expect("A5: 3P 2B", fear=5)  # again, with 2 damage: 2 + 1


@rule("SI-124", "SI-189")
@shows(f"{BREAK}-level-1", f"{BREAK}-level-2")
def test_badlands_add_once_each_time() -> None:
    table = island("A5: 3P 2C 1Ba; A2: 1C", spirit=STONE)
    table.use(BREAK, elements="5 earth").ravage("A5").expect("A5: 3P 1B 1Ba")  # 6 damage: 2 + 3 + 1


@shows(f"{BREAK}-level-1", f"{BREAK}-level-2", f"{BREAK}-level-3")
def test_its_third_level_repeats_it() -> None:
    table = island("A5: 2P 2C; A6: 1P 1C; A2: 1C", spirit=STONE)
    table.use(BREAK, "target A5", "target A6", elements="7 earth 2 sun")
    table.ravage("A6").expect("A6: 1P 1B", fear=2)
    same = island("A5: 3P 3T; A6: 1P; A2: 1C", spirit=STONE)
    same.use(BREAK, "target A5", "target A5", elements="7 earth 2 sun")
    same.ravage("A5", "hit town A5", "hit town A5").expect("A5: 3P 1B", fear=3)  # 5 damage, twice
    declining = island("A5: 2P 1C; A2: 1C", spirit=STONE)
    declining.use(BREAK, "decline", elements="7 earth 2 sun")
    assert len(declining.s.effects) == 1


@shows(f"{BREAK}-level-1", f"{BREAK}-level-2", f"{BREAK}-level-3")
def test_levels_of_its_innate_powers() -> None:
    table = island("A5: 2P", spirit=STONE)
    table.s.spirits[0].gained = [2, 0, 0, 0, 0, 7, 1, 0, 0]
    assert [option.text for option in options(table.s, 0, "fast")] == [
        f"use {HOLD}",
        f"use-less {HOLD} 1",
        f"use-less {HOLD} 2",
        f"use {BREAK}",
        f"use-less {BREAK} 1",
        f"use-less {BREAK} 2",
    ]


# Unique powers.


@shows(SCARRED)
def test_scarred_and_stony_land_turns_blight_into_badlands() -> None:
    table = island("A5: 2P; A4: 1T 1C 1B; A2: 1C", spirit=STONE)
    left = table.s.blight_left
    table.use(SCARRED, "hit town A4").expect("A4: 1C 1Ba", fear=1)
    assert table.s.blight_left == left
    assert island("A5: 1P; A4: 1B", spirit=STONE).targets(SCARRED) == set()
    assert island("A5: 2P 1B; A4: 1B; A3: 1B", spirit=STONE).targets(SCARRED) == {"A4", "A5"}


@shows(PLOWS)
def test_plows_shatter_on_rocky_ground() -> None:
    table = island("A5: 1P; A4: 1E 2T 1C; A2: 1C", spirit=STONE)
    table.use(PLOWS, "target A4", "choose damage-and-push-town", "push-marked town 1 0 A3")
    table.expect("A4: 1E 1T/1 1C/1; A3: 1T/1")
    table.use(PLOWS, "target A4", "choose destroy-town").expect("A4: 1E 1C/1", fear=1)


@shows(SHARDS)
def test_jagged_shards_leave_badlands_and_drive_dahan_away() -> None:
    table = island("A5: 1P; A4: 3D; A2: 1C", spirit=STONE)
    table.use(SHARDS, "target A4", "push dahan A3", "push dahan A3").expect("A4: 1D 1Ba; A3: 2D")
    table.use(SHARDS, "target A4", "done").expect("A4: 1D 2Ba")


@shows(SOLIDITY)
def test_stubborn_solidity_defends_for_each_dahan() -> None:
    table = island("A5: 1P; A4: 3D 1T; A2: 1C", spirit=STONE)
    table.use(SOLIDITY, "target A4").expect(defend={"A4": 3})
    assert table.targets(SOLIDITY) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(SOLIDITY)
def test_nothing_happens_to_dahan_of_a_solid_land() -> None:
    table = island("A5: 1P; A4: 2D 3C; A3: 1D; A2: 1C", spirit=STONE)
    table.use(SOLIDITY, "target A4")
    table.ravage("A4", "hit city A4").expect("A4: 2D 1C 1C/1 1B")
    table.action(lambda act: act.damage(4, (DAHAN,)), land="A4").expect("A4: 2D 1C 1C/1 1B")
    table.action(lambda act: act.destroy(1, (DAHAN,)), land="A4").expect("A4: 2D 1C 1C/1 1B")
    table.action(lambda act: act.destroy_all((DAHAN,)), land="A4").expect("A4: 2D 1C 1C/1 1B")
    table.action(lambda act: act.remove(1, (DAHAN,)), land="A4").expect("A4: 2D 1C 1C/1 1B")
    table.action(lambda act: act.remove_anywhere((DAHAN,), 0b11000), land="A4").expect("A4: 2D 1C 1C/1 1B; A3:")
    table.action(lambda act: act.replace([(DAHAN, (TOWN,))]), land="A4").expect("A4: 2D 1C 1C/1 1B")
    table.action(lambda act: act.push(1, (DAHAN,)), land="A4").expect("A4: 2D 1C 1C/1 1B")
    table.action(lambda act: act.gather(1, (DAHAN,)), land="A5").expect("A4: 2D 1C 1C/1 1B; A5: 1P")
    table.action(lambda act: act.move(DAHAN, 4, 3)).expect("A4: 2D 1C 1C/1 1B; A3:")
    table.time_passes().action(lambda act: act.remove(1, (DAHAN,)), land="A4").expect("A4: 1D 2C 1B")


def test_dahan_can_come_to_a_solid_land() -> None:
    table = island("A5: 1P 1D; A4: 1D; A2: 1C", spirit=STONE)
    table.use(SOLIDITY, "target A4").action(lambda act: act.push(1, (DAHAN,)), "push dahan A4", land="A5")
    table.expect("A4: 2D; A5: 1P")


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_it(seed: int) -> None:
    play_out([STONE, "thunderspeaker"][: 1 + seed % 2], seed)
