"""How well the spirits stand, for bots: what is won and lost, what threatens, and what can still be done."""

from functools import cache
from typing import Final

from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.outlook import (
    A_CARD,
    A_DAHAN,
    A_FEAR,
    PIECE,
    Outlook,
    blight_cost,
    general_worth,
    innate_elements,
    is_final,
)
from rulebound.games.spirit_island.panel import PANELS, card_plays, elements_of, income, panel_of, sacred_sites
from rulebound.games.spirit_island.pieces import DAHAN
from rulebound.games.spirit_island.power import BOTH, FAST, POWERS, Power
from rulebound.games.spirit_island.state import ANY, GROWING, NOWHERE, PLAYING, World
from rulebound.games.spirit_island.use import far_targets, haste_left, levels_met, targets

HURT: Final = 0.2  # a point of damage
FEAR_CARD: Final = 1.2  # a card that was earned
TERROR: Final = 3.0
SACRED: Final = 0.5
INCOME: Final = 1.5  # energy of a turn
PLAYS: Final = 2.0  # card plays of a turn
PAID: Final = 5.0  # card plays that the energy of a turn pays for
FREE, A_PLAY = 1.0, 1.3  # plays that cost nothing, and the energy for each other one
SPREADS: Final = 60.0  # blight that is about to fall on a land, perhaps not the last one
RUIN: Final = 400.0  # the last blight is about to fall
REACH: Final = 0.35  # a land next to presence
A_TURN: Final = 8.5  # what the invaders bring in a turn that nobody can foresee
AFTER_THEM: Final = 4.0  # and what of it has come when slow powers are used
SPACE: Final = 1.0  # an uncovered space of a track
HELD: Final = (0.0, 1.3, 2.0, 2.0)  # a land with so much presence
STANDING: Final = 1.0  # presence that will come to the island
SYMBOL: Final = 0.8  # an element or a bonus of a track
ENERGY: Final = 0.45
STORED: Final = 6  # energy beyond that is worth little
IN_HAND: Final = 0.85  # a card that can be played this turn, of what it does when played
LATER: Final = 0.42  # a card of the hand that must wait
DISCARDED: Final = 0.12
TURNS_AHEAD: Final = 2  # of plays for which cards in the hand count in full
NO_HURRY: Final = 0.25  # of what reclaiming adds while there are enough other cards to play
CROWDED: Final = 0.5  # a second power in the same land
USING: Final = 0.05
FITTING: Final = 0.2  # an element that an innate power needs
DEAR: Final = 1.1  # energy that a card costs beyond what a turn brings
DONE: Final = 500.0


def score_hint(s: World, seat: int) -> float:
    """What all have reached together, and what this spirit has at hand."""
    if s.won:
        return DONE
    if s.lost:
        return -DONE
    outlook = Outlook(s)
    value = _fear(s) - _pieces(s) - _blight(s) - outlook.threats() + _expected(s)
    for each in s.seats:
        value += _standing(s, each)
    return value + _at_hand(s, seat, outlook)


def _fear(s: World) -> float:
    earned = sum(s.fear_levels) - len(s.fear_deck)
    fear = (earned * s.fear_pool + s.fear) / s.players
    return A_FEAR * fear + FEAR_CARD * len(s.earned) + TERROR * s.terror


def _expected(s: World) -> float:
    """So that to be ready, and see what comes, is not judged by what always comes."""
    come = s.phase in ("slow", "time") or (s.phase == "invaders" and s.step in ("build", "explore", "advance"))
    return s.players * (A_TURN * s.turn + AFTER_THEM * come)


def _blight(s: World) -> float:
    """What lies on the island, and the piece that is about to come."""
    left = s.blight_left - s.spreading
    if left <= 0 and is_final(s):
        return RUIN
    return blight_cost(max(0, left), s.players, is_final(s)) + SPREADS * s.spreading


def _pieces(s: World) -> float:
    """Pieces on the island; at higher terror levels only the greater ones stand between us and victory."""
    weights = [PIECE[kind] * (1.0 if kind >= s.terror - 1 else 0.75) for kind in range(DAHAN)]
    total = 0.0
    for there in s.pieces:
        for code, number in there.items():
            kind, damage = code & 3, code >> 2 & 31
            if kind == DAHAN:
                total -= (A_DAHAN - HURT * damage) * number
            else:
                total += (weights[kind] - HURT * damage) * number
    return total


# A spirit.


def _standing(s: World, seat: int) -> float:
    """Presence, tracks, energy: what will still be there next turn."""
    spirit = s.spirits[seat]
    ahead = min(1.3, max(0.4, (14 - s.turn) / 8))
    held = sum(spirit.presence)
    value = sum(HELD[min(number, 3)] for number in spirit.presence) + 0.2 * held
    value += SACRED * min(2, sacred_sites(s, seat).bit_count()) - (8.0 if held <= 1 else 0.0)
    value += ahead * _tracks(spirit.id, spirit.open[0], spirit.open[1])
    near = 0
    for land in bits(s.presence_of(seat)):
        near |= s.island.within(land, 1)
    value += REACH * near.bit_count()
    placing = sum(1 for symbol in (*spirit.growth, s.using) if symbol.startswith(("presence", "ocean")))
    if placing:
        value += STANDING * placing + ahead * _placed(spirit.id, spirit.open[0], spirit.open[1], placing)
    return value + ENERGY * min(spirit.energy, STORED) + 0.1 * spirit.energy


@cache
def _tracks(spirit: str, energy: int, plays: int) -> float:
    """What so many uncovered spaces of both tracks are worth."""
    its = PANELS[spirit]
    spaces = [*its.energy[:energy], *its.plays[:plays]]
    value = SPACE * len(spaces) + SYMBOL * sum(1 for space in spaces if not space.isdigit())
    earned, played = _height(its.energy, energy), _height(its.plays, plays)
    return value + INCOME * earned + PLAYS * played + PAID * min(played, FREE + earned / A_PLAY)


def _height(track: tuple[str, ...], uncovered: int) -> float:
    """The highest number so far, and half of it for being on the way to the last one."""
    numbers = [int(space) if space.isdigit() else 0 for space in track]
    steady = (max(numbers) - numbers[0]) * (uncovered - 1) / (len(track) - 1)
    return 0.5 * max(numbers[:uncovered]) + 0.5 * (numbers[0] + steady)


@cache
def _placed(spirit: str, energy: int, plays: int, number: int) -> float:
    """What so many more uncovered spaces are worth, on whichever track."""
    most = [len(track) for track in PANELS[spirit].tracks]
    ways = [(energy + each, plays + number - each) for each in range(number + 1)]
    found = [_tracks(spirit, *way) for way in ways if way[0] <= most[0] and way[1] <= most[1]]
    return max(found, default=0.0) - _tracks(spirit, energy, plays) if found else 0.0


def _at_hand(s: World, seat: int, outlook: Outlook) -> float:
    """What its powers and cards are good for, those first that can be used at once."""
    spirit, have = s.spirits[seat], elements_of(s, seat)
    plays, energy, value = _growing(s, seat)
    open_now = [POWERS[name] for name in (*spirit.played, *panel_of(s, seat).innates) if name not in spirit.used]
    found = [_best(s, seat, power, have, outlook) for power in open_now if _can_still(s, seat, power, have)]
    if s.using in spirit.used:
        found.append(_under_way(s, seat, have, outlook))
    back = spirit.discard if "reclaim" in (*spirit.growth, s.using) else []
    hand = [*spirit.hand, *back]
    if plays:
        worth = {card: _to_play(s, seat, card, have, outlook) for card in hand}
        total = _played(worth, spirit.hand, found, plays, energy)
        if back:
            more = _played(worth, hand, found, plays, energy) - total
            total += more if len(spirit.hand) < plays else NO_HURRY * more
        value += total
    else:
        value += _together(found)
    ranked = sorted((_card(s, seat, card) for card in hand), reverse=True)
    enough = TURNS_AHEAD * card_plays(s, seat)
    gone = [] if back else spirit.discard
    value += LATER * sum(ranked[:enough]) + DISCARDED * sum(ranked[enough:])
    value += DISCARDED * sum(_card(s, seat, card) for card in (*gone, *spirit.played))
    if s.drawn and s.drawing == seat:
        value += LATER * max(_card(s, seat, card) for card in s.drawn)
        if POWERS[s.drawn[0]].kind == "major":
            value -= LATER * min((_card(s, seat, card) for card in (*hand, *spirit.discard)), default=0.0)
    return value + 0.06 * _matched(have, innate_elements(s, seat))


def _to_play(s: World, seat: int, card: str, have: list[int], outlook: Outlook) -> tuple[float, int]:
    """What it is worth to play a card of the hand, and for which land."""
    worth, land = _best(s, seat, POWERS[card], have, outlook)
    return IN_HAND * worth + 0.1 - ENERGY * POWERS[card].cost - (LATER - DISCARDED) * _card(s, seat, card), land


def _played(
    worth: dict[str, tuple[float, int]], hand: list[str], found: list[tuple[float, int]], plays: int, energy: int
) -> float:
    """All powers at hand together with the best cards that can be paid for."""
    chosen = found.copy()
    for card in sorted(hand, key=lambda each: -worth[each][0]):
        if plays and POWERS[card].cost <= energy and worth[card][0] > 0:
            plays, energy = plays - 1, energy - POWERS[card].cost
            chosen.append(worth[card])
    return _together(chosen)


def _growing(s: World, seat: int) -> tuple[int, int, float]:
    """The plays and energy that this spirit phase brings, and what else growth has in store."""
    spirit = s.spirits[seat]
    plays, energy, value = spirit.plays, spirit.energy, 0.0
    if s.phase != "spirits":
        return 0, 0, value
    if spirit.stage == GROWING:
        plays, energy = plays + card_plays(s, seat), energy + income(s, seat)
    elif spirit.stage != PLAYING:
        plays = 0
    value -= 0.3 * len(spirit.bonuses)
    for symbol in (*spirit.growth, s.using):
        name, _, rest = symbol.partition("-")
        if name == "energy":
            energy += int(rest)
            value += ENERGY * int(rest)
        elif name == "play":
            plays += int(rest)
        elif name == "card" and not s.drawn:
            value += A_CARD
        elif name == "tide":
            value += 0.3
    return plays, energy, value


def _can_still(s: World, seat: int, power: Power, have: list[int]) -> bool:
    """Whether there is still a time to use it this turn."""
    if power.innate and not levels_met(power, have):
        return False
    if s.phase in ("spirits", "setup"):
        return True
    if s.phase == "fast":
        return _slow(power, have) or not s.spirits[seat].done
    return _slow(power, have) and (s.phase == "invaders" or (s.phase == "slow" and not s.spirits[seat].done))


def _slow(power: Power, have: list[int]) -> bool:
    return power.speed != FAST and not (power.hastened and power.hastened in levels_met(power, have))


def _is_early(s: World, seat: int, power: Power, have: list[int]) -> bool:
    """Whether it can come before this turn's ravages."""
    if s.phase not in ("spirits", "fast", "setup") or s.spirits[seat].done:
        return False
    return power.speed in (FAST, BOTH) or not _slow(power, have) or haste_left(s, seat) > 0


def _best(s: World, seat: int, power: Power, have: list[int], outlook: Outlook) -> tuple[float, int]:
    """The best that the power can do now, and where; nothing if it does harm everywhere."""
    met = levels_met(power, have)
    level = met[-1] if met else 0
    if power.at_spirits:
        return general_worth(power.id, s.spirits[seat].id, level), NOWHERE
    early = _is_early(s, seat, power, have)
    best, where = 0.0, NOWHERE
    for land in bits(targets(s, seat, power, level) | far_targets(s, seat, power)):
        worth = outlook.worth(power, seat, level, land, early)
        if worth > best:
            best, where = worth, land
    return best, where


def _under_way(s: World, seat: int, have: list[int], outlook: Outlook) -> tuple[float, int]:
    """The power that was begun, in its land and its way as far as they are known."""
    power = POWERS[s.using]
    met = levels_met(power, have)
    level = met[-1] if met else 0
    if power.at_spirits:
        return general_worth(power.id, s.spirits[seat].id, level) + USING, NOWHERE
    if s.goal == NOWHERE:
        worth, land = _best(s, seat, power, have, outlook)
        return worth + USING if worth else -1.0, land
    early = s.phase == "fast"
    return outlook.worth(power, seat, level, s.goal, early, s.way) + USING, s.goal


def _together(found: list[tuple[float, int]]) -> float:
    """Several powers for one land do not help as much as each of them alone."""
    total, taken = 0.0, 0
    for worth, land in sorted(found, reverse=True):
        crowded = land != NOWHERE and taken >> land & 1
        total += worth * CROWDED if crowded and worth > 0 else worth
        if land != NOWHERE:
            taken |= 1 << land
    return total


def _card(s: World, seat: int, card: str) -> float:
    """What a card is good for in turns to come."""
    dear = max(0, POWERS[card].cost - income(s, seat) - 1)
    return 1.0 + _card_worth(card, s.spirits[seat].id, innate_elements(s, seat)) - DEAR * dear


@cache
def _card_worth(card: str, spirit: str, needed: tuple[int, ...]) -> float:
    power = POWERS[card]
    fitting = sum(number for number, need in zip(power.elements, needed, strict=True) if need)
    return general_worth(card, spirit) - 0.9 * power.cost + FITTING * fitting


def _matched(have: list[int], needed: tuple[int, ...]) -> float:
    """How many of the elements are there that innate powers need."""
    return sum(min(owned, need) for owned, need in zip(have[:ANY], needed, strict=False)) + have[ANY]
