"""The plain mode beside a compiled build: a process of its own with the bare sources.

A line of JSON on standard input names a game, a number of seats and what to measure; a line comes back.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final

from benchmarks.costs import Contender, Services, measure_services
from rulebound.games import load_game
from rulebound.kernel import COMPILED

ROOT: Final = Path(__file__).parent.parent


@dataclass(slots=True)
class Plain:
    """The other end of that process."""

    to: IO[str]
    back: IO[str]

    def play_for(self, contender: Contender, seconds: float, forking: bool = False) -> float:
        """Decisions per second of a round of play."""
        return float(self._asked(contender, "play", [seconds, forking]))

    def services(self, contender: Contender, seed: int) -> Services:
        """What a hint, an imagined world and a view cost in the match from this seed."""
        return Services(**self._asked(contender, "services", [seed]))

    def _asked(self, contender: Contender, what: str, words: list[Any]) -> Any:
        line = [contender.path or contender.name, contender.seat_count, what, words]
        print(json.dumps(line), file=self.to, flush=True)
        return json.loads(self.back.readline())


@contextmanager
def plain_process(sources: Path) -> Iterator[Plain]:
    """A process that measures by these sources."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    command = [sys.executable, "-m", "benchmarks.plain"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        yield Plain(child.stdin, child.stdout)
        child.stdin.close()


def main() -> None:
    """Answer every line."""
    assert not COMPILED
    known: dict[tuple[str, int], Contender] = {}
    for line in sys.stdin:
        path, seats, what, words = json.loads(line)
        if (path, seats) not in known:
            known[path, seats] = Contender(path, load_game(path), seats)
        contender = known[path, seats]
        told = contender.play_for(*words) if what == "play" else asdict(measure_services(contender, *words))
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
