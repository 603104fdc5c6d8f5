"""Health and figures, for those who watch over a server."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import select

from rulebound.server.database import now
from rulebound.server.live.server import Server
from rulebound.server.metrics import METRICS, Metrics
from rulebound.server.schema import heartbeat
from rulebound.server.settings import Settings
from rulebound.server.web import health
from tests.server.divers import PATIENCE, deal, until_over

pytestmark = pytest.mark.anyio
LINE = re.compile(r'rulebound_[a-z_]+(\{([a-z]+="[^"]*",?)*\})? -?[0-9.e+-]+')


async def test_a_healthy_server_says_so(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/health")
    assert answer.status_code == 200
    assert answer.json()["well"] is True
    assert answer.json()["database"] == "ok"


async def test_a_server_without_its_database_is_not_well(
    client: httpx.AsyncClient, application: Litestar, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: Any) -> Any:
        raise OSError(f"no way to {settings.database}")

    monkeypatch.setattr(application.state.server.database, "read", gone)
    answer = await client.get("/api/health")
    assert answer.status_code == 503
    assert answer.json() == {**answer.json(), "well": False, "database": "cannot be reached"}
    assert str(Path(settings.database).name) not in answer.text


async def test_a_database_that_does_not_answer_is_not_waited_for(
    client: httpx.AsyncClient, application: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def silent(*_: Any) -> AsyncIterator[Any]:
        await asyncio.Event().wait()
        yield

    monkeypatch.setattr(health, "SECONDS", 0.05)
    monkeypatch.setattr(health, "KEPT_SECONDS", 0.0)
    monkeypatch.setattr(application.state.server.database, "read", silent)
    answer = await client.get("/api/health")
    assert (answer.status_code, answer.json()["database"]) == (503, "does not answer in time")


async def test_a_new_database_is_written_too(server: Server) -> None:
    """Where the server has not noted yet that it is alive; else a full disk would be well until it has."""
    said = await health.DatabaseCheck().ask(server)
    async with server.database.read() as connection:
        notes = (await connection.execute(select(heartbeat.c.at))).scalars().all()
    assert said == "ok"
    assert len(notes) == 1
    assert abs(now() - notes[0]) < 1000 * PATIENCE


async def test_the_figures_are_text_for_prometheus(client: httpx.AsyncClient, application: Litestar) -> None:
    server: Server = application.state.server
    assert server.bots is not None
    table = await deal(server, "random", "random", rounds=1)
    server.bots.wake(table)
    row = await until_over(server, table)
    await client.get("/api/nowhere")
    answer = await client.get("/api/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in lines), answer.text
    figures = {
        name: float(value)
        for line in lines
        for name, _, value in [line.rpartition(" ")]
        if not line.startswith("#")
    }
    assert figures['rulebound_tables{status="over"}'] == 1
    assert figures['rulebound_tables{status="playing"}'] == 0
    assert figures["rulebound_moves_total"] == figures["rulebound_bot_moves_total"] == row["seq"]
    assert 0 < figures["rulebound_commits_total"] <= row["seq"]
    assert figures["rulebound_commit_seconds_total"] > 0
    assert figures["rulebound_sockets"] == 0
    assert figures['rulebound_refusals_total{code="not-found"}'] == 1
    assert figures['rulebound_requests_total{status="404"}'] == 1


def test_every_figure_is_explained_and_labels_are_escaped() -> None:
    metrics = Metrics()
    metrics.add("refusals_total", code='a "strange"\ncode')
    text = metrics.text().decode()
    for name in METRICS:
        assert f"# TYPE rulebound_{name} " in text
    assert r'code="a \"strange\"\ncode"} 1.0' in text
    with pytest.raises(KeyError):
        metrics.add("unknown")
