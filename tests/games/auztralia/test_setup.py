"""Set-up: the pieces, the survey, the decks and the ports (AZ-S1 to AZ-S22)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.setup import new_world, take_tile
from rulebound.games.auztralia.state import ASIDE, COAL, GOLD, IRON, NOBODY, PHOSPHATE, AuztraliaState
from rulebound.games.auztralia.track import active_disc, turn_order
from rulebound.games.auztralia.turn import port_sites
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule

EAST = pack_of("standard").boards["east"]
TILES = pack_of("standard").tiles
SITES = {"c1", "e1", "g1", "a2", "i2", "d3", "f3", "h3", "h5", "e6", "j3", "b4", "g7"}


def world(seats: int = 3, seed: int = 1, **more: object) -> AuztraliaState:
    """A table as it is before the ports are placed."""
    return new_world(GAME.setup.check({"seats": seats, **more}), seed)


def surveyed(monkeypatch: pytest.MonkeyPatch, layout: str, **more: object) -> AuztraliaState:
    """A table that was surveyed with twenty tiles of one and the same layout."""
    monkeypatch.setattr(pack_of("standard"), "survey", dict.fromkeys(range(1, 21), (layout, False)))
    return world(**more)  # type: ignore[arg-type]


def names(s: AuztraliaState, hexes: list[int]) -> set[str]:
    """The ids of these hexes."""
    return {s.board.ids[h] for h in hexes}


def lying(s: AuztraliaState, kind: int) -> dict[str, int]:
    """Where how many pieces of this kind lie."""
    return {s.board.ids[h]: number for h, number in enumerate(s.ore[kind]) if number}


@rule("AZ-S1")
def test_one_to_four_play_and_on_the_east_unless_they_say_otherwise() -> None:
    for seats in (1, 2, 3, 4):
        assert Match(GAME, {"seats": seats}, 1).state.seat_count == seats  # type: ignore[attr-defined]
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            GAME.setup.check({"seats": seats, "mode": "base"})
    assert world().side == "east"


@rule("AZ-S2")
def test_each_player_has_the_pieces_of_one_colour() -> None:
    for player in world(4).players:
        assert player.farms == [7, 7, 7]
        assert player.rails == 20
        assert player.hq == 20
        assert not any(player.boxes)
        assert player.port == NOBODY


@rule("AZ-S3")
def test_each_player_starts_with_two_coal_two_iron_four_gold_and_three_sanity() -> None:
    for player in world(4).players:
        assert (player.coal, player.iron, player.gold) == (2, 2, 4)
        assert (player.phosphate, player.vp) == (0, 0)
    table = Table(2).units(0, infantry=1).tile("zombie", "j4", up=False)
    play = table.clock(5, 6).begin().pick("attack")
    assert play.asked == "fight"
    assert play.match.pending is not None
    assert play.match.pending.about["sanity"] == 3


@rule("AZ-S4")
def test_coal_iron_and_gold_never_run_out_and_there_are_seven_phosphates() -> None:
    play = Table(2).give(0, coal=50, gold=50).clock(5, 9).begin().pick("trade", "import coal", "export coal")
    assert play.s.players[0].gold == 51
    assert sum(layout.count("P") for layout, _ in pack_of("standard").survey.values()) == 7
    assert max(sum(world(seed=seed).ore[PHOSPHATE]) for seed in range(40)) <= 7


@rule("AZ-S5")
def test_marked_tiles_are_put_aside_and_the_others_sorted_by_level_and_shuffled() -> None:
    orders = set()
    for seed in range(10):
        s = world(seed=seed)
        for n, tile in enumerate(TILES):
            assert (s.at[n] == ASIDE) == bool(tile.mark)
        levels = [TILES[n].level for n, at in enumerate(s.at) if at >= 0 or any(n in pile for pile in s.piles)]
        assert [levels.count(level) for level in (1, 2, 3)] == [15, 10, 10]
        for level, pile in enumerate(s.piles, 1):
            assert all(TILES[n].level == level for n in pile)
        assert not s.face_up
        orders.add(tuple(s.piles[0]))
    assert len(orders) == 10


@rule("AZ-S6")
def test_every_survey_hex_gets_a_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    s = surveyed(monkeypatch, "C------")
    assert lying(s, COAL) == dict.fromkeys(SITES, 3)
    assert len(SITES) == 13


@rule("AZ-S6")
def test_the_tiles_are_shuffled_and_seven_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    one = {n: ("I------" if n == 1 else "-------", False) for n in range(1, 21)}
    monkeypatch.setattr(pack_of("standard"), "survey", one)
    where = [tuple(lying(world(seed=seed), IRON)) for seed in range(120)]
    assert {name for found in where for name in found} == SITES
    unused = where.count(())
    assert 25 < unused < 60  # 7 in 20
    assert all(len(found) <= 1 for found in where)


@rule("AZ-S7")
@pytest.mark.parametrize("direction", range(6))
def test_a_tile_says_what_lies_around_it(monkeypatch: pytest.MonkeyPatch, direction: int) -> None:
    layout = "-" + "-" * direction + "G" + "-" * (5 - direction)
    s = surveyed(monkeypatch, layout)
    around = [EAST.neighbours[EAST.number_of[site]][direction] for site in SITES]
    expected = {EAST.ids[h] for h in around if h != NOBODY and EAST.terrain[h] != "coast"}
    assert set(lying(s, GOLD)) == expected


@rule("AZ-S8")
def test_the_coast_has_no_resources(monkeypatch: pytest.MonkeyPatch) -> None:
    for symbol, kind in (("C", COAL), ("I", IRON), ("G", GOLD), ("P", PHOSPHATE)):
        s = surveyed(monkeypatch, symbol * 7)
        terrains = {EAST.terrain[EAST.number_of[name]] for name in lying(s, kind)}
        assert terrains == {"outback", "hills"}
    assert any(
        EAST.terrain[h] == "coast" for site in SITES for h in EAST.neighbours[EAST.number_of[site]] if h != NOBODY
    )


@rule("AZ-S8", "AZ-S9", "AZ-S11")
def test_example_hex_28_is_raised_and_the_hills_stay_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX4: a symbol to the south-east and the north-west of each site falls twice on hex 28, and on hills."""
    s = surveyed(monkeypatch, "O--O--O")
    (tile,) = s.tiles_at(EAST.number_of["h1"])
    assert EAST.printed[EAST.number_of["h1"]] == 28
    assert EAST.level[EAST.number_of["h1"]] == 2
    assert TILES[tile].level == 3
    assert not s.is_up(tile)
    for name in ("b4", "j3", "g7"):
        assert EAST.terrain[EAST.number_of[name]] == "hills"
        assert not s.tiles_at(EAST.number_of[name])
    assert {EAST.terrain[at] for at in s.at if at >= 0} == {"outback"}


@rule("AZ-S9")
def test_a_symbol_puts_a_tile_of_the_hexs_own_level_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    s = surveyed(monkeypatch, "O------")
    on_map = {EAST.ids[at]: TILES[n].level for n, at in enumerate(s.at) if at >= 0}
    assert set(on_map) == SITES - {"b4", "j3", "g7"}
    for name, level in on_map.items():
        assert level == EAST.level[EAST.number_of[name]]
    assert not s.face_up


@rule("AZ-S10")
def test_resources_share_hexes_with_each_other_and_with_tiles() -> None:
    shared = under = False
    for seed in range(30):
        s = world(seed=seed)
        for h in range(EAST.size):
            kinds = sum(bool(pieces[h]) for pieces in s.ore)
            shared |= kinds > 1
            under |= kinds > 0 and bool(s.tiles_at(h))
            assert len(s.tiles_at(h)) <= 1
    assert shared
    assert under


@rule("AZ-S11")
def test_level_three_is_the_highest(monkeypatch: pytest.MonkeyPatch) -> None:
    """c1, d1 and e1 are of level 3, and two sites touch d1."""
    s = surveyed(monkeypatch, "OOOOOOO")
    for name in ("c1", "d1", "e1"):
        (tile,) = s.tiles_at(EAST.number_of[name])
        assert TILES[tile].level == 3
    assert sum(at >= 0 for at in s.at) > 20


@rule("AZ-S12")
def test_an_empty_level_is_filled_from_the_next_higher_one() -> None:
    s = world()
    assert TILES[take_tile(s, 1)].level == 1
    s.piles[0] = []
    assert TILES[take_tile(s, 1)].level == 2
    s.piles[1] = []
    assert TILES[take_tile(s, 1)].level == 3
    assert TILES[take_tile(s, 2)].level == 3
    s.piles[2] = []
    assert take_tile(s, 1) == NOBODY


@rule("AZ-S13")
def test_a_symbol_stands_for_three_pieces_or_one_phosphate(monkeypatch: pytest.MonkeyPatch) -> None:
    for symbol, kind, pieces in (("C", COAL, 3), ("I", IRON, 3), ("G", GOLD, 3), ("P", PHOSPHATE, 1)):
        s = surveyed(monkeypatch, symbol + "------")
        assert set(lying(s, kind).values()) == {pieces}


@rule("AZ-S14")
def test_no_survey_tile_is_in_the_way_of_anybody() -> None:
    """h5 is a survey hex, and can be built on and farmed."""
    table = Table(2).rail(0, "k4", "j4", "i5", "h5").clock(5, 6)
    play = table.begin().pick("farming")
    assert "farm h5 sheep" in play.options()


@rule("AZ-S15")
def test_the_revelation_deck_has_five_cards_of_each_level_the_first_on_top() -> None:
    decks = set()
    cards = pack_of("standard").revelations
    for seed in range(10):
        deck = world(seed=seed).revelations
        assert [cards[n].level for n in reversed(deck)] == [1] * 5 + [2] * 5 + [3] * 5
        assert len(set(deck)) == 15
        decks.add(frozenset(deck))
    assert len(decks) == 10


@rule("AZ-S16")
def test_five_of_the_characters_lie_in_a_row_and_new_ones_come_in_beside_the_deck() -> None:
    s = world()
    assert len(s.display) == 5
    assert len(s.characters) == 31
    assert len({*s.display, *s.characters}) == 36
    assert len({tuple(world(seed=seed).display) for seed in range(10)}) == 10
    table = Table(2).clock(5, 6)
    newest, row = table.s.characters[-1], table.s.display.copy()
    play = table.begin().pick("help", f"recruit {row[2]}")
    assert play.s.display == [newest, row[0], row[1], row[3], row[4]]


@rule("AZ-S17")
def test_the_forty_old_one_cards_are_shuffled() -> None:
    decks = [world(seed=seed).deck for seed in range(5)]
    assert all(sorted(deck) == list(range(40)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5


@rule("AZ-S18")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_purple_disc_starts_on_22(seats: int) -> None:
    s = world(seats)
    assert s.space[s.old_ones] == 22
    assert s.space[:-1] == [{1: 1, 2: 2, 3: 5, 4: 9}[seats]] * seats


@rule("AZ-S19")
def test_the_units_are_in_the_supply() -> None:
    s = world(4)
    assert s.units == [10, 5, 3, 3, 4]
    assert not any(any(player.barracks) for player in s.players)


@rule("AZ-S20")
def test_example_the_discs_of_two_players_are_stacked_the_first_on_top() -> None:
    """EX1: yellow is seat 2 and begins."""
    s = world(2, first="seat-2")
    assert s.space[0] == s.space[1] == 2
    assert active_disc(s) == 1
    assert turn_order(s) == [1, 0]


@rule("AZ-S20")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(30):
        s = world(4, seed=seed)
        firsts.add(s.order[0])
        assert s.order == [(s.order[0] + n) % 4 for n in range(4)]
        assert turn_order(s) == s.order
    assert firsts == {0, 1, 2, 3}
    with pytest.raises(BadSetup):
        Match(GAME, {"seats": 2, "first": "seat-3"}, 1)


def to_ports(seats: int, **more: object) -> Played:
    """A game at its very start."""
    return Played(Match(GAME, {"seats": seats, "first": "seat-2", **more}, 3))


@rule("AZ-S21")
def test_ports_are_placed_by_the_last_player_first() -> None:
    play = to_ports(3)
    asked: list[int] = []
    while play.asked == "port":
        assert play.match.pending is not None
        asked += play.match.pending.seats
        play.pick(play.options()[0])
    assert asked == [0, 2, 1]
    assert play.asked == "act"
    assert play.s.seat == 1


@rule("AZ-S21")
def test_ports_stand_on_coast_hexes_with_the_symbol() -> None:
    play = to_ports(3)
    sites = {text.split()[1] for text in play.options()}
    assert sites == {EAST.ids[h] for h in range(EAST.size) if EAST.ports >> h & 1}
    assert {EAST.terrain[EAST.number_of[name]] for name in sites} == {"coast"}


@rule("AZ-S22")
def test_ports_on_the_east_are_at_least_three_hexes_apart() -> None:
    play = to_ports(3).pick("port k4")
    open_sites = {text.split()[1] for text in play.options()}
    assert "k1" in open_sites  # three hexes
    assert not open_sites & {"k4", "k5", "k2"}  # two, and less
    k4 = EAST.number_of["k4"]
    assert open_sites == {
        EAST.ids[h] for h in range(EAST.size) if EAST.ports >> h & 1 and EAST.distance[h][k4] >= 3
    }
    play.pick("port f8")
    assert not port_sites(play.s) >> EAST.number_of["e8"] & 1
