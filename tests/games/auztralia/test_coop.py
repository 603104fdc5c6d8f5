"""The co-operative game (AZ-K1 to AZ-K6)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.network import linked, usable
from rulebound.games.auztralia.scoring import final_result
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.toll import toll
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.harness import Table
from tests.games.auztralia.night import activate
from tests.games.auztralia.test_movement import NOBODY_MOVES, card_that
from tests.marks import rule, shows


def joined(seats: int = 2, coop: bool = True, edition: str = "french") -> Table:
    """Seat 0 has a rail from k4 to j4, where the line of seat 1 from k1 ends; seat 2 crosses that line at j2."""
    table = Table(seats, coop=coop, edition=edition).port(0, "k4").rail(0, "k4", "j4")
    table.port(1, "k1").rail(1, "k1", "j1", "j2", "j3", "j4")
    if seats > 2:
        table.port(2, "k2").rail(2, "k2", "j2", "i2")
    return table.clock(10, 20, 20)


@rule("AZ-K1")
@pytest.mark.parametrize(("seats", "start"), [(2, 6), (3, 9), (4, 13)])
def test_all_players_start_four_spaces_later(seats: int, start: int) -> None:
    s = new_world(GAME.setup.check({"seats": seats, "coop": True}), 1)
    assert s.space == [start] * seats + [22]
    s = new_world(GAME.setup.check({"seats": seats}), 1)
    assert s.space[:seats] == [start - 4] * seats


@rule("AZ-K1")
def test_there_is_no_co_operation_alone() -> None:
    with pytest.raises(BadSetup):
        Match(GAME, {"seats": 1, "coop": True}, 1)


@rule("AZ-K2")
@pytest.mark.parametrize(("edition", "more"), [("french", 2), ("polish", 1)])
def test_a_mine_on_anothers_railway_takes_time_for_each_rail_or_for_the_time_it_is_used(
    edition: str, more: int
) -> None:
    play = joined(edition=edition).ore("j2", iron=3).begin().pick("mine")
    assert play.s.players[0].iron == 5
    assert play.s.space[0] == 10 + 1 + more


@rule("AZ-K2")
def test_the_time_with_its_toll_is_told_before_a_mine_is_chosen() -> None:
    play = joined().ore("j2", iron=3).ore("j4", iron=3).begin().pick("mine")
    assert play.match.pending is not None
    options = play.match.pending.options_of(0)
    told = {option.args[0]: fact for option, fact in zip(options, GAME.facts(play.s, 0, options), strict=True)}
    there = {"number": 3, "part-time-action": 1, "part-pieces-there": 3}
    assert told == {"j2": {**there, "time": 3, "part-time-toll": 2}, "j4": {**there, "time": 1}}


@rule("AZ-K2")
def test_a_mine_on_ones_own_railway_takes_no_more() -> None:
    play = joined().ore("j4", iron=3).begin().pick("mine")
    assert play.s.space[0] == 11


@rule("AZ-K2")
@pytest.mark.parametrize(("edition", "more"), [("french", 3), ("polish", 1)])
def test_it_does_not_matter_how_many_others_the_rails_belong_to(edition: str, more: int) -> None:
    play = joined(3, edition=edition).ore("i2", gold=3).begin().pick("mine")
    assert play.s.space[0] == 10 + 1 + more


@rule("AZ-K2")
def test_railways_that_do_not_meet_cannot_be_used_nor_can_they_in_the_usual_game() -> None:
    table = Table(2, coop=True).port(0, "k4").port(1, "k1").rail(1, "k1", "j1", "j2").ore("j2", iron=3)
    assert "mine" not in table.clock(10, 20).begin().options()
    assert "mine" not in joined(coop=False).ore("j2", iron=3).begin().options()


@rule("AZ-K2")
def test_an_old_one_on_the_line_closes_it() -> None:
    table = joined().ore("j2", iron=3).tile("zombie", "j3")
    assert "mine" not in table.begin().options()
    assert usable(table.s, 0) == linked(table.s, 0)


@rule("AZ-K2")
@pytest.mark.parametrize(("edition", "more"), [("french", 3), ("polish", 1)])
def test_a_rail_that_leads_to_several_farms_counts_once_in_an_action(edition: str, more: int) -> None:
    play = joined(edition=edition).begin().pick("farming", "farm j3 cattle")
    assert play.s.space[0] == 10 + 1 + 1
    table = joined(edition=edition).rail(1, "j2", "i2")
    play = table.begin().pick("farming", "farm j3 cattle", "farm i2 sheep")
    assert play.s.space[0] == 10 + 2 + more
    assert play.s.players[0].gold == 4 + 2


@rule("AZ-K2")
def test_the_fewest_rails_that_lead_there_count() -> None:
    """The line to j2 is two rails of seat 1; j1 and i2 are one more each, and together two, not one by i1."""
    table = joined(3).rail(2, "i2", "i1").rail(1, "j1", "i1")
    i1, i2, j1, j2, j4 = (1 << table.hex(name) for name in ("i1", "i2", "j1", "j2", "j4"))
    due = {hexes: toll(table.s, 0, hexes, 0) for hexes in (j4, j2, i2, j1, i1, i2 | j1, i1 | i2 | j1, j2 | j4)}
    assert list(due.values()) == [0, 2, 3, 3, 4, 4, 5, 2]
    assert toll(table.rail(0, "j4", "i4", "i3", "i2").s, 0, i2, 0) == 0  # one's own rails take nothing


@rule("AZ-K2")
def test_branches_may_part_where_no_farm_is() -> None:
    """Each of the farms i2 and j1 alone is nearest over j2; one by one over other ways they would take more."""
    table = joined(3)
    both = 1 << table.hex("i2") | 1 << table.hex("j1")
    assert toll(table.s, 0, both, 0) == 4


@rule("AZ-K2")
def test_a_force_may_ride_on_anothers_rails() -> None:
    table = joined().units(0, infantry=1).tile("temple", "i1")
    play = table.cards(NOBODY_MOVES).begin().pick("attack", "withdraw all")
    assert play.events("attacked") == [(0, "i1")]
    assert play.s.space[0] == 10 + 1 + 3  # off the rails at j1
    table = joined(edition="polish").units(0, infantry=1).tile("temple", "i1")
    play = table.cards(NOBODY_MOVES).begin().pick("attack", "withdraw all")
    assert play.s.space[0] == 10 + 1 + 1
    table = joined().units(0, infantry=1).tile("temple", "i4")
    play = table.cards(NOBODY_MOVES).begin().pick("attack", "withdraw all")
    assert play.s.space[0] == 11
    assert "attack" not in joined(coop=False).units(0, infantry=1).tile("temple", "i1").begin().options()


@rule("AZ-K2")
@shows("character-alika")
def test_kapena_alika_may_ride_on_anothers_rails_too() -> None:
    table = joined().hand(0, "alika").farm(0, "j2", "cattle").units(0, infantry=3).give(0, gold=3)
    table.tile("mi-go", "i2", level=1, damage={1: 2}).cards(card_that({"mi-go"}), NOBODY_MOVES, 4)
    play = activate(table).pick("sally j2", "send infantry 3")
    assert play.s.space[0] == 23 + 1 + 1
    assert not play.s.blighted


@rule("AZ-K3")
def test_ones_own_rails_must_still_join_ones_own_port() -> None:
    play = joined().begin().pick("hills")
    ends = {frozenset(text.split()[1:]) for text in play.options("rail")}
    assert ends
    assert all(edge & {"k4", "j4"} for edge in ends)
    assert frozenset(("j2", "i2")) not in ends


@rule("AZ-K4")
def test_what_is_imported_or_earned_may_go_to_another() -> None:
    play = joined().begin().pick("trade", "import coal", "give 1", "export iron", "give 1")
    giver, receiver = play.s.players
    assert (giver.coal, giver.iron, giver.gold) == (2, 1, 4)
    assert (receiver.coal, receiver.iron, receiver.gold) == (3, 2, 5)
    play = joined().begin().pick("trade", "import coal", "give 0", "export iron", "give 0")
    assert (play.s.players[0].coal, play.s.players[0].gold) == (3, 5)
    play = joined(coop=False).begin().pick("trade", "import coal", "import coal")
    assert play.s.players[0].coal == 4


@rule("AZ-K5")
def test_a_recruited_character_may_go_to_another() -> None:
    play = (
        joined().display("bones", "jago", "castro", "zhu", "davies").begin().pick("help", "recruit jago", "give 1")
    )
    assert play.s.players[1].hand == ["jago"]
    assert play.s.players[0].hand == []
    assert play.s.space[0] == 11


@rule("AZ-K5")
def test_so_may_one_of_the_two_that_were_looked_at() -> None:
    for swap in (False, True):
        play = joined().display("bones", "jago", "castro", "zhu", "davies").begin().pick("help", "look")
        card = play.options()[0].split()[1]
        play.pick(f"keep {card}", "swap zhu" if swap else "done", "give 1")
        assert play.s.players[1].hand == ["zhu" if swap else card]
        assert play.s.looking == []


@rule("AZ-K5")
@shows("character-kitchener")
def test_so_may_the_one_that_kitchener_brings() -> None:
    table = joined().hand(0, "kitchener").display("bones", "jago", "castro", "zhu", "davies")
    play = table.begin().pick("play kitchener", "recruit castro", "give 1")
    assert play.s.players[1].hand == ["castro"]


@rule("AZ-K5")
@shows("character-appleseed")
def test_jenny_appleseed_may_restore_anybodys_farms() -> None:
    table = joined().hand(0, "appleseed").farm(1, "j3", "cattle", blighted=True).farm(0, "j4", "cattle")
    play = table.begin().pick("play appleseed")
    if play.asked != "act":
        play.pick("restore j3")
    assert not play.s.blighted
    table = joined(coop=False).hand(0, "appleseed").farm(1, "j3", "cattle", blighted=True)
    assert "play appleseed" not in table.begin().options()


@rule("AZ-K6")
def test_the_players_win_only_if_each_has_more_than_the_old_ones() -> None:
    table = joined(3).tile("shoggoth", "e4", level=1)  # 4 points
    for vp, won in (((9, 9, 5), True), ((9, 9, 4), False), ((9, 9, 0), False)):
        for seat, number in enumerate(vp):
            table.s.players[seat].vp = number
        result = final_result(table.s)
        assert result.winners == ((0, 1, 2) if won else ())
        assert result.scores == vp
    table.s.coop = False
    assert final_result(table.s).winners == (0, 1)
