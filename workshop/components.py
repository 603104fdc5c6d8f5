"""Writes how many components of Spirit Island each box has: docs/spirit-island-content.md.

The numbers are those of `rulebound games spirit-island --json`.
"""

from pathlib import Path
from typing import Final

from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import BOARDS, THEMATIC_BOARDS, all_layouts, is_archipelago
from rulebound.games.spirit_island.setup import ALL_BOXES

PAGE: Final = Path(__file__).parent.parent / "docs" / "spirit-island-content.md"
BOXES: Final = {
    "base": "base box",
    "branch-and-claw": "Branch & Claw",
    "jagged-earth": "Jagged Earth",
    "promo": "promo spirits",
}
KINDS: Final = {
    "spirit": "spirits",
    "minor": "minor powers",
    "major": "major powers",
    "unique": "unique powers",
    "innate": "innate powers",
    "event": "event cards",
    "fear": "fear cards",
    "blight": "blight cards",
    "aspect": "aspects",
    "adversary": "adversaries",
    "level": "levels of adversaries",
    "scenario": "scenarios",
    "layout": "layouts of the island",
}


def page() -> str:
    """The page."""
    found = GAME.components()
    lines = [f"| | {' | '.join(BOXES[box] for box in ALL_BOXES)} | all |", "|---" * (len(ALL_BOXES) + 2) + "|"]
    for kind, boxes in found.items():
        numbers = [str(boxes.get(box, "")) for box in ALL_BOXES]
        lines.append(f"| {KINDS[kind]} | {' | '.join(numbers)} | {sum(boxes.values())} |")
    innates = sum(len(its.innates) for its in ASPECTS.values())
    return "\n".join(
        [
            "# Spirit Island: what is in the boxes",
            "",
            "All of it can be played. `make components` writes this page from the rules; "
            "`rulebound games spirit-island --json` prints the same numbers.",
            "",
            *lines,
            "",
            f"Innate powers are those of the panels; the aspects have {innates} more.",
            "",
            *boards(),
            "",
        ]
    )


def boards() -> list[str]:
    """The boards, and the ways they can lie."""
    islets = sum(is_archipelago(name) for name in all_layouts())
    return [
        f"{len(BOARDS)} balanced boards, joined in {len(all_layouts()) - islets} layouts or lying as islets in "
        f"{islets} archipelagos of our own (SI-158), with or without an extra board (SI-159).",
        "",
        f"{len(THEMATIC_BOARDS)} thematic boards, partly reconstructed: which of their lands touch across "
        "boards, and which boards are used for how many players, may differ from the printed map (SI-012). Their "
        "pictures are drawn by `make thematic` and copy nothing printed.",
    ]


def main() -> None:
    """Write it."""
    PAGE.write_text(page(), "utf-8")
    print(f"Written: {PAGE.relative_to(PAGE.parent.parent)}")


if __name__ == "__main__":
    main()
