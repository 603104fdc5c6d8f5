"""Many random games of the Mythos solo game and of the Empowered game: nothing fails, nothing is lost."""

from typing import Final

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.state import EDITIONS, AuztraliaState
from rulebound.kernel import Match
from tests.games.auztralia.test_many_games import Careful

DIFFICULTIES: Final = ("normal", "hard", "harder", "heroic")
CHALLENGES: Final = ("none", "medium", "hard", "insane")


def setup_of(seed: int) -> dict[str, object]:
    """Both modes in turn, on both maps, with all that makes them harder."""
    turn = seed // 2
    setup: dict[str, object] = {
        "map": ("east", "west")[turn % 2],
        "difficulty": DIFFICULTIES[turn // 2 % 4],
        "challenge": CHALLENGES[turn // 3 % 4],
        "edition": EDITIONS[turn // 5 % 2],
    }
    if seed % 2:
        return setup | {"seats": 2 + turn % 3, "mode": "empowered", "coop": turn % 5 < 2}
    return setup | {
        "seats": 1,
        "mode": "mythos",
        "solo": ("easy", "hard", "insane")[turn % 3],
        "objective": ("none", "drawn", "chosen")[turn // 4 % 3],
        "deck": ("fifteen", "thirty")[turn // 3 % 2],
    }


def play(seed: int) -> tuple[AuztraliaState, set[str]]:
    """One game with the laws of the box checked at every decision, and the kinds of what has happened."""
    match = Match(GAME, setup_of(seed), seed)
    bot = Careful(seed)
    state = match.state
    assert isinstance(state, AuztraliaState)
    while match.pending is not None:
        wrong = list(GAME.invariants(state))
        assert not wrong, f"seed {seed}, after pick {len(match.picks)}: {wrong}"
        seat = match.pending.seats[0]
        match.pick(seat, bot.choose(match.handle(seat)))
        state = match.state
        assert isinstance(state, AuztraliaState)
    assert list(GAME.invariants(state)) == []
    return state, {event.kind for event in match.events}


def test_sixty_random_games_keep_the_laws_of_the_box_and_carry_out_every_card() -> None:
    carried_out: set[str] = set()
    happened: set[str] = set()
    for seed in (*range(60), 142):  # in the last one a card keeps units from withdrawing
        state, kinds = play(seed)
        cards = state.tables.solo_mythos
        carried_out |= {cards[card].id for card in state.played}
        happened |= kinds
    assert carried_out == {card.id for card in pack_of("standard").solo_mythos}
    assert happened >= {
        *("mythos-waits", "mythos-applies", "rewound", "arose", "returned", "robbed", "delayed"),
        *("soothed", "shielded", "bound", "slain", "rail-lost", "at-outpost", "port-weakened"),
    }
