"""What bots need to weigh a position: the hint, what the invaders will do, plans of powers and how they come out;
and what the screen foretells of each land.

Nothing here is a rule of the game, and no chapter of the rules imports it.
"""
