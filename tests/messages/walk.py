"""Plays a game at random and collects all that it says to anybody: seats that are asked, others, a spectator."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from rulebound.kernel import Decide, Event, Game, Match, Option, Rng, SetupValues, Value
from rulebound.kernel.contract import random_pick
from rulebound.messages import Messages
from workshop.setups import draw

PLAYERS: Final = ("Ana", "Ben", "Cleo", "Dag", "Eva", "Finn")
QUESTIONS: Final = 12  # how many things are looked up and asked about at one decision
Named = tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Said:
    """One thing said: `what` is prompt, left, option, facts, event, status, why or result."""

    what: str
    kind: str
    args: tuple[Value, ...] = ()
    about: Named = ()

    @property
    def message(self) -> str:
        """The message that says it."""
        return f"{self.what}-{self.kind}"

    def values(self, game: Game[Any]) -> dict[str, Value]:
        """Its variables by name."""
        vocabularies = {"option": game.verbs, "event": game.events, "status": game.status_lines}
        names = vocabularies.get(self.what, {}).get(self.kind, "").split()
        return dict(self.about) or dict(zip(names, self.args, strict=True))

    def sentence(self, words: Messages) -> str:
        """As the terminal has it."""
        match self.what:
            case "option":
                return words.option(Option(self.kind, *self.args))
            case "event":
                return words.event(Event(self.kind, self.args))
            case "status":
                return words.status(Event(self.kind, self.args))
            case "left":
                about: dict[str, Any] = dict(self.about)
                return words.left(Decide(0, self.kind, (), **about))
            case _:
                return words.text(self.message, **dict(self.about))


@dataclass(slots=True)
class Walk:
    """What a game's matches have said so far, each thing once, and every pair of log lines that came in a row."""

    game: Game[Any]
    said: set[Said] = field(default_factory=set)
    pairs: set[tuple[Said, Said]] = field(default_factory=set)

    def play(self, setup: SetupValues, seed: int) -> None:
        """One random match, heard by everybody."""
        match, rng = Match(self.game, setup, seed), Rng(seed)
        words = Messages(self.game)
        known = {thing for things in self.game.names.values() for thing in things}
        while match.pending is not None:
            known |= self._position(match, words)
            self._ask_about(match, sorted(known), rng)
            match.pick(*random_pick(match, rng))
        self._log(match)
        self.said.add(Said("result", match.result().reason))

    def _position(self, match: Match, words: Messages) -> set[str]:
        """All that is shown before a pick; gives what one could ask about."""
        ask, game, found = match.pending, self.game, set[str]()
        assert ask is not None
        for asked in map(ask.shown_to, ask.seats):
            self.said.add(Said("prompt", asked.prompt, about=tuple(asked.about.items())))
            if words.left(asked):
                self.said.add(Said("left", asked.prompt, about=tuple(asked.about.items())))
        for seat in ask.seats:
            options = ask.options_of(seat)
            for option, facts in zip(options, game.facts(match.state, seat, options), strict=True):
                self.said.add(Said("option", option.verb, option.args))
                if facts and words.has(f"facts-{option.verb}"):
                    self.said.add(Said("facts", option.verb, about=tuple(facts.items())))
                found |= {option.text, *(arg for arg in option.args if isinstance(arg, str))}
        for viewer in self._viewers(match):
            self.said |= {Said("status", line.kind, line.args) for line in game.status(match.state, viewer)}
        return found

    def _ask_about(self, match: Match, known: list[str], rng: Rng) -> None:
        """Some of what has been named so far, be it open now or not."""
        for _ in range(QUESTIONS):
            what = rng.choice(known)
            for line in self.game.look(match.state, None, what):
                self.said.add(Said("status", line.kind, line.args))
            for seat in range(match.setup["seats"]):
                why = match.explain(seat, what)
                if why is not None:
                    self.said.add(Said("why", why.kind, about=tuple(why.args.items())))

    def _log(self, match: Match) -> None:
        for viewer in self._viewers(match):
            log = [Said("event", event.kind, event.args) for event in match.events_for(viewer)]
            self.said |= set(log)
            self.pairs |= set(pairwise(log))

    def _viewers(self, match: Match) -> tuple[int | None, ...]:
        """Where the seats play together, all see and hear the same."""
        return (None,) if self.game.together else (*range(match.setup["seats"]), None)


# Set-ups.


def some_setups(game: Game[Any], number: int) -> Iterator[SetupValues]:
    """So many set-ups of a game that it allows, always the same ones; the first is the standard one."""
    yield {"seats": game.setup.seats.default}
    yield from (draw(game, Rng(seed)) for seed in range(1, number))
