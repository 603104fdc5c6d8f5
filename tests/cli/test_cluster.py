"""`rulebound arena --ray`: the same contest on a cluster."""

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import DIVERS, one_object, refused, run

CONTEST = ("arena", DIVERS, "--set", "rounds=2", "--bots", "greedy,random", "--games")


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "install rulebound[cluster]" in refused(*CONTEST, "4", "--ray", "auto")


@pytest.fixture
def nodes() -> Iterator[Any]:
    """A cluster of two nodes on this machine."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()  # type: ignore[no-untyped-call]


def told(*words: str) -> dict[str, Any]:
    """The standings without what depends on the machine."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    report = one_object(result.stdout)
    for row in report["standings"]:
        del row["ms_a_decision"]
    return report


@pytest.mark.long
def test_a_node_that_dies_costs_no_game(nodes: Any, tmp_path: Path) -> None:
    """A thousand games; when a part of them is written down, one of the two nodes goes away."""
    file = tmp_path / "games.jsonl"
    (lost,) = [node for node in nodes.list_all_nodes() if not node.head]
    killed_after: list[int] = []

    def kill() -> None:
        while not file.exists() or (played := file.read_bytes().count(b"\n")) < 200:
            time.sleep(0.05)
        nodes.remove_node(lost, allow_graceful=False)
        killed_after.append(played)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    found = told(*CONTEST, "1000", "--ray", nodes.address, "--file", str(file))
    killer.join(timeout=60)
    assert killed_after
    assert killed_after[0] < 1000
    assert [row["games"] for row in found["standings"]] == [1000, 1000]
    assert found == told(*CONTEST, "1000", "--jobs", "2")
