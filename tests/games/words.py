"""Whether all that a match says has its words."""

from rulebound.kernel import Event, Match, Rng
from rulebound.kernel.contract import random_pick
from rulebound.messages import Messages


def say_everything(match: Match, messages: Messages, seed: int) -> int:
    """Play on at random and say every prompt, option, event, status line and the result; count the letters.

    A status line that was said already is not said again: most of them stay the same from pick to pick.
    """
    rng, said = Rng(seed), 0
    lines: set[Event] = set()
    while match.pending is not None:
        for seat in match.pending.seats:
            said += len(messages.prompt(match.pending.shown_to(seat)))
            said += sum(len(messages.option(option)) for option in match.options(seat))
        for viewer in (*range(match.setup["seats"]), None):
            new = set(match.game.status(match.state, viewer)) - lines
            said += sum(len(messages.status(line)) for line in new)
            lines |= new
        match.pick(*random_pick(match, rng))
    said += sum(len(messages.event(event)) for event in match.events)
    return said + len(messages.text(f"result-{match.result().reason}"))
