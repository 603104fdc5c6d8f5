"""No file names a package registry or a place on somebody's machine; locked files are complete."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ADDRESSES = re.compile(
    r"""
      https?://[^\s"']*\.(?:whl|tar\.gz|tgz)\b  # a download
    | index[-_]url                              # a pip or uv setting
    | "resolved"\s*:\s*"http                    # npm's lock file
    | \bpy(?:pi|thonhosted)\.org | \bnpm(?:js)\.(?:org|com)
    """,
    re.VERBOSE,
)
MACHINE_PATHS = re.compile(r"(?<![\w.:/}~$-])/(?:home|root|Users|work)/\w")


def tracked() -> list[Path]:
    """Lists what git holds or would take in."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git working copy")
    command = [
        "git",
        "-c",
        "safe.directory=*",
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def hits(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in tracked():
        text = path.read_bytes().decode("utf-8", errors="replace")
        found += [
            f"{path.relative_to(ROOT).as_posix()}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
            for match in pattern.finditer(text)
        ]
    return found


def names_in(lines: list[str]) -> set[str]:
    """Reads the package names at the start of requirement lines, in their normal form."""
    found = (re.match(r"[A-Za-z][\w.-]*", line) for line in lines)
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


def test_no_registry_address() -> None:
    assert hits(ADDRESSES) == []


def test_no_path_of_a_machine() -> None:
    assert hits(MACHINE_PATHS) == []


@pytest.mark.parametrize(
    "line",
    [
        "https" + "://example.test/a/b-1.0-py3-none-any.whl",
        "--extra-index" + "-url https://example.test",
        '"resolved"' + ': "https://example.test/x"',
        "pypi" + ".org/simple",
    ],
)
def test_the_pattern_knows_an_address(line: str) -> None:
    assert ADDRESSES.search(line)


@pytest.mark.parametrize("line", ["see /" + "home/me/x", '"/' + 'work/a"'])
def test_the_pattern_knows_a_machine_path(line: str) -> None:
    assert MACHINE_PATHS.search(line)


@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "requirements").glob("*.in")))
def test_the_locked_file_holds_what_its_input_asks_for(name: str) -> None:
    wanted = (ROOT / f"requirements/{name}.in").read_text(encoding="utf-8").splitlines()
    if name == "dev":
        wanted += tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    locked = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    assert names_in(wanted) <= names_in(locked.splitlines())
    for block in re.findall(r"^[a-z].*(?:\n .*)*", locked, re.MULTILINE):
        assert re.match(r"[\w.-]+==", block), block
        assert "--hash=sha256:" in block, block
