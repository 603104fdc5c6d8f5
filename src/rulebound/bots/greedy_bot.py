"""The bot that looks one pick ahead, and farther where a game says that one pick shows too little."""

from collections.abc import Sequence
from typing import Final

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option, Rng

WORLDS: Final = 4  # how many are looked at when a pick meets chance or hidden things
FOLLOWED: Final = 5  # deeds in several steps that are followed further, of those that promise most
STEPS: Final = 4  # and how far


class GreedyBot(Bot):
    """Tries every option in worlds it holds possible and takes what `score_hint` likes best."""

    imagines = True

    def choose(self, match: Match, seat: int) -> Option:
        """The option with the best outlook; among equals any."""
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        # The same luck for all: options are compared in the same imagined worlds.
        luck = [self.rng.bits() for _ in range(WORLDS)]
        if _in_steps(match, seat):
            return _first_step(match, seat, luck[0])
        best: list[Option] = []
        height = float("-inf")
        for option in options:
            hint = self._outlook(match, seat, option, luck)
            if hint > height:
                height, best = hint, []
            if hint == height:
                best.append(option)
        return self.rng.choice(best)

    def _outlook(self, match: Match, seat: int, option: Option, luck: list[int]) -> float:
        """The hint after the pick; the mean over several worlds if the pick leaves anything to chance."""
        total = 0.0
        for number, seed in enumerate(luck, 1):
            world = match.imagine(seat, Rng(seed))
            before = world.state.rng.count
            world.pick(seat, option)
            if not match.game.settled(match.state, world.state):
                return _played_on(match, seat, option, seed)
            total += match.game.score_hint(world.state, seat)
            if number == 1 and world.state.rng.count == before:
                return total
        return total / len(luck)


def _in_steps(match: Match, seat: int) -> bool:
    """Whether what is asked is one of several steps of a deed."""
    return match.pending is not None and match.pending.shown_to(seat).prompt in match.game.steps


def _played_on(match: Match, seat: int, option: Option, seed: int) -> float:
    """The hint when the pick has shown what it is good for, or others are asked; each pick is the best at once."""
    game, picks = match.game, [option]
    world = _imagined(match, seat, picks, seed)
    while (options := world.options(seat)) and not game.settled(match.state, world.state):
        chosen, height = options[0], float("-inf")
        if len(options) == 1:
            world.pick(seat, chosen)
        else:
            for each in options:  # a world that is imagined has no copies: it is imagined anew
                tried = _imagined(match, seat, [*picks, each], seed)
                hint = game.score_hint(tried.state, seat)
                if hint > height:
                    chosen, height, world = each, hint, tried
        picks.append(chosen)
    return game.score_hint(world.state, seat)


def _first_step(match: Match, seat: int, seed: int) -> Option:
    """How the deed begins that looks best, in whatever order its steps are taken."""
    best, height = match.options(seat)[0], float("-inf")
    begun: list[tuple[list[Option], Sequence[Option]]] = [([], match.options(seat))]
    for _ in range(STEPS):
        found: list[tuple[float, list[Option], Sequence[Option]]] = []
        known: set[tuple[str, ...]] = set()
        for steps, options in begun:
            for option in options:
                deed = [*steps, option]
                world = _imagined(match, seat, deed, seed)
                hint = match.game.score_hint(world.state, seat)
                if hint > height:
                    best, height = deed[0], hint
                key = tuple(sorted(each.text for each in deed))
                if key not in known and _in_steps(world, seat):
                    known.add(key)
                    found.append((hint, deed, world.options(seat)))
        found.sort(key=lambda each: -each[0])
        begun = [(deed, options) for _, deed, options in found[:FOLLOWED]]
    return best


def _imagined(match: Match, seat: int, picks: list[Option], seed: int) -> Match:
    """The world that this luck gives, after these picks."""
    world = match.imagine(seat, Rng(seed))
    for pick in picks:
        world.pick(seat, pick)
    return world
