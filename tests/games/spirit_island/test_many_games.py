"""Thousands of random games over all layouts, boards, spirits and options: nothing fails, nothing is lost."""

import pytest

from rulebound.bots import RandomBot
from rulebound.games.spirit_island.adversary import ADVERSARIES, HIGHEST, playing
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import BOARDS, all_layouts, layouts_for
from rulebound.games.spirit_island.setup import ALL_BOXES, SPIRITS, event_cards
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng

FOES = [(name, level) for name in sorted(ADVERSARIES) for level in range(HIGHEST + 1)]


def setup_of(seed: int, boxes: tuple[str, ...]) -> dict[str, object]:
    """Every number of spirits, layout and option in its turn; half of the games have an adversary."""
    seats, turn = 1 + seed % 6, seed // 6
    layouts = layouts_for(seats)
    rng = Rng(seed)
    foes = [(foe, level) for foe, level in FOES if ADVERSARIES[foe].box in boxes]
    foe, level = rng.choice(foes) if rng.below(2) else ("none", 0)
    return {
        "seats": seats,
        "boxes": list(boxes),
        "spirits": ["random"] * seats,
        "boards": ["random"] * seats,
        "layout": layouts[turn % len(layouts)] if seats > 1 else "standard",  # one board is joined to nothing
        "blight": "card" if event_cards(boxes) else ("card", "none")[turn // 2 % 2],
        "progression": turn % 3 == 0,
        "adversary": foe,
        "level": level,
    }


BETWEEN_ACTIONS = {"spirit-phase", "fast-phase", "slow-phase", "ravage-order", "build-order", "explore-order"}


def play(seed: int, boxes: tuple[str, ...] = ALL_BOXES, **fixed: object) -> IslandState:
    """One random game with the laws of the box checked at every decision."""
    match = Match(GAME, {**setup_of(seed, boxes), **fixed}, seed, keep="nothing")
    bot, rng = RandomBot(seed), Rng(seed)
    while match.pending is not None:
        assert isinstance(match.state, IslandState)
        wrong = list(GAME.invariants(match.state))
        assert not wrong, f"seed {seed}, after pick {len(match.picks)}: {wrong}"
        if match.pending.prompt in BETWEEN_ACTIONS:
            assert nobody_is_out_of_play(match.state), f"seed {seed}, after pick {len(match.picks)}"
        seat = rng.choice(match.pending.seats)
        match.pick(seat, bot.choose(match.handle(seat)))
    state = match.state
    assert isinstance(state, IslandState)
    assert state.phase == "over"
    assert bool(state.won) or bool(state.lost)
    assert list(GAME.invariants(state)) == []
    return state


def nobody_is_out_of_play(state: IslandState) -> bool:
    """Whether every piece stands where one can stand, once an action is over."""
    return not any(there and not state.in_play >> land & 1 for land, there in enumerate(state.pieces))


def met_in(state: IslandState) -> set[str]:
    """The layout, the boards, the spirits, and the adversary with its level."""
    foe = playing(state)
    foes = set() if foe is None else {f"{foe.name} {foe.level}"}
    return {state.layout, *state.boards, *(spirit.id for spirit in state.spirits), *foes}


def test_forty_random_games_keep_the_laws_of_the_box() -> None:
    met: set[str] = set()
    for seed in range(40):
        met |= met_in(play(seed))
    assert met >= {*BOARDS, *SPIRITS}


@pytest.mark.parametrize(("foe", "level"), FOES)
def test_games_with_an_adversary_keep_the_laws_of_the_box(foe: str, level: int) -> None:
    for seed in range(18):
        assert f"{foe} {level}" in met_in(play(seed, adversary=foe, level=level))


@pytest.mark.long
@pytest.mark.parametrize("first", range(1_000, 6_000, 250))
def test_five_thousand_random_games_keep_the_laws_of_the_box(first: int) -> None:
    met: set[str] = set()
    for seed in range(first, first + 250):
        met |= met_in(play(seed))
    assert met >= {*BOARDS, *SPIRITS, *all_layouts(), *(f"{foe} {level}" for foe, level in FOES)}


@pytest.mark.parametrize(("seed", "foe", "level"), [(2794, "brandenburg-prussia", 2), (3137, "none", 0)])
def test_an_ocean_can_leave_the_game_in_the_middle_of_an_action(seed: int, foe: str, level: int) -> None:
    play(seed, ("base",), adversary=foe, level=level)
