"""The example of a bot of one's own plays a whole game over the API, against a bot of the server."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulebound.games import load_game
from rulebound.kernel import replay
from tests.server.conftest import MakeLive
from tests.server.guests import GAME
from tests.server.live import PATIENCE, LiveServer

ROOT = Path(__file__).parents[2]
OURS = {"X-Rulebound": "1"}
BOT = ROOT / "examples" / "api_bot.py"


@pytest.fixture
def live(make_live_server: MakeLive, sqlite_url: str) -> LiveServer:
    """The real program."""
    return make_live_server(sqlite_url)


def visitor(live: LiveServer, name: str) -> httpx.Client:
    """A guest in a browser."""
    answer = httpx.post(f"{live.url}/api/guest", headers=OURS, json={"name": name}, timeout=PATIENCE)
    assert answer.is_success, answer.text
    return httpx.Client(base_url=live.url, headers=OURS, cookies=answer.cookies, timeout=30)


def made(client: httpx.Client, path: str, body: object) -> Any:
    """Something new, by a call that must succeed."""
    answer = client.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


def test_the_bot_plays_a_whole_game(live: LiveServer) -> None:
    with visitor(live, "Host") as host, visitor(live, "Maker of bots") as maker:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        new = {"game": GAME, "setup": {"seats": 2}, "seats": seats, "access": "private"}
        table = made(host, "/api/tables", new)
        token = made(maker, "/api/tokens", {"label": "my bot"})["secret"]
        command = [sys.executable, str(BOT), live.url, table["id"], token, table["invitation"]]
        played = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            _start_when_full(host, table["id"])
            said, complaint = played.communicate(timeout=120)
        finally:
            played.kill()
        assert played.returncode == 0, complaint
        result = ast.literal_eval(said)
        assert set(result) == {"winners", "scores", "reason"}
        _record_is_good(host, table["id"], result)


def _start_when_full(host: httpx.Client, table: str) -> None:
    """The game begins once the bot has sat down."""
    seq = 0
    for _ in range(100):
        found = host.get(f"/api/tables/{table}", params={"after": seq, "wait": 1}).json()["table"]
        if found["status"] != "open":
            return
        if all(player["kind"] != "open" for player in found["players"]):
            made(host, f"/api/tables/{table}/start", {})
            return
    raise AssertionError("the bot has not sat down")


def _record_is_good(host: httpx.Client, table: str, result: dict[str, Any]) -> None:
    """The game can be replayed, and ends as the bot was told."""
    answer = host.get(f"/api/tables/{table}/record")
    assert answer.is_success, answer.text
    match = replay(answer.content, {GAME: load_game(GAME)})
    assert match.over
    assert result["scores"] == list(match.result().scores)


def test_the_example_needs_nothing_but_python() -> None:
    tree = ast.parse(BOT.read_text("utf-8"))
    names = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names
    code = [line for line in BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 36
