"""Why the Old One player, or who places an outpost, can or cannot do something now, with the rule's number."""

from collections.abc import Callable
from typing import Final

from rulebound.games.auztralia.revenge import old_one_player
from rulebound.games.auztralia.revenge.mythos import for_combat
from rulebound.games.auztralia.revenge.on_a_turn import can_play
from rulebound.games.auztralia.revenge.outposts import OUTPOSTS, PRICE, has_outposts, outpost_sites
from rulebound.games.auztralia.state import AuztraliaState, Dark
from rulebound.kernel import Why


def explain_to_old_ones(s: AuztraliaState, dark: Dark, what: str) -> Why | None:
    """Answer `place`, `reveal`, `move`, `summon`, `mythos dagon`, and a hex as a place for a tile: `g5`."""
    verb, *words = what.split() or [""]
    if verb == "mythos" and words:
        return _mythos(s, dark, words[0])
    if verb not in ACTIONS and verb not in s.board.number_of:
        return None
    if s.phase != "play" or s.seat != s.old_ones or s.fight is not None:
        return Why("not-now", {}, "RV-R10")
    return ACTIONS[verb](s, dark) if verb in ACTIONS else _site(s, s.board.number_of[verb])


def _place(s: AuztraliaState, dark: Dark) -> Why:
    if not any(dark.piles):
        return Why("no-tiles-left", {}, "RV-R9")
    if not s.tokens:
        return Why("no-token-left", {}, "RV-F12")
    return Why("action-open" if old_one_player.places(s) else "no-token-fits", {}, "RV-R32")


def _reveal(s: AuztraliaState, _dark: Dark) -> Why:
    return Why("action-open" if old_one_player.hidden(s) else "none-hidden", {}, "RV-R34")


def _move(_s: AuztraliaState, _dark: Dark) -> Why:
    return Why("action-open", {}, "RV-RG8")


def _summon(s: AuztraliaState, _dark: Dark) -> Why:
    return Why("action-open" if s.mythos else "no-mythos-left", {}, "RV-R36")


def _mythos(s: AuztraliaState, dark: Dark, name: str) -> Why | None:
    """A card of the hand: whether it can be played now (RV-M2, RV-M3)."""
    number = next((n for n in dark.hand if s.tables.mythos[n].id == name), None)
    if number is None:
        return None
    card = s.tables.mythos[number]
    if s.fight is not None:
        if not card.combat:
            return Why("mythos-not-in-combat", {"mythos": name}, "RV-M2")
        return Why("mythos-open" if number in for_combat(s, s.fight) else "mythos-idle", {"mythos": name}, "RV-M3")
    if card.combat:
        return Why("mythos-for-combat", {"mythos": name}, "RV-M2")
    if s.phase != "play" or s.seat != s.old_ones:
        return Why("not-now", {}, "RV-R38")
    return Why("mythos-open" if can_play(s, number) else "mythos-idle", {"mythos": name}, "RV-M3")


def _site(s: AuztraliaState, h: int) -> Why:
    """Whether a tile can be placed there (RV-R30 to RV-R33)."""
    name = s.board.ids[h]
    if not s.tokens >> h & 1:
        return Why("no-token", {"hex": name}, "RV-R30")
    places = old_one_player.places(s)
    fit = [level for level, found in places.items() if found >> h & 1]
    if fit:
        return Why("site-open", {"hex": name, "level": max(fit)}, "RV-R32")
    if s.haunted() >> h & 1:
        return Why("token-taken", {"hex": name}, "RV-R33")
    return Why("site-low", {"hex": name, "level": s.board.level[h] + (s.dangerous >> h & 1)}, "RV-R32")


def explain_outpost(s: AuztraliaState, seat: int, name: str) -> Why:
    """Whether an outpost can be placed on a hex."""
    h = s.board.number_of[name]
    if not has_outposts(s):
        return Why("no-outposts", {}, "RV-R20")
    if len(s.players[seat].outposts) >= OUTPOSTS:
        return Why("outposts-placed", {}, "RV-R21")
    if s.players[seat].gold < PRICE:
        return Why("outpost-gold", {"gold": s.players[seat].gold}, "RV-R20")
    return Why("outpost-open" if outpost_sites(s, seat) >> h & 1 else "outpost-not-here", {"hex": name}, "RV-R21")


ACTIONS: Final[dict[str, Callable[[AuztraliaState, Dark], Why]]] = {
    "place": _place,
    "reveal": _reveal,
    "move": _move,
    "summon": _summon,
}
