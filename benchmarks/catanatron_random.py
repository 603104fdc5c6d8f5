"""Random four-player games of catanatron, for as many seconds as a line on standard input says.

Run by the Python of `.venv-bench`. For each line one JSON object comes back: decisions, seconds, games.
A decision is one action of a player carried out by `play_tick`: every roll and every end of a turn counts,
also where it was the only action open. No accumulators, and none of the two copies that `play` makes.
"""

import json
import sys
from itertools import count
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
SEEDS = count(1)


def play_one() -> int:
    """One random game to its end, and how many decisions it took."""
    game: Any = Game([RandomPlayer(color) for color in COLORS], seed=next(SEEDS))
    state, tick, decisions = game.state, game.play_tick, 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        tick()
        decisions += 1
    return decisions


def play_for(seconds: float) -> dict[str, float]:
    """Whole games until the time is up."""
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play_one()
        games += 1
    return {"decisions": decisions, "seconds": spent, "games": games}


def main() -> None:
    """Answer every line with a round of play."""
    for line in sys.stdin:
        print(json.dumps(play_for(float(line))), flush=True)


if __name__ == "__main__":
    main()
