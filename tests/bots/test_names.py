"""Bots by their names: budgets, strengths, files, and who is offered in which game."""

import time
from pathlib import Path
from typing import Any

import pytest

from examples.pearl_divers import GAME as DIVERS
from rulebound.bots import BOTS, STRENGTHS, BeamBot, Budget, StrengthBot, TreeBot, UnknownBot, bots_for, make_bot
from rulebound.bots.ladder import Ladder, Rung, ladders, rating_of
from rulebound.games import game_names, load_game
from rulebound.kernel import Match

OWN = """
from rulebound.bots import Bot

class Clever(Bot):
    def choose(self, seat):
        return seat.options[-1]

class Stranger:
    pass
"""


def own_bot(folder: Path, text: str = OWN) -> str:
    file = folder / "my_bot.py"
    file.write_text(text)
    return str(file)


@pytest.mark.parametrize(
    ("name", "kind", "budget"),
    [
        ("tree@40", TreeBot, Budget(iterations=40)),
        ("tree@0.25s", TreeBot, Budget(seconds=0.25)),
        ("beam@7", BeamBot, Budget(iterations=7)),
    ],
)
def test_a_budget_stands_behind_the_kind(name: str, kind: type[Any], budget: Budget) -> None:
    found = make_bot(name, 1)
    assert isinstance(found, TreeBot | BeamBot)
    assert (type(found), found.budget) == (kind, budget)


@pytest.mark.parametrize("name", ["tree@", "tree@0", "tree@-3", "tree@0s", "tree@s", "tree@nans", "tree@much"])
def test_a_budget_is_a_number_above_nothing(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"tree@400, or seconds, as in tree@0\.3s"):
        make_bot(name, 1)


def test_who_waits_is_answered_though_processor_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine 1000 seconds of processor time may take hours."""
    now = 5.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    thinking = Budget(seconds=1000.0, wait=2.0).begin()
    now = 6.9
    assert not thinking.spent
    now = 7.0
    assert thinking.spent


def test_only_a_strength_is_told_how_long_somebody_waits() -> None:
    bot = make_bot("master", 1, wait=4.0)
    assert isinstance(bot, StrengthBot)
    assert bot.budget == Budget(seconds=STRENGTHS["master"], wait=4.0)
    assert isinstance(tree := make_bot("tree@40", 1, wait=4.0), TreeBot)
    assert tree.budget == Budget(iterations=40)


@pytest.mark.parametrize("name", ["", "clever", "greedy@5", "random@0.1s", "Clever.py", ":Clever"])
def test_an_unknown_name_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"apprentice, journeyman, master, beam, foresight.*my_bot\.py:Clever"):
        make_bot(name, 1)


def test_a_strength_plays_by_the_search_that_suits_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(DIVERS.judge), "search", "tree", raising=False)
    match = Match(DIVERS, {"seats": 2, "rounds": 1}, 5, "stable")
    assert match.pending is not None
    handle = match.handle(match.pending.seats[0])
    budget = Budget(iterations=20)
    assert StrengthBot(3, budget).choose(handle) in handle.options
    bot = make_bot("apprentice", 3)
    assert isinstance(bot, StrengthBot)
    assert bot.budget == Budget(seconds=STRENGTHS["apprentice"])


def test_people_are_offered_strengths_where_search_helps_and_simple_bots_everywhere() -> None:
    for name in game_names():
        offered = bots_for(load_game(name))
        strong = ["master", "journeyman", "apprentice"] if load_game(name).judge.search else []
        assert offered == [*strong, "greedy", "random"]
    assert bots_for(DIVERS) == ["greedy", "random"]


def test_a_class_in_a_file_plays(tmp_path: Path) -> None:
    bot = make_bot(f"{own_bot(tmp_path)}:Clever", 1)
    match = Match(DIVERS, {"seats": 2, "rounds": 1}, 5)
    assert match.pending is not None
    handle = match.handle(match.pending.seats[0])
    assert bot.choose(handle) == handle.options[-1]


def test_a_file_without_such_a_bot_says_what_is_wrong(tmp_path: Path) -> None:
    file = own_bot(tmp_path)
    for name in ("Nobody", "Stranger"):
        with pytest.raises(UnknownBot, match=f"no bot called '{name}': a class made from rulebound.bots.Bot"):
            make_bot(f"{file}:{name}", 1)
    with pytest.raises(UnknownBot, match="there is no file"):
        make_bot(f"{tmp_path / 'none.py'}:Clever", 1)
    broken = own_bot(tmp_path / "..", "def (")
    with pytest.raises(UnknownBot, match="cannot be loaded: SyntaxError"):
        make_bot(f"{broken}:Clever", 1)


def test_the_ladders_name_bots_and_games_there_are() -> None:
    for ladder in ladders():
        game = load_game(ladder.game)
        assert ladder.seat_count in range(game.setup.seats.low, game.setup.seats.high + 1)
        ratings = [rung.rating for rung in ladder.rungs]
        assert ratings == sorted(ratings, reverse=True)
        assert {rung.bot for rung in ladder.rungs} <= {*BOTS, *STRENGTHS}


def test_a_rating_is_that_of_the_first_ladder_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    two, three = (Ladder("pearl-divers", seats, (Rung("greedy", 1500.4 + seats, 9.0, 40),)) for seats in (2, 3))
    monkeypatch.setattr("rulebound.bots.ladder.ladders", lambda: (two, three))
    assert rating_of(DIVERS, "greedy") == 1502
    assert rating_of(DIVERS, "random") is None
    assert rating_of(load_game("auztralia"), "greedy") is None
