"""A panel against the independent table of what is printed on it."""

from typing import Any

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS, Track
from rulebound.games.spirit_island.pieces import TOKENS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.setup import new_world
from rulebound.kernel import Match
from rulebound.kernel.contract import check_match
from rulebound.messages import Messages
from tests.games.spirit_island.harness import RIVER, Table, unboxed
from tests.games.spirit_island.test_content import as_built, as_printed, english, slug, spirit_facts
from tests.games.words import say_everything

WORDS = Messages(GAME)
Groups = list[tuple[int, list[str]]]


def check_powers(name: str) -> None:
    """Its unique and innate powers, its box, its complexity and its special rules are as printed."""
    its, known = PANELS[name], spirit_facts(name)
    assert (its.box, its.complexity, english()[f"spirit-{name}"]) == (
        known["set"],
        known["complexity"],
        known["name"],
    )
    assert [as_built(POWERS[card]) for card in its.uniques] == [as_printed(card) for card in known["uniques"]]
    assert [as_built(POWERS[power]) for power in its.innates] == [
        {
            "id": slug(each["name"]),
            "name": each["name"],
            "set": known["set"],
            "cost": 0,
            "speed": each["speed"],
            "elements": [],
            "range": each["range"],
            "target": each["target"],
            "needs": [level["need"] for level in each["levels"]],
        }
        for each in known["innates"]
    ]
    assert [english()[f"rule-{rule}"] for rule in its.rules] == [each["name"] for each in known["special_rules"]]
    assert {POWERS[power].spirit for power in (*its.uniques, *its.innates)} == {name}


def check_tracks(name: str) -> None:
    """Its tracks have the printed spaces."""
    known = spirit_facts(name)
    energy, cards = PANELS[name].tracks
    assert (energy.counts, cards.counts) == ("energy", "plays")
    assert _spaces(energy) == [_printed(space) for space in known["energy_track"]]
    assert _spaces(cards) == [_printed(space) for space in known["card_play_track"]]


def _spaces(track: Track) -> list[list[str]]:
    return [space.split() for space in track.spaces]


def _printed(space: dict[str, Any]) -> list[str]:
    numbers = [str(space[what]) for what in ("energy", "plays") if what in space]
    action = [space["action"].replace(" ", "-")] if "action" in space else []
    return [*numbers, *space.get("elements", []), *action]


def printed_growth(name: str) -> tuple[Groups, list[int]]:
    """What the facts say of growth: cost and symbols of each group, and how many of each set are picked."""
    growth = spirit_facts(name)["growth"]
    sets = growth.get("pick_sets", [growth])
    groups = [(group["cost_energy"], group["options"]) for each in sets for group in each["groups"]]
    return groups, [each["pick"] for each in sets]


def beginning(spirit: str, board: str, *answers: str) -> str:
    """Where a spirit that is not the first one puts presence and tokens on its board, as positions are written."""
    boards = ["A" if board != "A" else "B", board]
    s = new_world(unboxed({"seats": 2, "spirits": [RIVER, spirit], "boards": boards}), 1)
    Table(s).run(PANELS[spirit].set_up(s, 1), *answers)
    found = []
    for land, name in enumerate(s.island.names):
        there = [f"{s.spirits[1].presence[land]}Q"] * bool(s.spirits[1].presence[land])
        there += [f"{number}{TOKENS[kind]}" for kind, row in enumerate(s.tokens) if (number := row[land])]
        found += [f"{name}: {' '.join(there)}"] if there else []
    return "; ".join(found)


def play_at_random(spirit: str, seeds: range) -> None:
    """Random games with this spirit, alone and beside others, keep all promises and say only what has words."""
    for seed in seeds:
        seats = 1 + seed % 3
        setup = {
            "seats": seats,
            "boxes": ["base", PANELS[spirit].box],
            "spirits": [spirit, *["random"] * (seats - 1)],
            "boards": ["random"] * seats,
        }
        check_match(GAME, setup, seed, depth=1)
        assert say_everything(Match(GAME, setup, seed), WORDS, seed) > 0
