"""Special powers that bring coins at scoring."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule, shows


def income(table: Table, seat: int = 0) -> int:
    """What a turn without any conquest brings this seat."""
    play = table.begin(seat)
    before = play.coins(seat)
    return play.to_end_of_turn().coins(seat) - before


def bonus(power: str, regions: str, race: str = "ogres", edition: str = "polish") -> int:
    """What the power adds to a coin for each of these regions."""
    table, held = Table(edition=edition).race(0, race, power), regions.split()
    for region in held:
        table.hold(0, region)
    return income(table) - len(held)


@rule("SU-114")
@shows("power-adventurous")
def test_adventurous_scores_a_coin_more_where_a_place_lies_but_not_for_relics() -> None:
    table = Table().hold(0, "r05", race="ogres", power="adventurous").hold(0, "r06").hold(0, "r11")
    table.find("fountain-of-youth", "r05").find("crypt-of-tomb-raider", "r11").find("shiny-orb", "r06")
    assert income(table) == 3 + 2


@rule("SU-114", "SU-081")
@shows("power-adventurous")
def test_adventurous_counts_no_place_of_the_other_race_of_its_player() -> None:
    table = Table().hold(0, "r05", race="ogres", power="adventurous").hold_declined(0, "r11", race="mudmen")
    table.find("fountain-of-youth", "r05").find("crypt-of-tomb-raider", "r11")
    assert income(table) == 2 + 1


@rule("SU-115")
@shows("power-fisher")
def test_fisher_scores_a_coin_for_every_full_pair_of_coastal_regions() -> None:
    assert bonus("fisher", "r02") == 0
    assert bonus("fisher", "r02 r04") == 1
    assert bonus("fisher", "r02 r04 r09") == 1
    assert bonus("fisher", "r02 r04 r09 r13") == 2
    assert bonus("fisher", "r02 r05 r06 r07") == 0


@rule("SU-115", "SU-012")
@shows("power-fisher")
def test_a_river_is_no_coastal_region_for_fishers() -> None:
    table = Table().hold(0, "r02", race="kraken", power="fisher").hold(0, "r03").hold(0, "r21")
    assert income(table) == 3
    table = Table().hold(0, "r02", race="kraken", power="fisher").hold(0, "r03").hold(0, "r04")
    assert income(table) == 3 + 1


@rule("SU-116")
@shows("power-flocking")
def test_flocking_scores_two_coins_if_all_regions_hang_together() -> None:
    assert bonus("flocking", "r02") == 2
    assert bonus("flocking", "r02 r08 r09") == 2
    assert bonus("flocking", "r02 r08 r09 r16") == 0
    assert bonus("flocking", "r02 r04") == 0


@rule("SU-127")
@shows("power-quarreling")
def test_quarreling_scores_a_coin_for_every_separate_group() -> None:
    assert bonus("quarreling", "r02") == 1
    assert bonus("quarreling", "r02 r08 r09") == 1
    assert bonus("quarreling", "r02 r08 r09 r16") == 2
    assert bonus("quarreling", "r02 r04 r18") == 3


@rule("SU-117", "SU-197", "SU-272")
@pytest.mark.parametrize(
    ("race", "regions", "connected"),
    [
        ("spiderines", "r02 r16", True),  # both next to a Chasm
        ("spiderines", "r04 r16", True),  # one of them is enough,
        ("spiderines", "r02 r05", True),  # whichever comes first
        ("spiderines", "r04 r13", False),
        ("lizardmen", "r02 r04", True),  # across a river
        ("lizardmen", "r02 r26", True),  # across three
        ("lizardmen", "r02 r05", False),
        ("ogres", "r02 r16", False),
    ],
)
@pytest.mark.parametrize("edition", ["polish", "english"])
def test_every_adjacency_of_the_race_joins_flocks_and_no_quarreling_groups(
    race: str, regions: str, connected: bool, edition: str
) -> None:
    assert bonus("flocking", regions, race, edition) == (2 if connected else 0)
    assert bonus("quarreling", regions, race, edition) == 2  # they share no border


@rule("SU-117", "SU-272")
def test_the_great_brass_pipe_joins_flocks_and_no_quarreling_groups() -> None:
    for power, apart, piped in (("flocking", 0, 2), ("quarreling", 2, 2)):
        table = Table().hold(0, "r05", race="ogres", power=power).hold(0, "r08")
        assert income(table) == 2 + apart
        table = Table().hold(0, "r05", race="ogres", power=power).hold(0, "r08")
        assert income(table.find("great-brass-pipe", "r05")) == 2 + piped


@rule("SU-118")
@shows("power-frightened")
def test_frightened_scores_a_coin_more_where_three_or_more_stand() -> None:
    table = Table().hold(0, "r05", 3, race="mudmen", power="frightened").hold(0, "r06", 2).hold(0, "r11", 4)
    assert income(table.hold(0, "r16")) == 4 + 2


@rule("SU-118")
@shows("power-frightened")
def test_frightened_counts_what_stands_there_after_redeployment() -> None:
    table = Table().hold(0, "r05", 2, race="ogres", power="frightened").hold(0, "r06", 2)
    play = table.begin(0, "redeployment").pick("take r05", "done", "place r06 1")
    assert (play.tokens("r06"), play.coins(0)) == (3, 5 + 2 + 1)


@rule("SU-118")
def test_armor_and_hammers_are_no_tokens_for_the_frightened() -> None:
    table = Table().hold(0, "r05", 2, race="iron-dwarves", power="frightened").hold(0, "r11", 2)
    table.armor("r05", 3).race(1, "shrooms").s.troop(0).hammers = 3
    assert income(table) == 2


@rule("SU-124")
@shows("power-mining")
def test_mining_scores_a_coin_more_for_each_mine() -> None:
    table = Table().hold(0, "r11", race="ogres", power="mining").hold(0, "r26").hold(0, "r16")
    assert income(table.hold_declined(0, "r18", race="mudmen")) == 4 + 2


@rule("SU-125")
@shows("power-muddy")
def test_muddy_scores_a_coin_more_for_each_mudpool() -> None:
    table = Table().hold(0, "r02", race="ogres", power="muddy").hold(0, "r23").hold(0, "r16")
    assert income(table.hold_declined(0, "r20", race="shrooms")) == 4 + 2


@rule("SU-126")
@shows("power-mystic")
def test_mystic_scores_a_coin_more_for_each_mystic_crystal_region() -> None:
    table = Table().hold(0, "r04", race="ogres", power="mystic").hold(0, "r22").hold(0, "r16")
    assert income(table.hold_declined(0, "r13", race="shrooms")) == 4 + 2


@rule("SU-134")
@shows("power-stone")
def test_stone_scores_a_coin_more_for_each_black_mountain() -> None:
    table = Table().hold(0, "r06", race="ogres", power="stone").hold(0, "r16").hold(0, "r11")
    assert income(table.hold_declined(0, "r12", race="shrooms")) == 4 + 2


@rule("SU-135")
@shows("power-thieving")
def test_thieving_takes_one_coin_from_each_player_with_an_active_token_next_door() -> None:
    table = Table(3).hold(0, "r10", race="ogres", power="thieving").hold(0, "r14")
    table.hold(1, "r09", race="shrooms").hold(1, "r11").hold(1, "r21")  # three neighbours, one coin
    table.hold(2, "r03", race="gnomes")
    play = table.begin().to_end_of_turn()
    assert [play.coins(seat) for seat in range(3)] == [5 + 2 + 2, 4, 4]


@rule("SU-135")
@shows("power-thieving")
def test_thieving_spares_the_distant_the_declined_and_the_penniless() -> None:
    table = Table(4).hold(0, "r16", race="ogres", power="thieving")
    table.hold(1, "r05", race="shrooms")  # not next door
    table.hold_declined(2, "r15", race="gnomes")
    table.hold(3, "r17", race="mummies").coins(3, 0)
    play = table.begin().to_end_of_turn()
    assert [play.coins(seat) for seat in range(4)] == [5 + 1, 5, 5, 0]
    table = Table(4).hold(0, "r16", race="ogres", power="thieving").hold(3, "r17", race="mummies").coins(3, 1)
    play = table.begin().to_end_of_turn()
    assert [play.coins(seat) for seat in (0, 3)] == [5 + 1 + 1, 0]


@rule("SU-135")
@shows("power-thieving")
def test_thieving_ends_with_the_active_race() -> None:
    table = Table().hold(0, "r16", race="ogres", power="thieving").hold(1, "r11", race="shrooms")
    play = table.begin(0, "choose").pick("go-on").to_end_of_turn()
    assert play.coins(1) == 4
    play.to_end_of_turn().pick("decline")
    assert play.coins(0) == 5 + 2 + 1
