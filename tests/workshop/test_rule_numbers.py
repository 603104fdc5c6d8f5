"""The numbers on the rules pages are those that the games play with."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from rulebound.games.auztralia.pack import pack_of
from tests.workshop.numbers import auztralia, faults, left_over, small_world_underground, spirit_island
from workshop.rules import NUMBER, RULE_LINE

PAGES = Path(__file__).parents[2] / "docs" / "rules"


def rules_of(game: str) -> dict[str, str]:
    """The lines of a rules page by their numbers."""
    lines = (PAGES / f"{game}.md").read_text(encoding="utf-8").splitlines()
    return {match[1]: line for line in lines if (match := RULE_LINE.match(line))}


@pytest.mark.parametrize(
    "game", [auztralia, small_world_underground, spirit_island], ids=lambda game: game.__name__
)
def test_the_numbers_on_the_page_are_those_of_the_data(game: ModuleType) -> None:
    assert list(faults(rules_of(game.__name__.rpartition(".")[2]), game.claims())) == []


def test_a_price_changed_on_the_page_alone_is_a_fault() -> None:
    rules = rules_of("auztralia")
    rules["AZ-A19"] = rules["AZ-A19"].replace("armoured car 2,", "armoured car 3,")
    (fault,) = faults(rules, auztralia.claims())
    assert fault.startswith("AZ-A19: the data say ")


def test_a_price_changed_in_the_data_alone_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = pack_of("standard")
    monkeypatch.setitem(pack.prices, "east", (1, 2, 5, 4, 5))
    (fault,) = faults(rules_of("auztralia"), auztralia.claims())
    assert fault.startswith("AZ-A19: the data say ")


def test_no_digit_of_auztralia_is_left_unchecked() -> None:
    claims = auztralia.claims()
    rest = {}
    for number, rule in rules_of("auztralia").items():
        text = NUMBER.sub("", left_over(rule, claims.get(number, [])))
        if digits := "".join(re.findall(r"\d", text)):
            rest[number] = digits
    assert rest == auztralia.NO_DATA
