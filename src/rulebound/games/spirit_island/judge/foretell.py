"""Whether the invaders will act in a land, or why they will not, with the rule's number."""

from typing import Final

from rulebound.games.spirit_island.adversary import playing
from rulebound.games.spirit_island.events import EVENTS
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.invader_deck import escalates
from rulebound.games.spirit_island.invaders import (
    acted_on,
    built,
    explored,
    has_acted,
    matching,
    no_city,
    slot_under_way,
    stage_of,
    with_source,
)
from rulebound.games.spirit_island.island import TERRAINS
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import CITY, DISEASE, KINDS, TOKENS, WILDS
from rulebound.games.spirit_island.power import SLOW
from rulebound.games.spirit_island.ravage import blight_at, defence_of, ravage_damage, standing_defence
from rulebound.games.spirit_island.rule import RULES
from rulebound.games.spirit_island.state import BUILD, EXPLORE, RAVAGE, IslandState, Slot
from rulebound.kernel import Value, Why

About = dict[str, Value]
ESCALATING: Final = 2  # the stage that has cards with the symbol


def land_in(s: IslandState, words: list[str]) -> int | None:
    """The first word, if it is a land."""
    return s.island.number_of.get(words[0]) if words else None


def ravage_in(s: IslandState, seat: int, words: list[str]) -> Why | None:
    """Whether the invaders ravage there, and how hard."""
    del seat
    land = land_in(s, words)
    if land is None:
        return None
    about = _at(s, land, RAVAGE)
    why = _before(s, land, RAVAGE, about)
    if why is not None:
        return why
    damage = ravage_damage(s, land)
    defend = standing_defence(s, land) if _next_turn(s) else defence_of(s, land)
    dealt = max(0, damage - defend)
    found: About = {"land": words[0], "damage": damage, "defend": defend, "dealt": dealt}
    return Why("will-blight" if dealt >= blight_at(s, land) else "will-ravage", found, "SI-101")


def build_in(s: IslandState, seat: int, words: list[str]) -> Why | None:
    """Whether the invaders build there, and what."""
    del seat
    land = land_in(s, words)
    if land is None:
        return None
    about = _at(s, land, BUILD)
    why = _before(s, land, BUILD, about)
    if why is not None:
        return why
    if s.tokens[DISEASE][land]:
        return Why("disease", about, "SI-107")
    kinds = built(s, land)
    forbidden = no_city(s, land) if CITY in kinds and not _next_turn(s) else None
    if forbidden is not None:
        return _by(forbidden, about, WILL_SKIP)
    return Why("will-build", {**about, "piece": KINDS[kinds[0]], "number": len(kinds)}, "SI-106")


def explore_in(s: IslandState, seat: int, words: list[str]) -> Why | None:
    """Whether the invaders explore there, or may with the next card."""
    del seat
    land = land_in(s, words)
    if land is None:
        return None
    about = _at(s, land, EXPLORE)
    cards = s.cards_that(EXPLORE)
    if cards or _recorded(s, about) is not None:
        why = _before(s, land, EXPLORE, about)
        if why is not None:
            return why
    if s.isolated >> land & 1:
        return Why("isolated", about, "SI-126")
    if not with_source(s, 1 << land & s.island.lands):
        return Why("no-source", about, "SI-108")
    if s.tokens[WILDS][land]:
        return Why("wilds", about, "SI-109")
    if cards:
        return Why("will-explore", about, "SI-108")
    if not s.invader_deck:
        return Why("deck-empty", {}, "SI-086")
    return _will_be_skipped(s, land, about) or Why(
        "may-explore", {**about, "stage": stage_of(s.invader_deck[-1])}, "SI-108"
    )


def escalation_of(s: IslandState, seat: int, words: list[str]) -> Why | None:
    """Whether the adversary escalates with the card of this turn, or may with the next one."""
    del seat, words
    foe = playing(s)
    if foe is None:
        return Why("no-adversary", {}, "SI-001")
    about: About = {"escalation": foe.name}
    for card in s.unresolved:
        if card in s.cards_in_slots and escalates(card):
            return Why("escalates-later", {**about, "card": card}, "SI-112")
    cards = s.cards_that(EXPLORE)
    if cards:
        kind = "escalates" if escalates(cards[0]) else "does-not-escalate"
        return Why(kind, {**about, "card": cards[0]}, "SI-108")
    if not s.invader_deck:
        return Why("deck-empty", {}, "SI-086")
    about["stage"] = stage_of(s.invader_deck[-1])
    return Why("may-escalate" if about["stage"] == ESCALATING else "will-not-escalate", about, "SI-108")


def _at(s: IslandState, land: int, step: str) -> About:
    return {"land": s.island.names[land], "step": step}


def _before(s: IslandState, land: int, what: str, about: About) -> Why | None:
    """What holds for every invader action: the card, the invaders, what has it skipped."""
    slots = [slot for slot in s.slots if s.done_by(slot) == what]
    fitting = [slot for slot in slots if _cards_for(s, slot, land)]
    coming = [slot for slot in fitting if not _is_over(s, land, slot)]
    recorded = _recorded(s, about)
    if recorded is not None and (len(fitting) <= 1 or not coming):  # one slot was skipped, another is still to act
        return recorded
    cards = [card for slot in slots for card in slot.cards]
    if not cards:
        return Why("no-card", about, "SI-111")
    if not fitting:
        terrain = TERRAINS[s.island.terrain[land]]
        return Why("no-match", {**about, "terrain": terrain, "card": cards[0]}, "SI-100")
    if not coming:
        return Why("over", about, "SI-023")
    if what != EXPLORE and not s.invaders(land) and not any(_acts(s, slot, land) for slot in coming):
        return Why("no-invaders-there", about, "SI-100")
    if what == EXPLORE and not explored(s, _cards_for(s, coming[0], land)[0]) >> land & 1:
        return None
    return _will_be_skipped(s, land, about)


def _cards_for(s: IslandState, slot: Slot, land: int) -> list[str]:
    """The cards of a slot that name the land."""
    does = s.done_by(slot)
    return [
        card for card in slot.cards if matching(s, card, does) >> land & 1 or _is_acted_on(s, slot, card, land)
    ]


def _acts(s: IslandState, slot: Slot, land: int) -> bool:
    """Whether a card of the slot has the invaders act there, as things stand."""
    return any(_is_acted_on(s, slot, card, land) for card in slot.cards)


def _is_acted_on(s: IslandState, slot: Slot, card: str, land: int) -> bool:
    return bool(acted_on(s, s.done_by(slot), card) >> land & 1)


def _is_over(s: IslandState, land: int, slot: Slot) -> bool:
    """Whether the slot has acted, or the land has had its turn in it."""
    if slot is not slot_under_way(s):
        return has_acted(s, slot)
    return s.begun and land not in s.todo and not any(card in s.acting for card in _cards_for(s, slot, land))


SKIPPED: Final = ("skipped", "skipped-by-fear", "skipped-by-event", "skipped-by-spirit")
WILL_SKIP: Final = ("will-skip", "will-skip-by-fear", "will-skip-by-event", "will-skip-by-spirit")


def _recorded(s: IslandState, about: About) -> Why | None:
    """What kept the action from happening this turn."""
    source = s.skipped.get(f"{about['step']} {about['land']}")
    if source is None:
        return None
    if source in TOKENS:
        return Why("stopped", {**about, "token": source}, "SI-120" if about["step"] == BUILD else "SI-119")
    return _by(source, about, SKIPPED)


def _by(source: str, about: About, kinds: tuple[str, str, str, str]) -> Why:
    power, fear, event, spirit = kinds
    if source in FEAR_CARDS:
        return Why(fear, {**about, "fear": source}, "SI-084")
    if source in EVENTS:
        return Why(event, {**about, "happening": source}, "SI-133")
    if source in PANELS:
        return Why(spirit, {**about, "spirit": source}, "SI-147")
    return Why(power, {**about, "power": source}, "SI-201")


def _next_turn(s: IslandState) -> bool:
    """What lasts for the turn is over before the invaders act again."""
    return s.phase in (SLOW, "time")


def _will_be_skipped(s: IslandState, land: int, about: About) -> Why | None:
    if _next_turn(s):
        return None
    what = str(about["step"])
    for effect in s.effects:
        rule = RULES.get(effect.kind)
        named = effect.kind == f"skip-{what}" and effect.land == land
        if named or (rule is not None and rule.skips(s, effect, land, what)):
            return _by(effect.source, about, WILL_SKIP)
    return None
