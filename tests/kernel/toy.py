"""A game whose rules a test writes itself: one function, and a state with a log."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from rulebound.kernel import Flow, Game, GameState, Keep, Match, Option, Result, Rng, Setup, SetupValues, View

A, B, C = Option("a"), Option("b"), Option("c")


@dataclass(slots=True)
class ToyState(GameState):
    seats: int
    step: int = 0
    log: list[str] = field(default_factory=list)

    def tell(self, word: str) -> None:
        """Write a word down and tell everybody."""
        self.log.append(word)
        self.emit("told", word)


class ToyView(View, frozen=True, kw_only=True):
    log: list[str]


Rules = Callable[[ToyState], Flow[None]]


class Toy(Game[ToyState]):
    id = "toy"
    setup = Setup((1, 4))
    state_type, view_type = ToyState, ToyView
    verbs = {"a": "", "b": "", "c": ""}
    events = {"told": "word"}

    def __init__(self, rules: Rules) -> None:
        self.rules_given = rules

    def new(self, setup: SetupValues, seed: int) -> ToyState:
        return ToyState(Rng(seed), setup["seats"])

    def flow(self, s: ToyState) -> Flow[None]:
        return self.rules_given(s)

    def view(self, s: ToyState, seat: int | None) -> ToyView:
        return ToyView(log=s.log[:])

    def result(self, s: ToyState) -> Result:
        return Result((), (0,) * s.seats, "done")

    def determinize(self, s: ToyState, seats: Collection[int], rng: Rng) -> None:
        """Nothing is hidden."""


def toy(rules: Rules, seats: int = 2, seed: int = 1, keep: Keep = "all") -> Match:
    """A match by these rules."""
    return Match(Toy(rules), {"seats": seats}, seed, keep)


def log(match: Match) -> list[str]:
    """What a toy match has written down."""
    assert isinstance(match.state, ToyState)
    return match.state.log
