"""The fear cards of the base box, each at its three terror levels."""

from collections import Counter

import pytest

from rulebound.games.spirit_island.fear_cards import BOX_OF, FEAR_CARDS, resolve_fear
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

LIGHTNING = "lightnings-swift-strike"
FAR = "; A7: 1P; A8: 1C"  # so that neither side has lost


def alone(position: str) -> Table:
    """A position for one spirit, with a city and a presence out of the way."""
    return island(position + FAR)


def two(position: str) -> Table:
    """A position for two spirits, each with a presence out of the way."""
    return island(position + "; A7: 1P; A8: 1C; B8: 1Q", others=(LIGHTNING,))


def test_every_card_has_a_text_for_each_terror_level() -> None:
    boxes = Counter(BOX_OF.values())
    assert boxes == {"base": 15, "branch-and-claw": 15, "jagged-earth": 6, "promo": 5}
    assert set(BOX_OF) == set(FEAR_CARDS)
    assert all(sorted(texts) == [1, 2, 3] for texts in FEAR_CARDS.values())


@rule("SI-082")
def test_the_text_is_that_of_the_terror_level_and_the_card_is_discarded() -> None:
    table = alone("A5: 1E 1T 1D; A1: 1E")
    table.s.earned = ["emigration-accelerates", "tall-tales-of-savagery"]
    table.run(resolve_fear(table.s))
    table.expect("A1:; A5: 1T 1D")
    assert table.s.fear_discard == ["emigration-accelerates", "tall-tales-of-savagery"]
    table = alone("A5: 1E; A1: 1E 1T")
    table.s.fear_deck = table.s.fear_deck[:6]
    table.s.earned = ["emigration-accelerates"]
    table.run(resolve_fear(table.s), "remove town A1").expect("A1: 1E; A5: 1E", fear=12 - 8)


@shows("avoid-the-dahan-1", "avoid-the-dahan-2", "avoid-the-dahan-3")
def test_avoid_the_dahan_keeps_explorers_and_builders_away() -> None:
    one = alone("A5: 2D; A2: 1D").fear("avoid-the-dahan", 1).explore("1-wetland").expect("A5: 2D; A2: 1E 1D")
    one.time_passes().explore("1-wetland").expect("A5: 1E 2D")
    alone("A5: 1D; A2: 1D").fear("avoid-the-dahan", 1).explore("1-wetland").expect("A5: 1E 1D")
    table = alone("A5: 1T 2D; A4: 1T 1D").fear("avoid-the-dahan", 2)
    table.build("A5").build("A4").expect("A5: 1T 2D; A4: 1T 1C 1D")
    table = alone("A5: 1T; A4: 1T 1C 1D").fear("avoid-the-dahan", 3)
    table.build("A5").build("A4").expect("A5: 1T 1C; A4: 1T 1C 1D")


@shows("belief-takes-root-1", "belief-takes-root-2", "belief-takes-root-3")
def test_belief_takes_root_defends_pays_and_drives_invaders_out() -> None:
    alone("A5: 2P 1E; A4: 1E").fear("belief-takes-root", 1).expect(defend={"A5": 2, "A7": 2, "A4": 0}, energy=0)
    table = alone("A5: 2P 1E; A1: 2P; A4: 1E 1P").fear("belief-takes-root", 2)
    table.expect(defend={"A5": 2, "A1": 2, "A4": 2, "A6": 0}, energy=1)
    table = alone("A5: 2P 1C 2T")
    table.fear("belief-takes-root", 3, "land A5", "remove city A5").expect("A5: 2P 2T", fear=0)
    table = two("A5: 1P 1Q 3T; B5: 1Q 2E")
    answers = ("land A5", "remove town A5", "remove town A5", "land B5", "remove explorer B5", "done")
    table.fear("belief-takes-root", 3, *answers).expect("A5: 1P 1Q 1T; B5: 1Q 1E", fear=0)


def test_no_two_players_choose_the_same_land() -> None:
    with pytest.raises(AssertionError, match="is none of"):
        two("A5: 1D 2E; B5: 1D 1E; A1: 1D").fear("dahan-raid", 1, "land A5", "land A5")


@shows("dahan-enheartened-1", "dahan-enheartened-2", "dahan-enheartened-3")
def test_dahan_enheartened_move_and_then_strike() -> None:
    table = alone("A5: 1D 1E; A4: 1D")
    table.fear("dahan-enheartened", 1, "choose push-dahan", "push dahan A6").expect("A5: 1E; A6: 1D; A4: 1D")
    table = alone("A5: 1E; A4: 1D")
    table.fear("dahan-enheartened", 1, "choose gather-dahan").expect("A5: 1D 1E; A4:")
    alone("A5: 1E; A4: 1D").fear("dahan-enheartened", 1, "choose nothing").expect("A5: 1E; A4: 1D")
    table = alone("A5: 2E 1T; A4: 2D; A6: 1D")
    answers = ("land A5", "gather dahan A4", "gather dahan A4", "hit explorer A5")
    table.fear("dahan-enheartened", 2, *answers).expect("A5: 1E 1T 2D; A4:; A6: 1D")
    alone("A5: 1E; A4: 1D").fear("dahan-enheartened", 2, "land A5", "done").expect("A5: 1E; A4: 1D")
    table = alone("A5: 1T 1E 1D; A4: 2D")
    answers = ("land A5", "gather dahan A4", "done", "hit town A5")
    table.fear("dahan-enheartened", 3, *answers).expect("A5: 1E 2D; A4: 1D", fear=1)


def test_each_player_gathers_dahan_into_another_land() -> None:
    table = two("A5: 1E; A4: 1D; B5: 1E 1D")
    answers = ("land A5", "gather dahan A4", "land B5")
    table.fear("dahan-enheartened", 3, *answers).expect("A5: 1D; B5: 1D")


@shows("dahan-on-their-guard-1", "dahan-on-their-guard-2", "dahan-on-their-guard-3")
def test_dahan_on_their_guard_defend() -> None:
    position = "A5: 2D; A4: 1D; A1: 1E"
    alone(position).fear("dahan-on-their-guard", 1).expect(defend={"A5": 2, "A4": 1, "A1": 0})
    alone(position).fear("dahan-on-their-guard", 2).expect(defend={"A5": 3, "A4": 2, "A1": 0})
    alone(position).fear("dahan-on-their-guard", 3).expect(defend={"A5": 4, "A4": 2, "A1": 0})


@shows("dahan-raid-1", "dahan-raid-2", "dahan-raid-3")
def test_dahan_raid_where_they_live() -> None:
    table = alone("A5: 2D 2E 1T; A4: 1D 1E; A1: 1E")
    table.fear("dahan-raid", 1, "land A5", "hit explorer A5").expect("A5: 2D 1E 1T; A4: 1D 1E; A1: 1E")
    alone("A5: 2D 2E 1T").fear("dahan-raid", 2, "hit town A5").expect("A5: 2D 2E", fear=1)
    alone("A5: 2D 1C 1T").fear("dahan-raid", 3, "hit city A5").expect("A5: 2D 1T/1", fear=2)
    table = two("A5: 1D 1E; B5: 1D 1E")
    table.fear("dahan-raid", 1, "land B5").expect("A5: 1D; B5: 1D")


@shows("emigration-accelerates-1", "emigration-accelerates-2", "emigration-accelerates-3")
def test_emigration_accelerates_from_the_coast_inland() -> None:
    position = "A1: 1E 1T; A2: 1C; A5: 1E 1T"
    alone(position).fear("emigration-accelerates", 1).expect("A1: 1T; A2: 1C; A5: 1E 1T")
    alone(position).fear("emigration-accelerates", 2, "remove town A1").expect("A1: 1E; A5: 1E 1T", fear=0)
    alone(position).fear("emigration-accelerates", 3, "remove town A5").expect("A1: 1E 1T; A5: 1E", fear=0)


def test_each_player_removes_one() -> None:
    two("A1: 2E 1T; B1: 1E").fear("emigration-accelerates", 1, "remove explorer A1", "remove explorer B1").expect(
        "A1: 1E 1T; B1:"
    )


@shows("fear-of-the-unseen-1", "fear-of-the-unseen-2", "fear-of-the-unseen-3")
def test_fear_of_the_unseen_drives_invaders_from_presence() -> None:
    position = "A5: 2P 1E 1T 1C; A4: 1P 1T 1C; A1: 1E"
    alone(position).fear("fear-of-the-unseen", 1, "remove town A5").expect("A5: 2P 1E 1C", fear=0)
    alone(position).fear("fear-of-the-unseen", 2, "remove town A4").expect("A4: 1P 1C; A5: 2P 1E 1T 1C")
    table = alone(position)
    table.fear("fear-of-the-unseen", 3, "choose remove-small", "remove town A4").expect("A4: 1P 1C")
    table = alone(position)
    table.fear("fear-of-the-unseen", 3, "choose remove-city").expect("A5: 2P 1E 1T; A4: 1P 1T 1C", fear=0)


@shows("isolation-1", "isolation-2", "isolation-3")
def test_isolation_takes_those_who_are_few() -> None:
    position = "A5: 1E 1D; A4: 1C 1E; A1: 2E 1T"
    alone(position).fear("isolation", 1).expect("A5: 1D; A4: 1C 1E; A1: 2E 1T")
    alone(position).fear("isolation", 2, "remove explorer A4").expect("A5: 1E 1D; A4: 1C; A1: 2E 1T")
    alone(position).fear("isolation", 3, "remove city A4").expect("A5: 1E 1D; A4: 1E; A1: 2E 1T", fear=0)


@shows("overseas-trade-seems-safer-1", "overseas-trade-seems-safer-2", "overseas-trade-seems-safer-3")
def test_overseas_trade_seems_safer_so_the_coast_is_defended() -> None:
    position = "A1: 1T; A2: 1E; A5: 1T"
    table = alone(position).fear("overseas-trade-seems-safer", 1).build("A1")
    table.expect("A1: 1T 1C", defend={"A1": 3, "A2": 3, "A3": 3, "A5": 0})
    table = alone(position).fear("overseas-trade-seems-safer", 2).build("A1").build("A2").build("A5")
    table.expect("A1: 1T; A2: 1E 1T; A5: 1T 1C", defend={"A1": 6, "A5": 0})
    table = alone(position).fear("overseas-trade-seems-safer", 3).build("A1").build("A2").build("A5")
    table.expect("A1: 1T; A2: 1E; A5: 1T 1C", defend={"A3": 9, "A5": 0})


@shows("retreat-1", "retreat-2", "retreat-3")
def test_retreat_pushes_explorers_and_towns() -> None:
    position = "A5: 3E 2T; A1: 1E"
    table = alone(position).fear("retreat", 1, "land A5", "push explorer A1", "push explorer A4")
    table.expect("A5: 1E 2T; A1: 2E; A4: 1E")
    table = alone(position).fear("retreat", 2, "land A5", "push town A6", "push town A6", "push explorer A6")
    table.expect("A5: 2E; A6: 1E 2T")
    table = alone("A1: 2E 2T 1C; A5: 1E")
    answers = ("land A1", *["push explorer A2"] * 2, *["push town A2"] * 2)
    table.fear("retreat", 3, *answers).expect("A1: 1C; A2: 2E 2T; A5: 1E")
    alone(position).fear("retreat", 1, "done").expect("A5: 3E 2T; A1: 1E")


@rule("SI-066")
def test_nobody_retreats_into_an_ocean_in_play() -> None:
    table = island("A1: 1E; A0: 1P; A8: 1C", spirit="oceans-hungry-grasp")
    with pytest.raises(AssertionError, match="is none of"):
        table.fear("retreat", 3, "land A1", "push explorer A0")


@shows("scapegoats-1", "scapegoats-2", "scapegoats-3")
def test_scapegoats_are_the_explorers() -> None:
    position = "A5: 3E 1T; A4: 3E 1C 2T; A1: 1E"
    alone(position).fear("scapegoats", 1).expect("A5: 2E 1T; A4: 1E 1C 2T; A1: 1E", fear=0)
    alone(position).fear("scapegoats", 2).expect("A5: 2E 1T; A4: 1C 2T; A1: 1E", fear=0)
    alone(position).fear("scapegoats", 3).expect("A5: 1T; A4: 1C 1T; A1: 1E", fear=1)


@shows("seek-safety-1", "seek-safety-2", "seek-safety-3")
def test_seek_safety_near_towns_and_cities() -> None:
    position = "A5: 1E 1T; A4: 2T; A6: 1T"
    table = alone(position).fear("seek-safety", 1, "land A5")
    table.expect("A5: 1T; A4: 1E 2T; A6: 1T")
    alone(position).fear("seek-safety", 1, "done").expect("A5: 1E 1T; A4: 2T")
    table = alone("A5: 1E 1T; A4: 1C").fear("seek-safety", 2, "choose gather-explorer", "land A4")
    table.expect("A5: 1T; A4: 1E 1C")
    table = alone("A5: 1E 1T; A4: 1C").fear("seek-safety", 2, "choose gather-town", "land A4")
    table.expect("A5: 1E; A4: 1T 1C")
    alone("A5: 1E 1T; A4: 1C").fear("seek-safety", 2, "choose nothing").expect("A5: 1E 1T; A4: 1C")
    table = alone("A5: 2E 1T; A4: 1E 1C").fear("seek-safety", 3, "land A5", "remove town A5", "remove explorer A5")
    table.expect("A5: 1E; A4: 1E 1C", fear=0)
    alone("A5: 2E 1T; A4: 1E 1C").fear("seek-safety", 3, "land A5", "remove explorer A5", "done").expect(
        "A5: 1E 1T"
    )
    with pytest.raises(AssertionError, match="is none of"):
        alone("A5: 2E 1T; A4: 1E 1C").fear("seek-safety", 3, "land A4")


@shows("tall-tales-of-savagery-1", "tall-tales-of-savagery-2", "tall-tales-of-savagery-3")
def test_tall_tales_of_savagery_empty_the_lands_of_the_dahan() -> None:
    position = "A5: 3E 1T 1D; A4: 1T 1C 2D; A1: 1E"
    alone(position).fear("tall-tales-of-savagery", 1).expect("A5: 2E 1T 1D; A4: 1T 1C 2D; A1: 1E")
    table = alone(position).fear("tall-tales-of-savagery", 2, "land A5", "choose remove-explorers")
    table.expect("A5: 1E 1T 1D; A4: 1T 1C 2D; A1: 1E")
    alone(position).fear("tall-tales-of-savagery", 2, "land A5", "choose remove-town").expect("A5: 3E 1D")
    table = alone(position + "; A6: 1C 1D").fear("tall-tales-of-savagery", 3, "choose remove-explorers")
    table.expect("A5: 1E 1T 1D; A4: 2D; A1: 1E; A6: 1C 1D", fear=0)


@shows("trade-suffers-1", "trade-suffers-2", "trade-suffers-3")
def test_trade_suffers_so_towns_and_cities_shrink() -> None:
    table = alone("A1: 1C 1E; A5: 1T").fear("trade-suffers", 1).build("A1").build("A5")
    table.expect("A1: 1C 1E; A5: 1T 1C")
    position = "A1: 1C 1T; A5: 1T"
    alone(position).fear("trade-suffers", 2, "land A1").expect("A1: 1C 1E; A5: 1T", fear=0)
    alone(position).fear("trade-suffers", 2, "done").expect("A1: 1C 1T")
    alone(position).fear("trade-suffers", 3, "land A1", "replace city A1").expect("A1: 2T; A5: 1T", fear=0)
    alone(position).fear("trade-suffers", 3, "land A1", "replace town A1").expect("A1: 1C 1E; A5: 1T")


@shows("wary-of-the-interior-1", "wary-of-the-interior-2", "wary-of-the-interior-3")
def test_wary_of_the_interior_they_leave_it() -> None:
    position = "A5: 1E 1T; A1: 1E 1T"
    alone(position).fear("wary-of-the-interior", 1).expect("A5: 1T; A1: 1E 1T")
    alone(position).fear("wary-of-the-interior", 2, "remove town A5").expect("A5: 1E; A1: 1E 1T", fear=0)
    alone(position).fear("wary-of-the-interior", 3, "remove town A1").expect("A5: 1E 1T; A1: 1E", fear=0)
