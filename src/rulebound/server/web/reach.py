"""The addresses at which others can reach this server."""

import socket
from typing import Final

from rulebound.server.settings import LOOPBACK, Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
# Documentation addresses: nothing is sent; connecting a UDP socket only selects the local address.
OUTSIDE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def network_address() -> str | None:
    """This machine's address on the local network; None without a network."""
    for family, outside in OUTSIDE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((outside, 9))
                found: str = probe.getsockname()[0]
        except OSError:
            continue
        if not found.startswith("127.") and found != "::1":
            return found
    return None


def network_url(settings: Settings) -> str | None:
    """The server's URL on the network; None if only this machine can reach it."""
    if settings.host in LOOPBACK:
        return None
    address = network_address() if settings.host in EVERYWHERE else settings.host
    if address is None:
        return None
    return f"http://{f'[{address}]' if ':' in address else address}:{settings.port}"


def address_for_others(settings: Settings, by_loopback_name: bool) -> str | None:
    """The base URL of invitations; None: the URL that the caller used also works for others."""
    if settings.public_url is not None:
        return settings.public_url
    return network_url(settings) if by_loopback_name else None
