"""Code of a bot process: it caches a match per table, brings it up to date and asks the bot for a pick."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from rulebound.bots import make_bot
from rulebound.games import load_game
from rulebound.kernel import Match, SetupValues

MATCHES_KEPT: Final = 32


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
