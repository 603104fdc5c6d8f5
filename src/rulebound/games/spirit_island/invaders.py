"""The invader phase: blighted island, event, fear, ravage, build, explore, advance (SI-023, SI-099 to SI-116)."""

from collections.abc import Callable, Container
from typing import Final

from rulebound.games.spirit_island import blight
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import escalate
from rulebound.games.spirit_island.ending import GameOver, resolve
from rulebound.games.spirit_island.events import EVENTS, event_step
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS, resolve_fear
from rulebound.games.spirit_island.island import TERRAINS, bits
from rulebound.games.spirit_island.panel import PANELS, panel_of
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, DISEASE, EXPLORER, INVADERS, TOKENS, TOWN, WILDS
from rulebound.games.spirit_island.ravage import ravage_action, taking_part
from rulebound.games.spirit_island.state import World
from rulebound.kernel import STABLE, Decide, Flow, Option

STEPS: Final = ("blighted", "event", "fear", "ravage", "build", "explore", "advance")
IN_ORDER: Final = Option("in-order")
BY: Final[dict[str, Container[str]]] = {
    "skipped-by-fear": FEAR_CARDS,
    "skipped-by-event": EVENTS,
    "skipped-by-spirit": PANELS,
}  # what keeps invaders from acting, if it is no power

# Conditions under which invader actions are skipped, by the kind of the lasting effect that brings them.
SKIPS: Final[dict[str, Callable[[World, int, str], bool]]] = {}


def skips(kind: str) -> Callable[[Callable[[World, int, str], bool]], Callable[[World, int, str], bool]]:
    """Register the lands and actions that a lasting effect has skipped."""

    def register(does: Callable[[World, int, str], bool]) -> Callable[[World, int, str], bool]:
        SKIPS[kind] = does
        return does

    return register


def invader_phase(s: World) -> Flow[None]:
    """Step by step, from the one under way."""
    if s.step not in STEPS:
        _go_to(s, STEPS[0])
    while True:
        yield STABLE
        doing = _DO[s.step](s)
        if doing is not None:
            yield from doing
        if s.step == STEPS[-1]:
            return
        _go_to(s, STEPS[STEPS.index(s.step) + 1])


def _go_to(s: World, step: str) -> None:
    s.step, s.begun = step, False


# Matching lands.


def matching(s: World, card: str) -> int:
    """The lands that an invader card names: by terrain, or the whole coast."""
    found = 0
    for word in card.split("-")[1:]:
        found |= s.island.coastal if word == "coastal" else s.island.of_terrain(TERRAINS.index(word))
    return found & s.island.lands


def stage_of(card: str) -> int:
    """The stage of an invader card."""
    return int(card[0])


# The three invader actions.


def _ravage_step(s: World) -> Flow[None]:
    yield from _slot(s, s.ravage, lambda card: matching(s, card) & taking_part(s), ravage)


def _build_step(s: World) -> Flow[None]:
    yield from _slot(s, s.build, lambda card: matching(s, card) & s.where(*INVADERS), build)


def _slot(
    s: World, cards: list[str], lands: Callable[[str], int], do: Callable[[World, int], Flow[None]]
) -> Flow[None]:
    """Each card of a slot, the bottom one first; its lands are found before the first acts (SI-100, SI-111).

    An explore card escalates before that: a new building may be the source of explorers.
    """
    if not s.begun:
        s.begun, s.acting, s.todo = True, cards.copy(), []
    while s.todo or s.acting:
        yield STABLE
        if not s.todo:
            card = s.acting[0]
            if s.step == "explore":
                yield from escalate(s, card)
            s.acting.pop(0)
            s.todo, s.in_order = bits(lands(card)), s.step != "ravage"
            s.emit("invaders", s.step, card)
            continue
        land = yield from _next_land(s)
        yield from do(s, land)


def _next_land(s: World) -> Flow[int]:
    """The players choose the order of ravages, where it can matter; on the others nothing hangs (SI-100)."""
    if len(s.todo) == 1 or s.in_order:
        return s.todo.pop(0)
    options = [*(Option("land", s.island.names[land]) for land in s.todo), IN_ORDER]
    pick: Option = yield Decide(s.owner_at(s.todo[0]), "ravage-order", options)
    s.in_order = pick is IN_ORDER
    land = s.todo[0] if s.in_order else s.island.number_of[pick.args[0]]
    s.todo.remove(land)
    return land


def is_skipped(s: World, land: int, what: str) -> Flow[bool]:
    """Whether this ravage, build or explore does not happen, by what lasts or a spirit's rule (SI-059, SI-201)."""
    for effect in s.effects:
        if effect.kind == f"skip-{what}" and effect.land == land:
            if effect.amount == 1:  # only the next one
                s.effects.remove(effect)
            _note_skip(s, what, land, effect.source)
            return True
        condition = SKIPS.get(effect.kind)
        if condition is not None and condition(s, land, what):
            _note_skip(s, what, land, effect.source)
            return True
    for seat in s.seats:
        its = panel_of(s, seat)
        if "invaders" in its.hooks and (yield from its.before_invaders_act(s, seat, land, what)):
            _note_skip(s, what, land, s.spirits[seat].id)
            return True
    return False


def _note_skip(s: World, what: str, land: int, source: str) -> None:
    """An invader action does not happen, by a power, a fear card, an event or a spirit's own rule."""
    name = s.island.names[land]
    s.skipped[f"{what} {name}"] = source
    for kind, sources in BY.items():
        if source in sources:
            s.emit(kind, what, name, source)
            return
    s.emit("skipped", what, name, source)


def _note_stop(s: World, what: str, land: int, token: str) -> None:
    """A token keeps an invader action from happening."""
    name = s.island.names[land]
    s.skipped[f"{what} {name}"] = token
    s.emit("stopped", token, name)


def ravage(s: World, land: int) -> Flow[None]:
    """One ravage action."""
    if (yield from is_skipped(s, land, "ravage")):
        return
    act = Action(s, "invader", land=land, source="ravage")
    yield from resolve(act, ravage_action(act))


def build(s: World, land: int) -> Flow[None]:
    """One build action (SI-106, SI-107)."""
    if (yield from is_skipped(s, land, "build")):
        return
    act = Action(s, "invader", land=land, source="build")
    _build(act)
    yield from resolve(act, None)


def _build(act: Action) -> None:
    s, land = act.s, act.land
    if s.tokens[DISEASE][land]:
        act.remove_token(DISEASE)
        _note_stop(s, "build", land, TOKENS[DISEASE])
        return
    kind = built(s, land)
    forbidden = no_city(s, land) if kind == CITY else None
    if forbidden is not None:
        _note_skip(s, "build", land, forbidden)
        return
    act.add(kind)


def built(s: World, land: int) -> int:
    """What is built: a city where more towns than cities are, else a town (SI-106)."""
    return CITY if s.count(land, TOWN) > s.count(land, CITY) else TOWN


def no_city(s: World, land: int) -> str | None:
    """What forbids a city there this turn."""
    for effect in s.effects:
        if effect.kind in SKIPS and SKIPS[effect.kind](s, land, "city"):
            return effect.source
    return None


def explore(s: World, land: int) -> Flow[None]:
    """One explore action (SI-108, SI-109)."""
    if (yield from is_skipped(s, land, "explore")):
        return
    act = Action(s, "invader", land=land, source="explore")
    _explore(act)
    yield from resolve(act, None)


def _explore(act: Action) -> None:
    s, land = act.s, act.land
    if s.tokens[WILDS][land]:
        act.remove_token(WILDS)
        _note_stop(s, "explore", land, TOKENS[WILDS])
        return
    act.add(EXPLORER)


def explored(s: World, card: str) -> int:
    """Matching lands with a source: buildings in or next to them, or the ocean (SI-108, SI-126)."""
    return with_source(s, matching(s, card))


def with_source(s: World, lands: int) -> int:
    """Those of the lands into which explorers find a way."""
    homes = s.where(*BUILDINGS) & ~s.isolated
    found = 0
    for land in bits(lands & ~s.isolated):
        at_sea = s.island.coastal >> land & 1 and not s.isolated >> s.island.ocean_at(land) & 1
        if at_sea or homes >> land & 1 or s.island.near[land] & homes & s.island.lands:
            found |= 1 << land
    return found


def _explore_step(s: World) -> Flow[None]:
    """Turn the top card up; with none left the game is lost (SI-086, SI-108)."""
    if not s.begun:
        reveal_card(s)
    yield from _slot(s, s.explore, lambda card: explored(s, card), explore)


def reveal_card(s: World) -> None:
    """The next invader card goes to the explore slot."""
    if not s.invader_deck:
        s.lost = "deck"
        raise GameOver
    card = s.invader_deck.pop()
    s.rng.reveal()
    s.explore.append(card)
    s.emit("revealed", card)


def _advance(s: World) -> None:
    """All cards move on by one slot (SI-110)."""
    s.invader_discard += s.ravage
    s.ravage, s.build, s.explore = s.build, s.explore, []


_DO: Final[dict[str, Callable[[World], Flow[None] | None]]] = {
    "blighted": blight.each_invader_phase,
    "event": event_step,
    "fear": resolve_fear,
    "ravage": _ravage_step,
    "build": _build_step,
    "explore": _explore_step,
    "advance": _advance,
}
