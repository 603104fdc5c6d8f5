"""Where the server listens and where it keeps things."""

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
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class BadSettings(RuleboundError):
    """The server cannot start like this."""


@dataclass(slots=True, frozen=True)
class Settings:
    """Everything a worker needs to know; the same for all workers of a server."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # where pages of ours may come from, besides the host itself
    secure_cookies: bool = False  # behind TLS
    bot_processes: int = 1
    bot_seconds: float = 10.0
    public_url: str | None = None  # where others reach the server, if it cannot know that itself

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server: then its first browser needs no account."""
        return self.host in LOOPBACK and self.public_url is None


def make_settings(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    data: Path | None = None,
    **more: object,
) -> Settings:
    """Settings from what was typed, the environment and the data folder, which is made if needed."""
    folder = data_folder(data)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _close_to_others(folder)
    except OSError as error:
        raise BadSettings(f"the data folder {folder} cannot be made: {error.strerror}") from error
    url = database or os.environ.get("DATABASE_URL") or f"sqlite:///{folder / DATABASE}"
    return Settings(folder, async_url(url), host, port, **more)  # type: ignore[arg-type]


def _close_to_others(folder: Path) -> None:
    """Tighten a data folder that an older version has made; one that serves something else stays as it is."""
    mode = folder.stat().st_mode
    if mode & 0o077 and not mode & stat.S_ISVTX and (folder / DATABASE).is_file():
        with suppress(PermissionError):  # another's, who lets us write
            folder.chmod(0o700)


def data_folder(data: Path | None = None) -> Path:
    """Where everything is kept: as typed, by the environment, or in the user's own data folder."""
    return data or Path(os.environ.get("RULEBOUND_DATA", "") or user_data_path("rulebound"))


def settings_from_environment() -> Settings:
    """The settings of a worker, or of a server that is set up by its environment alone."""
    of = os.environ.get
    try:
        port, processes = int(of("RULEBOUND_PORT", "8000")), int(of("RULEBOUND_BOT_PROCESSES", "1"))
        seconds = float(of("RULEBOUND_BOT_SECONDS", "10"))
    except ValueError as error:
        raise BadSettings(f"a RULEBOUND_ variable of the environment is no number: {error}") from error
    return make_settings(
        host=of("RULEBOUND_HOST", "127.0.0.1"),
        port=port,
        origins=tuple(each.strip() for each in of("RULEBOUND_ORIGINS", "").split(",") if each.strip()),
        secure_cookies=of("RULEBOUND_SECURE_COOKIES", "") in ("1", "true", "yes"),
        bot_processes=processes,
        bot_seconds=seconds,
        public_url=_public_url(of("RULEBOUND_PUBLIC_URL", "").strip()),
    )


def _public_url(text: str) -> str | None:
    """The address as links begin with it: scheme, name and port, without a path."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None:
        raise BadSettings(f"the public address must be like https://games.example.org, not {text[:100]!r}")
    return f"{parts.scheme}://{parts.netloc}"


def async_url(url: str) -> str:
    """The address with the driver we use."""
    for plain, driver in (
        ("sqlite:///", "sqlite+aiosqlite:///"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    if url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return url
    raise BadSettings("the database address must begin with sqlite:/// or postgresql://")
