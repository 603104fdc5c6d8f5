"""Tasks that other machines can do, and how a task and its answer are written down.

Both are data of the types that a task declares. Nothing that is read can name code: only these tasks are done,
with the games and bots that come with Rulebound.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from typing import Any, Final, get_type_hints

import msgspec

from rulebound.games import game_names, load_game
from rulebound.kernel import Defect
from rulebound.server.play.bot_process import BotJob, think
from rulebound.server.play.study_process import find_position, find_timeline, make_record

TASKS: Final = {task.__name__: task for task in (think, find_position, find_timeline, make_record)}
QUEUE: Final = f"rulebound {version('rulebound')}"  # another version may have other rules
CHANNEL: Final = "rulebound_jobs"  # BEGUN and DONE are told here
BEGUN: Final = "begun"  # with the job's id and the name of its worker's session
DONE: Final = "done"  # with the job's id; without an answer the task has failed
SESSIONS: Final = f"rulebound worker {version('rulebound')} "  # how the names of the workers' sessions begin


class Job(msgspec.Struct, frozen=True):
    """A task for another machine; `arguments` are those of the task, written down."""

    id: str
    task: str
    arguments: bytes
    seconds: float  # for which somebody waits for the answer
    begin: float  # seconds after which nobody waits if it was not begun


class NotForOthers(Defect):
    """A task that other machines do not do."""


@cache
def _types(name: str) -> tuple[Any, Any]:
    hints = get_type_hints(TASKS[name])
    answer = hints.pop("return")
    return tuple[tuple(hints.values())], answer  # type: ignore[misc]


def is_for_others(task: Callable[..., object], arguments: tuple[Any, ...]) -> bool:
    """Whether other machines do this task: none with a game or a bot from a file of this machine."""
    return TASKS.get(getattr(task, "__name__", "")) is task and all(map(_comes_with_us, arguments))


def _comes_with_us(argument: object) -> bool:
    if isinstance(argument, BotJob) and ":" in argument.bot:
        return False
    game = getattr(argument, "game", None)
    return game is None or game in game_names()


def load_games() -> None:
    """Make a new process ready for tasks."""
    for name in game_names():
        load_game(name)


def perform(name: str, written: bytes) -> bytes:
    """Do a task; returns its answer, written down."""
    if name not in TASKS:
        raise NotForOthers(f"no task is called {name[:40]!r}")
    arguments = msgspec.msgpack.decode(written, type=_types(name)[0])
    if not is_for_others(TASKS[name], arguments):
        raise NotForOthers("a game or a bot of this task is not ours")
    return msgspec.msgpack.encode(TASKS[name](*arguments))


def read_answer(task: Callable[..., Any], written: bytes) -> Any:
    """The answer of a task."""
    return msgspec.msgpack.decode(written, type=_types(task.__name__)[1])
