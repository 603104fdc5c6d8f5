"""The Popular Places that give coins, tokens, walls and ways; Crypt, Stonehedge and Pentacle have their own."""

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows

ALTAR, FIELDS, PIPE = "altar-of-souls", "diamond-fields", "great-brass-pipe"
FOUNTAIN, KEEP, MINE, CRYPT = (
    "fountain-of-youth",
    "keep-on-motherland",
    "mine-of-lost-dwarf",
    "crypt-of-tomb-raider",
)


@rule("SU-155")
def test_a_place_never_leaves_its_region() -> None:
    table = Table().race(0, "drow", hand=4).hold(0, "r02").hold(0, "r04").find(MINE, "r02")
    table.hold(1, "r09", 1, race="shrooms").find(KEEP, "r09").find("flying-doormat", "r02")
    play = table.begin().pick("use flying-doormat", "conquer r09").to_end_of_turn()
    assert play.lies("flying-doormat") == "r09"
    assert play.lies(KEEP) == "r09"
    assert play.lies(MINE) == "r02"


@rule("SU-155")
def test_a_place_stays_in_an_abandoned_region() -> None:
    table = Table().race(0, "drow", "vampire").hold(0, "r02").hold(0, "r04").find(MINE, "r02")
    play = table.begin().pick("abandon r02").to_end_of_turn()
    assert play.lies(MINE) == "r02"
    assert play.coins(0) == 5 + 2  # r04, lonely


@rule("SU-156")
def test_most_places_give_a_race_in_decline_nothing() -> None:
    table = Table().race(0, "drow", "vampire", hand=3).hold(0, "r20")
    table.hold_declined(0, "r02", race="shrooms").find(FOUNTAIN, "r02").find(PIPE, "r02").find(CRYPT, "r02")
    play = table.begin(0, "start")
    assert not play.events("born")
    play.pick("go-on")
    assert not {"conquer r27", "attempt r27", "conquer r02"} & set(play.options)  # Mudpools, but no Pipe


@rule("SU-156")
def test_the_crypt_and_fields_of_a_race_in_decline_differ() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r20").hold_declined(0, "r02", race="shrooms")
    play = table.find(CRYPT, "r02").find(FIELDS, "r02").begin(0, "end")
    assert play.seat == 1  # nobody was asked about the Ghost
    assert play.coins(0) == 5 + 1 + 2


@rule("SU-157")
@shows("place-altar-of-souls")
def test_the_altar_gives_three_coins_for_a_token_in_decline_after_scoring() -> None:
    table = Table(edition="english").race(0, "drow", "vampire").hold(0, "r02").find(ALTAR, "r02")
    table.hold_declined(0, "r26", race="shrooms").hold_declined(0, "r22")
    play = table.begin(0, "scoring")
    assert play.coins(0) == 5 + 2 + 2  # both regions in decline have been scored
    assert play.options == ["sacrifice r22", "sacrifice r26", "done"]
    play.pick("sacrifice r26")
    assert play.coins(0) == 12
    assert play.holder("r26") is None
    assert play.tray("shrooms") == 9
    assert play.seat == 1  # once a turn


@rule("SU-157")
@shows("place-altar-of-souls")
def test_the_altar_works_for_a_race_in_decline() -> None:
    table = Table(edition="english").race(0, "drow", "vampire").hold(0, "r02").find(ALTAR, "r26")
    table.hold_declined(0, "r26", race="shrooms").hold(1, "r09", race="gnomes")
    play = table.begin(0, "scoring").pick("sacrifice r26")
    assert play.coins(0) == 5 + 1 + 1 + 3
    assert play.s.races[1] is None  # the last token gone, the race leaves


@rule("SU-157")
@shows("place-altar-of-souls")
def test_the_altar_takes_one_token_of_a_stack_and_may_be_refused() -> None:
    table = Table(edition="english").race(0, "drow", "vampire").hold(0, "r02").find(ALTAR, "r02")
    table.hold_declined(0, "r26", 3, race="shrooms", power="tomb")
    assert table.begin(0, "scoring").pick("sacrifice r26").tokens("r26") == 2
    refused = table.begin(0, "scoring").done()
    assert refused.tokens("r26") == 3
    assert refused.coins(0) == 5 + 2 + 1


@rule("SU-157")
def test_only_the_holder_of_the_altar_sacrifices() -> None:
    table = Table().race(0, "drow", "vampire").hold(0, "r02").hold(1, "r26", race="gnomes").find(ALTAR, "r26")
    table.hold_declined(0, "r04", race="shrooms")
    assert table.begin(0, "scoring").prompt != "sacrifice"


@rule("SU-161")
@shows("place-diamond-fields")
def test_the_diamond_fields_pay_for_every_region_of_their_terrain_held_by_the_same_race() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r11").hold(0, "r18").hold(0, "r02").find(FIELDS, "r11")
    table.hold_declined(0, "r26", race="shrooms")
    assert table.begin(0, "scoring").coins(0) == 5 + 2 + 2 + 1 + 1


@rule("SU-161")
@shows("place-diamond-fields")
def test_the_diamond_fields_pay_a_race_in_decline() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r11")
    table.hold_declined(0, "r26", race="shrooms").hold_declined(0, "r18").find(FIELDS, "r26")
    assert table.begin(0, "scoring").coins(0) == 5 + 1 + 2 + 2


@rule("SU-162")
@shows("place-great-brass-pipe")
def test_the_pipe_makes_all_regions_of_its_terrain_adjacent() -> None:
    table = Table().race(0, "ogres", "vampire", hand=4).hold(0, "r11").find(PIPE, "r11").hold(0, "r02")
    play = table.begin()
    assert {"r18", "r19", "r26"} <= set(play.regions("conquer"))  # all Mines
    assert "r27" not in play.regions("conquer")  # a Mudpool like r02
    play.pick("conquer r26")
    assert "conquer r27" in play.options


@rule("SU-162")
def test_the_pipe_serves_its_holder_alone() -> None:
    table = Table().race(0, "ogres", "vampire", hand=4).hold(0, "r18").hold(1, "r11", 2, race="shrooms")
    play = table.find(PIPE, "r11").begin()
    assert "r26" not in play.regions("conquer")
    assert "r11" not in play.regions("conquer")


@rule("SU-163")
@shows("place-fountain-of-youth")
def test_the_fountain_gives_a_token_at_the_start_of_the_turn() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02", 1).find(FOUNTAIN, "r02")
    play = table.begin(0, "start")
    assert play.hand(0) == 1
    assert play.tray("ogres") == 8


@rule("SU-163")
def test_the_fountain_is_dry_when_the_tray_is_empty() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02", 10).find(FOUNTAIN, "r02")
    play = table.begin(0, "start")
    assert play.hand(0) == 0
    assert not play.events("born")


@rule("SU-164")
@shows("place-keep-on-motherland")
def test_the_keep_gives_a_coin() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").hold(0, "r05").find(KEEP, "r02")
    assert table.begin(0, "scoring").coins(0) == 5 + 2 + 1


@rule("SU-164")
@shows("place-keep-on-motherland")
def test_coin_and_walls_of_the_keep_serve_a_race_in_decline() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r26").hold_declined(0, "r09", race="shrooms")
    table.find(KEEP, "r09").race(1, "drow", "mining", hand=4).hold(1, "r02")
    assert table.begin(0, "scoring").coins(0) == 5 + 1 + 2
    assert table.begin(1).pick("conquer r09").tokens("r09") == 2 + 1 + 1


@rule("SU-165")
@shows("place-mine-of-lost-dwarf")
def test_the_mine_of_the_lost_dwarf_gives_two_coins() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").hold(0, "r05").find(MINE, "r02")
    assert table.begin(0, "scoring").coins(0) == 5 + 2 + 2


@rule("SU-165")
@shows("place-mine-of-lost-dwarf")
def test_the_mine_of_the_lost_dwarf_works_in_decline() -> None:
    table = Table().race(0, "ogres", "vampire").hold(0, "r02").hold_declined(0, "r05", race="shrooms")
    assert table.find(MINE, "r05").begin(0, "scoring").coins(0) == 5 + 1 + 3
