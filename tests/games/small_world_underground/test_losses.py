"""Losses and withdrawal: SU-062 to SU-065."""

from tests.games.small_world_underground.harness import Table
from tests.marks import rule


@rule("SU-062")
def test_a_conquered_stack_returns_one_token_to_the_tray_and_the_others_to_hand() -> None:
    table = Table().race(0, "gnomes", hand=5).hold(0, "r04")
    table.hold(1, "r05", 3, race="shrooms").hold(1, "r26", 1)
    play = table.begin().pick("conquer r05")
    assert play.holder("r05") == (0, "active")
    assert play.hand(1) == 2
    assert play.tray("shrooms") == 10 - 1 - 2
    assert play.tokens("r26") == 1


@rule("SU-062")
def test_a_lone_token_in_a_conquered_region_returns_to_the_tray() -> None:
    table = Table().race(0, "gnomes", hand=3).hold(0, "r04")
    table.hold(1, "r05", 1, race="shrooms").hold(1, "r26", 1)
    play = table.begin().pick("conquer r05")
    assert play.hand(1) == 0
    assert play.tray("shrooms") == 9


@rule("SU-063")
def test_ousted_tokens_go_to_any_regions_of_the_same_race_in_the_conquerors_turn() -> None:
    table = Table().race(0, "gnomes", hand=5).hold(0, "r04")
    table.hold(1, "r05", 3, race="shrooms").hold(1, "r26", 1).hold(1, "r13", 1)
    table.hold_declined(1, "r06", race="mudmen")
    play = table.begin().pick("conquer r05", "done")
    assert (play.s.seat, play.seat, play.prompt) == (0, 1, "withdraw")
    assert play.coins(0) == 5  # not scored yet
    assert sorted(set(play.options)) == ["place r13 1", "place r13 2", "place r26 1", "place r26 2"]
    play.pick("place r26 1", "place r13 1")
    assert (play.tokens("r13"), play.tokens("r26"), play.hand(1)) == (2, 2, 0)
    assert play.s.seat == 1


@rule("SU-063", "SU-064")
def test_ousted_tokens_wait_in_hand_until_withdrawal_and_not_for_other_races() -> None:
    table = Table().race(0, "gnomes", hand=4).hold(0, "r04")
    table.hold(1, "r05", 2, race="shrooms").hold_declined(1, "r26", race="mudmen")
    play = table.begin().pick("conquer r05").to_end_of_turn()
    assert play.hand(1) == 1
    assert play.tokens("r26") == 1


@rule("SU-064")
def test_a_race_that_lost_all_regions_keeps_its_tokens_and_enters_again_from_the_edge() -> None:
    table = Table().race(0, "gnomes", hand=5).hold(0, "r04").hold(1, "r05", 3, race="shrooms")
    play = table.begin().pick("conquer r05").to_end_of_turn()
    assert (play.seat, play.hand(1)) == (1, 2)
    play.pick("go-on")
    assert play.hand(1) == 2
    assert play.regions("conquer") == ["r02", "r03", "r07", "r23", "r25", "r26", "r27"]
    assert "r09" not in play.regions("attempt")


@rule("SU-065")
def test_places_and_relics_stay_in_a_conquered_region() -> None:
    table = Table().race(0, "gnomes", hand=5).hold(0, "r04").hold(1, "r11", 1, race="shrooms").hold(1, "r26", 2)
    table.find("mine-of-lost-dwarf", "r11").find("sword-of-killer-rabbit", "r11")
    play = table.begin().pick("conquer r11")
    assert play.s.finds_by_region()[play.s.board.number["r11"]] == ["mine-of-lost-dwarf", "sword-of-killer-rabbit"]
    assert "use sword-of-killer-rabbit" in play.options
    play.to_end_of_turn()
    assert play.coins(0) == 5 + 2 + 2  # two regions, and the Mine
    play.pick("go-on")
    assert "use sword-of-killer-rabbit" not in play.options


@rule("SU-065")
def test_armor_of_a_conquered_region_returns_to_the_supply() -> None:
    table = Table().race(0, "gnomes", hand=4).hold(0, "r22")
    table.race(1, "mudmen", "shield").hold(1, "r26").armor("r26").hold(1, "r10").armor("r10", 7)
    play = table.begin().pick("conquer r26")
    assert play.tokens("r26") == 4  # 2, the token and its Armor
    assert sum(play.s.armor) == 7
    play.to_end_of_turn().to_end_of_turn()
    assert sum(play.s.armor) == 8  # the eighth could be taken again for the forest
