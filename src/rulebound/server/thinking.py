"""What happens in a bot's own process: a match is kept for each table, caught up, and asked for a pick."""

import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from typing import Final

from rulebound.bots import make_bot
from rulebound.games import load_game
from rulebound.kernel import Match, SetupValues

MATCHES_KEPT: Final = 32


@dataclass(slots=True, frozen=True)
class Job:
    """One decision for a bot: the whole match so far, in few words."""

    table: str
    game: str
    setup: SetupValues
    seed: int
    picks: tuple[tuple[int, str], ...]
    seat: int
    bot: str
    luck: int


# The only state of the process: which matches it can go on from. It may be lost at any time.
_kept: OrderedDict[str, Match] = OrderedDict()


def get_ready(_think: Callable[[Job], str], game: str) -> int:
    """Begin a process that thinks, with all that it has to load; gives its number.

    It ends with the server, however the server ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    threading.Thread(target=_end_with_parent, daemon=True).start()
    load_game(game)
    return os.getpid()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def think(job: Job) -> str:
    """The bot's pick."""
    match = catch_up(job)
    text = make_bot(job.bot, job.luck).choose(match, job.seat).text
    _kept[job.table] = match
    while len(_kept) > MATCHES_KEPT:
        _kept.popitem(last=False)
    return text


def catch_up(job: Job) -> Match:
    """The match as the job tells it, from the kept one if that is an earlier point of the same game."""
    match = _kept.pop(job.table, None)
    if match is None or not _is_earlier(match, job):
        match = Match(load_game(job.game), job.setup, job.seed)
    for seat, text in job.picks[len(match.picks) :]:
        match.repeat(seat, text)
    return match


def _is_earlier(match: Match, job: Job) -> bool:
    made = tuple((seat, option.text) for seat, option in match.picks)
    return match.seed == job.seed and match.setup == job.setup and job.picks[: len(made)] == made
