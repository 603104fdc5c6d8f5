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
from typing import Annotated, Any, Final

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
# Calls within a module need not be looked up: random games of Small World Underground take 8 % less time.
DIRECT: Final = ("-fvisibility=hidden", "-fno-plt")
C_FILES: Final = Path("build") / "c"
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


def take_runtime(extensions: list[Any]) -> dict[str, list[str]]:
    """Take mypyc's own C out of each module, as a library that is compiled once.

    An optimising compiler makes quicker code where it has that C at hand. Without that, it would only be compiled
    again for each module, and for a small one that is most of the work.
    """
    own = sorted({each for extension in extensions for each in extension.sources if Path(each).parent == C_FILES})
    for extension in extensions:
        extension.sources = [each for each in extension.sources if each not in own]
    like = extensions[0]
    include_dirs = [*like.include_dirs, sysconfig.get_path("include")]
    return {"sources": own, "include_dirs": include_dirs, "cflags": like.extra_compile_args}


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
            target_dir=str(C_FILES),
            include_runtime_files=optimize > 0,
        )
        if sys.platform != "win32":
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT]
        runtime = [] if optimize else [("mypyc_runtime", take_runtime(extensions))]
        distribution = Distribution({"name": "rulebound", "ext_modules": extensions, "libraries": runtime})
        library = distribution.get_command_obj("build_clib")
        library.build_temp = library.build_clib = "build/temp"
        library.ensure_finalized()
        library.run()
        command = distribution.get_command_obj("build_ext")
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
