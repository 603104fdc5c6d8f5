"""The metrics of the server, for Prometheus: with a folder, of all workers of a machine together."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from prometheus_client import Gauge

# Name (without its prefix `rulebound_`) -> its labels and its help text. Those with `_total` are counters.
METRICS: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "tables": (("status",), "Tables, by their status."),
    "moves_total": ((), "Moves that were committed."),
    "commits_total": ((), "Transactions in which moves were committed."),
    "commit_seconds_total": ((), "Seconds that these transactions took."),
    "not_saved_total": ((), "Moves that the database did not accept."),
    "room_loads_total": ((), "Tables that were read from the database into memory."),
    "sockets": ((), "Open websockets."),
    "requests_total": (("status",), "HTTP requests, by status."),
    "refusals_total": (("code",), "Refused requests, by code."),
    "bot_moves_total": ((), "Moves that bots have made."),
    "bot_seconds_total": ((), "Seconds that bots took."),
    "bot_failures_total": (("reason",), "Times that a random pick replaced a bot's, by the reason."),
    "study_seconds_total": ((), "Seconds that replays and records took."),
    "jobs_elsewhere_total": (("answered",), "Tasks for other machines, by whether one has answered in time."),
    "timeouts_total": ((), "Moves that were out of time."),
    "listener_losses_total": ((), "Times that the connection for database notifications was lost."),
}
# The number of tables is the same for all workers; of sockets each has its own.
GAUGES: Final = {"tables": "mostrecent", "sockets": "livesum"}


class Metrics:
    """Values by name and labels; in files of the folder, where the other workers find them."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = None if folder is None else folder / "metrics"
        if self._folder is not None:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(self._folder)  # read by the library as it is imported
        from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics

        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry()
        self._metrics: dict[str, Counter | Gauge] = {}
        for name, (labels, help_text) in METRICS.items():
            if name in GAUGES:
                self._metrics[name] = Gauge(
                    f"rulebound_{name}",
                    help_text,
                    labels,
                    registry=self._registry,
                    multiprocess_mode=GAUGES[name],  # type: ignore[arg-type]
                )
            else:
                self._metrics[name] = Counter(f"rulebound_{name}", help_text, labels, registry=self._registry)

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a value."""
        metric = self._metrics[name]
        (metric.labels(**labels) if labels else metric).inc(amount)

    def set(self, name: str, value: float, **labels: str) -> None:
        """Set the value of a gauge."""
        metric = cast("Gauge", self._metrics[name])
        (metric.labels(**labels) if labels else metric).set(value)

    def get(self, name: str, **labels: str) -> float:
        """A value of this worker; zero if it was never set."""
        return self._registry.get_sample_value(f"rulebound_{name}", labels) or 0

    def total(self, name: str) -> float:
        """The sum over all labels, of this worker."""
        samples = [sample for metric in self._metrics[name].collect() for sample in metric.samples]
        return sum(sample.value for sample in samples)

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        if self._folder is None:
            return generate_latest(self._registry)
        _forget_the_dead(self._folder)
        registry = CollectorRegistry()
        MultiProcessCollector(registry, str(self._folder))  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """Remove the gauges of workers that have ended; their counters are kept, since counters never fall."""
    from prometheus_client.multiprocess import mark_process_dead

    for file in folder.glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
