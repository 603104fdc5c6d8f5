"""Who makes a request: by personal token or session cookie, from which address and which page."""

import ipaddress
from collections.abc import Mapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType

from rulebound.server.accounts import account as accounts
from rulebound.server.accounts.account import Account, NotAllowed, NotSignedIn
from rulebound.server.settings import LOOPBACK, Settings
from rulebound.server.worker import Worker

COOKIE: Final = "rulebound_session"
DEVICE_COOKIE: Final = "rulebound_device"  # see `devices`
COOKIE_SECONDS: Final = 400 * 86_400  # the maximum that browsers allow; the session expires sooner
OWN_HEADER: Final = "X-Rulebound"  # pages of other sites cannot send it
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


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
        raise NotAllowed("other-site", "this call comes from another site")
    origin = headers.get("origin")
    if origin is None or _is_ours(origin, headers.get("host", ""), settings):
        return
    raise NotAllowed(
        "other-origin", "this call comes from another site: open the server's own address, or allow this origin"
    )


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
        raise NotAllowed(
            "own-header", "a change without a personal token needs the header {header}: 1", header=OWN_HEADER
        )


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


async def caller(connection: Connection, server: Worker) -> Account | None:
    """The account of a request, by personal token or session cookie; None if not signed in."""
    secret = bearer(connection)
    if secret is not None:
        account = await accounts.account_of_token(server.database, secret)
        if account is None:
            raise NotSignedIn("token-unknown", "this personal token is not known: it may have been revoked")
        return account
    cookie = connection.cookies.get(COOKIE)
    account = await accounts.account_of_session(server.database, cookie) if cookie else None
    if account is not None:
        _check_page(connection, server.settings)
    return account


async def require_caller(connection: Connection, server: Worker) -> Account:
    """The account of a request; raise `NotSignedIn` without one."""
    account = await caller(connection, server)
    if account is None:
        raise NotSignedIn("log-in-or-token", "log in first, or sign in as a guest; programs need a personal token")
    return account


async def require_session(connection: Connection, server: Worker) -> Account:
    """The account of a request with a session; a token may not change passwords, tokens or the account."""
    if bearer(connection) is not None:
        raise NotAllowed("token-not-enough", "a personal token cannot be used for this: log in")
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


def session_cookie(value: str, settings: Settings, key: str = COOKIE) -> Cookie:
    """The session cookie, or another that lives as long."""
    return Cookie(
        key=key,
        value=value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path="/",
    )
