"""How an action ends: what it triggers, and whether the game is won or lost (SI-079, SI-085 to SI-087, SI-146)."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, INVADERS, KINDS, kind_of
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow


class GameOver(Exception):
    """The game has ended: nothing that was still to be done is done."""


def resolve(act: Action, doing: Flow[None] | None) -> Flow[None]:
    """Do an action, then all that it triggers; when a base action is over, see if the game is (SI-149)."""
    for rule, its in at(act.s, "before"):
        rule.before(act, its)
    if doing is not None:
        yield from doing
    act.wake()
    yield from _triggered(act)
    if act.cause is None:
        yield from _wash_ashore(act)
        check(act.s)
        for rule, its in at(act.s, "between_actions"):
            yield from rule.between_actions(act.s, its)


def _triggered(act: Action) -> Flow[None]:
    """Each rule once for the action that set it off; the players' seats in order, then what lasts (SI-146)."""
    for rule, its in at(act.s, "after"):
        yield from rule.after(act, its)


def _wash_ashore(act: Action) -> Flow[None]:
    """Invaders and dahan cannot stay in an ocean: they come to a coast next to it, and it is no move (SI-070)."""
    s = act.s
    for ocean in bits(s.island.oceans):
        while s.pieces[ocean]:
            code = min(s.pieces[ocean])
            land = yield from act.choose_land("ashore", s.island.near[ocean])
            s.take(ocean, code)
            s.put(land, code)
            s.emit("moved", KINDS[kind_of(code)], s.island.names[ocean], s.island.names[land])
            yield from act.collapse(land)


def check(s: IslandState) -> None:
    """Win and loss, at the end of an action; both at once are a win (SI-085, SI-086, SI-087)."""
    for rule, its in at(s, "won"):
        s.won = s.won or rule.won(s, its)
    if not s.won:
        hunted = (INVADERS, BUILDINGS, (CITY,))[s.terror - 1]
        if not s.stands_anywhere(*hunted):
            s.won = ("no-invaders", "no-buildings", "no-cities")[s.terror - 1]
    if not s.lost and s.phase != "setup":
        for rule, its in at(s, "lost"):
            s.lost = s.lost or rule.lost(s, its)
        if not all(s.has_presence(seat) for seat in s.all_seats):
            s.lost = s.lost or "presence"
    if s.won or s.lost:
        raise GameOver
