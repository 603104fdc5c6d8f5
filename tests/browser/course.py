"""Games of AuZtralia played beforehand: the first seat by a plan, the others like the server's bots."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from rulebound.bots import make_bot
from rulebound.games import load_game
from rulebound.games.auztralia.state import PORT, AuztraliaState
from rulebound.kernel import Match, Option

ME: Final = 0
TRIES: Final = 20
Plan = Callable[[Match], Option]


@dataclass(frozen=True, slots=True)
class Course:
    """A whole game: its seed and its picks."""

    seats: int
    seed: int
    picks: tuple[tuple[int, str], ...]


def new_match(seats: int, seed: int, **setup: object) -> Match:
    """The same table as the lobby makes when the number of players is chosen, and what is said here."""
    return Match(load_game("auztralia"), {"seats": seats, **setup}, seed=seed)


def world_of(match: Match) -> AuztraliaState:
    """The table itself, with all that is hidden."""
    assert isinstance(match.state, AuztraliaState)
    return match.state


def as_a_bot(match: Match, seat: int) -> Option:
    """What the server's greedy bot picks when its luck is the table's seed."""
    return make_bot("greedy", match.seed).choose(match.handle(seat))


def careful(match: Match) -> Option:
    """Play like the bot, but withdraw from the first combat that goes on after a card."""
    fight = world_of(match).fight
    if fight is not None and fight.cards and not happened(match, "withdrew"):
        for option in match.options(ME):
            if option.text == "withdraw all":
                return option
    return as_a_bot(match, ME)


def pioneer(match: Match) -> Option:
    """Mine, farm, build a railway or take the cubes back: what has not been done goes first."""
    done = {option.verb for seat, option in match.picks if seat == ME}
    open_now = {option.verb: option for option in match.options(ME)}
    wanted = ["mine", "farming"] if not {"mine", "farming"} <= done else ["retrieve"]
    for verb in [*(verb for verb in wanted if verb not in done), "railway", "hills", "trade"]:
        if verb in open_now:
            return open_now[verb]
    return as_a_bot(match, ME)


def happened(match: Match, kind: str, seat: int = ME) -> bool:
    """Whether there was such an event for the seat."""
    return any(event.kind == kind and event.args[0] == seat for event in match.events)


def defends(match: Match) -> bool:
    """Whether the person is asked something in the defence of the port, with a card turned."""
    fight = world_of(match).fight
    return fight is not None and fight.seat == ME and fight.place == PORT and fight.cards > 0


def picks_of(match: Match) -> tuple[tuple[int, str], ...]:
    """Who picked what, in its order."""
    return tuple((seat, option.text) for seat, option in match.picks)


def played(seats: int, seed: int, plan: Plan, **setup: object) -> Match:
    """A game to its end."""
    match = new_match(seats, seed, **setup)
    for seat in seats_asked(match):
        match.pick(seat, plan(match) if seat == ME else as_a_bot(match, seat))
    return match


def seats_asked(match: Match) -> Iterator[int]:
    """Who is asked, until the game is over."""
    while match.pending is not None:
        yield match.pending.seats[0]


@cache
def course(seats: int, first: int) -> Course:
    """The first game from this seed on in which the person withdraws, loses a farm and defends the port."""
    for seed in range(first, first + TRIES):
        match = new_match(seats, seed)
        defended = False
        for seat in seats_asked(match):
            defended = defended or (seat == ME and defends(match))
            match.pick(seat, careful(match) if seat == ME else as_a_bot(match, seat))
        if defended and happened(match, "withdrew") and happened(match, "blighted"):
            return Course(seats, seed, picks_of(match))
    raise RuntimeError(f"no game from seed {first} on has it all")
