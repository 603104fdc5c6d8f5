"""Calls made up from the OpenAPI document, good and bad: none makes the server fail or say what is not in it."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ensure_resource_availability,
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
    use_after_free,
)
from sqlalchemy import update

from rulebound.server.accounts.account import make_guest, make_token, open_session, register
from rulebound.server.accounts.callers import COOKIE, OWN_HEADER
from rulebound.server.limits import LIMITS, Limit, Limiter
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.schema import tables
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest
from rulebound.server.web.app import create_app
from rulebound.server.web.description import METHODS, PROBLEM, describe
from tests.server.guests import GAME, seat_guests
from tests.server.live import LiveServer

EXAMPLES = 12  # for each way to call
MOST_OPERATIONS = 60


def good_data_is_accepted(_context: Any, response: Any, case: Any) -> None:
    """What the document allows is refused only by a rule that has a code of its own: a name, a set-up, a game."""
    if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE:
        assert response.status_code != 400, response.text


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    good_data_is_accepted,
    missing_required_header,
    unsupported_method,
    use_after_free,
    ensure_resource_availability,
    ignored_auth,
]
NO_LIMIT = Limit(1e9, 1e9)


class Known:
    """A server's own names of things, without which most made-up calls would end at "no such table"."""

    def __init__(self) -> None:
        self.token = ""
        self.cookies: list[str] = []
        self.tables: list[str] = []

    async def set_up(self, settings: Settings) -> None:
        """A person with a token, and tables that are open, being played, and over."""
        server = await open_server(settings)
        person = await register(server.database, "Schemathesis", "a long enough password")
        self.token = (await make_token(server.database, person, "calls"))[1]
        for other in (SeatRequest("open"), SeatRequest("bot", "random")):
            new = NewTable(game=GAME, setup={"seats": 2}, seats=[SeatRequest("me"), other], access="public")
            self.tables.append((await create_table(server, person, new)).id)
        await self._over(server)
        for number in range(4 * MOST_OPERATIONS):
            guest = await make_guest(server.database, f"Guest {number}")
            self.cookies.append(await open_session(server.database, guest))
        await close_server(server)

    async def _over(self, server: Server) -> None:
        table = (await seat_guests(server)).table
        async with server.database.write() as connection:
            ended = {"status": "ended", "waiting": "", "ended": 1}
            await connection.execute(update(tables).where(tables.c.id == table).values(ended))
        self.tables.append(table)


def _document() -> Any:
    """The document, of an application that is never started."""
    return describe(create_app(Settings(Path(), "sqlite+aiosqlite://")))


def _operations(document: Any) -> list[Any]:
    """Every operation with good calls, and with bad ones where anything about a call can be bad."""
    found = []
    for path, methods in document["paths"].items():
        for method, operation in ((each, methods[each]) for each in METHODS if each in methods):
            can_be_bad = "requestBody" in operation or any(
                parameter["in"] == "query" for parameter in operation.get("parameters", ())
            )
            modes = [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if can_be_bad else [])]
            found += [pytest.param(method, path, mode, id=f"{method} {path} {mode.value}") for mode in modes]
    return found


OPERATIONS = _operations(_document())


@dataclass
class Api:
    """A running application, its document, and what calls may name."""

    document: Any
    known: Known

    def call(self, case: Any, cookie: str) -> None:
        """One call, at a table that exists more often than not; the server must not fail."""
        number = len(repr(case.body)) + len(str(case.query))
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 4:
            case.path_parameters["table"] = self.known.tables[number % len(self.known.tables)]
        if "wait" in case.query:
            case.query["wait"] = 0
        headers = {"Authorization": f"Bearer {self.known.token}"}
        if number % 3 == 0:
            headers = {"Cookie": f"{COOKIE}={cookie}", OWN_HEADER: "1"}
        case.call_and_validate(checks=CHECKS, headers=headers)


@pytest.fixture(scope="module")
def api(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Api:
    """An application that runs until the end of the process, with nothing to hold callers up."""
    folder, known = tmp_path_factory.mktemp("api"), Known()
    shutil.copyfile(sqlite_template, folder / "rulebound.sqlite3")
    made = make_settings(data=folder, database=f"sqlite:///{folder / 'rulebound.sqlite3'}")
    asyncio.run(known.set_up(made))
    application = create_app(made)
    document = schemathesis.openapi.from_asgi("/api/schema/openapi.json", application)
    application.state.server.limiter = Limiter(dict.fromkeys(LIMITS, NO_LIMIT))
    return Api(document, known)


@pytest.mark.parametrize(("method", "path", "mode"), OPERATIONS)
def test_no_call_makes_the_server_fail(api: Api, method: str, path: str, mode: GenerationMode) -> None:
    many_calls(api, method, path, mode, EXAMPLES)


def test_every_error_has_our_body_in_the_document() -> None:
    for path, methods in _document()["paths"].items():
        for method in METHODS:
            for status, answer in methods.get(method, {}).get("responses", {}).items():
                if status >= "400" and (path, status) != ("/api/health", "503"):
                    assert answer["content"] == {"application/json": {"schema": PROBLEM}}, (path, method, status)


def test_every_reference_in_the_document_leads_somewhere() -> None:
    document = _document()
    named = set(re.findall(r'"\$ref": *"([^"]*)"', json.dumps(document)))
    assert named <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}


def many_calls(api: Api, method: str, path: str, mode: GenerationMode, number: int) -> None:
    operation = api.document[path][method]
    cookie = api.known.cookies.pop()  # a guest's own: a log-out is nobody else's

    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def calls(case: Any) -> None:
        api.call(case, cookie)

    calls()


# The program `schemathesis` with all its checks, against the real server: wrong methods too, and calls that follow
# from the answers to others.

CALLS = 5_000
EXAMPLES_EACH = 150  # of an operation at most: many have fewer different calls
CONFIGURATION = """
[checks.positive_data_acceptance]  # as it is by default, and 422: what can be read is refused by a rule
expected-statuses = ["2xx", "3xx", "401", "403", "404", "409", "422", "429", "5xx"]

[warnings]
fail-on = ["unresolvable_reference"]
"""


@pytest.mark.long
def test_no_call_of_five_thousand_fails_any_check(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Known()
    asyncio.run(known.set_up(make_settings(data=tmp_path, database=sqlite_url)))
    monkeypatch.setenv("RULEBOUND_KNOWN", json.dumps(vars(known)))
    monkeypatch.setenv("SCHEMATHESIS_HOOKS", "tests.server.schemathesis_hooks")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]), prepend=os.pathsep)
    configuration, report = tmp_path / "schemathesis.toml", tmp_path / "report.json"
    configuration.write_text(CONFIGURATION)
    live = LiveServer(tmp_path, sqlite_url, program=("-m", "tests.server.unlimited"))
    try:
        live.start()
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(configuration), "run"]
        command += [f"{live.url}/api/schema/openapi.json", "--checks", "all", "--continue-on-failure"]
        command += ["--max-examples", str(EXAMPLES_EACH), "--suppress-health-check", "all"]
        command += ["--report", "json", "--report-json-path", str(report)]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    finally:
        live.stop()
    print(done.stdout[-20_000:], done.stderr)
    assert done.returncode == 0
    told = json.loads(report.read_text())
    assert (told["failures"], told["errors"]) == ([], [])
    assert {told["phases"][phase]["status"] for phase in ("coverage", "fuzzing", "stateful")} == {"success"}
    assert told["test_cases"]["generated"] >= CALLS
    assert '"level": "error"' not in live.log.read_text()
