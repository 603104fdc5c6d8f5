"""Draws set-ups of any game from the game's own schema."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rulebound.kernel import Asked, BadSetup, Choice, Content, Flag, Game, Rng, SetupValues

TRIES: Final = 1000
LEFT_OUT: Final = 4  # one in so many times a question is passed over

Only = Mapping[str, Sequence[Any]]  # the answers to a field that may be drawn, if not all


def draw(game: Game[Any], rng: Rng, only: Only | None = None) -> SetupValues:
    """A set-up that the game allows; a field of `only` has one of the answers given there.

    Each answer is drawn from those that go with the others: first in the order of the questions, then once more in
    any order, since a later answer may allow another one to an earlier question. Content comes last, as it takes
    long to check.
    """
    only = only or {}
    for _ in range(TRIES):
        numbers = game.setup.seats
        setup: SetupValues = {"seats": rng.choice(only.get("seats") or range(numbers.low, numbers.high + 1))}
        asked = game.setup.asked()
        content = [field for field in asked if isinstance(field, Content)]
        questions = [field for field in asked if field not in content]
        again = questions[:]
        rng.shuffle(again)
        if all(_answer(game, setup, field, rng, only) for field in (*questions, *again, *content)):
            return setup
    raise BadSetup(f"no set-up has been found with {', '.join(only)} as asked")


def _answer(game: Game[Any], setup: SetupValues, field: Asked, rng: Rng, only: Only) -> bool:
    """Draw an answer; whether it is one that was asked for."""
    name = field.name
    if name in only:
        return _take_any(game, setup, [{name: value} for value in only[name]], rng)
    known = game.setup.check(setup)
    if rng.below(LEFT_OUT) == 0 or (field.when is not None and not field.when.holds(known)):
        return True
    if isinstance(field, Choice) and field.per_seat:
        for seat in range(setup["seats"]):
            if field.many:
                _take_some(game, setup, field, rng, seat)
            else:
                given: list[Any] = setup[name] if name in setup else known[name]
                lists = [[*given[:seat], value, *given[seat + 1 :]] for value in field.offered(known)]
                _take_any(game, setup, [{name: value} for value in lists], rng)
    elif isinstance(field, Choice) and field.many:
        _take_some(game, setup, field, rng)
    else:
        _take_any(game, setup, [{name: value} for value in values_of(field)], rng)
    return True


def values_of(field: Asked) -> Sequence[Any]:
    """All single answers to a question; of content only the standard one."""
    if isinstance(field, Choice):
        return field.values
    if isinstance(field, Flag):
        return (False, True)
    if isinstance(field, Content):
        return (field.usual(),)
    return range(field.low, field.high + 1)


def _take_any(game: Game[Any], setup: SetupValues, answers: Iterable[SetupValues], rng: Rng) -> bool:
    """Take one of these answers that goes with the others, if there is one."""
    drawn = [*answers]
    rng.shuffle(drawn)
    found = next((answer for answer in drawn if is_allowed(game, {**setup, **answer})), None)
    setup.update(found or {})
    return found is not None


def _take_some(game: Game[Any], setup: SetupValues, field: Choice, rng: Rng, seat: int | None = None) -> None:
    """Add to the usual values and take away from them: none, half of all, or as many as can be."""
    often = rng.below(3)
    values = [*field.values]
    rng.shuffle(values)
    for value in values:
        if rng.below(2) >= often:
            continue
        given: list[Any] = setup[field.name] if field.name in setup else game.setup.check(setup)[field.name]
        own = given if seat is None else given[seat]
        own = [each for each in own if each != value] if value in own else [*own, value]
        changed = own if seat is None else [*given[:seat], own, *given[seat + 1 :]]
        if is_allowed(game, {**setup, field.name: changed}):
            setup[field.name] = changed


def is_allowed(game: Game[Any], setup: SetupValues) -> bool:
    """Whether a game can be played with this set-up."""
    try:
        game.check_setup(game.setup.check(setup))
    except BadSetup:
        return False
    return True
