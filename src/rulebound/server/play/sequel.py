"""The next game on what a finished one has left."""

from rulebound.server.accounts.account import Account
from rulebound.server.play.worker import PlayWorker
from rulebound.server.tables.creating import play_on
from rulebound.server.tables.info import TableInfo
from rulebound.server.tables.table import Refused


async def sequel(server: PlayWorker, table: str, account: Account) -> TableInfo:
    """Play the next game on what this one has left, unless somebody has asked for a rematch before."""
    room = await server.rooms.get(table)
    setup = None if room.match is None else room.match.game.sequel(room.match.state)
    if setup is None or room.match is None or room.match.pending is not None:
        raise Refused("left-nothing", "this game has left nothing to play on")
    return await play_on(server, table, account, setup)
