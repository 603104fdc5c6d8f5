"""Works out what each spirit of Spirit Island is good at: src/rulebound/games/spirit_island/data/figures.json.

Every unique card and every level of every innate power is tried on model lands that it can target, as the bots do
(judge/trial.py). What it does there counts for one or more of five figures; a figure is what the spirit's powers
do on the average, from 0 to 5. Growth, tracks and special rules that change no power are not counted. There is no
chance in it: the same rules give the same file.
"""

import json
from collections.abc import Iterable
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

from rulebound.games.spirit_island import setup  # noqa: F401 - which registers everything
from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN, SANDS, WETLAND
from rulebound.games.spirit_island.judge.trial import Promise, Scene, may_target, promises
from rulebound.games.spirit_island.panel import PANELS, Panel
from rulebound.games.spirit_island.pieces import BADLANDS, BEASTS, DISEASE, HEALTH, WILDS
from rulebound.games.spirit_island.power import POWERS

FILE: Final = Path(__file__).parent.parent / "src/rulebound/games/spirit_island/data/figures.json"
FIGURES: Final = ("offence", "control", "fear", "defence", "utility")
# Explorers, towns, cities and dahan of the model lands; each at the coast and inland, with blight and without, in
# each terrain.
CROWDS: Final = ((1, 1, 0, 0), (2, 1, 0, 2), (1, 1, 1, 1), (0, 1, 1, 3))
SCENES: Final = tuple(
    Scene(terrain, coastal, pieces, dahan_near=True, blight=blight, presence=2, tokens=2)
    for terrain, coastal, blight, pieces in product(
        (JUNGLE, MOUNTAIN, SANDS, WETLAND), (True, False), (0, 1), CROWDS
    )
)
MOST: Final = 5
FULL: Final = {
    "offence": 6.0,
    "control": 4.5,
    "fear": 6.0,
    "defence": 5.0,
    "utility": 5.0,
}  # what makes a full bar
PLAYS: Final = 2  # cards of a turn
USED: Final = 2  # innate powers of a turn
DEAR: Final = 4  # a card that costs so much energy counts half
MOVED: Final = (1.0, 1.5, 2.0)  # an explorer, a town, a city that is elsewhere now
LASTING: Final[dict[str, dict[str, float]]] = {  # what lasts for the turn; what is not named here is of use
    "skip-ravage": {"defence": 4},
    "skip-build": {"control": 2},
    "skip-explore": {"control": 1},
    "stasis": {"control": 2, "defence": 2},
    "sodden-ground": {"control": 1},
    "no-blight": {"defence": 3},
    "bulwark-of-will": {"defence": 3},
    "steadfast-presence": {"defence": 1},
    "rain-and-mud": {"defence": 2},
    "sits-out-damaged": {"defence": 2},
    "scurrying-flesh": {"control": 1, "defence": 2},
    "dread": {"defence": 2},
    "dahan-hidden": {"defence": 1},
    "dahan-safe": {"defence": 1},
    "dahan-fewer": {"defence": 1},
    "dahan-fewer-once": {"defence": 1},
    "dahan-at-once": {"offence": 1, "defence": 1},
    "broken-against-the-stone": {"offence": 2, "defence": 1},
    "furious-flames": {"offence": 1},
}

Figures = dict[str, float]


def of_promise(promise: Promise) -> Figures:
    """What one use of a power counts."""
    found = dict.fromkeys(FIGURES, 0.0)
    for kind, (gone, pushed) in enumerate(zip(promise.gone, promise.pushed, strict=True)):
        found["offence"] += HEALTH[kind] * max(0, gone - max(0, pushed))
        found["control"] += MOVED[kind] * (pushed if pushed > 0 else -pushed / 2)
    for kind_of_effect in (*sorted(promise.stops), *promise.lasting):
        for each, value in LASTING.get(kind_of_effect, {"utility": 1}).items():
            found[each] += value
    more = [max(0, number) for number in promise.tokens]
    found["offence"] += promise.hurt + more[BADLANDS]
    found["control"] += promise.strife + 1.5 * (more[WILDS] + more[DISEASE]) + abs(promise.dahan_came) / 2
    found["fear"] += promise.fear
    found["defence"] += promise.strife + promise.defend + 2 * max(0, promise.healed)
    made = promise.dahan - promise.dahan_came + promise.dahan_lost
    found["utility"] += max(0, promise.energy) + 1.5 * max(0, promise.presence) + 2 * promise.cards
    found["utility"] += max(0, made) + more[BEASTS]
    return found


def of_power(power: str, spirit: str, level: int) -> Figures:
    """What a power does with thresholds up to this level, in the lands that it can target."""
    scenes = [scene for scene in SCENES if may_target(power, spirit, scene)]
    tried = [_best(map(of_promise, promises(power, spirit, level, scene))) for scene in scenes]
    found = {each: fmean(seen[each] for seen in tried) if tried else 0.0 for each in FIGURES}
    if POWERS[power].at_spirits:  # what it does for a spirit is a help, whatever else it is
        found["utility"] = max(1.0, found["utility"])
    return found


def _best(ways: Iterable[Figures]) -> Figures:
    """Of several ways to use a power the one that does most, figure by figure."""
    ways = list(ways)
    return {each: max(way[each] for way in ways) for each in FIGURES}


def of_spirit(panel: Panel) -> Figures:
    """The cards that are played in a turn, and the innate powers at a middling level."""
    found = dict.fromkeys(FIGURES, 0.0)
    for card in panel.uniques:
        weight = PLAYS / len(panel.uniques) / (1 + POWERS[card].cost / DEAR)
        for each, value in of_power(card, panel.id, len(POWERS[card].needs)).items():
            found[each] += weight * value
    for power in panel.innates:
        levels = [of_power(power, panel.id, level + 1) for level in range(len(POWERS[power].needs))]
        weight = min(1, USED / len(panel.innates))
        for each in FIGURES:
            found[each] += weight * fmean(level[each] for level in levels)
    return found


def bars(figures: Figures) -> dict[str, int]:
    """As they are shown: whole numbers from 0 to 5. The root tells the middling from the weak."""
    return {each: min(MOST, round(MOST * sqrt(value / FULL[each]))) for each, value in figures.items()}


def text() -> str:
    """The file as it should be."""
    content = {
        "provenance": "our own figures, worked out from the powers by workshop/figures.py (make figures)",
        "most": MOST,
        "spirits": {name: bars(of_spirit(PANELS[name])) for name in sorted(PANELS)},
    }
    return json.dumps(content, indent=2) + "\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(text(), "utf-8")
    print(f"Written: {FILE.relative_to(FILE.parents[5])}")


if __name__ == "__main__":
    main()
