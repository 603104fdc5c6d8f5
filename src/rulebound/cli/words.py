"""The languages of the terminal."""

from collections.abc import Sequence
from typing import Any

from rulebound.kernel import Game, RuleboundError
from rulebound.messages import FOLDER, Messages


class UnknownLanguage(RuleboundError):
    """A language that no message files speak."""


def languages() -> list[str]:
    """The languages that the terminal speaks."""
    return sorted(path.parent.name for path in FOLDER.glob("*/terminal.ftl"))


def words_for(game: Game[Any], language: str, players: Sequence[str] = ()) -> Messages:
    """The words of a game and of the terminal."""
    if language not in languages():
        raise UnknownLanguage(f"no messages in {language[:60]!r} (there are: {', '.join(languages())})")
    return Messages(game, language, players, also=[FOLDER / language / "terminal.ftl"])
