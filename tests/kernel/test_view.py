"""What leaves the kernel: views, events, reasons and their JSON schema."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jsonschema
import msgspec
import pytest

from examples.bucket_brigade import GAME as BRIGADE
from examples.pearl_divers import GAME as PEARLS
from examples.pearl_divers import Dive, DiveView
from rulebound.kernel import (
    Decide,
    Event,
    Flow,
    Game,
    Match,
    MatchView,
    Option,
    Value,
    Why,
    json_schema,
    view_bytes,
)
from tests.kernel.picture import play
from tests.kernel.toy import A, B, Toy, ToyState


def test_a_view_shows_what_is_asked_and_only_the_seats_own_options() -> None:
    match = Match(PEARLS, {"seats": 3}, 1)
    mine, theirs, nobody = match.view(0), match.view(1), match.view(None)
    assert mine.ask is not None
    assert theirs.ask is not None
    assert nobody.ask is not None
    assert (mine.game, mine.seq, mine.seat) == ("pearl-divers", 0, 0)
    assert mine.ask.prompt == theirs.ask.prompt == nobody.ask.prompt == "again"
    assert mine.ask.seats == theirs.ask.seats == (0,)
    assert [option.text for option in mine.ask.options] == ["again 0", "again 1", "done"]
    assert theirs.ask.options == nobody.ask.options == ()
    assert nobody.seat is None


def test_a_view_shows_the_seats_own_cards_and_nobody_elses() -> None:
    match = Match(PEARLS, {"seats": 3}, 1)
    assert isinstance(match.state, Dive)
    for seat, hand in enumerate(match.state.hands):
        shown = match.view(seat).view
        assert isinstance(shown, DiveView)
        assert shown.hand == hand
    assert match.view(None).view.hand == []


def test_the_number_of_picks_goes_with_the_view() -> None:
    match = play(Match(PEARLS, {}, 1), seed=1, picks=5)
    assert match.view(0).seq == 5


def test_the_result_is_shown_only_when_the_game_is_over() -> None:
    match = Match(BRIGADE, {}, 1)
    assert match.view(None).result is None
    play(match, seed=1)
    shown = match.view(None)
    assert shown.result == match.result()
    assert shown.ask is None


def test_where_anyone_may_act_each_seat_sees_its_own_options() -> None:
    match = Match(BRIGADE, {"seats": 3}, 1)
    for seat in range(3):
        ask = match.view(seat).ask
        assert ask is not None
        assert ask.seats == (0, 1, 2)
        assert [option.text for option in ask.options] == [option.text for option in match.options(seat)]


class Talkative(Toy):
    asked: list[Option] = []

    def facts(self, s: ToyState, seat: int, options: Sequence[Option]) -> list[dict[str, Value]]:
        self.asked += options
        return [{"cost": seat + len(option.text)} for option in options]

    def explain(self, s: ToyState, seat: int, what: str, ask: Decide | None = None) -> Why | None:
        return Why("closed", {"seat": seat}, "TO-001") if what == "c" else None


def one_question(_: ToyState) -> Flow[None]:
    yield Decide(1, "which", [A, B], total=4, word="w")


def test_facts_are_worked_out_only_when_a_view_is_asked_for() -> None:
    game = Talkative(one_question)
    match = Match(game, {"seats": 2}, 1)
    match.fork()
    assert game.asked == []
    ask = match.view(1).ask
    assert ask is not None
    assert ask.about == {"total": 4, "word": "w"}
    assert [(option.verb, option.args, option.facts) for option in ask.options] == [
        ("a", (), {"cost": 2}),
        ("b", (), {"cost": 2}),
    ]
    assert game.asked == [A, B]


def test_the_game_explains_why_something_is_closed() -> None:
    match = Match(Talkative(one_question), {"seats": 2}, 1)
    assert match.explain(1, "c") == Why("closed", {"seat": 1}, "TO-001")
    assert match.explain(1, "a") is None


def test_an_event_is_heard_by_its_audience_alone() -> None:
    match = play(Match(PEARLS, {"seats": 3}, 1), seed=1)
    drew = [event for event in match.events if event.kind == "drew"]
    assert {event.audience for event in drew} == {(0,), (1,), (2,)}
    for seat in range(3):
        heard = [event for event in match.events_for(seat) if event.kind == "drew"]
        assert heard == [event for event in drew if event.audience == (seat,)]
    assert not [event for event in match.events_for(None) if event.kind == "drew"]
    assert list(match.events_for(0, since=3)) == [event for event in match.events[3:] if event.is_for(0)]


@pytest.mark.parametrize(
    ("audience", "seat", "heard"),
    [(None, None, True), (None, 1, True), ((1,), 1, True), ((1,), 0, False), ((1,), None, False), ((), 0, False)],
)
def test_everybody_hears_an_event_without_an_audience(
    audience: tuple[int, ...] | None, seat: int | None, heard: bool
) -> None:
    assert Event("told", (), audience).is_for(seat) is heard


@dataclass
class Loose:
    stock: dict[str, int]
    words: set[str]


def test_the_same_view_travels_as_the_same_bytes() -> None:
    one, other = Loose({"a": 1, "b": 2}, {"x", "y", "z"}), Loose({"b": 2, "a": 1}, {"z", "y", "x"})
    assert view_bytes(one) == view_bytes(other) == b'{"stock":{"a":1,"b":2},"words":["x","y","z"]}'


@pytest.mark.parametrize("game", [PEARLS, BRIGADE], ids=lambda game: str(game.id))
def test_every_view_of_a_match_fits_the_schema(game: Game[Any]) -> None:
    schema = json_schema([MatchView, game.view_type])
    whole = {**schema, "$ref": "#/$defs/MatchView"}
    own = {**schema, "$ref": f"#/$defs/{game.view_type.__name__}"}
    match = Match(game, {}, 2)
    for at in range(4):
        for seat in (0, 1, None):
            shown = msgspec.json.decode(view_bytes(match.view(seat)))
            jsonschema.validate(shown, whole)
            jsonschema.validate(shown["view"], own)
        play(match, seed=at, picks=None if at == 2 else 3)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"game": 7}, whole)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({}, own)
