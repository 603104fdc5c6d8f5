"""The Tsardom of Russia, an adversary of Jagged Earth."""

from typing import Final

from rulebound.games.spirit_island import fear
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import Adversary, Level, adversary
from rulebound.games.spirit_island.each import each_board
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.invader_deck import after_each, invader_cards
from rulebound.games.spirit_island.invaders import lay_into, slot_under_way, took_place
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    BEASTS,
    BUILDINGS,
    EXPLORER,
    TOKENS,
    TOWN,
    kind_of,
    picked,
    piece_option,
    unhurt,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import reasons, ways
from rulebound.games.spirit_island.state import BUILD, RAVAGE, IslandState
from rulebound.kernel import DONE, Flow, plain_class

SWARM: Final = "hunters-swarm-the-island"
FLIGHT: Final = "flee-first"
HUNTERS: Final = 3  # explorers that draw a ravage card to their land
STALKERS: Final = 2  # explorers for each board
UNDER_FEAR: Final = ((3, 2), (7, 3))  # fear cards on top of an invader card, and its stage
PRESSED: Final = 2  # the first turn of the pressure for profit
reasons("beasts")
ways(FLIGHT)


def is_ravage(act: Action) -> bool:
    """Whether it is a ravage action."""
    return act.kind == "invader" and act.source == RAVAGE


@plain_class
class ShellAndHide(Level):
    """Beasts and hunters at set-up; explorers do more damage, and beasts fall where a ravage brings blight."""

    def set_up_board(self, s: IslandState, board: int) -> None:
        """Into the highest-numbered land without towns and cities."""
        wild = bits(s.island.of_board(board) & ~s.where(*BUILDINGS))
        if wild:
            s.tokens[BEASTS][wild[-1]] += 1
            s.put(wild[-1], EXPLORER)

    def damage_of(self, s: IslandState, its: Effect, land: int, kind: int, damage: int) -> int:
        """1 more of each explorer."""
        return damage + (kind == EXPLORER)

    def blight_added(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """Also where it spreads to; presence may be taken for the beasts."""
        s = act.s
        before = s.tokens[BEASTS][land]
        if not before or not is_ravage(act):
            return
        yield from act.remove_tokens(1, BEASTS, land=land)
        fallen = before - s.tokens[BEASTS][land]
        if fallen:
            next(each for each in s.rules if each.kind == SWARM).amount += fallen
            s.emit("beasts-fallen", s.island.names[land], fallen)


@plain_class
class ImpendingDisaster(Level):
    """The first explorer that an action would destroy is pushed instead, which brings 1 fear."""

    def saves_as(self, act: Action, its: Effect, land: int, code: int) -> str:
        """Once in an action."""
        return FLIGHT if kind_of(code) == EXPLORER and its.kind not in act.noted else ""

    def instead_of_destroying(self, act: Action, its: Effect, land: int, code: int) -> Flow[bool]:
        """If it can go anywhere."""
        if not self.saves_as(act, its, land, code):
            return False
        act.noted[its.kind] = 1
        s = act.s
        goals = act.open_to(EXPLORER, s.near(land))
        if not goals:
            return False
        options = [piece_option("push", unhurt(code), name) for name in s.names(goals)]
        bound = s.without_isolated(land, goals)
        pick = yield from act.ask("explorer-flees", options if bound else [*options, DONE], land)
        if pick is DONE or act.is_gone(land, code):  # another spirit may have come first (SI-027)
            return False
        yield from act.move(act.save(land, code), land, s.island.number_of[picked(pick)[1]])
        fear.generate(s, 1)
        return True


@plain_class
class CompetitionAmongHunters(Level):
    """Ravage cards match lands with many explorers."""

    def matches(self, s: IslandState, its: Effect, does: str, card: str) -> int:
        """3 or more; a land that matches anyway ravages only once."""
        if does != RAVAGE:
            return 0
        return sum(1 << land for land in bits(s.where(EXPLORER)) if s.count(land, EXPLORER) >= HUNTERS)


@plain_class
class EntrenchInTheFaceOfFear(Level):
    """Two unused invader cards lie in the fear deck."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """One of stage II under the top 3 fear cards, one of stage III under the top 7."""
        super().set_up(s, its)
        for above, stage in UNDER_FEAR:
            unused = sorted({*invader_cards()[stage]} - {*s.invader_deck})
            if unused and above <= len(s.fear_deck):
                s.under_fear[len(s.fear_deck) - above] = s.rng.choice(unused)
                s.invader_cards_besides += 1

    def fear_card_taken(self, s: IslandState, its: Effect) -> None:
        """One that lies open goes to the build slot at once."""
        for below in sorted(s.under_fear, reverse=True):
            if len(s.fear_deck) <= below:
                s.rng.reveal()
                lay_into(s, s.slot(BUILD), s.under_fear.pop(below))


@plain_class
class PressureForFastProfit(Level):
    """Boards that a ravage step has spared get more invaders; its amount has a bit for each of the others."""

    def blight_added(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """Blight of the ravage step, wherever it spreads to."""
        yield from ()
        s = act.s
        slot = slot_under_way(s)
        if is_ravage(act) and slot is not None and slot.name == RAVAGE:
            for board in s.island.boards_left:
                its.amount |= (s.island.of_board(board) >> land & 1) << board

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """From the second turn on: an explorer and a town where most explorers are."""
        if step != RAVAGE:
            return
        spared = [board for board in s.island.boards_left if not its.amount >> board & 1]
        its.amount = 0
        if s.turn >= PRESSED and took_place(s, RAVAGE):
            hunted = [board for board in spared if s.where(EXPLORER) & s.island.of_board(board)]
            yield from each_board("adversary", s, its.kind, _profit, hunted)


def _profit(act: Action, lands: int) -> Flow[None]:
    s = act.s
    most = max(s.count(land, EXPLORER) for land in bits(lands))
    crowded = sum(1 << land for land in bits(lands) if s.count(land, EXPLORER) == most)
    land = yield from act.choose_land("fast-profit", crowded if most else 0)
    if land != NOWHERE:
        act.add(EXPLORER, land=land)
        act.add(TOWN, land=land)


@adversary(
    "russia",
    Level(1, (3, 3, 3)),
    ShellAndHide(3, (3, 3, 4)),
    ImpendingDisaster(4, (4, 3, 4)),
    CompetitionAmongHunters(6, (4, 4, 3)),
    Level(7, (4, 4, 4), deck=after_each("2", "3")),
    EntrenchInTheFaceOfFear(9, (4, 5, 4)),
    PressureForFastProfit(11, (5, 5, 4)),
    box="jagged-earth",
)
class Russia(Adversary):
    """Its hunters live on the beasts of the island, until there are none."""

    loss = SWARM
    needs_tokens = (TOKENS[BEASTS],)

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Its panel is ready for beasts."""
        s.enforce(Effect(SWARM, until="game"))

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Stalk the Predators: 2 explorers for each board, among its lands with beasts."""
        yield from each_board("adversary", s, its.kind, _stalk)


def _stalk(act: Action, lands: int) -> Flow[None]:
    """If the board has no beasts, among those of another; presence counts as beasts where it is wanted."""
    s = act.s
    real = sum(1 << land for land, number in enumerate(s.tokens[BEASTS]) if number) & s.island.lands
    beasts = s.where_tokens(BEASTS) & s.island.lands
    there = beasts & lands
    if not real & lands:
        there |= beasts & ~lands
    for _ in range(STALKERS):
        land = yield from act.choose_land("stalk", there, optional=not real)
        if land == NOWHERE:
            return
        act.add(EXPLORER, land=land)
        if not lands >> land & 1:
            there &= s.island.of_board(s.island.board_of(land))
        else:
            there &= lands


@rule(SWARM)
class HuntersSwarmTheIsland(Rule):
    """Its amount is the beasts on the adversary's panel: with more than on the island the game is lost."""

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """Those on the panel; one more than on the island is too many."""
        return its.amount, beasts_on_island(s) + 1

    def lost(self, s: IslandState, its: Effect) -> str:
        """Whenever there are more."""
        return "beasts" if its.amount > beasts_on_island(s) else ""


def beasts_on_island(s: IslandState) -> int:
    """All of them, with what counts as one, and those in lands that are not there for a while."""
    there = sum(s.token_count(BEASTS, land) for land in range(s.island.size))
    return there + sum(each.tokens[BEASTS] for each in s.absent)
