"""Rulings on the order of a turn, and on a tie that nothing breaks."""

from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule

FOUNTAIN = "fountain-of-youth"


@rule("SU-180")
def test_the_combo_is_picked_before_start_of_turn_effects_so_reborn_can_take_tokens_from_the_hand() -> None:
    table = Table().combos(("mummies", "royal")).hold_declined(0, "r26", race="shrooms", power="reborn")
    play = table.hold_declined(0, "r02").begin(0, "pick").pick("choose mummies royal 0")
    assert play.prompt == "reborn"
    assert play.tray("mummies") == 0
    play.pick("reborn r26")
    assert play.holder("r26") == (0, "active")
    assert play.hand(0) == 14


@rule("SU-181")
def test_gains_that_cannot_hurt_are_taken_without_asking() -> None:
    table = Table().race(0, "ogres", "mining", hand=1).hold(0, "r11").find(FOUNTAIN, "r11")
    play = table.find("mine-of-lost-dwarf", "r11").begin(0, "start")
    assert play.options == ["go-on", "decline"]
    assert play.hand(0) == 2  # the Fountain's token
    play.pick("go-on", "conquer r10")
    assert play.tokens("r10") == 1  # the Ogres' discount
    play.pick("done", "place r11 1")
    assert play.coins(0) == 5 + 1 + 4  # 1, Mining 1, Mine of the Lost Dwarf 2


@rule("SU-181")
def test_readying_takes_up_every_token_it_can() -> None:
    play = Table().race(0, "ogres").hold(0, "r02", 3).hold(0, "r09", 4).begin(0, "choose").pick("go-on")
    assert play.hand(0) == 5
    assert (play.tokens("r02"), play.tokens("r09")) == (1, 1)


@rule("SU-182")
def test_start_of_turn_effects_may_be_used_before_a_decline() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02")
    table.hold_declined(0, "r26", race="shrooms", power="reborn").hold_declined(0, "r22")
    play = table.begin(0, "start").pick("reborn r26", "done", "decline")
    assert play.holder("r26") == (0, "decline")
    assert play.holder("r22") is None  # the older race is gone
    assert play.coins(0) == 5 + 2


@rule("SU-183")
def test_end_of_turn_effects_withdrawal_scoring_and_altar_come_in_one_order() -> None:
    table = (
        Table(edition="english")
        .race(0, "ogres", "royal", hand=3)
        .hold(0, "r02")
        .hold_declined(0, "r26", race="drow")
    )
    table.hold_declined(0, "r22")
    for find in ("crypt-of-tomb-raider", "scepter-of-avarice", "froggys-ring", "altar-of-souls"):
        table.find(find, "r02")
    table.hold(1, "r09", 2, race="shrooms").hold(1, "r05").hold(1, "r11")
    play = table.begin().pick("conquer r09", "done", "queen r02")
    assert play.prompt == "ghost"
    assert play.done().prompt == "scepter"
    assert play.done().prompt == "ring"
    assert play.done().prompt == "withdraw"
    assert play.seat == 1
    assert not play.events("scored")
    assert play.pick("place r05 1").prompt == "sacrifice"
    assert play.events("scored")


def order_of_withdrawal(play: Play) -> list[tuple[int, str]]:
    """Who places which race, one after another."""
    found = []
    while play.prompt == "withdraw":
        play.pick(play.options[-1])
        event = play.events("placed")[-1]
        found.append((int(event.args[0]), str(event.args[1])))
    return found


@rule("SU-184")
def test_ousted_tokens_are_placed_clockwise_from_the_player_of_the_turn_active_ones_first() -> None:
    table = Table(4).race(1, "ogres").race(1, "drow", "tomb", decline=True, tomb=True, hand=2)
    table.race(2, "shrooms", hand=2).race(2, "gnomes", decline=True, hand=2).race(0, "liches", hand=2)
    table.hold(1, "r25").hold_declined(1, "r03").hold_declined(1, "r04")
    table.hold(2, "r05").hold(2, "r06").hold_declined(2, "r14").hold_declined(2, "r21")
    table.hold(0, "r22").hold(0, "r23")
    play = table.begin(1, "withdrawal")
    assert order_of_withdrawal(play) == [(1, "drow"), (2, "shrooms"), (2, "gnomes"), (0, "liches")]


@rule("SU-185")
def test_a_race_without_any_token_goes_on_until_its_player_declines() -> None:
    table = Table().race(0, "ogres", "vampire").hold(1, "r02", race="shrooms")
    play = table.begin(0, "pick")
    assert play.options == ["go-on", "decline"]
    play.pick("go-on")
    assert play.seat == 1  # there was nothing to conquer with
    play.to_end_of_turn()
    assert play.options == ["go-on", "decline"]  # and still no combo to choose
    play.pick("decline").to_end_of_turn()
    assert play.seat == 0
    assert play.prompt == "choose"


@rule("SU-186")
def test_declining_a_race_without_a_token_on_the_board_removes_the_older_one_and_returns_both_banners() -> None:
    table = Table().race(0, "ogres", "vampire").hold_declined(0, "r02", race="drow").hold_declined(0, "r05")
    play = table.begin(0, "choose").pick("decline")
    assert play.holder("r02") is None
    assert play.s.races[:2] == [None, None]
    assert play.s.banners[-2:] == ["drow", "ogres"]
    assert play.coins(0) == 5


@rule("SU-187")
def test_only_active_regions_can_be_abandoned() -> None:
    table = Table().race(0, "ogres", hand=3).hold(0, "r02").hold(0, "r09").hold_declined(0, "r26", race="drow")
    assert table.begin().regions("abandon") == ["r02", "r09"]


@rule("SU-187")
def test_nothing_can_be_abandoned_after_the_first_conquest() -> None:
    play = Table().race(0, "ogres", hand=3).hold(0, "r02").hold(0, "r09").begin()
    play.pick("abandon r02")
    assert play.regions("abandon") == ["r09"]
    play.pick("conquer r08")
    assert play.regions("abandon") == []


def last_turn(mine: int, theirs: int) -> Play:
    """The end of a two-player game: both have the same coins, and so many tokens on the board in r02 and r26."""
    table = Table().race(0, "ogres", "vampire").hold(0, "r02", mine)
    table.race(1, "shrooms", "martyr", hand=2).hold(1, "r26", theirs).coins(0, 20).coins(1, 19)
    return table.begin(1, "scoring", round_=10)


@rule("SU-266")
def test_players_tied_in_coins_and_tokens_share_the_win() -> None:
    shared = last_turn(3, 3)
    assert shared.match.over
    assert shared.match.result().winners == (0, 1)
    assert last_turn(3, 4).match.result().winners == (1,)
