"""The command line: one module for each command, and their shared parts.

`app` is the program; `terminal_game` and `turn` play a game in the terminal, `playouts` runs many games of bots,
`contest` compares them.
"""

from rulebound.cli import (  # noqa: F401  (each adds its commands)
    arena,
    backup,
    listing,
    moderate,
    packs,
    play,
    replay,
    serve,
    sim,
    worker,
)
from rulebound.cli.app import app

__all__ = ["app"]
