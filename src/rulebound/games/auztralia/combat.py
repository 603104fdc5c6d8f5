"""Combat: card by card until the Old Ones, or the force, are gone (AZ-C1 to C25, M1 to M3, P1 to P5)."""

from typing import Final

from rulebound.games.auztralia.character import CHARACTERS, Character, held, play_character, playable_now
from rulebound.games.auztralia.damage import bury, clear_wounds, wound
from rulebound.games.auztralia.deck import turn_card
from rulebound.games.auztralia.kinds import KINDS, TOKEN_KIND
from rulebound.games.auztralia.pack import AIRSHIP, INFANTRY, UNITS, Row

# A module, not a name: what the Mythos cards do is done with what stands here.
from rulebound.games.auztralia.revenge import interrupt
from rulebound.games.auztralia.revenge.outposts import lose_outpost
from rulebound.games.auztralia.revenge.reward import FOR_PORT, FOR_UNITS, reward
from rulebound.games.auztralia.revenge.tokens import take_token
from rulebound.games.auztralia.state import ABROAD, NOBODY, OUTPOST, PORT, SANITY, TOKEN, AuztraliaState, Fight
from rulebound.games.auztralia.track import has_time
from rulebound.kernel import Decide, Flow, Option

FIGHT: Final = Option("fight")
AIRSHIPS, GROUND, ALL = (Option("withdraw", who) for who in ("airships", "ground", "all"))
WEAK: Final = 2  # the strength of a port that was hurt as much, for good (RV-R17)
PORT_SANITY: Final = {0: 0, 2: 1, 4: 2}  # by the strength of the port (RV-R19, RV-RG26)
_HIT: Final = tuple(Option("hit", name) for name in UNITS)
_HIT_WALL: Final = {place: Option("hit", place) for place in (PORT, OUTPOST)}


def fight(
    s: AuztraliaState,
    seat: int,
    h: int,
    force: list[int],
    place: str = ABROAD,
    wall: int = 0,
    flipped: bool = False,
) -> Flow[Fight]:
    """A whole combat with all Old Ones of a hex; `flipped`: some of them have just come to light (AZ-C3)."""
    sanity = full_sanity(s, seat, place, wall)
    hurt = [damage if number else 0 for damage, number in zip(s.players[seat].hurt, force, strict=True)]
    f = s.fight = Fight(seat, h, force, hurt, sanity, place, wall, flipped=flipped)
    s.emit("combat", seat, s.board.ids[h])
    yield from interrupt.at_the_start(s, f)
    while goes_on(s, f):
        yield from interrupt.before_a_card(s, f)
        if goes_on(s, f):
            yield from _before_the_card(s, f)
        if not goes_on(s, f):
            break
        if not _fighters(f):  # nobody to turn a card for
            f.defeated = True
            break
        yield from _turn_a_card(s, f)
    yield from _end(s, f)
    return f


def _turn_a_card(s: AuztraliaState, f: Fight) -> Flow[None]:
    f.card = turn_card(s)
    f.cards += 1
    s.emit("combat-card", f.seat, s.tables.cards[f.card].number)
    if f.place != PORT and any(f.force) and not f.bound:
        for each in unused(s, f, "card_turned"):
            yield from each.card_turned(s, f)
    if goes_on(s, f):
        yield from _resolve(s, f)
    f.card, f.bound = NOBODY, False


def starting_sanity(s: AuztraliaState, seat: int) -> int:
    """The sanity with which a combat of the seat begins (AZ-C2)."""
    return SANITY + sum(each.sanity() for each in held(s, seat, "sanity"))


def full_sanity(s: AuztraliaState, seat: int, place: str, wall: int) -> int:
    """The same for a combat over this place: a strong port gives more (RV-R19)."""
    return starting_sanity(s, seat) + (PORT_SANITY[wall] if place == PORT else 0)


def unused(s: AuztraliaState, f: Fight, point: str) -> list[Character]:
    """The fighter's characters that step in at this point and have not been used in this combat."""
    return [each for each in held(s, f.seat, point) if each.id not in f.used]


def goes_on(s: AuztraliaState, f: Fight) -> bool:
    """There is an Old One and somebody to fight it; a port is fought over even by nobody (AZ-C14)."""
    if f.defeated or not foes_left(s, f):
        return False
    return not f.fallen if f.place == PORT else _fighters(f)


def foes_left(s: AuztraliaState, f: Fight) -> bool:
    """Whether there is anything to fight: a tile, or a rebirth token that fights (RV-D3)."""
    return f.wall_hurt < f.wall if f.place == TOKEN else bool(s.tiles_at(f.hex))


def _fighters(f: Fight) -> bool:
    """Whether a unit is in the fight, or a port or an outpost with a strength of its own (RV-R18, RV-R24)."""
    return any(f.force) or (f.wall > 0 and f.place in (PORT, OUTPOST))


def _before_the_card(s: AuztraliaState, f: Fight) -> Flow[None]:
    """Characters may help, and units withdraw, until the next card is wanted (AZ-C13, AZ-C18)."""
    while goes_on(s, f):
        options = [FIGHT]
        if may_withdraw(f):
            options += withdrawals(f)
        options += [Option("use", each.id) for each in unused(s, f, "help") if each.can_help(s, f)]
        if s.seat == f.seat and f.place in (ABROAD, TOKEN) and has_time(s, f.seat):  # AZ-H1, AZ-H2
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


def may_withdraw(f: Fight) -> bool:
    """Whether units can leave now: nobody does before the first card, but from what came to light just now."""
    return f.place != PORT and (f.flipped or f.cards > 0) and not f.bound and any(f.force)


def withdrawals(f: Fight) -> list[Option]:
    """All airships, all others, or everything."""
    flying = f.force[AIRSHIP]
    return [AIRSHIPS, GROUND, ALL] if flying and sum(f.force) > flying else [ALL]


def withdraw(s: AuztraliaState, f: Fight, who: Option) -> None:
    """These units go to the barracks; they drop their damage, unless more combats are due (RV-RG6)."""
    player = s.players[f.seat]
    for kind in range(len(UNITS)):
        if who is ALL or (kind == AIRSHIP) == (who is AIRSHIPS):
            player.barracks[kind] += f.force[kind]
            if s.raided and f.force[kind]:
                player.hurt[kind] = f.hurt[kind]
            f.force[kind] = f.hurt[kind] = 0
    if not any(f.force):
        f.quiet = True  # RV-R44: an outpost may fight on
    s.emit("withdrew", f.seat, who.args[0])


def _resolve(s: AuztraliaState, f: Fight) -> Flow[None]:
    """All results of the card, for every Old One on its own row, before anything is checked (AZ-C12, AZ-M2)."""
    rows, tiles = s.tables.cards[f.card].rows, s.tables.tiles
    foes = s.tiles_at(f.hex)
    damage = airship = sanity = 0
    for tile in foes:
        row = rows[tiles[tile].kind]
        wound(s, tile, f.seat, hits_of(f, row))
        damage += row.damage
        airship += row.airship
        sanity += row.sanity
    if f.place == TOKEN:
        row = rows[TOKEN_KIND]
        f.wall_hurt += hits_of(f, row)
        damage, airship, sanity = row.damage, row.airship, row.sanity
    f.shield = 0
    lose_sanity(s, f, sanity)
    lost = [0] * len(UNITS)
    hurt_airships(s, f, airship, lost)
    yield from hurt_others(s, f, damage, lost)
    yield from see_to(s, f, lost)
    bury(s, foes)
    check_defeat(f)


def hits_of(f: Fight, row: Row) -> int:
    """The units of the row that are in the fight, whatever their number; less what shields the Old Ones."""
    hits = sum(1 for kind in row.hits if f.force[kind] or (kind == INFANTRY and _as_infantry(f)))
    return max(0, hits - f.shield)


def _as_infantry(f: Fight) -> bool:
    """An outpost fights as infantry, a port while it stands alone (RV-R18, RV-R24, RV-RG2)."""
    return f.wall > 0 and (f.place == OUTPOST or (f.place == PORT and not any(f.force)))


def lose_sanity(s: AuztraliaState, f: Fight, number: int) -> None:
    """Who has to lose more than is left is defeated (AZ-C9)."""
    if not number:
        return
    if number > f.sanity:
        f.defeated = True
    f.sanity = max(0, f.sanity - number)
    s.emit("sanity-lost", f.seat, number, f.sanity)


def check_defeat(f: Fight) -> None:
    """Nobody left to fight is a defeat (AZ-C19)."""
    if not _fighters(f):
        f.defeated = True


def capacity(s: AuztraliaState, seat: int, kind: int) -> int:
    """How much damage destroys a unit of the seat."""
    return s.tables.units[kind].capacity + sum(each.capacity(kind) for each in held(s, seat, "capacity"))


def hurt_airships(s: AuztraliaState, f: Fight, number: int, lost: list[int]) -> None:
    """Damage that only airships take; without one it is lost (AZ-C8)."""
    for _ in range(number):
        if f.force[AIRSHIP]:
            _hurt(s, f, AIRSHIP, lost)


def stacks_to_hit(f: Fight) -> list[Option]:
    """What can take ordinary damage."""
    stacks = [_HIT[kind] for kind, number in enumerate(f.force) if number and kind != AIRSHIP]
    if f.wall and f.place in _HIT_WALL and not f.fallen:
        stacks.append(_HIT_WALL[f.place])
    return stacks


def hurt_others(s: AuztraliaState, f: Fight, number: int, lost: list[int]) -> Flow[None]:
    """Damage that the player puts on other units, on the port or on the outpost (AZ-C7, RV-R16, RV-F4)."""
    for left in range(number, 0, -1):
        stacks = stacks_to_hit(f)
        if not stacks:
            return
        pick: Option = yield Decide(f.seat, "damage", stacks, left=left)
        if pick.args[0] in UNITS:
            _hurt(s, f, UNITS.index(pick.args[0]), lost)
        else:
            _hurt_wall(s, f)


def _hurt(s: AuztraliaState, f: Fight, kind: int, lost: list[int]) -> None:
    """One damage on a stack; at its capacity the top unit goes to the supply (AZ-C10, AZ-C11)."""
    f.hurt[kind] += 1
    s.emit("unit-hurt", f.seat, UNITS[kind], 1)
    if f.hurt[kind] >= capacity(s, f.seat, kind):
        remove(s, f, kind)
        lost[kind] += 1


def _hurt_wall(s: AuztraliaState, f: Fight) -> None:
    """One damage on the port or the outpost."""
    f.wall_hurt += 1
    s.emit("unit-hurt", f.seat, f.place, 1)
    if f.wall_hurt >= f.wall:
        f.fallen = True
        if f.place == OUTPOST:
            f.wall = 0
            lose_outpost(s, f.seat, f.hex)


def remove(s: AuztraliaState, f: Fight, kind: int, scored: bool = True) -> None:
    """The top unit of a stack, with its damage."""
    f.force[kind] -= 1
    f.hurt[kind] = 0
    s.units[kind] += 1
    s.emit("unit-lost", f.seat, UNITS[kind])
    if scored:
        reward(s, FOR_UNITS[kind])


def lose(s: AuztraliaState, f: Fight, kind: int, scored: bool = True) -> Flow[None]:
    """One unit is destroyed."""
    remove(s, f, kind, scored)
    yield from see_to(s, f, [int(kind == each) for each in range(len(UNITS))])


def see_to(s: AuztraliaState, f: Fight, lost: list[int]) -> Flow[None]:
    """Characters may see to the units that were destroyed just now."""
    if any(lost):
        for each in unused(s, f, "units_lost"):
            yield from each.units_lost(s, f, lost)


def strike(s: AuztraliaState, f: Fight, damage: int, character: str) -> Flow[None]:
    """Damage to one of the Old Ones fought, as the player chooses."""
    if f.place == TOKEN:
        f.wall_hurt += damage
        return
    options = [Option("strike", s.tables.tiles[tile].kind, place) for place, tile in enumerate(s.stack(f.hex), 1)]
    pick: Option = yield Decide(f.seat, "strike", options, character=character, damage=damage)
    place: int = pick.args[1]
    tile = s.stack(f.hex)[place - 1]
    wound(s, tile, f.seat, damage)
    bury(s, [tile])


def _end(s: AuztraliaState, f: Fight) -> Flow[None]:
    """Losses after a defeat, the others home; zombies that are left recover (AZ-C21 to AZ-C23)."""
    if f.defeated:
        s.emit("defeated", f.seat)
        lost = [int(hurt > 0) for hurt in f.hurt]
        for kind, number in enumerate(lost):
            if number:
                remove(s, f, kind)
        if f.place == OUTPOST and f.wall and f.wall_hurt:  # RV-R26
            f.wall = 0
            lose_outpost(s, f.seat, f.hex)
        yield from see_to(s, f, lost)
    player = s.players[f.seat]
    for kind, number in enumerate(f.force):
        player.barracks[kind] += number
        if s.raided and number:
            player.hurt[kind] = f.hurt[kind]
    for tile in s.tiles_at(f.hex):
        foe = s.tables.tiles[tile].kind
        if KINDS[foe].recovers and s.damage_on(tile):
            clear_wounds(s, tile)
            s.emit("healed", foe, s.board.ids[f.hex])
    if f.place == TOKEN and not foes_left(s, f):
        take_token(s, f.seat, f.hex)
    s.fight = None
    s.emit("combat-over", f.seat, s.board.ids[f.hex])


def defend_port(s: AuztraliaState, seat: int) -> Flow[None]:
    """Everybody fights for the port, at no cost of time; if an Old One is left, it is lost (AZ-P1, AZ-P2)."""
    player = s.players[seat]
    fallen = False
    if s.tiles_at(player.port):
        force, player.barracks = player.barracks, [0] * len(UNITS)
        fought = yield from fight(s, seat, player.port, force, PORT, player.strength)
        fallen = fought.fallen
        if fought.wall_hurt >= WEAK and player.strength > WEAK and not fallen:
            player.strength = WEAK
            s.emit("port-weakened", seat)
    if fallen or s.tiles_at(player.port):
        if s.lost_port == NOBODY:
            s.lost_port = seat
        s.emit("port-lost", seat)
        reward(s, FOR_PORT)
    else:
        s.emit("port-held", seat)
