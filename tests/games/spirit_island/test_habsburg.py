"""The Habsburg Monarchy: its levels, escalation and loss condition; see also `test_rules_durable.py`."""

from typing import Any

import pytest

from rulebound.games.spirit_island.blight import add_blight, take_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import (
    accelerate,
    build,
    invader_phase,
    leave_game,
    reveal_card,
)
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import TOWN, piece
from rulebound.games.spirit_island.ravage import ravage_damage
from rulebound.games.spirit_island.setup import ALL_BOXES, SETUP, check
from rulebound.games.spirit_island.state import EXTRA_BOARD, Slot
from rulebound.games.spirit_island.turn import play
from rulebound.kernel import Decide
from tests.games.spirit_island.frames import (
    LIGHTNING,
    WORDS,
    against,
    asks,
    fear_deck,
    invaders_from,
    reason,
    texts,
    told,
    watch,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

HABSBURG = "habsburg-monarchy"
DAMAGE = "irreparable-damage"
WAVE = "wave-of-immigration"
LEVEL = f"{HABSBURG}-level"
BOXES = ["base", "jagged-earth"]
PRUSSIA = "brandenburg-prussia"


def here(position: str, level: int = 0, **setup: Any) -> Table:
    return against(HABSBURG, position, level, **setup)


def explores(table: Table, card: str, *answers: str) -> Table:
    """An invader phase in which this card is turned up."""
    return invaders_from(table, "", *answers, deck=[card])


def counted(table: Table) -> int:
    (found,) = [each.number for each in GAME.view(table.s, 0).counters if each.name == DAMAGE]
    return found


# Irreparable Damage.


@shows(f"{HABSBURG}-panel")
def test_blight_of_ravages_with_eight_damage_to_the_land_is_counted() -> None:
    table = here("A5: 1P; A7: 2C 1T; A8: 2C 1E; A4: 2C 1T", others=(LIGHTNING,))
    table.ravage("A8").expect("A8: 2C 1E 1B")  # 7
    assert counted(table) == 0
    table.ravage("A7").expect("A7: 2C 1T 1B")  # 8
    assert counted(table) == 1
    table.action(lambda act: act.defend(1), land="A4").ravage("A4").expect("A4: 2C 1T 1B")  # 7 are done
    assert counted(table) == 1
    table.action(lambda act: add_blight(act, act.land), land="A1").ravage("A1")
    assert counted(table) == 1
    assert "Irreparable Damage: 1, lost at 3" in [WORDS.status(line) for line in GAME.status(table.s, None)]


@rule("SI-091")
@shows(f"{HABSBURG}-panel")
def test_blight_that_spreads_from_such_a_ravage_is_counted_too() -> None:
    table = here("A6: 1P; A7: 2C 1T 1B; A8: 1B", others=(LIGHTNING,))
    table.ravage("A7", "land A8", "land A5").expect("A7: 2C 1T 2B; A8: 2B; A5: 1B")
    assert counted(table) == 3


@rule("SI-095", "SI-096")
@shows(f"{HABSBURG}-panel")
def test_blight_of_a_card_that_is_turned_meanwhile_is_counted_too() -> None:
    table = here("A6: 1P; A7: 2C 1T; A4: 1B", others=(LIGHTNING, "thunderspeaker"))
    for seat in (1, 2):
        table.s.spirits[seat].presence[6] = 1
    table.s.blight_card, table.s.flipped, table.s.blight_left = "strong-earth-shatters-slowly", False, 1
    table.ravage("A7", "land A1", "land A2", "land A3").expect("A1: 1B; A2: 1B; A3: 1B")
    assert (counted(table), table.s.lost) == (4, DAMAGE)


@shows(f"{HABSBURG}-panel")
def test_other_blight_is_not_counted() -> None:
    table = here("A6: 1P; A7: 2C 1T; A8: 1B")
    table.action(lambda act: add_blight(act, act.land), land="A7")
    table.action(lambda act: take_blight(act))
    assert counted(table) == 0
    table.s.effects.append(Effect("self-sacrifice", amount=1))
    table.ravage("A7", "land A5")  # the first comes from the box, the one that spreads does not
    assert counted(table) == 1
    table.s.blight[7] = 0
    table.s.effects.append(Effect("no-blight", 7))
    table.ravage("A7").expect("A7: 2C 1T")
    assert counted(table) == 1


@rule("SI-086")
@shows(f"{HABSBURG}-panel")
def test_more_of_it_than_there_are_players_loses_the_game() -> None:
    table = here("A6: 1P; A7: 3C; A4: 3C").ravage("A7")
    assert not table.over
    table.ravage("A4")
    assert (table.over, table.s.lost) == (True, DAMAGE)
    assert "cannot be repaired" in WORDS.text(f"reason-{DAMAGE}")
    two = here("A6: 1P; B6: 1Q; A7: 3C; A4: 3C; A1: 3C", others=(LIGHTNING,)).ravage("A7").ravage("A4")
    assert not two.over
    assert two.ravage("A1").s.lost == DAMAGE


# Seek Prime Territory.


@rule("SI-108")
@shows(HABSBURG)
def test_a_board_with_little_blight_gets_a_town_when_it_has_been_explored() -> None:
    table = explores(here("A5: 1P 2B; A7: 1C 1B; A4: 1T"), "2-jungle", "land A8")
    table.expect("A8: 1E 1T; A3: 1E; A4: 1T; A7: 1C 1B")
    order = [event.kind for event in table.heard if event.kind in ("revealed", "added", "escalated")]
    assert order == ["revealed", "added", "added", "escalated", "added"]
    table = here("A5: 1P 2B; A7: 1C 1B; A4: 1T")
    table.s.invader_deck, table.s.phase, table.s.step = ["2-jungle"], "invaders", ""
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.prompt, texts(ask)) == ("prime-territory", [f"land A{number}" for number in (1, 2, 3, 6, 8)])


@shows(HABSBURG)
@pytest.mark.parametrize(("blight", "towns"), [(0, 2), (2, 2), (3, 1), (4, 1), (5, 0)])
def test_with_two_blight_or_less_it_gets_another(blight: int, towns: int) -> None:
    table = here(f"A5: 1P {blight}B; A7: 1C" if blight else "A5: 1P; A7: 1C")
    explores(table, "2-jungle", *["land A8", "land A1"][:towns])
    table.expect(f"A8: 1E{' 1T' * (towns > 0)}; A1:{' 1T' * (towns > 1)}")
    assert table.s.on_island(TOWN) == towns
    assert told(table, "escalated") == [(HABSBURG,)]


@rule("SI-108")
@pytest.mark.parametrize("card", ["1-jungle", "2-coastal", "3-jungle-sands"])
def test_other_cards_do_not_set_it_off(card: str) -> None:
    assert told(explores(here("A5: 1P; A7: 1C"), card), "escalated") == []


@rule("SI-143", "SI-145", "SI-115")
@shows(HABSBURG)
def test_boards_are_judged_apart_and_nothing_skips_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A5: 1P 3B; B5: 1Q 5B; A7: 1C; B7: 1C", others=(LIGHTNING,))
    for land in range(table.s.island.size):
        table.s.effects.append(Effect("skip-explore", land))
    seen = watch(monkeypatch, table)
    explores(table, "2-mountain", "land A1").expect("A1: 1T; A6:")
    assert (seen, table.s.on_island(TOWN)) == ([f"adversary {HABSBURG} -"], 1)


@shows(HABSBURG)
def test_a_board_without_such_a_land_gets_none() -> None:
    lands = "; ".join(f"A{number}: 1T" for number in range(1, 8))
    table = explores(here(f"{lands}; A8: 1P 1B"), "2-jungle")
    assert (table.s.on_island(TOWN), told(table, "escalated")) == (7, [(HABSBURG,)])
    assert explores(here(f"{lands}; A8: 1P"), "2-jungle").s.on_island(TOWN) == 8


@rule("SI-155")
@shows(HABSBURG)
def test_as_supporting_adversary_it_escalates_with_stage_three() -> None:
    table = fear_deck(island("A5: 1P 3B; A7: 1C", adversary=PRUSSIA, supporting=HABSBURG))
    explores(table, "3-jungle-sands", "land A1").expect("A1: 1T")
    assert told(table, "escalated") == [(HABSBURG,)]


# Level 1: Migratory Herders.


@rule("SI-115")
@shows(f"{LEVEL}-1")
def test_after_the_build_step_lands_of_the_build_card_gather_a_town_each() -> None:
    table = here("A6: 1P; A5: 1T; A7: 1E; A8: 1C", 1)
    invaders_from(table, "build", build=["1-sands"], deck=["1-mountain"])
    table.expect("A4: 1T; A7: 1E 1T; A5:")  # none was left for A7
    table = here("A6: 1P; A5: 2T; A7: 1E; A8: 1C", 1)
    invaders_from(table, "build", build=["1-sands"], deck=["1-mountain"])
    table.expect("A7: 1E 2T; A5:; A4: 1T")
    plain = invaders_from(here("A6: 1P; A5: 1T; A7: 1E; A8: 1C"), "build", build=["1-sands"], deck=["1-mountain"])
    plain.expect("A7: 1E 1T; A5: 1T")


@shows(f"{LEVEL}-1")
def test_towns_come_from_lands_that_no_build_card_shows_and_the_players_choose() -> None:
    cards = ["1-wetland", "1-jungle"]  # A2 and A5, A3 and A8
    table = here("A6: 1P 1C; A4: 1T; A3: 1T 1C; A8: 1C", 1)
    invaders_from(table, "build", build=cards, deck=["1-mountain"])
    table.expect("A2: 1T; A4:; A3: 2T 1C; A8: 1T 1C; A5:")
    table = here("A6: 1P 1C; A4: 1T; A1: 1T", 1)
    table.s.slot("build").cards = cards
    table.s.phase, table.s.step, table.s.invader_deck = "invaders", "build", ["1-mountain"]
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.prompt, texts(ask)) == ("gather", ["gather town A1", "gather town A4"])


@rule("SI-201")
@shows(f"{LEVEL}-1")
def test_they_come_even_if_every_build_was_skipped_and_where_no_invaders_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = here("A6: 1P; A5: 1T; A8: 1C", 1)
    for land in range(table.s.island.size):
        table.s.effects.append(Effect("skip-build", land))
    seen = watch(monkeypatch, table)
    invaders_from(table, "build", build=["1-sands"], deck=["1-mountain"]).expect("A4: 1T; A5:; A7:")
    assert seen[:2] == [f"adversary {LEVEL}-1 A4", f"adversary {LEVEL}-1 A7"]  # by board, then by number


@rule("SI-169")
@shows(f"{LEVEL}-1")
def test_they_come_even_if_the_ravage_step_became_a_build_step() -> None:
    table = here("A6: 1P; A5: 1T; A8: 1C 1E; A1: 1E", 1)
    table.s.effects.append(Effect("ravage-becomes-build", until="next-ravage"))
    cards = {"ravage": ["1-mountain"], "build": ["1-sands"], "deck": ["1-jungle"]}
    invaders_from(table, "ravage", "gather town A5", **cards).expect("A1: 1E 1T; A4: 1T; A5:")


@rule("SI-114", "SI-111")
@shows(f"{LEVEL}-1")
def test_they_follow_the_normal_build_step_only() -> None:
    table = here("A6: 1P; A5: 1T; A7: 1E; A8: 1C", 1)
    table.run(build(table.s, 7)).expect("A7: 1E 1T; A5: 1T")
    invaders_from(table, "build", deck=["1-mountain"]).expect("A5: 1T")  # no card
    table = here("A6: 1P; A5: 1T; A7: 1E; A8: 1C", 1)
    table.s.slots.insert(0, Slot("early-build", "build", ["1-sands"]))
    invaders_from(table, "early-build", deck=["1-mountain"]).expect("A5: 1T; A7: 1E 1T")
    table = here("A6: 1P; A5: 1T; A7: 1E; A8: 1C", 1)
    invaders_from(table, "build", build=["1-sands"], deck=["1-mountain"]).expect("A5:")


@rule("SI-127")
@shows(f"{LEVEL}-1")
def test_isolated_lands_gather_only_if_the_players_want_it() -> None:
    for answer, after in (("done", "A4:; A5: 1T"), ("gather town A5", "A4: 1T; A5:")):
        table = here("A6: 1P; A5: 1T; A8: 1C", 1)
        table.s.isolated = 1 << 4 | 1 << 7
        answers = (answer, "done") if answer == "done" else (answer,)
        invaders_from(table, "build", *answers, build=["1-sands"], deck=["1-mountain"]).expect(after)


# Level 2: More Rural Than Urban.


@rule("SI-018")
@shows(f"{LEVEL}-2")
@pytest.mark.parametrize("level", range(7))
def test_from_level_two_on_land_two_and_the_highest_land_without_symbols_have_a_town_more(level: int) -> None:
    boards: dict[str, Any] = {
        "boards": ["A", "B", "C"],
        "boxes": BOXES,
        "spirits": [RIVER, LIGHTNING, "thunderspeaker"],
    }
    plain, s = world(3, **boards), world(3, **boards, adversary=HABSBURG, level=level)
    more = {
        s.island.names[land]: s.count(land, TOWN) - plain.count(land, TOWN)
        for land in range(s.island.size)
        if s.pieces[land] != plain.pieces[land]
    }
    expected = dict.fromkeys(["A2", "A5", "B2", "B5", "C2", "C8"], 1)
    assert more == (expected if level >= 2 else {})


@rule("SI-160")
def test_an_extra_board_gets_no_town_at_set_up() -> None:
    larger: dict[str, Any] = {EXTRA_BOARD: True, "boxes": BOXES}
    plain, s = world(2, **larger), world(2, adversary=HABSBURG, level=6, **larger)
    extra = s.island.of_board(2)
    assert [s.count(land, TOWN) for land in bits(extra)] == [plain.count(land, TOWN) for land in bits(extra)]
    assert s.on_island(TOWN) == plain.on_island(TOWN) + 4


@rule("SI-106")
@shows(f"{LEVEL}-2")
def test_inland_two_towns_are_built_instead_of_a_city() -> None:
    table = here("A6: 1P; A5: 1T; A3: 1T; A7: 1E; A8: 2T 2C", 2)
    for land in ("A5", "A3", "A7", "A8"):
        table.build(land)
    table.expect("A5: 3T; A3: 1T 1C; A7: 1E 1T; A8: 3T 2C")
    here("A6: 1P; A5: 1T; A7: 1C", 1).build("A5").expect("A5: 1T 1C")


@rule("SI-106", "SI-107")
@shows(f"{LEVEL}-2")
def test_it_is_one_build_which_is_foretold_and_can_be_stopped() -> None:
    table = here("A6: 1P; A5: 1T 1Di; A7: 1C", 2)
    table.build("A5").expect("A5: 1T")
    table.s.slot("build").cards = ["1-wetland"]
    table.s.skipped = {}
    kind, _, about = reason(table, "build A5")
    assert (kind, about["piece"], about["number"]) == ("will-build", "town", 2)
    assert told(table, "added") == []
    assert told(table.build("A5"), "added") == [("town", "A5", 2)]


# Level 3 is a shorter deck.


@rule("SI-004", "SI-153")
@shows(f"{LEVEL}-3")
@pytest.mark.parametrize("level", range(7))
def test_from_level_three_on_one_more_card_of_stage_one_is_removed(level: int) -> None:
    deck = world(boxes=BOXES, adversary=HABSBURG, level=level).invader_deck
    order = "".join(card[0] for card in reversed(deck))
    assert order == ("11222233333" if level >= 3 else "111222233333")


# Level 5: Wave of Immigration.


def reminder(table: Table) -> list[int]:
    return [effect.amount for effect in table.s.rules if effect.kind == WAVE]


@rule("SI-165")
@shows(f"{LEVEL}-5")
def test_the_reminder_card_lies_under_five_others_and_is_met_before_the_sixth_is_turned_up() -> None:
    s = world(spirits=[RIVER], boards=["A"], boxes=BOXES, adversary=HABSBURG, level=5)
    table = Table(s)
    assert reminder(table) == [5]
    asks(play(s))
    assert reminder(table) == [4]
    table = here("A6: 1P; A7: 1C", 5)
    for left in (4, 3, 2, 1, 0):
        table.run(reveal_card(table.s))
        assert reminder(table) == [left]
    assert told(table, "reminder-met") == []
    said = [WORDS.status(line) for line in GAME.status(table.s, None)]
    assert "Wave of Immigration: before the next invader card" in said
    number = len(table.s.invader_deck)
    table.run(reveal_card(table.s), "land A1", "land A4", "land A5", "land A6")
    table.expect("A1: 1C; A4: 1T; A5: 1T; A6: 1P 1T; A7: 1C; A8:")
    assert (reminder(table), len(table.s.invader_deck)) == ([], number - 1)
    kinds = [event.kind for event in table.heard if event.kind in ("reminder-met", "added", "revealed")]
    assert kinds[-6:] == ["reminder-met", "added", "added", "added", "added", "revealed"]
    table.run(reveal_card(table.s))
    assert told(table, "reminder-met") == [(WAVE,)]


@shows(f"{LEVEL}-5")
def test_the_wave_comes_to_a_coast_without_cities_and_to_the_inland_lands_with_least_blight() -> None:
    table = here("A6: 1P 1B; A1: 1C; A2: 1C; A4: 1B; A5: 2B; A7: 3B 1T", 5)
    next(effect for effect in table.s.rules if effect.kind == WAVE).amount = 0
    table.run(reveal_card(table.s)).expect("A3: 1C; A8: 1T; A4: 1B 1T; A6: 1P 1B 1T; A5: 2B; A7: 3B 1T")
    table = here("A6: 1P 1B; A1: 1C; A2: 1C; A3: 1C; A4: 1B; A5: 1B; A7: 3B", 5)
    next(effect for effect in table.s.rules if effect.kind == WAVE).amount = 0
    flow = reveal_card(table.s)
    ask = asks(flow)
    assert isinstance(ask, Decide)
    assert (ask.prompt, texts(ask)) == ("immigration-town", ["land A4", "land A5", "land A6"])
    table.expect("A3: 1C")


@rule("SI-143", "SI-145", "SI-115")
@shows(f"{LEVEL}-5")
def test_the_wave_is_an_action_of_the_adversary_on_each_board(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "A6: 1P; B6: 1Q; A1: 1C; A2: 1C; B1: 1C; B2: 1C; A4: 1B; A5: 1B; B4: 1B; B5: 1B"
    table = here(position, 5, others=(LIGHTNING,))
    next(effect for effect in table.s.rules if effect.kind == WAVE).amount = 0
    for land in range(table.s.island.size):
        table.s.effects += [Effect(f"skip-{what}", land) for what in ("build", "explore")]
    seen = watch(monkeypatch, table)
    invaders_from(table, "explore", deck=["1-sands"]).expect("A3: 1C; B3: 1C; A6: 1P 1T; A7: 1T; A8: 1T; B7: 1T")
    assert seen == [f"adversary {WAVE} -"] * 2


@rule("SI-165")
@shows(f"{LEVEL}-5")
def test_the_reminder_card_keeps_its_place_unless_cards_above_it_leave() -> None:
    table = here("A6: 1P; A7: 1C", 5)
    leave_game(table.s, 0)
    assert reminder(table) == [5]
    accelerate(table.s)
    assert reminder(table) == [4]
    leave_game(table.s, len(table.s.invader_deck) - 1)
    assert reminder(table) == [3]
    number = len(table.s.invader_deck)
    for _ in range(5):
        accelerate(table.s)  # it is no card, and effects ignore it
    assert (reminder(table), len(table.s.invader_deck)) == ([0], number - 5)
    assert told(table, "reminder-met") == []


@rule("SI-161", "SI-165")
@shows(f"{LEVEL}-5")
def test_it_may_lie_between_the_reminder_cards_of_a_game_without_events() -> None:
    values: dict[str, Any] = {"adversary": HABSBURG, "level": 5, "events": False, "boxes": list(ALL_BOXES)}
    check(SETUP.check({"seats": 1, **values}))
    s = world(spirits=[RIVER], **values)
    assert [effect.amount for effect in s.rules if effect.kind in (WAVE, "command-the-beasts")] == [2, 5, 6]


# Level 6: Far-Flung Herds.


@rule("SI-101")
@shows(f"{LEVEL}-6")
def test_a_ravage_does_two_more_damage_if_an_adjacent_land_has_towns() -> None:
    table = here("A6: 1P; A3: 1E; A4: 2T; A2: 1T; A8: 1C; A1: 1B", 6)
    assert [ravage_damage(table.s, land) for land in (3, 4, 8)] == [3, 6, 3]
    table.ravage("A3").expect("A3: 1E 1B")
    assert told(table, "ravaged")[0][1:3] == (3, 3)
    here("A6: 1P; A3: 1E; A4: 2T; A8: 1C", 5).ravage("A3").expect("A3: 1E")


@rule("SI-104", "SI-100")
@shows(f"{LEVEL}-6")
def test_only_where_invaders_do_damage() -> None:
    table = here("A6: 1P; A3: 1E*1 1D; A4: 2T; A8: 1C", 6).ravage("A3")
    table.expect("A3: 1D; A4: 2T")  # the dahan has struck back
    assert told(table, "ravaged")[0][1:3] == (0, 0)
    table = here("A6: 1P; A4: 2T; A8: 1C", 6)
    invaders_from(table, "ravage", ravage=["1-jungle"], deck=["1-mountain"])
    assert [args[0] for args in told(table, "ravaged")] == ["A8"]
    assert here("A6: 1P; A3: 1E; A4: 2T", 6).ravage("A3").s.blight[3] == 1


@rule("SI-127")
@shows(f"{LEVEL}-6")
def test_isolation_keeps_the_herds_away() -> None:
    for isolated in (3, 4):
        table = here("A6: 1P; A3: 1E; A4: 2T; A8: 1C", 6)
        assert ravage_damage(table.s, 3) == 3
        table.s.isolated = 1 << isolated
        assert ravage_damage(table.s, 3) == 1


# Level 4, and what it has to do with others.


@rule("SI-075", "SI-078")
@shows(f"{LEVEL}-4")
def test_a_town_that_is_pushed_into_blight_loses_its_health() -> None:
    table = here("A6: 1P; A5: 1T/2 1T; A8: 1B 1C", 4)
    table.action(lambda act: act.push(2, (TOWN,)), "push-marked town 2 0 A8", "push town A8", land="A5")
    table.expect("A5:; A8: 1B 1C 1T", fear=1)
    assert [table.s.health_of(land, piece(TOWN)) for land in (5, 8)] == [4, 2]


# What is told, and whole games.


def test_its_names_can_be_looked_up() -> None:
    for name in ("Seek Prime Territory", "Migratory Herders", "more rural than urban", "Far-Flung Herds"):
        assert len(WORDS.about(name)) == 1


@pytest.mark.parametrize(("seed", "level"), [(1, 6), (2, 5)])
def test_random_games_run_clean(seed: int, level: int) -> None:
    spirits = [RIVER, LIGHTNING][: 1 + seed % 2]
    play_out(spirits, seed, boxes=BOXES, adversary=HABSBURG, level=level)
