"""The command line: one module for each command, and what they share.

`app` is the program; `table` and `turn` are the terminal game, `playouts` the games that bots play in bulk.
"""

from rulebound.cli import listing, packs, play, replay, serve, sim  # noqa: F401  (each adds its commands)
from rulebound.cli.app import app

__all__ = ["app"]
