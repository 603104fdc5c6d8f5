"""The workshop's half of the web client: its lock file and its packages; and the other lock files of npm."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
OTHERS = (ROOT / "requirements/chromium", ROOT / "benchmarks/boardgame_io")
LOCKED = pytest.mark.parametrize("folder", [WEB, *OTHERS], ids=lambda folder: folder.name)


def read(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@LOCKED
def test_the_lock_file_names_no_address(folder: Path) -> None:
    assert '"resolved"' not in (folder / "package-lock.json").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in (folder / ".npmrc").read_text(encoding="utf-8").splitlines()


@LOCKED
def test_the_lock_file_is_of_this_package(folder: Path) -> None:
    package, locked = read(folder / "package.json"), read(folder / "package-lock.json")["packages"][""]
    assert package["dependencies"] == locked["dependencies"]
    assert package.get("devDependencies") == locked.get("devDependencies")


def test_the_lock_file_holds_the_packages_of_every_system() -> None:
    packages = read(WEB / "package-lock.json")["packages"]
    asked = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert asked
    absent = sorted(name for name in asked if f"node_modules/{name}" not in packages)
    assert absent == [], "npm left them out: run `make lock` and commit web/package-lock.json"


@LOCKED
def test_what_is_locked_is_hashed_unless_it_is_of_another_system(folder: Path) -> None:
    for name, package in read(folder / "package-lock.json")["packages"].items():
        assert not name or "integrity" in package or (package["optional"] and "cpu" in package), name


def test_the_built_client_goes_into_the_wheel_although_git_ignores_it() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert "/src/rulebound/web/" in build["artifacts"]
    assert "/src/rulebound/web/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
