"""Counts which numbered rules have a test; fails if numbers are invalid or the share of tested rules falls.

Fails too if a page in another language (docs/rules/<language>/<game>.md) lacks a number.

Rules are lines `**SU-041** text` in docs/rules/<game>.md; an expansion may have a page of its own
(docs/rules/<game>-<expansion>.md), which is counted by itself. Tests name them with `rule("SU-041")`, as a
decorator, as a `pytestmark`, or as the `marks` of a `pytest.param`.
"""

import argparse
import ast
import json
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

NUMBER = re.compile(r"[A-Z]{2}-[A-Z]{0,2}\d+")
RULE_LINE = re.compile(rf"\*\*({NUMBER.pattern})\*\*\s")


@dataclass(slots=True)
class Count:
    """The rules of one game and those of them that a test names."""

    numbers: list[str]
    tested: set[str] = field(default_factory=set)

    @property
    def missing(self) -> list[str]:
        return [number for number in self.numbers if number not in self.tested]

    @property
    def share(self) -> tuple[int, int]:
        return len(self.tested), len(self.numbers)


def read_rules(folder: Path, faults: list[str]) -> dict[str, Count]:
    """Reads the numbers of every game, in the order of its page."""
    games: dict[str, Count] = {}
    seen: dict[str, str] = {}
    for page in sorted(folder.glob("*.md"), key=lambda page: page.stem):
        numbers = []
        for at, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if not (match := RULE_LINE.match(line)):
                continue
            number, place = match[1], f"{page.name}:{at}"
            if number in seen:
                faults.append(f"{place}: {number} is already defined at {seen[number]}")
                continue
            seen[number] = place
            numbers.append(number)
        if numbers:
            games[page.stem.replace("_", "-")] = Count(numbers)
    return games


def check_languages(folder: Path, faults: list[str]) -> None:
    """Adds a fault for every page of another language that lacks a number or has one too many."""
    for language in sorted(each for each in folder.iterdir() if each.is_dir()):
        for page in sorted(folder.glob("*.md")):
            wanted, other = numbers_in(page), language / page.name
            if not wanted:
                continue
            found = numbers_in(other) if other.is_file() else []
            where = f"{language.name}/{page.name}"
            faults.extend(f"{where}: {number} is missing" for number in wanted if number not in found)
            faults.extend(f"{where}: {number} is unknown" for number in found if number not in wanted)
            faults.extend(
                f"{where}: {number} stands there twice" for number in sorted({*found}) if found.count(number) > 1
            )


def numbers_in(page: Path) -> list[str]:
    """The numbers of a page's rules, in its order."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return [match[1] for line in lines if (match := RULE_LINE.match(line))]


def marks_in(tree: ast.Module) -> Iterator[ast.Call]:
    """Finds the calls of `rule` that mark a test, a class, a module or a parameter."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                places = node.decorator_list
            case ast.Assign(targets=[ast.Name("pytestmark")]) | ast.keyword(arg="marks"):
                places = [node.value]
            case _:
                continue
        for place in places:
            # A decorator such as parametrize holds params whose marks are found on their own.
            inner = place.elts if isinstance(place, ast.List | ast.Tuple) else [place]
            yield from (call for call in inner if isinstance(call, ast.Call) and is_rule(call.func))


def is_rule(function: ast.expr) -> bool:
    return ast.unparse(function) in {"rule", "marks.rule", "pytest.mark.rule"}


def read_tests(folder: Path, faults: list[str]) -> Iterator[tuple[str, str]]:
    """Gives every number that a test names, with the place that names it."""
    for path in sorted(folder.rglob("test_*.py")):
        for call in marks_in(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            place = f"{path.relative_to(folder.parent)}:{call.lineno}"
            if not call.args:
                faults.append(f"{place}: rule() names no number")
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, place
                else:
                    faults.append(f"{place}: write rule numbers as plain strings, not {ast.unparse(argument)}")


def count_tests(games: dict[str, Count], tests: Path, faults: list[str]) -> None:
    """Notes in each game's count which of its rules a test names."""
    owner = {number: count for count in games.values() for number in count.numbers}
    for number, place in read_tests(tests, faults):
        if number in owner:
            owner[number].tested.add(number)
        else:
            faults.append(f"{place}: no rule has the number {number}")


def fell(now: tuple[int, int], kept: tuple[int, int]) -> bool:
    """Compares two shares, tested/total, without rounding."""
    return now[0] * kept[1] < kept[0] * now[1]


def report(games: dict[str, Count]) -> None:
    for game, count in games.items():
        print(f"{game} {len(count.tested)}/{len(count.numbers)}")
        if count.missing:
            print(textwrap.fill(" ".join(count.missing), 100, initial_indent="  ", subsequent_indent="  "))
    if not games:
        print("no rules yet")


def compare(games: dict[str, Count], kept: dict[str, tuple[int, int]], faults: list[str]) -> None:
    """Adds a fault for every game whose share of tested rules is lower than the one kept."""
    for game, (tested, total) in kept.items():
        if game not in games:
            faults.append(f"{game}: reached.json keeps {tested}/{total}, and its rules are gone")
        elif fell(games[game].share, (tested, total)):
            now = "/".join(map(str, games[game].share))
            faults.append(f"{game}: the share fell to {now}; reached.json keeps {tested}/{total}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Which rules have a test, and which have none.")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], help="the working copy")
    parser.add_argument("--save", action="store_true", help="keep the shares reached now")
    parser.add_argument("--force", action="store_true", help="with --save: keep lower shares too")
    options = parser.parse_args(arguments)

    pages = options.root / "docs" / "rules"
    reached = pages / "reached.json"
    kept = {game: (t, n) for game, (t, n) in json.loads(reached.read_text()).items()} if reached.exists() else {}

    faults: list[str] = []
    games = read_rules(pages, faults)
    if pages.is_dir():
        check_languages(pages, faults)
    count_tests(games, options.root / "tests", faults)
    report(games)
    if not (options.save and options.force):
        compare(games, kept, faults)
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
        return 1

    shares = {game: count.share for game, count in sorted(games.items())}
    if options.save and games:
        lines = ",\n".join(f'  "{game}": [{tested}, {total}]' for game, (tested, total) in shares.items())
        reached.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    elif shares != kept:
        print("the shares have changed; keep them with: python workshop/rules.py --save")
    return 0


if __name__ == "__main__":
    sys.exit(main())
