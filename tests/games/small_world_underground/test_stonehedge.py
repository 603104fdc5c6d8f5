"""Stonehedge: the draw of its badge, and how the lent power comes and goes."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows


def finders(*regions: str, power: str = "fisher") -> Table:
    """Mudmen strong enough to find Stonehedge under the Monsters of r08."""
    table = Table().race(0, "mudmen", power, hand=5).monsters("r08", find="stonehedge")
    for region in regions:
        table.hold(0, region)
    return table


@rule("SU-166")
@shows("place-stonehedge")
def test_the_finder_of_stonehedge_draws_a_badge_and_has_its_power_besides_his_own() -> None:
    table = finders("r02", "r09").next_badge("flocking")
    play = table.begin().pick("conquer r08")
    assert (play.s.hedge, play.hand(0), play.s.troop(0).power) == ("flocking", 1, "fisher")
    play.to_end_of_turn()
    assert play.coins(0) == 5 + 3 + 1 + 2  # regions, a pair on the coast, together


@rule("SU-166")
def test_the_number_on_the_badge_of_stonehedge_brings_no_tokens() -> None:
    table = finders("r02").next_badge("flocking")
    tray = table.s.tray["mudmen"]
    play = table.begin().pick("conquer r08")
    assert play.s.hedge == "flocking"
    assert (play.tokens("r08"), play.hand(0), play.tray("mudmen")) == (4, 1, tray)


@rule("SU-166")
def test_the_badge_stays_with_stonehedge_and_serves_each_holder_in_turn() -> None:
    table = Table().hold(0, "r05", race="ogres").hold(0, "r11").hedge("r05", "thieving")
    table.hold(1, "r04", 4, race="kraken").hold(1, "r06")
    play = table.begin().done()
    assert (play.coins(0), play.coins(1)) == (5 + 2 + 1, 4)
    play.pick("go-on", "conquer r05").to_end_of_turn()
    assert play.s.hedge == "thieving"
    assert (play.coins(0), play.coins(1)) == (8 - 1, 4 + 3 + 1)
    play.pick("go-on").to_end_of_turn()
    assert (play.coins(0), play.coins(1)) == (7 + 1, 8)


@rule("SU-251")
@shows("place-stonehedge")
def test_the_drawn_badge_comes_from_the_stack_and_not_from_a_combo_on_offer() -> None:
    table = finders("r02").next_badge("wise")
    on_offer = [combo.power for combo in table.s.combos]
    play = table.begin().pick("conquer r08")
    assert play.s.hedge == "wise"
    assert [combo.power for combo in play.s.combos] == on_offer


@rule("SU-251", "SU-035")
@shows("place-stonehedge")
def test_an_empty_stack_is_made_from_the_discards_before_the_draw() -> None:
    table = finders("r02")
    discards = list(table.s.badges)
    table.s.badges, table.s.spent_badges = [], discards
    play = table.begin().pick("conquer r08")
    assert play.s.hedge in discards
    assert sorted([play.s.hedge, *play.s.badges]) == sorted(discards)
    assert play.s.spent_badges == []


@rule("SU-251")
@shows("place-stonehedge")
def test_stonehedge_turned_up_by_the_balrog_draws_its_badge_at_once() -> None:
    table = Table().hold(0, "r05", race="mudmen").find("wickedest-pentacle", "r05").marker("balrog", "r12")
    table.monsters("r08", find="stonehedge").next_badge("wise")
    play = table.begin().pick("balrog r08")
    assert (play.s.hedge, play.holder("r08")) == ("wise", None)


@rule("SU-252")
def test_the_badge_of_stonehedge_is_on_offer_to_nobody_for_the_rest_of_the_game() -> None:
    table = finders("r02")
    table.s.spent_badges += table.s.badges[1:]
    del table.s.badges[1:]
    (lent,) = table.s.badges
    play = table.begin().pick("conquer r08")
    while play.options:  # the discards become a new stack, and badges change hands with every decline
        play.pick(next((text for text in ("decline", "done") if text in play.options), play.options[0]))
        assert lent not in [*play.s.badges, *play.s.spent_badges, *(combo.power for combo in play.s.combos)]
        assert lent not in [troop.power for troop in play.s.races if troop is not None]
    assert len(play.events("offered")) > 3
    assert len(play.events("declined")) > 3
    assert play.s.hedge == lent


LASTING = {"muddy": 1, "wise": 2}
ENDING = {"mining": 0, "adventurous": 0, "flocking": 0, "quarreling": 0}


@rule("SU-167", "SU-264")
@pytest.mark.parametrize(("power", "bonus"), list((LASTING | ENDING).items()))
def test_a_declined_holder_is_served_only_by_a_power_that_works_in_decline(power: str, bonus: int) -> None:
    table = Table(edition="english").race(0, "gnomes").hold_declined(0, "r02", race="shrooms").hedge("r02", power)
    assert table.begin().to_end_of_turn().coins(0) == 5 + 1 + bonus


@rule("SU-167")
@pytest.mark.parametrize(
    ("power", "bonus"), [("muddy", 1), ("adventurous", 1), ("flocking", 2), ("quarreling", 1), ("wise", 0)]
)
def test_an_active_holder_has_the_power_as_an_active_race_has_it(power: str, bonus: int) -> None:
    table = Table().hold(0, "r02", race="shrooms").hedge("r02", power).race(1, "gnomes")
    assert table.begin().to_end_of_turn().coins(0) == 5 + 1 + bonus


@rule("SU-264")
def test_wise_and_muddy_of_stonehedge_stop_paying_when_the_declined_race_loses_it() -> None:
    for power, bonus in (("wise", 2), ("muddy", 1)):
        table = (
            Table(edition="english")
            .race(0, "kraken")
            .hold_declined(0, "r23", race="shrooms")
            .hold_declined(0, "r20")
        )
        table.hedge("r20", power).hold(1, "r13", 4, race="ogres")
        play = table.begin(1, "choose").pick("go-on", "conquer r20").to_end_of_turn().pick("go-on")
        assert play.to_end_of_turn().coins(0) == 5 + 1
        table = (
            Table(edition="english")
            .race(0, "kraken")
            .hold_declined(0, "r23", race="shrooms")
            .hold_declined(0, "r20")
        )
        play = table.hedge("r20", power).begin()
        assert play.to_end_of_turn().coins(0) == 5 + 2 + (2 * bonus if power == "muddy" else bonus)


@rule("SU-265")
def test_the_region_of_stonehedge_counts_for_adventurous() -> None:
    table = Table().hold(0, "r05", race="ogres").hold(0, "r11").hedge("r05", "adventurous")
    assert table.find("fountain-of-youth", "r11").begin().to_end_of_turn().coins(0) == 5 + 2 + 2


# What becomes of the lent power when Stonehedge is lost.


def besieged(power: str, hand: int = 0) -> Table:
    """Mudmen hold Stonehedge in r05 and live in r11 and r22 too; Kraken in r04 stand before r05 and r11."""
    table = Table().race(0, "mudmen", "fisher", hand=hand).hold(0, "r05").hold(0, "r11").hold(0, "r22")
    return table.hedge("r05", power).race(1, "kraken", "stone", hand=9).hold(1, "r04")


@rule("SU-253")
@pytest.mark.parametrize(("order", "kept"), [("r11 r05", 2), ("r05 r11", 1), ("r05", 1)])
def test_immortal_of_stonehedge_serves_until_stonehedge_itself_is_lost(order: str, kept: int) -> None:
    play = besieged("immortal").begin(1)
    for region in order.split():
        play.pick(f"conquer {region}")
    assert play.hand(0) == kept


@rule("SU-253")
@pytest.mark.parametrize(("order", "coins"), [("r11 r05", 2), ("r05 r11", 1)])
def test_martyr_of_stonehedge_pays_for_stonehedge_itself_and_nothing_after_it(order: str, coins: int) -> None:
    play = besieged("martyr").begin(1)
    for region in order.split():
        play.pick(f"conquer {region}")
    assert (play.coins(0), play.coins(1)) == (5 + coins, 5)


@rule("SU-253", "SU-057")
def test_the_lent_power_serves_the_new_holder_afterwards() -> None:
    table = besieged("quarreling")
    play = table.begin(1).pick("conquer r05").to_end_of_turn()
    assert play.coins(1) == 5 + 2 + 1
    assert play.pick("go-on").to_end_of_turn().coins(0) == 5 + 2


@rule("SU-254")
@pytest.mark.parametrize("pick", ["conquer r05", "abandon r05"])
def test_the_queen_of_stonehedge_leaves_at_once_when_stonehedge_is_lost_or_left(pick: str) -> None:
    table = besieged("royal").marker("queen", "r11")
    play = table.begin(1 if pick.startswith("conquer") else 0)
    assert play.marker("queen") == "r11"
    assert play.pick(pick).marker("queen") is None


@rule("SU-254", "SU-129")
def test_the_new_holder_of_stonehedge_places_the_queen_at_the_end_of_his_turn() -> None:
    play = besieged("royal").marker("queen", "r11").begin(1).pick("conquer r05", "done")
    while play.prompt != "queen":
        play.pick(play.options[-1])
    assert play.options == ["queen r04", "queen r05", "done"]


@rule("SU-255")
def test_a_declined_race_keeps_the_queen_while_it_holds_stonehedge_and_her_region() -> None:
    table = (
        Table(edition="english")
        .hold(0, "r05", race="mudmen")
        .hold(0, "r11")
        .hedge("r05", "royal")
        .marker("queen", "r11")
    )
    table.hold(1, "r06", 6, race="ogres").hold(1, "r04")
    play = table.begin(0, "choose").pick("decline")
    assert play.marker("queen") == "r11"
    play.pick("go-on")
    assert "r05" in play.regions("conquer")
    assert "r11" not in play.regions("conquer")
    play.pick("conquer r05")
    assert play.marker("queen") is None
    assert "r11" in play.regions("conquer")


@rule("SU-255")
def test_the_queen_of_a_declined_race_goes_with_her_region() -> None:
    table = (
        Table(edition="english")
        .hold_declined(0, "r05", race="shrooms")
        .hold_declined(0, "r11")
        .hedge("r05", "royal")
    )
    play = table.marker("queen", "r11").race(0, "mudmen", hand=4).hold(0, "r16").begin().pick("conquer r11")
    assert play.marker("queen") is None
    assert play.to_end_of_turn().marker("queen") is None


@rule("SU-256")
def test_the_bag_passes_to_the_new_holder_of_stonehedge_at_once() -> None:
    table = besieged("magic").marker("bag", "r11").find("sword-of-killer-rabbit", "r20")
    play = table.begin(1)
    assert "use-bag sword-of-killer-rabbit" not in play.options
    play.pick("conquer r05")
    assert play.marker("bag") is None
    assert "use-bag sword-of-killer-rabbit" in play.options
    play.pick("use-bag sword-of-killer-rabbit", "conquer r06")
    assert play.marker("bag") == "r06"


@rule("SU-256")
def test_the_bag_leaves_play_with_a_stonehedge_that_is_abandoned() -> None:
    table = besieged("magic", hand=3).marker("bag", "r11").find("sword-of-killer-rabbit", "r20")
    play = table.begin()
    assert "use-bag sword-of-killer-rabbit" in play.options
    play.pick("abandon r05")
    assert play.marker("bag") is None
    assert "use-bag sword-of-killer-rabbit" not in play.options


@rule("SU-257")
def test_vengeance_markers_return_when_stonehedge_changes_hands() -> None:
    play = besieged("vengeful").begin(1).pick("conquer r11")
    assert play.s.vengeance == [1]
    assert play.pick("conquer r05").s.vengeance == []
    assert besieged("vengeful").begin(1).pick("conquer r05").s.vengeance == []


@rule("SU-257")
def test_vengeance_markers_return_when_stonehedge_is_left() -> None:
    play = besieged("vengeful").begin(1).pick("conquer r11").to_end_of_turn().pick("go-on")
    assert play.s.vengeance == [1]
    assert play.pick("abandon r05").s.vengeance == []


@rule("SU-258")
def test_armor_from_stonehedge_stays_when_stonehedge_is_lost() -> None:
    play = besieged("shield").begin(0).pick("done", "armor r11")
    while play.seat == 0:
        play.pick(play.options[-1])
    play.pick("go-on", "conquer r05")
    assert play.s.armor[play.s.board.number["r11"]] == 1


@rule("SU-259")
def test_a_vampire_power_gained_in_mid_turn_bites_at_once_and_each_opponent_once() -> None:
    table = (
        Table(3, edition="english")
        .race(0, "mudmen", hand=9)
        .hold(0, "r03")
        .hold_declined(0, "r10", race="shrooms")
    )
    table.hedge("r10", "vampire").hold(1, "r11", race="kraken").hold(1, "r15").hold(2, "r14", race="ogres")
    play = table.begin()
    assert play.regions("bite") == []
    play.pick("conquer r11")  # attacked before, without a bite
    play.pick("conquer r10")
    assert play.regions("bite") == ["r14", "r15"]
    assert play.pick("bite r15").regions("bite") == ["r14"]
    assert play.pick("bite r14").regions("bite") == []


# Declining with Stonehedge.


@rule("SU-260", "SU-140")
def test_a_player_with_vanishing_of_stonehedge_chooses_whether_to_vanish() -> None:
    for way, coins, holder in (("vanish", 4, None), ("keep-one", 2, (0, "decline"))):
        table = Table().hold(0, "r05", 2, race="mudmen").hold(0, "r11").hedge("r05", "vanishing")
        play = table.begin(0, "choose").pick("decline")
        assert play.options == ["keep-one", "vanish"]
        play.pick(way)
        assert (play.coins(0), play.holder("r05"), play.holder("r11")) == (5 + coins, holder, holder)


@rule("SU-260")
def test_a_vanishing_badge_of_the_race_leaves_no_choice() -> None:
    table = Table().hold(0, "r05", 2, race="mudmen", power="vanishing").hold(0, "r11").hedge("r05", "tomb")
    play = table.begin(0, "choose").pick("decline")
    assert (play.seat, play.coins(0), play.holder("r05")) == (1, 5 + 4, None)


@rule("SU-261", "SU-168")
def test_a_player_with_tomb_of_stonehedge_chooses_whether_to_keep_all_tokens() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen").hold(0, "r11").hedge("r05", "tomb")
    play = table.begin(0, "choose").pick("decline")
    assert play.options == ["keep-one", "keep-all"]
    assert play.pick("keep-one").tokens("r05") == 1
    table = Table().hold(0, "r05", 3, race="mudmen").hold(0, "r11").hedge("r05", "tomb")
    play = table.begin(0, "choose").pick("decline", "keep-all", "take r05", "place r11 2")
    assert (play.tokens("r05"), play.tokens("r11")) == (1, 3)


@rule("SU-168", "SU-261")
def test_tokens_kept_by_tomb_stay_a_tomb_when_stonehedge_is_lost() -> None:
    table = Table().hold(0, "r05", 1, race="mudmen").hold(0, "r11", 4).hold(0, "r22").hedge("r05", "tomb")
    table.hold(1, "r04", 9, race="kraken")
    play = table.begin(0, "choose").pick("decline", "keep-all", "done", "go-on", "conquer r05")
    assert play.tokens("r11") == 4  # all still there, without Stonehedge
    assert "conquer r11" not in play.options  # 2 + 4 against 5
    table = Table().hold(0, "r05", 1, race="mudmen").hold(0, "r11", 3).hold(0, "r22").hedge("r05", "tomb")
    play = table.hold(1, "r04", 10, race="kraken").begin(0, "choose").pick("decline", "keep-all", "done", "go-on")
    play.pick("conquer r05", "conquer r11").to_end_of_turn()
    assert play.tokens("r22") == 3  # two of three withdrew


@rule("SU-262")
def test_a_tomb_race_with_vanishing_of_stonehedge_chooses() -> None:
    for way, coins, tokens in (("vanish", 4, 0), ("keep-all", 2, 3)):
        table = Table().hold(0, "r05", 3, race="mudmen", power="tomb").hold(0, "r11").hedge("r05", "vanishing")
        play = table.begin(0, "choose").pick("decline")
        assert play.options == ["keep-all", "vanish"]
        play.pick(way)
        if play.seat == 0:
            play.done()
        assert (play.coins(0), play.tokens("r05")) == (5 + coins, tokens)


@rule("SU-262")
def test_a_vanishing_race_with_tomb_of_stonehedge_vanishes() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen", power="vanishing").hedge("r05", "tomb")
    play = table.begin(0, "choose").pick("decline")
    assert (play.seat, play.tokens("r05"), play.tray("mudmen")) == (1, 0, 12)


@rule("SU-263")
def test_reborn_of_stonehedge_serves_only_while_the_declined_race_holds_stonehedge() -> None:
    table = (
        Table(edition="english")
        .race(0, "mudmen", hand=3)
        .hold_declined(0, "r10", race="shrooms")
        .hold_declined(0, "r11")
    )
    play = table.hedge("r10", "reborn").begin(0, "start")
    assert play.options == ["reborn r10", "reborn r11", "done"]
    table = (
        Table(edition="english")
        .race(0, "mudmen", hand=3)
        .hold_declined(0, "r10", race="shrooms")
        .hold_declined(0, "r11")
    )
    assert table.hold(0, "r16").hedge("r16", "reborn").begin(0, "start").prompt == "choose-way"


@rule("SU-263")
def test_stonehedge_itself_may_be_the_first_region_to_be_reborn() -> None:
    table = (
        Table(edition="english")
        .race(0, "mudmen", hand=3)
        .hold_declined(0, "r10", race="shrooms")
        .hold_declined(0, "r11")
    )
    play = table.hedge("r10", "reborn").begin(0, "start").pick("reborn r10")
    assert play.options == ["reborn r11", "done"]
    play.pick("reborn r11")
    assert (play.holder("r10"), play.holder("r11")) == ((0, "active"), (0, "active"))
