"""The scenarios of Branch & Claw."""

from typing import Final

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.cards import forget_card
from rulebound.games.spirit_island.effect import NOBODY, NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.fear_cards import cards_for, deepen
from rulebound.games.spirit_island.growth import is_growing, lay_face_down
from rulebound.games.spirit_island.invaders import explore_stage
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, INVADERS, TOWN
from rulebound.games.spirit_island.power import POWERS, SACRED, SLOW, Target, innate
from rulebound.games.spirit_island.said import lasting, markers, reasons
from rulebound.games.spirit_island.scenario import Scenario, scenario
from rulebound.games.spirit_island.state import ELEMENTS, LAST_STAGE, PLAYING, IslandState, ScenarioMarker
from rulebound.kernel import Decide, Flow, Option

BOX: Final = "branch-and-claw"

# Ward the Shores.

WARDING: Final = "warding"  # the power for which a face-down card stands
LAY_WARD: Final = "play-for-warding"
WARD: Final = "ward"
WARDS_OF_A_BOARD: Final = 4
WARDS_DEFEND: Final = 3
WARDS_COST: Final = 2  # for each blight and each building
WARDED: Final = "warded"
WARDED_FROM: Final = 2  # this terror level on
markers(WARD)
reasons(WARDED)


@scenario("ward-the-shores", 2, BOX)
class WardTheShores(Scenario):
    """The spirits ward every coastal land, while the invaders land in greater numbers."""

    moves = (LAY_WARD,)

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Markers for each board; all other fear cards lie under the fear deck."""
        s.scenario_markers += [ScenarioMarker(WARD) for _ in range(WARDS_OF_A_BOARD * len(s.boards))]
        others = sorted({*cards_for(s.boxes, s.unused_tokens)} - {*s.fear_deck})
        s.rng.shuffle(others)
        s.fear_deck = others + s.fear_deck
        s.fear_levels[-1] += len(others)
        deepen(s, len(others))
        for spirit in s.spirits:
            spirit.innates += (WARDING,)

    def fear_deck_over(self, s: IslandState, its: Effect) -> bool:
        """There is no victory by fear: what was discarded is shuffled, and the terror level stays."""
        s.fear_deck = sorted(s.fear_discard)
        s.fear_discard = []
        s.rng.shuffle(s.fear_deck)
        s.fear_levels = [0, 0, sum(s.fear_levels)]
        return True

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """Once a turn a spirit may play a card for it."""
        spirit = s.spirits[its.seat]
        able = s.phase == "spirits" and spirit.stage == PLAYING and not spirit.face_down
        return [LAY_WARD] if able and spirit.plays and spirit.hand else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None]:
        """A card of the hand."""
        options = [Option("face-down", card) for card in s.spirits[its.seat].hand]
        pick: Option = yield Decide(its.seat, "face-down", options)
        lay_face_down(s, its.seat, pick.args[0])

    def defence(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """Each ward defends its land."""
        return defence + WARDS_DEFEND * len(_wards(s, land))

    def blight_added(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """All wards there are destroyed."""
        for ward in _wards(act.s, land):
            act.s.take_marker(ward)
            act.changed.add(land)
        yield from ()

    def explorers(self, s: IslandState, its: Effect, land: int, kinds: list[int]) -> list[int]:
        """In stage III a town comes too."""
        return [*kinds, TOWN] if explore_stage(s) == LAST_STAGE else kinds

    def won(self, s: IslandState, its: Effect) -> str:
        """With a ward in every coastal land, when terror has risen."""
        warded = all(_wards(s, land) for land in bits(s.island.coastal))
        return WARDED if warded and s.terror >= WARDED_FROM else ""


def _wards(s: IslandState, land: int) -> list[ScenarioMarker]:
    return [each for each in s.markers_in(land) if each.kind == WARD]


def _price(s: IslandState, land: int) -> int:
    return WARDS_COST * (s.blight[land] + s.count(land, *BUILDINGS))


def _affordable(s: IslandState, seat: int) -> int:
    """The coastal lands that the spirit can pay for."""
    energy = s.spirits[seat].energy
    return sum(1 << land for land in bits(s.island.coastal) if _price(s, land) <= energy)


def _can_ward(s: IslandState, seat: int) -> bool:
    """With a face-down card, once, and while there are markers."""
    spirit = s.spirits[seat]
    return bool(spirit.face_down) and WARDING not in spirit.used and bool(_wards(s, NOWHERE))


@innate(
    WARDING,
    "",
    speed=SLOW,
    within=0,
    source=SACRED,
    target=Target("coastal, for En", _affordable),
    levels=(),
    usable=_can_ward,
    bare=True,
    box=BOX,
)
def warding(act: Action) -> None:
    """Pay for blight and buildings; add a ward."""
    price = _price(act.s, act.land)
    if price > act.s.spirits[act.seat].energy:  # a far target has cost the last of it
        return
    if price:
        act.pay(price)
    act.s.lay_marker(WARD, act.land)
    act.changed.add(act.land)


# Rituals of the Destroying Flame.

RITUAL: Final = "ritual-of-flame"
RITUAL_DONE: Final = "ritual-of-flame-done"
FLAME: Final = "flame"
FLAME_REACHES: Final = 1
HARM_COSTS: Final = 2  # far from all flames
FIRE: Final = ELEMENTS.index("fire")
markers(FLAME)
lasting(RITUAL_DONE)


@scenario("rituals-of-the-destroying-flame", 3, BOX)
class DestroyingFlame(Scenario):
    """Invaders are harmed only near a flame, or for energy."""

    moves = (RITUAL,)

    def spares(self, act: Action, its: Effect, land: int) -> Flow[bool]:
        """Unless a flame is near, or somebody pays: once for an action of a spirit, else for each land."""
        if act.s.island.within(land, FLAME_REACHES) & _flames(act.s):
            return False
        own = act.kind == "spirit" and act.seat != NOBODY
        what = its.kind, NOWHERE if own else land
        if what not in act.asked:
            others = sorted(act.s.all_seats, key=lambda seat: seat != act.s.owner_at(land))
            act.asked[what] = yield from _pays(act, land, [act.seat] if own else others)
        return not act.asked[what]

    def grow_first(self, s: IslandState, its: Effect) -> bool:
        """The rituals come after all growth."""
        return True

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """Once a turn, with a card that grants fire and presence on the island."""
        seat, spirit = its.seat, s.spirits[its.seat]
        if s.phase != "spirits" or spirit.stage != PLAYING or is_growing(s) or s.has(RITUAL_DONE, seat=seat):
            return []
        return [RITUAL] if _burning(s, seat) and s.presence_of(seat) else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None]:
        """An action of the spirit."""
        act = Action(s, "spirit", its.seat, source=its.kind)
        yield from resolve(act, _ritual(act))


def _flames(s: IslandState) -> int:
    """The lands with a flame."""
    return sum(1 << land for land in {each.land for each in s.scenario_markers if each.kind == FLAME} - {NOWHERE})


def _pays(act: Action, land: int, seats: list[int]) -> Flow[bool]:
    """Whether one of these spirits pays; they are asked in turn."""
    s, name = act.s, act.s.island.names[land]
    for seat in seats:
        if s.spirits[seat].energy >= HARM_COSTS:
            pick: Option = yield Decide(seat, "pay-to-harm", [Option("pay", HARM_COSTS), DECLINE], land=name)
            if pick is not DECLINE:
                s.spirits[seat].energy -= HARM_COSTS
                s.emit("paid", seat, HARM_COSTS)
                return True
    s.emit("spared", name)
    return False


def _burning(s: IslandState, seat: int) -> list[str]:
    """The power cards of a spirit that grant fire."""
    spirit = s.spirits[seat]
    return [card for card in (*spirit.hand, *spirit.played, *spirit.discard) if POWERS[card].elements[FIRE]]


def _ritual(act: Action) -> Flow[None]:
    """Forget such a card; a flame and blight in a land of its own, energy, and harm to invaders there."""
    s, seat = act.s, act.seat
    act.last(RITUAL_DONE, seat=seat)
    pick = yield from act.ask("ritual-card", [Option("forget", card) for card in _burning(s, seat)])
    yield from forget_card(s, seat, pick.args[0], act.source)
    act.land = yield from act.choose_land("flame-land", s.presence_of(seat))
    s.scenario_markers.append(ScenarioMarker(FLAME))
    s.lay_marker(FLAME, act.land)
    act.changed.add(act.land)
    yield from add_blight(act, act.land)
    act.gain_energy(seat, s.invader_stage)
    if act.count(*INVADERS):
        act.fear(s.invader_stage)
        yield from act.damage(act.count(DAHAN))
