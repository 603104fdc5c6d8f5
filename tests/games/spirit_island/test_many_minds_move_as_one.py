"""Many Minds Move as One: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.events import EVENTS, EventCard, Way, by_health
from rulebound.games.spirit_island.growth import options as growth_options
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.invariants import broken_laws
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import BEASTS
from rulebound.games.spirit_island.ravage import defence_of
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.setup import lay_tokens, new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow
from tests.games.spirit_island.harness import RIVER, Table, island, unboxed
from tests.games.spirit_island.panels import elements, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

MINDS = "many-minds-move-as-one"
HOST, BESET = "the-teeming-host-arrives", "beset-and-confound-the-invaders"
PURSUE, TIDE = "pursue-with-scratches-pecks-and-stings", "a-dreadful-tide-of-scurrying-flesh"
BOON, GUIDE = "boon-of-swarming-bedevilment", "guide-the-way-on-feathered-wings"
SWARMS = "a-joining-of-swarms-and-flocks"


def minds(position: str, others: tuple[str, ...] = ()) -> Table:
    return island(position, spirit=MINDS, others=others)


@shows(MINDS)
@pytest.mark.parametrize(("board", "land"), [("A", "A1"), ("B", "B5"), ("C", "C4"), ("D", "D3")])
def test_it_starts_where_beasts_are_with_one_more(board: str, land: str) -> None:
    s = new_world(unboxed({"seats": 1, "spirits": [MINDS], "boards": [board]}), 1)
    s.tokens[BEASTS] = [0] * s.island.size
    lay_tokens(s)
    table = Table(s).run(PANELS[MINDS].set_up(s, 0))
    assert table.at(land).endswith("1P 2Be")
    assert sum(s.spirits[0].presence) == 1


@shows(MINDS)
@rule("SI-017")
def test_without_beasts_on_its_board_it_starts_anywhere_there() -> None:
    s = new_world(unboxed({"seats": 1, "spirits": [MINDS], "boards": ["A"]}), 1)
    s.tokens[BEASTS] = [0] * s.island.size
    table = Table(s).run(PANELS[MINDS].set_up(s, 0), "land A6")
    assert table.at("A6").endswith("1P 1Be")


def test_it_has_five_unique_cards() -> None:
    assert minds("").s.spirits[0].hand == list(PANELS[MINDS].uniques)
    assert len(PANELS[MINDS].uniques) == 5


@rule("SI-013")
def test_an_event_that_does_not_go_with_it_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(s: IslandState) -> None:
        del s

    for name in ("a-strange-madness-among-the-beasts", "another-event"):
        card = EventCard(name, "base", (Way("nothing", nothing),), by_health)
        monkeypatch.setitem(EVENTS, name, card)

    def dealt(spirit: str) -> set[str]:
        world = new_world(unboxed({"seats": 1, "spirits": [spirit]}), 1)
        assert not [line for line in broken_laws(world) if "event" in line]
        return {*world.event_deck}

    assert dealt(RIVER) - dealt(MINDS) == {"a-strange-madness-among-the-beasts"}
    assert "another-event" in dealt(MINDS)


@shows(MINDS)
def test_its_tracks() -> None:
    assert incomes(MINDS) == [0, 1, 1, 2, 2, 3, 4]
    assert plays(MINDS) == [1, 2, 2, 3, 3, 4, 5]
    table = minds("A5: 1P")
    table.s.spirits[0].open = [5, 7]
    assert elements(table) == {"air": 1, "animal": 1}
    table.s.spirits[0].open = [2, 7]
    assert elements(table) == {}


@shows(MINDS, f"{MINDS}-group-2")
@rule("SI-037")
def test_its_card_track_sells_a_power_card_once_a_turn() -> None:
    table = growing(MINDS)
    table.s.spirits[0].open = [1, 3]
    table.s.spirits[0].energy = 5
    grown = ("group 2", "grow presence-1", "presence energy A5", "grow presence-0", "presence energy A5")
    table.spirit_phase(*grown, "bonus buy-2", "draw minor", "keep natures-resilience", "ready")
    table.expect(energy=4)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    poor = growing(MINDS)
    poor.s.spirits[0].open = [1, 3]
    poor.s.spirits[0].energy, poor.s.spirits[0].stage = 1, 1
    assert "bonus buy-2" not in [option.text for option in growth_options(poor.s, 0)]
    poor.s.spirits[0].energy = 2
    assert "bonus buy-2" in [option.text for option in growth_options(poor.s, 0)]


@shows(f"{MINDS}-group-1")
def test_its_first_growth_reclaims_and_gains_a_card() -> None:
    table = growing(MINDS)
    table.spirit_phase("group 1", "grow reclaim", "grow card", "draw minor", "keep natures-resilience", "ready")
    assert table.s.spirits[0].hand[-2:] == ["ever-multiplying-swarm", "natures-resilience"]


@shows(MINDS, f"{MINDS}-group-2")
def test_its_second_growth_adds_presence_twice() -> None:
    table = growing(MINDS)
    near = ("grow presence-1", "presence energy A6")
    table.spirit_phase("group 2", *near, "grow presence-0", "presence cards A6", "ready")
    table.expect("A5: 1P; A6: 2P", energy=1)
    assert reach(growing(MINDS), "group 2", "grow presence-0") == {"A5"}
    assert reach(growing(MINDS), "group 2", "grow presence-1") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(MINDS, f"{MINDS}-group-3")
def test_its_third_growth_adds_presence_with_beasts_and_gathers_beasts() -> None:
    table = growing(MINDS)
    swarm = ("grow swarm-3", "presence energy A3", "grow energy-1")
    table.spirit_phase("group 3", *swarm, "grow flock-2", "land A4", "gather-token beasts A3", "ready")
    table.expect("A5: 1P; A3: 1P; A4: 1Be", energy=2)
    assert reach(growing(MINDS), "group 3", "grow swarm-3") == {f"A{number}" for number in range(1, 9)}


@shows(f"{MINDS}-group-3")
def test_its_third_growth_need_not_gather_and_brings_beasts_without_presence() -> None:
    table = growing(MINDS, "A5: 1P 1Be; A2: 1C")
    table.s.spirits[0].open = [7, 7]
    table.spirit_phase("group 3", "grow swarm-3", "land A4", "grow energy-1", "grow flock-2", "done", "ready")
    table.expect("A5: 1P 1Be; A4: 1Be")


@shows(f"{MINDS}-group-3")
def test_beasts_are_gathered_into_lands_in_range_that_some_can_reach() -> None:
    table = growing(MINDS, "A1: 1P; A8: 1Be; A2: 1C")
    table.s.step = ""
    lands = offered(spirit_phase(table.s), "group 3", "grow flock-2")
    # A2, A3 and A8 are within two lands of the presence, too; but two are too far for the beasts of the third.
    assert lands == {"done", *(f"land A{number}" for number in (1, 4, 5, 6, 7))}


@shows("fly-fast-as-thought")
@rule("SI-151")
def test_its_beasts_come_from_and_go_to_lands_two_away() -> None:
    table = minds("A5: 1P; A2: 1Be 1C; A3: 1Be")
    assert table.s.island.distance[5][2] == 2
    table.use(HOST, "target A5", "gather-token beasts A2", elements="2 air 1 animal").expect("A5: 1P 1Be; A2: 1C")

    def push(act: Action) -> Flow[list[int]]:
        return act.push(1, tokens=(BEASTS,))

    table.action(push, "push-token beasts A3", kind="spirit", land="A5", seat=0).expect("A3: 2Be")


@shows("fly-fast-as-thought")
def test_the_beasts_of_others_go_one_land() -> None:
    table = minds("A5: 1P 1Be; A2: 1C", others=(RIVER,))

    def push(act: Action) -> Flow[list[int]]:
        return act.push(1, tokens=(BEASTS,))

    def goals(seat: int) -> set[str]:
        act = Action(table.s, "spirit", seat, land=5)
        return offered(act.push(1, tokens=(BEASTS,)))

    assert goals(1) == {f"push-token beasts {name}" for name in ("A1", "A4", "A6", "A7", "A8", "B3")}
    assert "push-token beasts A3" in goals(0)
    table.action(push, "push-token beasts A4", kind="spirit", land="A5", seat=1).expect("A4: 1Be")


@shows(SWARMS)
@rule("SI-058", "SI-186")
def test_a_sacred_site_counts_as_one_beasts() -> None:
    table = minds("A5: 4P 1Be; A4: 1P; A6: 2P; A2: 1C", others=(RIVER,))
    s = table.s
    for seat in (0, 1, -1):
        assert [s.token_count(BEASTS, land, seat) for land in (4, 5, 6)] == [0, 2, 1]
    assert s.names(s.where_tokens(BEASTS, seat=0)) == ["A5", "A6"]


class AllPresence(Rule):
    """Every presence is beasts."""

    of_presence = True

    def counts_as(self, s: IslandState, its: Effect, seat: int, kind: int, land: int) -> int:
        return s.spirits[its.seat].presence[land]


@rule("SI-179")
def test_presence_counts_as_beasts_in_one_way_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = minds("A5: 2P; A4: 3P 1Be; A2: 1C")
    monkeypatch.setitem(RULES, "all-presence", AllPresence())
    table.s.effects.append(Effect("all-presence", seat=0))
    assert table.s.token_count(BEASTS, 5, 0) == 2
    assert table.s.token_count(BEASTS, 4, 0) == 4


@shows(SWARMS)
@rule("SI-069", "SI-186")
def test_a_sacred_site_is_pushed_as_two_presence_to_the_same_land() -> None:
    table = minds("A5: 3P 1Be; A2: 1C")
    pushes = ("push-together 0 beasts A6", "push-token beasts A4")
    table.use(HOST, "target A5", *pushes, elements="4 air 1 fire 2 animal")
    table.expect("A5: 1P; A6: 2P; A4: 1Be")


@shows(SWARMS)
@rule("SI-186")
def test_a_sacred_site_is_gathered_as_two_presence() -> None:
    table = minds("A5: 1P; A3: 2P; A2: 1C")
    table.use(HOST, "target A5", "gather-together 0 beasts A3", elements="2 air 1 animal")
    table.expect("A5: 3P; A3:")


@shows(SWARMS)
@rule("SI-058")
def test_nobody_has_to_take_a_sacred_site_for_beasts() -> None:
    table = minds("A5: 2P; A2: 1C")
    table.action(lambda act: act.push(1, tokens=(BEASTS,)), "done", land="A5").expect("A5: 2P")
    beasts = minds("A5: 2P 1Be; A2: 1C")
    beasts.action(lambda act: act.push(1, tokens=(BEASTS,)), "push-token beasts A4", land="A5")
    beasts.expect("A5: 2P; A4: 1Be")
    assert "done" not in offered(Action(minds("A5: 2P 1Be").s, "event", land=5).push(1, tokens=(BEASTS,)))


@shows(f"{HOST}-level-1", f"{HOST}-level-2", f"{HOST}-level-3")
def test_the_teeming_host_gathers_by_air_and_pushes() -> None:
    first = minds("A5: 1P; A4: 2Be; A2: 1C")
    first.use(HOST, "target A5", "gather-token beasts A4", elements="2 air 1 animal").expect("A5: 1P 1Be; A4: 1Be")
    second = minds("A5: 1P; A4: 2Be; A6: 2Be; A2: 1C")
    answers = ("gather-token beasts A4", "gather-token beasts A4", "gather-token beasts A6")
    second.use(HOST, "target A5", *answers, elements="3 air 1 water 2 animal")
    second.expect("A5: 1P 3Be; A4:; A6: 1Be")
    third = minds("A5: 1P 4Be; A2: 1C")
    pushed = ("push-token beasts A4", "push-token beasts A3", "push-token beasts A6")
    third.use(HOST, "target A5", *pushed, elements="1 fire 4 air 2 animal")
    third.expect("A5: 1P 1Be; A4: 1Be; A3: 1Be; A6: 1Be")
    assert first.targets(HOST) == {f"A{number}" for number in range(1, 9)}


@shows(f"{BESET}-level-1", f"{BESET}-level-2", f"{BESET}-level-3", f"{BESET}-level-4")
@pytest.mark.parametrize(
    ("have", "beasts", "fear", "defend"),
    [
        ("1 air 2 animal", 1, 0, 0),
        ("1 air 2 animal", 2, 2, 2),
        ("1 air 2 animal", 5, 2, 2),
        ("2 air 3 animal", 2, 2, 2),
        ("2 air 3 animal", 3, 3, 4),
        ("3 air 4 animal", 4, 4, 7),
        ("4 air 1 earth 5 animal", 4, 4, 7),
        ("4 air 1 earth 5 animal", 5, 6, 10),
    ],
)
def test_beset_and_confound_needs_elements_and_beasts(have: str, beasts: int, fear: int, defend: int) -> None:
    table = minds(f"A5: 1P; A4: 1T {beasts}Be; A2: 1C")
    table.use(BESET, "target A4", elements=have).expect(fear=fear, defend={"A4": defend})
    assert table.targets(BESET) == {"A2", "A4"}


@shows(f"{BESET}-level-1", SWARMS)
def test_a_sacred_site_helps_to_beset_the_invaders() -> None:
    minds("A5: 2P 1T 1Be").use(BESET, elements="1 air 2 animal").expect(fear=2, defend={"A5": 2})


@shows(PURSUE)
def test_pursue_pushes_for_each_beasts_but_the_first() -> None:
    table = minds("A5: 1P; A4: 3Be 2E 1T; A2: 1C")
    table.use(PURSUE, "push explorer A3", "push town A3").expect("A4: 3Be 1E; A3: 1E 1T", fear=1)
    lone = minds("A5: 1P; A4: 1Be 1E; A2: 1C").use(PURSUE).expect("A4: 1Be 1E", fear=1)
    assert lone.targets(PURSUE) == {"A4"}


@shows(TIDE)
def test_a_dreadful_tide_removes_beasts_for_fear_and_skipped_actions() -> None:
    table = minds("A5: 2P; A4: 5Be 1T; A6: 1Be; A2: 1C")
    assert table.targets(TIDE) == {"A4"}
    table.use(TIDE, "remove-token beasts A4", "remove-token beasts A4").expect("A4: 3Be 1T", fear=4)
    table.ravage("A4", "decline").expect("A4: 3Be 1T 1B")
    table.build("A4", "skip build A4").expect("A4: 3Be 1T 1B")
    table.ravage("A4", "skip ravage A4").build("A4").expect("A4: 3Be 1T 1C 1B")
    table.build("A5")


@shows(TIDE)
@rule("SI-059")
def test_a_dreadful_tide_may_remove_fewer_and_ends_with_the_turn() -> None:
    table = minds("A5: 2P; A4: 4Be 1T; A2: 1C")
    table.use(TIDE, "remove-token beasts A4", "done").expect("A4: 3Be 1T", fear=2)
    table.time_passes().build("A4").expect("A4: 3Be 1T 1C")
    none = minds("A5: 2P; A4: 4Be 1T; A2: 1C").use(TIDE, "done").expect("A4: 4Be 1T", fear=0)
    none.build("A4").expect("A4: 4Be 1T 1C")


@shows(TIDE, SWARMS)
@rule("SI-067")
def test_a_dreadful_tide_may_remove_a_sacred_site_with_its_presence() -> None:
    table = minds("A5: 2P 1Be 1T; A4: 1P; A2: 1C")
    table.use(TIDE, "remove-together 0 beasts A5").expect("A5: 1Be 1T; A4: 1P", fear=2)
    assert table.s.spirits[0].destroyed == 2


@shows(BOON)
def test_the_boon_lets_each_presence_defend_and_pushes_one() -> None:
    table = minds("A5: 2P; A4: 2Q; A3: 1Q; A2: 1C", others=(RIVER,))
    table.use(BOON, "land A4", "push-presence 1 A3").expect("A4: 1Q; A3: 2Q")
    assert [defence_of(table.s, land) for land in (3, 4, 5)] == [2, 1, 0]
    table.time_passes()
    assert defence_of(table.s, 3) == 0
    staying = minds("A5: 2P; A4: 2Q; A2: 1C", others=(RIVER,)).use(BOON, "done").expect("A4: 2Q")
    assert defence_of(staying.s, 4) == 2
    alone = minds("A5: 2P; A2: 1C").use(BOON, "land A5", "push-presence 0 A4").expect("A5: 1P; A4: 1P")
    assert defence_of(alone.s, 4) == 1


@shows(GUIDE)
def test_guide_the_way_leads_dahan_for_part_of_the_way() -> None:
    table = minds("A5: 1P 1Be 2D; A2: 1C")
    first = ("push-token beasts A4", "move dahan A4", "move dahan A4")
    table.use(GUIDE, "target A5", *first, "push-token beasts A3", "move dahan A3", "done")
    table.expect("A5: 1P; A4: 1D; A3: 1Be 1D")


@shows(GUIDE)
def test_guide_the_way_leads_two_dahan_in_all_and_may_go_back() -> None:
    table = minds("A5: 1P 1Be 1D; A4: 2D; A2: 1C")
    first = ("push-token beasts A4", "move dahan A4")
    table.use(GUIDE, "target A5", *first, "push-token beasts A5", "move dahan A5", "move dahan A5")
    table.expect("A5: 1P 1Be 2D; A4: 1D")
    short = minds("A5: 1P 1Be 1D; A2: 1C")
    short.use(GUIDE, "target A5", "push-token beasts A4", "done", "done").expect("A5: 1P 1D; A4: 1Be")
    hurt = minds("A5: 1P 1Be 2D; A4: 1D/1; A2: 1C")
    walk = ("push-token beasts A4", "move dahan A4", "move dahan A4", "push-token beasts A3")
    hurt.use(GUIDE, "target A5", *walk, "move dahan A3", "move dahan A3").expect("A4: 1D/1; A3: 1Be 2D")
    assert hurt.targets(GUIDE) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(GUIDE, SWARMS)
def test_guide_the_way_moves_a_sacred_site_and_not_other_beasts_after_it() -> None:
    table = minds("A5: 2P 1D; A4: 1Be; A2: 1C")
    first = ("push-together 0 beasts A4", "move dahan A4")
    table.use(GUIDE, "target A5", *first, "push-together 0 beasts A3", "done")
    table.expect("A5:; A4: 1D 1Be; A3: 2P")


@shows("ever-multiplying-swarm")
def test_the_swarm_multiplies() -> None:
    table = minds("A5: 1P; A4: 1D; A2: 1C").use("ever-multiplying-swarm").expect("A5: 1P 2Be")
    assert table.targets("ever-multiplying-swarm") == {"A5"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(MINDS, seed)
