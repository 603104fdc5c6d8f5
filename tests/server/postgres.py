"""A PostgreSQL server of the test run's own: started once, in a temporary folder, reached by a socket file."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300")
SAFE: Final = ("fsync=off", "max_connections=300")  # after a crash of the server all that was committed is there
SCRIPT: Final = Path(__file__).parents[2] / "workshop" / "postgres.sh"


def programs() -> Path:
    """The folder that holds initdb, pg_ctl and psql."""
    found = subprocess.run([SCRIPT], capture_output=True, text=True, check=False)
    if found.returncode:
        raise RuntimeError(found.stderr)
    return Path(found.stdout.strip())


def servant() -> pwd.struct_passwd | None:
    """The user that runs the server instead of root, as which it refuses to run; None: we are not root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


class Cluster:
    """A database server that lives as long as the tests do."""

    def __init__(self, settings: Sequence[str] = QUICK) -> None:
        self.settings = settings
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="rulebound-pg-"))
        self.folder.chmod(0o755)
        self.servant = servant()
        if self.servant is not None:
            os.chown(self.folder, self.servant.pw_uid, self.servant.pw_gid)
            self._bring_programs_within_reach(self.servant.pw_name)
        self.made = 0

    def start(self) -> None:
        """Make the cluster and wait until it answers."""
        self._run("initdb", "--pgdata", self._data, "--auth", "trust", "--username", "postgres", "--no-sync")
        self._start()

    def _start(self) -> None:
        settings = " ".join(f"-c {setting}" for setting in (*self.settings, "listen_addresses=''"))
        options = f"{settings} -k {self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "--pgdata", self._data, "--log", log, "--wait", "--options", options, "start")

    @contextmanager
    def down(self, mode: str = "fast") -> Iterator[None]:
        """Without the server until the block ends; `immediate` is like a crash."""
        self._run("pg_ctl", "--pgdata", self._data, "--mode", mode, "--wait", "stop")
        try:
            yield
        finally:
            self._start()

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
        if self.servant is not None:
            command = ["runuser", "-u", self.servant.pw_name, "--", *command]
        _check(command, self.folder)

    def _bring_programs_within_reach(self, name: str) -> None:
        """Copy the wheel's programs where the servant can read them: root's own folders are closed to others."""
        reads = ["runuser", "-u", name, "--", "test", "-x", str(self.programs / "initdb")]
        if subprocess.run(reads, cwd="/", check=False).returncode == 0:
            return
        package = self.programs.parent
        installed = package.parent.parent
        for each in (package, installed / f"{package.parent.name}.libs"):
            shutil.copytree(each, self.folder / "programs" / each.relative_to(installed))
        self.programs = self.folder / "programs" / self.programs.relative_to(installed)


def _check(command: Sequence[str], folder: Path | None = None) -> None:
    # To a file, not a pipe: the server that pg_ctl leaves behind would keep a pipe open.
    with tempfile.TemporaryFile("w+") as said:
        code = subprocess.run(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=said, stderr=said, timeout=180, check=False
        ).returncode
        said.seek(0)
        if code != 0:
            raise RuntimeError(f"{' '.join(command)} failed:\n{said.read()}")
