"""Whole games with one spirit, played at random with every check of the contract."""

from rulebound.games.spirit_island.game import GAME
from rulebound.kernel.contract import check_match


def plays_through(spirit: str, seed: int, seats: int = 2) -> None:
    """A game with this spirit in the first seat."""
    spirits = [spirit, "thunderspeaker", "river-surges-in-sunlight"][:seats]
    check_match(GAME, {"seats": seats, "boxes": ["base", "jagged-earth"], "spirits": spirits}, seed, depth=1)
