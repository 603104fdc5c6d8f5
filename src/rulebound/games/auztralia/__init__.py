"""AuZtralia: railways, farms and mines, until the Old Ones wake; for 1 to 4, and one who plays the Old Ones.

`game.py` says what the lobby needs, `pack.py` holds the tables and `state.py` the table as it stands; then one
module per chapter of the rules, `actions/` and `content/` (the characters). `revenge/` is the expansion, `judge/`
what bots weigh a position by. Rule numbers (AZ-..., RV-...): docs/rules/auztralia.md and auztralia-revenge.md.
"""

from rulebound.games.auztralia.game import GAME

__all__ = ["GAME"]
