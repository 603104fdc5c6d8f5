"""Mythos solo: set-up, when a card is turned, nearness, and the cards that wait (RV-Y1 to Y14, RV-N1 to N19)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.revenge.actions import delay
from rulebound.games.auztralia.revenge.solo import asks_for_a_card, empty_hexes
from rulebound.games.auztralia.scoring import final_result, old_ones_parts, scores
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import GONE, AuztraliaState
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.fighting import attack, home, out, sanity, write
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.mythos_solo import (
    STILL,
    alone,
    before,
    deck,
    discarded,
    front,
    number_of,
    seen,
    together,
    trophy,
    turn,
    waiting,
)
from tests.games.auztralia.night import activate, wake
from tests.marks import rule


def world(seed: int = 1, **setup: object) -> AuztraliaState:
    """A game for one as it is dealt."""
    return new_world(GAME.setup.check({"seats": 1, "mode": "mythos", **setup}), seed)


def levels(s: AuztraliaState) -> list[int]:
    """The levels of the cards of the deck, the top one first."""
    return [s.tables.solo_mythos[card].level for card in reversed(s.mythos)]


# Set-up.


@rule("RV-Y1")
@pytest.mark.parametrize("side", ["east", "west"])
@pytest.mark.parametrize("level", ["easy", "hard", "insane"])
def test_one_plays_with_a_port_of_strength_4_on_any_level(side: str, level: str) -> None:
    s = world(map=side, solo=level)
    assert (s.seat_count, s.players[0].strength, s.level, s.dark) == (1, 4, level, None)
    with pytest.raises(BadSetup):
        GAME.setup.check({"seats": 2, "mode": "mythos"})


@rule("RV-Y2")
def test_tiles_are_surveyed_and_the_player_has_infantry_and_a_character() -> None:
    s = world()
    assert any(at >= 0 for at in s.at)
    assert s.tokens == 0
    assert s.space == [1, 22]
    assert s.players[0].barracks == [2, 0, 0, 0, 0]
    play = Played(Match(GAME, {"seats": 1, "mode": "mythos"}, 1))
    assert play.asked == "recruit"
    first = play.s.display[2]
    play.pick(f"recruit {first}")
    assert play.s.players[0].hand == [first]
    assert len(play.s.display) == 5
    assert play.asked == "port"


@rule("RV-Y3")
def test_the_deck_has_five_cards_of_each_level_the_first_on_top() -> None:
    assert levels(world()) == [1] * 5 + [2] * 5 + [3] * 5
    drawn = {card for seed in range(20) for card in world(seed).mythos}
    assert drawn == set(range(30))


@rule("RV-Y13")
@pytest.mark.parametrize(
    ("level", "gold", "iron", "coal", "vp"),
    [("easy", 6, 4, 4, 8), ("hard", 4, 3, 3, 4), ("insane", 4, 2, 2, 0)],
)
def test_the_level_says_what_one_starts_with(level: str, gold: int, iron: int, coal: int, vp: int) -> None:
    s = world(solo=level)
    player = s.players[0]
    assert (player.gold, player.iron, player.coal, player.vp) == (gold, iron, coal, vp)
    assert len(s.revelations) == 15
    assert [s.tables.revelations[card].level for card in reversed(s.revelations)] == [1] * 5 + [2] * 5 + [3] * 5


@rule("RV-Y12", "RV-RG16")
def test_harder_games_have_weaker_ports() -> None:
    assert [world(difficulty=name).players[0].strength for name in ("hard", "harder", "heroic")] == [2, 0, 0]


@rule("RV-Y12")
def test_a_challenge_can_be_played_alone() -> None:
    s = world(challenge="hard")
    blanks = [n for n, tile in enumerate(s.tables.tiles) if tile.kind == "blank"]
    assert all(s.at[n] == GONE for n in blanks)
    with pytest.raises(BadSetup):
        GAME.setup.check({"seats": 1, "challenge": "hard"})


@rule("RV-Y12")
def test_alone_one_may_play_with_all_thirty_cards() -> None:
    assert levels(world(deck="thirty")) == [1] * 10 + [2] * 10 + [3] * 10


@rule("RV-Y14")
def test_outposts_are_bought() -> None:
    assert world().players[0].outposts == []
    play = alone().clock(5).rail(0, "k4", "j4").give(0, gold=3).begin()
    play.pick("military", "buy infantry 1", "outpost j4")
    assert play.s.players[0].outposts == [play.at("j4")]
    assert play.s.players[0].gold == 0


@rule("RV-Y7", "RV-RG16")
def test_a_character_may_go_under_the_deck_before_one_is_taken() -> None:
    table = alone().clock(5).give(0, gold=0).display("bones", "jago", "castro", "zhu", "davies")
    play = table.begin().pick("help")
    assert play.asked == "refresh"
    play.pick("sink jago")
    assert play.s.characters[0] == "jago"
    assert play.s.display[1:] == ["bones", "castro", "zhu", "davies"]
    assert len(play.s.display) == 5
    for name in ("harder", "heroic"):
        assert alone(difficulty=name).clock(5).give(0, gold=0).begin().pick("help").asked == "recruit"


# When a card is turned.


@rule("RV-Y4")
def test_no_card_is_turned_on_a_lit_space() -> None:
    play = turn(alone().revelation("nothing"), "solo-zoogs", to=23)
    assert play.events("revelation") == [("nothing",)]
    assert not play.events("mythos")


@rule("RV-Y4")
def test_a_card_is_turned_on_the_others_after_movement_and_its_combats(monkeypatch: pytest.MonkeyPatch) -> None:
    table = deck(alone().tile("zombie", "j4").units(0, infantry=2), "solo-zoogs")
    play = activate(write(monkeypatch, table, "zombie!", "-", "zombie I/", "zombie I/"))
    order = [e.kind for e in play.match.events if e.kind in ("awakened", "movement", "combat-over", "mythos")]
    assert order == ["awakened", "movement", "movement", "combat-over", "mythos"]


@rule("RV-Y4", "RV-Y5", "RV-RG1")
def test_fifteen_cards_are_turned_on_the_spaces_between_the_lit_ones() -> None:
    table = alone().remove_blanks()
    no_race = [n for n in range(30) if table.s.tables.solo_mythos[n].id != "solo-great-race-of-yith"]
    table.s.mythos = no_race[:15]
    play = end_of_track(table)
    assert turned_on(play) == list(range(24, 53, 2))
    assert play.events("awakened") == [(space,) for space in range(23, 54)]


@rule("RV-RG1", "RV-Q1")
def test_thirty_cards_are_turned_one_on_each_space_from_23_to_52() -> None:
    table = alone(deck="thirty").remove_blanks()
    table.s.players[0].barracks[0] = 8  # the port must hold
    table.s.units[0] -= 8
    s = table.s
    assert [space for space in range(1, 56) if asks_for_a_card(s, space)] == list(range(23, 53))
    # The race would turn the disc back.
    play = end_of_track(deck(table, "solo-zoogs", "solo-brown-jenkin", "solo-whippoorwills"), 49)
    assert turned_on(play) == [50, 51, 52]
    assert play.events("awakened")[-1] == (53,)


def end_of_track(table: Table, purple: int = 22) -> Played:
    """The player has no time left; whatever is asked, the first option is picked."""
    for pile in table.s.piles:  # nothing to turn up or to call: nobody comes to the port
        for tile in pile:
            table.s.put_tile(tile, GONE)
        pile.clear()
    play = wake(table, purple, 53)
    while play.asked:
        play.pick(play.options()[0])
    return play


def turned_on(play: Played) -> list[int]:
    """The spaces on which a card was turned."""
    found, space = [], 0
    for event in play.match.events:
        if event.kind == "awakened":
            space = int(event.args[0])
        elif event.kind == "mythos":
            found.append(space)
    return found


@rule("RV-RG1")
def test_53_brings_movement_and_no_card() -> None:
    for size in ("fifteen", "thirty"):
        table = alone(deck=size).tile("zombie", "a1")
        play = wake(deck(table, "solo-zoogs").cards(1, *STILL), 52, 53)
        assert play.events("awakened") == [(53,)]
        assert len(play.events("moved")) == 1
        assert not play.events("mythos")


@rule("RV-RG24", "RV-Y6")
def test_nothing_happens_when_the_deck_has_run_out() -> None:
    table = alone()
    table.s.played, table.s.mythos = table.s.mythos, []
    play = activate(table)
    assert play.events("awakened") == [(24,)]
    assert play.asked == "act"


@rule("RV-Y4")
def test_no_card_is_turned_when_a_port_has_fallen() -> None:
    table = alone(difficulty="harder").tile("zombie", "j4").cards(1, *STILL)
    play = activate(deck(table, "solo-zoogs"))
    assert play.s.lost_port == 0
    assert not play.events("mythos")


@rule("RV-Y6", "RV-N1")
@pytest.mark.parametrize(
    "card",
    [
        *("cult-of-cthulhu", "elder-things", "gnoph-keh", "haemophore", "dagon", "yog-sothoth"),
        *("the-blasted-heath", "bholes", "nyarlathotep", "the-dunwich-horror"),
    ],
)
def test_a_card_that_cannot_be_carried_out_does_nothing(card: str) -> None:
    table = alone()
    table.s.players[0].hand.clear()
    play = turn(table, f"solo-{card}")
    assert discarded(play) == [f"solo-{card}"]
    assert [e.kind for e in play.match.events][-3:] == ["awakened", "mythos", "turn"]


@rule("RV-N1")
def test_effects_are_carried_out_in_their_order() -> None:
    """The newcomer that the first effect turns up is the one that the second moves."""
    play = turn(alone().tile("mi-go", "h4", up=False).tile("zombie", "e4"), "solo-the-dunwich-horror")
    order = [e.kind for e in play.match.events if e.kind in ("revealed", "moved")]
    assert order[:2] == ["revealed", "moved"]
    assert play.events("moved")[0][:2] == ("mi-go", "h4")


# Nearness.


@rule("RV-N2", "RV-Y11")
def test_of_equally_near_ones_the_first_clockwise_from_direction_1() -> None:
    """From k4 the hexes h5, h4, h3, h2 and i2 of level 1 are three steps away, from south-west round to north."""
    ring = ["h5", "h4", "h3", "h2", "i2"]
    for number, wanted in enumerate(ring):
        table = alone().remove_blanks().ore("i3", gold=1)
        for name in ring[:number]:
            table.ore(name, iron=1)
        assert seen(turn(table, "solo-abhoth")) == [wanted]


@rule("RV-N2", "RV-Y11")
def test_north_comes_first_and_what_lies_east_before_what_lies_west() -> None:
    """From e8 the rails to d7, e7 and f7 lead to the north-west, the north and the north-east."""
    gone = []
    play = turn(alone(deck="thirty").port(0, "e8").rail(0, "d7", "e8", "f7").rail(0, "e8", "e7"), "solo-bholes")
    gone += play.events("rail-lost")
    table = alone().port(0, "e8").rail(0, "d7", "e8", "f7")
    gone += turn(table, "solo-bholes").events("rail-lost")
    table = alone().port(0, "e8").rail(0, "d7", "e8")
    gone += turn(table, "solo-bholes").events("rail-lost")
    assert gone == [(0, "e7", "e8"), (0, "f7", "e8"), (0, "d7", "e8")]


@rule("RV-N2")
def test_on_the_same_bearing_the_one_nearer_as_the_crow_flies(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a map where the sea makes the way to i4 as long as that to g4."""
    table = alone().tile("temple", "g4", up=False).tile("temple", "i4", up=False)
    board = table.s.board
    ways = [list(each) for each in board.distance]
    ways[table.hex("k4")][table.hex("i4")] = ways[table.hex("k4")][table.hex("g4")]
    monkeypatch.setattr(board, "distance", tuple(map(tuple, ways)))
    assert seen(turn(table, "solo-cult-of-cthulhu")) == ["i4"]


@rule("RV-N2", "RV-RG20")
@pytest.mark.parametrize(("ahead", "wanted"), [(0, "i1"), (1, "i4")])
def test_at_last_what_is_near_the_port_of_who_acts_next(ahead: int, wanted: str) -> None:
    table = together().port(0, "k4").port(1, "k1").tile("temple", "i1", up=False).tile("temple", "i4", up=False)
    deck(table, "solo-cult-of-cthulhu")
    spaces = [23, 23]
    spaces[ahead] = 30
    table.clock(*spaces, 23)
    table.s.came[2] = table.s.arrivals = 9
    play = table.begin()
    assert play.events("awakened") == [(24,)]
    assert seen(play) == [wanted]


@rule("RV-N2", "RV-RG20")
def test_nearness_is_measured_from_all_ports_together() -> None:
    """d5 is three steps from c8, f4 is five from k4."""
    table = together().tile("temple", "f4", up=False).tile("temple", "d5", up=False)
    assert seen(turn(table, "solo-cult-of-cthulhu")) == ["d5"]


@rule("RV-N2")
def test_of_several_on_one_hex_the_one_worth_most() -> None:
    table = alone().tile("mi-go", "g4", level=1).tile("loyalist", "g4").tile("zombie", "g4")
    assert turn(table, "solo-gnoph-keh").events("moved")[0][0] == "loyalist"


@rule("RV-N6")
def test_of_rails_the_nearer_hex_counts_then_the_other() -> None:
    table = alone().rail(0, "i4", "j4", "k4").rail(0, "j4", "i5")
    assert turn(table, "solo-bholes").events("rail-lost") == [(0, "j4", "k4")]
    table = alone().rail(0, "i4", "i5").rail(0, "h5", "i5").rail(0, "i4", "j4")
    assert turn(table, "solo-bholes").events("rail-lost") == [(0, "i4", "j4")]
    table = alone().rail(0, "h5", "i5").rail(0, "i5", "i4")  # both begin two steps away
    assert turn(table, "solo-bholes").events("rail-lost") == [(0, "i4", "i5")]


# Empty hexes.


@rule("RV-Y10")
def test_an_empty_hex_has_no_port_rail_farm_outpost_resource_or_old_one() -> None:
    def empty(table: Table, name: str = "h4") -> bool:
        s = table.s
        return bool(empty_hexes(s, s.board.level[table.hex(name)]) >> table.hex(name) & 1)

    assert empty(alone())
    assert not empty(alone().rail(0, "h4", "h5"))
    assert not empty(alone().farm(0, "h4", "sheep"))
    assert not empty(alone().farm(0, "h4", "sheep", blighted=True))
    assert not empty(alone().outpost(0, "h4"))
    assert not empty(alone().ore("h4", phosphate=1))
    assert not empty(alone().tile("temple", "h4"))
    assert not empty(alone().tile("temple", "h4", up=False))
    assert not empty(alone().port(0, "k4"), "k4")
    assert not empty_hexes(alone().s, 1) >> alone().hex("g3") & 1  # of level 2


# What the effects do beyond their cards' tests.


@rule("RV-N7")
def test_without_an_unused_tile_of_the_level_one_of_the_next_lower_comes() -> None:
    table = alone().remove_blanks()
    s = table.s
    for tile in s.piles[1]:
        s.put_tile(tile, GONE)
    s.piles[1].clear()
    assert turn(table, "solo-shub-niggurath").events("arose") == [("i3", 1)]


@rule("RV-N7")
def test_a_blank_tile_that_comes_goes() -> None:
    table = alone()
    s = table.s
    s.piles[0] = [tile for tile in s.piles[0] if s.tables.tiles[tile].kind == "blank"]
    for tile, its in enumerate(s.tables.tiles):
        if its.level == 1 and its.kind != "blank":
            s.put_tile(tile, GONE)
    play = turn(table, "solo-abhoth")
    assert play.events("revealed") == [("i3", "blank")]
    assert seen(play) == []


@rule("RV-N7")
def test_no_tile_comes_when_no_hex_of_its_level_is_empty() -> None:
    table = alone()
    for h, level in enumerate(table.s.board.level):
        if level == 1:
            table.s.ore[0][h] = 1
    play = turn(table, "solo-abhoth")
    assert not play.events("arose")
    assert len(play.s.piles[0]) == 15


@rule("RV-N5", "RV-N7")
def test_the_unused_tiles_are_those_the_survey_has_left() -> None:
    table = alone(bare=False)
    left = [tile for pile in table.s.piles for tile in pile]
    play = turn(table, "solo-abhoth")
    (hex_, _) = play.events("arose")[0]
    came = [tile for tile in left if tile not in [n for pile in play.s.piles for n in pile]]
    assert len(came) == 1
    assert play.s.at[came[0]] in (play.at(str(hex_)), GONE)


@rule("RV-N10", "RV-RG23")
def test_of_equal_tiles_the_one_taken_last_comes_back() -> None:
    table = trophy(trophy(alone(), "loyalist", 2), "loyalist", 2)  # worth 3 each
    first, last = table.s.players[0].tiles
    play = turn(table, "solo-yog-sothoth")
    assert play.s.players[0].tiles == [first]
    assert play.s.at[last] == play.at("g3")  # the nearest empty hex of level 2


@rule("RV-N10")
def test_who_holds_mad_johnson_gets_a_point_more() -> None:
    table = trophy(alone().hand(0, "johnson"), "shoggoth", 1).give(0, vp=0)
    before_it = scores(table.s)
    assert before_it == [4 + 1]
    assert scores(turn(table, "solo-yog-sothoth").s) == before_it


@rule("RV-N10")
def test_a_tile_that_came_back_can_be_destroyed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = trophy(alone().rail(0, "k4", "j3").units(0, artillery=1), "zombie", 1)
    play = activate(deck(write(monkeypatch, table, "zombie A/", "zombie A/"), "solo-yog-sothoth"))
    (tile,) = play.s.tiles_at(play.at("i3"))
    assert not any(play.s.wounds[tile])
    play.pick("attack", "fight")
    assert play.s.players[0].tiles == [tile]


@rule("RV-N10")
def test_a_tile_without_a_place_stays_with_the_player() -> None:
    table = trophy(trophy(alone(), "shoggoth", 1), "zombie", 2)
    for h, level in enumerate(table.s.board.level):
        if level == 1:
            table.s.ore[0][h] = 1
    play = turn(table, "solo-yog-sothoth")
    assert play.events("returned") == [(0, "zombie", "g3")]


@rule("RV-N12")
def test_who_stands_at_an_outpost_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loss of sanity beats the outpost, which stays, and the zombie beside it (RV-RG3)."""
    table = alone().rail(0, "k4", "j4", "i4").outpost(0, "i4").tile("zombie", "i4").tile("mi-go", "f4")
    play = activate(deck(write(monkeypatch, table, "-", "-", "zombie /SSSS"), "solo-gnoph-keh"))
    assert play.events("defeated") == [(0,)]
    assert play.s.players[0].outposts == [play.at("i4")]
    assert [kind for kind, _, _ in play.events("moved")] == ["mi-go"]


@rule("RV-N12")
def test_of_equally_good_steps_the_first_from_direction_1_clockwise() -> None:
    """From g4 the ways over h3 and h4 to i4 are as long; h3 lies in direction 2, h4 in direction 3."""
    table = alone().port(0, "k1").farm(0, "i4", "cattle").tile("zombie", "g4")
    assert turn(table, "solo-gnoph-keh").events("moved") == [("zombie", "g4", "h3")]


@rule("RV-N12")
def test_it_stops_at_a_farm_and_blights_it() -> None:
    table = alone().farm(0, "h4", "sheep").tile("zombie", "g4")
    play = turn(table, "solo-dagon")
    assert play.events("moved") == [("zombie", "g4", "h4")]
    assert play.events("blighted") == [(0, "h4")]


@rule("RV-N12")
def test_the_combat_follows_at_once_when_it_comes_to_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    table = write(monkeypatch, alone().tile("zombie", "j4").units(0, infantry=1), "-", "-", "zombie I/")
    play = activate(deck(table, "solo-dagon"))
    assert play.events("moved") == [("zombie", "j4", "k4")]
    assert play.s.fight is not None
    assert play.s.fight.place == "port"


@rule("RV-N12")
def test_the_combat_follows_at_once_when_it_comes_to_an_outpost() -> None:
    table = alone().rail(0, "k4", "j4").outpost(0, "j4").tile("zombie", "i4")
    play = turn(table, "solo-gnoph-keh")
    assert play.events("at-outpost") == [(0, "j4", "zombie")]
    assert play.events("combat") == [(0, "j4")]


@rule("RV-N12")
def test_nothing_more_is_carried_out_when_the_port_falls() -> None:
    table = alone(difficulty="harder").tile("zombie", "j4")
    play = turn(table, "solo-gnoph-keh")
    assert play.s.lost_port == 0
    assert play.s.phase == "over"


@rule("RV-N14")
def test_a_disc_is_not_moved_beyond_53_nor_from_there() -> None:
    play = wake(deck(alone(), "solo-keziah-mason"), 51, 52)
    assert play.s.space == [53, 53]
    play = wake(deck(alone(), "solo-keziah-mason"), 51, 53)
    assert not play.events("delayed")
    assert play.s.space == [53, 53]
    table = alone().clock(52)
    delay(table.s, 0, 3)
    assert table.s.space[0] == 53


@rule("RV-N15")
def test_a_blighted_farm_is_not_blighted_again_and_nobody_is_near_enough_at_three() -> None:
    table = alone().farm(0, "g4", "sheep", blighted=True).farm(0, "h4", "sheep").tile("temple", "e4")
    assert not turn(table, "solo-the-blasted-heath").events("blighted")


@rule("RV-N15")
def test_castro_and_alika_do_not_help_against_the_blast() -> None:
    table = alone().hand(0, "castro", "alika").farm(0, "g4", "sheep").tile("temple", "e4")
    play = turn(table, "solo-the-blasted-heath")
    assert play.events("blighted") == [(0, "g4")]
    assert play.asked == "act"


@rule("RV-N16")
def test_in_a_combat_the_one_with_most_damage_is_healed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("temple", up=True, infantry=1).tile("shoggoth", "j4", damage={0: 3})
    table.s.wounds[24][0] = 1
    table.s.players[0].hq -= 1
    ghosts = number_of(table.s, "solo-ghosts")
    cards = list(table.s.tables.solo_mythos)
    heals = cards[number_of(table.s, "solo-elder-things")].effects
    cards[ghosts] = type(cards[ghosts])(id="solo-ghosts", combat=True, effects=heals, level=1, pending="any")
    monkeypatch.setattr(table.s.tables, "solo_mythos", tuple(cards))
    play = attack(write(monkeypatch, waiting(table, "solo-ghosts"), "-", "-"))
    assert (play.s.damage_on(24), play.s.damage_on(1)) == (1, 1)


@rule("RV-N17")
def test_who_has_no_unit_and_no_character_loses_none() -> None:
    play = turn(alone().units(0, airship=1), "solo-nyarlathotep")
    assert play.events("unit-lost") == [(0, "airship")]  # nothing to choose
    assert home(play) == {}


# The Great Race of Yith.


@rule("RV-N19")
def test_from_a_lit_space_the_revelation_comes_when_the_disc_moves_on_again() -> None:
    table = alone(deck="thirty").revelation("nothing").tile("zombie", "a1")
    play = turn(table, "solo-great-race-of-yith", "solo-zoogs", to=25)
    assert len(play.events("movement")) == 4  # twice on 25, and none on 24
    order = [e.kind for e in play.match.events if e.kind in ("awakened", "mythos", "rewound", "revelation")]
    assert order == ["awakened", "revelation", "mythos", "rewound", "awakened", "revelation", "mythos"]
    assert play.events("awakened") == [(25,), (25,)]
    assert play.s.space == [24, 25]


@rule("RV-N19")
@pytest.mark.parametrize(
    ("space", "size", "level"), [(24, "fifteen", 1), (32, "fifteen", 1), (33, "thirty", 2), (52, "fifteen", 3)]
)
def test_the_card_added_is_of_the_level_of_the_lit_space(space: int, size: str, level: int) -> None:
    table = alone(deck=size)
    s = table.s
    dealt = {*s.revelations}
    s.revelations = []
    s.revealed = sorted(dealt)
    play = wake(deck(table, "solo-great-race-of-yith"), space - 1, 53)
    added = [card for card in play.s.revealed if card not in dealt]
    assert [play.s.tables.revelations[card].level for card in added] == [level]


@rule("RV-N19")
def test_none_is_added_when_none_of_that_level_is_left() -> None:
    table = alone()
    s = table.s
    s.revealed = [n for n, card in enumerate(s.tables.revelations) if card.level == 1]
    s.revelations = [n for n in s.revelations if s.tables.revelations[n].level == 3]
    left = len(s.revelations)
    play = turn(table, "solo-great-race-of-yith", "solo-zoogs")
    assert len(play.s.revelations) == left - 1  # the next one is turned on the lit space all the same


@rule("RV-N19")
def test_the_disc_goes_on_top_of_what_lies_there_and_old_ones_move_on_the_lit_space_again() -> None:
    table = alone().revelation("nothing").tile("zombie", "a1")
    play = turn(table, "solo-great-race-of-yith", "solo-zoogs")
    assert len(play.events("movement")) == 6  # on 24, on 23 and on 24 again
    assert play.s.space == [23, 24]


# Cards that wait.


@rule("RV-Y6", "RV-N4")
def test_a_card_waits_until_a_combat_has_the_unit_that_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(front("temple", infantry=1, airship=1), "solo-night-gaunts", "solo-ghoul")
    play = attack(write(monkeypatch, table, "-", "-"), "airship 1")
    assert before(play) == ["solo-ghoul"]
    assert discarded(play) == ["solo-night-gaunts"]
    play.pick("withdraw all")
    play.pick("attack", "send infantry 1", "done")
    assert before(play) == []


@rule("RV-N4")
def test_all_that_fit_are_carried_out_in_the_order_in_which_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(front("temple", infantry=2), "solo-star-spawn", "solo-ghosts", "solo-gugs")
    play = attack(write(monkeypatch, table.remove_blanks(), "-", "-"))
    assert [card for _, card in play.events("mythos-applies")] == ["solo-star-spawn", "solo-ghosts", "solo-gugs"]
    assert sanity(play) == 2
    assert out(play) == {"infantry": 1}


@rule("RV-N4")
def test_a_card_fits_by_the_force_with_which_the_combat_began(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(front("temple", infantry=1, artillery=1).remove_blanks(), "solo-ghoul", "solo-gugs")
    play = attack(write(monkeypatch, table, "-", "-"))  # the first is turned at once: nobody can withdraw
    assert out(play) == {"artillery": 1}
    assert len(play.s.tiles_at(play.at("j4"))) == 3
    assert before(play) == []


@rule("RV-N4", "RV-N18")
def test_who_is_beaten_by_a_card_fights_no_more() -> None:
    table = front("temple", infantry=1)
    waiting(table, "solo-the-colour-out-of-space", "solo-moon-beasts", "solo-ghosts", "solo-gugs")
    play = attack(table)
    assert play.s.fight is None
    assert play.events("defeated") == [(0,)]
    assert not play.events("combat-card")
    assert before(play) == []
    assert play.kinds_at("j4") == ["temple"]  # the last card came too late


@rule("RV-N4")
def test_it_is_carried_out_after_tiles_were_turned_up_and_before_one_may_withdraw() -> None:
    play = attack(waiting(front("temple", infantry=1), "solo-ghosts"))
    order = [e.kind for e in play.match.events if e.kind in ("revealed", "combat", "mythos-applies")]
    assert order == ["revealed", "combat", "mythos-applies"]
    assert "withdraw all" in play.options()
    assert sanity(play) == 2


@rule("RV-N4")
def test_it_waits_for_the_defence_of_a_port_too() -> None:
    table = waiting(alone().tile("zombie", "j4").units(0, infantry=1), "solo-ghosts").cards(1, *STILL)
    play = activate(table)
    assert play.s.fight is not None
    assert sanity(play) == 3 + 2 - 1


@rule("RV-N4")
def test_a_port_of_the_base_game_without_units_is_not_beaten_by_a_card() -> None:
    """Colonel Khouri needs no unit beside him, and deals the last damage."""
    table = alone(difficulty="harder").tile("zombie", "j4", damage={0: 1}).hand(0, "khouri")
    play = activate(waiting(table, "solo-ghosts").cards(1, *STILL))
    play.pick("use khouri")
    assert play.s.lost_port == -1


@rule("RV-Y6")
def test_everybody_sees_what_waits() -> None:
    play = turn(alone(), "solo-ghosts")
    for seat in (0, None):
        assert play.match.view(seat).view.players[0].waiting == ["solo-ghosts"]


# The end.


@rule("RV-Y8")
def test_an_objective_that_is_not_met_costs_its_points() -> None:
    table = alone().give(0, vp=10)
    table.s.objective = "far-station"
    points = int(table.s.tables.objectives["far-station"]["vp"])
    assert scores(table.s) == [10 - points]
    table.s.objective = "nothing-hidden"
    assert scores(table.s) == [10 + 5]
    base = Table(1).give(0, vp=10)
    base.s.objective = "far-station"
    assert scores(base.s) == [10]


@rule("RV-Y9")
def test_scoring_is_that_of_the_base_game() -> None:
    table = alone().farm(0, "i4", "cattle", blighted=True).tile("temple", "e4", level=1)
    table.tile("temple", "e5", up=False, level=1).give(0, vp=10)
    assert old_ones_parts(table.s) == (3, 6, 1, 0)
    assert final_result(table.s).winners == ()  # ten to ten
    assert final_result(table.give(0, vp=11).s).winners == (0,)


@rule("RV-Y9")
def test_a_port_that_fell_brings_them_no_points() -> None:
    table = alone()
    table.s.lost_port = 0
    assert old_ones_parts(table.s) == (0, 0, 0, 0)


@rule("RV-Y3")
def test_nobody_knows_the_next_card_but_its_level() -> None:
    s = world()
    tops = set()
    for seed in range(40):
        again = Match(GAME, {"seats": 1, "mode": "mythos"}, 1).state
        assert isinstance(again, AuztraliaState)
        GAME.determinize(again, [0], type(again.rng)(seed))
        assert levels(again) == levels(s)
        tops.add(again.mythos[-1])
    assert len(tops) == 10
