"""Mythos cards in a combat: every card, when they can be played, and what their effects do (RV-M22 to RV-M30)."""

import pytest

from rulebound.games.auztralia.mythos_cards import CardEffect
from tests.games.auztralia.fighting import attack, home, hurt, out, sanity, trophies, wounds, write
from tests.games.auztralia.harness import Played
from tests.games.auztralia.revenge import DarkTable, hand, played, points, purple, up_at, who
from tests.marks import rule, shows

OLD_ONES = 2  # their seat, in a game of two humans


def front(*cards: str, up: bool = True, humans: tuple[str, ...] = (), **units: int) -> DarkTable:
    """Seat 0 at turn, with units and characters, a shoggoth in j4, and the Old One player on 30 with cards."""
    table = DarkTable(*cards).clock(10, 12, 30).rail(0, "k4", "j4").hand(0, *humans).units(0, **units)
    table.tile("shoggoth", "j4", up=up)
    return table


def battle(monkeypatch: pytest.MonkeyPatch, table: DarkTable, *texts: str) -> Played:
    """Attack j4 with all units; these are the Old One cards, then some on which nothing stands."""
    return attack(write(monkeypatch, table, *texts, "-", "-", "-"))


def siege(monkeypatch: pytest.MonkeyPatch, table: DarkTable, *texts: str) -> Played:
    """The Old One in j4 goes to the port of seat 0, k4, by a card of the Old One player."""
    table.mythos("dagon", *(table.s.tables.mythos[card].id for card in table.dark.hand)).old_ones_act()
    return write(monkeypatch, table, *texts, "-", "-", "-").begin().pick("mythos dagon")


def invasion(monkeypatch: pytest.MonkeyPatch, table: DarkTable, *texts: str) -> Played:
    """The Old One in j4 goes to the outpost of seat 0 in k3."""
    table.rail(0, "k4", "k3").outpost(0, "k3")
    table.s.put_tile(table.s.tiles_at(table.hex("j4"))[0], table.hex("j2"))
    table.mythos("dagon", *(table.s.tables.mythos[card].id for card in table.dark.hand)).old_ones_act()
    return write(monkeypatch, table, *texts, "-", "-", "-").begin().pick("mythos dagon")


# Units that are destroyed.


@shows("mythos-flying-polyp")
@rule("RV-M23", "RV-M6", "RV-R38")
def test_a_flying_polyp_destroys_an_airship_that_neumann_cannot_save(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("flying-polyp", humans=("neumann",), infantry=1, airship=2)
    play = battle(monkeypatch, table)
    assert (who(play), play.asked) == (OLD_ONES, "interrupt")
    supply = play.s.units[3]
    play.pick("mythos flying-polyp")
    assert (out(play), play.s.units[3], points(play)) == ({"infantry": 1, "airship": 1}, supply + 1, 2)
    assert play.asked != "neumann"
    assert (purple(play), played(play)) == (31, ["flying-polyp"])


@rule("RV-M23")
def test_juliet_verne_still_fires_beside_an_airship_that_a_polyp_took(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("flying-polyp", humans=("verne",), infantry=1, airship=1))
    play.pick("mythos flying-polyp")
    assert out(play) == {"infantry": 1}
    play.pick("use verne")
    assert wounds(play, "shoggoth") == [1]
    assert play.options("use") == []  # once in a combat
    used = battle(monkeypatch, front("flying-polyp", "ghoul", humans=("verne",), infantry=1, airship=1))
    used.pick("done", "use verne", "mythos flying-polyp")
    assert used.options("use") == []


@rule("RV-M3", "RV-M23")
def test_a_flying_polyp_finds_nothing_without_an_airship(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("flying-polyp", infantry=1))
    assert play.options() == ["done", "quiet"]


@shows("mythos-ghoul")
@rule("RV-M23", "RV-M27", "RV-RG21", "RV-RG5")
def test_a_ghoul_takes_the_top_infantry_with_its_damage_and_a_zombie_joins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = front("ghoul", "moon-beasts", infantry=2).unused(one="zombie zombie", two="zombie")
    play = battle(monkeypatch, table, "shoggoth /P")
    play.pick("done")
    assert hurt(play) == {"infantry": 1}
    play.pick("mythos ghoul")
    assert (out(play), hurt(play), points(play)) == ({"infantry": 1}, {}, 1)
    assert up_at(play, "j4") == ["shoggoth", "zombie"]
    joined = next(tile for tile in play.s.tiles_at(play.at("j4")) if play.s.tables.tiles[tile].kind == "zombie")
    assert play.s.tables.tiles[joined].vp == 0  # the one worth least
    assert purple(play) == 30


@rule("RV-M27", "RV-RG21", "RV-M3")
def test_no_zombie_joins_when_none_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("ghoul", infantry=2).unused(one="mi-go")).pick("mythos ghoul")
    assert (out(play), up_at(play, "j4")) == ({"infantry": 1}, ["shoggoth"])


@rule("RV-M23", "RV-M5")
def test_of_any_kind_the_human_chooses_the_unit_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("moon-beasts", infantry=2, airship=1, artillery=1)
    table.card_does(monkeypatch, "moon-beasts", CardEffect("lose-unit", unit="any", number=2))
    play = battle(monkeypatch, table).pick("mythos moon-beasts")
    assert (who(play), play.options()) == (0, ["lose infantry", "lose artillery", "lose airship"])
    play.pick("lose airship", "lose infantry")
    assert (out(play), points(play)) == ({"infantry": 1, "artillery": 1}, 3)


@rule("RV-M23", "RV-RG5")
def test_a_port_and_an_outpost_are_no_units(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, front("ghoul", "flying-polyp"))
    assert play.asked == "interrupt"
    assert play.options("mythos") == []


# Damage.


@shows("mythos-deep-ones")
@rule("RV-M24", "RV-F3", "RV-R41")
def test_deep_ones_deal_a_damage_that_the_human_places(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("deep-ones", infantry=1, artillery=1, airship=1)).pick("mythos deep-ones")
    assert (who(play), play.options()) == (0, ["hit infantry", "hit artillery"])  # and no airship
    play.pick("hit artillery")
    assert (hurt(play), purple(play)) == ({"artillery": 1}, 30)


@rule("RV-R41", "RV-M24", "RV-M3")
def test_ordinary_damage_finds_nothing_among_airships_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("deep-ones", airship=2))
    assert play.options() == ["done", "quiet"]


@rule("RV-M24", "RV-M6")
def test_damage_of_a_card_destroys_units_which_neumann_can_save(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("deep-ones", humans=("neumann",), infantry=2)
    table.card_does(monkeypatch, "deep-ones", CardEffect("damage", number=3))
    play = battle(monkeypatch, table).pick("mythos deep-ones")
    assert (play.asked, points(play)) == ("neumann", 1)
    play.pick("save infantry")
    assert (out(play), hurt(play), home(play), points(play)) == (
        {"infantry": 1},
        {"infantry": 1},
        {"infantry": 1},
        1,
    )


@rule("RV-M24", "RV-F4")
def test_damage_of_a_card_may_go_to_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, front("deep-ones", infantry=1, airship=1)).pick("mythos deep-ones")
    assert play.options() == ["hit infantry", "hit port"]
    play.pick("hit port")
    assert play.s.fight is not None
    assert (play.s.fight.wall_hurt, hurt(play)) == (1, {})


@shows("mythos-night-gaunts")
@rule("RV-M25")
def test_night_gaunts_hurt_the_airships(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("night-gaunts", infantry=1, airship=1)).pick("mythos night-gaunts")
    assert (hurt(play), purple(play)) == ({"airship": 1}, 30)
    none = battle(monkeypatch, front("night-gaunts", infantry=1))
    assert none.options("mythos") == []


@rule("RV-M25", "RV-M6")
def test_airship_damage_destroys_an_airship_which_neumann_can_save(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("night-gaunts", humans=("neumann",), infantry=1, airship=1)
    table.card_does(monkeypatch, "night-gaunts", CardEffect("airship-damage", number=2))
    play = battle(monkeypatch, table).pick("mythos night-gaunts")
    assert (play.asked, points(play)) == ("neumann", 2)


# Sanity.


@shows("mythos-moon-beasts")
@rule("RV-M26")
def test_moon_beasts_take_a_sanity(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("moon-beasts", infantry=1)).pick("mythos moon-beasts")
    assert (play.events("sanity-lost"), purple(play)) == ([(0, 1, 2)], 30)


@shows("mythos-the-colour-out-of-space")
@rule("RV-M26", "RV-M30")
def test_the_colour_out_of_space_takes_two_and_who_has_less_is_defeated(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("the-colour-out-of-space", "moon-beasts", infantry=2)
    play = battle(monkeypatch, table, "shoggoth /P").pick("mythos moon-beasts", "mythos the-colour-out-of-space")
    assert (play.events("sanity-lost"), play.events("defeated")) == ([(0, 1, 2), (0, 2, 0)], [])
    table = front("the-colour-out-of-space", "moon-beasts", infantry=2)
    play = battle(monkeypatch, table, "shoggoth /PSS")
    assert play.asked == "interrupt"
    play.pick("done", "mythos the-colour-out-of-space")
    assert (play.events("defeated"), home(play), purple(play)) == ([(0,)], {"infantry": 1}, 31)
    assert points(play) == 1  # the one that was hurt


# Old Ones that join.


@shows("mythos-gugs")
@rule("RV-M27", "RV-R40")
def test_gugs_bring_an_unused_tile_of_level_2_that_is_fought_from_now_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("gugs", infantry=2).unused(one="zombie", two="loyalist")
    play = battle(monkeypatch, table, "loyalist I/").pick("mythos gugs")
    assert (up_at(play, "j4"), purple(play)) == (["loyalist", "shoggoth"], 31)
    if play.asked == "interrupt":
        play.pick("done")
    assert wounds(play, "loyalist") == [1]  # by the first card


@rule("RV-M27")
def test_one_of_a_lower_level_joins_when_none_is_left_and_a_blank_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    lower = battle(monkeypatch, front("gugs", infantry=2).unused(one="mi-go", three="shoggoth")).pick(
        "mythos gugs"
    )
    assert up_at(lower, "j4") == ["mi-go", "shoggoth"]
    blank = battle(monkeypatch, front("gugs", infantry=2).unused(two="blank")).pick("mythos gugs")
    assert (up_at(blank, "j4"), blank.events("revealed")) == (["shoggoth"], [("j4", "blank")])
    none = battle(monkeypatch, front("gugs", infantry=2).unused(three="shoggoth"))
    assert none.options("mythos") == []


@rule("RV-M27")
def test_karpov_does_nothing_to_what_joins_at_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("gugs", humans=("karpov",), infantry=2).unused(two="loyalist")
    play = siege(monkeypatch, table).pick("mythos gugs")
    assert (wounds(play, "loyalist"), wounds(play, "shoggoth")) == ([0], [2])


@shows("mythos-star-spawn")
@rule("RV-M27", "RV-M24")
def test_the_star_spawn_join_and_deal_a_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("star-spawn", infantry=1, artillery=1).unused(three="cthulhu")
    play = battle(monkeypatch, table).pick("mythos star-spawn")
    assert (up_at(play, "j4"), play.asked, purple(play)) == (["cthulhu", "shoggoth"], "damage", 32)
    play.pick("hit infantry")
    assert hurt(play) == {"infantry": 1}


@rule("RV-M27", "RV-RG15")
def test_a_tile_that_joins_a_token_is_fought_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    table = DarkTable("gugs", difficulty="heroic").clock(10, 12, 30).rail(0, "k4", "j4", "i4").token("h3")
    table.unused(two="loyalist").units(0, infantry=2)
    play = battle(monkeypatch, table, *["zombie I/ loyalist I/"] * 4).pick("mythos gugs")
    while play.s.fight is not None:
        play.pick("fight" if "fight" in play.options() else "done")
    assert trophies(play) == ["loyalist"]
    assert play.s.players[0].tokens == 1  # RV-R12


# Withdrawal and shields.


@shows("mythos-rats-in-the-walls")
@rule("RV-M28", "RV-M24")
def test_rats_in_the_walls_keep_everybody_there_until_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("rats-in-the-walls", "ghoul", humans=("jones",), infantry=2)
    play = battle(monkeypatch, table).pick("done", "done")  # jones too lets the first card count
    play.pick("mythos rats-in-the-walls")
    assert (hurt(play), purple(play)) == ({"infantry": 1}, 31)
    play.pick("done")
    assert play.asked == "interrupt"  # neither a way out nor Jones was offered before the second card
    assert len(play.events("combat-card")) == 2
    play.pick("done")
    assert "withdraw all" in play.options()


@rule("RV-M28", "RV-M3")
def test_units_can_be_kept_only_where_they_could_withdraw(monkeypatch: pytest.MonkeyPatch) -> None:
    first = battle(monkeypatch, front("rats-in-the-walls", infantry=2))
    assert first.options("mythos") == []  # before the first card nobody leaves
    assert first.pick("done").options("mythos") == ["mythos rats-in-the-walls"]
    flipped = battle(monkeypatch, front("rats-in-the-walls", up=False, infantry=2))
    assert flipped.options("mythos") == ["mythos rats-in-the-walls"]
    jones = battle(monkeypatch, front("rats-in-the-walls", humans=("jones",), infantry=2))
    assert jones.options("mythos") == ["mythos rats-in-the-walls"]
    port = siege(monkeypatch, front("rats-in-the-walls", humans=("jones",), infantry=2)).pick("done")
    assert port.asked == "interrupt"
    assert port.options("mythos") == []


@shows("mythos-the-unnamable")
@rule("RV-M29")
def test_the_unnamable_shields_every_old_one_from_a_hit_of_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("the-unnamable", "ghoul", infantry=1, artillery=1).tile("mi-go", "j4")
    play = battle(monkeypatch, table, "shoggoth IA/ mi-go I/", "shoggoth IA/ mi-go I/")
    play.pick("mythos the-unnamable", "done")
    assert (wounds(play, "shoggoth"), wounds(play, "mi-go"), purple(play)) == ([1], [0], 30)
    play.pick("done", "fight")
    assert (wounds(play, "shoggoth"), wounds(play, "mi-go")) == ([3], [1])  # the next card only


@rule("RV-M29")
def test_shields_add_up_and_do_not_stop_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("the-unnamable", "moon-beasts", humans=("khouri",), infantry=1, artillery=1, airship=1)
    table.card_does(monkeypatch, "moon-beasts", CardEffect("shield", number=2))
    play = battle(monkeypatch, table, "shoggoth IAF/").pick("mythos the-unnamable", "mythos moon-beasts")
    play.pick("use khouri", "fight")
    assert wounds(play, "shoggoth") == [1]


# Damage taken off.


@rule("RV-M22", "RV-M5")
def test_damage_is_taken_off_one_that_is_fought_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("moon-beasts", infantry=1).tile("zombie", "f4", damage={1: 1})
    table.card_does(monkeypatch, "moon-beasts", CardEffect("heal", number=2)).tile("mi-go", "j4", damage={1: 2})
    play = battle(monkeypatch, table, "shoggoth I/")
    play.pick("done", "mythos moon-beasts")
    assert (who(play), play.options()) == (OLD_ONES, ["soothe j4 mi-go 1", "soothe j4 shoggoth 2"])
    play.pick("soothe j4 mi-go 1")
    assert (wounds(play, "mi-go"), wounds(play, "shoggoth"), wounds(play, "zombie")) == ([0], [1], [1])


@rule("RV-M22", "RV-M3")
def test_nothing_is_taken_off_who_is_not_hurt_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("moon-beasts", infantry=1).tile("zombie", "f4", damage={1: 1})
    table.card_does(monkeypatch, "moon-beasts", CardEffect("heal", number=2))
    assert battle(monkeypatch, table).options("mythos") == []


# Who is left without units.


@rule("RV-M30")
def test_who_has_no_unit_left_is_defeated(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("ghoul", infantry=1).unused(one="zombie")
    play = battle(monkeypatch, table).pick("mythos ghoul")
    assert (play.events("defeated"), play.events("combat-card")) == ([(0,)], [])
    assert up_at(play, "j4") == ["shoggoth", "zombie"]  # the rest of the card was carried out


@rule("RV-M30", "RV-RG2")
def test_a_port_fights_on_without_units(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("ghoul", "moon-beasts", infantry=1).unused()
    play = siege(monkeypatch, table, "shoggoth I/").pick("mythos ghoul")
    assert play.events("defeated") == []
    play.pick("done")
    assert wounds(play, "shoggoth") == [1]


@rule("RV-M30", "RV-RG3")
def test_an_outpost_fights_on_without_units(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("ghoul", "moon-beasts", infantry=1).unused()
    play = invasion(monkeypatch, table, "shoggoth I/")
    assert play.asked == "reinforce"
    play.pick("send infantry 1")
    play.pick("mythos ghoul")
    assert (play.events("defeated"), out(play)) == ([], {})
    play.pick("done")
    assert wounds(play, "shoggoth") == [1]


# When cards can be played.


@rule("RV-M2", "RV-R38", "RV-RG7")
def test_cards_for_combat_are_played_before_the_first_card_and_after_each(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("moon-beasts", "elder-things", "deep-ones", infantry=2).tile("mi-go", "j4", damage={1: 1})
    play = battle(monkeypatch, table)
    assert play.options() == ["mythos moon-beasts", "mythos deep-ones", "done", "quiet"]  # not the Elder Things
    assert play.events("combat-card") == []
    play.pick("mythos moon-beasts")
    assert play.options() == ["mythos deep-ones", "done", "quiet"]  # as many as one likes
    play.pick("done")
    assert (len(play.events("combat-card")), play.asked) == (1, "interrupt")
    play.pick("mythos deep-ones", "done")
    assert (who(play), "withdraw all" in play.options()) == (0, True)


@rule("RV-R38")
def test_cards_are_played_in_the_turn_of_any_human(monkeypatch: pytest.MonkeyPatch) -> None:
    table = DarkTable("moon-beasts", humans=3).clock(10, 5, 12, 30).port(1, "k4").port(0, "a2")
    table.rail(1, "k4", "j4").tile("shoggoth", "j4").units(1, infantry=1)
    play = write(monkeypatch, table, "-", "-").begin().pick("attack")
    while play.asked == "send":
        play.pick(play.options()[0])
    assert (play.s.seat, who(play)) == (1, 3)
    play.pick("mythos moon-beasts")
    assert play.events("sanity-lost") == [(1, 1, 2)]


@rule("RV-RG7")
def test_no_card_is_played_where_a_token_is_taken_without_a_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    table = DarkTable("moon-beasts").clock(10, 12, 30).rail(0, "k4", "j4", "i4").token("h3").units(0, infantry=1)
    play = battle(monkeypatch, table)
    assert (play.asked, play.s.players[0].tokens) == ("act", 1)


@rule("RV-R43")
def test_past_the_end_only_cards_that_take_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = ("moon-beasts", "the-colour-out-of-space", "deep-ones")
    play = battle(monkeypatch, front(*cards, infantry=2).clock(10, 12, 53))
    assert play.options("mythos") == ["mythos moon-beasts", "mythos deep-ones"]
    play = battle(monkeypatch, front(*cards, infantry=2).clock(10, 12, 52))
    assert len(play.options("mythos")) == 3


@rule("RV-R44")
def test_no_card_follows_when_the_force_has_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("moon-beasts", infantry=2)).pick("done", "done")
    assert play.asked == "fight"
    play.pick("withdraw all")
    assert (play.s.fight, play.asked) == (None, "act")
    outpost = invasion(monkeypatch, front("moon-beasts", infantry=1)).pick("send infantry 1")
    outpost.pick("done", "done", "withdraw all")
    assert outpost.asked != "interrupt"  # the outpost fights on, and no card is played there any more
    assert len(outpost.events("combat-card")) > 1


@rule("RV-F1")
def test_the_old_one_player_cannot_withdraw(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("moon-beasts", infantry=2)).pick("done")
    assert (who(play), play.options()) == (OLD_ONES, ["mythos moon-beasts", "done", "quiet"])


@rule("RV-F2")
def test_corporal_jones_stops_no_mythos_card(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("deep-ones", humans=("jones",), infantry=2)).pick("mythos deep-ones")
    assert hurt(play) == {"infantry": 1}  # he was not asked before it counted
    assert (play.asked, len(play.events("combat-card"))) == ("jones", 1)


@rule("RV-F3")
def test_the_human_says_what_a_card_hurts_at_the_outpost(monkeypatch: pytest.MonkeyPatch) -> None:
    play = invasion(monkeypatch, front("deep-ones", infantry=1)).pick("send infantry 1", "mythos deep-ones")
    assert (who(play), play.options()) == (0, ["hit infantry", "hit outpost"])


# What others can tell.


@rule("RV-R38")
def test_the_old_one_player_is_asked_whatever_is_in_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    play = battle(monkeypatch, front("dagon", infantry=2))
    assert (who(play), play.options()) == (OLD_ONES, ["done", "quiet"])
    play.pick("quiet")
    assert play.asked == "fight"
    assert who(play) == 0
    nothing = battle(monkeypatch, front(infantry=2))
    assert (who(nothing), nothing.asked) == (0, "fight")


@rule("RV-M4")
def test_a_card_is_discarded_and_its_time_goes_by_in_a_combat_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("gugs", "moon-beasts", infantry=2).unused(two="loyalist")
    play = battle(monkeypatch, table).pick("mythos gugs")
    assert (played(play), hand(play), purple(play)) == (["gugs"], ["moon-beasts"], 31)
    assert sanity(play) == 3
