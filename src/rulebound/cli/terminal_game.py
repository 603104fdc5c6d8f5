"""A match in the terminal: people at one keyboard, and bots."""

from collections.abc import Sequence
from pathlib import Path

from rulebound.bots import make_bot
from rulebound.cli.seats import ME
from rulebound.cli.terminal import Terminal
from rulebound.cli.turn import quit_if_asked, take_turn
from rulebound.kernel import Anyone, Ask, Match, Option, Rng


class TerminalGame:
    """The players of the match, what each person has been shown, and who is next."""

    def __init__(self, match: Match, names: Sequence[str], terminal: Terminal, rng: Rng) -> None:
        self.match = match
        self.terminal = terminal
        self.rng = rng
        self.names = names
        self.people = [seat for seat, name in enumerate(names) if name == ME]
        self.bots = {seat: make_bot(name, rng.bits()) for seat, name in enumerate(names) if name != ME}
        self.due: list[int] = []  # bots that pick before a person is asked again
        self.chosen: int | None = None  # the person who answers, if several may
        self._at_keyboard: int | None = None
        self._events_shown: dict[int | None, int] = {}  # number of events each person has seen
        self._status: list[str] = []  # the status lines printed last
        self.saved_to: Path | None = None
        self._hidden_info = False

    def play(self) -> None:
        """Play to the end."""
        self._greet()
        while (ask := self.match.pending) is not None:
            bot = self._bot_to_act(ask)
            if bot is None:
                take_turn(self, ask)
            else:
                self.match.pick(bot, self.bots[bot].choose(self.match.handle(bot)))
        self._print_end()

    def _greet(self) -> None:
        terminal = self.terminal
        terminal.say("game")
        terminal.say("game-about")
        terminal.line()
        for seat, name in enumerate(self.names):
            player = self.player(seat)
            if name != ME:
                terminal.say("terminal-bot", player=player, bot=name)
            else:
                terminal.say("terminal-you" if len(self.people) == 1 else "terminal-person", player=player)
        if self.people:
            terminal.line()
            terminal.say("terminal-hint")

    def player(self, seat: int) -> str:
        """The name of a seat, with its role."""
        return self.terminal.words.seat(seat, self.match.roles[seat])

    # Who is next.

    def _bot_to_act(self, ask: Ask) -> int | None:
        """The seat of the bot that picks next; None if a person is asked."""
        able = [seat for seat in ask.seats if seat in self.bots]
        if not isinstance(ask, Anyone):
            return able[0] if able else None
        if len(able) == len(ask.seats):
            bot = self.rng.choice(able)
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
        self.rng.shuffle(self.due)

    def pick(self, seat: int, option: Option) -> None:
        """Make a person's pick."""
        shared = isinstance(self.match.pending, Anyone)
        self.match.pick(seat, option)
        self.chosen = None
        if shared:
            self.let_bots_act()

    # Output.

    def _has_hidden_info(self) -> bool:
        """True if the people at this keyboard hide things from each other."""
        if self._hidden_info or len(self.people) < 2:
            return self._hidden_info
        game, state = self.match.game, self.match.state
        public = game.view(state, None)
        self._hidden_info = any(event.audience is not None for event in self.match.events) or any(
            game.view(state, seat) != public for seat in self.people
        )
        return self._hidden_info

    def pass_keyboard(self, seat: int | None) -> None:
        """Before hidden things are shown, make sure that only this person looks; None: everybody looks."""
        if seat == self._at_keyboard:
            return
        if self._has_hidden_info():
            self.terminal.clear_screen()
        if self._has_hidden_info() and seat is not None:
            self.terminal.line()
            self.terminal.say("terminal-hand-over", seat=seat)
            quit_if_asked(self.terminal.ask())
            self._status = []
        self._at_keyboard = seat

    def print_news(self, seat: int | None) -> None:
        """Print the events that this person has not seen, and the status if it has changed."""
        since = max(self._events_shown.values(), default=0) if seat is None else self._events_shown.get(seat, 0)
        self.terminal.lines(self.terminal.words.event(event) for event in self.match.events_for(seat, since))
        self._mark_shown(seat)
        status = self.status(seat)
        if self._same_player_continues(seat):
            self.terminal.lines(line for line in status if line not in self._status)
        elif status != self._status:
            self.terminal.lines(status)
        self._status = status

    def _same_player_continues(self, seat: int | None) -> bool:
        """True if this person made the last pick; then only changed status lines are printed."""
        return bool(self.match.picks) and self.match.picks[-1][0] == seat and bool(self._status)

    def after_undo(self) -> None:
        """Mark undone events as not seen; they may happen differently."""
        self._events_shown = {
            seat: min(shown, len(self.match.events)) for seat, shown in self._events_shown.items()
        }
        self.chosen = None
        self.due.clear()

    def _mark_shown(self, seat: int | None) -> None:
        """Mark all events as seen; without hidden information by everybody at the keyboard."""
        told = [seat] if self._has_hidden_info() else [*self.people, None]
        self._events_shown.update(dict.fromkeys(told, len(self.match.events)))

    def status(self, seat: int | None) -> list[str]:
        """The status lines that this person may see."""
        lines = self.match.game.status(self.match.state, seat)
        return [self.terminal.words.status(line) for line in lines]

    def _print_end(self) -> None:
        self.print_news(self.people[0] if len(self.people) == 1 else None)
        self.terminal.line()
        print_result(self.terminal, self.match)


def print_result(terminal: Terminal, match: Match) -> None:
    """Print how a match ended: the reason, the scores and the winners."""
    result, words, roles = match.result(), terminal.words, match.roles
    terminal.say("terminal-over", reason=words.text(f"result-{result.reason}"))
    for seat, score in enumerate(result.scores):
        terminal.say("terminal-score", player=words.seat(seat, roles[seat]), score=score)
    if not result.winners:
        terminal.say("terminal-nobody-wins")
    elif len(result.winners) == len(result.scores) > 1:
        terminal.say("terminal-all-win")
    else:
        winners = ", ".join(words.seat(seat, roles[seat]) for seat in result.winners)
        terminal.say("terminal-winners", count=len(result.winners), winners=winners)
