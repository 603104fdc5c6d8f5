"""Reasons why invaders act in a land or do not, with rule numbers."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.kernel import Value
from tests.games.spirit_island.frames import (
    WORDS,
    reason,
    why,
)
from tests.games.spirit_island.harness import island
from tests.marks import rule

SHADOWS = "shadows-flicker-like-flame"
GREEN = "a-spread-of-rampant-green"
EARTH = "vital-strength-of-the-earth"


@rule("SI-100", "SI-101", "SI-111")
def test_why_a_land_is_or_is_not_ravaged() -> None:
    table = island("A1: 1E 1P; A5: 2T; A6: 1D")
    s = table.s
    assert why(table, "ravage A1") == ("no-card", "SI-111")
    s.slot("ravage").cards = ["3-mountain-wetland"]
    damage: dict[str, Value] = {"land": "A1", "damage": 1, "defend": 0, "dealt": 1}
    assert reason(table, "ravage A1") == ("will-ravage", "SI-101", damage)
    assert why(table, "ravage A5") == ("will-blight", "SI-101")
    s.defend[5] = 3
    assert reason(table, "A5") == ("will-ravage", "SI-101", {"land": "A5", "damage": 4, "defend": 3, "dealt": 1})
    assert why(table, "ravage A6") == ("no-invaders-there", "SI-100")
    kind, number, about = reason(table, "ravage A4")
    assert (kind, number, about["terrain"], about["card"]) == ("no-match", "SI-100", "sands", "3-mountain-wetland")


@rule("SI-102")
def test_of_the_next_turn_only_what_stays_is_told() -> None:
    table = island("A5: 2T 2P", spirit=EARTH)
    s = table.s
    s.slot("ravage").cards, s.defend[5] = ["1-wetland"], 4
    s.effects.append(Effect("skip-ravage", land=5, source="paralyzing-fright"))
    assert reason(table, "ravage A5")[0] == "will-skip"
    s.phase = "slow"
    about: dict[str, Value] = {"land": "A5", "damage": 4, "defend": 3, "dealt": 1}
    assert reason(table, "ravage A5") == ("will-ravage", "SI-101", about)


@rule("SI-106", "SI-107")
def test_why_a_land_is_or_is_not_built_in() -> None:
    table = island("A1: 1E 1P; A6: 1T; A4: 1E")
    s = table.s
    s.slot("build").cards = ["1-mountain"]
    about = {"land": "A1", "step": "build", "piece": "town", "number": 1}
    assert reason(table, "build A1") == ("will-build", "SI-106", about)
    assert reason(table, "A6")[2]["piece"] == "city"
    assert why(table, "build A4") == ("no-match", "SI-100")
    s.tokens[2][1] = 1
    assert why(table, "build A1") == ("disease", "SI-107")
    s.tokens[2][1] = 0
    s.effects.append(Effect("avoid-the-dahan-3", source="avoid-the-dahan"))
    s.put(1, 3)
    assert reason(table, "build A1")[2]["fear"] == "avoid-the-dahan"
    assert why(table, "build A1") == ("will-skip-by-fear", "SI-084")


def test_a_fear_card_that_forbids_cities() -> None:
    table = island("A1: 1T 1P; A2: 1E")
    table.s.slot("build").cards = ["2-coastal"]
    table.s.effects.append(Effect("overseas-trade-seems-safer-2", source="overseas-trade-seems-safer"))
    assert why(table, "build A1") == ("will-skip-by-fear", "SI-084")
    assert why(table, "build A2") == ("will-build", "SI-106")
    table.build("A1").expect("A1: 1T 1P")
    table.s.effects.clear()
    assert why(table, "build A1") == ("skipped-by-fear", "SI-084")


@rule("SI-108", "SI-109", "SI-126")
def test_why_a_land_is_or_is_not_explored() -> None:
    table = island("A5: 1P; A1: 1T; A8: 1E")
    s = table.s
    assert reason(table, "explore A6") == ("may-explore", "SI-108", {"land": "A6", "step": "explore", "stage": 1})
    assert why(table, "A7") == ("no-source", "SI-108")
    s.isolated = 1 << 6
    assert why(table, "explore A6") == ("isolated", "SI-126")
    s.isolated = 0
    s.phase, s.step, s.slot("explore").cards = "invaders", "explore", ["1-mountain"]
    assert why(table, "A6") == ("will-explore", "SI-108")
    assert why(table, "A3") == ("no-match", "SI-100")
    s.tokens[1][6] = 1
    assert why(table, "A6") == ("wilds", "SI-109")
    s.slot("explore").cards, s.invader_deck, s.tokens[1][6] = [], [], 0
    assert why(table, "explore A6") == ("deck-empty", "SI-086")


@rule("SI-059", "SI-201")
def test_what_was_skipped_this_turn_is_remembered_until_time_passes() -> None:
    table = island("A5: 2T 1P; A1: 1E; A6: 1E", spirit=GREEN)
    s = table.s
    s.slot("ravage").cards, s.slot("build").cards = ["1-wetland"], ["1-mountain"]
    Action(s, "spirit", 0, land=5, source="paralyzing-fright").skip()
    assert reason(table, "ravage A5")[2]["power"] == "paralyzing-fright"
    assert why(table, "ravage A5") == ("will-skip", "SI-201")
    table.ravage("A5").expect("A5: 2T 1P")
    s.effects.clear()
    assert why(table, "ravage A5") == ("skipped", "SI-201")
    s.tokens[2][1] = 1
    table.build("A1").expect("A1: 1E")
    assert reason(table, "build A1")[2]["token"] == "disease"
    assert why(table, "build A1") == ("stopped", "SI-120")
    s.spirits[0].presence[6] = 2
    table.build("A6", "choke build A6").expect("A6: 1E 1P")
    assert why(table, "build A6") == ("skipped-by-spirit", "SI-147")
    s.tokens[1][4] = 1
    table.explore("1-sands")
    assert why(table, "explore A4") == ("stopped", "SI-119")
    assert s.skipped == {
        "ravage A5": "paralyzing-fright",
        "build A1": "disease",
        "build A6": GREEN,
        "explore A4": "wilds",
    }
    table.time_passes()
    assert s.skipped == {}
    assert why(table, "build A6") == ("will-build", "SI-106")


def test_who_had_an_action_skipped_is_told_by_name() -> None:
    table = island("A5: 2T 1P; A1: 1T 1D")
    s = table.s
    Action(s, "spirit", 0, land=5, source="paralyzing-fright").skip("ravage")
    s.effects.append(Effect("avoid-the-dahan-3", source="avoid-the-dahan"))
    table.ravage("A5").build("A1")
    said = [WORDS.event(event) for event in table.heard]
    assert said == ["No ravage in A5: Paralyzing Fright.", "No build in A1: Avoid the Dahan."]


@rule("SI-023")
def test_a_step_that_has_passed_is_over() -> None:
    table = island("A1: 1E 1P; A6: 1E; A5: 1E")
    s = table.s
    s.phase, s.step, s.begun, s.slot("ravage").cards, s.slot("build").cards = (
        "invaders",
        "ravage",
        True,
        ["1-mountain"],
        ["1-wetland"],
    )
    s.todo = [6]
    assert why(table, "A1") == ("over", "SI-023")
    assert why(table, "A6") == ("will-ravage", "SI-101")
    assert why(table, "build A5") == ("will-build", "SI-106")
    s.step, s.begun = "build", False
    assert why(table, "ravage A6") == ("over", "SI-023")
    assert why(table, "A5") == ("will-build", "SI-106")


@rule("SI-105")
def test_what_is_told_of_a_ravage_leaves_out_those_who_sit_out() -> None:
    table = island("A5: 1T 1C 1D; A2: 1P 1E")
    table.s.slot("ravage").cards = ["1-wetland"]
    table.s.effects += [Effect("sits-out-town", land=5, amount=1), Effect("sits-out-explorer", land=2, amount=1)]
    assert reason(table, "ravage A5")[2]["damage"] == 3
    assert GAME.view(table.s, None).slots[0].lands == ["A5"]
    assert [event.args for event in GAME.status(table.s, None) if event.kind == "ravage-at"] == [("A5", 3, 0)]
    table.ravage("A5").expect("A5: 1T 1C 1B")
