"""The races, Cultists to Gnomes: SU-087 to SU-097 and SU-202 to SU-208."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

# Cultists


@rule("SU-087")
@shows("race-cultists")
def test_the_great_ancient_goes_into_the_first_region_the_cultists_conquer() -> None:
    play = Table().race(0, "cultists", hand=9).begin().pick("conquer r04")
    assert play.marker("ancient") == "r04"
    play.pick("conquer r05")
    assert play.marker("ancient") == "r04"


@rule("SU-088")
@shows("race-cultists")
def test_cultists_pay_one_less_next_to_the_great_ancient() -> None:
    table = Table().race(0, "cultists", hand=1).hold(0, "r05").hold(0, "r04").marker("ancient", "r05")
    play = table.begin()
    assert play.regions("conquer") == ["r03", "r11"]  # r03 is a river, away from the Ancient at the usual 1
    assert play.regions("attempt") == ["r06", "r10"]
    play.pick("conquer r11")
    assert play.tokens("r11") == 1


@rule("SU-089")
@pytest.mark.parametrize("pipe", ["r05", "r04"])
def test_what_widens_the_reach_of_cultists_widens_the_discount(pipe: str) -> None:
    table = Table().race(0, "cultists", hand=1).hold(0, "r05").hold(0, "r04").marker("ancient", "r05")
    play = table.find("great-brass-pipe", pipe).begin()
    forests = [r for r in ("r08", "r09", "r10") if r in play.regions("conquer")]
    assert forests == (["r08", "r09", "r10"] if pipe == "r05" else [])
    assert "r13" not in play.regions("conquer")


@rule("SU-090")
@shows("race-cultists")
def test_at_the_start_of_a_later_turn_the_great_ancient_may_move() -> None:
    table = Table().race(0, "cultists").hold(0, "r04").hold(0, "r05").hold(0, "r26").marker("ancient", "r05")
    table.hold_declined(0, "r27", race="drow")
    play = table.begin(0, "start")
    assert play.options == ["ancient r04", "ancient r26", "done"]
    play.pick("ancient r26")
    assert play.marker("ancient") == "r26"
    assert play.prompt == "choose-way"


@rule("SU-090")
def test_the_great_ancient_may_stay_where_it_is() -> None:
    table = Table().race(0, "cultists").hold(0, "r04").hold(0, "r05").marker("ancient", "r05")
    assert table.begin(0, "start").done().marker("ancient") == "r05"


@rule("SU-090")
def test_the_great_ancient_is_not_placed_at_the_start_of_the_turn_in_which_the_cultists_come() -> None:
    table = Table().combos(("cultists", "martyr")).hold_declined(0, "r05", race="drow", power="reborn")
    play = table.hold_declined(0, "r26").begin(0, "pick").pick("choose cultists martyr 0", "reborn r05", "done")
    assert play.holder("r05") == (0, "active")
    assert (play.prompt, play.marker("ancient")) == ("conquer", None)


@rule("SU-205")
def test_when_cultists_decline_the_great_ancient_leaves_the_board() -> None:
    table = Table().race(0, "cultists").hold(0, "r05").marker("ancient", "r05")
    table.race(1, "ogres", hand=5).hold(1, "r04")
    play = table.begin(0, "choose").pick("decline")
    assert play.marker("ancient") is None
    assert "r05" in play.pick("go-on").regions("conquer")


@rule("SU-206")
def test_a_great_ancient_left_alone_goes_into_the_next_region_conquered() -> None:
    table = Table().race(0, "cultists", hand=4).hold(0, "r05").hold(0, "r04").marker("ancient", "r05")
    play = table.begin().pick("abandon r05")
    assert play.marker("ancient") is None
    play.pick("conquer r11")
    assert play.tokens("r11") == 2  # no discount without the Ancient
    assert play.marker("ancient") == "r11"


@rule("SU-206")
def test_a_great_ancient_left_on_a_river_may_go_anywhere_at_the_next_start() -> None:
    table = Table().race(0, "cultists", hand=2).hold(0, "r04").hold(0, "r05")
    play = table.begin().pick("conquer r03")
    assert play.marker("ancient") == "r03"
    play.to_end_of_turn()
    assert play.marker("ancient") is None
    play.pick(play.options[0]).to_end_of_turn()
    assert (play.seat, play.options) == (0, ["ancient r04", "ancient r05", "done"])
    assert play.pick("ancient r04").marker("ancient") == "r04"


@rule("SU-207")
@pytest.mark.parametrize("ancient", [True, False])
def test_a_doormat_conquest_of_cultists_is_next_to_the_great_ancient(ancient: bool) -> None:
    table = Table().race(0, "cultists", hand=4).hold(0, "r05").find("flying-doormat", "r05")
    if ancient:
        table.marker("ancient", "r05")
    play = table.begin().pick("use flying-doormat", "conquer r20")
    assert play.tokens("r20") == (1 if ancient else 2)


# Drow


@rule("SU-091")
@shows("race-drow")
def test_drow_get_a_coin_more_for_each_region_without_company() -> None:
    table = Table().race(0, "drow", "martyr").hold(0, "r05").hold(0, "r26").hold(0, "r27")
    assert table.begin(0, "scoring").coins(0) == 5 + 3 + 3


@rule("SU-091")
@pytest.mark.parametrize("company", ["active", "decline", "own", "monsters", "far"])
def test_another_race_or_monsters_next_door_spoil_it_for_drow(company: str) -> None:
    table = Table().race(0, "drow", "martyr").hold(0, "r05").hold(0, "r26")
    match company:
        case "active":
            table.hold(1, "r06", race="gnomes")
        case "decline":
            table.hold_declined(1, "r06", race="gnomes")
        case "own":
            table.hold_declined(0, "r06", race="gnomes")
        case "monsters":
            table.monsters("r06")
        case "far":
            table.hold(1, "r09", race="gnomes").monsters("r14")
    own = company == "own"  # the other race scores 1 too
    assert table.begin(0, "scoring").coins(0) == 5 + 2 + own + (2 if company == "far" else 1)


# Flames


@rule("SU-092")
@shows("race-flames")
def test_flames_put_the_volcano_on_a_chasm_with_its_symbol() -> None:
    play = Table().combos(("flames", "martyr")).begin(0, "pick").pick("choose flames martyr 0")
    assert play.options == ["volcano r01", "volcano r15"]  # not on the Chasms r17, r24 and r28
    assert play.pick("volcano r15").marker("volcano") == "r15"


@rule("SU-093")
@shows("race-flames")
def test_flames_enter_next_to_the_volcano_and_nowhere_else() -> None:
    play = Table(edition="english").race(0, "flames", hand=4).marker("volcano", "r15").begin()
    assert play.regions("conquer") == ["r10", "r11", "r14", "r16", "r22"]
    play = Table(edition="english").race(0, "flames", hand=4).marker("volcano", "r01").begin()
    assert play.regions("conquer") == ["r02", "r07", "r08"]
    assert play.regions("attempt") == []


@rule("SU-094")
@shows("race-flames")
def test_flames_pay_as_if_empty_next_to_the_volcano_and_along_their_chain() -> None:
    table = Table().race(0, "flames", hand=3).hold(0, "r11").hold(0, "r04").hold(0, "r02").marker("volcano", "r15")
    table.hold(1, "r16", 3, race="shrooms").hold(1, "r05", 3).hold(1, "r09", 2)
    play = table.monsters("r10").begin()
    assert {"r05", "r10", "r16"} <= set(play.regions("conquer"))
    assert "r09" in play.regions("attempt")  # next to r02 alone, which no chain links to the Volcano
    play.pick("conquer r16")
    assert play.tokens("r16") == 3  # the mountain still counts


@rule("SU-094")
def test_a_broken_chain_of_flames_ends_the_low_price() -> None:
    table = Table().race(0, "flames", hand=2).hold(0, "r11").hold(0, "r04").hold(0, "r27").marker("volcano", "r15")
    table.hold(1, "r05", 3, race="shrooms")
    play = table.begin()
    assert "r05" in play.regions("conquer")
    play.pick("abandon r11")
    assert "r05" not in play.regions("conquer")
    assert "r05" in play.regions("attempt")


@rule("SU-208")
def test_when_flames_decline_the_volcano_leaves_the_board() -> None:
    play = Table().race(0, "flames").hold(0, "r11").marker("volcano", "r15").begin(0, "choose").pick("decline")
    assert play.marker("volcano") is None


@rule("SU-208")
def test_the_volcano_gives_flames_that_hold_a_region_no_reach() -> None:
    play = Table().race(0, "flames", hand=5).hold(0, "r02").marker("volcano", "r15").begin()
    assert play.regions("conquer") == ["r03", "r08", "r09"]


# Gnomes


@rule("SU-095")
@shows("race-gnomes")
def test_no_ability_helps_to_conquer_active_gnomes() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r04").hold(1, "r05", 1, race="gnomes")
    play = table.begin().pick("conquer r05")
    assert play.tokens("r05") == 3  # Ogres pay the full price


@rule("SU-096")
@shows("race-gnomes")
def test_gnomes_can_be_reached_only_across_a_border() -> None:
    table = Table().race(0, "spiderines", hand=8).hold(0, "r05")
    table.hold(1, "r16", race="gnomes").hold(1, "r06")
    play = table.begin()
    assert "r06" in play.regions("conquer")  # shares a border
    assert "r16" not in play.regions("conquer")  # next to a Chasm, but two steps away
    assert "r22" in play.regions("conquer")
    assert play.why("r16") == ("guarded", "SU-095")


@rule("SU-096")
def test_who_enters_finds_gnomes_on_the_edge_only() -> None:
    table = Table().race(0, "lizardmen", hand=8).hold(1, "r13", race="gnomes").hold(1, "r04")
    play = table.begin()
    assert "r20" in play.regions("conquer")
    assert "r13" not in play.regions("conquer")
    assert "r04" in play.regions("conquer")


@rule("SU-097")
@shows("race-gnomes")
def test_the_balrog_never_enters_a_region_of_active_gnomes() -> None:
    table = Table().race(0, "ogres").hold(0, "r04").find("wickedest-pentacle", "r04").marker("balrog", "r05")
    play = table.hold(1, "r11", race="gnomes").begin()
    assert play.regions("balrog") == ["r04", "r06"]


@rule("SU-097")
def test_gnomes_use_relics_as_usual_on_their_own_turn() -> None:
    table = Table().race(0, "gnomes", hand=1).hold(0, "r04").find("sword-of-killer-rabbit", "r04")
    play = table.hold(1, "r05", race="drow").begin().pick("use sword-of-killer-rabbit", "conquer r05")
    assert play.tokens("r05") == 1


@rule("SU-202")
def test_gnomes_in_decline_are_not_protected() -> None:
    table = Table().race(0, "ogres", hand=2).hold(0, "r04").hold_declined(1, "r05", race="gnomes")
    play = table.begin().pick("conquer r05")
    assert play.tokens("r05") == 2


@rule("SU-203")
def test_flames_enter_into_gnomes_only_next_to_the_volcano_and_on_the_edge() -> None:
    table = Table(edition="english").race(0, "flames", hand=4).marker("volcano", "r01")
    table.hold(1, "r02", race="gnomes").hold(1, "r08").hold(1, "r04")
    play = table.begin()
    assert play.regions("conquer") == ["r02", "r07"]
    assert play.pick("conquer r02").tokens("r02") == 3  # not as if empty


@rule("SU-203")
def test_spiderines_enter_into_gnomes_only_on_the_edge() -> None:
    table = Table().race(0, "spiderines", hand=4).hold(1, "r02", race="gnomes").hold(1, "r08").hold(1, "r04")
    play = table.begin()
    assert {"r02", "r04", "r11", "r22"} <= set(play.regions("conquer"))
    assert "r08" not in play.regions("conquer")


GNOMES_OR_NOT = pytest.mark.parametrize("race", ["gnomes", "shrooms"])


@rule("SU-204")
@GNOMES_OR_NOT
def test_no_swap_relic_or_price_as_if_empty_serves_against_gnomes(race: str) -> None:
    table = Table().race(0, "drow", "vampire", hand=2).hold(0, "r04").hold(1, "r05", race=race)
    table.find("shiny-orb", "r04").find("stinky-trolls-socks", "r04").find("sword-of-killer-rabbit", "r04")
    play = table.begin()
    helped = race != "gnomes"
    assert ("r05" in play.regions("bite")) is helped
    assert ("use shiny-orb" in play.options) is helped
    play.pick("use stinky-trolls-socks")
    assert ("r05" in play.regions("conquer")) is helped
    play.pick("use sword-of-killer-rabbit")
    assert ("r05" in play.regions("conquer")) is helped


@rule("SU-204")
@GNOMES_OR_NOT
def test_flames_do_not_burn_gnomes(race: str) -> None:
    table = Table().race(0, "flames", hand=2).hold(0, "r11").marker("volcano", "r15").hold(1, "r10", 1, race)
    assert ("r10" in table.begin().regions("conquer")) is (race != "gnomes")


@rule("SU-204")
@GNOMES_OR_NOT
def test_the_wisps_roll_does_not_serve_against_gnomes_but_the_last_attempt_does(race: str) -> None:
    table = Table().race(0, "will-o-wisps", hand=1).hold(0, "r04").hold(1, "r05", race=race)
    play = table.begin()
    assert ("r05" in play.regions("roll")) is (race != "gnomes")
    assert ("r05" in play.regions("attempt")) is (race == "gnomes")


@rule("SU-204")
def test_hammers_do_not_serve_against_gnomes_but_the_last_attempt_does() -> None:
    table = Table().race(0, "iron-dwarves", hand=2, hammers=5).hold(0, "r04").hold(1, "r05", race="gnomes")
    play = table.begin()
    assert "r05" not in play.regions("conquer")
    assert play.die(1).pick("attempt r05").holder("r05") == (0, "active")
    play = table.begin()
    assert play.die(0).pick("attempt r05").holder("r05") == (1, "active")
