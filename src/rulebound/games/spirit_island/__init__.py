"""Spirit Island: spirits defend their island, together, against invaders.

The rules stand in the modules of this folder, what is printed on cards and panels in `content`, box by box.
"""

from rulebound.games.spirit_island.game import GAME

__all__ = ["GAME"]
