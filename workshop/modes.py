"""Plays the same random games in both modes and compares: `python -m workshop.modes`, after `make compile`.

Each game is told by a hash of its picks and of its last state.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from rulebound.bots import RandomBot, play_out
from rulebound.games import load_game
from rulebound.kernel import COMPILED, Match, Rng, state_hash

ROOT: Final = Path(__file__).parent.parent
SEEDS: Final = range(1, 25)
SETUPS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("small-world-underground", {"seats": 5}),
    ("small-world-underground", {"seats": 2}),
    ("auztralia", {"seats": 4}),
    ("auztralia", {"seats": 3, "mode": "revenge"}),
    ("spirit-island", {"seats": 1}),
    ("spirit-island", {"seats": 6}),
)


def played(name: str, setup: dict[str, Any], seed: int) -> str:
    """A random game from this seed: a hash of its picks, and of its last state."""
    match = Match(load_game(name), setup, seed, keep="nothing")
    play_out(match, [RandomBot(seed << 8 | seat) for seat in range(setup["seats"])], Rng(seed))
    picks = "\n".join(f"{seat} {option.text}" for seat, option in match.picks)
    return f"{blake2b(picks.encode(), digest_size=8).hexdigest()} {state_hash(match.state)}"


def games(seeds: range = SEEDS) -> dict[str, list[str]]:
    """The games of all set-ups from these seeds, in this mode."""
    return {f"{name} {setup}": [played(name, setup, seed) for seed in seeds] for name, setup in SETUPS}


@contextmanager
def plain_sources() -> Iterator[Path]:
    """A copy of the sources without what is built beside them: what to put on PYTHONPATH for the plain mode."""
    with tempfile.TemporaryDirectory(prefix="rulebound-plain-") as folder:
        built = shutil.ignore_patterns("*.so", "*.pyd", "web", "__pycache__")
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=built)
        yield Path(folder) / "src"


def plain_games(seeds: range = SEEDS) -> dict[str, list[str]]:
    """The same in a process of its own, in the plain mode."""
    code = f"import json, workshop.modes as m; print(json.dumps([m.COMPILED, m.games({seeds!r})]))"
    with plain_sources() as sources:
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        told = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, capture_output=True, text=True
        )
    compiled, found = json.loads(told.stdout)
    assert not compiled
    return dict(found)


if __name__ == "__main__":
    if not COMPILED:
        sys.exit("there is no compiled build: run `make compile` first")
    compiled, plain = games(), plain_games()
    for setup, found in compiled.items():
        same = sum(one == other for one, other in zip(found, plain[setup], strict=True))
        print(f"{setup}: {same} of {len(found)} games are the same in both modes")
    sys.exit(compiled != plain)
