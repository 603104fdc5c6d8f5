"""Variants: without events, and with fewer kinds of tokens (SI-161 to SI-163, SI-165)."""

from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, is_for_events
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.events import event_step
from rulebound.games.spirit_island.fear_cards import add_card, cards_for
from rulebound.games.spirit_island.fewer_tokens import all_kinds
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import accelerate, leave_game, reveal_card, stage_of
from rulebound.games.spirit_island.panel import do_own_move
from rulebound.games.spirit_island.pieces import BEASTS, DISEASE, STRIFE, TOKENS, WILDS, strife_of
from rulebound.games.spirit_island.redeal import redeal
from rulebound.games.spirit_island.setup import ALL_BOXES, SETUP, SPIRITS, check, new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import BadSetup, Decide, Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.frames import asks, reply, world
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule

THUNDER = "thunderspeaker"
TOKEN_BOXES = ["base", "branch-and-claw", "jagged-earth"]
COMMAND = "own command-the-beasts"


def quiet(position: str = "", *, others: tuple[str, ...] = (), cards: int = 1) -> Table:
    """A game without events in which so many reminder cards are taken."""
    table = island(position, others=others, boxes=TOKEN_BOXES, events=False)
    table.s.fear_pool = 99
    for its in [each for each in table.s.rules if each.kind == "command-the-beasts"][:cards]:
        its.amount = 0
    return table


def reminders(s: IslandState) -> list[int]:
    """How many cards lie above each of the reminder cards that are not used."""
    return [each.amount for each in s.rules if each.kind == "command-the-beasts"]


def made(seed: int = 1, **setup: Any) -> IslandState:
    values = GAME.setup.check({"seats": 1, "boxes": TOKEN_BOXES, **setup})
    check(values)
    return new_world(values, seed)


# Without events.


@rule("SI-161")
def test_events_are_chosen_only_with_the_boxes_that_have_them() -> None:
    assert GAME.setup.check({})["events"] is True
    for box in TOKEN_BOXES[1:]:
        assert GAME.setup.check({"boxes": ["base", box], "events": False})["events"] is False
    with pytest.raises(BadSetup, match="events: asked only with boxes branch-and-claw or jagged-earth"):
        GAME.setup.check({"boxes": ["base", "promo"], "events": False})


@rule("SI-161")
def test_without_events_there_is_no_event_deck_but_tokens_lie_as_usual() -> None:
    with_events, without = made(), made(events=False)
    assert (bool(with_events.event_deck), with_events.events) == (True, True)
    assert (without.event_deck, without.events) == ([], False)
    assert without.tokens == with_events.tokens
    assert sum(without.tokens[BEASTS]) == sum(without.tokens[DISEASE]) == 1
    assert list(GAME.invariants(without)) == []


@rule("SI-161")
def test_without_events_the_event_step_does_nothing() -> None:
    table = quiet("A1: 1P 1E")
    table.s.turn, table.s.phase, table.s.step = 2, "invaders", "event"
    table.run(event_step(table.s))
    assert table.heard == []


@rule("SI-161")
@pytest.mark.parametrize(("level", "fear"), [(None, [3, 4, 3]), (3, [3, 5, 3])])
def test_without_events_terror_level_two_has_one_more_fear_card(level: int | None, fear: list[int]) -> None:
    foe: dict[str, Any] = {} if level is None else {"adversary": "brandenburg-prussia", "level": level}
    s = made(events=False, **foe)
    assert s.fear_levels == fear
    assert len(s.fear_deck) == sum(fear)


@rule("SI-161")
def test_without_events_blight_cards_with_little_blight_or_only_immediate_text_are_left_out() -> None:
    allowed = {
        "downward-spiral",
        "memory-fades-to-dust",
        "all-things-weaken",
        "power-corrodes-the-spirit",
        "untended-land-crumbles",
        "invaders-find-the-land-to-their-liking",  # the island is still healthy
        "strong-earth-shatters-slowly",
    }
    assert {name for name, card in CARDS.items() if not is_for_events(card)} == allowed
    seen = set()
    for seed in range(8):
        s = made(seed, events=False)
        assert {s.blight_card, *s.blight_deck} == allowed
        seen.add(s.blight_card)
    assert len(seen) > 2
    with_events = made()
    assert {with_events.blight_card, *with_events.blight_deck} == set(CARDS)


@rule("SI-161")
def test_without_events_there_need_be_no_blight_card() -> None:
    assert made(events=False, blight="none").blight_card == ""
    with pytest.raises(BadSetup, match="with the event deck there has to be a blight card"):
        made(blight="none")


@rule("SI-161")
@pytest.mark.parametrize(
    ("level", "places"),
    [(None, [3, 7]), (0, [3, 7]), (1, [3, 7]), (2, [3, 8]), (3, [2, 7]), (5, [1, 5]), (6, [0, 4])],
)
def test_the_reminder_cards_lie_before_stage_two_or_an_early_three_and_before_stage_three(
    level: int | None, places: list[int]
) -> None:
    foe: dict[str, Any] = {} if level is None else {"adversary": "brandenburg-prussia", "level": level}
    s = made(events=False, **foe)
    assert reminders(s) == places
    under = [stage_of(s.invader_deck[-1 - place]) for place in places]
    early = level is not None and level >= 2
    assert under == [3 if early else 2, 3]
    assert reminders(made(**foe)) == []


@rule("SI-162")
def test_a_reminder_card_is_taken_when_it_comes_to_the_top() -> None:
    table = island("A1: 1P 1E 1Be", boxes=TOKEN_BOXES, events=False)
    s = table.s
    for left in ([2, 6], [1, 5]):
        table.run(reveal_card(s))
        assert reminders(s) == left
        assert not any(event.kind == "reminder-taken" for event in table.heard)
        table.fast()  # nothing is asked
    table.run(reveal_card(s))
    assert reminders(s) == [0, 4]
    assert [event.args for event in table.heard if event.kind == "reminder-taken"] == [("command-the-beasts",)]
    table.fast(COMMAND, "choose fear").expect(fear=1)


@rule("SI-165")
def test_effects_ignore_a_reminder_card_which_moves_only_with_cards_above_it() -> None:
    s = island("", boxes=TOKEN_BOXES, events=False).s
    number = len(s.invader_deck)
    leave_game(s, 0)  # the lowest card: below both
    assert reminders(s) == [3, 7]
    leave_game(s, len(s.invader_deck) - 1 - 5)  # between the two
    assert reminders(s) == [3, 6]
    leave_game(s, len(s.invader_deck) - 1)  # above both
    assert reminders(s) == [2, 5]
    assert len(s.invader_deck) == number - 3


@rule("SI-165", "SI-193")
def test_a_faster_deck_lets_the_reminder_cards_below_the_discarded_card_come_up() -> None:
    s = island("", boxes=TOKEN_BOXES, events=False).s
    accelerate(s)
    assert reminders(s) == [2, 6]
    accelerate(s)
    assert reminders(s) == [1, 5]


@rule("SI-165")
def test_a_card_that_goes_to_the_bottom_of_the_deck_lets_a_reminder_card_come_up() -> None:
    table = island("A1: 1P", spirit="fractured-days-split-the-sky", boxes=TOKEN_BOXES, events=False)
    s, name = table.s, table.s.invader_deck[-1]
    table.use("visions-of-a-shifting-future", "choose to-bottom", elements="2 sun 3 moon 2 air")
    assert s.invader_deck[0] == name
    assert reminders(s) == [2, 6]


@rule("SI-165")
def test_a_card_that_takes_the_place_of_the_next_one_leaves_reminder_cards_where_they_are() -> None:
    table = island("A1: 1P", spirit="fractured-days-split-the-sky", boxes=TOKEN_BOXES, events=False)
    s = table.s
    table.run(reveal_card(s)).run(reveal_card(s))
    s.invader_discard = s.slots[-1].cards[:1]
    s.slots[-1].cards = s.slots[-1].cards[1:]
    s.spirits[0].kept, s.spirits[0].energy = 1, 3
    table.use("the-past-returns-again", *(["cover energy"] if table.s.spirits[0].open[0] > 1 else []), "pay 1")
    assert reminders(s) == [1, 5]


# Command the Beasts.


@rule("SI-162")
def test_commanded_beasts_do_damage_or_are_pushed_or_cause_fear() -> None:
    table = quiet("A1: 1P; A5: 1T 3Be; A7: 1E 1Be; A8: 1C")
    table.fast(
        COMMAND,
        *("choose damage", "choose fear", "choose push-beasts", "push-token beasts A8"),
        "choose damage",
    )
    table.expect("A5: 1T/1 2Be; A7: 1Be; A8: 1C 1Be", fear=1)


@rule("SI-162")
def test_beasts_cause_fear_only_where_invaders_are() -> None:
    table = quiet("A1: 1P 1C; A5: 1D 1Be")
    with pytest.raises(AssertionError, match="'choose fear' is none of"):
        table.fast(COMMAND, "choose fear")
    quiet("A1: 1P 1C; A5: 1D 1Be").fast(COMMAND, "choose nothing").expect("A5: 1D 1Be", fear=0)


@rule("SI-162")
def test_all_beasts_of_one_land_are_one_event_action() -> None:
    """So badlands add their damage once to that of all beasts there."""
    table = quiet("A1: 1P; A5: 1C 2Be 1Ba; A8: 1C")
    table.fast(COMMAND, "choose damage", "choose damage")
    table.expect("A5: 2Be 1Ba", fear=2)


@rule("SI-162")
def test_beasts_that_were_pushed_do_not_act_again() -> None:
    table = quiet("A1: 1P; A5: 1E 1Be; A8: 1C")
    table.fast(COMMAND, "choose push-beasts", "push-token beasts A8")
    table.expect("A8: 1C 1Be", fear=0)
    table = quiet("A1: 1P; A5: 1Be; A8: 1C 1Be")
    table.fast(COMMAND, "choose push-beasts", "push-token beasts A8", "choose damage")
    table.expect("A8: 1C/1 2Be", fear=0)


@rule("SI-162")
def test_a_taken_card_is_used_once_in_a_fast_phase_and_in_no_other() -> None:
    table = quiet("A1: 1P; A5: 1C 1Be")
    table.s.phase = "slow"
    table.slow()
    table.s.phase = "fast"
    table.fast(COMMAND, "choose damage").fast()
    table.expect("A5: 1C/1 1Be")
    assert len(reminders(table.s)) == 1


@rule("SI-162")
def test_both_cards_may_be_used_in_one_phase() -> None:
    table = quiet("A1: 1P; A5: 1C 1Be", cards=2)
    table.fast(COMMAND, "choose damage", COMMAND, "choose damage")
    table.expect("A5: 1C/2 1Be")
    assert reminders(table.s) == []


@rule("SI-162")
def test_the_beasts_are_commanded_only_if_all_agree() -> None:
    table = quiet("A1: 1P; B1: 1Q; A5: 1C 1Be", others=(THUNDER,))
    table.fast(f"0: {COMMAND}", "agree command-the-beasts", "choose damage").expect("A5: 1C/1 1Be")
    assert len(reminders(table.s)) == 1


@rule("SI-162")
def test_without_agreement_nothing_happens_and_nothing_is_used_up() -> None:
    table = quiet("A1: 1P; B1: 1Q; A5: 1C 1Be", others=(THUNDER,))
    table.fast(f"0: {COMMAND}", "decline", "ready").expect("A5: 1C 1Be", fear=0)
    assert reminders(table.s)[0] == 0
    # Who was refused does not propose it again in this turn; another may.
    table.fast(COMMAND, "agree command-the-beasts", "choose damage").expect("A5: 1C/1 1Be")


@rule("SI-162")
def test_who_was_refused_proposes_again_in_the_next_turn() -> None:
    table = quiet("A1: 1P; B1: 1Q; A5: 1C 1Be", others=(THUNDER,))
    table.fast(f"0: {COMMAND}", "decline", "ready").time_passes()
    table.fast(f"0: {COMMAND}", "agree command-the-beasts", "choose fear").expect(fear=1)


@rule("SI-162")
def test_the_spirit_of_a_board_chooses_for_its_beasts() -> None:
    table = quiet("A1: 1P; B1: 1Q; B5: 1C 1Be", others=(THUNDER,))
    flow = do_own_move(table.s, 0, "command-the-beasts")
    asked = asks(flow)
    assert isinstance(asked, Decide)
    assert asked.seat == 1
    asked = reply(flow, asked, "agree command-the-beasts")
    assert isinstance(asked, Decide)
    assert asked.seat == 1
    assert [option.text for option in asked.options] == ["choose damage", "choose fear", "choose push-beasts"]


@rule("SI-165")
def test_the_table_tells_where_the_reminder_cards_are() -> None:
    lines = [line.args for line in GAME.status(quiet("A1: 1P").s, None) if line.kind == "reminder"]
    assert lines == [("command-the-beasts", 0), ("command-the-beasts", 7)]


# Fewer kinds of tokens.


def fewer(position: str, *unused: str, others: tuple[str, ...] = (), spirit: str = RIVER) -> Table:
    """A game without these kinds of tokens."""
    kinds = [kind for kind in all_kinds() if kind not in unused]
    table = island(position, spirit=spirit, others=others, boxes=TOKEN_BOXES, tokens=kinds)
    table.s.fear_pool = 99
    for each in table.s.spirits:
        each.energy = 0
    return table


@rule("SI-163")
def test_tokens_are_chosen_only_with_the_boxes_that_have_them_and_are_all_in_use_by_default() -> None:
    assert GAME.setup.check({})["tokens"] == ["beasts", "wilds", "disease", "badlands", "strife"]
    assert GAME.setup.check({"boxes": ["base", "jagged-earth"], "tokens": ["wilds"]})["tokens"] == ["wilds"]
    with pytest.raises(BadSetup, match="tokens: asked only with boxes branch-and-claw or jagged-earth"):
        GAME.setup.check({"boxes": ["base", "promo"], "tokens": []})
    assert made().unused_tokens == set()
    assert made(tokens=["wilds", "strife"]).unused_tokens == {"beasts", "disease", "badlands"}


NEEDS = {
    "keeper-of-the-forbidden-wilds": {"wilds"},
    "sharp-fangs-behind-the-leaves": {"beasts"},
    "grinning-trickster-stirs-up-trouble": {"beasts", "strife"},
    "lure-of-the-deep-wilderness": {"beasts", "wilds", "disease", "badlands"},
    "many-minds-move-as-one": {"beasts"},
    "stones-unyielding-defiance": {"badlands"},
    "vengeance-as-a-burning-plague": {"disease"},
    "volcano-looming-high": {"wilds", "badlands"},
}


@rule("SI-163")
@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_kind_that_a_spirit_needs_cannot_be_left_out(spirit: str) -> None:
    for kind in all_kinds():
        rest = [each for each in all_kinds() if each != kind]
        values = GAME.setup.check({"boxes": list(ALL_BOXES), "spirits": [spirit], "tokens": rest})
        if kind in NEEDS.get(spirit, ()):
            with pytest.raises(BadSetup, match=f"tokens: {spirit} needs {kind}, which cannot be left out"):
                check(values)
        else:
            check(values)


@rule("SI-163")
def test_a_kind_that_an_aspect_needs_cannot_be_left_out() -> None:
    asked = {"boxes": TOKEN_BOXES, "spirits": ["shadows-flicker-like-flame"], "aspects": ["madness"], "tokens": []}
    with pytest.raises(BadSetup, match="tokens: madness needs strife"):
        check(GAME.setup.check(asked))
    check(GAME.setup.check({**asked, "tokens": ["strife"]}))


@rule("SI-163")
def test_no_spirit_is_drawn_by_lot_that_needs_a_kind_not_in_use() -> None:
    drawn = {made(seed, tokens=[]).spirits[0].id for seed in range(60)}
    assert len(drawn) > 6
    assert not drawn & set(NEEDS)


@rule("SI-163")
def test_at_set_up_no_tokens_lie_there_of_a_kind_not_in_use() -> None:
    s = made(tokens=["beasts"])
    assert (sum(s.tokens[BEASTS]), sum(s.tokens[DISEASE])) == (1, 0)
    s = made(tokens=["disease"])
    assert (sum(s.tokens[BEASTS]), sum(s.tokens[DISEASE])) == (0, 1)


@rule("SI-163")
def test_each_token_that_would_be_added_of_a_kind_not_in_use_gives_energy_and_fear_instead() -> None:
    table = fewer("A1: 1P; A5: 1C", "beasts")
    table.action(lambda act: act.add_token(BEASTS, 2), land="A5").expect("A5: 1C", fear=2, energy=2)
    table.action(lambda act: act.add_token(WILDS), land="A5").expect("A5: 1C 1Wi", fear=2, energy=2)


@rule("SI-163")
def test_the_spirit_of_the_board_says_who_gets_the_energy() -> None:
    table = fewer("A1: 1P; B1: 1Q; B5: 1C", "beasts", others=(THUNDER,))
    act = Action(table.s, "spirit", 0, land=table.s.island.number_of["B5"])
    act.add_token(BEASTS)
    flow = resolve(act, None)
    asked = asks(flow)
    assert isinstance(asked, Decide)
    assert (asked.seat, asked.prompt) == (1, "energy-for")
    table.action(lambda act: act.add_token(BEASTS, 2), "spirit 0", "spirit 1", land="B5")
    table.expect(energy=1, seat=0).expect(energy=1, seat=1)


@rule("SI-163")
def test_strife_not_in_use_gives_energy_and_fear_where_it_would_be_laid() -> None:
    table = fewer("A1: 1P; A5: 1C 1E; A6: 1D", "strife")
    table.action(lambda act: act.add_strife(), land="A5").expect("A5: 1C 1E", fear=1, energy=1)
    table.action(lambda act: act.add_strife(), land="A6").expect(fear=1, energy=1)  # on nobody


@rule("SI-163")
def test_a_power_that_adds_tokens_not_in_use_gives_energy_and_fear() -> None:
    table = fewer("A1: 1P; A5: 1E", "disease")
    table.use("infested-aquifers").expect("A1: 1P", fear=2, energy=1)
    table = fewer("A1: 1P; A5: 1E", "beasts")
    table.use("infested-aquifers").expect("A1: 1P 1Di", fear=1, energy=0)


@rule("SI-163")
def test_what_is_only_weaker_without_tokens_is_done_as_written() -> None:
    table = fewer("A1: 1P; A5: 1E 1T", "disease")
    table.fear("flee-the-pestilent-land", 2).expect("A5: 1T", fear=0, energy=0)


@rule("SI-163")
@pytest.mark.parametrize(
    ("unused", "cards"),
    [
        (("beasts",), {"too-many-monsters", "panicked-by-wild-beasts"}),
        (("strife",), {"unrest", "panic", "discord", "dahan-threaten"}),
        (("wilds", "disease", "badlands"), set()),
    ],
)
def test_a_fear_card_that_rests_wholly_on_tokens_not_in_use_is_exchanged(
    unused: tuple[str, ...], cards: set[str]
) -> None:
    everything = set(cards_for(TOKEN_BOXES, ()))
    assert everything - set(cards_for(TOKEN_BOXES, unused)) == cards
    assert "beset-by-many-troubles" in everything - set(cards_for(TOKEN_BOXES, all_kinds()))
    left = [kind for kind in all_kinds() if kind not in unused]
    for seed in range(30):
        s = made(seed, tokens=left)
        assert not cards & {*s.fear_deck}
        redeal(s, Rng(seed))
        assert not cards & {*s.fear_deck}
        add_card(s)
        assert not cards & {*s.fear_deck}


@rule("SI-163")
def test_the_table_tells_which_tokens_are_not_in_use() -> None:
    lines = [line.args for line in GAME.status(fewer("A1: 1P", "wilds", "beasts").s, None)]
    assert ("beasts",) in lines
    assert ("wilds",) in lines


# Random games.


@pytest.mark.parametrize("tokens", [all_kinds(), ("beasts", "strife"), ()], ids=["all", "some", "none"])
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("events", [True, False])
def test_random_games(seats: int, tokens: tuple[str, ...], events: bool) -> None:
    used = 0
    for seed in range(3):
        setup = {"seats": seats, "boxes": list(ALL_BOXES), "events": events, "tokens": list(tokens)}
        match, rng = Match(GAME, setup, seed, keep="nothing"), Rng(seed)
        while match.pending is not None:
            assert isinstance(match.state, IslandState)
            assert list(GAME.invariants(match.state)) == [], f"seed {seed}, after pick {len(match.picks)}"
            match.pick(*random_pick(match, rng))
        assert isinstance(match.state, IslandState)
        lying = {kind for kind, lands in zip(TOKENS, match.state.tokens, strict=True) if any(lands)}
        assert lying <= {*tokens}
        assert STRIFE in tokens or not any(strife_of(code) for there in match.state.pieces for code in there)
        used += 0 if events else 2 - len(reminders(match.state))
    assert bool(used) is (not events and TOKENS[BEASTS] in tokens)


@rule("SI-166", "SI-205")
def test_cards_that_persist_may_be_left_out_of_the_decks() -> None:
    with_them, s = world(boxes=list(ALL_BOXES)), world(boxes=list(ALL_BOXES), persistent=False)
    assert {*with_them.majors} - {*s.majors} == {"bargains-of-power-and-protection", "dream-of-the-untouched-land"}
    assert {*with_them.event_deck} - {*s.event_deck} == {
        "lesser-spirits-imperiled",
        "remnants-of-a-spirits-heart",
        "dahan-trade-with-the-invaders",
    }
    assert {*with_them.minors} == {*s.minors}
    assert list(GAME.invariants(s)) == []
    with pytest.raises(BadSetup, match="persistent: asked only with boxes"):
        SETUP.check({"seats": 1, "persistent": False})
