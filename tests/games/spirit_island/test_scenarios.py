"""All scenarios against the table of what is printed on them."""

from rulebound.games.spirit_island.scenario import SCENARIOS
from tests.games.spirit_island.against_facts import english, facts


def numbers(printed: int | str) -> list[int]:
    """The difficulty as it is printed: one number, or one of two."""
    return [int(number) for number in str(printed).split(" or ")]


def test_each_scenario_agrees_with_the_facts() -> None:
    known = {each["id"]: each for each in facts("scenarios")}
    assert len(known) == 11
    for name, its in SCENARIOS.items():
        assert (its.box, english()[f"scenario-{name}"]) == (known[name]["set"], known[name]["name"])
        assert its.difficulty in numbers(known[name]["difficulty"]), name
