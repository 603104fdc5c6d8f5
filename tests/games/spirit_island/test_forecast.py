"""What the invaders will do in each land if nobody acts, in numbers: it is what they then do."""

from collections.abc import Sequence

import pytest

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import IN_ORDER, matching
from rulebound.games.spirit_island.judge.forecast import forecast
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.view import ForecastView
from rulebound.kernel import Event, Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.harness import Table, island
from tests.games.spirit_island.random_play import setup_of
from tests.marks import rule

GREEN = "a-spread-of-rampant-green"
EARTH = "vital-strength-of-the-earth"


def here(position: str, spirit: str = "river-surges-in-sunlight", **cards: str) -> Table:
    table = island(position, spirit=spirit)
    table.s.phase = "fast"
    table.s.invader_deck = ["2-jungle", "1-jungle", "1-mountain", "1-sands", "1-wetland"]
    for slot, card in cards.items():
        table.s.slot(slot).cards = [card]
    return table


def at(table: Table, land: str) -> list[ForecastView]:
    return [each for each in forecast(table.s) if each.land == land]


def sure(table: Table, land: str) -> list[ForecastView]:
    return [each for each in at(table, land) if not each.maybe]


@rule("SI-089", "SI-101", "SI-102")
def test_a_ravage_is_foretold_in_numbers() -> None:
    table = here("A5: 1C 1T 3D; A1: 1P 1C", ravage="1-wetland")
    table.s.defend[5] = 1
    ravage = ForecastView(
        "A5",
        "ravage",
        damage=5,
        defend=1,
        dealt=4,
        blight=1,
        dahan=2,
        strikes=2,
        destroyed={"town": 1},
        chosen=True,
    )
    assert sure(table, "A5") == [ravage]
    table.s.defend[5] = 4
    ravage = ForecastView("A5", "ravage", damage=5, defend=4, dealt=1, strikes=6, destroyed={"city": 1, "town": 1})
    assert sure(table, "A5") == [ravage]
    assert sure(table, "A1") == []


@rule("SI-075", "SI-102")
def test_the_dahan_are_expected_to_destroy_what_their_damage_is_enough_for_now() -> None:
    table = here("A5: 1C 1T 2E 2D; A1: 1P 1C", ravage="1-wetland")
    table.s.defend[5] = 9
    assert sure(table, "A5")[0].destroyed == {"city": 1, "explorer": 1}  # 4 damage: a city takes 3
    table.s.effects.append(Effect("city-health", land=5, amount=2))
    assert sure(table, "A5")[0].destroyed == {"town": 1, "explorer": 2}  # and 5 are more than they have


@rule("SI-089")
def test_where_blight_lies_it_spreads() -> None:
    table = here("A5: 1C 1B; A1: 1P 1C", ravage="1-wetland")
    (ravage,) = sure(table, "A5")
    assert (ravage.blight, len(ravage.spreads), ravage.chosen) == (1, 1, True)
    assert table.s.blight[5] == 1


@rule("SI-106", "SI-107", "SI-120")
def test_a_build_is_foretold_with_what_it_brings_or_what_stops_it() -> None:
    table = here("A1: 1E 1P; A6: 1T; A3: 1E; A8: 1E 1Di", build="3-jungle-mountain")
    assert sure(table, "A1") == [ForecastView("A1", "build", added={"town": 1})]
    assert sure(table, "A6") == [ForecastView("A6", "build", added={"city": 1})]
    assert sure(table, "A8") == [ForecastView("A8", "build", sort="token", name="disease")]
    table.s.effects.append(Effect("skip-build", land=1, source="paralyzing-fright"))
    assert sure(table, "A1") == [ForecastView("A1", "build", sort="power", name="paralyzing-fright")]


@rule("SI-100", "SI-106")
def test_a_build_follows_the_ravage_of_the_same_turn() -> None:
    table = here("A5: 2E 3D; A6: 1T 1E 1P 2D; A1: 1C", ravage="1-wetland", build="3-mountain-wetland")
    table.s.defend[5] = 9
    assert [each.does for each in sure(table, "A5")] == ["ravage"]  # nobody is left who could build
    assert [each.does for each in sure(table, "A6")] == ["build"]


@rule("SI-108", "SI-109")
def test_an_explore_depends_on_the_next_card_and_is_foretold_where_one_may_come() -> None:
    table = here("A1: 1P; A6: 1T; A3: 1Wi")
    comes = ForecastView("A6", "explore", added={"explorer": 1}, maybe=True)
    assert at(table, "A6") == [comes]
    assert at(table, "A7") == [] or at(table, "A7")[0].maybe
    assert at(table, "A3") == [ForecastView("A3", "explore", sort="token", name="wilds", maybe=True)]
    table.s.invader_discard = ["1-mountain"]
    assert at(table, "A6") == []  # the only card of the stage that names it lies open
    table.s.invader_deck = []
    assert forecast(table.s) == []


@rule("SI-025", "SI-102")
def test_after_the_invaders_have_acted_the_next_turn_is_foretold() -> None:
    table = here("A5: 2T 2P; A1: 1C", EARTH, ravage="1-wetland")
    table.s.defend[5] = 4
    assert sure(table, "A5")[0].defend == 7
    table.s.phase = "slow"
    assert [(each.damage, each.defend, each.dealt) for each in sure(table, "A5")] == [(4, 3, 1)]


def test_what_players_could_do_is_left_undone() -> None:
    table = here("A5: 2T 2P; A1: 1C", GREEN, build="1-wetland")
    assert sure(table, "A5") == [ForecastView("A5", "build", added={"city": 1}, chosen=True)]


def test_nothing_is_changed_by_looking_ahead() -> None:
    table = here("A5: 2T 2P 1D; A1: 1C", ravage="1-wetland", build="1-mountain")
    before = table.s.copy()
    table.heard.clear()
    assert forecast(table.s)
    assert table.s == before
    assert table.heard == []


# What is foretold, and what then happens.

KINDS = ("ravaged", "struck-back", "destroyed", "added", "blight", "stopped", "skipped")
SPIRITS = (
    ["river-surges-in-sunlight"],
    [EARTH],
    ["thunderspeaker", "shadows-flicker-like-flame"],
    ["lightnings-swift-strike", EARTH, "oceans-hungry-grasp"],
    ["sharp-fangs-behind-the-leaves", "keeper-of-the-forbidden-wilds"],
)


def happened(events: Sequence[Event], does: str) -> dict[str, list[tuple[object, ...]]]:
    """What the step of this name told of each land, in its order; of destroyed and added pieces all together."""
    found: dict[str, list[tuple[object, ...]]] = {}
    step = ""
    for kind, args, _ in events:
        if kind == "invaders":
            step = str(args[0])
        elif kind == "revealed":
            step = "explore"
        elif step == does and kind in KINDS:
            place = 0 if kind in ("ravaged", "struck-back", "blight") else 1
            told = (kind, *(each for at, each in enumerate(args) if at != place))
            found.setdefault(str(args[place]), []).append(told)
    return {land: sorted(told, key=str) for land, told in found.items()}


def foretold(views: Sequence[ForecastView], does: str) -> dict[str, list[tuple[object, ...]]]:
    """The same of a forecast."""
    found: dict[str, list[tuple[object, ...]]] = {}
    for each in views:
        if each.does != does or each.maybe:
            continue
        told = found.setdefault(each.land, [])
        if does == "ravage" and not each.sort:
            told.append(("ravaged", each.damage, each.dealt, each.defend))
        if each.strikes:
            told.append(("struck-back", each.strikes))
        told += [("destroyed", kind) for kind, number in each.destroyed.items() for _ in range(number)]
        told += [("destroyed", "dahan")] * each.dahan
        told += [("added", kind, number) for kind, number in each.added.items()]
        told += [("blight", each.blight)] if each.blight else []
        if each.sort == "token":
            told.append(("stopped", each.name))
        elif each.sort:
            told.append(("skipped", does, each.name))
        for land in each.spreads:
            found.setdefault(land, []).append(("blight", 1))
    return {land: sorted(told, key=str) for land, told in found.items()}


def invaders_next(s: IslandState, setup: dict[str, object]) -> list[Event] | None:
    """What the invaders do if they act now, the lands in order; None if anything else is asked or turned up."""
    now = s.copy()
    now.phase, now.step, now.begun, now.earned = "invaders", "", False, []
    match = Match.at(GAME, setup, now)
    while match.pending is not None and IN_ORDER in match.options(match.pending.seats[0]):
        match.pick(match.pending.seats[0], IN_ORDER)
    after = match.state
    assert isinstance(after, IslandState)
    kinds = {event.kind for event in match.events}
    return None if after.phase == "invaders" or kinds & {"blight-card", "won", "lost"} else match.events


def compare(s: IslandState, events: Sequence[Event]) -> int:
    """The forecast agrees with these events; how many actions it tells of."""
    views = forecast(s)
    for does in ("ravage", "build"):
        assert foretold(views, does) == happened(events, does)
    card = next(str(event.args[0]) for event in events if event.kind == "revealed")
    named = {*s.names(matching(s, card))}
    may = {each.land for each in views if each.maybe and not each.sort} & named
    came = happened(events, "explore")
    assert may == {land for land, said in came.items() if ("added", "explorer", 1) in said}
    assert not any(each.chosen for each in views)
    return len(may) + sum(not each.maybe for each in views)


@pytest.mark.parametrize("spirits", SPIRITS, ids=lambda spirits: spirits[0])
def test_the_forecast_is_what_the_invaders_then_do(spirits: list[str]) -> None:
    setup = setup_of(spirits)
    if setup["boxes"] != ["base"]:
        setup["events"] = False
    positions = actions = 0
    for seed in range(12 // len(spirits)):
        match, rng = Match(GAME, setup, seed), Rng(seed)
        while match.pending is not None:
            s = match.state
            assert isinstance(s, IslandState)
            if s.phase in ("spirits", "fast") and not s.flipped:
                events = invaders_next(s, setup)
                if events is not None:
                    actions += compare(s, events)
                    positions += 1
            match.pick(*random_pick(match, rng))
    assert positions >= 60
    assert actions >= 300
