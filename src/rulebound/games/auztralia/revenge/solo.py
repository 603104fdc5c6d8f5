"""The solo Mythos deck: cards that the Old Ones play by themselves (RV-Y4 to RV-Y11, RV-N1 to RV-N19)."""

from collections.abc import Callable
from typing import Final

# Modules, not names: an activation turns these cards, and these cards move Old Ones.
from rulebound.games.auztralia import old_ones
from rulebound.games.auztralia.board import bits, mask_of
from rulebound.games.auztralia.damage import heal
from rulebound.games.auztralia.movement import blight, choose_step, move, targets
from rulebound.games.auztralia.mythos_cards import CardEffect
from rulebound.games.auztralia.revelation import assassinate, turn_up
from rulebound.games.auztralia.revenge.actions import (
    delay,
    farms_near,
    give_up_units,
    lose_character,
    lose_rail,
    return_tile,
    rob,
    walkers,
    wounded,
)
from rulebound.games.auztralia.revenge.nearness import nearest_edge, nearest_hex, nearest_tile
from rulebound.games.auztralia.revenge.outposts import occupied
from rulebound.games.auztralia.revenge.setup import has_solo_cards
from rulebound.games.auztralia.revenge.unused import arise, take_unused, unused_level
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.games.auztralia.track import has_time, put, turn_order
from rulebound.kernel import Decide, Flow, Option

ALL: Final = "all"
SPACES_OF_A_LEVEL: Final = 5  # the lit spaces that belong to each level of Revelation cards


def turn_a_card(s: AuztraliaState, space: int) -> Flow[None]:
    """The next card, where this space of the track asks for one; one for combat waits (RV-Y4, RV-Y6)."""
    if not has_solo_cards(s) or not s.mythos or not asks_for_a_card(s, space):
        return
    s.rng.reveal()
    number = s.mythos.pop()
    card = s.tables.solo_mythos[number]
    s.emit("mythos", card.id)
    if card.combat:
        seat = next_to_act(s)
        s.players[seat].waiting.append(number)
        s.emit("mythos-waits", seat, card.id)
        return
    s.played.append(number)
    for effect in card.effects:
        if s.lost_port == NOBODY:
            yield from VERBS[effect.do](s, effect)
            yield from old_ones.settle(s)


def asks_for_a_card(s: AuztraliaState, space: int) -> bool:
    """The spaces between the lit ones; with the whole deck the lit ones too; never the last one (RV-RG1)."""
    lit = s.tables.lit
    if not min(lit) <= space < s.tables.end:
        return False
    return space not in lit or s.mythos_cards == len(s.tables.solo_mythos)


def next_to_act(s: AuztraliaState) -> int:
    """Whom a card touches (RV-N3, RV-RG20)."""
    return turn_order(s)[0]


def empty_hexes(s: AuztraliaState, level: int) -> int:
    """The hexes of a level with no port, rail, farm, outpost, resource and Old One (RV-Y10)."""
    shut = occupied(s) | s.haunted()
    for edge, owner in enumerate(s.rails):
        if owner != NOBODY:
            shut |= mask_of(s.board.edges[edge])
    return mask_of(
        h
        for h, its in enumerate(s.board.level)
        if its == level and not shut >> h & 1 and not any(pieces[h] for pieces in s.ore)
    )


def _nearest_empty(s: AuztraliaState, level: int) -> int:
    return nearest_hex(s, bits(empty_hexes(s, level)))


def _remove_rail(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The nearest rails go back to their owners (RV-N6)."""
    for _ in range(effect.number):
        edge = nearest_edge(s, (edge for edge, owner in enumerate(s.rails) if owner != NOBODY))
        if edge != NOBODY:
            lose_rail(s, edge)
    yield from ()


def _spawn(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """An unused tile of the level, or of the next lower one that has any, rises on an empty hex (RV-N7)."""
    level = unused_level(s, effect.level)
    h = _nearest_empty(s, level) if level else NOBODY
    if h != NOBODY:
        yield from arise(s, take_unused(s, level), h)


def _kill_display(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The oldest of the display (RV-N8)."""
    assassinate(s, effect.number)
    yield from ()


def _kill_held(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The player chooses whom he gives up (RV-N9)."""
    seat = next_to_act(s)
    hand = s.players[seat].hand
    for left in range(min(effect.number, len(hand)), 0, -1):
        pick: Option = yield Decide(seat, "give-up", [Option("give-up", name) for name in hand], left=left)
        lose_character(s, seat, pick.args[0])


def _take_back(s: AuztraliaState, _effect: CardEffect) -> Flow[None]:
    """The tile worth most comes back, of several that of who acts next, and the one taken last (RV-N10)."""
    tiles = s.tables.tiles
    sites = {level: _nearest_empty(s, level) for level in (1, 2, 3)}
    taken = [
        (seat, tile)
        for seat in turn_order(s)
        for tile in reversed(s.players[seat].tiles)
        if sites[tiles[tile].level] != NOBODY
    ]
    if taken:
        seat, tile = max(taken, key=lambda each: tiles[each[1]].vp)  # the first of the best
        return_tile(s, seat, tile, sites[tiles[tile].level])
    yield from ()


def _reveal(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The face-down tiles nearest to a port, or of the highest level first (RV-N11)."""
    for _ in range(effect.number):
        found = [tile for tile, at in enumerate(s.at) if at >= 0 and not s.is_up(tile)]
        if not found:
            return
        if effect.by == "level":
            highest = max(s.tables.tiles[tile].level for tile in found)
            found = [tile for tile in found if s.tables.tiles[tile].level == highest]
        yield from turn_up(s, nearest_tile(s, found))


def _move(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The nearest that can move goes towards its target, and stops where it reaches something (RV-N12)."""
    tile = nearest_tile(s, walkers(s))
    if tile == NOBODY:
        return
    for _ in range(effect.number):
        step = yield from choose_step(s, tile, targets(s), None)
        if move(s, [(tile, step)]):
            return


def _lose_goods(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The player, or all of them (RV-N13)."""
    for seat in turn_order(s) if effect.who == ALL else [next_to_act(s)]:
        rob(s, seat, effect.goods, effect.number)
    yield from ()


def _delay(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The player's disc moves on, if it has not come to the end (RV-N14)."""
    if has_time(s, next_to_act(s)):
        delay(s, next_to_act(s), effect.number)
    yield from ()


def _blight(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """Of the farms near a face-up Old One the nearest to a port (RV-N15)."""
    h = nearest_hex(s, farms_near(s, effect.distance))
    if h != NOBODY:
        blight(s, h)
    yield from ()


def _heal(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The nearest that is damaged (RV-N16)."""
    tile = nearest_tile(s, wounded(s))
    if tile != NOBODY:
        heal(s, tile, effect.number)
    yield from ()


def _lose_unit(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """From the player's barracks (RV-N17)."""
    yield from give_up_units(s, next_to_act(s), effect)


def _rewind(s: AuztraliaState, _effect: CardEffect) -> Flow[None]:
    """The purple disc goes back, and the lit space has one Revelation card more (RV-N19, RV-RG24)."""
    space = s.space[s.old_ones] - 1
    put(s, s.old_ones, space)
    s.emit("rewound", space)
    lit = sorted(s.tables.lit)
    again = space if space in s.tables.lit else space + 1
    if again in s.tables.lit:
        _add_revelation(s, lit.index(again) // SPACES_OF_A_LEVEL + 1)
    if again == space:
        yield from old_ones.stir(s)


def _add_revelation(s: AuztraliaState, level: int) -> None:
    """An unused card of this level on top of the deck."""
    gone = {*s.revelations, *s.revealed}
    unused = [n for n, card in enumerate(s.tables.revelations) if card.level == level and n not in gone]
    if unused:
        s.revelations.append(s.rng.choice(unused))


VERBS: Final[dict[str, Callable[[AuztraliaState, CardEffect], Flow[None]]]] = {
    "remove-rail": _remove_rail,
    "spawn": _spawn,
    "kill-display": _kill_display,
    "kill-held": _kill_held,
    "take-back": _take_back,
    "reveal": _reveal,
    "move": _move,
    "lose-goods": _lose_goods,
    "delay": _delay,
    "blight": _blight,
    "heal": _heal,
    "lose-unit": _lose_unit,
    "rewind": _rewind,
}
