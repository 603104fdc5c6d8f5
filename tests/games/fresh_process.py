"""Matches played in another process, which puts strings into its sets in another order.

`final_hashes` is what the process runs; `hashes_in_a_fresh_process` starts it.
"""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rulebound.games import load_game
from rulebound.kernel import Game, Match, Rng, state_hash
from rulebound.kernel.contract import random_pick

ROOT = Path(__file__).parents[2]


def find_game(name: str) -> Game[Any]:
    """A game by its name or file, or by `module:attribute`."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return load_game(name)
    game: Game[Any] = getattr(importlib.import_module(module), attribute)()
    return game


def final_hashes(game: Game[Any], setups: Sequence[object], seeds: Iterable[int]) -> list[str]:
    """The hash of every match's final state, for each set-up and seed, picked at random."""
    found = []
    for setup in setups:
        for seed in seeds:
            match, rng = Match(game, setup, seed, keep="nothing"), Rng(seed)
            while match.pending is not None:
                match.pick(*random_pick(match, rng))
            found.append(state_hash(match.state))
    return found


def hashes_in_a_fresh_process(
    name: str, setups: Sequence[object], seeds: Iterable[int], hash_seed: int
) -> list[str]:
    """The same from a new Python, whose hash of strings starts from `hash_seed`."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.fresh_process", name],
        input=json.dumps({"setups": setups, "seeds": list(seeds)}),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    assert done.returncode == 0, done.stderr
    hashes: list[str] = json.loads(done.stdout)
    return hashes


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    print(json.dumps(final_hashes(find_game(sys.argv[1]), asked["setups"], asked["seeds"])))
