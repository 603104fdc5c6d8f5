"""What a seat sees, and what it does not."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.games.auztralia.view import AuztraliaView, FightView, HexView
from rulebound.kernel import Event, Match, Rng
from rulebound.kernel.view import view_bytes
from rulebound.messages import Messages
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule


def seen(play: Played, seat: int | None = 1) -> AuztraliaView:
    """The table as this seat sees it."""
    view = play.match.view(seat).view
    assert isinstance(view, AuztraliaView)
    return view


def at(view: AuztraliaView, name: str) -> HexView:
    """One hex of a view."""
    return next(each for each in view.hexes if each.id == name)


@rule("AZ-S9")
def test_of_a_face_down_tile_only_the_level_is_seen() -> None:
    table = Table().tile("temple", "a1", up=False, level=1).tile("cthulhu", "b1").tile("zombie", "b1", level=2)
    view = seen(table.begin())
    hidden = at(view, "a1").tiles[0]
    assert (hidden.level, hidden.kind, hidden.vp, hidden.capacity) == (1, "", 0, 0)
    assert [(tile.kind, tile.level, tile.vp) for tile in at(view, "b1").tiles] == [
        ("cthulhu", 3, 12),
        ("zombie", 2, 1),
    ]
    assert view.hidden_tiles == [1, 0, 0]


def test_damage_is_shown_by_seats() -> None:
    view = seen(Table().tile("shoggoth", "a1", damage={0: 2, 1: 3}).begin())
    assert at(view, "a1").tiles[0].damage == [2, 3]
    assert (view.players[0].hq, view.players[1].hq) == (18, 17)


def test_what_lies_and_stands_on_the_map() -> None:
    table = Table().port(0, "k4").rail(0, "k4", "j4").ore("h4", iron=3, phosphate=1)
    view = seen(table.farm(1, "c5", "sheep").farm(0, "j4", "cattle", blighted=True).begin())
    assert at(view, "k4").port == 0
    assert at(view, "h4").goods == {"iron": 3, "phosphate": 1}
    assert (at(view, "c5").farm, at(view, "c5").seat, at(view, "c5").blighted) == ("sheep", 1, False)
    assert (at(view, "j4").farm, at(view, "j4").seat, at(view, "j4").blighted) == ("cattle", 0, True)
    assert [(rail.one, rail.other, rail.seat) for rail in view.rails] == [("j4", "k4", 0)]
    assert all(each.id in {"k4", "h4", "c5", "j4"} or each.port == 1 for each in view.hexes)


def test_players_and_scores() -> None:
    table = Table().units(0, infantry=2, airship=1).hand(0, "bones").give(0, gold=7, phosphate=1)
    view = seen(table.farm(0, "j4", "cattle").tile("temple", "a1", level=1).begin())
    player = view.players[0]
    assert player.units == {"infantry": 2, "airship": 1}
    assert (player.hand, player.gold, player.score, player.rails_left) == (["bones"], 7, 5, 20)
    assert player.farms_left == {"sheep": 7, "cattle": 6, "corn": 7}
    assert view.supply["infantry"] == 8
    assert view.old_ones == 3


def test_the_final_scores_are_told_by_what_they_are_for() -> None:
    table = Table().give(0, phosphate=1, vp=2).hand(0, "mcguire").farm(0, "j4", "cattle")
    play = table.farm(1, "c5", "sheep", blighted=True).tile("temple", "a1", up=False, level=1).begin()
    assert seen(play).final is None
    world = play.match.state
    assert isinstance(world, AuztraliaState)
    world.phase = "over"
    final = seen(play).final
    assert final is not None
    mine = final.players[0]
    assert (mine.farms, mine.phosphate, mine.tokens) == (2, 3, 2)
    assert (mine.destroyed, mine.characters, mine.objective) == (0, 1, 0)
    assert final.players[1].farms == 0
    assert final.old_ones.seen == 0
    assert final.old_ones.hidden > 0
    assert final.old_ones.blighted > 0
    assert seen(play).old_ones == final.old_ones.hidden + final.old_ones.blighted
    assert seen(play).hidden_tiles == [0, 0, 0]


def test_discs_stand_in_the_order_in_which_they_act() -> None:
    view = seen(Table(3).clock(6, 4, 4).begin())
    assert [(disc.seat, disc.space) for disc in view.discs] == [(1, 4), (2, 4), (0, 6), (None, 22)]


def test_a_fight_shows_the_force_and_the_card() -> None:
    table = Table().port(0, "k4").units(0, infantry=2).tile("temple", "j4", level=1)
    play = table.begin().pick("attack")
    assert (seen(play).doing, seen(play).aim, seen(play).going) == ("attack", "j4", {})
    play.pick("send infantry 2")
    fight = seen(play).fight
    assert isinstance(fight, FightView)
    assert (fight.seat, fight.hex, fight.force, fight.cards) == (0, "j4", {"infantry": 2}, 1)
    assert seen(play).card is not None
    assert len(seen(play).discard) == 1


def test_before_the_ports_are_placed_nobody_has_one() -> None:
    match = Match(GAME, {"seats": 2}, 1)
    assert [player.port for player in match.view(0).view.players] == ["", ""]


@pytest.mark.parametrize("setup", [{"seats": 1, "objective": "drawn"}, {"seats": 4, "challenge": "medium"}])
def test_every_world_that_is_redealt_looks_the_same_and_keeps_the_laws(setup: dict[str, object]) -> None:
    real = Match(GAME, setup, 5).state
    assert isinstance(real, AuztraliaState)
    state = real.copy()
    for n in range(20):
        GAME.determinize(state, (0,), Rng(n))
        assert list(GAME.invariants(state)) == []
        assert view_bytes(GAME.view(state, 0)) == view_bytes(GAME.view(real, 0))
    assert state.at != real.at
    assert state.deck != real.deck
    assert state.revelations != real.revelations
    assert state.characters != real.characters


@rule("AZ-S15")
def test_a_redealt_revelation_deck_keeps_its_levels_and_may_hold_cards_left_in_the_box() -> None:
    table = Table()
    s, cards = table.s, table.s.tables.revelations
    drawn = s.revelations.copy()
    met = set()
    for n in range(20):
        GAME.determinize(s, (0,), Rng(n))
        assert [cards[n].level for n in s.revelations] == [3] * 5 + [2] * 5 + [1] * 5
        met |= set(s.revelations)
    assert met > set(drawn)


@rule("AZ-A15")
def test_who_put_a_card_back_on_the_deck_knows_it() -> None:
    play = Table().clock(4, 20).begin().pick("help", "look")
    keep, back = play.s.looking
    play.pick(f"keep {keep}", "done")
    state = play.s.copy()
    others = set()
    for n in range(20):
        GAME.determinize(state, (0,), Rng(n))
        assert state.characters[-1] == back
    for n in range(20):
        GAME.determinize(state, (1,), Rng(n))
        others.add(state.characters[-1])
    assert len(others) > 1


def test_what_somebody_looks_at_may_be_anything_for_the_others() -> None:
    play = Table().clock(4, 20).begin().pick("help", "look")
    looking = play.s.looking.copy()
    state = play.s.copy()
    GAME.determinize(state, (0,), Rng(1))
    assert state.looking == looking
    found = set()
    for n in range(20):
        GAME.determinize(state, (1,), Rng(n))
        found |= set(state.looking)
    assert len(found) > 2


def test_status_lines_tell_the_table_in_words() -> None:
    table = Table(2).rail(0, "k4", "j4").farm(0, "j4", "cattle").tile("zombie", "a1", level=1).hand(1, "bones")
    table.tile("temple", "b1", up=False, level=1).ore("h4", gold=3).units(0, infantry=2)
    messages = Messages(GAME)
    lines = [messages.status(line) for line in GAME.status(table.s, None)]
    assert "a1: Zombie, worth 0, damage 0 of 2" in lines
    assert "b1: a tile of level 1, face down" in lines
    assert "h4: 3 gold" in lines
    assert "j4: cattle, farm of Player 1" in lines
    assert "Player 2 has Harry Bones" in lines
    assert "Player 1: 2 infantry" in lines
    assert "The Old Ones: 0 points for all to see" in lines


def test_a_look_at_a_hex() -> None:
    table = Table().port(0, "k4").rail(0, "k4", "j4").farm(0, "j4", "cattle")
    lines = list(GAME.look(table.s, None, "j4"))
    assert lines[0] == Event("ground", ("j4", "hills", 0, 0))
    assert Event("border", ("k4", "coast")) in lines
    assert Event("rail-to", ("k4", 0)) in lines
    assert Event("farm-at", ("j4", 0, "cattle")) in lines
    assert list(GAME.look(table.s, None, "z9")) == []
