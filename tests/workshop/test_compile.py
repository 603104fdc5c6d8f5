"""What is compiled, and what compiled code cannot do although the compiler accepts it."""

import ast
import re
import shlex
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.main import get_command

from rulebound.cli import app
from workshop import compile as compiling
from workshop.compile import (
    COMPILED,
    LEFT_OUT,
    PACKAGE,
    ROOT,
    SUFFIX,
    missing,
    modules,
    place,
    remove,
    sources,
    take_runtime,
)
from workshop.compiled_tests import PART, TESTS, lay_modules, unpack
from workshop.package import SWITCH, Package, compiled


def faults(tree: ast.AST) -> Iterator[str]:
    """What would go wrong in the compiled mode alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node).endswith("cached_property"):
            yield f"{node.lineno}: a cached_property is worked out at each use"
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            numbers = node.value.elts if isinstance(node.value, ast.Tuple) else []
            if any(isinstance(each, ast.Constant) and isinstance(each.value, float) for each in numbers):
                yield f"{node.lineno}: a Final tuple of floats needs a written type, or others do not find it"
        if isinstance(node, ast.ClassDef):
            plain = "plain_class" in map(ast.unparse, node.decorator_list)
            if not plain and re.search(r"__weakref__|weakref_slot=True", ast.unparse(node)):
                yield f"{node.lineno}: weak references to compiled objects end the process: make it a plain_class"


def test_what_is_compiled_does_nothing_that_compiled_code_cannot() -> None:
    trees = {path: ast.parse((ROOT / path).read_text("utf-8")) for path in sources()}
    assert len(trees) > 200
    assert [f"{path}:{fault}" for path, tree in trees.items() for fault in faults(tree)] == []


@pytest.mark.parametrize(
    "line",
    [
        "@functools.cached_property\ndef f(s): ...",
        "@cached_property\ndef f(s): ...",
        "WORTH: Final = (1.0, 2)",
        "class Tables(dict):\n    __slots__ = ('__weakref__', 'pack')",
        "@dataclass(slots=True, weakref_slot=True)\nclass Tables: ...",
    ],
)
def test_such_faults_are_found(line: str) -> None:
    assert list(faults(ast.parse(line)))


def test_what_is_left_out_is_there() -> None:
    assert [name for name in LEFT_OUT if not (ROOT / PACKAGE / name).is_file()] == []
    assert {path.parts[2] for path in sources()} == set(COMPILED)
    assert not {path.relative_to(PACKAGE).as_posix() for path in sources()} & LEFT_OUT


def test_mypycs_own_c_is_compiled_once_where_nothing_is_optimised() -> None:
    def module(name: str) -> SimpleNamespace:
        sources = [f"build/c/rulebound/kernel/__native_{name}.c", "build/c/init.c", "build/c/int_ops.c"]
        return SimpleNamespace(sources=sources, include_dirs=["lib-rt"], extra_compile_args=["-O0"])

    extensions = [module("ask"), module("rng")]
    taken = take_runtime(extensions)
    assert [each.sources for each in extensions] == [
        ["build/c/rulebound/kernel/__native_ask.c"],
        ["build/c/rulebound/kernel/__native_rng.c"],
    ]
    assert taken["sources"] == ["build/c/init.c", "build/c/int_ops.c"]
    assert taken["cflags"] == ["-O0"]


def test_built_modules_lie_beside_their_sources_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "BUILT", tmp_path / "lib")
    built = modules([PACKAGE / "kernel" / "rng.py"])
    assert built == [Path("rulebound/kernel") / f"rng{end}{SUFFIX}" for end in ("", "__mypyc")]
    for folder in ("lib/rulebound/kernel", "src/rulebound/kernel"):
        (tmp_path / folder).mkdir(parents=True)
    for module in built:
        (tmp_path / "lib" / module).write_text("new")
    beside = tmp_path / "src/rulebound/kernel"
    (beside / f"rng{SUFFIX}").write_text("old")
    (beside / f"gone{SUFFIX}").write_text("old")
    remove(keep=built)
    place(built)
    assert {path.name: path.read_text() for path in beside.iterdir()} == {path.name: "new" for path in built}
    remove(keep=[])
    assert not list(beside.iterdir())


def test_the_copy_has_what_the_archive_has_and_keeps_what_was_compiled(tmp_path: Path) -> None:
    source, copy = tmp_path / "rulebound-1", tmp_path / "copy"
    for name in ("rulebound-1/src/rulebound/kernel/new.py", "copy/src/gone.py", "copy/gone.md", "copy/build/kept"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    with tarfile.open(tmp_path / "rulebound-1.tar.gz", "w:gz") as archive:
        archive.add(source, "rulebound-1", filter=lambda each: each.replace(mtime=0, deep=False))
    before = int(time.time())
    unpack(tmp_path / "rulebound-1.tar.gz", copy)
    made = {path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file()}
    assert made >= {"src/rulebound/kernel/new.py", "build/kept"}
    assert not made & {"src/gone.py", "gone.md"}
    # The compiler takes a file with the time and the size of another for that other one.
    assert (copy / "src/rulebound/kernel/new.py").stat().st_mtime >= before
    with zipfile.ZipFile(tmp_path / "wheel.whl", "w") as wheel:
        wheel.writestr(f"rulebound/kernel/new{SUFFIX}", "module")
        wheel.writestr("rulebound/kernel/new.py", "other")
    lay_modules(tmp_path / "wheel.whl", copy)
    assert (copy / f"src/rulebound/kernel/new{SUFFIX}").read_text() == "module"
    assert (copy / "src/rulebound/kernel/new.py").read_text() == "rulebound-1/src/rulebound/kernel/new.py"


def test_the_tests_of_the_compiled_mode_are_there() -> None:
    assert [name for name in TESTS + PART if not (ROOT / name).exists()] == []


def test_a_machine_without_a_compiler_is_told_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-nobody-has -pthread")
    assert "no C compiler (a-compiler-that-nobody-has)" in missing()
    command = [sys.executable, "-m", "workshop.compiled_tests"]
    for words, code in (["--part"], 0), ([], 1):
        told = subprocess.run([*command, *words], cwd=ROOT, capture_output=True, text=True, check=False)
        assert told.returncode == code
        (line,) = told.stdout.splitlines()
        assert line == f"The compiled mode is not tested: {missing()}"


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_cibuildwheel_makes_compiled_wheels_and_tries_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """No machine with cibuildwheel is at hand, so its settings are compared with what they speak of."""
    settings = project()["tool"]["cibuildwheel"]
    assert settings["build"].split() == [f"cp3{minor}-*" for minor in (11, 12, 13)]
    assert project()["project"]["requires-python"] == ">=3.11"
    monkeypatch.delenv(SWITCH, raising=False)
    assert not compiled()
    for name, value in settings["environment"].items():
        monkeypatch.setenv(name, value)
    assert compiled()
    python, program = (shlex.split(command) for command in settings["test-command"])
    assert python[:2] == ["python", "-c"]
    assert "assert COMPILED" in python[2]
    compile(python[2], "test-command", "exec")
    assert program[0] in project()["project"]["scripts"]
    assert program[1] in get_command(app).commands  # type: ignore[attr-defined]


def test_a_compiled_wheel_asks_for_its_compiler_by_the_locked_version(monkeypatch: pytest.MonkeyPatch) -> None:
    metadata = SimpleNamespace(core=SimpleNamespace(dependencies=project()["project"]["dependencies"]))

    def asked_for(target: str) -> list[str]:
        hook = Package(str(ROOT), {}, None, metadata, "", target)  # type: ignore[arg-type]
        return hook.dependencies()

    monkeypatch.delenv(SWITCH, raising=False)
    assert asked_for("wheel") == []
    monkeypatch.setenv(SWITCH, "1")
    assert asked_for("sdist") == []
    tools, others = asked_for("wheel")[:2], asked_for("wheel")[2:]
    assert [re.sub(r"[\d.]+", "N", tool) for tool in tools] == ["mypy==N", "setuptools==N"]
    assert others == project()["project"]["dependencies"]
