"""Which boxes are in play is a choice of the set-up: a box of the test's own, in play and not."""

from dataclasses import replace

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, level_id
from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.events import EVENTS
from rulebound.games.spirit_island.fear_cards import BOX_OF, FEAR_CARDS
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.rule import RULES
from rulebound.games.spirit_island.setup import ALL_BOXES, BASE, SETUP, check, event_cards, new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import BadSetup, Choice, Rng, SetupValues
from tests.games.spirit_island.doubles import play_to_the_end
from tests.games.spirit_island.harness import RIVER

MORE = "more"  # the box
MINOR, MAJOR, FEAR, BLIGHT, FOE = "more-rain", "more-storms", "more-dread", "more-ashes", "more-foes"


@pytest.fixture(autouse=True)
def _more_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies of what is there, under other names, in a box of their own."""
    minor, major = (next(each for each in POWERS.values() if each.kind == kind) for kind in ("minor", "major"))
    monkeypatch.setitem(POWERS, MINOR, replace(minor, id=MINOR, box=MORE))
    monkeypatch.setitem(POWERS, MAJOR, replace(major, id=MAJOR, box=MORE))
    monkeypatch.setitem(FEAR_CARDS, FEAR, next(iter(FEAR_CARDS.values())))
    monkeypatch.setitem(BOX_OF, FEAR, MORE)
    for there, name in ((CARDS, BLIGHT), (ADVERSARIES, FOE)):
        first = next(iter(there.values()))
        made = type("Double", (first.__class__,), {"id": name, "box": MORE})()
        monkeypatch.setitem(there, name, made)
        monkeypatch.setitem(RULES, name, made)
    for number, level in enumerate(ADVERSARIES[FOE].levels):
        monkeypatch.setitem(RULES, level_id(FOE, number), level)


def values(*boxes: str, **setup: object) -> SetupValues:
    return {**SETUP.check({"seats": 1, "spirits": [RIVER], **setup}), "boxes": list(boxes)}


def all_cards(s: IslandState) -> set[str]:
    return {*s.minors, *s.majors, *s.blight_deck, s.blight_card}


def test_the_base_box_is_in_play_when_nothing_is_said() -> None:
    s = GAME.new(GAME.setup.check({"seats": 1}), 1)
    assert s.boxes == (BASE,)
    assert not {MINOR, MAJOR, BLIGHT} & all_cards(s)


def test_the_cards_of_a_box_are_in_the_decks_if_it_is_in_play() -> None:
    s = new_world(values(BASE, MORE), 1)
    assert all_cards(s) >= {MINOR, MAJOR, BLIGHT}
    assert not all_cards(new_world(values(BASE), 1)) & {MINOR, MAJOR, BLIGHT}
    assert any(FEAR in new_world(values(BASE, MORE), seed).fear_deck for seed in range(9))
    assert not any(FEAR in new_world(values(BASE), seed).fear_deck for seed in range(9))


def test_face_down_cards_are_redealt_from_the_boxes_in_play() -> None:
    for boxes, possible in (((BASE,), False), ((BASE, MORE), True)):
        met = set[str]()
        for seed in range(9):
            s = new_world(values(*boxes), 1)
            GAME.determinize(s, [0], Rng(seed))
            met |= set(s.fear_deck)
        assert (FEAR in met) == possible


def test_the_laws_ask_for_the_cards_of_the_boxes_in_play() -> None:
    s = new_world(values(BASE, MORE), 1)
    assert list(GAME.invariants(s)) == []
    s.minors.remove(MINOR)
    assert list(GAME.invariants(s)) == [f"{MINOR} is gone"]
    s.boxes = (BASE,)
    assert list(GAME.invariants(s)) == []


def test_the_base_box_cannot_be_left_out() -> None:
    with pytest.raises(BadSetup, match="boxes: the base box is always in play"):
        GAME.check_setup(GAME.setup.check({"seats": 1, "boxes": []}))
    with pytest.raises(BadSetup, match="boxes: 'none' is not one of base"):
        GAME.setup.check({"seats": 1, "boxes": ["none"]})


def test_spirits_and_adversaries_come_from_the_boxes_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match=f"adversary: {FOE} is in a box that is not in play"):
        check({**values(BASE), "adversary": FOE})
    check({**values(BASE, MORE), "adversary": FOE})
    monkeypatch.setattr(type(PANELS[RIVER]), "box", MORE)
    with pytest.raises(BadSetup, match=f"spirits: {RIVER} is in a box that is not in play"):
        check(values(BASE))
    check(values(BASE, MORE))
    dealt = {new_world({**values(BASE), "spirits": ["random"]}, seed).spirits[0].id for seed in range(40)}
    assert dealt == {name for name, its in PANELS.items() if its.box == BASE}
    assert RIVER not in dealt


def test_the_events_of_a_box_stay_in_it() -> None:
    assert event_cards([MORE]) == []
    assert event_cards([BASE]) == [name for name, card in EVENTS.items() if card.box == BASE]


def test_a_record_without_the_field_means_the_base_box() -> None:
    assert GAME.setup.check(GAME.setup.kept({"seats": 1}))["boxes"] == [BASE]


def test_a_game_with_two_boxes_comes_to_its_end() -> None:
    assert play_to_the_end(new_world(values(BASE, MORE), 5), 5).boxes == (BASE, MORE)


def test_the_lobby_offers_the_spirits_of_the_boxes_in_play() -> None:
    field = SETUP.fields["spirits"]
    assert isinstance(field, Choice)
    for boxes in ([BASE], [BASE, "promo"], list(ALL_BOXES)):
        offered = {name for name in field.offered({"boxes": boxes}) if name != "random"}
        assert offered == {name for name, its in PANELS.items() if its.box in boxes}
    with pytest.raises(BadSetup, match="spirits: heart-of-the-wildfire goes only with boxes promo"):
        SETUP.check({"seats": 1, "spirits": ["heart-of-the-wildfire"]})
