"""Why something can or cannot be done now, and whether the invaders will act in a land, with the rule's number."""

from collections.abc import Callable, Sequence
from typing import Final

from rulebound.games.spirit_island.action import EVERY
from rulebound.games.spirit_island.facts import missing
from rulebound.games.spirit_island.growth import open_groups
from rulebound.games.spirit_island.invaders import matching, slot_under_way
from rulebound.games.spirit_island.island import FAR, TERRAINS, bits
from rulebound.games.spirit_island.judge.foretell import (
    About,
    build_in,
    escalation_of,
    explore_in,
    land_in,
    ravage_in,
)
from rulebound.games.spirit_island.panel import elements_of, lands_with, levels_used, may_stand, panel_of
from rulebound.games.spirit_island.power import BOTH, FAST, POWERS, SACRED, SLOW, Power
from rulebound.games.spirit_island.state import BUILD, EXPLORE, GROWING, RAVAGE, READY, IslandState
from rulebound.games.spirit_island.use import (
    EITHER_SPEED,
    HASTEN_PAYING,
    beyond_range,
    doing,
    far_targets,
    haste_left,
    haste_once,
    levels_met,
    price_of,
    repeat_of,
    sources,
    target_seats,
    targets,
)
from rulebound.games.spirit_island.values import cost_of, ignores_range, range_of, speed_of
from rulebound.kernel import Decide, Why

Answer = Callable[[IslandState, int, list[str]], Why | None]
LETTERS: Final = {name[0].upper(): name for name in TERRAINS}
# What a power demands of its target land, by the name of the demand.
DEMANDS: Final = {
    "inv": "needs-invaders",
    "no inv": "needs-no-invaders",
    "D": "needs-dahan",
    "T/C": "needs-buildings",
    "B": "needs-blight",
    "B and inv": "needs-blight-and-invaders",
    "no B": "needs-no-blight",
    "coastal": "needs-coast",
    "inland": "needs-inland",
    "Be": "needs-beasts",
    "Di": "needs-disease",
    "C": "needs-city",
    "coastal/W": "needs-coast-or-wetland",
    "J / no B": "needs-jungle-or-no-blight",
    ">=2 Be": "needs-more-beasts",
    "no W": "needs-no-wetland",
    "coastal, for En": "needs-coast-and-energy",
}


def explain(s: IslandState, seat: int, what: str, ask: Decide | None = None) -> Why | None:
    """Answer `A5`, `target A5`, `target A5 flash-floods`, `play flash-floods`, `ravage A5`, `escalation`..."""
    verb, *words = what.split() or [""]
    if verb == "target":
        return _target(s, seat, words, ask)
    if verb in ANSWERS:
        return ANSWERS[verb](s, seat, words)
    if verb in s.island.number_of:
        return _bare_land(s, seat, verb, ask)
    return None


def _bare_land(s: IslandState, seat: int, name: str, ask: Decide | None) -> Why | None:
    """What one would most likely want to know of it now."""
    if ask is not None and ask.prompt == "target":
        return _target(s, seat, [name], ask)
    if s.phase == "spirits" and s.spirits[seat].stage == GROWING:
        return _presence(s, seat, [name])
    acting = slot_under_way(s)
    if acting is not None:
        return ANSWERS[s.done_by(acting)](s, seat, [name])
    land = s.island.number_of[name]
    for slot in s.slots:
        if slot.does != EXPLORE and any(matching(s, card, s.done_by(slot)) >> land & 1 for card in slot.cards):
            return ANSWERS[s.done_by(slot)](s, seat, [name])
    return explore_in(s, seat, [name])


# Targets.


def _target(s: IslandState, seat: int, words: list[str], ask: Decide | None) -> Why | None:
    """Of the power that looks for its target, or of the one that is named."""
    land = land_in(s, words)
    if land is None or (len(words) > 1 and words[1] not in POWERS):
        return None
    aim = ask if ask is not None and ask.prompt == "target" and ask.seat == seat else None
    if len(words) > 1:
        power, level = POWERS[words[1]], EVERY
    elif aim is not None:
        power, level = POWERS[str(aim.about["power"])], int(aim.about["level"])
    else:
        return Why("no-aim", {}, "SI-044")
    if power.at_spirits:
        return Why("targets-spirits", {"power": power.id}, "SI-044")
    if not targets(s, seat, power, level) >> land & 1:
        return _out_of_play(s, land) or _not_to_be_targeted(s, seat, power, land, level)
    if aim is not None and aim.about["power"] == power.id and not _is_offered(aim, words[0]):
        return Why("repeat-elsewhere", {"land": words[0], "power": power.id}, "SI-057")
    return Why("target-open", {"land": words[0], "power": power.id}, "SI-044")


def _is_offered(ask: Decide, land: str) -> bool:
    return any(option.args == (land,) for option in ask.options)


def _out_of_play(s: IslandState, land: int) -> Why | None:
    return None if s.in_play >> land & 1 else Why("ocean-out", {"land": s.island.names[land]}, "SI-066")


def _not_to_be_targeted(s: IslandState, seat: int, power: Power, land: int, level: int) -> Why:
    """What keeps a power from a land: its range, or a demand; or that it costs energy to go so far."""
    name = s.island.names[land]
    if not power.target.fits(s, seat) >> land & 1:
        return _demand(s, power, land)
    if far_targets(s, seat, power) >> land & 1:
        return Why("target-far", {"land": name, "power": power.id}, "SI-045")
    if beyond_range(s, seat, power) >> land & 1:
        return Why("target-far-energy", {"land": name, "power": power.id}, "SI-045")
    return _out_of_range(s, seat, power, land, level)


def _demand(s: IslandState, power: Power, land: int) -> Why:
    about: About = {"land": s.island.names[land], "power": power.id}
    if power.target.name in DEMANDS:
        return Why(DEMANDS[power.target.name], about, "SI-047")
    own = TERRAINS[s.island.terrain[land]]
    one, *others = [LETTERS[letter] for letter in power.target.name.split("/")]
    if not others:
        return Why("needs-one-terrain", {**about, "terrain": own, "one-terrain": one}, "SI-047")
    (other,) = others
    return Why("needs-terrain", {**about, "terrain": own, "one-terrain": one, "other-terrain": other}, "SI-047")


def _out_of_range(s: IslandState, seat: int, power: Power, land: int, level: int) -> Why:
    about: About = {"power": power.id, "range": range_of(s, seat, power, level)}
    kind, _, letter = power.source.partition(" in ")
    if letter:
        about["terrain"] = LETTERS[letter]
    distance = min((s.island.distance[here][land] for here in bits(sources(s, seat, power))), default=FAR)
    rule = "SI-046" if kind == SACRED else "SI-045"
    if distance == FAR:
        return Why("no-sacred" if kind == SACRED else "no-origin" if letter else "no-presence", about, rule)
    about |= {"land": s.island.names[land], "distance": distance}
    far = "out-of-range-sacred" if kind == SACRED else "out-of-range-terrain" if letter else "out-of-range"
    return Why(far, about, rule)


# Powers and cards.


def _holding(s: IslandState, seat: int, power: Power) -> Why | None:
    """Why a card is not at hand or in play."""
    spirit, about = s.spirits[seat], _about(power)
    if power.id in spirit.discard:
        return Why("discarded", about, "SI-033")
    if power.id in spirit.face_down:
        return Why("face-down", about, "SI-038")
    if power.id in spirit.hand or power.id in spirit.in_use or power.id in spirit.innates:
        return None
    return Why("not-yours", about, "SI-040")


def _about(power: Power) -> About:
    return {"power": power.id}


def _use(s: IslandState, seat: int, words: list[str]) -> Why | None:
    if not words or words[0] not in POWERS:
        return None
    power = POWERS[words[0]]
    spirit = s.spirits[seat]
    why = _holding(s, seat, power)
    if why is not None:
        return why
    if power.id in spirit.hand:
        return Why("not-played", _about(power), "SI-038")
    if power.id in spirit.used and repeat_of(s, seat, power) is None:
        return Why("used-up", _about(power), "SI-049")
    return _lacks_elements(s, seat, power) or _wrong_time(s, seat, power) or _no_target(s, seat, power)


def _lacks_elements(s: IslandState, seat: int, power: Power) -> Why | None:
    """An innate power needs a level; the one that lacks least is told."""
    have = elements_of(s, seat)
    if not power.innate or power.bare or doing(power, levels_met(power, have)):
        return None
    levels = doing(power, list(range(1, len(power.needs) + 1)))
    level = min(levels, key=lambda each: _lacking(have, power.needs[each - 1]))
    about: About = {**_about(power), "level": level, "elements": missing(have, power.needs[level - 1])}
    return Why("elements-missing", about, "SI-052")


def _lacking(have: Sequence[int], need: Sequence[int]) -> int:
    return sum(max(0, wanted - owned) for owned, wanted in zip(have, need, strict=True))


def _wrong_time(s: IslandState, seat: int, power: Power) -> Why | None:
    speed = speed_of(s, seat, power)
    rule = "SI-022" if speed == FAST else "SI-024"
    about: About = {**_about(power), "speed": speed}
    if s.phase not in (FAST, SLOW):
        return Why("not-now", about, rule)
    if s.spirits[seat].done:
        return Why("ready-already", {}, "SI-026")
    if speed in (s.phase, BOTH) or (s.phase == FAST and _hastened(s, seat, power)):
        return None
    if s.phase == SLOW and power.slowed in levels_used(power, elements_of(s, seat), EVERY):
        return None
    if s.phase == SLOW and s.has(EITHER_SPEED, seat=seat):
        return None
    if s.phase == SLOW:
        return Why("too-late", about, "SI-049")
    return Why("too-early", about, "SI-024")


def _hastened(s: IslandState, seat: int, power: Power) -> bool:
    if power.hastened in levels_used(power, elements_of(s, seat), EVERY) or haste_left(s, seat):
        return True
    if haste_once(s, seat, power) is not None:
        return True
    return power.fast_for > 0 and price_of(s, seat, power, HASTEN_PAYING) <= s.spirits[seat].energy


def _no_target(s: IslandState, seat: int, power: Power) -> Why:
    if power.at_spirits:
        number = len(target_seats(s, seat, power, price_of(s, seat, power)))
        if not number:
            return Why("spirits-over-the-sea", {**_about(power)}, "SI-158")
        return Why("use-open-spirit", {**_about(power), "number": number}, "SI-044")
    lands = targets(s, seat, power) | far_targets(s, seat, power, price_of(s, seat, power))
    if lands:
        return Why("use-open", {**_about(power), "number": lands.bit_count()}, "SI-044")
    return Why("no-target", {**_about(power), "range": range_of(s, seat, power, EVERY)}, "SI-047")


def _play(s: IslandState, seat: int, words: list[str]) -> Why | None:
    if not words or words[0] not in POWERS:
        return None
    power, spirit = POWERS[words[0]], s.spirits[seat]
    if power.innate:
        return Why("innate", _about(power), "SI-052")
    why = _holding(s, seat, power)
    if why is not None:
        return why
    if power.id in spirit.played:
        return Why("played-already", _about(power), "SI-038")
    why = _not_playing(s, seat)
    if why is not None:
        return why
    if not spirit.plays:
        return Why("no-plays", {}, "SI-035")
    cost = cost_of(s, seat, power)
    about: About = {**_about(power), "cost": cost, "energy": spirit.energy}
    return Why("no-energy" if cost > spirit.energy else "play-open", about, "SI-038")


def _not_playing(s: IslandState, seat: int) -> Why | None:
    stage = s.spirits[seat].stage
    if s.phase != "spirits":
        return Why("not-spirit-phase", {}, "SI-021")
    if stage == GROWING:
        return Why("still-growing", {}, "SI-021")
    return Why("ready-already", {}, "SI-026") if stage == READY else None


# Growth.


def _group(s: IslandState, seat: int, words: list[str]) -> Why | None:
    its, spirit = panel_of(s, seat), s.spirits[seat]
    known = {str(number): number for number in range(1, len(its.groups) + 1)}
    number = known.get(words[0]) if words else None
    if number is None:
        return None
    about: About = {"number": number}
    if s.phase != "spirits":
        return Why("not-spirit-phase", {}, "SI-021")
    if spirit.groups >> number & 1:
        return Why("group-taken", about, "SI-029")
    if spirit.stage != GROWING or spirit.groups.bit_count() == its.pick:
        return Why("groups-used", {"number": its.pick}, "SI-028")
    if number in open_groups(s, seat):
        return Why("group-open", about, "SI-028")
    cost = its.costs[number - 1] if its.costs else 0
    if cost > spirit.energy:
        return Why("group-energy", {**about, "cost": cost, "energy": spirit.energy}, "SI-030")
    return Why("group-unfinished", about, "SI-029")


def _presence(s: IslandState, seat: int, words: list[str]) -> Why | None:
    """Whether growth can bring presence there: by what is chosen, or by a group that can be chosen."""
    land = land_in(s, words)
    if land is None:
        return None
    its, spirit, about = panel_of(s, seat), s.spirits[seat], {"land": words[0]}
    if s.phase != "spirits" or spirit.stage != GROWING:
        return Why("not-growing", {}, "SI-032")
    symbols = [*spirit.growth, *(each for number in open_groups(s, seat) for each in its.groups[number - 1])]
    ways = [each.split("-", 2)[1:] for each in symbols if each.startswith("presence-")]
    if not ways:
        return Why("no-presence-growth", {}, "SI-032")
    if not may_stand(s, seat, land, growing=True) or not s.in_play >> land & 1:
        return Why("may-not-stand", {**about}, "SI-032")
    distance = min((s.island.distance[here][land] for here in bits(s.presence_of(seat))), default=FAR)
    allowed = [int(way[0]) for way in ways if lands_with(s, "".join(way[1:]), seat) >> land & 1]
    if not allowed:
        return Why("growth-elsewhere", {**about}, "SI-032")
    found: About = {**about, "distance": distance, "range": max(allowed)}
    reached = distance <= max(allowed) or ignores_range(s, seat)
    return Why("presence-open" if reached else "presence-far", found, "SI-032")


ANSWERS: Final[dict[str, Answer]] = {
    "use": _use,
    "play": _play,
    "group": _group,
    "presence": _presence,
    RAVAGE: ravage_in,
    BUILD: build_in,
    EXPLORE: explore_in,
    "escalation": escalation_of,
}
