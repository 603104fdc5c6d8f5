"""Who sits where: people and bots, and where bots take their chance from."""

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


def fill_seats(names: list[str] | None, setup: SetupValues) -> list[str]:
    """One name for each seat of the set-up: those given, or me and random bots."""
    if names is None:
        return [ME, *["random"] * (setup["seats"] - 1)]
    if len(names) != setup["seats"]:
        raise BadSetup(f"--seats names {len(names)} players, and the game is set up for {setup['seats']}")
    return names


def bots_chance(seed: int, picks: int = 0) -> Rng:
    """The bots' own source of chance in the match of this seed, from this pick on."""
    return Rng(seed, FAR + picks)
