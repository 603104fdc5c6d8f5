"""Random games of one revision of Rulebound: a round for each line of JSON on standard input.

`benchmarks.against` runs it with PYTHONPATH on the `src` of that revision, which may be old: it uses only what all
revisions have. A line names the game, the set-up, the first seed and the seconds; decisions and seconds come back,
or why this revision cannot play that.
"""

import json
import sys
from inspect import signature
from random import Random
from time import process_time
from typing import Any

from rulebound.games import load_game
from rulebound.kernel import Match

# What a match is told that keeps no history; older revisions had a switch for it.
PLAYOUT: Any = "nothing" if "keep" in signature(Match).parameters else False


def play_one(game: Any, setup: dict[str, Any], seed: int) -> int:
    """Play one random game to its end; return how many decisions it took."""
    match = Match(game, setup, seed, PLAYOUT)
    chance = Random(seed).random
    while (ask := match.pending) is not None:
        seat = ask.seats[int(chance() * len(ask.seats))]
        options = match.options(seat)
        match.pick(seat, options[int(chance() * len(options))])
    return len(match.picks)


def play_for(game_id: str, setup: dict[str, Any], seed: int, seconds: float) -> dict[str, float]:
    """Play whole games until the time is up; answers that this revision does not ask for are left out."""
    game = load_game(game_id)
    known = {name: answer for name, answer in setup.items() if name == "seats" or name in game.setup.fields}
    Match(game, known, seed, PLAYOUT)
    decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play_one(game, known, seed)
        seed += 1
    return {"decisions": decisions, "seconds": spent}


def main() -> None:
    """Answer every line with a round of play."""
    for line in sys.stdin:
        try:
            told: dict[str, Any] = play_for(**json.loads(line))
        except Exception as error:  # whatever an old revision raises
            told = {"refused": str(error)}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
