"""Outposts (RV-R20 to RV-R27, RV-R51, RV-F7, RV-F8, RV-RG3 to RV-RG6)."""

import pytest

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.revenge.outposts import outpost_sites
from tests.games.auztralia.dusk import asked_seat, dark, dusk, marching, night
from tests.games.auztralia.fighting import home, hurt, out, trophies, wounds, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule

LINE = ("k4", "j4", "i4", "h4")


def attacked(
    monkeypatch: pytest.MonkeyPatch, *cards: str, foe: str = "zombie", hand: tuple[str, ...] = (), **units: int
) -> Played:
    """An Old One on g4 reaches the outpost of seat 0 on h4, then come these cards."""
    table = night().rail(0, *LINE).outpost(0, "h4").units(0, **units).hand(0, *hand).tile(foe, "g4", level=1)
    return marching(monkeypatch, table, f"{foe}!", "-", "-", "-", *cards)


def outposts(play: Played, seat: int = 0) -> list[str]:
    return [play.s.board.ids[h] for h in play.s.players[seat].outposts]


@rule("RV-R20")
def test_an_outpost_is_bought_beside_a_unit_or_alone() -> None:
    table = dusk().rail(0, *LINE).give(0, gold=6)
    play = table.begin().pick("military", "buy infantry 2", "outpost h4")
    assert (outposts(play), home(play), play.s.players[0].gold) == (["h4"], {"infantry": 2}, 2)
    play = table.begin().pick("military", "only-outpost")
    assert "done" not in play.options()
    play.pick("outpost i4")
    assert (outposts(play), home(play), play.s.players[0].gold, play.s.space[0]) == (["i4"], {}, 4, 11)
    play = table.begin().pick("military", "buy infantry 1", "done")
    assert (outposts(play), play.s.players[0].gold) == ([], 5)
    play = dusk().rail(0, *LINE).give(0, gold=3).begin().pick("military", "buy armoured-car 1")
    assert play.asked != "outpost"  # one gold is left


@rule("RV-R21", "RV-R51")
def test_it_stands_on_an_empty_hex_of_the_own_railway_that_is_linked() -> None:
    table = dusk().rail(0, *LINE, "g4", "f4").rail(1, "h4", "h3").ore("j4", gold=3).farm(0, "i4", "cattle")
    s = table.tile("zombie", "g4").s
    assert [s.board.ids[h] for h in bits(outpost_sites(s, 0))] == ["h4"]  # not the port, goods, farm, foe, beyond
    table.token("h4")
    assert outpost_sites(s, 0) == 0


@rule("RV-R21")
def test_each_has_two_and_places_one_in_an_action() -> None:
    play = dusk().rail(0, *LINE, "g4").give(0, gold=20).begin()
    play.pick("military", "only-outpost", "outpost h4")
    assert play.asked != "outpost"
    play = dusk().rail(0, *LINE, "g4").outpost(0, "h4", "g4").give(0, gold=20).begin().pick("military")
    assert play.options("only-outpost") == []


@rule("RV-R22", "RV-R50")
def test_old_ones_go_for_outposts_stop_and_fight_when_all_have_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    table = night().rail(0, *LINE).outpost(0, "h4").tile("zombie", "f4", level=1).farm(1, "c5", "sheep")
    play = marching(monkeypatch, table, "zombie!", "zombie!", "zombie!", "zombie!", "zombie I/", "zombie I/")
    assert (play.asked, play.options()) == ("step", ["step g4", "step g5"])
    play.pick("step g4")
    assert [args[2] for args in play.events("moved")] == ["g4", "h4"]
    assert play.events("at-outpost") == [(0, "h4", "zombie")]
    assert trophies(play) == ["zombie"]


@rule("RV-R23")
def test_up_to_three_units_help_for_no_time_and_no_gold(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX22: two infantry and a train."""
    play = attacked(monkeypatch, "zombie I/", "zombie I/", infantry=3, armoured_train=1)
    assert (play.asked, asked_seat(play)) == ("reinforce", 0)
    assert play.options("send") == [*(f"send infantry {n}" for n in (1, 2, 3)), "send armoured-train 1"]
    play.pick("send infantry 2", "send armoured-train 1")
    assert play.asked == "fight"
    assert out(play) == {"infantry": 2, "armoured-train": 1}
    assert (play.s.space[0], sum(play.s.players[0].boxes)) == (12, 0)
    play.pick("fight")
    assert home(play) == {"infantry": 3, "armoured-train": 1}


@rule("RV-R23", "RV-F7", "RV-RG4")
def test_nobody_is_sent_over_a_line_that_is_blocked_or_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    table = night().rail(0, *LINE).outpost(0, "h4").units(0, infantry=2).tile("zombie", "g4", level=1)
    play = marching(monkeypatch, table.tile("temple", "i4"), "zombie!", "-", "-", "-", "zombie I/", "zombie I/")
    assert (play.events("combat"), trophies(play)) == ([(0, "h4")], ["zombie"])  # alone
    table = night().rail(0, "k4", "j4").rail(0, "i4", "h4").outpost(0, "h4").units(0, infantry=2)
    play = marching(monkeypatch, table.tile("zombie", "g4", level=1), "zombie!", "-", "-", "-", "zombie I/")
    assert play.events("combat") == [(0, "h4")]
    play = attacked(monkeypatch, infantry=1)  # the outpost's own hex does not block the line
    assert play.asked == "reinforce"


@rule("RV-R24")
def test_it_fights_as_infantry_and_with_infantry_beside_it_deals_one(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attacked(monkeypatch, "mi-go I/", foe="mi-go", infantry=1).pick("send infantry 1")
    assert wounds(play, "mi-go") == [1]
    play = attacked(monkeypatch, "zombie I/P", "zombie I/")
    assert (trophies(play), outposts(play)) == (["zombie"], ["h4"])


@rule("RV-R24", "RV-R27", "RV-R45")
def test_two_damage_destroy_it_and_the_old_ones_get_two(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attacked(monkeypatch, "zombie /PP")
    assert (outposts(play), dark(play).points) == ([], 2)
    assert play.events("outpost-lost") == [(0, "h4")]
    table = dusk().rail(0, *LINE).give(0, gold=6)  # it may be built again
    assert "only-outpost" in table.begin().pick("military").options()


@rule("RV-R25")
def test_it_never_withdraws_and_fights_on_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attacked(monkeypatch, "-", "zombie I/", "zombie I/", infantry=1).pick("send infantry 1")
    play.pick("withdraw all")
    assert (trophies(play), home(play), outposts(play)) == (["zombie"], {"infantry": 1}, ["h4"])


@rule("RV-R25")
def test_corporal_jones_calls_back_units_but_not_the_outpost(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attacked(monkeypatch, "zombie I/PP", "zombie I/", hand=("jones",), infantry=1).pick("send infantry 1")
    assert play.asked == "jones"
    play.pick("withdraw all")
    assert (outposts(play), home(play)) == ([], {"infantry": 1})  # it alone took the damage
    play = attacked(monkeypatch, "zombie I/", "zombie I/", hand=("jones",))
    assert trophies(play) == ["zombie"]  # with nobody to call back he is not asked


@rule("RV-R26")
def test_a_damaged_outpost_is_lost_with_the_sanity(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attacked(monkeypatch, "zombie /PSSSS")
    assert (outposts(play), dark(play).points) == ([], 2)


@rule("RV-RG3")
def test_an_undamaged_one_stays_beside_the_old_one_and_fights_after_each_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = attacked(monkeypatch, "zombie /SSSS", "zombie!", "-", "-", "-", "zombie I/", "zombie I/")
    assert (outposts(play), play.kinds_at("h4"), play.s.space[2]) == (["h4"], ["zombie"], 11)
    play.pick("move")
    assert (play.events("combat"), trophies(play)) == ([(0, "h4"), (0, "h4")], ["zombie"])
    assert len(play.events("moved")) == 1  # it did not move on


@rule("RV-RG3")
def test_when_the_outpost_dies_first_the_units_fight_on_or_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attacked(monkeypatch, "zombie /PP", "zombie I/", "zombie I/", infantry=1).pick("send infantry 1")
    play.pick("hit outpost", "hit outpost")
    assert (outposts(play), play.asked) == ([], "fight")
    assert play.options("withdraw") == ["withdraw all"]
    play.pick("fight", "fight")
    assert trophies(play) == ["zombie"]


@rule("RV-R27")
def test_an_outpost_that_holds_is_repaired(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attacked(monkeypatch, "zombie I/P", "zombie I/", "zombie!", "-", "-", "-")
    assert outposts(play) == ["h4"]
    table = night().rail(0, *LINE).outpost(0, "h4").tile("zombie", "g4", level=1)
    play = marching(monkeypatch, table, "zombie!", "-", "-", "-", "zombie I/P", "zombie I/")
    assert play.s.fight is None


@rule("RV-RG5")
def test_karpov_protects_the_port_only_and_takanashi_cannot_give_up_an_outpost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = attacked(monkeypatch, "zombie I/", "zombie I/", hand=("karpov", "takanashi"))
    assert play.events("wounded")[0] == (0, "zombie", "h4", 1)  # by the card alone
    assert play.options("use") == []


def two_raids(monkeypatch: pytest.MonkeyPatch, *cards: str, **units: int) -> Table:
    """Old Ones reach the outpost and the port of seat 0 together."""
    table = night().rail(0, *LINE).outpost(0, "h4").units(0, **units).give(0, strength=0)
    table.tile("zombie", "g4", level=1).tile("mi-go", "k3", level=1)
    return write(monkeypatch, table, "zombie! mi-go!", "-", "-", "-", *cards)


@rule("RV-F8", "RV-RG6")
def test_two_combats_of_one_player_damage_stays_sanity_and_characters_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = two_raids(monkeypatch, "zombie I/PS", "zombie I/", "mi-go I/", "mi-go I/", "mi-go I/", infantry=2)
    play = table.hand(0, "khouri").begin().pick("move")
    assert (play.asked, asked_seat(play)) == ("battle", 2)
    play.pick("battle h4", "send infantry 1")
    play.pick("fight", "hit infantry", "use khouri")
    assert trophies(play) == ["zombie"]
    assert play.s.fight is not None
    assert (play.s.fight.hex, hurt(play), play.s.fight.sanity) == (play.at("k4"), {"infantry": 1}, 3)
    assert "use khouri" in play.options()
    play.pick("use khouri")
    assert trophies(play) == ["mi-go", "zombie"]
    assert play.s.players[0].hurt == [0] * 5  # mended when all is over


@rule("RV-F8")
def test_units_that_withdrew_from_the_first_may_join_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_raids(monkeypatch, "zombie /P", "zombie /PP", "mi-go I/P", infantry=1)
    play = table.give(0, strength=4).begin().pick("move", "battle h4", "send infantry 1")
    play.pick("hit infantry", "withdraw all")
    assert play.s.fight is not None
    assert (play.s.fight.hex, out(play), hurt(play)) == (play.at("k4"), {"infantry": 1}, {"infantry": 1})
