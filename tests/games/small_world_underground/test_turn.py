"""The turn: its steps and their order (SU-022 to SU-028)."""

from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule


def kinds(play: Play) -> list[str]:
    """What happened, in order, by kind."""
    return [event.kind for event in play.match.events]


@rule("SU-022")
def test_a_turn_with_a_new_combo_goes_from_the_pick_to_the_altar_in_order() -> None:
    table = (
        Table(edition="english")
        .combos(("liches", "royal"))
        .hold(1, "r05", 3, race="mudmen")
        .hold(1, "r16")
        .hold(1, "r22")
    )
    table.hold_declined(0, "r11", race="shrooms", power="reborn").hold_declined(0, "r26")
    play = table.find("altar-of-souls", "r26").begin(0, "pick")
    picks = {
        "choose": ["choose liches royal 0"],
        "reborn": ["done"],
        "conquer": ["conquer r05", "conquer r11", "done"],
        "redeploy-take": ["done"],
        "redeploy": ["place r05 3"],
        "queen": ["queen r05"],
        "withdraw": ["place r16 2"],
        "sacrifice": ["done"],
    }
    for prompt, answers in picks.items():
        assert play.prompt == prompt
        assert play.seat == (1 if prompt == "withdraw" else 0)
        assert play.coins(0) == (8 if prompt == "sacrifice" else 5)  # scoring comes between the two
        play.pick(*answers)
    assert (play.seat, play.prompt) == (1, "choose-way")


@rule("SU-022", "SU-024")
def test_the_choice_comes_after_the_start_of_the_turn_and_vengeance_markers_leave_last() -> None:
    table = (
        Table(edition="english")
        .race(0, "cultists", "vengeful", hand=3)
        .hold(0, "r05")
        .hold(0, "r04")
        .marker("ancient", "r05")
    )
    table.hold_declined(0, "r26", race="shrooms").find("altar-of-souls", "r26").race(1, "mudmen").hold(1, "r13", 2)
    table.s.vengeance, table.s.avenger = [1], 0
    play = table.begin(0, "pick")
    assert play.prompt == "ancient"
    play.done()
    assert play.prompt == "choose-way"
    play.pick("go-on")
    assert play.prompt == "conquer"
    play.pick("done", "place r05 3")
    assert play.prompt == "sacrifice"
    assert (play.coins(0), play.s.vengeance) == (8, [1])
    play.done()
    assert (play.seat, play.s.vengeance) == (1, [])


@rule("SU-023")
def test_the_fountain_comes_before_reborn_and_reborn_before_the_great_ancient() -> None:
    table = Table().race(0, "cultists", "stone").hold(0, "r05").marker("ancient", "r05")
    table.hold_declined(0, "r26", race="shrooms", power="reborn").hold_declined(0, "r27")
    play = table.find("fountain-of-youth", "r05").begin(0, "start")
    assert (play.prompt, play.hand(0)) == ("reborn", 1)
    play.pick("reborn r26", "done")
    assert play.prompt == "ancient"
    assert play.regions("ancient") == ["r26"]  # what came alive is open to the Great Ancient
    play.pick("ancient r26")
    assert (play.prompt, play.marker("ancient")) == ("choose-way", "r26")


@rule("SU-023")
def test_no_start_of_turn_effect_is_offered_where_none_applies() -> None:
    table = Table().hold(0, "r05", 2, race="cultists").marker("ancient", "r05")
    table.hold_declined(0, "r26", race="shrooms", power="wise").hold(1, "r11", race="mudmen")
    play = table.find("fountain-of-youth", "r11").begin(0, "start")
    assert (play.prompt, play.hand(0), kinds(play)) == ("choose-way", 0, [])


@rule("SU-024")
def test_a_player_with_an_active_race_goes_on_or_declines() -> None:
    def table() -> Table:
        return Table().hold(0, "r05", 3, race="drow").hold(1, "r26", race="mudmen")

    assert table().begin(0, "pick").options == ["go-on", "decline"]
    assert table().begin(0, "pick").pick("go-on").prompt == "conquer"
    play = table().begin(0, "pick").pick("decline")
    assert play.holder("r05") == (0, "decline")
    assert play.seat == 1


@rule("SU-024")
def test_a_race_without_a_token_can_still_go_on_or_decline() -> None:
    play = Table().race(0, "drow").hold(1, "r26", race="mudmen").begin(0, "pick")
    assert play.options == ["go-on", "decline"]


@rule("SU-025")
def test_who_picked_a_combo_goes_on_to_conquest_and_cannot_decline_this_turn() -> None:
    table = Table().combos(("drow", "mining")).hold(1, "r26", 2, race="mudmen")
    play = table.begin(0, "pick").pick("choose drow mining 0")
    assert play.prompt == "conquer"
    assert "decline" not in play.options
    play.done()
    assert (play.seat, play.options) == (1, ["go-on", "decline"])
    play.pick("go-on", "done")
    assert (play.seat, play.options) == (0, ["go-on", "decline"])  # the next turn it can


@rule("SU-026")
def test_going_on_means_abandon_ready_conquer_redeploy() -> None:
    table = Table().hold(0, "r05", 3, race="drow").hold(0, "r04", 2).hold(0, "r26")
    play = table.begin(0, "choose").pick("go-on")
    assert play.hand(0) == 3  # all but one of each region
    assert sorted(play.regions("abandon")) == ["r04", "r05", "r26"]
    play.pick("abandon r26")
    assert (play.hand(0), play.holder("r26")) == (4, None)
    play.pick("conquer r11")
    assert not play.regions("abandon")
    play.done()
    assert play.prompt == "redeploy-take"
    play.pick("done", "place r04 2")
    assert [play.tokens(r) for r in ("r04", "r05", "r11", "r26")] == [3, 1, 2, 0]
    assert kinds(play).index("conquered") < kinds(play).index("placed") < kinds(play).index("scored")


@rule("SU-027")
def test_a_player_may_stop_at_once_or_after_any_conquest() -> None:
    def table() -> Table:
        return Table().race(0, "drow", "stone", hand=6).hold(0, "r05").hold(1, "r26", race="mudmen")

    idle = table().begin().done()
    assert (idle.seat, idle.tokens("r05"), idle.events("conquered")) == (1, 7, [])
    busy = table().begin().pick("conquer r04")
    assert {"conquer r10", "done"} <= set(busy.options)
    busy.done()
    assert busy.prompt.startswith("redeploy")


@rule("SU-028")
def test_end_of_turn_effects_run_queen_ghost_scepter_ring_bag() -> None:
    table = Table().race(0, "drow", "royal").hold(0, "r05").hold(0, "r06").hold(1, "r26", race="mudmen")
    table.hedge("r05", "magic").find("crypt-of-tomb-raider", "r05")
    table.find("scepter-of-avarice", "r06").find("froggys-ring", "r06")
    play = table.begin(0, "end")
    prompts = []
    for pick in ("queen r05", "ghost r27", "scepter r05", "ring r06", "bag scepter-of-avarice r06"):
        prompts.append(play.prompt)
        play.pick(pick)
    assert prompts == ["queen", "ghost", "scepter", "ring", "bag"]
    assert play.seat == 1


@rule("SU-028")
def test_the_bag_serves_at_the_end_of_the_turn_only_for_scepter_and_ring() -> None:
    def prompt(*relics: str) -> str:
        table = Table().race(0, "drow", "magic").hold(0, "r05").hold(1, "r26", race="mudmen")
        for relic in relics:
            table.find(relic, "r22")
        return table.begin(0, "end").prompt

    assert prompt("scepter-of-avarice") == "bag"
    assert prompt("froggys-ring") == "bag"
    assert prompt("flying-doormat", "sword-of-killer-rabbit", "shiny-orb", "stinky-trolls-socks") == "choose-way"
