"""What bots need to weigh a position of AuZtralia: no rules live here, and no rule asks anything of it.

`hint.py` is the whole judgement; `lair.py` keeps what all see of the tiles, `raids.py` foresees the Old Ones,
`hunt.py` and `odds.py` attacks and combats, `persons.py` characters.
"""
