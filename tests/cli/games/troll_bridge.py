"""Troll Bridge: a game to test roles with. Some cross a bridge; where there is a troll, it is the last seat."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rulebound.kernel import (
    DONE,
    STABLE,
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
    Role,
    Setup,
    SetupValues,
    View,
    When,
)

STEP, GROWL = Option("step"), Option("growl")
ROUNDS = 3
NIGHT = When("mode", ("night",))


@dataclass(slots=True)
class Bridge(GameState):
    troll: int | None
    points: list[int]
    turn: int = 0


class BridgeView(View, frozen=True, kw_only=True):
    points: list[int]


class TrollBridge(Game[Bridge]):
    id = "troll-bridge"
    setup = Setup(
        (2, 5),
        Choice("mode", ("day", "night"), only={"day": When("seats", (2, 3, 4))}),
        Flag("fog", when=When("seats", (3, 4)) & When("mode", ("day",)) | NIGHT),
        Choice("hat", ("any", "red", "blue"), per_seat=True, distinct=True),
        roles=(Role("old-troll", when=When("seats", (4,)) | NIGHT),),
    )
    state_type, view_type = Bridge, BridgeView
    verbs = {"step": "", "growl": ""}
    events = {"stepped": "seat", "growled": "seat"}
    status_lines = {"points": "seat points"}

    def new(self, setup: SetupValues, seed: int) -> Bridge:
        roles = self.setup.roles(setup)
        troll = roles.index("old-troll") if "old-troll" in roles else None
        return Bridge(Rng(seed), troll, [0] * setup["seats"])

    def flow(self, s: Bridge) -> Flow[None]:
        while s.turn < ROUNDS * len(s.points):
            yield STABLE
            seat = s.turn % len(s.points)
            deed = GROWL if seat == s.troll else STEP
            pick: Option = yield Decide(seat, "walk", [deed, DONE])
            if pick is deed:
                s.points[seat] += 1
                s.emit("growled" if deed is GROWL else "stepped", seat)
            s.turn += 1

    def view(self, s: Bridge, _seat: int | None) -> BridgeView:
        return BridgeView(points=s.points[:])

    def result(self, s: Bridge) -> Result:
        best = max(s.points)
        return Result(tuple(i for i, points in enumerate(s.points) if points == best), tuple(s.points), "crossed")

    def determinize(self, s: Bridge, seats: Collection[int], rng: Rng) -> None:
        """Nothing is hidden."""

    def status(self, s: Bridge, seat: int | None) -> Iterable[Event]:
        yield from (Event("points", (i, points)) for i, points in enumerate(s.points))


GAME = TrollBridge()
