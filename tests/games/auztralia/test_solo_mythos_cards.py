"""The 30 solo Mythos cards, one test for each at least."""

import pytest

from rulebound.games.auztralia.scoring import old_ones_parts
from tests.games.auztralia.fighting import attack, home, hurt, out, sanity, wounds, write
from tests.games.auztralia.mythos_solo import (
    alone,
    before,
    discarded,
    front,
    seen,
    together,
    trophy,
    turn,
    waiting,
)
from tests.marks import rule, shows

FIVE = ("bones", "jago", "castro", "zhu", "davies")  # a display, the oldest last


# Level 1.


@rule("RV-Y6", "RV-N4")
@shows("mythos-solo-ghosts")
def test_ghosts_wait_for_the_next_combat_and_take_a_sanity() -> None:
    """EX24."""
    play = turn(front("temple", infantry=1), "solo-ghosts")
    assert before(play) == ["solo-ghosts"]
    assert discarded(play) == []
    play.pick("attack")
    assert play.asked == "fight"
    assert sanity(play) == 2
    assert before(play) == []
    assert discarded(play) == ["solo-ghosts"]
    assert play.events("mythos-applies") == [(0, "solo-ghosts")]


@rule("RV-N18")
@shows("mythos-solo-deep-ones")
def test_deep_ones_deal_a_damage_that_the_player_places() -> None:
    play = attack(waiting(front("temple", infantry=1, artillery=1), "solo-deep-ones"))
    assert play.options() == ["hit infantry", "hit artillery"]
    play.pick("hit artillery")
    assert hurt(play) == {"artillery": 1}
    assert play.asked == "fight"


@shows("mythos-solo-night-gaunts")
def test_night_gaunts_deal_a_damage_to_the_airships() -> None:
    play = attack(waiting(front("temple", infantry=1, airship=1), "solo-night-gaunts"))
    assert hurt(play) == {"airship": 1}
    assert before(play) == []


@rule("RV-N8")
@shows("mythos-solo-whippoorwills")
def test_whippoorwills_kill_the_oldest_of_the_display() -> None:
    play = turn(alone().display(*FIVE), "solo-whippoorwills")
    assert play.s.removed == ["davies"]
    assert play.s.display[1:] == ["bones", "jago", "castro", "zhu"]
    assert len(play.s.display) == 5


@rule("RV-N13")
@shows("mythos-solo-zoogs")
def test_zoogs_take_a_gold_if_there_is_one() -> None:
    assert turn(alone().give(0, gold=3), "solo-zoogs").s.players[0].gold == 2
    play = turn(alone().give(0, gold=0), "solo-zoogs")
    assert play.s.players[0].gold == 0
    assert not play.events("robbed")


@shows("mythos-solo-rats-in-the-walls")
def test_rats_in_the_walls_take_a_coal() -> None:
    play = turn(alone().give(0, coal=3, iron=3, gold=3), "solo-rats-in-the-walls")
    player = play.s.players[0]
    assert (player.coal, player.iron, player.gold) == (2, 3, 3)


@shows("mythos-solo-brown-jenkin")
def test_brown_jenkin_takes_an_iron() -> None:
    play = turn(alone().give(0, coal=3, iron=3, gold=3), "solo-brown-jenkin")
    player = play.s.players[0]
    assert (player.coal, player.iron, player.gold) == (3, 2, 3)


@rule("RV-N11")
@shows("mythos-solo-cult-of-cthulhu")
def test_the_cult_of_cthulhu_turns_up_the_nearest_tile() -> None:
    table = alone().tile("temple", "e4", up=False, level=2).tile("temple", "h4", up=False, level=1)
    assert seen(turn(table, "solo-cult-of-cthulhu")) == ["h4"]


@rule("RV-N16")
@shows("mythos-solo-elder-things")
def test_elder_things_take_two_damage_off_the_nearest_that_has_any() -> None:
    table = alone().tile("temple", "e4", damage={0: 3}).tile("temple", "g4", damage={0: 3}).tile("temple", "i4")
    play = turn(table, "solo-elder-things")
    assert {play.s.board.ids[play.s.at[n]]: play.s.damage_on(n) for n in (24, 25, 26)} == {
        "e4": 3,
        "g4": 1,
        "i4": 0,
    }
    assert play.s.players[0].hq == 20 - 4


@rule("RV-N12")
@shows("mythos-solo-gnoph-keh")
def test_gnoph_keh_leads_the_nearest_old_one_a_step() -> None:
    play = turn(alone().tile("mi-go", "f4").tile("zombie", "g4").tile("temple", "i4"), "solo-gnoph-keh")
    assert [moved[:2] for moved in play.events("moved")] == [("zombie", "g4")]
    assert play.s.board.distance[play.at("k4")][play.at(str(play.events("moved")[0][2]))] == 3


# Level 2.


@rule("RV-N7", "RV-Y10")
@shows("mythos-solo-abhoth")
def test_abhoth_brings_a_tile_of_level_1_to_the_nearest_empty_hex_of_that_level() -> None:
    play = turn(alone().remove_blanks(), "solo-abhoth")
    assert seen(play) == ["i3"]
    (tile,) = play.s.tiles_at(play.at("i3"))
    assert play.s.tables.tiles[tile].level == 1
    assert len(play.s.piles[0]) == 10


@rule("RV-N11")
@shows("mythos-solo-haemophore")
def test_a_haemophore_looks_for_level_before_nearness() -> None:
    table = alone().tile("temple", "i4", up=False, level=1).tile("temple", "a5", up=False, level=2)
    assert seen(turn(table.tile("temple", "c5", up=False, level=2), "solo-haemophore")) == ["c5"]


@rule("RV-N17", "RV-N18", "RV-RG21", "RV-N5")
@shows("mythos-solo-ghoul")
def test_a_ghoul_takes_an_infantry_and_the_least_zombie_joins() -> None:
    play = attack(waiting(front("temple", infantry=2, artillery=1), "solo-ghoul"))
    assert out(play) == {"infantry": 1, "artillery": 1}
    assert play.kinds_at("j4") == ["temple", "zombie"]
    tiles = play.s.tables.tiles
    zombie = next(n for n in play.s.tiles_at(play.at("j4")) if tiles[n].kind == "zombie")
    assert (tiles[zombie].vp, play.s.is_up(zombie)) == (0, True)
    assert play.s.units[0] == 10 - 1
    assert old_ones_parts(play.s) == (3, 0, 0, 0)


@shows("mythos-solo-shantaks")
def test_shantaks_deal_two_damage_to_the_airships() -> None:
    play = attack(waiting(front("temple", infantry=1, airship=2), "solo-shantaks"))
    assert out(play) == {"infantry": 1, "airship": 1}
    assert hurt(play) == {}


@shows("mythos-solo-moon-beasts")
def test_moon_beasts_take_a_sanity_and_deal_a_damage() -> None:
    play = attack(waiting(front("temple", infantry=1), "solo-moon-beasts"))
    assert sanity(play) == 2
    assert hurt(play) == {"infantry": 1}


@shows("mythos-solo-the-unnamable")
def test_the_unnamable_keeps_a_hit_of_the_first_card_off(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(front("temple", infantry=1, artillery=1), "solo-the-unnamable")
    play = attack(write(monkeypatch, table, "temple IA/", "temple IA/"))
    play.pick("fight")
    assert wounds(play, "temple") == [1]
    play.pick("fight")
    assert wounds(play, "temple") == [3]


@shows("mythos-solo-the-haunter-of-the-dark")
def test_the_haunter_of_the_dark_kills_the_two_oldest() -> None:
    play = turn(alone().display(*FIVE), "solo-the-haunter-of-the-dark")
    assert play.s.removed == ["davies", "zhu"]
    assert play.s.display[2:] == ["bones", "jago", "castro"]
    assert len(play.s.display) == 5


@rule("RV-N14")
@shows("mythos-solo-keziah-mason")
def test_keziah_mason_moves_the_disc_on() -> None:
    play = turn(alone(), "solo-keziah-mason")
    assert play.s.space == [24, 24]
    assert play.s.seat == 0  # on top of the purple disc


@rule("RV-N13")
@shows("mythos-solo-starry-wisdom")
def test_starry_wisdom_takes_two_gold_of_everybody() -> None:
    play = turn(together(3).give(0, gold=3).give(1, gold=1).give(2, gold=0), "solo-starry-wisdom")
    assert [player.gold for player in play.s.players] == [1, 0, 0]


@rule("RV-N12")
@shows("mythos-solo-dagon")
def test_dagon_leads_the_nearest_old_one_two_steps() -> None:
    play = turn(alone().tile("zombie", "g4"), "solo-dagon")
    assert len(play.events("moved")) == 2
    assert play.s.board.distance[play.at("k4")][play.at(str(play.events("moved")[1][2]))] == 2


# Level 3.


@rule("RV-N10", "RV-RG23")
@shows("mythos-solo-yog-sothoth")
def test_yog_sothoth_brings_back_the_tile_worth_most() -> None:
    table = trophy(trophy(alone(), "shoggoth", 1), "zombie", 2).give(0, vp=1)
    play = turn(table, "solo-yog-sothoth")
    assert play.kinds_at("i3") == ["shoggoth"]
    assert seen(play) == ["i3"]
    assert play.s.players[0].vp == 1 + 4
    assert [play.s.tables.tiles[tile].kind for tile in play.s.players[0].tiles] == ["zombie"]
    assert play.events("returned") == [(0, "shoggoth", "i3")]


@rule("RV-N19", "RV-RG24", "RV-Y5")
@shows("mythos-solo-great-race-of-yith")
def test_the_great_race_of_yith_turns_the_disc_back_and_the_lit_space_comes_again() -> None:
    table = alone().tile("temple", "i4", up=False).tile("temple", "h4", up=False)
    s = table.s
    nothing = next(n for n, card in enumerate(s.tables.revelations) if card.kind == "nothing")
    level_1 = [n for n, card in enumerate(s.tables.revelations) if card.level == 1]
    s.revealed = [n for n in level_1 if n != nothing]  # the only one of its level that is unused
    s.revelations = [n for n in s.revelations if n not in level_1]
    play = turn(table, "solo-great-race-of-yith", "solo-zoogs")
    assert play.events("awakened") == [(24,), (24,)]
    assert play.events("rewound") == [(23,)]
    assert play.events("revelation") == [("nothing",)]
    order = [e.kind for e in play.match.events if e.kind in ("awakened", "mythos", "rewound", "revelation")]
    assert order == ["awakened", "mythos", "rewound", "revelation", "awakened", "mythos"]


@rule("RV-N18")
@shows("mythos-solo-gugs")
def test_gugs_bring_a_tile_of_level_2_and_nobody_withdraws_before_the_first_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = waiting(front("temple", infantry=2).remove_blanks(), "solo-gugs")
    play = attack(write(monkeypatch, table, "-", "-"))
    assert len(play.s.tiles_at(play.at("j4"))) == 2
    assert 2 in [play.s.tables.tiles[tile].level for tile in play.s.tiles_at(play.at("j4"))]
    assert play.s.fight is not None
    assert play.s.fight.cards == 1  # it was turned at once: there was nothing to choose
    assert play.options() == ["fight", "withdraw all"]


@shows("mythos-solo-the-colour-out-of-space")
def test_the_colour_out_of_space_takes_two_sanity() -> None:
    assert sanity(attack(waiting(front("temple", infantry=1), "solo-the-colour-out-of-space"))) == 1


@shows("mythos-solo-star-spawn")
def test_the_star_spawn_deal_two_damage() -> None:
    play = attack(waiting(front("temple", infantry=2), "solo-star-spawn"))
    assert out(play) == {"infantry": 1}


@rule("RV-N15")
@shows("mythos-solo-the-blasted-heath")
def test_the_blasted_heath_blights_the_farm_nearest_to_a_port_that_an_old_one_is_near() -> None:
    table = alone().farm(0, "i4", "cattle").farm(0, "g4", "sheep").farm(0, "f4", "sheep").tile("temple", "e4")
    play = turn(table, "solo-the-blasted-heath")
    assert play.events("blighted") == [(0, "g4")]


@rule("RV-N6")
@shows("mythos-solo-bholes")
def test_bholes_swallow_the_rail_nearest_to_a_port() -> None:
    play = turn(alone().rail(0, "j4", "i4", "i5"), "solo-bholes")
    assert play.events("rail-lost") == [(0, "i4", "j4")]
    assert play.s.rails.count(0) == 1
    assert play.s.players[0].rails == 19


@rule("RV-N7", "RV-N12")
@shows("mythos-solo-shub-niggurath")
def test_shub_niggurath_brings_a_tile_of_level_2_and_leads_the_nearest_a_step() -> None:
    table = alone().remove_blanks().tile("zombie", "f4", level=1)
    s = table.s
    for n in (27, 28):  # temples do not move
        s.piles[1].remove(n)
        s.put_tile(n, -3)
    play = turn(table, "solo-shub-niggurath")
    assert play.events("arose") == [("g3", 2)]
    assert [moved[1] for moved in play.events("moved")] == ["g3"]


@rule("RV-N11", "RV-N12")
@shows("mythos-solo-the-dunwich-horror")
def test_the_dunwich_horror_turns_a_tile_up_and_leads_the_nearest_three_steps() -> None:
    table = alone().tile("mi-go", "f4", up=False).tile("zombie", "e4", up=False)
    play = turn(table, "solo-the-dunwich-horror")
    assert play.events("revealed") == [("f4", "mi-go")]
    assert [kind for kind, _, _ in play.events("moved")] == ["mi-go"] * 3


@rule("RV-N9", "RV-N17", "RV-N3")
@shows("mythos-solo-nyarlathotep")
def test_nyarlathotep_takes_a_character_and_a_unit_of_the_players_choice() -> None:
    play = turn(alone().hand(0, "zhu", "johnson").units(0, infantry=1, airship=1), "solo-nyarlathotep")
    assert play.asked == "give-up"
    assert play.options() == ["give-up zhu", "give-up johnson"]
    play.pick("give-up johnson")
    assert play.asked == "lose-unit"
    play.pick("lose airship")
    assert play.s.players[0].hand == ["zhu"]
    assert play.s.removed == ["johnson"]
    assert home(play) == {"infantry": 1}
    assert play.s.units[3] == 3
