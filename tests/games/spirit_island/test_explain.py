"""Reasons with rule numbers."""

import pytest

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.pieces import TOWN
from rulebound.games.spirit_island.power import (
    ANY_SPIRIT,
    COASTAL,
    INLAND,
    JUNGLE_OR_MOUNTAIN,
    NO_BLIGHT,
    NO_INVADERS,
    NO_WETLAND,
    ON_MOUNTAIN,
    POWERS,
    SACRED,
    WITH_BLIGHT,
    WITH_BUILDINGS,
    WITH_CITY,
    WITH_DAHAN,
    WITH_INVADERS,
    Target,
    counted,
)
from rulebound.games.spirit_island.state import GROWING, PLAYING, READY
from rulebound.games.spirit_island.use import use_power
from rulebound.kernel import Value
from tests.games.spirit_island.frames import (
    TEST_POWER,
    Plain,
    asks,
    give,
    nothing,
    play_as,
    power,
    reason,
    reply,
    texts,
    two,
    why,
)
from tests.games.spirit_island.harness import island
from tests.marks import rule

SHADOWS = "shadows-flicker-like-flame"
GREEN = "a-spread-of-rampant-green"
EARTH = "vital-strength-of-the-earth"


# Targets.


@rule("SI-044", "SI-045")
def test_while_a_power_looks_for_its_target_a_bare_land_is_a_target() -> None:
    table = two("A5: 1P; B1: 1Q; B5: 1C")
    flow = use_power(table.s, 0, POWERS["flash-floods"])
    ask = asks(flow)
    assert why(table, "A4", ask=ask) == ("target-open", "SI-044")
    kind, number, about = reason(table, "target A3", ask=ask)
    assert (kind, number) == ("out-of-range", "SI-045")
    assert (about["distance"], about["range"], about["land"]) == (2, 1, "A3")
    assert why(table, "target A0", ask=ask) == ("ocean-out", "SI-066")
    assert why(table, "target A4", seat=1, ask=ask) == ("no-aim", "SI-044")
    open_lands = [land for land in table.s.island.names if why(table, land, ask=ask)[0] == "target-open"]
    assert texts(ask) == [f"target {land}" for land in open_lands]
    with pytest.raises(StopIteration):
        reply(flow, ask, "target A4")
    assert why(table, "target A4") == ("no-aim", "SI-044")


@rule("SI-046")
def test_range_from_sacred_sites() -> None:
    table = island("A7: 1P; A3: 1E", spirit=EARTH)
    assert reason(table, "target A3 all-enveloping-green")[:2] == ("no-sacred", "SI-046")
    table = island("A7: 2P")
    kind, number, about = reason(table, "target A3 massive-flooding")
    assert (kind, number, about["distance"], about["range"]) == ("out-of-range-sacred", "SI-046", 3, 1)


def test_a_power_that_counts_from_a_terrain(monkeypatch: pytest.MonkeyPatch) -> None:
    table = give(monkeypatch, island("A4: 1P"), power(nothing, source="P in W", within=1))
    kind, number, about = reason(table, f"target A6 {TEST_POWER}")
    assert (kind, number, about["terrain"]) == ("no-origin", "SI-045", "wetland")
    table.s.spirits[0].presence[2] = 1
    kind, number, about = reason(table, f"target A6 {TEST_POWER}")
    assert (kind, about["terrain"], about["distance"]) == ("out-of-range-terrain", "wetland", 2)
    assert why(table, f"target A4 {TEST_POWER}") == ("target-open", "SI-044")


def test_without_any_presence_nothing_is_in_range() -> None:
    assert why(island("A4: 1E"), "target A4 flash-floods") == ("no-presence", "SI-045")


@rule("SI-047")
@pytest.mark.parametrize(
    ("target", "position", "kind"),
    [
        (WITH_INVADERS, "A5: 1P 1D", "needs-invaders"),
        (NO_INVADERS, "A5: 1P 1E", "needs-no-invaders"),
        (WITH_DAHAN, "A5: 1P 1E", "needs-dahan"),
        (WITH_BUILDINGS, "A5: 1P 1E", "needs-buildings"),
        (WITH_BLIGHT, "A5: 1P", "needs-blight"),
        (NO_BLIGHT, "A5: 1P 1B", "needs-no-blight"),
        (COASTAL, "A5: 1P", "needs-coast"),
        (JUNGLE_OR_MOUNTAIN, "A5: 1P", "needs-terrain"),
        (ON_MOUNTAIN, "A5: 1P", "needs-one-terrain"),
        (NO_WETLAND, "A5: 1P", "needs-no-wetland"),
        (WITH_CITY, "A5: 1P 1T", "needs-city"),
    ],
)
def test_which_demand_fails(monkeypatch: pytest.MonkeyPatch, target: Target, position: str, kind: str) -> None:
    table = give(monkeypatch, island(position), power(nothing, target=target))
    assert why(table, f"target A5 {TEST_POWER}") == (kind, "SI-047")


@rule("SI-047")
def test_a_coastal_land_is_not_inland(monkeypatch: pytest.MonkeyPatch) -> None:
    table = give(monkeypatch, island("A1: 1P"), power(nothing, target=INLAND))
    assert why(table, f"target A1 {TEST_POWER}") == ("needs-inland", "SI-047")
    assert why(table, f"target A5 {TEST_POWER}") == ("target-open", "SI-044")


def test_every_demand_of_a_power_can_be_told() -> None:
    table = island("A5: 2P 1B 1E; A1: 1P")
    for each in POWERS.values():
        for land in ("A1", "A5", "A7", "A3"):
            assert reason(table, f"target {land} {each.id}")


def test_a_wrong_terrain_is_told_with_those_that_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table = give(monkeypatch, island("A5: 1P"), power(nothing, target=JUNGLE_OR_MOUNTAIN))
    about = reason(table, f"target A5 {TEST_POWER}")[2]
    assert (about["terrain"], about["one-terrain"], about["other-terrain"]) == ("wetland", "jungle", "mountain")
    assert why(table, f"target A8 {TEST_POWER}") == ("target-open", "SI-044")


def test_far_targets_cost_energy() -> None:
    table = island("A5: 1P; A3: 1D; A2: 1E", spirit=SHADOWS)
    assert why(table, "target A3 concealing-shadows") == ("target-far-energy", "SI-045")
    table.s.spirits[0].energy = 1
    assert why(table, "target A3 concealing-shadows") == ("target-far", "SI-045")
    assert why(table, "target A2 concealing-shadows") == ("out-of-range", "SI-045")


@rule("SI-057")
def test_a_repetition_may_be_bound_to_some_lands(monkeypatch: pytest.MonkeyPatch) -> None:
    table = give(monkeypatch, island("A5: 1P; A2: 1C"), power(lambda act: act.repeat(1 << 4 | 1 << 6)))
    flow = use_power(table.s, 0, POWERS[TEST_POWER])
    ask = reply(flow, asks(flow), "target A5")
    assert texts(ask) == ["target A4", "target A6", "decline"]
    assert why(table, "target A4", ask=ask) == ("target-open", "SI-044")
    assert why(table, "target A5", ask=ask) == ("repeat-elsewhere", "SI-057")


def test_powers_that_target_spirits_target_no_land(monkeypatch: pytest.MonkeyPatch) -> None:
    table = give(monkeypatch, island("A5: 1P"), power(nothing, target=ANY_SPIRIT, within=None))
    assert why(table, f"target A5 {TEST_POWER}") == ("targets-spirits", "SI-044")


# Using and playing.


@rule("SI-022", "SI-024", "SI-038", "SI-049")
def test_why_a_card_can_or_cannot_be_used() -> None:
    table = island("A5: 1P")
    s, spirit = table.s, table.s.spirits[0]
    assert why(table, "use flash-floods") == ("not-played", "SI-038")
    spirit.hand, spirit.played, spirit.discard = (
        ["rivers-bounty"],
        ["flash-floods", "wash-away"],
        ["boon-of-vigor"],
    )
    assert reason(table, "use flash-floods") == ("use-open", "SI-044", {"power": "flash-floods", "number": 6})
    assert why(table, "use boon-of-vigor") == ("discarded", "SI-033")
    assert why(table, "use drought") == ("not-yours", "SI-040")
    assert why(table, "use wash-away") == ("too-early", "SI-024")
    s.phase = "slow"
    assert why(table, "use flash-floods") == ("too-late", "SI-049")
    assert why(table, "use wash-away") == ("use-open", "SI-044")
    spirit.done = True
    assert why(table, "use wash-away") == ("ready-already", "SI-026")
    s.phase = "invaders"
    assert why(table, "use flash-floods") == ("not-now", "SI-022")
    assert why(table, "use wash-away") == ("not-now", "SI-024")
    spirit.used = ["flash-floods"]
    assert why(table, "use flash-floods") == ("used-up", "SI-049")


@rule("SI-052")
def test_which_elements_an_innate_power_lacks() -> None:
    table = island("A5: 2P")
    table.s.phase = "slow"
    kind, number, about = reason(table, "use massive-flooding")
    assert (kind, number, about["level"], about["elements"]) == ("elements-missing", "SI-052", 1, "sun 1, water 2")
    table.s.spirits[0].gained = list(counted("1 water"))
    assert reason(table, "use massive-flooding")[2]["elements"] == "sun 1, water 1"
    table.s.spirits[0].gained = list(counted("1 sun 2 water"))
    assert why(table, "use massive-flooding") == ("use-open", "SI-044")


@rule("SI-047")
def test_a_power_without_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    table = give(monkeypatch, island("A5: 1P; A3: 1D"), power(nothing, target=WITH_DAHAN, source=SACRED))
    assert why(table, f"use {TEST_POWER}") == ("no-target", "SI-047")
    table.s.spirits[0].presence[table.s.island.number_of["A4"]] = 2
    assert why(table, f"use {TEST_POWER}") == ("use-open", "SI-044")


def test_a_power_for_a_spirit_and_a_slow_one_that_is_hastened() -> None:
    table = island("A5: 1P", spirit="lightnings-swift-strike")
    spirit = table.s.spirits[0]
    spirit.hand, spirit.played = [], ["harbingers-of-the-lightning", "lightnings-boon"]
    assert why(table, "use lightnings-boon") == ("use-open-spirit", "SI-044")
    assert why(table, "use harbingers-of-the-lightning") == ("use-open", "SI-044")  # by its air
    spirit.notes["hastened"] = 9
    assert why(table, "use harbingers-of-the-lightning") == ("too-early", "SI-024")


@rule("SI-021", "SI-035", "SI-038")
def test_why_a_card_can_or_cannot_be_played() -> None:
    table = island("A5: 1P")
    s, spirit = table.s, table.s.spirits[0]
    assert why(table, "play flash-floods") == ("not-spirit-phase", "SI-021")
    s.phase, spirit.stage = "spirits", GROWING
    assert why(table, "play flash-floods") == ("still-growing", "SI-021")
    spirit.stage = PLAYING
    assert why(table, "play flash-floods") == ("no-plays", "SI-035")
    spirit.plays, spirit.energy = 1, 1
    about: dict[str, Value] = {"power": "flash-floods", "cost": 2, "energy": 1}
    assert reason(table, "play flash-floods") == ("no-energy", "SI-038", about)
    spirit.energy = 2
    assert why(table, "play flash-floods") == ("play-open", "SI-038")
    spirit.played = [spirit.hand.pop(spirit.hand.index("wash-away"))]
    assert why(table, "play wash-away") == ("played-already", "SI-038")
    assert why(table, "play massive-flooding") == ("innate", "SI-052")
    assert why(table, "play drought") == ("not-yours", "SI-040")
    spirit.stage = READY
    assert why(table, "play flash-floods") == ("ready-already", "SI-026")


# Growth.


@rule("SI-028", "SI-029", "SI-030")
def test_why_a_growth_group_can_or_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rich(Plain):
        """Two groups of four; some cost energy."""

        groups = (("energy-1",), ("card",), ("presence-1",), ("energy-2",))
        costs = (0, 0, 3, 0)
        pick = 2

    table = play_as(monkeypatch, island("A5: 1P"), Rich())
    s, spirit = table.s, table.s.spirits[0]
    assert why(table, "group 1") == ("not-spirit-phase", "SI-021")
    s.phase, spirit.stage, spirit.energy = "spirits", GROWING, 2
    assert why(table, "group 1") == ("group-open", "SI-028")
    assert reason(table, "group 3") == ("group-energy", "SI-030", {"number": 3, "cost": 3, "energy": 2})
    spirit.groups, spirit.growth = 0b10, ["energy-1"]
    assert why(table, "group 1") == ("group-taken", "SI-029")
    assert why(table, "group 2") == ("group-unfinished", "SI-029")
    spirit.growth = []
    assert why(table, "group 2") == ("group-open", "SI-028")
    spirit.groups = 0b110
    assert reason(table, "group 4") == ("groups-used", "SI-028", {"number": 2})
    assert GAME.explain(s, 0, "group 5") is None


@rule("SI-032")
def test_where_growth_can_bring_presence() -> None:
    table = island("A5: 1P")
    s, spirit = table.s, table.s.spirits[0]
    assert why(table, "presence A4") == ("not-growing", "SI-032")
    s.phase, spirit.stage = "spirits", GROWING
    about: dict[str, Value] = {"land": "A3", "distance": 2, "range": 2}
    assert reason(table, "A3") == ("presence-open", "SI-032", about)
    spirit.groups, spirit.growth = 0b100, ["presence-1"]
    assert reason(table, "A3") == ("presence-far", "SI-032", {**about, "range": 1})
    assert why(table, "A0") == ("may-not-stand", "SI-032")
    spirit.growth = ["presence-4-dahan"]
    assert why(table, "A3") == ("growth-elsewhere", "SI-032")
    spirit.growth = ["energy-1"]
    assert why(table, "A3") == ("no-presence-growth", "SI-032")


@pytest.mark.parametrize(
    "what",
    [
        "",
        "dance",
        "target",
        "target Z9",
        "target A5 who",
        "use",
        "use who",
        "play who",
        "group",
        "group x",
        "ravage Z9",
    ],
)
def test_what_is_not_understood_gets_no_answer(what: str) -> None:
    table = island("A5: 1P")
    table.s.put(5, TOWN)
    assert GAME.explain(table.s, 0, what) is None
