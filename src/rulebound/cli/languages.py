"""The languages of the terminal."""

from collections.abc import Sequence
from typing import Any

from rulebound.kernel import Game, RuleboundError
from rulebound.messages import FOLDER, Messages


class UnknownLanguage(RuleboundError):
    """There are no messages in this language."""


def languages() -> list[str]:
    """The languages with terminal messages."""
    return sorted(path.parent.name for path in FOLDER.glob("*/terminal.ftl"))


def messages_for(game: Game[Any], language: str, players: Sequence[str] = ()) -> Messages:
    """The messages of a game and of the terminal."""
    if language not in languages():
        raise UnknownLanguage(f"no messages in {language[:60]!r} (there are: {', '.join(languages())})")
    return Messages(game, language, players, also=["terminal"])
