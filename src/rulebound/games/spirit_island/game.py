"""What the lobby, the kernel and the bots need of Spirit Island."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from rulebound.games.spirit_island.action import DESTROYED
from rulebound.games.spirit_island.adversary import ADVERSARIES
from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.content.base.lesson import LESSON
from rulebound.games.spirit_island.events import EVENTS, EventCard
from rulebound.games.spirit_island.explain import explain
from rulebound.games.spirit_island.facts import MOVES, TARGETS, facts
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.fewer_tokens import all_kinds
from rulebound.games.spirit_island.geometry import LAND_SIDES
from rulebound.games.spirit_island.invader_deck import invader_cards
from rulebound.games.spirit_island.invaders import ADVANCE, BEFORE
from rulebound.games.spirit_island.invariants import broken_laws
from rulebound.games.spirit_island.island import TERRAINS
from rulebound.games.spirit_island.judge.judge import IslandJudge
from rulebound.games.spirit_island.panel import PANELS, symbol_name
from rulebound.games.spirit_island.pieces import KIND_OF, MARKED
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW, Power
from rulebound.games.spirit_island.printed import components, printed
from rulebound.games.spirit_island.redeal import redeal
from rulebound.games.spirit_island.rule import RULES
from rulebound.games.spirit_island.said import LASTING, MARKERS, NOTES, REASONS, STEPS, WAYS
from rulebound.games.spirit_island.scenario import SCENARIOS
from rulebound.games.spirit_island.scoring import CHALLENGES, VARIANTS, final_result
from rulebound.games.spirit_island.seen import STAGES, island_view
from rulebound.games.spirit_island.sequel import sequel_of
from rulebound.games.spirit_island.setup import FIRST_SETUPS, SETUP, check, new_world
from rulebound.games.spirit_island.state import ACTIONS, ELEMENTS, IslandState
from rulebound.games.spirit_island.status import look, setup_lines, status_lines
from rulebound.games.spirit_island.turn import PHASES, play
from rulebound.games.spirit_island.use import LESS
from rulebound.games.spirit_island.view import IslandView
from rulebound.kernel import Decide, Event, Flow, Game, Option, Result, Rng, SetupValues, Value, Why

SYMBOLS = tuple(
    sorted(
        {symbol for its in PANELS.values() for group in (its.always, *its.groups) for symbol in group}
        | {
            symbol_name(symbol)
            for its in PANELS.values()
            for track in its.tracks
            for symbol in " ".join(track.spaces).split()
            if not symbol.isdigit()
        }
    )
)

SPECIAL_RULES = (*(its.rules for its in PANELS.values()), *(its.rules for its in ASPECTS.values()))


def _levels(power: Power) -> tuple[str, ...]:
    """The texts of an innate power's levels."""
    return tuple(f"level-{number}" for number in range(1, len(power.needs) + 1))


def _texts(card: EventCard) -> tuple[str, ...]:
    """The texts of an event card's ways."""
    return tuple(f"way-{number}" for number in range(1, len(card.parts) + 1))


class SpiritIsland(Game[IslandState]):
    """Spirit Island: the base box, and the frame of Branch & Claw and Jagged Earth."""

    id = "spirit-island"
    rules = 2
    setup = SETUP
    lesson = LESSON
    together = True
    first_setups = FIRST_SETUPS
    judge_type = IslandJudge
    telling = frozenset({"seen", "seen-event"})  # the next card of a deck, which goes back face down
    state_type = IslandState
    view_type = IslandView
    verbs = {
        "group": "number",
        "grow": "symbol",
        "bonus": "symbol",
        "own": "own",
        "play": "power",
        "face-down": "power",
        "ready": "",
        "target": "land",
        "target-far": "land",
        "spirit": "seat",
        "spirit-far": "seat number",
        "land": "land",
        "in-order": "",
        "presence": "track land",
        "lose": "land",
        "follow": "from-land to-land",
        "choke": "step land",
        "skip": "step land",
        "draw": "deck",
        "keep": "power",
        "forget": "power",
        "give": "power",
        "reclaim": "power",
        "element": "element",
        "show": "number",
        "show-earned": "number",
        "choose": "way",
        "decline": "",
        "agree": "way",
        "pay": "number",
        "offer": "number",
        "terrain": "terrain",
        "deal": "number",
        "discard": "power",
        "spend": "element",
        "push-token": "token land",
        "cover": "track",
        "destroy-presence": "number",
        "save-presence": "seat land",
        "damage-in": "land number",
        "shift": "from-land to-land",
        "take-presence": "track",
        "move-blight": "land",
        "attach": "side other-side",
        "leave-out": "board",
        "board": "board",
        "link": "from-land to-land",
        "corner": "corner number",
        "move-token": "token land",
        "move-presence": "seat land",
        "move-marker": "marker land",
        "set-aside": "track",
        "set-aside-from": "land",
        "lay-beside": "power",
        "bring-back": "card",
        "push-together": "seat token land",
        "gather-together": "seat token land",
        "remove-together": "seat token land",
        "remove-token": "token land",
        "push-blight": "land",
        "push-presence": "seat land",
        "gather-blight": "land",
        "gather-presence": "seat land",
        "gather-sacred": "seat land",
        "gather-token": "token land",
        **dict.fromkeys(LESS, "power"),
        **dict.fromkeys(LESS.values(), "power level"),
        **dict.fromkeys(MARKED, "piece land"),
        **dict.fromkeys(MARKED.values(), "piece damage strife land"),
    }
    targets = TARGETS
    moves = MOVES
    events = {
        "turn": "round",
        "phase": "phase turn",
        "grew": "seat number",
        "income": "seat number",
        "energy": "seat number",
        "energy-lost": "seat number",
        "element": "seat element number",
        "played": "seat power",
        "played-face-down": "seat power",
        "ready": "seat",
        "used": "seat power land",
        "used-on": "seat power to-seat",
        "drawn": "seat deck",
        "gained": "seat power",
        "turned": "power",
        "prepared": "seat element",
        "spent": "seat element",
        "invoked": "seat element corner",
        "reserved": "seat power",
        "lent": "seat power",
        "forgot": "seat power",
        "discarded": "seat power",
        "gave": "seat power to-seat",
        "reclaimed": "seat",
        "reclaimed-one": "seat power",
        "presence": "seat land",
        "presence-lost": "seat land",
        "presence-moved": "seat from-land to-land",
        "presence-gone": "seat",
        "fear": "number",
        "fear-card": "",
        "fear-card-added": "",
        "fear-card-removed": "",
        "fear-card-discarded": "fear",
        "fear-lost": "number",
        "fear-shown": "fear",
        "dreamt": "piece land",
        "drowned": "number",
        "terror": "number",
        "fear-resolved": "fear number",
        "defended": "land number",
        "hurt": "piece land number",
        "destroyed": "piece land",
        "removed": "piece land",
        "escaped": "piece land",
        "seen-thief": "piece land",
        "added": "piece land number",
        "replaced": "piece land",
        "token": "token land number",
        "token-unused": "token land number",
        "token-moved": "token from-land to-land",
        "beasts-fallen": "land number",
        "marker-added": "marker land",
        "marker-moved": "marker from-land to-land",
        "marker-gone": "marker land",
        "blight-moved": "from-land to-land",
        "presence-returned": "seat land",
        "destroyed-returned": "seat",
        "presence-banished": "seat land",
        "way-opened": "seat from-land to-land",
        "way-closed": "seat from-land to-land",
        "presence-set-aside": "seat",
        "presence-spent": "seat",
        "vanished": "land",
        "returned": "land",
        "seen": "card",
        "seen-event": "happening",
        "brought-back": "card",
        "moved": "piece from-land to-land",
        "isolated": "land",
        "board-lost": "board",
        "board-found": "board",
        "left-out": "board",
        "woven": "land to-land",
        "parted": "land to-land",
        "blight": "land number",
        "blight-kept": "land",
        "spared": "land",
        "blight-card": "blight",
        "blight-taken": "number",
        "blight-returned": "number",
        "turned-up": "power",
        "invader-card-gone": "number",
        "cascade": "land",
        "healed": "land number",
        "event-drawn": "happening",
        "event-passed": "happening",
        "event-way": "way",
        "event-part": "part",
        "agreed": "seat way",
        "refused": "seat",
        "reminder-taken": "own",
        "reminder-used": "own",
        "reminder-met": "own",
        "ritual": "land",
        "paid": "seat number",
        "invaders": "step card",
        "revealed": "card",
        "card-laid": "card step",
        "escalated": "escalation",
        "accelerated": "card",
        "terrain-drawn": "terrain",
        "ravaged": "land number dealt defend",
        "struck-back": "land number",
        "skipped": "step land power",
        "skipped-by-fear": "step land fear",
        "skipped-by-event": "step land happening",
        "skipped-by-spirit": "step land spirit",
        "stopped": "token land",
        "won": "reason",
        "lost": "reason",
    }
    status_lines = {
        "turn": "turn phase",
        "step": "step",
        "reconstructed": "",
        "adversary": "adversary level difficulty",
        "escalation": "escalation",
        "adversary-level": "number adversary",
        "scenario": "scenario number",
        "variant": "variant number",
        "difficulty": "number challenge",
        "counts-adversary": "number adversary level",
        "counts-scenario": "number scenario",
        "counts-variant": "number variant",
        "counter": "counter number limit",
        "event": "happening",
        "lasting-event": "happening",
        "terror": "number left",
        "fear": "number pool",
        "fear-earned": "number",
        "fear-shown": "fear",
        "under-fear": "number stage",
        "blight-left": "number",
        "blight-card": "blight",
        "blighted": "",
        "slot": "step card",
        "invader-deck": "number stage",
        "invader-shown": "card number",
        "reminder": "own number",
        "reminder-next": "own",
        "token-unused": "token",
        "ravage-at": "land damage defend",
        "build-at": "land",
        "lasting-fear": "fear",
        "score": "number",
        "drawn": "seat power",
        "spirit": "seat spirit energy income plays",
        "aspect": "seat aspect",
        "stage": "seat stage",
        "plays-left": "seat number",
        "elements": "seat sun moon fire air water earth plant animal any",
        "level": "seat power level",
        "hand": "seat power cost speed",
        "in-play": "seat power speed",
        "in-play-used": "seat power",
        "face-down": "seat power",
        "lent": "seat power speed",
        "discard": "seat power",
        "presence-destroyed": "seat number",
        "presence-kept": "seat number",
        "markers": "seat elements",
        "beside": "seat power",
        "drowned": "seat number",
        "note": "seat note number",
        "lasting-for": "seat lasting",
        "land": "land terrain explorers towns cities dahan blight",
        "pieces-at": "land piece number",
        "marked-at": "land piece damage strife number",
        "presence-at": "land seat number",
        "sacred-at": "land seat number",
        "token-at": "land token number",
        "marker-at": "land marker number",
        "corner-at": "corner element",
        "defend-at": "land number",
        "isolated-at": "land",
        "lasting-at": "land lasting",
        "ground": "land terrain",
        "coastal": "land",
        "border": "land terrain",
        "over-the-sea": "land terrain",
        "growth": "number symbol",
        "growth-always": "symbol",
        "track": "track symbols open",
        "special-rule": "rule",
        "innate": "power speed",
        "need": "power level elements",
    }
    names = {
        "power": tuple(sorted(POWERS)),
        **{f"power-{each.id}": _levels(each) for each in POWERS.values() if each.innate},
        "spirit": tuple(sorted(PANELS)),
        "rule": tuple(sorted(rule for rules in SPECIAL_RULES for rule in rules)),
        "aspect": tuple(sorted(ASPECTS)),
        "piece": tuple(KIND_OF),
        "token": all_kinds(),
        "element": (*ELEMENTS, "any"),
        "terrain": TERRAINS,
        "phase": ("setup", *PHASES, "over"),
        "step": (*BEFORE, *sorted(STEPS), *ACTIONS, ADVANCE),
        "stage": tuple(STAGES.values()),
        "speed": (FAST, SLOW),
        "own": tuple(
            sorted(
                {move for rule in RULES.values() for move in rule.moves}
                | {name for name, rule in RULES.items() if rule.reminder}
            )
        ),
        "way": tuple(sorted(WAYS | {way.name for card in EVENTS.values() for way in card.ways})),
        "happening": tuple(sorted(EVENTS)),
        **{f"happening-{card.id}": _texts(card) for card in EVENTS.values()},
        "part": tuple(
            sorted(
                {part.name for card in EVENTS.values() for part in (card.token, card.dahan) if part is not None}
            )
        ),
        "lasting": tuple(sorted(LASTING)),
        "note": tuple(sorted(NOTES)),
        "marker": tuple(sorted(MARKERS)),
        "reason": (
            *("no-invaders", "no-buildings", "no-cities", "fear", "blight", "presence", "deck"),
            *sorted(REASONS),
        ),
        "fear": tuple(sorted(FEAR_CARDS)),
        **{f"fear-{name}": tuple(str(level) for level in sorted(texts)) for name, texts in FEAR_CARDS.items()},
        "blight": tuple(sorted(CARDS)),
        "adversary": tuple(sorted(ADVERSARIES)),
        **{
            f"adversary-{name}": tuple(f"level-{level}" for level in range(1, len(its.levels)))
            for name, its in ADVERSARIES.items()
        },
        "escalation": tuple(sorted(ADVERSARIES)),
        "scenario": tuple(sorted(SCENARIOS)),
        "variant": VARIANTS,
        "challenge": tuple(CHALLENGES),
        "counter": tuple(sorted(name for name in RULES if "counter" in RULES.points_at(name))),
        "card": tuple(card for cards in invader_cards().values() for card in cards),
        "symbol": SYMBOLS,
        "track": (*dict.fromkeys(track.name for its in PANELS.values() for track in its.tracks), DESTROYED),
        "deck": ("minor", "major"),
        "side": LAND_SIDES,
    }

    def check_setup(self, setup: SetupValues) -> None:
        """With the event deck there is a blight card."""
        check(setup)

    def sequel(self, s: IslandState) -> SetupValues | None:
        """The next game on the island that this one has left."""
        return sequel_of(s)

    def about_setup(self, setup: SetupValues) -> Iterable[Event]:
        """How difficult it is."""
        return setup_lines(setup)

    def printed(self) -> dict[str, Any]:
        """The cards, the panels and the boards."""
        return printed()

    def components(self) -> dict[str, dict[str, int]]:
        """The spirits and the cards of each box."""
        return components()

    def new(self, setup: SetupValues, seed: int) -> IslandState:
        """The island before the spirits come."""
        return new_world(setup, seed)

    def flow(self, s: IslandState) -> Flow[None]:
        """The whole game."""
        return play(s)

    def view(self, s: IslandState, seat: int | None) -> IslandView:
        """What everybody sees."""
        del seat
        return island_view(s)

    def public_view(self, s: IslandState) -> IslandView:
        """All: the same for everybody."""
        return island_view(s)

    def result(self, s: IslandState) -> Result:
        """All win or all lose."""
        return final_result(s)

    def determinize(self, s: IslandState, seats: Collection[int], rng: Rng) -> None:
        """Redeal what lies face down."""
        del seats
        redeal(s, rng)

    def explain(self, s: IslandState, seat: int, what: str, ask: Decide | None = None) -> Why | None:
        """Why something can or cannot be done now, or whether the invaders act in a land."""
        return explain(s, seat, what, ask)

    def facts(self, s: IslandState, seat: int, options: Sequence[Option]) -> list[dict[str, Value]]:
        """What the options cost or concern."""
        return facts(s, seat, options)

    def move(self, option: Option, ask: Decide) -> tuple[str, str] | None:
        """What an option moves, and where to; of what goes to and fro, each comes from the other of two lands."""
        ends = str(ask.about.get("ends", "")).split()
        if option.args and option.args[-1] in ends:
            start = ends[ends[0] == option.args[-1]]
            ask = Decide(ask.seat, ask.prompt, (), **{"from-land": start})
        return super().move(option, ask)

    def status(self, s: IslandState, seat: int | None) -> Iterable[Event]:
        """The table in lines: everybody sees the same."""
        del seat
        return status_lines(s)

    def look(self, s: IslandState, seat: int | None, what: str) -> Iterable[Event]:
        """A land and what is next to it, or the panel of a spirit or an adversary."""
        del seat
        return look(s, what)

    def invariants(self, s: IslandState) -> Iterable[str]:
        """The conservation laws of the box."""
        return broken_laws(s)


GAME = SpiritIsland()
