"""Names that choices and lasting effects go by on the screen; what is printed declares its own beside itself."""

from typing import Final

# What `choose` and `ways` offer.
WAYS: Final = {
    "add-presence",
    "badlands-later",
    "badlands-now",
    "both",
    "damage",
    "defend",
    "fear",
    "forget",
    "gather-dahan",
    "gather-explorer",
    "gather-invader",
    "gather-town",
    "heal",
    "lose-presence",
    "major",
    "more-damage-later",
    "more-damage-now",
    "nothing",
    "play-major",
    "push-dahan",
    "push-explorer",
    "push-invaders",
    "push-town",
    "remove-city",
    "remove-explorers",
    "remove-small",
    "remove-town",
}
# What can last for the turn, in a land or for a spirit.
LASTING: Final = {
    "city-health",
    "dahan-at-once",
    "dahan-fewer",
    "dahan-fewer-once",
    "dahan-health",
    "dahan-fixed",
    "dahan-hidden",
    "dahan-safe",
    "dread",
    "either-speed",
    "entwined",
    "explorer-health",
    "no-blight",
    "range",
    "reclaim-played",
    "repeat",
    "repeat-cheapest",
    "repeat-paying",
    "skip-build",
    "skip-explore",
    "skip-ravage",
    "slow-as-fast",
    "town-health",
    "vengeance",
    "ward",
}


# Why a game is lost or won, besides what is common to all games.
REASONS: Final = set[str]()
# What spirits count for their own rules, and what was counted of them.
NOTES: Final = set[str]()
# The kinds of scenario markers.
MARKERS: Final = set[str]()

# Steps of the invader phase besides the printed ones: the names of their slots.
STEPS: Final = set[str]()


def ways(*names: str) -> None:
    """Declare what a choice can be: `ways("add-beasts")` needs the message `way-add-beasts`."""
    WAYS.update(names)


def lasting(*names: str) -> None:
    """Declare what can last: `lasting("stasis")` needs the message `lasting-stasis`."""
    LASTING.update(names)


def steps(*names: str) -> None:
    """Declare slots besides the printed ones: `steps("early-build")` needs the message `step-early-build`."""
    STEPS.update(names)


def noted(*names: str) -> None:
    """Declare what is counted beside a spirit: `noted("absorbed")` needs the message `note-absorbed`."""
    NOTES.update(names)


def reasons(*names: str) -> None:
    """Declare why a game ends: `reasons("capital")` needs the messages `reason-capital` and `result-capital`."""
    REASONS.update(names)


def markers(*names: str) -> None:
    """Declare kinds of scenario markers: `markers("flame")` needs the message `marker-flame`."""
    MARKERS.update(names)
