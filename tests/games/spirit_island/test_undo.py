"""Until something hidden comes to light a spirit can take back what it did (SI-026)."""

from rulebound.bots import make_bot
from rulebound.games.spirit_island import GAME
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match
from tests.marks import rule


def step_of(match: Match) -> str:
    assert isinstance(match.state, IslandState)
    return match.state.step


@rule("SI-026")
def test_the_invaders_wait_for_the_word_of_who_has_used_the_last_fast_power() -> None:
    match = Match(GAME, {"seats": 1, "spirits": ["vital-strength-of-the-earth"]}, seed=5)
    bot, used = make_bot("random", 5), 0
    while used < 3 and match.pending is not None:
        fast = step_of(match) == "fast"
        pick = bot.choose(match.handle(0))
        before = len(match.picks)
        match.pick(0, pick)
        if not fast or pick.verb == "ready":
            continue
        assert step_of(match) == "fast"
        used += 1
        match.undo(0)
        assert len(match.picks) == before
        match.redo()
    assert used == 3


@rule("SI-026")
def test_nobody_is_ready_unasked_in_the_spirit_phase() -> None:
    match = Match(GAME, {"seats": 1, "spirits": ["river-surges-in-sunlight"]}, seed=2)
    bot, turns = make_bot("random", 1), set[int]()
    while match.pending is not None:
        options = match.options(0)
        if match.pending.prompt == "spirit-phase" and [option.verb for option in options] == ["ready"]:
            turns.add(len(match.picks))
        match.pick(0, bot.choose(match.handle(0)))
    assert turns
