"""Runs the tests in the compiled mode: `make test-compiled`; a part of them is in `make test`.

They run in a copy, build/compiled, so that the working copy stays plain: the unpacked source archive, with the
modules of a compiled wheel that is built there beside their sources. Thus the archive and the wheel are tried too.
What was compiled before is kept, and compiled again only where it has changed.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path
from typing import Annotated, Final

import typer

from workshop.compile import ROOT, SUFFIX, missing
from workshop.package import OPTIMIZE, SWITCH

COPY: Final = ROOT / "build" / "compiled"
KEPT: Final = "build"  # in the copy: what was compiled before, and what was packed
# What runs kernel, games and bots. The browser sees no difference, and the workshop is the same in both modes.
TESTS: Final = (
    *("tests/kernel", "tests/games", "tests/bots", "tests/messages", "tests/envs", "tests/cli", "tests/server"),
    *("tests/docs", "tests/workshop/test_packages.py"),
)
# What shows that both modes are the same: the same games, the same records, a kernel that does what it promises,
# and nothing that ends the process when it is let go. And the compiled wheel, in an empty environment.
PART: Final = (
    *("tests/games/test_modes.py", "tests/games/test_records.py", "tests/games/test_battery.py"),
    *("tests/games/test_let_go.py", "tests/kernel", "tests/bots", "tests/workshop/test_packages.py"),
)
LENT: Final = (".venv", ".venv-postgres", "web/node_modules")  # from the working copy, where it has them
WHEEL: Final = "RULEBOUND_WHEEL"  # what tests/workshop/test_packages.py installs instead of a wheel of its own


def hatch(folder: Path, target: str, **environment: str) -> Path:
    """The file that hatch makes in this folder."""
    made = COPY / KEPT / target
    shutil.rmtree(made, ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(made)]
    subprocess.run(command, cwd=folder, env={**os.environ, **environment}, check=True)
    (found,) = made.iterdir()
    return found


def unpack(archive: Path, copy: Path) -> None:
    """Put the source archive in place of what was unpacked before."""
    for old in copy.iterdir():
        if old.name != KEPT:
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    now = time.time()
    with tarfile.open(archive) as source:
        for each in source.getmembers():
            # Times in the archive are all the same: whoever goes by them would take changed files for unchanged.
            name = each.name.partition("/")[2]
            source.extract(each.replace(name=name, mtime=now, deep=False), copy, filter="data")


def lend(copy: Path) -> None:
    """Let the copy have the environments of the working copy."""
    for name in LENT:
        if (ROOT / name).exists():
            (copy / name).symlink_to(ROOT / name)


def lay_modules(wheel: Path, copy: Path) -> None:
    """Put the compiled modules of a wheel beside their sources."""
    with zipfile.ZipFile(wheel) as packed:
        modules = [name for name in packed.namelist() if name.endswith(SUFFIX)]
        assert modules
        packed.extractall(copy / "src", modules)


def main(
    jobs: Annotated[int, typer.Option(min=1, help="Tests at a time.")] = 2,
    optimize: Annotated[int, typer.Option(min=0, max=3, help="How hard the C compiler tries.")] = 0,
    only: Annotated[list[str] | None, typer.Option(help="Only these tests.")] = None,
    part: Annotated[
        bool, typer.Option("--part", help="A part of the tests, where there is a C compiler.")
    ] = False,
) -> None:
    """Make the copy, compile it, and run the tests in it."""
    if lack := missing():
        print(f"The compiled mode is not tested: {lack}", flush=True)
        sys.exit(0 if part else 1)
    COPY.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    unpack(hatch(ROOT, "sdist"), COPY)
    lend(COPY)
    environment = {"PYTHONPATH": os.pathsep.join((str(COPY / "src"), str(COPY)))}
    wheel = hatch(COPY, "wheel", **environment, **{SWITCH: "1", OPTIMIZE: str(optimize)})
    lay_modules(wheel, COPY)
    print(f"Compiled in {time.monotonic() - start:.0f} seconds: {wheel.name}", flush=True)
    command = [sys.executable, "-m", "pytest", "-n", str(jobs), *(only or (PART if part else TESTS))]
    tried = {**os.environ, **environment, WHEEL: str(wheel)}
    sys.exit(subprocess.run(command, cwd=COPY, env=tried, check=False).returncode)


if __name__ == "__main__":
    typer.run(main)
