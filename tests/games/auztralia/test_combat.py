"""Combat against one Old One, card by card (AZ-C1 to AZ-C23)."""

import pytest

from rulebound.games.auztralia.damage import cubes_on_map, shares
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.scoring import scores
from rulebound.games.auztralia.state import ATTACK_BOX, EDITIONS, MINE_BOX, TAKEN
from tests.games.auztralia.fighting import (
    attack,
    front,
    home,
    hurt,
    out,
    sanity,
    send,
    trophies,
    wounds,
    write,
)
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule


@rule("AZ-C1")
def test_an_attack_leads_to_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1), "-"))
    assert play.events("combat") == [(0, "j4")]


@rule("AZ-C2", "AZ-S3")
def test_every_combat_begins_with_three_sanity(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("temple", infantry=1).clock(10, 40)
    play = attack(write(monkeypatch, table, "-", "temple /SS", "-"))
    assert sanity(play) == 3
    play.pick("fight")
    assert sanity(play) == 1
    play.pick("withdraw all")
    assert sanity(send(play.pick("attack"))) == 3


@rule("AZ-C3")
def test_nobody_withdraws_before_the_first_card_from_what_lay_face_up(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1), "zombie /P"))
    assert len(play.events("combat-card")) == 1
    assert play.options() == ["fight", "withdraw all"]


@rule("AZ-C3")
def test_who_stays_after_the_tile_is_turned_up_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", up=False, infantry=1), "zombie I/"))
    play.pick("fight")
    assert wounds(play, "zombie") == [1]


@rule("AZ-C4")
def test_a_card_is_discarded_and_its_row_for_the_old_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = write(monkeypatch, front("zombie", infantry=1), "zombie /S mi-go I/PPP temple I/SSS")
    play = attack(table)
    assert (sanity(play), wounds(play, "zombie"), hurt(play)) == (2, [0], {})
    assert play.s.discard == [0]
    assert len(play.s.deck) == 39


@rule("AZ-C4")
def test_the_discards_are_shuffled_when_the_deck_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = write(monkeypatch, front("zombie", infantry=1), "-", "-")
    table.s.discard, table.s.deck = table.s.deck[:-1], table.s.deck[-1:]
    play = attack(table).pick("fight")
    assert (len(play.s.deck), len(play.s.discard)) == (39, 1)
    assert len(play.events("combat-card")) == 2


@rule("AZ-C5")
def test_each_kind_hits_once_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = {"infantry": 4, "armoured_car": 2, "artillery": 1, "airship": 1}
    play = attack(
        write(monkeypatch, front("cthulhu").units(0, **numbers), "cthulhu I/", "cthulhu ICAF/", "cthulhu T/")
    )
    assert wounds(play, "cthulhu") == [1]
    play.pick("fight")
    assert wounds(play, "cthulhu") == [5]
    play.pick("fight")
    assert wounds(play, "cthulhu") == [5]  # no train


@rule("AZ-C6")
def test_damage_is_marked_with_cubes_from_the_hq(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("temple", infantry=1, artillery=1), "temple IA/"))
    player = play.s.players[0]
    assert (player.hq, player.boxes[ATTACK_BOX], wounds(play, "temple")) == (17, 1, [2])


@rule("AZ-C6")
def test_cubes_in_the_boxes_are_never_taken_for_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("temple", infantry=1, artillery=1)
    table.s.players[0].boxes[MINE_BOX] = 18
    play = attack(write(monkeypatch, table.give(0, hq=2), "temple IA/"))
    player = play.s.players[0]
    assert (player.hq, player.boxes[MINE_BOX], player.boxes[ATTACK_BOX]) == (0, 18, 1)
    assert wounds(play, "temple") == [2]


@rule("AZ-C6", "AZ-S2")
def test_a_spare_disc_stands_for_five_damage_on_a_tile_and_the_cubes_go_home(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two of the three discs: of 4 + 11 + 5 damage the four and one of the eleven are cubes, then five more."""
    table = front(infantry=1, artillery=1).tile("shoggoth", "j4", level=3, damage={0: 4})
    play = attack(write(monkeypatch, table, "shoggoth I/", "shoggoth I/"))
    assert (wounds(play, "shoggoth"), play.s.players[0].hq) == ([5], 19)  # all but the cube in the box
    play.pick("fight")
    assert (wounds(play, "shoggoth"), play.s.players[0].hq) == ([6], 18)
    table = Table(2).tile("cthulhu", "b2", damage={0: 11}).tile("shoggoth", "b3", level=3, damage={0: 5})
    assert cubes_on_map(table.s, 0) == 6
    assert cubes_on_map(table.s, 1) == 0


@rule("AZ-C6")
def test_without_any_cubes_the_damage_counts_and_none_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("temple", infantry=1, artillery=1)
    table.s.players[0].boxes[MINE_BOX] = 19
    play = attack(write(monkeypatch, table.give(0, hq=1), "temple IA/", "temple IA/"))
    assert (wounds(play, "temple"), play.s.players[0].hq) == ([2], 0)
    play.pick("withdraw all", "retrieve")
    assert play.s.players[0].hq == 18  # the two are marked now
    table = front("temple", infantry=1, artillery=1)
    table.s.players[0].boxes[MINE_BOX] = 19
    play = attack(write(monkeypatch, table.give(0, hq=1), "temple IA/", "temple IA/")).pick("fight")
    assert (trophies(play), play.s.players[0].hq) == (["temple"], 20)  # all are home: nothing else could be done


@rule("AZ-C7")
def test_damage_goes_to_a_stack_of_choice_but_not_to_airships(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = {"infantry": 1, "armoured_car": 1, "artillery": 1, "airship": 1, "armoured_train": 1}
    play = attack(write(monkeypatch, front("zombie").units(0, **numbers), "zombie /P"))
    assert play.asked == "damage"
    assert play.options() == ["hit infantry", "hit armoured-car", "hit artillery", "hit armoured-train"]
    play.pick("hit armoured-train")
    assert hurt(play) == {"armoured-train": 1}


@rule("AZ-C7")
def test_damage_is_lost_when_only_airships_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", airship=2), "zombie /PPP"))
    assert play.asked == "fight"
    assert (hurt(play), out(play)) == ({}, {"airship": 2})


@rule("AZ-C8")
def test_airship_damage_hits_airships_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("mi-go", infantry=1, airship=1), "mi-go /A"))
    assert hurt(play) == {"airship": 1}
    play = attack(write(monkeypatch, front("mi-go", infantry=1), "mi-go /AA"))
    assert hurt(play) == {}


@rule("AZ-C9", "AZ-C19")
def test_who_must_lose_sanity_and_has_none_is_defeated(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1), "zombie /SS", "zombie /S", "zombie /S"))
    assert sanity(play) == 1
    play.pick("fight")
    assert sanity(play) == 0  # the last token is gone, and that is no defeat yet
    assert play.events("defeated") == []
    play.pick("fight")
    assert play.events("defeated") == [(0,)]
    assert play.s.fight is None


@rule("AZ-C10")
@pytest.mark.parametrize(
    ("unit", "capacity"), [("infantry", 2), ("armoured-car", 2), ("artillery", 2), ("armoured-train", 3)]
)
def test_a_unit_is_destroyed_when_its_damage_reaches_its_capacity(
    monkeypatch: pytest.MonkeyPatch, unit: str, capacity: int
) -> None:
    table = front("zombie").units(0, **{unit.replace("-", "_"): 2})
    supply = table.s.units[UNITS.index(unit)]
    play = attack(write(monkeypatch, table, *["zombie /P"] * capacity))
    for damage in range(1, capacity):
        assert (out(play), hurt(play)) == ({unit: 2}, {unit: damage})
        play.pick("fight")
    assert (out(play), hurt(play)) == ({unit: 1}, {})
    assert play.s.units[UNITS.index(unit)] == supply + 1


@rule("AZ-C10")
def test_an_airship_falls_at_two_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("mi-go", airship=2), "mi-go /AA"))
    assert (out(play), hurt(play)) == ({"airship": 1}, {})


@rule("AZ-C11")
def test_damage_is_not_spread_over_units_of_a_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=3), "zombie /PPP"))
    assert (out(play), hurt(play)) == ({"infantry": 2}, {"infantry": 1})


@rule("AZ-C12")
def test_a_unit_that_falls_has_hit_by_the_same_card(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1), "zombie I/", "zombie I/PP"))
    play.pick("fight")
    assert trophies(play) == ["zombie"]
    assert home(play) == {}


@rule("AZ-C12")
def test_an_old_one_that_falls_strikes_by_the_same_card(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=2, artillery=1), "zombie IA/PPS"))
    assert play.asked == "damage"
    assert trophies(play) == []  # not before all is done
    play.pick("hit infantry", "hit infantry")
    assert (trophies(play), home(play)) == (["zombie"], {"infantry": 1, "artillery": 1})


@rule("AZ-C13")
def test_after_each_card_one_may_withdraw_or_fight_on(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1), "zombie I/", "zombie I/"))
    assert play.options() == ["fight", "withdraw all"]
    play.pick("fight")
    assert play.s.fight is None  # destroyed: nobody is asked


@rule("AZ-C14")
def test_combat_ends_when_all_units_have_withdrawn_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("temple", infantry=1, airship=1), "-"))
    play.pick("withdraw airships")
    assert out(play) == {"infantry": 1}
    play.pick("withdraw all")
    assert play.events("combat-over") == [(0, "j4")]
    assert len(play.events("combat-card")) == 1


@rule("AZ-C15")
@pytest.mark.parametrize("hits", [1, 2, 3])
def test_an_old_one_is_destroyed_when_its_damage_reaches_its_capacity(
    monkeypatch: pytest.MonkeyPatch, hits: int
) -> None:
    letters = "ICA"[:hits]
    table = write(monkeypatch, front("zombie", infantry=1, armoured_car=1, artillery=1), f"zombie {letters}/")
    assert (trophies(attack(table)) == ["zombie"]) == (hits >= 2)


@rule("AZ-C15", "AZ-C16")
def test_who_alone_has_damaged_it_takes_the_tile_and_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front(infantry=1, artillery=1).tile("shoggoth", "j4", level=1, damage={0: 4})
    before = scores(table.s)[0]
    play = attack(write(monkeypatch, table, "shoggoth IA/"))
    assert trophies(play) == ["shoggoth"]
    (tile,) = play.s.players[0].tiles
    assert (play.s.at[tile], play.s.destroyed) == (TAKEN, [tile])
    assert scores(play.s)[0] == before + 4
    assert play.s.players[0].hq == 19  # the cubes are home, but for that in the box


@rule("AZ-C17")
@pytest.mark.parametrize(
    ("vp", "cubes", "shared"),
    [
        (8, {0: 3, 1: 5}, {0: 4, 1: 4}),
        (7, {0: 3, 1: 5}, {0: 3, 1: 4}),
        (7, {0: 4, 1: 4}, {0: 3, 1: 3}),  # one point cannot be halved
        (8, {0: 4, 1: 4, 2: 1}, {0: 3, 1: 3, 2: 2}),  # two points can
        (7, {0: 3, 1: 3, 2: 1}, {0: 2, 1: 2, 2: 2}),
        (1, {0: 1, 1: 2}, {0: 0, 1: 1}),
        (0, {0: 1, 1: 1}, {0: 0, 1: 0}),
    ],
)
def test_the_points_of_a_shared_kill(vp: int, cubes: dict[int, int], shared: dict[int, int]) -> None:
    for edition in EDITIONS:
        assert shares(edition, vp, cubes) == shared


@rule("AZ-C17")
@pytest.mark.parametrize(("edition", "most"), [("french", 2), ("polish", 1)])
def test_three_points_left_for_two_players_are_shared_as_far_as_they_go_or_lost(edition: str, most: int) -> None:
    assert shares(edition, 7, {0: 3, 1: 3, 2: 1, 3: 1}) == {0: most, 1: most, 2: 1, 3: 1}


@rule("AZ-C15", "AZ-C17", "AZ-C6")
def test_example_11_three_more_damage_kill_a_shoggoth_with_five(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front(infantry=1, artillery=1).tile("shoggoth", "j4", level=3, damage={0: 2, 1: 3})
    play = attack(write(monkeypatch, table, "shoggoth IA/", "shoggoth I/"))
    assert wounds(play, "shoggoth") == [7]
    play.pick("fight")  # capacity 8: five from seat 0, three from seat 1, seven points
    assert play.kinds_at("j4") == []
    assert [player.vp for player in play.s.players] == [4, 3]
    assert [player.tiles for player in play.s.players] == [[], []]
    assert [player.hq for player in play.s.players] == [19, 20]


@rule("AZ-C18")
def test_airships_or_the_others_or_all_withdraw_without_their_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    def fight() -> Played:
        table = front("mi-go", infantry=1, armoured_car=1, airship=1)
        return attack(write(monkeypatch, table, "mi-go /PA", "-")).pick("hit infantry")

    play = fight()
    assert play.options("withdraw") == ["withdraw airships", "withdraw ground", "withdraw all"]
    play.pick("withdraw airships")
    assert (out(play), hurt(play)) == ({"infantry": 1, "armoured-car": 1}, {"infantry": 1})
    assert home(play) == {"airship": 1}
    play = fight().pick("withdraw ground")
    assert (out(play), hurt(play)) == ({"airship": 1}, {"airship": 1})
    assert home(play) == {"infantry": 1, "armoured-car": 1}
    play = fight().pick("withdraw all")
    assert home(play) == {"infantry": 1, "armoured-car": 1, "airship": 1}


@rule("AZ-C19")
def test_who_has_no_unit_left_is_defeated(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1), "zombie /PP"))
    assert play.events("defeated") == [(0,)]
    assert (play.s.fight, home(play)) == (None, {})


@rule("AZ-C20")
def test_one_card_may_destroy_the_old_one_and_defeat_the_force(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1, artillery=1), "zombie IA/SSSS"))
    assert trophies(play) == ["zombie"]
    assert play.events("defeated") == [(0,)]


@rule("AZ-C21")
def test_a_defeat_destroys_the_unit_with_damage_of_each_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("mi-go", infantry=2, armoured_car=1, artillery=1, airship=2)
    play = attack(write(monkeypatch, table, "mi-go /PPASSSS")).pick("hit infantry", "hit armoured-car")
    assert play.events("defeated") == [(0,)]
    assert home(play) == {"infantry": 1, "artillery": 1, "airship": 1}


@rule("AZ-C22")
def test_without_a_defeat_damage_is_taken_off_and_nothing_more_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("mi-go", infantry=2, armoured_car=1, airship=1).clock(10, 40)
    play = attack(write(monkeypatch, table, "mi-go /PPASS", "-")).pick("hit infantry", "hit armoured-car")
    play.pick("withdraw all")
    assert home(play) == {"infantry": 2, "armoured-car": 1, "airship": 1}
    assert hurt(send(play.pick("attack"))) == {}


@rule("AZ-C23")
def test_damage_on_a_survivor_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("temple", infantry=1), "temple I/")).pick("withdraw all")
    assert wounds(play, "temple") == [1]
    assert play.s.players[0].hq == 18


@rule("AZ-C23")
def test_a_zombie_that_survives_recovers_from_everybodys_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front(infantry=1).tile("zombie", "j4", level=3, damage={1: 2})
    play = attack(write(monkeypatch, table, "zombie I/"))
    assert wounds(play, "zombie") == [3]
    play.pick("withdraw all")
    assert wounds(play, "zombie") == [0]
    assert [player.hq for player in play.s.players] == [19, 20]
