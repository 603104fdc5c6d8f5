"""Choosing a combo: price, coins, tokens and the refill (SU-029 to SU-036, SU-176 to SU-179)."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule

COLUMN = (
    ("drow", "mining"),
    ("gnomes", "muddy"),
    ("ogres", "fisher"),
    ("liches", "tomb"),
    ("kraken", "stone"),
    ("shrooms", "wise"),
)
CHOICES = [f"choose {race} {power} {price}" for price, (race, power) in enumerate(COLUMN)]


def column(seats: int = 2) -> Table:
    """A table with a known column."""
    return Table(seats).combos(*COLUMN)


def lay(table: Table, at: int, coins: int) -> Table:
    """Coins that earlier players laid on a combo."""
    table.s.combos[at].coins += coins
    table.s.bank -= coins
    return table


@rule("SU-029")
def test_a_player_without_an_active_race_takes_any_of_the_six_visible_combos() -> None:
    play = column().begin(0, "pick")
    assert (play.prompt, play.options) == ("choose", CHOICES)
    play.pick(CHOICES[5])
    assert (play.s.troop(0).race, play.s.troop(0).power) == ("shrooms", "wise")


@rule("SU-029")
def test_a_race_in_decline_is_no_active_race_but_an_active_one_forbids_the_pick() -> None:
    assert column().hold_declined(0, "r05", race="mudmen").begin(0, "pick").options == CHOICES
    assert column().hold(0, "r05", race="mudmen").begin(0, "pick").prompt == "choose-way"


@rule("SU-030")
@pytest.mark.parametrize("price", range(6))
def test_a_combo_costs_a_coin_for_each_above_it_laid_on_those(price: int) -> None:
    play = column().begin(0, "pick").pick(CHOICES[price])
    assert play.coins(0) == 5 - price
    laid = {combo.race: combo.coins for combo in play.s.combos}
    assert all(laid[race] == 1 for race, _ in COLUMN[:price])
    assert sum(laid.values()) == price


@rule("SU-030")
@pytest.mark.parametrize("coins", range(6))
def test_a_combo_that_cannot_be_paid_for_cannot_be_chosen(coins: int) -> None:
    assert column().coins(0, coins).begin(0, "pick").options == CHOICES[: coins + 1]


@rule("SU-031")
def test_coins_on_the_chosen_combo_go_to_the_player_who_takes_it() -> None:
    table = lay(lay(column(), 2, 4), 3, 1)
    play = table.begin(0, "pick").pick(CHOICES[2])
    assert play.coins(0) == 5 - 2 + 4
    assert [combo.coins for combo in play.s.combos] == [1, 1, 1, 0, 0, 0]


@rule("SU-032")
@pytest.mark.parametrize(
    ("race", "power", "tokens", "left"),
    [("drow", "mining", 8, 1), ("drow", "royal", 9, 0), ("mummies", "muddy", 13, 2), ("gnomes", "shield", 9, 2)],
)
def test_tokens_are_banner_plus_badge_out_of_the_tray(race: str, power: str, tokens: int, left: int) -> None:
    play = Table().combos((race, power)).begin(0, "pick").pick(f"choose {race} {power} 0")
    assert (play.hand(0), play.tray(race)) == (tokens, left)


@rule("SU-033")
def test_later_tokens_come_from_the_tray_and_none_from_an_empty_one() -> None:
    def fountain(out: int) -> tuple[int, int]:
        table = Table().hold(0, "r05", out, race="drow").find("fountain-of-youth", "r05")
        play = table.begin(0, "start")
        return play.hand(0), play.tray("drow")

    assert fountain(8) == (1, 0)
    assert fountain(9) == (0, 0)


@rule("SU-033")
def test_mudpools_give_no_more_than_the_tray_has() -> None:
    table = Table().race(0, "mudmen", "stone", hand=3).hold(0, "r02", 4).hold(0, "r20", 2).hold(0, "r27", 2)
    play = table.begin(0, "redeployment")
    assert (play.hand(0), play.tray("mudmen")) == (4, 0)  # three pools, one token left


@rule("SU-033")
def test_reborn_may_take_the_token_from_the_hand_when_the_tray_is_empty() -> None:
    def reborn(on_board: int, hand: int) -> tuple[list[str], int, int]:
        table = Table().race(0, "drow", "stone", hand=hand).hold(0, "r05", on_board)
        table.hold_declined(0, "r26", race="shrooms", power="reborn").hold_declined(0, "r02")
        play = table.begin(0, "start")
        offered = play.regions("reborn")
        if offered:
            play.pick("reborn r26")
        return offered, play.hand(0), play.tray("drow")

    assert reborn(5, 2) == (["r02", "r26"], 2, 1)
    assert reborn(7, 2) == (["r02", "r26"], 1, 0)
    assert reborn(9, 0) == ([], 0, 0)


@rule("SU-034")
def test_combos_below_move_up_with_their_coins_and_the_stacks_refill_to_six() -> None:
    table = lay(lay(column(), 0, 2), 4, 3)
    top = (table.s.banners[0], table.s.badges[0])
    play = table.begin(0, "pick").pick(CHOICES[1])
    offers = [(combo.race, combo.power, combo.coins) for combo in play.s.combos]
    assert offers == [
        ("drow", "mining", 3),
        ("ogres", "fisher", 0),
        ("liches", "tomb", 0),
        ("kraken", "stone", 3),
        ("shrooms", "wise", 0),
        (*top, 0),
    ]


@rule("SU-035")
def test_discarded_badges_are_shuffled_into_a_new_stack_when_it_is_used_up() -> None:
    drawn = set()
    for seed in range(40):
        table = Table(seed=seed).combos(("drow", "mining"))
        s = table.s
        s.badges, s.spent_badges = [], sorted(s.badges)
        spent = set(s.spent_badges)
        play = table.begin(0, "pick").pick("choose drow mining 0")
        fresh = play.s.combos[5].power
        assert {fresh, *play.s.badges} == spent
        assert (len(play.s.badges), play.s.spent_badges) == (14, [])
        drawn.add(sorted(spent).index(fresh))
    assert len(drawn) > 5


@rule("SU-035")
def test_discarded_badges_wait_while_the_stack_lasts() -> None:
    table = Table().combos(("drow", "mining"))
    s = table.s
    s.badges, s.spent_badges = s.badges[:1], s.badges[1:]
    last, spent = s.badges[0], list(s.spent_badges)
    play = table.begin(0, "pick").pick("choose drow mining 0")
    assert play.s.combos[5].power == last
    assert play.s.spent_badges == spent


@rule("SU-036")
@pytest.mark.parametrize(
    ("race", "power", "coins"),
    [("shrooms", "mystic", 4), ("shrooms", "fisher", 3), ("mudmen", "mystic", 3), ("mudmen", "fisher", 2)],
)
def test_the_abilities_of_banner_and_badge_add_up(race: str, power: str, coins: int) -> None:
    """A Mushroom Forest and a Mystic Crystal: one region each, and what race and power make of them."""
    play = Table().hold(0, "r05", 2, race=race, power=power).hold(0, "r04").begin(0, "scoring")
    assert play.coins(0) == 5 + coins


@rule("SU-036")
def test_they_add_up_only_while_the_race_is_active() -> None:
    table = Table().hold(0, "r05", 2, race="shrooms", power="mystic").hold(0, "r04").hold(1, "r26", race="drow")
    assert table.begin(0, "choose").pick("decline").coins(0) == 5 + 2


@rule("SU-176")
def test_coins_lying_on_a_combo_do_not_help_to_pay_for_it() -> None:
    def options(coins: int) -> list[str]:
        return lay(column(), 3, 6).coins(0, coins).begin(0, "pick").options

    assert options(2) == CHOICES[:3]
    assert options(3) == CHOICES[:4]
    assert lay(column(), 3, 6).coins(0, 3).begin(0, "pick").pick(CHOICES[3]).coins(0) == 6


@rule("SU-177")
@pytest.mark.parametrize(("answer", "tokens", "power"), [("mimic drow royal", 12, "royal"), ("done", 10, "muddy")])
def test_shadow_mimes_take_tokens_by_the_badge_they_have_after_the_swap(
    answer: str, tokens: int, power: str
) -> None:
    table = Table().combos(("shadow-mimes", "muddy"), ("drow", "royal"))
    play = table.begin(0, "pick").pick("choose shadow-mimes muddy 0")
    assert play.hand(0) == 0
    play.pick(answer)
    assert (play.hand(0), play.s.troop(0).power) == (tokens, power)


@rule("SU-178")
@pytest.mark.parametrize(
    ("power", "number"), [("immortal", 4), ("quarreling", 3), ("adventurous", 5), ("reborn", 5)]
)
def test_the_numbers_printed_on_the_badges_hold(power: str, number: int) -> None:
    play = Table().combos(("lizardmen", power)).begin(0, "pick").pick(f"choose lizardmen {power} 0")
    assert play.hand(0) == 7 + number


@rule("SU-179")
def test_with_ten_races_in_play_the_column_shows_five_combos() -> None:
    table = Table(5).combos(("drow", "royal"))
    regions = iter(("r03", "r10", "r16", "r22", "r28", "r33", "r40", "r52", "r51"))
    for seat in range(1, 5):
        table.hold(seat, next(regions), race=table.s.banners[0])
    for seat in range(5):
        table.hold_declined(seat, next(regions), race=table.s.banners[0])
    play = table.begin(0, "pick")
    assert len(play.options) == 6
    play.pick("choose drow royal 0")
    assert (len(play.s.combos), play.s.banners) == (5, [])
