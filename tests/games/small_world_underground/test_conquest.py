"""Conquest: entry, reach, cost, Monsters and what is found (SU-037 to SU-057)."""

from collections.abc import Callable

import pytest

from rulebound.games.small_world_underground import GAME
from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule

EDGE = {"r02", "r03", "r04", "r05", "r06", "r07", "r23", "r25", "r26", "r27"}  # of the 2-player map, no Chasms
CHASMS = {"r01", "r15", "r17", "r24", "r28"}


def in_reach(play: Play) -> set[str]:
    """The regions that can be conquered, with the die if need be."""
    return {*play.regions("conquer"), *play.regions("attempt")}


def expect_cost(region: str, cost: int, lay: Callable[[Table], object], home: str = "r05") -> None:
    """A plain race in `home` takes the region for exactly so many tokens, and not for one less."""

    def table(hand: int) -> Table:
        table = Table().race(0, "drow", "stone", hand=hand).hold(0, home)
        lay(table)
        return table

    play = table(8).begin().pick(f"conquer {region}")
    assert (play.tokens(region), play.hand(0)) == (cost, 8 - cost)
    assert f"conquer {region}" in table(cost).begin().options
    assert f"conquer {region}" not in table(cost - 1).begin().options


# Entry and reach


@rule("SU-037", "SU-041")
def test_a_race_without_a_region_enters_from_the_edge_but_not_by_a_chasm() -> None:
    play = Table().race(0, "drow", "stone", hand=9).begin()
    assert in_reach(play) == EDGE
    assert play.why("r11") == ("no-entry", "SU-037")
    assert play.why("r17") == ("chasm", "SU-041")


@rule("SU-037")
@pytest.mark.parametrize(
    ("seats", "ends"), [(2, ("r03", "r25")), (3, ("r05", "r30")), (4, ("r02", "r40")), (5, ("r34", "r39"))]
)
def test_both_ends_of_the_river_are_ways_in(seats: int, ends: tuple[str, str]) -> None:
    rivers = {
        r
        for r, terrain in zip(Table(seats).s.board.ids, Table(seats).s.board.terrain, strict=True)
        if terrain == "river"
    }
    play = Table(seats).race(0, "drow", "stone", hand=9).begin()
    assert in_reach(play) & rivers == set(ends)
    for end in ends:
        play = Table(seats).race(0, "drow", "stone", hand=9).begin().pick(f"conquer {end}")
        assert play.holder(end) == (0, "active")


@rule("SU-037")
def test_only_the_first_conquest_is_bound_to_the_edge() -> None:
    play = Table().race(0, "drow", "stone", hand=9).begin().pick("conquer r04")
    assert in_reach(play) == {"r03", "r05", "r10", "r11"}


@rule("SU-038")
def test_a_race_that_lost_all_its_regions_enters_again_from_the_edge() -> None:
    table = Table().hold(0, "r12", 3, race="drow").race(1, "lizardmen", "mining", hand=6).hold(1, "r07")
    play = table.begin(1).pick("conquer r12").to_end_of_turn()
    assert (play.seat, play.hand(0)) == (0, 2)
    play.pick("go-on")
    assert in_reach(play) <= EDGE
    assert {"r02", "r05", "r26"} <= set(play.regions("conquer"))


@rule("SU-038")
def test_a_race_that_abandoned_all_its_regions_enters_again_from_the_edge() -> None:
    play = Table().hold(0, "r12", 4, race="drow").hold(0, "r13", 4).begin(0, "choose").pick("go-on")
    assert in_reach(play) == {"r03", "r07", "r08", "r09", "r18", "r19", "r20", "r21"}
    play.pick("abandon r12", "abandon r13")
    assert in_reach(play) == EDGE


@rule("SU-039")
def test_a_conquest_must_be_next_to_a_region_of_the_active_race() -> None:
    play = Table().race(0, "drow", "stone", hand=7).hold(0, "r05").hold(0, "r26").begin()
    assert in_reach(play) == {"r04", "r06", "r11"} | {"r21", "r22", "r25", "r27"}
    assert play.why("r10") == ("not-adjacent", "SU-039")
    play.pick("conquer r04")
    assert "r10" in in_reach(play)


@rule("SU-039")
def test_an_effect_may_lift_adjacency() -> None:
    table = Table().race(0, "drow", "stone", hand=7).hold(0, "r05").find("flying-doormat", "r05")
    play = table.begin()
    assert "r20" not in in_reach(play)
    play.pick("use flying-doormat")
    assert "r20" in in_reach(play)


@rule("SU-040")
def test_regions_of_the_race_in_decline_give_no_reach() -> None:
    table = Table().race(0, "drow", "stone", hand=7).hold(0, "r05").hold_declined(0, "r12", race="shrooms")
    assert in_reach(table.begin()) == {"r04", "r06", "r11"}
    table = Table().race(0, "drow", "stone", hand=7).hold_declined(0, "r12", race="shrooms")
    assert in_reach(table.begin()) == EDGE


@rule("SU-041")
def test_a_chasm_cannot_be_conquered_or_crossed() -> None:
    play = Table().race(0, "drow", "stone", hand=8).hold(0, "r16").begin()
    assert in_reach(play) == {"r06", "r11", "r22", "r23"}  # not r15 or r17, nor r10 and r14 behind r15
    assert play.why("r15") == ("chasm", "SU-041")


@rule("SU-041", "SU-042")
def test_not_even_the_doormat_leads_into_a_chasm_or_a_region_of_ones_own() -> None:
    table = Table().race(0, "drow", "stone", hand=7).hold(0, "r05").hold(0, "r26").find("flying-doormat", "r05")
    play = table.begin().pick("use flying-doormat")
    everywhere = set(play.s.board.ids)
    assert in_reach(play) == everywhere - CHASMS - {"r05", "r26"}


@rule("SU-042")
def test_a_region_the_active_race_holds_cannot_be_conquered_again() -> None:
    play = Table().race(0, "drow", "stone", hand=6).hold(0, "r05").hold(0, "r11").begin()
    assert in_reach(play) == {"r04", "r06", "r10", "r16"}
    assert play.why("r11") == ("own", "SU-042")
    play.pick("conquer r04")
    assert "r04" not in in_reach(play)


@rule("SU-043")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_conquest_takes_a_token_in_hand_whatever_helps(hand: int) -> None:
    def options(table: Table, race: str, power: str, hammers: int = 0) -> set[str]:
        table.race(0, race, power, hand=hand, hammers=hammers).hold(0, "r05").hold(1, "r11", race="mudmen")
        return {text.split()[0] for text in table.begin().options} - {"abandon", "done"}

    assert options(Table(), "drow", "stone") == ({"attempt"} if hand else set())
    assert options(Table(), "iron-dwarves", "stone", hammers=5) == ({"conquer"} if hand else set())
    assert options(Table(), "drow", "vampire") == ({"attempt", "bite"} if hand else set())
    for relic in ("sword-of-killer-rabbit", "shiny-orb", "flying-doormat", "stinky-trolls-socks"):
        armed = options(Table().find(relic, "r05"), "drow", "stone")
        assert armed == ({"attempt", "use"} if hand else set())
    piped = options(Table().find("great-brass-pipe", "r05"), "will-o-wisps", "stone")
    assert piped == ({"attempt", "roll"} if hand else set())


@rule("SU-043")
def test_the_explanation_names_the_missing_token() -> None:
    assert Table().hold(0, "r05", race="drow").begin().why("r04") == ("no-tokens", "SU-043")


@rule("SU-044")
def test_a_player_may_conquer_his_own_race_in_decline() -> None:
    table = Table().race(0, "drow", "stone", hand=3).hold(0, "r05").hold_declined(0, "r11", race="shrooms")
    play = table.hold_declined(0, "r26").begin().pick("conquer r11")
    assert play.holder("r11") == (0, "active")
    assert (play.holder("r26"), play.tray("shrooms")) == ((0, "decline"), 9)


# Cost


@rule("SU-045")
def test_a_region_costs_two_tokens() -> None:
    expect_cost("r11", 2, lambda _: None)


@rule("SU-045")
def test_the_explanation_gives_the_price() -> None:
    play = Table().race(0, "drow", "stone", hand=2).hold(0, "r05").begin()
    why = play.match.explain(0, "conquer r11")
    assert why is not None
    assert (why.kind, why.rule, why.args["cost"]) == ("open", "SU-045", 2)


@rule("SU-046")
def test_a_river_region_costs_one_token_plus_its_defenders() -> None:
    expect_cost("r03", 1, lambda _: None, home="r04")
    expect_cost("r03", 3, lambda table: table.hold(1, "r03", 2, race="kraken"), home="r04")


@rule("SU-047")
def test_a_black_mountain_adds_one() -> None:
    expect_cost("r06", 3, lambda _: None)


@rule("SU-048")
@pytest.mark.parametrize("armors", [1, 3])
def test_each_mushroom_armor_adds_one(armors: int) -> None:
    expect_cost("r11", 3 + armors, lambda table: table.hold(1, "r11", race="mudmen").armor("r11", armors))


@rule("SU-049")
def test_the_keep_adds_one_whether_its_region_is_held_or_not() -> None:
    expect_cost("r11", 3, lambda table: table.find("keep-on-motherland", "r11"))
    expect_cost("r11", 4, lambda table: table.find("keep-on-motherland", "r11").hold(1, "r11", race="mudmen"))


@rule("SU-050")
@pytest.mark.parametrize("number", [1, 2])
def test_each_monster_adds_one(number: int) -> None:
    expect_cost("r11", 2 + number, lambda table: table.monsters("r11", number))


@rule("SU-051")
@pytest.mark.parametrize("number", [1, 3])
def test_each_token_of_another_player_adds_one(number: int) -> None:
    expect_cost("r11", 2 + number, lambda table: table.hold(1, "r11", number, race="mudmen"))
    declined = ("mudmen", "tomb") if number > 1 else ("mudmen", "")
    expect_cost("r11", 2 + number, lambda table: table.hold_declined(1, "r11", number, *declined))


FREE = sorted({*GAME.names["place"], *GAME.names["relic"]} - {"keep-on-motherland"})


@rule("SU-052")
@pytest.mark.parametrize("name", FREE)
def test_other_places_and_relics_add_nothing(name: str) -> None:
    if name == "stonehedge":
        expect_cost("r11", 2, lambda table: table.hedge("r11", "immortal"))
    else:
        expect_cost("r11", 2, lambda table: table.find(name, "r11"))


@rule("SU-053")
def test_no_conquest_costs_less_than_one_token() -> None:
    def price(play: Play, region: str) -> object:
        why = play.match.explain(0, region)
        return why and why.args["cost"]

    play = Table().race(0, "ogres", "stone", hand=4).hold(0, "r04").begin()
    assert price(play, "r03") == 1
    play.pick("conquer r03")
    assert (play.tokens("r03"), play.hand(0)) == (1, 3)  # the river's 1 is not made 0
    table = Table().race(0, "ogres", "stone", hand=4).hold(0, "r05").find("sword-of-killer-rabbit", "r05")
    play = table.begin().pick("use sword-of-killer-rabbit")
    assert price(play, "r11") == 1
    play.pick("conquer r11")
    assert (play.tokens("r11"), play.hand(0)) == (1, 3)  # 2 less 1 less 2


@rule("SU-054")
def test_tokens_that_paid_stay_in_the_region_and_cannot_conquer_again_this_turn() -> None:
    play = Table().race(0, "drow", "stone", hand=5).hold(0, "r05").begin().pick("conquer r06", "conquer r11")
    assert (play.tokens("r06"), play.tokens("r11"), play.hand(0)) == (3, 2, 0)
    assert play.prompt == "redeploy-take"  # nothing is left to conquer with
    assert play.options == ["take r06", "take r11", "done"]
    play.pick("take r06", "done", "place r05 2")
    assert [play.tokens(r) for r in ("r05", "r06", "r11")] == [3, 1, 2]


@rule("SU-055")
@pytest.mark.parametrize(
    ("region", "cost", "lay"),
    [
        ("r11", 2, lambda t: t.hold(1, "r11", 3, race="mudmen")),
        ("r11", 2, lambda t: t.monsters("r11")),
        ("r11", 2, lambda t: t.hold(1, "r11", 3, race="mudmen").find("diamond-fields", "r11")),
        ("r11", 2, lambda t: t.hold(1, "r11", 3, race="mudmen").find("froggys-ring", "r11")),
        ("r06", 3, lambda t: t.monsters("r06")),
        ("r11", 4, lambda t: t.hold(1, "r11", 3, race="mudmen").armor("r11", 2)),
        ("r11", 3, lambda t: t.hold(1, "r11", 3, race="mudmen").find("keep-on-motherland", "r11")),
    ],
)
def test_only_monsters_and_race_tokens_fill_a_region(
    region: str, cost: int, lay: Callable[[Table], Table]
) -> None:
    """The Socks give the price of an empty region: without its tokens, but with its mountain and Armor."""
    table = Table().race(0, "drow", "stone", hand=8).hold(0, "r05").find("stinky-trolls-socks", "r05")
    play = lay(table).begin().pick("use stinky-trolls-socks", f"conquer {region}")
    assert (play.tokens(region), play.hand(0)) == (cost, 8 - cost)


# Monsters, places and relics


@rule("SU-056")
def test_conquered_monsters_leave_the_game_and_the_top_marker_is_turned_up_there() -> None:
    table = Table().race(0, "drow", "stone", hand=8).hold(0, "r05")
    table.monsters("r11", find="mine-of-lost-dwarf").monsters("r04", find="shiny-orb")
    play = table.begin().pick("conquer r04")
    number = play.s.board.number
    assert play.s.places == {"mine-of-lost-dwarf": number["r04"]}  # the top one, not one tied to the region
    assert (play.s.monsters[number["r04"]], play.s.monsters[number["r11"]]) == (0, 2)
    play.pick("conquer r11")
    assert play.s.relics == {"shiny-orb": number["r11"]}
    assert (sum(play.s.monsters), play.s.finds) == (0, [])


@rule("SU-056")
def test_a_region_without_monsters_turns_up_nothing() -> None:
    table = Table().race(0, "drow", "stone", hand=8).hold(0, "r05").monsters("r04", find="shiny-orb")
    play = table.begin().pick("conquer r11")
    assert (play.s.finds, play.s.places, play.s.relics) == (["shiny-orb"], {}, {})


@rule("SU-056")
def test_a_relic_just_turned_up_can_be_used_at_once() -> None:
    table = Table().race(0, "drow", "stone", hand=5).hold(0, "r05").monsters("r11", find="sword-of-killer-rabbit")
    play = table.begin()
    assert "use sword-of-killer-rabbit" not in play.options
    play.pick("conquer r11", "use sword-of-killer-rabbit", "conquer r16")
    assert play.tokens("r16") == 1


@rule("SU-056")
def test_a_place_just_turned_up_can_be_used_at_once() -> None:
    table = Table().race(0, "drow", "stone", hand=6).hold(0, "r05").monsters("r11", find="great-brass-pipe")
    play = table.begin()
    assert "r26" not in in_reach(play)
    play.pick("conquer r11")
    assert {"r18", "r19", "r26"} <= in_reach(play)  # the other Mines


@rule("SU-057")
def test_control_of_a_relic_passes_at_the_moment_of_conquest() -> None:
    table = Table().race(0, "drow", "stone", hand=6).hold(0, "r05").hold(1, "r11", race="mudmen").hold(1, "r10")
    play = table.find("sword-of-killer-rabbit", "r11").begin()
    assert not [text for text in play.options if text.startswith("use")]
    play.pick("conquer r11")
    assert "use sword-of-killer-rabbit" in play.options


@rule("SU-057")
@pytest.mark.parametrize("decline", [False, True])
def test_either_race_of_a_player_controls_the_place_it_holds_until_it_is_conquered(decline: bool) -> None:
    def table() -> Table:
        table = Table().race(0, "gnomes", "stone", hand=6).hold(0, "r05").find("mine-of-lost-dwarf", "r11")
        return (
            table.hold_declined(1, "r11", race="mudmen") if decline else table.hold(1, "r11", 1, "mudmen", "wise")
        )

    assert table().begin(1, "scoring").coins(1) == 5 + 1 + 2
    play = table().begin().pick("conquer r11").to_end_of_turn()
    assert play.coins(0) == 5 + 2 + 2
