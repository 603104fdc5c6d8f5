"""Writes what is printed on Spirit Island's cards and panels to a JSON file for the web client."""

import json
import re
from pathlib import Path
from typing import Any, Final

from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import BOARDS, TERRAINS, island, layouts_for
from rulebound.games.spirit_island.panel import PANELS, Panel
from rulebound.games.spirit_island.pieces import HEALTH, KINDS, STRENGTH
from rulebound.games.spirit_island.power import POWERS, Elements, Power
from rulebound.games.spirit_island.state import ELEMENTS

ROOT: Final = Path(__file__).parent.parent
FILE: Final = ROOT / "web" / "src" / "games" / "spirit_island" / "content.json"
MESSAGES: Final = ROOT / "src" / "rulebound" / "messages" / "en"
NAMED: Final = re.compile(r"^(spirit|rule)-([a-z-]+?)(-text)? =", re.MULTILINE)


def content() -> dict[str, Any]:
    """Everything printed, sorted by name."""
    rules = rules_of_spirits()
    return {
        "elements": list(ELEMENTS),
        "pieces": {
            kind: {"health": HEALTH[number], "strength": STRENGTH[number]} for number, kind in enumerate(KINDS)
        },
        "terrain": {board: _terrain(board) for board in BOARDS},
        "powers": {name: _power(POWERS[name]) for name in sorted(POWERS)},
        "spirits": {name: _panel(PANELS[name], rules.get(name, [])) for name in sorted(PANELS)},
        "fear": {name: sorted(FEAR_CARDS[name]) for name in sorted(FEAR_CARDS)},
        "blight": {
            name: {"perPlayer": card.per_player, "when": card.when, "healthy": card.healthy}
            for name, card in sorted(CARDS.items())
        },
    }


def rules_of_spirits() -> dict[str, list[str]]:
    """The special rules of each spirit: in the message files they follow its name."""
    found: dict[str, list[str]] = {}
    for file in sorted(MESSAGES.glob("spirit-island-spirits*.ftl")):
        rules: list[str] = []
        for kind, name, text in NAMED.findall(file.read_text("utf-8")):
            if kind == "spirit" and not text:
                rules = found.setdefault(name, [])
            elif kind == "rule" and not text:
                rules.append(name)
    return found


def _terrain(board: str) -> list[str]:
    place = island((board,), layouts_for(1)[0])
    return [TERRAINS[terrain] for terrain in place.terrain]


def _counts(elements: Elements) -> dict[str, int]:
    return {name: number for name, number in zip((*ELEMENTS, "any"), elements, strict=True) if number}


def _power(power: Power) -> dict[str, Any]:
    printed: dict[str, Any] = {
        "kind": power.kind,
        "speed": power.speed,
        "cost": power.cost,
        "elements": _counts(power.elements),
        "range": power.within,
        "source": power.source,
        "target": power.target.name,
        "needs": [_counts(each) for each in power.needs],
    }
    if power.spirit:
        printed["spirit"] = power.spirit
    if power.farther is not None:
        printed["farther"] = list(power.farther)
    return printed


def _panel(panel: Panel, rules: list[str]) -> dict[str, Any]:
    return {
        "complexity": panel.complexity,
        "always": list(panel.always),
        "groups": [list(group) for group in panel.groups],
        "costs": list(panel.costs),
        "pick": panel.pick,
        "tracks": [
            {"name": track.name, "counts": track.counts, "spaces": list(track.spaces)} for track in panel.tracks
        ],
        "innates": list(panel.innates),
        "uniques": list(panel.uniques),
        "rules": rules,
    }


def written() -> str:
    """The file as it should be."""
    assert GAME.id == "spirit-island"  # loading the game registers its content
    return json.dumps(content(), ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(written(), "utf-8")
    print(f"{FILE.relative_to(ROOT)}: {len(POWERS)} powers, {len(PANELS)} spirits, {len(FEAR_CARDS)} fear cards")


if __name__ == "__main__":
    main()
