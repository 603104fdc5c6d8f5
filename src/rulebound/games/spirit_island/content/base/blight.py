"""The blight cards of the base box."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import BlightCard, blight_card
from rulebound.games.spirit_island.cards import forget
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow


@blight_card("downward-spiral", 5)
class DownwardSpiral(BlightCard):
    """Each spirit destroys one of its presence, in every invader phase."""

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each spirit."""
        for seat in s.all_seats:
            act = Action(s, "blight", seat, source=its.kind)
            yield from resolve(act, _lose_one(act))


def _lose_one(act: Action) -> Flow[None]:
    yield from act.destroy_presence(act.seat)


@blight_card("memory-fades-to-dust", 4)
class MemoryFadesToDust(BlightCard):
    """Each spirit forgets a power or destroys presence, in every invader phase."""

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each spirit."""
        for seat in s.all_seats:
            act = Action(s, "blight", seat, source=its.kind)
            yield from resolve(act, _fade(act))


def _fade(act: Action) -> Flow[None]:
    spirit = act.s.spirits[act.seat]
    cards = bool(spirit.hand or spirit.played or spirit.discard)
    if cards and (yield from act.choose("forget", "lose-presence")) == "forget":
        yield from forget(act.s, act.seat)
    else:
        yield from act.destroy_presence(act.seat)
