"""The application as a whole: its description, its errors, its headers and its log."""

import json
import logging
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy.exc import OperationalError

from rulebound.bots.bot import UnknownBot
from rulebound.kernel import BadRecord, BadSetup, IllegalPick, RuleboundError, RulesFault, UnknownGame
from rulebound.server.accounts.account import NotAllowed, NotSignedIn
from rulebound.server.accounts.credentials import BadName
from rulebound.server.limits import TooFast
from rulebound.server.logs import JsonLines, without_secrets
from rulebound.server.play.commit import NotSaved
from rulebound.server.play.picks import Stale
from rulebound.server.tables.table import NoSuchTable, Refused
from rulebound.server.web import health
from rulebound.server.web.app import BODY_LIMIT
from rulebound.server.web.errors import status_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/api", "/api/schema", "/api/schema/openapi.json"])
async def test_the_api_describes_itself(client: httpx.AsyncClient, path: str) -> None:
    described = (await client.get(path)).json()
    assert described["openapi"].startswith("3.1")
    assert {"/api/health", "/api/me", "/api/tables", "/api/tables/{table}/picks"} <= set(described["paths"])


async def test_the_methods_of_an_address_are_told_whole(client: httpx.AsyncClient) -> None:
    for path, methods in (("/api/tables", {"GET", "POST"}), ("/api/tables/x", {"DELETE", "GET"})):
        for answer in (await client.options(path), await client.patch(path)):
            assert set(answer.headers["allow"].split(", ")) == {*methods, "OPTIONS"}


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (NoSuchTable("x"), 404),
        (Refused("x"), 409),
        (IllegalPick("x"), 409),
        (BadSetup("x"), 422),
        (BadRecord("x"), 422),
        (NotSignedIn("x"), 401),
        (NotAllowed("x"), 403),
        (TooFast("x"), 429),
        (NotSaved("x"), 503),
        (RulesFault("x"), 500),
        (UnknownGame("x"), 422),
        (UnknownBot("x"), 422),
        (BadName("x"), 422),
        (RuleboundError("x"), 422),
    ],
)
def test_every_error_has_its_status(error: RuleboundError, status: int) -> None:
    assert status_of(error) == status


def test_a_stale_pick_is_a_refusal() -> None:
    assert issubclass(Stale, Refused)


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (Refused("not now"), 409, "refused"),
        (OperationalError("SELECT secret", {}, Exception("gone")), 503, "not-saved"),
        (ZeroDivisionError("the secret number"), 500, "fault"),
        (RulesFault("the hidden card is 7"), 500, "rules-fault"),
    ],
)
async def test_errors_are_answered_with_a_code_and_a_reason(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    async def fail(_: Any) -> str:
        raise error

    monkeypatch.setattr(health, "_ask_database", fail)
    answer = await client.get("/api/health")
    assert answer.status_code == status
    assert answer.json()["code"] == code
    assert answer.json()["reason"]
    assert "secret" not in answer.text
    assert "hidden" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nowhere", None, 404, "not-found"),
        ("POST", "/nowhere", None, 405, "wrong-method"),
        ("DELETE", "/api/health", None, 405, "wrong-method"),
        ("POST", "/api/guest", b"{", 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": 7}', 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": "' + b"x" * BODY_LIMIT + b'"}', 413, "too-big"),
    ],
)
async def test_what_is_no_good_request_is_told_why(
    client: httpx.AsyncClient, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    answer = await client.request(method, path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["reason"]


async def test_an_error_is_answered_with_its_message_what_it_is_about_and_english(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = BadSetup("setup-same", "{field}: {value} is there twice", field="hat", value="red\n")
    errors = iter(
        [
            TooFast("too-fast", "wait {seconds} seconds", seconds=1),
            BadRecord("record-setup", "{error}", error=inner),
        ]
    )

    async def fail(_: Any) -> str:
        raise next(errors)

    monkeypatch.setattr(health, "_ask_database", fail)
    answer = (await client.get("/api/health")).json()
    assert (answer["kind"], answer["args"]) == ("too-fast", {"seconds": 1})
    assert answer["reason"] == "too many calls: try again in 1 second"
    answer = (await client.get("/api/health")).json()
    said = {"kind": "setup-same", "args": {"field": "hat", "value": "red "}, "text": "hat: red  is there twice"}
    assert (answer["kind"], answer["args"]) == ("record-setup", {"error": said})
    assert answer["reason"] == "bad set-up: hat: red  is there twice"


async def test_a_value_that_does_not_fit_is_named(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/guest", json={"name": 7})
    assert "name" in answer.json()["reason"]


@pytest.mark.parametrize("wrong", [{"hot_seat": 0}, {"days": "3"}, {"days": True}])
async def test_a_value_of_another_type_is_not_taken_for_one_that_would_fit(
    client: httpx.AsyncClient, wrong: dict[str, Any]
) -> None:
    new = {"game": "small-world-underground", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = await client.post("/api/tables", json={**new, **wrong})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert next(iter(wrong)) in answer.json()["reason"]


async def test_a_whole_number_with_a_point_is_a_whole_number(client: httpx.AsyncClient) -> None:
    new = {"game": "small-world-underground", "seats": [{"kind": "me"}, {"kind": "open"}], "bot_after": 60.0}
    assert (await client.post("/api/tables", json=new)).json()["bot_after"] == 60
    assert (await client.post("/api/tables", json={**new, "bot_after": 60.5})).status_code == 400


async def test_the_worker_has_bots_and_stops_cleanly(application: Litestar) -> None:
    assert application.state.server.bots is not None


# The log.


def _line(message: str, *words: object, error: BaseException | None = None) -> dict[str, Any]:
    trace = (type(error), error, error.__traceback__) if error is not None else None
    record = logging.LogRecord("rulebound.server", logging.WARNING, __file__, 1, message, words, trace)
    text = JsonLines().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert isinstance(line, dict)
    return line


def test_the_log_is_one_json_object_a_line() -> None:
    line = _line("table %s\nmoved", "abc")
    assert line["says"] == "table abc\nmoved"
    assert line["level"] == "warning"
    assert line["time"].endswith("+00:00")
    assert "ZeroDivisionError: oh" in _line("failed", error=ZeroDivisionError("oh"))["trace"]


@pytest.mark.parametrize(
    "text",
    [
        "cannot reach postgresql+asyncpg://anna:SECRET@db.example/rulebound",
        "authorization: Bearer SECRET",
        "a token rb_SECRET was shown",
        "cookie rulebound_session=SECRET; path=/",
        "GET /join?invitation=SECRET&x=1",
    ],
)
def test_no_secret_gets_into_the_log(text: str) -> None:
    assert "SECRET" not in without_secrets(text)
    assert "SECRET" not in json.dumps(_line(text, error=ValueError(text)))
