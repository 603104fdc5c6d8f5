"""The Mythos cards of Revenge: what is on record, and what holds for the decks as a whole."""

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rulebound.games import load_game
from rulebound.games.auztralia.mythos_cards import IN_COMBAT, ON_A_TURN, SOLO_ON_A_TURN
from rulebound.messages import Messages
from tests.marks import rule

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "auztralia-revenge.md").read_text("utf-8")
DATA = files("rulebound.games") / "auztralia" / "data"
Card = dict[str, Any]

# Written down a second time: the game's own list must not grow by itself.
TURN = {
    *("remove-rail", "spawn", "kill-display", "kill-held", "take-back", "regain", "reshuffle", "draw", "place"),
    *("reveal", "move", "lose-goods", "delay", "blight", "endanger", "heal", "lose-unit"),
}
COMBAT = {"heal", "lose-unit", "damage", "airship-damage", "sanity", "join", "no-withdrawal", "shield"}
SOLO_TURN = TURN - {"regain", "reshuffle", "draw", "place", "endanger"} | {"rewind"}

# What the rulebook tells of the cards that it names.
ON_RECORD = {
    "chthonian": ("remove-rail", False),
    "dholes": ("remove-rail", False),
    "dark-young": ("spawn", False),
    "servitor-of-the-outer-gods": ("spawn", False),
    "dimensional-shambler": ("kill-display", False),
    "hounds-of-tindalos": ("kill-display", False),
    "hunting-horror": ("kill-display", False),
    "flying-polyp": ("lose-unit", True),
    "ghoul": ("lose-unit", True),
    "serpent-people": ("kill-held", False),
    "yog-sothoth": ("take-back", False),
}
SOLO_ON_RECORD = {
    "solo-ghosts": ("sanity", True),
    "solo-ghoul": ("lose-unit", True),
    "solo-great-race-of-yith": ("rewind", False),
    "solo-haemophore": ("reveal", False),
    "solo-yog-sothoth": ("take-back", False),
    "solo-abhoth": ("spawn", False),
}


def table(name: str) -> dict[str, Any]:
    """A deck as its file has it."""
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return found


DECKS = {name: {card["id"]: card for card in table(name)["cards"]} for name in ("mythos", "solo-mythos")}
MYTHOS, SOLO = DECKS.values()
DECK = pytest.mark.parametrize("deck", DECKS)


def effects(card: Card) -> str:
    """What a card does, as the rules page has it."""
    return "; ".join(f"`{' '.join(str(value) for value in each.values())}`" for each in card["effects"])


@DECK
def test_a_deck_has_thirty_cards_and_no_two_are_the_same(deck: str) -> None:
    assert len(table(deck)["cards"]) == len(DECKS[deck]) == 30
    alike = Counter(json.dumps({**card, "id": ""}, sort_keys=True) for card in DECKS[deck].values())
    assert max(alike.values()) == 1


def test_no_id_stands_for_a_card_of_both_decks() -> None:
    assert not any(name.startswith("solo-") for name in MYTHOS)
    assert all(name.startswith("solo-") for name in SOLO)


@rule("RV-M1")
def test_cards_take_no_one_or_two_time_and_most_of_them_one() -> None:
    assert Counter(card["time"] for card in MYTHOS.values()) == {0: 9, 1: 15, 2: 6}


def test_the_solo_deck_has_ten_cards_of_each_level() -> None:
    assert Counter(card["level"] for card in SOLO.values()) == {1: 10, 2: 10, 3: 10}


@DECK
def test_about_a_third_of_the_cards_are_for_combat(deck: str) -> None:
    assert 8 <= sum(card["combat"] for card in DECKS[deck].values()) <= 12


def test_some_combat_cards_take_no_time() -> None:
    """At the end of the track no others can be played."""
    assert sum(card["combat"] and card["time"] == 0 for card in MYTHOS.values()) >= 4


def test_solo_combat_cards_say_what_they_wait_for() -> None:
    for card in SOLO.values():
        assert card["combat"] == ("pending" in card)
    assert {card["pending"] for card in SOLO.values() if card["combat"]} == {"infantry", "airship", "any"}


def test_the_vocabulary_is_closed() -> None:
    assert (set(ON_A_TURN), set(IN_COMBAT), set(SOLO_ON_A_TURN)) == (TURN, COMBAT, SOLO_TURN)


@DECK
def test_every_effect_is_of_the_vocabulary(deck: str) -> None:
    on_a_turn = SOLO_TURN if deck == "solo-mythos" else TURN
    for card in DECKS[deck].values():
        assert {each["do"] for each in card["effects"]} <= (COMBAT if card["combat"] else on_a_turn), card["id"]


def test_every_word_of_the_vocabulary_is_used_by_a_card() -> None:
    """A word that no card needs would be a rule that nobody meets."""
    cards = [*MYTHOS.values(), *SOLO.values()]
    assert {each["do"] for card in cards for each in card["effects"]} == TURN | COMBAT | SOLO_TURN


@pytest.mark.parametrize("verb", sorted(TURN | COMBAT | SOLO_TURN))
def test_the_rules_page_defines_every_effect(verb: str) -> None:
    of_the_player = re.findall(rf"^\*\*RV-M\d+\*\* `{verb}`", PAGE, re.MULTILINE)
    of_the_deck = re.findall(rf"^\*\*RV-N\d+\*\* .*?`{verb}`", PAGE, re.MULTILINE)
    assert len(of_the_player) == (verb in TURN | COMBAT)
    assert bool(of_the_deck) == (verb in SOLO_TURN | COMBAT)


@pytest.mark.parametrize(("deck", "known"), [("mythos", ON_RECORD), ("solo-mythos", SOLO_ON_RECORD)])
def test_the_cards_that_are_on_record_do_what_is_on_record(deck: str, known: dict[str, tuple[str, bool]]) -> None:
    for name, (first, combat) in known.items():
        card = DECKS[deck][name]
        assert (card["effects"][0]["do"], card["combat"]) == (first, combat), name


@rule("RV-RG25")
def test_the_numbers_that_we_decided_are_those_of_the_cards() -> None:
    for name, number in {"chthonian": 1, "dholes": 1, "flying-polyp": 1, "serpent-people": 2}.items():
        assert MYTHOS[name]["effects"][0]["number"] == number
    for name in ("dimensional-shambler", "hounds-of-tindalos", "hunting-horror"):
        assert MYTHOS[name]["effects"][0]["number"] == 2
    assert MYTHOS["flying-polyp"]["effects"][0]["unit"] == "airship"
    for name in ("dark-young", "servitor-of-the-outer-gods"):
        assert MYTHOS[name]["effects"][0]["level"] == 3
    assert SOLO["solo-haemophore"]["effects"][0]["by"] == "level"


def test_a_ghoul_takes_an_infantry_and_leaves_a_zombie_in_either_deck() -> None:
    bite = [{"do": "lose-unit", "unit": "infantry", "number": 1}, {"do": "join", "kind": "zombie"}]
    assert MYTHOS["ghoul"]["effects"] == SOLO["solo-ghoul"]["effects"] == bite
    assert SOLO["solo-ghoul"]["pending"] == "infantry"


@DECK
def test_the_files_say_what_is_reconstructed_of_every_card(deck: str) -> None:
    about = table(deck)
    known = ON_RECORD if deck == "mythos" else SOLO_ON_RECORD
    assert about["provenance"] == "reconstructed"
    told = dict(each.split(": ", 1) for each in about["reconstructed"] if ": " in each)
    assert {name for name, what in told.items() if what == "everything"} == set(DECKS[deck]) - set(known)
    assert set(told) == set(DECKS[deck])


@DECK
def test_the_rules_page_lists_the_cards_as_they_are(deck: str) -> None:
    known = ON_RECORD if deck == "mythos" else SOLO_ON_RECORD
    rows = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")]
    listed = {row[1].strip("`"): row for row in rows if row[1].strip("`") in DECKS[deck]}
    words = Messages(load_game("auztralia"))
    for name, card in DECKS[deck].items():
        when = card["time"] if deck == "mythos" else card["level"]
        combat = ("yes" if card["combat"] else "no") if deck == "mythos" else card.get("pending", "no combat")
        assert listed[name][:5] == [words.text(f"mythos-{name}"), f"`{name}`", str(when), combat, effects(card)]
        assert (listed[name][5] == "nothing: reconstructed") == (name not in known)


@DECK
def test_the_text_of_a_card_tells_its_numbers(deck: str) -> None:
    words = Messages(load_game("auztralia"))
    unsaid = {"remove-rail", "lose-unit", "endanger", "kill-display", "place"}  # a text may say `a rail`
    for name, card in DECKS[deck].items():
        text = words.text(f"mythos-{name}-text")
        digits = Counter(re.findall(r"\d", text))
        for each in card["effects"]:
            for value in each.values():
                if isinstance(value, int) and not (value == 1 and each["do"] in unsaid):
                    assert digits[str(value)], (name, text)
        given = {str(value) for each in card["effects"] for value in each.values() if isinstance(value, int)}
        assert set(digits) <= given | {"1"}, (name, text)
        assert text.startswith("In combat: ") == (card["combat"] and deck == "mythos")
        assert text.startswith("In your next combat") == (card["combat"] and deck == "solo-mythos")
