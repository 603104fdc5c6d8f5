"""What a question tells the hand: which thing an option moves and where to, and what is left to do."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from rulebound.games.spirit_island.acting import EVERY
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.pieces import BEASTS, DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.use import power_phase
from rulebound.kernel import DONE, Anyone, Decide, Flow, Option
from rulebound.messages import Messages
from tests.games.spirit_island.frames import asks, fear_deck, reply
from tests.games.spirit_island.harness import Table, island

WORDS: Final = Messages(GAME)
Does = Callable[[Action], Flow[Any]]


def here(position: str) -> Table:
    return fear_deck(island(position + "; A7: 1P 1C"))


def asked(table: Table, does: Does, *answers: str, land: str = "A6") -> Decide:
    """What is asked after these answers."""
    flow = does(Action(table.s, "spirit", 0, land=table.s.island.number_of[land]))
    ask = flow.send(None)
    for answer in answers:
        ask = flow.send(Option.parse(answer))
    assert isinstance(ask, Decide)
    return ask


def moves(ask: Decide) -> dict[str, tuple[str, str] | None]:
    return {option.text: GAME.move(option, ask) for option in ask.options}


def test_what_is_pushed_comes_from_the_land_and_goes_where_the_option_says() -> None:
    ask = asked(here("A6: 1E 1T"), lambda act: act.push(1, (EXPLORER, TOWN), up_to=True))
    found = moves(ask)
    assert found["push explorer A1"] == ("piece:A6:explorer", "land:A1")
    assert found["done"] is None
    assert WORDS.prompt(ask) == "Push from A6: which piece, and where to?"


def test_damage_and_strife_tell_one_pushed_piece_from_another() -> None:
    table = here("A6: 1T")
    land = table.s.island.number_of["A6"]
    ask = Decide(
        0, "push", [Option("push-marked", "town", 1, 0, "A1")], **Action(table.s, "spirit", 0).out_of(land)
    )
    assert moves(ask) == {"push-marked town 1 0 A1": ("piece:A6:town:1:0", "land:A1")}


def test_what_is_gathered_comes_from_where_the_option_says_and_goes_to_the_land() -> None:
    ask = asked(here("A1: 1D"), lambda act: act.gather(1, (DAHAN,)))
    assert moves(ask) == {"gather dahan A1": ("piece:A1:dahan", "land:A6")}
    assert WORDS.prompt(ask) == "Gather into A6: which piece?"


def test_tokens_blight_and_presence_are_moved_like_pieces() -> None:
    table = here("A6: 1P")
    table.s.tokens[BEASTS][table.s.island.number_of["A6"]] = 1
    table.s.blight[table.s.island.number_of["A6"]] = 1
    pushed = moves(asked(table, lambda act: act.push(3, tokens=(BEASTS,), blight=True, presence=(0,))))
    assert pushed["push-token beasts A1"] == ("piece:A6:beasts", "land:A1")
    assert pushed["push-blight A1"] == ("piece:A6:blight", "land:A1")
    assert pushed["push-presence 0 A1"] == ("piece:A6:presence-0", "land:A1")
    gathered = moves(asked(table, lambda act: act.gather(1, tokens=(BEASTS,), blight=True), land="A1"))
    assert gathered["gather-token beasts A6"] == ("piece:A6:beasts", "land:A1")
    assert gathered["gather-blight A6"] == ("piece:A6:blight", "land:A1")


def test_presence_comes_from_a_track_or_from_its_land() -> None:
    table = here("A6: 1P")
    lands = 1 << table.s.island.number_of["A1"]
    assert moves(asked(table, lambda act: act.add_presence(0, lands))) == {
        "presence energy A1": ("track:energy", "land:A1"),
        "presence cards A1": ("track:cards", "land:A1"),
    }
    assert moves(asked(table, lambda act: act.shift_presence(0, 1)))["shift A6 A1"] == (
        "piece:A6:presence-0",
        "land:A1",
    )


def test_what_goes_to_and_fro_comes_from_the_other_land() -> None:
    s = here("A6: 1D").s
    ends = Action(s, "spirit", 0).between(s.island.number_of["A6"], s.island.number_of["A1"])
    ask = Decide(0, "ferry", [Option("move", "dahan", "A1"), Option("move", "dahan", "A6"), DONE], **ends)
    assert moves(ask) == {
        "move dahan A1": ("piece:A6:dahan", "land:A1"),
        "move dahan A6": ("piece:A1:dahan", "land:A6"),
        "done": None,
    }


def test_a_question_that_does_not_say_from_where_moves_nothing_by_hand() -> None:
    assert GAME.move(Option("push", "town", "A1"), Decide(0, "push", ())) is None
    assert GAME.move(Option("target", "A1"), Decide(0, "target", ())) is None


@pytest.mark.parametrize(
    ("does", "answers", "left"),
    [
        (lambda act: act.push(2, INVADERS), (), "2 more to push"),
        (lambda act: act.push(2, INVADERS), ("push explorer A1",), "1 more to push"),
        (lambda act: act.push(5, INVADERS), (), "3 more to push"),  # there are no more
        (lambda act: act.push(EVERY, INVADERS), ("push explorer A1",), "2 more to push"),
        (lambda act: act.gather(EVERY, (DAHAN,)), (), "2 more to gather"),
        (lambda act: act.gather(1, (DAHAN,)), (), "1 more to gather"),
        (lambda act: act.destroy(2, INVADERS), (), "2 more"),
        (lambda act: act.destroy(2, INVADERS), ("destroy explorer A6",), "1 more"),
        (lambda act: act.destroy(1, INVADERS), (), ""),  # one is all there ever was
        (lambda act: act.choose_lands("disease", 0b111, 3), ("land A1",), "2 more"),
        (lambda act: act.damage(2), (), "2 damage left"),
    ],
)
def test_a_question_tells_how_many_more(does: Does, answers: tuple[str, ...], left: str) -> None:
    assert WORDS.left(asked(here("A6: 2E 1T; A1: 1D; A8: 1D"), does, *answers)) == left


def left_of(ask: object) -> str:
    assert isinstance(ask, Anyone | Decide)
    return WORDS.left(ask.shown_to(0))


def test_the_spirit_phase_tells_what_is_left_to_grow_and_to_play() -> None:
    flow = spirit_phase(here("A6: 1P").s)
    ask = asks(flow)
    assert left_of(ask) == "1 growth group to choose"
    ask = reply(flow, ask, "group 1")
    assert left_of(ask) == "3 growth actions left"
    ask = reply(flow, ask, "grow energy-1")
    ask = reply(flow, ask, "grow reclaim")
    assert left_of(ask) == "1 growth action left"


def test_the_phases_of_powers_tell_how_many_are_left_to_use() -> None:
    table = here("A6: 1P 1E")
    table.s.spirits[0].played = ["boon-of-vigor", "wash-away"]
    assert left_of(asks(power_phase(table.s, "fast"))) == "1 power left to use"
