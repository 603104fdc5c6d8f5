"""The laws of the box: each is noticed when it is broken, and whole games keep them and never go back."""

from collections.abc import Callable

import pytest

from rulebound.bots import RandomBot
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.network import linked, rail_edges
from rulebound.games.auztralia.state import NOBODY, TAKEN, AuztraliaState
from rulebound.kernel import Match
from tests.games.auztralia.harness import Table
from tests.marks import rule

Harm = Callable[[AuztraliaState], object]


def broken(harm: Harm) -> list[str]:
    """What is wrong with a fair table after some harm."""
    s = Table(bare=False).port(0, "k4").rail(0, "k4", "j4", "i4").farm(0, "j4", "cattle").units(0, infantry=2).s
    assert list(GAME.invariants(s)) == []
    harm(s)
    return list(GAME.invariants(s))


def a_tile_on_the_map(s: AuztraliaState) -> int:
    return next(tile for tile, at in enumerate(s.at) if at >= 0)


def a_rail_far_away(s: AuztraliaState) -> None:
    s.rails[s.board.edge_between[s.board.number_of["a1"], s.board.number_of["a2"]]] = 0
    s.players[0].rails -= 1


HARMS: dict[str, Harm] = {
    "a cube is lost": lambda s: setattr(s.players[0], "hq", 19),
    "a cube too many": lambda s: s.players[1].boxes.__setitem__(3, 1),
    "a rail is lost": lambda s: setattr(s.players[0], "rails", 17),
    "a rail taken back": lambda s: s.rails.__setitem__(s.rails.index(0), NOBODY),
    "a rail hangs loose": a_rail_far_away,
    "a farm too many": lambda s: s.players[0].farms.__setitem__(1, 7),
    "gold below nothing": lambda s: setattr(s.players[0], "gold", -1),
    "a unit from nowhere": lambda s: s.players[1].barracks.__setitem__(2, 1),
    "a unit is lost": lambda s: s.units.__setitem__(0, 7),
    "a tile in two places": lambda s: s.piles[0].append(a_tile_on_the_map(s)),
    "a tile in no place": lambda s: s.piles[0].pop(),
    "a tile taken by nobody": lambda s: s.at.__setitem__(a_tile_on_the_map(s), TAKEN),
    "damage on a hidden tile": lambda s: s.wounds.__setitem__(a_tile_on_the_map(s), [1, 0]),
    "an Old One card is lost": lambda s: s.deck.pop(),
    "a Revelation twice": lambda s: s.revealed.append(s.revelations[0]),
    "a character is lost": lambda s: s.display.pop(),
    "a character twice": lambda s: s.players[0].hand.append(s.display[0]),
    "a blighted field without a farm": lambda s: setattr(s, "blighted", 1),
    "two discs came at once": lambda s: s.came.__setitem__(0, s.came[1]),
}


@pytest.mark.parametrize("name", HARMS)
def test_harm_is_noticed(name: str) -> None:
    assert broken(HARMS[name])


def test_what_is_kept_ready_follows_tiles_and_rails_and_is_shared_by_copies_until_then() -> None:
    s = Table().port(0, "k5").rail(0, "k5", "j5").s
    tile = next(n for n, at in enumerate(s.at) if at < 0)
    haunted, linked_to, edges = s.haunted(), linked(s, 0), rail_edges(s, 0, hills=True)
    twin = s.copy()
    assert twin.kept is s.kept
    twin.put_tile(tile, s.board.number_of["j5"])
    twin.put_rail(edges[0], 0)
    assert twin.haunted() == haunted | 1 << s.board.number_of["j5"]
    assert edges[0] not in rail_edges(twin, 0, hills=True)
    assert (s.haunted(), linked(s, 0), rail_edges(s, 0, hills=True)) == (haunted, linked_to, edges)


@pytest.mark.parametrize("what", ["at", "rails"])
def test_a_tile_or_rail_that_is_moved_past_its_writer_is_noticed(what: str) -> None:
    s = Table().port(0, "k5").rail(0, "k5", "j5").s
    s.haunted()
    rail_edges(s, 0, hills=True)
    if what == "at":
        s.at[next(n for n, at in enumerate(s.at) if at < 0)] = s.board.number_of["j5"]
    else:
        s.rails[rail_edges(s, 0, hills=True)[0]] = 0
    assert any("kept ready" in each for each in GAME.invariants(s))


@rule("AZ-C6")
def test_damage_counts_even_without_a_cube_to_mark_it() -> None:
    def no_cubes(s: AuztraliaState) -> None:
        s.players[0].hq = 0
        s.put_tile(0, 0)
        s.face_up |= 1
        for pile in s.piles:
            if 0 in pile:
                pile.remove(0)
        s.wounds[0][0] = 32  # two discs and twenty-two

    assert broken(no_cubes) == []


@rule("AZ-A9", "AZ-A27", "AZ-T3")
@pytest.mark.parametrize("seed", range(12))
def test_discs_never_go_back_and_rails_and_farms_stay(seed: int) -> None:
    match, bot = Match(GAME, {"seats": 1 + seed % 4, "map": ("east", "west")[seed % 2]}, seed), RandomBot(seed)
    spaces, rails, farms = [0] * 5, set[tuple[int, int]](), set[tuple[int, int]]()
    while match.pending is not None:
        s = match.state
        assert isinstance(s, AuztraliaState)
        assert all(now >= before for now, before in zip(s.space, spaces, strict=False))
        now_rails = {(edge, seat) for edge, seat in enumerate(s.rails) if seat != NOBODY}
        now_farms = {(h, farm) for h, farm in enumerate(s.farm) if farm != NOBODY}
        assert rails <= now_rails
        assert farms <= now_farms
        spaces, rails, farms = s.space.copy(), now_rails, now_farms
        seat = match.pending.seats[0]
        match.pick(seat, bot.choose(match.handle(seat)))
