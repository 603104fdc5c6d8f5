"""Set-ups: every answer is checked, and a person is told what was wrong with it."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel import (
    BadSetup,
    Choice,
    Content,
    Flag,
    Left,
    Number,
    Role,
    RulesFault,
    Setup,
    When,
    content_hash,
)

SETUP = Setup(
    (2, 4),
    Choice("map", ("plain", "hills")),
    Choice("weather", ("sun", "rain"), default="rain"),
    Choice("colour", ("red", "blue", "green"), per_seat=True),
    Choice("extras", ("owls", "bats", "moths"), many=True),
    Choice("gifts", ("salt", "tin", "wool"), default="tin", per_seat=True, many=True),
    Number("rounds", 3, 10, default=6),
    Flag("fog"),
    Flag("dogs", default=True),
)
STANDARD: dict[str, object] = {
    "seats": 3,
    "map": "plain",
    "weather": "rain",
    "colour": ["red", "red", "red"],
    "extras": [],
    "gifts": [["tin"], ["tin"], ["tin"]],
    "rounds": 6,
    "fog": False,
    "dogs": True,
}


def test_what_is_left_out_gets_its_default() -> None:
    assert SETUP.check({"seats": 3}) == STANDARD
    assert SETUP.check({})["seats"] == 2
    assert list(SETUP.check({})) == list(STANDARD)


def test_a_whole_set_up_checked_again_stays_as_it_is() -> None:
    whole = SETUP.check({"seats": 4, "extras": ["moths", "owls"], "fog": True})
    assert SETUP.check(whole) == whole


def test_no_two_seats_and_no_two_set_ups_hold_the_same_list() -> None:
    one, other = SETUP.check({"seats": 3}), SETUP.check({"seats": 3})
    one["gifts"][0].append("salt")
    one["extras"].append("owls")
    assert one["gifts"][1] == ["tin"]
    assert other == STANDARD


def test_the_callers_own_lists_are_not_kept() -> None:
    raw: dict[str, Any] = {"seats": 2, "colour": ["red", "blue"], "extras": ["bats"], "gifts": [["salt"], []]}
    whole = SETUP.check(raw)
    raw["colour"][0] = "green"
    raw["extras"].clear()
    raw["gifts"][1].append("tin")
    assert (whole["colour"], whole["extras"], whole["gifts"]) == (["red", "blue"], ["bats"], [["salt"], []])


def test_many_choices_are_put_in_the_order_of_the_game() -> None:
    assert SETUP.check({"extras": ["moths", "owls"]})["extras"] == ["owls", "moths"]
    assert SETUP.check({"gifts": [["wool", "salt"], []]})["gifts"] == [["salt", "wool"], []]


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (None, "names and values"),
        ([], "names and values"),
        ("seats", "names and values"),
        ({"seats": 1}, "seats: 1 is not a whole number from 2 to 4"),
        ({"seats": 5}, "seats: 5"),
        ({"seats": "3"}, "seats: '3'"),
        ({"seats": True}, "seats: True"),
        ({"seats": None}, "seats: None"),
        ({"seats": 3.0}, "seats: 3.0"),
        ({"seats": 10**5000}, "seats: a huge number"),
        ({"seats": -(10**5000)}, "seats: a huge number"),
        ({"sets": 3}, "'sets' is not a set-up name of this game (seats, map,"),
        ({7: 3}, "7 is not a set-up name"),
        ({"x" * 5000: 3}, "is not a set-up name"),
        ({"map": "sea"}, "map: 'sea' is not one of plain, hills"),
        ({"map": ["plain"]}, "map: a list is not one of"),
        ({"map": {}}, "map: a dict is not one of"),
        ({"map": None}, "map: None is not one of"),
        ({"map": "x" * 5000}, "map: 'xxx"),
        ({"colour": "red"}, "colour: wants a list with one entry for each seat, 2 in all"),
        ({"colour": ["red"]}, "colour: wants a list with one entry"),
        ({"colour": ["red"] * 3}, "colour: wants a list with one entry"),
        ({"colour": ["red", "pink"]}, "colour: 'pink' is not one of red, blue, green"),
        ({"extras": "owls"}, "extras: wants a list"),
        ({"extras": ["owls", "owls"]}, "extras: names something twice"),
        ({"extras": ["cats"]}, "extras: 'cats' is not one of"),
        ({"extras": [["owls"]]}, "extras: a list is not one of"),
        ({"extras": [10**5000]}, "extras: a huge number is not one of"),
        ({"gifts": [["tin"], "tin"]}, "gifts: wants a list"),
        ({"gifts": [["tin", "tin"], []]}, "gifts: names something twice"),
        ({"gifts": ["tin", "tin"]}, "gifts: wants a list"),
        ({"rounds": 2}, "rounds: 2 is not a whole number from 3 to 10"),
        ({"rounds": 11}, "rounds: 11"),
        ({"rounds": True}, "rounds: True"),
        ({"rounds": 5.5}, "rounds: 5.5"),
        ({"rounds": float("inf")}, "rounds: inf"),
        ({"rounds": 10**5000}, "rounds: a huge number"),
        ({"rounds": [3]}, "rounds: a list"),
        ({"fog": 1}, "fog: 1 is neither true nor false"),
        ({"fog": "yes"}, "fog: 'yes' is neither"),
        ({"fog": None}, "fog: None is neither"),
    ],
)
def test_a_bad_answer_is_refused_in_one_short_line(raw: object, complaint: str) -> None:
    with pytest.raises(BadSetup) as refused:
        SETUP.check(raw)
    text = str(refused.value)
    assert complaint in text
    assert len(text) < 200
    assert "\n" not in text


def test_lists_nested_beyond_measure_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(50_000):
        deep = [deep]
    for name in ("map", "extras", "rounds", "fog", "seats"):
        with pytest.raises(BadSetup):
            SETUP.check({name: deep})
    with pytest.raises(BadSetup):
        SETUP.check({"extras": [deep, deep]})


def test_a_set_up_is_read_from_what_a_person_types() -> None:
    typed = [
        "map=hills",
        "colour=red,blue,green",
        "extras=moths,owls",
        "gifts=salt+wool,,tin",
        "rounds=3",
        "fog=yes",
    ]
    assert SETUP.parse(typed, seat_count=3) == {
        "seats": 3,
        "map": "hills",
        "weather": "rain",
        "colour": ["red", "blue", "green"],
        "extras": ["owls", "moths"],
        "gifts": [["salt", "wool"], [], ["tin"]],
        "rounds": 3,
        "fog": True,
        "dogs": True,
    }
    assert SETUP.parse(["seats=4", "dogs=off"])["seats"] == 4
    assert SETUP.parse(["extras="])["extras"] == []


@pytest.mark.parametrize(
    ("text", "value"), [("yes", True), ("true", True), ("on", True), ("no", False), ("off", False)]
)
def test_yes_and_no_may_be_typed_in_several_ways(text: str, value: bool) -> None:
    assert SETUP.parse([f"fog={text}"])["fog"] is value


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("rounds", "'rounds': write name=value"),
        ("rounds=many", "rounds: 'many' is not a whole number"),
        ("rounds=", "rounds: '' is not a whole number"),
        ("rounds=" + "9" * 5000, "rounds: '999"),
        ("rounds=" + "0" * 19 + "5 or more", "is not a whole number"),
        ("rounds=5" + " " * 30 + "or more", "is not a whole number"),
        ("seats=two", "seats: 'two' is not a whole number"),
        ("fog=maybe", "fog: say yes or no, not 'maybe'"),
        ("map=", "map: '' is not one of plain, hills"),
        ("colour=red", "colour: wants a list with one entry for each seat, 2 in all"),
        ("moon=full", "'moon' is not a set-up name"),
        ("=3", "'' is not a set-up name"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadSetup) as refused:
        SETUP.parse([text])
    assert complaint in str(refused.value)
    assert len(str(refused.value)) < 200


# Content.


def _take(value: object) -> object:
    if not isinstance(value, dict) or not isinstance(value.get("cards"), list):
        raise BadSetup("deck: wants cards")
    return {"cards": list(value["cards"])}


def _read(folder: Path) -> tuple[dict[str, Any], list[str]]:
    names = sorted(path.name for path in folder.iterdir())
    return {"cards": names}, [f"{name}: is no card" for name in names if not name.endswith(".card")]


def _no_template(folder: Path) -> None:
    raise AssertionError(folder)


DECK = Content("deck", _take, _read, _no_template, _take)
WITH_CONTENT = Setup((2, 4), Choice("map", ("plain", "hills")), DECK)


def test_content_is_the_standard_one_or_whole_tables() -> None:
    assert WITH_CONTENT.check({})["deck"] == "standard"
    assert WITH_CONTENT.check({"deck": "standard"})["deck"] == "standard"
    whole = WITH_CONTENT.check({"deck": {"cards": ["owl"], "more": 1}})
    assert whole["deck"] == {"cards": ["owl"]}
    assert WITH_CONTENT.check(whole) == whole
    assert WITH_CONTENT.content() is DECK
    assert SETUP.content() is None


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("owls", "deck: 'owls' is neither the word standard nor the tables of a pack"),
        ("x" * 5000, "deck: 'xxx"),
        ({"cards": 3}, "deck: wants cards"),
        (None, "deck: wants cards"),
        (7, "deck: wants cards"),
        ([], "deck: wants cards"),
    ],
)
def test_what_is_no_content_is_refused(value: object, complaint: str) -> None:
    with pytest.raises(BadSetup) as refused:
        WITH_CONTENT.check({"deck": value})
    assert complaint in str(refused.value)
    assert len(str(refused.value)) < 200


def test_content_is_typed_as_a_folder(tmp_path: Path) -> None:
    (tmp_path / "owl.card").touch()
    assert WITH_CONTENT.parse([f"deck={tmp_path}"])["deck"] == {"cards": ["owl.card"]}
    assert WITH_CONTENT.parse(["deck=standard"])["deck"] == "standard"
    (tmp_path / "bat").touch()
    with pytest.raises(BadSetup) as refused:
        WITH_CONTENT.parse([f"deck={tmp_path}"])
    assert str(refused.value) == f"deck: bat: is no card; see `rulebound validate {tmp_path}`"
    (tmp_path / "cat").touch()
    with pytest.raises(BadSetup, match="deck: bat: is no card and 1 more; see"):
        WITH_CONTENT.parse([f"deck={tmp_path}"])


@pytest.mark.parametrize("text", ["no such folder", "nowhere/at/all", "x" * 5000, "a\0b"])
def test_what_is_no_folder_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match=r"deck: '.* is neither the word standard nor a folder"):
        WITH_CONTENT.parse([f"deck={text}"])


def test_content_is_shown_by_the_hash_of_its_tables() -> None:
    one, same, other = ({"cards": cards} for cards in (["owl"], ["owl"], ["bat"]))
    assert DECK.label("standard") == "standard"
    assert DECK.label(one) == DECK.label(same) == content_hash({"cards": ["owl"]}) != DECK.label(other)
    assert re.fullmatch("[0-9a-f]{16}", DECK.label(one))
    whole = WITH_CONTENT.check({"seats": 3, "deck": one})
    assert WITH_CONTENT.shown(whole) == {"seats": 3, "map": "plain", "deck": DECK.label(one)}
    assert whole["deck"] == one


def test_a_set_up_of_a_time_before_a_field_gets_what_was_meant_then() -> None:
    setup = Setup((2, 4), Choice("map", ("plain", "hills")), Choice("edition", ("new", "old"), before="old"))
    assert setup.check({"seats": 3})["edition"] == "new"
    kept = {"seats": 3, "map": "hills"}
    assert setup.kept(kept) == {"seats": 3, "map": "hills", "edition": "old"}
    assert kept == {"seats": 3, "map": "hills"}
    assert setup.kept({"seats": 3, "edition": "new"}) == {"seats": 3, "edition": "new"}


DEPENDENT = Setup(
    (1, 4),
    Choice("first", ("random", "seat-1", "seat-3"), only={"seat-3": When("seats", (3, 4))}),
    Choice("foe", ("none", "troll", "wyrm")),
    Number("level", 0, 6, 0, when=When("foe", ("troll", "wyrm"))),
    Flag("team", when=When("seats", (2, 3, 4))),
    Choice("hat", ("any", "red", "blue"), per_seat=True, distinct=True),
    notes={"note-wyrm": When("foe", ("wyrm",))},
)


def test_a_field_is_answered_only_with_the_answer_it_depends_on() -> None:
    assert DEPENDENT.check({"foe": "troll", "level": 3})["level"] == 3
    with pytest.raises(BadSetup, match="level: asked only with foe troll or wyrm"):
        DEPENDENT.check({"level": 3})
    with pytest.raises(BadSetup, match="team: asked only with seats 2 or 3 or 4"):
        DEPENDENT.check({"seats": 1, "team": True})
    assert DEPENDENT.check({"seats": 1, "team": False, "level": 0})["level"] == 0


def test_a_value_may_need_another_answer() -> None:
    assert DEPENDENT.check({"seats": 3, "first": "seat-3"})["first"] == "seat-3"
    with pytest.raises(BadSetup, match="first: seat-3 goes only with seats 3 or 4"):
        DEPENDENT.check({"seats": 2, "first": "seat-3"})


def test_seats_may_have_to_differ_but_for_the_default() -> None:
    assert DEPENDENT.check({"seats": 3, "hat": ["any", "red", "any"]})["hat"] == ["any", "red", "any"]
    with pytest.raises(BadSetup, match="hat: red is there twice"):
        DEPENDENT.check({"seats": 2, "hat": ["red", "red"]})


def test_what_a_field_depends_on_is_asked_before_it() -> None:
    with pytest.raises(RulesFault, match="level depends on foe"):
        Setup((1, 2), Number("level", 0, 6, 0, when=When("foe", ("troll",))), Choice("foe", ("none", "troll")))


def test_a_stored_set_up_loses_answers_that_are_not_asked() -> None:
    kept = DEPENDENT.kept({"seats": 1, "foe": "none", "level": 4, "team": True, "hat": ["red"]})
    assert kept == {"seats": 1, "foe": "none", "hat": ["red"]}
    assert DEPENDENT.check(kept)["level"] == 0


def test_each_seat_answers_for_itself() -> None:
    values = DEPENDENT.check({"seats": 3})
    red = DEPENDENT.answer_for_seat(values, 1, {"hat": "red"})
    assert (values["hat"], red["hat"]) == (["any"] * 3, ["any", "red", "any"])
    with pytest.raises(BadSetup, match="hat: red is there twice"):
        DEPENDENT.answer_for_seat(red, 2, {"hat": "red"})
    with pytest.raises(BadSetup, match="'foe' is not a question to each seat"):
        DEPENDENT.answer_for_seat(values, 1, {"foe": "troll"})
    with pytest.raises(BadSetup, match="green"):
        DEPENDENT.answer_for_seat(values, 1, {"hat": "green"})
    assert DEPENDENT.clear_seats(red, [0, 1]) == values


# Conditions of several answers.

FOUR_BY_DAY = When("seats", (3, 4)) & When("mode", ("day",))
NIGHT = When("mode", ("night",))


@pytest.mark.parametrize(
    ("seats", "mode", "holds"),
    [(3, "day", True), (2, "day", False), (4, "dusk", False), (3, "night", True), (2, "night", True)],
)
def test_a_condition_is_any_of_several_all_of_which_must_hold(seats: int, mode: str, holds: bool) -> None:
    answers = {"seats": seats, "mode": mode}
    assert (FOUR_BY_DAY | NIGHT).holds(answers) is holds
    assert (NIGHT | FOUR_BY_DAY).holds(answers) is holds


def test_a_condition_on_one_of_several_holds_for_each_of_them() -> None:
    either = (When("seats", (2,)) | When("seats", (3,))) & (NIGHT | When("fog", (True,)))
    cases = [(seats, mode, fog) for seats in (2, 3, 4) for mode in ("day", "night") for fog in (False, True)]
    held = [case for case in cases if either.holds(dict(zip(("seats", "mode", "fog"), case, strict=True)))]
    assert held == [case for case in cases if case[0] < 4 and (case[1] == "night" or case[2])]


def test_a_condition_on_several_answers_holds_if_one_of_them_is_meant() -> None:
    bridge = Choice("lamps", ("oil", "wax", "gas"), default="oil", many=True)
    setup = Setup((1, 2), bridge, Flag("fog", default=True, when=When("lamps", ("wax", "gas"))))
    assert setup.check({"lamps": ["oil", "wax"], "fog": False})["fog"] is False
    assert setup.check({"lamps": ["oil", "wax", "gas"], "fog": False})["fog"] is False
    assert setup.check({})["fog"] is True
    with pytest.raises(BadSetup, match="fog: asked only with lamps wax or gas"):
        setup.check({"lamps": ["oil"], "fog": False})
    with pytest.raises(BadSetup, match="fog: asked only with lamps wax or gas"):
        setup.check({"lamps": [], "fog": False})


def test_several_values_may_be_the_standard_answer() -> None:
    lamps = Choice("lamps", ("oil", "wax", "gas"), ("oil", "gas"), many=True, only={"gas": When("seats", (2,))})
    setup = Setup((1, 2), lamps)
    assert setup.check({"seats": 2})["lamps"] == ["oil", "gas"]
    assert setup.check({"seats": 1})["lamps"] == ["oil"]
    assert setup.check({"seats": 2, "lamps": ["wax"]})["lamps"] == ["wax"]


BRIDGE = Setup(
    (2, 5),
    Choice("mode", ("day", "night"), only={"day": When("seats", (2, 3, 4))}),
    Choice("lamps", ("oil", "wax"), default="oil", many=True, only={"oil": When("mode", ("day",))}),
    Flag("fog", when=FOUR_BY_DAY | NIGHT),
    Choice("hat", ("none", "red", "fur"), per_seat=True, distinct=True, only={"none": When("mode", ("day",))}),
    roles=(Role("troll", when=NIGHT | When("seats", (4,))), Role("goat", when=NIGHT & When("fog", (True,)))),
)


def test_a_condition_of_several_answers_is_told_in_words() -> None:
    assert BRIDGE.check({"seats": 3, "fog": True})["fog"]
    assert BRIDGE.check({"seats": 2, "mode": "night", "fog": True})["fog"]
    complaint = "fog: asked only with seats 3 or 4 and mode day, or with mode night"
    with pytest.raises(BadSetup, match=f"^{complaint}$"):
        BRIDGE.check({"seats": 2, "fog": True})


def test_every_answer_of_a_condition_is_asked_before() -> None:
    with pytest.raises(RulesFault, match="fog depends on mode: ask that first"):
        Setup((1, 4), Flag("fog", when=FOUR_BY_DAY), Choice("mode", ("day", "night")))
    with pytest.raises(RulesFault, match="the role troll depends on mood, which is not asked"):
        Setup((1, 4), roles=[Role("troll", when=When("seats", (4,)) | When("mood", ("bad",)))])


def test_a_stored_set_up_keeps_what_is_asked_with_answers_that_it_does_not_name() -> None:
    assert BRIDGE.kept({"seats": 3, "fog": True}) == {"seats": 3, "fog": True}
    assert BRIDGE.kept({"seats": 2, "fog": True}) == {"seats": 2}
    assert BRIDGE.kept({"seats": 5, "fog": True}) == {"seats": 5, "fog": True}  # then it is night


def test_the_standard_answer_is_the_first_that_is_offered() -> None:
    assert BRIDGE.check({"seats": 4})["mode"] == "day"
    night = BRIDGE.check({"seats": 5})
    assert (night["mode"], night["lamps"], night["hat"]) == ("night", [], ["red"] * 5)
    assert BRIDGE.check(night) == night
    with pytest.raises(BadSetup, match="mode: day goes only with seats 2 or 3 or 4"):
        BRIDGE.check({"seats": 5, "mode": "day"})
    with pytest.raises(BadSetup, match="hat: fur is there twice"):
        BRIDGE.check({"seats": 5, "hat": ["fur", "red", "red", "fur", "red"]})


def test_who_gets_up_leaves_an_answer_that_is_offered() -> None:
    night = BRIDGE.check({"seats": 2, "mode": "night", "hat": ["red", "fur"]})
    assert BRIDGE.clear_seats(night, [1])["hat"] == ["red", "red"]


def test_a_question_that_is_not_asked_needs_no_value_that_is_offered() -> None:
    team = Choice("team", ("red", "blue"), only=dict.fromkeys(("red", "blue"), NIGHT), when=NIGHT)
    setup = Setup((2, 5), Choice("mode", ("day", "night")), team)
    assert setup.check({})["team"] == "red"
    with pytest.raises(BadSetup, match="team: asked only with mode night"):
        setup.check({"team": "blue"})


# Roles.


@pytest.mark.parametrize(
    ("answers", "roles"),
    [
        ({"seats": 2}, ("", "")),
        ({"seats": 4}, ("", "", "", "troll")),
        ({"seats": 2, "mode": "night"}, ("", "troll")),
        ({"seats": 3, "mode": "night", "fog": True}, ("", "goat", "troll")),
        ({"seats": 3, "fog": True}, ("", "", "")),
        ({"seats": 5}, ("", "", "", "", "troll")),
    ],
)
def test_roles_take_the_last_seats_where_they_are_played(answers: dict[str, Any], roles: tuple[str, ...]) -> None:
    whole = BRIDGE.check(answers)
    assert BRIDGE.roles(whole) == roles
    assert BRIDGE.roles(BRIDGE.kept(whole)) == roles


def test_a_game_without_roles_has_plain_players() -> None:
    assert SETUP.roles(SETUP.check({"seats": 3})) == ("", "", "")


def test_a_role_may_always_be_played() -> None:
    setup = Setup((1, 3), roles=(Role("troll"),))
    assert setup.roles(setup.check({})) == ("troll",)


def test_more_roles_than_seats_are_a_fault_of_the_rules() -> None:
    setup = Setup((1, 3), roles=(Role("troll"), Role("goat")))
    with pytest.raises(RulesFault, match="2 roles to 1 seats"):
        setup.roles(setup.check({}))


@pytest.mark.parametrize("names", [("",), ("troll", "troll")])
def test_every_role_has_a_name_of_its_own(names: tuple[str, ...]) -> None:
    with pytest.raises(RulesFault, match="a name of its own"):
        Setup((2, 3), roles=[Role(name) for name in names])


def test_two_who_change_places_take_their_answers_with_them() -> None:
    values = DEPENDENT.check({"seats": 3, "hat": ["red", "any", "blue"]})
    assert DEPENDENT.swap_seats(values, 0, 1)["hat"] == ["any", "red", "blue"]
    assert values["hat"] == ["red", "any", "blue"]


def test_a_stored_set_up_without_what_is_not_asked_can_be_changed_by_seats() -> None:
    setup = Setup(
        (2, 4), Choice("mode", ("day", "night")), Choice("hat", ("any", "red"), per_seat=True, when=NIGHT)
    )
    kept = setup.kept(setup.check({"seats": 2}))
    assert "hat" not in kept
    assert setup.clear_seats(kept, [0])["hat"] == ["any", "any"]
    assert setup.swap_seats(kept, 0, 1)["hat"] == ["any", "any"]
    with pytest.raises(BadSetup, match="hat: asked only with mode night"):
        setup.answer_for_seat(kept, 0, {"hat": "red"})


def test_of_several_answers_one_is_enough_for_a_condition() -> None:
    setup = Setup(
        (2, 2),
        Choice("boxes", ("plain", "deep", "high"), default="plain", many=True),
        Choice("beast", ("any", "crab", "lark"), per_seat=True, only={"crab": When("boxes", ("deep", "high"))}),
    )
    assert setup.check({"boxes": ["plain", "high"], "beast": ["crab", "any"]})["beast"] == ["crab", "any"]
    with pytest.raises(BadSetup, match="beast: crab goes only with boxes deep or high"):
        setup.check({"boxes": ["plain"], "beast": ["any", "crab"]})


def test_what_a_finished_game_has_left_is_checked_and_not_asked() -> None:
    def take(value: Mapping[str, Any]) -> dict[str, Any]:
        if {*value} != {"stones"}:
            raise BadSetup("after: only stones are left")
        return dict(value)

    setup = Setup((1, 2), Flag("fog"), Left("after", take))
    assert setup.check({})["after"] == {}
    assert setup.check({"after": {"stones": 3}})["after"] == {"stones": 3}
    assert setup.parse(['after={"stones": 3}'])["after"] == {"stones": 3}
    assert [field.name for field in setup.asked()] == ["fog"]
    wrong: list[object] = ["stones", None, [3], {"sticks": 1}]
    for value in wrong:
        with pytest.raises(BadSetup, match="after"):
            setup.check({"after": value})
    with pytest.raises(BadSetup, match="JSON"):
        setup.parse(["after={"])
