"""The state that all request handlers of a worker share."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulebound.server.commit import Committer
from rulebound.server.content import Packs
from rulebound.server.database import Database, migrated
from rulebound.server.hub import Hub
from rulebound.server.metrics import Metrics
from rulebound.server.rooms import Rooms
from rulebound.server.security import Limiter
from rulebound.server.settings import Settings

if TYPE_CHECKING:
    from rulebound.server.bots import Bots


@dataclass(slots=True)
class Server:
    """One worker: its settings, its database and its rooms."""

    settings: Settings
    database: Database
    committer: Committer
    rooms: Rooms
    limiter: Limiter = field(default_factory=Limiter)
    metrics: Metrics = field(default_factory=Metrics)
    bots: "Bots | None" = None  # set when the application starts
    hub: Hub = field(default_factory=Hub)
    packs: Packs = field(init=False)

    def __post_init__(self) -> None:
        self.packs = Packs(self.settings.data)
        self.rooms.listeners.append(self.hub.on_change)


async def open_server(settings: Settings) -> Server:
    """Open and migrate the database, start the committer, and read the content packs."""
    database = await migrated(settings.database)
    metrics = Metrics()
    committer = Committer(database, metrics)
    committer.start()
    server = Server(settings, database, committer, Rooms(database, committer), metrics=metrics)
    await asyncio.to_thread(server.packs.read_all)
    return server


async def close_server(server: Server) -> None:
    """Finish pending work and close everything."""
    await server.hub.close()
    await server.rooms.drain()
    await server.committer.stop()
    await server.database.close()
