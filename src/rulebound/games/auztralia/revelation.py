"""Tiles that are turned up, spawning temples, and the Revelation cards (AZ-O6 to AZ-O11, AZ-G2, AZ-G3)."""

from collections.abc import Callable
from typing import Final

from rulebound.games.auztralia.actions.military import gain_unit
from rulebound.games.auztralia.actions.recruit import refill
from rulebound.games.auztralia.board import NOWHERE
from rulebound.games.auztralia.deck import turn_card
from rulebound.games.auztralia.kinds import STAYING
from rulebound.games.auztralia.movement import check_movement, move, strongholds
from rulebound.games.auztralia.pack import INFANTRY, Revelation
from rulebound.games.auztralia.state import ASIDE, GONE, NOBODY, AuztraliaState
from rulebound.games.auztralia.track import has_time, put, turn_order
from rulebound.kernel import Flow

RUSH: Final = 6
KILLED: Final = 2
SPAWN_STEPS: Final = 2
SCOUTS: Final = "scouts"  # the benefit that turns up the farthest tiles of the desert, before they count double


def turn_up(s: AuztraliaState, tile: int) -> Flow[None]:
    """Show a tile on the map: a blank leaves the game, a spawning temple calls up its kind (AZ-O6, AZ-G2)."""
    h, its = s.at[tile], s.tables.tiles[tile]
    s.rng.reveal()
    s.emit("revealed", s.board.ids[h], its.kind)
    if its.kind == "blank":
        s.put_tile(tile, GONE)
        return
    s.face_up |= 1 << tile
    if its.spawn:
        yield from _spawn(s, h, its.spawn)


def _spawn(s: AuztraliaState, h: int, kind: str) -> Flow[None]:
    """Its X tiles rise and go two hexes, each where its own card points; the edge of the map stops them."""
    tiles = s.tables.tiles
    risen = [n for n, at in enumerate(s.at) if at == ASIDE and tiles[n].mark == "X" and tiles[n].kind == kind]
    for tile in risen:
        s.put_tile(tile, h)
        s.face_up |= 1 << tile
        s.emit("spawned", s.board.ids[h], kind)
    for tile in risen:
        card = s.tables.cards[turn_card(s)]
        s.emit("movement", card.number)
        for _ in range(SPAWN_STEPS):
            h = s.at[tile]
            if h < 0 or (strongholds(s) | s.besieged) >> h & 1:
                break
            ahead = s.board.neighbours[h][card.direction]
            if ahead == NOWHERE:
                break
            move(s, [(tile, ahead)])
    yield from ()


def draw(s: AuztraliaState) -> Flow[None]:
    """Turn the next Revelation card and do what it says (AZ-O2)."""
    if not s.revelations:
        return
    s.rng.reveal()
    number = s.revelations.pop()
    s.revealed.append(number)
    card = s.tables.revelations[number]
    s.emit("revelation", card.kind)
    yield from KINDS[card.kind](s, card)


def lowest_hidden(s: AuztraliaState) -> int:
    """The face-down tile on the hex with the lowest number; NOBODY if none is left."""
    hidden = [n for n, at in enumerate(s.at) if at >= 0 and not s.is_up(n)]
    return min(hidden, key=lambda n: s.board.printed[s.at[n]], default=NOBODY)


def _reveal(s: AuztraliaState, _card: Revelation) -> Flow[None]:
    tile = lowest_hidden(s)
    if tile != NOBODY:
        yield from turn_up(s, tile)


def _rush(s: AuztraliaState, _card: Revelation) -> Flow[None]:
    """Six cards for the newcomer alone (AZ-O7)."""
    tile = lowest_hidden(s)
    if tile == NOBODY:
        return
    yield from turn_up(s, tile)
    if s.at[tile] >= 0 and s.tables.tiles[tile].kind not in STAYING:
        for _ in range(RUSH):
            yield from check_movement(s, [tile])


def _assassinate(s: AuztraliaState, _card: Revelation) -> Flow[None]:
    """Two characters (AZ-O8)."""
    assassinate(s, KILLED)
    yield from ()


def assassinate(s: AuztraliaState, number: int) -> None:
    """So many characters of the display leave the game, those furthest from the deck; others take their place."""
    for name in s.display[: -number - 1 : -1]:
        s.display.remove(name)
        s.removed.append(name)
        s.emit("assassinated", name)
    refill(s)


def _feed(s: AuztraliaState, _card: Revelation) -> Flow[None]:
    """A level 3 tile, or a level 2 one, on every face-up temple, the lowest number first (AZ-O9)."""
    tiles = s.tables.tiles
    fed = [n for n, at in enumerate(s.at) if at >= 0 and s.is_up(n) and tiles[n].kind in STAYING]
    for h in sorted((s.at[n] for n in fed), key=lambda h: s.board.printed[h]):
        pile = s.piles[2] or s.piles[1]
        if pile:
            tile = pile.pop()
            s.put_tile(tile, h)
            yield from turn_up(s, tile)


def farthest_in_the_desert(s: AuztraliaState) -> int:
    """The face-down tile on the desert hex with the highest number; NOBODY if none is left."""
    terrain, printed = s.board.terrain, s.board.printed
    hidden = [n for n, at in enumerate(s.at) if at >= 0 and not s.is_up(n) and terrain[at] == "desert"]
    return max(hidden, key=lambda n: printed[s.at[n]], default=NOBODY)


def _benefit(s: AuztraliaState, card: Revelation) -> Flow[None]:
    """All players gain, in the order of play; what scouts find, all see at once (AZ-O11)."""
    for seat in turn_order(s):
        for what, number in card.benefit.items():
            if what != SCOUTS:
                s.emit("benefit", seat, what, number)
                _gain(s, seat, what, number)
    for _ in range(card.benefit.get(SCOUTS, 0)):
        tile = farthest_in_the_desert(s)
        if tile != NOBODY:
            yield from turn_up(s, tile)


def _gain(s: AuztraliaState, seat: int, what: str, number: int) -> None:
    player = s.players[seat]
    if what == "infantry":
        if enlisted := min(number, s.units[INFANTRY]):
            gain_unit(s, seat, INFANTRY, enlisted)
    elif what == "card":
        for _ in range(min(number, len(s.characters))):
            s.top_known_by = NOBODY
            player.hand.append(s.characters.pop())
            s.emit("recruited", seat, player.hand[-1])
    elif what == "time":
        if has_time(s, seat):
            put(s, seat, s.space[seat] - number)
    else:
        setattr(player, what, getattr(player, what) + number)


def _nothing(_s: AuztraliaState, _card: Revelation) -> Flow[None]:
    """Nothing (AZ-O10)."""
    yield from ()


KINDS: Final[dict[str, Callable[[AuztraliaState, Revelation], Flow[None]]]] = {
    "reveal": _reveal,
    "reveal-rush": _rush,
    "assassinate": _assassinate,
    "feed-temples": _feed,
    "benefit": _benefit,
    "nothing": _nothing,
}
