"""Worked examples of the rules, by their numbers."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.invaders import explored
from rulebound.games.spirit_island.pieces import BADLANDS, BEASTS, BUILDINGS
from rulebound.kernel import Flow
from tests.games.spirit_island.frames import fear_deck, two
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str) -> Table:
    table = fear_deck(island(position + "; A7: 1P 1C"))
    table.s.blight_left = 9
    return table


@rule("SI-101", "SI-123")
def test_e1_badlands_without_blight() -> None:
    here("A5: 1E 1D 1Ba").ravage("A5").expect("A5: 1E 1Ba")


@rule("SI-101", "SI-102", "SI-123")
def test_e2_badlands_and_defend() -> None:
    table = here("A5: 2T 1D 2Ba")
    table.s.defend[5] = 4
    table.ravage("A5").expect("A5: 1D 2Ba", fear=2)


def rough_hit(act: Action) -> Flow[None]:
    """1 damage to a building in jungle or wetland, else to each."""
    if act.is_terrain(0, 3):
        yield from act.damage(1, BUILDINGS, one=True)
    else:
        yield from act.damage_each(1, BUILDINGS)


@rule("SI-124")
def test_e3_damage_to_one_piece_takes_the_badlands_with_it() -> None:
    here("A5: 1C 1T 1Ba").action(rough_hit, "hit city A5", land="A5").expect("A5: 1C/2 1T 1Ba")
    here("A5: 1C 1T 1Ba").action(rough_hit, "hit town A5", land="A5").expect("A5: 1C 1Ba", fear=1)


@rule("SI-124")
def test_e4_damage_to_each_piece_gets_the_badlands_in_all() -> None:
    table = here("A6: 1C 2T 2Ba 1E")
    table.action(rough_hit, "hit-marked town 1 0 A6", "hit-marked city 1 0 A6", land="A6")
    table.expect("A6: 1C/2 1T/1 2Ba 1E", fear=1)


@rule("SI-126")
def test_e5_an_isolated_town_is_no_source() -> None:
    table = fear_deck(island("B1: 1T; B8: 1P", boards=("B",)))
    table.s.isolated = 1 << 1
    table.explore("3-mountain-wetland").expect("B1: 1T; B2: 1E; B6:; B7:")
    table.s.isolated = 0
    assert table.s.names(explored(table.s, "3-mountain-wetland")) == ["B1", "B2", "B6"]


@rule("SI-105")
def test_e8_pieces_that_sit_out_are_ignored() -> None:
    table = here("A6: 2D 1T 1E")
    table.s.effects += [Effect("sits-out-dahan", land=6, amount=1), Effect("sits-out-town", land=6, amount=1)]
    table.ravage("A6").expect("A6: 1D 1D/1 1T", fear=0)


@rule("SI-077", "SI-103")
def test_e9_saved_from_destruction() -> None:
    table = here("A4: 3T 1D")
    table.s.effects.append(Effect("dahan-fewer", land=4, amount=2))
    table.ravage("A4", "hit town A4").expect("A4: 2T 1D 1B", fear=1)


@rule("SI-058")
def test_e10_a_piece_that_is_two_things_counts_once() -> None:
    def dread(act: Action) -> None:
        act.fear(act.tokens(BEASTS, BADLANDS))

    table = here("A5: 1Be")
    table.s.effects.append(Effect("beasts-are-badlands"))
    assert [table.s.token_count(kind, 5) for kind in (BEASTS, BADLANDS)] == [1, 1]
    table.action(dread, land="A5").expect(fear=1)
    more = here("A5: 2Be 1Ba")
    more.s.effects.append(Effect("beasts-are-badlands"))
    more.action(dread, land="A5").expect(fear=3)


@rule("SI-106")
@pytest.mark.parametrize(
    ("before", "after"),
    [("2T 1C", "2T 2C"), ("1T 1C", "2T 1C"), ("1E", "1E 1T")],
)
def test_e20_build(before: str, after: str) -> None:
    here(f"A5: {before}").build("A5").expect(f"A5: {after}")


@rule("SI-108")
def test_e21_explore() -> None:
    table = fear_deck(island("A5: 1P; A8: 1E"))
    table.explore("1-jungle").expect("A3: 1E; A8: 1E")
    table = fear_deck(island("A5: 1P 1T"))
    table.explore("1-jungle").expect("A3: 1E; A8: 1E")
    table = fear_deck(island("A5: 1P; A8: 1C"))
    table.explore("1-jungle").expect("A3: 1E; A8: 1C 1E")


@rule("SI-089", "SI-101")
def test_e22_ravage() -> None:
    here("A5: 1C 1E 2D").ravage("A5").expect("A5: 1C 1E 1B", fear=0)


@rule("SI-102", "SI-103")
def test_e23_ravage_with_defend() -> None:
    table = here("A5: 1T 1E 1D")
    table.s.defend[5] = 2
    table.ravage("A5", "hit town A5").expect("A5: 1E 1D/1", fear=1)
    table = here("A5: 1T 1E 1D")
    table.s.defend[5] = 2
    table.ravage("A5", "hit explorer A5").expect("A5: 1T/1 1D/1", fear=0)


@rule("SI-091", "SI-093")
def test_e24_cascade() -> None:
    table = fear_deck(two("A5: 1B 1P; A6: 1B 1P 1Q; A7: 1P 1C; B7: 1Q"))
    table.s.blight_left = 9
    table.action(lambda act: add_blight(act, act.land), "land A6", "land A8", land="A5")
    table.expect("A5: 2B; A6: 2B; A8: 1B")
    assert [spirit.destroyed for spirit in table.s.spirits] == [2, 1]


@rule("SI-063", "SI-080")
def test_e25_fear_that_is_over_counts_on() -> None:
    table = fear_deck(two("A5: 1P 1C; B5: 1Q 1C"))
    table.s.fear = 7
    table.action(lambda act: act.destroy(1, BUILDINGS), land="A5")
    assert (len(table.s.earned), table.s.fear) == (1, 1)


@rule("SI-121")
def test_e26_strife() -> None:
    table = here("A5: 1T*2 1C 2D")
    table.ravage("A5", "hit city A5").expect("A5: 1T*1 1C/2 1D/1 1B")


@rule("SI-090", "SI-168")
def test_e28_blight_needs_damage() -> None:
    for defend, blight in ((2, ""), (1, "1B")):
        table = here("A5: 1T")
        table.s.effects += [
            Effect("blight-threshold", land=5, amount=-1),
            Effect("blight-threshold", land=5, amount=-1),
        ]
        table.s.defend[5] = defend
        table.ravage("A5").expect(f"A5: 1T {blight}")


@rule("SI-092")
def test_e33_several_blight_at_once() -> None:
    table = here("A5: 1B 2P")
    table.action(lambda act: add_blight(act, act.land, 2), "land A8", land="A5").expect("A5: 3B 1P; A8: 1B")
    assert table.s.spirits[0].destroyed == 1
