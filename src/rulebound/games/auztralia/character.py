"""Characters: the named points of the rules at which they step in (AZ-H1 to AZ-H3).

Chapters never ask who somebody is. They ask all characters that a seat holds at the named point, and each of them
stands beside its facts in `content/`.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar

from rulebound.games.auztralia.state import AuztraliaState, Fight
from rulebound.kernel import Flow, plain_class

PERSISTENT, IN_COMBAT, ONE_USE, AT_THE_END = "persistent", "once-per-combat", "one-use", "end-scoring"


@plain_class
class Character:
    """What a character can do. Every method is a named point; by default nothing happens."""

    id: ClassVar[str] = ""
    number: ClassVar[int] = 0  # printed on the card; 0 where it is not on record
    kind: ClassVar[str] = ""

    def capacity(self, kind: int) -> int:
        """How much more damage it takes to destroy a unit of this kind."""
        return 0

    def unit_range(self, s: AuztraliaState, kind: int) -> int:
        """How much further a unit of this kind goes off the rails."""
        return 0

    def attack_time(self) -> int:
        """How much less time an attack takes."""
        return 0

    def mined(self, kind: int) -> int:
        """How many pieces of this kind a mine brings more."""
        return 0

    def same_farms(self) -> int:
        """How many farms of one kind an action may place beyond the first."""
        return 0

    def port_reached(self, s: AuztraliaState, seat: int, came: list[int]) -> None:
        """These tiles have come to the seat's port."""

    def farm_entered(self, s: AuztraliaState, seat: int, came: list[int]) -> None:
        """These tiles have entered a farm of the seat; it is not blighted yet."""

    def holds_farms(self) -> bool:
        """Whether the seat may attack what entered a farm, before it is blighted."""
        return False

    def sanity(self) -> int:
        """How much more sanity a combat begins with."""
        return 0

    def shot(self, force: Sequence[int]) -> int:
        """The damage that it deals once in a combat beside such a force, without any loss."""
        return 0

    def can_help(self, s: AuztraliaState, f: Fight) -> bool:
        """Whether it can help before the next card; it has not helped in this combat yet."""
        return False

    def help(self, s: AuztraliaState, f: Fight) -> Flow[None]:
        """It helps, once in a combat."""
        yield from ()

    def card_turned(self, s: AuztraliaState, f: Fight) -> Flow[None]:
        """An Old One card was turned in a combat that is not for a port, and does not count yet."""
        yield from ()

    def units_lost(self, s: AuztraliaState, f: Fight, lost: list[int]) -> Flow[None]:
        """So many units of each kind were destroyed at once in a combat."""
        yield from ()

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        """Whether a one-use card would do anything now."""
        return True

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        """What a one-use card does."""
        yield from ()

    def tile_returned(self) -> int:
        """How many more points the seat gets for a tile that it loses to a Mythos card."""
        return 0

    def points(self, s: AuztraliaState, seat: int, farms: list[int]) -> int:
        """Points at the end; `farms`: the seat's sound farms by kind."""
        return 0


POINTS: Final = tuple(name for name, what in vars(Character).items() if callable(what) and name[0] != "_")
CHARACTERS: Final[dict[str, Character]] = {}
AT: Final[dict[str, list[Character]]] = {point: [] for point in POINTS}  # who steps in at each point

C = TypeVar("C", bound=type[Character])


def character(name: str, kind: str, number: int = 0) -> Callable[[C], C]:
    """Declares a character, with its kind and the number printed on its card."""

    def declare(cls: C) -> C:
        cls.id, cls.kind, cls.number = name, kind, number
        made = CHARACTERS[name] = cls()
        for point in POINTS:
            if getattr(cls, point) is not getattr(Character, point):
                AT[point].append(made)
        return cls

    return declare


def held(s: AuztraliaState, seat: int, point: str) -> list[Character]:
    """The characters of the seat that step in at this point."""
    hand = s.players[seat].hand
    return [each for each in AT[point] if each.id in hand] if hand else []


def playable(name: str) -> bool:
    """Whether this is a card to be played once."""
    return CHARACTERS[name].kind == ONE_USE


def playable_now(s: AuztraliaState, seat: int) -> list[str]:
    """The one-use cards of the seat that would do anything now."""
    return [name for name in s.players[seat].hand if playable(name) and CHARACTERS[name].can_play(s, seat)]


def play_character(s: AuztraliaState, seat: int, name: str) -> Flow[None]:
    """The card leaves the game, and does what it does."""
    player = s.players[seat]
    player.hand.remove(name)
    player.spent.append(name)
    s.emit("played", seat, name)
    yield from CHARACTERS[name].play(s, seat)
