"""The Wickedest Pentacle and the Balrog."""

import pytest

from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule, shows

PENTACLE = "wickedest-pentacle"


def discovery() -> Table:
    """Ogres in r02 are about to find the Pentacle under the Monsters of r08."""
    return Table().race(0, "ogres", "stone", hand=6).hold(0, "r02").monsters("r08", find=PENTACLE)


def pentacle(balrog: str = "", hand: int = 0) -> Table:
    """Ogres hold the Pentacle in r12 and also r02."""
    table = Table().race(0, "ogres", "stone", hand=hand).hold(0, "r12").hold(0, "r02").find(PENTACLE, "r12")
    return table.marker("balrog", balrog) if balrog else table


def balrog(play: Play) -> set[str]:
    """Where the Balrog may go now."""
    return set(play.regions("balrog"))


@rule("SU-169", "SU-241")
@shows("place-wickedest-pentacle")
def test_the_finder_may_send_the_balrog_at_once_over_a_border_of_the_pentacles_region() -> None:
    play = discovery().begin().pick("conquer r08")
    assert play.prompt == "balrog"
    assert set(play.options) == {"balrog r02", "balrog r07", "balrog r09", "balrog r12", "done"}  # no Chasm
    play.pick("balrog r12")
    assert play.marker("balrog") == "r12"
    assert "done" in play.options


@rule("SU-241")
@shows("place-wickedest-pentacle")
def test_the_balrog_may_be_sent_into_an_own_region() -> None:
    table = discovery().hold(1, "r07", 1, race="gnomes").hold(1, "r09", 1).hold(1, "r12", 1)
    play = table.begin().pick("conquer r08")
    assert play.options == ["balrog r02", "done"]
    play.pick("balrog r02")
    assert play.marker("balrog") == "r02"
    assert play.holder("r02") is None


@rule("SU-170")
@shows("place-wickedest-pentacle")
def test_the_holder_of_a_region_taken_by_the_balrog_returns_two_tokens_and_withdraws_the_others() -> None:
    table = pentacle("r08").hold(1, "r09", 4, race="shrooms", power="muddy").hold(1, "r26", 1)
    play = table.begin().pick("balrog r09")
    assert play.holder("r09") is None
    assert play.tray("shrooms") == 5 + 2
    assert play.hand(1) == 2
    play.to_end_of_turn()
    assert play.tokens("r26") == 3


@rule("SU-170")
def test_a_lone_token_met_by_the_balrog_returns_to_the_tray() -> None:
    play = pentacle("r08").hold(1, "r09", 1, race="shrooms").hold(1, "r26").begin().pick("balrog r09")
    assert play.hand(1) == 0
    assert play.tray("shrooms") == 9


@rule("SU-171")
def test_the_region_of_the_balrog_scores_for_nobody() -> None:
    table = pentacle("r08").hold(1, "r09", 3, race="shrooms", power="martyr").hold(1, "r26")
    play = table.begin().pick("balrog r09").to_end_of_turn()
    assert play.coins(0) == 5 + 2 + 1  # r12 is a Black Mountain
    before = play.coins(1)
    play.to_end_of_turn()
    assert play.coins(1) == before + 1


@rule("SU-172")
@shows("place-wickedest-pentacle")
def test_the_active_holder_of_the_pentacle_moves_the_balrog_once_a_turn() -> None:
    play = pentacle("r08").hold(1, "r26", race="shrooms").begin()
    assert balrog(play) == {"r02", "r07", "r09", "r12"}
    play.pick("balrog r07")
    assert play.marker("balrog") == "r07"
    assert not balrog(play)
    play.to_end_of_turn().to_end_of_turn()
    assert play.seat == 0
    assert "balrog r18" in play.options


@rule("SU-172")
def test_a_race_in_decline_does_not_move_the_balrog() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r02").hold_declined(0, "r12", race="drow")
    play = table.find(PENTACLE, "r12").marker("balrog", "r19").begin()
    assert not balrog(play)


@rule("SU-173")
@shows("place-wickedest-pentacle")
def test_the_balrog_enters_a_river_and_stays_there() -> None:
    play = pentacle("r09").begin().pick("balrog r03").to_end_of_turn()
    assert play.marker("balrog") == "r03"


@rule("SU-238")
def test_later_moves_start_where_the_balrog_stands() -> None:
    assert balrog(pentacle("r26").begin()) == {"r21", "r22", "r25", "r27"}


@rule("SU-239")
def test_the_balrog_moves_before_the_choice_between_conquest_and_decline() -> None:
    play = pentacle("r08").hold(1, "r09", 3, race="shrooms").hold(1, "r26").begin(0, "start")
    play.pick("balrog r09")
    assert play.hand(1) == 1
    assert play.options == ["go-on", "decline"]
    play.pick("go-on")
    assert not balrog(play)


@rule("SU-239")
def test_the_balrog_moves_between_two_conquests_but_not_after_them() -> None:
    play = pentacle("r07", hand=4).begin().pick("conquer r09")
    assert balrog(play)
    play.pick("balrog r18", "conquer r13")
    assert play.holder("r13") == (0, "active")
    later = pentacle("r07", hand=4).begin().pick("conquer r09", "done")
    assert later.prompt == "redeploy"
    assert not balrog(later)


@rule("SU-239")
def test_the_balrog_may_still_move_after_the_last_attempt() -> None:
    play = pentacle("r07", hand=1).hold(1, "r18", 1, race="shrooms").hold(1, "r26").begin().die(0)
    play.pick("attempt r18")
    assert balrog(play) == {"r12", "r08", "r18"}
    assert not play.regions("conquer") + play.regions("attempt") + play.regions("abandon")
    assert play.why("r09") == ("rolled", "SU-061")
    play.pick("balrog r18")
    assert play.prompt == "redeploy"
    assert play.holder("r18") is None


@rule("SU-239")
def test_sending_the_balrog_on_discovery_is_its_move_of_that_turn() -> None:
    play = discovery().begin().pick("conquer r08", "balrog r12")
    assert not balrog(play)


@rule("SU-240")
@shows("place-wickedest-pentacle")
def test_whoever_conquers_the_pentacle_may_move_the_balrog_in_the_same_turn() -> None:
    table = pentacle("r18").race(1, "drow", "mining", hand=5).hold(1, "r09")
    play = table.begin(1)
    assert not balrog(play)
    play.pick("conquer r12")
    assert balrog(play) == {"r07", "r12", "r19"}


@rule("SU-240")
def test_the_die_may_win_the_pentacle_and_its_balrog() -> None:
    table = pentacle("r18").race(1, "drow", "mining", hand=3).hold(1, "r09")
    play = table.begin(1).die(1).pick("attempt r12")
    assert balrog(play) == {"r07", "r12", "r19"}


@rule("SU-242")
@shows("place-wickedest-pentacle")
def test_a_balrog_that_found_no_open_region_is_sent_later_from_the_pentacle() -> None:
    table = Table().race(0, "spiderines", "stone", hand=8).hold(0, "r18").monsters("r08", find=PENTACLE)
    for region in ("r02", "r07", "r09", "r12"):
        table.hold(1, region, 1, race="gnomes")
    play = table.begin().pick("conquer r08")
    assert play.marker("balrog") is None
    assert play.prompt == "conquer"
    assert not balrog(play)
    play.pick("conquer r12")
    assert balrog(play) == {"r12"}  # from the Pentacle's region, while the Balrog is nowhere
    play.pick("balrog r12")
    assert play.marker("balrog") == "r12"


@rule("SU-243")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("cultists", "stone", "ancient"), ("ogres", "royal", "queen"), ("ogres", "stone", "ghost")],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_balrog_enters_no_immune_region_whoever_holds_it(
    seat: int, race: str, power: str, marker: str
) -> None:
    table = Table().race(seat, race, power).hold(seat, "r09").hold(0, "r12", race="liches").find(PENTACLE, "r12")
    play = table.marker(marker, "r09").marker("balrog", "r08").begin()
    assert balrog(play) == {"r02", "r07", "r12"}  # r01 is a Chasm


@rule("SU-244")
def test_the_balrog_takes_two_of_its_senders_tokens_and_the_others_can_conquer() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r12").hold(0, "r09", 5).find(PENTACLE, "r12")
    play = table.marker("balrog", "r08").begin(0, "choose")
    tray = play.tray("ogres")
    play.pick("balrog r09")
    assert play.tray("ogres") == tray + 2
    assert play.hand(0) == 3
    play.pick("go-on", "conquer r13")
    assert play.tokens("r13") == 1


@rule("SU-245")
def test_a_balrog_conquest_counts_as_its_senders_for_martyr() -> None:
    play = pentacle("r08").hold(1, "r09", 3, race="shrooms", power="martyr").begin().pick("balrog r09")
    assert play.coins(1) == 6


@rule("SU-245")
def test_a_balrog_conquest_counts_as_its_senders_for_vengeful() -> None:
    play = pentacle("r08").hold(1, "r09", 3, race="shrooms", power="vengeful").begin().pick("balrog r09")
    assert [event.args for event in play.events("marked")] == [(1, 0)]


@rule("SU-245")
def test_a_balrog_sent_against_liches_costs_its_sender_the_tax_and_a_coin_is_needed() -> None:
    table = pentacle("r08").hold_declined(1, "r09", race="liches").hold_declined(1, "r26")
    play = table.begin().pick("balrog r09")
    assert (play.coins(0), play.coins(1)) == (4, 6)
    assert balrog(table.coins(0, 0).begin()) == {"r02", "r07", "r12"}


@rule("SU-246")
def test_moving_the_balrog_needs_no_token_in_hand() -> None:
    play = pentacle("r08", hand=0).hold(1, "r09", 3, race="shrooms").begin()
    assert play.hand(0) == 0
    assert not play.regions("conquer")
    assert "balrog r09" in play.options


@rule("SU-247")
def test_an_immortal_race_loses_no_token_to_the_balrog() -> None:
    table = pentacle("r08").hold(1, "r09", 3, race="shrooms", power="immortal").hold(1, "r26")
    play = table.begin().pick("balrog r09")
    assert play.hand(1) == 3
    assert play.tray("shrooms") == 6


@rule("SU-248")
def test_the_balrog_removes_monsters_and_turns_up_what_they_guarded() -> None:
    play = pentacle("r09").monsters("r08", find="mine-of-lost-dwarf").begin().pick("balrog r08")
    assert play.s.monsters[play.s.board.number["r08"]] == 0
    assert play.lies("mine-of-lost-dwarf") == "r08"


@rule("SU-249")
def test_places_and_relics_under_the_balrog_serve_nobody_until_conquered_again() -> None:
    table = pentacle("r08", hand=5).hold(0, "r09", 1).find("sword-of-killer-rabbit", "r09")
    table.find("mine-of-lost-dwarf", "r09").hold(1, "r26", race="shrooms")
    play = table.begin()
    assert "use sword-of-killer-rabbit" in play.options
    play.pick("balrog r09")
    assert "use sword-of-killer-rabbit" not in play.options
    play.to_end_of_turn()
    assert play.coins(0) == 5 + 2 + 1
    play.to_end_of_turn().pick("balrog r08", "go-on")  # gone, but the region is nobody's
    assert "use sword-of-killer-rabbit" not in play.options
    play.pick("conquer r09")
    assert "use sword-of-killer-rabbit" in play.options


@rule("SU-249")
def test_a_crypt_taken_by_the_balrog_loses_its_ghost() -> None:
    table = pentacle("r08").hold(1, "r09", 2, race="shrooms").hold(1, "r26").find("crypt-of-tomb-raider", "r09")
    play = table.marker("ghost", "r26").begin()
    assert play.marker("ghost") == "r26"
    assert play.pick("balrog r09").marker("ghost") is None


@rule("SU-250")
def test_the_balrog_is_stuck_in_the_pentacles_own_region() -> None:
    play = pentacle("r08", hand=5).hold(1, "r26", race="shrooms").begin().pick("balrog r12")
    assert play.marker("balrog") == "r12"
    assert play.holder("r12") is None
    play.to_end_of_turn().to_end_of_turn().pick("go-on")
    assert not balrog(play)
    assert play.pick("conquer r09").why("r12") == ("balrog", "SU-086")


@rule("SU-072", "SU-137")
def test_tomb_tokens_driven_out_by_ones_own_balrog_return_to_the_tray_when_the_next_race_declines() -> None:
    table = Table().race(0, "drow", "stone").hold(0, "r05").find("wickedest-pentacle", "r05")
    table.hold_declined(0, "r11", 4, "gnomes", "tomb").hold_declined(0, "r26", 1)
    play = table.begin(0, "choose")
    assert "balrog r11" in play.options
    play.pick("balrog r11", "decline")
    assert play.tray("gnomes") == 11
