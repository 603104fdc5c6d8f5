"""With RULEBOUND_BARE=all each test runs once for every piece of content that it shows, without that piece.

A test that then passes does not show what it says, and with nothing taken away it has to pass. The name of a piece
instead of `all` tries that piece alone.
"""

import os
from collections.abc import Iterator

import pytest

from tests.games.spirit_island.bare import PIECES

BARE = os.environ.get("RULEBOUND_BARE", "")
NOTHING = "nothing"  # is taken away
noticed: dict[str, bool] = {}  # a test without a piece, and whether it failed
broken: set[str] = set()  # tests that fail anyway

if BARE:

    @pytest.fixture(autouse=True)
    def without(request: pytest.FixtureRequest) -> Iterator[None]:
        """Take a piece of content away."""
        with pytest.MonkeyPatch.context() as patch:
            if request.param != NOTHING:
                PIECES[request.param](patch)
            yield

    def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
        """Once for every piece."""
        shown = [piece for mark in metafunc.definition.iter_markers("shows") for piece in mark.args]
        tried = [piece for piece in shown if BARE in ("all", piece)]
        metafunc.parametrize("without", [NOTHING, *tried] if tried else [], indirect=True)

    def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
        """Leave out what shows nothing of it."""
        items[:] = [item for item in items if not any(mark.name == "skip" for mark in item.iter_markers())]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(item: pytest.Function, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """It has to fail; where it has several cases, one of them."""
        assert call.when != "collect"
        piece, failed = item.callspec.params["without"], call.excinfo is not None
        test = f"{item.path.name} {item.originalname}"
        if piece == NOTHING and failed:
            broken.add(test)
        elif piece != NOTHING and call.when == "call":
            without_it = f"{test}, without {piece}"
            noticed[without_it] = noticed.get(without_it, False) or failed
        return pytest.TestReport(item.nodeid, item.location, {}, "passed", None, call.when)

    def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
        """Name those that pass, and those that always fail."""
        for test in sorted(broken):
            terminalreporter.write_line(f"fails with all in place: {test}")
        for test, failed in noticed.items():
            if not failed:
                terminalreporter.write_line(f"passes: {test}")

    def pytest_sessionfinish(session: pytest.Session) -> None:
        """They are failures."""
        session.exitstatus = 0 if noticed and all(noticed.values()) and not broken else 1
