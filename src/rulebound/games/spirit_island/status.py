"""The table in lines, for a terminal or a screen reader."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from rulebound.games.spirit_island.adversary import ADVERSARIES, foes_of, joint_difficulty
from rulebound.games.spirit_island.effect import NOBODY, NOWHERE
from rulebound.games.spirit_island.events import lasting_events
from rulebound.games.spirit_island.facts import in_words
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.invaders import acted_on, stage_of
from rulebound.games.spirit_island.island import TERRAINS, THEMATIC, bits
from rulebound.games.spirit_island.panel import (
    PANELS,
    card_plays,
    elements_of,
    income,
    new_spirit,
    sacred_sites,
    symbol_name,
)
from rulebound.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    KINDS,
    PRINTED,
    TOKENS,
    TOWN,
    damage_of,
    kind_of,
    strife_of,
    unhurt,
)
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.ravage import defence_of, ravage_damage
from rulebound.games.spirit_island.rule import RULES
from rulebound.games.spirit_island.said import NOTES
from rulebound.games.spirit_island.scenario import difficulty_of, scenarios_of
from rulebound.games.spirit_island.scoring import challenge, difficulty, difficulty_parts, score
from rulebound.games.spirit_island.seen import STAGES, counters, fear_left, invader_shown, under_fear
from rulebound.games.spirit_island.setup import chosen_foes, parts_of_difficulty
from rulebound.games.spirit_island.state import BUILD, ELEMENTS, RAVAGE, IslandState
from rulebound.games.spirit_island.use import doing, levels_met
from rulebound.games.spirit_island.values import cost_of, speed_of
from rulebound.kernel import Event, SetupValues


def status_lines(s: IslandState) -> Iterator[Event]:
    """How things stand: everybody sees the same."""
    yield Event("turn", (s.turn, s.phase))
    if s.phase == "invaders" and s.step:
        yield Event("step", (s.step,))
    if s.layout == THEMATIC:
        yield Event("reconstructed")
    for foe in foes_of(s):
        yield Event("adversary", (*foe, joint_difficulty([foe])))
    for name in scenarios_of(s):
        yield Event("scenario", (name, difficulty_of(s, name)))
    for kind, name, number in difficulty_parts(s):
        if kind == "variant":
            yield Event("variant", (name, number))
    if difficulty(s):
        yield Event("difficulty", (difficulty(s), challenge(difficulty(s))))
    for name, number, limit in counters(s):
        yield Event("counter", (name, number, limit))
    if s.event:
        yield Event("event", (s.event,))
    for card in lasting_events(s):
        yield Event("lasting-event", (card,))
    yield from _fear_lines(s)
    yield from _blight_lines(s)
    yield from _invader_lines(s)
    yield Event("score", (score(s),))
    for seat in s.all_seats:
        for card in s.spirits[seat].drawn:
            yield Event("drawn", (seat, card))
    for seat in s.all_seats:
        yield from _spirit_lines(s, seat)
    for land in range(s.island.size):
        yield from _land_lines(s, land)
    for marker in s.scenario_markers:
        if marker.corner:
            yield Event("corner-at", (marker.corner, marker.face))


def setup_lines(setup: SetupValues) -> Iterator[Event]:
    """How difficult a game with this set-up is, and what that is made of."""
    parts, levels = parts_of_difficulty(setup), dict(chosen_foes(setup))
    number = sum(part.number for part in parts)
    yield Event("difficulty", (number, challenge(number)))
    for part in parts:
        if part.kind == "adversary":
            yield Event("counts-adversary", (part.number, part.name, levels[part.name]))
        elif part.kind == "scenario":
            yield Event("counts-scenario", (part.number, part.name))
        else:
            yield Event("counts-variant", (part.number, part.name))


def _fear_lines(s: IslandState) -> Iterator[Event]:
    yield Event("terror", (s.terror, fear_left(s)[s.terror_by_fear - 1]))
    yield Event("fear", (s.fear, s.fear_pool))
    if s.earned:
        yield Event("fear-earned", (len(s.earned),))
    for card in s.fear_shown:
        yield Event("fear-shown", (card,))
    for above, stage in under_fear(s):
        yield Event("under-fear", (above, stage))
    for effect in s.effects:
        card, _, level = effect.kind.rpartition("-")
        if card in FEAR_CARDS and level.isdigit():
            yield Event("lasting-fear", (effect.kind,))


def _blight_lines(s: IslandState) -> Iterator[Event]:
    yield Event("blight-left", (s.blight_left,))
    if s.flipped:
        yield Event("blight-card", (s.blight_card,))
    if s.blighted:
        yield Event("blighted")


def _invader_lines(s: IslandState) -> Iterator[Event]:
    for slot in s.slots:
        for card in slot.cards:
            yield Event("slot", (slot.name, card))
    if s.invader_deck:
        yield Event("invader-deck", (len(s.invader_deck), stage_of(s.invader_deck[-1])))
    for card, above in invader_shown(s).items():
        yield Event("invader-shown", (card, above))
    for its in s.rules:
        if its.kind in RULES and RULES[its.kind].reminder:
            if its.amount or RULES[its.kind].moves:
                yield Event("reminder", (its.kind, its.amount))
            else:
                yield Event("reminder-next", (its.kind,))
    for kind in sorted(s.unused_tokens):
        yield Event("token-unused", (kind,))
    yield from _due(s, s.island.lands)


def _due(s: IslandState, lands: int) -> Iterator[Event]:
    """What the cards have the invaders do in these lands, as things stand."""
    names = s.island.names
    for slot in s.slots:
        does = s.done_by(slot)
        for card in slot.cards:
            for land in bits(acted_on(s, does, card) & lands):
                if does == RAVAGE:
                    yield Event("ravage-at", (names[land], ravage_damage(s, land), defence_of(s, land)))
                elif does == BUILD:
                    yield Event("build-at", (names[land],))


def _spirit_lines(s: IslandState, seat: int) -> Iterator[Event]:
    spirit, have = s.spirits[seat], elements_of(s, seat)
    yield Event("spirit", (seat, spirit.id, spirit.energy, income(s, seat), card_plays(s, seat)))
    if spirit.aspect:
        yield Event("aspect", (seat, spirit.aspect))
    if s.phase == "spirits":
        yield Event("stage", (seat, STAGES[spirit.stage]))
        yield Event("plays-left", (seat, spirit.plays))
    if any(have):
        yield Event("elements", (seat, *have))
    for name in spirit.innates:
        met = doing(POWERS[name], levels_met(POWERS[name], have))
        if met:
            yield Event("level", (seat, name, met[-1]))
    for name in spirit.hand:
        yield Event("hand", (seat, name, cost_of(s, seat, POWERS[name]), speed_of(s, seat, POWERS[name])))
    for name in spirit.played:
        if name in spirit.used:
            yield Event("in-play-used", (seat, name))
        else:
            yield Event("in-play", (seat, name, speed_of(s, seat, POWERS[name])))
    for name in spirit.face_down:
        yield Event("face-down", (seat, name))
    for name in spirit.lent:
        yield Event("lent", (seat, name, speed_of(s, seat, POWERS[name])))
    for name in spirit.discard:
        yield Event("discard", (seat, name))
    if spirit.destroyed:
        yield Event("presence-destroyed", (seat, spirit.destroyed))
    if spirit.kept:
        yield Event("presence-kept", (seat, spirit.kept))
    if spirit.markers:
        yield Event("markers", (seat, in_words([*(spirit.markers.get(each, 0) for each in ELEMENTS), 0])))
    for name in spirit.reserve:
        yield Event("beside", (seat, name))
    if spirit.notes.get("drowned"):
        yield Event("drowned", (seat, spirit.notes["drowned"]))
    for name in sorted(NOTES.intersection(spirit.notes)):
        yield Event("note", (seat, name, spirit.notes[name]))
    for kind in sorted({effect.kind for effect in s.effects if effect.seat == seat and effect.land == NOWHERE}):
        yield Event("lasting-for", (seat, kind))


def _counted(symbols: list[str]) -> Iterator[str]:
    """Symbols in their order, as messages name them; the same one several times in a row is told once."""
    for symbol, same in groupby(symbols):
        number = len(list(same))
        name = symbol_name(symbol)
        if symbol.isdigit() or number == 1:
            yield from [name] * number
        else:
            yield f"{name} {number}"


def _land_lines(s: IslandState, land: int, always: bool = False) -> Iterator[Event]:
    """What is in a land; nothing is told of an empty one unless it is asked for."""
    name, there = s.island.names[land], s.pieces[land]
    kinds = [s.count(land, kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)]
    if always or there or s.blight[land]:
        yield Event("land", (name, TERRAINS[s.island.terrain[land]], *kinds, s.blight[land]))
    for other in sorted({kind_of(code) for code in there} - {*PRINTED}):
        yield Event("pieces-at", (name, KINDS[other], s.count(land, other)))
    for code, number in sorted(there.items()):
        if unhurt(code) != code or strife_of(code):
            yield Event("marked-at", (name, KINDS[kind_of(code)], damage_of(code), strife_of(code), number))
    for seat in s.all_seats:
        number = s.spirits[seat].presence[land]
        if number:
            kind = "sacred-at" if sacred_sites(s, seat) >> land & 1 else "presence-at"
            yield Event(kind, (name, seat, number))
    for token, lying in zip(TOKENS, s.tokens, strict=True):
        if lying[land]:
            yield Event("token-at", (name, token, lying[land]))
    for kind, number in sorted(Counter(each.kind for each in s.markers_in(land)).items()):
        yield Event("marker-at", (name, kind, number))
    if defence_of(s, land):
        yield Event("defend-at", (name, defence_of(s, land)))
    if s.isolated >> land & 1:
        yield Event("isolated-at", (name,))
    for effect in sorted({effect.kind for effect in s.effects if effect.land == land}):
        yield Event("lasting-at", (name, effect))


def look(s: IslandState, what: str) -> Iterator[Event]:
    """A land with its neighbours and what is there, or the panel of a spirit or an adversary."""
    if what in PANELS:
        yield from _panel_lines(s, what)
    if what in ADVERSARIES:
        yield from _adversary_lines(s, what)
    land = s.island.number_of.get(what)
    if land is None or not (s.island.lands | s.island.oceans) >> land & 1:
        return
    terrain = s.island.terrain
    yield Event("ground", (what, TERRAINS[terrain[land]]))
    if s.island.coastal >> land & 1:
        yield Event("coastal", (what,))
    for other in bits(s.island.near[land]):
        yield Event("border", (s.island.names[other], TERRAINS[terrain[other]]))
    for other in bits(s.of_these_in_play(s.island.facing[land])):
        yield Event("over-the-sea", (s.island.names[other], TERRAINS[terrain[other]]))
    yield from _land_lines(s, land, always=True)
    yield from _due(s, 1 << land)


def _panel_lines(s: IslandState, name: str) -> Iterator[Event]:
    its = PANELS[name]
    seat = next((seat for seat in s.all_seats if s.spirits[seat].id == name), NOBODY)
    playing_it = s.spirits[seat] if seat != NOBODY else new_spirit(name, s.island.size)
    for symbol in its.always:
        yield Event("growth-always", (symbol,))
    for number, group in enumerate(its.groups, 1):
        for symbol in group:
            yield Event("growth", (number, symbol))
    for track, number in zip(its.tracks, playing_it.open, strict=True):
        yield Event("track", (track.name, ", ".join(_counted(" ".join(track.spaces).split())), number))
    for rule in playing_it.rules:
        yield Event("special-rule", (rule,))
    for power in playing_it.innates:
        yield Event("innate", (power, POWERS[power].speed))
        for level, need in enumerate(POWERS[power].needs, 1):
            yield Event("need", (power, level, in_words(need)))


def _adversary_lines(s: IslandState, name: str) -> Iterator[Event]:
    """Its escalation and the levels of this game; all levels of one that does not play."""
    highest = dict(foes_of(s)).get(name, len(ADVERSARIES[name].levels) - 1)
    yield Event("escalation", (name,))
    for level in range(1, highest + 1):
        yield Event("adversary-level", (level, f"{name}-level-{level}"))
