"""What the web client shows of Spirit Island's cards and panels is what the engine has."""

from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from workshop import spirit_island_content as workshop


def test_the_file_is_what_would_be_written() -> None:
    """After a change to a card: `python -m workshop.spirit_island_content`."""
    assert workshop.FILE.read_text("utf-8") == workshop.written()


def test_every_power_and_every_spirit_is_there_with_what_is_printed() -> None:
    content = workshop.content()
    assert set(content["powers"]) == set(POWERS)
    assert set(content["spirits"]) == set(PANELS)
    storm = content["powers"]["raging-storm"]
    assert (storm["cost"], storm["speed"], storm["elements"]) == (3, "slow", {"fire": 1, "air": 1, "water": 1})
    assert (storm["range"], storm["source"], storm["target"]) == (1, "P", "any")
    lightning = content["spirits"]["lightnings-swift-strike"]
    assert lightning["groups"][0] == ["reclaim", "card", "energy-1"]
    assert lightning["rules"] == ["swiftness-of-lightning"]


def test_every_spirit_has_its_special_rules() -> None:
    rules = workshop.rules_of_spirits()
    assert {name: len(rules.get(name, [])) > 0 for name in PANELS} == dict.fromkeys(PANELS, True)
