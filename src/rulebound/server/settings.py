"""The settings of the server, from options and the environment."""

import os
import stat
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from rulebound.kernel import RuleboundError

DATABASE: Final = "rulebound.sqlite3"
YES: Final = ("1", "true", "yes")
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class BadSettings(RuleboundError):
    """The settings are invalid."""


@dataclass(slots=True, frozen=True)
class Settings:
    """The settings of a worker; the same for all workers of a server."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # allowed origins besides the server's own
    secure_cookies: bool = False  # behind TLS
    bot_processes: int = 1
    bot_seconds: float = 10.0
    ready_bots: bool = False  # bot processes follow the game while people think
    bots: tuple[str, ...] = ()  # classes in files, such as my_bot.py:Clever, that can be given seats
    public_url: str | None = None  # the server's URL for others, if it differs from what the server can detect

    room_megabytes: int = 512  # for tables in memory, in each worker
    run: Path | None = None  # where the workers of one machine find each other

    @property
    def local(self) -> bool:
        """True if only this machine can reach the server; then its first browser is the host."""
        return self.host in LOOPBACK and self.public_url is None


def make_settings(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    data: Path | None = None,
    **more: object,
) -> Settings:
    """Settings from options, the environment and the data folder, which is created if needed."""
    folder = data_folder(data)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _close_to_others(folder)
    except OSError as error:
        raise BadSettings(
            "data-folder",
            "the data folder {folder} cannot be made: {cause}",
            folder=str(folder),
            cause=error.strerror or str(error),
        ) from error
    url = database or os.environ.get("DATABASE_URL") or f"sqlite:///{folder / DATABASE}"
    return Settings(folder, async_url(url), host, port, **more)  # type: ignore[arg-type]


def _close_to_others(folder: Path) -> None:
    """Set mode 0700 on a data folder that an older version created; leave other folders alone."""
    mode = folder.stat().st_mode
    if mode & 0o077 and not mode & stat.S_ISVTX and (folder / DATABASE).is_file():
        with suppress(PermissionError):  # owned by another user
            folder.chmod(0o700)


def data_folder(data: Path | None = None) -> Path:
    """The data folder: the option, RULEBOUND_DATA, or the user's data folder of the system."""
    return data or Path(os.environ.get("RULEBOUND_DATA", "") or user_data_path("rulebound"))


def settings_from_environment() -> Settings:
    """The settings from the environment only, for worker processes."""
    of = os.environ.get
    try:
        port, processes = int(of("RULEBOUND_PORT", "8000")), int(of("RULEBOUND_BOT_PROCESSES", "1"))
        seconds = float(of("RULEBOUND_BOT_SECONDS", "10"))
        room_megabytes = int(of("RULEBOUND_ROOM_MEGABYTES", "512"))
    except ValueError as error:
        raise BadSettings(
            "environment", "a RULEBOUND_ environment variable is not a number: {fault}", fault=str(error)
        ) from error
    return make_settings(
        host=of("RULEBOUND_HOST", "127.0.0.1"),
        port=port,
        origins=_listed(of("RULEBOUND_ORIGINS", "")),
        secure_cookies=of("RULEBOUND_SECURE_COOKIES", "") in YES,
        bot_processes=processes,
        bot_seconds=seconds,
        ready_bots=of("RULEBOUND_READY_BOTS", "") in YES,
        bots=_listed(of("RULEBOUND_BOTS", "")),
        room_megabytes=room_megabytes,
        run=Path(of("RULEBOUND_RUN", "")) if of("RULEBOUND_RUN") else None,
        public_url=_public_url(of("RULEBOUND_PUBLIC_URL", "").strip()),
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def _public_url(text: str) -> str | None:
    """Validate the URL: scheme, host and port, without a path."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None:
        raise BadSettings(
            "public-address",
            "the public address must be like https://games.example.org, not {address}",
            address=repr(text[:100]),
        )
    return f"{parts.scheme}://{parts.netloc}"


def async_url(url: str) -> str:
    """The database URL with its async driver."""
    for plain, driver in (
        ("sqlite:///", "sqlite+aiosqlite:///"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    if url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return url
    raise BadSettings("database-address", "the database address must begin with sqlite:/// or postgresql://")
