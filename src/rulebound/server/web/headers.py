"""Security headers of every response."""

from collections.abc import Mapping
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from rulebound.server.live.server import Server

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
DESCRIPTIONS: Final = ("/api", "/api/schema/openapi.json")  # the same for everybody, until the next version
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
    if scope["path"] in DESCRIPTIONS and message["status"] == 200:
        headers.setdefault("cache-control", "public, max-age=3600")
    elif scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    if scope.get("method") == "OPTIONS" and message["status"] == 204:
        headers["allow"] = _methods(scope)
    server: Server | None = scope["app"].state.get("server")
    if server is not None and server.settings.secure_cookies:
        headers.setdefault("strict-transport-security", "max-age=31536000")


def _methods(scope: Scope) -> str:
    """All methods of an address: the framework's own answer lacks those that were registered last."""
    routes = [route for route in scope["app"].routes if isinstance(route, HTTPRoute)]
    here = (route for route in routes if route.path_format == scope["path_template"])
    return ", ".join(sorted(method for route in here for method in route.methods))
