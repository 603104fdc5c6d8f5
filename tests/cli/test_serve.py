"""`rulebound serve`, as a process of its own."""

import asyncio
import os
import re
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from rulebound.cli.serve import _open_page
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.accounts.host import open_link
from rulebound.server.database import migrated
from rulebound.server.settings import settings_from_environment
from rulebound.server.web.reach import network_address
from tests.cli.program import ROOT, refused, run

PATIENCE = 60.0
OWN = {"X-Rulebound": "1"}


class Program:
    """A running server and what it has said."""

    def __init__(self, *words: str, **setting: str) -> None:
        command = [sys.executable, "-m", "rulebound", *words]
        environment = {**os.environ, "RULEBOUND_PORT": "0", **setting}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT
        )

    def address(self) -> str:
        """Where it says that it is."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found is not None, (line, self.end()[1])
        return found[0]

    def end(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to end; gives its exit code and its log."""
        self.process.send_signal(by)
        _, told = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, told


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder; what the command leaves in the environment is taken out again."""
    for name in ("HOST", "PORT", "DATA", "LOG", "PUBLIC_URL"):
        monkeypatch.setenv(f"RULEBOUND_{name}", "")
        monkeypatch.delenv(f"RULEBOUND_{name}")
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("RULEBOUND_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    started: list[Program] = []
    yield started
    for program in started:
        if program.process.poll() is None:
            program.process.kill()
        program.process.communicate()


def until_well(address: str) -> dict[str, object]:
    """Wait until the server answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            answer = httpx.get(f"{address}/api/health", timeout=10.0)
        except httpx.TransportError:
            assert time.monotonic() < end, "the server does not answer"
            continue
        assert answer.status_code == 200, answer.text
        health = answer.json()
        assert isinstance(health, dict)
        return health


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_the_server_answers_and_ends_when_asked(folder: Path, programs: list[Program], by: signal.Signals) -> None:
    program = Program("serve", "--data", str(folder / "here"))
    programs.append(program)
    address = program.address()
    assert until_well(address)["well"] is True
    assert (folder / "here" / "rulebound.sqlite3").exists()
    code, told = program.end(by)
    assert code in (0, -by), told
    assert "Traceback" not in told
    with socket.create_server(("127.0.0.1", int(address.rpartition(":")[2]))):
        pass  # the port is free again


def test_the_database_is_there_again_after_a_restart(folder: Path, programs: list[Program]) -> None:
    names: list[dict[str, str]] = []
    kept = httpx.Cookies()
    for _ in range(2):
        program = Program("serve", "--database", f"sqlite:///{folder}/games.sqlite3")
        programs.append(program)
        address = program.address()
        until_well(address)
        with httpx.Client(base_url=f"{address}/api", headers=OWN, cookies=kept, timeout=PATIENCE) as client:
            if not names:
                kept = client.post("/host", json={}).cookies
            names.append(client.get("/me").json()["you"])
        program.end()
    assert names[0] == names[1]
    assert names[0]["kind"] == "local"


def test_an_open_connection_does_not_keep_the_server_from_ending(folder: Path, programs: list[Program]) -> None:
    program = Program("serve", "--data", str(folder))
    programs.append(program)
    address = program.address()
    until_well(address)
    host, port = "127.0.0.1", int(address.rpartition(":")[2])
    with socket.create_connection((host, port)) as idle:
        idle.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        started = time.monotonic()
        program.end()
        assert time.monotonic() - started < 30


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_no_bot_is_left_thinking_when_the_server_is_killed(folder: Path, programs: list[Program]) -> None:
    program = Program("serve", "--data", str(folder))
    programs.append(program)
    address = program.address()
    until_well(address)
    with httpx.Client(base_url=f"{address}/api", headers=OWN, timeout=30.0) as client:
        client.post("/host", json={}).raise_for_status()
        seats = [{"kind": "bot", "bot": "greedy"}] * 2
        made = client.post("/tables", json={"game": "small-world-underground", "setup": {}, "seats": seats})
        table = made.json()["id"]
        assert client.post(f"/tables/{table}/start").status_code == 200, made.text
        until(lambda: client.get(f"/tables/{table}").json()["table"]["seq"] > 0, "the bots to move")
    main = program.process.pid
    children = [int(child) for child in Path(f"/proc/{main}/task/{main}/children").read_text().split()]
    assert children
    program.process.kill()
    program.process.communicate()
    until(lambda: not any(lives(child) for child in children), "the bots to end")


def lives(process: int) -> bool:
    """Whether this process runs."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "XZ"


def until(done: Callable[[], bool], what: str) -> None:
    """Wait for a condition, with a time limit."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, f"waited too long for {what}"


@pytest.mark.usefixtures("folder")
def test_a_port_that_is_taken_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} is taken" in refused("serve", "--port", str(port))


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--database", "mysql://here"), "must begin with sqlite:/// or postgresql://"),
        (("--database", "postgresql://nobody:SECRET@127.0.0.1:1/none"), "the database cannot be opened"),
        (("--database", "sqlite:////nowhere/at/all/x.sqlite3"), "there is no folder /nowhere/at/all"),
        (("--workers", "4"), "needs PostgreSQL"),
        (("--host", "no.such.host.invalid"), "is no address of this machine"),
        (("--data", "/dev/null/x"), "cannot be made"),
        (("--public-url", "games.example.org"), "must be like https://games.example.org"),
        (("--public-url", "https://games.example.org/deep"), "must be like https://games.example.org"),
    ],
)
def test_what_cannot_be_served_is_one_line(words: tuple[str, ...], reason: str) -> None:
    told = refused("serve", "--port", "0", *words)
    assert reason in told
    assert "SECRET" not in told


def test_a_newer_database_is_refused(folder: Path) -> None:
    path = folder / "newer.sqlite3"
    with sqlite3.connect(path) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    told = refused("serve", "--port", "0", "--database", f"sqlite:///{path}")
    assert "made by a newer Rulebound" in told
    assert "upgrade" in told


def test_a_file_that_is_no_database_is_refused(folder: Path) -> None:
    path = folder / "letter.sqlite3"
    path.write_text("Dear Anna, this is no database. " * 100)
    assert "the database cannot be opened: file is not a database" in refused(
        "serve", "--port", "0", "--database", f"sqlite:///{path}"
    )


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER", None])
def test_the_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, screen: str | None
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    if screen is not None:
        monkeypatch.setenv(screen, "something")
    _open_page("http://127.0.0.1:8000/")
    assert opened == (["http://127.0.0.1:8000/"] if screen is not None else [])


def test_a_browser_that_does_not_open_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str) -> bool:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", fail)
    _open_page("http://127.0.0.1:8000/")
    assert capfd.readouterr() == ("", "")


@pytest.mark.usefixtures("folder")
def test_without_a_command_the_server_starts_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setenv("RULEBOUND_PORT", "0")
    monkeypatch.setattr("rulebound.cli.serve._open_page", opened.append)
    monkeypatch.setattr("rulebound.cli.serve._run", lambda *_: None)
    result = run()
    assert result.exit_code == 0, result.output
    assert re.search(r"Rulebound is at http://127\.0\.0\.1:\d+/", result.stdout)
    assert len(opened) == 1
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\?me=[\w-]{40,}", opened[0])
    assert "me=" not in result.stdout  # not a terminal: it may be a log


def told(monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """What `rulebound serve` prints on a terminal before it serves."""
    monkeypatch.setattr("rulebound.cli.serve._run", lambda *_: None)
    monkeypatch.setattr("rulebound.server.web.reach.network_address", lambda: "192.168.1.20")
    monkeypatch.setattr("rulebound.cli.serve._on_terminal", lambda: True)
    result = run("serve", "--port", "0", *words)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.usefixtures("folder")
def test_a_server_for_this_machine_says_nothing_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Others" not in told(monkeypatch)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("words", "others"),
    [
        (("--host", "0.0.0.0"), r"http://192\.168\.1\.20:\d+/"),
        (("--host", "0.0.0.0", "--public-url", "https://games.example.org/"), "https://games.example.org/"),
        (("--public-url", "https://games.example.org:444"), "https://games.example.org:444/"),
    ],
)
def test_a_server_for_others_says_where_they_reach_it(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], others: str
) -> None:
    assert re.search(f"Others reach it at {others}\n", told(monkeypatch, *words))


@pytest.mark.usefixtures("folder")
def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.server.web.reach.OUTSIDE", ())
    assert network_address() is None
    monkeypatch.setattr("rulebound.cli.serve._run", lambda *_: None)
    assert "this machine is on no network" in run("serve", "--port", "0", "--host", "0.0.0.0").stdout


@pytest.mark.usefixtures("folder")
def test_the_terminal_shows_a_way_in_that_is_good_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"once\): http://127\.0\.0\.1:\d+/\?me=([\w-]+)\n", told(monkeypatch, "--host", "0.0.0.0"))
    assert found is not None

    async def come_in() -> Account:
        database = await migrated(settings_from_environment().database)
        try:
            return await open_link(database, found[1])
        finally:
            await database.close()

    assert asyncio.run(come_in()).host
    with pytest.raises(NotAllowed, match="has been used"):
        asyncio.run(come_in())
