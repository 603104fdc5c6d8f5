"""What is printed: one folder for each box. To import this is to have everything registered."""

from rulebound.games.spirit_island.content import base, branch_and_claw, jagged_earth, promo

__all__ = ["base", "branch_and_claw", "jagged_earth", "promo"]
