"""Set-ups of any game for hypothesis, drawn from the game's own schema."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hypothesis import strategies as st

from rulebound.kernel import Game, Rng, SetupValues
from tests.games.auztralia.content import other_numbers, smaller_maps
from workshop.setups import draw

# The content packs that games are tried with, besides the standard one.
PACKS: Final[Mapping[str, tuple[Callable[[], Any], ...]]] = {"auztralia": (other_numbers, smaller_maps)}
SEEDS = st.integers(0, 2**128 - 1)


def setups(game: Game[Any]) -> st.SearchStrategy[SetupValues]:
    """Any set-up that the game allows; a field is left to its default now and then."""
    content = game.setup.content()
    packs = {} if content is None else {content.name: ["standard", *(tables() for tables in PACKS[game.id])]}
    return SEEDS.map(lambda seed: draw(game, Rng(seed), packs))
