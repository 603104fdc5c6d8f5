"""Who sits where: people and bots, and where bots take their chance from."""

from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel import BadSetup, Game, Rng, SetupValues

ME: Final = "me"
FAR: Final = 1 << 63  # no match draws so often, so the bots' draws are never the match's own


def seat_names(game: Game[Any], given: str | None) -> list[str] | None:
    """The names that `--seats` lists; their number must suit the game."""
    if given is None:
        return None
    names = [name.strip() for name in given.split(",")]
    seats = game.setup.seats
    if not seats.low <= len(names) <= seats.high:
        raise BadSetup(f"{game.id} takes {seats.low} to {seats.high} players, and --seats names {len(names)}")
    return names


def fill_seats(game: Game[Any], names: list[str] | None, setup: SetupValues) -> list[str]:
    """One name for each seat of the set-up: those given, or me and random bots."""
    if names is None:
        return [ME, *["random"] * (setup["seats"] - 1)]
    if len(names) != setup["seats"]:
        raise BadSetup(f"--seats names {len(names)} players, and the game is set up for {setup['seats']}")
    others, by_role = names_by_role("--seats", names, game, setup)
    return sat_down(others, by_role, setup["seats"])


def names_by_role(
    option: str, entries: Sequence[str], game: Game[Any], setup: SetupValues
) -> tuple[list[str], dict[int, str]]:
    """The names that say no role, and by seat those that do, as `old-ones=greedy` does."""
    others: list[str] = []
    by_role: dict[int, str] = {}
    for entry in entries:
        role, equals, name = entry.strip().partition("=")
        if not equals:
            others.append(role)
            continue
        seat = _seat_of_role(option, role, game, setup)
        if seat in by_role:
            raise BadSetup(f"{option} names {role} twice")
        by_role[seat] = name
    return others, by_role


def _seat_of_role(option: str, role: str, game: Game[Any], setup: SetupValues) -> int:
    known = [each.name for each in game.setup.possible_roles]
    if role not in known:
        there = f"there are: {', '.join(known)}" if known else "there are none"
        raise BadSetup(f"{option}: no role of {game.id} is called {role[:60]!r} ({there})")
    roles = game.setup.roles(setup)
    if role not in roles:
        raise BadSetup(f"{option}: with this set-up nobody plays {role}")
    return roles.index(role)


def sat_down(others: Sequence[str], by_role: dict[int, str], seats: int) -> list[str]:
    """One name for each seat: those of roles in their seats, the others in order in the seats that are left."""
    left = iter(others)
    return [by_role[seat] if seat in by_role else next(left) for seat in range(seats)]


def bots_chance(seed: int, picks: int = 0) -> Rng:
    """The bots' own source of chance in the match of this seed, from this pick on."""
    return Rng(seed, FAR + picks)
