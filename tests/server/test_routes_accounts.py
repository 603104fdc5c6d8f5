"""The accounts' routes over HTTP: who is let in, what a page of another site cannot do, and the headers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, Literal

import httpx
import pytest
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from sqlalchemy import select, update

from rulebound.kernel import RuleboundError
from rulebound.server import limits, schema
from rulebound.server.accounts import account as accounts
from rulebound.server.accounts import callers
from rulebound.server.accounts.account import NotAllowed, NotSignedIn
from rulebound.server.accounts.host import claim, make_link
from rulebound.server.database import now
from rulebound.server.limits import Limiter, TooFast
from rulebound.server.live.server import Server
from rulebound.server.schema import sessions
from rulebound.server.web import headers
from rulebound.server.web.routes_accounts import router

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"
OWN = {"X-Rulebound": "1"}
CODES: dict[type[Exception], int] = {NotSignedIn: 401, NotAllowed: 403, TooFast: 429}


@get("/whoami")
async def whoami(request: Request[Any, Any, State]) -> str:
    return (await callers.require_caller(request, request.app.state.server)).name


@post("/change")
async def change(request: Request[Any, Any, State]) -> str:
    return (await callers.require_caller(request, request.app.state.server)).name


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()
    try:
        account = await callers.caller(socket, socket.app.state.server)
        await socket.send_text(account.name if account else "nobody")
    except NotAllowed:
        await socket.send_text("refused")
    await socket.close()


def refuse(_: Request[Any, Any, State], error: RuleboundError) -> Response[dict[str, str]]:
    return Response({"reason": str(error)}, status_code=CODES.get(type(error), 400))


def make_app(server: Server) -> Litestar:
    return Litestar(
        [router, whoami, change, socket],
        state=State({"server": server}),
        before_send=[headers.add_security_headers],
        exception_handlers={RuleboundError: refuse},
        openapi_config=None,
    )


def open_client(server: Server, base: str = "http://127.0.0.1:8000") -> httpx.AsyncClient:
    application: Any = make_app(server)
    return httpx.AsyncClient(transport=httpx.ASGITransport(application), base_url=base, headers=OWN)


@pytest.fixture
async def page(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """A page of the first browser that comes to a server on this machine."""
    async with open_client(server) as opened:
        await be_host(opened)
        yield opened


async def be_host(page: httpx.AsyncClient, key: str | None = None, **headers: str) -> httpx.Response:
    """What the client does when nobody is signed in, or with the key of a link."""
    return await page.post("/api/host", json={"key": key}, headers=headers)


@pytest.fixture
async def far_page(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """A browser's page of a server that others reach too."""
    server.settings = replace(server.settings, host="0.0.0.0")
    async with open_client(server, "http://play.example") as opened:
        yield opened


async def register(page: httpx.AsyncClient, name: str) -> httpx.Response:
    return await page.post("/api/register", json={"name": name, "password": PASSWORD})


async def name_of(page: httpx.AsyncClient) -> str | None:
    you = (await page.get("/api/me")).json()["you"]
    return you["name"] if you else None


async def test_the_first_browser_of_the_machine_needs_no_account(server: Server) -> None:
    async with open_client(server) as page:
        before = (await page.get("/api/me")).json()
        assert (before["you"], before["local"], before["first"]) == (None, True, True)
        assert (await be_host(page)).status_code == 200
        after = (await page.get("/api/me")).json()
        assert (after["you"]["kind"], after["you"]["host"], after["first"]) == ("local", True, False)
        assert (await page.post("/change")).text == "Local player"


async def test_any_other_browser_is_nobody_until_it_has_a_name(server: Server, page: httpx.AsyncClient) -> None:
    async with open_client(server) as other:
        seen = (await other.get("/api/me")).json()
        assert (seen["you"], seen["first"]) == (None, False)
        assert (await be_host(other)).status_code == 403
        refused = await other.post("/change")
        assert refused.status_code == 401
        assert "personal token" in refused.json()["reason"]
        await other.post("/api/guest", json={"name": "Ana"})
        assert await name_of(other) == "Ana"
    assert await name_of(page) == "Local player"


async def test_a_name_that_the_host_takes_is_no_new_way_in(server: Server, page: httpx.AsyncClient) -> None:
    await register(page, "Anna")
    await page.post("/api/log-out")
    async with open_client(server) as other:
        for each in (page, other):
            assert (await each.get("/api/me")).json()["first"] is False
            assert (await be_host(each)).status_code == 403


async def test_who_logs_out_of_another_name_is_the_host_again(server: Server, page: httpx.AsyncClient) -> None:
    await accounts.register(server.database, "Anna", PASSWORD)
    await page.post("/api/log-in", json={"name": "Anna", "password": PASSWORD})
    await page.post("/api/log-out")
    assert (await be_host(page)).json()["you"]["kind"] == "local"


async def test_a_link_lets_one_browser_in_as_the_host(server: Server, page: httpx.AsyncClient) -> None:
    key = await make_link(server.database)
    async with open_client(server, "http://play.example") as other:
        other.cookies.set("rulebound_session", key)  # a link is no session
        assert await name_of(other) is None
        other.cookies.clear()
        assert (await be_host(other, "nonsense")).status_code == 403
        assert (await be_host(other, key, Origin="http://evil.example")).status_code == 403
        assert (await be_host(other, key)).json()["you"]["host"] is True
        assert await name_of(other) == "Local player"
        again = await be_host(other, key)
        assert again.status_code == 403
        assert "start the server again" in again.json()["reason"]
    assert await name_of(page) == "Local player"


async def test_a_link_knows_the_host_by_the_name_that_was_taken(server: Server, page: httpx.AsyncClient) -> None:
    await register(page, "Anna")
    async with open_client(server) as other:
        assert (await be_host(other, await make_link(server.database))).json()["you"]["name"] == "Anna"


async def test_an_old_link_is_worthless(server: Server) -> None:
    key = await make_link(server.database)
    async with server.database.write() as connection:
        await connection.execute(update(sessions).values(expires=now()))
    async with open_client(server) as other:
        assert (await be_host(other, key)).status_code == 403


async def test_of_many_that_come_at_once_one_is_the_host(server: Server) -> None:
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(open_client(server)) for _ in range(4)]
        answers = await asyncio.gather(*(be_host(page) for page in pages))
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example:8000"},  # a foreign name that leads to this machine
        {"host": ""},
        {"host": "[::1"},
        {"x-forwarded-for": "192.0.2.7"},
        {"forwarded": "for=192.0.2.7"},
        {"x-rulebound": ""},
        {"origin": "http://evil.example"},
    ],
)
async def test_whoever_comes_by_another_name_a_proxy_or_another_site_is_not_the_host(
    server: Server, headers: dict[str, str]
) -> None:
    async with open_client(server) as page:
        assert (await be_host(page, **headers)).status_code == 403
        assert (await be_host(page)).status_code == 200


async def test_elsewhere_a_stranger_is_nobody(far_page: httpx.AsyncClient) -> None:
    assert await name_of(far_page) is None
    assert (await far_page.get("/whoami")).status_code == 401
    assert (await far_page.get("/whoami", headers={"host": "127.0.0.1:8000"})).status_code == 401
    assert (await be_host(far_page, host="127.0.0.1:8000")).status_code == 403


@pytest.mark.parametrize(
    ("setting", "host", "address"),
    [
        ({}, "127.0.0.1:8000", None),
        ({"host": "0.0.0.0"}, "127.0.0.1:8000", "http://192.168.1.20:8000"),
        ({"host": "0.0.0.0"}, "192.168.1.20:8000", None),
        ({"host": "192.168.1.20"}, "192.168.1.20:8000", None),
        ({"host": "0.0.0.0", "public_url": "https://games.example"}, "192.168.1.20:8000", "https://games.example"),
        ({"public_url": "https://games.example"}, "127.0.0.1:8000", "https://games.example"),
    ],
)
async def test_invitations_begin_with_an_address_that_others_reach(
    server: Server, monkeypatch: pytest.MonkeyPatch, setting: dict[str, Any], host: str, address: str | None
) -> None:
    monkeypatch.setattr("rulebound.server.web.reach.network_address", lambda: "192.168.1.20")
    server.settings = replace(server.settings, **setting)
    async with open_client(server, f"http://{host}") as page:
        me = (await page.get("/api/me")).json()
    assert (me["address"], me["local"], me["first"]) == (address, not setting, not setting)


async def test_a_public_address_is_one_of_our_own_and_lets_no_stranger_be_the_host(server: Server) -> None:
    server.settings = replace(server.settings, public_url="https://games.example")
    async with open_client(server) as page:
        page.headers["origin"] = "https://games.example"
        assert (await be_host(page)).status_code == 403
        assert (await page.post("/api/guest", json={"name": "Ana"})).status_code == 201


async def test_register_log_out_and_log_in(far_page: httpx.AsyncClient) -> None:
    answer = await register(far_page, "Anna")
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("rulebound_session=", "httponly", "samesite=lax", "path=/", "max-age="))
    assert "secure" not in cookie
    assert await name_of(far_page) == "Anna"
    kept = far_page.cookies["rulebound_session"]
    assert (await far_page.post("/api/log-out")).status_code == 204
    assert await name_of(far_page) is None
    far_page.cookies.set("rulebound_session", kept)  # the server has forgotten it too
    assert await name_of(far_page) is None
    far_page.cookies.clear()
    wrong = await far_page.post("/api/log-in", json={"name": "Anna", "password": "wrong horse"})
    assert wrong.status_code == 400
    right = await far_page.post("/api/log-in", json={"name": "anna", "password": PASSWORD})
    assert right.status_code == 200
    assert await name_of(far_page) == "Anna"


async def test_behind_tls_the_cookie_is_secure(server: Server, far_page: httpx.AsyncClient) -> None:
    server.settings = replace(server.settings, secure_cookies=True)
    answer = await register(far_page, "Anna")
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("coming", ["guest", "local"])
async def test_who_registers_keeps_the_account_they_played_with(
    page: httpx.AsyncClient, coming: Literal["guest", "local"]
) -> None:
    if coming == "guest":
        assert (await page.post("/api/guest", json={"name": "Gus"})).status_code == 201
    before = (await page.get("/api/me")).json()["you"]
    assert before["kind"] == coming
    after = (await register(page, "Gustav")).json()["you"]
    assert after == before | {"name": "Gustav", "kind": "person"}
    assert after["host"] == (coming == "local")


async def test_who_wants_to_begin_anew_may(page: httpx.AsyncClient) -> None:
    before = (await page.get("/api/me")).json()["you"]
    wish = {"name": "Anna", "password": PASSWORD, "keep_seats": False}
    assert (await page.post("/api/register", json=wish)).json()["you"]["id"] != before["id"]


async def test_log_out_everywhere(server: Server, far_page: httpx.AsyncClient) -> None:
    anna = await accounts.make_guest(server.database, "Anna")
    cookies = [await accounts.open_session(server.database, anna) for _ in range(2)]
    far_page.cookies.set("rulebound_session", cookies[0])
    assert (await far_page.post("/api/log-out-everywhere")).status_code == 204
    assert [await accounts.account_of_session(server.database, each) for each in cookies] == [None, None]


async def test_a_new_password_keeps_this_session_and_ends_the_others(
    server: Server, far_page: httpx.AsyncClient
) -> None:
    await register(far_page, "Anna")
    before = far_page.cookies["rulebound_session"]
    wish = {"old": PASSWORD, "new": "battery staple"}
    assert (await far_page.post("/api/password", json=wish)).status_code == 200
    assert await name_of(far_page) == "Anna"
    assert await accounts.account_of_session(server.database, before) is None


async def test_an_account_ends_by_its_password(far_page: httpx.AsyncClient) -> None:
    await register(far_page, "Anna")
    for words, code in (({}, 400), ({"password": "wrong horse"}, 400), ({"password": PASSWORD}, 204)):
        assert (await far_page.request("DELETE", "/api/account", json=words)).status_code == code
    assert await name_of(far_page) is None


async def test_a_program_calls_with_a_token_and_needs_no_header_of_ours(
    server: Server, far_page: httpx.AsyncClient
) -> None:
    await register(far_page, "Anna")
    made = (await far_page.post("/api/tokens", json={"label": "my bot"})).json()
    listed = (await far_page.get("/api/tokens")).json()
    assert [(each["id"], each["label"], "secret" in each) for each in listed] == [(made["id"], "my bot", False)]
    by_token = {"Authorization": f"Bearer {made['secret']}"}
    async with open_client(server, "http://play.example") as program:
        del program.headers["X-Rulebound"]
        assert (await program.post("/change", headers=by_token)).text == "Anna"
        assert (await program.post("/change", headers={"Authorization": "Bearer nonsense"})).status_code == 401
        for path in ("/api/tokens", "/api/log-out-everywhere"):
            refused = await program.post(path, headers=by_token, json={"label": "another"})
            assert refused.status_code == 403, path
        assert (await far_page.delete(f"/api/tokens/{made['id']}")).status_code == 204
        assert (await program.post("/change", headers=by_token)).status_code == 401


async def test_a_bad_token_is_not_replaced_by_the_cookie(page: httpx.AsyncClient) -> None:
    assert (await page.get("/whoami", headers={"Authorization": "Bearer nonsense"})).status_code == 401


CHANGES: tuple[tuple[str, str, object], ...] = (
    ("POST", "/change", None),
    ("POST", "/api/register", {"name": "Bert", "password": PASSWORD}),
    ("POST", "/api/log-in", {"name": "Anna", "password": PASSWORD}),
    ("POST", "/api/guest", {"name": "Bert"}),
    ("POST", "/api/host", {}),
    ("POST", "/api/log-out", None),
    ("POST", "/api/log-out-everywhere", None),
    ("POST", "/api/password", {"old": PASSWORD, "new": "battery staple"}),
    ("DELETE", "/api/account", {"password": PASSWORD}),
    ("POST", "/api/tokens", {"label": "bot"}),
    ("DELETE", "/api/tokens/x", None),
)


@pytest.mark.parametrize("coming", ["by name", "as the host"])
async def test_no_other_site_changes_anything(page: httpx.AsyncClient, coming: str) -> None:
    if coming == "by name":
        await register(page, "Anna")
    bare = {"X-Rulebound": ""}
    foreign = {"Origin": "http://evil.example"}
    for method, path, words in CHANGES:
        for sent in (bare, foreign):
            answer = await page.request(method, path, json=words, headers=sent)
            assert answer.status_code == 403, (method, path, sent)
    assert await name_of(page) == ("Anna" if coming == "by name" else "Local player")


async def test_log_in_is_slowed_down(server: Server, far_page: httpx.AsyncClient) -> None:
    server.limiter = Limiter(limits.LIMITS, lambda: 0.0)
    wish = {"name": "Anna", "password": "wrong horse"}
    codes = [(await far_page.post("/api/log-in", json=wish)).status_code for _ in range(12)]
    assert codes == [400] * 10 + [429] * 2


@pytest.mark.parametrize(
    "words", [{}, {"name": 3, "password": PASSWORD}, {"name": "Anna", "password": "x" * 201}, [], {"name": "Anna"}]
)
async def test_malformed_words_are_refused(far_page: httpx.AsyncClient, words: object) -> None:
    for path in ("/api/register", "/api/log-in"):
        assert (await far_page.post(path, json=words)).status_code == 400


async def test_every_answer_carries_the_headers(page: httpx.AsyncClient) -> None:
    for path, code in (("/api/me", 200), ("/nowhere", 404), ("/api/register", 405), ("/whoami?x=1", 200)):
        answer = await page.get(path)
        assert answer.status_code == code
        for name, value in headers.HEADERS.items():
            assert answer.headers[name] == value, (path, name)
    policy = (await page.get("/api/me")).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert (await page.get("/api/me")).headers["cache-control"] == "no-store"


async def test_a_socket_of_another_site_is_refused(server: Server) -> None:
    application = make_app(server)
    spoken = []
    cookie = f"rulebound_session={(await claim(server.database))[1]}"
    for origin in ("http://127.0.0.1:8000", "http://evil.example"):
        spoken.append(await say(application, {"origin": origin, "host": "127.0.0.1:8000", "cookie": cookie}))
    spoken.append(await say(application, {"origin": "http://evil.example:8000", "host": "evil.example:8000"}))
    assert spoken == ["Local player", "refused", "nobody"]


async def say(application: Litestar, headers: dict[str, str]) -> str:
    """What the socket says to one who connects, spoken in this loop."""
    scope: Any = {
        "type": "websocket",
        "path": "/socket",
        "raw_path": b"/socket",
        "query_string": b"",
        "root_path": "",
        "scheme": "ws",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "subprotocols": [],
        "state": {},
    }
    said: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        said.append(message)

    await application(scope, receive, send)
    texts: list[str] = [message["text"] for message in said if message["type"] == "websocket.send"]
    return texts[0]


async def test_a_language_is_kept_with_the_account(server: Server, page: httpx.AsyncClient) -> None:
    assert (await page.get("/api/me")).json()["you"]["language"] is None
    await register(page, "Anna")
    chosen = await page.put("/api/language", json={"language": "pt-BR"})
    assert chosen.json()["you"]["language"] == "pt-BR"
    async with open_client(server) as other:
        assert (await other.put("/api/language", json={"language": "pl"})).status_code == 401
        answer = await other.post("/api/log-in", json={"name": "Anna", "password": PASSWORD})
        assert answer.json()["you"]["language"] == "pt-BR"
        assert (await other.get("/api/me")).json()["you"]["language"] == "pt-BR"
        for bad in ("", "Polish, please", "../pl", "p" * 30):
            assert (await other.put("/api/language", json={"language": bad})).status_code == 400
        await other.request("DELETE", "/api/account", json={"password": PASSWORD})
    async with server.database.read() as connection:
        assert set((await connection.execute(select(schema.accounts.c.language))).scalars()) == {None}
