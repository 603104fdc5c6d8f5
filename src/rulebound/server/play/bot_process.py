"""Code of a bot process: it caches a match per table, brings it up to date and asks the bot for a pick."""

import os
import signal
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from typing import Final

from rulebound.bots import make_bot
from rulebound.games import load_game
from rulebound.kernel import Defect, Match, SetupValues

MATCHES_KEPT: Final = 32


class BotFailed(Defect):
    """A bot has raised an exception; the message is its traceback."""


@dataclass(slots=True, frozen=True)
class BotJob:
    """One decision for a bot: everything needed to rebuild the match."""

    table: str
    game: str
    setup: SetupValues
    seed: int
    picks: tuple[tuple[int, str], ...]
    seat: int
    bot: str
    bot_seed: int
    wait: float | None = None  # seconds after which a bot that searches answers with what it has found


# A cache, and the only state of the process; it may be lost at any time.
_kept: OrderedDict[str, Match] = OrderedDict()


def start_process(_think: Callable[[BotJob], str], game: str) -> int:
    """Initialize a new bot process: load the game; return its process id.

    The process exits with the server, however the server ends.
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


def run(task: Callable[[BotJob], str], job: BotJob) -> str:
    """What the task returns; whatever it raises is a `BotFailed`.

    A `SystemExit` or `CancelledError` of a bot would end the server's event loop, and not every exception can be
    sent to another process.
    """
    try:
        return task(job)
    except BaseException as error:
        raise BotFailed("".join(traceback.format_exception(error))) from None


def think(job: BotJob) -> str:
    """The bot's pick."""
    match = catch_up(job)
    text = make_bot(job.bot, job.bot_seed, job.wait).choose(match.handle(job.seat)).text
    _keep(job.table, match)
    return text


def get_ready(job: BotJob) -> str:
    """Load the bot and bring the match up to date, so that the next decision takes no longer than its thoughts."""
    make_bot(job.bot, job.bot_seed)
    _keep(job.table, catch_up(job))
    return ""


def _keep(table: str, match: Match) -> None:
    _kept[table] = match
    while len(_kept) > MATCHES_KEPT:
        _kept.popitem(last=False)


def catch_up(job: BotJob) -> Match:
    """The match of the job, continued from the cached one if that is an earlier state of it."""
    match = _kept.pop(job.table, None)
    if match is None or not _is_earlier(match, job):
        match = Match(load_game(job.game), job.setup, job.seed)
    for seat, text in job.picks[len(match.picks) :]:
        match.repeat(seat, text)
    return match


def _is_earlier(match: Match, job: BotJob) -> bool:
    made = tuple((seat, option.text) for seat, option in match.picks)
    return match.seed == job.seed and match.setup == job.setup and job.picks[: len(made)] == made
