"""The program with its chance laid down: `python fated.py FILE serve ...` begins every game from the file's seed.

The file holds a seed and the name of a test, and may change while the program runs. Bots, which otherwise have new
luck for every choice, have the seed as their luck each time. A strength never thinks long: on a busy machine it
would, and a game has hundreds of its choices. With each new test the counts of calls begin anew: a test must not
be refused because of the calls of those before it.
"""

import sys
from pathlib import Path
from unittest.mock import patch

from rulebound.cli import app
from rulebound.server.limits import BUCKETS_KEPT, Limiter, OwnBuckets

THOUGHT = 0.005  # the share of a bot's time in which a strength has to answer: 50 milliseconds


class Fate:
    """What the file says."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._last = ""
        self._check = Limiter.check

    def seed(self, _bits: int) -> int:
        """In place of a random number."""
        return int(self._file.read_text().split()[0])

    def check(self, limiter: Limiter, kind: str, who: str) -> None:
        """The limiter's own check, with nothing counted from before this test."""
        if (now := self._file.read_text()) != self._last:
            self._last = now
            limiter._buckets.update({kind: OwnBuckets(BUCKETS_KEPT) for kind in limiter.limits})
        self._check(limiter, kind, who)


if __name__ == "__main__":
    fate = Fate(Path(sys.argv.pop(1)))
    with (
        patch("secrets.randbits", fate.seed),
        patch("rulebound.server.play.bots.ANSWER_WITHIN", THOUGHT),
        patch.object(Limiter, "check", lambda limiter, kind, who: fate.check(limiter, kind, who)),
    ):
        app(prog_name="rulebound")
