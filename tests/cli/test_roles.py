"""Seats with roles at the command line: who plays them, and how they are shown."""

import re

import pytest

from tests.cli.program import BRIDGE, DIVERS, one_object, play, refused, run

NIGHT = ("--set", "mode=night")


def bots_of(*words: str) -> list[tuple[str, str]]:
    """The bot and the role of each seat, as the report has them."""
    result = run("sim", BRIDGE, "--games", "2", "--json", *words)
    assert result.exit_code == 0, result.output
    return [(seat["bot"], seat["role"]) for seat in one_object(result.stdout)["seats"]]


TROLL = "old-troll"


@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        ("greedy", ["greedy", "greedy", "greedy"]),
        ("greedy,random,random", ["greedy", "random", "random"]),
        ("greedy,old-troll=random", ["greedy", "greedy", "random"]),
        ("old-troll=greedy, random", ["random", "random", "greedy"]),
        ("greedy,random,old-troll=greedy", ["greedy", "random", "greedy"]),
    ],
)
def test_a_bot_is_named_for_all_for_each_seat_or_for_a_role(bots: str, seated: list[str]) -> None:
    assert bots_of("--seats", "3", *NIGHT, "--bot", bots) == list(zip(seated, ("", "", TROLL), strict=True))


def test_the_report_has_a_role_for_every_seat() -> None:
    assert bots_of("--seats", "2") == [("random", ""), ("random", "")]
    assert bots_of("--seats", "4")[3] == ("random", TROLL)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--bot", "greedy,old-troll=deep"], "no bot is called 'deep'"),
        (
            ["--bot", "greedy,goat=random"],
            "--bot: no role of troll-bridge is called 'goat' (there are: old-troll)",
        ),
        (["--bot", "old-troll=random"], "--bot names no bots for the other 2 seats: name one for all, or one for"),
        (["--bot", "random,old-troll=random,random,random"], "--bot names 3 bots for the other 2 seats"),
        (["--bot", "random,old-troll=random,old-troll=random"], "--bot names old-troll twice"),
        (["--bot", "random,random"], "--bot names 2 bots, and the game is set up for 3 players"),
    ],
)
def test_wrong_names_are_one_clear_line(words: list[str], line: str) -> None:
    assert line in refused("sim", BRIDGE, "--seats", "3", *NIGHT, *words)


def test_a_role_that_nobody_plays_is_one_clear_line() -> None:
    line = refused("sim", BRIDGE, "--seats", "3", "--bot", "greedy,old-troll=random")
    assert "--bot: with this set-up nobody plays old-troll" in line
    line = refused("sim", DIVERS, "--bot", "greedy,diver=random")
    assert "no role of pearl-divers is called 'diver' (there are none)" in line


def test_the_table_by_seat_shows_the_role() -> None:
    shown = run("sim", BRIDGE, "--seats", "3", "--games", "2", *NIGHT).stdout
    assert re.search(r"^Player 3 \(the old troll\) +random ", shown, re.MULTILINE)
    assert re.search(r"^Player 2 +random ", shown, re.MULTILINE)


def test_roles_are_shown_where_people_sit_down_and_when_the_game_is_over() -> None:
    said = play(BRIDGE, "--seats", "random,me", *NIGHT, "--seed", "3", typed="growl\n" * 3)
    assert "Player 1: a bot (random)\nPlayer 2 (the old troll): you\n" in said
    assert "Player 2 growls." in said
    assert "Player 2 (the old troll) scores 3." in said
    assert re.search(r"The winner is Player 2 \(the old troll\)\.", said)


def test_a_person_or_a_bot_takes_the_seat_of_a_role_by_its_name() -> None:
    said = play(BRIDGE, "--seats", "old-troll=me,greedy,random", *NIGHT)
    assert "Player 1: a bot (greedy)\nPlayer 2: a bot (random)\nPlayer 3 (the old troll): you\n" in said
    line = refused("play", BRIDGE, "--seats", "me,old-troll=random")
    assert "--seats: with this set-up nobody plays old-troll" in line


def test_a_mode_that_is_not_offered_gives_way_to_the_first_that_is() -> None:
    assert bots_of("--seats", "5")[4] == ("random", TROLL)
    line = refused("sim", BRIDGE, "--seats", "5", "--set", "mode=day")
    assert "mode: day goes only with seats 2 or 3 or 4" in line
