"""Mythos cards in the Old One player's own turn: every card, and what their effects do (RV-M2 to RV-M23)."""

import pytest

from rulebound.games.auztralia.mythos_cards import CardEffect
from rulebound.games.auztralia.scoring import score_of
from rulebound.games.auztralia.state import NOBODY
from rulebound.games.auztralia.track import turn_order
from rulebound.kernel import Rng
from tests.games.auztralia.fighting import home, write
from tests.games.auztralia.harness import Played
from tests.games.auztralia.revenge import DarkTable, hand, played, points, purple, up_at, who
from tests.marks import rule, shows

OLD_ONES = 2  # their seat, in a game of two humans


def turn(*cards: str) -> DarkTable:
    """Two humans, and the Old One player at turn with these cards."""
    return DarkTable(*cards).old_ones_act()


def tear(play: Played, one: str, other: str) -> Played:
    """Choose the rail between two hexes."""
    text = f"tear {one} {other}"
    return play.pick(text if text in play.options() else f"tear {other} {one}")


def rail(play: Played, one: str, other: str) -> int:
    """Whose rail lies there."""
    return play.s.rails[play.s.board.edge_between[play.at(one), play.at(other)]]


# Rails.


@shows("mythos-chthonian")
@rule("RV-M4", "RV-M5", "RV-M7", "RV-R37")
def test_the_chthonian_removes_a_rail_from_anywhere() -> None:
    play = turn("chthonian").rail(0, "k4", "j4", "i4").rail(1, "c8", "c7").begin().pick("mythos chthonian")
    assert (who(play), len(play.options("tear")), purple(play)) == (OLD_ONES, 3, 11)  # the disc has moved
    assert played(play) == []  # it is discarded when all is done
    tear(play, "i4", "j4")
    assert rail(play, "i4", "j4") == NOBODY
    assert [player.rails for player in play.s.players] == [19, 19]
    assert (played(play), hand(play), purple(play)) == (["chthonian"], [], 11)


@shows("mythos-dholes")
@rule("RV-M7", "RV-M15")
def test_the_dholes_remove_a_rail_and_place_a_tile_for_no_more_time() -> None:
    play = turn("dholes").rail(0, "k4", "j4", "i4").token("h3", "g4").begin().pick("mythos dholes")
    tear(play, "j4", "k4")
    assert play.asked == "place"
    play.pick("put g4 1")
    assert (play.s.tiles_at(play.at("g4")) != [], up_at(play, "g4"), purple(play)) == (True, [], 12)


@rule("RV-R42")
def test_farms_and_outposts_stay_without_rails_and_a_farm_that_is_cut_off_does_not_count() -> None:
    table = turn("chthonian").rail(0, "k4", "j4", "i4", "h4").farm(0, "h4", "sheep").outpost(0, "i4")
    assert score_of(table.s, 0) == 2
    play = tear(table.begin().pick("mythos chthonian"), "k4", "j4")
    player = play.s.players[0]
    assert (play.s.farm[play.at("h4")], player.outposts, score_of(play.s, 0)) == (0, [play.at("i4")], 0)


@rule("RV-R42")
def test_a_rail_that_was_removed_may_be_laid_again_to_a_farm_but_not_to_an_old_one() -> None:
    table = turn("chthonian").rail(0, "k4", "j4", "i5").farm(0, "i5", "sheep").give(0, coal=1, iron=1)
    table.old_ones_act(10, 30).tile("zombie", "j5")
    play = tear(table.begin().pick("mythos chthonian"), "j4", "i5").pick("hills")
    edges = {frozenset(text.split()[1:]) for text in play.options("rail")}
    assert {"j4", "i5"} in edges
    assert {"j4", "j5"} not in edges


# Tiles that come to the map.


@shows("mythos-dark-young")
@rule("RV-M8", "RV-RG22", "RV-R40")
def test_the_dark_young_bring_an_unused_tile_of_level_3_face_up() -> None:
    table = turn("dark-young").unused(three="shoggoth").token("a1", "b1", "h3")
    play = table.begin().pick("mythos dark-young")
    assert play.options() == ["put a1 3", "put b1 3"]
    assert play.s.piles[2] != []  # not drawn yet
    play.pick("put b1 3")
    assert (up_at(play, "b1"), play.s.piles[2], purple(play)) == (["shoggoth"], [], 11)


@rule("RV-M8", "RV-RG22")
def test_a_tile_of_the_next_lower_level_comes_when_none_is_left() -> None:
    table = turn("dark-young").unused(two="loyalist").token("f2", "h3")
    assert up_at(table.begin().pick("mythos dark-young"), "f2") == ["loyalist"]


@rule("RV-M8", "RV-M3", "RV-RG9")
def test_no_tile_is_drawn_where_there_is_no_place_for_it() -> None:
    assert "mythos dark-young" not in turn("dark-young").unused(three="shoggoth").token("h3").begin().options()
    nothing = turn("dark-young").unused().token("a1")
    assert "mythos dark-young" not in nothing.begin().options()
    # All tiles of lower levels are placed: then lower tokens will do.
    low = turn("dark-young").unused(three="shoggoth").hoard(three="zombie").token("h3").begin()
    assert up_at(low.pick("mythos dark-young"), "h3") == ["shoggoth"]


@rule("RV-M8", "RV-RG9")
def test_an_occupied_token_is_used_only_when_no_empty_one_suits() -> None:
    table = turn("dark-young").unused(three="shoggoth").token("a1", "b1").tile("zombie", "a1")
    assert up_at(table.begin().pick("mythos dark-young"), "b1") == ["shoggoth"]
    table = turn("dark-young").unused(three="shoggoth").token("a1").tile("zombie", "a1")
    assert up_at(table.begin().pick("mythos dark-young"), "a1") == ["shoggoth", "zombie"]


@rule("RV-M8")
def test_a_blank_one_goes_and_the_token_stays() -> None:
    play = turn("dark-young").unused(three="blank").token("a1").begin().pick("mythos dark-young")
    assert (play.events("revealed"), play.kinds_at("a1")) == ([("a1", "blank")], [])
    assert play.s.tokens == 1 << play.at("a1")


@rule("RV-R40")
def test_the_unused_tiles_are_those_that_were_not_drawn_and_chance_says_which_comes() -> None:
    assert [len(pile) for pile in turn().s.piles] == [6, 4, 6]
    came = set()
    for seed in range(12):
        table = DarkTable("dark-young").old_ones_act().unused(three="shoggoth mi-go zombie").token("a1")
        table.s.rng = Rng(seed)
        came.add(up_at(table.begin().pick("mythos dark-young"), "a1")[0])
    assert came == {"shoggoth", "mi-go", "zombie"}


@shows("mythos-servitor-of-the-outer-gods")
@rule("RV-M8", "RV-M17")
def test_the_servitor_brings_a_tile_that_may_move_on() -> None:
    table = turn("servitor-of-the-outer-gods").unused(three="shoggoth").token("g1").tile("zombie", "a4")
    play = table.begin().pick("mythos servitor-of-the-outer-gods")
    assert play.options() == ["rouse g1 shoggoth 1", "rouse a4 zombie 1"]
    play.pick("rouse g1 shoggoth 1")
    while play.asked == "step":
        play.pick(play.options()[0])
    assert len(play.events("moved")) == 2
    assert {args[0] for args in play.events("moved")} == {"shoggoth"}
    assert purple(play) == 12


@shows("mythos-yog-sothoth")
@rule("RV-M11", "RV-RG23", "RV-M6")
def test_yog_sothoth_takes_back_a_tile_and_its_owner_loses_nothing() -> None:
    table = turn("yog-sothoth").taken(0, "shoggoth", 1).taken(1, "zombie", 1).token("h3", "h4")
    play = table.begin().pick("mythos yog-sothoth")
    assert (who(play), play.options()) == (OLD_ONES, ["reclaim 0 shoggoth 1", "reclaim 1 zombie 1"])
    play.pick("reclaim 0 shoggoth 1", "put h4 1")
    player = play.s.players[0]
    assert (up_at(play, "h4"), player.tiles, player.vp) == (["shoggoth"], [], 4)
    assert (purple(play), points(play)) == (12, 0)
    assert sum(map(sum, play.s.wounds)) == 0


@rule("RV-M11")
def test_who_holds_mad_johnson_gets_a_point_more_for_a_tile_taken_back() -> None:
    table = turn("yog-sothoth").taken(0, "shoggoth", 1).hand(0, "johnson").token("h3")
    assert score_of(table.s, 0) == 5
    play = table.begin().pick("mythos yog-sothoth")
    assert (play.s.players[0].vp, score_of(play.s, 0)) == (5, 5)


@rule("RV-M11")
def test_a_tile_for_which_there_is_no_place_cannot_be_taken_back() -> None:
    table = turn("yog-sothoth").taken(0, "shoggoth", 3).taken(1, "zombie", 1).taken(1, "mi-go", 1).token("h3")
    play = table.begin().pick("mythos yog-sothoth")
    assert play.options() == ["reclaim 1 zombie 1", "reclaim 1 mi-go 2"]
    assert "mythos yog-sothoth" not in turn("yog-sothoth").taken(0, "shoggoth", 1).begin().options()


# Characters.


@shows("mythos-dimensional-shambler")
@rule("RV-M9", "RV-R29", "RV-R37")
def test_the_dimensional_shambler_kills_two_on_display_before_it_is_refilled() -> None:
    table = turn("dimensional-shambler", "keziah-mason").display("jones", "verne", "zhu", "krupp", "bones")
    play = table.begin().pick("mythos dimensional-shambler", "kill zhu")
    assert play.options() == ["kill jones", "kill verne", "kill krupp", "kill bones"]
    play.pick("kill jones")
    assert len(play.s.display) == 5
    assert {"zhu", "jones"}.isdisjoint(play.s.display)
    assert play.s.removed == ["zhu", "jones"]
    assert (purple(play), play.options("mythos")) == (10, ["mythos keziah-mason"])  # no time: another may follow


@shows("mythos-hounds-of-tindalos")
@rule("RV-M9", "RV-M19")
def test_the_hounds_of_tindalos_kill_two_and_hold_somebody_up() -> None:
    table = turn("hounds-of-tindalos").display("jones", "verne", "zhu", "krupp", "bones")
    play = table.begin().pick("mythos hounds-of-tindalos", "kill zhu", "kill bones", "whom 1")
    assert (play.s.removed, play.s.space) == (["zhu", "bones"], [20, 22, 11])


@shows("mythos-hunting-horror")
@rule("RV-M9", "RV-M17")
def test_the_hunting_horror_kills_two_and_an_old_one_moves() -> None:
    table = turn("hunting-horror").display("jones", "verne", "zhu", "krupp", "bones").tile("zombie", "i3")
    play = table.begin().pick("mythos hunting-horror", "kill zhu", "kill bones")
    while play.asked == "step":
        play.pick(play.options()[0])
    assert (play.s.removed, len(play.events("moved")), purple(play)) == (["zhu", "bones"], 1, 11)


@rule("RV-M3")
def test_a_later_effect_that_cannot_be_done_is_left_out() -> None:
    table = turn("hunting-horror").display("jones", "verne", "zhu", "krupp", "bones").tile("temple", "i3")
    play = table.begin().pick("mythos hunting-horror", "kill zhu", "kill bones")
    assert (played(play), play.asked) == (["hunting-horror"], "old-ones")


@shows("mythos-serpent-people")
@rule("RV-M10", "RV-RG25")
def test_the_serpent_people_kill_two_of_one_or_of_several_humans() -> None:
    table = turn("serpent-people").hand(0, "johnson", "castro").hand(1, "merino").taken(0, "zombie", 1)
    before = score_of(table.s, 0)
    play = table.begin().pick("mythos serpent-people")
    assert play.options() == ["slay 0 johnson", "slay 0 castro", "slay 1 merino"]
    play.pick("slay 0 johnson", "slay 1 merino")
    assert [player.hand for player in play.s.players] == [["castro"], []]
    assert [player.spent for player in play.s.players] == [[], []]
    assert score_of(play.s, 0) == before - 1  # it scores nothing any more
    one = (
        turn("serpent-people").hand(0, "johnson", "castro").begin().pick("mythos serpent-people", "slay 0 castro")
    )
    assert (one.s.players[0].hand, purple(one)) == ([], 11)


@rule("RV-M3", "RV-M10")
def test_a_number_is_done_as_far_as_possible_and_a_card_without_effect_cannot_be_played() -> None:
    play = turn("serpent-people").hand(1, "castro").begin().pick("mythos serpent-people")
    assert play.s.players[1].hand == []
    assert "mythos serpent-people" not in turn("serpent-people").begin().options()


# Mythos cards.


@shows("mythos-nyarlathotep")
@rule("RV-M12", "RV-R39")
def test_nyarlathotep_takes_back_two_cards_that_were_played_but_not_this_one() -> None:
    play = turn("nyarlathotep").discarded("dagon", "gugs", "dholes").begin().pick("mythos nyarlathotep")
    assert play.options() == ["regain dagon", "regain gugs", "regain dholes"]
    play.pick("regain gugs", "regain dagon")
    assert (hand(play), played(play)) == (["dagon", "gugs"], ["dholes", "nyarlathotep"])
    assert "mythos nyarlathotep" not in turn("nyarlathotep").begin().options()  # nothing but itself


@rule("RV-M12")
def test_all_know_of_the_cards_that_come_back_to_the_hand() -> None:
    play = (
        turn("nyarlathotep", "starry-wisdom")
        .discarded("dagon", "gugs")
        .begin()
        .pick("mythos nyarlathotep", "regain gugs")
    )
    for seed in range(5):
        world = Played(play.match.fork())
        world.match.game.determinize(world.s, (0,), Rng(seed))
        assert {"gugs", "dagon"} <= set(hand(world))
        assert len(hand(world)) == 3


@shows("mythos-azathoth")
@rule("RV-M13", "RV-M14", "RV-R39")
def test_azathoth_shuffles_what_was_played_into_the_deck_and_draws() -> None:
    table = turn("azathoth").discarded("dagon", "gugs", "dholes")
    left = len(table.s.mythos)
    table.s.sunk = 4
    play = table.begin().pick("mythos azathoth")
    assert (played(play), len(play.s.mythos), len(hand(play))) == (["azathoth"], left + 3 - 2, 2)
    assert play.s.sunk == 0  # nobody knows any more what lies below
    in_the_deck = [play.s.tables.mythos[card].id for card in play.s.mythos]
    assert {"dagon", "gugs", "dholes"} <= {*in_the_deck, *hand(play)}
    assert "mythos azathoth" not in turn("azathoth").begin().options()


@rule("RV-M14")
def test_nobody_else_sees_what_was_drawn() -> None:
    play = turn("azathoth").discarded("dagon").begin().pick("mythos azathoth")
    own = [event.args for event in play.match.events_for(OLD_ONES) if event.kind == "drew-card"]
    assert sorted(name for (name,) in own) == hand(play)
    for seat in (0, 1, None):
        told = [event.kind for event in play.match.events_for(seat)]
        assert ("drew" in told, "drew-card" in told) == (True, False)
        assert play.match.view(seat).view.dark.hand == []


@rule("RV-M14")
def test_no_more_is_drawn_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = turn("keziah-mason").card_does(monkeypatch, "keziah-mason", CardEffect("draw", number=2))
    table.discarded(*(table.s.tables.mythos[card].id for card in table.s.mythos[:-1]))
    table.s.sunk = 1
    play = table.begin().pick("mythos keziah-mason")
    assert (len(hand(play)), play.s.mythos, play.s.sunk) == (1, [], 0)
    assert play.options("summon") == []  # the deck is never shuffled again by itself (RV-R39)


@rule("RV-R39")
def test_a_deck_that_is_used_up_stays_so() -> None:
    table = turn("chthonian")
    table.discarded(*(table.s.tables.mythos[card].id for card in list(table.s.mythos)))
    assert table.begin().options("summon") == []


# PLACE, REVEAL and MOVE.


@shows("mythos-shub-niggurath")
@rule("RV-M15", "RV-M21")
def test_shub_niggurath_places_two_tiles_and_makes_a_token_dangerous() -> None:
    table = turn("shub-niggurath").token("h3", "g4", "h4")
    play = table.begin().pick("mythos shub-niggurath", "put h3 1", "put g4 1")
    assert play.options() == ["endanger h3", "endanger g4", "endanger h4"]
    play.pick("endanger h4")
    assert play.s.dangerous == 1 << play.at("h4")
    assert [len(play.s.tiles_at(play.at(name))) for name in ("h3", "g4", "h4")] == [1, 1, 0]
    assert (up_at(play, "h3"), purple(play)) == ([], 11)


@rule("RV-M21", "RV-M3")
def test_only_a_normal_token_can_become_dangerous_and_what_cannot_be_done_is_left_out() -> None:
    table = turn("shub-niggurath").token("h3", "g4", dangerous=True)
    play = table.begin().pick("mythos shub-niggurath", "put h3 1")
    assert (play.asked, played(play), purple(play)) == ("old-ones", ["shub-niggurath"], 11)


@shows("mythos-the-yellow-sign")
@rule("RV-M16")
def test_the_yellow_sign_turns_up_two_tiles_for_no_time() -> None:
    table = turn("the-yellow-sign").token("h3", "g4", "h4")
    for kind, name in (("zombie", "h3"), ("blank", "g4"), ("mi-go", "h4")):
        table.tile(kind, name, up=False)
    play = table.begin().pick("mythos the-yellow-sign", "uncover g4", "uncover h4")
    assert (up_at(play, "h3"), play.kinds_at("g4"), up_at(play, "h4")) == ([], [], ["mi-go"])
    assert (purple(play), play.s.tokens.bit_count()) == (10, 3)  # the token under a blank stays
    assert "mythos the-yellow-sign" not in turn("the-yellow-sign").tile("zombie", "h3").begin().options()


@shows("mythos-dagon")
@rule("RV-M17")
def test_dagon_moves_an_old_one_up_to_three_hexes() -> None:
    table = turn("dagon").tile("zombie", "d3").tile("temple", "e4").tile("mi-go", "a4", up=False)
    play = table.begin().pick("mythos dagon")
    first = play.options()
    assert "done" not in first  # at least one
    assert {text.split()[0] for text in first} == {"step"}
    play.pick(first[0])
    assert "done" in play.options()
    play.pick("done")
    assert len(play.events("moved")) == 1
    assert (play.events("movement"), purple(play)) == ([], 11)  # no card is turned
    far = turn("dagon").tile("zombie", "d3").begin().pick("mythos dagon")
    while far.asked == "step":
        far.pick(far.options()[0])
    assert len(far.events("moved")) == 3


@rule("RV-M17", "RV-M5")
def test_the_old_one_player_chooses_who_moves_but_nobody_at_a_port_or_an_outpost() -> None:
    table = turn("dagon").tile("zombie", "i3").tile("mi-go", "f4").tile("shoggoth", "j4").outpost(0, "j4")
    table.tile("temple", "g2")
    play = table.begin().pick("mythos dagon")
    assert (who(play), play.options()) == (OLD_ONES, ["rouse i3 zombie 1", "rouse f4 mi-go 1"])
    only = turn("dagon").tile("shoggoth", "j4").outpost(0, "j4").tile("temple", "g2").begin()
    assert "mythos dagon" not in only.options()


@rule("RV-M17")
def test_it_stops_at_a_farm_which_is_blighted() -> None:
    table = turn("dagon").tile("zombie", "h4").rail(0, "k4", "j4", "i4").farm(0, "i4", "sheep")
    play = table.begin().pick("mythos dagon")
    assert (play.kinds_at("i4"), play.events("blighted")) == (["zombie"], [(0, "i4")])
    assert play.asked == "old-ones"


@rule("RV-M4", "RV-M17")
def test_a_combat_comes_after_the_last_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    table = turn("dagon").tile("zombie", "j4").display("jones", "verne", "zhu", "krupp", "bones")
    table.card_does(monkeypatch, "dagon", CardEffect("move", number=2), CardEffect("kill-display", number=1))
    play = write(monkeypatch, table.units(0, infantry=1), "zombie I/", "zombie I/").begin().pick("mythos dagon")
    assert (play.kinds_at("k4"), play.asked, play.s.fight) == (["zombie"], "kill", None)
    play.pick("kill zhu")
    assert play.events("port-held") == [(0,)]
    assert played(play) == ["dagon"]


@shows("mythos-the-dunwich-horror")
@rule("RV-M16", "RV-M17")
def test_the_dunwich_horror_comes_to_light_and_moves() -> None:
    table = turn("the-dunwich-horror").token("d3").tile("shoggoth", "d3", up=False)
    play = table.begin().pick("mythos the-dunwich-horror")
    while play.asked == "step":
        play.pick(play.options()[0])
    assert play.events("revealed") == [("d3", "shoggoth")]
    assert (len(play.events("moved")), purple(play)) == (4, 12)


# Stores, discs, farms.


@shows("mythos-starry-wisdom")
@rule("RV-M18", "RV-M5")
def test_the_church_of_starry_wisdom_takes_gold_of_one_human() -> None:
    table = turn("starry-wisdom").give(0, gold=3).give(1, gold=1)
    play = table.begin().pick("mythos starry-wisdom")
    assert (who(play), play.options()) == (OLD_ONES, ["whom 0", "whom 1"])
    play.pick("whom 1")
    assert ([player.gold for player in play.s.players], purple(play)) == ([3, 0], 10)
    play = turn("starry-wisdom").give(0, gold=3).give(1, gold=0).begin().pick("mythos starry-wisdom")
    assert play.s.players[0].gold == 1
    assert "mythos starry-wisdom" not in turn("starry-wisdom").give(0, gold=0).give(1, gold=0).begin().options()


@rule("RV-M18")
def test_goods_may_be_taken_of_all_humans(monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = CardEffect("lose-goods", number=2, goods="coal", who="all")
    table = turn("starry-wisdom").card_does(monkeypatch, "starry-wisdom", everybody)
    play = table.give(0, coal=3).give(1, coal=1).begin().pick("mythos starry-wisdom")
    assert [player.coal for player in play.s.players] == [1, 0]


@shows("mythos-keziah-mason")
@rule("RV-M19")
def test_keziah_mason_moves_a_disc_on_but_not_beyond_the_end() -> None:
    play = turn("keziah-mason").old_ones_act(52, 30).begin().pick("mythos keziah-mason", "whom 0")
    assert play.s.space == [53, 30, 11]
    over = (
        turn("keziah-mason").old_ones_act(53, 30).begin().pick("mythos keziah-mason")
    )  # who is at the end is left
    assert over.s.space == [53, 32, 11]


@rule("RV-M19")
def test_the_disc_goes_on_top_of_what_lies_there() -> None:
    play = turn("keziah-mason").old_ones_act(20, 22).begin().pick("mythos keziah-mason", "whom 0")
    assert play.s.space == [22, 22, 11]
    assert turn_order(play.s) == [0, 1]


@shows("mythos-the-blasted-heath")
@rule("RV-M20", "RV-M5")
def test_the_blasted_heath_blights_a_farm_near_an_old_one() -> None:
    table = turn("the-blasted-heath").tile("temple", "h4").hand(0, "castro", "alika")
    for name in ("h5", "g5", "e5"):
        table.farm(0, name, "sheep")
    table.farm(1, "g4", "corn", blighted=True)
    play = table.begin().pick("mythos the-blasted-heath")
    assert (who(play), sorted(play.options())) == (OLD_ONES, ["wither g5", "wither h5"])
    play.pick("wither g5")
    assert (play.events("blighted"), purple(play)) == ([(0, "g5")], 12)
    assert sum(map(sum, play.s.wounds)) == 0  # nobody has entered it


@rule("RV-M20")
def test_what_lies_face_down_blights_nothing() -> None:
    table = turn("the-blasted-heath").tile("zombie", "h4", up=False).token("h4").farm(0, "h5", "sheep")
    assert "mythos the-blasted-heath" not in table.begin().options()


# Damage and units.


@shows("mythos-elder-things")
@rule("RV-M22")
def test_elder_things_take_damage_off_first_of_who_has_most_then_of_who_acts_next() -> None:
    table = turn("elder-things").tile("shoggoth", "h4", damage={0: 2, 1: 2}).tile("mi-go", "f4", damage={1: 1})
    play = table.begin().pick("mythos elder-things")
    assert (who(play), play.options()) == (OLD_ONES, ["soothe f4 mi-go 1", "soothe h4 shoggoth 1"])
    play.pick("soothe h4 shoggoth 1")
    tile = play.s.tiles_at(play.at("h4"))[0]
    assert (play.s.wounds[tile], purple(play)) == ([0, 1], 10)
    assert [player.hq for player in play.s.players] == [20, 18]


@rule("RV-M22", "RV-M3")
def test_no_more_damage_is_taken_off_than_there_is() -> None:
    play = turn("elder-things").tile("mi-go", "f4", damage={1: 2}).begin().pick("mythos elder-things")
    assert (play.events("soothed"), play.s.players[1].hq) == ([("mi-go", "f4", 2)], 20)
    assert "mythos elder-things" not in turn("elder-things").tile("mi-go", "f4").begin().options()


@shows("mythos-men-of-leng")
@rule("RV-M23", "RV-M5", "RV-M6")
def test_the_men_of_leng_take_a_unit_that_its_owner_chooses() -> None:
    table = turn("men-of-leng").units(0, infantry=2, artillery=1).units(1, airship=1).hand(0, "neumann")
    play = table.begin().pick("mythos men-of-leng")
    assert (who(play), play.options()) == (OLD_ONES, ["whom 0", "whom 1"])
    play.pick("whom 0")
    assert (who(play), play.options()) == (0, ["lose infantry", "lose artillery"])
    supply = play.s.units[2]
    play.pick("lose artillery")
    assert (home(play), play.s.units[2], points(play)) == ({"infantry": 2}, supply + 1, 2)
    assert play.asked == "old-ones"  # Neumann is not asked


@rule("RV-M23")
def test_a_card_may_say_which_kind_of_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    airships = CardEffect("lose-unit", unit="airship", number=2)
    table = turn("men-of-leng").card_does(monkeypatch, "men-of-leng", airships)
    play = table.units(0, infantry=2, airship=1).units(1, infantry=1).begin().pick("mythos men-of-leng")
    assert (home(play), points(play)) == ({"infantry": 2}, 2)


# When cards can be played.


@rule("RV-M2", "RV-R38")
def test_a_card_for_combat_is_not_for_ones_own_turn() -> None:
    table = turn("moon-beasts", "dagon", "keziah-mason", "ghoul").tile("zombie", "i3").units(0, infantry=2)
    play = table.begin()
    assert play.options("mythos") == ["mythos dagon", "mythos keziah-mason"]


@rule("RV-R37")
def test_several_cards_may_be_played_and_each_moves_the_disc() -> None:
    play = turn("keziah-mason", "starry-wisdom", "hounds-of-tindalos").begin()
    play.pick("mythos keziah-mason", "whom 0", "mythos starry-wisdom", "whom 1")
    assert (purple(play), played(play)) == (11, ["keziah-mason", "starry-wisdom"])
    play.pick("mythos hounds-of-tindalos")
    assert purple(play) == 12


@rule("RV-R43")
def test_the_disc_may_come_to_lie_beyond_the_end_and_then_no_turn_follows() -> None:
    table = turn("the-blasted-heath", "keziah-mason").clock(52, 53, 52).tile("temple", "h4").farm(0, "h5", "sheep")
    table.s.came[OLD_ONES] = table.s.arrivals = 9
    play = table.begin().pick("mythos the-blasted-heath")
    assert (purple(play), who(play)) == (54, 0)
