"""Using powers: when, on what, and how often (SI-022, SI-024, SI-044 to SI-059)."""

from collections.abc import Callable, Collection
from typing import Final

from rulebound.games.spirit_island.action import DECLINE, EVERY, Action
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import READY_NOW, lay_down
from rulebound.games.spirit_island.island import TERRAINS, bits, is_archipelago
from rulebound.games.spirit_island.panel import (
    do_own_move,
    elements_for,
    elements_of,
    land_elements,
    levels_used,
    meets,
    own_moves,
    sacred_sites,
)
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    BOTH,
    FAST,
    ITSELF,
    NO_TARGET,
    POWERS,
    SACRED,
    SLOW,
    Power,
)
from rulebound.games.spirit_island.rule import RULES, at_seat
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.telling import telling
from rulebound.games.spirit_island.values import (
    all_fast,
    cost_of,
    ignores_range,
    in_range,
    only_slow,
    own_speed,
)
from rulebound.kernel import STABLE, Anyone, Decide, Flow, Option, known_option

HASTENED: Final = "hastened"  # how many slow powers were used as fast ones this turn
EITHER_SPEED: Final = "either-speed"  # a slow power may be used as a fast one, or a fast one as a slow one
HASTEN_PAYING: Final = "hasten-paying"
LESS: Final = {
    "use": "use-less",
    "hasten": "hasten-less",
    HASTEN_PAYING: "hasten-paying-less",
    "delay": "delay-less",
    "repeat": "repeat-less",
}  # with fewer elements
REPEATS_FOR_COST: Final = ("repeat-paying", "repeat-cheapest")
PROMPTS: Final = {FAST: "fast-phase", SLOW: "slow-phase"}


def power_phase(s: IslandState, speed: str) -> Flow[None]:
    """Fast or slow: any spirit uses a power, until all are done (SI-022, SI-024, SI-026)."""
    if s.step != speed:
        s.step = speed
        for spirit in s.spirits:
            spirit.done = False
    while True:
        open_now = offers(s, speed)
        if not open_now:
            return
        yield STABLE
        asks = (
            Decide(seat, PROMPTS[speed], ways, always_ask=True, number=_powers_in(ways))
            for seat, ways in open_now.items()
        )
        seat, pick = yield Anyone.of(asks)
        yield from _do(s, seat, pick)


def _powers_in(ways: list[Option]) -> int:
    """How many powers these options use."""
    return len({option.args[0] for option in ways if option.verb in LESS})


def offers(s: IslandState, speed: str) -> dict[int, list[Option]]:
    """What each spirit that is not ready can do in a phase of powers."""
    found = {}
    for seat in s.all_seats:
        spirit = s.spirits[seat]
        ways = [] if spirit.done else options(s, seat, speed)
        # Who has used the last fast power can still take it back: the invaders wait for the word.
        if ways or (speed == FAST and spirit.used and not spirit.done):
            found[seat] = [*ways, READY_NOW]
    return found


def options(s: IslandState, seat: int, speed: str) -> list[Option]:
    """What a spirit can do in a phase of powers, besides being ready."""
    spirit = s.spirits[seat]
    found = own_moves(s, seat)
    have = elements_of(s, seat)
    for name in (*spirit.in_use, *spirit.innates):
        power = POWERS[name]
        its_own = elements_for(s, seat, power, have) if power.needs else have
        ways = _ways(s, seat, power, speed, its_own)
        if not ways or (power.usable is not None and not power.usable(s, seat)):
            continue
        met = list[int]()
        if power.needs:
            met = levels_met(power, its_own) if power.at_spirits else _met_on_lands(s, seat, power, its_own)
        if power.innate and not power.bare and not doing(power, met):
            continue
        for verb in ways:
            found += _uses(s, seat, power, verb, met)
    return found


def levels_met(power: Power, have: list[int]) -> list[int]:
    """Which thresholds or levels these elements meet, each for itself, from 1."""
    if not power.either:
        return [level for level, need in enumerate(power.needs, 1) if meets(have, need)]
    levels = range(1, len(power.needs) + 1)
    return [level for level in levels if any(meets(have, need) for need in power.needs_of(level))]


def _met_on_lands(s: IslandState, seat: int, power: Power, have: list[int]) -> list[int]:
    """Which thresholds or levels are met for a power that targets a land, on some land that it can target."""
    met = levels_met(power, have)
    richer = land_elements(s, seat)
    if not richer:
        return met
    found = {*met}
    for land in bits(targets(s, seat, power) | beyond_range(s, seat, power)):
        if land in richer:
            found |= {*_met_on(power, have, richer[land])}
    return sorted(found)


def _met_on(power: Power, have: list[int], more: list[int]) -> list[int]:
    return levels_met(power, [own + other for own, other in zip(have, more, strict=True)])


def _where_it_acts(s: IslandState, seat: int, power: Power, level: int, lands: int) -> int:
    """Those of the lands on which an innate power has a level up to this one, where lands add elements."""
    richer = land_elements(s, seat) if power.innate and not power.bare else {}
    if not richer:
        return lands
    have = elements_for(s, seat, power, elements_of(s, seat))
    if any(each <= level for each in doing(power, levels_met(power, have))):
        return lands
    return sum(
        1 << land
        for land in bits(lands)
        if land in richer and any(each <= level for each in doing(power, _met_on(power, have, richer[land])))
    )


def doing(power: Power, met: list[int]) -> list[int]:
    """Those of the levels that do something, and not only change how the power is used."""
    return [level for level in met if power.does(level)]


def _ways(s: IslandState, seat: int, power: Power, speed: str, have: list[int]) -> list[str]:
    """How the power can be used now: once, again, as a fast one though it is slow, or the other way round."""
    again = power.id in s.spirits[seat].used and not _may_again(s, seat, power)
    if again and repeat_of(s, seat, power) is None:
        return []
    own = own_speed(s, seat, power)
    early = own == SLOW and all_fast(s, seat)
    if own in (speed, BOTH) and not (early and s.phase == SLOW):
        return ["repeat" if again else "use"]
    if speed == FAST and only_slow(s, seat):
        return []
    needed = power.hastened if speed == FAST else power.slowed
    if needed and needed in levels_used(power, have, EVERY):
        return ["repeat" if again else "use"]
    if speed == SLOW:
        return ["delay"] if s.has(EITHER_SPEED, seat=seat) else []
    if early and again:
        return ["repeat"]
    found = ["use"] if early else []
    if haste_left(s, seat) or haste_once(s, seat, power) is not None:
        found.append("hasten")
    if power.fast_for and not early and price_of(s, seat, power, HASTEN_PAYING) <= s.spirits[seat].energy:
        found.append(HASTEN_PAYING)
    return found


def _may_again(s: IslandState, seat: int, power: Power) -> bool:
    """Whether the power itself says that it may be used once more."""
    return power.again is not None and power.again(s, seat)


def haste_left(s: IslandState, seat: int) -> int:
    """How many slow powers this spirit may still use as fast ones this turn."""
    return _own_haste(s, seat) + s.total(EITHER_SPEED, seat=seat)


def _own_haste(s: IslandState, seat: int) -> int:
    """How many of them by what is for slow powers alone."""
    rules = at_seat(s, seat, "slow_as_fast")
    if not rules and not s.effects:
        return 0
    granted = s.total("slow-as-fast", seat=seat) + sum(rule.slow_as_fast(s, its) for rule, its in rules)
    return max(0, granted - s.spirits[seat].notes.get(HASTENED, 0))


def haste_once(s: IslandState, seat: int, power: Power) -> Effect | None:
    """What lets the spirit use this slow power as a fast one, and is over then."""
    for rule, its in at_seat(s, seat, "hastens"):
        if rule.hastens(s, its, power):
            return its
    return None


def repeat_of(s: IslandState, seat: int, power: Power) -> Effect | None:
    """What lets the spirit repeat this card: what is free first (SI-057)."""
    if power.innate:
        return None
    cost = cost_of(s, seat, power)
    for effect in s.lasting("repeat"):
        if effect.seat == seat and cost <= effect.amount:
            return effect
    for effect in s.lasting("repeat-paying"):
        its_own = effect.source == power.id  # a power that lets others be repeated is not repeated by itself
        if effect.seat == seat and effect.amount and not its_own and cost <= s.spirits[seat].energy:
            return effect
    for effect in s.lasting("repeat-cheapest"):
        if effect.seat == seat and cost == _cheapest(s, seat) and cost <= s.spirits[seat].energy:
            return effect
    for rule, its in at_seat(s, seat, "may_repeat"):
        if cost <= s.spirits[seat].energy and rule.may_repeat(s, its, power):
            return its
    return None


def _cheapest(s: IslandState, seat: int) -> int:
    """What the cheapest card costs that the spirit has in play."""
    return min((cost_of(s, seat, POWERS[name]) for name in s.spirits[seat].played), default=0)


def _uses(s: IslandState, seat: int, power: Power, verb: str, met: list[int]) -> list[Option]:
    """The option to use it with all it has, and those to act as if one had fewer elements (SI-053)."""
    price = price_of(s, seat, power, verb)
    if not _has_target(s, seat, power, EVERY, price):
        return []
    if not met:
        return [known_option(verb, power.id)]
    lesser = _lesser(power, doing(power, met))
    nearer = power.farther is not None or power.reaching
    fitting = [level for level in lesser if not nearer or _has_target(s, seat, power, level, price)]
    less = [known_option(LESS[verb], power.id, level) for level in fitting]
    return [known_option(verb, power.id), *less]


def _lesser(power: Power, met: list[int]) -> list[int]:
    """The levels up to which a power can be used, besides the highest one that is met (SI-053)."""
    if not power.innate:
        return [0] * bool(met)
    return [0, *met][:-1] if power.bare else met[:-1]


def price_of(s: IslandState, seat: int, power: Power, verb: str = "use") -> int:
    """What is paid before it is used: its cost, where that lets it be repeated, and what makes it fast."""
    effect = repeat_of(s, seat, power) if power.id in s.spirits[seat].used else None
    price = cost_of(s, seat, power) if effect is not None and effect.kind != "repeat" else 0
    return price + power.fast_for if verb.startswith(HASTEN_PAYING) else price


def _has_target(s: IslandState, seat: int, power: Power, level: int, price: int = 0) -> bool:
    if power.at_spirits:
        return bool(target_seats(s, seat, power, price))
    return bool(targets(s, seat, power, level) or far_targets(s, seat, power, price))


# Targets.


def sources(s: IslandState, seat: int, power: Power) -> int:
    """The lands from which range is counted (SI-045)."""
    kind, _, terrain = power.source.partition(" in ")
    found, others = 0, [effect.amount for effect in s.effects if (effect.kind, effect.seat) == ("entwined", seat)]
    for each in (seat, *others):
        found |= sacred_sites(s, each) if kind == SACRED else s.presence_of(each)
    if terrain:
        number = next(n for n, name in enumerate(TERRAINS) if name[0].upper() == terrain)
        found &= s.of_terrain(number)
    return found


def targets(s: IslandState, seat: int, power: Power, level: int = EVERY) -> int:
    """The lands it can target (SI-044, SI-047), some only with a move of presence that a rule allows."""
    found = targets_as_it_stands(s, seat, power, level)
    for move, aims in shifts(s, seat).items():
        if aims & ~found:
            found |= _targets_after(s, seat, power, level, move) & aims
    return found


def targets_as_it_stands(s: IslandState, seat: int, power: Power, level: int) -> int:
    """The lands it can target from where the presence is now."""
    if targets_any_land(s, seat, power):
        return s.in_play
    found = power.target.fits(s, seat) & (s.in_play | _seas(s, seat, power, level))
    if not ignores_range(s, seat):
        found &= in_range(s, seat, power, level, sources(s, seat, power))
    return _where_it_acts(s, seat, power, level, found)


def targets_any_land(s: IslandState, seat: int, power: Power) -> bool:
    """Whether a rule lets the power target any land."""
    rules = at_seat(s, seat, "targets_any_land")
    return bool(rules) and any(rule.targets_any_land(s, its, power) for rule, its in rules)


def _seas(s: IslandState, seat: int, power: Power, level: int) -> int:
    """Oceans out of play that it can target because it removes blight there, or moves it."""
    seas = s.blight_seas if power.heals is not None or power.gathers_blight else 0
    if not seas or power.gathers_blight:
        return seas
    have = elements_for(s, seat, power, elements_of(s, seat))
    if power.heals and power.heals not in levels_used(power, have, level):
        return 0
    return seas & s.lands_to_heal()


def shifts(s: IslandState, seat: int) -> dict[tuple[int, int], int]:
    """Moves of presence, from and to, that the spirit may make as it targets one of certain lands."""
    found: dict[tuple[int, int], int] = {}
    for rule, its in at_seat(s, seat, "shifts"):
        found |= rule.shifts(s, its)
    return found


def _targets_after(s: IslandState, seat: int, power: Power, level: int, move: tuple[int, int]) -> int:
    """The lands it could target after a move of presence."""
    presence, (start, goal) = s.spirits[seat].presence, move
    presence[start] -= 1
    presence[goal] += 1
    found = targets_as_it_stands(s, seat, power, level)
    presence[start] += 1
    presence[goal] -= 1
    return found


def far_targets(s: IslandState, seat: int, power: Power, price: int = 0) -> int:
    """Lands that the spirit's own rule lets it target for 1 energy, besides the price of the power."""
    found = beyond_range(s, seat, power) if s.spirits[seat].energy > price else 0
    if not found:
        return 0
    found &= power.target.fits(s, seat) & s.in_play
    return _where_it_acts(s, seat, power, EVERY, found)


def beyond_range(s: IslandState, seat: int, power: Power) -> int:
    """Lands that a rule of the spirit lets it target for energy, wherever they lie."""
    found = 0
    for rule, its in at_seat(s, seat, "far_targets"):
        found |= rule.far_targets(s, its, power)
    return found


def target_seats(s: IslandState, seat: int, power: Power, price: int = 0) -> list[int]:
    """The spirits it can target, also over the sea; alone on the island "another spirit" is oneself (SI-051)."""
    left = s.spirits[seat].energy - price
    return [other for other in _fitting_seats(s, seat, power) if oceans_between(s, seat, other) <= max(0, left)]


def _fitting_seats(s: IslandState, seat: int, power: Power) -> list[int]:
    if power.target in (ITSELF, NO_TARGET):
        return [seat]
    if power.target is ANOTHER_SPIRIT and s.seat_count > 1:
        return [other for other in s.all_seats if other != seat]
    return list(s.all_seats)


def oceans_between(s: IslandState, seat: int, other: int) -> int:
    """How many oceans a power crosses to a spirit, for 1 energy each; none if both are on one islet (SI-158)."""
    if seat == other or not is_archipelago(s.layout):
        return 0
    place = s.island
    here, there = (
        {place.islet_of[place.board_of(land)] for land in bits(s.presence_of(each))} for each in (seat, other)
    )
    return min((place.oceans_between[one][two] for one in here for two in there), default=0)


def _do(s: IslandState, seat: int, pick: Option) -> Flow[None]:
    spirit = s.spirits[seat]
    if pick is READY_NOW:
        spirit.done = True
        s.emit("ready", seat)
        return
    if pick.verb == "own":
        yield from do_own_move(s, seat, pick.args[0])
        return
    power = POWERS[pick.args[0]]
    level = pick.args[1] if len(pick.args) > 1 else EVERY
    verb = pick.verb.removesuffix("-less")
    once = haste_once(s, seat, power) if verb == "hasten" else None
    if once is not None:
        s.effects.remove(once)
    elif verb == "hasten" and _own_haste(s, seat):
        spirit.notes[HASTENED] = spirit.notes.get(HASTENED, 0) + 1
    elif verb in ("hasten", "delay"):
        s.effects.remove(next(each for each in s.lasting(EITHER_SPEED) if each.seat == seat))
    elif verb == HASTEN_PAYING:
        spirit.energy -= power.fast_for
        s.emit("paid", seat, power.fast_for)
    if power.id in spirit.used and not _may_again(s, seat, power):
        _pay_for_repeat(s, seat, power)
    _tell_of_use(s, seat, power, verb, level)
    yield from use_power(s, seat, power, level)


def _tell_of_use(s: IslandState, seat: int, power: Power, verb: str, level: int) -> None:
    """Let rules follow the first use of a power in this turn."""
    rules = at_seat(s, seat, "power_used")
    if not rules or power.id in s.spirits[seat].used:
        return
    have = elements_for(s, seat, power, elements_of(s, seat))
    hastened = bool(power.hastened) and power.hastened in levels_used(power, have, level)
    made_fast = own_speed(s, seat, power) == SLOW and (verb in ("hasten", HASTEN_PAYING) or hastened)
    for rule, its in rules:
        rule.power_used(s, its, power, made_fast)


def _pay_for_repeat(s: IslandState, seat: int, power: Power) -> None:
    effect = repeat_of(s, seat, power)
    assert effect is not None
    if effect.kind == "repeat":
        s.effects.remove(effect)
        return
    s.spirits[seat].energy -= cost_of(s, seat, power)
    if effect.kind not in REPEATS_FOR_COST:
        RULES[effect.kind].repeated(s, effect, power)
        return
    effect.amount -= 1
    if effect.amount <= 0:
        s.effects.remove(effect)


def use_now(s: IslandState, seat: int, speed: str = SLOW, powers: Collection[str] | None = None) -> Flow[str]:
    """A spirit may use one of its powers of this speed while something else goes on; which, or "" (SI-149)."""
    found = [
        option
        for option in options(s, seat, speed)
        if option.verb in ("use", LESS["use"]) and (powers is None or option.args[0] in powers)
    ]
    if not found:
        return ""
    pick: Option = yield Decide(seat, "use-now", [*found, DECLINE])
    if pick is DECLINE:
        return ""
    yield from _do(s, seat, pick)
    return str(pick.args[0])


def play_now(
    s: IslandState, seat: int, cards: Collection[str] | None = None, cost: Callable[[int], int] | None = None
) -> Flow[str]:
    """A spirit may play a card of its hand beyond its card plays, for its cost or another one; which, or ""."""
    spirit = s.spirits[seat]
    costs = {card: cost_of(s, seat, POWERS[card]) for card in spirit.hand if cards is None or card in cards}
    costs = {card: number if cost is None else cost(number) for card, number in costs.items()}
    found = [Option("play", card) for card, number in costs.items() if number <= spirit.energy]
    if not found:
        return ""
    pick: Option = yield Decide(seat, "play-now", [*found, DECLINE])
    if pick is DECLINE:
        return ""
    card: str = pick.args[0]
    lay_down(s, seat, card, costs[card])
    spirit.done = False
    return card


def use_power(s: IslandState, seat: int, power: Power, level: int = EVERY) -> Flow[None]:
    """Choose a target and do what the power says; each use is an action of its own (SI-142)."""
    s.spirits[seat].used.append(power.id)
    act = Action(s, "spirit", seat, power=power, level=level)
    yield from telling(_aim_and_do(act), act.under_way)
    for lands in act.repeats:
        repeated = Action(s, "spirit", seat, power=power, level=level, repeated=True)
        if _has_target(s, seat, power, level) if lands == -1 else lands:
            yield from _aim_and_do(repeated, lands)


def _aim_and_do(act: Action, lands: int = -1) -> Flow[None]:
    """Choose the target and do it; a repeat may be left undone instead (SI-048)."""
    s, seat, power = act.s, act.seat, act.power
    assert power is not None
    if power.at_spirits:
        options = [_spirit_option(s, seat, each) for each in target_seats(s, seat, power)]
        options += [DECLINE] * act.repeated
        pick: Option = yield Decide(seat, "target-spirit", options, power=power.id)
        if pick is DECLINE:
            return
        act.target = pick.args[0]
        if pick.verb == "spirit-far":
            s.spirits[seat].energy -= pick.args[1]
            s.emit("paid", seat, pick.args[1])
        s.spirits[act.target].done = False
        s.emit("used-on", seat, power.id, act.target)
    else:
        if lands == -1:
            act.far = ignores_range(s, seat)
            yield from aim(act, targets(s, seat, power, act.limit), far_targets(s, seat, power))
        else:
            yield from aim(act, lands & s.in_play, anywhere=True)
        if act.land == NOWHERE:
            return
        s.emit("used", seat, power.id, s.island.names[act.land])
    yield from resolve(act, power.use(act))


def _spirit_option(s: IslandState, seat: int, other: int) -> Option:
    oceans = oceans_between(s, seat, other)
    return Option("spirit-far", other, oceans) if oceans else Option("spirit", other)


def aim(act: Action, lands: int, far: int = 0, *, anywhere: bool = False) -> Flow[None]:
    """Choose the target land, or none for a repeat; the far ones cost energy. `anywhere`: out of range too."""
    s, power = act.s, act.power
    assert power is not None
    options = [known_option("target", name) for name in s.names(lands)]
    options += [Option("target-far", name) for name in s.names(far & ~lands)]
    options += [DECLINE] * act.repeated
    pick: Option = yield Decide(act.seat, "target", options, power=power.id, level=act.limit)
    if pick is DECLINE:
        return
    if pick.verb == "target-far":
        s.spirits[act.seat].energy -= 1
    act.land = s.island.number_of[pick.args[0]]
    yield from _shift(act, anywhere or pick.verb == "target-far")


def _shift(act: Action, anywhere: bool) -> Flow[None]:
    """Presence may move as the land is targeted, and must if only that lets it be."""
    s, seat, power, land = act.s, act.seat, act.power, act.land
    assert power is not None
    moves = [move for move, aims in shifts(s, seat).items() if aims >> land & 1]
    if not anywhere:
        moves = [move for move in moves if _targets_after(s, seat, power, act.limit, move) >> land & 1]
    if not moves:
        return
    names = s.island.names
    options = [Option("shift", names[start], names[goal]) for start, goal in moves]
    if anywhere or targets_as_it_stands(s, seat, power, act.limit) >> land & 1:
        options.append(DECLINE)
    pick: Option = yield Decide(seat, "shift", options)
    if pick is not DECLINE:
        act.move_presence(seat, *(s.island.number_of[name] for name in pick.args))


def origins(act: Action) -> int:
    """The lands from which this power can have been used on its target (SI-056)."""
    assert act.power is not None
    s, seat, power = act.s, act.seat, act.power
    if targets_any_land(s, seat, power):
        return s.in_play
    return sum(
        1 << land
        for land in bits(sources(s, seat, power))
        if in_range(s, seat, power, act.limit, 1 << land) >> act.land & 1
    )
