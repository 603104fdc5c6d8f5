"""Where every coin came from: told with each scoring, kept for the end, and hidden where coins are."""

from rulebound.bots import make_bot, play_out
from rulebound.games.small_world_underground import GAME
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.games.small_world_underground.view import UndergroundView
from rulebound.kernel import Match, Rng
from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule

Row = tuple[str, str, int]


def seen(match: Match, seat: int | None) -> UndergroundView:
    view = match.view(seat).view
    assert isinstance(view, UndergroundView)
    return view


def earned(play: Play, seat: int) -> list[Row] | None:
    """What a seat's last scored turn consisted of, as itself sees it."""
    rows = seen(play.match, seat).players[seat].earned
    return None if rows is None else [(row.kind, row.name, row.coins) for row in rows]


@rule("SU-079")
def test_a_scoring_tells_its_parts() -> None:
    table = Table().race(0, "shrooms", "stone").hold(0, "r05").hold(0, "r06").hold(0, "r11")
    table.find("mine-of-lost-dwarf", "r11").find("scepter-of-avarice", "r05")
    play = table.begin(0, "end").pick("scepter r05")
    (scored,) = play.events("scored")
    # 3 regions; the forest by the Shrooms, the mountain by Stone, 2 by the Mine, and the forest's 2 again.
    assert scored.args == (0, 9, 3, 1, 1, 2, 2)
    assert earned(play, 0) == [
        ("regions", "", 3),
        ("race", "shrooms", 1),
        ("power", "stone", 1),
        ("place", "mine-of-lost-dwarf", 2),
        ("relic", "scepter-of-avarice", 2),
    ]


@rule("SU-140")
def test_what_a_race_leaves_by_vanishing_counts_for_its_power() -> None:
    table = Table().race(0, "gnomes", "vanishing").hold(0, "r04").hold(0, "r05")
    play = table.begin(0, "choose").pick("decline")
    (scored,) = play.events("scored")
    assert scored.args == (0, 4, 0, 0, 4, 0, 0)


@rule("SU-030", "SU-031")
def test_the_price_of_a_combo_and_the_coins_on_it_are_kept() -> None:
    play = Table().combos(("drow", "magic"), ("ogres", "stone")).begin(0, "pick").pick("choose ogres stone 1")
    play.to_end_of_turn().pick("choose drow magic 0")
    mine, theirs = (seen(play.match, None).players[seat].sources for seat in (0, 1))
    assert mine is not None
    assert [(row.kind, row.coins) for row in mine][:2] == [("start", 5), ("price", -1)]
    assert theirs is not None
    assert [(row.kind, row.coins) for row in theirs] == [("start", 5), ("found", 1)]


@rule("SU-020")
def test_hidden_coins_hide_what_they_consist_of() -> None:
    table = Table(3, coins="hidden").race(0, "ogres", "vampire").hold(0, "r02")
    play = table.begin(0, "scoring")
    assert earned(play, 0) == [("regions", "", 1)]
    for other in (1, None):
        player = seen(play.match, other).players[0]
        assert (player.coins, player.earned, player.sources) == (None, None, None)
        assert seen(play.match, other).ledger == []


@rule("SU-020")
def test_an_imagined_world_knows_no_coins_of_others() -> None:
    table = Table(2, coins="hidden").race(0, "ogres", "vampire").hold(0, "r02")
    world = table.begin(0, "scoring").match.imagine(1, Rng(3))
    s = world.state
    assert isinstance(s, UndergroundState)
    assert [entry for entry in s.ledger if entry[1] == 0] == [(0, 0, "start", s.coins[0])]


@rule("SU-020", "SU-082")
def test_in_whole_games_the_ledger_adds_up_to_the_coins_and_lies_open_at_the_end() -> None:
    for seed, coins in ((1, "open"), (2, "hidden"), (3, "hidden")):
        match = Match(GAME, GAME.setup.check({"seats": 2 + seed, "coins": coins}), seed)
        play_out(match, [make_bot("random", seed + seat) for seat in range(2 + seed)], Rng(seed))
        view = seen(match, None)
        for seat, player in enumerate(view.players):
            assert player.sources is not None
            assert player.coins == sum(row.coins for row in player.sources)
            assert player.coins == sum(row.source.coins for row in view.ledger if row.seat == seat)
