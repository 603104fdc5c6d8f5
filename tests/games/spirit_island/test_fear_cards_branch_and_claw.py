"""The fear cards of Branch & Claw, each at its three terror levels."""

import pytest

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Event, Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.frames import LIGHTNING, fear_deck, invaders_from, told
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

FAR = "; A7: 1P; A8: 1C"  # so that neither side has lost


def alone(position: str) -> Table:
    """A position for one spirit, with a city and a presence out of the way."""
    return fear_deck(island(position + FAR))


def two(position: str) -> Table:
    """A position for two spirits, each with a presence out of the way."""
    return fear_deck(island(position + FAR + "; B8: 1Q", others=(LIGHTNING,)))


def refuses(table: Table, card: str, level: int, *answers: str) -> None:
    """The last of these answers cannot be given."""
    with pytest.raises(AssertionError, match=r"is none of|nobody asked for"):
        table.fear(card, level, *answers)


@shows("demoralized-1", "demoralized-2", "demoralized-3")
def test_demoralized_invaders_are_fended_off_everywhere() -> None:
    for level in (1, 2, 3):
        alone("A5: 1E").fear("demoralized", level).expect(defend={"A1": level, "A5": level, "A8": level, "A0": 0})


@shows("plan-for-departure-1", "plan-for-departure-2", "plan-for-departure-3")
def test_plan_for_departure_brings_invaders_to_the_coast() -> None:
    position = "A4: 1E 2T; A5: 1T"
    table = alone(position).fear("plan-for-departure", 1, "land A3")
    table.expect("A4: 1E 1T; A3: 1T", defend={"A3": 0})
    alone(position).fear("plan-for-departure", 1, "done").expect("A4: 1E 2T; A5: 1T")
    refuses(alone(position), "plan-for-departure", 1, "land A6")
    table = alone(position).fear("plan-for-departure", 2, "land A3", "gather explorer A4")
    table.expect("A4: 2T; A3: 1E", defend={"A1": 2, "A2": 2, "A3": 2, "A4": 0})
    table = alone(position).fear("plan-for-departure", 3, "land A1", "gather explorer A4", "gather town A5")
    table.expect("A4: 2T; A5:; A1: 1E 1T", defend={"A1": 4, "A3": 4, "A5": 0})
    alone(position).fear("plan-for-departure", 3, "land A1", "gather town A5", "done").expect("A1: 1T; A4: 1E 2T")


@shows("tread-carefully-1", "tread-carefully-2", "tread-carefully-3")
def test_tread_carefully_where_dahan_are_near() -> None:
    for level, number in ((1, 5), (2, 3), (3, 1)):
        position = f"A5: 2C; A4: {number}D 1T; A6: 1E"
        alone(position).fear("tread-carefully", level, "land A5").ravage("A5").expect("A5: 2C")
        alone(position).fear("tread-carefully", level, "land A4").ravage("A4").expect(f"A4: {number}D 1T")
        table = alone(position).fear("tread-carefully", level, "done").ravage("A5").expect("A5: 2C 1B")
        refuses(table, "tread-carefully", level, "land A6")
        if number > 1:
            refuses(alone(f"A5: 2C; A4: {number - 1}D"), "tread-carefully", level, "land A5")


@shows("tread-carefully-1")
def test_dahan_of_several_neighbours_are_counted_together() -> None:
    table = alone("A5: 2C; A4: 2D; A6: 2D; A1: 1D")
    table.fear("tread-carefully", 1, "land A5").ravage("A5").expect("A5: 2C")


@shows("dahan-attack-1", "dahan-attack-2", "dahan-attack-3")
def test_dahan_attack_where_invaders_live() -> None:
    alone("A5: 2E 1T 1D; A1: 1E").fear("dahan-attack", 1).expect("A5: 1E 1T 1D; A1: 1E")
    alone("A5: 1E 1T 2D").fear("dahan-attack", 2, "hit town A5").expect("A5: 1E 2D", fear=1)
    table = alone("A5: 1T; A4: 1D 1E; A6: 1D").fear("dahan-attack", 3, "land A5", "gather dahan A4")
    table.expect("A5: 1D; A4: 1E; A6: 1D", fear=1)
    refuses(alone("A5: 1T; A4: 1D 1E"), "dahan-attack", 3, "land A4")
    two("A5: 1D 1E; B5: 1D 1E").fear("dahan-attack", 2, "land B5").expect("A5: 1D; B5: 1D")


# The next explore and the next build.


@shows("explorers-are-reluctant-1")
@rule("SI-114")
def test_reluctant_explorers_pass_over_the_lowest_land_of_each_board() -> None:
    table = two("A1: 1T; A5: 1T; B5: 1T").fear("explorers-are-reluctant", 1)
    invaders_from(table, "explore", deck=["1-wetland"])  # A2, A5, B1, B6
    table.expect("A2:; A5: 1E 1T; B1:; B6: 1E")
    assert told(table, "skipped-by-fear") == [
        ("explore", "A2", "explorers-are-reluctant"),
        ("explore", "B1", "explorers-are-reluctant"),
    ]
    invaders_from(table, "explore", deck=["1-wetland"]).expect("A2: 1E; B1: 1E")


@rule("SI-114")
def test_an_explore_that_no_card_in_a_slot_brings_is_not_normal() -> None:
    table = alone("A1: 1T").fear("explorers-are-reluctant", 3)
    table.s.phase = "slow"
    table.explore("1-wetland").expect("A2: 1E")


@shows("explorers-are-reluctant-2")
def test_reluctant_explorers_come_with_two_cards_in_the_next_turn() -> None:
    table = alone("A1: 1T").fear("explorers-are-reluctant", 2)
    deck = ["1-mountain", "1-wetland", "1-jungle"]
    invaders_from(table, "explore", deck=deck).expect("A3:; A2:; A1: 1T")
    assert (deck, table.s.slot("build").cards) == (["1-mountain", "1-wetland", "1-jungle"], [])
    table.time_passes()
    invaders_from(table, "explore").expect("A3: 1E; A2: 1E; A1: 1T")
    assert (deck, table.s.slot("build").cards) == (["1-mountain"], ["1-jungle", "1-wetland"])
    assert table.s.effects == []
    invaders_from(table, "explore").expect("A1: 1E 1T")


@shows("explorers-are-reluctant-2")
@rule("SI-111")
def test_the_second_card_is_revealed_when_the_first_is_done() -> None:
    table = alone("A1: 1T").fear("explorers-are-reluctant", 2)
    invaders_from(table, "explore")
    table.heard.clear()
    invaders_from(table, "explore", deck=["1-wetland", "1-jungle"])
    kinds = [event for event in table.heard if event.kind in ("revealed", "added")]
    assert [event.args[-1 if event.kind == "revealed" else 1] for event in kinds] == [
        "1-jungle",
        "A3",
        "A8",
        "1-wetland",
        "A2",
        "A5",
    ]


@shows("explorers-are-reluctant-2")
@rule("SI-086")
def test_two_cards_that_are_not_there_lose_the_game() -> None:
    table = alone("A1: 1T").fear("explorers-are-reluctant", 2)
    invaders_from(table, "explore")
    invaders_from(table, "explore", deck=["1-jungle"]).expect("A3: 1E")
    assert (table.over, table.s.lost) == (True, "deck")


@shows("explorers-are-reluctant-3")
def test_reluctant_explorers_stay_away_though_the_card_is_revealed() -> None:
    table = alone("A1: 1T; A2: 1Wi").fear("explorers-are-reluctant", 3)
    invaders_from(table, "explore", deck=["1-wetland"]).expect("A1: 1T; A2: 1Wi; A5:")
    assert table.s.slot("build").cards == ["1-wetland"]
    invaders_from(table, "explore", deck=["1-wetland"]).expect("A2:; A5: 1E")


@shows("explorers-are-reluctant-3")
def test_a_card_whose_explorers_stay_away_escalates() -> None:
    table = fear_deck(island("A1: 1T" + FAR, adversary="brandenburg-prussia"))
    table.fear("explorers-are-reluctant", 3)
    invaders_from(table, "explore", "land A2", deck=["2-wetland"]).expect("A2: 1T; A5:")


@shows("immigration-slows-1")
def test_slow_immigration_passes_over_the_lowest_land_of_each_board() -> None:
    table = two("A2: 1E; A5: 1E; B6: 1E").fear("immigration-slows", 1)
    invaders_from(table, "build", build=["1-wetland"], deck=["1-sands"])  # A2, A5, B1, B6
    table.expect("A2: 1E; A5: 1E 1T; B6: 1E 1T")
    invaders_from(table, "build", build=["1-wetland"], deck=["1-sands"]).expect("A2: 1E 1T")


@shows("immigration-slows-2")
@rule("SI-111")
def test_slow_immigration_keeps_the_card_in_its_slot() -> None:
    table = alone("A2: 1E; A5: 1E").fear("immigration-slows", 2)
    invaders_from(table, "build", build=["1-wetland"], deck=["1-jungle"]).expect("A2: 1E; A5: 1E")
    assert table.s.slot("ravage").cards == []
    assert table.s.slot("build").cards == ["1-wetland", "1-jungle"]
    assert table.s.effects == []
    table.time_passes()
    invaders_from(table, "build", deck=["1-sands"]).expect("A2: 1E 1T; A5: 1E 1T")
    assert table.s.slot("ravage").cards == ["1-wetland", "1-jungle"]


@shows("immigration-slows-2", "immigration-slows-3")
@rule("SI-111")
def test_slow_immigration_waits_for_a_card() -> None:
    for level in (2, 3):
        table = alone("A2: 1E; A5: 1E").fear("immigration-slows", level)
        invaders_from(table, "build", build=[], deck=["1-wetland"]).expect("A2: 2E; A5: 2E")
        table.time_passes()
        invaders_from(table, "build", deck=["1-sands"]).expect("A2: 2E; A5: 2E")


@shows("immigration-slows-3")
def test_slow_immigration_lets_the_card_advance() -> None:
    table = alone("A2: 1E; A5: 1E").fear("immigration-slows", 3)
    invaders_from(table, "build", build=["1-wetland"], deck=["1-jungle"]).expect("A2: 1E; A5: 1E")
    assert (table.s.slot("ravage").cards, table.s.slot("build").cards) == (["1-wetland"], ["1-jungle"])
    assert table.s.effects == []


# Tokens.


@shows("flee-the-pestilent-land-1", "flee-the-pestilent-land-2", "flee-the-pestilent-land-3")
def test_flee_the_pestilent_land_or_the_inland() -> None:
    position = "A2: 1Di 1E 1T 1C; A5: 1E 1T; A1: 1E"
    alone(position).fear("flee-the-pestilent-land", 1, "remove town A2").expect("A2: 1Di 1E 1C; A5: 1E 1T", fear=0)
    table = alone(position).fear(
        "flee-the-pestilent-land", 2, "choose remove-health", "remove explorer A2", "remove town A2"
    )
    table.expect("A2: 1Di 1C", fear=0)
    table = alone(position).fear("flee-the-pestilent-land", 2, "choose remove-explorer")
    table.expect("A2: 1Di 1E 1T 1C; A5: 1T; A1: 1E")
    table = alone(position).fear(
        "flee-the-pestilent-land", 3, "choose remove-health", "remove city A2", "remove town A2"
    )
    table.expect("A2: 1Di 1E", fear=0)
    table = alone(position).fear("flee-the-pestilent-land", 3, "choose remove-small", "remove town A5")
    table.expect("A5: 1E; A1: 1E", fear=0)


@shows("quarantine-1", "quarantine-2", "quarantine-3")
def test_quarantine_closes_the_coast() -> None:
    position = "A1: 1T; A5: 1T 1Di; A4: 1T"
    for level in (1, 2, 3):
        alone(position).fear("quarantine", level).explore("1-wetland").expect("A2:")
    alone(position).explore("1-wetland").expect("A2: 1E; A5: 1E 1T 1Di")
    alone(position).fear("quarantine", 1).explore("1-wetland").expect("A5: 1E 1T 1Di")


@shows("quarantine-1", "quarantine-2")
def test_nobody_explores_from_a_land_with_disease() -> None:
    position = "A5: 1T 1Di; A7: 1P; A2: 1C"
    fear_deck(island(position)).fear("quarantine", 1).explore("1-mountain").expect("A6: 1E; A1:")
    fear_deck(island(position)).fear("quarantine", 2).explore("1-mountain").expect("A6:; A1:")
    fear_deck(island(position)).fear("quarantine", 2).explore("1-wetland").expect("A5: 1T 1Di")
    table = fear_deck(island("A5: 1T 1Di; A8: 1T; A7: 1P")).fear("quarantine", 2)
    table.explore("1-wetland").expect("A5: 1E 1T 1Di").explore("1-mountain").expect("A6: 1E")


@shows("quarantine-3")
def test_nothing_happens_among_the_sick() -> None:
    table = alone("A5: 1T 2E 1Di; A4: 1T").fear("quarantine", 3)
    table.explore("1-wetland").ravage("A5").build("A5").expect("A5: 1T 2E 1Di")
    table.ravage("A4").build("A4").expect("A4: 1T 1C 1B")
    alone("A5: 1T 2E 1Di").fear("quarantine", 2).ravage("A5").build("A5").expect("A5: 1T 2E 1B")


@shows("too-many-monsters-1", "too-many-monsters-2", "too-many-monsters-3")
def test_too_many_monsters_drive_invaders_out() -> None:
    position = "A5: 1Be 3E 3T; A4: 2E 1T; A3: 1E"
    alone(position).fear("too-many-monsters", 1, "remove town A5").expect("A5: 1Be 3E 2T; A4: 2E 1T", fear=0)
    alone(position).fear("too-many-monsters", 2, "choose remove-both").expect("A5: 1Be 2E 2T; A4: 2E 1T", fear=0)
    table = alone(position).fear("too-many-monsters", 2, "choose remove-explorer")
    table.expect("A5: 1Be 3E 3T; A4: 1E 1T; A3: 1E")
    alone(position).fear("too-many-monsters", 3, "choose remove-both").expect("A5: 1Be 1E 1T; A4: 2E 1T", fear=0)
    table = alone(position).fear("too-many-monsters", 3, "choose remove-small", "remove town A4")
    table.expect("A4: 2E; A3: 1E", fear=0)


@shows("too-many-monsters-2")
@rule("SI-137")
def test_both_leave_where_both_are() -> None:
    table = alone("A5: 1Be 1E; A4: 1Be 1E 1T").fear("too-many-monsters", 2, "choose remove-both")
    table.expect("A5: 1Be 1E; A4: 1Be")
    alone("A5: 1Be 1E").fear("too-many-monsters", 2).expect("A5: 1Be")


@shows("panicked-by-wild-beasts-1", "panicked-by-wild-beasts-2", "panicked-by-wild-beasts-3")
def test_wild_beasts_bring_strife() -> None:
    for level in (1, 2, 3):
        position = "A5: 1Be 1E; A4: 1T; A3: 1C"
        alone(position).fear("panicked-by-wild-beasts", level, "land A4").expect("A4: 1T*1; A3: 1C")
        alone(position).fear("panicked-by-wild-beasts", level, "land A5").expect("A5: 1Be 1E*1; A4: 1T")
        refuses(alone(position), "panicked-by-wild-beasts", level, "land A3")


@shows("panicked-by-wild-beasts-1", "panicked-by-wild-beasts-2", "panicked-by-wild-beasts-3")
@rule("SI-114")
def test_wild_beasts_keep_invaders_from_normal_actions() -> None:
    for level, after in ((1, "2E 1T 1C 1B"), (2, "1E 1T 1B"), (3, "1E 1T")):
        table = alone("A5: 1Be 1E 1T; A4: 1T").fear("panicked-by-wild-beasts", level, "land A4")
        invaders_from(table, "ravage", ravage=["1-wetland"], build=["1-wetland"], deck=["1-wetland"])
        table.expect(f"A5: 1Be {after}")
    table.s.phase = "slow"
    table.ravage("A5").expect("A5: 1Be 1E 1T 1B")


@shows("depart-the-dangerous-land-1", "depart-the-dangerous-land-2", "depart-the-dangerous-land-3")
def test_depart_the_dangerous_land_with_beasts_disease_or_dahan() -> None:
    for danger in ("1Be", "1Di", "2D"):
        position = f"A5: {danger} 2E 1T 1C; A4: 1D 1E 1T"
        table = alone(position).fear("depart-the-dangerous-land", 1).expect(f"A5: {danger} 1E 1T 1C; A4: 1D 1E 1T")
        table = alone(position).fear("depart-the-dangerous-land", 2, "remove town A5")
        table.expect(f"A5: {danger} 2E 1C; A4: 1D 1E 1T", fear=0)
        table = alone(position).fear("depart-the-dangerous-land", 3, "remove city A5", "remove explorer A5")
        table.expect(f"A5: {danger} 1E 1T; A4: 1D 1E 1T", fear=0)


# Strife.


@shows("unrest-1", "unrest-2", "unrest-3")
def test_unrest_in_the_towns() -> None:
    table = alone("A5: 1E 1T; A4: 2T/1").fear("unrest", 1, "land A5").expect("A5: 1E 1T*1; A4: 2T/1")
    refuses(alone("A5: 1E 1T; A4: 1E"), "unrest", 1, "land A4")
    alone("A4: 2T/1").fear("unrest", 1).expect("A4: 1T/1*1 1T/1")
    table = alone("A5: 1E 1T; A4: 2T/1").fear("unrest", 2, "land A4").expect("A4: 1T/1", fear=1)
    table.fear("unrest", 1, "land A5").action(lambda act: act.damage(1), "hit-marked town 0 1 A5", land="A5")
    table.expect("A5: 1E", fear=2)
    alone("A5: 1C/1 1E").fear("unrest", 3, "land A5", "strife-marked city 1 0 A5").expect("A5: 1C/1*1 1E", fear=0)
    alone("A5: 1C/2 1E").fear("unrest", 3, "land A5", "strife-marked city 2 0 A5").expect("A5: 1E", fear=2)
    refuses(alone("A5: 1C/2 1T"), "unrest", 2, "strife-marked city 2 0 A5")


@shows("unrest-2")
@rule("SI-075")
def test_strife_weakens_for_the_turn_and_never_below_one_health() -> None:
    table = alone("A5: 1E*3 1C*2").fear("unrest", 2).expect("A5: 1E*3 1C*2")
    assert [table.s.health_of(5, code) for code in sorted(table.s.pieces[5])] == [1, 1]
    table.time_passes()
    assert [table.s.health_of(5, code) for code in sorted(table.s.pieces[5])] == [3, 1]


@shows("panic-1", "panic-2", "panic-3")
def test_panic_among_beasts_disease_and_dahan() -> None:
    for danger in ("1Be", "1Di", "1D"):
        position = f"A5: {danger} 1C/2; A4: 1T/1"
        alone(position).fear("panic", 1).expect(f"A5: {danger} 1C/2*1; A4: 1T/1")
        alone(position).fear("panic", 2).expect(f"A5: {danger}; A4: 1T/1", fear=2)
        alone(position).fear("panic", 3, "land A4").expect(f"A5: {danger} 1C/2; A4:", fear=1)


@shows("discord-1")
def test_discord_where_several_invaders_are() -> None:
    table = two("A5: 1E 1T; B5: 2T; A4: 1C")
    answers = ("land A5", "strife town A5")
    table.fear("discord", 1, *answers).expect("A5: 1E 1T*1; B5: 1T 1T*1; A4: 1C")
    refuses(two("A5: 1E 1T; B5: 2T; A4: 2C"), "discord", 1, "land A5", "strife town A5", "land A5")
    refuses(two("A5: 1E 1T; B5: 2T; A4: 1C"), "discord", 1, "land A4")


@shows("discord-2")
def test_discord_hurts_by_strife() -> None:
    table = alone("A5: 1C 1T; A4: 1C*2 1C").fear("discord", 2, "land A5", "strife town A5")
    table.expect("A5: 1C 1T/1*1; A4: 1C/2*2 1C", fear=0)
    table = alone("A5: 2T*1 1T; A4: 1E").fear("discord", 2, "strife town A5").expect("A5: 3T/1*1; A4: 1E", fear=0)


@shows("discord-2")
@rule("SI-124")
def test_badlands_add_once_to_the_damage_by_strife() -> None:
    table = alone("A5: 2C 1Ba").fear("discord", 2).expect("A5: 1C 1C/2*1 1Ba", fear=0)
    table = alone("A5: 1C*1 1T 1C 1Ba").fear("discord", 2, "strife town A5", "hit-marked town 1 1 A5")
    table.expect("A5: 1C/1*1 1C 1Ba", fear=1)


@shows("discord-3")
def test_discord_has_invaders_fight_each_other() -> None:
    table = alone("A5: 1E 1T; A4: 1T*1 1C").fear("discord", 3, "land A5", "strife town A5")
    table.expect("A5: 1T*1; A4: 1T*1 1C/2", fear=0)
    table = alone("A5: 2T").fear("discord", 3).expect("A5: 1T*1", fear=1)
    table = alone("A5: 1T 1T*1").fear("discord", 3, "strife town A5").expect("A5:", fear=2)
    table = alone("A5: 1C*1 1E").fear("discord", 3, "strife explorer A5").expect("A5: 1C/1*1", fear=0)


@shows("discord-3")
def test_nobody_strikes_itself_even_if_it_was_struck_before() -> None:
    # The explorer strikes first and hits the town, which then can hit only the other two.
    table = alone("A5: 1E*1 1T 1C")
    table.fear("discord", 3, "strife town A5", "hit-marked town 0 1 A5", "hit city A5")
    table.expect("A5: 1E*1 1T/1*1 1C/2", fear=0)


@shows("dahan-threaten-1", "dahan-threaten-2", "dahan-threaten-3")
def test_dahan_threaten_and_invaders_quarrel() -> None:
    position = "A5: 2D 1C/2 1T; A4: 1T*1 1D; A3: 1E"
    table = alone(position).fear("dahan-threaten", 1, "land A5", "strife town A5")
    table.expect("A5: 2D 1C/2 1T*1; A4: 1T*1 1D; A3: 1E")
    table = alone(position).fear("dahan-threaten", 2, "land A5", "strife-marked city 2 0 A5")
    table.expect("A5: 2D 1T; A4: 1T*1 1D", fear=2)
    table = alone(position).fear("dahan-threaten", 3, "land A5", "strife town A5", "hit-marked town 0 1 A5")
    table.expect("A5: 2D 1C/2; A4: 1T/1*1 1D; A3: 1E", fear=1)
    refuses(alone(position), "dahan-threaten", 1, "land A3")


# Whole games.


@pytest.mark.parametrize("seed", range(4))
def test_games_with_these_cards_run_clean(seed: int) -> None:
    boxes = ["base", "branch-and-claw", "jagged-earth", "promo"]
    match, rng = Match(GAME, {"seats": 1 + seed % 3, "boxes": boxes}, seed), Rng(seed)
    while match.pending is not None:
        match.pick(*random_pick(match, rng))
        assert isinstance(match.state, IslandState)
        assert list(GAME.invariants(match.state)) == []
    assert Event("phase", ("spirits", 1)) in match.events
