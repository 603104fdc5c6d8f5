"""What a pick brings to light (`reveals`): a player is warned of it beforehand, but never inside a combat."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.auztralia.state import AuztraliaState
from rulebound.kernel import DONE, Option, Value

CHARACTER: Final = "reveals-character"
TILES: Final = "reveals-tiles"
# What the Old One player's picks bring to light, be it to that player alone.
BY_OLD_ONES: Final = {
    "put": "reveals-placed",
    "move": "reveals-cards",
    "summon": "reveals-summoned",
    "mythos": "reveals-mythos",
}


def caution(s: AuztraliaState, seat: int, option: Option, options: Sequence[Option]) -> dict[str, Value]:
    """The message to be shown before the pick is made; none for most options, and none in a combat."""
    what = "" if s.fight is not None else _revealed(s, seat, option, options)
    return {"reveals": what} if what else {}


def _revealed(s: AuztraliaState, seat: int, option: Option, options: Sequence[Option]) -> str:
    if option.verb == "uncover":
        return TILES
    if option.verb in BY_OLD_ONES:
        return BY_OLD_ONES[option.verb]
    if option.verb == "look" or (option.verb == "recruit" and s.characters and not s.coop):
        return CHARACTER
    if option.verb == "target":
        alone = sum(s.players[seat].barracks) == 1  # then nothing is asked on the way
        return TILES if alone and _hidden(s, s.board.number_of[option.args[0]]) else ""
    return TILES if _sets_out(option, options) and _hidden(s, s.aim) else ""


def _sets_out(option: Option, options: Sequence[Option]) -> bool:
    """Whether the force goes with this pick: by the word, or when no other kind of unit could join it."""
    sent = [each for each in options if each.verb == "send"]
    if option is DONE:
        return bool(sent)
    return option.verb == "send" and all(each.args[0] == option.args[0] for each in sent)


def _hidden(s: AuztraliaState, h: int) -> bool:
    """Whether a tile lies face down there (AZ-A35)."""
    return any(not s.is_up(tile) for tile in s.tiles_at(h))
