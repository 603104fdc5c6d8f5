"""Fewer kinds of tokens, for learning: what happens instead of adding one that is not in use (SI-163)."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.pieces import STRIFE, TOKENS
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import UNUSED_TOKEN
from rulebound.kernel import Decide, Flow, Option


def all_kinds() -> tuple[str, ...]:
    """The kinds of tokens by their names; strife lies on a piece, but is one of them."""
    return (*TOKENS, STRIFE)


@rule(UNUSED_TOKEN)
class UnusedToken(Rule):
    """The kind that `source` names is not in use: each of them gives 1 energy and 1 fear instead."""

    def instead_of_token(self, act: Action, its: Effect, kind: str, land: int, number: int) -> bool:
        """The fear at once; who gets the energy is asked when the action is over."""
        if kind != its.source:
            return False
        act.s.emit("token-unused", kind, act.s.island.names[land], number)
        act.fear(number, land)
        act.withheld += [(kind, land)] * number
        return True

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """The spirit of the board chooses who gets the energy."""
        s = act.s
        for kind, land in [each for each in act.withheld if each[0] == its.source]:
            act.withheld.remove((kind, land))
            options = [Option("spirit", seat) for seat in s.all_seats]
            pick: Option = yield Decide(s.owner_at(land), "energy-for", options, token=kind)
            act.gain_energy(pick.args[0], 1)
