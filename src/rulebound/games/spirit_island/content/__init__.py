"""What is printed: one folder for each box. To import this is to have everything registered."""

from rulebound.games.spirit_island.content import base

__all__ = ["base"]
