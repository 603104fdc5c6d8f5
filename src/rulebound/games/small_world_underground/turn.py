"""The turn: its steps in order, each a phase from which the game can go on by the state alone (SU-022)."""

from collections.abc import Callable, Iterable
from typing import Final

from rulebound.games.small_world_underground.ability import Ability
from rulebound.games.small_world_underground.attack import accept, conquest_step, offers
from rulebound.games.small_world_underground.combos import choose_combo
from rulebound.games.small_world_underground.decline import decline
from rulebound.games.small_world_underground.losses import withdraw
from rulebound.games.small_world_underground.redeployment import ready, redeploy
from rulebound.games.small_world_underground.scoring import both, score
from rulebound.games.small_world_underground.state import Turn, UndergroundState
from rulebound.kernel import STABLE, Decide, Flow, Option

GO_ON, DECLINE = Option("go-on"), Option("decline")
OVER: Final = "over"
RESTING: Final = ("pick", "choose", "conquest", "redeployment")  # stable points; the other steps are short


def play(s: UndergroundState) -> Flow[None]:
    """From any stable point to the end of the game."""
    while s.phase != OVER:
        if s.phase in RESTING:
            yield STABLE
        yield from PHASES[s.phase](s)


def _pick_phase(s: UndergroundState) -> Flow[None]:
    s.emit("turn", s.seat, s.round)
    if s.races[2 * s.seat] is None:
        yield from choose_combo(s)
    s.phase = "start"


def _start_phase(s: UndergroundState) -> Flow[None]:
    for slot, ability in _in_order((slot, ability) for slot, ability in both(s) if ability.acts_at_start):
        yield from ability.start_of_turn(s, slot)
    s.phase = "choose"


def _in_order(acting: Iterable[tuple[int, Ability]]) -> list[tuple[int, Ability]]:
    """The abilities that act in a step, in their order (SU-023, SU-028)."""
    return sorted(acting, key=lambda pair: pair[1].order)


def _choose_phase(s: UndergroundState) -> Flow[None]:
    """Go on or decline; who picked a combo this turn goes on (SU-024, SU-025)."""
    slot = 2 * s.seat
    choices = [GO_ON] if s.turn.picked else [GO_ON, DECLINE]
    pick: Option = yield Decide(s.seat, "choose-way", [*choices, *offers(s, slot)])
    if pick is DECLINE:
        yield from decline(s)
        s.phase = "end"
    elif pick is GO_ON:
        ready(s, slot)
        s.phase = "conquest"
    else:
        yield from accept(s, slot, pick)


def _conquest_phase(s: UndergroundState) -> Flow[None]:
    done = yield from conquest_step(s)
    if done:
        s.phase = "redeployment"


def _redeployment_phase(s: UndergroundState) -> Flow[None]:
    yield from redeploy(s)
    s.phase = "end"


def _end_phase(s: UndergroundState) -> Flow[None]:
    for slot, ability in _in_order((slot, ability) for slot, ability in both(s) if ability.acts_at_end):
        yield from ability.end_of_turn(s, slot)
    s.phase = "withdrawal"


def _withdrawal_phase(s: UndergroundState) -> Flow[None]:
    yield from withdraw(s)
    s.phase = "scoring"


def _scoring_phase(s: UndergroundState) -> Flow[None]:
    yield from score(s)
    s.seat = (s.seat + 1) % s.seat_count
    s.turn = Turn()
    s.round += s.seat == s.first
    s.phase = "pick"
    if s.round > s.board.turns:
        s.phase = OVER
        s.rng.reveal()  # the coins


PHASES: Final[dict[str, Callable[[UndergroundState], Flow[None]]]] = {
    "pick": _pick_phase,
    "start": _start_phase,
    "choose": _choose_phase,
    "conquest": _conquest_phase,
    "redeployment": _redeployment_phase,
    "end": _end_phase,
    "withdrawal": _withdrawal_phase,
    "scoring": _scoring_phase,
}
