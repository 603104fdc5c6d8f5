"""`make resolved` counts what random games of Spirit Island resolve."""

import subprocess
import sys
from pathlib import Path

from rulebound.games.spirit_island.adversary import ADVERSARIES
from rulebound.games.spirit_island.panel import PANELS
from tests.games.spirit_island.bare import PIECES
from workshop.resolved import SEATS, setup_of

ROOT = Path(__file__).parents[2]
COUNTED = """
from workshop.resolved import count_everything, play, resolved
count_everything()
state = play(2)
print(state.turn, sum(resolved.values()), *resolved)
"""


def run(*command: str) -> list[str]:
    """In a process of its own: the counters stay in what they count."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_every_piece_counts_itself_except_panels_rules_and_aspects() -> None:
    turn, times, *names = run("-c", COUNTED)
    assert int(turn) > 3  # the island is kept alive
    assert int(times) > 50
    innates = {name for name in names if f"{name}-level-1" in PIECES}
    left_out = {*PIECES} - {*names}
    assert {*names} - {*PIECES} == innates - {*PIECES}
    assert {*PANELS} <= left_out
    of_spirits = {name for name in left_out if not name.startswith(tuple(ADVERSARIES))}
    assert not any("-group-" in name or "-level-" in name or "-way-" in name for name in of_spirits)


def test_games_of_one_to_six_spirits_some_with_an_aspect() -> None:
    setups = [setup_of(seed) for seed in range(2 * SEATS)]
    assert {setup["seats"] for setup in setups} == {*range(1, SEATS + 1)}
    assert any(name != "none" for setup in setups for name in setup["aspects"])


def test_it_prints_what_was_resolved_least() -> None:
    printed = " ".join(run("-m", "workshop.resolved", "--games", "2"))
    assert "2 games of" in printed
    assert "Least often:" in printed
