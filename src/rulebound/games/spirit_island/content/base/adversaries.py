"""The adversaries of the base box."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import Adversary, Level, adversary
from rulebound.games.spirit_island.each import each_board
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.invader_deck import moved_under, without, without_any
from rulebound.games.spirit_island.invaders import stage_of
from rulebound.games.spirit_island.pieces import BUILDINGS, TOWN
from rulebound.games.spirit_island.state import LAST_STAGE, IslandState
from rulebound.kernel import Flow


@adversary(
    "brandenburg-prussia",
    Level(1, (3, 3, 3)),
    Level(2, (3, 3, 3), pieces=((3, TOWN),)),
    Level(4, (3, 3, 3), deck=moved_under("3", "1")),
    Level(6, (3, 4, 3), deck=without("1")),
    Level(7, (4, 4, 3), deck=without("2")),
    Level(9, (4, 4, 3), deck=without("1")),
    Level(10, (4, 4, 4), deck=without_any("1")),
)
class Prussia(Adversary):
    """Its invaders settle fast, and its deck hurries."""

    def escalate(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """Land Rush: on each board with a building a land without towns gets one."""
        settled = [board for board in s.island.boards_left if s.where(*BUILDINGS) & s.island.of_board(board)]
        yield from each_board("adversary", s, its.kind, _settle, settled)

    def invader_stage(self, s: IslandState, its: Effect, stage: int) -> int:
        """Its early card of the last stage counts as one of the stage before."""
        early = any(stage_of(card) == LAST_STAGE - 1 for card in s.invader_deck)
        return LAST_STAGE - 1 if stage == LAST_STAGE and early else stage


def _settle(act: Action, lands: int) -> Flow[None]:
    land = yield from act.choose_land("land-rush", lands & ~act.s.where(TOWN))
    if land != NOWHERE:
        act.add(TOWN, land=land)
