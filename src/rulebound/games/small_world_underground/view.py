"""What the view of a seat or a spectator holds."""

from rulebound.kernel import View
from rulebound.kernel.view import Part


class RegionView(Part, frozen=True, omit_defaults=True):
    """One region where something is: who stands there, and what lies there. What is not said is nothing."""

    id: str
    seat: int | None = None
    race: str = ""
    in_decline: bool = False
    tokens: int = 0
    monsters: int = 0
    armor: int = 0
    hammers: int = 0
    finds: list[str] = []
    markers: list[str] = []


class TroopView(Part, frozen=True):
    """A race in play."""

    race: str
    power: str
    hand: int
    hammers: int
    tray: int
    in_decline: bool
    together: bool


class ComboView(Part, frozen=True):
    """A combo on offer: its price, the coins that lie on it, and the tokens it brings."""

    race: str
    power: str
    price: int
    coins: int
    tokens: int


class SourceView(Part, frozen=True):
    """Coins by where they came from or went to.

    `kind` is race, power, place or relic with its `name`, or `regions`, `start`, `price` or `found` without one.
    """

    kind: str
    name: str
    coins: int


class LedgerView(Part, frozen=True):
    """What one source gave or cost a seat in one turn."""

    round: int
    seat: int
    source: SourceView


class PlayerView(Part, frozen=True):
    """A player: coins are null where they are hidden from the viewer, and so is what they consist of.

    `scored` is the last turn that was scored, 0 for none; `earned`: its coins; `sources`: those of the whole game.
    """

    coins: int | None
    scored: int
    earned: list[SourceView] | None
    sources: list[SourceView] | None
    active: TroopView | None
    declined: TroopView | None
    avenged: bool


class UndergroundView(View, frozen=True, kw_only=True):
    """The table."""

    round: int
    rounds: int
    phase: str
    seat: int
    first: int
    regions: list[RegionView]
    players: list[PlayerView]
    combos: list[ComboView]
    banners_left: int
    badges_left: int
    finds_left: int
    hedge: str
    taken_up: list[str]
    provenance: str
    ledger: list[LedgerView]  # every turn's coins, once the game is over
