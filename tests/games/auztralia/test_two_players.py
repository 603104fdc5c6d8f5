"""The variants for two players (AZ-W1)."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.scoring import old_ones_score
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import GONE
from rulebound.kernel import BadSetup, Match
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.night import activate
from tests.games.auztralia.test_movement import NOBODY_MOVES
from tests.marks import rule

VARIANTS = pack_of("standard").variants
SEEDS = range(200)


def game(variant: str, **more: object) -> Played:
    """A game of two in which this variant has been chosen, at the placing of the ports."""
    for seed in SEEDS:
        setup = {"seats": 2, "variants": "one", "first": "seat-1", **more}
        match = Match(GAME, setup, seed)
        play = Played(match)
        if f"variant {variant}" in play.options():
            return play.pick(f"variant {variant}")
    raise AssertionError(f"{variant} is never offered")


def to_play(play: Played) -> Played:
    """Place the ports somewhere."""
    while play.asked == "port":
        play.pick(play.options()[0])
    return play


@rule("AZ-W1")
def test_one_card_is_drawn_and_the_first_player_chooses_one_of_its_two() -> None:
    offers = set()
    for seed in range(40):
        play = Played(Match(GAME, {"seats": 2, "variants": "one", "first": "seat-2"}, seed))
        assert play.asked == "variant"
        assert play.match.pending is not None
        assert play.match.pending.seats == (1,)
        names = [text.split()[1] for text in play.options()]
        assert len({VARIANTS[name]["card"] for name in names}) == 1
        offers.add(tuple(names))
        play.pick(f"variant {names[1]}")
        assert play.s.variants == [names[1]]
        assert play.asked == "port"
    assert len(offers) == 5


@rule("AZ-W1")
def test_or_two_cards_and_two_of_the_four() -> None:
    pairs = set()
    for seed in range(60):
        play = Played(Match(GAME, {"seats": 2, "variants": "two", "first": "seat-1"}, seed))
        names = [text.split()[1] for text in play.options()]
        assert len(names) == 4
        assert len({VARIANTS[name]["card"] for name in names}) == 2
        pairs.add(frozenset(VARIANTS[name]["card"] for name in names))
        play.pick(f"variant {names[0]}")
        assert play.match.pending is not None
        assert (play.asked, play.match.pending.seats) == ("variant", (1,))
        assert f"variant {names[0]}" not in play.options()
        other = play.options()[-1].split()[1]
        play.pick(f"variant {other}")
        assert play.s.variants == [names[0], other]
        assert play.asked == "port"
    assert len(pairs) > 5


@rule("AZ-W1")
def test_far_and_near_ports_do_not_go_together() -> None:
    for seed in SEEDS:
        play = Played(Match(GAME, {"seats": 2, "variants": "two"}, seed))
        if "variant far-ports" in play.options():
            assert "variant near-ports" not in play.pick("variant far-ports").options()
            return


@rule("AZ-W1")
def test_variants_are_for_two_and_only_if_wanted() -> None:
    for seats in (1, 3, 4):
        with pytest.raises(BadSetup):
            Match(GAME, {"seats": seats, "variants": "one"}, 1)
    assert Played(Match(GAME, {"seats": 2}, 1)).asked == "port"


@rule("AZ-W1")
def test_late_start() -> None:
    assert game("late-start").s.space == [7, 7, 22]
    assert game("late-start", coop=True).s.space == [11, 11, 22]


@rule("AZ-W1")
def test_light_sleep() -> None:
    assert game("light-sleep").s.space == [2, 2, 20]


@rule("AZ-W1")
@pytest.mark.parametrize(("variant", "side", "least"), [("far-ports", "east", 5), ("far-ports", "west", 4)])
def test_far_ports(variant: str, side: str, least: int) -> None:
    play = game(variant, map=side)
    play.pick(play.options()[0])
    board, first = play.s.board, play.s.players[1].port
    sites = [h for h in range(board.size) if board.ports >> h & 1 and board.distance[h][first] >= least]
    if play.asked == "port":
        assert play.options() == [f"port {board.ids[h]}" for h in sites]
    else:
        assert [play.s.players[0].port] == sites


@rule("AZ-W1")
def test_near_ports() -> None:
    play = game("near-ports").pick("port k4")
    assert "port k5" in play.options()
    assert "port k4" not in play.options()


@rule("AZ-W1")
def test_wide_display() -> None:
    play = to_play(game("wide-display"))
    assert len(play.s.display) == 6
    play.pick("help", f"recruit {play.s.display[3]}")
    assert len(play.s.display) == 6
    assert len(play.s.characters) == 36 - 7


@rule("AZ-W1")
def test_swift_old_ones() -> None:
    table = Table(2).tile("zombie", "a1").cards(NOBODY_MOVES, 23, 31)
    table.s.variants = ["swift-old-ones"]
    assert len(activate(table).events("movement")) == 3


@rule("AZ-W1")
def test_old_hands() -> None:
    play = game("old-hands")
    while play.asked == "port":
        play.pick(play.options()[0])
    assert play.asked == "recruit"
    assert play.match.pending is not None
    assert play.match.pending.seats == (1,)  # the last player first
    one = play.s.display[0]
    play.pick(f"recruit {one}")
    assert len(play.s.display) == 5
    other = play.s.display[4]
    play.pick(f"recruit {other}")
    assert [player.hand for player in play.s.players] == [[other], [one]]
    assert (play.asked, play.s.space[:2]) == ("act", [2, 2])


@rule("AZ-W1")
def test_short_lines() -> None:
    play = to_play(game("short-lines"))
    assert [player.rails for player in play.s.players] == [14, 14]
    assert list(GAME.invariants(play.s)) == []


@rule("AZ-W1")
def test_no_kangaroos() -> None:
    play = game("no-kangaroos")
    s = play.s
    blanks = [n for n, tile in enumerate(s.tables.tiles) if tile.kind == "blank"]
    assert all(s.at[n] == GONE for n in blanks)
    before = new_world(GAME.setup.check({"seats": 2, "variants": "one", "first": "seat-1"}), play.match.seed)
    assert sorted(at for at in s.at if at >= 0) == sorted(at for at in before.at if at >= 0)
    for h in {at for at in s.at if at >= 0}:
        (now,), (then,) = s.tiles_at(h), before.tiles_at(h)
        assert s.tables.tiles[now].level == s.tables.tiles[then].level
        assert now == then or then in blanks


@rule("AZ-W1")
def test_bitter_harvest() -> None:
    table = Table(2).farm(0, "e4", "sheep", blighted=True)
    assert old_ones_score(table.s) == 1
    table.s.variants = ["bitter-harvest"]
    assert old_ones_score(table.s) == 2
