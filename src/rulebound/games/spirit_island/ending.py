"""How an action ends: what it triggers, and whether the game is won or lost (SI-079, SI-085 to SI-087, SI-146)."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, INVADERS, KINDS, kind_of
from rulebound.games.spirit_island.rule import at, may_end
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

HUNTED: Final = (INVADERS, BUILDINGS, (CITY,))  # by terror level


class GameOver(Exception):
    """The game has ended: nothing that was still to be done is done."""


def resolve(act: Action, doing: Flow[None] | None) -> Flow[None]:
    """Do an action, then all that it triggers; when a base action is over, see if the game is (SI-149)."""
    s = act.s
    for rule, its in at(s, "before"):
        rule.before(act, its)
    if doing is not None:
        yield from doing
    act.wake()
    for rule, its in at(s, "after"):  # the players' seats in order, then what lasts (SI-146)
        yield from rule.after(act, its)
    if act.cause is None:
        for ocean in s.island.seas:
            if s.pieces[ocean]:
                yield from _wash_ashore(act, ocean)
        check(s)
        for rule, its in at(s, "between_actions"):
            yield from rule.between_actions(s, its)


def _wash_ashore(act: Action, ocean: int) -> Flow[None]:
    """Invaders and dahan cannot stay in an ocean: they come to a coast next to it, and it is no move (SI-070)."""
    s = act.s
    while s.pieces[ocean]:
        code = min(s.pieces[ocean])
        land = yield from act.choose_land("ashore", s.island.near[ocean])
        if act.is_gone(ocean, code):
            continue  # what another spirit did meanwhile has brought it ashore (SI-027)
        s.take(ocean, code)
        s.put(land, code)
        s.emit("moved", KINDS[kind_of(code)], s.island.names[ocean], s.island.names[land])
        yield from act.collapse(land)


def check(s: IslandState) -> None:
    """Win and loss, at the end of an action; both at once are a win (SI-085, SI-086, SI-087)."""
    ruled = may_end(s)
    for rule, its in at(s, "won") if ruled else ():
        s.won = s.won or rule.won(s, its)
    if not s.won:
        terror = s.terror if ruled else s.terror_by_fear
        if not s.stands_anywhere(*HUNTED[terror - 1]):
            s.won = ("no-invaders", "no-buildings", "no-cities")[terror - 1]
    if not s.lost and s.phase != "setup":
        for rule, its in at(s, "lost") if ruled else ():
            s.lost = s.lost or rule.lost(s, its)
        for seat in range(len(s.spirits)):
            if not s.has_presence(seat):
                s.lost = s.lost or "presence"
    if s.won or s.lost:
        raise GameOver
