"""A player's turn: one action of eight, with a cube in its box, or a character's help (AZ-T3 to AZ-T9)."""

from collections.abc import Callable
from typing import Final

from rulebound.games.auztralia.actions import attack, farm, military, mine, railway, recruit, retrieve, trade
from rulebound.games.auztralia.actions.cost import can_pay_box, pay_box
from rulebound.games.auztralia.character import play_character, playable_now
from rulebound.games.auztralia.state import (
    ATTACK_BOX,
    BOXES,
    FARM_BOX,
    HILLS_BOX,
    MILITARY_BOX,
    MINE_BOX,
    NOBODY,
    RAIL_BOX,
    RECRUIT_BOX,
    RETRIEVE_BOX,
    TRADE_BOX,
    AuztraliaState,
)
from rulebound.kernel import Decide, Flow, Option, known_option

# box -> whether the action can be done, what doing it is
Action = tuple[Callable[[AuztraliaState, int], bool], Callable[[AuztraliaState, int], Flow[None]]]
ACTIONS: Final[dict[int, Action]] = {
    RAIL_BOX: (railway.can_build, railway.build),
    HILLS_BOX: (railway.can_build_in_hills, railway.build_in_hills),
    MINE_BOX: (mine.can_mine, mine.mine),
    RECRUIT_BOX: (recruit.can_recruit, recruit.recruit),
    MILITARY_BOX: (military.can_buy, military.buy),
    TRADE_BOX: (trade.can_trade, trade.trade),
    FARM_BOX: (farm.can_farm, farm.farm),
    ATTACK_BOX: (attack.can_attack, attack.attack),
}
_OPTIONS: Final = {box: Option(name) for box, name in enumerate(BOXES)}
_BOX_OF: Final = {name: box for box, name in enumerate(BOXES)}


def act(s: AuztraliaState, seat: int) -> Flow[None]:
    """One action, after any number of characters that help at once."""
    pick: Option = yield Decide(seat, "act", options(s, seat))
    if pick.verb == "play":
        yield from play_character(s, seat, pick.args[0])
        return
    box = _BOX_OF[pick.verb]
    if box == RETRIEVE_BOX:
        retrieve.retrieve(s, seat)
        return
    pay_box(s, seat, box)
    s.doing = box
    yield from ACTIONS[box][1](s, seat)
    s.doing = NOBODY


def options(s: AuztraliaState, seat: int) -> list[Option]:
    """Everything the player may do now."""
    found = [_OPTIONS[box] for box, (can, _) in ACTIONS.items() if can_pay_box(s, seat, box) and can(s, seat)]
    if retrieve.can_retrieve(s, seat):
        found.append(_OPTIONS[RETRIEVE_BOX])
    return found + [known_option("play", name) for name in playable_now(s, seat)]
