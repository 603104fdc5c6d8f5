"""Tables, play and replays over HTTP."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.guests import GAME

pytestmark = pytest.mark.anyio


async def made(client: httpx.AsyncClient, *seats: dict[str, str]) -> dict[str, Any]:
    answer = await client.post("/api/tables", json={"game": GAME, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def begun(client: httpx.AsyncClient) -> str:
    """A game against a bot."""
    table = await made(client, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    answer = await client.post(f"/api/tables/{table['id']}/start")
    assert answer.status_code == 200, answer.text
    name: str = table["id"]
    return name


async def my_turn(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    after = 0
    while True:
        answer = await client.get(f"/api/tables/{table}", params={"after": after, "wait": 5})
        state: dict[str, Any] = answer.json()
        if state["view"]["ask"]["options"]:
            return state
        after = state["table"]["seq"]


async def test_the_games_say_what_they_ask(client: httpx.AsyncClient) -> None:
    (game,) = [game for game in (await client.get("/api/games")).json() if game["id"] == GAME]
    assert game["seat_range"] == [2, 5]
    assert [field["name"] for field in game["setup"]] == ["first", "coins", "edition"]


async def test_the_games_bring_their_vocabularies(client: httpx.AsyncClient) -> None:
    (game,) = [game for game in (await client.get("/api/games")).json() if game["id"] == GAME]
    assert game["verbs"]["place"] == "region number"
    assert game["events"]["turn"] == "seat round"
    assert "drow" in game["names"]["race"]


async def test_the_games_offer_bots_of_several_strengths(client: httpx.AsyncClient) -> None:
    games = {game["id"]: game for game in (await client.get("/api/games")).json()}
    strong = ["master", "journeyman", "apprentice"]
    assert [bot["name"] for bot in games[GAME]["bots"]] == [*strong, "greedy", "random"]
    assert [bot["name"] for bot in games["spirit-island"]["bots"]] == [*strong, "greedy", "random"]


async def test_a_seat_is_given_only_to_bots_that_play_the_game(client: httpx.AsyncClient) -> None:
    table = await made(client, {"kind": "me"}, {"kind": "bot", "bot": "journeyman"})
    assert table["players"][1]["bot"] == "journeyman"
    for game, bot in ((GAME, "my_bot.py:Clever"), (GAME, "tree@9"), ("spirit-island", "foresight@9")):
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        refused = await client.post("/api/tables", json=wish)
        assert refused.status_code == 422
        assert "no bot is called" in refused.text


async def test_a_set_up_is_checked_and_the_game_tells_what_it_is_like(client: httpx.AsyncClient) -> None:
    setup = {"seats": 2, "boxes": ["base", "jagged-earth"], "adversary": "russia", "level": 4}
    pair = {"supporting": "habsburg-monarchy", "supporting-level": 1, "layout": "two-islets"}
    told = await client.post("/api/games/spirit-island/setup", json={"setup": {**setup, **pair}})
    assert told.status_code == 200, told.text
    assert told.json()["lines"] == [
        {"kind": "difficulty", "args": {"number": 10, "challenge": "expert"}},
        {"kind": "counts-adversary", "args": {"number": 7, "adversary": "russia", "level": 4}},
        {"kind": "counts-adversary", "args": {"number": 2, "adversary": "habsburg-monarchy", "level": 1}},
        {"kind": "counts-variant", "args": {"number": 1, "variant": "archipelago"}},
    ]
    refused = await client.post("/api/games/spirit-island/setup", json={"setup": {**setup, "boxes": ["base"]}})
    assert refused.json()["lines"] == []
    problem = refused.json()["problem"]
    assert "russia goes only with" in problem["text"]
    assert (problem["kind"], problem["args"]["value"]) == ("setup-goes-with", "russia")
    silent = await client.post(f"/api/games/{GAME}/setup", json={"setup": {}})
    assert silent.json() == {"lines": [], "problem": None}
    assert (await client.post("/api/games/..%2Fsecret/setup", json={"setup": {}})).status_code in (404, 422)


async def test_a_table_tells_what_its_set_up_is_like(client: httpx.AsyncClient) -> None:
    setup = {"adversary": "england", "level": 2}
    wish = {"game": "spirit-island", "seats": [{"kind": "me"}], "setup": setup}
    table = (await client.post("/api/tables", json=wish)).json()
    told = (await client.get(f"/api/tables/{table['id']}/about")).json()
    assert told["lines"][0] == {"kind": "difficulty", "args": {"number": 4, "challenge": "hard"}}
    assert told["problem"] is None
    assert (await client.get("/api/tables/nosuchtable1/about")).status_code == 404


async def test_the_lobby_tells_which_games_the_caller_has_finished(client: httpx.AsyncClient) -> None:
    async def finished() -> list[str]:
        found: list[str] = (await client.get("/api/tables")).json()["finished"]
        return found

    assert await finished() == []
    table = await made(client, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    path = f"/api/tables/{table['id']}"
    assert (await client.post(f"{path}/start")).status_code == 200
    assert await finished() == []  # it has only begun
    assert (await client.post(f"{path}/end")).status_code == 200
    assert await finished() == []  # it has ended early


async def test_pick_undo_end_replay_and_record(client: httpx.AsyncClient) -> None:
    table = await begun(client)
    state = await my_turn(client, table)
    path, seq = f"/api/tables/{table}", state["table"]["seq"]
    assert (await client.get(f"{path}/record")).status_code == 409
    text = state["view"]["ask"]["options"][0]["text"]
    picked = await client.post(f"{path}/picks", json={"seq": seq, "pick": text})
    assert (picked.status_code, picked.json()) == (200, {"seq": seq + 1})
    late = await client.post(f"{path}/picks", json={"seq": seq, "pick": text})
    assert late.status_code == 409
    assert late.json()["code"] == "stale"
    assert late.json()["seq"] > seq
    undone = await client.post(f"{path}/undo")
    assert undone.status_code == 200
    ended = await client.post(f"{path}/end")
    assert ended.json()["table"]["status"] == "ended"
    record = await client.get(f"{path}/record")
    assert "attachment" in record.headers["content-disposition"]
    brought = await client.post(
        "/api/records", content=record.content, headers={"Content-Type": "application/json"}
    )
    assert brought.status_code == 201, brought.text
    replay = await client.get(f"/api/replays/{brought.json()['id']}", params={"at": 0, "seat": 1})
    assert (replay.status_code, replay.json()["at"]) == (200, 0)
    again = await client.post(f"{path}/rematch")
    assert again.json()["table"]["players"][1]["bot"] == "random"


async def test_a_poll_is_answered_at_the_news(client: httpx.AsyncClient) -> None:
    table = await made(client, {"kind": "me"}, {"kind": "open"})
    path = f"/api/tables/{table['id']}"
    poll = asyncio.create_task(client.get(path, params={"after": 0, "wait": 20}))
    while not poll.done():
        await client.put(f"{path}/seats/1", json={"bot": "greedy"})
    assert (await poll).json()["table"]["players"][1]["bot"] == "greedy"
    assert (await client.get(path, params={"after": 0, "wait": 0.01})).status_code == 200


async def test_notes_chat_and_why(client: httpx.AsyncClient) -> None:
    table = await begun(client)
    path = f"/api/tables/{table}"
    assert (await client.put(f"{path}/notes", json={"text": "hm"})).json() == {"text": "hm"}
    assert (await client.get(f"{path}/notes")).json() == {"text": "hm"}
    assert (await client.post(f"{path}/chat", json={"text": "hello"})).status_code == 204
    assert [line["text"] for line in (await client.get(f"{path}/chat")).json()] == ["hello"]
    assert (await client.get(f"{path}/why", params={"what": "nonsense"})).json() is None


async def test_seats_are_left_and_taken_back_and_tables_deleted(client: httpx.AsyncClient) -> None:
    table = await begun(client)
    left = await client.post(f"/api/tables/{table}/leave")
    assert left.json()["table"]["players"][0]["away"]
    back = await client.post(f"/api/tables/{table}/take-back")
    assert not back.json()["table"]["players"][0]["away"]
    assert (await client.delete(f"/api/tables/{table}")).status_code == 409
    new = await made(client, {"kind": "me"}, {"kind": "open"})
    assert (await client.post(f"/api/tables/{new['id']}/join", json={})).json()["view"] is None
    assert (await client.delete(f"/api/tables/{new['id']}")).status_code == 204
    assert (await client.get(f"/api/tables/{new['id']}")).status_code == 404
    assert (await client.get("/api/tables/%00")).status_code == 404
    assert [info["id"] for info in (await client.get("/api/tables")).json()["mine"]] == [table]
