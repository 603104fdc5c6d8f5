"""What bots need to weigh a position of Small World Underground. No rules live here, and no rule needs it.

`judge.py` is what they ask, `hint.py` the judgement of a position.
"""
