"""The named points at which a rule can step in, in the order of the rulebook's chapters."""

from typing import TYPE_CHECKING, ClassVar

from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.kernel import Flow, plain_class

if TYPE_CHECKING:
    from rulebound.games.spirit_island.acting import End
    from rulebound.games.spirit_island.action import Action
    from rulebound.games.spirit_island.power import Power
    from rulebound.games.spirit_island.state import IslandState, Slot


@plain_class
class Rule:
    """Every method is a named point; `its` says for whom, where and how much the rule is in force."""

    id: ClassVar[str] = ""
    moves: ClassVar[tuple[str, ...]] = ()  # what `own_moves` can name
    # Its card lies in the invader deck under `amount` others; one with moves is taken at the top (SI-165).
    reminder: ClassVar[bool] = False
    after_exploring: ClassVar[bool] = False  # its escalation waits until the card has been explored with
    of_presence: ClassVar[bool] = False  # what `counts_as` finds is presence: it counts once, and where wanted

    # The island and the invader board.

    def left_behind(self, s: "IslandState", its: Effect) -> Flow[None]:
        """What becomes of all that an earlier game has left, before anything is set up. Once done it is over."""
        yield from ()

    def set_up(self, s: "IslandState", its: Effect) -> None:
        """The island is laid out, and no spirit has come yet."""

    def first_explore(self, s: "IslandState", its: Effect, lands: int) -> int:
        """Where the invaders explore at the end of set-up, of these lands."""
        return lands

    def set_up_elsewhere(self, s: "IslandState", its: Effect, land: int, kind: int) -> bool:
        """Asked when the set-up of an adversary adds a piece there; True if it will come elsewhere."""
        return False

    def laid_out(self, s: "IslandState", its: Effect) -> Flow[None]:
        """The island is laid out: what is chosen about it before the first spirit comes. Once done it is over."""
        yield from ()

    def in_play(self, s: "IslandState", its: Effect) -> int:
        """Oceans that count as lands, besides all lands."""
        return 0

    def terrain(self, s: "IslandState", its: Effect, terrains: tuple[int, ...]) -> int:
        """Lands that are of one of these terrains for what spirits do, besides those printed so."""
        return 0

    def invader_stage(self, s: "IslandState", its: Effect, stage: int) -> int:
        """The stage of the next invader card, of which it would be `stage`."""
        return stage

    # Spirits.

    def sacred(self, s: "IslandState", its: Effect, land: int) -> bool:
        """Whether this land is a sacred site of the spirit with less than two presence."""
        return False

    def may_stand(self, s: "IslandState", its: Effect, land: int, growing: bool) -> bool:
        """Whether presence may be added or moved there; asked instead of the common rule."""
        return True

    def presence_held(self, s: "IslandState", its: Effect) -> bool:
        """Whether the spirit's presence cannot move."""
        return False

    def gains_energy(self, s: "IslandState", its: Effect, number: int) -> int:
        """What the spirit gains of energy that would gain so much."""
        return number

    def regrow_price(self, s: "IslandState", its: Effect) -> int:
        """What it costs to add destroyed presence by growth."""
        return 0

    def most_presence(self, s: "IslandState", its: Effect) -> int:
        """How much presence of the spirit can be on the island."""
        return 99

    def presence_left(self, s: "IslandState", its: Effect, seat: int, land: int) -> None:
        """Presence of a spirit has left a land, whatever became of it."""

    def instead_of_losing(self, act: "Action", its: Effect, seat: int, land: int) -> Flow[bool]:
        """Asked when presence would be destroyed; True if it stays, or something else has happened."""
        yield from ()
        return False

    def presence_destroyed(self, act: "Action", its: Effect, seat: int, land: int, number: int) -> Flow[None]:
        """So much presence of a spirit has just been destroyed there; the action goes on after that."""
        yield from ()

    def presence_grown(self, act: "Action", its: Effect, land: int) -> Flow[None]:
        """The spirit has added presence to a land by growth."""
        yield from ()

    def uncovered(self, act: "Action", its: Effect, track: str, number: int) -> Flow[None]:
        """The spirit has taken presence from a space of its panel; spaces of a track are counted from 0."""
        yield from ()

    def grow_first(self, s: "IslandState", its: Effect) -> bool:
        """Whether the spirits go on with the spirit phase only when all have done their growth."""
        return False

    def own_moves(self, s: "IslandState", its: Effect) -> list[str]:
        """What the spirit may do while it is its turn to act; `its.seat` is the spirit also of a rule for all."""
        return []

    def falls_with_dahan(self, s: "IslandState", its: Effect) -> bool:
        """Whether the spirit loses presence with dahan that the invaders destroy; bots look out for it."""
        return False

    def stoppers(self, s: "IslandState", its: Effect, land: int) -> int:
        """How often the spirit can keep invaders there from acting by giving up presence; bots plan with it."""
        return 0

    def stored(self, s: "IslandState", its: Effect) -> int:
        """Energy that the spirit can take whenever it may act; bots reckon with it."""
        return 0

    def do_own_move(self, s: "IslandState", its: Effect, what: str) -> Flow[None] | None:
        """Do such a thing; a flow where something is asked."""
        return None

    # Powers.

    def cost(self, s: "IslandState", its: Effect, power: "Power", cost: int) -> int:
        """What the spirit pays for a card that would cost so much."""
        return cost

    def speed(self, s: "IslandState", its: Effect, power: "Power", speed: str) -> str:
        """How fast a power of the spirit is that would be so fast."""
        return speed

    def reach(self, s: "IslandState", its: Effect, power: "Power", steps: int) -> int:
        """How far a power of the spirit reaches that would reach so far."""
        return steps

    def only_slow(self, s: "IslandState", its: Effect) -> bool:
        """Whether all powers of the spirit are slow, and nothing can make them fast."""
        return False

    def all_fast(self, s: "IslandState", its: Effect) -> bool:
        """Whether all powers of the spirit are fast; what makes a slow one fast besides is still to be had."""
        return False

    def card_played(self, s: "IslandState", its: Effect, power: "Power") -> None:
        """The spirit has paid for a card and laid it down."""

    def power_used(self, s: "IslandState", its: Effect, power: "Power", made_fast: bool) -> None:
        """The spirit uses a power for the first time this turn; whether it is a slow one that was made fast."""

    def meets_all(self, s: "IslandState", its: Effect, power: "Power") -> bool:
        """Whether all thresholds of a power of the spirit are met, whatever its elements."""
        return False

    def land_elements(self, s: "IslandState", its: Effect) -> dict[int, tuple[int, ...]]:
        """By land: what elements the thresholds of a power that targets it have besides those of the spirit."""
        return {}

    def aids(self, s: "IslandState", its: Effect, element: str) -> int:
        """What counts, besides elements in play, towards a cost that all pay and that this element aids."""
        return 0

    def reach_from(self, s: "IslandState", its: Effect, power: "Power", land: int, steps: int) -> int:
        """How far a power of the spirit reaches from an origin from which it would reach so far."""
        return steps

    def farther_to(self, s: "IslandState", its: Effect, power: "Power") -> tuple[int, int]:
        """Lands to which a power of the spirit reaches farther, and how much."""
        return 0, 0

    def farther(self, s: "IslandState", its: Effect, steps: int) -> int:
        """How far anything of the spirit reaches, growth as well as powers, that would reach so far."""
        return steps

    def targets_any_land(self, s: "IslandState", its: Effect, power: "Power") -> bool:
        """Whether a power of the spirit may target any land, wherever it lies and whatever is there."""
        return False

    def without_elements(self, s: "IslandState", its: Effect, card: str) -> bool:
        """Whether a card that is lent to the spirit gives it no elements."""
        return False

    def may_repeat(self, s: "IslandState", its: Effect, power: "Power") -> bool:
        """Whether the spirit may repeat a card that it has used this turn, for its cost."""
        return False

    def repeated(self, s: "IslandState", its: Effect, power: "Power") -> None:
        """The spirit repeats a card, as `may_repeat` lets it."""

    def slow_as_fast(self, s: "IslandState", its: Effect) -> int:
        """How many slow powers the spirit may use as fast ones in a turn."""
        return 0

    def hastens(self, s: "IslandState", its: Effect, power: "Power") -> bool:
        """Whether what lasts lets the spirit use this slow power as a fast one, and is used up by that."""
        return False

    def ignores_range(self, s: "IslandState", its: Effect) -> bool:
        """Whether the spirit ignores range in its next action that has one."""
        return False

    def far_targets(self, s: "IslandState", its: Effect, power: "Power") -> int:
        """Lands out of range that the spirit may target for 1 energy."""
        return 0

    def shifts(self, s: "IslandState", its: Effect) -> dict[tuple[int, int], int]:
        """Moves of its presence, from and to, that the spirit may make as it targets one of certain lands."""
        return {}

    def card_gained(self, s: "IslandState", its: Effect, card: str) -> Flow[None]:
        """The spirit has gained a power card; what it drew and did not keep still lies there."""
        yield from ()

    def instead_of_forgetting(self, s: "IslandState", its: Effect, card: str, source: str) -> Flow[bool]:
        """Asked when the spirit forgets a card for some action; True if something else has happened to it."""
        yield from ()
        return False

    def more_damage(self, act: "Action", its: Effect) -> int:
        """What is added once to the damage that a power of the spirit does."""
        return 0

    def dreams(self, act: "Action", its: Effect) -> bool:
        """Whether what this action does to invaders and dahan is only dreamt."""
        return False

    # Pieces.

    def health(self, s: "IslandState", its: Effect, land: int, kind: int, health: int) -> int:
        """The health of pieces of a kind there that would be so much."""
        return health

    def durable(self, s: "IslandState", its: Effect, land: int, kind: int) -> bool:
        """Whether pieces of a kind are durable there."""
        return False

    def from_supply(self, s: "IslandState", its: Effect, kind: int, number: int) -> int:
        """How many there are of so many new pieces of a kind that have to be placed (SI-116)."""
        return number

    def spares(self, act: "Action", its: Effect, land: int) -> Flow[bool]:
        """Asked before an action damages or destroys invaders in a land; True if it does neither."""
        yield from ()
        return False

    def instead_of_destroying(self, act: "Action", its: Effect, land: int, code: int) -> Flow[bool]:
        """Asked when an invader would be destroyed; True if something else has happened."""
        yield from ()
        return False

    def saves_as(self, act: "Action", its: Effect, land: int, code: int) -> str:
        """By what name `instead_of_destroying` would step in now, if it would; of several one is chosen."""
        return ""

    def instead_of_removing(self, act: "Action", its: Effect, land: int, code: int) -> Flow[bool]:
        """Asked when a piece would be removed; True if it stays, or something else has happened."""
        yield from ()
        return False

    def taken_for(self, act: "Action", its: Effect) -> dict[int, int]:
        """By kind: the kinds of pieces that this action affects as if they were of another kind, and as which."""
        return {}

    def puts_off(self, act: "Action", its: Effect, end: "End") -> bool:
        """Asked when a piece of a kind that a box brought is to be destroyed, removed or replaced.

        True if it is only seen at the end of the action whether it is: it stays in `act.put_off` until then.
        """
        return False

    def dahan_moved(self, act: "Action", its: Effect, from_land: int, to_land: int) -> Flow[None]:
        """Called for each dahan that moves."""
        yield from ()

    def dahan_left(self, act: "Action", its: Effect, land: int) -> Flow[None]:
        """One dahan has left a land, whatever became of it; the action goes on after that."""
        yield from ()

    def keeps_out(self, act: "Action", its: Effect, kind: int) -> int:
        """The lands to which this action does not push or gather pieces of a kind."""
        return 0

    def heals(self, s: "IslandState", its: Effect, land: int, code: int) -> bool:
        """Whether a piece there loses its damage when the turn ends."""
        return True

    def fear_for(self, s: "IslandState", its: Effect, kind: int, fear: int) -> int:
        """The fear for destroying a piece of a kind that would be so much."""
        return fear

    # Tokens and blight.

    def counts_as(self, s: "IslandState", its: Effect, seat: int, kind: int, land: int) -> int:
        """What else counts as tokens of a kind there, for this spirit (SI-058)."""
        return 0

    def kinds_as(self, s: "IslandState", its: Effect, kind: int) -> tuple[int, ...]:
        """Kinds of tokens that are tokens of this kind too, wherever they are counted."""
        return ()

    def stands_for(self, s: "IslandState", its: Effect, kind: int, land: int) -> int:
        """How much presence of the spirit may be taken for one token of a kind there, and then moves as one."""
        return 0

    def token_steps(self, s: "IslandState", its: Effect, kind: int) -> int:
        """How many steps a token goes that the spirit pushes or gathers."""
        return 1

    def token_moved(self, act: "Action", its: Effect, kind: int, from_land: int, to_land: int) -> Flow[None]:
        """Called for each token that moves."""
        yield from ()

    def instead_of_token(self, act: "Action", its: Effect, kind: str, land: int, number: int) -> bool:
        """Asked when so many tokens of a kind, or strife, would be added there; True if they are not."""
        return False

    def holds_blight(self, s: "IslandState", its: Effect) -> int:
        """Oceans that count as lands where blight is removed or moved."""
        return 0

    def no_blight(self, s: "IslandState", its: Effect, land: int) -> bool:
        """Whether blight that would come to a land stays on its card."""
        return False

    def blight_from_box(self, act: "Action", its: Effect, land: int, number: int) -> Flow[bool]:
        """Asked when blight is about to be added; True if it comes from the box and not from the card."""
        yield from ()
        return False

    def blight_taken(self, act: "Action", its: Effect, number: int) -> None:
        """So much blight leaves its card; if that empties it, the card is turned after this."""

    def keeps_blight(self, act: "Action", its: Effect, number: int) -> bool:
        """Asked when so much blight is removed from the island; True if it does not go to its card."""
        return False

    def spared_by_blight(self, act: "Action", its: Effect, seat: int, land: int) -> bool:
        """Whether presence of this spirit stays though blight is added there."""
        return False

    def stops_cascade(self, act: "Action", its: Effect, land: int) -> bool:
        """Whether blight that is added there does not spread."""
        return False

    def blight_added(self, act: "Action", its: Effect, land: int) -> Flow[None]:
        """Blight has been added to a land, and presence destroyed by it; it has not spread yet."""
        yield from ()

    def blight_on_card(self, s: "IslandState", its: Effect, healthy: bool, number: int) -> int:
        """How much blight comes to a card that has just been turned, and perhaps leaves the island healthy."""
        return number

    def blight_at(self, s: "IslandState", its: Effect, land: int, damage: int) -> int:
        """How much damage brings blight to a land that would take so much."""
        return damage

    def ravage_blight(self, s: "IslandState", its: Effect, land: int, dealt: int, number: int) -> int:
        """How much blight a ravage adds that has done so much damage to the land; it would be `number`."""
        return number

    # What the invaders do.

    def matches(self, s: "IslandState", its: Effect, does: str, card: str) -> int:
        """Lands that a card matches, besides those it shows, when it has the invaders do this."""
        return 0

    def card_lands(self, s: "IslandState", its: Effect, does: str, card: str, lands: int) -> int:
        """The lands where a card has the invaders ravage, build or explore, of which it would be `lands`."""
        return lands

    def acting_cards(self, s: "IslandState", its: Effect, slot: "Slot", cards: list[str]) -> list[str]:
        """The cards of a slot in the order in which they are done; one may be there several times."""
        return cards

    def acting_lands(self, s: "IslandState", its: Effect, does: str, card: str, lands: list[int]) -> list[int]:
        """The lands, in their order, where a card has the invaders act; one may be there several times."""
        return lands

    def leaves_out(self, s: "IslandState", its: Effect, boards: list[int]) -> Flow[int]:
        """Asked when a build card, or an adversary on each board or land, acts on these boards; the one spared."""
        yield from ()
        return NOWHERE

    def acting_boards(self, s: "IslandState", its: Effect, boards: list[int]) -> list[int]:
        """The boards where something happens on each board; one may be there several times."""
        return boards

    def order_matters(self, s: "IslandState", its: Effect) -> bool:
        """Whether the players choose the order of builds and explores, as they do of ravages (SI-100)."""
        return False

    def step_becomes(self, s: "IslandState", its: Effect, does: str) -> str:
        """What the invaders do in a step in which a slot has them ravage, build or explore."""
        return does

    def ignores_token(self, s: "IslandState", its: Effect, kind: int, land: int) -> Flow[bool]:
        """Asked when a token would stop a build or an explore; True if it does not, and stays."""
        yield from ()
        return False

    def skips_step(self, s: "IslandState", its: Effect, slot: "Slot") -> bool:
        """Whether a whole step of the invaders does not happen; no card is revealed for it."""
        return False

    def explore_cards(self, s: "IslandState", its: Effect, number: int) -> int:
        """How many cards the invaders explore with, each revealed when the one before it is done."""
        return number

    def before_reveal(self, s: "IslandState", its: Effect) -> Flow[None]:
        """The next invader card is about to be turned up."""
        yield from ()

    def invader_card_taken(self, s: "IslandState", its: Effect, above: int) -> None:
        """A card has been taken from its place in the invader deck, under so many others."""

    def fear_card_taken(self, s: "IslandState", its: Effect) -> None:
        """A card has been taken from the top of the fear deck, to be resolved or not."""

    def stays(self, s: "IslandState", its: Effect, slot: "Slot") -> bool:
        """Whether the cards of a slot stay in it when the others advance."""
        return False

    def no_source(self, s: "IslandState", its: Effect) -> int:
        """Lands whose towns and cities are no source of explorers."""
        return 0

    def builds(self, s: "IslandState", its: Effect, land: int, kinds: list[int]) -> list[int]:
        """The kinds of pieces that a build adds there."""
        return kinds

    def has_built(self, act: "Action", its: Effect, kinds: list[int]) -> Flow[None]:
        """The invaders have just built these kinds of pieces in the land of the action; it goes on after that."""
        yield from ()

    def explorers(self, s: "IslandState", its: Effect, land: int, kinds: list[int]) -> list[int]:
        """The kinds of pieces that an explore adds there."""
        return kinds

    def more_explorers(self, act: "Action", its: Effect) -> Flow[int]:
        """Asked when an explore is about to add explorers; how many more come there."""
        yield from ()
        return 0

    def explore_steps(self, s: "IslandState", its: Effect, steps: int) -> int:
        """How far from their sources the invaders explore."""
        return steps

    def sits_out(self, s: "IslandState", its: Effect, land: int) -> tuple[tuple[int, ...], int]:
        """Kinds of pieces of which the spirit may have up to so many take no part in a ravage there (SI-105)."""
        return (), 0

    def damage_of(self, s: "IslandState", its: Effect, land: int, kind: int, damage: int) -> int:
        """What one piece of a kind does in a ravage there that would do so much."""
        return damage

    def aimed_damage(
        self, s: "IslandState", its: Effect, land: int, kind: int, damage: int, at_dahan: bool
    ) -> int:
        """The same where it is not as much to the dahan as to the land."""
        return damage

    def strife_ignored(self, s: "IslandState", its: Effect) -> int:
        """How much strife on each invader does nothing, and does not wear off."""
        return 0

    def sitting_out(self, s: "IslandState", its: Effect, land: int) -> list[tuple[tuple[int, ...], int]]:
        """Kinds of pieces, and how many of them take no part in a ravage there (SI-105)."""
        return []

    def dahan_first(self, s: "IslandState", its: Effect, land: int) -> bool:
        """Whether the dahan strike before the invaders in a ravage there, and not after them."""
        return False

    def ignores_escalation(self, s: "IslandState", its: Effect, card: str) -> bool:
        """Whether the symbol of an explore card does nothing."""
        return False

    def land_damage(self, s: "IslandState", its: Effect, land: int, damage: int) -> int:
        """What all invaders together do in a ravage there, if they do any (SI-104)."""
        return damage

    def beside_dahan(self, s: "IslandState", its: Effect, land: int, kind: int) -> bool:
        """Whether invaders of a kind fight on the dahan's side in a ravage there."""
        return False

    def instead_of_ravage(self, act: "Action", its: Effect) -> Flow[bool]:
        """Asked when a ravage is about to do its damage; True if something else has happened."""
        yield from ()
        return False

    def struck_dahan(self, s: "IslandState", its: Effect, land: int, damage: int) -> int:
        """What of the damage of a ravage the dahan take, before badlands."""
        return damage

    def strike_back(self, s: "IslandState", its: Effect, land: int, damage: int) -> int:
        """What the dahan do when they strike back in a ravage there."""
        return damage

    def ravaged(self, act: "Action", its: Effect, dealt: int) -> Flow[None]:
        """The invaders have done so much damage to the land of a ravage; the dahan strike back after that."""
        yield from ()

    def step_begins(self, s: "IslandState", its: Effect, step: str) -> Flow[None]:
        """A step of the invader phase is about to begin: `ravage`, `build` or `explore`."""
        yield from ()

    def step_over(self, s: "IslandState", its: Effect, step: str) -> Flow[None]:
        """A step of the invader phase is over: `ravage`, `build`, `explore` or `advance`."""
        yield from ()

    def defence(self, s: "IslandState", its: Effect, land: int, defence: int) -> int:
        """What defends a land, turn after turn, that would be defended so much by standing rules."""
        return defence

    def defended(self, s: "IslandState", its: Effect, land: int, defence: int) -> int:
        """What defends a land now that all else together would defend so much."""
        return defence

    def skips(self, s: "IslandState", its: Effect, land: int, what: str) -> bool:
        """Whether a ravage, build or explore there does not happen; or the building of a `city`."""
        return False

    def before_invaders_act(self, s: "IslandState", its: Effect, land: int, what: str) -> Flow[bool]:
        """Asked before a ravage, build or explore; True if the action is skipped."""
        yield from ()
        return False

    def escalate(self, s: "IslandState", its: Effect, card: str) -> Flow[None]:
        """A card that sets off the adversary's escalation is about to be done, or is done if it comes after."""
        yield from ()

    def card_done(self, s: "IslandState", its: Effect, does: str, card: str) -> Flow[None]:
        """The invaders have done a card of a slot in all its lands, and the next one has not begun."""
        yield from ()

    # The course of the game.

    def set_up_over(self, s: "IslandState", its: Effect) -> Flow[None]:
        """The spirits have come and the invaders have explored for the first time; the first turn begins next."""
        yield from ()

    def counter(self, s: "IslandState", its: Effect) -> tuple[int, int]:
        """What is counted for all to see, and the number at which the game is lost; 0 if it is not lost by it."""
        return 0, 0

    def terror_level(self, s: "IslandState", its: Effect, terror: int) -> int:
        """The terror level, from 1, that would be this by the fear cards that were earned."""
        return terror

    def keeps_fear(self, s: "IslandState", its: Effect) -> bool:
        """Whether earned fear cards are not resolved in the invader phase."""
        return False

    def instead_of_fear_victory(self, s: "IslandState", its: Effect) -> bool:
        """Asked when the game would be won by terror; True if it goes on."""
        return False

    def fear_deck_over(self, s: "IslandState", its: Effect) -> bool:
        """The last card has left the fear deck; True if that is no win, and the game goes on."""
        return False

    def turned(self, s: "IslandState", its: Effect) -> Flow[None]:
        """The blight card has just been turned."""
        yield from ()

    def spirit_phase(self, s: "IslandState", its: Effect) -> Flow[None]:
        """Each spirit phase begins."""
        yield from ()

    def fear_resolved(self, s: "IslandState", its: Effect, card: str) -> None:
        """An earned fear card has been turned up, and its text is done next."""

    def invader_phase(self, s: "IslandState", its: Effect) -> Flow[None]:
        """Each invader phase begins."""
        yield from ()

    def before(self, act: "Action", its: Effect) -> None:
        """An action begins, perhaps inside another one."""

    def after(self, act: "Action", its: Effect) -> Flow[None]:
        """An action is over; what it triggers is an action of its own."""
        yield from ()

    def between_actions(self, s: "IslandState", its: Effect) -> Flow[None]:
        """A base action and all it triggered are over, and the game goes on."""
        yield from ()

    def phase_ends(self, s: "IslandState", its: Effect, phase: str) -> Flow[None]:
        """What happens at the end of a phase of the turn, as a part of it."""
        yield from ()

    def phase_over(self, s: "IslandState", its: Effect, phase: str) -> None:
        """A phase of the turn is over, and the next one has not begun."""

    def time_passes(self, s: "IslandState", its: Effect) -> Flow[None]:
        """The turn is over; damage still lies on pieces."""
        yield from ()

    def won(self, s: "IslandState", its: Effect) -> str:
        """The reason why the game is won now; "" if it is not."""
        return ""

    def lost(self, s: "IslandState", its: Effect) -> str:
        """The reason why the game is lost now; "" if it is not."""
        return ""
