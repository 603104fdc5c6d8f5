"""What the browser's tests share: Chromium, a live server, and pages that must not complain."""

import json
import os
import subprocess
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.player import PATIENCE
from tests.browser.position import clear
from tests.server.live import LiveServer

ROOT = Path(__file__).parents[2]
FATED = Path(__file__).with_name("fated.py")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOCALE = "en-US"  # whatever the machine speaks
# A browser that talks to nobody but our server, and runs as root in a container.
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

# Playwright's own five seconds are a guess of a quick machine.
expect.set_options(timeout=1000 * PATIENCE)

NewPage = Callable[..., Page]


def find_chromium() -> str:
    """The browser that `make test` has made sure of."""
    found = subprocess.run([ROOT / "workshop" / "chromium.sh"], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.fail(found.stderr)
    return found.stdout.strip()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this folder; while it is open, nothing else can run an event loop here."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        yield opened
        opened.close()


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """What every game of this test begins from: the same every day, others with `LUCK=1 make test`."""
    return zlib.crc32(f"{request.node.name} {os.environ.get('LUCK', '')}".encode())


@pytest.fixture(scope="package")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The real program with the built client, on a SQLite file of its own: one for all tests of this folder."""
    if not (ROOT / "src" / "rulebound" / "web" / "index.html").exists():
        pytest.fail("the web client has not been built: make web")
    live = _fated(tmp_path_factory.mktemp("server"))
    yield live
    live.stop()


def _fated(folder: Path, options: Sequence[str] = ()) -> LiveServer:
    """A program that takes its chance from a file of its folder."""
    url = f"sqlite:///{folder / 'rulebound.sqlite3'}"
    return LiveServer(folder, url, program=[str(FATED), str(folder / "fate")], options=options)


def _lay_down(file: Path, fate: str) -> None:
    """Write it in one go: a bot of the test before may still think, and would read half of it."""
    fresh = file.with_suffix(".new")
    fresh.write_text(fate)
    fresh.replace(file)


@pytest.fixture
def server(program: LiveServer, seed: int, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LiveServer]:
    """The program as if it were new: no tables, nobody known, and the chance of this test.

    `@pytest.mark.serve("--host", "0.0.0.0")` gives the test a program of its own, with these options.
    """
    marked = request.node.get_closest_marker("serve")
    live = _fated(tmp_path, marked.args) if marked else program
    _lay_down(live.folder / "fate", f"{seed} {request.node.nodeid}")
    if live.process is None or live.process.poll() is not None:  # a test may kill it, and fail
        live.start()
    clear(live)
    yield live
    if live is not program:
        live.stop()


@pytest.fixture
def new_page(browser: Browser, server: LiveServer, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own; whatever they complain of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        size: dict[str, int] = DESKTOP,
        toured: bool = True,
        pace: str = "off",
        follow: str = "off",
        language: str | None = None,
        **more: Any,
    ) -> Page:
        more.setdefault("reduced_motion", "reduce" if pace == follow == "off" else "no-preference")
        more.setdefault("service_workers", "block")  # requests that a worker answers could not be watched
        more.setdefault("locale", LOCALE)
        context = browser.new_context(viewport=size, base_url=server.url, **more)  # type: ignore[arg-type]
        contexts.append(context)
        kept: dict[str, object] = {"follow": follow, "language": language}
        if toured:
            kept |= {"toured": ["auztralia", "small-world-underground", "spirit-island"], "pace": pace}
        context.add_init_script(f"localStorage['rulebound.settings'] ??= '{json.dumps(kept)}'")
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        return page

    yield make
    failed = request.node.stash.get(FAILED, False)
    for number, context in enumerate(contexts):
        if failed:
            _keep_picture(context, request.node.name, number)
        context.close()
    if request.node.get_closest_marker("line_is_cut"):
        cut = ("CONNECTION_REFUSED", "INTERNET_DISCONNECTED", "WebSocket")
        complaints = [line for line in complaints if not any(each in line for each in cut)]
    assert complaints == []


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember a failure, so that the pages can be photographed."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


def _keep_picture(context: BrowserContext, name: str, number: int) -> None:
    folder = ROOT / "build" / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    for page in context.pages:
        page.screenshot(path=folder / f"{name}-{number}.png")
