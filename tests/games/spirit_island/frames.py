"""What tests of the core rules need beside positions: panels, powers and watchers of their own."""

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, BlightCard, add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import invader_phase
from rulebound.games.spirit_island.panel import PANELS, Panel, Track, card_track, energy_track
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    FAST,
    POWERS,
    PRESENCE,
    Power,
    Target,
    counted,
)
from rulebound.games.spirit_island.power import (
    Effect as Use,
)
from rulebound.games.spirit_island.rule import RULES, Rule, at
from rulebound.games.spirit_island.setup import SETUP, new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Anyone, Decide, Flow, Option, Value
from rulebound.messages import Messages
from tests.games.spirit_island.harness import RIVER, Table, island

LIGHTNING = "lightnings-swift-strike"
TEST_SPIRIT = "test-spirit"
TEST_POWER = "test-power"
WORDS = Messages(GAME)


def world(seats: int = 1, seed: int = 1, **setup: object) -> IslandState:
    """A table as set-up leaves it, before any presence."""
    named: dict[str, object] = {"spirits": ["random"] * seats, "boards": ["random"] * seats}
    return new_world(SETUP.check({"seats": seats, **named, **setup}), seed)


def two(position: str) -> Table:
    """A position for two spirits on boards A and B."""
    return island(position, spirit=RIVER, others=(LIGHTNING,))


class Plain(Panel):
    """A spirit without rules of its own; tests print on it what they need."""

    id = TEST_SPIRIT
    groups: ClassVar[tuple[tuple[str, ...], ...]] = (("energy-1",),)
    tracks: ClassVar[tuple[Track, ...]] = (energy_track("1", "2", "3"), card_track("1", "2", "3"))
    innates: ClassVar[tuple[str, ...]] = ()
    uniques: ClassVar[tuple[str, ...]] = ()


def play_as(patch: pytest.MonkeyPatch, table: Table, its: Panel, seat: int = 0) -> Table:
    """Let a seat play a panel of the test's own."""
    patch.setitem(PANELS, TEST_SPIRIT, its)
    spirit = table.s.spirits[seat]
    spirit.id, spirit.hand, spirit.rules, spirit.innates = TEST_SPIRIT, [], its.rules, its.innates
    table.s.kept = None
    return table


class AfterEach(Rule):
    """Something that a test has happen after each action."""

    def __init__(self, does: Callable[[Action, Effect], Flow[None]]) -> None:
        self.does = does

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Whatever the test says."""
        yield from self.does(act, its)


def after_each(patch: pytest.MonkeyPatch, kind: str, does: Callable[[Action, Effect], Flow[None]]) -> None:
    """Let a lasting effect of this kind do something after each action."""
    patch.setitem(RULES, kind, AfterEach(does))


def blight_double(
    patch: pytest.MonkeyPatch,
    name: str,
    per_player: int = 4,
    when: str = "",
    text: Callable[[IslandState], Flow[None]] | None = None,
    healthy: bool = False,
) -> BlightCard:
    """A blight card of the test's own, whose text is done at this named point."""

    def does(self: BlightCard, s: IslandState, its: Effect) -> Flow[None]:
        del self, its
        if text is not None:
            yield from text(s)

    facts = {"id": name, "per_player": per_player, "healthy": healthy}
    made: BlightCard = type("BlightDouble", (BlightCard,), {**facts, **({when: does} if when else {})})()
    patch.setitem(CARDS, name, made)
    patch.setitem(RULES, name, made)
    return made


def turn_blight_card(table: Table, name: str) -> None:
    """This card lies turned before the players."""
    table.s.blight_card, table.s.flipped, table.s.blighted = name, True, True
    table.s.enforce(Effect(name, until="game"))


def take_last_blight(
    table: Table, card: str, *answers: str, land: str = "A1", then: tuple[str, ...] = ()
) -> Table:
    """One blight comes to a land and empties the card, which is this one; `then` are those that come after it."""
    s = table.s
    s.blight_card, s.blight_left, s.flipped, s.blight_deck = card, 1, False, list(reversed(then))
    return table.action(lambda act: add_blight(act, act.land), *answers, kind="invader", land=land)


def blighted_island(s: IslandState) -> Flow[None]:
    """What a turned blight card does in an invader phase."""
    for each, its in at(s, "invader_phase"):
        yield from each.invader_phase(s, its)


def power(
    use: Use,
    *,
    kind: str = "minor",
    speed: str = FAST,
    target: Target = ANY_LAND,
    within: int | None = 1,
    source: str = PRESENCE,
    cost: int = 0,
    elements: str = "",
    needs: tuple[str, ...] = (),
    name: str = TEST_POWER,
) -> Power:
    """A power of the test's own."""
    return Power(
        name,
        kind,
        "base",
        speed,
        target,
        use,
        within=within,
        source=source,
        cost=cost,
        elements=counted(elements),
        needs=tuple(counted(each) for each in needs),
    )


def give(patch: pytest.MonkeyPatch, table: Table, *powers: Power, seat: int = 0) -> Table:
    """Lay power cards of the test's own before a spirit, as played."""
    for each in powers:
        patch.setitem(POWERS, each.id, each)
        table.s.spirits[seat].played.append(each.id)
    return table


def nothing(act: Action) -> None:
    """A power that does nothing."""
    del act


def invaders_from(table: Table, step: str, *answers: str, **cards: list[str]) -> Table:
    """The invader phase from a step on; `build=["1-jungle"]` lays cards in a slot, `deck` ends with its top."""
    table.s.phase, table.s.step, table.s.begun = "invaders", step, False
    table.s.invader_deck = cards.pop("deck", table.s.invader_deck)
    for name, laid in cards.items():
        table.s.slot(name).cards = laid
    return table.run(invader_phase(table.s), *answers)


def against(foe: str, position: str, level: int = 0, *, turn: int = 1, blight: int = 20, **setup: Any) -> Table:
    """A position against an adversary, with nine plain fear cards and so much blight on its card."""
    table = fear_deck(island(position, adversary=foe, level=level, **setup))
    table.s.blight_left, table.s.turn = blight, turn
    return table


def fear_deck(table: Table, earned: int = 0) -> Table:
    """Nine fear cards in three levels, of which so many have been earned and are gone."""
    table.s.fear_levels = [3, 3, 3]
    table.s.fear_deck = [f"test-fear-{number}" for number in range(9 - earned)]
    return table


def asks(flow: Flow[Any]) -> Decide | Anyone:
    """The first question of a flow."""
    return next(ask for ask in flow if isinstance(ask, Decide | Anyone))


def reply(flow: Flow[Any], ask: Decide | Anyone, text: str, seat: int = 0) -> Decide | Anyone:
    """Answer a question; the next one."""
    options = ask.options if isinstance(ask, Decide) else ask.options_of(seat)
    pick = next(option for option in options if option.text == text)
    following = flow.send(pick if isinstance(ask, Decide) else (seat, pick))
    return following if isinstance(following, Decide | Anyone) else asks(flow)


def texts(ask: Decide | Anyone) -> list[str]:
    """The options of a question, as records write them."""
    options: list[Option] = []
    if isinstance(ask, Decide):
        options += ask.options
    else:
        for own in (each.options for each in ask.asks.values()):
            options += own
    return [option.text for option in options]


def watch(patch: pytest.MonkeyPatch, table: Table) -> list[str]:
    """Every action from now on, when it is over, as `kind source land`."""
    seen: list[str] = []

    def note(act: Action, _: Effect) -> Flow[None]:
        seen.append(f"{act.kind} {act.source} {act.s.island.names[act.land] if act.land >= 0 else '-'}")
        yield from ()

    after_each(patch, "test-watch", note)
    table.s.effects.append(Effect("test-watch", until="game"))
    return seen


def told(table: Table, kind: str) -> list[tuple[str | int, ...]]:
    """What the table has told of this kind."""
    return [event.args for event in table.heard if event.kind == kind]


def reason(
    table: Table, what: str, seat: int = 0, ask: Decide | Anyone | None = None
) -> tuple[str, str, dict[str, Value]]:
    """The reason at this question, its rule and its variables; it has words."""
    found = GAME.explain(table.s, seat, what, ask.shown_to(seat) if ask is not None else None)
    assert found is not None, what
    assert WORDS.why(found).endswith(f"({found.rule})")
    return found.kind, found.rule, found.args


def why(table: Table, what: str, seat: int = 0, ask: Decide | Anyone | None = None) -> tuple[str, str]:
    """The reason at this question, and its rule."""
    return reason(table, what, seat, ask)[:2]
