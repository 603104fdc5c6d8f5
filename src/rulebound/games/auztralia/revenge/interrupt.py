"""Mythos cards in a combat: those that wait for it, and those that the Old One player holds (RV-R38, RV-RG7)."""

from typing import Final

# Modules, not names: what the cards do is done with what stands in combat.
from rulebound.games.auztralia import combat
from rulebound.games.auztralia.revenge import mythos, waiting
from rulebound.games.auztralia.state import AuztraliaState, Fight
from rulebound.kernel import DONE, Decide, Flow, Option

QUIET: Final = Option("quiet")


def at_the_start(s: AuztraliaState, f: Fight) -> Flow[None]:
    """Cards that have waited for such a combat apply (RV-Y6, RV-Q3)."""
    if s.players[f.seat].waiting:
        yield from waiting.apply_waiting(s, f)


def before_a_card(s: AuztraliaState, f: Fight) -> Flow[None]:
    """The Old One player may play combat cards, before anybody withdraws (RV-R44).

    It is asked whenever it holds a card of any kind: else all would know that it holds one for combat.
    """
    dark = s.dark
    while dark is not None and dark.hand and not f.quiet and combat.goes_on(s, f):
        cards = mythos.for_combat(s, f)
        options = [Option("mythos", s.tables.mythos[card].id) for card in cards]
        pick: Option = yield Decide(s.old_ones, "interrupt", [*options, DONE, QUIET], hex=s.board.ids[f.hex])
        if pick is DONE:
            return
        if pick is QUIET:
            f.quiet = True
            return
        yield from mythos.play_in_combat(s, f, mythos.number_of(s, pick.args[0]))
