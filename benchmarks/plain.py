"""Rounds of random play in the plain mode, beside a compiled build: a process of its own with the bare sources.

It plays a round for each line of JSON on standard input, and answers with decisions per second.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

from benchmarks.costs import Contender
from rulebound.games import load_game
from rulebound.kernel import COMPILED

ROOT: Final = Path(__file__).parent.parent
PlainRound: TypeAlias = Callable[[Contender, float, bool], float]


@contextmanager
def plain_rounds(sources: Path) -> Iterator[PlainRound]:
    """A process that plays a contender's rounds, with or without forks, by these sources."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    command = [sys.executable, "-m", "benchmarks.plain"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        to, back = child.stdin, child.stdout

        def play(contender: Contender, seconds: float, forking: bool) -> float:
            print(
                json.dumps([contender.path or contender.name, contender.seat_count, seconds, forking]),
                file=to,
                flush=True,
            )
            return float(back.readline())

        yield play
        to.close()


def main() -> None:
    """Answer every line with a round."""
    assert not COMPILED
    known: dict[tuple[str, int], Contender] = {}
    for line in sys.stdin:
        path, seats, seconds, forking = json.loads(line)
        if (path, seats) not in known:
            known[path, seats] = Contender(path, load_game(path), seats)
        print(known[path, seats].play_for(seconds, forking), flush=True)


if __name__ == "__main__":
    main()
