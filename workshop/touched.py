"""Runs the tests of the files that have changed since main: a part of `make check`.

A file belongs to the tests at the same path: src/rulebound/kernel/rng.py to tests/kernel/test_rng.py or, if there
is no such file, to the whole folder. The tests of the server's packages lie in one folder, tests/server. The facts
and records of a game belong to the game, docs to tests/docs, the web client to its own checks, and everything else
(workshop, requirements, Makefile) to tests/workshop.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BROWSER: Final = PurePosixPath("tests/browser")
DOCS: Final = PurePosixPath("tests/docs")
SERVER: Final = PurePosixPath("tests/server")


def git(*words: str) -> str:
    """The output of a git command; empty if it fails."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout


def changed() -> list[str]:
    """The files that differ from the merge base with main, including untracked ones."""
    bases = (git("merge-base", "HEAD", name).strip() for name in ("main", "origin/main"))
    base = next(filter(None, bases), "HEAD")
    return (git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard")).split("\n")[:-1]


def belongs_to(name: str, root: Path = ROOT) -> PurePosixPath | None:
    """The test file or folder of a changed file; None for the web client."""
    path = PurePosixPath(name)
    match path.parts:
        case ("tests", *_) if path.name.startswith("test_"):
            return path if (root / path).exists() else path.parent
        case ("tests", "facts" | "records", game, *_):
            return _with_tests(PurePosixPath("tests/games", game.replace("-", "_")), root)
        case ("tests", _, _, *_):
            return _with_tests(path.parent, root)
        case ("src", "rulebound", _, _, *_):
            mirrored = PurePosixPath("tests", *path.parts[2:-1])
            if mirrored.is_relative_to(SERVER):
                mirrored = SERVER
            own = mirrored / f"test_{path.name}"
            return own if (root / own).exists() else _with_tests(mirrored, root)
        case ("docs", *_) | ("mkdocs.yml",) | ("workshop", "docs_site.py" | "http_api.py"):
            return DOCS
        case ("web", *_):
            return None
    return PurePosixPath("tests/workshop")


def _with_tests(folder: PurePosixPath, root: Path) -> PurePosixPath:
    """The nearest folder with tests: this one or a parent."""
    while len(folder.parts) > 2 and not any((root / folder).glob("test_*.py")):
        folder = folder.parent
    return folder


def commands(names: Iterable[str], root: Path = ROOT, jobs: str = "2") -> list[list[str]]:
    """The commands to run for these changed files, in order."""
    names = list(names)
    found = {place for name in names if (place := belongs_to(name, root)) is not None}
    tests = {each for each in found if not found & set(each.parents)}
    browser = {each for each in tests if each.is_relative_to(BROWSER)}
    targets = ["postgres"] * any(each.is_relative_to(SERVER) for each in tests)
    targets += ["docs"] * (bool(browser) or DOCS in {each.parent for each in tests} | tests)
    targets += ["web", "chromium"] * bool(browser)
    targets += ["web-test"] * any(name.startswith("web/") for name in names)
    first = [["make", "--no-print-directory", *targets]] if targets else []
    # Playwright keeps an event loop running, so the tests in the browser have processes of their own.
    groups = (tests - browser, browser)
    return first + [[".venv/bin/pytest", "-n", jobs, *map(str, sorted(group))] for group in groups if group]


def main() -> int:
    """Run them; return the first exit code that is not 0."""
    found = commands(changed(), jobs=os.environ.get("JOBS", "2"))
    if not found:
        print("Nothing is changed since main.")
    for command in found:
        print(" ".join(command), flush=True)
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
