"""Every race, power, relic and place beside its numbers: a class each, a few lines of what it does.

Importing this package declares them all.
"""

from rulebound.games.small_world_underground.content import places, powers, races, relics

__all__ = ["places", "powers", "races", "relics"]
