"""Where the browser of the tests comes from: the machine, npm, Playwright, and last the system's packages."""

import os
from pathlib import Path

import pytest

from tests.workshop.machine import DEBIAN, UBUNTU, Machine

KEPT = '"$HOME/.cache/ms-playwright/chromium_headless_shell-1/chrome-linux/headless_shell"'


def bare(folder: Path, user: int = 1000, system: str = DEBIAN) -> Machine:
    """A machine without a browser, to which neither npm nor Playwright can bring one."""
    machine = Machine(folder, user, system)
    lock = machine.copy / "requirements/chromium/package-lock.json"
    lock.parent.mkdir(parents=True)
    lock.touch()
    os.utime(lock, (1, 1))
    machine.script("chromium_npm.sh", "exit 1")
    machine.write(machine.copy / ".venv/bin/python", "exit 1")
    machine.add("apt-get", "echo apt-get must not run >&2; exit 9")
    return machine


def browser(place: str) -> str:
    """The lines of a script that put a browser to a place."""
    return (
        f'mkdir -p "$(dirname {place})"\n'
        f'echo "#!$BASH" >{place}\necho "echo Chromium 150" >>{place}\nchmod +x {place}'
    )


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
def test_a_browser_on_the_path_is_taken_first(tmp_path: Path, name: str) -> None:
    machine = bare(tmp_path)
    path = machine.add(name, "echo Chromium 150")
    assert machine.run("chromium.sh").stdout == f"{path}\n"
    assert machine.called() == []


def test_a_browser_can_be_named(tmp_path: Path) -> None:
    machine = bare(tmp_path)
    machine.add("chromium", "echo Chromium 150")
    mine = machine.add("my-chrome", "echo Chrome 151")
    assert machine.run("chromium.sh", CHROMIUM=str(mine)).stdout == f"{mine}\n"
    refused = machine.run("chromium.sh", CHROMIUM="/no/such/chrome")
    assert refused.returncode == 1
    assert "CHROMIUM=/no/such/chrome is not a Chromium that runs" in refused.stderr


@pytest.mark.parametrize("user", [0, 1000])
@pytest.mark.parametrize("system", [DEBIAN, UBUNTU])
def test_npm_brings_one_once_for_each_lock_file(tmp_path: Path, user: int, system: str) -> None:
    machine = bare(tmp_path, user, system)
    machine.add("chromium-browser", "echo requires the chromium snap >&2; exit 10")  # the stub of Ubuntu
    machine.script("chromium_npm.sh", browser('"$1/chromium"'))
    ours = machine.copy / ".venv/chromium"
    for _ in range(2):
        found = machine.run("chromium.sh")
        assert (found.returncode, found.stdout) == (0, f"{ours}/chromium\n"), found.stderr
    assert machine.called() == [f"chromium_npm.sh {ours}"]
    os.utime(ours / "chromium", (0, 0))  # older than the lock file
    assert machine.run("chromium.sh").returncode == 0
    assert len(machine.called()) == 2


@pytest.mark.parametrize("computer", ["Linux x86_64", "Linux aarch64"])
def test_where_npm_has_none_that_runs_playwright_brings_one(tmp_path: Path, computer: str) -> None:
    machine = bare(tmp_path)
    machine.add("uname", f"echo {computer}")
    machine.write(
        machine.copy / ".venv/bin/python",
        f'[ "$*" = "-m playwright install chromium-headless-shell" ] || exit 9\n{browser(KEPT)}',
    )
    found = machine.run("chromium.sh")
    assert found.returncode == 0, found.stderr
    assert found.stdout.endswith("/headless_shell\n")
    assert len(machine.called()) == ("x86_64" in computer)
    machine.write(machine.copy / ".venv/bin/python", "exit 1")
    assert machine.run("chromium.sh").stdout == found.stdout  # it is there now


def test_root_on_debian_gets_the_package_when_nothing_else_comes(tmp_path: Path) -> None:
    machine = bare(tmp_path, user=0)
    place = machine.programs / "chromium"
    machine.add(
        "apt-get",
        '[ "$1" = install ] || exit 0\n'
        f'case "$*" in *" chromium "*fonts*) ;; *) exit 9 ;; esac\n{browser(str(place))}',
    )
    installed = machine.run("chromium.sh")
    assert (installed.returncode, installed.stdout) == (0, f"{place}\n"), installed.stderr
    assert len(machine.called()) == 1
    assert "Installing the system packages" in installed.stderr


@pytest.mark.parametrize(("user", "system"), [(1000, DEBIAN), (1000, UBUNTU), (0, UBUNTU)])
def test_who_can_be_given_none_is_told_what_to_install(tmp_path: Path, user: int, system: str) -> None:
    refused = bare(tmp_path, user, system).run("chromium.sh")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "sudo apt-get update && sudo apt-get install -y chromium" in refused.stderr
    assert "snap install chromium" in refused.stderr
    assert "CHROMIUM=" in refused.stderr
    assert "apt-get must not run" not in refused.stderr
