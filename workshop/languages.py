"""How far each language is, and where it says something else than the English: `make languages`.

A translation lies in `messages/<language>/` and `docs/rules/<language>/`, in files named as the English ones.
`--new LANGUAGE` makes the folders of a language that is not there yet.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.console import Console
from rich.table import Table

from rulebound.games import game_names, load_game
from rulebound.messages import ENGLISH, FOLDER

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
RULE_LINE: Final = re.compile(r"\*\*([A-Z]{2}-[A-Z]{0,2}\d+)\*\* (.*)")
RULE_NUMBER: Final = re.compile(r"[A-Z]{2}-[A-Z]{0,2}\d+")
DIGITS: Final = re.compile(r"\d+")
# The numbers that a language tells apart where the English tells apart one and more.
PLURALS: Final = {"pl": {"one", "few", "many"}}
SHORT: Final = {"small-world-underground": "su", "auztralia": "az", "spirit-island": "si"}
FRAME: Final = "table and lobby"
NO_NAMES: Final = ("-text", "-help", "-numbered", "-shown")


@dataclass
class Message(Visitor):
    """What a message is made of, so that two languages can be compared."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    asked: set[tuple[str, str]] = field(default_factory=set)  # a variable, and the form of its name
    selects: list[set[str]] = field(default_factory=list)
    numbers: Counter[str] = field(default_factory=Counter)
    forms: set[str] = field(default_factory=set)
    has_text: bool = False  # a message may have forms alone

    @classmethod
    def of(cls, node: ftl.Message | ftl.Term) -> "Message":
        message = cls(forms={attribute.id.name for attribute in node.attributes}, has_text=node.value is not None)
        if node.value is not None:
            message.visit(node.value)
            message.numbers = Counter(_numbers(node.value))
        return message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selects.append({str(getattr(each.key, "name", "")) for each in node.variants})
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        cases = [each.value for each in node.arguments.named if each.name.name == "case"]
        for given in node.arguments.positional[:1]:
            if node.id.name == "GENDER" and isinstance(given, ftl.VariableReference):
                self.asked.add((given.id.name, "gender"))
            for case in cases:
                if isinstance(given, ftl.VariableReference) and isinstance(case, ftl.StringLiteral):
                    self.asked.add((given.id.name, case.value))
        self.generic_visit(node)


def _numbers(pattern: ftl.Pattern) -> Iterator[str]:
    """The numbers in a text as it reads in its last variants, the ones that serve where no other does."""
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ftl.Placeable) else element
        if isinstance(inner, ftl.StringLiteral):
            yield from DIGITS.findall(inner.parse()["value"])  # a sign may be written in digits
        elif isinstance(inner, ftl.TextElement | ftl.NumberLiteral):
            yield from DIGITS.findall(inner.value)
        elif isinstance(inner, ftl.SelectExpression):
            yield from _numbers(next(each for each in inner.variants if each.default).value)


Entries = dict[str, Message]


def read(path: Path, faults: list[str]) -> Entries:
    """The messages and terms of one file; what cannot be read is a fault."""
    found, unreadable = _parse(path)
    faults += unreadable
    return found


@cache  # each file is compared several times
def _parse(path: Path) -> tuple[Entries, list[str]]:
    found: Entries = {}
    faults: list[str] = []
    where = f"{path.parent.name}/{path.name}"
    for node in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(node, ftl.Junk):
            faults.append(f"{where}: cannot be read: {(node.content or '').strip()[:40]!r}")
        elif isinstance(node, ftl.Message | ftl.Term):
            name = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
            if name in found:
                faults.append(f"{where}: {name} stands there twice")
            found[name] = Message.of(node)
    return found, faults


def compare(where: str, language: str, english: Entries, own: Entries) -> Iterator[str]:
    """Where these messages know more than the English, or say something else."""
    for name, message in own.items():
        if name.startswith("-"):
            continue  # a language may need words of its own
        if name not in english:
            yield f"{where}: {name} is unknown"
            continue
        original = english[name]
        if message.variables != original.variables:
            takes = ", ".join(sorted(original.variables)) or "none"
            yield f"{where}: {name} takes other variables than the English ({takes})"
        if message.numbers != original.numbers:
            has, wants = (
                " ".join(sorted(each.elements())) or "none" for each in (message.numbers, original.numbers)
            )
            yield f"{where}: {name} has other numbers than the English ({has} instead of {wants})"
        for keys in message.selects:
            missing = PLURALS.get(language, set()) - keys if "one" in keys else set()
            if missing:
                yield f"{where}: {name} does not tell {' and '.join(sorted(missing))} apart"


def forms_asked(where: str, entries: Entries, names: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Where a sentence asks for a form that a name does not have; `names`: the names of each kind."""
    for name, message in entries.items():
        for variable, form in sorted(message.asked):
            kind = variable.rpartition("-")[2]
            for each in _names_of(kind, entries, names):
                if form not in entries[each].forms:
                    yield f"{where}: {each} has no {form}, which {name} asks for"


def _names_of(kind: str, entries: Entries, names: Mapping[str, Iterable[str]]) -> list[str]:
    listed = {f"{kind}-{each}" for each in names.get(kind, ())}
    if kind not in names:
        listed = {each for each in entries if each.startswith(f"{kind}-") and not each.endswith(NO_NAMES)}
    return [each for each in sorted({kind, f"{kind}-shown"} | listed) if each in entries]


def check_translations(folder: Path, language: str | None = None) -> list[str]:
    """Where a translation knows more than the English, takes other variables, or has other numbers."""
    faults: list[str] = []
    for path in sorted(folder.glob(f"{language or '*'}/*.ftl")):
        spoken, original = path.parent.name, folder / ENGLISH / path.name
        if spoken == ENGLISH:
            continue
        if not original.is_file():
            faults.append(f"{spoken}/{path.name}: there is no such file in English")
            continue
        faults += compare(f"{spoken}/{path.name}", spoken, read(original, []), read(path, faults))
    return faults


def check_forms(folder: Path, language: str) -> list[str]:
    """Where a sentence of a game asks for a form that a name of this game lacks."""
    faults: list[str] = []
    for game in game_names():
        entries: Entries = {}
        for path in [folder / language / "kernel.ftl", *sorted((folder / language).glob(f"{game}*.ftl"))]:
            entries.update(read(path, []) if path.is_file() else {})
        faults += forms_asked(f"{language} {game}", entries, load_game(game).names)
    return faults


def part_of(file: str) -> str:
    """The game that a file of messages belongs to, or the frame."""
    for game, short in SHORT.items():
        if file.startswith(game) or short in file.split("-"):
            return game
    return FRAME


def progress(folder: Path, language: str) -> tuple[dict[str, tuple[int, int]], list[str]]:
    """For each game and the frame how many messages are there and how many the English has; those that lack."""
    done: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    lacking: list[str] = []
    for path in sorted((folder / ENGLISH).glob("*.ftl")):
        translated = folder / language / path.name
        own = read(translated, []) if translated.is_file() else {}
        for name, english in read(path, []).items():
            if name.startswith("-"):
                continue
            said = name in own and (own[name].has_text or not english.has_text)
            wanted[part_of(path.stem)] += 1
            done[part_of(path.stem)] += said
            if not said:
                lacking.append(f"{language}/{path.name}: {name} is said in English")
    return {part: (done[part], wanted[part]) for part in (FRAME, *SHORT)}, lacking


def rules_of(page: Path) -> dict[str, str]:
    """The numbered lines of a page of rules."""
    lines = page.read_text("utf-8").splitlines() if page.is_file() else []
    return {found[1]: found[2] for line in lines if (found := RULE_LINE.match(line))}


def check_rules(folder: Path, language: str) -> tuple[dict[str, tuple[int, int]], list[str]]:
    """How many rules of each page are there in this language, and where they have other digits."""
    counts, faults = {}, []
    for page in sorted(folder.glob("*.md")):
        english = rules_of(page)
        if not english:
            continue
        where = f"{language}/{page.name}"
        own = english if language == ENGLISH else rules_of(folder / language / page.name)
        counts[page.stem] = len(english.keys() & own.keys()), len(english)
        faults += [f"{where}: {number} is unknown" for number in own if number not in english]
        for number in sorted(english.keys() & own.keys()):
            has, wants = (Counter(DIGITS.findall(text)) for text in (own[number], english[number]))
            if has != wants:
                more, less = (
                    " ".join(sorted((a - b).elements())) or "none" for a, b in ((has, wants), (wants, has))
                )
                faults.append(f"{where}: {number} has other numbers than the English (more: {more}; less: {less})")
    return counts, faults


def languages(folder: Path = FOLDER) -> list[str]:
    """All languages, English first."""
    others = {path.parent.name for path in folder.glob("*/*.ftl")} - {ENGLISH}
    return [ENGLISH, *sorted(others)]


def start(language: str) -> None:
    """Make the folders of a new language, its files still without messages: all is said in English so far."""
    own = FOLDER / language
    if own.exists():
        raise SystemExit(f"{language} is there already: make languages shows how far it is")
    own.mkdir()
    for path in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        (own / path.name).write_text(f"### {path.stem}: translate from {ENGLISH}/{path.name}\n", "utf-8")
    (RULES / language).mkdir(exist_ok=True)
    print(f"Made {own.name}/ with {len(list(own.iterdir()))} files; docs/translate.md says how to go on.")


def show(console: Console, chosen: list[str]) -> bool:
    """Print the table of all languages and what is wrong with them; True: all of them are whole."""
    table = Table("language", FRAME, *SHORT, "rules")
    faults: list[str] = []
    whole = True
    for language in chosen:
        parts, _ = progress(FOLDER, language)
        rules, other = check_rules(RULES, language)
        counts = {**parts, "rules": (sum(done for done, _ in rules.values()), sum(of for _, of in rules.values()))}
        table.add_row(language, *(f"{done} / {of}" for done, of in counts.values()))
        whole = whole and all(done == of for done, of in counts.values())
        faults += [*check_translations(FOLDER, language), *check_forms(FOLDER, language), *other]
    console.print(table)
    for fault in faults:
        console.print(fault, markup=False, highlight=False, soft_wrap=True)
    console.print(f"{len(faults)} differences from the English" if faults else "No difference from the English")
    return whole and not faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", help="the languages to look at (all)")
    parser.add_argument("--new", metavar="LANGUAGE", help="make the folders of a language")
    given = parser.parse_args()
    if given.new:
        start(given.new)
        return
    sys.exit(0 if show(Console(), given.languages or languages()) else 1)


if __name__ == "__main__":
    main()
