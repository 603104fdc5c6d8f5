"""The kernel: decisions, flows, chance, events, matches, records and views.

It knows no game, no network and no disk. docs/write-a-game.md shows it at work.
"""

from rulebound.kernel.ask import DONE, STABLE, Anyone, Ask, Decide, Flow, Option, Value, known_option
from rulebound.kernel.core import Keep
from rulebound.kernel.encoder import Encoder
from rulebound.kernel.errors import (
    BadRecord,
    BadSetup,
    Defect,
    ForkRefused,
    IllegalPick,
    RuleboundError,
    RulesFault,
    Sentence,
    UndoRefused,
    UnknownGame,
)
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game, GameState
from rulebound.kernel.handle import SeatHandle
from rulebound.kernel.judge import Judge
from rulebound.kernel.lesson import Lesson, Step
from rulebound.kernel.match import Match
from rulebound.kernel.modes import COMPILED, plain_class
from rulebound.kernel.record import Record, load_record, replay, state_hash
from rulebound.kernel.rng import Rng
from rulebound.kernel.setup import (
    Asked,
    Choice,
    Content,
    Field,
    Flag,
    Left,
    Number,
    Role,
    Setup,
    SetupValues,
    When,
    content_hash,
)
from rulebound.kernel.side_by_side import side_by_side
from rulebound.kernel.state import State, doubled_objects, shared_objects
from rulebound.kernel.view import MatchView, OptionView, Result, View, Why, json_schema, view_bytes

__all__ = [
    "COMPILED",
    "DONE",
    "STABLE",
    "Anyone",
    "Ask",
    "Asked",
    "BadRecord",
    "BadSetup",
    "Choice",
    "Content",
    "Decide",
    "Defect",
    "Encoder",
    "Event",
    "Field",
    "Flag",
    "Flow",
    "ForkRefused",
    "Game",
    "GameState",
    "IllegalPick",
    "Judge",
    "Keep",
    "Left",
    "Lesson",
    "Match",
    "MatchView",
    "Number",
    "Option",
    "OptionView",
    "Record",
    "Result",
    "Rng",
    "Role",
    "RuleboundError",
    "RulesFault",
    "SeatHandle",
    "Sentence",
    "Setup",
    "SetupValues",
    "State",
    "Step",
    "UndoRefused",
    "UnknownGame",
    "Value",
    "View",
    "When",
    "Why",
    "content_hash",
    "doubled_objects",
    "json_schema",
    "known_option",
    "load_record",
    "plain_class",
    "replay",
    "shared_objects",
    "side_by_side",
    "state_hash",
    "view_bytes",
]
