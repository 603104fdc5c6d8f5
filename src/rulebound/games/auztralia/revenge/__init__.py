"""Revenge of the Old Ones: a person plays the Old Ones, or they play Mythos cards by themselves.

`tokens.py`, `outposts.py`, `defence.py` and `reward.py` are what it adds to the players' game; `old_one_player.py`
is the turn of who plays the Old Ones, `mythos.py` and `solo.py` the cards. Rule numbers: RV-... in docs/rules.
"""
