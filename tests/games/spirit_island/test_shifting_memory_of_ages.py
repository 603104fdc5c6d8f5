"""Shifting Memory of Ages: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.cards import forget, forget_card, gain
from rulebound.games.spirit_island.each import each_player
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import options as growth_options
from rulebound.games.spirit_island.panel import PANELS, elements_of
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, INVADERS, TOWN, WILDS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.seen import island_view
from rulebound.games.spirit_island.state import ELEMENTS
from rulebound.games.spirit_island.status import status_lines
from rulebound.games.spirit_island.turn import phase_over
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import first_presence, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

MEMORY = "shifting-memory-of-ages"
LONG_AGES, INSIGHTS = "long-ages-of-knowledge-and-forgetfulness", "insights-into-the-worlds-nature"
TACTICS, OBSERVE = "learn-the-invaders-tactics", "observe-the-ever-changing-world"
BOON, TEACHINGS = "boon-of-ancient-memories", "elemental-teachings"
SECRETS, STUDY = "share-secrets-of-survival", "study-the-invaders-fears"
THREE = {"moon": 1, "air": 1, "earth": 1}


def memory(position: str, others: tuple[str, ...] = (), **markers: int) -> Table:
    table = island(position, spirit=MEMORY, others=others)
    table.s.spirits[0].markers = markers
    return table


def texts(table: Table, speed: str = "fast", seat: int = 0) -> list[str]:
    table.s.phase = speed
    return [option.text for option in options(table.s, seat, speed)]


@shows(MEMORY)
@pytest.mark.parametrize(
    ("board", "lands"), [("A", {"A7": 2}), ("B", {"B7": 2}), ("C", {"C7": 2}), ("D", {"D8": 2})]
)
def test_it_starts_in_the_last_sands_or_mountain(board: str, lands: dict[str, int]) -> None:
    assert first_presence(MEMORY, board) == lands


@shows(MEMORY)
def test_it_starts_with_three_markers() -> None:
    table = island("", spirit=MEMORY)

    table.run(PANELS[MEMORY].set_up(table.s, 0))
    assert table.s.spirits[0].markers == THREE


@shows(MEMORY)
def test_its_tracks() -> None:
    assert incomes(MEMORY) == [0, 1, 2, 3, 4, 4, 5, 6]
    assert plays(MEMORY) == [1, 2, 2, 2, 3]


@shows(MEMORY, f"{MEMORY}-group-4")
@rule("SI-037")
def test_its_energy_track_prepares_markers_and_reclaims() -> None:
    table = growing(MEMORY)
    table.s.spirits[0].open = [8, 1]
    prepared = ("bonus prepare-1", "element fire", "bonus prepare-1", "element fire", "bonus reclaim-1")
    table.spirit_phase(*prepared, "group 4", "grow energy-9", "ready")
    assert table.s.spirits[0].markers == {"fire": 2}
    assert table.s.spirits[0].hand[-1] == STUDY
    table.expect(energy=15)


@shows(MEMORY, f"{MEMORY}-group-4")
def test_its_card_track_trades_two_markers_for_a_card_play() -> None:
    table = growing(MEMORY)
    its = table.s.spirits[0]
    its.open, its.markers = [1, 4], {"fire": 1, "air": 2}
    table.spirit_phase("group 4", "grow energy-9", "bonus markers-2", "spend air", "spend fire", "ready")
    assert its.markers == {"air": 1}
    assert its.plays == 3
    its.taken, its.stage = [], 1
    assert "bonus markers-2" not in [option.text for option in growth_options(table.s, 0)]
    its.markers = {"air": 2}
    assert "bonus markers-2" in [option.text for option in growth_options(table.s, 0)]


@shows(MEMORY, f"{MEMORY}-group-1")
def test_its_first_growth_reclaims_and_adds_presence() -> None:
    table = growing(MEMORY)
    table.spirit_phase("group 1", "grow reclaim", "grow presence-0", "presence energy A5", "ready")
    table.expect("A5: 2P", energy=1)
    assert table.s.spirits[0].hand[-1] == STUDY
    assert reach(growing(MEMORY), "group 1", "grow presence-0") == {"A5"}


@shows(f"{MEMORY}-group-2")
def test_its_second_growth_gains_a_card_and_adds_presence() -> None:
    table = growing(MEMORY)
    card = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 2", *card, "grow presence-2", "presence cards A3", "ready").expect("A3: 1P")
    assert table.s.spirits[0].hand[-1] == "natures-resilience"


@shows(f"{MEMORY}-group-3")
def test_its_third_growth_adds_presence_and_gives_energy() -> None:
    table = growing(MEMORY)
    table.spirit_phase("group 3", "grow energy-2", "grow presence-1", "presence cards A6", "ready")
    table.expect("A6: 1P", energy=2)
    assert reach(growing(MEMORY), "group 3", "grow presence-1") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(f"{MEMORY}-group-4")
def test_its_fourth_growth_gives_nine_energy() -> None:
    growing(MEMORY).spirit_phase("group 4", "grow energy-9", "ready").expect("A5: 1P", energy=9)


# What it does not forget.


@shows(LONG_AGES)
def test_it_may_discard_a_card_of_its_hand_instead_of_forgetting() -> None:
    table = memory("A5: 1P")
    its = table.s.spirits[0]
    table.action(lambda act: forget(act.s, 0), f"forget {STUDY}", f"discard {STUDY}")
    assert its.discard == [STUDY]
    table.action(lambda act: forget(act.s, 0), f"forget {SECRETS}", "decline")
    assert SECRETS not in (*its.hand, *its.discard)
    its.played = [its.hand.pop()]
    table.action(lambda act: forget(act.s, 0), f"forget {TEACHINGS}")
    assert TEACHINGS not in (*its.hand, *its.played, *its.discard)


@shows(LONG_AGES)
def test_a_major_power_is_paid_for_by_a_discarded_card() -> None:
    table = memory("A5: 1P")
    table.s.majors = ["accelerated-rot"]
    table.action(lambda act: gain(act.s, 0, "major"), f"forget {STUDY}", f"discard {STUDY}")
    assert table.s.spirits[0].discard == [STUDY]
    assert table.s.spirits[0].hand[-1] == "accelerated-rot"


def forget_one(act: Action) -> Flow[None]:
    yield from forget(act.s, 0)


def forget_two(act: Action) -> Flow[None]:
    yield from forget(act.s, 0)
    yield from forget(act.s, 0)


@shows(LONG_AGES)
def test_it_discards_instead_of_forgetting_once_in_an_action() -> None:
    table = memory("A5: 1P")
    its = table.s.spirits[0]
    table.action(forget_two, f"forget {STUDY}", f"discard {STUDY}", f"forget {SECRETS}")
    assert its.discard == [STUDY]
    assert SECRETS not in its.hand
    table.action(forget_two, f"forget {TEACHINGS}", f"discard {TEACHINGS}", f"forget {BOON}")
    assert its.discard == [STUDY, TEACHINGS]
    assert its.hand == []


@shows(LONG_AGES)
@rule("SI-149")
def test_an_action_inside_another_gives_the_outer_one_no_second_card() -> None:
    table = memory("A5: 1P; A2: 1C")
    its = table.s.spirits[0]

    def inside(act: Action) -> Flow[None]:
        yield from forget(act.s, 0)
        yield from each_player("event", act.s, "", forget_one, [0])
        yield from forget(act.s, 0)

    spared = (f"forget {STUDY}", f"discard {STUDY}", f"forget {SECRETS}", f"discard {SECRETS}")
    table.action(inside, *spared, f"forget {TEACHINGS}")
    assert (its.hand, its.discard) == ([BOON], [STUDY, SECRETS])
    table.action(lambda act: forget(act.s, 0), f"forget {BOON}", f"discard {BOON}")
    assert its.discard == [STUDY, SECRETS, BOON]


@shows(LONG_AGES)
@rule("SI-141")
def test_paying_for_an_event_and_its_text_are_actions_of_their_own() -> None:
    """E32."""
    table = memory("A5: 1P")
    its = table.s.spirits[0]
    assert can_pay(table.s, 4, "moon")
    table.run(pay(table.s, 4, "moon"), f"forget {STUDY}", f"discard {STUDY}")

    def lose_secrets(act: Action) -> Flow[None]:
        return forget_card(act.s, act.seat, SECRETS)

    table.run(each_player("event", table.s, "", lose_secrets), f"discard {SECRETS}")
    assert its.discard == [STUDY, SECRETS]


@shows(LONG_AGES)
def test_a_payment_spares_one_card_only() -> None:
    table = memory("A5: 1P")
    table.run(pay(table.s, 8, "moon"), f"forget {STUDY}", f"discard {STUDY}", f"forget {BOON}")
    assert table.s.spirits[0].discard == [STUDY]


# Element markers.


@shows(INSIGHTS)
def test_a_marker_is_an_element_for_one_use_of_a_power() -> None:
    table = memory("A5: 1P 1T; A2: 1C", earth=2)
    assert texts(table) == ["own spend-earth"]
    table.fast("own spend-earth", "own spend-earth", f"use {TACTICS}").expect(defend={"A5": 2})
    assert table.s.spirits[0].markers == {}
    assert not any(table.s.spirits[0].gained)
    assert texts(table) == []


@shows(INSIGHTS)
def test_markers_spent_for_nothing_come_back_with_the_end_of_the_phase() -> None:
    table = memory("A5: 1P 1T; A2: 1C", earth=2, air=1)
    table.fast("own spend-earth", "ready")
    table.s.phase = "fast"
    assert table.s.spirits[0].spent == {"earth": 1}
    phase_over(table.s)
    assert table.s.spirits[0].markers == {"earth": 2, "air": 1}
    assert not any(table.s.spirits[0].gained)
    assert table.s.spirits[0].spent == {}


@shows(INSIGHTS)
def test_markers_are_offered_where_they_could_serve() -> None:
    table = memory("A5: 1P 1T; A2: 1C", earth=1, fire=1, moon=1)
    assert texts(table) == ["own spend-earth", "own spend-moon"]
    assert texts(table, "slow") == []
    table.s.spirits[0].played = [BOON]
    assert texts(table, "slow") == ["own spend-earth", "own spend-fire", "own spend-moon", f"use {BOON}"]
    table.s.spirits[0].used = [TACTICS, OBSERVE]
    assert texts(table) == []


@shows(INSIGHTS)
def test_markers_meet_the_threshold_of_a_card() -> None:
    table = memory("A5: 2P; A2: 1C", air=2)
    table.s.spirits[0].played = [SECRETS]
    table.s.put(4, DAHAN, 2)
    spent = ("own spend-air", "own spend-air")
    table.fast(*spent, f"use {SECRETS}", "target A5", "choose both", "gather dahan A4", "done")
    table.expect("A5: 2P 1D; A4: 1D")
    assert table.s.has("dahan-fewer", 5)


@rule("SI-140", "SI-141")
def test_markers_help_to_pay_where_their_element_aids() -> None:
    table = memory("A5: 1P", fire=2)
    table.s.spirits[0].hand = []
    assert can_pay(table.s, 2, "fire")
    assert not can_pay(table.s, 3, "fire")
    assert not can_pay(table.s, 1, "water")
    table.run(pay(table.s, 1, "fire"), "spend fire")
    assert table.s.spirits[0].markers == {"fire": 1}


@shows(f"{OBSERVE}-level-1", INSIGHTS)
def test_another_spirit_that_prepares_a_marker_keeps_and_uses_it() -> None:
    table = memory("A5: 1P; A4: 1Q 1T; A2: 1C", others=(RIVER,))
    table.use(OBSERVE, "target A4", "element earth", seat=1, elements="1 moon")
    assert table.s.spirits[1].markers == {"earth": 1}
    assert table.s.spirits[0].markers == {}
    table.s.spirits[1].played = ["flash-floods"]
    assert "own spend-earth" in texts(table, seat=1)
    table.use(OBSERVE, "target A4", "element earth", seat=1, elements="1 moon")
    assert len(table.s.rules) == 1


@rule("SI-125")
def test_element_markers_keep_count_without_limit_and_those_of_the_turn_vanish() -> None:
    table = memory("A5: 1P; A4: 1Q; A2: 1C", others=(RIVER,), fire=30)

    def much(act: Action) -> None:
        act.gain_element(0, "fire", 30)
        act.gain_element(1, "water", 30)

    table.action(much)
    fire, water = ELEMENTS.index("fire"), ELEMENTS.index("water")
    assert (elements_of(table.s, 0)[fire], elements_of(table.s, 1)[water]) == (30, 30)
    table.time_passes()
    assert (elements_of(table.s, 0)[fire], elements_of(table.s, 1)[water]) == (0, 0)
    assert table.s.spirits[0].markers == {"fire": 30}


def test_markers_are_shown() -> None:
    table = memory("A5: 1P", fire=2, moon=1)
    assert island_view(table.s).spirits[0].markers == {"fire": 2, "moon": 1}
    lines = {line.kind: line.args for line in status_lines(table.s)}
    assert lines["markers"] == (0, "moon 1, fire 2")


# Innate powers.


@shows(f"{TACTICS}-level-1", f"{TACTICS}-level-2", f"{TACTICS}-level-3")
def test_it_defends_by_what_it_has_learned() -> None:
    first = memory("A5: 1P; A4: 1T; A2: 1C")
    first.use(TACTICS, elements="2 earth").expect(defend={"A4": 2})
    memory("A5: 1P; A4: 1T; A2: 1C").use(TACTICS, elements="1 air 2 earth").expect(defend={"A4": 3})
    third = memory("A5: 1P; A4: 1T; A2: 1C")
    third.s.invader_discard = ["1-jungle", "1-sands", "2-coastal"]
    third.use(TACTICS, elements="2 moon 3 air 4 earth").expect(defend={"A4": 6})
    assert first.targets(TACTICS) == {"A4"}


@shows(f"{OBSERVE}-level-1")
def test_its_first_level_prepares_a_marker() -> None:
    table = memory("A5: 1P; A2: 1C").use(OBSERVE, "target A4", "element plant", elements="1 moon")
    assert table.s.spirits[0].markers == {"plant": 1}
    assert table.targets(OBSERVE) == {"A1", "A4", "A5", "A6", "A7", "A8"}


def observing(position: str, others: tuple[str, ...] = ()) -> Table:
    """A4 is observed."""
    table = memory(position, others)
    table.use(OBSERVE, "target A4", elements="2 moon 1 air")
    assert table.s.spirits[0].markers == {}
    return table


@shows(f"{OBSERVE}-level-2")
@rule("SI-187")
def test_the_next_three_actions_that_change_the_land_prepare_a_marker_each() -> None:
    table = observing("A5: 1P; A4: 1T; A2: 1C")
    table.build("A4", "element sun").build("A5")
    table.action(lambda act: add_blight(act, 4), "element sun")
    table.action(lambda act: act.push(1, (TOWN,)), "push town A3", "element sun", land="A4")
    table.build("A4")
    assert table.s.spirits[0].markers == {"sun": 3}
    assert not table.s.has("observed", 4, 0)


@shows(f"{OBSERVE}-level-2")
@rule("SI-187")
def test_damage_alone_is_no_change_and_an_action_prepares_one_marker_at_most() -> None:
    table = observing("A5: 1P; A4: 2T 1E; A2: 1C")
    table.action(lambda act: act.damage_each(1, (TOWN,)), land="A4").expect("A4: 2T/1 1E")
    assert table.s.spirits[0].markers == {}

    def storm(act: Action) -> Flow[None]:
        yield from act.damage_each(1, INVADERS)
        act.add(EXPLORER, 3)
        act.add_token(WILDS)

    table.action(storm, "element sun", land="A4").expect("A4: 3E 1Wi")
    assert table.s.spirits[0].markers == {"sun": 1}


@shows(f"{OBSERVE}-level-2")
@rule("SI-187")
def test_every_kind_of_change_counts_whoever_makes_it() -> None:
    changes = [
        lambda act: act.add_token(WILDS, land=4),
        lambda act: act.remove_token(WILDS, land=4),
        lambda act: act.add_strife(land=4),
        lambda act: act.remove(1, (EXPLORER,), land=4),
        lambda act: act.replace([(EXPLORER, (DAHAN,))], land=4),
        lambda act: act.move_presence(1, 4, 5),
        lambda act: act.move_presence(1, 5, 4),
        lambda act: act.lose_presence(1, 4),
        lambda act: act.gather(1, (EXPLORER,), land=3),
        lambda act: act.gather(1, blight=True, land=3),
    ]
    for change in changes:
        table = observing("A5: 1P 1Q; A4: 1E 1Wi 1B 1Q; A2: 1C", (RIVER,))

        def made(act: Action, change: object = change) -> Flow[None]:
            doing = change(act)  # type: ignore[operator]
            if hasattr(doing, "send"):
                yield from doing

        table.action(made, "element sun")
        assert table.s.spirits[0].markers == {"sun": 1}


@shows(f"{OBSERVE}-level-2")
@rule("SI-199")
def test_only_pieces_are_what_is_in_a_land() -> None:
    pieces = [
        lambda act: act.add_presence(1, 1 << 4),
        lambda act: add_blight(act, 4),
        lambda act: act.add(DAHAN),
        lambda act: act.add(EXPLORER),
        lambda act: act.add_token(WILDS),
        lambda act: act.add_strife(),
    ]
    reminders = [
        lambda act: act.defend(3),
        lambda act: act.skip("build"),
        lambda act: act.isolate(),
        lambda act: act.last("dahan-fewer", land=4, amount=2),
    ]
    for change in (*pieces, *reminders):
        table = observing("A5: 1P 1Q; A4: 1T; A2: 1C", (RIVER,))
        piece = change in pieces

        def made(act: Action, change: object = change) -> Flow[None]:
            doing = change(act)  # type: ignore[operator]
            if hasattr(doing, "send"):
                yield from doing

        answers = ["presence energy A4"] if change is pieces[0] else []
        table.action(made, *answers, *["element sun"] * piece, land="A4")
        assert table.s.spirits[0].markers == ({"sun": 1} if piece else {})


@shows(f"{OBSERVE}-level-2")
def test_a_ravage_that_wears_off_strife_is_a_change_and_the_turn_ends_it() -> None:
    table = observing("A5: 1P; A4: 1E*1; A2: 1C")
    table.ravage("A4", "element sun").expect("A4: 1E")
    table.ravage("A4")
    assert table.s.spirits[0].markers == {"sun": 1}
    table.time_passes().build("A4")
    assert table.s.spirits[0].markers == {"sun": 1}


# Unique powers.


@shows(BOON)
def test_the_boon_gives_a_minor_to_itself() -> None:
    table = memory("A5: 1P")
    table.s.minors = ["drought", "natures-resilience"]
    table.use(BOON, "keep drought")
    assert table.s.spirits[0].hand[-1] == "drought"


@shows(BOON)
def test_the_boon_lets_another_spirit_pay_instead_of_forgetting() -> None:
    def given(energy: int, *answers: str) -> Table:
        table = memory("A5: 1P; A4: 1Q", others=(RIVER,))
        table.s.spirits[1].energy = energy
        table.s.majors, table.s.minors = ["accelerated-rot"], ["drought"]
        return table.use(BOON, "spirit 1", *answers)

    paid = given(3, "draw major", "pay 2").expect(energy=1, seat=1)
    assert len(paid.s.spirits[1].hand) == 5
    forgot = given(3, "draw major", "forget wash-away").expect(energy=3, seat=1)
    assert len(forgot.s.spirits[1].hand) == 4
    minor = given(3, "draw minor").expect(energy=3, seat=1)
    assert minor.s.spirits[1].hand[-1] == "drought"
    poor = memory("A5: 1P; A4: 1Q", others=(RIVER,))
    poor.s.spirits[1].energy, poor.s.majors = 1, ["accelerated-rot", "blazing-renewal"]
    act = Action(poor.s, "spirit", 0, target=1)

    asked = offered(resolve(act, POWERS[BOON].use(act)), "draw major", "keep accelerated-rot", seat=1)
    assert all(text.startswith("forget") for text in asked)


@shows(TEACHINGS)
def test_elemental_teachings_prepare_and_give_elements_away() -> None:
    table = memory("A5: 1P; A4: 1Q", others=(RIVER,), moon=1, fire=2)
    table.use(TEACHINGS, "spirit 1", "element sun", "spend fire", "spend sun", "spend fire")
    assert table.s.spirits[0].markers == {"moon": 1}
    assert table.s.spirits[1].gained[:3] == [1, 0, 2]
    few = memory("A5: 1P", moon=1).use(TEACHINGS, "element sun", "spend moon", "done")
    assert few.s.spirits[0].markers == {"sun": 1}
    assert few.s.spirits[0].gained[:2] == [0, 1]


@shows(SECRETS)
@rule("SI-077")
def test_secrets_save_dahan_each_time_or_gather_them() -> None:
    table = memory("A5: 2P 3D 2C; A2: 1C")
    table.use(SECRETS, "target A5", "choose spare-dahan")
    table.ravage("A5", "hit city A5").expect("A5: 1P 2D 1C/1 1B")
    table.ravage("A5", "land A4").expect("A5: 1D 1D/1 2B")
    gathered = memory("A5: 2P; A4: 3D; A2: 1C")
    gathered.use(SECRETS, "target A5", "choose gather-dahan", "gather dahan A4", "gather dahan A4")
    gathered.expect("A5: 2P 2D; A4: 1D")
    assert gathered.targets(SECRETS) == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert memory("A5: 1P").targets(SECRETS) == set()


@shows(SECRETS, f"{SECRETS}-threshold-1")
def test_with_three_air_both_secrets_are_shared() -> None:
    table = memory("A5: 2P; A4: 1D; A2: 1C")
    table.use(SECRETS, "target A5", "choose both", "gather dahan A4", elements="3 air").expect("A5: 2P 1D")
    assert table.s.total("dahan-fewer", 5) == 2


@shows(STUDY)
def test_study_frightens_and_turns_the_next_fear_card_up() -> None:
    table = memory("A5: 1P 1T; A4: 1C; A2: 1C")
    top = table.s.fear_deck[-1]
    table.use(STUDY).expect(fear=2)
    assert table.s.fear_shown == [top]
    table.use(STUDY).expect(fear=4)
    assert table.s.earned == [top]
    assert table.s.fear_shown == [top, table.s.fear_deck[-1]]
    assert table.targets(STUDY) == {"A5"}
    assert memory("A5: 1P 1E").targets(STUDY) == set()


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(MEMORY, seed)
