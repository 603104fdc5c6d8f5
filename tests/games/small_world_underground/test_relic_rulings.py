"""Rulings on relics: what the Scepter doubles, whom Ring and Socks spare, where relics stay."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

SOCKS, RING, SCEPTER, SWORD = "stinky-trolls-socks", "froggys-ring", "scepter-of-avarice", "sword-of-killer-rabbit"


@rule("SU-227")
def test_tokens_in_a_region_immune_to_a_player_are_safe_from_his_thieving_and_ring() -> None:
    table = Table().race(0, "ogres", "thieving").hold(0, "r02").hold(0, "r05").find(RING, "r02")
    table.hold(1, "r09", race="shrooms", power="royal")
    assert table.begin(0, "end").pick("ring r02").coins(1) == 5 - 2
    assert table.marker("queen", "r09").begin(0, "end").pick("ring r02").coins(1) == 5


@rule("SU-228")
@shows("relic-scepter-of-avarice")
@pytest.mark.parametrize(
    ("race", "power", "region", "bonus"),
    [
        ("ogres", "mining", "r11", 1),
        ("ogres", "muddy", "r20", 1),
        ("ogres", "mystic", "r13", 1),
        ("ogres", "stone", "r12", 1),
        ("shrooms", "vampire", "r09", 1),
        ("drow", "vampire", "r13", 1),
        ("ogres", "frightened", "r13", 1),
    ],
)
def test_the_scepter_doubles_bonuses_tied_to_its_region(race: str, power: str, region: str, bonus: int) -> None:
    table = Table().race(0, race, power).hold(0, region, 3).find(SCEPTER, region)
    assert table.begin(0, "end").done().coins(0) == 5 + 1 + bonus
    assert table.begin(0, "end").pick(f"scepter {region}").coins(0) == 5 + 2 * (1 + bonus)


@rule("SU-228")
@pytest.mark.parametrize(
    ("power", "place", "bonus"),
    [
        ("vampire", "keep-on-motherland", 1),
        ("vampire", "diamond-fields", 1),
        ("adventurous", "fountain-of-youth", 1),
    ],
)
def test_the_scepter_doubles_bonuses_of_the_place_in_its_region(power: str, place: str, bonus: int) -> None:
    table = Table().race(0, "ogres", power).hold(0, "r02").find(place, "r02").find(SCEPTER, "r02")
    assert table.begin(0, "end").done().coins(0) == 5 + 1 + bonus
    assert table.begin(0, "end").pick("scepter r02").coins(0) == 5 + 2 * (1 + bonus)


@rule("SU-228")
def test_the_scepter_doubles_the_fields_coin_of_its_own_region_only() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r11").hold(0, "r26").find("diamond-fields", "r11")
    play = table.find(SCEPTER, "r11").begin(0, "end").pick("scepter r26")
    assert play.coins(0) == 5 + 2 + 2 * 2


@rule("SU-228")
@pytest.mark.parametrize(("power", "bonus"), [("flocking", 2), ("quarreling", 1), ("fisher", 1)])
def test_the_scepter_does_not_double_what_comes_from_no_single_region(power: str, bonus: int) -> None:
    table = Table().race(0, "ogres", power).hold(0, "r02").hold(0, "r09").find(SCEPTER, "r02")
    assert table.begin(0, "end").pick("scepter r02").coins(0) == 5 + 2 + 1 + bonus


@rule("SU-228")
def test_the_scepter_does_not_double_wise_or_altar() -> None:
    table = (
        Table(edition="english")
        .race(0, "ogres", "vampire")
        .hold(0, "r02")
        .find(SCEPTER, "r02")
        .find("altar-of-souls", "r02")
    )
    table.hold_declined(0, "r26", race="shrooms", power="wise")
    play = table.begin(0, "end").pick("scepter r02")
    assert play.coins(0) == 5 + 2 + 1 + 2
    assert play.pick("sacrifice r26").coins(0) == 5 + 2 + 1 + 2 + 3


@rule("SU-229")
def test_ring_and_scepter_go_to_regions_of_the_active_race_only() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").hold(0, "r05").hold_declined(0, "r26", race="drow")
    play = table.find(SCEPTER, "r02").find(RING, "r02").begin(0, "end")
    assert play.options == ["scepter r02", "scepter r05", "done"]
    assert play.done().options == ["ring r02", "ring r05", "done"]


@rule("SU-230")
@shows("relic-stinky-trolls-socks")
def test_tokens_in_decline_ousted_by_the_socks_go_to_regions_their_race_still_holds() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r02").find(SOCKS, "r02")
    table.hold_declined(1, "r09", race="shrooms").hold_declined(1, "r26")
    play = table.begin().pick(f"use {SOCKS}", "conquer r09").to_end_of_turn()
    assert play.tokens("r26") == 2
    assert play.tray("shrooms") == 8


@rule("SU-230")
def test_tokens_in_decline_ousted_by_the_socks_from_their_last_region_return_to_the_tray() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r02").find(SOCKS, "r02")
    play = table.hold_declined(1, "r09", race="shrooms").begin().pick(f"use {SOCKS}", "conquer r09")
    assert play.tray("shrooms") == 10
    assert play.s.races[3] is None


@rule("SU-230")
def test_the_socks_do_not_spare_own_tokens_in_decline() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r02").find(SOCKS, "r02")
    table.hold_declined(0, "r09", race="shrooms").hold_declined(0, "r26")
    play = table.begin().pick(f"use {SOCKS}", "conquer r09").to_end_of_turn()
    assert play.tokens("r26") == 1
    assert play.tray("shrooms") == 9


@rule("SU-231")
@shows("relic-sword-of-killer-rabbit")
def test_a_relic_used_on_a_river_stays_there_when_the_troops_leave() -> None:
    table = Table().race(0, "drow", hand=3).hold(0, "r02").find(SWORD, "r02").hold(1, "r26", race="shrooms")
    play = table.begin().pick(f"use {SWORD}", "conquer r03").to_end_of_turn()
    assert play.holder("r03") is None
    assert play.lies(SWORD) == "r03"
