"""The metrics of a worker, in the text format of Prometheus."""

import os
from collections.abc import Mapping
from typing import Final

# Name (without its prefix `rulebound_`) -> type and help text.
METRICS: Final[Mapping[str, tuple[str, str]]] = {
    "tables": ("gauge", "Tables, by their status."),
    "moves_total": ("counter", "Moves that this worker has committed."),
    "commits_total": ("counter", "Transactions in which this worker has committed moves."),
    "commit_seconds_total": ("counter", "Seconds that these transactions took."),
    "not_saved_total": ("counter", "Moves that the database did not accept."),
    "sockets": ("gauge", "Open websockets."),
    "requests_total": ("counter", "HTTP requests, by status."),
    "refusals_total": ("counter", "Refused requests, by code."),
    "bot_moves_total": ("counter", "Moves that bots have made."),
    "bot_seconds_total": ("counter", "Seconds that bots took."),
    "bot_failures_total": ("counter", "Times that a random pick replaced a bot's, by the reason."),
    "study_seconds_total": ("counter", "Seconds that replays and records took."),
    "timeouts_total": ("counter", "Moves that were out of time."),
    "listener_losses_total": ("counter", "Times that the connection for database notifications was lost."),
}
Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Values by name and labels. Each worker counts for itself; a label has its process id."""

    def __init__(self) -> None:
        self._figures: dict[str, dict[Labels, float]] = {}

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a value; a negative amount subtracts."""
        self.set(name, self.get(name, **labels) + amount, **labels)

    def set(self, name: str, value: float, **labels: str) -> None:
        """Set a value."""
        if name not in METRICS:
            raise KeyError(name)
        self._figures.setdefault(name, {})[tuple(sorted(labels.items()))] = value

    def get(self, name: str, **labels: str) -> float:
        """A value; zero if it was never set."""
        return self._figures.get(name, {}).get(tuple(sorted(labels.items())), 0)

    def total(self, name: str) -> float:
        """The sum over all labels."""
        return sum(self._figures.get(name, {}).values())

    def text(self) -> str:
        """All metrics in the text format of Prometheus."""
        lines = []
        worker = ("worker", str(os.getpid()))
        for name, (kind, help_text) in METRICS.items():
            lines += [f"# HELP rulebound_{name} {help_text}", f"# TYPE rulebound_{name} {kind}"]
            # The number of tables is the same for all workers.
            own = () if name == "tables" else (worker,)
            for labels, value in sorted(self._figures.get(name, {(): 0}).items()):
                shown = ",".join(f'{key}="{_escaped(word)}"' for key, word in (*own, *labels))
                lines.append(f"rulebound_{name}{{{shown}}} {value:.10g}")
        return "\n".join(lines) + "\n"


def _escaped(word: str) -> str:
    return word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
