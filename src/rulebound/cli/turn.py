"""One question to the people at the keyboard: showing it, and understanding the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rulebound.cli.files import NotSaved, write_record
from rulebound.cli.talk import Left
from rulebound.kernel import Ask, Option, UndoRefused
from rulebound.kernel.redeal import last_pick_of

if TYPE_CHECKING:
    from rulebound.cli.table import Table


def take_turn(table: Table, ask: Ask) -> None:
    """Ask until something has changed: a pick, an undo, or the person who answers."""
    able = table.people_asked(ask)
    seat = able[0] if len(able) == 1 else table.chosen if table.chosen in able else None
    table.hand_over(seat)
    table.tell_news(seat)
    _show_question(table, ask, seat)
    while not _answer(table, seat, table.talk.ask()):
        pass


def _show_question(table: Table, ask: Ask, seat: int | None) -> None:
    talk = table.talk
    talk.line()
    if seat is not None and len(table.people) > 1:
        talk.say("terminal-turn", seat=seat)
    talk.line(talk.words.prompt(ask.shown_to(seat)))
    if seat is None:
        talk.say("terminal-who")
        for able in table.people_asked(ask):
            talk.line(f"  {able + 1}. {table.player(able)}")
        return
    options = ask.options_of(seat)
    facts = table.match.game.facts(table.match.state, seat, options)
    for number, (option, about) in enumerate(zip(options, facts, strict=True), 1):
        talk.line(f"  {number}. {talk.words.option(option, about)}")
    if table.chosen is not None:
        talk.say("terminal-somebody-else")


# What an answer may be. Each returns whether the table must be looked at again.


def _answer(table: Table, seat: int | None, line: str) -> bool:
    ask = table.match.pending
    assert ask is not None
    who, line = _spoken_for(table, line)
    if who is not None and who not in table.people_asked(ask):
        table.talk.say("terminal-not-a-person")
        return False
    seat = seat if who is None else who
    if not line:
        return _nothing(table)
    if seat is None and _number(line) is not None:
        return _choose_person(table, ask, line)
    option = _option(table, seat, line)
    if option is not None and seat is not None:
        table.pick(seat, option)
        return True
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return _not_understood(table, ask, seat, line)
    return command(table, seat, rest.strip())


def _spoken_for(table: Table, line: str) -> tuple[int | None, str]:
    """`2: ready` is Player 2's answer."""
    who, colon, rest = line.partition(":")
    number = _number(who.strip())
    if colon and number is not None and number - 1 in table.people:
        return number - 1, rest.strip()
    return None, line


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def _option(table: Table, seat: int | None, line: str) -> Option | None:
    """The option that a number, a short form or the words on the screen stand for."""
    options = table.match.options(seat)
    number = _number(line)
    if number is not None:
        return options[number - 1] if 0 < number <= len(options) else None
    wanted = " ".join(line.lower().split())
    for option in options:
        if wanted in (option.text.lower(), table.talk.words.option(option).lower()):
            return option
    return None


def _choose_person(table: Table, ask: Ask, line: str) -> bool:
    seat = (_number(line) or 0) - 1
    if seat not in table.people_asked(ask):
        table.talk.say("terminal-not-a-person")
        return False
    table.chosen = seat
    return True


def _nothing(table: Table) -> bool:
    """Enter alone gives the question back to all who may answer it."""
    if table.chosen is None:
        table.talk.say("terminal-hint")
        return False
    table.chosen = None
    return True


def _not_understood(table: Table, ask: Ask, seat: int | None, line: str) -> bool:
    shown = line[:60]
    if seat is None:
        table.talk.say("terminal-say-who", answer=shown, example=table.people_asked(ask)[0] + 1)
    else:
        table.talk.say("terminal-no-such-choice", answer=shown, count=len(ask.options_of(seat)))
    return False


# The commands.


def _help(table: Table, seat: int | None, _rest: str) -> bool:
    ask = table.match.pending
    assert ask is not None
    table.talk.line()
    if seat is None:
        seat = table.people_asked(ask)[0]
        table.talk.say("terminal-help-who", example=f"{seat + 1}: {ask.options_of(seat)[0].text}")
    else:
        table.talk.say("terminal-help-choice", example=_examples(ask.options_of(seat)))
    table.talk.say("terminal-help")
    if len(table.people_asked(ask)) < len(ask.seats):
        table.talk.say("terminal-help-wait")
    return False


def _examples(options: Sequence[Option]) -> str:
    return ", ".join(option.text for option in options[:3])


def _status(table: Table, seat: int | None, _rest: str) -> bool:
    ask = table.match.pending
    assert ask is not None
    table.talk.lines(table.status(seat))
    _show_question(table, ask, seat)
    return False


def _undo(table: Table, _seat: int | None, _rest: str) -> bool:
    """The last pick goes back if a person made it, whoever is asked now: all sit at one keyboard."""
    match, talk = table.match, table.talk
    at = last_pick_of(match.picks, None)
    if at is None:
        talk.say("terminal-nothing-to-undo")
        return False
    last = match.picks[at][0]
    if last not in table.people:
        talk.say("terminal-undo-too-late", seat=last)
        return False
    try:
        match.undo(last)
    except UndoRefused:
        talk.say("terminal-undo-seen")
        return False
    talk.say("terminal-undone")
    table.forget_undone()
    return True


def _redo(table: Table, _seat: int | None, _rest: str) -> bool:
    try:
        table.match.redo()
    except UndoRefused:
        table.talk.say("terminal-nothing-to-redo")
        return False
    table.talk.say("terminal-redone")
    return True


def _why(table: Table, seat: int | None, what: str) -> bool:
    ask, talk = table.match.pending, table.talk
    assert ask is not None
    if not what:
        talk.say("terminal-why-what")
        return False
    if seat is None:
        talk.say("terminal-say-who", answer=f"why {what[:60]}", example=table.people_asked(ask)[0] + 1)
        return False
    option = _option(table, seat, what)
    why = table.match.explain(seat, option.text if option is not None else what[:200])
    if why is not None:
        talk.line(talk.words.why(why))
    elif option is not None:
        talk.say("terminal-open", answer=talk.words.option(option))
    else:
        talk.say("terminal-why-unknown", answer=what[:60])
    return False


def _look(table: Table, seat: int | None, what: str) -> bool:
    """What a name means, or what is to be seen at some place of the table."""
    match, talk = table.match, table.talk
    found = [talk.words.status(line) for line in match.game.look(match.state, seat, what[:200])]
    talk.lines(
        [*talk.words.about(what[:200]), *found] or [talk.words.text("terminal-nothing-known", what=what[:60])]
    )
    return False


def _wait_for_bots(table: Table, _seat: int | None, _rest: str) -> bool:
    ask = table.match.pending
    assert ask is not None
    if len(table.people_asked(ask)) == len(ask.seats):
        table.talk.say("terminal-nobody-else")
        return False
    table.let_bots_act()
    return True


def _save(table: Table, _seat: int | None, name: str) -> bool:
    if not name:
        table.talk.say("terminal-save-where")
        return False
    try:
        write_record(Path(name), table.match.record())
    except NotSaved as error:
        table.talk.say("terminal-not-saved", reason=str(error))
    else:
        table.saved_in = Path(name)
        table.talk.say("terminal-saved", file=name)
    return False


def _quit(_table: Table, _seat: int | None, _rest: str) -> bool:
    raise Left


def leave_if_asked(line: str) -> None:
    """Stop if the line says so."""
    if COMMANDS.get(line.lower()) is _quit:
        raise Left


Command = Callable[["Table", int | None, str], bool]
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
