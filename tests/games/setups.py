"""Set-ups of any game, drawn by hypothesis from the game's own schema."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hypothesis import strategies as st

from rulebound.kernel import Asked, BadSetup, Choice, Content, Flag, Game, SetupValues
from tests.games.auztralia.content import other_numbers, smaller_maps

# The content packs that games are tried with, besides the standard one.
PACKS: Final[Mapping[str, tuple[Callable[[], Any], ...]]] = {"auztralia": (other_numbers, smaller_maps)}


def _answers(game: Game[Any], field: Asked, seats: int) -> st.SearchStrategy[Any]:
    if isinstance(field, Content):
        return st.sampled_from(["standard", *(tables() for tables in PACKS[game.id])])
    if isinstance(field, Flag):
        return st.booleans()
    if isinstance(field, Choice):
        one: st.SearchStrategy[Any] = st.sampled_from(_offered(field, seats))
        if field.many:
            one = st.lists(one, unique=True, max_size=len(field.values))
        if not field.per_seat:
            return one
        alike = st.lists(one, min_size=seats, max_size=seats)
        if field.many or len(field.values) < seats:
            return alike
        # Where seats may not choose the same, hardly any that were drawn apart would be allowed.
        return alike | st.permutations(field.values).map(lambda values: values[:seats])
    return st.integers(field.low, field.high)


def _offered(field: Choice, seats: int) -> list[str]:
    """The values that go with so many seats, whatever else is answered."""
    by_seats = {value: when for value, when in field.only.items() if when.fields() == {"seats"}}
    apart = {value for value, when in by_seats.items() if not when.holds({"seats": seats})}
    return [value for value in field.values if value not in apart]


def _allowed(game: Game[Any], setup: SetupValues) -> bool:
    try:
        game.check_setup(game.setup.check(setup))
    except BadSetup:
        return False
    return True


def setups(game: Game[Any]) -> st.SearchStrategy[SetupValues]:
    """Any set-up that the game allows; each field is left to its default now and then."""

    def of(seats: int) -> st.SearchStrategy[SetupValues]:
        fields = {field.name: _answers(game, field, seats) for field in game.setup.asked()}
        drawn = st.fixed_dictionaries({"seats": st.just(seats)}, optional=fields)
        return drawn.map(game.setup.kept)  # without the answers that are not asked for

    numbers = game.setup.seats
    drawn = st.integers(numbers.low, numbers.high).flatmap(of)
    return drawn.filter(lambda setup: _allowed(game, setup))


SEEDS = st.integers(0, 2**128 - 1)
