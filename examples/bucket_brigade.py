"""Bucket Brigade: a small co-operative game, for two to four.

Three houses burn. In a round everybody draws two buckets, then all act in any order: throw a bucket on a house
(one flame less), hand one to somebody and be ready, or just be ready. Then a die makes one house burn higher.
Together you win when no house burns, and lose when one burns with six flames or the rounds run out.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rulebound.kernel import (
    STABLE,
    Anyone,
    Decide,
    Event,
    Flow,
    Game,
    GameState,
    Number,
    Option,
    Result,
    Rng,
    Setup,
    SetupValues,
    View,
)

HOUSES = ("mill", "inn", "barn")
DOUSE = {house: Option("douse", house) for house in HOUSES}
TO = [Option("to", seat) for seat in range(4)]
HAND_OVER, READY = Option("hand-over"), Option("ready")


@dataclass(slots=True)
class Fire(GameState):
    flames: dict[str, int]
    buckets: list[int]
    ready: list[bool]
    rounds: int
    round: int = 0


class FireView(View, frozen=True, kw_only=True):
    flames: dict[str, int]
    buckets: list[int]
    ready: list[bool]
    round: int


class BucketBrigade(Game[Fire]):
    id = "bucket-brigade"
    setup = Setup((2, 4), Number("rounds", 3, 10, default=6), Number("flames", 1, 4, default=3))
    state_type, view_type = Fire, FireView
    verbs = {"douse": "house", "hand-over": "", "to": "seat", "ready": ""}
    events = {"doused": "seat house flames", "handed": "seat to-seat", "readied": "seat", "spread": "house flames"}
    status_lines = {"burns": "house flames", "buckets": "seat buckets"}
    names = {"house": HOUSES}

    def new(self, setup: SetupValues, seed: int) -> Fire:
        seats = setup["seats"]
        flames = dict.fromkeys(HOUSES, int(setup["flames"]))
        return Fire(Rng(seed), flames, [0] * seats, [True] * seats, setup["rounds"])

    def flow(self, s: Fire) -> Flow[None]:
        while any(s.flames.values()) and max(s.flames.values()) < 6 and s.round < s.rounds:
            yield STABLE
            s.round += 1
            s.buckets = [held + 2 for held in s.buckets]
            s.ready = [False] * len(s.buckets)
            yield from self.brigade(s)
            if any(s.flames.values()):
                house = s.rng.choice(HOUSES)
                s.flames[house] += 2
                s.emit("spread", house, s.flames[house])

    def brigade(self, s: Fire) -> Flow[None]:
        while any(s.flames.values()) and not all(s.ready):
            burning = [DOUSE[house] for house in HOUSES if s.flames[house]]
            full, empty = [*burning, HAND_OVER, READY], [READY]
            idle = [i for i, ready in enumerate(s.ready) if not ready]
            seat, pick = yield Anyone({i: full if s.buckets[i] else empty for i in idle}, "act")
            s.ready[seat] = pick in (READY, HAND_OVER)
            if pick is READY:
                s.emit("readied", seat)
                continue
            s.buckets[seat] -= 1
            if pick is HAND_OVER:
                others = [TO[i] for i in range(len(s.buckets)) if i != seat]
                whom: Option = yield Decide(seat, "hand-over", others)
                s.buckets[whom.args[0]] += 1
                s.emit("handed", seat, whom.args[0])
            else:
                house = pick.args[0]
                s.flames[house] -= 1
                s.emit("doused", seat, house, s.flames[house])

    def view(self, s: Fire, _seat: int | None) -> FireView:
        return FireView(flames=dict(s.flames), buckets=s.buckets[:], ready=s.ready[:], round=s.round)

    def result(self, s: Fire) -> Result:
        left, everybody = sum(s.flames.values()), tuple(range(len(s.buckets)))
        scores = tuple(-left for _ in everybody)
        return Result((), scores, "burnt") if left else Result(everybody, scores, "saved")

    def determinize(self, s: Fire, seats: Collection[int], rng: Rng) -> None:
        """Nothing is hidden but the dice to come."""

    def status(self, s: Fire, seat: int | None) -> Iterable[Event]:
        yield from (Event("burns", (house, flames)) for house, flames in s.flames.items())
        yield from (Event("buckets", (i, held)) for i, held in enumerate(s.buckets))


GAME = BucketBrigade()
