"""Thousands of random games over all maps, numbers of players and modes: nothing fails, nothing is lost."""

import pytest

from rulebound.bots import GreedyBot, RandomBot
from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.kinds import KINDS
from rulebound.games.auztralia.pack import MAPS, standard_tables
from rulebound.games.auztralia.state import EDITIONS, TAKEN, AuztraliaState
from rulebound.kernel import Match, Option, Rng, SeatHandle

PLAYERS = {name: standard_tables()[name]["players"] for name in MAPS}
SOLO = [(level, aim) for level in ("easy", "hard", "insane") for aim in ("none", "drawn", "chosen")]
PAIR = [(coop, variants) for coop in (False, True) for variants in ("none", "one", "two")]
MORE = [(coop, challenge) for coop in (False, True) for challenge in ("none", "medium", "hard", "insane")]


def setup_of(seed: int) -> dict[str, object]:
    """Every mode in its turn."""
    seats, turn = 1 + seed % 4, seed // 8
    maps = [name for name in MAPS if seats in PLAYERS[name]]
    setup: dict[str, object] = {"seats": seats, "map": maps[seed // 4 % len(maps)]}
    setup["edition"] = EDITIONS[(turn + turn // 72) % 2]  # in every mode, as no mode comes more seldom
    if seats == 1:
        setup["solo"], setup["objective"] = SOLO[turn % len(SOLO)]
    elif seats == 2:
        setup["coop"], setup["variants"] = PAIR[turn % len(PAIR)]
    else:
        setup["coop"], setup["challenge"] = MORE[turn % len(MORE)]
    return setup


class Careful(RandomBot):
    """Any option, but an army first: games of pure chance end early, with the first port that falls."""

    def choose(self, seat: SeatHandle) -> Option:
        """Buy when one can, and fight to the end."""
        for option in seat.options:
            if option.verb == "military" or (option.verb == "fight" and self.rng.below(3)):
                return option
        return super().choose(seat)


def play(seed: int) -> AuztraliaState:
    """One random game with the laws of the box checked at every decision."""
    match = Match(GAME, setup_of(seed), seed, keep="nothing")
    bot = Careful(seed) if seed % 3 else RandomBot(seed)
    while match.pending is not None:
        state = match.state
        assert isinstance(state, AuztraliaState)
        wrong = list(GAME.invariants(state))
        assert not wrong, f"seed {seed}, after pick {len(match.picks)}: {wrong}"
        seat = match.pending.seats[0]
        match.pick(seat, bot.choose(match.handle(seat)))
    state = match.state
    assert isinstance(state, AuztraliaState)
    assert state.phase == "over"
    assert list(GAME.invariants(state)) == []
    return state


def met_in(state: AuztraliaState) -> set[str]:
    """Who was held or played, and who was destroyed."""
    held = {name for player in state.players for name in (*player.hand, *player.spent)}
    return held | {state.tables.tiles[n].kind for n, at in enumerate(state.at) if at == TAKEN}


def test_three_hundred_random_games_keep_the_laws_of_the_box() -> None:
    met: set[str] = set()
    whole = 0
    for seed in range(300):
        state = play(seed)
        met |= met_in(state)
        whole += state.space[state.old_ones] == state.tables.end
    assert met >= set(CHARACTERS)
    assert whole > 10  # games that go to the end of the time track


@pytest.mark.long
@pytest.mark.parametrize("first", range(1_000, 21_000, 1_000))
def test_twenty_thousand_random_games_keep_the_laws_of_the_box(first: int) -> None:
    met: set[str] = set()
    for seed in range(first, first + 1_000):
        met |= met_in(play(seed))
    assert met >= {*CHARACTERS, *KINDS} - {"cthulhu"}


def duel(seed: int) -> tuple[int, int]:
    """The scores of a greedy player and of a random one."""
    match = Match(GAME, {"seats": 2, "map": ("east", "west")[seed % 2]}, seed)
    greedy = Rng(seed).below(2)
    bots = [GreedyBot(seed) if seat == greedy else RandomBot(seed) for seat in range(2)]
    while match.pending is not None:
        seat = match.pending.seats[0]
        match.pick(seat, bots[seat].choose(match.handle(seat)))
    scores = match.result().scores
    return scores[greedy], scores[1 - greedy]


def test_a_greedy_player_beats_a_random_one() -> None:
    games = [duel(seed) for seed in range(12)]
    assert sum(mine for mine, _ in games) > 1.3 * sum(theirs for _, theirs in games)
