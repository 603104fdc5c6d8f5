"""Finds the message ids that code uses, and what is wrong with the message files."""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulebound.kernel import Choice, Content, Game
from rulebound.messages import message_files

KERNEL_IDS: Final = {"option-done", "setup-seats", "setup-seats-help"}  # of what the kernel itself offers
DECLARATIONS: Final = {"verbs", "events", "status_lines", "names"}
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")


# What the message files hold.


@dataclass
class Entry(Visitor):
    """One message: its variables, those of them that it shows, the values it tells apart, what it refers to.

    The forms of a name are no part of that: a language may need some, which may take the number of things.
    """

    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        """Not looked into."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.cases.add(node.key.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def read(path: Path, problems: list[str]) -> dict[str, Entry]:
    """The messages (and `-terms`) of one file; what cannot be read is a problem."""
    found: dict[str, Entry] = {}
    for node in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(node, ftl.Junk):
            problems.append(f"{path.name}: cannot be read: {(node.content or '').strip()[:40]!r}")
        elif isinstance(node, ftl.Message | ftl.Term):
            name = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
            if name in found:
                problems.append(f"{path.name}: {name} stands there twice")
            found[name] = Entry()
            found[name].visit(node)
            found[name].forms = {attribute.id.name for attribute in node.attributes}
    return found


def read_all(paths: Iterable[Path], problems: list[str]) -> dict[str, Entry]:
    """The messages of several files that are read together."""
    found: dict[str, Entry] = {}
    for path in paths:
        own = read(path, problems)
        problems += [f"{path.name}: {name} stands in another file too" for name in own if name in found]
        found.update(own)
    return found


def referenced(entries: Mapping[str, Entry]) -> set[str]:
    return {name for entry in entries.values() for name in entry.references}


# What the code says.


@dataclass
class Said:
    """The literals that a game's modules pass to the kernel, and every other text in them."""

    verbs: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    emitted: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    results: set[str] = field(default_factory=set)
    subjects: set[str] = field(default_factory=set)  # names of what a prompt is about
    texts: set[str] = field(default_factory=set)  # any text outside the declarations


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _literals(call: ast.Call, place: int, keyword: str) -> set[str]:
    """The texts given as this argument, also where a condition chooses one."""
    given = call.args[place : place + 1] or [word.value for word in call.keywords if word.arg == keyword]
    branches: list[ast.expr] = list(given)
    for branch in branches:
        if isinstance(branch, ast.IfExp):
            branches += [branch.body, branch.orelse]
    return {b.value for b in branches if isinstance(b, ast.Constant) and isinstance(b.value, str)}


def _outside_declarations(tree: ast.AST) -> Iterator[ast.AST]:
    todo = [tree]
    while todo:
        node = todo.pop()
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id in DECLARATIONS for target in targets):
            continue
        yield node
        todo += ast.iter_child_nodes(node)


def scan(modules: Iterable[Path]) -> Said:
    """All that these modules say."""
    said = Said()
    for path in modules:
        for node in _outside_declarations(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.texts.add(node.value)
            if not isinstance(node, ast.Call):
                continue
            match _called(node):
                case "Option":
                    said.verbs |= _literals(node, 0, "verb")
                case "Decide" | "Anyone":
                    said.prompts |= _literals(node, 1, "prompt")
                    said.subjects |= {word.arg for word in node.keywords if word.arg}
                case "emit":
                    said.emitted |= _literals(node, 0, "kind")
                case "Event":
                    said.events |= _literals(node, 0, "kind")
                case "Why":
                    said.reasons |= _literals(node, 0, "kind")
                case "Result":
                    said.results |= _literals(node, 2, "reason")
    return said


def modules_of(game: Game[Any], packages: Path | None = None) -> list[Path]:
    """A game's own modules: its folder in the package of games, or its one file."""
    path = Path(inspect.getfile(type(game))).resolve()
    if packages is None or packages.resolve() not in path.parents:
        return [path]
    folder = packages.resolve() / path.relative_to(packages.resolve()).parts[0]
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [path]


# What is wrong.


def needed(game: Game[Any], said: Said, present: Iterable[str]) -> set[str]:
    """The ids that a game must have in English."""
    ids = {"game", "game-about"}
    for name, one in game.setup.fields.items():
        ids |= {f"setup-{name}"} if one in game.setup.per_seat() else {f"setup-{name}", f"setup-{name}-help"}
        ids |= {f"setup-{name}-{value}" for value in one.values} if isinstance(one, Choice) else set()
        ids |= {f"setup-{name}-standard"} if isinstance(one, Content) else set()
    ids |= {"game-first"} if game.first_setups else set()
    ids |= {f"lesson-{step.id}" for step in game.lesson.steps} if game.lesson is not None else set()
    ids |= {f"role-{role.name}" for role in game.setup.possible_roles}
    ids |= {f"option-{verb}" for verb in {*game.verbs, *said.verbs} - {"done"}}
    ids |= {f"event-{kind}" for kind in {*game.events, *said.emitted}}
    ids |= {f"status-{kind}" for kind in game.status_lines}
    ids |= {f"prompt-{prompt}" for prompt in said.prompts}
    ids |= {f"why-{kind}" for kind in said.reasons}
    ids |= {f"result-{reason}" for reason in said.results}
    ids |= {text for text in said.texts if text.startswith(("reveals-", "regret-"))}  # facts of options
    have = set(present)
    for kind, things in game.names.items():
        names = {f"{kind}-{thing}" for thing in things}
        ids |= names
        if any(f"{name}-text" in have for name in names):
            ids |= {f"{name}-text" for name in names}
    return ids


def allowed(game: Game[Any], said: Said) -> set[str]:
    """The ids that a game may have: facts of options, words for a kind of thing, and what it names itself."""
    vocabularies = (game.verbs, game.events, game.status_lines)
    variables = {name for words in vocabularies for text in words.values() for name in text.split()}
    kinds = {name.replace("_", "-").rpartition("-")[2] for name in variables | said.subjects}
    own = {f"{what}-{text}" for what in ("prompt", "left", "why", "result") for text in said.texts}
    shown = {f"{kind}-shown" for kind in kinds}  # what a drawn board calls them
    numbered = {f"{kind}-numbered" for kind in game.names}  # of what stands in a list with its number
    own |= {f"beside-{kind}" for kind in game.names}  # what stands beside its name, and agrees with it
    return {"game-length"} | kinds | shown | numbered | own | {f"facts-{verb}" for verb in game.verbs} | said.texts


def check_game(game: Game[Any], modules: Sequence[Path]) -> list[str]:
    """What is missing, unused or undeclared in a game's English."""
    problems: list[str] = []
    files = [path for path in message_files(game, "en") if path.name.startswith(game.id)]
    entries, said = read_all(files, problems), scan(modules)
    must = needed(game, said, entries)
    problems += [f"{game.id}: {name} is missing" for name in sorted(must - set(entries))]
    used = must | allowed(game, said) | referenced(entries)
    problems += [f"{game.id}: {name} is not used" for name in sorted(set(entries) - used)]
    undeclared = {
        "verb": said.verbs - {"done", *game.verbs},
        "event": said.emitted - {*game.events},
        "event or status line": said.events - {*game.events, *game.status_lines},
    }
    for what, names in undeclared.items():
        problems += [f"{game.id}: the {what} {name} is not declared" for name in sorted(names)]
    problems += list(_other_variables(game, entries))
    declared = {"verb": game.verbs, "event": game.events, "status line": game.status_lines}
    for what, words in declared.items():
        unsaid = sorted(set(words) - said.texts)
        problems += [f"{game.id}: the {what} {name} is declared and never used" for name in unsaid]
    return problems


def _other_variables(game: Game[Any], entries: Mapping[str, Entry]) -> Iterator[str]:
    """Where a message names something else than the game declares, or leaves something unsaid."""
    vocabularies = {"option": game.verbs, "event": game.events, "status": game.status_lines}
    for what, vocabulary in vocabularies.items():
        for kind, variables in vocabulary.items():
            takes = {name for each in with_references(f"{what}-{kind}", entries) for name in each.variables}
            for name in sorted(takes ^ set(variables.split())):
                fault = "knows no" if name in takes else "does not say its"
                yield f"{game.id}: {what}-{kind} {fault} {name}"


def with_references(name: str, entries: Mapping[str, Entry]) -> Iterator[Entry]:
    """A message and those that it refers to."""
    if name in entries:
        yield entries[name]
        for other in entries[name].references:
            yield from with_references(other, entries)


def check_common(folder: Path, source: Path, games: Sequence[Game[Any]]) -> list[str]:
    """What is missing or unused in the files of no game; the client's and those of errors have other tests."""
    problems: list[str] = []
    others = ("web-", "errors", "terminal-help", *(game.id for game in games))
    files = [path for path in sorted((folder / "en").glob("*.ftl")) if not path.name.startswith(others)]
    entries = read_all(files, problems)
    modules = sorted(source.rglob("*.py"))
    asked = {name for path in modules for name in _asked_by_name(path)}
    theirs = {name for game in games for path in message_files(game, "en") for name in read(path, [])}
    every_game = {"game", "game-about", "game-length"}
    missing = (asked | KERNEL_IDS) - set(entries) - theirs - every_game
    problems += [f"{name} is missing" for name in sorted(missing)]
    used = asked | KERNEL_IDS | scan(modules).texts | referenced(entries)
    return problems + [f"{name} is not used" for name in sorted(set(entries) - used)]


def _asked_by_name(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
            yield from (name for name in _literals(node, 0, "name") if NAME.fullmatch(name))
