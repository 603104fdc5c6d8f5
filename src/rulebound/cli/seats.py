"""Who plays which seat, and the random numbers of the bots."""

from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel import BadSetup, Game, Rng, SetupValues

ME: Final = "me"
BOT_STREAM: Final = 1 << 63  # counter offset: a match never draws so often, so bots and match share no numbers


def seat_names(game: Game[Any], given: str | None) -> list[str] | None:
    """The names in `--seats`; raise `BadSetup` if the game does not take that many."""
    if given is None:
        return None
    names = [name.strip() for name in given.split(",")]
    seats = game.setup.seats
    if not seats.low <= len(names) <= seats.high:
        raise BadSetup(
            "seats-number",
            "{game} takes {low} to {high} players, and --seats names {named}",
            game=game.id,
            low=seats.low,
            high=seats.high,
            named=len(names),
        )
    return names


def fill_seats(game: Game[Any], names: list[str] | None, setup: SetupValues) -> list[str]:
    """One name for each seat of the set-up: the given ones, or me and random bots."""
    if names is None:
        return [ME, *["random"] * (setup["seats"] - 1)]
    if len(names) != setup["seats"]:
        raise BadSetup(
            "seats-set-up",
            "--seats names {named} players, and the game is set up for {seats}",
            named=len(names),
            seats=setup["seats"],
        )
    others, by_role = names_by_role("--seats", names, game, setup)
    return assign_seats(others, by_role, setup["seats"])


def names_by_role(
    option: str, entries: Sequence[str], game: Game[Any], setup: SetupValues
) -> tuple[list[str], dict[int, str]]:
    """The names without a role, and by seat those with one, such as `old-ones=greedy`."""
    others: list[str] = []
    by_role: dict[int, str] = {}
    for entry in entries:
        role, equals, name = entry.strip().partition("=")
        if not equals:
            others.append(role)
            continue
        seat = _seat_of_role(option, role, game, setup)
        if seat in by_role:
            raise BadSetup("role-twice", "{option} names {role} twice", option=option, role=role)
        by_role[seat] = name
    return others, by_role


def _seat_of_role(option: str, role: str, game: Game[Any], setup: SetupValues) -> int:
    known = [each.name for each in game.setup.possible_roles]
    if not known:
        raise BadSetup(
            "no-roles",
            "{option}: no role of {game} is called {role} (there are none)",
            option=option,
            game=game.id,
            role=repr(role[:60]),
        )
    if role not in known:
        raise BadSetup(
            "no-such-role",
            "{option}: no role of {game} is called {role} (there are: {known})",
            option=option,
            game=game.id,
            role=repr(role[:60]),
            known=", ".join(known),
        )
    roles = game.setup.roles(setup)
    if role not in roles:
        raise BadSetup("role-unused", "{option}: with this set-up nobody plays {role}", option=option, role=role)
    return roles.index(role)


def assign_seats(others: Sequence[str], by_role: dict[int, str], seat_count: int) -> list[str]:
    """One name for each seat: those with a role in its seat, the others in order in the remaining seats."""
    left = iter(others)
    return [by_role[seat] if seat in by_role else next(left) for seat in range(seat_count)]


def bot_rng(seed: int, picks: int = 0) -> Rng:
    """The random numbers of the bots in the match with this seed, from this pick on."""
    return Rng(seed, BOT_STREAM + picks)
