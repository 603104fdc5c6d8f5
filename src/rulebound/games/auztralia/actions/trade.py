"""Import and export: two of taking a coal or an iron, or selling one for a gold (AZ-A21, AZ-K4)."""

from rulebound.games.auztralia.actions.give import for_whom
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.games.auztralia.track import advance
from rulebound.kernel import Decide, Flow, Option, known_option

TRADES = 2
IMPORTS = (Option("import", "coal"), Option("import", "iron"))


def can_trade(_s: AuztraliaState, _seat: int) -> bool:
    """Importing is always possible."""
    return True


def trade(s: AuztraliaState, seat: int) -> Flow[None]:
    """One time point."""
    player = s.players[seat]
    for left in range(TRADES, 0, -1):
        exports = [known_option("export", name) for name in ("coal", "iron") if getattr(player, name)]
        pick: Option = yield Decide(seat, "trade", [*IMPORTS, *exports], left=left)
        goods: str = pick.args[0]
        to = yield from for_whom(s, seat)
        if pick.verb == "import":
            receiver = s.players[to]
            setattr(receiver, goods, getattr(receiver, goods) + 1)
            s.emit("imported", to, goods)
        else:
            setattr(player, goods, getattr(player, goods) - 1)
            s.players[to].gold += 1
            s.emit("exported", seat, goods)
        if to != seat:
            s.emit("gave", seat, to)
    advance(s, seat, 1)
