"""The few ways in which a match, a set-up or a record can be refused."""


class RuleboundError(Exception):
    """Anything Rulebound refuses, with a message a person can act on."""


class IllegalPick(RuleboundError):
    """A pick that is not open: wrong seat, wrong option, or too late. The match is unchanged."""


class UndoRefused(RuleboundError):
    """An undo or redo that would take back something others have seen or done."""


class ForkRefused(RuleboundError):
    """A fork of an imagined match before its next stable point."""


class UnknownGame(RuleboundError):
    """A game name that nothing here answers to."""


class BadSetup(RuleboundError):
    """A set-up that the game does not know or allow."""


class BadRecord(RuleboundError):
    """A record that is damaged, of another format, or not a game by the rules."""


class RulesFault(RuleboundError):
    """A game's own rules failed: a defect of the game, never of the player."""
