"""A lesson: somebody's first game with a fixed deal, in steps that wait for what they speak of."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rulebound.kernel.ask import Option
from rulebound.kernel.match import Match
from rulebound.kernel.setup import SetupValues

OVER = "over"  # what happens last


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that a learner is told, by the message `lesson-ID` of the game.

    It ends when something happens that begins with the words of one of `until`: an event that the learner hears of
    (`conquered 0`), a pick of the learner (`pick go-on`), or the end of the game (`over`). Without `until` it only
    explains, and ends when the learner has read it. `at` is the area of the screen that it speaks of; if an option
    is open that begins with the words of one of `advice`, it speaks of that instead. If it `overtakes`, what ends
    it also ends the steps before it: there the game itself may leave something out.
    """

    id: str
    at: str
    until: tuple[str, ...] = ()
    advice: tuple[str, ...] = ()
    overtakes: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game: the learner has `seat`, and the bot `bot` plays the others where their script has ended."""

    setup: SetupValues
    seed: int
    steps: Sequence[Step]
    seat: int = 0
    bot: str = "greedy"
    script: Mapping[int, Sequence[str]] = field(default_factory=dict)  # the first picks of the other seats

    def at_step(self, match: Match, read: int = 0) -> int:
        """The number of the step that is on; `len(steps)`: the lesson is over.

        It follows from what has happened, so that undo takes it back too. Of the explanations, those with a number
        below `read` are known to be read.
        """
        now = 0
        for text in self._happenings(match):
            now = self._after(now, text)
        while now < len(self.steps) and not self.steps[now].until and now < read:
            now += 1
        return now

    def _after(self, now: int, text: str) -> int:
        """The step that is on when this has happened in step `now`."""
        waiting = [number for number in range(now, len(self.steps)) if self.steps[number].until]
        for number in waiting:
            step = self.steps[number]
            if (number == waiting[0] or step.overtakes) and _begins(text, step.until):
                return number + 1
        return now

    def _happenings(self, match: Match) -> Iterator[str]:
        """What has happened, in order, as far as the learner knows."""
        heard = 0
        for (seat, option), events in zip(match.picks, match.events_before_picks(), strict=True):
            yield from self._told(match, heard, events)
            heard = events
            if seat == self.seat:
                yield f"pick {option.text}"
        yield from self._told(match, heard, len(match.events))
        if match.over:
            yield OVER

    def _told(self, match: Match, since: int, until: int) -> Iterator[str]:
        for event in match.events[since:until]:
            if event.is_for(self.seat):
                yield " ".join(map(str, (event.kind, *event.args)))

    def advised(self, match: Match, step: Step) -> Option | None:
        """The open option of the learner that the step advises, if any."""
        if match.pending is None or self.seat not in match.pending.seats:
            return None
        options = match.options(self.seat)
        for words in step.advice:
            for option in options:
                if _begins(option.text, (words,)):
                    return option
        return None

    def scripted(self, match: Match, seat: int) -> str | None:
        """The next pick of another seat by its script, if that has one and it is still possible."""
        script = self.script.get(seat, ())
        made = sum(picker == seat for picker, _ in match.picks)
        if made >= len(script):
            return None
        return next((option.text for option in match.options(seat) if option.text == script[made]), None)


def _begins(text: str, beginnings: Sequence[str]) -> bool:
    """Whether the text begins with the words of one of these."""
    return any(text == words or text.startswith(words + " ") for words in beginnings)
