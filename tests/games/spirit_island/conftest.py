"""With RULEBOUND_BARE=all each test runs once for every piece of content that it shows, without that piece.

A test that then passes does not show what it says. The name of a piece instead of `all` tries that piece alone.
"""

import os
from collections.abc import Iterator

import pytest

from tests.games.spirit_island.bare import PIECES

BARE = os.environ.get("RULEBOUND_BARE", "")
noticed: dict[str, bool] = {}  # a test without a piece, and whether it failed

if BARE:

    @pytest.fixture(autouse=True)
    def without(request: pytest.FixtureRequest) -> Iterator[None]:
        """Take a piece of content away."""
        with pytest.MonkeyPatch.context() as patch:
            PIECES[request.param](patch)
            yield

    def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
        """Once for every piece."""
        shown = [piece for mark in metafunc.definition.iter_markers("shows") for piece in mark.args]
        metafunc.parametrize("without", [piece for piece in shown if BARE in ("all", piece)], indirect=True)

    def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
        """Leave out what shows nothing of it."""
        items[:] = [item for item in items if not any(mark.name == "skip" for mark in item.iter_markers())]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(item: pytest.Function, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """It has to fail; where it has several cases, one of them."""
        assert call.when != "collect"
        if call.when == "call":
            test = f"{item.path.name} {item.originalname}, without {item.callspec.params['without']}"
            noticed[test] = noticed.get(test, False) or call.excinfo is not None
        return pytest.TestReport(item.nodeid, item.location, {}, "passed", None, call.when)

    def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
        """Name those that pass."""
        for test, failed in noticed.items():
            if not failed:
                terminalreporter.write_line(f"passes: {test}")

    def pytest_sessionfinish(session: pytest.Session) -> None:
        """They are failures."""
        session.exitstatus = 0 if noticed and all(noticed.values()) else 1
