"""What the rules pages say in numbers, made from the data that the games play with.

Each game has a module with `claims()`: for a rule's number the words of the page in which its data stand. A claim
is made anew from the data, so it no longer stands on the page when either of the two changes alone.
"""

from collections.abc import Iterator

Claims = dict[str, list[str]]  # the number of a rule -> what its line says

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def faults(rules: dict[str, str], claims: Claims) -> Iterator[str]:
    """Every claim that is not on the page."""
    for number, texts in claims.items():
        for text in texts:
            if text not in rules.get(number, ""):
                yield f"{number}: the data say {text!r}, the page: {rules.get(number, 'nothing')}"


def left_over(rule: str, texts: list[str]) -> str:
    """The line of a rule without what is claimed of it."""
    for text in texts:
        rule = rule.replace(text, "")
    return rule
