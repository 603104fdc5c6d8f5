"""Limits and origins."""

from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from rulebound.server import limits
from rulebound.server.accounts import callers
from rulebound.server.accounts.account import NotAllowed
from rulebound.server.accounts.callers import check_origin
from rulebound.server.limits import Limit, Limiter, TooFast
from rulebound.server.settings import Settings

# Limits.


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_caller_has_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    limiter = Limiter({"pick": Limit(3, 0.5)}, clock)
    for _ in range(3):
        limiter.check("pick", "anna")
    for _ in range(5):  # refusals cost nothing
        with pytest.raises(TooFast, match="2 seconds"):
            limiter.check("pick", "anna")
    limiter.check("pick", "bert")
    clock.time = 2.0
    limiter.check("pick", "anna")
    with pytest.raises(TooFast):
        limiter.check("pick", "anna")
    clock.time = 1000.0
    for _ in range(3):
        limiter.check("pick", "anna")
    with pytest.raises(TooFast):
        limiter.check("pick", "anna")


def test_kinds_are_counted_apart() -> None:
    limiter = Limiter({"pick": Limit(1, 1), "chat": Limit(1, 1)}, Clock())
    limiter.check("pick", "anna")
    limiter.check("chat", "anna")
    with pytest.raises(TooFast):
        limiter.check("chat", "anna")


def test_a_limiter_never_grows_beyond_its_bound() -> None:
    limiter = Limiter({"pick": Limit(1, 1)}, Clock(), kept=100)
    for number in range(1000):
        limiter.check("pick", str(number))
    own = limiter._buckets["pick"]
    assert isinstance(own, limits.OwnBuckets)
    assert len(own) == 100
    with pytest.raises(TooFast):
        limiter.check("pick", "999")


def test_every_kind_of_the_contract_has_a_limit() -> None:
    assert {"log-in", "register", "create", "pick", "chat", "why", "anything"} <= set(limits.LIMITS)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_are_counted_by_network(host: str, counted: str) -> None:
    request = RequestFactory(server="x").get("/")
    request.scope["client"] = (host, 1)
    assert callers.address(request) == counted


# Origins.


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "127.0.0.1:8000"},
        {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"},
        {"host": "Play.Example", "origin": "https://play.example"},
        {"host": "inside:8000", "origin": "https://games.example"},
        {"host": "127.0.0.1:8000", "sec-fetch-site": "same-origin", "origin": "http://127.0.0.1:8000"},
    ],
)
def test_our_own_pages_and_programs_may_call(headers: dict[str, str], sqlite_settings: Settings) -> None:
    check_origin(headers, sqlite_settings)


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "127.0.0.1:8000", "origin": "null"},
        {"host": "127.0.0.1:8000", "origin": ""},
        {"host": "", "origin": "http://"},
        {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:9000"},
        {"host": "127.0.0.1:8000", "origin": "http://evil.example"},
        {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000.evil.example"},
        {"host": "127.0.0.1:8000", "origin": "https://games.example.evil.example"},
        {"host": "127.0.0.1:8000", "origin": "http://games.example"},
        {"host": "127.0.0.1:8000", "origin": "file://127.0.0.1:8000"},
        {"host": "127.0.0.1:8000", "origin": "http://[::1"},
        {"host": "127.0.0.1:8000", "sec-fetch-site": "cross-site"},
    ],
)
def test_pages_of_other_sites_may_not(headers: dict[str, str], sqlite_settings: Settings) -> None:
    with pytest.raises(NotAllowed, match="another site"):
        check_origin(headers, sqlite_settings)


def test_behind_tls_a_page_without_it_is_another_site(sqlite_settings: Settings) -> None:
    behind = replace(sqlite_settings, secure_cookies=True)
    check_origin({"host": "play.example", "origin": "https://play.example"}, behind)
    with pytest.raises(NotAllowed):
        check_origin({"host": "play.example", "origin": "http://play.example"}, behind)


@pytest.fixture
def sqlite_settings(sqlite_url: str, tmp_path: Path) -> Settings:
    return Settings(tmp_path, sqlite_url, origins=("https://games.example/",))
