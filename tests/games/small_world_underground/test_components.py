"""Components: what is in the box, on the board and in the trays (SU-001 to SU-012)."""

from collections import Counter

import pytest

from rulebound.games.small_world_underground import GAME
from rulebound.games.small_world_underground.seen import underground_view
from rulebound.kernel import BadSetup, Match
from tests.games.small_world_underground.harness import Table
from tests.marks import rule

LAND = ("black-mountain", "mine", "mudpool", "mushroom-forest", "mystic-crystal")


@rule("SU-001")
@pytest.mark.parametrize(("seats", "regions"), [(2, 28), (3, 33), (4, 44), (5, 55)])
def test_each_number_of_players_has_its_own_map(seats: int, regions: int) -> None:
    s = Table(seats).s
    assert (len(underground_view(s, None).players), len(s.board.ids)) == (seats, regions)


@rule("SU-001")
@pytest.mark.parametrize("seats", [1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, {"seats": seats}, 1)


@rule("SU-002")
def test_fifteen_banners_and_twenty_one_badges_lie_ready() -> None:
    s = Table().s
    banners = {*s.banners, *(combo.race for combo in s.combos)}
    badges = {*s.badges, *(combo.power for combo in s.combos)}
    assert (len(banners), len(badges)) == (15, 21)
    assert (len(s.banners), len(s.badges)) == (9, 15)


@rule("SU-002")
def test_a_banner_shows_its_pale_side_once_the_race_is_in_decline() -> None:
    play = Table().hold(0, "r05", 2, race="drow").begin(0, "choose")
    before = underground_view(play.s, None)
    assert before.players[0].active is not None
    assert (before.players[0].active.race, before.players[0].active.in_decline) == ("drow", False)
    assert not any(region.in_decline for region in before.regions)
    play.pick("decline")
    after = underground_view(play.s, None)
    assert after.players[0].active is None
    assert after.players[0].declined is not None
    assert (after.players[0].declined.race, after.players[0].declined.in_decline) == ("drow", True)
    assert [region.id for region in after.regions if region.in_decline] == ["r05"]


@rule("SU-003")
def test_the_trays_hold_165_race_tokens() -> None:
    tray = Table().s.tray
    by_number = {
        9: {"drow", "flames"},
        10: {"cultists", "kraken", "liches", "ogres", "shrooms"},
        11: {"gnomes", "will-o-wisps"},
        12: {"iron-dwarves", "lizardmen", "mudmen", "shadow-mimes", "spiderines"},
        15: {"mummies"},
    }
    assert tray == {race: number for number, races in by_number.items() for race in races}
    assert sum(tray.values()) == 165


@rule("SU-004")
def test_there_are_fourteen_monsters_and_each_adds_the_same_to_the_cost() -> None:
    assert sum(Table(5, monsters=True).s.monsters) == 14
    # r05 is a Black Mountain, r21 and r49 are not: every pair adds 2.
    for site, cost in (("r05", 5), ("r21", 4), ("r49", 4)):
        play = Table(5, monsters=True).race(0, "drow", "stone", hand=9).begin().pick(f"conquer {site}")
        assert play.tokens(site) == cost


@rule("SU-005")
def test_nine_places_and_six_relics_are_in_the_box_one_marker_each() -> None:
    s = Table(4, monsters=True).s
    box = sorted([*s.finds, *s.aside])
    assert box == sorted([*GAME.names["place"], *GAME.names["relic"]])
    assert (len(set(GAME.names["place"])), len(set(GAME.names["relic"])), len(box)) == (9, 6, 15)


@rule("SU-006")
def test_the_largest_map_uses_all_nine_black_mountains() -> None:
    counts = [Table(seats).s.board.terrain.count("black-mountain") for seats in (2, 3, 4, 5)]
    assert max(counts) == 9


@rule("SU-006")
def test_there_are_eight_mushroom_armors() -> None:
    table = Table().race(0, "drow", "shield", hand=1).hold(0, "r05").hold(0, "r10")
    play = table.armor("r05", 7).begin(0, "redeployment")
    assert play.prompt == "armor"
    play.pick("armor r10")
    assert play.prompt != "armor"  # two forests, but the eighth Armor was the last
    assert sum(play.s.armor) == 8


@rule("SU-006")
def test_there_are_seven_silver_hammers() -> None:
    table = Table().race(0, "iron-dwarves", "stone", hammers=6).hold(0, "r11").hold(0, "r26")
    play = table.begin(0, "redeployment")
    assert play.s.troop(0).hammers == 7


@rule("SU-006")
def test_four_vengeance_markers_are_one_for_every_opponent() -> None:
    table = Table(5).race(0, "shrooms", "vengeful")
    attacks = (
        ("drow", "r03", "r04"),
        ("gnomes", "r08", "r16"),
        ("mudmen", "r48", "r41"),
        ("kraken", "r52", "r54"),
    )
    for seat, (race, home, prey) in enumerate(attacks, 1):
        table.race(seat, race, hand=4).hold(seat, home).hold(0, prey)
    play = table.begin(1)
    for seat, (_, _, prey) in enumerate(attacks, 1):
        if seat > 1:
            play.pick("go-on")
        play.pick(f"conquer {prey}").to_end_of_turn()
        assert len(play.s.vengeance) == seat
    assert sorted(play.s.vengeance) == [1, 2, 3, 4]


@rule("SU-006")
def test_there_is_one_great_ancient_and_one_queen_and_they_leave_where_they_stood() -> None:
    table = Table().race(0, "cultists", "royal").hold(0, "r05").hold(0, "r04")
    play = table.marker("ancient", "r05").marker("queen", "r04").begin(0, "start")
    play.pick("ancient r04", "go-on", "done", "queen r05")
    standing = {region.id: region.markers for region in underground_view(play.s, None).regions if region.markers}
    assert standing == {"r04": ["great-ancient"], "r05": ["queen"]}


@rule("SU-007")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_coins_are_worth_508_together(seats: int) -> None:
    s = Table(seats).s
    assert s.bank + sum(s.coins) == 34 * 1 + 18 * 3 + 24 * 5 + 30 * 10 == 508


@rule("SU-008", "SU-271")
def test_the_die_is_blank_half_the_time_and_shows_one_two_and_three_equally() -> None:
    rolls: Counter[int] = Counter()
    for seed in range(1200):
        play = Table(seed=seed).race(0, "drow", "stone", hand=1).hold(0, "r05").begin().pick("attempt r04")
        rolls[int(play.events("rolled")[0].args[2])] += 1
    assert set(rolls) == {0, 1, 2, 3}
    assert 550 < rolls[0] < 650
    assert all(150 < rolls[face] < 250 for face in (1, 2, 3))


@rule("SU-009", "SU-010")
@pytest.mark.parametrize(
    ("seats", "borders", "mountains", "land", "rivers", "chasms"),
    [(2, 67, 4, 4, 3, 5), (3, 77, 6, 5, 3, 4), (4, 109, 7, 7, 5, 4), (5, 137, 9, 9, 5, 5)],
)
def test_each_map_has_its_regions_and_borders(
    seats: int, borders: int, mountains: int, land: int, rivers: int, chasms: int
) -> None:
    s = Table(seats).s
    terrain = Counter(s.board.terrain)
    other_land = dict.fromkeys(LAND[1:], land)
    assert terrain == {"black-mountain": mountains, **other_land, "river": rivers, "chasm": chasms}
    assert sum(mask.bit_count() for mask in s.board.borders) == 2 * borders


@rule("SU-011")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_neighbours_can_be_conquered_from_either_side(seats: int) -> None:
    """From every region but the Chasms in turn: what it reaches reaches it."""
    board = Table(seats).s.board
    names = [name for name, terrain in zip(board.ids, board.terrain, strict=True) if terrain != "chasm"]
    reached = {}
    for name in names:
        play = Table(seats).race(0, "drow", "stone", hand=8).hold(0, name).begin()
        reached[name] = set(play.regions("conquer"))
    assert all(reached[name] for name in names)
    for name in names:
        assert all(name in reached[other] for other in reached[name])
        assert name not in reached[name]


@rule("SU-012")
def test_coastal_regions_are_land_next_to_a_river_and_never_the_river() -> None:
    def coins(*held: str) -> int:
        table = Table().race(0, "kraken", "fisher")
        for region in held:
            table.hold(0, region)
        play = table.begin(0, "scoring")
        return play.coins(0) - 5 - len(held)

    assert coins("r02", "r04") == 1  # two banks
    assert coins("r02", "r03") == 0  # a bank and the river itself
    assert coins("r03", "r21") == 0  # two rivers that touch
    assert coins("r02", "r05") == 0  # a bank and an inland region
