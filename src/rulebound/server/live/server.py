"""The server: a whole worker, with those who are connected to its tables and its bots."""

import asyncio
from dataclasses import dataclass, field

from rulebound.server.content import Packs
from rulebound.server.database import migrated
from rulebound.server.limits import Limiter
from rulebound.server.live.hub import Hub
from rulebound.server.metrics import Metrics
from rulebound.server.owners import Owners, group_of
from rulebound.server.play.bots import Bots
from rulebound.server.play.commit import Committer
from rulebound.server.play.elsewhere import Elsewhere
from rulebound.server.play.rooms import Rooms
from rulebound.server.play.studies import Studies
from rulebound.server.play.worker import PlayWorker
from rulebound.server.publication import Publication
from rulebound.server.settings import Settings


@dataclass(slots=True, kw_only=True)
class Server(PlayWorker):
    """One worker, complete."""

    hub: Hub = field(default_factory=Hub)
    bots: Bots | None = None  # set when the application starts

    def __post_init__(self) -> None:
        self.publication.listeners.append(self.hub.on_news)
        self.publication.pointed_listeners.append(self.hub.on_pointed)
        self.publication.account_listeners.append(self.hub.on_account)
        self.owners.lost.append(self._leave)

    def _leave(self, groups: set[str]) -> None:
        """Another worker may own these tables now: those who are connected come back, and are sent to it."""
        for table in self.tables_in_memory():
            if group_of(table) in groups:
                self.rooms.drop(table)
                self.hub.close_table(table)

    def tables_in_memory(self) -> list[str]:
        """The ids of the tables that are loaded or watched here."""
        return [*self.rooms.loaded(), *self.hub.tables()]


async def open_server(settings: Settings) -> Server:
    """Open and migrate the database, start the committer, and read the content packs."""
    database = await migrated(settings.database)
    publication, packs = Publication(database), Packs(settings.data)
    metrics = Metrics(settings.run)
    elsewhere = Elsewhere(database, metrics)
    committer = Committer(database, publication, metrics)
    committer.start()
    server = Server(
        settings=settings,
        database=database,
        publication=publication,
        packs=packs,
        metrics=metrics,
        limiter=Limiter(shared=settings.run and settings.run / "limits"),
        hub=Hub(settings.run, publication.worker),
        committer=committer,
        rooms=Rooms(database, committer, publication, settings.room_megabytes),
        owners=Owners(publication),
        elsewhere=elsewhere,
        studies=Studies(metrics, elsewhere),
    )
    await asyncio.to_thread(packs.read_all)
    return server


async def close_server(server: Server) -> None:
    """Finish pending work and close everything."""
    await server.hub.close()
    server.studies.close()
    await server.rooms.drain()
    await server.committer.stop()
    await server.database.close()
