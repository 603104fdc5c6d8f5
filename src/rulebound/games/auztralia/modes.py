"""Solo objectives and the variants for two players, chosen before the ports are placed (AZ-L5, AZ-W1)."""

from collections.abc import Callable
from typing import Any, Final

from rulebound.games.auztralia.actions.recruit import refill, take_from_display
from rulebound.games.auztralia.state import BASE, EMPOWERED, GONE, REVENGE, AuztraliaState
from rulebound.kernel import Decide, Flow, Option

MOVEMENT_CARDS: Final = 2
PER_BLIGHTED: Final = 1
PER_BLIGHTED_BY_REVENGE: Final = 3
Met = Callable[[AuztraliaState, dict[str, Any]], bool]
OBJECTIVES: Final[dict[str, Met]] = {}


def objective(name: str) -> Callable[[Met], Met]:
    """Declare what an objective asks, by the function below; its numbers are those of the pack."""

    def declare(asks: Met) -> Met:
        OBJECTIVES[name] = asks
        return asks

    return declare


def before_the_ports(s: AuztraliaState) -> Flow[None]:
    """What is still to be chosen when the table is laid."""
    if s.offered:
        if s.seat_count == 1:
            pick: Option = yield Decide(0, "objective", [Option("objective", name) for name in s.offered])
            s.objective = pick.args[0]
            s.offered = []
            s.emit("objective", s.objective)
        else:
            yield from _choose_variants(s)
    if s.mode != BASE:
        yield from _first_characters(s)


def _first_characters(s: AuztraliaState) -> Flow[None]:
    """With the expansion everybody begins with a character from the display, in the order of play (RV-R3)."""
    for seat in s.order:
        if not s.players[seat].hand:
            pick: Option = yield Decide(seat, "recruit", [Option("recruit", name) for name in s.display])
            take_from_display(s, seat, pick.args[0])


def _choose_variants(s: AuztraliaState) -> Flow[None]:
    """One of the two on a card, or two of the four on two cards, in the order of play (AZ-W1)."""
    wanted = len(s.offered) // 2
    while len(s.variants) < wanted:
        options = [Option("variant", name) for name in s.offered]
        seat = s.order[len(s.variants)]
        pick: Option = yield Decide(seat, "variant", options, left=wanted - len(s.variants))
        name = pick.args[0]
        s.variants.append(name)
        said = s.board.ports_apart  # two variants that both speak of it exclude each other
        s.offered = [other for other in s.offered if other != name and not (name in said and other in said)]
        s.emit("variant", name)
    s.offered = []
    for name in s.variants:
        for what, number in s.tables.variants[name].items():
            if what in AT_ONCE:
                AT_ONCE[what](s, number)


def _start_at(s: AuztraliaState, space: int) -> None:
    """The players begin later."""
    later = space - s.tables.starts[s.seat_count]
    for seat in range(s.seat_count):
        s.space[seat] += later


def _wake_at(s: AuztraliaState, space: int) -> None:
    """The Old Ones wake earlier."""
    s.space[s.old_ones] = space


def _show_more(s: AuztraliaState, _size: int) -> None:
    """More characters lie open."""
    refill(s)


def _deal_rails(s: AuztraliaState, number: int) -> None:
    """Everybody has fewer rails."""
    for player in s.players:
        player.rails = number


def _leave_out_blanks(s: AuztraliaState, _number: int) -> None:
    """No blank tile is in the game: another of its level, or of the next, lies where one was."""
    tiles = s.tables.tiles
    blanks = [n for n, tile in enumerate(tiles) if tile.kind == "blank"]
    s.rng.reveal()  # the piles show how many of them lay on the map
    for pile in s.piles:
        pile[:] = [n for n in pile if n not in blanks]
    for n in blanks:
        h = s.at[n]
        s.put_tile(n, GONE)
        pile = next((pile for pile in s.piles[tiles[n].level - 1 :] if pile), [])
        if h >= 0 and pile:
            s.put_tile(pile.pop(), h)


# What a variant changes when it is chosen, by what it says a number of; the rest is read where it counts.
AT_ONCE: Final[dict[str, Callable[[AuztraliaState, int], None]]] = {
    "start": _start_at,
    "old_ones": _wake_at,
    "display": _show_more,
    "rails": _deal_rails,
    "blanks": _leave_out_blanks,
}


def after_the_ports(s: AuztraliaState) -> Flow[None]:
    """With a variant everybody begins with a character from the display, the last player first."""
    for _ in range(s.term("characters", 0)):
        for seat in reversed(s.order):
            pick: Option = yield Decide(seat, "recruit", [Option("recruit", name) for name in s.display])
            take_from_display(s, seat, pick.args[0])


def after_a_turn(s: AuztraliaState) -> None:
    """Note whether an Old One lies face up near the port, for the objective that asks for quiet."""
    near = s.tables.objectives[s.objective].get("distance") if s.objective else None
    if near is not None and not s.near_port:
        home = s.board.distance[s.players[0].port]
        s.near_port = any(at >= 0 and s.is_up(n) and 0 <= home[at] <= near for n, at in enumerate(s.at))


def ports_apart(s: AuztraliaState) -> int:
    """How many hexes lie between two ports at least, counting one of them (AZ-S22, AZ-X3)."""
    said = s.board.ports_apart
    return next((said[name] for name in s.variants if name in said), said["standard"])


def movement_cards(s: AuztraliaState) -> int:
    """How many cards are turned for movement in an activation (AZ-O2)."""
    return s.term("movement", MOVEMENT_CARDS)


def per_blighted_farm(s: AuztraliaState) -> int:
    """What a blighted farm is worth to the Old Ones (AZ-E3)."""
    if s.mode in (REVENGE, EMPOWERED):  # RV-R47, RV-Q5
        return PER_BLIGHTED_BY_REVENGE
    return s.term("blighted", PER_BLIGHTED)


def met(s: AuztraliaState, objective: str) -> bool:
    """Whether the lone player has done what the objective asks (AZ-L5)."""
    return OBJECTIVES[objective](s, s.tables.objectives[objective])
