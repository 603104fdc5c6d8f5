"""What the lobby, the kernel and the bots need of AuZtralia."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from rulebound.games.auztralia import content  # noqa: F401  declares the characters
from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.content.lesson import LESSON
from rulebound.games.auztralia.explain import explain
from rulebound.games.auztralia.facts import TARGETS, facts
from rulebound.games.auztralia.invariants import broken_laws
from rulebound.games.auztralia.judge.judge import AuztraliaJudge
from rulebound.games.auztralia.kinds import BLANK, KINDS
from rulebound.games.auztralia.pack import UNITS, pack_of
from rulebound.games.auztralia.printed import printed
from rulebound.games.auztralia.redeal import redeal
from rulebound.games.auztralia.scoring import final_result
from rulebound.games.auztralia.seen import world_view
from rulebound.games.auztralia.setup import SETUP, new_world
from rulebound.games.auztralia.state import EDITIONS, FARMS, OUTPOST, PORT, RESOURCES, AuztraliaState
from rulebound.games.auztralia.status import look, status_lines
from rulebound.games.auztralia.turn import play
from rulebound.games.auztralia.view import AuztraliaView
from rulebound.kernel import Decide, Event, Flow, Game, Option, Result, Rng, SetupValues, Value, Why

TERRAINS = tuple(dict.fromkeys(name for board in pack_of("standard").boards.values() for name in board.farms_on))
REVELATIONS = ("assassinate", "benefit", "feed-temples", "nothing", "reveal", "reveal-rush")
BENEFITS = ("card", "coal", "gold", "infantry", "iron", "time")


class Auztralia(Game[AuztraliaState]):
    """AuZtralia with all its modes, and with Revenge of the Old Ones."""

    id = "auztralia"
    rules = 4
    setup = SETUP
    lesson = LESSON
    judge_type = AuztraliaJudge
    state_type = AuztraliaState
    view_type = AuztraliaView
    verbs = {
        "port": "hex",
        "railway": "",
        "hills": "",
        "mine": "",
        "help": "",
        "military": "",
        "trade": "",
        "farming": "",
        "attack": "",
        "retrieve": "",
        "play": "character",
        "rail": "hex to-hex",
        "dig": "hex goods",
        "look": "",
        "sweep": "",
        "clear": "character",
        "recruit": "character",
        "keep": "character",
        "swap": "character",
        "buy": "unit number",
        "import": "goods",
        "export": "goods",
        "give": "seat",
        "farm": "hex farm",
        "objective": "objective",
        "variant": "variant",
        "target": "hex",
        "send": "unit number",
        "sally": "hex",
        "fight": "",
        "withdraw": "who",
        "hit": "unit",
        "use": "character",
        "strike": "foe tile",
        "sacrifice": "unit",
        "mend": "unit",
        "save": "unit",
        "uncover": "hex",
        "bombard": "hex foe tile",
        "demolish": "hex",
        "restore": "hex",
        "enlist": "unit",
        "outpost": "hex",
        "only-outpost": "",
        "sink": "character",
        "battle": "hex",
        "place": "",
        "reveal": "",
        "move": "",
        "summon": "",
        "mythos": "mythos",
        "put": "hex number",
        "turn": "foe",
        "step": "hex",
        "draw": "mythos",
        "quiet": "",
        "soothe": "hex foe tile",
        "lose": "unit",
        "whom": "seat",
        "tear": "hex to-hex",
        "reclaim": "seat foe tile",
        "kill": "character",
        "slay": "seat character",
        "regain": "mythos",
        "rouse": "hex foe tile",
        "wither": "hex",
        "endanger": "hex",
        "give-up": "character",
    }
    targets = TARGETS
    events = {
        "turn": "seat space",
        "port": "seat hex",
        "time": "seat number space",
        "rail": "seat hex to-hex",
        "dug": "seat hex goods number",
        "looked": "seat",
        "cleared": "seat number",
        "recruited": "seat character",
        "kept": "seat character",
        "swapped": "seat character to-character",
        "enlisted": "seat unit number",
        "imported": "seat goods",
        "exported": "seat goods",
        "gave": "seat to-seat",
        "farmed": "seat hex farm",
        "retrieved": "seat",
        "objective": "objective",
        "variant": "variant",
        "awakened": "space",
        "revelation": "revelation",
        "revealed": "hex foe",
        "movement": "number",
        "moved": "foe from-hex to-hex",
        "blighted": "seat hex",
        "spared": "seat hex",
        "assassinated": "character",
        "spawned": "hex foe",
        "benefit": "seat benefit number",
        "at-port": "seat hex foe",
        "attacked": "seat hex",
        "combat": "seat hex",
        "combat-card": "seat number",
        "wounded": "seat foe hex number",
        "healed": "foe hex",
        "destroyed": "seat foe number",
        "destroyed-together": "foe number",
        "share": "seat number",
        "unit-hurt": "seat unit number",
        "unit-lost": "seat unit",
        "unit-saved": "seat unit",
        "unit-mended": "seat unit",
        "sanity-lost": "seat number left",
        "withdrew": "seat who",
        "defeated": "seat",
        "combat-over": "seat hex",
        "helped": "seat character",
        "played": "seat character",
        "gained": "seat goods number",
        "restored": "seat hex",
        "demolished": "seat hex",
        "port-held": "seat",
        "port-lost": "seat",
        "ended": "number",
        "outpost": "seat hex",
        "outpost-lost": "seat hex",
        "at-outpost": "seat hex foe",
        "port-weakened": "seat",
        "sank": "seat character",
        "token-taken": "seat hex",
        "old-ones-gain": "number",
        "placed": "hex number",
        "placed-tile": "hex foe",
        "summoned": "",
        "mythos": "mythos",
        "arose": "hex number",
        "soothed": "foe hex number",
        "bound": "seat",
        "shielded": "number",
        "rail-lost": "seat hex to-hex",
        "returned": "seat foe hex",
        "slain": "seat character",
        "regained": "mythos",
        "reshuffled": "number",
        "drew": "number",
        "drew-card": "mythos",
        "robbed": "seat goods number",
        "delayed": "seat space",
        "endangered": "hex",
        "mythos-waits": "seat mythos",
        "mythos-applies": "seat mythos",
        "rewound": "space",
    }
    status_lines = {
        "reconstructed": "",
        "coop": "",
        "edition": "edition",
        "challenge": "challenge",
        "solo": "level",
        "objective": "objective",
        "variant": "variant",
        "disc": "seat space",
        "old-ones-disc": "space",
        "score": "seat number",
        "old-ones-score": "number",
        "stores": "seat gold coal iron phosphate",
        "pieces": "seat cubes rails farms",
        "barracks": "seat unit number",
        "holds": "seat character",
        "offer": "character",
        "fight": "seat hex number",
        "port-at": "hex seat",
        "foe-at": "hex foe number damage capacity",
        "hidden-at": "hex number",
        "goods-at": "hex goods number",
        "farm-at": "hex seat farm",
        "blight-at": "hex seat farm",
        "ground": "hex terrain number printed",
        "border": "hex terrain",
        "rail-to": "hex seat",
        "mode": "mode",
        "difficulty": "difficulty",
        "port-strength": "seat number",
        "tokens-taken": "seat number",
        "mythos-waits": "seat mythos",
        "mythos-hand": "mythos",
        "old-one-player": "seat points cards number",
        "old-one-pile": "level number",
        "token-at": "hex",
        "danger-at": "hex",
        "outpost-at": "hex seat",
        "secret-at": "hex foe number capacity",
    }
    names = {
        "character": tuple(sorted(CHARACTERS)),
        "foe": (*KINDS, BLANK),
        "unit": (*UNITS, PORT, OUTPOST),
        "farm": FARMS,
        "goods": RESOURCES,
        "terrain": TERRAINS,
        "objective": tuple(sorted(pack_of("standard").objectives)),
        "variant": tuple(sorted(pack_of("standard").variants)),
        "revelation": REVELATIONS,
        "benefit": BENEFITS,
        "who": ("airships", "ground", "all"),
        "challenge": ("medium", "hard", "insane"),
        "level": ("easy", "hard", "insane"),
        "edition": EDITIONS,
        "mythos": tuple(
            sorted(card.id for card in (*pack_of("standard").mythos, *pack_of("standard").solo_mythos))
        ),
        "pending": ("infantry", "airship", "any"),
        "role": ("human", "old-ones"),
        "piece": ("rebirth", "dangerous", "outpost", "port-strength"),
        "mode": ("base", "revenge", "mythos", "empowered"),
        "difficulty": ("normal", "hard", "harder", "heroic"),
    }

    def printed(self) -> dict[str, Any]:
        """The characters and what else no pack replaces."""
        return printed()

    def new(self, setup: SetupValues, seed: int) -> AuztraliaState:
        """The table after the survey."""
        return new_world(setup, seed)

    def flow(self, s: AuztraliaState) -> Flow[None]:
        """The whole game."""
        return play(s)

    def view(self, s: AuztraliaState, seat: int | None) -> AuztraliaView:
        """What this seat sees."""
        return world_view(s, seat)

    def result(self, s: AuztraliaState) -> Result:
        """Who has most, the Old Ones among them."""
        return final_result(s)

    def determinize(self, s: AuztraliaState, seats: Collection[int], rng: Rng) -> None:
        """Redeal what lies face down."""
        redeal(s, seats, rng)

    def explain(self, s: AuztraliaState, seat: int, what: str, ask: Decide | None = None) -> Why | None:
        """Why something can or cannot be done now."""
        return explain(s, seat, what)

    def facts(self, s: AuztraliaState, seat: int, options: Sequence[Option]) -> list[dict[str, Value]]:
        """What the options cost or concern."""
        return facts(s, seat, options)

    def status(self, s: AuztraliaState, seat: int | None) -> Iterable[Event]:
        """The table in lines."""
        return status_lines(s, seat)

    def look(self, s: AuztraliaState, seat: int | None, what: str) -> Iterable[Event]:
        """A hex and what is next to it."""
        return look(s, what, seat)

    def invariants(self, s: AuztraliaState) -> Iterable[str]:
        """The conservation laws of the box."""
        return broken_laws(s)


GAME = Auztralia()
