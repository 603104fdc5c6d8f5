"""Special powers of attack and defence: Immortal, Martyr, Vampire, Vengeful, Royal, Shield."""

from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule, shows


@rule("SU-119")
@shows("power-immortal")
def test_an_immortal_race_loses_no_token_with_a_region() -> None:
    table = Table().race(0, "ogres", hand=6).hold(0, "r05").hold(1, "r11", 2, race="mudmen", power="immortal")
    table.hold(1, "r16").hold(1, "r22")
    tray = table.s.tray["mudmen"]
    play = table.begin().pick("conquer r11", "done", "done", "place r05 3")
    assert (play.prompt, play.seat, play.hand(1)) == ("withdraw", 1, 2)
    play.pick("place r22 2")
    assert (play.tokens("r22"), play.tray("mudmen")) == (3, tray)


@rule("SU-119")
@shows("power-immortal")
def test_even_a_lone_immortal_token_stays_in_hand() -> None:
    for power, kept in (("immortal", 1), ("muddy", 0)):
        table = Table().race(0, "ogres", hand=4).hold(0, "r05").hold(1, "r11", 1, race="mudmen", power=power)
        tray = table.s.tray["mudmen"]
        play = table.begin().pick("conquer r11")
        assert (play.hand(1), play.tray("mudmen")) == (kept, tray + 1 - kept)


@rule("SU-123")
@shows("power-martyr")
def test_martyr_takes_a_coin_for_each_region_of_its_race_that_an_opponent_conquers() -> None:
    table = Table().race(0, "ogres", hand=9).hold(0, "r05").hold(1, "r11", 1, race="mudmen", power="martyr")
    table.hold(1, "r16").hold_declined(1, "r04", race="shrooms")
    bank = table.s.bank
    play = table.begin().pick("conquer r04")
    assert play.coins(1) == 5  # another race
    play.pick("conquer r11")
    assert (play.coins(1), play.s.bank) == (6, bank - 1)
    play.pick("conquer r16")
    assert (play.coins(0), play.coins(1)) == (5, 7)


@rule("SU-123")
def test_no_martyr_coin_for_a_failed_attempt_or_a_region_given_up() -> None:
    table = Table().race(0, "ogres", hand=1).hold(0, "r05").hold(1, "r11", 1, race="mudmen", power="martyr")
    play = table.begin().die(0).pick("attempt r11")
    assert (play.holder("r11"), play.coins(1)) == ((1, "active"), 5)
    table = Table().hold(0, "r11", 2, race="mudmen", power="martyr").hold(0, "r05").race(1, "ogres")
    assert table.begin().pick("abandon r11").coins(0) == 5


def vampires(hand: int = 1, edition: str = "polish") -> Table:
    """Vampires in r10, whose neighbours are r02, r03, r09, r11, r14 and the mountain r15."""
    return Table(3, edition=edition).race(0, "mudmen", "vampire", hand=hand).hold(0, "r10")


@rule("SU-138")
@shows("power-vampire")
def test_vampire_replaces_a_lone_token_by_one_from_the_tray() -> None:
    table = vampires().hold(1, "r11", 1, race="kraken")
    tray = table.s.tray["mudmen"]
    play = table.begin().pick("bite r11")
    assert play.holder("r11") == (0, "active")
    assert (play.tokens("r11"), play.hand(0), play.tray("mudmen")) == (1, 1, tray - 1)


@rule("SU-138")
@shows("power-vampire")
def test_vampire_takes_the_token_from_hand_when_the_tray_is_empty() -> None:
    table = vampires(hand=9).hold(0, "r09", 2).hold(1, "r11", 1, race="kraken")
    assert table.s.tray["mudmen"] == 0
    play = table.begin().pick("bite r11")
    assert (play.tokens("r11"), play.hand(0)) == (1, 8)


@rule("SU-138")
@shows("power-vampire")
def test_vampire_bites_once_a_turn_against_each_opponent() -> None:
    table = vampires(edition="english").hold(1, "r11", race="kraken").hold(1, "r14").hold(1, "r02")
    table.hold(2, "r15", race="ogres")
    play = table.begin()
    assert play.regions("bite") == ["r02", "r11", "r14", "r15"]
    play.pick("bite r14")
    assert play.regions("bite") == ["r15"]
    play.pick("bite r15")
    assert play.regions("bite") == []
    play.to_end_of_turn().to_end_of_turn().to_end_of_turn().pick("go-on")
    assert play.regions("bite") == ["r02", "r11"]


@rule("SU-138")
@shows("power-vampire")
def test_vampire_bites_no_stack_no_race_in_decline_and_no_monster() -> None:
    table = vampires().hold(1, "r11", 2, race="kraken").hold_declined(2, "r15", race="ogres")
    assert table.monsters("r14", 1).hold(1, "r09").begin().regions("bite") == ["r09"]


@rule("SU-138", "SU-214")
@shows("power-vampire")
def test_mountain_keep_armor_places_and_relics_do_not_hinder_the_bite() -> None:
    table = vampires().hold(1, "r15", 1, race="kraken", power="shield").armor("r15", 4)
    table.find("keep-on-motherland", "r15").find("shiny-orb", "r15").find("fountain-of-youth", "r15")
    play = table.begin()
    assert "conquer r15" not in play.options
    assert "attempt r15" not in play.options
    play.pick("bite r15")
    assert (play.tokens("r15"), play.hand(0)) == (1, 1)


@rule("SU-214", "SU-043")
def test_a_bite_needs_reach_and_a_token_in_hand() -> None:
    table = vampires().hold(1, "r11", 1, race="kraken").hold(1, "r24")
    assert table.begin().regions("bite") == ["r11"]
    table = vampires(hand=0).hold(1, "r11", 1, race="kraken").hold(1, "r24")
    assert table.begin().regions("bite") == []


@rule("SU-214")
def test_vampires_without_a_region_bite_on_the_edge() -> None:
    table = Table(3).race(0, "mudmen", "vampire", hand=1).hold(1, "r02", 1, race="kraken").hold(1, "r10")
    assert table.begin().regions("bite") == ["r02"]


@rule("SU-214")
def test_the_doormat_carries_the_bite_anywhere() -> None:
    table = vampires().hold(1, "r11", 1, race="kraken").hold(1, "r24").find("flying-doormat", "r10")
    play = table.begin().pick("use flying-doormat")
    assert play.regions("bite") == ["r11", "r24"]
    play.pick("bite r24")
    assert play.holder("r24") == (0, "active")
    assert play.s.board.ids[play.s.relics["flying-doormat"]] == "r24"


@rule("SU-214")
def test_the_orb_swap_needs_reach_that_the_doormat_may_give_and_nothing_cheaper_goes_with_it() -> None:
    table = Table(3).race(0, "mudmen", hand=1).hold(0, "r10").hold(1, "r11", 1, race="kraken").hold(1, "r24")
    for relic in ("shiny-orb", "flying-doormat", "sword-of-killer-rabbit", "stinky-trolls-socks"):
        table.find(relic, "r10")
    play = table.begin().pick("use shiny-orb")
    assert play.options == ["swap r11", "use flying-doormat"]
    play.pick("use flying-doormat")
    assert play.regions("swap") == ["r11", "r24"]
    play.pick("swap r24")
    assert (play.holder("r24"), play.tokens("r24"), play.hand(0)) == ((0, "active"), 1, 1)


@rule("SU-214", "SU-043")
def test_the_orb_swap_needs_a_token_in_hand() -> None:
    table = Table(3).hold(0, "r10", race="mudmen").hold(1, "r11", 1, race="kraken").find("shiny-orb", "r10")
    assert "use shiny-orb" not in table.begin().options
    table = Table(3).race(0, "mudmen", hand=1).hold(0, "r10").hold(1, "r11", 1, race="kraken")
    assert "use shiny-orb" in table.find("shiny-orb", "r10").begin().options


@rule("SU-139")
@shows("power-vampire")
def test_the_bitten_token_returns_to_the_tray_even_from_an_immortal_race() -> None:
    table = vampires().hold(1, "r11", 1, race="kraken", power="immortal").hold(1, "r24")
    tray = table.s.tray["kraken"]
    play = table.begin().pick("bite r11")
    assert (play.hand(1), play.tray("kraken")) == (0, tray + 1)


def feud(hand: int = 2) -> Table:
    """Seat 0 can attack the Vengeful Mudmen of seat 1 in r11; their other home is r15, with `hand` to spare."""
    table = Table(3).race(0, "ogres", hand=9).hold(0, "r10").hold(0, "r24")
    table.hold_declined(0, "r14", race="shrooms").hold(1, "r11", race="mudmen", power="vengeful").hold(
        1, "r15", 1 + hand
    )
    return table.hold(2, "r16", race="kraken")


def next_turn(play: Play) -> Play:
    """Seat 0 is done, and seat 1 goes on to its conquests."""
    return play.to_end_of_turn().pick("go-on")


@rule("SU-141", "SU-142")
@shows("power-vengeful")
def test_all_regions_of_a_player_who_attacked_the_vengeful_cost_a_token_less() -> None:
    play = next_turn(feud().begin().pick("conquer r11"))
    assert play.s.vengeance == [0]
    assert {"conquer r10", "conquer r14", "attempt r16", "conquer r23"} <= set(play.options)


@rule("SU-141", "SU-142")
def test_who_did_not_attack_the_vengeful_pays_nothing() -> None:
    play = next_turn(feud().begin())
    assert {"attempt r10", "attempt r14", "attempt r16", "conquer r23"} <= set(play.options)


@rule("SU-141")
@shows("power-vengeful")
def test_the_other_race_of_the_vengeful_player_is_avenged_too() -> None:
    table = feud().hold_declined(1, "r09", race="gnomes")
    play = next_turn(table.begin().pick("conquer r09"))
    assert {"conquer r10", "conquer r14", "attempt r16"} <= set(play.options)


@rule("SU-141")
@shows("power-vengeful")
def test_nobody_gets_a_second_vengeance_marker() -> None:
    table = feud(hand=1).hold_declined(1, "r09", race="gnomes")
    play = table.begin().pick("conquer r09", "conquer r11")
    assert len(play.events("marked")) == 1
    assert {"attempt r10", "attempt r14"} <= set(next_turn(play).options)  # still 2 each, not 1


@rule("SU-142")
@shows("power-vengeful")
def test_the_markers_return_at_the_end_of_the_vengeful_players_turn() -> None:
    play = next_turn(feud().begin().pick("conquer r11"))
    assert play.s.vengeance == [0]
    play.to_end_of_turn()
    assert (play.seat, play.s.vengeance) == (2, [])
    play.to_end_of_turn().to_end_of_turn().pick("go-on")
    assert {"attempt r10", "attempt r14"} <= set(play.options)


@rule("SU-215")
def test_a_failed_attempt_earns_no_vengeance_marker() -> None:
    table = Table(3).race(0, "ogres", hand=1).hold(0, "r10").hold(1, "r11", race="mudmen", power="vengeful")
    play = table.begin().die(0).pick("attempt r11")
    assert play.s.vengeance == []
    assert not play.events("marked")
    table = Table(3).race(0, "ogres", hand=1).hold(0, "r10").hold(1, "r11", race="mudmen", power="vengeful")
    assert table.begin().die(1).pick("attempt r11").s.vengeance == [0]


@rule("SU-129", "SU-084")
@shows("power-royal")
def test_the_queen_goes_to_any_region_of_her_race_which_is_then_immune() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="royal").hold(0, "r11")
    table.hold_declined(0, "r02", race="gnomes").race(1, "ogres", hand=9).hold(1, "r04")
    play = table.begin().done()
    assert (play.prompt, play.options) == ("queen", ["queen r05", "queen r11"])
    play.pick("queen r11", "go-on")
    assert play.seat == 1
    assert "r05" in play.regions("conquer")
    assert not {"r11"} & {text.split()[-1] for text in play.options}


@rule("SU-129", "SU-224")
@shows("power-royal")
def test_the_queen_must_be_placed_and_may_stay_where_she_is() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="royal").hold(0, "r11").marker("queen", "r11")
    play = table.begin().done()
    assert play.options == ["queen r05", "queen r11"]
    assert play.pick("queen r11").marker("queen") == "r11"


@rule("SU-224")
def test_the_queen_of_a_single_region_needs_no_asking() -> None:
    play = Table().hold(0, "r05", race="mudmen", power="royal").race(1, "ogres").begin().done()
    assert (play.seat, play.marker("queen")) == (1, "r05")


@rule("SU-223")
def test_the_queen_leaves_an_abandoned_region_and_is_placed_anew() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="royal").hold(0, "r11").marker("queen", "r11")
    play = table.begin().pick("abandon r11")
    assert play.marker("queen") is None
    assert play.done().marker("queen") == "r05"


@rule("SU-131")
@shows("power-shield")
def test_shield_takes_an_armor_for_each_forest_and_lays_them_anywhere() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="shield").hold(0, "r10").hold(0, "r11")
    play = table.begin().done()
    assert (play.prompt, play.options) == ("armor", ["armor r05", "armor r10", "armor r11"])
    play.pick("armor r11", "armor r11")
    assert play.prompt != "armor"
    assert play.s.armor[play.s.board.number["r11"]] == 2


@rule("SU-131", "SU-048")
@shows("power-shield")
def test_each_armor_makes_its_region_a_token_dearer() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="shield").hold(0, "r10").hold(0, "r11")
    table.race(1, "kraken", hand=4).hold(1, "r06")
    play = table.begin().pick("done", "armor r11", "armor r11", "go-on")
    assert {"conquer r05", "attempt r11"} <= set(play.options)


@rule("SU-131")
@shows("power-shield")
def test_no_more_than_eight_armors_lie_on_the_board() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="shield").hold(0, "r10").armor("r10", 7)
    play = table.begin().pick("done", "armor r10")
    assert play.prompt != "armor"
    assert sum(play.s.armor) == 8


@rule("SU-225")
def test_armor_is_laid_at_once_and_never_moves() -> None:
    table = Table().hold(0, "r05", 2, race="mudmen", power="shield").hold(0, "r11").armor("r11", 2)
    play = table.begin(0, "redeployment")
    assert (play.prompt, play.options) == ("armor", ["armor r05", "armor r11"])  # no keeping it for later
    play.pick("armor r05", "take r05")
    assert all(text.startswith("place") for text in play.options)
    play.to_end_of_turn()
    assert [play.s.armor[play.s.board.number[r]] for r in ("r05", "r11")] == [1, 2]


@rule("SU-132", "SU-138")
@shows("power-shield")
def test_a_lone_token_with_armor_is_still_alone() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="shield").race(1, "ogres", "vampire")
    table.hold(1, "r04", 2).hold(1, "r06")
    play = table.begin().done()
    assert play.s.armor[play.s.board.number["r05"]] == 1
    assert "r05" in play.pick("go-on").regions("bite")


@rule("SU-132", "SU-065")
def test_armor_of_an_abandoned_or_conquered_region_returns_to_the_supply() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="shield").hold(0, "r11").armor("r11", 3).armor("r05")
    table.race(1, "ogres", hand=9).hold(1, "r04")
    play = table.begin().pick("abandon r11")
    assert sum(play.s.armor) == 1
    play.to_end_of_turn()
    assert sum(play.s.armor) == 2
    play.pick("go-on", "conquer r05")
    assert sum(play.s.armor) == 0
