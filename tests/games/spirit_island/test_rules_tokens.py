"""Beasts, wilds, disease, strife and badlands (SI-011, SI-117 to SI-124)."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOBODY
from rulebound.games.spirit_island.pieces import BADLANDS, BEASTS, CITY, DAHAN, DISEASE, INVADERS, TOWN, WILDS
from rulebound.kernel import Decide, Flow
from tests.games.spirit_island.frames import asks, fear_deck, texts, told, two
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str) -> Table:
    table = fear_deck(island(position + "; A7: 1P 1C"))
    table.s.blight_left = 9
    return table


@rule("SI-011", "SI-117")
def test_there_is_no_limit_of_tokens() -> None:
    table = here("A6: 1E")
    for kind in (BEASTS, WILDS, DISEASE, BADLANDS):
        table.action(lambda act, kind=kind: act.add_token(kind, 40), land="A6")
    for _ in range(5):
        table.action(lambda act: act.add_strife(), land="A6")
    table.expect("A6: 1E*5 40Be 40Wi 40Di 40Ba")


@rule("SI-117")
def test_strife_lies_on_one_invader() -> None:
    table = here("A6: 2T")
    table.action(lambda act: act.add_strife(), land="A6").expect("A6: 1T 1T*1")


@rule("SI-118")
def test_beasts_do_nothing_alone() -> None:
    table = here("A3: 3Be 1T 1D")
    table.ravage("A3").expect("A3: 3Be 1T 1B")
    table.build("A3").expect("A3: 3Be 1T 1C 1B")
    table.explore("1-jungle").expect("A3: 3Be 1E 1T 1C 1B")


@rule("SI-119")
def test_wilds_stop_the_next_explore_only() -> None:
    table = here("A3: 1Wi 1E")
    table.build("A3").ravage("A3").expect("A3: 1Wi 1E 1T 1B")
    table.explore("1-jungle").expect("A3: 1E 1T 1B")
    table.explore("1-jungle").expect("A3: 2E 1T 1B")


@rule("SI-120")
def test_disease_stops_the_next_build_only() -> None:
    table = here("A3: 1Di 1E")
    table.explore("1-jungle").ravage("A3").expect("A3: 1Di 2E 1B")
    table.build("A3").expect("A3: 2E 1B").build("A3").expect("A3: 2E 1T 1B")


@rule("SI-121")
def test_an_attacker_with_strife_does_nothing_and_loses_one() -> None:
    here("A6: 1T*2 1D").ravage("A6").expect("A6: 1D")
    here("A6: 1T*2 1C*1").ravage("A6").expect("A6: 1T*1 1C")
    table = here("A6: 2C*1 1E")
    table.action(lambda act: act.defend(5), land="A6").ravage("A6").expect("A6: 2C 1E")
    here("A6: 1T*1").action(lambda act: act.damage(1), land="A6").expect("A6: 1T/1*1")


@rule("SI-122")
def test_strife_moves_with_its_invader_and_leaves_with_it() -> None:
    table = here("A6: 1T*1")
    table.action(lambda act: act.push(1, (TOWN,)), "push-marked town 0 1 A8", land="A6").expect("A6:; A8: 1T*1")
    table.action(lambda act: act.destroy(1, INVADERS), land="A8").expect("A8:")
    table = here("A6: 1D")
    table.action(lambda act: act.add_strife(), land="A6").expect("A6: 1D")


@rule("SI-122")
def test_who_adds_strife_chooses_the_invader() -> None:
    table = here("A6: 1E 1T 1C/1")
    table.action(lambda act: act.add_strife(), "strife-marked city 1 0 A6", land="A6").expect("A6: 1E 1T 1C/1*1")
    table = fear_deck(two("A6: 1E 1T; A7: 1P 1C; B7: 1Q"))
    for kind, seat, asked in (("spirit", 1, 1), ("event", NOBODY, 0)):
        ask = asks(Action(table.s, kind, seat, land=6).add_strife())
        assert isinstance(ask, Decide)
        assert (ask.seat, texts(ask)) == (asked, ["strife explorer A6", "strife town A6"])


@rule("SI-123")
def test_badlands_add_to_damage_done_to_invaders_and_to_dahan() -> None:
    here("A6: 1C 2Ba").action(lambda act: act.damage(1), land="A6").expect("A6: 2Ba", fear=2)
    here("A6: 1D 1Ba").action(lambda act: act.damage(1, (DAHAN,)), land="A6").expect("A6: 1Ba")
    here("A6: 1C 2Ba").action(lambda act: act.damage(0), land="A6").expect("A6: 1C 2Ba")


@rule("SI-123")
def test_badlands_add_once_to_invaders_and_once_to_dahan_in_an_action() -> None:
    def thrice(act: Action) -> Flow[None]:
        yield from act.damage(1)
        yield from act.damage(1)
        yield from act.damage(1, (DAHAN,))

    table = here("A6: 2C 1D 1Ba")
    table.action(thrice, "graze city A6", "hit-marked city 1 0 A6", "hit-marked city 2 0 A6", land="A6")
    table.expect("A6: 1C 1Ba", fear=2)
    table = here("A6: 1C 1Ba")
    for _ in range(2):
        table.action(lambda act: act.damage(1, one=True), land="A6")
    table.expect("A6: 1Ba", fear=2)


@rule("SI-124")
def test_destroying_is_not_changed_and_kinds_that_cannot_be_hit_are_not() -> None:
    here("A6: 2T 3Ba").action(lambda act: act.destroy(1, INVADERS), land="A6").expect("A6: 1T 3Ba", fear=1)
    here("A6: 1T 1C 3Ba").action(lambda act: act.damage(1, (TOWN,), one=True), land="A6").expect("A6: 1C 3Ba")


@rule("SI-124")
def test_each_land_has_its_own_badlands() -> None:
    def both(act: Action) -> Flow[None]:
        yield from act.damage(1, land=6, one=True)
        yield from act.damage(1, land=8, one=True)

    here("A6: 1C 1Ba; A8: 1C 2Ba").action(both).expect("A6: 1C/2 1Ba; A8: 2Ba", fear=2)


@rule("SI-124")
def test_badlands_work_from_the_moment_they_are_added() -> None:
    def add_between(act: Action) -> Flow[None]:
        yield from act.damage(1, one=True)
        act.add_token(BADLANDS)
        yield from act.damage(1, one=True)

    here("A6: 1C").action(add_between, land="A6").expect("A6: 1Ba", fear=2)
    here("A6: 1C 1Ba").time_passes().expect("A6: 1C 1Ba")


@rule("SI-124")
def test_damage_to_each_invader_gets_one_for_each_badlands_in_all() -> None:
    table = here("A6: 3T 1Ba")
    table.action(lambda act: act.damage_each(1), land="A6")
    table.expect("A6: 2T/1 1Ba", fear=1)


@rule("SI-124")
def test_damage_to_each_dahan_gets_one_for_each_badlands_in_all() -> None:
    table = here("A6: 3D 1C 1Ba")
    table.action(lambda act: act.damage_each(1, (DAHAN,)), land="A6").expect("A6: 2D/1 1C 1Ba")


@rule("SI-124")
def test_the_spirit_picks_which_of_several_damages_badlands_add_to() -> None:
    def twice(act: Action) -> Flow[None]:
        yield from act.damage(1, (TOWN,), again=True)
        yield from act.damage(1, (CITY,))

    for answer, after in (("badlands-now", "1C/1"), ("badlands-later", "1T/1 1C/2")):
        here("A6: 1T 1C 1Ba").action(twice, f"choose {answer}", land="A6").expect(f"A6: {after} 1Ba")
    here("A6: 1T 1C").action(twice, land="A6").expect("A6: 1T/1 1C/1")


@rule("SI-124")
def test_badlands_can_wait_for_a_damage_after_one_to_each_invader() -> None:
    def twice(act: Action) -> Flow[None]:
        yield from act.damage_each(1, again=True)
        yield from act.damage(1, (CITY,))

    here("A6: 1T 1C 1Ba").action(twice, "choose badlands-later", land="A6").expect("A6: 1T/1 1Ba", fear=2)
    table = here("A6: 1T 1C 1Ba")
    table.action(twice, "choose badlands-now", "hit-marked town 1 0 A6", land="A6").expect("A6: 1C/2 1Ba", fear=1)


@rule("SI-124")
def test_a_limit_on_the_amount_is_not_passed() -> None:
    here("A6: 1C 2Ba").action(lambda act: act.damage(1, most=2), land="A6").expect("A6: 1C/2 2Ba")
    here("A6: 1C 2Ba").action(lambda act: act.damage(2, most=2), land="A6").expect("A6: 1C/2 2Ba")


@rule("SI-124")
def test_a_power_with_two_damages_lets_its_spirit_pick() -> None:
    table = here("A5: 1P; A6: 1C 1T 2Ba")
    answers = ["target A6", "choose badlands-later"]
    table.use("mists-of-oblivion", *answers, elements="2 moon 3 air 2 water").expect("A6: 2Ba", fear=5)


@rule("SI-060", "SI-118")
def test_beasts_are_pushed_each_to_a_land_of_choice() -> None:
    table = here("A6: 2Be 1Wi 1D")
    answers = ["push-token beasts A1", "push-token beasts A8"]
    table.action(lambda act: act.push(3, tokens=(BEASTS,)), *answers, land="A6").expect(
        "A6: 1Wi 1D; A1: 1Be; A8: 1Be"
    )
    assert told(table, "token-moved") == [("beasts", "A6", "A1"), ("beasts", "A6", "A8")]
    table = here("A6: 2Be")
    table.action(lambda act: act.push(2, tokens=(BEASTS,), up_to=True), "push-token beasts A5", "done", land="A6")
    table.expect("A6: 1Be; A5: 1Be")
    table.action(lambda act: act.push(1, tokens=(BEASTS, WILDS), to=1 << 8), land="A6").expect("A6:; A8: 1Be")


@rule("SI-061", "SI-118")
def test_tokens_are_gathered_from_lands_next_to_it() -> None:
    position = "A5: 1Be 1Di; A8: 1Be; A2: 1Be"
    answers = ["gather-token beasts A5", "gather-token disease A5"]
    table = here(position).action(lambda act: act.gather(2, tokens=(BEASTS, DISEASE)), *answers, land="A6")
    table.expect("A6: 1Be 1Di; A5:; A8: 1Be; A2: 1Be")
    table.action(lambda act: act.gather(2, tokens=(BEASTS,)), land="A6").expect("A6: 2Be 1Di; A8:; A2: 1Be")
    table = here(position).action(
        lambda act: act.gather(2, tokens=(BEASTS,), up_to=True, origin=1 << 8), "done", land="A6"
    )
    table.expect("A6:; A8: 1Be")
