"""What is seen: everything but the order of the decks, face-down fear cards and the blight card's other side."""

from collections import Counter

from rulebound.games.spirit_island.adversary import foes_of
from rulebound.games.spirit_island.effect import NOBODY, NOWHERE, Effect
from rulebound.games.spirit_island.events import EVENTS, lasting_events, part_under_way
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.invaders import acted_on, stage_of
from rulebound.games.spirit_island.island import THEMATIC
from rulebound.games.spirit_island.judge.forecast import forecast
from rulebound.games.spirit_island.panel import (
    card_plays,
    elements_for,
    elements_of,
    income,
    panel_of,
    sacred_sites,
)
from rulebound.games.spirit_island.pieces import KINDS, TOKENS, damage_of, kind_of, strife_of
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.ravage import defence_of
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.said import LASTING
from rulebound.games.spirit_island.scenario import scenarios_of
from rulebound.games.spirit_island.scoring import challenge, difficulty, difficulty_parts, score, score_parts
from rulebound.games.spirit_island.shapes import JOINT, where_it_lies
from rulebound.games.spirit_island.state import ANY, ELEMENTS, GROWING, PLAYING, READY, IslandState, Slot
from rulebound.games.spirit_island.use import levels_met
from rulebound.games.spirit_island.view import (
    CornerView,
    CounterView,
    DifficultyView,
    FoeView,
    IslandView,
    LandView,
    LastingView,
    MarkerView,
    PieceView,
    ScorePartView,
    SlotView,
    SpiritView,
    UnderFearView,
)

STAGES = {GROWING: "growing", PLAYING: "playing", READY: "ready"}


def island_view(s: IslandState) -> IslandView:
    """The same for everybody."""
    sacred = [sacred_sites(s, seat) for seat in s.all_seats]
    return IslandView(
        boards=list(s.boards),
        layout=s.layout,
        foes=[FoeView(*foe) for foe in foes_of(s)],
        scenarios=scenarios_of(s),
        counters=[CounterView(*counter) for counter in counters(s)],
        difficulty=difficulty(s),
        challenge=challenge(difficulty(s)),
        difficulty_parts=[DifficultyView(*part) for part in difficulty_parts(s)],
        turn=s.turn,
        phase=s.phase,
        step=s.step,
        lands=[view for view in (_land(s, land, sacred) for land in range(s.island.size)) if view is not None],
        spirits=[_spirit(s, seat) for seat in s.all_seats],
        slots=[_slot(s, slot) for slot in s.slots],
        invader_deck=[stage_of(card) for card in reversed(s.invader_deck)],
        invader_shown=invader_shown(s),
        invader_discard=[card for card in s.invader_discard if card not in s.face_down],
        invader_face_down=[stage_of(card) for card in s.face_down],
        todo=[s.island.names[land] for land in s.todo],
        terror=s.terror,
        fear=s.fear,
        fear_pool=s.fear_pool,
        fear_left=fear_left(s),
        fear_earned=len(s.earned),
        fear_resolved=s.fear_discard.copy(),
        fear_shown=s.fear_shown.copy(),
        under_fear=[UnderFearView(*hidden) for hidden in under_fear(s)],
        event=s.event,
        event_part=part_under_way(s),
        events_lasting=lasting_events(s),
        events_left=len(s.event_deck),
        event_discard=s.event_discard.copy(),
        blight_card=s.blight_card if s.flipped else "",
        blight_left=s.blight_left,
        blighted=s.blighted,
        has_blight_card=bool(s.blight_card),
        minors_left=len(s.minors),
        majors_left=len(s.majors),
        minors_discard=s.minors_discard.copy(),
        majors_discard=s.majors_discard.copy(),
        links=_changed(s, "link"),
        joined=_changed(s, "join"),
        gone=[land for (land,) in _changed(s, "gone")],
        added=_added(s),
        lasting=_lasting(s),
        forecast=forecast(s),
        corners=_corners(s),
        score=score(s),
        score_parts=[ScorePartView(*part) for part in score_parts(s)],
        won=s.won,
        lost=s.lost,
    )


def _changed(s: IslandState, what: str) -> list[list[str]]:
    """The lands of the changes of this kind that the island has seen."""
    changes = [change.split() for change in s.changes]
    return [[s.island.names[int(land)] for land in lands] for kind, *lands in changes if kind == what]


def _added(s: IslandState) -> list[list[int]]:
    if s.layout == THEMATIC:  # each has its place on the map
        return []
    beside = [int(words[1]) for words in map(str.split, s.changes) if words[0] == "attach"]
    places = s.island.places[len(s.boards) - len(beside) :]
    return [[*place.offset, place.rotation, board] for place, board in zip(places, beside, strict=True)]


def _lasting(s: IslandState) -> list[LastingView]:
    """What neither a land nor a spirit has for itself, each once; adversary and blight card are told elsewhere."""
    found = [
        LastingView(*named, its.until)
        for its in (*s.rules, *s.effects)
        if its.land == NOWHERE and its.seat == NOBODY and (named := _name_of(its)) is not None
    ]
    return list({(each.sort, each.name): each for each in found}.values())


def _name_of(its: Effect) -> tuple[str, str] | None:
    """By what name an effect is told of: its own, or that of the card that brought it. Events tell their own."""
    if its.source in EVENTS:
        return None
    for name in (its.kind, its.source):
        for sort, names in (("lasting", LASTING), ("fear", FEAR_CARDS), ("power", POWERS)):
            if name in names:
                return sort, name
    return None


def _slot(s: IslandState, slot: Slot) -> SlotView:
    found, does = 0, s.done_by(slot)
    for card in slot.cards:
        found |= acted_on(s, does, card)
    return SlotView(slot.name, does, slot.cards.copy(), s.names(found))


def _land(s: IslandState, land: int, sacred: list[int]) -> LandView | None:
    pieces = [
        PieceView(KINDS[kind_of(code)], number, damage_of(code), strife_of(code))
        for code, number in sorted(s.pieces[land].items())
    ]
    presence = [spirit.presence[land] for spirit in s.spirits]
    view = LandView(
        s.island.names[land],
        pieces,
        {name: s.tokens[kind][land] for kind, name in enumerate(TOKENS) if s.tokens[kind][land]},
        s.blight[land],
        presence if any(presence) else [],
        [seat for seat in s.all_seats if sacred[seat] >> land & 1],
        defence_of(s, land),
        sorted({effect.kind for effect in s.effects if effect.land == land}),
        bool(s.isolated >> land & 1),
        [MarkerView(kind, number, face) for (kind, face), number in _markers(s, land).items()],
    )
    return None if view == LandView(view.id) else view


def _corners(s: IslandState) -> list[CornerView]:
    """The scenario markers on corners of lands, where these lie now that other boards may have come or gone."""
    laid = [(marker, where_it_lies(s.island, marker.corner)) for marker in s.scenario_markers if marker.corner]
    return [
        CornerView(at.name.split(JOINT), marker.kind, "" if marker.hidden else marker.face)
        for marker, at in laid
        if at is not None
    ]


def _markers(s: IslandState, land: int) -> Counter[tuple[str, str]]:
    """The scenario markers there by what is seen of them."""
    return Counter((each.kind, "" if each.hidden else each.face) for each in s.markers_in(land))


def counters(s: IslandState) -> list[tuple[str, int, int]]:
    """What is counted: a name, the number, and the one at which the game is lost, or 0."""
    return [(its.kind, *rule.counter(s, its)) for rule, its in at(s, "counter")]


def _spirit(s: IslandState, seat: int) -> SpiritView:
    spirit, have = s.spirits[seat], elements_of(s, seat)
    powers = [*spirit.innates, *spirit.hand, *spirit.in_use]
    levels = {name: levels_met(POWERS[name], elements_for(s, seat, POWERS[name], have)) for name in powers}
    elements = {name: number for name, number in zip(ELEMENTS, have[:ANY], strict=True) if number}
    if have[ANY]:
        elements["any"] = have[ANY]
    return SpiritView(
        id=spirit.id,
        aspect=spirit.aspect,
        rules=list(spirit.rules),
        innates=list(spirit.innates),
        energy=spirit.energy,
        income=income(s, seat),
        plays=spirit.plays,
        card_plays=card_plays(s, seat),
        open=spirit.open.copy(),
        destroyed=spirit.destroyed,
        hand=spirit.hand.copy(),
        played=spirit.played.copy(),
        used=spirit.used.copy(),
        discard=spirit.discard.copy(),
        lent=spirit.lent.copy(),
        drawn=(spirit.drawn or s.offered).copy(),
        reserve=spirit.reserve.copy(),
        markers=dict(spirit.markers),
        spent=dict(spirit.spent),
        kept=spirit.kept,
        elements=elements,
        levels={name: met for name, met in levels.items() if met},
        stage=STAGES[spirit.stage],
        groups=[number for number in range(1, len(panel_of(s, seat).groups) + 1) if spirit.groups >> number & 1],
        groups_left=max(0, panel_of(s, seat).pick - spirit.groups.bit_count()),
        growth=spirit.growth.copy(),
        done=spirit.done,
        notes=dict(spirit.notes),
        effects=sorted({effect.kind for effect in s.effects if effect.seat == seat}),
        face_down=spirit.face_down.copy(),
        slots=dict(spirit.slots),
        locked=[
            number
            for number in range(1, len(panel_of(s, seat).groups) + 1)
            if panel_of(s, seat).is_locked(s, seat, number)
        ],
    )


def invader_shown(s: IslandState) -> dict[str, int]:
    """The cards of the invader deck that everybody knows, and how many come before each."""
    return {card: above for above, card in enumerate(reversed(s.invader_deck)) if card in s.invader_shown}


def under_fear(s: IslandState) -> list[tuple[int, int]]:
    """Invader cards that lie in the fear deck: under how many fear cards, and of which stage."""
    hidden = sorted(s.under_fear.items(), reverse=True)
    return [(len(s.fear_deck) - below, stage_of(card)) for below, card in hidden]


def fear_left(s: IslandState) -> list[int]:
    """How many cards each terror level still has."""
    earned = sum(s.fear_levels) - len(s.fear_deck)
    left = []
    for number in s.fear_levels:
        taken = min(number, earned)
        left.append(number - taken)
        earned -= taken
    return left
