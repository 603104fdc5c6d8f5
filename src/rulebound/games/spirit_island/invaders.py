"""The invader phase: blighted island, event, fear, every slot in its order, advance (SI-023, SI-099 to SI-116)."""

from collections.abc import Callable, Container
from itertools import pairwise
from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import escalate
from rulebound.games.spirit_island.each import spare_one
from rulebound.games.spirit_island.effect import NOBODY
from rulebound.games.spirit_island.ending import GameOver, resolve
from rulebound.games.spirit_island.events import EVENTS, event_step
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS, resolve_fear
from rulebound.games.spirit_island.island import TERRAINS, bits
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, DISEASE, EXPLORER, INVADERS, TOKENS, TOWN, WILDS
from rulebound.games.spirit_island.ravage import ravage_action, taking_part
from rulebound.games.spirit_island.rule import RULES, at
from rulebound.games.spirit_island.state import BUILD, EXPLORE, RAVAGE, IslandState, Slot
from rulebound.kernel import STABLE, Decide, Flow, Option, known_option

ADVANCE: Final = "advance"
IN_ORDER: Final = Option("in-order")
NEXT_RAVAGE: Final = f"next-{RAVAGE}"
ORDERS: Final = {RAVAGE: "ravage-order", BUILD: "build-order", EXPLORE: "explore-order"}  # what is asked
BY: Final[dict[str, Container[str]]] = {
    "skipped-by-fear": FEAR_CARDS,
    "skipped-by-event": EVENTS,
    "skipped-by-spirit": PANELS,
}  # what keeps invaders from acting, if it is no power


def invader_phase(s: IslandState) -> Flow[None]:
    """Step by step, from the one under way."""
    order = steps(s)
    if s.step not in order:
        _go_to(s, order[0])
    while s.step != ADVANCE:
        yield STABLE
        if s.step in BEFORE:
            yield from BEFORE[s.step](s)
        else:
            for rule, its in at(s, "step_begins") if not s.begun else ():
                yield from rule.step_begins(s, its, s.step)
            yield from _act(s, s.slot(s.step))
            yield from _step_over(s, s.step)
        _go_to(s, order[order.index(s.step) + 1])
    yield STABLE
    if not s.begun:
        s.begun = True
        advance(s)
    yield from _step_over(s, ADVANCE)


def _step_over(s: IslandState, step: str) -> Flow[None]:
    """Let rules follow the end of a step; what was for the next such step only is over with it (SI-114)."""
    for rule, its in at(s, "step_over"):
        yield from rule.step_over(s, its, step)
    if step == ADVANCE:
        return
    slot = s.slot(step)
    if slot.printed and (slot.cards or slot.does == EXPLORE):  # an explore without a card was skipped
        until = f"next-{slot.does}"
        s.effects = [each for each in s.effects if each.until != until]


def steps(s: IslandState) -> list[str]:
    """The steps of the phase: what comes before the slots, the slots by their names, and the cards' advance."""
    return [*BEFORE, *(slot.name for slot in s.slots), ADVANCE]


def slot_under_way(s: IslandState) -> Slot | None:
    """The slot that acts now."""
    return next((slot for slot in s.slots if slot.name == s.step), None) if s.phase == "invaders" else None


def has_acted(s: IslandState, slot: Slot) -> bool:
    """Whether a slot has acted in this invader phase."""
    order = steps(s)
    return s.phase == "invaders" and s.step in order and order.index(s.step) > order.index(slot.name)


def took_place(s: IslandState, does: str) -> bool:
    """Whether the step that is just over happened: with a card, not skipped, and nothing else in its place."""
    slot = s.slot(does)
    if not slot.cards or s.done_by(slot) != does:
        return False
    return not any(rule.skips_step(s, its, slot) for rule, its in at(s, "skips_step"))


def _go_to(s: IslandState, step: str) -> None:
    s.step, s.begun = step, False


# Matching lands.


def matching(s: IslandState, card: str, does: str = "") -> int:
    """The lands that an invader card shows, by terrain or the whole coast, and what it matches for this action."""
    found, its_island = 0, s.island
    for word in card.split("-")[1:]:
        found |= its_island.coastal if word == "coastal" else its_island.of_terrain(TERRAINS.index(word))
    for rule, its in at(s, "matches"):
        found |= rule.matches(s, its, does, card)
    return found & its_island.lands


def stage_of(card: str) -> int:
    """The stage of an invader card."""
    return int(card[0])


def _blighted_step(s: IslandState) -> Flow[None]:
    """What a turned blight card, or another rule, does at the beginning of the invader phase (SI-099)."""
    for rule, its in at(s, "invader_phase"):
        yield from rule.invader_phase(s, its)


def explore_stage(s: IslandState) -> int:
    """The stage of the card with which the invaders explore, or of the next one where no card has them do so."""
    slot = slot_under_way(s)
    if slot is not None and s.done_by(slot) == EXPLORE and slot.cards:
        return stage_of(slot.cards[len(slot.cards) - 1 - len(s.acting)])
    exploring = s.cards_that(EXPLORE)
    return stage_of(exploring[-1]) if s.phase == "setup" and exploring else s.invader_stage


# The three invader actions.


def acted_on(s: IslandState, does: str, card: str) -> int:
    """The lands where a card has the invaders do this, as things stand."""
    found = LANDS[does](s, card)
    for rule, its in at(s, "card_lands"):
        found = rule.card_lands(s, its, does, card, found)
    return found


def acting_lands(s: IslandState, does: str, card: str) -> list[int]:
    """The lands where a card has the invaders do this, each as often as it happens there."""
    found = bits(acted_on(s, does, card))
    for rule, its in at(s, "acting_lands"):
        found = rule.acting_lands(s, its, does, card, found)
    return found


def _ravaged(s: IslandState, card: str) -> int:
    return matching(s, card, RAVAGE) & taking_part(s)


def _built_in(s: IslandState, card: str) -> int:
    return matching(s, card, BUILD) & s.where(*INVADERS)


def explored(s: IslandState, card: str) -> int:
    """Matching lands with a source: buildings in or next to them, or the ocean (SI-108, SI-126)."""
    return with_source(s, matching(s, card, EXPLORE))


def _act(s: IslandState, slot: Slot) -> Flow[None]:
    """Each card of a slot, the bottom one first; its lands are found before the first acts (SI-100, SI-111).

    For an explore the top card is turned up, and it escalates before its lands are found: a new building may be
    the source of explorers. Some escalations come when the card is done. A card that came into another slot first
    escalates there (SI-112).
    """
    if not s.begun:
        s.begun, s.acting, s.card, s.todo = True, [], "", []
        for rule, its in at(s, "skips_step"):
            if rule.skips_step(s, its, slot):
                return
        if slot.does == EXPLORE:
            yield from reveal_card(s)
            s.unrevealed = _explore_cards(s) - 1
        s.acting = slot.cards.copy()
        for rule, its in at(s, "acting_cards"):
            s.acting = rule.acting_cards(s, its, slot, s.acting)
    does = s.done_by(slot)
    while s.todo or s.card or s.acting or s.unrevealed:
        yield STABLE
        if not s.todo:
            if s.card:
                yield from _card_done(s, slot, does)
                continue
            if not s.acting:
                s.unrevealed -= 1
                yield from reveal_card(s)
                s.acting.append(slot.cards[-1])
            card = s.acting[0]
            if _may_escalate(s, slot, card):
                yield from escalate(s, card)
            s.card = s.acting.pop(0)
            s.todo = acting_lands(s, does, card)
            if slot.does == BUILD:
                s.todo = yield from spare_one(s, s.todo, s.island.board_of)
            s.in_order = does != RAVAGE and not _order_matters(s)
            s.emit("invaders", does, card)
            continue
        no_choice = s.in_order or len({*s.todo}) == 1
        land = s.todo.pop(0) if no_choice else (yield from _chosen_land(s, does))
        yield from DO[does](s, land)


def _card_done(s: IslandState, slot: Slot, does: str) -> Flow[None]:
    card, s.card = s.card, ""
    if _may_escalate(s, slot, card):
        yield from escalate(s, card, explored=True)
    if card in s.unresolved:
        s.unresolved.remove(card)
    yield from _tell_of_card(s, does, card)


def _tell_of_card(s: IslandState, does: str, card: str) -> Flow[None]:
    for rule, its in at(s, "card_done"):
        yield from rule.card_done(s, its, does, card)


def _may_escalate(s: IslandState, slot: Slot, card: str) -> bool:
    """Whether a card is resolved for the first time, and nothing has its symbol ignored (SI-112)."""
    if slot.does != EXPLORE and card not in s.unresolved:
        return False
    rules = at(s, "ignores_escalation")
    return not rules or not any(rule.ignores_escalation(s, its, card) for rule, its in rules)


def act_in_set_up(s: IslandState) -> Flow[None]:
    """All slots act once more before the game begins, and the cards advance; nothing escalates (SI-108)."""
    for slot in s.slots:
        if slot.does == EXPLORE:
            yield from reveal_card(s)
        cards = slot.cards.copy()
        for rule, its in at(s, "acting_cards"):
            cards = rule.acting_cards(s, its, slot, cards)
        for card in cards:
            does = s.done_by(slot)
            s.card, s.todo = card, acting_lands(s, does, card)
            if slot.does == BUILD:
                s.todo = yield from spare_one(s, s.todo, s.island.board_of)
            s.emit("invaders", does, card)
            while s.todo:
                yield from DO[does](s, s.todo.pop(0))
            s.card = ""
            yield from _tell_of_card(s, does, card)
        if slot.cards:
            yield from _step_over(s, slot.name)
    advance(s)


def _explore_cards(s: IslandState) -> int:
    """With how many cards the invaders explore now, at least one."""
    number = 1
    for rule, its in at(s, "explore_cards"):
        number = rule.explore_cards(s, its, number)
    return max(1, number)


def _order_matters(s: IslandState) -> bool:
    rules = at(s, "order_matters")
    return bool(rules) and any(rule.order_matters(s, its) for rule, its in rules)


def _chosen_land(s: IslandState, does: str) -> Flow[int]:
    """The players choose the order of ravages; that of builds and explores only where it can matter (SI-100)."""
    lands = dict.fromkeys(s.todo)  # one may act several times
    options = [*(known_option("land", s.island.names[land]) for land in lands), IN_ORDER]
    pick: Option = yield Decide(s.owner_at(s.todo[0]), ORDERS[does], options)
    s.in_order = pick is IN_ORDER
    land = s.todo[0] if s.in_order else s.island.number_of[pick.args[0]]
    s.todo.remove(land)
    return land


def can_be_skipped(s: IslandState) -> bool:
    """Whether anything is in force that could keep invaders from acting."""
    return bool(s.effects or at(s, "before_invaders_act"))


def is_skipped(s: IslandState, land: int, what: str) -> Flow[bool]:
    """Whether this ravage, build or explore does not happen, by what lasts or a spirit's rule (SI-059, SI-201)."""
    for effect in s.effects:
        if effect.kind == f"skip-{what}" and effect.land == land:
            if effect.amount == 1:  # only the next one
                s.effects.remove(effect)
            _note_skip(s, what, land, effect.source)
            return True
        rule = RULES.get(effect.kind)
        if rule is not None and rule.skips(s, effect, land, what):
            _note_skip(s, what, land, effect.source)
            return True
    for rule, its in at(s, "before_invaders_act"):
        if (yield from rule.before_invaders_act(s, its, land, what)):
            _note_skip(s, what, land, its.source or (its.kind if its.seat == NOBODY else s.spirits[its.seat].id))
            return True
    return False


def _note_skip(s: IslandState, what: str, land: int, source: str) -> None:
    """An invader action does not happen, by a power, a fear card, an event or a spirit's own rule."""
    name = s.island.names[land]
    s.skipped[f"{what} {name}"] = source
    for kind, sources in BY.items():
        if source in sources:
            s.emit(kind, what, name, source)
            return
    s.emit("skipped", what, name, source)


def _note_stop(s: IslandState, what: str, land: int, token: str) -> None:
    """A token keeps an invader action from happening."""
    name = s.island.names[land]
    s.skipped[f"{what} {name}"] = token
    s.emit("stopped", token, name)


def ravage(s: IslandState, land: int) -> Flow[None]:
    """One ravage action."""
    if can_be_skipped(s) and (yield from is_skipped(s, land, RAVAGE)):
        return
    act = Action(s, "invader", land=land, source=RAVAGE)
    yield from resolve(act, ravage_action(act))


def ravage_apart(s: IslandState, land: int) -> Flow[None]:
    """One ravage action that no card causes."""
    yield from act_apart(s, RAVAGE, land)


def act_apart(s: IslandState, does: str, land: int) -> Flow[None]:
    """One invader action that no card causes: what waits for the next normal one waits on (SI-114)."""
    until = f"next-{does}"
    waiting = [each for each in s.effects if each.until == until]
    s.effects = [each for each in s.effects if each.until != until]
    yield from DO[does](s, land)
    s.effects += waiting


def build(s: IslandState, land: int) -> Flow[None]:
    """One build action (SI-106, SI-107)."""
    if can_be_skipped(s) and (yield from is_skipped(s, land, BUILD)):
        return
    act = Action(s, "invader", land=land, source=BUILD)
    yield from resolve(act, _build(act))


def _stops(s: IslandState, kind: int, land: int) -> Flow[bool]:
    """Whether the token there stops the invaders (SI-107, SI-109)."""
    for rule, its in at(s, "ignores_token"):
        if (yield from rule.ignores_token(s, its, kind, land)):
            return False
    return True


def _build(act: Action) -> Flow[None]:
    s, land = act.s, act.land
    if s.tokens[DISEASE][land] and (yield from _stops(s, DISEASE, land)):
        act.remove_token(DISEASE)
        _note_stop(s, BUILD, land, TOKENS[DISEASE])
        return
    kinds = built(s, land)
    forbidden = no_city(s, land) if CITY in kinds else None
    if forbidden is not None:
        _note_skip(s, BUILD, land, forbidden)
        return
    for kind in dict.fromkeys(kinds):
        act.add(kind, kinds.count(kind))
    for rule, its in at(s, "has_built"):
        yield from rule.has_built(act, its, kinds)


def built(s: IslandState, land: int) -> list[int]:
    """What is built: a city where more towns than cities are, else a town (SI-106), or what rules make of it."""
    kinds = [CITY if s.count(land, TOWN) > s.count(land, CITY) else TOWN]
    for rule, its in at(s, "builds"):
        kinds = rule.builds(s, its, land, kinds)
    return kinds


def no_city(s: IslandState, land: int) -> str | None:
    """What forbids a city there this turn."""
    return next((its.source for rule, its in at(s, "skips") if rule.skips(s, its, land, "city")), None)


def explore(s: IslandState, land: int) -> Flow[None]:
    """One explore action (SI-108, SI-109)."""
    if can_be_skipped(s) and (yield from is_skipped(s, land, EXPLORE)):
        return
    act = Action(s, "invader", land=land, source=EXPLORE)
    yield from resolve(act, _explore(act))


def _explore(act: Action) -> Flow[None]:
    s, land = act.s, act.land
    if s.tokens[WILDS][land] and (yield from _stops(s, WILDS, land)):
        act.remove_token(WILDS)
        _note_stop(s, EXPLORE, land, TOKENS[WILDS])
        return
    number = 1
    for rule, its in at(s, "more_explorers"):
        number += yield from rule.more_explorers(act, its)
    kinds = explorers_at(s, land, number)
    for kind in dict.fromkeys(kinds):
        act.add(kind, kinds.count(kind))


def explorers_at(s: IslandState, land: int, number: int = 1) -> list[int]:
    """The kinds of pieces that an explore adds there, of so many explorers."""
    kinds = [EXPLORER] * number
    for rule, its in at(s, "explorers"):
        kinds = rule.explorers(s, its, land, kinds)
    return kinds


def with_source(s: IslandState, lands: int) -> int:
    """Those of the lands into which explorers find a way."""
    homes = s.where(*BUILDINGS) & ~s.isolated
    for rule, its in at(s, "no_source"):
        homes &= ~rule.no_source(s, its)
    found, its_island = 0, s.island
    inhabited = homes & its_island.lands
    for land in bits(lands & ~s.isolated):
        at_sea = its_island.coastal >> land & 1 and not s.isolated >> its_island.ocean_at(land) & 1
        if at_sea or homes >> land & 1 or its_island.near[land] & inhabited:
            found |= 1 << land
    steps = 1
    for rule, its in at(s, "explore_steps"):
        steps = rule.explore_steps(s, its, steps)
    return found if steps == 1 else found | lands & _reached(s, homes, steps)


def _reached(s: IslandState, homes: int, steps: int) -> int:
    """Lands within so many steps of a building or an ocean, on ways that no isolated land bars."""
    isolated = s.isolated
    reached = homes | s.island.oceans & ~isolated
    for _ in range(steps):
        for land in bits(reached):
            reached |= s.island.near[land] & ~isolated
    return reached & s.island.lands


def reveal_card(s: IslandState) -> Flow[None]:
    """The next invader card goes to the slot that explores; a reminder card above it is met first (SI-165)."""
    for rule, its in at(s, "before_reveal"):
        yield from rule.before_reveal(s, its)
    if not s.invader_deck:
        s.lost = "deck"
        raise GameOver
    card = take_card(s)
    s.rng.reveal()
    next(slot for slot in s.slots if slot.does == EXPLORE).cards.append(card)
    s.emit("revealed", card)


def take_card(s: IslandState, place: int = -1) -> str:
    """Take the card at this place of the invader deck, or the top one; what lies under it comes up (SI-165)."""
    above = len(s.invader_deck) - 1 - place if place >= 0 else 0
    card = s.invader_deck.pop(place)
    for rule, its in at(s, "invader_card_taken"):
        rule.invader_card_taken(s, its, above)
    return card


def lay_into(s: IslandState, slot: Slot, card: str) -> None:
    """A card comes face up into a slot, on top of what lies there; it has not been resolved yet (SI-112)."""
    slot.cards.append(card)
    s.unresolved.append(card)
    if slot is slot_under_way(s) and s.begun:
        s.acting.append(card)
    s.emit("card-laid", card, slot.name)


def leave_game(s: IslandState, place: int) -> None:
    """The card at this place of the invader deck leaves the game, unseen."""
    card = take_card(s, place)
    s.invader_gone.append(card)
    s.emit("invader-card-gone", stage_of(card))


def accelerate(s: IslandState) -> str:
    """The topmost card of the lowest stage left in the invader deck is discarded; which one (SI-193)."""
    if not s.invader_deck:
        return ""
    lowest = min(map(stage_of, s.invader_deck))
    place = max(place for place, card in enumerate(s.invader_deck) if stage_of(card) == lowest)
    card = take_card(s, place)
    s.rng.reveal()
    s.invader_discard.append(card)
    s.emit("accelerated", card)
    return card


def topmost_as_printed(s: IslandState) -> int | None:
    """The place of the top card of the deck, of those that were not put before a lower stage at set-up."""
    deck = s.invader_deck
    for place in range(len(deck) - 1, -1, -1):
        if all(stage_of(below) >= stage_of(deck[place]) for below in deck[:place]):
            return place
    return None


def advance(s: IslandState) -> None:
    """The cards of each slot move on to the one before it, those of the first are discarded (SI-110)."""
    keeping = at(s, "stays")
    staying = {slot.name for slot in s.slots if any(rule.stays(s, its, slot) for rule, its in keeping)}
    if s.slots[0].name not in staying:
        s.invader_discard += s.slots[0].cards
    for before, slot in pairwise(s.slots):
        coming = [] if slot.name in staying else slot.cards
        before.cards = [*before.cards, *coming] if before.name in staying else coming
    if s.slots[-1].name not in staying:
        s.slots[-1].cards = []


# What comes before the slots.
BEFORE: Final[dict[str, Callable[[IslandState], Flow[None]]]] = {
    "blighted": _blighted_step,
    "event": event_step,
    "fear": resolve_fear,
}
LANDS: Final[dict[str, Callable[[IslandState, str], int]]] = {
    RAVAGE: _ravaged,
    BUILD: _built_in,
    EXPLORE: explored,
}
DO: Final[dict[str, Callable[[IslandState, int], Flow[None]]]] = {RAVAGE: ravage, BUILD: build, EXPLORE: explore}
