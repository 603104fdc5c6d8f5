"""What the next card of a combat may bring, told with the option to turn it."""

import pytest

from rulebound.kernel import Value
from tests.games.auztralia.fighting import attack, front, write
from tests.games.auztralia.harness import Played
from tests.marks import rule


def odds(play: Played) -> dict[str, Value]:
    """The facts of the option to turn a card."""
    ask = play.match.view(0).ask
    assert ask is not None
    return next(option.facts for option in ask.options if option.verb == "fight")


@rule("AZ-C4", "AZ-C5")
def test_the_odds_of_the_next_card_are_counted_over_the_cards_that_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = write(
        monkeypatch, front("zombie", infantry=1), "-", "zombie I/", "zombie /P", "zombie /PS", "zombie /A"
    )
    play = attack(table)
    s = play.s
    s.deck, s.discard = s.deck[-4:], [*s.discard, *s.deck[:-4]]
    # Infantry hits once in four cards and the zombie bears more; damage twice, sanity once, no airship to hurt.
    assert odds(play) == {"falls": 0, "hurts": 50, "maddens": 25}
    foe = s.tiles_at(s.fight.hex)[0] if s.fight is not None else -1
    s.wounds[foe][0] = s.tables.tiles[foe].capacity - 1
    assert odds(play) == {"falls": 25, "hurts": 50, "maddens": 25}


@rule("AZ-C4")
def test_the_odds_tell_nothing_of_the_order_of_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=1), "-", "zombie I/", "zombie /P"))
    before = odds(play)
    play.s.deck.reverse()
    assert odds(play) == before
