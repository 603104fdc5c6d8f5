"""All event cards: against an independent table of what is printed, and in whole games."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.spirit_island.events import EVENTS, EventCard
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.printed import printed
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import check_match, random_pick
from rulebound.messages import Messages
from tests.games.spirit_island.happenings import here
from tests.marks import rule

ROOT = Path(__file__).parents[3]
FACTS = json.loads((ROOT / "tests" / "facts" / "spirit_island" / "events.json").read_text("utf-8"))
BOXES = ("branch-and-claw", "jagged-earth")
WORDS = Messages(GAME)
LEVELS = {"healthy": 1, "blighted": 2, "I": 1, "II": 2, "III": 3}
KINDS = {"healthy-blighted": "health", "terror-level": "terror", "adversary": "stage"}


def slug(title: str) -> str:
    return re.sub(r"[^a-z]+", "-", title.lower().replace("'", "")).strip("-")


def as_built(card: EventCard) -> dict[str, Any]:
    """A card of the program: what is printed, with the titles in words."""
    its = printed()["events"][card.id]
    return {
        "name": WORDS.text(f"happening-{card.id}"),
        "set": its["box"],
        "kind": its["kind"],
        "ways": [
            (WORDS.text(f"way-{way['name']}"), way.get("when"), way.get("energy"), way.get("aidedBy"))
            for way in its["ways"]
        ],
        "token": WORDS.text(f"part-{its['token']}") if "token" in its else None,
        "dahan": WORDS.text(f"part-{its['dahan']}") if "dahan" in its else None,
    }


def as_printed(known: dict[str, Any]) -> dict[str, Any]:
    """A card of the facts."""
    kind = KINDS.get(known["kind"], known["kind"])
    if kind == "choice" and known["decidedBy"] != "group":
        kind = "each-spirit"
    parts = known.get("options") or known["parts"]
    return {
        "name": known["name"],
        "set": known["set"],
        "kind": kind,
        "ways": [
            (
                part["title"],
                [LEVELS[level] for level in part["when"]] if "when" in part else None,
                (part.get("cost") or {}).get("en"),
                (part.get("cost") or {}).get("aidedBy"),
            )
            for part in parts
        ],
        "token": known["tokenEvent"] and known["tokenEvent"]["title"],
        "dahan": known["dahanEvent"] and known["dahanEvent"]["title"],
    }


@pytest.mark.parametrize("box", BOXES)
def test_event_cards_agree_with_the_facts(box: str) -> None:
    known = {card["id"]: card for card in FACTS if card["set"] == box}
    assert sorted(known) == sorted(card.id for card in EVENTS.values() if card.box == box)
    assert len(known) == {"branch-and-claw": 26, "jagged-earth": 30}[box]
    for name, card in known.items():
        assert as_built(EVENTS[name]) == as_printed(card)


def test_every_part_of_a_card_has_a_name_of_its_own_and_a_text() -> None:
    for card in EVENTS.values():
        for number, way in enumerate(card.parts, 1):
            assert way.name == slug(WORDS.text(f"way-{way.name}"))
            assert WORDS.text(f"happening-{card.id}-way-{number}")
        for part in (card.token, card.dahan):
            assert part is None or WORDS.text(f"part-{part.name}-text")


# Whole games.


def setup(seats: int, *boxes: str) -> dict[str, object]:
    return {
        "seats": seats,
        "boxes": ["base", *boxes],
        "spirits": ["random"] * seats,
        "boards": ["random"] * seats,
    }


@rule("SI-130")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("box", BOXES)
def test_random_games_with_the_event_cards_keep_every_promise(seats: int, box: str) -> None:
    for seed in range(3):
        check_match(GAME, setup(seats, box), seed, 1)


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_card_can_be_played_at_random(name: str) -> None:
    """Each card as the event of the second and the third turn: early in the game, or blighted and late in it."""
    for seed in range(2):
        match = Match(GAME, setup(2, *BOXES), seed)
        s, rng = match.state, Rng(seed)
        assert isinstance(s, IslandState)
        s.event_deck = [card for card in s.event_deck if card != name]
        s.event_deck += [name, name, s.event_deck[0]]
        if seed:
            s.blighted, s.fear_deck = True, s.fear_deck[:2]
            s.invader_deck = [card for card in s.invader_deck if card[0] == "3"] + s.invader_deck[-1:]
        while match.pending is not None and s.turn < 4:
            match.pick(*random_pick(match, rng))
        assert name in (*s.event_discard, *s.event_shown) or match.pending is None


def test_cards_that_left_the_game_are_still_counted() -> None:
    table = here("A5: 1D")
    card = table.s.invader_deck.pop()
    assert "the invader cards are not those of the deck" in list(GAME.invariants(table.s))
    table.s.invader_gone.append(card)
    assert "the invader cards are not those of the deck" not in list(GAME.invariants(table.s))


@rule("SI-130")
def test_a_card_that_came_back_keeps_its_known_place() -> None:
    match = Match(GAME, setup(1, BOXES[0]), 5)
    assert isinstance(match.state, IslandState)
    known = match.state.event_deck[-3]
    match.state.event_shown.append(known)
    decks = set()
    for seed in range(4):
        world = match.state.copy()
        GAME.determinize(world, [0], Rng(seed))
        assert world.event_deck[-3] == known
        decks.add(tuple(world.event_deck))
    assert len(decks) == 4
