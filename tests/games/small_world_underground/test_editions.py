"""Where the Polish and the English rulebook differ, and what is the same in both."""

from pathlib import Path
from typing import Any

import pytest

from rulebound.bots import RandomBot
from rulebound.games.small_world_underground import GAME
from rulebound.games.small_world_underground.ability import POWERS, RACES
from rulebound.games.small_world_underground.board import board_for
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import COMPILED, Match, load_record
from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

RECORDS = Path(__file__).parents[2] / "records" / GAME.id
EDITIONS = pytest.mark.parametrize("edition", ["polish", "english"])
ALTAR, CRYPT, PENTACLE = "altar-of-souls", "crypt-of-tomb-raider", "wickedest-pentacle"
SWORD, SCEPTER, RING = "sword-of-killer-rabbit", "scepter-of-avarice", "froggys-ring"


# The choice.


@rule("SU-275")
def test_a_new_table_plays_the_polish_rules_unless_it_asks_for_the_english() -> None:
    state = Match(GAME, {"seats": 2}, 1).state
    assert isinstance(state, UndergroundState)
    assert state.edition == "polish"
    state = Match(GAME, {"seats": 2, "edition": "english"}, 1).state
    assert isinstance(state, UndergroundState)
    assert state.edition == "english"


@rule("SU-275")
def test_a_record_without_the_answer_replays_as_english() -> None:
    english = [load_record(path.read_bytes()) for path in sorted(RECORDS.glob("*-players-*.json"))]
    record = next(record for record in english if record.setup["edition"] == "english")
    del record.setup["edition"]
    match = record.replay(GAME)
    assert match.over
    assert match.setup["edition"] == "english"


# Flames.


@rule("SU-093")
def test_polish_flames_enter_from_the_edge_like_everybody() -> None:
    ogres = Table().race(0, "ogres", hand=9).begin().regions("conquer")
    flames = Table().race(0, "flames", hand=9).marker("volcano", "r15").begin().regions("conquer")
    assert flames == ogres
    assert "r16" not in flames  # next to the Volcano, away from the edge


@rule("SU-094")
@shows("race-flames")
def test_polish_flames_pay_the_empty_price_next_to_the_volcano_when_they_enter() -> None:
    table = Table().race(0, "flames", hand=2).marker("volcano", "r01").hold(1, "r02", 3, race="shrooms")
    assert "r02" in table.hold(1, "r04", 3).begin().regions("conquer")
    assert "r04" not in table.begin().regions("conquer")


# The Ghost.


def crypt() -> Table:
    """Ogres hold the Crypt in r02 and live in r13; Drow stand between them in r09, with 5 tokens in hand."""
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").hold(0, "r13").find(CRYPT, "r02")
    return table.race(1, "drow", "martyr", hand=5).hold(1, "r09")


@rule("SU-158", "SU-233")
@shows("place-crypt-of-tomb-raider")
def test_the_polish_ghost_may_guard_the_crypt_itself() -> None:
    play = crypt().begin(0, "end").pick("ghost r02", "go-on")
    assert play.marker("ghost") == "r02"
    assert "r02" not in play.regions("conquer")
    assert "r13" in play.regions("conquer")


@rule("SU-160")
@shows("place-crypt-of-tomb-raider")
def test_the_polish_ghost_returns_to_the_crypt_when_another_player_conquers_it() -> None:
    play = crypt().marker("ghost", "r13").begin(1).pick("conquer r02")
    assert play.marker("ghost") == "r02"
    assert "attempt r13" in play.options  # at once
    play.pick("done", "done", "place r09 2")
    assert play.prompt == "ghost"
    play.done().pick("go-on")
    assert play.why("r02") == ("immune", "SU-084")


@rule("SU-276")
def test_a_ghost_in_an_abandoned_crypt_does_not_close_it() -> None:
    table = Table().race(0, "ogres", "vampire", hand=3).hold(0, "r09").find(CRYPT, "r02").marker("ghost", "r02")
    table.race(1, "drow", "martyr", hand=3).hold(1, "r08")
    for seat in (0, 1):
        assert "r02" in table.begin(seat).regions("conquer")
    play = table.begin(0).pick("conquer r02")
    assert play.marker("ghost") == "r02"
    assert play.to_end_of_turn().pick("go-on").why("r02", 1) == ("immune", "SU-084")


@rule("SU-277")
@EDITIONS
def test_a_ghost_that_stands_nowhere_stays_away_when_the_crypt_is_conquered(edition: str) -> None:
    table = Table(edition=edition).hold(0, "r02", race="ogres").find(CRYPT, "r02")
    assert (
        table.hold(1, "r09", 5, race="drow").begin(1, "choose").pick("go-on", "conquer r02").marker("ghost")
        is None
    )


@rule("SU-249")
@EDITIONS
def test_a_crypt_that_the_balrog_takes_loses_its_ghost_in_both_editions(edition: str) -> None:
    table = Table(edition=edition).hold(0, "r12", race="ogres").hold(0, "r02").find(PENTACLE, "r12")
    table.hold(1, "r09", race="drow").find(CRYPT, "r09").hold(1, "r26").marker("ghost", "r26")
    assert table.marker("balrog", "r08").begin().pick("balrog r09").marker("ghost") is None


# Vampire.


@rule("SU-138")
@shows("power-vampire")
def test_polish_vampires_bite_once_a_turn() -> None:
    table = Table(3).race(0, "mudmen", "vampire", hand=1).hold(0, "r10")
    table.hold(1, "r11", race="kraken").hold(1, "r14").hold(2, "r15", race="ogres")
    play = table.begin()
    assert play.regions("bite") == ["r11", "r14", "r15"]
    assert play.pick("bite r14").regions("bite") == []
    play.to_end_of_turn().to_end_of_turn().to_end_of_turn().pick("go-on")
    assert play.regions("bite") == ["r11", "r15"]


@rule("SU-259")
def test_a_polish_vampire_power_gained_in_mid_turn_bites_at_once_and_once() -> None:
    table = Table(3).race(0, "mudmen", hand=9).hold(0, "r03").hold_declined(0, "r10", race="shrooms")
    table.hedge("r10", "vampire").hold(1, "r11", race="kraken").hold(1, "r15").hold(2, "r14", race="ogres")
    play = table.begin().pick("conquer r10")
    assert play.regions("bite") == ["r11", "r14", "r15"]
    assert play.pick("bite r15").regions("bite") == []


# The Altar.


@rule("SU-157", "SU-022", "SU-028", "SU-183")
@shows("place-altar-of-souls")
def test_the_polish_altar_comes_last_of_the_end_of_turn_effects_and_before_scoring() -> None:
    table = Table().race(0, "ogres", "magic").hold(0, "r02").find(ALTAR, "r02").find(RING, "r02")
    table.hold_declined(0, "r26", race="shrooms").hold_declined(0, "r22")
    play = table.begin(0, "end")
    assert play.prompt == "ring"
    assert play.done().prompt == "bag"
    assert play.done().options == ["sacrifice r22", "sacrifice r26", "done"]
    assert not play.events("scored")
    play.pick("sacrifice r26")
    assert (play.seat, play.coins(0)) == (1, 5 + 3 + 2)  # the region given up is not scored


@rule("SU-157", "SU-074")
@shows("place-altar-of-souls")
def test_the_polish_altar_works_in_decline_and_a_race_it_ends_leaves_before_scoring() -> None:
    table = Table().race(0, "drow", "vampire").hold(0, "r02").hold_declined(0, "r26", race="shrooms", power="wise")
    play = table.find(ALTAR, "r26").hold(1, "r09", race="gnomes").begin(0, "end").pick("sacrifice r26")
    assert play.s.races[1] is None
    assert play.coins(0) == 5 + 3 + 1  # without the 2 coins of Wise


@rule("SU-157")
@shows("place-altar-of-souls")
def test_the_polish_altar_takes_one_token_of_a_stack_and_may_be_refused() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").find(ALTAR, "r02")
    table.hold_declined(0, "r26", 3, race="shrooms", power="tomb")
    play = table.begin(0, "end").pick("sacrifice r26")
    assert (play.tokens("r26"), play.coins(0)) == (2, 5 + 3 + 2)
    assert table.begin(0, "end").done().coins(0) == 5 + 2


# The Bag.


def magicians(hand: int = 0) -> Table:
    """Magic Kraken in r05 and r11, next to the mountain r06."""
    return Table().race(0, "kraken", "magic", hand=hand).hold(0, "r05").hold(0, "r11")


@rule("SU-121")
@shows("power-magic")
@pytest.mark.parametrize("first", ["use", "use-bag"])
def test_the_polish_bag_may_serve_the_conquest_that_its_relic_serves(first: str) -> None:
    table = magicians(hand=1).find(SWORD, "r05").hold(1, "r06", 2, race="ogres")
    second = "use-bag" if first == "use" else "use"
    play = table.begin().pick(f"{first} {SWORD}")
    assert "conquer r06" not in play.options  # 2, a mountain and two Ogres, less 2
    assert f"{first} {SWORD}" not in play.options
    play.pick(f"{second} {SWORD}", "conquer r06")
    assert (play.holder("r06"), play.marker("bag"), play.lies(SWORD)) == ((0, "active"), "r06", "r06")


@rule("SU-121", "SU-279")
@shows("power-magic")
def test_the_polish_bag_may_double_again_what_the_scepter_doubles() -> None:
    play = magicians().find(SCEPTER, "r11").begin(0, "end").pick("scepter r05", f"bag {SCEPTER} r05")
    assert play.coins(0) == 5 + 4 + 1


@rule("SU-121")
@shows("power-magic")
def test_the_polish_bag_may_take_again_where_the_ring_takes() -> None:
    table = magicians().find(RING, "r11").hold(1, "r06", race="ogres")
    play = table.begin(0, "end").pick("ring r05", f"bag {RING} r05")
    assert (play.coins(0), play.coins(1)) == (5 + 2 + 2, 3)


# Stonehedge.


@rule("SU-278", "SU-167")
@pytest.mark.parametrize("power", ["muddy", "wise", "mining"])
def test_a_declined_holder_of_the_polish_stonehedge_gets_nothing(power: str) -> None:
    table = Table().race(0, "gnomes").hold_declined(0, "r02", race="shrooms").hedge("r02", power)
    assert table.begin().to_end_of_turn().coins(0) == 5 + 1


@rule("SU-278", "SU-264")
@pytest.mark.parametrize(("edition", "bonus"), [("polish", 2), ("english", 0)])
def test_wise_of_the_polish_stonehedge_pays_for_the_declined_race_of_its_active_holder(
    edition: str, bonus: int
) -> None:
    table = Table(edition=edition).hold(0, "r05", race="ogres").hedge("r05", "wise")
    assert table.begin(0, "scoring").coins(0) == 5 + 1  # no race in decline
    table.hold_declined(0, "r11", race="shrooms")
    assert table.begin(0, "scoring").coins(0) == 5 + 2 + bonus


@rule("SU-264")
def test_muddy_of_the_polish_stonehedge_counts_the_active_race_alone() -> None:
    table = Table().hold(0, "r20", race="ogres", power="vampire").hedge("r20", "muddy")
    assert table.hold_declined(0, "r02", race="shrooms").begin(0, "scoring").coins(0) == 5 + 2 + 1


@rule("SU-278", "SU-263")
def test_reborn_of_the_polish_stonehedge_serves_while_the_active_race_holds_it() -> None:
    table = Table().race(0, "mudmen", hand=3).hold_declined(0, "r10", race="shrooms").hold_declined(0, "r11")
    assert table.hold(0, "r16").hedge("r16", "reborn").begin(0, "start").options == [
        "reborn r10",
        "reborn r11",
        "done",
    ]
    table = Table().race(0, "mudmen", hand=3).hold_declined(0, "r10", race="shrooms").hold_declined(0, "r11")
    assert table.hedge("r10", "reborn").begin(0, "start").prompt == "choose-way"


@rule("SU-255", "SU-278")
def test_the_queen_of_the_polish_stonehedge_leaves_when_its_race_declines() -> None:
    table = Table().hold(0, "r05", race="mudmen").hold(0, "r11").hedge("r05", "royal").marker("queen", "r11")
    assert table.race(1, "ogres").begin(0, "choose").pick("decline").marker("queen") is None


# The same in both.


@rule("SU-274")
@EDITIONS
def test_the_queen_of_stonehedge_may_be_left_aside(edition: str) -> None:
    table = Table(edition=edition).hold(0, "r05", race="mudmen").hedge("r05", "royal").race(1, "ogres")
    play = table.begin(0, "end")
    assert play.options == ["queen r05", "done"]
    assert play.done().marker("queen") is None


@rule("SU-274")
@EDITIONS
def test_armor_of_stonehedge_may_be_left_in_the_supply(edition: str) -> None:
    table = Table(edition=edition).hold(0, "r05", race="ogres").hedge("r05", "shield").race(1, "drow")
    play = table.begin(0, "redeployment")
    assert play.options == ["armor r05", "done"]
    assert not any(play.done().s.armor)


@rule("SU-274", "SU-241")
@EDITIONS
def test_the_balrog_may_be_left_at_home_and_sent_later(edition: str) -> None:
    table = Table(edition=edition).race(0, "ogres", "stone", hand=6).hold(0, "r02").monsters("r08", find=PENTACLE)
    play = table.begin().pick("conquer r08", "done")
    assert play.marker("balrog") is None
    assert play.pick("balrog r12").marker("balrog") == "r12"


@rule("SU-273")
def test_a_banner_that_comes_back_goes_under_the_stack_and_nothing_is_shuffled() -> None:
    table = Table().hold(0, "r04", race="gnomes").hold_declined(0, "r05", race="drow").race(1, "ogres")
    stack = list(table.s.banners)
    assert table.begin(0, "choose").pick("decline").s.banners == [*stack, "drow"]


@rule("SU-280")
def test_every_tray_is_enough_for_any_badge() -> None:
    most = max(facts.tokens for facts in POWERS.values())
    assert all(facts.tray >= facts.tokens + most for facts in RACES.values())


# -1 stands for nobody and nowhere: in a list it would mean the last.


class Strict(list[Any]):
    """A list that knows no places counted from its end."""

    def __getitem__(self, at: Any) -> Any:
        assert not isinstance(at, int) or at >= 0, "a list is asked for what is nowhere"
        return super().__getitem__(at)


@EDITIONS
def test_flames_without_a_volcano_burn_nothing_and_enter_from_the_edge(edition: str) -> None:
    table = Table(edition=edition).race(0, "flames", hand=9)
    flames, edge = RACES["flames"].ability, table.s.board.edge
    assert flames.as_if_empty(table.s, 0) == 0
    assert flames.entry(table.s, 0, edge) == edge


@pytest.mark.skipif(COMPILED, reason="compiled code reads lists by itself")
@EDITIONS
def test_nobody_and_nowhere_are_never_looked_up_in_a_list(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seats in range(2, 6):
        board = board_for(seats)
        monkeypatch.setattr(board, "borders", Strict(board.borders))
        monkeypatch.setattr(board, "terrain", Strict(board.terrain))
        for seed in (0, 2):
            _play_strictly(
                Match(GAME, {"seats": seats, "edition": edition}, seed, keep="nothing"), RandomBot(seed)
            )


def _play_strictly(match: Match, bot: RandomBot) -> None:
    while match.pending is not None:
        for name in ("races", "holder", "tokens", "monsters", "armor", "hammers", "coins"):
            setattr(match.state, name, Strict(getattr(match.state, name)))
        seat = match.pending.seats[0]
        match.pick(seat, bot.choose(match.handle(seat)))


@rule("SU-128")
def test_an_active_reborn_race_of_the_first_seat_asks_for_no_other_race() -> None:
    table = Table().hold(0, "r05", race="mudmen", power="reborn").race(1, "ogres", decline=True)
    table.s.races = Strict(table.s.races)
    assert not list(POWERS["reborn"].ability.start_of_turn(table.s, 0))
