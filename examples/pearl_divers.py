"""Pearl Divers: a dice game with hidden cards, for two to four.

Everybody holds three hidden pearls, from depths of 2 to 12. On your turn roll two dice, roll one of them again if
you like, and land one pearl from no deeper than they reach: its depth in points, and draw a new one.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import chain

from rulebound.kernel import (
    DONE,
    STABLE,
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

DEPTHS = tuple(range(2, 13)) * 2
AGAIN = [Option("again", 0), Option("again", 1), DONE]
LAND = {depth: Option("land", depth) for depth in DEPTHS}


@dataclass(slots=True)
class Dive(GameState):
    hands: list[list[int]]
    landed: list[list[int]]
    deck: list[int]
    dice: list[int]
    rounds: int
    turn: int = 0


class DiveView(View, frozen=True, kw_only=True):
    hand: list[int]  # the viewer's own; of the others only how many they hold
    held: list[int]
    landed: list[list[int]]
    deck: int
    dice: list[int]
    turn: int


class PearlDivers(Game[Dive]):
    id = "pearl-divers"
    setup = Setup((2, 4), Number("rounds", 1, 12, default=6))
    state_type, view_type = Dive, DiveView
    verbs = {"again": "die", "land": "depth"}
    events = {"rolled": "seat first second", "landed": "seat depth", "drew": "depth", "kept": "seat"}
    status_lines = {"points": "seat points pearls", "hand": "depth"}

    def new(self, setup: SetupValues, seed: int) -> Dive:
        seats = range(setup["seats"])
        s = Dive(Rng(seed), [], [[] for _ in seats], list(DEPTHS), [1, 1], setup["rounds"])
        s.rng.shuffle(s.deck)
        s.hands = [sorted(s.deck.pop() for _ in range(3)) for _ in seats]
        return s

    def flow(self, s: Dive) -> Flow[None]:
        while s.turn < s.rounds * len(s.hands):
            yield STABLE
            yield from self.dive(s, s.turn % len(s.hands))
            s.turn += 1

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        s.dice = [s.rng.roll(6), s.rng.roll(6)]
        s.emit("rolled", seat, *s.dice)
        pick: Option = yield Decide(seat, "again", AGAIN, total=sum(s.dice))
        if pick is not DONE:
            s.dice[pick.args[0]] = s.rng.roll(6)
            s.emit("rolled", seat, *s.dice)
        hand, reach = s.hands[seat], sum(s.dice)
        options = [LAND[depth] for depth in dict.fromkeys(hand) if depth <= reach]
        pick = yield Decide(seat, "land", [*options, DONE], always_ask=True, total=reach)
        if pick is DONE:
            return s.emit("kept", seat)
        hand.remove(pick.args[0])
        s.landed[seat].append(pick.args[0])
        s.emit("landed", seat, pick.args[0])
        if s.deck:
            s.rng.reveal()
            hand.append(s.deck.pop())
            s.emit("drew", hand[-1], to=(seat,))

    def view(self, s: Dive, seat: int | None) -> DiveView:
        hand = [] if seat is None else s.hands[seat][:]
        held, landed = [len(hand) for hand in s.hands], [pearls[:] for pearls in s.landed]
        return DiveView(hand=hand, held=held, landed=landed, deck=len(s.deck), dice=s.dice[:], turn=s.turn)

    def result(self, s: Dive) -> Result:
        scores = tuple(sum(pearls) for pearls in s.landed)
        winners = tuple(i for i, score in enumerate(scores) if score == max(scores))
        return Result(winners, scores, "most-points")

    def determinize(self, s: Dive, seats: Collection[int], rng: Rng) -> None:
        hidden = [s.deck, *(hand for i, hand in enumerate(s.hands) if i not in seats)]
        unseen = list(chain(*hidden))
        rng.shuffle(unseen)
        for pile in hidden:
            pile[:] = [unseen.pop() for _ in pile]

    def status(self, s: Dive, seat: int | None) -> Iterable[Event]:
        yield from (Event("points", (i, sum(s.landed[i]), len(hand))) for i, hand in enumerate(s.hands))
        yield from (Event("hand", (depth,)) for depth in (s.hands[seat] if seat is not None else ()))

    def invariants(self, s: Dive) -> Iterable[str]:
        if sorted(chain(s.deck, *s.hands, *s.landed)) != sorted(DEPTHS):
            yield "a pearl is lost or doubled"


GAME = PearlDivers()
