"""Decline: SU-071 to SU-078 and SU-199."""

import pytest

from rulebound.games.small_world_underground.ability import POWERS
from tests.games.small_world_underground.harness import Table
from tests.marks import rule

LASTING = ("muddy", "reborn", "royal", "shield", "tomb", "wise")  # and Vanishing, whose race leaves at once


@rule("SU-071")
def test_a_decline_replaces_readying_conquest_and_redeployment() -> None:
    table = Table().race(0, "gnomes", "martyr", hand=2).hold(0, "r04", 3).hold(0, "r05", 2)
    play = table.begin(0, "choose")
    assert play.options == ["go-on", "decline"]
    play.pick("decline")
    assert play.seat == 1
    kinds = [event.kind for event in play.match.events]
    assert kinds == ["declined", "scored", "turn"]


@rule("SU-072")
def test_a_decline_sends_the_older_race_in_decline_back_to_the_tray() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r04", 3)
    table.hold_declined(0, "r26", 1, race="drow").hold_declined(0, "r27", 1)
    play = table.begin(0, "choose").pick("decline")
    assert play.holder("r26") is None
    assert play.holder("r27") is None
    assert play.tray("drow") == 9
    assert play.s.troop(1).race == "gnomes"
    assert play.coins(0) == 5 + 1


@rule("SU-073")
def test_one_token_stays_in_each_region_and_all_others_return_to_the_tray() -> None:
    table = Table().race(0, "gnomes", "martyr", hand=2).hold(0, "r04", 3).hold(0, "r05", 2).hold(0, "r26", 1)
    play = table.begin(0, "choose").pick("decline")
    assert [play.holder(r) for r in ("r04", "r05", "r26")] == [(0, "decline")] * 3
    assert [play.tokens(r) for r in ("r04", "r05", "r26")] == [1, 1, 1]
    assert play.tray("gnomes") == 11 - 3
    assert play.s.troop(1).hand == 0


@rule("SU-074")
def test_the_banner_of_a_race_that_is_gone_goes_under_the_stack() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r04").hold_declined(0, "r26", race="drow")
    before = list(table.s.banners)
    play = table.begin(0, "choose").pick("decline")
    assert play.s.banners == [*before, "drow"]


@rule("SU-074")
def test_with_an_empty_stack_the_banner_takes_the_lowest_free_place_of_the_column() -> None:
    table = Table(5)
    last = table.s.combos.pop()
    table.s.banners.append(last.race)
    table.s.badges.append(last.power)
    ten = list(table.s.banners)
    for seat in range(5):
        table.hold(seat, f"r0{seat + 3}", race=ten[seat]).hold_declined(seat, f"r2{seat}", race=ten[seat + 5])
    assert not table.s.banners
    play = table.begin(0, "choose").pick("decline")
    assert len(play.s.combos) == 6
    assert play.s.combos[5].race == ten[5]
    assert play.s.banners == []


@rule("SU-074")
def test_the_banner_returns_at_the_moment_the_last_token_is_conquered() -> None:
    table = Table().race(0, "gnomes", hand=9).hold(0, "r04")
    table.hold_declined(1, "r05", race="drow").hold_declined(1, "r10")
    play = table.begin().pick("conquer r05")
    assert play.s.troop(3).race == "drow"
    assert "drow" not in play.s.banners
    play.pick("conquer r10")
    assert play.s.races[3] is None
    assert play.s.banners[-1] == "drow"


@rule("SU-074")
def test_the_banner_returns_when_the_altar_takes_the_last_token() -> None:
    table = Table(edition="english").race(0, "gnomes").hold(0, "r04").hold_declined(0, "r05", race="drow")
    play = table.find("altar-of-souls", "r04").begin(0, "scoring").pick("sacrifice r05")
    assert play.s.races[1] is None
    assert play.s.banners[-1] == "drow"


@rule("SU-075")
@pytest.mark.parametrize("power", LASTING)
def test_a_badge_with_an_in_decline_side_stays(power: str) -> None:
    play = Table().race(0, "gnomes", power).hold(0, "r04", 2).begin(0, "choose").pick("decline")
    assert play.s.troop(1).power == power
    assert power not in play.s.spent_badges


@rule("SU-075")
@pytest.mark.parametrize("power", sorted(set(POWERS) - set(LASTING)))
def test_any_other_badge_is_discarded_on_decline(power: str) -> None:
    play = Table().race(0, "gnomes", power).hold(0, "r04", 2).begin(0, "choose").pick("decline")
    assert play.s.spent_badges == [power]
    troop = play.s.races[1]
    assert troop is None if power == "vanishing" else troop is not None and troop.power == ""


@rule("SU-075")
def test_a_badge_that_stayed_is_discarded_when_its_race_leaves_the_board() -> None:
    table = Table().race(0, "gnomes", hand=3).hold(0, "r04").hold_declined(1, "r05", race="drow", power="wise")
    play = table.begin()
    assert play.s.spent_badges == []
    play.pick("conquer r05")
    assert play.s.spent_badges == ["wise"]


@rule("SU-076")
@pytest.mark.parametrize("race", ["shrooms", "drow"])
def test_a_race_in_decline_loses_its_ability(race: str) -> None:
    table = Table().race(0, race, "martyr").hold(0, "r09", 2).hold(0, "r26", 2)
    assert table.begin(0, "scoring").coins(0) > 5 + 2
    play = table.begin(0, "choose").pick("decline")
    assert play.coins(0) == 5 + 2


@rule("SU-076")
def test_kraken_and_liches_keep_their_ability_in_decline() -> None:
    table = Table().race(0, "gnomes", hand=3).hold(0, "r04")
    table.hold_declined(1, "r05", race="liches").hold_declined(0, "r21", race="kraken")
    play = table.begin().pick("conquer r05")
    assert (play.coins(0), play.coins(1)) == (4, 6)
    play.to_end_of_turn()
    assert play.holder("r21") == (0, "decline")


@rule("SU-077")
def test_a_race_in_decline_neither_conquers_nor_redeploys_nor_abandons() -> None:
    table = Table().race(0, "gnomes").hold(0, "r04", 2).hold(0, "r05", 2)
    table.hold_declined(0, "r26", 4, race="drow", power="tomb")
    play = table.begin(0, "choose").pick("go-on")
    assert play.tokens("r26") == 4
    assert play.regions("abandon") == ["r04", "r05"]
    assert play.regions("conquer") == ["r03", "r10", "r11"]  # nothing next to r26
    play.done()
    assert play.options == ["place r04 1", "place r05 1", "place r04 2", "place r05 2"]
    play.pick("place r05 2")
    assert play.tokens("r26") == 4


@rule("SU-078")
def test_who_declined_picks_a_combo_at_the_start_of_his_next_turn() -> None:
    table = Table().race(0, "gnomes").hold(0, "r04").hold(1, "r26", race="drow")
    play = table.begin(0, "choose").pick("decline")
    assert (play.seat, play.prompt) == (1, "choose-way")
    play.to_end_of_turn()
    assert (play.seat, play.prompt) == (0, "choose")
    play.pick(play.options[0])
    assert play.s.races[0] is not None


@rule("SU-199")
def test_tokens_on_a_river_return_to_the_tray_on_decline() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r04")
    table.hold_declined(0, "r21", race="kraken", power="reborn")
    play = table.begin(0, "start").pick("reborn r21")
    assert play.holder("r21") == (0, "active")
    play.pick("decline")
    assert play.holder("r21") is None
    assert play.holder("r04") == (0, "decline")
    assert play.tray("gnomes") == 11 - 1
    assert play.coins(0) == 5 + 1


@rule("SU-199", "SU-136")
@pytest.mark.parametrize("edition", ["polish", "english"])
def test_tomb_tokens_on_a_river_are_redeployed_on_decline(edition: str) -> None:
    table = Table(edition=edition).race(0, "gnomes", "tomb").hold(0, "r04", 2).hold(0, "r05")
    table.hold_declined(0, "r21", race="kraken", power="reborn").hold_declined(0, "r03")
    play = table.begin(0, "start").pick("reborn r21", "reborn r03", "decline", "done")
    assert (play.holder("r21"), play.holder("r03")) == (None, None)
    assert play.options == ["place r04 1", "place r05 1", "place r04 2", "place r05 2"]
    play.pick("place r05 2")
    assert (play.tokens("r04"), play.tokens("r05"), play.tray("gnomes")) == (2, 3, 11 - 5)
    assert play.coins(0) == 5 + 2


@rule("SU-199", "SU-137")
def test_tomb_tokens_on_a_river_are_lost_if_their_race_holds_nothing_else() -> None:
    table = Table().race(0, "gnomes", "tomb").hold_declined(0, "r21", race="kraken", power="reborn")
    play = table.begin(0, "start").pick("reborn r21", "decline")
    assert play.tray("gnomes") == 11
    assert play.s.races[:2] == [None, None]


@rule("SU-199")
def test_kraken_stay_on_their_river_on_decline() -> None:
    play = Table().race(0, "kraken").hold(0, "r21", 2).begin(0, "choose").pick("decline")
    assert play.holder("r21") == (0, "decline")
    assert play.tokens("r21") == 1
