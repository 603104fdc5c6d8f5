"""What every game promises, checked on one match at a time.

The checks raise `ContractBroken`. `rulebound sim --check` and the test battery run them over many matches.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest
from typing import Any

from rulebound.kernel.ask import Ask, Option, Value
from rulebound.kernel.encoder import Encoder
from rulebound.kernel.errors import Defect
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.record import MAX_PICKS, load_record, state_hash
from rulebound.kernel.rng import Rng
from rulebound.kernel.state import doubled_objects, shared_objects
from rulebound.kernel.view import view_bytes


class ContractBroken(Defect):
    """A game does not keep a promise that every game makes."""


def random_pick(match: Match, rng: Rng) -> tuple[int, Option]:
    """Any seat that may act, and any of its options."""
    assert match.pending is not None
    seat = rng.choice(match.pending.seats)
    return seat, rng.choice(match.options(seat))


def check_match(
    game: Game[Any],
    setup: object,
    seed: int,
    depth: int = 8,
    watch: Callable[[int, Option], None] | None = None,
    longest: int = MAX_PICKS,
) -> Match:
    """Play one random match with every check, the deep ones at about `depth` decisions of sixty.

    `watch` is told of every pick before it is made, so that a match that fails can be recorded. After `longest`
    picks a match is taken for one without an end.
    """
    match = Match(game, setup, seed)
    try:
        _play_with_checks(match, Rng(seed ^ 0x5EED), depth, watch or _nobody_watches, longest)
    except ContractBroken:
        raise
    except Exception as error:
        # Rules that do not repeat themselves fail anywhere: in a fork, an undo, a replay.
        raise ContractBroken(f"pick {len(match.picks)}: {type(error).__name__}: {error}") from error
    return match


def _nobody_watches(_seat: int, _option: Option) -> None:
    pass


def _play_with_checks(
    match: Match, rng: Rng, depth: int, watch: Callable[[int, Option], None], longest: int
) -> None:
    check_position(match)
    encoder = match.game.judge.encoder(match.setup)
    while match.pending is not None:
        if len(match.picks) >= longest:
            raise ContractBroken(f"the match goes on after {longest} picks")
        if rng.below(60) < depth:
            check_copies(match, rng)
            check_what_is_shown(match)
            for seat in _viewers(match):
                check_no_leak(match, seat, rng)
            check_encoding(match, encoder, rng)
        before = _picture(match)
        public = match.public_view()  # as a server makes views
        shown = [(view, view_bytes(view)) for view in (match.view(seat, public) for seat in _viewers(match))]
        seat, option = random_pick(match, rng)
        watch(seat, option)
        match.pick(seat, option)
        if any(view_bytes(view) != made for view, made in shown):
            raise ContractBroken("a view changes when the match goes on: it holds a part of the state")
        check_position(match)
        if rng.below(60) < depth:
            check_undo(match, before)
    check_encoding(match, encoder, rng)
    check_events(match)
    check_what_is_shown(match)
    check_result(match)
    check_record(match)


def _viewers(match: Match) -> tuple[int | None, ...]:
    return (*range(match.setup["seats"]), None)


def _asked(match: Match) -> list[tuple[str, dict[str, Value], int, list[Option]]]:
    ask = match.pending
    return [
        (ask.shown_to(seat).prompt, ask.shown_to(seat).about, seat, options)
        for seat, options in _offers(ask)
        if ask is not None
    ]


def _offers(ask: Ask | None) -> Iterator[tuple[int, list[Option]]]:
    for seat in ask.seats if ask is not None else ():
        yield seat, list(ask.options_of(seat)) if ask is not None else []


def _picture(match: Match) -> tuple[object, ...]:
    """All that an undo or a replay must bring back."""
    return state_hash(match.state), _asked(match), list(match.events), dict(match.hashes), list(match.picks)


def check_position(match: Match) -> None:
    """The conservation laws hold; options are declared, distinct, and open to seats that exist."""
    game, seats = match.game, range(match.setup["seats"])
    wrong = list(game.invariants(match.state))
    if wrong:
        raise ContractBroken(f"after pick {len(match.picks) - 1}: {wrong[0]}")
    for seat, options in _offers(match.pending):
        if seat not in seats:
            raise ContractBroken(f"seat {seat} is asked and does not exist")
        if len(set(options)) != len(options):
            raise ContractBroken(f"an option is offered twice: {[o.text for o in options]}")
        for option in options:
            _check_declared("option", option.verb, option.args, {"done": "", **game.verbs})


def check_events(match: Match) -> None:
    """Whatever was told is declared, and was told to seats that exist."""
    viewers = {None, *range(match.setup["seats"])}
    for event in match.events:
        _check_declared("event", event.kind, event.args, match.game.events)
        if event.audience is not None and not viewers.issuperset(event.audience):
            raise ContractBroken(f"{event} is for a seat that does not exist")
        if match.game.together and event.audience is not None:
            raise ContractBroken(f"{event} is hidden from a seat, and the seats play together")


def _check_declared(what: str, kind: str, args: tuple[Value, ...], vocabulary: Mapping[str, str]) -> None:
    if kind not in vocabulary:
        raise ContractBroken(f"the {what} {kind!r} is not declared")
    if len(args) != len(vocabulary[kind].split()):
        raise ContractBroken(f"the {what} {kind!r} is declared with {vocabulary[kind]!r} and comes with {args}")
    if not all(isinstance(arg, str | int) for arg in args):
        raise ContractBroken(f"the {what} {kind!r} carries more than words and whole numbers: {args}")


def check_what_is_shown(match: Match) -> None:
    """Views and status lines are of the declared types, and asking for them changes nothing."""
    game, state = match.game, match.state
    before = state_hash(state)
    for line in game.about_setup(match.setup):
        _check_declared("line about the set-up", line.kind, line.args, game.status_lines)
    for seat in _viewers(match):
        shown = match.view(seat).view
        if not isinstance(shown, game.view_type):
            raise ContractBroken(f"the view is a {type(shown).__name__}, not a {game.view_type.__name__}")
        public = match.public_view()
        if public is not None and game.seat_view(state, seat, public) != shown:
            raise ContractBroken(f"the view of seat {seat} differs when it is made from the public one")
        if game.together and seat is not None and shown != match.view(0).view:
            raise ContractBroken(f"seat {seat} sees another table than seat 0, and they play together")
        for line in game.status(state, seat):
            _check_declared("status line", line.kind, line.args, game.status_lines)
        if seat is not None:
            match.score_hint(seat)
            _explained(match, seat)
    match.result()
    if state_hash(state) != before:
        raise ContractBroken("a look at the state changes it")


def _explained(match: Match, seat: int | None) -> list[object]:
    return [match.explain(seat, option.text) for option in match.options(seat)] if seat is not None else []


def check_result(match: Match) -> None:
    """The end names winners among the seats, and a score for each."""
    result, seats = match.result(), match.setup["seats"]
    if len(result.scores) != seats or not set(result.winners) <= set(range(seats)):
        raise ContractBroken(f"the result {result} does not fit {seats} seats")


def check_record(match: Match) -> None:
    """The record, written and read, plays to the same hashes and the same end; so does a mere playout."""
    record = load_record(match.record().dump())
    again = record.replay(match.game)
    if again.hashes != match.hashes or state_hash(again.state) != state_hash(match.state):
        raise ContractBroken("the record replays to another state")
    if again.events != match.events:
        raise ContractBroken("the record replays with other events")
    if again.setup != match.setup:
        raise ContractBroken("the rules change the set-up")
    if state_hash(record.replay(match.game, keep="nothing").state) != state_hash(match.state):
        raise ContractBroken("a playout of the same picks ends in another state")


def check_copies(match: Match, rng: Rng) -> None:
    """A copy of the state equals it and shares nothing; forks and frozen matches stay the same."""
    shared = shared_objects(match.state, match.state.copy())
    if shared:
        raise ContractBroken(f"a state and its copy share {shared[0]}")
    doubled = doubled_objects(match.state)
    if doubled:
        raise ContractBroken(f"one object in two places: {doubled[0]}")
    before = _picture(match)
    if state_hash(match.state.copy()) != before[0]:
        raise ContractBroken("a copy differs from its state")
    thawed = Match.thaw(match.game, match.setup, match.seed, match.picks, match.freeze())
    if _picture(thawed) != before:
        raise ContractBroken("a match that was frozen and thawed differs")
    one, other = match.fork(), match.fork(keep="all")
    if _picture(other) != before or _asked(one) != _asked(match):
        raise ContractBroken("a fork differs from its match")
    for _ in range(3):
        if state_hash(one.state) != state_hash(other.state) or _asked(one) != _asked(other):
            raise ContractBroken("two forks given the same picks differ")
        if one.pending is None:
            break
        seat, option = random_pick(one, rng)
        one.pick(seat, option)
        other.pick(seat, option.text)
    if _picture(match) != before:
        raise ContractBroken("playing a fork changed the match")


def check_undo(match: Match, before: tuple[object, ...]) -> None:
    """Undo leads back to the picture `before` the last pick, and redo forward again."""
    after = _picture(match)
    match.undo(force=True)
    if _picture(match) != before:
        raise ContractBroken("undo leads to another state")
    match.redo()
    if _picture(match) != after:
        raise ContractBroken("undo and redo lead to another state")
    _check_redeal(match, after)


def _check_redeal(match: Match, after: tuple[object, ...]) -> None:
    """An undo with a redeal shows every seat what it was shown before the pick, and redo leads back exactly."""
    match.undo(force=True)
    seats = (*range(match.setup["seats"]), None)
    shown = [_shown(match, seat) for seat in seats]
    match.redo()
    match.undo(force=True, redeal=True)
    if [_shown(match, seat) for seat in seats] != shown:
        raise ContractBroken("a redeal changes what somebody knows")
    wrong = list(match.game.invariants(match.state))
    if wrong:
        raise ContractBroken(f"after a redeal: {wrong[0]}")
    if _picture(match.fork(keep="all")) != _picture(match):
        raise ContractBroken("a fork after a redeal differs from its match")
    match.redo()
    if _picture(match) != after:
        raise ContractBroken("a redeal and redo lead to another state")


def _shown(match: Match, seat: int | None) -> tuple[object, ...]:
    view = match.view(seat)
    return view_bytes((view.ask, view.result, view.view)), list(match.events_for(seat))


def _knowing(seat: int | None) -> tuple[int, ...]:
    """Who must keep what they know: the seat, or nobody for a spectator."""
    return () if seat is None else (seat,)


def _redealt(match: Match, seat: int | None, rng: Rng) -> Match:
    """A world that the seat holds possible, at the same question."""
    twin = match.fork()
    match.game.determinize(twin.state, _knowing(seat), rng)
    twin.state.rng.reseed(rng)
    return twin


def check_encoding(match: Match, encoder: Encoder[Any], rng: Rng) -> None:
    """What a seat is told in numbers is the same in all worlds it holds possible, and every row has its length."""
    for seat in range(match.setup["seats"]):
        twin = _redealt(match, seat, rng)
        told = encoder.observe(match.state, seat, match.question(seat))
        if encoder.observe(twin.state, seat, twin.question(seat)) != told:
            raise ContractBroken(f"the encoding for seat {seat} shows what it cannot know")
        if len(told) != encoder.size:
            raise ContractBroken(f"the encoding for seat {seat} has {len(told)} numbers, not {encoder.size}")
        options = match.options(seat)
        if any(len(encoder.option_row(option)) != encoder.option_size for option in options):
            raise ContractBroken("the rows of two options are not of one length")
        if encoder.actions and len({encoder.number_of(option) for option in options}) != len(options):
            raise ContractBroken("two options that are open at once have one number")


def check_no_leak(match: Match, seat: int | None, rng: Rng) -> None:
    """Nothing that the seat is shown tells one world it holds possible from another."""
    twin = _redealt(match, seat, rng)
    wrong = list(match.game.invariants(twin.state))
    if wrong:
        raise ContractBroken(f"a world redealt for seat {seat}: {wrong[0]}")
    if view_bytes(twin.view(seat)) != view_bytes(match.view(seat)):
        raise ContractBroken(f"the view of seat {seat} shows what it cannot know")
    if list(twin.game.status(twin.state, seat)) != list(match.game.status(match.state, seat)):
        raise ContractBroken(f"the status lines of seat {seat} show what it cannot know")
    if _explained(twin, seat) != _explained(match, seat):
        raise ContractBroken(f"seat {seat} is told reasons that it cannot know")
    _check_another_world(match, seat, rng)
    if match.pending is not None and seat is not None and seat in match.pending.seats:
        _check_imagined(match, seat, rng)


def _check_imagined(match: Match, seat: int, rng: Rng) -> None:
    """An imagined match plays to its end, and its laws hold: no hidden thing was kept outside the state."""
    before = _picture(match)
    world = match.imagine(seat, rng)
    if list(world.options(seat)) != list(match.options(seat)):
        raise ContractBroken(f"seat {seat} imagines other options")
    while world.pending is not None:
        world.pick(*random_pick(world, rng))
        check_position(world)
    check_result(world)
    if _picture(match) != before:
        raise ContractBroken("playing an imagined match changed the real one")


def _check_another_world(match: Match, seat: int | None, rng: Rng) -> None:
    """The same picks and the same dice in another possible world, from the last stable point, look the same.

    They may differ only from where hidden things come to light (`rng.reveal`); picks of other seats may not be
    open there. This finds options, prompts, events and outcomes that depend on what the seat cannot know.
    """
    start = match.last_stable()
    picks = match.picks[: start.picks]
    one = Match.at(match.game, match.setup, start.state, picks)
    redealt = start.state.copy()
    match.game.determinize(redealt, _knowing(seat), rng)
    other = Match.at(match.game, match.setup, redealt, picks)
    revealed = start.state.rng.revealed
    for at in range(start.picks, len(match.picks) + 6):
        if one.state.rng.count != other.state.rng.count:
            return
        light = one.state.rng.revealed != revealed
        if view_bytes(one.view(seat)) != view_bytes(other.view(seat)):
            if not light:
                raise ContractBroken(f"what seat {seat} is asked or shown depends on what it cannot know")
            return
        heard, instead = list(one.events_for(seat)), list(other.events_for(seat))
        if heard != instead:
            told = [event for event in heard if event not in instead] or heard
            if not light or not _all_telling(match.game, heard, instead):
                raise ContractBroken(f"an event tells seat {seat} what it cannot know: {told[:1] or instead[:1]}")
            return
        if one.pending is None or other.pending is None:
            return
        revealed = one.state.rng.revealed
        picker, option = match.picks[at] if at < len(match.picks) else random_pick(one, rng)
        if option not in other.options(picker):
            return
        one.pick(picker, option)
        other.pick(picker, option)


def _all_telling(game: Game[Any], heard: list[Event], instead: list[Event]) -> bool:
    """Whether the first difference between what is heard in two worlds is an event that may show hidden things."""
    for one, other in zip_longest(heard, instead):
        if one != other:
            return any(event is not None and event.kind in game.telling for event in (one, other))
    return True
