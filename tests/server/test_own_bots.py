"""A server with a bot of its own: a class in a file."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulebound.server.settings import Settings, make_settings
from tests.server.guests import GAME

pytestmark = pytest.mark.anyio

CLEVER = """
from rulebound.bots import Bot

class Clever(Bot):
    def choose(self, seat):
        return seat.options[0]
"""


@pytest.fixture
def own_bot(tmp_path: Path) -> str:
    """The name of the bot."""
    file = tmp_path / "my_bot.py"
    file.write_text(CLEVER)
    return f"{file}:Clever"


@pytest.fixture
def settings(database_url: str, tmp_path: Path, own_bot: str) -> Settings:
    """Those of a server that offers it."""
    return replace(make_settings(database=database_url, data=tmp_path / "data"), bots=(own_bot,))


async def test_it_is_offered_and_plays(client: httpx.AsyncClient) -> None:
    """Under its own name: nobody learns where its file lies."""
    (game,) = [game for game in (await client.get("/api/games")).json() if game["id"] == GAME]
    assert game["bots"][-1] == {"name": "own:Clever", "rating": None}
    wish = {
        "game": GAME,
        "seats": [{"kind": "bot", "bot": "own:Clever"}, {"kind": "me"}],
        "setup": {"first": "seat-1"},
    }
    made = await client.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    assert made.json()["players"][0]["bot"] == "own:Clever"
    table = made.json()["id"]
    assert (await client.post(f"/api/tables/{table}/start")).status_code == 200
    state: dict[str, Any] = {"table": {"seq": 0}, "view": {"ask": {"options": []}}}
    while not state["view"]["ask"]["options"]:
        after = {"after": state["table"]["seq"], "wait": 5}
        state = (await client.get(f"/api/tables/{table}", params=after)).json()
    assert state["table"]["seq"] > 0
