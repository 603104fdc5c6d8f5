"""The solo Mythos deck: cards that the Old Ones play by themselves (RV-Y4 to RV-Y11, RV-N1 to RV-N19)."""

from rulebound.games.auztralia.state import EMPOWERED, MYTHOS, Fight, World
from rulebound.kernel import Flow


def apply_waiting(s: World, f: Fight) -> Flow[None]:
    """The cards that have waited for such a combat are carried out when it begins, and are discarded (RV-N4)."""
    raise NotImplementedError((s, f))


def turn_a_card(s: World, space: int) -> Flow[None]:
    """The next card, where this space of the track asks for one (RV-Y4, RV-RG1)."""
    if s.mode in (MYTHOS, EMPOWERED):
        raise NotImplementedError(space)
    yield from ()
