"""Readying, abandoning and redeployment: SU-066 to SU-070."""

from tests.games.small_world_underground.harness import Table
from tests.marks import rule


@rule("SU-066")
def test_an_abandoned_region_gives_its_tokens_to_the_hand_and_no_coin() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r04", 3).hold(0, "r05", 2).hold(0, "r26", 1)
    play = table.begin(0, "choose").pick("go-on")
    assert play.regions("abandon") == ["r04", "r05", "r26"]
    play.pick("abandon r04")
    assert play.holder("r04") is None
    assert play.hand(0) == 3 + 1  # all three of r04, and what readying took from r05
    play.to_end_of_turn()
    assert play.coins(0) == 5 + 2


@rule("SU-066")
def test_all_regions_may_be_abandoned_and_the_race_enters_anew() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r10", 2).hold(0, "r11", 1)
    play = table.begin(0, "choose").pick("go-on", "abandon r10", "abandon r11")
    assert play.hand(0) == 3
    assert play.regions("abandon") == []
    assert play.regions("conquer") == ["r02", "r03", "r04", "r05", "r06", "r07", "r23", "r25", "r26", "r27"]


@rule("SU-066")
def test_places_and_relics_of_an_abandoned_region_go_to_its_next_conqueror() -> None:
    table = Table().race(0, "gnomes", "martyr", hand=2).hold(0, "r04").hold(0, "r26")
    table.race(1, "shrooms", "immortal", hand=4).hold(1, "r05")
    table.find("mine-of-lost-dwarf", "r04").find("flying-doormat", "r04")
    play = table.begin()
    assert "use flying-doormat" in play.options
    play.pick("abandon r04")
    assert "use flying-doormat" not in play.options
    play.done()
    assert play.tokens("r26") == 1 + 3
    assert play.coins(0) == 5 + 1  # neither for r04 nor for its Mine
    play.pick("go-on", "conquer r04")
    assert "use flying-doormat" in play.options
    play.to_end_of_turn()
    assert play.coins(1) == 5 + 1 + 2 + 2  # r04, the Mine, and r05 with its forest


@rule("SU-067")
def test_readying_leaves_one_token_in_each_region() -> None:
    table = Table().race(0, "gnomes").hold(0, "r04", 3).hold(0, "r05", 1)
    play = table.begin(0, "choose").pick("go-on")
    assert (play.tokens("r04"), play.tokens("r05"), play.hand(0)) == (1, 1, 2)
    assert play.regions("conquer") == ["r03", "r10", "r11"]


@rule("SU-067")
def test_tokens_on_the_board_do_not_conquer() -> None:
    table = Table().race(0, "gnomes").hold(0, "r04", 1).hold(0, "r05", 1)
    play = table.begin(0, "choose").pick("go-on")
    assert play.regions("conquer") == play.regions("attempt") == []
    assert play.options == ["abandon r04", "abandon r05", "done"]


@rule("SU-068")
def test_redeployment_empties_the_rivers_first() -> None:
    table = Table().race(0, "gnomes", "martyr", hand=3).hold(0, "r04")
    play = table.begin().pick("conquer r03", "conquer r02")
    assert play.prompt == "redeploy-take"
    assert play.holder("r03") is None
    assert play.hand(0) == 1
    play.done()
    assert play.options == ["place r02 1", "place r04 1"]
    play.pick("place r04 1")
    assert play.coins(0) == 5 + 2  # the river gives nothing


@rule("SU-069")
def test_spare_tokens_move_to_any_region_of_the_race_and_one_stays_in_each() -> None:
    table = (
        Table().race(0, "gnomes", hand=2).hold(0, "r04", 3).hold(0, "r26", 1).hold_declined(0, "r05", 1, "drow")
    )
    play = table.begin(0, "redeployment")
    assert play.options == ["take r04", "done"]  # a lone token stays where it is
    play.pick("take r04", "place r26 4")
    assert (play.tokens("r04"), play.tokens("r26"), play.tokens("r05")) == (1, 5, 1)


@rule("SU-069")
def test_every_token_in_hand_must_be_placed() -> None:
    table = Table().race(0, "gnomes", hand=3).hold(0, "r04", 1).hold(0, "r26", 1)
    play = table.begin(0, "redeployment")
    assert play.options == ["place r04 1", "place r26 1", "place r04 3", "place r26 3"]
    play.pick("place r04 1", "place r26 1")
    assert play.options == ["place r04 1", "place r26 1"]
    play.pick("place r04 1")
    assert (play.tokens("r04"), play.tokens("r26"), play.hand(0)) == (3, 2, 0)


@rule("SU-070")
def test_newborn_tokens_are_placed_together_with_those_from_the_river() -> None:
    table = Table().race(0, "mudmen").hold(0, "r20").hold(0, "r13").hold(0, "r21", 2)
    play = table.begin(0, "redeployment")
    assert play.hand(0) == 2 + 1
    play.pick("place r13 3")
    assert (play.tokens("r13"), play.tokens("r20"), play.tokens("r21")) == (4, 1, 0)


@rule("SU-070")
def test_armor_is_laid_after_the_rivers_are_left_and_before_tokens_are_placed() -> None:
    table = Table().race(0, "gnomes", "shield").hold(0, "r09").hold(0, "r02").hold(0, "r03", 2)
    play = table.begin(0, "redeployment")
    assert play.options == ["armor r02", "armor r09"]
    assert play.hand(0) == 2
    play.pick("armor r02", "place r09 2")
    assert play.s.armor[play.s.board.number["r02"]] == 1


@rule("SU-070")
def test_hammers_are_counted_before_tokens_are_placed() -> None:
    table = Table().race(0, "iron-dwarves", hand=2).hold(0, "r11").hold(0, "r04")
    play = table.begin(0, "redeployment")
    assert play.prompt == "redeploy"
    assert [event.kind for event in play.match.events] == ["hammers"]
