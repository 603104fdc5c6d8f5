"""Plain line input and output in the terminal."""

import shutil
import sys
from collections.abc import Iterable

from rulebound.kernel import RuleboundError, Value
from rulebound.messages import Messages
from rulebound.messages.errors import Errors


class Quit(Exception):
    """The person at the keyboard wants to stop."""


class Terminal:
    """Prints messages line by line and reads answers. No colours, no cursor movement."""

    def __init__(self, words: Messages, language: str) -> None:
        self.words = words
        self._errors = Errors(language)

    def line(self, text: str = "") -> None:
        """Print a line, or an empty one."""
        print(text, flush=True)

    def lines(self, texts: Iterable[str]) -> None:
        """Print lines with an empty one before them; nothing if there are none."""
        shown = list(texts)
        if shown:
            self.line()
        for text in shown:
            self.line(text)

    def say(self, name: str, **about: Value) -> None:
        """Print a message."""
        self.line(self.words.text(name, **about))

    def reason(self, error: RuleboundError) -> str:
        """What an error says."""
        return self._errors.text(error)

    def ask(self) -> str:
        """Read a line; `EOFError` when there are no more."""
        return input("> ").strip()

    @property
    def is_interactive(self) -> bool:
        """True if the input is a terminal, not a file or another program."""
        return sys.stdin.isatty()

    def clear_screen(self) -> None:
        """Scroll old output out of sight with empty lines; does nothing if the output is a file."""
        if sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines, end="")
