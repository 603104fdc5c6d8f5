"""What the invaders will do in each land if nobody acts, in numbers: played out on a copy of the table.

Only what lies open is played out: the event and the fear cards that come before are not known, and neither is what
the blight card does. It ends where something hidden would come to light, as the next invader card does.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rulebound.games.spirit_island.acting import DECLINE
from rulebound.games.spirit_island.ending import GameOver
from rulebound.games.spirit_island.invader_deck import invader_cards
from rulebound.games.spirit_island.invaders import (
    BEFORE,
    IN_ORDER,
    explorers_at,
    has_acted,
    invader_phase,
    matching,
    slot_under_way,
    stage_of,
    with_source,
)
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import DAHAN, INVADERS, KIND_OF, KINDS, TOKENS, WILDS, damage_of, picked
from rulebound.games.spirit_island.power import SLOW
from rulebound.games.spirit_island.rule import RULES, at
from rulebound.games.spirit_island.state import EXPLORE, IslandState
from rulebound.games.spirit_island.turn import time_passes
from rulebound.games.spirit_island.view import ForecastView
from rulebound.kernel import DONE, STABLE, Anyone, Decide, Event, Flow, Option

ENOUGH: Final = 99  # blight, so that no blight card is turned
STEPS: Final = 400  # answers after which a flow counts as endless
# What keeps invaders from acting, by the event that tells it: the sort of its name, and which argument it is.
STOPPED: Final = {
    "skipped": ("power", 2),
    "skipped-by-fear": ("fear", 2),
    "skipped-by-event": ("happening", 2),
    "skipped-by-spirit": ("spirit", 2),
    "stopped": ("token", 0),
}


def forecast(s: IslandState) -> list[ForecastView]:
    """What is to come in this turn, or in the next one when the invaders have acted; in the order of the steps."""
    if s.phase in ("setup", "over"):
        return []
    return list(_Future(s).play())


class _Future:
    """A copy of the table on which the invaders act."""

    def __init__(self, s: IslandState) -> None:
        self.s = s.copy()
        self.heard: list[Event] = []
        self.s.listen(self.heard.append)
        self.s.blight_left = ENOUGH
        self.known = self.s.rng.count
        self.chosen = self.over = False

    def play(self) -> Iterator[ForecastView]:
        """One action after the other, then the explore that the next card may bring."""
        self._go_to_invaders()
        yield from self._actions()
        if not self.over and self.s.rng.count == self.known:
            yield from self._explores()

    def _go_to_invaders(self) -> None:
        s = self.s
        if s.phase in (SLOW, "time"):
            for _ in self._stops(time_passes(s)):
                pass
            s.turn += 1
        if s.phase != "invaders" or s.step in BEFORE or not s.step:
            s.phase, s.step, s.begun = "invaders", s.slots[0].name, False

    def _actions(self) -> Iterator[ForecastView]:
        """What comes of each land's action, until something hidden comes to light."""
        s = self.s
        before: list[int] = []
        does = ""
        for _ in self._stops(invader_phase(s)):
            if s.rng.count != self.known:
                return
            if len(before) > len(s.todo):
                yield self._told(next(land for land in before if before.count(land) > s.todo.count(land)), does)
            slot = slot_under_way(s)
            if self.over or slot is None or (slot.does == EXPLORE and not s.todo and not s.acting):
                return
            before, does = s.todo.copy(), s.done_by(slot)
            self.heard.clear()
            self.chosen = False

    def _stops(self, flow: Flow[Any]) -> Iterator[None]:
        """The stable points of a flow and its end, with plain answers to whatever is asked."""
        told: Any = None
        for _ in range(STEPS):
            try:
                ask = flow.send(told)
            except StopIteration:
                break
            except GameOver:
                self.over = True
                break
            if ask is STABLE:
                yield
                told = None
            elif isinstance(ask, Anyone):
                seat = ask.seats[0]
                told = seat, self._answer(ask.shown_to(seat))
            elif isinstance(ask, Decide):
                told = self._answer(ask)
        yield

    def _answer(self, ask: Decide) -> Option:
        """Nothing that can be left; the usual order of lands; the greatest invader that the damage destroys."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        if IN_ORDER in options:
            return IN_ORDER
        self.chosen = True
        for left in (DONE, DECLINE):
            if left in options:
                return left
        most = int(ask.about.get("number", ENOUGH)) if ask.prompt == "damage" else ENOUGH
        return max(options, key=lambda option: self._size(option, most))

    def _size(self, option: Option, most: int) -> int:
        """Great invaders first, as far as so much damage destroys them."""
        kind = KIND_OF.get(str(option.args[0])) if option.args else None
        if kind not in INVADERS or option.verb.startswith("graze"):
            return -1
        return kind if most == ENOUGH or self._left(option) <= most else -1

    def _left(self, option: Option) -> int:
        """How much damage destroys the piece that an option names."""
        code, land = picked(option)
        return self.s.health_of(self.s.island.number_of[land], code) - damage_of(code)

    def _told(self, land: int, does: str) -> ForecastView:
        """What the events of one action tell."""
        name = self.s.island.names[land]
        damage = dealt = defend = strikes = blight = 0
        destroyed: dict[str, int] = {}
        added: dict[str, int] = {}
        spreads: list[str] = []
        sort = by = ""
        for event in self.heard:
            kind, args = event.kind, event.args
            if kind == "ravaged":
                damage, dealt, defend = map(int, args[1:])
            elif kind == "struck-back":
                strikes += int(args[1])
            elif kind == "destroyed" and args[1] == name:
                destroyed[str(args[0])] = destroyed.get(str(args[0]), 0) + 1
            elif kind == "added" and args[1] == name:
                added[str(args[0])] = added.get(str(args[0]), 0) + int(args[2])
            elif kind == "blight" and args[0] == name:
                blight += int(args[1])
            elif kind == "blight":
                spreads.append(str(args[0]))
            elif kind in STOPPED:
                sort, place = STOPPED[kind]
                by = str(args[place])
        return ForecastView(
            name,
            does,
            damage=damage,
            defend=defend,
            dealt=dealt,
            blight=blight,
            spreads=spreads,
            dahan=destroyed.pop(KINDS[DAHAN], 0),
            strikes=strikes,
            destroyed=destroyed,
            added=added,
            sort=sort,
            name=by,
            chosen=self.chosen,
        )

    def _explores(self) -> Iterator[ForecastView]:
        """Where explorers would come if the next card named the land."""
        s = self.s
        slot = next(slot for slot in s.slots if slot.does == EXPLORE)
        if has_acted(s, slot) or slot.cards or not s.invader_deck:
            return
        if any(rule.skips_step(s, its, slot) for rule, its in at(s, "skips_step")):
            return
        for land in bits(with_source(s, _named_next(s))):
            name = s.island.names[land]
            if s.tokens[WILDS][land]:
                yield ForecastView(name, EXPLORE, sort="token", name=TOKENS[WILDS], maybe=True)
            elif not _is_kept_out(s, land):
                added = Counter(KINDS[kind] for kind in explorers_at(s, land))
                yield ForecastView(name, EXPLORE, added=dict(added), maybe=True)


def _named_next(s: IslandState) -> int:
    """The lands that some card names which may be the next one: of the stage that is seen, and not seen yet."""
    seen = {*s.invader_discard, *s.cards_in_slots} - {*s.face_down}
    found = 0
    for card in invader_cards()[stage_of(s.invader_deck[-1])]:
        if card not in seen:
            found |= matching(s, card)
    return found


def _is_kept_out(s: IslandState, land: int) -> bool:
    """Whether something that lasts has no explorers come there."""
    for effect in s.effects:
        rule = RULES.get(effect.kind)
        if effect.kind == f"skip-{EXPLORE}" and effect.land == land:
            return True
        if rule is not None and rule.skips(s, effect, land, EXPLORE):
            return True
    return False
