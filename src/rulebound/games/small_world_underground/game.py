"""What the lobby, the kernel and the bots need of Small World Underground."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, cast

from rulebound.games.small_world_underground import content
from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS
from rulebound.games.small_world_underground.board import TERRAINS
from rulebound.games.small_world_underground.content.lesson import LESSON
from rulebound.games.small_world_underground.explain import explain
from rulebound.games.small_world_underground.facts import TARGETS, facts
from rulebound.games.small_world_underground.invariants import broken_laws
from rulebound.games.small_world_underground.judge.judge import UndergroundJudge
from rulebound.games.small_world_underground.printed import printed
from rulebound.games.small_world_underground.scoring import final_result
from rulebound.games.small_world_underground.seen import look, status_lines, underground_view, with_own_coins
from rulebound.games.small_world_underground.setup import SETUP, new_world
from rulebound.games.small_world_underground.state import START, UndergroundState
from rulebound.games.small_world_underground.turn import play
from rulebound.games.small_world_underground.view import UndergroundView
from rulebound.kernel import Decide, Event, Flow, Game, Option, Result, Rng, SetupValues, Value, View, Why

assert content  # importing it declares every race, power, relic and place


class SmallWorldUnderground(Game[UndergroundState]):
    """Small World Underground, whole."""

    id = "small-world-underground"
    rules = 2
    setup = SETUP
    lesson = LESSON
    judge_type = UndergroundJudge
    state_type = UndergroundState
    view_type = UndergroundView
    verbs = {
        "choose": "race power price",
        "volcano": "region",
        "mimic": "race power",
        "reborn": "region",
        "ancient": "region",
        "go-on": "",
        "decline": "",
        "conquer": "region",
        "attempt": "region",
        "roll": "region",
        "bite": "region",
        "swap": "region",
        "abandon": "region",
        "use": "relic",
        "use-bag": "relic",
        "balrog": "region",
        "take": "region",
        "place": "region number",
        "armor": "region",
        "queen": "region",
        "ghost": "region",
        "scepter": "region",
        "ring": "region",
        "bag": "relic region",
        "keep-one": "",
        "keep-all": "",
        "vanish": "",
        "sacrifice": "region",
    }
    targets = TARGETS
    events = {
        "turn": "seat round",
        "chose": "seat race power price coins",
        "offered": "race power",
        "mimicked": "seat race power",
        "volcano-placed": "seat region",
        "volcano-left": "",
        "ancient-moved": "seat region",
        "ancient-left": "",
        "reborn": "seat race region",
        "born": "seat race number",
        "hammers": "seat number",
        "armored": "seat region",
        "abandoned": "seat region",
        "conquered": "seat race region number",
        "rolled": "seat region number",
        "failed": "seat region",
        "ousted": "seat race region number lost",
        "taxed": "seat to-seat",
        "martyred": "seat",
        "marked": "seat by-seat",
        "robbed": "seat from-seat",
        "faded": "seat race",
        "found-place": "seat place region",
        "found-relic": "seat relic region",
        "hedge": "power",
        "balrog-moved": "seat region",
        "relic-moved": "seat relic region",
        "bag-moved": "seat relic region",
        "bag-left": "",
        "queen-moved": "seat region",
        "queen-left": "",
        "ghost-moved": "seat region",
        "ghost-left": "",
        "left-river": "seat region",
        "placed": "seat race region number",
        "declined": "seat race",
        "scored": "seat number regions race power place relic",
        "collected": "seat",
        "counted": "seat number regions race power place relic",
        "sacrificed": "seat region",
    }
    telling = frozenset({"robbed"})  # who is robbed had a coin
    status_lines = {
        "round": "round rounds",
        "reconstructed": "",
        "coins": "seat coins",
        "active": "seat race power regions tokens",
        "in-decline": "seat race power regions tokens",
        "bare-decline": "seat race regions",
        "monsters": "region terrain number",
        "stands": "region terrain seat race number",
        "stands-declined": "region terrain seat race number",
        "place-at": "region place",
        "relic-at": "region relic",
        "marker-at": "region marker",
        "armor-at": "region number",
        "offer": "race power coins",
        "ground": "region terrain edge",
        "border": "region terrain",
    }
    names = {
        "race": tuple(sorted(RACES)),
        "power": tuple(sorted(POWERS)),
        "place": tuple(sorted(PLACES)),
        "relic": tuple(sorted(RELICS)),
        "terrain": TERRAINS,
        "marker": (
            "great-ancient",
            "volcano",
            "queen",
            "ghost",
            "balrog",
            "bag",
        ),
    }

    def printed(self) -> dict[str, Any]:
        """The pieces and their numbers."""
        return printed()

    def new(self, setup: SetupValues, seed: int) -> UndergroundState:
        """The table before the first turn."""
        return new_world(setup, seed)

    def flow(self, s: UndergroundState) -> Flow[None]:
        """The whole game."""
        return play(s)

    def view(self, s: UndergroundState, seat: int | None) -> UndergroundView:
        """What this seat sees."""
        return underground_view(s, seat)

    def public_view(self, s: UndergroundState) -> UndergroundView:
        """What a spectator sees."""
        return underground_view(s, None)

    def seat_view(self, s: UndergroundState, seat: int | None, public: View) -> UndergroundView:
        """A spectator's view with one's own coins."""
        return with_own_coins(s, seat, cast(UndergroundView, public))

    def result(self, s: UndergroundState) -> Result:
        """Who has most."""
        return final_result(s)

    def determinize(self, s: UndergroundState, seats: Collection[int], rng: Rng) -> None:
        """Redeal the stacks, and guess at the coins of others.

        What others take is on the board for all to count, so a player who remembers everything knows their
        coins: a guess around the truth gives nothing away.
        """
        hidden = s.banners[: len(s.banners) - s.known_banners]
        rng.shuffle(hidden)
        s.banners[: len(hidden)] = hidden
        rng.shuffle(s.badges)
        finds = s.finds + s.aside
        rng.shuffle(finds)
        s.finds, s.aside = finds[: len(s.finds)], finds[len(s.finds) :]
        if s.open_coins or s.phase == "over":
            return
        for other in range(s.seat_count):
            if other not in seats:
                guess = max(0, s.coins[other] + rng.below(7) - 3)
                s.bank += s.coins[other] - guess
                s.coins[other] = guess
                s.ledger = [entry for entry in s.ledger if entry[1] != other] + [(0, other, START, guess)]

    def explain(self, s: UndergroundState, seat: int, what: str, ask: Decide | None = None) -> Why | None:
        """Why a region can or cannot be conquered now."""
        return explain(s, seat, what)

    def facts(self, s: UndergroundState, seat: int, options: Sequence[Option]) -> list[dict[str, Value]]:
        """What the options cost or concern."""
        return facts(s, seat, options)

    def status(self, s: UndergroundState, seat: int | None) -> Iterable[Event]:
        """The table in lines."""
        return status_lines(s, seat)

    def look(self, s: UndergroundState, seat: int | None, what: str) -> Iterable[Event]:
        """A region and what is next to it."""
        return look(s, what)

    def invariants(self, s: UndergroundState) -> Iterable[str]:
        """The conservation laws of the box."""
        return broken_laws(s)


GAME = SmallWorldUnderground()
