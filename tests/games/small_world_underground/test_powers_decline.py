"""Special powers whose time comes with the decline of their race."""

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows


@rule("SU-125", "SU-075")
@shows("power-muddy")
def test_muddy_goes_on_in_decline_for_the_mudpools_its_race_still_holds() -> None:
    table = Table().hold(0, "r23", race="ogres", power="muddy").hold(0, "r27").hold(0, "r11")
    play = table.begin(0, "choose").pick("decline")
    assert play.coins(0) == 5 + 3 + 2
    table = Table().hold_declined(0, "r23", race="ogres", power="muddy").hold(0, "r27", race="shrooms")
    assert table.begin().done().coins(0) == 5 + 2 + 1  # one Mudpool belongs to another race now


# Reborn.


def reborn(*regions: str, hand: int = 3, edition: str = "polish") -> Table:
    """Mudmen in hand, and Shrooms in decline that can be reborn as Mudmen."""
    table = Table(edition=edition).race(0, "mudmen", hand=hand).race(0, "shrooms", "reborn", decline=True)
    for region in regions:
        table.hold_declined(0, region)
    return table


@rule("SU-128")
@shows("power-reborn")
def test_reborn_turns_up_to_two_declined_regions_into_active_ones() -> None:
    table = reborn("r05", "r10", "r11")
    mudmen, shrooms = table.s.tray["mudmen"], table.s.tray["shrooms"]
    play = table.begin(0, "start")
    assert (play.prompt, play.options) == ("reborn", ["reborn r05", "reborn r10", "reborn r11", "done"])
    play.pick("reborn r10", "reborn r11")
    assert play.prompt != "reborn"
    assert [play.holder(r) for r in ("r05", "r10", "r11")] == [(0, "decline"), (0, "active"), (0, "active")]
    assert [play.tokens(r) for r in ("r10", "r11")] == [1, 1]
    assert (play.tray("mudmen"), play.hand(0)) == (mudmen - 2, 3)
    assert play.tray("shrooms") == shrooms + 2


@rule("SU-128")
@shows("power-reborn")
def test_one_region_may_be_reborn_or_none() -> None:
    play = reborn("r05", "r10", "r11").begin(0, "start").pick("reborn r05", "done")
    assert (play.holder("r05"), play.holder("r10")) == ((0, "active"), (0, "decline"))
    assert play.prompt == "choose-way"
    play = reborn("r05", "r10").begin(0, "start").pick("done")
    assert play.holder("r05") == (0, "decline")


@rule("SU-128")
@shows("power-reborn")
def test_the_reborn_come_from_the_hand_when_the_tray_is_empty() -> None:
    table = reborn("r05", "r10", hand=12)
    assert table.s.tray["mudmen"] == 0
    play = table.begin(0, "start").pick("reborn r10")
    assert (play.tokens("r10"), play.hand(0)) == (1, 11)


@rule("SU-128", "SU-033")
@shows("power-reborn")
def test_nobody_is_reborn_without_a_token_in_tray_or_hand() -> None:
    table = reborn("r05", hand=0).hold(0, "r16", 11)
    assert table.begin(0, "start").prompt == "reborn"  # 1 in the tray
    table = reborn("r05", hand=0).hold(0, "r16", 12)
    assert table.begin(0, "start").prompt == "choose-way"


@rule("SU-128")
@shows("power-reborn")
def test_an_active_race_is_not_reborn() -> None:
    table = Table().hold(0, "r05", race="ogres", power="reborn").hold_declined(0, "r10", race="shrooms")
    assert table.begin(0, "start").prompt == "choose-way"
    play = Table().hold(0, "r05", race="ogres", power="reborn").race(1, "gnomes").begin(0, "choose")
    play.pick("decline").to_end_of_turn().pick(play.options[0])
    assert (play.prompt, play.options) == ("reborn", ["reborn r05", "done"])


@rule("SU-221")
def test_a_race_that_got_a_region_by_rebirth_need_not_enter() -> None:
    play = reborn("r11").begin(0, "start").pick("reborn r11", "go-on")
    assert {"r10", "r16"} <= set(play.regions("conquer") + play.regions("attempt"))
    assert not {"r07", "r26"} & set(play.regions("conquer"))  # on the edge, but far


@rule("SU-221")
def test_rebirth_is_no_conquest_so_the_great_ancient_does_not_come() -> None:
    table = Table().combos(("cultists", "mining")).hold_declined(0, "r11", race="shrooms", power="reborn")
    play = table.begin(0, "pick").pick("choose cultists mining 0", "reborn r11")
    assert (play.holder("r11"), play.marker("ancient")) == ((0, "active"), None)
    assert play.pick("conquer r10").marker("ancient") == "r10"


@rule("SU-222")
def test_rebirth_drops_armor_and_passes_places_and_relics_on() -> None:
    table = reborn("r05", "r11").armor("r05", 2).find("mine-of-lost-dwarf", "r05")
    table.find("sword-of-killer-rabbit", "r05")
    play = table.begin(0, "start").pick("reborn r05", "done", "go-on")
    assert sum(play.s.armor) == 0
    assert "use sword-of-killer-rabbit" in play.options
    assert play.to_end_of_turn().coins(0) == 5 + 2 + 2


@rule("SU-222", "SU-254")
def test_the_queen_leaves_a_region_that_is_reborn() -> None:
    table = reborn("r05", "r10", "r11", edition="english").hedge("r11", "royal").marker("queen", "r05")
    play = table.begin(0, "start").pick("reborn r10")
    assert play.marker("queen") == "r05"
    assert play.pick("reborn r05").marker("queen") is None


# Royal and Shield.


@rule("SU-130", "SU-223")
def test_the_queen_of_a_declined_race_stays_and_no_longer_moves() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="royal").hold(0, "r11").marker("queen", "r05")
    table.hold(1, "r04", 6, race="ogres").hold(1, "r06")
    play = table.begin(0, "choose").pick("decline")
    assert (play.seat, play.prompt, play.marker("queen")) == (1, "choose-way", "r05")
    play.pick("go-on")
    assert "r11" in play.regions("conquer")
    assert "r05" not in play.regions("conquer") + play.regions("attempt")
    play.to_end_of_turn().pick(play.options[0])
    while play.seat == 0:
        assert play.prompt != "queen"
        play.pick("done" if "done" in play.options else play.options[-1])
    assert play.marker("queen") == "r05"


@rule("SU-223", "SU-232")
def test_a_declined_queen_whose_region_is_lost_never_comes_back() -> None:
    table = Table().hold_declined(0, "r05", race="shrooms", power="royal").hold_declined(0, "r16")
    table.marker("queen", "r05").race(0, "mudmen", hand=3).hold(0, "r06")
    play = table.begin().pick("conquer r05")
    assert play.marker("queen") is None
    assert play.to_end_of_turn().marker("queen") is None
    assert not play.events("queen-moved")


@rule("SU-133")
@shows("power-shield")
def test_armor_defends_a_declined_race_that_gains_no_more_of_it() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="shield").hold(0, "r11").hold(1, "r04", 4, race="kraken")
    play = table.begin().pick("done", "armor r05", "go-on")  # 2 + 1 + 1 against a hand of 3
    assert {"attempt r05", "conquer r11"} <= set(play.options)
    play.to_end_of_turn().pick("decline", "go-on")
    assert sum(play.s.armor) == 1
    assert {"attempt r05", "conquer r11"} <= set(play.options)
    play.to_end_of_turn().pick(play.options[0]).to_end_of_turn()
    assert sum(play.s.armor) == 1


@rule("SU-133")
def test_armor_of_a_declined_race_goes_with_its_last_token_there() -> None:
    table = Table().hold_declined(0, "r05", race="mudmen", power="shield").hold_declined(0, "r11")
    table.armor("r05").armor("r11").race(1, "ogres", hand=6).hold(1, "r04")
    play = table.begin(1).pick("conquer r05")
    assert [play.s.armor[play.s.board.number[r]] for r in ("r05", "r11")] == [0, 1]


# Tomb.


@rule("SU-136", "SU-073")
@shows("power-tomb")
def test_tomb_keeps_all_tokens_on_the_board_and_none_from_the_hand() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen", power="tomb").hold(0, "r11", 2)
    table.s.troop(0).hand = 2
    table.s.tray["mudmen"] -= 2
    tray = table.s.tray["mudmen"]
    play = table.begin(0, "choose").pick("decline", "done")
    assert [play.tokens(r) for r in ("r05", "r11")] == [3, 2]
    assert play.tray("mudmen") == tray + 2
    assert play.holder("r05") == (0, "decline")


@rule("SU-136")
@shows("power-tomb")
def test_entombed_tokens_are_spread_once_before_scoring_with_one_left_everywhere() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen", power="tomb").hold(0, "r11", 2).hold(0, "r16", 1)
    play = table.begin(0, "choose").pick("decline")
    assert play.options == ["take r05", "take r11", "done"]
    play.pick("take r05", "take r11")
    assert (play.tokens("r05"), play.tokens("r11"), play.coins(0)) == (1, 1, 5)
    play.pick("place r16 3")
    assert [play.tokens(r) for r in ("r05", "r11", "r16")] == [1, 1, 4]
    assert (play.seat, play.coins(0)) == (1, 8)
    play.to_end_of_turn()
    assert play.prompt == "choose"  # no more spreading


@rule("SU-137")
@shows("power-tomb")
def test_a_conquered_tomb_loses_one_token_and_the_others_withdraw() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen", power="tomb").hold(0, "r11").hold(0, "r16")
    tray = table.hold(1, "r04", 5, race="ogres").s.tray["mudmen"]
    play = table.begin(0, "choose").pick("decline", "done", "go-on", "conquer r05", "done")
    assert (play.seat, play.prompt, play.tray("mudmen")) == (0, "withdraw", tray + 1)
    play.pick("place r11 1", "place r16 1")
    assert [play.tokens(r) for r in ("r11", "r16")] == [2, 2]


@rule("SU-137", "SU-074")
@shows("power-tomb")
def test_tomb_tokens_without_a_region_left_return_to_the_tray() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen", power="tomb").hold(1, "r04", 7, race="ogres")
    play = table.begin(0, "choose").pick("decline", "go-on")
    assert (play.tokens("r05"), play.tray("mudmen")) == (3, 9)
    play.pick("conquer r05")
    assert play.tray("mudmen") == 12
    assert play.s.races[1] is None
    assert "tomb" in play.s.spent_badges


# Vanishing and Wise.


@rule("SU-140")
@shows("power-vanishing")
def test_a_vanishing_race_leaves_the_board_for_two_coins_a_region() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen", power="vanishing").hold(0, "r11").hold(0, "r16", 2)
    play = table.race(1, "ogres").begin(0, "choose").pick("decline")
    assert play.coins(0) == 5 + 6
    assert [play.holder(r) for r in ("r05", "r11", "r16")] == [None] * 3
    assert play.tray("mudmen") == 12
    assert play.s.races[:2] == [None, None]
    assert "mudmen" in play.s.banners
    assert "vanishing" in play.s.spent_badges
    play.to_end_of_turn().pick(play.options[0]).to_end_of_turn()
    assert play.coins(0) == 11  # the harvest comes once


@rule("SU-140", "SU-072")
@shows("power-vanishing")
def test_the_older_declined_race_goes_before_the_vanishing_one_and_gives_nothing() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="vanishing").hold_declined(0, "r11", race="shrooms")
    play = table.begin(0, "choose").pick("decline")
    assert (play.coins(0), play.holder("r11")) == (5 + 2, None)


@rule("SU-226")
def test_a_vanished_race_gets_no_coins_from_places() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="vanishing").hold(0, "r11")
    table.find("mine-of-lost-dwarf", "r05").find("diamond-fields", "r11")
    play = table.begin(0, "choose").pick("decline")
    assert play.coins(0) == 5 + 4


@rule("SU-143")
@shows("power-wise")
def test_wise_brings_two_coins_a_turn_in_decline_and_none_before() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="wise").hold(0, "r11").race(1, "ogres")
    play = table.begin(0, "choose").pick("go-on", "done")
    assert play.coins(0) == 5 + 2
    play.to_end_of_turn().pick("decline")
    assert play.coins(0) == 7 + 2 + 2
    play.to_end_of_turn().pick(play.options[0])
    before = play.coins(0)
    assert play.to_end_of_turn().coins(0) == before + 2 + 2


@rule("SU-143", "SU-074")
@shows("power-wise")
def test_wise_ends_with_the_last_region_of_its_race() -> None:
    for regions, coins in (("r05 r16", 1 + 2), ("r05", 0)):
        table = Table().race(0, "gnomes").race(0, "mudmen", "wise", decline=True)
        for region in regions.split():
            table.hold_declined(0, region)
        play = table.race(1, "ogres", hand=5).hold(1, "r04").begin(1).pick("conquer r05").to_end_of_turn()
        assert play.pick("go-on").to_end_of_turn().coins(0) == 5 + coins


@rule("SU-216")
def test_the_markers_return_at_once_when_the_vengeful_race_declines() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="vengeful").hold(0, "r11").race(1, "ogres", hand=5)
    play = table.hold(1, "r04").begin(1).pick("conquer r05").to_end_of_turn()
    assert play.s.vengeance == [1]
    play.pick("decline")
    assert play.s.vengeance == []
