"""Small World Underground: races and powers rise and decline under the earth, for 2 to 5.

`game.py` says what the lobby needs; then one module per chapter of the rules, and `content/` with every race,
power, relic and place beside its numbers. Rule numbers (SU-...): docs/rules/small_world_underground.md.
"""

from rulebound.games.small_world_underground.game import GAME

__all__ = ["GAME"]
