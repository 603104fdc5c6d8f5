"""The Old Ones' activation, and the fights that follow their movement (AZ-O1 to AZ-O5)."""

from rulebound.games.auztralia.movement import movers
from tests.games.auztralia.harness import Table
from tests.games.auztralia.night import activate, moves, wake
from tests.games.auztralia.test_movement import NOBODY_MOVES, card_that
from tests.marks import rule, shows


@rule("AZ-O1")
def test_they_sleep_until_every_disc_has_passed_theirs() -> None:
    play = Table(2).clock(22, 21, 22).begin()
    assert play.s.seat == 1
    play.pick("trade", "import coal", "import coal")  # to 22, on top of the other
    assert play.s.seat == 1
    play.pick("help", f"recruit {play.s.display[0]}")
    assert play.s.seat == 0  # on 22, above the purple disc
    assert not play.events("awakened")
    play.pick("trade", "import coal", "import coal")
    assert play.events("awakened") == [(23,), (24,)]


@rule("AZ-O2", "AZ-O3")
def test_an_activation_is_a_step_a_revelation_on_a_lit_space_and_two_cards() -> None:
    table = Table(2).tile("zombie", "a1").revelation("nothing")
    play = activate(table, 22)
    assert play.events("awakened") == [(23,)]
    assert play.events("revelation") == [("nothing",)]
    assert len(play.events("movement")) == 2
    order = [e.kind for e in play.match.events if e.kind in ("awakened", "revelation", "movement")]
    assert order == ["awakened", "revelation", "movement", "movement"]


@rule("AZ-O3")
def test_the_lit_spaces_are_the_odd_ones_and_take_all_fifteen_cards() -> None:
    play = wake(Table(1).remove_blanks(), 22, 53)
    lit = []
    for event in play.match.events:
        if event.kind == "awakened":
            space = event.args[0]
        elif event.kind == "revelation":
            lit.append(space)
    assert lit == list(range(23, 52, 2))
    assert len(play.s.revealed) == 15


@rule("AZ-O4")
def test_no_card_is_turned_when_only_temples_lie_face_up() -> None:
    for table in (Table(2), Table(2).tile("temple", "e4"), Table(2).tile("mi-go", "e4", up=False)):
        play = activate(table)
        assert play.events("awakened") == [(24,)]
        assert not play.events("movement")
    assert movers(Table(2).tile("mi-go", "e4").s)
    assert len(activate(Table(2).tile("temple", "e4").tile("mi-go", "a1")).events("movement")) == 2


@rule("AZ-O5")
def test_they_move_for_the_last_time_when_their_disc_comes_to_53() -> None:
    play = wake(Table(2).tile("zombie", "a1").cards(card_that({"zombie"}), NOBODY_MOVES), 52, 53)
    assert play.events("awakened") == [(53,)]
    assert len(moves(play)) == 1
    assert not play.events("revelation")
    assert play.match.over


@rule("AZ-O2")
def test_a_disc_that_comes_to_others_lies_on_top_and_acts_again() -> None:
    play = wake(Table(2), 24, 26)
    assert play.events("awakened") == [(25,), (26,), (27,)]


@rule("AZ-O20")
def test_ports_are_defended_when_all_have_moved() -> None:
    """The first card leads a mi-go into the port; the second still moves the zombie, then they fight."""
    table = Table(2).units(0, infantry=6).tile("mi-go", "j4").tile("zombie", "a1")
    table.cards(card_that({"mi-go"}, "zombie", direction=2), card_that({"zombie"}))
    play = activate(table)
    kinds = [e.kind for e in play.match.events if e.kind in ("movement", "at-port", "combat")]
    assert kinds == ["movement", "at-port", "movement", "combat"]
    assert [kind for kind, _, _ in moves(play)] == ["mi-go", "zombie"]


@rule("AZ-O20")
def test_two_ports_are_defended_in_the_order_of_play_and_a_lost_one_ends_the_game() -> None:
    table = Table(2).tile("mi-go", "j4").tile("mi-go", "d8").cards(card_that({"mi-go"}), NOBODY_MOVES)
    play = activate(table)  # nobody has a unit
    assert play.events("at-port") == [(0, "k4", "mi-go"), (1, "c8", "mi-go")] or len(play.events("at-port")) == 2
    assert play.events("port-lost") == [(0,)]
    assert play.match.over
    table = Table(2).tile("mi-go", "j4").tile("mi-go", "d8").cards(card_that({"mi-go"}), NOBODY_MOVES)
    table.s.order = [1, 0]
    for seat, disc in ((0, 1), (1, 2)):
        table.s.space[seat], table.s.came[seat] = 23, disc
    table.s.space[2], table.s.came[2], table.s.arrivals = 23, 3, 3
    assert table.begin().events("port-lost") == [(1,)]


@shows("character-karpov")
@rule("AZ-O20")
def test_karpov_hurts_each_that_reaches_the_port_at_once() -> None:
    table = Table(2).hand(0, "karpov").units(0, infantry=5)
    table.tile("mi-go", "j4", level=1, damage={0: 1}).tile("mi-go", "k3", level=3)
    play = activate(table.cards(card_that({"mi-go"}), NOBODY_MOVES))
    kinds = [e.kind for e in play.match.events if e.kind in ("wounded", "destroyed", "movement", "combat")]
    assert kinds[:6] == ["movement", "wounded", "wounded", "destroyed", "movement", "combat"]
    assert play.events("wounded")[:2] == [(0, "mi-go", "k4", 2)] * 2


@shows("character-karpov")
@rule("AZ-O20")
def test_a_port_that_karpov_clears_is_not_fought_over() -> None:
    table = Table(2).hand(0, "karpov").tile("mi-go", "j4", level=1, damage={1: 1})
    play = activate(table.cards(card_that({"mi-go"}), NOBODY_MOVES))
    assert not play.events("combat")
    assert play.s.lost_port == -1
    assert play.asked == "act"


def farm_with_alika() -> Table:
    """A farm of seat 0 on its railway, with a mi-go before it."""
    table = Table(2).hand(0, "alika").rail(0, "k4", "j4", "i4").farm(0, "i4", "cattle").units(0, infantry=4)
    return table.give(0, gold=5)


@shows("character-alika")
@rule("AZ-O17", "AZ-H6")
def test_alika_may_attack_a_farm_before_it_is_blighted() -> None:
    table = farm_with_alika().tile("mi-go", "h3", level=1, damage={1: 2})
    table.cards(card_that({"mi-go"}), NOBODY_MOVES, 4)  # on 4 the infantry hits the mi-go, and nothing comes back
    play = activate(table)
    assert play.asked == "sally"
    assert play.options() == ["sally i4", "done"]
    assert not play.s.blighted
    play.pick("sally i4", "send infantry 1")
    assert play.kinds_at("i4") == []
    assert not play.s.blighted
    assert play.events("spared") == [(0, "i4")]
    assert play.s.space[0] == 24  # a normal action: one time point, a cube in the box
    assert play.s.players[0].boxes[7] == 1
    assert play.s.besieged == 0


@shows("character-alika")
@rule("AZ-O17", "AZ-H6")
def test_alika_may_leave_it() -> None:
    table = farm_with_alika().tile("mi-go", "h3").cards(card_that({"mi-go"}), NOBODY_MOVES)
    play = activate(table).pick("done")
    assert play.events("blighted") == [(0, "i4")]
    assert play.s.besieged == 0


@shows("character-alika")
@rule("AZ-O17", "AZ-H6")
def test_a_farm_that_alika_does_not_free_is_blighted_after_all() -> None:
    table = farm_with_alika().tile("shoggoth", "h3")
    table.cards(card_that({"shoggoth"}), NOBODY_MOVES, 36)  # 36 does nothing in a fight
    play = activate(table).pick("sally i4", "send infantry 4", "withdraw all")
    assert play.events("blighted") == [(0, "i4")]


@shows("character-alika")
@rule("AZ-O17", "AZ-H6")
def test_an_old_one_that_alika_waits_for_stops_on_the_farm() -> None:
    table = farm_with_alika().farm(1, "j3", "cattle").tile("mi-go", "h3")
    play = activate(table.cards(card_that({"mi-go"}), card_that({"mi-go"}, "zombie")))
    assert len(moves(play)) == 1
    assert play.asked == "sally"


@rule("AZ-O17", "AZ-H6")
def test_alika_cannot_come_without_time_without_gold_or_without_units() -> None:
    for change in ("time", "gold", "units", "cubes"):
        table = farm_with_alika().tile("mi-go", "h3").cards(card_that({"mi-go"}), NOBODY_MOVES)
        player = table.s.players[0]
        if change == "gold":
            player.gold, player.boxes[7], player.hq = 0, 1, 19
        elif change == "units":
            table.s.units[0] += 4
            player.barracks[0] = 0
        elif change == "cubes":
            player.hq, player.boxes[0] = 0, 20
        play = wake(table, 51, 53) if change == "time" else activate(table)
        assert not any(pick.verb == "sally" for _, pick in play.match.picks)
        assert play.asked != "sally"
        assert play.events("blighted")[0] == (0, "i4")


@rule("AZ-O17", "AZ-H6")
def test_who_fights_for_the_port_cannot_send_alika_even_if_karpov_did_it_all() -> None:
    table = farm_with_alika().hand(0, "karpov").tile("mi-go", "h3").tile("mi-go", "k3", level=1, damage={1: 1})
    play = activate(table.cards(card_that({"mi-go"}), NOBODY_MOVES))
    assert play.events("at-port") == [(0, "k4", "mi-go")]
    assert play.events("blighted") == [(0, "i4")]
    assert play.asked == "act"


@shows("character-alika", "character-karpov")
@rule("AZ-O17", "AZ-H6")
def test_a_port_that_was_attacked_earlier_does_not_keep_alika_at_home() -> None:
    table = farm_with_alika().hand(0, "karpov").tile("mi-go", "g3").tile("mi-go", "k3", level=1, damage={1: 1})
    both, one = card_that({"mi-go"}), card_that({"mi-go"}, "zombie", "shoggoth")
    play = wake(table.cards(both, NOBODY_MOVES, one, 23), 22, 23)
    # With the first card, where Karpov clears the port; with the third the farm is entered.
    assert play.events("at-port") == [(0, "k4", "mi-go")]
    assert not play.events("combat")
    assert play.asked == "sally"
