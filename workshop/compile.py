"""Compiles kernel, games and bots with mypyc: `make compile` builds beside the sources, `make plain` removes it.

The sources stay what they are: without the built modules, or for modules that are left out here, Python runs them
as they stand. docs/decisions/0017-one-source-two-modes.md says what compiled code asks of its source. A compiled
wheel takes the modules from here too (workshop/package.py).
"""

import contextlib
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Annotated, Final

import typer

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = Path("src/rulebound")
COMPILED: Final = ("kernel", "games", "bots")
# What msgspec reads keeps its annotations, which a compiled class loses: views, records, events, set-ups, packs.
# And what others derive classes from and no playout runs through.
LEFT_OUT: Final = frozenset(
    {
        "bots/ladder.py",
        "games/auztralia/mythos_faults.py",
        "games/auztralia/pack_faults.py",
        "games/auztralia/view.py",
        "games/small_world_underground/view.py",
        "games/spirit_island/view.py",
        "kernel/drawing.py",
        "kernel/errors.py",
        "kernel/event.py",
        "kernel/lesson.py",
        "kernel/record.py",
        "kernel/setup.py",
        "kernel/thaw.py",
        "kernel/view.py",
    }
)
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
BUILT: Final = ROOT / "build" / "lib"


def sources() -> list[Path]:
    """The modules that are compiled, from the root of the project."""
    found = (path for folder in COMPILED for path in (ROOT / PACKAGE / folder).rglob("*.py"))
    inside = (path.relative_to(ROOT / PACKAGE) for path in found if path.name != "__init__.py")
    return sorted(PACKAGE / path for path in inside if path.as_posix() not in LEFT_OUT)


def modules(files: list[Path]) -> list[Path]:
    """What is built from these sources, from the folder that holds the package: two modules for each."""
    places = (path.relative_to(PACKAGE.parent) for path in files)
    return [path.with_name(f"{path.stem}{end}{SUFFIX}") for path in places for end in ("", "__mypyc")]


def missing() -> str:
    """What this machine lacks to compile, and how to get it; "" if it lacks nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}): on Debian, apt install gcc python3-dev"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "there are no headers of Python (Python.h): on Debian, apt install python3-dev"
    return ""


def build(jobs: int, optimize: int, only: str = "") -> list[Path]:
    """Build the modules into the folder `BUILT`, and give their places there."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    files = [path for path in sources() if any(each in str(path) for each in only.split(","))]
    with contextlib.chdir(ROOT):
        extensions = mypycify(
            ["--config-file=pyproject.toml", "--cache-dir=build/mypy", *map(str, files)],
            opt_level=str(optimize),
            debug_level="0",
            separate=True,
            target_dir="build/c",
        )
        command = Distribution({"name": "rulebound", "ext_modules": extensions}).get_command_obj("build_ext")
        command.ensure_finalized()
        command.parallel, command.build_temp, command.build_lib = jobs, "build/temp", str(BUILT)
        command.run()
    return modules(files)


def remove(keep: list[Path]) -> None:
    """Remove what lies beside the sources but these modules: one too many would hide its source."""
    folder = ROOT / PACKAGE.parent
    for module in folder.rglob(f"*{SUFFIX}"):
        if module.relative_to(folder) not in keep:
            module.unlink()


def place(built: list[Path]) -> None:
    """Lay built modules beside their sources."""
    for module in built:
        beside = ROOT / PACKAGE.parent / module
        fresh = shutil.copyfile(BUILT / module, f"{beside}.new")
        Path(fresh).replace(beside)  # a program that runs keeps the one it has loaded


def main(
    plain: Annotated[bool, typer.Option("--plain", help="Remove what was built instead.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="Compilers at a time.")] = 2,
    optimize: Annotated[int, typer.Option(min=0, max=3, help="How hard the C compiler tries.")] = 2,
    only: Annotated[str, typer.Option(help="Only modules with this in their path.")] = "",
) -> None:
    """Build the compiled mode in place, or remove it."""
    if not plain and (lack := missing()):
        sys.exit(lack)
    built = [] if plain else build(jobs, optimize, only)
    remove(keep=[] if plain else modules(sources()))
    place(built)


if __name__ == "__main__":
    typer.run(main)
