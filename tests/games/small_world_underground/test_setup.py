"""Set-up: the board, the column, the purses and who begins (SU-013 to SU-021, SU-174)."""

import pytest

from rulebound.games.small_world_underground import GAME
from rulebound.games.small_world_underground.seen import sees_coins, status_lines, underground_view
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import BadSetup, Match, state_hash, view_bytes
from tests.games.small_world_underground.harness import Table
from tests.marks import rule


def world(match: Match) -> UndergroundState:
    """The state of a match."""
    assert isinstance(match.state, UndergroundState)
    return match.state


def shown(s: UndergroundState, seat: int | None) -> set[str]:
    """Every word in a seat's view."""
    return set(view_bytes(underground_view(s, seat)).decode().replace('"', " ").split())


@rule("SU-013", "SU-021")
@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_game_lasts_as_many_turns_as_its_map_says(seats: int, turns: int) -> None:
    play = Table(seats, monsters=True).begin(0, "pick")
    while play.match.pending is not None:
        play.to_end_of_turn()
    began = [event.args for event in play.events("turn")]
    assert began == [(seat, turn) for turn in range(1, turns + 1) for seat in range(seats)]


@rule("SU-013")
def test_the_turn_marker_begins_on_turn_one() -> None:
    view = underground_view(world(Match(GAME, {"seats": 4}, 3)), None)
    assert (view.round, view.rounds) == (1, 9)


@rule("SU-014", "SU-015")
def test_six_combos_are_on_offer_and_the_rest_of_the_stacks_cannot_be_seen() -> None:
    s = Table(3).s
    words = shown(s, 0)
    assert len(s.combos) == 6
    for combo in s.combos:
        assert {combo.race, combo.power} <= words
    assert not words & {*s.banners, *s.badges}
    view = underground_view(s, 0)
    assert (view.banners_left, view.badges_left) == (9, 15)


@rule("SU-014", "SU-015")
def test_banners_and_badges_are_shuffled_apart() -> None:
    columns = [[(combo.race, combo.power) for combo in Table(seed=seed).s.combos] for seed in range(60)]
    assert {race for column in columns for race, _ in column} == set(GAME.names["race"])
    assert {power for column in columns for _, power in column} == set(GAME.names["power"])
    assert len({race for column in columns for race, power in column if power == "royal"}) > 5


@rule("SU-015")
def test_the_visible_badge_belongs_to_the_top_banner_and_both_move_up_together() -> None:
    table = Table(3).combos(("drow", "mining"))
    last, below = table.s.combos[5], (table.s.banners[0], table.s.badges[0])
    play = table.begin(0, "pick").pick("choose drow mining 0")
    assert (play.s.combos[4].race, play.s.combos[4].power) == (last.race, last.power)
    assert (play.s.combos[5].race, play.s.combos[5].power) == below


@rule("SU-016")
@pytest.mark.parametrize(("seats", "sites"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_two_monsters_stand_in_each_monster_region(seats: int, sites: int) -> None:
    view = underground_view(Table(seats, monsters=True).s, None)
    assert [region.monsters for region in view.regions if region.monsters] == [2] * sites


@rule("SU-017")
@pytest.mark.parametrize(("seats", "sites"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_as_many_places_and_relics_as_monster_regions_lie_face_down(seats: int, sites: int) -> None:
    s = Table(seats, monsters=True).s
    assert (len(s.finds), len(s.aside)) == (sites, 15 - sites)
    for seat in (None, 0):
        assert underground_view(s, seat).finds_left == sites
        assert not shown(s, seat) & {*s.finds, *s.aside}


@rule("SU-017")
def test_places_and_relics_are_shuffled_together() -> None:
    stacks = [Table(4, monsters=True, seed=seed).s.finds for seed in range(60)]
    everything = {*GAME.names["place"], *GAME.names["relic"]}
    assert {stack[0] for stack in stacks} == everything
    relics = {sum(name in GAME.names["relic"] for name in stack) for stack in stacks}
    assert len(relics) > 2


@rule("SU-018")
def test_a_mountain_marker_lies_under_monsters_too_and_stays_when_they_are_gone() -> None:
    table = Table().race(0, "drow", "stone", hand=5).hold(0, "r10").monsters("r14", find="altar-of-souls")
    play = table.race(1, "mudmen", hand=8).hold(1, "r22").begin().pick("conquer r14")
    assert play.tokens("r14") == 5  # 2, the mountain, two Monsters
    play.pick("take r14", "place r10 4", "go-on", "conquer r14")
    assert play.holder("r14") == (1, "active")
    assert play.tokens("r14") == 4  # 2, the mountain, one Drow


@rule("SU-018")
@pytest.mark.parametrize("region", ["r06", "r12", "r14", "r16"])
def test_every_black_mountain_region_has_its_marker(region: str) -> None:
    homes = {"r06": "r05", "r12": "r07", "r14": "r10", "r16": "r11"}
    play = Table().race(0, "drow", "stone", hand=8).hold(0, homes[region]).begin()
    assert play.pick(f"conquer {region}").tokens(region) == 3


@rule("SU-019")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_player_starts_with_five_coins(seats: int) -> None:
    s = world(Match(GAME, {"seats": seats}, 8))
    assert [underground_view(s, seat).players[seat].coins for seat in range(seats)] == [5] * seats


@rule("SU-020")
def test_coins_are_hidden_from_others_and_spectators_until_the_game_ends() -> None:
    table = Table(3, coins="hidden").hold(0, "r03", race="kraken").coins(1, 9)
    play = table.begin(0, "scoring", round_=1)
    assert [player.coins for player in underground_view(play.s, 0).players] == [6, None, None]
    assert [player.coins for player in underground_view(play.s, 1).players] == [None, 9, None]
    assert [player.coins for player in underground_view(play.s, None).players] == [None, None, None]
    assert [event.args for event in status_lines(play.s, 1) if event.kind == "coins"] == [(1, 9)]
    (counted,) = play.events("counted")
    assert (counted.is_for(0), counted.is_for(1), counted.is_for(None)) == (True, False, False)


@rule("SU-020")
def test_all_coins_are_shown_when_the_game_is_over() -> None:
    play = Table(2, coins="hidden").hold(1, "r05", race="drow").coins(0, 9).begin(1, "scoring", round_=10)
    assert play.match.pending is None
    for viewer in (0, 1, None):
        assert [player.coins for player in underground_view(play.s, viewer).players] == [9, 7]


@rule("SU-020")
def test_open_coins_can_be_agreed_at_set_up() -> None:
    for agreed, seen in (("open", True), ("hidden", False)):
        s = world(Match(GAME, {"seats": 3, "coins": agreed}, 1))
        assert sees_coins(s, 0, 1) == sees_coins(s, None, 1) == seen
    assert not sees_coins(world(Match(GAME, {"seats": 3}, 1)), 0, 1)  # hidden unless agreed


@rule("SU-021")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_play_goes_clockwise_from_the_first_player_and_the_marker_advances_before_him(first: int) -> None:
    table = Table(3)
    table.s.first = first
    play = table.begin(first, "pick")
    for _ in range(4):
        play.to_end_of_turn()
    second, third = (first + 1) % 3, (first + 2) % 3
    began = [event.args for event in play.events("turn")]
    assert began == [(first, 1), (second, 1), (third, 1), (first, 2), (second, 2)]


@rule("SU-174")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_begins_can_be_chosen(seats: int) -> None:
    for seat in range(seats):
        match = Match(GAME, {"seats": seats, "first": f"seat-{seat + 1}"}, 5)
        assert match.pending is not None
        assert match.pending.seats == (seat,)
        assert underground_view(world(match), None).first == seat


@rule("SU-174")
def test_who_begins_is_drawn_by_lot_otherwise() -> None:
    begins = [world(Match(GAME, {"seats": 5}, seed)).first for seed in range(100)]
    assert all(begins.count(seat) > 8 for seat in range(5))


@rule("SU-174")
@pytest.mark.parametrize(("seats", "first"), [(2, "seat-3"), (3, "seat-4"), (4, "seat-5"), (2, "seat-0")])
def test_a_first_player_without_a_seat_is_refused(seats: int, first: str) -> None:
    with pytest.raises(BadSetup, match="first"):
        Match(GAME, {"seats": seats, "first": first}, 1)


def test_the_same_seed_sets_up_the_same_table_and_another_seed_another() -> None:
    setup = {"seats": 4, "first": "seat-1"}
    hashes = [state_hash(Match(GAME, setup, seed).state) for seed in (11, 11, 12, 13)]
    assert hashes[0] == hashes[1]
    assert len(set(hashes)) == 3
    columns = [[c.race for c in world(Match(GAME, setup, seed)).combos] for seed in (11, 12, 13)]
    assert len({tuple(column) for column in columns}) == 3


def test_the_same_seed_and_the_same_picks_end_in_the_same_state() -> None:
    def played() -> tuple[str, list[tuple[str, tuple[str | int, ...]]]]:
        play = Table(3, monsters=True, coins="hidden", seed=21).begin(0, "pick")
        for at in range(150):
            if play.match.pending is not None:
                play.pick(play.options[at % len(play.options)])
        return state_hash(play.s), [(event.kind, event.args) for event in play.match.events]

    assert played() == played()


@rule("SU-175")
def test_the_bank_never_runs_out() -> None:
    table = Table().hold(0, "r05", race="drow").hold(0, "r26").coins(1, 503)
    assert table.s.bank == 0
    assert table.begin(0, "scoring").coins(0) == 5 + 4  # two regions, both lonely


@rule("SU-267")
def test_the_fountain_gives_nothing_to_a_holder_in_decline() -> None:
    table = Table().hold(0, "r26", race="drow").hold_declined(0, "r05", race="shrooms")
    play = table.find("fountain-of-youth", "r05").begin(0, "start")
    assert (play.hand(0), play.tray("drow"), play.tray("shrooms"), play.tokens("r05")) == (0, 8, 9, 1)
    table = Table().hold(0, "r26", race="drow").hold(0, "r05").hold_declined(0, "r02", race="shrooms")
    play = table.find("fountain-of-youth", "r05").begin(0, "start")
    assert (play.hand(0), play.tray("drow")) == (1, 6)
