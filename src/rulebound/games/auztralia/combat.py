"""Combat: card by card until the Old Ones, or the force, are gone (AZ-C1 to C25, M1 to M3, P1 to P5)."""

from typing import Final

from rulebound.games.auztralia.character import CHARACTERS, Character, held, play_character, playable_now
from rulebound.games.auztralia.damage import bury, clear_wounds, wound
from rulebound.games.auztralia.deck import turn_card
from rulebound.games.auztralia.pack import AIRSHIP, UNITS
from rulebound.games.auztralia.state import NOBODY, SANITY, Fight, World
from rulebound.games.auztralia.track import has_time
from rulebound.kernel import Decide, Flow, Option

FIGHT: Final = Option("fight")
AIRSHIPS, GROUND, ALL = (Option("withdraw", who) for who in ("airships", "ground", "all"))
_HIT: Final = tuple(Option("hit", name) for name in UNITS)


def fight(
    s: World, seat: int, h: int, force: list[int], at_port: bool = False, flipped: bool = False
) -> Flow[None]:
    """A whole combat with all Old Ones of a hex; `flipped`: some of them have just come to light (AZ-C3)."""
    f = s.fight = Fight(seat, h, force, [0] * len(UNITS), starting_sanity(s, seat), at_port)
    s.emit("combat", seat, s.board.ids[h])
    while _goes_on(s, f):
        yield from _before_the_card(s, f, may_withdraw=not at_port and (flipped or f.cards > 0))
        if not _goes_on(s, f):
            break
        if not any(f.force):  # nobody to turn a card for
            f.defeated = True
            break
        f.card = turn_card(s)
        f.cards += 1
        s.emit("combat-card", seat, s.tables.cards[f.card].number)
        for each in [] if at_port else unused(s, f, "card_turned"):
            yield from each.card_turned(s, f)
        if _goes_on(s, f):
            yield from _resolve(s, f)
        f.card = NOBODY
    yield from _end(s, f)


def starting_sanity(s: World, seat: int) -> int:
    """The sanity with which a combat of the seat begins (AZ-C2)."""
    return SANITY + sum(each.sanity() for each in held(s, seat, "sanity"))


def unused(s: World, f: Fight, point: str) -> list[Character]:
    """The fighter's characters that step in at this point and have not been used in this combat."""
    return [each for each in held(s, f.seat, point) if each.id not in f.used]


def _goes_on(s: World, f: Fight) -> bool:
    """There is an Old One and somebody to fight it; a port is fought over even by nobody (AZ-C14)."""
    return not f.defeated and (any(f.force) or f.at_port) and bool(s.tiles_at(f.hex))


def _before_the_card(s: World, f: Fight, may_withdraw: bool) -> Flow[None]:
    """Characters may help, and units withdraw, until the next card is wanted (AZ-C13, AZ-C18)."""
    while _goes_on(s, f):
        options = [FIGHT]
        if may_withdraw:
            options += withdrawals(f)
        options += [Option("use", each.id) for each in unused(s, f, "help") if each.can_help(s, f)]
        if s.seat == f.seat and not f.at_port and has_time(s, f.seat):  # AZ-H1, AZ-H2: in one's own time
            options += [Option("play", name) for name in playable_now(s, f.seat)]
        pick: Option = yield Decide(
            f.seat, "fight", options, hex=s.board.ids[f.hex], sanity=f.sanity, cards=f.cards
        )
        if pick is FIGHT:
            return
        if pick.verb == "use":
            f.used.append(pick.args[0])
            s.emit("helped", f.seat, pick.args[0])
            yield from CHARACTERS[pick.args[0]].help(s, f)
        elif pick.verb == "play":
            yield from play_character(s, f.seat, pick.args[0])
        else:
            withdraw(s, f, pick)


def withdrawals(f: Fight) -> list[Option]:
    """All airships, all others, or everything."""
    flying = f.force[AIRSHIP]
    return [AIRSHIPS, GROUND, ALL] if flying and sum(f.force) > flying else [ALL]


def withdraw(s: World, f: Fight, who: Option) -> None:
    """These units drop their damage and go to the barracks."""
    barracks = s.players[f.seat].barracks
    for kind in range(len(UNITS)):
        if who is ALL or (kind == AIRSHIP) == (who is AIRSHIPS):
            barracks[kind] += f.force[kind]
            f.force[kind] = f.hurt[kind] = 0
    s.emit("withdrew", f.seat, who.args[0])


def _resolve(s: World, f: Fight) -> Flow[None]:
    """All results of the card, for every Old One on its own row, before anything is checked (AZ-C12, AZ-M2)."""
    card, tiles = s.tables.cards[f.card], s.tables.tiles
    foes = s.tiles_at(f.hex)
    damage = airship = sanity = 0
    for tile in foes:
        row = card.rows[tiles[tile].kind]
        wound(s, tile, f.seat, sum(1 for kind in row.hits if f.force[kind]))
        damage += row.damage
        airship += row.airship
        sanity += row.sanity
    _lose_sanity(s, f, sanity)
    lost = [0] * len(UNITS)
    for _ in range(airship):
        if f.force[AIRSHIP]:
            _hurt(s, f, AIRSHIP, lost)
    for left in range(damage, 0, -1):
        stacks = [_HIT[kind] for kind, number in enumerate(f.force) if number and kind != AIRSHIP]
        if not stacks:
            break
        pick: Option = yield Decide(f.seat, "damage", stacks, left=left)
        _hurt(s, f, UNITS.index(pick.args[0]), lost)
    yield from _see_to(s, f, lost)
    bury(s, foes)
    if not any(f.force):
        f.defeated = True


def _lose_sanity(s: World, f: Fight, number: int) -> None:
    """Who has to lose more than is left is defeated (AZ-C9)."""
    if not number:
        return
    if number > f.sanity:
        f.defeated = True
    f.sanity = max(0, f.sanity - number)
    s.emit("sanity-lost", f.seat, number, f.sanity)


def capacity(s: World, seat: int, kind: int) -> int:
    """How much damage destroys a unit of the seat."""
    return s.tables.units[kind].capacity + sum(each.capacity(kind) for each in held(s, seat, "capacity"))


def _hurt(s: World, f: Fight, kind: int, lost: list[int]) -> None:
    """One damage on a stack; at its capacity the top unit goes to the supply (AZ-C10, AZ-C11)."""
    f.hurt[kind] += 1
    s.emit("unit-hurt", f.seat, UNITS[kind], 1)
    if f.hurt[kind] >= capacity(s, f.seat, kind):
        _remove(s, f, kind)
        lost[kind] += 1


def _remove(s: World, f: Fight, kind: int) -> None:
    """The top unit of a stack, with its damage."""
    f.force[kind] -= 1
    f.hurt[kind] = 0
    s.units[kind] += 1
    s.emit("unit-lost", f.seat, UNITS[kind])


def lose(s: World, f: Fight, kind: int) -> Flow[None]:
    """One unit is destroyed."""
    _remove(s, f, kind)
    yield from _see_to(s, f, [int(kind == each) for each in range(len(UNITS))])


def _see_to(s: World, f: Fight, lost: list[int]) -> Flow[None]:
    """Characters may see to the units that were destroyed just now."""
    if any(lost):
        for each in unused(s, f, "units_lost"):
            yield from each.units_lost(s, f, lost)


def _end(s: World, f: Fight) -> Flow[None]:
    """Losses after a defeat, the others home; zombies that are left recover (AZ-C21 to AZ-C23)."""
    if f.defeated:
        s.emit("defeated", f.seat)
        lost = [int(hurt > 0) for hurt in f.hurt]
        for kind, number in enumerate(lost):
            if number:
                _remove(s, f, kind)
        yield from _see_to(s, f, lost)
    barracks = s.players[f.seat].barracks
    for kind, number in enumerate(f.force):
        barracks[kind] += number
    for tile in s.tiles_at(f.hex):
        if s.tables.tiles[tile].kind == "zombie" and s.damage_on(tile):
            clear_wounds(s, tile)
            s.emit("healed", "zombie", s.board.ids[f.hex])
    s.fight = None
    s.emit("combat-over", f.seat, s.board.ids[f.hex])


def defend_port(s: World, seat: int) -> Flow[None]:
    """Everybody fights for the port, at no cost of time; if an Old One is left, it is lost (AZ-P1, AZ-P2)."""
    player = s.players[seat]
    if s.tiles_at(player.port):
        force, player.barracks = player.barracks, [0] * len(UNITS)
        yield from fight(s, seat, player.port, force, at_port=True)
    if s.tiles_at(player.port):
        s.lost_port = seat
        s.emit("port-lost", seat)
    else:
        s.emit("port-held", seat)
