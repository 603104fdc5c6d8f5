"""What a newcomer asks in each game, how one finds the answer on the screen, and what it says.

A way is a list of steps: `hover X` or `click X` with a selector, `point T` or `press T` with a target.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.kernel import Match
from tests.browser.position import from_record
from tests.browser.test_numbers import conquering, played_to
from tests.browser.test_peek import growing, settling, underground

HELP: Final = "click header button[title^='Help']"
HOW_TO: Final = "click #help-howto"
COMBO: Final = "[data-target='combo:mummies']"
PERSON: Final = "[data-peek='character:danger']"
UNIT: Final = "[data-peek='unit:infantry']"
RULE: Final = "[data-peek^='rule:']"
POWER: Final = "[data-target='power:rivers-bounty']"
ADVERSARY: Final = "[data-peek='adversary:england']"
INVADER_CARD: Final = "[data-peek^='card:']"
WHY_NOT: Final = "click text=Why can I not use it now?"
BUBBLE, PEEK, BESIDE, DIALOG, HELP_PART = ".bubble", ".peek", ".beside", "dialog", "#help-part"


@dataclass(frozen=True, slots=True)
class Question:
    """A question; `place`: where the answer stands, as a selector; `answer`: words of it."""

    asked: str
    way: tuple[str, ...]
    place: str
    answer: str

    def clicks(self) -> int:
        """How many clicks it takes."""
        return sum(step.startswith(("click ", "press ")) for step in self.way)


Positions = dict[str, tuple[Callable[[], Match], tuple[Question, ...]]]

UNDERGROUND: Final[Positions] = {
    "choose": (
        underground,
        (
            Question("What can this race do?", (f"hover {COMBO}",), PEEK, "Every conquest costs you 1 token more"),
            Question("What must I pay for this race?", (f"hover {COMBO}",), PEEK, "On offer for 2 coins"),
            Question("How does this game go at all?", (HELP, HOW_TO), HELP_PART, "whoever has most coins wins"),
        ),
    ),
    "conquer": (
        lambda: conquering("attempt"),
        (
            Question("Why did I get so many coins?", ("hover [data-target='coins:0']",), BESIDE, "Regions"),
            Question("Why does this region cost so much?", ("point region:r03",), BESIDE, "Costs"),
            Question("Why can I not conquer this region?", ("press region:r20",), BUBBLE, "SU-039"),
            Question("How likely is it that the die suffices?", ("point region:r06",), BESIDE, "faces suffice"),
            Question("What does this symbol mean?", (HELP,), HELP_PART, "Black Mountain"),
            Question("When does the game end?", (), "header", "of 10"),
        ),
    ),
    "end": (
        lambda: from_record("small-world-underground/3-players-1"),
        (Question("Where did the winner's coins come from?", (), DIALOG, "Relics"),),
    ),
}
AUZTRALIA: Final[Positions] = {
    "act": (
        settling,
        (
            Question("What does this triangle mean?", (HELP,), HELP_PART, "Survey site"),
            Question("What do these diamonds mean?", (HELP,), HELP_PART, "One diamond to three"),
            Question("Why can I not build here?", ("press hex:c7",), BUBBLE, "not linked to your port"),
            Question("Why can I not mine yet?", ("click [data-target='box:mine']",), BUBBLE, "AZ-A10"),
            Question("Why does this take 3 time?", ("hover [data-target='box:hills']",), BESIDE, "into the hills"),
            Question("What does this person do for me?", (f"hover {PERSON}",), PEEK, "It takes no time"),
            Question("What is this unit good for?", (f"hover {UNIT}",), PEEK, "Goes 1 hex off the rails"),
            Question("When do the Old Ones wake?", (HELP,), HELP_PART, "when all other discs have passed it"),
        ),
    ),
    "fight": (
        lambda: played_to("fight"),
        (Question("What are my odds in this fight?", (), ".next", "an Old One falls"),),
    ),
    "end": (
        lambda: from_record("auztralia/3-players-1"),
        (Question("What did everybody score for?", (), DIALOG, "Phosphate"),),
    ),
}
ISLAND: Final[Positions] = {
    "grow": (
        growing,
        (
            Question("What happens in this land next?", ("point land:F3",), BESIDE, "+ 1 town"),
            Question("What is special about my spirit?", (f"hover {RULE}",), PEEK, "is a sacred site"),
            Question("What does this card do?", (f"hover {POWER}",), PEEK, "Gather up to 2 dahan"),
            Question("Why can I not play this card now?", (f"click {POWER}", WHY_NOT), BUBBLE, "SI-"),
            Question("How do we win?", (), "main", "You win when no invader is left"),
            Question("How do we lose?", (HELP, HOW_TO), HELP_PART, "lose"),
            Question("What does this symbol mean?", (HELP,), HELP_PART, "Dahan"),
            Question("What is England going to do to us?", (f"hover {ADVERSARY}",), PEEK, "You also lose by"),
            Question(
                "What do these invader cards do?", (f"hover {INVADER_CARD}",), PEEK, "a turn later they build"
            ),
        ),
    ),
    "end": (
        lambda: from_record("spirit-island/2-players-1"),
        (Question("What did we score for?", (), DIALOG, "2 invader cards left in the deck"),),
    ),
}
GAMES: Final = {"Small World Underground": UNDERGROUND, "AuZtralia": AUZTRALIA, "Spirit Island": ISLAND}
