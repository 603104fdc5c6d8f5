"""Trapdoor: a game to test the command line with. Everybody walks three steps; a second jump breaks the rules."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rulebound.kernel import (
    STABLE,
    BadSetup,
    Choice,
    Decide,
    Event,
    Flag,
    Flow,
    Game,
    GameState,
    Option,
    Result,
    Rng,
    Setup,
    SetupValues,
    View,
    When,
    Why,
)

STEP, JUMP = Option("step"), Option("jump")


@dataclass(slots=True)
class Walk(GameState):
    steps: list[int]
    jumps: int = 0
    turn: int = 0


class WalkView(View, frozen=True, kw_only=True):
    steps: list[int]


class Trapdoor(Game[Walk]):
    id = "trapdoor"
    setup = Setup((1, 2), Choice("floor", ("oak", "stone"), per_seat=True), Flag("dark", when=When("seats", (2,))))
    state_type, view_type = Walk, WalkView
    verbs = {"step": "", "jump": ""}
    events = {"walked": "seat", "creak": ""}
    status_lines = {"steps": "seat steps"}
    names = {"floor": ("oak", "stone")}

    def check_setup(self, setup: SetupValues) -> None:
        if setup["dark"] and setup["seats"] == 2:
            raise BadSetup("dark: only for one player")

    def new(self, setup: SetupValues, seed: int) -> Walk:
        return Walk(Rng(seed), [0] * setup["seats"])

    def flow(self, s: Walk) -> Flow[None]:
        while min(s.steps) < 3:
            yield STABLE
            seat = s.turn % len(s.steps)
            pick: Option = yield Decide(seat, "walk", [STEP, JUMP])
            s.jumps += pick is JUMP
            if s.jumps > 1:
                raise KeyError("the floor is gone")
            if pick is JUMP:
                s.emit("creak", to=(seat,))
            s.steps[seat] += 1
            s.turn += 1
            s.emit("walked", seat)

    def view(self, s: Walk, _seat: int | None) -> WalkView:
        return WalkView(steps=s.steps[:])

    def result(self, s: Walk) -> Result:
        return Result((), tuple(s.steps), "crossed")

    def determinize(self, s: Walk, seats: Collection[int], rng: Rng) -> None:
        """Nothing is hidden."""

    def explain(self, s: Walk, seat: int, what: str, ask: Decide | None = None) -> Why | None:
        return Why("no-wings", {"seat": seat}, "TD-001") if what == "fly" else None

    def status(self, s: Walk, seat: int | None) -> Iterable[Event]:
        yield from (Event("steps", (i, steps)) for i, steps in enumerate(s.steps))


GAME = Trapdoor()
