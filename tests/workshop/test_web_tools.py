"""The workshop's half of the web client: its lock file, its packages, and the browser for the tests."""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SCRIPT = ROOT / "workshop/chromium.sh"
DEBIAN, UBUNTU = "ID=debian\n", "ID=ubuntu\nID_LIKE=debian\n"


def read(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


# The lock file.


def test_the_lock_file_names_no_address() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text(encoding="utf-8").splitlines()


def test_the_lock_file_is_of_this_package() -> None:
    package, locked = read(WEB / "package.json"), read(WEB / "package-lock.json")["packages"][""]
    for part in ("dependencies", "devDependencies"):
        assert package[part] == locked[part]


def test_the_lock_file_holds_the_packages_of_every_system() -> None:
    packages = read(WEB / "package-lock.json")["packages"]
    asked = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert asked
    absent = sorted(name for name in asked if f"node_modules/{name}" not in packages)
    assert absent == [], "npm left them out: run `make lock` and commit web/package-lock.json"


def test_what_is_locked_is_hashed_unless_it_is_of_another_system() -> None:
    for name, package in read(WEB / "package-lock.json")["packages"].items():
        assert not name or "integrity" in package or (package["optional"] and "cpu" in package), name


def test_the_built_client_goes_into_the_wheel_although_git_ignores_it() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert "/src/rulebound/web/" in build["artifacts"]
    assert "/src/rulebound/web/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


# The browser. The machine of these tests has only what is put into its folder of programs.


class Machine:
    """A path with a few programs, a user and a system."""

    def __init__(self, folder: Path, user: int = 1000, system: str = DEBIAN) -> None:
        if sys.platform in ("darwin", "win32"):
            pytest.skip("a Mac has its browsers elsewhere, and Windows no bash")
        self.programs = folder / "bin"
        self.programs.mkdir()
        for name in ("bash", "grep", "chmod", "cat"):
            found = shutil.which(name)
            assert found is not None
            (self.programs / name).symlink_to(found)
        self.system = folder / "os-release"
        self.system.write_text(system)
        self.add("id", f"echo {user}")

    def add(self, name: str, does: str) -> Path:
        path = self.programs / name
        path.write_text(f"#!{self.programs}/bash\n{does}\n")
        path.chmod(0o755)
        return path

    def run(self, **environment: str) -> subprocess.CompletedProcess[str]:
        told = {"PATH": str(self.programs), "OS_RELEASE": str(self.system), **environment}
        command = [str(self.programs / "bash"), str(SCRIPT)]
        return subprocess.run(command, env=told, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
def test_a_browser_on_the_path_is_found(tmp_path: Path, name: str) -> None:
    machine = Machine(tmp_path)
    path = machine.add(name, "echo Chromium 150")
    assert machine.run().stdout == f"{path}\n"


def test_a_browser_can_be_named(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.add("chromium", "echo Chromium 150")
    mine = machine.add("my-chrome", "echo Chrome 151")
    assert machine.run(CHROMIUM=str(mine)).stdout == f"{mine}\n"
    refused = machine.run(CHROMIUM="/no/such/chrome")
    assert refused.returncode == 1
    assert "CHROMIUM=/no/such/chrome is not a Chromium that runs" in refused.stderr


def test_who_is_not_root_is_told_what_to_install(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.add("apt-get", "echo apt-get must not run >&2; exit 9")
    refused = machine.run()
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "sudo apt-get update && sudo apt-get install -y chromium" in refused.stderr


def test_the_stub_of_ubuntu_is_no_browser(tmp_path: Path) -> None:
    machine = Machine(tmp_path, user=0, system=UBUNTU)
    machine.add("chromium-browser", "echo requires the chromium snap >&2; exit 10")
    machine.add("apt-get", "echo apt-get must not run >&2; exit 9")
    refused = machine.run()
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "snap install chromium" in refused.stderr
    assert "CHROMIUM=" in refused.stderr


def test_root_on_debian_gets_it_installed(tmp_path: Path) -> None:
    machine = Machine(tmp_path, user=0)
    place = machine.programs / "chromium"
    machine.add(
        "apt-get",
        f'[ "$1" = install ] || exit 0\n'
        f'case "$*" in *" chromium "*fonts*) ;; *) exit 9 ;; esac\n'
        f"printf '#!%s/bash\\necho Chromium 150\\n' {machine.programs} >{place}\nchmod +x {place}",
    )
    installed = machine.run()
    assert (installed.returncode, installed.stdout) == (0, f"{place}\n"), installed.stderr
    assert "Installing" in installed.stderr
