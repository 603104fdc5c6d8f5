"""Set-up: what the lobby asks, and the board before the first turn (SU-013 to SU-021)."""

from typing import Final

from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS
from rulebound.games.small_world_underground.board import board_for
from rulebound.games.small_world_underground.combos import refill
from rulebound.games.small_world_underground.state import (
    ALL_COINS,
    ENGLISH,
    NOBODY,
    OFF,
    POLISH,
    START,
    Turn,
    UndergroundState,
)
from rulebound.kernel import Choice, Rng, Setup, SetupValues, When

START_COINS = 5
FIRST: Final = {f"seat-{n}": When("seats", tuple(range(n, 6))) for n in (1, 2, 3, 4, 5)}

SETUP = Setup(
    (2, 5),
    Choice("first", ("random", *FIRST), only=FIRST),
    Choice("coins", ("hidden", "open")),
    Choice("edition", (POLISH, ENGLISH), before=ENGLISH),
    notes={"status-reconstructed": When("seats", (5,))},
)


def new_world(setup: SetupValues, seed: int) -> UndergroundState:
    """The board, the column and the purses at the start."""
    seat_count: int = setup["seats"]
    board = board_for(seat_count)
    rng = Rng(seed)
    banners, badges, finds = sorted(RACES), sorted(POWERS), sorted([*PLACES, *RELICS])
    for stack in (banners, badges, finds):
        rng.shuffle(stack)
    sites = sum(1 for monsters in board.monsters if monsters)
    first = rng.below(seat_count) if setup["first"] == "random" else int(setup["first"][-1]) - 1
    world = UndergroundState(
        rng=rng,
        holder=[NOBODY] * board.size,
        tokens=[0] * board.size,
        monsters=list(board.monsters),
        armor=[0] * board.size,
        hammers=[0] * board.size,
        coins=[START_COINS] * seat_count,
        bank=ALL_COINS - START_COINS * seat_count,
        races=[None] * (2 * seat_count),
        tray={name: facts.tray for name, facts in sorted(RACES.items())},
        combos=[],
        banners=banners,
        known_banners=0,
        badges=badges,
        spent_badges=[],
        finds=finds[:sites],
        aside=finds[sites:],
        places={},
        relics={},
        hedge="",
        ancient=OFF,
        volcano=OFF,
        queen=OFF,
        ghost=OFF,
        balrog=OFF,
        bag=OFF,
        vengeance=[],
        avenger=OFF,
        first=first,
        open_coins=setup["coins"] == "open",
        edition=setup["edition"],
        seat=first,
        round=1,
        phase="pick",
        turn=Turn(),
        ledger=[(0, seat, START, START_COINS) for seat in range(seat_count)],
    )
    refill(world)
    return world
