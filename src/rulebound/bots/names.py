"""Bots by their names: kinds, kinds with a budget, strengths, and classes in files.

`tree` is a kind; `tree@400` is allowed 400 iterations a decision, and `tree@0.3s` 0.3 seconds of processor time;
`master` is a strength; `my_bot.py:Clever` is the class `Clever` of a file.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from rulebound.bots.beam_bot import BeamBot
from rulebound.bots.bot import Bot, UnknownBot
from rulebound.bots.budget import Budget
from rulebound.bots.foresight_bot import ForesightBot
from rulebound.bots.greedy_bot import GreedyBot, RivalBot
from rulebound.bots.random_bot import RandomBot
from rulebound.bots.tree_bot import PlainTreeBot, TreeBot
from rulebound.kernel import Game, Option, SeatHandle
from rulebound.kernel.python_file import load_python

BOTS: Final[Mapping[str, type[Bot]]] = {
    "beam": BeamBot,
    "foresight": ForesightBot,
    "greedy": GreedyBot,
    "plain-tree": PlainTreeBot,
    "random": RandomBot,
    "rival": RivalBot,
    "tree": TreeBot,
}
# The kinds that think for as long as they may.
SEARCHERS: Final[Mapping[str, Callable[[int, Budget], Bot]]] = {
    "beam": BeamBot,
    "foresight": ForesightBot,
    "plain-tree": PlainTreeBot,
    "tree": TreeBot,
}
# By strength: seconds of processor time for a decision.
STRENGTHS: Final[Mapping[str, float]] = {"apprentice": 0.05, "journeyman": 0.3, "master": 1.5}
SIMPLE: Final = ("greedy", "random")  # what people may play against besides


class StrengthBot(Bot):
    """Plays each game by the kind of search that suits it best, as long as its strength allows."""

    searches = True

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget
        self._player: Bot | None = None

    def choose(self, seat: SeatHandle) -> Option:
        """What the search picks."""
        if self._player is None:
            self._player = SEARCHERS[seat.game.judge.search](self.rng.bits(), self.budget)
        return self._player.choose(seat)


def make_bot(name: str, seed: int, wait: float | None = None) -> Bot:
    """Create a bot with its own random numbers; raise `UnknownBot` for an unknown name.

    A strength answers after `wait` seconds even if it had less processor time than it may use.
    """
    kind, at, budget = name.partition("@")
    if at and kind in SEARCHERS:
        return SEARCHERS[kind](seed, _budget(name, budget))
    if name in BOTS:
        return BOTS[name](seed)
    if name in STRENGTHS:
        return StrengthBot(seed, Budget(seconds=STRENGTHS[name], wait=wait))
    path, colon, attribute = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _class_of(Path(path), attribute)(seed)
    known = ", ".join((*STRENGTHS, *sorted(BOTS)))
    raise UnknownBot(
        "no-bot-or-class",
        "no bot is called {bot} (there are: {known}); a class in a file is my_bot.py:Clever",
        bot=repr(name[:60]),
        known=known,
    )


def bots_for(game: Game[Any]) -> list[str]:
    """The bots that people are offered in a game, those that play best first."""
    strengths = sorted(STRENGTHS, key=lambda each: -STRENGTHS[each]) if game.judge.search in SEARCHERS else ()
    return [*strengths, *SIMPLE]


def _budget(name: str, text: str) -> Budget:
    try:
        found = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(iterations=int(text))
    except ValueError:
        found = Budget(iterations=0)
    if not (found.seconds or found.iterations or 0) > 0:
        raise UnknownBot(
            "bot-budget",
            "{bot}: a budget is iterations, as in tree@400, or seconds, as in tree@0.3s",
            bot=repr(name[:60]),
        )
    return found


def _class_of(path: Path, attribute: str) -> type[Bot]:
    """The class of this name in a Python file."""
    if not path.is_file():
        raise UnknownBot("no-file", "there is no file {file}", file=str(path))
    try:
        found = getattr(load_python(path), attribute, None)
    except Exception as error:  # whatever the file raises
        raise UnknownBot(
            "python-fails",
            "{file} cannot be loaded: {fault}",
            file=str(path),
            fault=f"{type(error).__name__}: {error}",
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(
            "no-bot-in-file",
            "{file} defines no bot called {bot}: a class made from rulebound.bots.Bot",
            file=str(path),
            bot=repr(attribute[:60]),
        )
    return found
