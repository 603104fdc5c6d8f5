"""The greedy bot: it looks one pick ahead, and further if the game asks for it (`steps`, `settled`)."""

from collections.abc import Sequence
from typing import Final

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option, Rng

WORLDS: Final = 4  # for a pick whose result depends on random or hidden things
BEAM_WIDTH: Final = 5  # plans that are extended, the best ones
MAX_PICKS: Final = 4  # in one plan


class GreedyBot(Bot):
    """Tries every option in imagined worlds and takes the one with the highest `score_hint`."""

    needs_live_match = True

    def choose(self, match: Match, seat: int) -> Option:
        """The option with the highest expected hint; a random one of equals."""
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        # The same seeds for all options: they are compared in the same imagined worlds.
        seeds = [self.rng.bits() for _ in range(WORLDS)]
        if _in_steps(match, seat):
            return _first_step(match, seat, seeds[0])
        best: list[Option] = []
        best_hint = float("-inf")
        for option in options:
            hint = self._expected_hint(match, seat, option, seeds)
            if hint > best_hint:
                best_hint, best = hint, []
            if hint == best_hint:
                best.append(option)
        return self.rng.choice(best)

    def _expected_hint(self, match: Match, seat: int, option: Option, seeds: list[int]) -> float:
        """The hint after the pick; the mean over several worlds if the pick has a random or hidden result."""
        total = 0.0
        for number, seed in enumerate(seeds, 1):
            world = match.imagine(seat, Rng(seed))
            before = world.state.rng.count
            world.pick(seat, option)
            if not match.game.settled(match.state, world.state, match.question(seat)):
                return _hint_after_playing_on(match, seat, option, seed)
            total += world.score_hint(seat)
            if number == 1 and world.state.rng.count == before:
                return total
        return total / len(seeds)


def _in_steps(match: Match, seat: int) -> bool:
    """True when the question is one of several picks of a plan."""
    return match.pending is not None and match.pending.shown_to(seat).prompt in match.game.steps


def _hint_after_playing_on(match: Match, seat: int, option: Option, seed: int) -> float:
    """The hint when the game is settled or others are asked; until then the seat plays greedily."""
    game, picks, asked = match.game, [option], match.question(seat)
    world = _imagined(match, seat, picks, seed)
    while (options := world.options(seat)) and not game.settled(match.state, world.state, asked):
        chosen, best_hint = options[0], float("-inf")
        if len(options) == 1:
            world.pick(seat, chosen)
        else:
            for each in options:  # an imagined world cannot be forked: imagine it again
                tried = _imagined(match, seat, [*picks, each], seed)
                hint = tried.score_hint(seat)
                if hint > best_hint:
                    chosen, best_hint, world = each, hint, tried
        picks.append(chosen)
    return world.score_hint(seat)


def _first_step(match: Match, seat: int, seed: int) -> Option:
    """The first pick of the best plan; the order of its picks does not matter."""
    best, best_hint = match.options(seat)[0], float("-inf")
    unfinished: list[tuple[list[Option], Sequence[Option]]] = [([], match.options(seat))]
    for _ in range(MAX_PICKS):
        found: list[tuple[float, list[Option], Sequence[Option]]] = []
        known: set[tuple[str, ...]] = set()
        for steps, options in unfinished:
            for option in options:
                plan = [*steps, option]
                world = _imagined(match, seat, plan, seed)
                hint = world.score_hint(seat)
                if hint > best_hint:
                    best, best_hint = plan[0], hint
                key = tuple(sorted(each.text for each in plan))
                if key not in known and _in_steps(world, seat):
                    known.add(key)
                    found.append((hint, plan, world.options(seat)))
        found.sort(key=lambda each: -each[0])
        unfinished = [(plan, options) for _, plan, options in found[:BEAM_WIDTH]]
    return best


def _imagined(match: Match, seat: int, picks: list[Option], seed: int) -> Match:
    """The world imagined with this seed after these picks."""
    world = match.imagine(seat, Rng(seed))
    for pick in picks:
        world.pick(seat, pick)
    return world
