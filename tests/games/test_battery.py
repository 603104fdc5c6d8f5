"""The battery itself: every planted fault is found, and the sound games are not accused."""

from typing import Any, Final

import pytest

from examples.bucket_brigade import BucketBrigade
from examples.pearl_divers import PearlDivers
from rulebound.kernel import Game
from rulebound.kernel.contract import ContractBroken, check_match
from tests.games import faulty
from tests.games.fresh_process import final_hashes, hashes_in_a_fresh_process

SEEDS: Final = 20
TABLES: Final = [{"seats": 2}, {"seats": 4}]


def complaint(game: Game[Any]) -> str | None:
    """What the battery says of a game within a few seeds."""
    for seed in range(SEEDS):
        try:
            check_match(game, {"seats": 2 + seed % 3}, seed)
        except ContractBroken as broken:
            return str(broken)
    return None


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (faulty.LeakInView, "the view of seat"),
        (faulty.LeakInOptions, "is asked or shown depends on what it cannot know"),
        (faulty.LeakInPrompt, "is asked or shown depends on what it cannot know"),
        (faulty.LeakInEvent, "an event tells seat"),
        (faulty.LeakInStatus, "the status lines of seat"),
        (faulty.LeakInEncoding, "the encoding for seat"),
        (faulty.EncodingOfManyLengths, "numbers, not"),
        (faulty.SharedList, "a state and its copy share landed"),
        (faulty.HeldTwice, "one object in two places: wells[0] is wells[1]"),
        (faulty.OwnChance, ""),
        (faulty.KeptInALocal, "a pearl is lost or doubled"),
        (faulty.OptionTwice, "an option is offered twice"),
        (faulty.LostPearl, "a pearl is lost or doubled"),
        (faulty.NotDeclared, "the event 'kept' is not declared"),
        (faulty.LiveView, "it holds a part of the state"),
        (faulty.LivePublicView, "it holds a part of the state"),
        (faulty.LookThatChanges, "a look at the state changes it"),
        (faulty.HearsItself, "differ"),
        (faulty.RedealThatLoses, "a world redealt for seat"),
        (faulty.NotStable, ""),
        (faulty.WrongResult, "does not fit"),
        (faulty.TogetherAndHidden, "sees another table than seat 0"),
        (faulty.TogetherAndWhispered, "is hidden from a seat"),
        (faulty.WrongSeatView, "differs when it is made from the public one"),
        (faulty.WrongView, "the view is a OtherView, not a DiveView"),
    ],
)
def test_a_planted_fault_is_found(game: type[Game[Any]], words: str) -> None:
    found = complaint(game())
    assert found is not None
    assert words in found


@pytest.mark.parametrize("game", [PearlDivers, BucketBrigade, faulty.ShowsACard])
def test_a_sound_game_is_not_accused(game: type[Game[Any]]) -> None:
    assert complaint(game()) is None


def test_a_match_without_an_end_is_found() -> None:
    with pytest.raises(ContractBroken, match="the match goes on after 50 picks"):
        check_match(faulty.NoEnd(), {}, 1, depth=0, longest=50)


def test_rules_that_depend_on_the_order_of_a_set_play_another_game_in_a_fresh_process() -> None:
    name = "tests.games.faulty:OrderOfASet"
    played = {tuple(hashes_in_a_fresh_process(name, TABLES, range(6), seed)) for seed in (1, 2, 3, 4)}
    assert len(played) > 1


def test_rules_with_their_own_chance_play_another_game_in_a_fresh_process() -> None:
    name = "tests.games.faulty:OwnChance"
    assert hashes_in_a_fresh_process(name, TABLES, range(6), 0) != final_hashes(
        faulty.OwnChance(), TABLES, range(6)
    )


def test_a_sound_game_is_the_same_whatever_the_order_of_strings_in_a_set() -> None:
    name = "examples.bucket_brigade:BucketBrigade"
    played = {tuple(hashes_in_a_fresh_process(name, TABLES, range(6), seed)) for seed in (1, 2, 3, 4)}
    assert played == {tuple(final_hashes(BucketBrigade(), TABLES, range(6)))}
