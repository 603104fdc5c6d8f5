"""The races, Iron Dwarves to Mudmen: SU-098 to SU-106, SU-200, SU-201, SU-209 and SU-210."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

# Iron Dwarves


@rule("SU-098")
@shows("race-iron-dwarves")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (4, 6), (6, 7)])
def test_iron_dwarves_make_a_hammer_for_each_mine_up_to_seven(before: int, after: int) -> None:
    table = Table().race(0, "iron-dwarves", hammers=before).hold(0, "r11").hold(0, "r26").hold(0, "r04")
    play = table.begin(0, "redeployment")
    assert play.s.troop(0).hammers == after


@rule("SU-098")
def test_iron_dwarves_with_seven_hammers_make_no_more() -> None:
    play = Table().race(0, "iron-dwarves", hammers=7).hold(0, "r11").hold(0, "r26").begin(0, "redeployment")
    assert play.s.troop(0).hammers == 7


@rule("SU-099")
@shows("race-iron-dwarves")
def test_hammers_pay_like_tokens_and_come_back_from_the_board() -> None:
    table = Table().race(0, "iron-dwarves", hand=1).hold(0, "r11").hold(0, "r26")
    play = table.begin(0, "redeployment").pick("place r11 1").to_end_of_turn().pick("go-on", "conquer r22")
    assert play.holder("r22") == (0, "active")  # 2 tokens, but only 1 was in hand
    assert play.tokens("r22") == 1
    assert sum(play.s.hammers) == 0
    assert play.s.troop(0).hammers == 2 + 2


@rule("SU-099")
def test_hammers_alone_cannot_start_a_conquest() -> None:
    play = Table().race(0, "iron-dwarves", hammers=7).hold(0, "r11").begin()
    assert play.options == ["abandon r11", "done"]
    play = Table().race(0, "iron-dwarves", hand=1, hammers=7).hold(0, "r11").begin()
    assert "r06" in play.regions("conquer")


@rule("SU-099")
def test_hammers_never_defend_a_region() -> None:
    table = Table().race(0, "iron-dwarves", hand=1, hammers=5).hold(0, "r04")
    table.race(1, "ogres", hand=2).hold(1, "r10", 1)
    play = table.begin().pick("conquer r11").pick("go-on", "conquer r11")
    assert play.tokens("r11") == 2  # 2 and one Dwarf, less 1 for Ogres


@rule("SU-100")
def test_when_iron_dwarves_decline_their_hammers_return() -> None:
    table = Table().race(0, "iron-dwarves", hammers=5).hold(0, "r11").hold(0, "r26")
    play = table.begin(0, "choose").pick("decline")
    assert play.s.troop(1).race == "iron-dwarves"
    assert play.s.troop(1).hammers == 0


@rule("SU-210")
@pytest.mark.parametrize(
    ("hammers", "tokens", "used"),
    [(0, 5, 0), (2, 3, 2), (4, 1, 4), (7, 1, 4)],
)
def test_a_dwarf_conquest_takes_one_dwarf_then_hammers_then_dwarves(hammers: int, tokens: int, used: int) -> None:
    table = Table().race(0, "iron-dwarves", hand=5, hammers=hammers).hold(0, "r04").hold(1, "r05", 3, race="ogres")
    play = table.begin().pick("conquer r05")
    assert (play.tokens("r05"), play.hand(0)) == (tokens, 5 - tokens)
    assert play.s.troop(0).hammers == hammers - used


@rule("SU-210")
def test_hammers_count_in_a_last_attempt_and_are_all_placed() -> None:
    table = Table().race(0, "iron-dwarves", hand=2, hammers=2).hold(0, "r04").hold(0, "r20")
    play = table.hold(1, "r05", 4, race="ogres").begin()
    play.die(3).pick("attempt r05")  # costs 6: 4 and the die
    assert play.holder("r05") == (0, "active")
    assert play.tokens("r05") == 2
    assert play.s.troop(0).hammers == 2  # off the board again after redeployment
    table = Table().race(0, "iron-dwarves", hand=2, hammers=0).hold(0, "r04").hold(1, "r05", 4, race="ogres")
    assert "r05" not in table.begin().regions("attempt")


# Kraken


@rule("SU-101")
@shows("race-kraken")
def test_kraken_stay_on_rivers_and_score_them() -> None:
    table = Table().race(0, "kraken", "martyr", hand=3).hold(0, "r04")
    play = table.begin().pick("conquer r03", "conquer r21").to_end_of_turn()
    assert (play.holder("r03"), play.holder("r21")) == ((0, "active"), (0, "active"))
    assert play.coins(0) == 5 + 3


@rule("SU-101")
@shows("race-kraken")
def test_kraken_in_decline_stay_on_rivers_and_score_them() -> None:
    table = Table().race(0, "kraken", "martyr").hold(0, "r03", 2).hold(0, "r21", 2).hold(0, "r04")
    table.hold(1, "r27", race="ogres")
    play = table.begin(0, "choose").pick("decline")
    assert play.coins(0) == 5 + 3
    play.to_end_of_turn()
    play.pick(play.options[0]).to_end_of_turn()
    assert (play.holder("r03"), play.holder("r21")) == ((0, "decline"), (0, "decline"))
    assert play.coins(0) == 5 + 3 + 3


@rule("SU-102")
def test_a_river_of_kraken_must_be_conquered_by_whoever_wants_to_pass() -> None:
    table = Table().race(0, "ogres", "martyr", hand=7).hold(0, "r20")
    play = table.hold(1, "r21", 3, race="kraken").begin()
    assert "r22" not in play.regions("conquer")
    play.pick("conquer r21")
    assert play.tokens("r21") == 3  # 1 and three Kraken, less 1 for Ogres
    assert "r22" in play.regions("conquer")


@rule("SU-102", "SU-105", "SU-200")
@shows("race-lizardmen")
def test_lizardmen_pass_over_a_river_of_kraken() -> None:
    table = Table().race(0, "lizardmen", hand=2).hold(0, "r20").hold(1, "r21", 4, race="kraken")
    play = table.begin().pick("conquer r22")
    assert play.holder("r21") == (1, "active")
    assert play.tokens("r22") == 2


# Liches


@rule("SU-103")
@shows("race-liches")
def test_who_conquers_liches_in_decline_pays_their_owner() -> None:
    table = (
        Table()
        .race(0, "ogres", hand=9)
        .hold(0, "r04")
        .hold_declined(1, "r05", race="liches")
        .hold_declined(1, "r10")
    )
    play = table.begin().pick("conquer r05")
    assert (play.coins(0), play.coins(1)) == (4, 6)
    play.pick("conquer r10")
    assert (play.coins(0), play.coins(1)) == (3, 7)


@rule("SU-103")
def test_the_owner_of_liches_in_decline_pays_nothing_for_conquering_them() -> None:
    table = Table().race(0, "ogres", hand=5).hold(0, "r04").hold_declined(0, "r05", race="liches")
    assert table.begin().pick("conquer r05").coins(0) == 5


@rule("SU-104")
@shows("race-liches")
def test_who_has_no_coin_cannot_conquer_liches() -> None:
    table = Table().race(0, "ogres", hand=5).hold(0, "r04").hold_declined(1, "r05", race="liches")
    play = table.coins(0, 0).begin()
    assert "r05" not in play.regions("conquer")
    assert "r11" in play.regions("conquer")
    assert play.why("r05") == ("barred", "SU-104")
    assert "r05" in table.coins(0, 1).begin().regions("conquer")


@rule("SU-104")
def test_the_last_coin_pays_for_one_region_of_liches_only() -> None:
    table = Table().race(0, "ogres", hand=9).hold(0, "r04").coins(0, 1)
    table.hold_declined(1, "r05", race="liches").hold_declined(1, "r10")
    play = table.begin().pick("conquer r05")
    assert "r10" not in play.regions("conquer")


@rule("SU-209")
def test_active_liches_shut_out_who_has_no_coin_but_levy_no_tax() -> None:
    table = Table().race(0, "ogres", hand=5).hold(0, "r04").hold(1, "r05", race="liches").coins(0, 0)
    assert "r05" not in table.begin().regions("conquer")
    play = table.coins(0, 3).begin().pick("conquer r05")
    assert (play.coins(0), play.coins(1)) == (3, 5)


# Lizardmen


@rule("SU-105")
@shows("race-lizardmen")
def test_lizardmen_reach_across_rivers_one_or_several() -> None:
    play = Table().race(0, "lizardmen", hand=3).hold(0, "r26").begin()
    # r20 lies across one river, r02 and r04 up the whole of it.
    assert {"r20", "r13", "r02", "r04", "r14"} <= set(play.regions("conquer"))
    assert not {"r05", "r11", "r12", "r18"} & set(play.regions("conquer"))
    play.pick("conquer r04")
    assert play.holder("r21") is None
    assert "r05" in play.regions("attempt")


@rule("SU-105")
def test_lizardmen_may_conquer_a_river_and_leave_it_at_redeployment() -> None:
    play = Table().race(0, "lizardmen", "martyr", hand=3).hold(0, "r26").begin().pick("conquer r21")
    assert play.tokens("r21") == 1
    play.to_end_of_turn()
    assert play.holder("r21") is None
    assert play.coins(0) == 5 + 1


@rule("SU-200")
@pytest.mark.parametrize("shut", ["", "balrog", "queen", "ghost"])
def test_lizardmen_do_not_pass_over_a_river_that_is_shut_to_them(shut: str) -> None:
    table = Table().race(0, "lizardmen", hand=3).hold(0, "r20")
    if shut in ("", "queen"):
        table.hold(1, "r21", 1, race="kraken", power="royal")
    if shut:
        table.marker(shut, "r21")
    play = table.begin()
    assert ("r22" in play.regions("conquer")) is (not shut)
    assert "r26" in play.regions("conquer")  # across the river r25


@rule("SU-201")
@shows("race-lizardmen")
def test_lizardmen_enter_across_a_river_end_and_along_the_river() -> None:
    play = Table().race(0, "lizardmen", hand=3).begin()
    banks = {"r09", "r10", "r13", "r14", "r19", "r20", "r22"}
    assert banks <= set(play.regions("conquer"))
    assert not {"r08", "r11", "r12", "r16", "r18"} & set(play.regions("conquer"))
    other = Table().race(0, "ogres", hand=3).begin()
    assert not banks & set(other.regions("conquer"))


# Mudmen


@rule("SU-106")
@shows("race-mudmen")
def test_mudmen_gain_a_token_for_each_mudpool() -> None:
    table = Table().race(0, "mudmen").hold(0, "r02").hold(0, "r20").hold(0, "r04")
    play = table.begin(0, "redeployment")
    assert play.hand(0) == 2
    play.pick("place r04 2")
    assert (play.tokens("r04"), play.tray("mudmen")) == (3, 12 - 5)


@rule("SU-106", "SU-033")
@pytest.mark.parametrize(("standing", "born"), [(9, 2), (10, 1), (11, 0)])
def test_mudmen_gain_nothing_once_their_tray_is_empty(standing: int, born: int) -> None:
    table = Table().race(0, "mudmen").hold(0, "r02", standing).hold(0, "r20")
    play = table.begin(0, "redeployment")
    assert play.tray("mudmen") == 12 - standing - 1 - born
    assert [event.args[-1] for event in play.events("born")] == ([born] if born else [])
