"""`make resolved` counts what random games of Spirit Island resolve."""

import subprocess
import sys
from pathlib import Path

from rulebound.games.spirit_island.adversary import ADVERSARIES
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng
from tests.games.spirit_island.bare import PIECES
from workshop.resolved import SEATS, setup_of, stack

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


def test_the_spirits_of_rare_cards_play_and_rare_cards_lie_on_top() -> None:
    rare = ("boon-of-vigor", "frenzied-assault", "dark-and-tangled-woods", "tsunami", "panic", "downward-spiral")
    setup = setup_of(1, rare)
    assert {*setup["spirits"]} == {"river-surges-in-sunlight", "sharp-fangs-behind-the-leaves"}
    match = Match(GAME, {"seats": 2, "spirits": setup["spirits"], "boxes": setup["boxes"]}, 1)
    s = match.state
    assert isinstance(s, IslandState)
    sizes = len(s.fear_deck), len(s.blight_deck)
    stack(s, rare, Rng(1))
    assert (s.minors[-1], s.majors[-1], s.fear_deck[-1], s.blight_card) == rare[2:]
    assert (len(s.fear_deck), len(s.blight_deck)) == sizes
    assert not [*GAME.invariants(s)]
    (first, *_), next_one = POWERS["frenzied-assault"].needs, POWERS[s.minors[-2]]
    assert all(next_one.elements[element] for element, number in enumerate(first) if number)


def test_it_prints_what_was_resolved_least() -> None:
    printed = " ".join(run("-m", "workshop.resolved", "--games", "2", "--jobs", "1"))
    assert "2 games of" in printed
    assert "of 429 cards were resolved 20 times or more" in printed
    assert "Cards least often:" in printed
