"""The worked examples of the rulebook's pictures, T1 to T15, played."""

import pytest

from rulebound.games.small_world_underground.ability import POWERS, RACES
from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule

COLUMN = (
    ("drow", "reborn"),
    ("iron-dwarves", "vampire"),
    ("shrooms", "mystic"),
    ("liches", "thieving"),
    ("mummies", "vengeful"),
    ("flames", "flocking"),
)


@rule("SU-030", "SU-032")
def test_t1_third_combo_costs_two_and_brings_nine_tokens() -> None:
    play = Table(4).combos(*COLUMN).begin(0, "pick").pick("choose shrooms mystic 2")
    assert play.coins(0) == 3
    assert [combo.coins for combo in play.s.combos[:3]] == [1, 1, 0]
    assert play.hand(0) == 9


@rule("SU-034")
def test_t2_combos_below_move_up_and_the_stacks_give_the_sixth() -> None:
    table = Table(4).combos(*COLUMN).next_badge("mining")
    table.s.banners.remove("lizardmen")
    table.s.banners.insert(0, "lizardmen")
    play = table.begin(0, "pick").pick("choose shrooms mystic 2")
    assert [(combo.race, combo.power, combo.coins) for combo in play.s.combos] == [
        ("drow", "reborn", 1),
        ("iron-dwarves", "vampire", 1),
        ("liches", "thieving", 0),
        ("mummies", "vengeful", 0),
        ("flames", "flocking", 0),
        ("lizardmen", "mining", 0),
    ]


@rule("SU-037", "SU-050", "SU-056")
def test_t3_entry_into_a_monster_mudpool_costs_four_and_turns_up_a_find() -> None:
    play = Table(4, monsters=True).race(0, "drow", "mystic", hand=4).begin().pick("conquer r42")
    assert play.tokens("r42") == 4
    assert play.s.monsters[play.s.board.number["r42"]] == 0
    assert len(play.events("found-place") + play.events("found-relic")) == 1
    assert len(play.s.finds_by_region()[play.s.board.number["r42"]]) == 1


def mudmen() -> Play:
    """Two Mudmen in r16 and four in hand, next to a lone Shroom in r17."""
    table = Table(4).race(0, "mudmen", "royal", hand=4).hold(0, "r16", 2).hold(1, "r17", 1, race="shrooms")
    return table.begin()


@rule("SU-045", "SU-051")
def test_t4_mudmen_take_a_crystal_with_a_shroom_for_three() -> None:
    play = mudmen().pick("conquer r17")
    assert play.tokens("r17") == 3
    assert play.hand(0) == 1


@rule("SU-058", "SU-059", "SU-060", "SU-061")
@pytest.mark.parametrize(("face", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_t5_the_last_attempt_on_a_mountain_with_one_token_needs_a_two(face: int, taken: bool) -> None:
    play = mudmen().pick("conquer r17").die(face).pick("attempt r09")
    assert (play.holder("r09") == (0, "active")) is taken
    assert play.tokens("r09") == int(taken)
    assert play.prompt == "redeploy-take"  # no more conquests


@rule("SU-069", "SU-106")
def test_t6_seven_mudmen_spread_over_three_regions_with_the_one_born_in_the_mudpool() -> None:
    play = mudmen().pick("conquer r17").die(3).pick("attempt r09")
    assert play.hand(0) == 1
    play.pick("take r17", "done", "place r16 1", "place r09 1", "place r17 1")
    assert [play.tokens(region) for region in ("r16", "r09", "r17")] == [3, 2, 2]
    assert play.prompt == "queen"


@rule("SU-079", "SU-126")
def test_t7_mystic_shrooms_on_mine_mudpool_and_crystal_score_four() -> None:
    table = Table(4).race(0, "shrooms", "mystic").hold(0, "r32").hold(0, "r33").hold(0, "r38")
    assert table.begin(0, "scoring").coins(0) == 5 + 4


@rule("SU-101")
def test_t8_kraken_in_decline_score_their_river() -> None:
    table = Table(4).race(0, "kraken", decline=True).race(0, "drow", "vampire")
    table.hold_declined(0, "r10").hold_declined(0, "r20").hold_declined(0, "r21")
    assert table.begin(0, "scoring").coins(0) == 5 + 3


@rule("SU-073", "SU-075")
def test_t9_gnomes_decline_with_one_token_each_and_lose_their_badge() -> None:
    play = Table(4).race(0, "gnomes", "vampire", hand=1).hold(0, "r32", 3).hold(0, "r33", 2).begin(0, "choose")
    play.pick("decline")
    assert (play.tokens("r32"), play.tokens("r33")) == (1, 1)
    assert play.holder("r32") == (0, "decline")
    assert play.tray("gnomes") == 9
    assert play.s.troop(1).power == ""
    assert play.s.spent_badges == ["vampire"]
    assert play.s.races[0] is None


@rule("SU-072", "SU-074")
def test_t10_the_older_race_in_decline_leaves_when_its_owner_declines_again() -> None:
    table = Table(4).race(0, "gnomes", "vampire").hold(0, "r32").hold_declined(0, "r24", race="flames")
    play = table.hold_declined(0, "r25").hold_declined(0, "r26").begin(0, "choose").pick("decline")
    assert {play.holder(region) for region in ("r24", "r25", "r26")} == {None}
    assert play.tray("flames") == 9
    assert play.s.banners[-1] == "flames"


@rule("SU-016", "SU-018")
def test_t11_three_player_map_has_monsters_and_mountains_where_the_picture_shows_them() -> None:
    table = Table(3, monsters=True).race(0, "drow", "mystic", hand=5).hold(0, "r12")
    regions = table.begin().match.view(0).view.regions
    assert {r.id: r.monsters for r in regions if r.monsters} == dict.fromkeys(
        ("r07", "r09", "r17", "r23", "r27"), 2
    )
    mountains = ["r02", "r08", "r15", "r17", "r19", "r28"]
    board = table.s.board
    assert [
        name for name, ground in zip(board.ids, board.terrain, strict=True) if ground == "black-mountain"
    ] == mountains
    assert table.begin().pick("conquer r17").tokens("r17") == 5  # both


@rule("SU-106")
def test_t12_mudmen_with_twelve_tokens_on_the_map_gain_nothing() -> None:
    play = Table(4).race(0, "mudmen", "mystic").hold(0, "r16", 6).hold(0, "r23", 6).begin(0, "redeployment")
    assert not play.events("born")
    assert play.hand(0) == 0
    assert Table(4).race(0, "mudmen").hold(0, "r16", 6).hold(0, "r23", 5).begin(0, "redeployment").hand(0) == 1


@rule("SU-116", "SU-117")
def test_t13_flocking_spiderines_at_two_chasms_are_one_set() -> None:
    table = Table(4).race(0, "spiderines", "flocking").hold(0, "r07").hold(0, "r42")
    assert table.begin(0, "scoring").coins(0) == 5 + 2 + 2


@rule("SU-127")
def test_t14_quarreling_pays_one_coin_a_set() -> None:
    one = Table(4).race(0, "ogres", "quarreling").hold(0, "r16").hold(0, "r17")
    assert one.begin(0, "scoring").coins(0) == 5 + 2 + 1
    assert one.hold(0, "r35").begin(0, "scoring").coins(0) == 5 + 3 + 2


@rule("SU-032")
@pytest.mark.parametrize("race", sorted(RACES))
def test_t15_the_tray_fits_every_banner_with_the_biggest_badge(race: str) -> None:
    biggest = max(POWERS, key=lambda power: POWERS[power].tokens)
    play = Table(4).combos((race, biggest)).begin(0, "pick").pick(f"choose {race} {biggest} 0")
    if play.prompt in ("volcano", "mimic"):
        play.pick(play.options[-1])
    assert play.hand(0) == RACES[race].tokens + 5
    if race == "mummies":
        assert (play.hand(0), play.tray(race)) == (15, 0)
