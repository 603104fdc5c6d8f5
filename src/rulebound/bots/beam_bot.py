"""The bot that thinks a deed through: a beam over its own picks, the best ends weighed in several worlds."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.bots.bot import Bot
from rulebound.kernel import Match, Option, Rng

WIDTH: Final = 3  # unfinished deeds that are followed further, of those that begin with the same pick
STEPS: Final = 10  # and how many picks far
LOOKS: Final = 400  # worlds looked at for one decision before the search ends with what it has
FINALISTS: Final = 8  # deeds that are weighed at last
WORLDS: Final = 8  # in so many worlds, if they meet chance or hidden things


class Deed(NamedTuple):
    """Picks of one seat in a row, and how they look in the first world."""

    hint: float
    picks: list[Option]
    sure: bool  # nothing random or hidden has come to light
    options: Sequence[Option]  # how it may go on; none when it is finished


class BeamBot(Bot):
    """Follows the picks that look best to the end of the deed and takes the way to the best end.

    A deed is finished at the game's next stable point, when another seat is asked, or where it meets chance: what
    comes to light in an imagined world must not guide the picks after it.
    """

    imagines = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._plan: list[Option] = []  # the rest of the deed that has been begun
        self._after: tuple[int, Option] | None = None  # the number of picks and the last one, if it goes to plan

    def choose(self, match: Match, seat: int) -> Option:
        """The first pick of the best deed, and then the next ones of the same deed."""
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        if not self._goes_to_plan(match, seat):
            self._plan = self._best_deed(match, seat)
        chosen = self._plan.pop(0)
        self._after = (len(match.picks) + 1, chosen)
        return chosen

    def _goes_to_plan(self, match: Match, seat: int) -> bool:
        if not self._plan or self._after is None or not match.picks:
            return False
        number, last = self._after
        as_made = len(match.picks) == number and match.picks[-1] == (seat, last)
        return as_made and self._plan[0] in match.options(seat)

    def _best_deed(self, match: Match, seat: int) -> list[Option]:
        """Of the best deeds in one world, the one that gains most in all; what chance spares needs only one."""
        luck = [self.rng.bits() for _ in range(WORLDS)]
        finalists = _deeds(match, seat, luck[0])[:FINALISTS]
        if len(finalists) == 1:
            return finalists[0].picks
        start = [match.game.score_hint(_imagined(match, seat, [], seed).state, seat) for seed in luck]
        best, height = finalists[0], float("-inf")
        for deed in finalists:
            gain = deed.hint - start[0]
            if not deed.sure:
                for seed, before in zip(luck[1:], start[1:], strict=True):
                    gain += match.game.score_hint(_imagined(match, seat, deed.picks, seed).state, seat) - before
                gain /= len(luck)
            if gain > height:
                best, height = deed, gain
        return best.picks


def _deeds(match: Match, seat: int, seed: int) -> list[Deed]:
    """Deeds from the best to the worst: the finished ones, and those that were open when the search ended."""
    ended: list[Deed] = []
    begun = [Deed(0.0, [], True, match.options(seat))]
    looks = 0
    for _ in range(STEPS):
        found: list[Deed] = []
        known: set[tuple[str, ...]] = set()
        for number, deed in enumerate(begun):
            if looks >= LOOKS:  # every first pick has been looked at by then
                ended += begun[number:]
                break
            for option in deed.options:
                picks = [*deed.picks, option]
                key = tuple(sorted(each.text for each in picks))
                if key in known:
                    continue  # the same steps in another order
                known.add(key)
                looks += 1
                one = _look(match, seat, picks, seed)
                (found if one.options else ended).append(one)
        begun = _promising(found)
        if not begun:
            break
    return sorted([*ended, *begun], key=lambda each: -each.hint)


def _promising(found: list[Deed]) -> list[Deed]:
    """The best of those that begin alike: a hint in the midst of one deed says little about another."""
    kept: list[Deed] = []
    alike: Counter[Option] = Counter()
    for deed in sorted(found, key=lambda each: -each.hint):
        alike[deed.picks[0]] += 1
        if alike[deed.picks[0]] <= WIDTH:
            kept.append(deed)
    return kept


def _look(match: Match, seat: int, picks: list[Option], seed: int) -> Deed:
    world = match.imagine(seat, Rng(seed), halt=True)
    before = world.state.rng.count
    for pick in picks:
        world.pick(seat, pick)
    sure = world.state.rng.count == before
    options = world.options(seat) if sure else ()
    return Deed(match.game.score_hint(world.state, seat), picks, sure, options)


def _imagined(match: Match, seat: int, picks: list[Option], seed: int) -> Match:
    """The world that this luck gives, after these picks, and no farther than the next stable point."""
    world = match.imagine(seat, Rng(seed), halt=True)
    for pick in picks:
        world.pick(seat, pick)
    return world
