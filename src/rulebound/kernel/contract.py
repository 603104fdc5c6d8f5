"""What every game promises, checked on one match at a time.

The checks raise `ContractBroken`. `rulebound sim --check` and the test battery run them over many matches.
"""

from collections.abc import Iterator
from typing import Any

from rulebound.kernel.ask import Ask, Option
from rulebound.kernel.errors import IllegalPick, RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.record import load_record, state_hash
from rulebound.kernel.rng import Rng
from rulebound.kernel.state import doubled_objects, shared_objects
from rulebound.kernel.view import view_bytes


class ContractBroken(RuleboundError):
    """A game does not keep a promise that every game makes."""


def random_pick(match: Match, rng: Rng) -> tuple[int, Option]:
    """Any seat that may act, and any of its options."""
    assert match.pending is not None
    seat = rng.choice(match.pending.seats)
    return seat, rng.choice(match.options(seat))


def check_match(game: Game[Any], setup: object, seed: int, depth: int = 8) -> Match:
    """Play one random match with every check: the deep ones at about `depth` decisions spread over it."""
    rng = Rng(seed ^ 0x5EED)
    match = Match(game, setup, seed)
    check_position(match)
    while match.pending is not None:
        if rng.below(60) < depth:
            check_copies(match, rng)
            for seat in (*range(match.setup["seats"]), None):
                check_no_leak(match, seat, rng)
        before = state_hash(match.state)
        seat, option = random_pick(match, rng)
        match.pick(seat, option)
        check_position(match)
        if rng.below(60) < depth:
            check_undo(match, before)
    check_result(match)
    check_record(match)
    return match


def check_position(match: Match) -> None:
    """The conservation laws hold, and the options are declared, distinct and open to seats that exist."""
    wrong = list(match.game.invariants(match.state))
    if wrong:
        raise ContractBroken(f"after pick {len(match.picks) - 1}: {wrong[0]}")
    for seat, options in _offers(match.pending):
        if not 0 <= seat < match.setup["seats"]:
            raise ContractBroken(f"seat {seat} is asked and does not exist")
        if len(set(options)) != len(options):
            raise ContractBroken(f"an option is offered twice: {[o.text for o in options]}")


def _offers(ask: Ask | None) -> Iterator[tuple[int, list[Option]]]:
    for seat in ask.seats if ask is not None else ():
        yield seat, list(ask.options_of(seat)) if ask is not None else []


def check_result(match: Match) -> None:
    """The end names winners among the seats, and a score for each."""
    result, seats = match.result(), match.setup["seats"]
    if len(result.scores) != seats or not set(result.winners) <= set(range(seats)):
        raise ContractBroken(f"the result {result} does not fit {seats} seats")


def check_record(match: Match) -> None:
    """The record, written and read, plays to the same hashes and the same end."""
    again = load_record(match.record().dump()).replay(match.game)
    if again.hashes != match.hashes or state_hash(again.state) != state_hash(match.state):
        raise ContractBroken("the record replays to another state")
    if again.events != match.events:
        raise ContractBroken("the record replays with other events")


def check_copies(match: Match, rng: Rng) -> None:
    """A copy of the state equals it and shares nothing; a fork given the same picks stays the same."""
    shared = shared_objects(match.state, match.state.copy())
    if shared:
        raise ContractBroken(f"a state and its copy share {shared[0]}")
    doubled = doubled_objects(match.state)
    if doubled:
        raise ContractBroken(f"one object in two places: {doubled[0]}")
    before = state_hash(match.state)
    if state_hash(match.state.copy()) != before:
        raise ContractBroken("a copy differs from its state")
    one, other = match.fork(), match.fork(live=True)
    for _ in range(3):
        if state_hash(one.state) != state_hash(other.state) or not _same_ask(one, other):
            raise ContractBroken("two forks given the same picks differ")
        if one.pending is None:
            break
        seat, option = random_pick(one, rng)
        one.pick(seat, option)
        other.pick(seat, option.text)
    if state_hash(match.state) != before:
        raise ContractBroken("playing a fork changed the match")


def _same_ask(one: Match, other: Match) -> bool:
    return list(_offers(one.pending)) == list(_offers(other.pending))


def check_undo(match: Match, before: str) -> None:
    """Undo leads back to the state `before` the last pick, and redo forward again."""
    after, events, hashes = state_hash(match.state), list(match.events), dict(match.hashes)
    match.undo(force=True)
    if state_hash(match.state) != before:
        raise ContractBroken("undo leads to another state")
    match.redo()
    if state_hash(match.state) != after or match.events != events or match.hashes != hashes:
        raise ContractBroken("undo and redo lead to another state")


def check_no_leak(match: Match, seat: int | None, rng: Rng) -> None:
    """Nothing that the seat is shown tells one world it holds possible from another."""
    twin = match.fork()
    match.game.determinize(twin.state, seat, rng)
    twin.state.rng.reseed(rng)
    if view_bytes(twin.view(seat)) != view_bytes(match.view(seat)):
        raise ContractBroken(f"the view of seat {seat} shows what it cannot know")
    if list(twin.game.status(twin.state, seat)) != list(match.game.status(match.state, seat)):
        raise ContractBroken(f"the status lines of seat {seat} show what it cannot know")
    _check_from_stable_point(match, seat, rng)
    _check_two_worlds(match, seat, rng)
    if match.pending is not None and seat in match.pending.seats:
        world = match.imagine(seat, rng)
        while world.pending is not None:
            world.pick(*random_pick(world, rng))
        world.result()


def _check_from_stable_point(match: Match, seat: int | None, rng: Rng) -> None:
    """The same picks since the last stable point, in another possible world, are shown the same.

    This finds options, prompts and events that depend on hidden things. Worlds in which something has come
    to light since, or in which another seat's pick is not open, may rightly differ.
    """
    start = match.last_stable()
    if start.state.rng.count != match.state.rng.count:
        return
    world = match.imagine_from_stable(seat, rng)
    try:
        for picker, option in match.picks[start.picks :]:
            world.pick(picker, option)
    except IllegalPick:
        return
    if world.state.rng.count != match.state.rng.count:
        return
    if view_bytes(world.view(seat)) != view_bytes(match.view(seat)):
        raise ContractBroken(f"the options or the view of seat {seat} depend on what it cannot know")
    if world.events_for(seat) != match.events_for(seat, start.events):
        raise ContractBroken(f"the events shown to seat {seat} depend on what it cannot know")


def _check_two_worlds(match: Match, seat: int | None, rng: Rng) -> None:
    """The same picks in two possible worlds with the same dice: while the views stay equal, so do the events."""
    one, other = match.imagine_from_stable(seat, rng), match.imagine_from_stable(seat, rng)
    other.state.rng.seed = one.state.rng.seed
    for _ in range(6):
        if view_bytes(one.view(seat)) != view_bytes(other.view(seat)):
            return
        if one.events_for(seat) != other.events_for(seat):
            told = set(one.events_for(seat)) ^ set(other.events_for(seat))
            raise ContractBroken(f"an event tells seat {seat} what it cannot know: {sorted(told)[0]}")
        if one.pending is None or other.pending is None:
            return
        picker, option = random_pick(one, rng)
        if option not in other.options(picker):
            return
        one.pick(picker, option)
        other.pick(picker, option)
