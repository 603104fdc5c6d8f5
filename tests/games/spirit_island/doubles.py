"""Things that no box holds, put into the game for a test: boards, slots, spirits of other measures."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from rulebound.games.spirit_island.game import GAME, SpiritIsland
from rulebound.games.spirit_island.island import MEETING, PRINTED, forget_islands
from rulebound.games.spirit_island.setup import lobby, new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import (
    check_copies,
    check_match,
    check_no_leak,
    check_position,
    check_what_is_shown,
    random_pick,
)
from rulebound.kernel.state import State
from rulebound.kernel.view import view_bytes
from rulebound.messages import Messages
from tests.games.spirit_island.harness import unboxed

WORDS: Final = Messages(GAME)
LOOKED_AT: Final = 40  # one decision of so many is checked in full, with bots' judgement


def fresh(boards: tuple[str, ...], spirits: tuple[str, ...], seed: int = 1, **setup: object) -> IslandState:
    """A table before the spirits come, on boards that the lobby need not know."""
    values = unboxed({"seats": len(spirits), "spirits": list(spirits), **setup})
    return new_world({**values, "boards": list(boards)}, seed)


def play_to_the_end(s: IslandState, seed: int) -> IslandState:
    """A random game from this table; the laws of the box hold, and all that a game promises at some decisions."""
    match, rng = Match.at(GAME, {"seats": s.seat_count}, s), Rng(seed)
    while match.pending is not None:
        check_position(match)
        if not len(match.picks) % LOOKED_AT:
            look_closely(match, rng)
        match.pick(*random_pick(match, rng))
    assert isinstance(match.state, IslandState)
    assert match.state.won or match.state.lost
    say_all(match)
    return match.state


def in_the_lobby(patch: pytest.MonkeyPatch) -> None:
    """Let the lobby offer all that is declared now."""
    patch.setattr(SpiritIsland, "setup", lobby())


def play_from_the_lobby(seed: int, **setup: object) -> IslandState:
    """A random game of these answers, with every check of the battery; all that it tells has words."""
    match = check_match(GAME, setup, seed, depth=1)
    say_all(match)
    assert isinstance(match.state, IslandState)
    return match.state


def say_all(match: Match) -> None:
    """The log, the table and the result in words: what has no name in the files goes by its id."""
    for event in match.events:
        WORDS.event(event)
    say_table(match.state)


def say_table(s: State) -> list[str]:
    """The table in words, line by line; its view can be sent."""
    assert view_bytes(GAME.view(s, None))  # type: ignore[arg-type]
    return [WORDS.status(line) for line in GAME.status(s, None)]  # type: ignore[arg-type]


def look_closely(match: Match, rng: Rng) -> None:
    """Forks, views and imagined worlds agree, and bots can judge the table."""
    check_copies(match, rng)
    check_what_is_shown(match)
    for seat in range(match.setup["seats"]):
        check_no_leak(match, seat, rng)
        GAME.judge.hint(match.state, seat)  # type: ignore[arg-type]
    say_table(match.state)


@contextmanager
def board_in_the_box(name: str, printed: dict[str, Any], meeting: dict[str, Any]) -> Iterator[None]:
    """A board besides the printed ones, with the lands that face those of others on joined sides."""
    PRINTED[name] = printed
    MEETING.update(meeting)
    try:
        yield
    finally:
        del PRINTED[name]
        for sides in meeting:
            del MEETING[sides]
        forget_islands()
