"""AuZtralia: railways, farms and mines, until the Old Ones wake; for 1 to 4.

`game.py` says what the lobby needs, `pack.py` holds the tables and `state.py` the table as it stands; then one
module per chapter of the rules, `actions/` and `content/`. Rule numbers (AZ-...): docs/rules/auztralia.md.
"""

from rulebound.games.auztralia.game import GAME

__all__ = ["GAME"]
