"""The `Host` of a call: one, well-formed, and the server's own if the server knows how others reach it."""

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rulebound.kernel import RuleboundError
from rulebound.server.live.server import Server
from rulebound.server.settings import LOOPBACK, Settings

BAD_NAME: Final = frozenset("/\\@?#%<>\"'` \t")


class WrongHost(RuleboundError):
    """The call is for another server, or does not say for which one it is."""


def check_host(values: list[bytes], settings: Settings) -> None:
    """Raise `WrongHost` unless the call is for this server.

    With a public address only that, the named origins, addresses of digits and names of this machine are answered:
    a page of another name that leads here (DNS rebinding) is not. Without one the server cannot know its names.
    """
    name = _name(values)
    if settings.public_url is None:
        return
    own = {urlsplit(each).hostname for each in (settings.public_url, *settings.origins)}
    if name not in own and name not in LOOPBACK and name != settings.host.lower() and not _is_address(name):
        raise WrongHost("own-address", "this server answers only at its own address")


def _name(values: list[bytes]) -> str:
    text = values[0].decode("latin-1") if len(values) == 1 else ""
    try:
        parts = urlsplit(f"//{text}")
        name, _ = parts.hostname, parts.port
    except ValueError:
        name = None
    if not name or not text.isascii() or not text.isprintable() or BAD_NAME & set(text):
        raise WrongHost("host-header", "a call needs one Host header with a name and, perhaps, a port")
    return name


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class HostCheck(ASGIMiddleware):
    """Refuses calls for other servers, sockets too."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let the call through if it is for this server."""
        server: Server = scope["litestar_app"].state.server
        check_host([value for name, value in scope["headers"] if name == b"host"], server.settings)
        await next_app(scope, receive, send)
