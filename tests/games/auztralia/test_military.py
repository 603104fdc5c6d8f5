"""Buying military (AZ-A17 to AZ-A20)."""

import pytest

from rulebound.games.auztralia.pack import ARTILLERY, INFANTRY, UNITS
from tests.games.auztralia.harness import Table
from tests.marks import rule


@rule("AZ-A17")
def test_a_unit_costs_its_price_and_one_time_and_goes_to_the_barracks() -> None:
    play = Table().give(0, gold=7).clock(4, 20).begin().pick("military", "buy artillery 1")
    player = play.s.players[0]
    assert (player.gold, player.barracks[ARTILLERY], play.s.units[ARTILLERY]) == (2, 1, 2)
    assert play.s.space[0] == 5
    assert play.events("enlisted") == [(0, "artillery", 1)]


@rule("AZ-A17")
def test_only_what_can_be_paid_is_on_offer() -> None:
    play = Table().give(0, gold=3).begin().pick("military")
    assert play.options() == ["buy infantry 1", "buy infantry 2", "buy armoured-car 1"]
    assert not Table().give(0, gold=0).begin().options("military")


@rule("AZ-A17", "AZ-T4")
def test_the_gold_for_the_box_is_not_there_for_the_unit() -> None:
    table = Table().give(0, gold=1)
    table.s.players[0].boxes[4] = 1
    table.s.players[0].hq -= 1
    assert not table.begin().options("military")


@rule("AZ-A18")
@pytest.mark.parametrize("number", [1, 2])
def test_one_or_two_infantry_may_be_bought(number: int) -> None:
    play = Table().begin().pick("military", f"buy infantry {number}")
    assert play.s.players[0].barracks[INFANTRY] == number
    assert play.s.players[0].gold == 4 - number


@rule("AZ-A18")
def test_of_other_kinds_one_is_bought_at_a_time() -> None:
    play = Table().give(0, gold=30).begin().pick("military")
    assert {text for text in play.options() if text.endswith(" 2")} == {"buy infantry 2"}
    assert len(play.options()) == len(UNITS) + 1


@rule("AZ-A19", "AZ-A30")
def test_what_the_units_cost_and_can_do() -> None:
    s = Table().s
    units = {
        unit.name: (price, unit.range, unit.capacity) for unit, price in zip(s.tables.units, s.prices, strict=True)
    }
    assert units == {
        "infantry": (1, 1, 2),
        "armoured-car": (2, 2, 2),
        "artillery": (5, 1, 2),
        "airship": (4, 4, 2),
        "armoured-train": (4, 0, 3),
    }


@rule("AZ-A20")
def test_only_units_in_the_supply_can_be_bought() -> None:
    play = Table().give(0, gold=30).units(1, artillery=3, infantry=9).begin().pick("military")
    assert play.options() == ["buy infantry 1", "buy armoured-car 1", "buy airship 1", "buy armoured-train 1"]
