"""The races, Mummies to Will-o'-Wisps: SU-107 to SU-113 and SU-211 to SU-213."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

# Mummies and Ogres


@rule("SU-107")
@shows("race-mummies")
def test_mummies_pay_one_more_for_every_conquest() -> None:
    table = Table().race(0, "mummies", hand=9).hold(0, "r04")
    play = table.begin().pick("conquer r05", "conquer r03")
    assert (play.tokens("r05"), play.tokens("r03")) == (3, 2)


@rule("SU-107", "SU-204")
@shows("race-mummies")
def test_mummies_pay_one_more_against_gnomes_too() -> None:
    table = Table().race(0, "mummies", hand=9).hold(0, "r04").hold(1, "r05", race="gnomes")
    assert table.begin().pick("conquer r05").tokens("r05") == 4


@rule("SU-108")
@shows("race-ogres")
def test_ogres_pay_one_less_for_every_conquest() -> None:
    table = Table().race(0, "ogres", hand=9).hold(0, "r04").hold(1, "r10", 2, race="drow")
    play = table.begin().pick("conquer r05", "conquer r10", "conquer r03")
    assert (play.tokens("r05"), play.tokens("r10")) == (1, 3)
    assert play.tokens("r03") == 1  # never below 1


# Shadow Mimes


def _mimes() -> Table:
    table = Table().combos(("drow", "martyr"), ("ogres", "wise"), ("shadow-mimes", "stone"), ("gnomes", "tomb"))
    table.s.combos[1].coins = 2
    table.s.bank -= 2
    return table


@rule("SU-109")
@shows("race-shadow-mimes")
def test_shadow_mimes_may_swap_badges_with_another_combo_on_offer() -> None:
    table = _mimes()
    last, waiting = table.s.combos[5], table.s.banners[0]
    play = table.begin(0, "pick").pick("choose shadow-mimes stone 2")
    assert len(play.options) == 5 + 1
    assert {"mimic ogres wise", "mimic gnomes tomb", f"mimic {last.race} {last.power}", "done"} <= set(
        play.options
    )
    assert not any(waiting in option for option in play.options)  # the column is not refilled yet
    play.pick("mimic gnomes tomb")
    assert play.s.troop(0).power == "tomb"
    assert [(combo.race, combo.power) for combo in play.s.combos[:3]] == [
        ("drow", "martyr"),
        ("ogres", "wise"),
        ("gnomes", "stone"),
    ]
    assert play.hand(0) == 7 + 5
    assert play.s.combos[5].race == waiting


@rule("SU-109")
def test_the_swap_of_the_mimes_moves_no_coins() -> None:
    play = _mimes().begin(0, "pick").pick("choose shadow-mimes stone 2", "mimic ogres wise")
    assert play.s.troop(0).power == "wise"
    assert [combo.coins for combo in play.s.combos[:3]] == [1, 3, 0]
    assert play.coins(0) == 5 - 2


@rule("SU-109")
def test_shadow_mimes_may_keep_their_badge() -> None:
    play = _mimes().begin(0, "pick").pick("choose shadow-mimes stone 2", "done")
    assert play.s.troop(0).power == "stone"
    assert play.hand(0) == 7 + 4


# Shrooms


@rule("SU-110")
@shows("race-shrooms")
def test_shrooms_get_a_coin_more_for_each_mushroom_forest() -> None:
    table = Table().race(0, "shrooms", "martyr").hold(0, "r05").hold(0, "r09").hold(0, "r04")
    assert table.begin(0, "scoring").coins(0) == 5 + 3 + 2


# Spiderines


@rule("SU-111")
@shows("race-spiderines")
def test_spiderines_reach_every_region_next_to_a_chasm() -> None:
    play = Table().race(0, "spiderines", hand=5).hold(0, "r04").begin()
    sides = {"r02", "r06", "r07", "r08", "r10", "r11", "r14", "r16", "r18", "r19", "r22", "r23", "r25", "r27"}
    assert set(play.regions("conquer")) == sides | {"r03", "r05"}
    play.pick("conquer r19")
    assert "r20" in play.regions("conquer")


@rule("SU-111")
@shows("race-spiderines")
def test_spiderines_enter_next_to_any_chasm_or_from_the_edge() -> None:
    play = Table().race(0, "spiderines", hand=5).begin()
    assert {"r08", "r11", "r16", "r18", "r22"} <= set(play.regions("conquer"))
    assert {"r02", "r03", "r04", "r05", "r26"} <= set(play.regions("conquer"))
    assert not {"r09", "r12", "r13", "r20", "r21"} & set(play.regions("conquer"))


@rule("SU-111", "SU-011")
@pytest.mark.parametrize(
    ("regions", "together"),
    [(("r02", "r04"), True), (("r04", "r27"), True), (("r04", "r27", "r20"), True), (("r04", "r20"), False)],
)
def test_the_chasms_bind_regions_of_spiderines_together_both_ways(
    regions: tuple[str, ...], together: bool
) -> None:
    table = Table().race(0, "spiderines", "flocking")
    for region in regions:
        table.hold(0, region)
    assert table.begin(0, "scoring").coins(0) == 5 + len(regions) + 2 * together


# Will-o'-Wisps


@rule("SU-112")
@shows("race-will-o-wisps")
def test_wisps_may_roll_for_crystals_and_next_to_crystals_they_hold() -> None:
    table = Table().race(0, "will-o-wisps", hand=3).hold(0, "r04").hold(0, "r20")
    play = table.begin()
    assert play.regions("roll") == ["r03", "r05", "r10", "r11", "r13"]
    assert set(play.regions("conquer")) == {"r03", "r05", "r10", "r11", "r13", "r19", "r21", "r25"}


@rule("SU-112")
def test_the_crystals_of_others_do_not_help_wisps() -> None:
    table = Table().race(0, "will-o-wisps", hand=3).hold(0, "r05").hold(1, "r04", race="ogres")
    play = table.begin()
    assert play.regions("roll") == ["r04"]


@rule("SU-113", "SU-212")
@shows("race-will-o-wisps")
def test_a_roll_that_suffices_conquers_and_the_wisps_go_on() -> None:
    table = Table().race(0, "will-o-wisps", hand=3).hold(0, "r04").hold(1, "r05", 2, race="ogres")
    play = table.begin().die(2).pick("roll r05")
    assert play.holder("r05") == (0, "active")
    assert (play.tokens("r05"), play.hand(0)) == (2, 1)  # the cost of 4 less the 2 rolled
    assert play.prompt == "conquer"
    play.die(3).pick("roll r10")
    assert play.holder("r10") == (0, "active")


@rule("SU-113")
def test_a_roll_must_be_used_even_when_the_die_shows_nothing() -> None:
    play = Table().race(0, "will-o-wisps", hand=3).hold(0, "r04").begin().die(0).pick("roll r05")
    assert (play.tokens("r05"), play.hand(0)) == (2, 1)
    assert play.prompt == "conquer"


@rule("SU-211")
def test_a_roll_that_does_not_suffice_ends_the_conquests() -> None:
    table = Table().race(0, "will-o-wisps", hand=3).hold(0, "r04").hold(0, "r26")
    play = table.hold(1, "r05", 2, race="ogres").begin().die(0).pick("roll r05")
    assert play.holder("r05") == (1, "active")
    assert (play.prompt, play.hand(0)) == ("redeploy", 3)
    assert [event.args[-1] for event in play.events("failed")] == ["r05"]


@rule("SU-212")
@pytest.mark.parametrize(("rolled", "tokens"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_a_wisps_conquest_takes_the_cost_less_the_roll_but_at_least_one(rolled: int, tokens: int) -> None:
    table = Table().race(0, "will-o-wisps", hand=4).hold(0, "r04").hold(1, "r05", 1, race="ogres")
    play = table.begin().die(rolled).pick("roll r05")
    assert (play.tokens("r05"), play.hand(0)) == (tokens, 4 - tokens)


@rule("SU-213")
@pytest.mark.parametrize(("tokens", "may_roll"), [(1, True), (2, True), (3, False)])
def test_the_wisps_roll_needs_a_chance_and_replaces_the_last_attempt(tokens: int, may_roll: bool) -> None:
    table = Table().race(0, "will-o-wisps", hand=1).hold(0, "r04").hold(1, "r05", tokens, race="ogres")
    play = table.begin()
    assert ("r05" in play.regions("roll")) is may_roll
    assert "r05" not in play.regions("attempt")


@rule("SU-213")
def test_away_from_the_crystals_wisps_have_the_last_attempt() -> None:
    table = Table().race(0, "will-o-wisps", hand=1).hold(0, "r26")
    play = table.begin()
    assert play.regions("attempt") == ["r27"]
    assert play.regions("roll") == ["r22"]
