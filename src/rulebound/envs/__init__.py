"""Environments for programs that learn (`pip install rulebound[learn]`, docs/train.md).

`RuleboundAEC` and `RuleboundParallel` for PettingZoo, `RuleboundSeat` for Gymnasium, `SeatPool` for many seats in
processes; `rulebound.envs.openspiel`, imported by itself, registers the games with OpenSpiel.
"""

from rulebound.envs.aec import RuleboundAEC
from rulebound.envs.encoded import TooManyOptions, win_or_loss
from rulebound.envs.parallel import RuleboundParallel
from rulebound.envs.pool import SeatPool
from rulebound.envs.seat import RuleboundSeat

__all__ = ["RuleboundAEC", "RuleboundParallel", "RuleboundSeat", "SeatPool", "TooManyOptions", "win_or_loss"]
