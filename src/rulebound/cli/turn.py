"""One decision of a person in the terminal: print it, and parse and apply the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rulebound.cli.files import NotSaved, write_record
from rulebound.cli.terminal import Quit
from rulebound.kernel import Ask, Option, UndoRefused
from rulebound.kernel.redeal import last_pick_of

if TYPE_CHECKING:
    from rulebound.cli.terminal_game import TerminalGame


def take_turn(game: TerminalGame, ask: Ask) -> None:
    """Ask until there is a pick, an undo, or another person answers."""
    able = game.people_asked(ask)
    seat = able[0] if len(able) == 1 else game.chosen if game.chosen in able else None
    game.pass_keyboard(seat)
    game.print_news(seat)
    _show_question(game, ask, seat)
    while not _answer(game, seat, game.terminal.ask()):
        pass


def _show_question(game: TerminalGame, ask: Ask, seat: int | None) -> None:
    terminal = game.terminal
    terminal.line()
    if seat is not None and len(game.people) > 1:
        terminal.say("terminal-turn", seat=seat)
    question = ask.shown_to(seat)
    left = terminal.words.left(question)
    terminal.line(terminal.words.prompt(question) + (f" ({left})" if left else ""))
    if seat is None:
        terminal.say("terminal-who")
        for able in game.people_asked(ask):
            terminal.line(f"  {able + 1}. {game.player(able)}")
        return
    options = ask.options_of(seat)
    facts = game.match.game.facts(game.match.state, seat, options)
    for number, (option, about) in enumerate(zip(options, facts, strict=True), 1):
        terminal.line(f"  {number}. {terminal.words.option(option, about)}")
    if game.chosen is not None:
        terminal.say("terminal-somebody-else")


# Answers. Each function returns True if the question must be printed again.


def _answer(game: TerminalGame, seat: int | None, line: str) -> bool:
    ask = game.match.pending
    assert ask is not None
    who, line = _spoken_for(game, line)
    if who is not None and who not in game.people_asked(ask):
        game.terminal.say("terminal-not-a-person")
        return False
    seat = seat if who is None else who
    if not line:
        return _nothing(game)
    if seat is None and _number(line) is not None:
        return _choose_person(game, ask, line)
    option = _option(game, seat, line)
    if option is not None and seat is not None:
        game.pick(seat, option)
        return True
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return _not_understood(game, ask, seat, line)
    return command(game, seat, rest.strip())


def _spoken_for(game: TerminalGame, line: str) -> tuple[int | None, str]:
    """`2: ready` is Player 2's answer."""
    who, colon, rest = line.partition(":")
    number = _number(who.strip())
    if colon and number is not None and number - 1 in game.people:
        return number - 1, rest.strip()
    return None, line


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def _option(game: TerminalGame, seat: int | None, line: str) -> Option | None:
    """The option that a number, the option's text or its message stands for."""
    options = game.match.options(seat)
    number = _number(line)
    if number is not None:
        return options[number - 1] if 0 < number <= len(options) else None
    wanted = " ".join(line.lower().split())
    for option in options:
        if wanted in (option.text.lower(), game.terminal.words.option(option).lower()):
            return option
    return None


def _choose_person(game: TerminalGame, ask: Ask, line: str) -> bool:
    seat = (_number(line) or 0) - 1
    if seat not in game.people_asked(ask):
        game.terminal.say("terminal-not-a-person")
        return False
    game.chosen = seat
    return True


def _nothing(game: TerminalGame) -> bool:
    """Enter alone gives the question back to all who may answer it."""
    if game.chosen is None:
        game.terminal.say("terminal-hint")
        return False
    game.chosen = None
    return True


def _not_understood(game: TerminalGame, ask: Ask, seat: int | None, line: str) -> bool:
    shown = line[:60]
    if seat is None:
        game.terminal.say("terminal-say-who", answer=shown, example=game.people_asked(ask)[0] + 1)
    else:
        game.terminal.say("terminal-no-such-choice", answer=shown, count=len(ask.options_of(seat)))
    return False


# The commands.


def _help(game: TerminalGame, seat: int | None, _rest: str) -> bool:
    ask = game.match.pending
    assert ask is not None
    game.terminal.line()
    if seat is None:
        seat = game.people_asked(ask)[0]
        game.terminal.say("terminal-help-who", example=f"{seat + 1}: {ask.options_of(seat)[0].text}")
    else:
        game.terminal.say("terminal-help-choice", example=_examples(ask.options_of(seat)))
    game.terminal.say("terminal-help")
    if len(game.people_asked(ask)) < len(ask.seats):
        game.terminal.say("terminal-help-wait")
    return False


def _examples(options: Sequence[Option]) -> str:
    return ", ".join(option.text for option in options[:3])


def _status(game: TerminalGame, seat: int | None, _rest: str) -> bool:
    ask = game.match.pending
    assert ask is not None
    game.terminal.lines(game.status(seat))
    _show_question(game, ask, seat)
    return False


def _undo(game: TerminalGame, _seat: int | None, _rest: str) -> bool:
    """Undo the last pick if a person made it, even if another seat is asked now."""
    match, terminal = game.match, game.terminal
    at = last_pick_of(match.picks, None)
    if at is None:
        terminal.say("terminal-nothing-to-undo")
        return False
    last = match.picks[at][0]
    if last not in game.people:
        terminal.say("terminal-undo-too-late", seat=last)
        return False
    try:
        match.undo(last)
    except UndoRefused:
        terminal.say("terminal-undo-seen")
        return False
    terminal.say("terminal-undone")
    game.after_undo()
    return True


def _redo(game: TerminalGame, _seat: int | None, _rest: str) -> bool:
    try:
        game.match.redo()
    except UndoRefused:
        game.terminal.say("terminal-nothing-to-redo")
        return False
    game.terminal.say("terminal-redone")
    return True


def _why(game: TerminalGame, seat: int | None, what: str) -> bool:
    ask, terminal = game.match.pending, game.terminal
    assert ask is not None
    if not what:
        terminal.say("terminal-why-what")
        return False
    if seat is None:
        terminal.say("terminal-say-who", answer=f"why {what[:60]}", example=game.people_asked(ask)[0] + 1)
        return False
    option = _option(game, seat, what)
    why = game.match.explain(seat, option.text if option is not None else what[:200])
    if why is not None:
        terminal.line(terminal.words.why(why))
    elif option is not None:
        terminal.say("terminal-open", answer=terminal.words.option(option))
    else:
        terminal.say("terminal-why-unknown", answer=what[:60])
    return False


def _look(game: TerminalGame, seat: int | None, what: str) -> bool:
    """Print what a name means, or the status of one thing in the game."""
    match, terminal = game.match, game.terminal
    found = [terminal.words.status(line) for line in match.game.look(match.state, seat, what[:200])]
    terminal.lines(
        [*terminal.words.about(what[:200]), *found]
        or [terminal.words.text("terminal-nothing-known", what=what[:60])]
    )
    return False


def _wait_for_bots(game: TerminalGame, _seat: int | None, _rest: str) -> bool:
    ask = game.match.pending
    assert ask is not None
    if len(game.people_asked(ask)) == len(ask.seats):
        game.terminal.say("terminal-nobody-else")
        return False
    game.let_bots_act()
    return True


def _save(game: TerminalGame, _seat: int | None, name: str) -> bool:
    if not name:
        game.terminal.say("terminal-save-where")
        return False
    try:
        write_record(Path(name), game.match.record())
    except NotSaved as error:
        game.terminal.say("terminal-not-saved", reason=game.terminal.reason(error))
    else:
        game.saved_to = Path(name)
        game.terminal.say("terminal-saved", file=name)
    return False


def _quit(_game: TerminalGame, _seat: int | None, _rest: str) -> bool:
    raise Quit


def quit_if_asked(line: str) -> None:
    """Stop if the line says so."""
    if COMMANDS.get(line.lower()) is _quit:
        raise Quit


Command = Callable[["TerminalGame", int | None, str], bool]
COMMANDS: Final[Mapping[str, Command]] = {
    **dict.fromkeys(("?", "h", "help"), _help),
    **dict.fromkeys(("s", "status"), _status),
    **dict.fromkeys(("u", "undo"), _undo),
    **dict.fromkeys(("r", "redo"), _redo),
    **dict.fromkeys(("w", "wait"), _wait_for_bots),
    **dict.fromkeys(("q", "quit", "exit"), _quit),
    **dict.fromkeys(("i", "look"), _look),
    "why": _why,
    "save": _save,
}
