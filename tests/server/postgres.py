"""A PostgreSQL server of the test run's own: started once, in a temporary folder, reached by a socket file."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300")
MISSING: Final = "PostgreSQL is needed for these tests and was not found: run workshop/postgres.sh"


def programs() -> Path:
    """The folder that holds initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    debian = Path("/usr/lib/postgresql")
    folders = [path.parent for path in debian.glob("*/bin/initdb")]
    if not folders:
        raise RuntimeError(MISSING)
    return max(folders, key=lambda folder: int(folder.parent.name.split(".")[0]))


class Cluster:
    """A database server that lives as long as the tests do."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="rulebound-pg-"))
        self.folder.chmod(0o755)
        if os.geteuid() == 0:  # the database server refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.made = 0

    def start(self) -> None:
        """Make the cluster and wait until it answers."""
        self._run("initdb", "--pgdata", self._data, "--auth", "trust", "--username", "postgres", "--no-sync")
        settings = " ".join(f"-c {setting}" for setting in (*QUICK, "listen_addresses=''"))
        options = f"{settings} -k {self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "--pgdata", self._data, "--log", log, "--wait", "--options", options, "start")

    def stop(self) -> None:
        """Stop at once and remove everything."""
        self._run("pg_ctl", "--pgdata", self._data, "--mode", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def make(self, template: str = "template0") -> str:
        """A new database; gives its name."""
        self.made += 1
        name = f"test_{self.made}"
        self.say(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        """Remove a database, whoever is still connected."""
        self.say(f"DROP DATABASE {name} WITH (FORCE)")

    def url(self, name: str) -> str:
        """The address of a database, as one would type it."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def say(self, statement: str) -> None:
        """Run one statement."""
        command = [str(self.programs / "psql"), "-h", str(self.folder), "-U", "postgres", "-d", "postgres"]
        _check([*command, "-qc", statement])

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        _check(command, self.folder)


def _check(command: Sequence[str], folder: Path | None = None) -> None:
    # To a file, not a pipe: the server that pg_ctl leaves behind would keep a pipe open.
    with tempfile.TemporaryFile("w+") as said:
        code = subprocess.run(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=said, stderr=said, timeout=60, check=False
        ).returncode
        said.seek(0)
        if code != 0:
            raise RuntimeError(f"{' '.join(command)} failed:\n{said.read()}")
