"""Counting what a worker does, in the text form that Prometheus reads."""

import os
from collections.abc import Mapping
from typing import Final

# Name -> what kind of figure it is, and what it tells. Every name begins with "rulebound_" when it is told.
KNOWN: Final[Mapping[str, tuple[str, str]]] = {
    "tables": ("gauge", "Tables, by their status."),
    "moves_total": ("counter", "Moves that this worker has committed."),
    "commits_total": ("counter", "Transactions in which this worker has committed moves."),
    "commit_seconds_total": ("counter", "Seconds that these transactions took."),
    "not_saved_total": ("counter", "Moves that the database would not take."),
    "sockets": ("gauge", "Open websockets."),
    "requests_total": ("counter", "HTTP requests, by the answer's status."),
    "refusals_total": ("counter", "What was refused, by its code."),
    "bot_moves_total": ("counter", "Moves that bots have made."),
    "bot_seconds_total": ("counter", "Seconds that bots have thought."),
    "bot_failures_total": ("counter", "Times that a random pick replaced a bot's, by the reason."),
    "timeouts_total": ("counter", "Moves that were out of time."),
    "listener_losses_total": ("counter", "Times that the line to the database's news was lost."),
}
Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Figures by name and labels. Each worker counts for itself, so each figure carries the worker's number."""

    def __init__(self) -> None:
        self._figures: dict[str, dict[Labels, float]] = {}

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        """Count up, or down for what comes and goes."""
        self.set(name, self.get(name, **labels) + amount, **labels)

    def set(self, name: str, value: float, **labels: str) -> None:
        """Say how a figure stands."""
        if name not in KNOWN:
            raise KeyError(name)
        self._figures.setdefault(name, {})[tuple(sorted(labels.items()))] = value

    def get(self, name: str, **labels: str) -> float:
        """How a figure stands; zero if it was never counted."""
        return self._figures.get(name, {}).get(tuple(sorted(labels.items())), 0)

    def total(self, name: str) -> float:
        """A figure over all its labels."""
        return sum(self._figures.get(name, {}).values())

    def text(self) -> str:
        """All figures, each with what it tells."""
        lines = []
        worker = ("worker", str(os.getpid()))
        for name, (kind, told) in KNOWN.items():
            lines += [f"# HELP rulebound_{name} {told}", f"# TYPE rulebound_{name} {kind}"]
            # The tables are the database's, not a worker's.
            own = () if name == "tables" else (worker,)
            for labels, value in sorted(self._figures.get(name, {(): 0}).items()):
                shown = ",".join(f'{key}="{_escaped(word)}"' for key, word in (*own, *labels))
                lines.append(f"rulebound_{name}{{{shown}}} {value:.10g}")
        return "\n".join(lines) + "\n"


def _escaped(word: str) -> str:
    return word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
