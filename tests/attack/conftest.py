"""The live program, as in the server's tests."""

from tests.server.conftest import anyio_backend, make_live_server, sqlite_template, sqlite_url

__all__ = ["anyio_backend", "make_live_server", "sqlite_template", "sqlite_url"]
