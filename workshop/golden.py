"""Plays the golden records of a game and writes them to tests/records/<game>/.

Run it for a new game, or when its rules version was raised on purpose: the files keep old games playable.
"""

import argparse
from pathlib import Path
from typing import Any

from rulebound.bots import make_bot, play_out
from rulebound.games import load_game
from rulebound.kernel import BadSetup, Choice, Flag, Game, Match, Rng, SetupValues

FOLDER = Path(__file__).parent.parent / "tests" / "records"


def any_setup(game: Game[Any], seats: int, rng: Rng) -> SetupValues:
    """Answers of chance to all that the game asks, as far as they go together; packs stay out of it."""
    setup = game.setup.check({"seats": seats})
    for name, field in game.setup.fields.items():
        if isinstance(field, Choice) and not field.per_seat and not field.many:
            tried = setup | {name: rng.choice(field.values)}
        elif isinstance(field, Flag):
            tried = setup | {name: bool(rng.below(2))}
        else:
            continue
        try:
            game.check_setup(game.setup.check(tried))
        except BadSetup:
            continue
        setup = tried
    return setup


def write_records(name: str, each: int) -> None:
    """For every number of players `each` games of any mode, by greedy and random bots in turn."""
    game = load_game(name)
    folder = FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    for seats in range(game.setup.seats.low, game.setup.seats.high + 1):
        for number in range(1, each + 1):
            seed = 1000 * seats + number
            bots = [make_bot("greedy" if (seat + number) % 3 else "random", seed + seat) for seat in range(seats)]
            match = Match(game, any_setup(game, seats, Rng(seed)), seed)
            play_out(match, bots, Rng(seed))
            path = folder / f"{seats}-players-{number}.json"
            path.write_bytes(match.record().dump())
            print(f"{path.name}: {len(match.picks)} picks, scores {match.result().scores}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--each", type=int, default=3)
    given = parser.parse_args()
    write_records(given.game, given.each)
