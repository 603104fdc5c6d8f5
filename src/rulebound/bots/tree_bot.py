"""The tree bot: information-set tree search up to the end of its own turn, in a fresh world each iteration."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.bots.bot import Bot
from rulebound.bots.budget import Budget
from rulebound.bots.value import lead
from rulebound.kernel import Match, Option, Rng, SeatHandle

ITERATIONS: Final = Budget(iterations=200)
EXPLORE: Final = 0.7  # how much an option that was seldom tried is preferred, in spreads of the values met
EVENLY: Final = 0.25  # of the tries are shared evenly by the first options
LONGEST: Final = 60  # picks of one iteration; a turn that goes on is judged where it stands


class Node:
    """A point in the seat's own sequence of picks: what came of it so far."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.visits = 0
        self.offered = 0  # how often the pick that leads here could have been made
        self.total = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class TreeBot(Bot):
    """Searches a tree of its own picks; what others answer within its turn is drawn by their weights.

    A node stands for what the seat has picked, not for a state: each iteration plays it in another world that the
    seat holds possible, so that nothing hidden or random is chosen by. A world is judged when the clock of the
    game's judge goes on: by the seat's hint less the best rival's, and by what a network has learned beyond that
    where the game has one.
    """

    searches = True

    def __init__(self, seed: int, budget: Budget = ITERATIONS) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, seat: SeatHandle) -> Option:
        """The option that was tried most."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        root = self.search(seat)
        return max(options, key=lambda option: _rank(root.children.get(option)))

    def value_in(self, seat: SeatHandle) -> Callable[[Match, int], float]:
        """What tells how much a world is worth to a seat whose turn is over."""
        weights = seat.game.judge.network(seat.setup)
        if weights is None:
            return lead
        from rulebound.bots.learned import network  # it loads numpy, which few games need

        return network(weights).value

    def search(self, seat: SeatHandle) -> Node:
        """The tree after all iterations."""
        root, values = Node(), _Spread()
        value_of = self.value_in(seat)
        clock = seat.clock
        thinking = self.budget.begin()
        while not thinking.spent:
            thinking.take()
            world = seat.imagine(Rng(self.rng.bits()))
            path = self._descend(world, seat.seat, root, clock, values)
            value = value_of(world, seat.seat)
            values.add(value)
            for node in path:
                node.visits += 1
                node.total += value
        return root

    def _descend(self, world: Match, me: int, root: Node, clock: int, values: "_Spread") -> list[Node]:
        """Play one world to the end of the turn: down the tree, one new node, then at random."""
        path, node, rng, judge = [root], root, self.rng, world.game.judge
        grown = False
        for _ in range(LONGEST):
            if (ask := world.pending) is None or judge.clock(world.state, me) != clock:
                break
            if not (options := ask.options_of(me)):
                other = ask.seats[0]
                world.step(other, _likely(world, other, rng))
                continue
            if grown:
                world.step(me, _likely(world, me, rng))
                continue
            fresh = [option for option in options if option not in node.children]
            if fresh:
                option = rng.choice(fresh)
                node.children[option] = Node()
                grown = True
            elif node is root and (poor := _neglected(root, options)) is not None:
                option = poor
            else:
                option = _best(node, options, values.width)
            for each in options:
                if (child := node.children.get(each)) is not None:
                    child.offered += 1
            node = node.children[option]
            path.append(node)
            world.step(me, option)
        return path


class PlainTreeBot(TreeBot):
    """A tree bot that judges by hints alone, to see what a network brings."""

    def value_in(self, seat: SeatHandle) -> Callable[[Match, int], float]:
        """The lead over the best rival."""
        return lead


class _Spread:
    """The lowest and the highest value met."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low, self.high = math.inf, -math.inf

    def add(self, value: float) -> None:
        self.low, self.high = min(self.low, value), max(self.high, value)

    @property
    def width(self) -> float:
        return max(self.high - self.low, 1e-9)


def _neglected(root: Node, options: Sequence[Option]) -> Option | None:
    """An option that has not yet had its part of the tries that are shared evenly."""
    least = min(options, key=lambda option: root.children[option].visits)
    return least if root.children[least].visits * len(options) < EVENLY * root.visits else None


def _best(node: Node, options: Sequence[Option], width: float) -> Option:
    best, best_score = None, -math.inf
    for option in options:
        child = node.children[option]
        doubt = math.sqrt(math.log(child.offered + 1) / child.visits)
        score = child.total / child.visits + EXPLORE * width * doubt
        if score > best_score:
            best, best_score = option, score
    assert best is not None
    return best


def _likely(world: Match, seat: int, rng: Rng) -> Option:
    """An option, drawn by the weights of the game's judge."""
    options = world.options(seat)
    weights = world.game.judge.weights(world.state, seat, options)
    if weights is None:
        return rng.choice(options)
    left = rng.below(1 << 32) / (1 << 32) * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]


def _rank(node: Node | None) -> tuple[int, float]:
    return (node.visits, node.total / node.visits) if node is not None and node.visits else (0, -math.inf)
