"""All of a match that a refusal, an undo or a fork must leave or bring back."""

from rulebound.kernel import Match, Rng, state_hash
from rulebound.kernel.contract import random_pick


def picture(match: Match) -> tuple[object, ...]:
    """The state's hash, what is asked of whom, picks, events and hashes."""
    ask = match.pending
    asked = (
        None
        if ask is None
        else (ask.prompt, ask.about, [(seat, list(ask.options_of(seat))) for seat in ask.seats])
    )
    return state_hash(match.state), asked, list(match.picks), list(match.events), dict(match.hashes)


def play(match: Match, seed: int, picks: int | None = None) -> Match:
    """Pick at random, by a seed, for so many picks or to the end."""
    rng = Rng(seed)
    while match.pending is not None and picks != 0:
        match.pick(*random_pick(match, rng))
        picks = None if picks is None else picks - 1
    return match
