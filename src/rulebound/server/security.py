"""Authentication of requests, origin checks, rate limits and security headers."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from rulebound.kernel import RuleboundError
from rulebound.server import accounts
from rulebound.server.accounts import Account, NotAllowed, NotSignedIn
from rulebound.server.settings import LOOPBACK, Settings

if TYPE_CHECKING:
    from rulebound.server.server import Server

COOKIE: Final = "rulebound_session"
COOKIE_SECONDS: Final = 400 * 86_400  # the maximum that browsers allow; the session expires sooner
OWN_HEADER: Final = "X-Rulebound"  # pages of other sites cannot send it
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


class TooFast(RuleboundError):
    """Too many requests in a short time."""


# Rate limits.


@dataclass(slots=True, frozen=True)
class Limit:
    """A token bucket: `burst` requests at once, then `per_second`."""

    burst: float
    per_second: float


LIMITS: Final[Mapping[str, Limit]] = {
    "log-in": Limit(10, 1 / 6),
    "log-in-name": Limit(100, 1 / 6),  # over all addresses: one address alone cannot lock a person out
    "register": Limit(20, 1 / 30),
    "create": Limit(30, 1 / 4),
    "pick": Limit(100, 30),
    "chat": Limit(10, 1),
    "why": Limit(60, 10),
    "point": Limit(5, 1),  # of a seat
    "mark": Limit(24, 2),  # of a seat
    "anything": Limit(300, 50),
}
BUCKETS_KEPT: Final = 10_000  # of each kind


class Limiter:
    """One token bucket per kind of request and caller, in memory; at most `kept` per kind."""

    def __init__(
        self,
        limits: Mapping[str, Limit] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
        kept: int = BUCKETS_KEPT,
    ) -> None:
        self.limits = limits
        self._clock = clock
        self._kept = kept
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in limits}

    def check(self, kind: str, who: str) -> None:
        """Count one request; raise `TooFast` with the time to wait if there are too many."""
        limit, buckets, time = self.limits[kind], self._buckets[kind], self._clock()
        tokens, since = buckets.get(who, (limit.burst, time))
        tokens = min(limit.burst, tokens + (time - since) * limit.per_second)
        allowed = tokens >= 1
        buckets[who] = (tokens - 1 if allowed else tokens, time)
        buckets.move_to_end(who)
        if len(buckets) > self._kept:
            buckets.popitem(last=False)  # the least recent caller
        if not allowed:
            wait = math.ceil((1 - tokens) / limit.per_second)
            raise TooFast(f"too many calls: try again in {wait} second{'s' if wait > 1 else ''}")


def address(connection: Connection) -> str:
    """The client for rate limits: an IPv4 address, or the /64 network of an IPv6 address."""
    host = connection.client.host if connection.client else "unknown"
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return host


# Origins.


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Raise `NotAllowed` for a request from a page of another site; programs send no origin and pass."""
    if headers.get("sec-fetch-site") == "cross-site" and "origin" not in headers:
        raise NotAllowed("this call comes from another site")
    origin = headers.get("origin")
    if origin is None or _is_ours(origin, headers.get("host", ""), settings):
        return
    raise NotAllowed("this call comes from another site: open the server's own address, or allow this origin")


def _is_ours(origin: str, host: str, settings: Settings) -> bool:
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return False
    named = (*settings.origins, settings.public_url or "")
    if f"{parts.scheme}://{parts.netloc}" in {each.lower().rstrip("/") for each in named}:
        return True
    schemes = ("https",) if settings.secure_cookies else ("http", "https")
    return parts.scheme in schemes and parts.netloc != "" and parts.netloc == host.lower()


def check_write(connection: Connection, settings: Settings) -> None:
    """Raise `NotAllowed` for a change that a page of another site could have sent (CSRF)."""
    check_origin(connection.headers, settings)
    if connection.headers.get(OWN_HEADER) != "1":
        raise NotAllowed(f"a change without a personal token needs the header {OWN_HEADER}: 1")


def _check_page(connection: Connection, settings: Settings) -> None:
    if connection.scope["type"] != ScopeType.HTTP:
        check_origin(connection.headers, settings)
    elif str(connection.scope.get("method")) not in SAFE_METHODS:
        check_write(connection, settings)


# Accounts.


def bearer(connection: Connection) -> str | None:
    """The personal token in the Authorization header, if any."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


async def caller(connection: Connection, server: "Server") -> Account | None:
    """The account of a request, by personal token or session cookie; None if not signed in."""
    secret = bearer(connection)
    if secret is not None:
        account = await accounts.account_of_token(server.database, secret)
        if account is None:
            raise NotSignedIn("this personal token is not known: it may have been revoked")
        return account
    cookie = connection.cookies.get(COOKIE)
    account = await accounts.account_of_session(server.database, cookie) if cookie else None
    if account is not None:
        _check_page(connection, server.settings)
    return account


async def require_caller(connection: Connection, server: "Server") -> Account:
    """The account of a request; raise `NotSignedIn` without one."""
    account = await caller(connection, server)
    if account is None:
        raise NotSignedIn("log in first, or sign in as a guest; programs need a personal token")
    return account


async def require_session(connection: Connection, server: "Server") -> Account:
    """The account of a request with a session; a token may not change passwords, tokens or the account."""
    if bearer(connection) is not None:
        raise NotAllowed("a personal token cannot be used for this: log in")
    return await require_caller(connection, server)


def is_local(connection: Connection, settings: Settings) -> bool:
    """True if the request was made on this machine, by a loopback name and not through a proxy.

    The name is checked because of DNS rebinding: a foreign name for 127.0.0.1 would let any page act as the host.
    """
    forwarded = any(name in connection.headers for name in FORWARDED)
    return settings.local and not forwarded and by_loopback_name(connection)


def by_loopback_name(connection: Connection) -> bool:
    """True if the Host header is a loopback name."""
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname in LOOPBACK
    except ValueError:
        return False


def session_cookie(value: str, settings: Settings) -> Cookie:
    """The session cookie."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path="/",
    )


# Response headers.

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # URLs contain invitations: they must not reach other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response (a `before_send` hook)."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    server: Server | None = scope["app"].state.get("server")
    if server is not None and server.settings.secure_cookies:
        headers.setdefault("strict-transport-security", "max-age=31536000")
