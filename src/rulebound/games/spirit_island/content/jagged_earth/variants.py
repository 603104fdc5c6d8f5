"""The variants of Jagged Earth: what the players get in a game without events."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.content.event_texts import each_beast
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.events import instead_of_events
from rulebound.games.spirit_island.invaders import stage_of
from rulebound.games.spirit_island.pieces import BEASTS, INVADERS
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import FAST
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import LAST_STAGE, IslandState
from rulebound.kernel import Decide, Flow, Option

COMMAND: Final = "command-the-beasts"
REFUSED: Final = "beasts-not-commanded"
ways(COMMAND, "push-beasts")
lasting(REFUSED)


@instead_of_events(COMMAND)
class CommandTheBeasts(Rule):
    """Two reminder cards; a taken one is used once if all agree, and then every beasts does something."""

    moves = (COMMAND,)
    reminder = True

    def set_up(self, s: IslandState, its: Effect) -> None:
        """One before the first card of stage II or an early one of III, one before the first of stage III."""
        stages = [stage_of(card) for card in reversed(s.invader_deck)]
        its.amount = next(place for place, stage in enumerate(stages) if stage > 1)
        late = (n for n, stage in enumerate(stages) if stage == LAST_STAGE and LAST_STAGE - 1 in stages[:n])
        s.enforce(Effect(COMMAND, amount=next(late), until="game"))

    def invader_card_taken(self, s: IslandState, its: Effect, above: int) -> None:
        """It comes up with each card taken from above it, and is itself taken at the top."""
        if above < its.amount:
            its.amount -= 1
            if not its.amount:
                s.emit("reminder-taken", COMMAND)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """Any spirit proposes it in the fast phase; whom another has refused, not again in this turn."""
        ready = not its.amount and s.phase == FAST and not s.has(REFUSED, seat=its.seat)
        return [COMMAND] if ready and s.where_tokens(BEASTS) else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None]:
        """The others are asked; then one action for each land with beasts."""
        for seat in s.all_seats:
            if seat == its.seat:
                continue
            options = [Option("agree", COMMAND), Option("decline")]
            pick: Option = yield Decide(seat, "all-agree", options, own=COMMAND)
            if pick.verb == "decline":
                s.emit("refused", seat)
                s.effects.append(Effect(REFUSED, seat=its.seat))
                return
            s.emit("agreed", seat, COMMAND)
        s.end(next(each for each in s.rules if each.kind == COMMAND and not each.amount))
        s.emit("reminder-used", COMMAND)
        text = each_beast(_obey)(s)
        if text is not None:
            yield from text


def _obey(act: Action, beasts: int) -> Flow[None]:
    """Each does 1 damage, or is pushed, or causes 1 fear if invaders are there; all damage is dealt together."""
    damage = 0
    for _ in range(min(beasts, act.tokens(BEASTS))):
        there = ("damage", "fear") if act.count(*INVADERS) else ("nothing",)
        way = yield from act.choose(*there, "push-beasts")
        if way == "push-beasts":
            yield from act.push(1, tokens=(BEASTS,))
        elif way == "fear":
            act.fear(1)
        damage += way == "damage"
    yield from act.damage(damage)
