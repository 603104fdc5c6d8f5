"""How strong the bots are: the ratings of the last ladder, which `make ladder` plays and writes."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from rulebound.kernel import Game

FILE: Final = Path(__file__).parent / "ladder.json"


class Rung(msgspec.Struct, frozen=True):
    """A bot on a ladder: its rating, half of that's 95 % interval, and how many games it played."""

    bot: str
    rating: float
    rating_95: float
    games: int


class Ladder(msgspec.Struct, frozen=True):
    """The bots of one game with a number of seats, the best first."""

    game: str
    seat_count: int
    rungs: tuple[Rung, ...]


# The server tells ratings in threads: msgspec crashes when two let it read a structure for the first time at once.
_LADDERS: Final = msgspec.json.Decoder(tuple[Ladder, ...])


@cache
def ladders() -> tuple[Ladder, ...]:
    """All ladders that were played."""
    return _LADDERS.decode(FILE.read_bytes())


def rating_of(game: Game[Any], bot: str) -> int | None:
    """The rating of a bot on the first ladder of a game; None if it is not on it."""
    its = next((each for each in ladders() if each.game == game.id), None)
    found = next((rung for rung in its.rungs if rung.bot == bot), None) if its is not None else None
    return round(found.rating) if found is not None else None
