"""Blight: where it falls, what it destroys, how it spreads, and the card it comes from (SI-089 to SI-098)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.state import World
from rulebound.kernel import Flow


@dataclass(slots=True, frozen=True)
class BlightCard:
    """A blight card. `when` is `now`, `invaders` or `spirits` (each such phase), or `always`."""

    id: str
    box: str
    per_player: int
    when: str
    text: Callable[[World], Flow[None]]
    healthy: bool = False  # the island stays healthy


CARDS: Final[dict[str, BlightCard]] = {}


def blight_card(
    name: str, per_player: int, when: str, box: str = "base", healthy: bool = False
) -> Callable[..., object]:
    """Register a blight card with the function below."""

    def register(text: Callable[[World], Flow[None]]) -> Callable[[World], Flow[None]]:
        CARDS[name] = BlightCard(name, box, per_player, when, text, healthy)
        return text

    return register


def add_blight(act: Action, land: int, number: int = 1) -> Flow[None]:
    """Blight from the card: presence there is lost, and where blight lay already it spreads (SI-091, SI-092).

    A card that is emptied by it is turned and read before the blight is placed (SI-096).
    """
    s = act.s
    while True:
        if s.has("no-blight", land):  # it stays on its card
            s.emit("blight-kept", s.island.names[land])
            return
        yield from _take_from_card(s, number)
        had = s.blight[land]
        s.blight[land] += number
        s.emit("blight", s.island.names[land], number)
        for seat in s.seats:
            if s.spirits[seat].presence[land]:
                act.lose_presence(seat, land)
        if s.effects:
            yield from act.collapse(land)  # what is durable without blight is so no longer
        if not had or s.lost:  # there is no blight left that could spread
            return
        options = s.near(land)
        if not options:
            return
        before = act.chooser
        s.spreading = True
        land = yield from _cascade(act, land, options)
        s.spreading = False
        act.chooser, number = before, 1


def _cascade(act: Action, land: int, options: int) -> Flow[int]:
    """Where it spreads to is the players' choice (SI-093)."""
    act.s.emit("cascade", act.s.island.names[land])
    act.chooser = act.seat if act.kind == "spirit" else act.s.owner_at(land)
    chosen = yield from act.choose_land("cascade", options)
    return chosen


def remove_blight(act: Action, land: int, number: int = 1) -> int:
    """Blight goes back to the card; how much (SI-094)."""
    s = act.s
    taken = min(number, s.blight[land])
    if taken:
        s.blight[land] -= taken
        s.blight_left += taken
        s.emit("healed", s.island.names[land], taken)
    return taken


def _take_from_card(s: World, number: int) -> Flow[None]:
    """The card gives blight; an empty one is turned, or the island is lost (SI-086, SI-095, SI-097)."""
    s.blight_left -= number
    while s.blight_left <= 0:
        owed = -s.blight_left
        if not s.blight_card or (s.flipped and not (CARDS[s.blight_card].healthy and s.blight_deck)):
            s.blight_left = 0
            s.lost = s.lost or "blight"
            return
        s.rng.reveal()
        if s.flipped:
            s.blight_card = s.blight_deck.pop()
        s.flipped = True
        card = CARDS[s.blight_card]
        s.blighted = s.blighted or not card.healthy
        s.blight_left = card.per_player * s.players - owed
        s.emit("blight-card", card.id)
        if card.when == "now":
            yield from card.text(s)


def each_invader_phase(s: World) -> Flow[None]:
    """What a turned card does at the beginning of the invader phase (SI-099)."""
    yield from _each_phase(s, "invaders")


def each_spirit_phase(s: World) -> Flow[None]:
    """What a turned card does at the beginning of the spirit phase (SI-099)."""
    yield from _each_phase(s, "spirits")


def _each_phase(s: World, phase: str) -> Flow[None]:
    if s.flipped and CARDS[s.blight_card].when == phase:
        yield from CARDS[s.blight_card].text(s)
