"""Bots that fail in every way there is; tables give them seats by `bad_bots.py:Loops`."""

import asyncio
import os
import sys
import time

from rulebound.bots import Bot
from rulebound.kernel import Option, SeatHandle


class Sleeps(Bot):
    """Waits for something that never comes."""

    def choose(self, seat: SeatHandle) -> Option:
        time.sleep(3600)
        return seat.options[0]


class Loops(Bot):
    """Never finishes."""

    def choose(self, seat: SeatHandle) -> Option:
        while True:
            self.rng.bits()


class Raises(Bot):
    """Has a defect."""

    def choose(self, seat: SeatHandle) -> Option:
        raise ZeroDivisionError(f"seat {seat.seat}")


class Dies(Bot):
    """Takes its process along."""

    def choose(self, seat: SeatHandle) -> Option:
        os._exit(1)


class Quits(Bot):
    """Raises what ends a program."""

    def choose(self, seat: SeatHandle) -> Option:
        sys.exit(3)


class Cancels(Bot):
    """Raises what ends a task of the server."""

    def choose(self, seat: SeatHandle) -> Option:
        raise asyncio.CancelledError


class Stops(Bot):
    """Raises what no future can hold."""

    def choose(self, seat: SeatHandle) -> Option:
        raise StopIteration


class Tongues(Exception):
    """Cannot be sent to another process: it is made of two things."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


class Mumbles(Bot):
    """Raises an exception that the server cannot read."""

    def choose(self, seat: SeatHandle) -> Option:
        raise Tongues("one", "other")
