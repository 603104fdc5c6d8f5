"""A lesson can be learnt: who does what each step says reaches every step, and the end."""

from typing import Any, Final

import pytest

from rulebound.bots import make_bot
from rulebound.games import game_names, load_game
from rulebound.kernel import Game, Lesson, Match
from rulebound.messages import Messages

GAMES: Final = [name for name in game_names() if load_game(name).lesson is not None]
LONGEST: Final = 220  # letters: there is room for no more on a phone
MOST_PICKS: Final = 400


def lesson_of(game: Game[Any]) -> Lesson:
    """The lesson of a game that has one."""
    assert game.lesson is not None
    return game.lesson


class Learner:
    """Follows a lesson to its end; what no step advises is chosen by a bot."""

    def __init__(self, name: str) -> None:
        self.game = load_game(name)
        self.lesson = lesson_of(self.game)
        self.match = Match(self.game, self.game.setup.check(self.lesson.setup), self.lesson.seed)
        self.read = 0
        self.visited: list[str] = []
        self.advised: set[str] = set()

    @property
    def now(self) -> int:
        """The step that is on."""
        return self.lesson.at_step(self.match, self.read)

    def learn(self, until: str | None = None) -> None:
        """Go on to the end of the lesson, or to a step."""
        steps = self.lesson.steps
        for _ in range(MOST_PICKS):
            if (at := self.now) == len(steps) or steps[at].id == until:
                return
            if self.visited[-1:] != [steps[at].id]:
                self.visited.append(steps[at].id)
            if steps[at].until:
                self.pick(at)
            else:
                self.read = at + 1
        raise AssertionError(f"the lesson hangs at {steps[self.now].id}")

    def pick(self, at: int) -> None:
        """One pick, of the learner or of another seat."""
        assert self.match.pending is not None, f"the game is over at {self.lesson.steps[at].id}"
        seat = self.match.pending.seats[0]
        made = len(self.match.picks)
        if seat != self.lesson.seat:
            text = self.lesson.scripted(self.match, seat)
            bot = make_bot(self.lesson.bot, self.lesson.seed + made)
            self.match.repeat(seat, text or bot.choose(self.match.handle(seat)).text)
            return
        option = self.lesson.advised(self.match, self.lesson.steps[at])
        if option is not None:
            self.advised.add(self.lesson.steps[at].id)
        self.match.pick(seat, option or make_bot("greedy", made).choose(self.match.handle(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_reached_in_order(name: str) -> None:
    """The advice of every step can be followed, and leads on to the next."""
    learner = Learner(name)
    learner.learn()
    assert learner.visited == [step.id for step in learner.lesson.steps]
    assert learner.advised == {step.id for step in learner.lesson.steps if step.advice}


@pytest.mark.parametrize("name", GAMES)
def test_other_seats_begin_by_their_script(name: str) -> None:
    """The first picks are possible whatever else the learner does; a script that fits no more is left."""
    learner = Learner(name)
    learner.learn()
    for seat, script in learner.lesson.script.items():
        made = [option.text for picker, option in learner.match.picks if picker == seat]
        assert made[:2] == list(script[:2])
        assert len(made) > len(script)


@pytest.mark.parametrize("name", GAMES)
def test_undo_takes_the_lesson_back(name: str) -> None:
    """The step follows from what has happened, also from what has been taken back."""
    learner = Learner(name)
    first = next(step.id for step in learner.lesson.steps if step.until)
    learner.learn(until=first)
    before = learner.now
    learner.pick(before)
    assert learner.now > before
    learner.match.undo(learner.lesson.seat, force=True)
    assert learner.now == before


@pytest.mark.parametrize("name", GAMES)
def test_a_step_that_waits_cannot_be_read_away(name: str) -> None:
    """However much is said to be read, the first step that waits stays on."""
    learner = Learner(name)
    waiting = next(number for number, step in enumerate(learner.lesson.steps) if step.until)
    assert learner.lesson.at_step(learner.match, len(learner.lesson.steps)) == waiting


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_told_in_few_words(name: str) -> None:
    """A box of one height holds them all."""
    game = load_game(name)
    words = Messages(game)
    told = {step.id: words.text(f"lesson-{step.id}") for step in lesson_of(game).steps}
    assert {step: text for step, text in told.items() if len(text) > LONGEST} == {}


def test_the_learner_of_small_world_underground_wins() -> None:
    """Its lesson is a whole game, and one to win."""
    learner = Learner("small-world-underground")
    learner.learn()
    assert learner.match.over
    assert learner.match.result().winners == (learner.lesson.seat,)
