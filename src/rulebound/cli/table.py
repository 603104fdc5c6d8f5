"""A match at the terminal: people at one keyboard, and bots."""

from collections.abc import Sequence
from pathlib import Path

from rulebound.bots import make_bot
from rulebound.cli.seats import ME
from rulebound.cli.talk import Talk
from rulebound.cli.turn import leave_if_asked, take_turn
from rulebound.kernel import Anyone, Ask, Match, Option, Rng


class Table:
    """Who sits here, what each person has been told, and who is next."""

    def __init__(self, match: Match, names: Sequence[str], talk: Talk, chance: Rng) -> None:
        self.match = match
        self.talk = talk
        self.chance = chance
        self.names = names
        self.people = [seat for seat, name in enumerate(names) if name == ME]
        self.bots = {seat: make_bot(name, chance.bits()) for seat, name in enumerate(names) if name != ME}
        self.due: list[int] = []  # bots that act before a person is asked again
        self.chosen: int | None = None  # the person who acts, where several may
        self._at_keyboard: int | None = None
        self._heard: dict[int | None, int] = {}  # how many events each person has been told
        self._status: list[str] = []  # how things stood when last said
        self.saved_in: Path | None = None
        self._secrets = False

    def play(self) -> None:
        """Play to the end."""
        self._greet()
        while (ask := self.match.pending) is not None:
            bot = self._bot_to_act(ask)
            if bot is None:
                take_turn(self, ask)
            else:
                self.match.pick(bot, self.bots[bot].choose(self.match, bot))
        self._tell_end()

    def _greet(self) -> None:
        talk = self.talk
        talk.say("game")
        talk.say("game-about")
        talk.line()
        for seat, name in enumerate(self.names):
            player = self.player(seat)
            if name != ME:
                talk.say("terminal-bot", player=player, bot=name)
            else:
                talk.say("terminal-you" if len(self.people) == 1 else "terminal-person", player=player)
        if self.people:
            talk.line()
            talk.say("terminal-hint")

    def player(self, seat: int) -> str:
        """What a seat is called where people are told apart: with its role."""
        return self.talk.words.seat(seat, self.match.roles[seat])

    # Who is next.

    def _bot_to_act(self, ask: Ask) -> int | None:
        """The bot whose turn it is; None where a person is to be asked."""
        able = [seat for seat in ask.seats if seat in self.bots]
        if not isinstance(ask, Anyone):
            return able[0] if able else None
        if len(able) == len(ask.seats):
            bot = self.chance.choice(able)
            self.due = [seat for seat in self.due if seat != bot]
            return bot
        self.due = [seat for seat in self.due if seat in able]
        return self.due.pop() if self.due else None

    def people_asked(self, ask: Ask) -> list[int]:
        """The people who may answer."""
        return [seat for seat in ask.seats if seat in self.people]

    def let_bots_act(self) -> None:
        """Give each bot that may act one pick before a person is asked again, in a random order."""
        self.due = list(self.bots)
        self.chance.shuffle(self.due)

    def pick(self, seat: int, option: Option) -> None:
        """Make a person's pick."""
        shared = isinstance(self.match.pending, Anyone)
        self.match.pick(seat, option)
        self.chosen = None
        if shared:
            self.let_bots_act()

    # What is said to whom.

    def _has_secrets(self) -> bool:
        """Whether people at this keyboard know things that others may not."""
        if self._secrets or len(self.people) < 2:
            return self._secrets
        game, state = self.match.game, self.match.state
        public = game.view(state, None)
        self._secrets = any(event.audience is not None for event in self.match.events) or any(
            game.view(state, seat) != public for seat in self.people
        )
        return self._secrets

    def hand_over(self, seat: int | None) -> None:
        """Before a person's own things are shown, make sure that only this person looks; None: all look."""
        if seat == self._at_keyboard:
            return
        if self._has_secrets():
            self.talk.push_away()
        if self._has_secrets() and seat is not None:
            self.talk.line()
            self.talk.say("terminal-hand-over", seat=seat)
            leave_if_asked(self.talk.ask())
            self._status = []
        self._at_keyboard = seat

    def tell_news(self, seat: int | None) -> None:
        """Say what happened since this person was last told, and how things stand if that has changed."""
        since = max(self._heard.values(), default=0) if seat is None else self._heard.get(seat, 0)
        self.talk.lines(self.talk.words.event(event) for event in self.match.events_for(seat, since))
        self._mark_heard(seat)
        status = self.status(seat)
        if self._my_turn_goes_on(seat):
            self.talk.lines(line for line in status if line not in self._status)
        elif status != self._status:
            self.talk.lines(status)
        self._status = status

    def _my_turn_goes_on(self, seat: int | None) -> bool:
        """Whether this person made the last pick and so knows the table but for what it changed."""
        return bool(self.match.picks) and self.match.picks[-1][0] == seat and bool(self._status)

    def forget_undone(self) -> None:
        """What was undone was not heard: it may come another way."""
        self._heard = {seat: min(heard, len(self.match.events)) for seat, heard in self._heard.items()}
        self.chosen = None
        self.due.clear()

    def _mark_heard(self, seat: int | None) -> None:
        """Without secrets everybody at the keyboard reads the same lines, once."""
        told = [seat] if self._has_secrets() else [*self.people, None]
        self._heard.update(dict.fromkeys(told, len(self.match.events)))

    def status(self, seat: int | None) -> list[str]:
        """How things stand, as this person may know it."""
        lines = self.match.game.status(self.match.state, seat)
        return [self.talk.words.status(line) for line in lines]

    def _tell_end(self) -> None:
        self.tell_news(self.people[0] if len(self.people) == 1 else None)
        self.talk.line()
        tell_result(self.talk, self.match)


def tell_result(talk: Talk, match: Match) -> None:
    """Say how a finished match ended: why, the scores, and who won."""
    result, words, roles = match.result(), talk.words, match.roles
    talk.say("terminal-over", reason=words.text(f"result-{result.reason}"))
    for seat, score in enumerate(result.scores):
        talk.say("terminal-score", player=words.seat(seat, roles[seat]), score=score)
    if not result.winners:
        talk.say("terminal-nobody-wins")
    elif len(result.winners) == len(result.scores) > 1:
        talk.say("terminal-all-win")
    else:
        winners = ", ".join(words.seat(seat, roles[seat]) for seat in result.winners)
        talk.say("terminal-winners", count=len(result.winners), winners=winners)
