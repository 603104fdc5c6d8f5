"""Mine: take all pieces of one kind from a hex that is linked (AZ-A10 to AZ-A13, AZ-K2, AZ-X5)."""

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.network import joined
from rulebound.games.auztralia.state import PHOSPHATE, POLISH, RESOURCES, AuztraliaState
from rulebound.games.auztralia.toll import toll
from rulebound.games.auztralia.track import advance
from rulebound.kernel import Decide, Flow, Option, known_option


def can_mine(s: AuztraliaState, seat: int) -> bool:
    """Whether something lies within reach of the railway."""
    reach = bits(mines(s, seat))
    for pieces in s.ore:
        for h in reach:
            if pieces[h]:
                return True
    return False


def mines(s: AuztraliaState, seat: int) -> int:
    """The hexes that the seat can mine (AZ-A13)."""
    return joined(s, seat, _in_the_way(s))


def _in_the_way(s: AuztraliaState) -> int:
    """The hexes that cut the line to a mine: the Polish rules name none."""
    return 0 if s.edition == POLISH else s.haunted()


def time_of(s: AuztraliaState, seat: int, h: int) -> int:
    """One time point, and the toll for the rails of others (AZ-K2)."""
    return 1 + toll(s, seat, 1 << h, _in_the_way(s))


def mine(s: AuztraliaState, seat: int) -> Flow[None]:
    """Choose a hex and one of the resources there."""
    ids, reach = s.board.ids, mines(s, seat)
    options = [
        known_option("dig", ids[h], name)
        for h in bits(reach)
        for name, pieces in zip(RESOURCES, s.ore, strict=True)
        if pieces[h]
    ]
    pick: Option = yield Decide(seat, "dig", options)
    h = s.board.number_of[pick.args[0]]
    take(s, seat, h, RESOURCES.index(pick.args[1]))
    advance(s, seat, time_of(s, seat, h))


def yield_of(s: AuztraliaState, seat: int, h: int, kind: int) -> int:
    """How many pieces of this kind the seat gets there."""
    return s.ore[kind][h] + sum(each.mined(kind) for each in held(s, seat, "mined"))


def take(s: AuztraliaState, seat: int, h: int, kind: int) -> None:
    """All pieces of this kind; phosphate brings one gold, however much it is."""
    player = s.players[seat]
    found = yield_of(s, seat, h, kind)
    s.ore[kind][h] = 0
    if kind == PHOSPHATE:
        player.gold += 1
    name = RESOURCES[kind]
    setattr(player, name, getattr(player, name) + found)
    s.emit("dug", seat, s.board.ids[h], name, found)
