"""Compiles kernel, games and bots with mypyc: `make compile` builds beside the sources, `make plain` removes it.

The sources stay what they are: without the built modules, or for modules that are left out here, Python runs them
as they stand. docs/decisions/0017-one-source-two-modes.md says what compiled code asks of its source.
"""

import os
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
        "games/spirit_island/judge/forecast.py",
        "games/spirit_island/view.py",
        "kernel/drawing.py",
        "kernel/errors.py",
        "kernel/event.py",
        "kernel/lesson.py",
        "kernel/record.py",
        "kernel/setup.py",
        "kernel/view.py",
    }
)
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")


def sources() -> list[Path]:
    """The modules that are compiled, from the root of the project."""
    found = (path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py"))
    return sorted(
        p for p in found if p.relative_to(PACKAGE).as_posix() not in LEFT_OUT and p.name != "__init__.py"
    )


def built() -> list[Path]:
    """The built modules that lie beside the sources."""
    return sorted(Path("src").rglob(f"*{SUFFIX}"))


def remove(keep: list[Path]) -> None:
    """Remove the built modules of all sources but these: one that is no longer compiled would hide its source."""
    kept = {path.with_name(f"{path.stem}{end}{SUFFIX}") for path in keep for end in ("", "__mypyc")}
    for module in set(built()) - kept:
        module.unlink()


def build(jobs: int, optimize: int, only: str = "") -> None:
    """Build the modules beside their sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    files = [str(path) for path in sources() if any(each in str(path) for each in only.split(","))]
    extensions = mypycify(
        ["--config-file=pyproject.toml", "--cache-dir=build/mypy", *files],
        opt_level=str(optimize),
        debug_level="0",
        separate=True,
        target_dir="build/c",
    )
    distribution = Distribution({"name": "rulebound", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    command.ensure_finalized()
    command.inplace, command.parallel = True, jobs
    command.build_temp, command.build_lib = "build/temp", "build/lib"
    command.run()


def main(
    plain: Annotated[bool, typer.Option("--plain", help="Remove what was built instead.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="Compilers at a time.")] = 2,
    optimize: Annotated[int, typer.Option(min=0, max=3, help="How hard the C compiler tries.")] = 2,
    only: Annotated[str, typer.Option(help="Only modules with this in their path.")] = "",
) -> None:
    """Build the compiled mode in place, or remove it."""
    os.chdir(ROOT)
    remove([] if plain else sources())
    if not plain:
        build(jobs, optimize, only)


if __name__ == "__main__":
    typer.run(main)
