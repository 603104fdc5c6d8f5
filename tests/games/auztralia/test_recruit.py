"""Recruiting help (AZ-A14 to AZ-A16)."""

from tests.games.auztralia.harness import Table
from tests.marks import rule

ROW = ("bones", "krupp", "proust", "zhu", "jago")


def table() -> Table:
    """Five characters on display, the newest first; Castro and then Davies on top of the deck."""
    made = Table().display(*ROW).clock(4, 20)
    deck = made.s.characters
    for name in ("davies", "castro"):
        deck.remove(name)
        deck.append(name)
    return made


@rule("AZ-A14")
def test_a_character_is_taken_and_the_row_slides_away_from_the_deck() -> None:
    play = table().begin().pick("help", "recruit proust")
    assert play.s.players[0].hand == ["proust"]
    assert play.s.display == ["castro", "bones", "krupp", "zhu", "jago"]
    assert play.s.space[0] == 5


@rule("AZ-A15")
def test_for_a_gold_one_of_the_top_two_is_kept_and_the_other_put_back() -> None:
    play = table().begin().pick("help", "look")
    assert play.s.players[0].gold == 3
    assert play.options() == ["keep castro", "keep davies"]
    play.pick("keep davies", "done")
    assert play.s.players[0].hand == ["davies"]
    assert play.s.characters[-1] == "castro"
    assert play.s.display == [*ROW]
    assert play.s.space[0] == 5


@rule("AZ-A15")
def test_the_card_that_is_kept_may_be_exchanged() -> None:
    play = table().begin().pick("help", "look", "keep castro", "swap zhu")
    assert play.s.players[0].hand == ["zhu"]
    assert play.s.display == ["bones", "krupp", "proust", "castro", "jago"]
    assert play.s.characters[-1] == "davies"


@rule("AZ-A15")
def test_only_the_player_who_looks_sees_the_cards() -> None:
    play = table().begin().pick("help", "look")
    assert play.match.view(0).view.looking == ["castro", "davies"]
    assert play.match.view(1).view.looking == []
    assert play.match.view(None).view.looking == []


@rule("AZ-A15")
def test_without_gold_nobody_looks() -> None:
    play = table().give(0, gold=0).begin().pick("help")
    assert play.options("look") == []


@rule("AZ-A16")
def test_any_number_of_characters_may_be_held_and_played() -> None:
    play = table().hand(0, "carter", "blackstock", "quilla", "mcdonald").begin()
    play.pick("play carter", "play blackstock", "play quilla", "play mcdonald")
    player = play.s.players[0]
    assert (player.coal, player.iron, player.gold) == (8, 8, 10)
    assert play.s.space[0] == 4
    play.pick("help", "recruit bones", "retrieve", "help", "recruit krupp")
    assert play.s.players[0].hand == ["bones", "krupp"]
