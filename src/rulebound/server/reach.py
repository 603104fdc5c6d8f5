"""Where others reach this server."""

import socket
from typing import Final

from rulebound.server.settings import LOOPBACK, Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
# Addresses of documentation: nothing is sent there, the system only says by which of its own it would be.
OUTSIDE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def network_address() -> str | None:
    """This machine's address on the local network; none where there is no network."""
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
    """Where others on the network find a server that listens for them; none if nobody but this machine can."""
    if settings.host in LOOPBACK:
        return None
    address = network_address() if settings.host in EVERYWHERE else settings.host
    if address is None:
        return None
    return f"http://{f'[{address}]' if ':' in address else address}:{settings.port}"


def address_for_others(settings: Settings, by_loopback_name: bool) -> str | None:
    """What invitations begin with; none: the address by which the caller came is good for others too."""
    if settings.public_url is not None:
        return settings.public_url
    return network_url(settings) if by_loopback_name else None
