"""Mythos cards in the Old One player's own turn, and what their effects do there (RV-M2 to RV-M23)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

# Modules, not names: the actions of the Old One player are what some cards do again.
from rulebound.games.auztralia import movement
from rulebound.games.auztralia.actions import recruit
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.damage import heal
from rulebound.games.auztralia.mythos_cards import CardEffect
from rulebound.games.auztralia.revenge import old_one_player
from rulebound.games.auztralia.revenge.actions import (
    delay,
    farms_near,
    give_up_units,
    lose_character,
    lose_rail,
    return_tile,
    rob,
    units_to_lose,
    walkers,
    wounded,
)
from rulebound.games.auztralia.revenge.mythos import discard, lay_down
from rulebound.games.auztralia.revenge.unused import arise, take_unused, unused_level
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.games.auztralia.track import has_time
from rulebound.kernel import DONE, Decide, Flow, Option

ALL = "all"


@dataclass(slots=True, frozen=True)
class TurnVerb:
    """An effect in one's own turn: whether it can do anything now, and what it does."""

    can: Callable[[AuztraliaState, CardEffect], bool]
    do: Callable[[AuztraliaState, CardEffect], Flow[None]]


def can_play(s: AuztraliaState, number: int) -> bool:
    """Whether it is a card for one's own turn, and its first effect can do something (RV-M2, RV-M3)."""
    card = s.tables.mythos[number]
    if card.combat or not card.effects:
        return False
    first = card.effects[0]
    return ON_A_TURN[first.do].can(s, first)


def play(s: AuztraliaState, number: int) -> Flow[None]:
    """The disc moves on, the effects happen in their order, the card is discarded (RV-M4)."""
    card = lay_down(s, number)
    for effect in card.effects:
        verb = ON_A_TURN[effect.do]
        if verb.can(s, effect):
            yield from verb.do(s, effect)
    discard(s)


def _humans(seats: list[int]) -> list[Option]:
    return [Option("whom", seat) for seat in seats]


def _foes(s: AuztraliaState, verb: str, tiles: list[int]) -> list[Option]:
    """These tiles, all of them face up; those of a hex by their places as they are shown."""
    return [
        Option(verb, s.board.ids[h], s.tables.tiles[tile].kind, place)
        for h in sorted({s.at[tile] for tile in tiles})
        for place, tile in enumerate(s.stack(h), 1)
        if tile in tiles
    ]


def _foe(s: AuztraliaState, pick: Option) -> int:
    name, place = pick.args[0], int(pick.args[2])
    return s.stack(s.board.number_of[name])[place - 1]


# Rails (RV-M7).


def _has_rail(s: AuztraliaState, _effect: CardEffect) -> bool:
    return any(owner != NOBODY for owner in s.rails)


def _remove_rails(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """From anywhere; farms and outposts stay (RV-R42)."""
    board = s.board
    for left in range(min(effect.number, len(s.rails) - s.rails.count(NOBODY)), 0, -1):
        options = [
            Option("tear", board.ids[one], board.ids[other])
            for (one, other), owner in zip(board.edges, s.rails, strict=True)
            if owner != NOBODY
        ]
        pick: Option = yield Decide(s.old_ones, "remove-rail", options, left=left)
        one, other = pick.args
        edge = board.edge_between[board.number_of[one], board.number_of[other]]
        lose_rail(s, edge)


# Tiles that come to the map (RV-M8, RV-M11).


def _can_spawn(s: AuztraliaState, effect: CardEffect) -> bool:
    level = unused_level(s, effect.level)
    return level > 0 and old_one_player.sites(s, level) != 0


def _spawn(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """The hex is chosen before the tile is drawn, as with PLACE."""
    level = unused_level(s, effect.level)
    h = yield from _choose_site(s, level)
    s.rng.reveal()
    yield from arise(s, take_unused(s, level), h)


def _choose_site(s: AuztraliaState, level: int) -> Flow[int]:
    options = [Option("put", s.board.ids[h], level) for h in bits(old_one_player.sites(s, level))]
    pick: Option = yield Decide(s.old_ones, "site", options)
    return s.board.number_of[pick.args[0]]


def _returnable(s: AuztraliaState) -> list[Option]:
    """The tiles that humans have taken and for which there is a place."""
    tiles = s.tables.tiles
    return [
        Option("reclaim", seat, tiles[tile].kind, place)
        for seat, player in enumerate(s.players)
        for place, tile in enumerate(player.tiles, 1)
        if old_one_player.sites(s, tiles[tile].level)
    ]


def _can_take_back(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(_returnable(s))


def _take_back(s: AuztraliaState, _effect: CardEffect) -> Flow[None]:
    pick: Option = yield Decide(s.old_ones, "take-back", _returnable(s))
    seat, _, place = pick.args
    tile = s.players[seat].tiles[place - 1]
    h = yield from _choose_site(s, s.tables.tiles[tile].level)
    return_tile(s, seat, tile, h)


# Characters (RV-M9, RV-M10).


def _has_display(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(s.display)


def _kill_display(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """All are chosen before the display is refilled (RV-R29)."""
    for left in range(min(effect.number, len(s.display)), 0, -1):
        options = [Option("kill", name) for name in s.display]
        pick: Option = yield Decide(s.old_ones, "kill", options, left=left)
        s.display.remove(pick.args[0])
        s.removed.append(pick.args[0])
        s.emit("assassinated", pick.args[0])
    recruit.refill(s)


def _anybody_held(s: AuztraliaState, _effect: CardEffect) -> bool:
    return any(player.hand for player in s.players)


def _kill_held(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    for left in range(min(effect.number, sum(len(player.hand) for player in s.players)), 0, -1):
        options = [Option("slay", seat, name) for seat, player in enumerate(s.players) for name in player.hand]
        pick: Option = yield Decide(s.old_ones, "slay", options, left=left)
        lose_character(s, *pick.args)


# Mythos cards (RV-M12 to RV-M14). The card under way is in `dark.open`, not among the discards.


def _has_discards(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(s.played)


def _regain(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    for left in range(min(effect.number, len(s.played)), 0, -1):
        options = [Option("regain", s.tables.mythos[card].id) for card in s.played]
        pick: Option = yield Decide(s.old_ones, "regain", options, left=left)
        card = next(card for card in s.played if s.tables.mythos[card].id == pick.args[0])
        s.played.remove(card)
        s.old_one_player().hand.append(card)
        s.old_one_player().known.append(card)
        s.emit("regained", pick.args[0])


def _reshuffle(s: AuztraliaState, _effect: CardEffect) -> Flow[None]:
    s.mythos += s.played
    s.played = []
    s.rng.shuffle(s.mythos)
    s.sunk = 0
    s.emit("reshuffled", len(s.mythos))
    yield from ()


def _has_deck(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(s.mythos)


def _draw(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    s.rng.reveal()
    number = min(effect.number, len(s.mythos))
    s.emit("drew", number)
    for _ in range(number):
        card = s.mythos.pop()
        s.old_one_player().hand.append(card)
        s.emit("drew-card", s.tables.mythos[card].id, to=(s.old_ones,))
    s.sunk = min(s.sunk, len(s.mythos))
    yield from ()


# What the Old One player does for a time, here for none (RV-M15 to RV-M17).


def _can_place(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(old_one_player.places(s))


def _place(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    for _ in range(effect.number):
        if old_one_player.places(s):
            yield from old_one_player.place(s)


def _can_reveal(s: AuztraliaState, _effect: CardEffect) -> bool:
    return old_one_player.hidden(s) != 0


def _reveal(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    for _ in range(effect.number):
        if old_one_player.hidden(s):
            yield from old_one_player.reveal(s)


def _can_move(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(walkers(s))


def _move(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    """One Old One goes a step or more; it stops where it reaches something, and combats come later (RV-M4)."""
    chosen: Option = yield Decide(s.old_ones, "rouse", _foes(s, "rouse", walkers(s)), number=effect.number)
    tile = _foe(s, chosen)
    kind = s.tables.tiles[tile].kind
    options = s.board.options("step")
    for gone in range(effect.number):
        h = s.at[tile]
        steps = [options[to] for to in movement.first_steps(s, h, movement.targets(s))]
        if not steps:
            return
        pick: Option = yield Decide(
            s.old_ones, "step", [*steps, DONE] if gone else steps, foe=kind, hex=s.board.ids[h]
        )
        if pick is DONE or movement.move(s, [(tile, s.board.number_of[pick.args[0]])]):
            return


# Stores and discs (RV-M18, RV-M19).


def _with_goods(s: AuztraliaState, goods: str) -> list[int]:
    return [seat for seat, player in enumerate(s.players) if getattr(player, goods)]


def _has_goods(s: AuztraliaState, effect: CardEffect) -> bool:
    return bool(_with_goods(s, effect.goods))


def _lose_goods(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    seats = _with_goods(s, effect.goods)
    if effect.who != ALL:
        pick: Option = yield Decide(
            s.old_ones, "lose-goods", _humans(seats), goods=effect.goods, number=effect.number
        )
        seats = [pick.args[0]]
    for seat in seats:
        rob(s, seat, effect.goods, effect.number)


def _in_time(s: AuztraliaState) -> list[int]:
    return [seat for seat in range(s.seat_count) if has_time(s, seat)]


def _can_delay(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(_in_time(s))


def _delay(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    pick: Option = yield Decide(s.old_ones, "delay", _humans(_in_time(s)), number=effect.number)
    delay(s, pick.args[0], effect.number)


# The map (RV-M20, RV-M21).


def _can_blight(s: AuztraliaState, effect: CardEffect) -> bool:
    return bool(farms_near(s, effect.distance))


def _blight(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    options = s.board.options("wither")
    farms = [options[h] for h in farms_near(s, effect.distance)]
    pick: Option = yield Decide(s.old_ones, "blight", farms)
    movement.blight(s, s.board.number_of[pick.args[0]])


def _can_endanger(s: AuztraliaState, _effect: CardEffect) -> bool:
    return s.tokens & ~s.dangerous != 0


def _endanger(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    options = s.board.options("endanger")
    for left in range(min(effect.number, (s.tokens & ~s.dangerous).bit_count()), 0, -1):
        tokens = [options[h] for h in bits(s.tokens & ~s.dangerous)]
        pick: Option = yield Decide(s.old_ones, "endanger", tokens, left=left)
        s.dangerous |= 1 << s.board.number_of[pick.args[0]]
        s.emit("endangered", pick.args[0])


# Damage and units (RV-M22, RV-M23).


def _can_heal(s: AuztraliaState, _effect: CardEffect) -> bool:
    return bool(wounded(s))


def _heal(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    pick: Option = yield Decide(s.old_ones, "heal", _foes(s, "soothe", wounded(s)), number=effect.number)
    heal(s, _foe(s, pick), effect.number)


def _has_unit(s: AuztraliaState, effect: CardEffect) -> bool:
    return any(units_to_lose(s, seat, effect) for seat in range(s.seat_count))


def _lose_unit(s: AuztraliaState, effect: CardEffect) -> Flow[None]:
    seats = [seat for seat in range(s.seat_count) if units_to_lose(s, seat, effect)]
    pick: Option = yield Decide(s.old_ones, "raid", _humans(seats), number=effect.number)
    yield from give_up_units(s, pick.args[0], effect)


ON_A_TURN: Final[dict[str, TurnVerb]] = {
    "remove-rail": TurnVerb(_has_rail, _remove_rails),
    "spawn": TurnVerb(_can_spawn, _spawn),
    "kill-display": TurnVerb(_has_display, _kill_display),
    "kill-held": TurnVerb(_anybody_held, _kill_held),
    "take-back": TurnVerb(_can_take_back, _take_back),
    "regain": TurnVerb(_has_discards, _regain),
    "reshuffle": TurnVerb(_has_discards, _reshuffle),
    "draw": TurnVerb(_has_deck, _draw),
    "place": TurnVerb(_can_place, _place),
    "reveal": TurnVerb(_can_reveal, _reveal),
    "move": TurnVerb(_can_move, _move),
    "lose-goods": TurnVerb(_has_goods, _lose_goods),
    "delay": TurnVerb(_can_delay, _delay),
    "blight": TurnVerb(_can_blight, _blight),
    "endanger": TurnVerb(_can_endanger, _endanger),
    "heal": TurnVerb(_can_heal, _heal),
    "lose-unit": TurnVerb(_has_unit, _lose_unit),
}
