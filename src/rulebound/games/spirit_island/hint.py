"""How well the spirits stand, for bots: what is won and lost, what threatens, and what can still be done."""

from functools import cache
from typing import Final

from rulebound.games.spirit_island.outlook import (
    A_CARD,
    A_DAHAN,
    A_FEAR,
    A_PRESENCE,
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
from rulebound.games.spirit_island.state import ANY, ELEMENTS, GROWING, NOWHERE, PLAYING, Spirit, World
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.use import far_targets, haste_left, levels_met, target_seats, targets

HURT: Final = 0.2  # a point of damage
FEAR_CARD: Final = 1.2  # a card that was earned
TERROR: Final = 3.0
SACRED: Final = 0.5
INCOME: Final = 3.0  # energy of a turn
PLAYS: Final = 5.0  # card plays of a turn
SPACE: Final = 1.0  # an uncovered space of a track
STANDING: Final = 1.3  # presence on the island
SYMBOL: Final = 0.8  # an element or a bonus of a track
ENERGY: Final = 0.45
STORED: Final = 6  # energy beyond that is worth little
IN_HAND: Final = 0.85  # a card that can be played this turn, of what it does when played
LATER: Final = 0.3  # a card of the hand that must wait
DISCARDED: Final = 0.12
CROWDED: Final = 0.5  # a second power in the same land
USING: Final = 0.05
FITTING: Final = 0.2  # an element that an innate power needs
DEAR: Final = 0.7  # energy that a card costs beyond what a turn brings
DONE: Final = 500.0


def score_hint(s: World, seat: int) -> float:
    """What all have reached together, and what this spirit has at hand."""
    if s.won:
        return DONE
    if s.lost:
        return -DONE
    outlook = Outlook(s)
    value = _fear(s) - _pieces(s) - blight_cost(s.blight_left, s.players, is_final(s)) - outlook.threats()
    for each in s.seats:
        value += _standing(s, each)
    return value + _at_hand(s, seat, outlook)


def _fear(s: World) -> float:
    earned = sum(s.fear_levels) - len(s.fear_deck)
    fear = (earned * s.fear_pool + s.fear) / s.players
    return A_FEAR * fear + FEAR_CARD * len(s.earned) + TERROR * s.terror


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
    ahead = min(1.2, max(0.3, (13 - s.turn) / 10))
    held = sum(spirit.presence)
    value = STANDING * held - (8.0 if held <= 1 else 0.0) + SACRED * sacred_sites(s, seat).bit_count()
    value += ahead * _tracks(spirit.id, spirit.open[0], spirit.open[1])
    placing = sum(1 for symbol in spirit.growth if symbol.startswith(("presence", "ocean")))
    if placing:
        value += STANDING * placing + ahead * _placed(spirit.id, spirit.open[0], spirit.open[1], placing)
    return value + ENERGY * min(spirit.energy, STORED) + 0.1 * spirit.energy


@cache
def _tracks(spirit: str, energy: int, plays: int) -> float:
    """What so many uncovered spaces of both tracks are worth."""
    its = PANELS[spirit]
    spaces = [*its.energy[:energy], *its.plays[:plays]]
    value = SPACE * len(spaces) + SYMBOL * sum(1 for space in spaces if not space.isdigit())
    return value + INCOME * _highest(its.energy[:energy]) + PLAYS * _highest(its.plays[:plays])


def _highest(spaces: tuple[str, ...]) -> int:
    return max((int(space) for space in spaces if space.isdigit()), default=0)


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
    hand, plays, energy, value = _growing(s, seat)
    open_now = [POWERS[name] for name in (*spirit.played, *panel_of(s, seat).innates) if name not in spirit.used]
    found = [_best(s, seat, power, have, outlook) for power in open_now if _can_still(s, seat, power, have)]
    if s.using in spirit.used:
        found.append(_under_way(s, seat, have, outlook))
    if plays:
        judged = {card: _best(s, seat, POWERS[card], have, outlook) for card in hand}
        ranked = sorted(hand, key=lambda card: ENERGY * POWERS[card].cost - judged[card][0])
        for card in ranked:
            if plays and POWERS[card].cost <= energy:
                plays, energy = plays - 1, energy - POWERS[card].cost
                worth, land = judged[card]
                found.append((IN_HAND * worth + 0.1 - ENERGY * POWERS[card].cost, land))
                hand.remove(card)
    value += _together(found)
    value += LATER * sum(_card(s, seat, card) for card in hand)
    value += DISCARDED * sum(_card(s, seat, card) for card in (*spirit.discard, *spirit.played))
    if s.drawn and s.drawing == seat:
        value += LATER * max(_card(s, seat, card) for card in s.drawn)
        if POWERS[s.drawn[0]].kind == "major":
            value -= LATER * min((_card(s, seat, card) for card in (*hand, *spirit.discard)), default=0.0)
    return value + 0.06 * _matched(have, innate_elements(s, seat))


def _growing(s: World, seat: int) -> tuple[list[str], int, int, float]:
    """The cards, plays and energy that this spirit phase brings, and what else growth has in store."""
    spirit = s.spirits[seat]
    hand, plays, energy, value = spirit.hand.copy(), spirit.plays, spirit.energy, 0.0
    if s.phase != "spirits":
        return hand, 0, 0, value
    if spirit.stage == GROWING:
        plays, energy = plays + card_plays(s, seat), energy + income(s, seat)
    elif spirit.stage != PLAYING:
        plays = 0
    value -= 0.3 * len(spirit.bonuses)
    for symbol in spirit.growth:
        name, _, rest = symbol.partition("-")
        if symbol == "reclaim":
            hand += spirit.discard
        elif name == "energy":
            energy += int(rest)
            value += ENERGY * int(rest)
        elif name == "play":
            plays += int(rest)
        elif name == "card":
            value += A_CARD
        elif name == "tide":
            value += 0.3
    return hand, plays, energy, value


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
        worth = outlook.worth(power, s.spirits[seat].id, level, land, early)
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
    return outlook.worth(power, s.spirits[seat].id, level, s.goal, early, s.way) + USING, s.goal


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
    return general_worth(card, spirit) - 0.7 * power.cost + FITTING * fitting


def _matched(have: list[int], needed: tuple[int, ...]) -> float:
    """How many of the elements are there that innate powers need."""
    return sum(min(owned, need) for owned, need in zip(have[:ANY], needed, strict=False)) + have[ANY]
