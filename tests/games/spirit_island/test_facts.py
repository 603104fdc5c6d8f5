"""What stands beside an option."""

import pytest

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.facts import facts, missing, unlocks
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import options as growth_options
from rulebound.games.spirit_island.power import POWERS, counted
from rulebound.games.spirit_island.state import GROWING
from rulebound.games.spirit_island.use import options as power_options
from rulebound.kernel import Option
from rulebound.messages import Messages
from tests.games.spirit_island.frames import LIGHTNING, Plain, play_as, two
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule

WORDS = Messages(GAME)
SHADOWS = "shadows-flicker-like-flame"
GREEN = "a-spread-of-rampant-green"


def of(table: Table, text: str, seat: int = 0) -> dict[str, object]:
    """The facts of an option; it has words with them."""
    option = Option.parse(text)
    (found,) = facts(table.s, seat, [option])
    assert WORDS.option(option, found)
    return dict(found)


@rule("SI-038", "SI-052")
def test_a_card_to_play_tells_its_cost_and_elements_and_what_they_would_reach() -> None:
    table = island("A5: 1P")
    table.s.spirits[0].gained = list(counted("1 water"))
    assert of(table, "play boon-of-vigor") == {
        "cost": 0,
        "elements": "sun 1, water 1, plant 1",
        "unlocked-powers": "massive-flooding 1",
    }
    table.s.spirits[0].gained = list(counted("2 sun 3 water"))
    assert of(table, "play boon-of-vigor")["unlocked-powers"] == "none"
    table.s.spirits[0].gained = list(counted("1 sun 2 water"))
    assert of(table, "play boon-of-vigor")["unlocked-powers"] == "massive-flooding 2"
    assert of(table, "play elemental-boon") == {"cost": 1, "elements": "none", "unlocked-powers": "none"}


@rule("SI-052")
def test_a_card_can_meet_its_own_threshold_and_that_of_a_played_one() -> None:
    s = island("A5: 1P").s
    s.spirits[0].gained = list(counted("2 moon 1 sun"))
    assert unlocks(s, 0, POWERS["call-of-the-dahan-ways"]) == "call-of-the-dahan-ways 1"
    s.spirits[0].gained = list(counted(""))
    s.spirits[0].played = ["call-of-the-dahan-ways"]
    assert unlocks(s, 0, POWERS["dark-and-tangled-woods"]) == "call-of-the-dahan-ways 1"


@rule("SI-044", "SI-045", "SI-053")
def test_a_power_to_use_tells_its_range_its_targets_and_its_levels() -> None:
    table = island("A5: 2P; A4: 1T")
    table.s.spirits[0].played = ["flash-floods", "boon-of-vigor"]
    reached = len(table.targets("flash-floods"))
    assert of(table, "use flash-floods") == {"range": 1, "targets": reached, "levels": "none", "cost": 0}
    assert reached == len(table.s.names(table.s.island.within(table.s.island.number_of["A5"], 1)))
    assert of(table, "use boon-of-vigor") == {"range": "spirits", "targets": 1, "levels": "none", "cost": 0}
    table.s.spirits[0].gained = list(counted("2 sun 3 water"))
    assert of(table, "use massive-flooding")["levels"] == "1, 2"
    assert of(table, "use-less massive-flooding 1")["levels"] == "1"


@rule("SI-057")
def test_a_power_to_repeat_tells_its_price() -> None:
    table = island("A5: 1P")
    spirit = table.s.spirits[0]
    spirit.energy, spirit.played, spirit.used = 5, ["flash-floods"], ["flash-floods"]
    table.s.effects.append(Effect("repeat-paying", seat=0, amount=1, source="powerstorm"))
    assert Option("repeat", "flash-floods") in power_options(table.s, 0, "fast")
    assert of(table, "repeat flash-floods")["cost"] == 2


@rule("SI-045")
def test_targets_for_energy_count_as_targets() -> None:
    table = island("A5: 1P; A1: 1D", spirit=SHADOWS)
    table.s.spirits[0].played, table.s.spirits[0].energy = ["concealing-shadows"], 1
    assert of(table, "use concealing-shadows")["targets"] == 2
    table.s.spirits[0].energy = 0
    assert of(table, "use concealing-shadows")["targets"] == 1


def test_a_land_tells_what_is_there() -> None:
    table = two("A5: 2E 1T 3C 4D 2B 1P 2Q; A4: 1P")
    there = {"explorers": 2, "towns": 1, "cities": 3, "dahan": 4, "blight": 2}
    assert of(table, "target A5") == {**there, "presence": 1}
    assert of(table, "land A5", seat=1) == {**there, "presence": 2}
    assert of(table, "target-far A4") == {**dict.fromkeys(there, 0), "presence": 1}


@rule("SI-034", "SI-035", "SI-036")
def test_presence_tells_what_its_space_gives() -> None:
    table = island("A5: 1P")
    spirit = table.s.spirits[0]
    assert of(table, "presence energy A5") == {"gives": "energy", "number": 2, "cost": 0}
    assert of(table, "presence cards A5") == {"gives": "plays", "number": 2, "cost": 0}
    spirit.open[1] = 4
    assert of(table, "presence cards A5") == {"gives": "symbol", "symbol": "reclaim-1", "cost": 0}
    green = island("A5: 1P", spirit=GREEN)
    green.s.spirits[0].open[0] = 2
    assert of(green, "presence energy A5") == {"gives": "symbol", "symbol": "plant", "cost": 0}
    assert of(green, "presence destroyed A5") == {"gives": "none", "cost": 0}
    green.s.blighted = True
    assert of(green, "presence destroyed A5") == {"gives": "none", "cost": 1}


@rule("SI-028", "SI-030")
def test_a_growth_group_tells_its_symbols_and_its_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = island("A5: 1P")
    table.s.spirits[0].stage = GROWING
    assert Option("group", 1) in growth_options(table.s, 0)
    assert of(table, "group 1") == {"cost": 0, "symbols": "reclaim, card, energy-1"}

    class Dear(Plain):
        """Its growth costs energy."""

        groups = (("energy-1",), ("card",))
        costs = (0, 2)

    assert of(play_as(monkeypatch, table, Dear()), "group 2") == {"cost": 2, "symbols": "card"}


def test_a_card_to_keep_or_to_give_up_tells_cost_speed_and_elements() -> None:
    table = island("A5: 1P")
    for verb in ("keep", "forget", "give", "reclaim"):
        assert of(table, f"{verb} flash-floods") == {"cost": 2, "speed": "fast", "elements": "sun 1, water 1"}


@rule("SI-072", "SI-075")
def test_a_piece_to_hurt_tells_its_health() -> None:
    table = island("A5: 1T 1C/2 1P")
    assert of(table, "hit town A5") == {"health": 2, "left": 2}
    assert of(table, "graze-marked city 2 0 A5") == {"health": 3, "left": 1}
    table.s.effects.append(Effect("town-health", land=table.s.island.number_of["A5"], amount=1))
    assert of(table, "graze town A5") == {"health": 3, "left": 3}


def test_a_deck_tells_how_many_cards_are_left_and_presence_how_much_is_there() -> None:
    table = island("A5: 3P")
    assert of(table, "draw minor") == {"left": 36, "reveals": "reveals-powers"}
    assert of(table, "draw major") == {"left": 22, "reveals": "reveals-powers"}
    assert of(table, "lose A5") == {"presence": 3}
    assert of(table, "ready") == {}


def test_any_element_stands_for_what_is_missing() -> None:
    assert missing(counted("1 sun"), counted("2 sun 2 water")) == "sun 1, water 2"
    assert missing(counted("1 sun 2 any"), counted("2 sun 2 water")) == "water 1"
    assert missing(counted("2 sun"), counted("1 sun")) == "none"


def test_the_other_spirits_hold_options_with_facts_of_their_own() -> None:
    table = two("A5: 1P; B5: 2Q")
    assert table.s.spirits[1].id == LIGHTNING
    assert of(table, "presence energy B5", seat=1) == {"gives": "energy", "number": 1, "cost": 0}


USE_FAST, USE_SLOW, USE_INNATE, READY = (
    Option.parse(text) for text in ("use boon-of-vigor", "use rivers-bounty", "use massive-flooding", "ready")
)


def ready(table: Table, phase: str, *open_now: Option) -> dict[str, object]:
    """What stands beside Ready in this phase when these options are open too."""
    table.s.phase = phase
    return dict(facts(table.s, 0, [*open_now, READY])[-1])


def test_being_ready_names_a_fast_card_that_is_played_and_could_still_be_used() -> None:
    table = island("A5: 2P; A4: 1T")
    table.s.spirits[0].played = ["boon-of-vigor"]
    table.s.slot("ravage").cards = ["1-jungle"]
    assert ready(table, "fast", USE_FAST) == {"regret": "regret-unused", "power": "boon-of-vigor", "more": 0}
    assert ready(table, "fast") == {}  # it has been used, or has no target
    table.s.spirits[0].played = []
    assert ready(table, "fast", USE_INNATE) == {}  # nothing was paid for it


def test_a_slow_card_is_missed_only_in_its_own_phase() -> None:
    table = island("A5: 2P; A4: 1T")
    table.s.spirits[0].played = ["boon-of-vigor", "rivers-bounty"]
    table.s.slot("ravage").cards = ["1-jungle"]
    assert ready(table, "fast", USE_SLOW) == {}
    assert ready(table, "slow", USE_SLOW)["power"] == "rivers-bounty"
    found = ready(table, "slow", USE_SLOW, USE_FAST)
    assert found == {"regret": "regret-unused", "power": "boon-of-vigor", "more": 1}
    assert WORDS.text("regret-unused", power="boon-of-vigor", more=1) == (
        "You have played Boon of Vigor and not used it yet, nor one card more."
    )


@rule("SI-038")
def test_a_cost_that_is_not_the_printed_one_says_why() -> None:
    table = island("A5: 1P")
    assert not [fact for fact in of(table, "play flash-floods") if fact.startswith("part-")]
    table.s.enforce(Effect("blitz-hurry", seat=0, until="game"))
    found = of(table, "play flash-floods")
    assert (found["cost"], found["part-cost-printed"], found["part-cost-rules"]) == (1, 2, -1)


@rule("SI-045")
def test_a_range_that_is_not_the_printed_one_says_why() -> None:
    table = island("A5: 2P")
    assert not [fact for fact in of(table, "use flash-floods") if fact.startswith("part-")]
    table.s.effects.append(Effect("range", seat=0, amount=1, until="turn"))
    found = of(table, "use flash-floods")
    assert (found["range"], found["part-range-printed"], found["part-range-lasting"]) == (2, 1, 1)
    table.s.spirits[0].gained = list(counted("1 air"))
    found = of(table, "use sap-the-strength-of-multitudes")
    assert (found["range"], found["part-range-printed"], found["part-range-elements"]) == (2, 0, 1)
