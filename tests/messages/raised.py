"""Finds what the code says when it refuses something, and what is wrong with the messages for it."""

import ast
import re
import string
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

BASE: Final = "RuleboundError"
FOR_PROGRAMMERS: Final = "Defect"
FRAMEWORKS: Final = re.compile(r"\w*(?:HTTP|Client|Found|Authorized|Denied)\w*Exception|BadParameter")
TERMINAL_FILE: Final = "errors-terminal"
# What only the commands use; all else can reach the browser.
TERMINAL: Final = ("cli/", "server/settings.py", "server/backup.py", "server/database.py")


@dataclass(frozen=True)
class Raised:
    """One place where something is said: its message and the same in English, or a fault in place of them."""

    where: str
    kind: str
    english: str
    about: frozenset[str]
    fault: str = ""


def errors_in(trees: Iterable[ast.AST]) -> tuple[set[str], set[str]]:
    """The classes of errors that people read, and those of them that have words of their own."""
    bases, own = dict[str, set[str]](), set[str]()
    for node in (each for tree in trees for each in ast.walk(tree)):
        if isinstance(node, ast.ClassDef):
            bases.setdefault(node.name, set()).update(b.id for b in node.bases if isinstance(b, ast.Name))
            if any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in node.body):
                own.add(node.name)

    def comes_from(name: str, root: str) -> bool:
        return name == root or any(comes_from(each, root) for each in bases.get(name, ()))

    found = {name for name in bases if comes_from(name, BASE) and not comes_from(name, FOR_PROGRAMMERS)}
    return found, (own & found) - {BASE}


def raised_in(source: Path) -> list[Raised]:
    """All that is said to people by errors and sentences in these modules."""
    modules = {path: ast.parse(path.read_text("utf-8")) for path in sorted(source.rglob("*.py"))}
    errors, own_words = errors_in(modules.values())
    errors -= own_words
    found: list[Raised] = []
    for path, tree in modules.items():
        name = path.relative_to(source).as_posix()
        if name.startswith("envs/"):  # for programmers
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id in errors:
                found.append(Raised(f"{name}:{node.lineno}", "", "", frozenset(), "says nothing"))
            if isinstance(node, ast.ClassDef) and node.name in own_words:
                found += [_said(name, call) for call in ast.walk(node) if _is_init(call)]  # type: ignore[arg-type]
            if isinstance(node, ast.Call) and _speaks(node, errors, name):
                found.append(_said(name, node))
    return found


def _is_init(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "__init__"


def _speaks(call: ast.Call, errors: set[str], module: str) -> bool:
    name = getattr(call.func, "id", "")
    if FRAMEWORKS.fullmatch(name):
        return bool(call.args or call.keywords)
    if module == "kernel/errors.py":
        return name == "_joined"
    return name in errors or name == "Sentence"


def _said(module: str, call: ast.Call) -> Raised:
    where = f"{module}:{call.lineno}"
    texts = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    if len(texts) < 2:
        return Raised(where, "", "", frozenset(), "says a sentence that has no message")
    about = {each.arg for each in call.keywords if each.arg}
    if getattr(call.func, "id", "") == "_joined":
        about = {"one", "other"}
    for given in call.args[2:]:
        about |= {str(key.value) for key in getattr(given, "keys", ()) if isinstance(key, ast.Constant)}
    return Raised(where, texts[0], texts[1], frozenset(about))


def plain(pattern: ftl.Pattern) -> str:
    """A message as the code has it: variables in braces, and the last of several variants."""
    text = ""
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ftl.Placeable) else element
        if isinstance(inner, ftl.SelectExpression):
            text += plain(next(each.value for each in inner.variants if each.default))
        elif isinstance(inner, ftl.VariableReference):
            text += f"{{{inner.id.name}}}"
        else:
            text += str(getattr(inner, "value", "?"))
    return text


def english_in(folder: Path) -> dict[str, dict[str, str]]:
    """The English of each file of errors: by message, as `plain` gives it."""
    files = {}
    for path in sorted(folder.glob("errors*.ftl")):
        body = FluentParser().parse(path.read_text("utf-8")).body
        messages = (each for each in body if isinstance(each, ftl.Message) and each.value is not None)
        files[path.stem] = {each.id.name: plain(each.value) for each in messages if each.value is not None}
    return files


def faults_of(said: Iterable[Raised], files: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Where code and messages do not agree."""
    listed = list(said)
    for each in listed:
        if each.fault:
            yield f"{each.where} {each.fault}"
            continue
        wanted = {name for _, name, _, _ in string.Formatter().parse(each.english) if name}
        if wanted != each.about:
            yield f"{each.where} {each.kind} speaks of {sorted(wanted)}, and is given {sorted(each.about)}"
        message = f"error-{each.kind}"
        there = [name for name, messages in files.items() if message in messages]
        if not there:
            yield f"{each.where} {message} is missing"
        elif files[there[0]][message] != each.english:
            yield f"{each.where} {message} says something else: {files[there[0]][message]!r}"
    used = {f"error-{each.kind}" for each in listed}
    shown = {f"error-{each.kind}" for each in listed if not each.where.startswith(TERMINAL)}
    for file, messages in files.items():
        for message in messages:
            if message not in used:
                yield f"{file} {message} is not used"
            elif (message in shown) == (file == TERMINAL_FILE):
                yield f"{file} {message} belongs into the other file"
