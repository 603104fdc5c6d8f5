"""A character from the display, or one of the next two for a gold (AZ-A14 to AZ-A16, AZ-K5, AZ-L2)."""

from rulebound.games.auztralia.actions.cost import gold_after_box
from rulebound.games.auztralia.actions.give import for_whom
from rulebound.games.auztralia.state import MYTHOS, NOBODY, RECRUIT_BOX, REVENGE, AuztraliaState
from rulebound.games.auztralia.track import advance
from rulebound.kernel import DONE, Decide, Flow, Option, known_option

DISPLAY = 5
LOOK, SWEEP = Option("look"), Option("sweep")


def can_recruit(s: AuztraliaState, seat: int) -> bool:
    """Whether a character can be had."""
    return bool(s.display) or (bool(s.characters) and gold_after_box(s, seat, RECRUIT_BOX) > 0)


def recruit(s: AuztraliaState, seat: int) -> Flow[None]:
    """One time point."""
    player = s.players[seat]
    if s.seat_count == 1 and player.gold and s.display and s.characters:
        yield from _sweep(s, seat)
    if may_refresh(s):
        yield from _refresh(s, seat)
    options = [known_option("recruit", name) for name in s.display]
    if player.gold and s.characters:
        options.append(LOOK)
    pick: Option = yield Decide(seat, "recruit", options)
    if pick is LOOK:
        yield from _look(s, seat)
    else:
        to = yield from for_whom(s, seat)
        take_from_display(s, to, pick.args[0])
    advance(s, seat, 1)


def _sweep(s: AuztraliaState, seat: int) -> Flow[None]:
    """Alone at the table: a gold to clear away any cards of the display first (AZ-L2)."""
    pick: Option = yield Decide(seat, "sweep", [SWEEP, DONE])
    if pick is DONE:
        return
    s.players[seat].gold -= 1
    before = len(s.removed)
    while s.display:
        options = [Option("clear", name) for name in s.display]
        pick = yield Decide(seat, "clear", [*options, DONE] if len(s.removed) > before else options)
        if pick is DONE:
            break
        s.display.remove(pick.args[0])
        s.removed.append(pick.args[0])
    s.emit("cleared", seat, len(s.removed) - before)
    refill(s)


def may_refresh(s: AuztraliaState) -> bool:
    """Whether a card of the display may go under the deck before one is taken (RV-R28, RV-Y7, RV-D2)."""
    allowed = s.mode in (REVENGE, MYTHOS) and s.difficulty not in ("harder", "heroic")
    return allowed and bool(s.display and s.characters)


def _refresh(s: AuztraliaState, seat: int) -> Flow[None]:
    pick: Option = yield Decide(seat, "refresh", [*(Option("sink", name) for name in s.display), DONE])
    if pick is DONE:
        return
    s.display.remove(pick.args[0])
    s.characters.insert(0, pick.args[0])
    s.emit("sank", seat, pick.args[0])
    refill(s)


def take_from_display(s: AuztraliaState, seat: int, name: str) -> None:
    """The row slides to the right, and a new card comes in at the left."""
    s.display.remove(name)
    s.players[seat].hand.append(name)
    s.emit("recruited", seat, name)
    refill(s)


def refill(s: AuztraliaState) -> None:
    """Deal at the left end, next to the deck, up to five, or six with a variant for two (AZ-A14, AZ-W1)."""
    size = s.term("display", DISPLAY)
    while len(s.display) < size and s.characters:
        s.rng.reveal()
        s.display.insert(0, s.characters.pop())
        s.top_known_by = NOBODY


def _look(s: AuztraliaState, seat: int) -> Flow[None]:
    """A gold: the top two of the deck, one is taken, the other goes back on top; it may be swapped (AZ-A15)."""
    s.players[seat].gold -= 1
    s.rng.reveal()
    s.emit("looked", seat)
    s.looking = [s.characters.pop() for _ in range(min(2, len(s.characters)))]
    s.top_known_by = NOBODY
    pick: Option = yield Decide(seat, "keep", [Option("keep", name) for name in s.looking])
    s.looking.remove(pick.args[0])
    if s.looking:
        s.characters.append(s.looking.pop())
        s.top_known_by = seat
    s.looking = [pick.args[0]]
    swap: Option = yield Decide(seat, "swap", [*(Option("swap", name) for name in s.display), DONE])
    to = yield from for_whom(s, seat)
    kept = s.looking.pop()
    if swap is DONE:
        s.players[to].hand.append(kept)
        s.emit("kept", to, kept)
        return
    place = s.display.index(swap.args[0])
    s.display[place] = kept
    s.players[to].hand.append(swap.args[0])
    s.emit("swapped", to, kept, swap.args[0])
