"""Why the Old One player, or who places an outpost, can or cannot do something now, with the rule's number."""

from rulebound.games.auztralia.revenge import on_a_turn
from rulebound.games.auztralia.revenge.old_one_player import hidden, levels, places, sites
from rulebound.games.auztralia.revenge.outposts import OUTPOSTS, PRICE, has_outposts, outpost_sites
from rulebound.games.auztralia.state import World
from rulebound.kernel import Value, Why

DEEDS = ("place", "reveal", "move", "summon")


def explain_old_ones(s: World, what: str) -> Why | None:
    """Answer `place`, `put g5 1`, `uncover g5`, `mythos dagon`, or a bare hex."""
    verb, *words = what.split() or [""]
    if verb in s.board.number_of:
        verb, words = ("uncover" if hidden(s) >> s.board.number_of[verb] & 1 else "put"), [verb, *words]
    if verb not in (*DEEDS, "put", "uncover", "mythos"):
        return None
    if s.phase != "play" or s.seat != s.old_ones:
        return Why("not-now", {}, "RV-RG8")
    if verb in DEEDS:
        return _deed(s, verb)
    if not words:
        return None
    if verb == "mythos":
        return _mythos(s, words[0])
    if words[0] not in s.board.number_of:
        return None
    return (_uncover if verb == "uncover" else _put)(s, words)


def _deed(s: World, verb: str) -> Why:
    if verb == "place" and not places(s):
        return (
            Why("no-token-fits", {}, "RV-F12")
            if any(s.dark.piles if s.dark else ())
            else Why("no-tiles", {}, "RV-R30")
        )
    if verb == "reveal" and not hidden(s):
        return Why("none-hidden", {}, "RV-R34")
    if verb == "summon" and not s.mythos:
        return Why("no-mythos", {}, "RV-R36")
    return Why("deed-open", {"time": 1}, "RV-RG8")


def _put(s: World, words: list[str]) -> Why:
    h, about = s.board.number_of[words[0]], _at(words[0])
    if not s.tokens >> h & 1:
        return Why("no-token", about, "RV-R30")
    wanted = [int(words[1])] if len(words) > 1 and words[1] in ("1", "2", "3") else levels(s)
    named: dict[str, Value] = {**about, "number": wanted[0] if wanted else 1}
    if not wanted or wanted[0] not in levels(s):
        return Why("not-the-largest", named, "RV-R31")
    open_to = [level for level in wanted if sites(s, level) >> h & 1]
    if open_to:
        return Why("put-open", {**about, "number": open_to[0]}, "RV-R30")
    if s.haunted() >> h & 1:
        return Why("token-taken", about, "RV-R33")
    return Why("level-too-low", named, "RV-R32")


def _uncover(s: World, words: list[str]) -> Why:
    open_here = hidden(s) >> s.board.number_of[words[0]] & 1
    return Why("uncover-open" if open_here else "none-hidden-here", _at(words[0]), "RV-R34")


def _mythos(s: World, name: str) -> Why | None:
    cards = [n for n, card in enumerate(s.tables.mythos) if card.id == name]
    if not cards or s.dark is None:
        return None
    about: dict[str, Value] = {"mythos": name}
    if cards[0] not in s.dark.hand:
        return Why("mythos-not-held", about, "RV-R36")
    if s.tables.mythos[cards[0]].combat:
        return Why("mythos-for-combat", about, "RV-R38")
    if not on_a_turn.can_play(s, cards[0]):
        return Why("mythos-useless", about, "RV-M3")
    return Why("mythos-open", {**about, "time": s.tables.mythos[cards[0]].time}, "RV-R37")


def explain_outpost(s: World, seat: int, name: str) -> Why:
    """Whether an outpost can be placed on a hex."""
    h, about = s.board.number_of[name], _at(name)
    if not has_outposts(s):
        return Why("no-outposts", {}, "RV-R20")
    if len(s.players[seat].outposts) >= OUTPOSTS:
        return Why("outposts-placed", {}, "RV-R21")
    if s.players[seat].gold < PRICE:
        return Why("outpost-gold", {"gold": s.players[seat].gold}, "RV-R20")
    return Why("outpost-open" if outpost_sites(s, seat) >> h & 1 else "outpost-not-here", about, "RV-R21")


def _at(name: str) -> dict[str, Value]:
    return {"hex": name}
