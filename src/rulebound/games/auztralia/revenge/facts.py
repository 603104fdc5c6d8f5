"""What the options of the expansion point at, cost or concern, for the screen."""

from collections.abc import Mapping
from typing import Final

from rulebound.games.auztralia.revenge.defence import owner
from rulebound.games.auztralia.revenge.outposts import PRICE
from rulebound.games.auztralia.revenge.reasons import ACTIONS
from rulebound.games.auztralia.state import FARMS, NOBODY, OUTPOST, PORT, AuztraliaState
from rulebound.kernel import Option, Value

ACTION_TIME = 1
_AT_A_HEX: Final = ("outpost", "battle", "put", "step", "rouse", "soothe", "wither", "endanger")
REVENGE_TARGETS: Final = {
    **dict.fromkeys(_AT_A_HEX, "hex:{hex}"),
    "tear": "edge:{hex}-{to-hex}",
    **{action: f"action:{action}" for action in ACTIONS},
    **dict.fromkeys(("sink", "kill"), "card:{character}"),
    "give-up": "hand:{character}",
    "lose": "stack:{unit}",
    "only-outpost": "unit:outpost",
    **dict.fromkeys(("mythos", "draw", "regain"), "mythos:{mythos}"),  # in the hand, just drawn, or played
    "turn": "turn:{foe}",
    "slay": "prey:{seat}:{character}",
    "reclaim": "trophy:{seat}:{tile}",
}


def revenge_facts(s: AuztraliaState, option: Option) -> Mapping[str, Value] | None:
    """What the player wants to know of an option of the expansion; None: it is none."""
    verb, args = option.verb, option.args
    if verb in ACTIONS:
        return {"time": ACTION_TIME}
    if verb in ("mythos", "draw", "regain"):
        return {"time": next(card.time for card in s.tables.mythos if card.id == args[0])}
    if verb in ("outpost", "only-outpost"):
        return {"gold": PRICE}
    if verb == "reclaim":
        return {"points": s.tables.tiles[s.players[args[0]].tiles[args[2] - 1]].vp}
    if verb == "whom":
        player = s.players[args[0]]
        return {"gold": player.gold, "number": sum(player.barracks), "space": s.space[args[0]]}
    if verb in ("put", "endanger"):
        h = s.board.number_of[args[0]]
        return {"piece": "dangerous" if s.dangerous >> h & 1 else "rebirth", "level": s.board.level[h]}
    if verb in ("battle", "wither"):
        return _whose(s, s.board.number_of[args[0]])
    return None


def _whose(s: AuztraliaState, h: int) -> dict[str, Value]:
    """What stands there, and whose it is."""
    if s.farm[h] != NOBODY:
        return {"farm": FARMS[s.farm[h] % 3], "seat": s.farm[h] // 3}
    seat = owner(s, h)
    return {"unit": PORT if s.players[seat].port == h else OUTPOST, "seat": seat}
