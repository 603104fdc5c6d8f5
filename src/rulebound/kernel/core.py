"""The core of a match: a state, the flow that is suspended at a question, and the picks that led there."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, TypeAlias

from rulebound.kernel.ask import STABLE, Anyone, Ask, Decide, Flow, Option
from rulebound.kernel.errors import IllegalPick, RulesFault, either
from rulebound.kernel.game import Game, GameState
from rulebound.kernel.history import History
from rulebound.kernel.redeal import NOBODY, Pick, redeal_pick, redeal_rng
from rulebound.kernel.rng import Rng
from rulebound.kernel.setup import SetupValues
from rulebound.kernel.view import MatchView, Result, View, Why, ask_view

Keep: TypeAlias = Literal["nothing", "stable", "all"]
"""What a match keeps besides its picks: nothing (playouts), the last stable point (search), all (a live table)."""

FORCED_LIMIT: Final = 100_000  # answers the kernel gives in a row before it calls the rules endless
SHOWN: Final = 40  # options that a refusal lists


class Core(ABC):
    """Runs the rules from one question to the next, and shows where they stand. `Match` is the way to use it."""

    __slots__ = ("_flow", "_halts", "game", "history", "keep", "pending", "picks", "seed", "setup", "state")
    game: Game[Any]
    setup: SetupValues
    seed: int
    state: GameState
    pending: Ask | None
    picks: list[Pick]
    keep: Keep
    history: History | None  # of a live match
    _flow: Flow[None]
    _halts: bool  # an imagined world that ends at its next stable point

    @abstractmethod
    def _pass_stable_point(self) -> bool:
        """What a match that keeps something, or halts, does at a stable point; True: it stops there."""

    def _run(self, answer: object) -> None:
        send: Callable[[object], Any] = self._flow.send  # whatever a user's flow may yield
        passes = self.keep == "nothing" and not self._halts  # stable points, of which a pick has two or three
        try:
            for _ in range(FORCED_LIMIT):
                ask: object = send(answer)
                if ask is STABLE:
                    answer = None
                    if not passes and self._pass_stable_point():
                        self.pending = None
                        return
                elif ask.__class__ is Decide:
                    options = ask.options
                    if len(options) != 1 or ask.always_ask:
                        if options:
                            self.pending = ask
                            return
                        raise RulesFault(f"{self.game.id}: the decision {ask.prompt!r} has no options")
                    answer = options[0]
                elif isinstance(ask, Anyone):
                    lone = self._lone_answer(ask)
                    if lone is None:
                        self.pending = ask
                        return
                    answer = lone
                else:
                    raise RulesFault(f"{self.game.id}: a flow yields Decide, Anyone or STABLE, not {ask!r}")
            raise RulesFault(f"{self.game.id}: the rules go on for ever without asking anybody")
        except StopIteration:
            self.pending = None

    def _lone_answer(self, anyone: Anyone) -> tuple[int, Option] | None:
        """The answer when one seat is asked and has no choice."""
        if not anyone.seats:
            raise RulesFault(f"{self.game.id}: nobody has an option of those who are asked")
        if len(anyone.seats) > 1:
            return None
        ask = anyone.shown_to(None)
        return (ask.seat, ask.options[0]) if len(ask.options) == 1 and not ask.always_ask else None

    def step(self, seat: int, option: Option) -> None:
        """Answer the pending decision with one of the seat's options, unchecked: for search."""
        if self.history is not None:
            self.history.mark(self.state)
        self.picks.append((seat, option))
        self._run(option if self.pending.__class__ is Decide else (seat, option))

    def _repeat(self, picks: Iterable[Pick]) -> None:
        for seat, option in picks:
            if seat == NOBODY:
                self._redeal(option.args[0])
            else:
                self.step(seat, option)

    def _redeal(self, number: int) -> None:
        """Deal again what no seat knows; the question that is asked stays."""
        if self.history is not None:
            self.history.mark(self.state)
        self.picks.append(redeal_pick(number))
        self._deal_again(range(self.setup["seats"]), redeal_rng(self.seed, number))

    def _deal_again(self, seats: Sequence[int], rng: Rng) -> None:
        self.game.determinize(self.state, seats, rng)
        self.state.rng.reseed(rng)

    def _refusal(self, ask: Ask, seat: int, text: str) -> IllegalPick:
        option, prompt = repr(text[:60]), repr(ask.shown_to(seat).prompt)
        if seat not in ask.seats:
            return IllegalPick(
                "pick-of-another",
                "{option} by seat {seat}: {prompt} is asked of seat {asked}",
                option=option,
                seat=seat,
                prompt=prompt,
                asked=either([str(each) for each in ask.seats]),
            )
        held = [o.text for o in ask.options_of(seat)]
        shown = ", ".join(held[:SHOWN])
        if len(held) > SHOWN:
            return IllegalPick(
                "pick-none-of-many",
                "{option} is not open to seat {seat} at {prompt}; open: {shown} and {more} more",
                option=option,
                seat=seat,
                prompt=prompt,
                shown=shown,
                more=len(held) - SHOWN,
            )
        return IllegalPick(
            "pick-not-open",
            "{option} is not open to seat {seat} at {prompt}; open: {shown}",
            option=option,
            seat=seat,
            prompt=prompt,
            shown=shown,
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None

    def options(self, seat: int | None) -> Sequence[Option]:
        """What this seat may pick now."""
        return self.pending.options_of(seat) if self.pending is not None else ()

    def question(self, seat: int | None) -> Decide | None:
        """The pending question as it is shown to this seat: its own if it is asked."""
        return self.pending.shown_to(seat) if self.pending is not None else None

    def score_hint(self, seat: int) -> float:
        """How well the seat stands, by the game's own judgement."""
        return self.game.judge.hint(self.state, seat, self.question(seat))

    def result(self) -> Result:
        """How the game stands, final when it is over."""
        return self.game.result(self.state)

    def view(self, seat: int | None, public: View | None = None) -> MatchView:
        """The match as this seat, or a spectator, sees it; made from the `public_view`, if that is given."""
        game, state = self.game, self.state
        ask = None
        if self.pending is not None:
            held = self.pending.options_of(seat)
            facts = game.facts(state, seat, held) if seat is not None else []
            ask = ask_view(self.pending, seat, zip(held, facts, strict=True), game.target, game.move)
        result = game.result(state) if self.pending is None else None
        sequel = result is not None and game.sequel(state) is not None
        view = game.view(state, seat) if public is None else game.seat_view(state, seat, public)
        return MatchView(game.id, len(self.picks), seat, ask, result, view, sequel)

    def public_view(self) -> View | None:
        """What the views of all seats can be made from, if the game offers that."""
        return self.game.public_view(self.state)

    def explain(self, seat: int, what: str) -> Why | None:
        """Why the option or target named by `what` is or is not open now, by the game's rules."""
        return self.game.explain(self.state, seat, what, self.question(seat))
