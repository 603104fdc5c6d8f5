"""Things that no box holds, put into the game for a test: boards, slots, spirits of other measures."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import MEETING, PRINTED, island
from rulebound.games.spirit_island.setup import SETUP, new_world
from rulebound.games.spirit_island.state import World
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import check_copies, check_no_leak, check_position, check_what_is_shown, random_pick

LOOKED_AT: Final = 40  # one decision of so many is checked in full, with bots' judgement


def fresh(boards: tuple[str, ...], spirits: tuple[str, ...], seed: int = 1, **setup: object) -> World:
    """A table before the spirits come, on boards that the lobby need not know."""
    values = SETUP.check({"seats": len(spirits), "spirits": list(spirits), **setup})
    return new_world({**values, "boards": list(boards)}, seed)


def play_to_the_end(s: World, seed: int) -> World:
    """A random game from this table; the laws of the box hold, and all that a game promises at some decisions."""
    match, rng = Match.at(GAME, {"seats": s.players}, s), Rng(seed)
    while match.pending is not None:
        check_position(match)
        if not len(match.picks) % LOOKED_AT:
            look_closely(match, rng)
        match.pick(*random_pick(match, rng))
    assert isinstance(match.state, World)
    assert match.state.won or match.state.lost
    return match.state


def look_closely(match: Match, rng: Rng) -> None:
    """Forks, views and imagined worlds agree, and bots can judge the table."""
    check_copies(match, rng)
    check_what_is_shown(match)
    for seat in range(match.setup["seats"]):
        check_no_leak(match, seat, rng)
        GAME.score_hint(match.state, seat)  # type: ignore[arg-type]


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
        island.cache_clear()
