"""The conversation at the terminal: plain lines out, plain lines in."""

import shutil
import sys
from collections.abc import Iterable

from rulebound.kernel import Value
from rulebound.messages import Messages


class Left(Exception):
    """The person at the keyboard asked to stop."""


class Talk:
    """Says messages, one line after the other, and reads answers. Nothing moves, nothing is coloured."""

    def __init__(self, words: Messages) -> None:
        self.words = words

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

    def ask(self) -> str:
        """Read a line; `EOFError` when there are no more."""
        return input("> ").strip()

    @property
    def by_a_person(self) -> bool:
        """Whether somebody types, rather than a file or another program."""
        return sys.stdin.isatty()

    def push_away(self) -> None:
        """Move what was said out of sight, with empty lines alone; a file keeps what it has."""
        if sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines, end="")
