"""What a table's websocket refuses: stale, foreign, malformed, too big, too fast. It says why, and stays open."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from rulebound.server.live import socket, viewer
from rulebound.server.live.wire import MESSAGE_LIMIT, VERSION
from tests.server.guests import Seated
from tests.server.sockets import Site, pick_on_server, standing, until

pytestmark = pytest.mark.anyio


async def test_a_stale_pick_is_refused_with_the_present_state(site: Site, seated: Seated) -> None:
    await pick_on_server(site.server, seated, 2)
    _, seat, options = await standing(site.server, seated)
    async with site.client(seated.table, seated.accounts[seat]) as player:
        await player.state()
        for wrong in (0, 1, 3, 1000):
            answer = await player.ask("pick", seq=wrong, pick=options[0])
            assert (answer["type"], answer["code"], answer["seq"]) == ("refused", "stale", 2)
            assert (await player.state())["seq"] == 2
        assert (await player.ask("pick", seq=2, pick=options[0]))["type"] == "ack"


async def test_a_pick_that_is_not_open_or_not_one_s_own_is_refused(site: Site, seated: Seated) -> None:
    _, seat, options = await standing(site.server, seated)
    async with (
        site.client(seated.table, seated.accounts[seat]) as player,
        site.client(seated.table, seated.accounts[1 - seat]) as other,
    ):
        refused = await other.ask("pick", seq=0, pick=options[0])
        assert (refused["type"], refused["seq"]) == ("refused", 0)
        for text in ("conquer nowhere", "\x00", "x" * 200, "ö \ud7ff"):
            assert (await player.ask("pick", seq=0, pick=text))["code"] == "illegal-pick"
        assert await other.is_alive()
        assert (await player.ask("pick", seq=0, pick=options[0]))["type"] == "ack"


async def test_a_refusal_has_its_message_what_it_is_about_and_english(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as player:
        refused = await player.ask("agree", yes=True)
        assert (refused["kind"], refused["args"], refused["reason"]) == (
            "nothing-proposed",
            {},
            "nothing is proposed",
        )
        late = await player.ask("pick", seq=7, pick="x")
        assert (late["code"], late["kind"], late["args"]) == ("stale", "stale", {"move": 0})
    async with site.client("nowhere") as client:
        await client.closed()
        assert (client.unread[0]["kind"], client.unread[0]["args"]) == ("no-such-table", {})


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example"])
async def test_a_page_of_another_site_gets_no_connection(site: Site, seated: Seated, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with site.line(seated.table, seated.accounts[0], {"Origin": origin}):
            pass
    assert refused.value.response.status_code == 403
    assert len(site.server.hub) == 0


async def test_our_own_page_gets_a_connection(site: Site, seated: Seated) -> None:
    async with site.line(seated.table, seated.accounts[0], {"Origin": f"http://127.0.0.1:{site.port}"}) as line:
        await line.send(type="hello", v=2)
        assert (await line.of("welcome"))["you"] == 0


async def test_a_table_that_is_not_there(site: Site) -> None:
    async with site.client("nowhere") as client:
        assert await client.closed() == viewer.POLICY
        assert client.unread[0]["code"] == "no-such-table"


async def test_another_version_of_the_wire_is_told_to_reload(site: Site, seated: Seated) -> None:
    async with site.line(seated.table) as client:
        await client.send(type="hello", v=VERSION + 1)
        assert await client.closed() == viewer.POLICY
        assert client.unread[0]["code"] == "bad-version"


async def test_one_who_does_not_say_hello_is_let_go(
    site: Site, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    async with site.line(seated.table) as client:
        assert await client.closed() == viewer.POLICY


MALFORMED = {
    "nothing": "",
    "no JSON": "hello",
    "half a message": '{"type": "ping", "id"',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "no type": '{"i": 1}',
    "an unknown type": '{"type": "win", "i": 1}',
    "a type that is no text": '{"type": ["ping"]}',
    "no id": '{"type": "ping"}',
    "an id that is no number": '{"type": "ping", "id": "one"}',
    "a negative id": '{"type": "ping", "id": -1}',
    "a huge id": '{"type": "ping", "id": 1e400}',
    "half a letter": '{"type": "chat", "text": "\\ud800"}',
    "too big": json.dumps({"type": "ping", "id": 1, "pad": "x" * MESSAGE_LIMIT}),
    "deep": "[" * 8000 + "]" * 8000,
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
async def test_what_cannot_be_read_is_answered_and_survived(site: Site, seated: Seated, text: str) -> None:
    async with site.line(seated.table, seated.accounts[0]) as client:
        await client.connection.send(text)  # before hello
        assert (await client.of("error"))["code"] == "bad-message"
        await client.send(type="hello", v=2)
        await client.of("welcome")
        await client.connection.send(text)  # and after it
        assert (await client.of("error"))["code"] == "bad-message"
        assert await client.is_alive()


async def test_a_bad_request_with_an_id_is_refused_by_that_id(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as client:
        for wrong in (
            {"seq": "0", "pick": "done"},
            {"seq": 0},
            {"seq": 0, "pick": "done", "more": 1},
            {"seq": -1},
        ):
            answer = await client.ask("pick", **wrong)
            assert (answer["type"], answer["code"], answer["seq"]) == ("refused", "bad-message", 0)
        assert (await client.ask("win"))["code"] == "bad-message"
        assert (await client.ask("chat", text="x" * 501))["code"] == "bad-message"
        assert await client.is_alive()


async def test_bytes_are_not_messages(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as client:
        await client.connection.send(b'{"type": "ping", "id": 1}')
        assert (await client.of("error"))["code"] == "bad-message"
        assert await client.is_alive()


async def test_too_many_bad_messages_close_the_connection(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as client:
        for _ in range(socket.BAD_MESSAGES + 1):
            await client.connection.send("rubbish")
        assert await client.closed() == viewer.POLICY
        assert client.unread[-1]["code"] == "too-many-bad"
    await until(lambda: len(site.server.hub) == 0)


async def test_one_who_is_too_fast_is_told_so_and_stays(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as client:
        answers = [await client.ask("chat", text=f"line {number}") for number in range(15)]
        kinds = [answer["type"] for answer in answers]
        assert kinds[:10] == ["ack"] * 10
        assert kinds[-1] == "refused"
        assert answers[-1]["code"] == "too-fast"
        assert await client.is_alive()
