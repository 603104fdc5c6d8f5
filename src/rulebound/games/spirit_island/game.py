"""What the lobby, the kernel and the bots need of Spirit Island."""

from collections.abc import Iterable

from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.hint import score_hint
from rulebound.games.spirit_island.invariants import broken_laws
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import KINDS, TOKENS
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.redeal import redeal
from rulebound.games.spirit_island.scoring import final_result
from rulebound.games.spirit_island.setup import SETUP, check, invader_cards, new_world
from rulebound.games.spirit_island.state import ELEMENTS, World
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.view import IslandView, island_view
from rulebound.kernel import Flow, Game, Result, Rng, SetupValues

PIECE_VERBS = ("hit", "graze", "destroy", "remove", "replace", "strife", "push", "gather", "move")
POWER_VERBS = ("use", "hasten", "repeat")
SYMBOLS = tuple(
    sorted(
        {symbol for its in PANELS.values() for group in (its.always, *its.groups) for symbol in group}
        | {space for its in PANELS.values() for track in its.tracks for space in track if "-" in space}
    )
)


class SpiritIsland(Game[World]):
    """Spirit Island: the base box, and the frame of Branch & Claw and Jagged Earth."""

    id = "spirit-island"
    setup = SETUP
    state_type, view_type = World, IslandView
    verbs = {
        "group": "number",
        "grow": "symbol",
        "bonus": "symbol",
        "own": "own",
        "play": "power",
        "ready": "",
        "target": "land",
        "target-far": "land",
        "spirit": "seat",
        "land": "land",
        "in-order": "",
        "presence": "track land",
        "lose": "land",
        "follow": "from-land to-land",
        "choke": "step land",
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
        **dict.fromkeys(POWER_VERBS, "power"),
        **{f"{verb}-less": "power level" for verb in POWER_VERBS},
        **dict.fromkeys(PIECE_VERBS, "piece land"),
        **{f"{verb}-marked": "piece damage strife land" for verb in PIECE_VERBS},
    }
    events = {
        "phase": "phase turn",
        "grew": "seat number",
        "income": "seat number",
        "energy": "seat number",
        "played": "seat power",
        "ready": "seat",
        "used": "seat power land",
        "used-on": "seat power to-seat",
        "drawn": "seat deck",
        "gained": "seat power",
        "forgot": "seat power",
        "gave": "seat power to-seat",
        "reclaimed": "seat",
        "reclaimed-one": "seat power",
        "presence": "seat land",
        "presence-lost": "seat land",
        "presence-moved": "seat from-land to-land",
        "fear": "number",
        "fear-card": "",
        "fear-shown": "fear",
        "dreamt": "piece land",
        "drowned": "number",
        "terror": "number",
        "fear-resolved": "fear number",
        "defended": "land number",
        "hurt": "piece land number",
        "destroyed": "piece land",
        "removed": "piece land",
        "added": "piece land number",
        "replaced": "piece land",
        "token": "token land number",
        "moved": "piece from-land to-land",
        "blight": "land number",
        "blight-kept": "land",
        "blight-card": "blight",
        "cascade": "land",
        "healed": "land number",
        "invaders": "step card",
        "revealed": "card",
        "ravaged": "land number dealt",
        "skipped": "step land source",
        "stopped": "token land",
        "won": "reason",
        "lost": "reason",
    }
    names = {
        "power": tuple(sorted(POWERS)),
        "spirit-id": tuple(sorted(PANELS)),
        "piece": KINDS,
        "token": TOKENS,
        "element": ELEMENTS,
        "fear": tuple(sorted(FEAR_CARDS)),
        "blight": tuple(sorted(CARDS)),
        "card": tuple(card for cards in invader_cards().values() for card in cards),
        "symbol": SYMBOLS,
        "track": ("energy", "cards", "destroyed"),
        "deck": ("minor", "major"),
    }

    def check_setup(self, setup: SetupValues) -> None:
        """No spirit and no board twice; a layout for so many."""
        check(setup)

    def new(self, setup: SetupValues, seed: int) -> World:
        """The island before the spirits come."""
        return new_world(setup, seed)

    def flow(self, s: World) -> Flow[None]:
        """The whole game."""
        return play(s)

    def view(self, s: World, seat: int | None) -> IslandView:
        """What everybody sees."""
        del seat
        return island_view(s)

    def result(self, s: World) -> Result:
        """All win or all lose."""
        return final_result(s)

    def determinize(self, s: World, seat: int | None, rng: Rng) -> None:
        """Redeal what lies face down."""
        del seat
        redeal(s, rng)

    def score_hint(self, s: World, seat: int) -> float:
        """How well all stand."""
        return score_hint(s, seat)

    def invariants(self, s: World) -> Iterable[str]:
        """The conservation laws of the box."""
        return broken_laws(s)


GAME = SpiritIsland()
